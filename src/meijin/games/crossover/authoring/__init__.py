"""For authors of cards: the reference, examples, and what is probably a slip of the pen."""
