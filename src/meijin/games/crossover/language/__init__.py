"""The effect language: its words, what all terms share, filters and selectors, and how terms are said.

Nothing in here knows a position.
"""
