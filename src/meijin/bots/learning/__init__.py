"""What positions are worth, learned from games."""
