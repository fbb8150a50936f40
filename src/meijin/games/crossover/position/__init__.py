"""Described positions: set up from words and kept within limits."""
