"""Who meets whom: the Swiss rounds (7.1 to 7.7), the round robin (7.8) and the cut (7.9)."""
