"""The turn: the opening, its steps in order, and the end of a game."""
