"""Tables without input or output: what they are, what may be done at them, and what leaves them."""
