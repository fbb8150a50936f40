"""Reading card files: terms, cards and whole files, checked, with all problems at once."""
