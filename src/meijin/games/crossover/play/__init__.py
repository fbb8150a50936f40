"""What happens to cards and objects: between piles, into play and out of it, Teams, coins, control, Damage."""
