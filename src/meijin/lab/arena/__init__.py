"""Which of two bots is the stronger one, decided by games that cancel out luck."""
