"""The turn: the opening, the steps in order, and the end of a game."""
