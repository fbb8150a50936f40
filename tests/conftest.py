"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

# The same examples in every run, and none kept on disc: a red test is red again for whoever looks next.
settings.register_profile("meijin", derandomize=True, deadline=None, database=None, max_examples=30)
settings.load_profile("meijin")
