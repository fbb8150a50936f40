"""Cards of one's own beside those of the game: the option that brings them in, and the game they make."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from meijin.games.crossover import frames
from meijin.games.crossover.cards import BUILT_IN, Pool
from meijin.games.crossover.lists.card_index import CARDS, CardIndex, index_of
from meijin.games.crossover.reading.additions import read_additions
from meijin.games.crossover.reading.pool_reader import PoolReader
from meijin.games.crossover.reading.problems import Problem
from meijin.kernel.catalogue import parse_toml
from meijin.kernel.errors import SetupError, quoted
from meijin.kernel.game import Option, Value

if TYPE_CHECKING:
    from meijin.games.crossover.game import CrossoverGame


NONE: Final = "none"
LONGEST: Final = 2_000_000  # characters of all cards together
MOST_SHOWN: Final = 12  # problems of a file


class CardsOption(Option):
    """Cards of one's own. Its value is ``none``, or a card file in one line, so that a record holds the cards too."""

    takes_files: ClassVar[bool] = True

    @property
    def allowed(self) -> str:
        """The allowed values in words."""
        return f"{NONE}, or a file with [[cards]] that `meijin cards check` finds good"

    def read(self, value: object) -> Value:
        """``none``, or the cards in their one form; refused with what is wrong with them."""
        text = value.strip() if isinstance(value, str) else ""
        if text.lower() == NONE:
            return NONE
        if not text.startswith("{") or len(text) > LONGEST:
            raise SetupError(f"option {self.name!r} cannot be {quoted(value)}; allowed: {self.allowed}")
        return _checked(self.name, text)

    def read_file(self, name: str, text: str) -> Value:
        """The cards that lie in a file."""
        if len(text) > LONGEST:
            raise SetupError(f"{name}: cards of your own have at most {LONGEST:,} characters, not {len(text):,}")
        document = parse_toml(text, name)
        _refuse(read_additions(document, BUILT_IN, name).problems, name)
        return in_one_line(document)


@lru_cache(maxsize=16)
def _checked(option: str, text: str) -> str:
    """Cards in one line, in their one form. Every game, position and record with them asks again, so it is kept."""
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        raise SetupError(f"option {option!r} cannot be {quoted(text)}: it is no JSON") from None
    _refuse(read_additions(document, BUILT_IN, option).problems, option)
    return in_one_line(document)


def _refuse(problems: tuple[Problem, ...], name: str) -> None:
    if problems:
        more = f"; and {len(problems) - MOST_SHOWN} more" if len(problems) > MOST_SHOWN else ""
        raise SetupError(f"{name}: the cards cannot be used: {'; '.join(map(str, problems[:MOST_SHOWN]))}{more}")


def in_one_line(document: dict[str, object]) -> str:
    """The cards and sets of a card file in one line.

    >>> in_one_line({"cards": [{"id": "x-1"}]})
    '{"cards": [{"id": "x-1"}]}'
    """
    return json.dumps({key: document[key] for key in ("sets", "cards") if key in document}, ensure_ascii=False)


@lru_cache(maxsize=16)
def pool_with(cards: str) -> Pool:
    """The pool of the game with further cards, given in one line."""
    base, more = BUILT_IN, json.loads(cards)
    sets, own = base["sets"], base["cards"]
    assert isinstance(sets, dict)
    assert isinstance(own, list)
    return PoolReader({**base, "sets": sets | more.get("sets", {}), "cards": own + more["cards"]}, "cards").pool()


def index_with(cards: str) -> CardIndex:
    """Where cards are looked up if these, in one line or ``none``, go with those of the game."""
    return CARDS if cards == NONE else index_of(pool_with(cards))


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
