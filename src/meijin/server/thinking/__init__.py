"""Bots think in processes of their own: nobody waits for them, and they are given only what their seat knows."""
