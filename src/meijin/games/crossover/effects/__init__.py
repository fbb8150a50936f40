"""Effects: the terms of the language with what each of them means in a game, and the cards that are made of them."""
