"""Described positions: set up from words, within limits."""
