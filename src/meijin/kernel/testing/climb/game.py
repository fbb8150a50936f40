"""Climb as a game the kernel can offer."""

from __future__ import annotations

from typing import Final

from meijin.kernel.game import Game, Value
from meijin.kernel.setup import Setup
from meijin.kernel.testing.climb import messages, notation
from meijin.kernel.testing.climb.cards import CARDS, DAMAGE, LIFE, PACK, SEATS
from meijin.kernel.testing.climb.rules import Climb
from meijin.kernel.zones import Audience, Zone
from meijin.words import Message


class ClimbGame(Game):
    """Climb."""

    id = "climb"
    name = "Climb"
    about = "Be the first without cards: beat the set before you, or take damage."
    state = Climb
    minutes = 5
    messages = messages.MESSAGES
    # The state holds counts, so nothing is derived from these; they tell a table what the zones of a view are.
    zones = (
        Zone("hand", "cards in hand", ordered=False, known=Audience.OWNER, shown=Audience.OWNER),
        Zone("damage", "cards put face down", ordered=False, known=Audience.OWNER, shown=Audience.OWNER),
        Zone("played", "cards played and guards discarded", owned=False, ordered=False),
        Zone("deck", "the deck", owned=False, pile=True, known=Audience.NOBODY),
    )

    # -- setting up ---------------------------------------------------------------------------------------------

    def make_setup(self, players: int | None, values: dict[str, Value], given: frozenset[str]) -> Setup:
        """Three seats, no options."""
        del given
        if players is not None and players != len(SEATS):
            self.refuse_players(players, len(SEATS))
        return Setup(self, values, SEATS, CARDS)

    def deal(self, setup: Setup, chance: int) -> Climb:
        """A game begins."""
        state = Climb(setup, chance)
        state.deal()
        return state

    def longest(self, setup: Setup) -> int:
        """Each play or guard uses up a card and is followed by two passes at most; damage is put face down singly."""
        return len(PACK) * setup.players + LIFE * setup.players

    def sign_names(self, setup: Setup) -> list[str]:
        """All that a seat sees, as the state holds no cards."""
        del setup
        seats = ("own", "next", "next_2")
        return [
            *[f"{pile} {card}" for pile in ("hand", "damage", "played") for card in CARDS],
            *[f"{what} of {seat}" for what in ("hand", "damage", "still in") for seat in seats],
            *("deck", "number to beat", "cards of it"),
            *[f"last played: {seat}" for seat in seats],
            "cards due",
        ]

    # -- language -----------------------------------------------------------------------------------------------

    def actions(self, setup: Setup) -> range:
        """All that there are words for."""
        del setup
        return range(notation.ACTIONS)

    def text(self, setup: Setup, action: int) -> str:
        del setup
        return notation.text(action)

    def parse(self, setup: Setup, text: str) -> int:
        del setup
        return notation.parse(text)

    def choice(self, setup: Setup, action: int) -> Message:
        del setup
        return notation.choice(action)

    def card_text(self, card: str) -> str:
        """What a card is good for."""
        rank = CARDS.index(card)
        if not rank:
            return "Discard it instead of beating a set, and take no damage."
        return f"Whoever passes on a set of this number takes {DAMAGE[rank]} damage."


CLIMB: Final = ClimbGame()
