"""What attacks, blocks, Teams, cards and payments are worth to a competent player, from what its seat knows."""
