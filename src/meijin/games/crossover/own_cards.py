"""Cards of one's own beside those of the game: the option that brings them in, and the game they make."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from meijin.games.crossover import frames
from meijin.games.crossover.cards import BUILT_IN, Pool
from meijin.games.crossover.reading import PoolReader, read_additions
from meijin.kernel import owncards
from meijin.kernel.errors import SetupError

if TYPE_CHECKING:
    from meijin.games.crossover.game import CrossoverGame

GROUPS: Final = ("sets", "cards")
MOST_SHOWN: Final = 12  # problems of a file


class CardsOption(owncards.CardsOption):
    """Cards of one's own, in a file with [[cards]]."""

    groups: ClassVar[tuple[str, ...]] = GROUPS

    def check(self, document: dict[str, object], name: str) -> None:
        problems = read_additions(document, BUILT_IN, name).problems
        if problems:
            more = f"; and {len(problems) - MOST_SHOWN} more" if len(problems) > MOST_SHOWN else ""
            raise SetupError(f"{name}: the cards cannot be used: {'; '.join(map(str, problems[:MOST_SHOWN]))}{more}")


def in_one_line(document: dict[str, object]) -> str:
    """The cards and sets of a card file in one line."""
    return owncards.in_one_line(document, GROUPS)


@lru_cache(maxsize=16)
def pool_with(cards: str) -> Pool:
    """The pool of the game with further cards, given in one line."""
    base, more = BUILT_IN, json.loads(cards)
    sets, own = base["sets"], base["cards"]
    assert isinstance(sets, dict)
    assert isinstance(own, list)
    return PoolReader({**base, "sets": sets | more.get("sets", {}), "cards": own + more["cards"]}, "cards").pool()


@lru_cache(maxsize=16)
def game_with(game: type[CrossoverGame], pool: Pool) -> CrossoverGame:
    """The game with another pool."""

    class WithOwnCards(game):  # type: ignore[valid-type, misc]
        """Crossover Battles with cards of one's own."""

    WithOwnCards.pool = pool
    WithOwnCards.options = game.options_for(pool)
    WithOwnCards.markers = game.markers_for(pool)
    WithOwnCards.frames = frames.kinds(pool)
    made = WithOwnCards()
    assert isinstance(made, game)
    return made
