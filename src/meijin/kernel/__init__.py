"""What every game is: positions, actions, secrets, chance, events and records. Imports the standard library only."""
