"""Other cards than those of the game: the option that brings in cards of one's own, and the game they make."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from meijin.games.crossover import frames
from meijin.games.crossover.cards import BUILT_IN, Pool, document
from meijin.games.crossover.editions import EDITION
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
def pool_with(cards: str, edition: int = EDITION) -> Pool:
    """The pool of an edition of the game with further cards, given in one line."""
    base, more = document(edition), json.loads(cards)
    sets, own = base["sets"], base["cards"]
    assert isinstance(sets, dict)
    assert isinstance(own, list)
    return PoolReader({**base, "sets": sets | more.get("sets", {}), "cards": own + more["cards"]}, "cards").pool()


@lru_cache(maxsize=16)
def game_with(game: type[CrossoverGame], pool: Pool, edition: int = EDITION) -> CrossoverGame:
    """The game with another pool, made of the cards of an edition."""

    class WithOtherCards(game):  # type: ignore[valid-type, misc]
        """Crossover Battles with cards of one's own, or those of an earlier edition."""

    WithOtherCards.pool = pool
    WithOtherCards.cards_of = edition
    WithOtherCards.options = game.options_for(pool)
    WithOtherCards.markers = game.markers_for(pool)
    WithOtherCards.frames = frames.kinds(pool)
    made = WithOtherCards()
    assert isinstance(made, game)
    return made
