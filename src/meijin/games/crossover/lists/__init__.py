"""Lists that players bring: cards by name, deck lists, what is legal, and matches between them."""
