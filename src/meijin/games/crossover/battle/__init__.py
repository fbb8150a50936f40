"""Teams and their battles: from step I to the way home."""
