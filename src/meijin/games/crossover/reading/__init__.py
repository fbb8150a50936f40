"""Card files: terms, cards and whole files are read and checked, with all problems at once."""
