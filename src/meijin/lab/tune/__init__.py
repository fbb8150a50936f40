"""Looking for house values with which a game is as it should be: fair, winnable, and of the right length."""
