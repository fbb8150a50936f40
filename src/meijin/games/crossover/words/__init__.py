"""A game in words: the log, what is asked, why not, what cards and actions do, and what people say."""
