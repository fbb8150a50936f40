"""Tournaments on the server: events that are kept, seen by role, and go on by themselves at live tables."""
