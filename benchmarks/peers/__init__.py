"""Other platforms beside ours, measured in one run: ``make peers``."""
