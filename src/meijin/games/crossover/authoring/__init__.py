"""For authors of cards: the reference with an example of every term, and what is probably a slip of the pen."""
