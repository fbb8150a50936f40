"""Many games at once: experiments, what they say about a game, and who plays them."""
