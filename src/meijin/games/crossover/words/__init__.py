"""A game in words: the log, questions, refusals, explanations, and what people say."""
