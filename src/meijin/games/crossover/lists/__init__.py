"""Lists that players bring: cards by what people call them, deck lists, what is legal, building, matches."""
