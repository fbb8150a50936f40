"""How what something costs grows with how much of it there is: ``python -m benchmarks.growth``."""
