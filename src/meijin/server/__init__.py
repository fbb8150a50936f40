"""The server: tables where nothing is lost and nobody peeks."""
