"""What is in play: cards on the move, and what holds of them now."""
