"""The effect language: its words, what all terms share, and how terms are said."""
