"""The editions of the rules: games, matches and lists from before go on by the one they were begun with."""

from __future__ import annotations

from typing import Final

# In the first, Plunder was asked with nothing to take; an ability went on though its fighter was healed after an injury
# or had lost its db coin; who waited in the Village was on Stand-by in every phase (CB2.8, R87); and nobody looked at
# the names in a sideboard after an exchange (CB3.1.8).
# In the second, other cards were in starter decks and the second player had other chakra (former.toml).
EDITION: Final = 3
