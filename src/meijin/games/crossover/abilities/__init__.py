"""Abilities as such: which may be used, what they cost, which of them hear an event or replace it."""
