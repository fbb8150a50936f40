"""Effects: every operation, condition, number, payment and mod with what it means in a game; cards are made of them."""
