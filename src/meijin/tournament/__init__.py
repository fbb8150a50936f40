"""Tournaments: who meets whom, who is ahead, and a log that anybody can check. Knows nothing of HTTP."""
