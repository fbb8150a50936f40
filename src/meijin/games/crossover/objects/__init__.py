"""What is in play and what holds of it now: presence, the board of static abilities, what filters mean.

A position is looked at here and hardly changed: only ``context`` and ``durations`` keep their own rows.
"""
