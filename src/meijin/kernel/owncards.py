"""Cards of one's own beside those of a game: the option that brings them in, and what is to be said of their file.

The value of the option is ``none``, or the cards of a file in one line, so that a record holds them too. A game that
has it makes another game of itself for them (``Game.chosen``).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from meijin.kernel.catalogue import parse_toml
from meijin.kernel.errors import DataError, SetupError, quoted
from meijin.kernel.game import Option, Value
from meijin.kernel.messages import NoValue
from meijin.kernel.toml import refuse_depth

NONE: Final = "none"
LONGEST: Final = 2_000_000  # characters of all cards together


class CardsOption(Option):
    """Cards of one's own. A game says what their file may hold and what is wrong with it."""

    takes_files: ClassVar[bool] = True
    groups: ClassVar[tuple[str, ...]] = ()  # the lists of tables in such a file, like [[cards]]

    def check(self, document: dict[str, object], name: str) -> None:
        """Refuse cards that cannot be used; the name is that of their file."""
        raise NotImplementedError

    @property
    def allowed(self) -> str:
        """The allowed values in words."""
        return f"{NONE}, or a file of cards that `meijin cards check` finds good"

    def read(self, value: object) -> Value:
        """``none``, or the cards in their one form; refused with what is wrong with them."""
        text = value.strip() if isinstance(value, str) else ""
        if text.lower() == NONE:
            return NONE
        if not text.startswith("{") or len(text) > LONGEST:
            raise SetupError(NoValue(quoted(self.name), quoted(value), self.allowed))
        return _checked(self, text)

    def read_file(self, name: str, text: str) -> Value:
        """The cards that lie in a file."""
        if len(text) > LONGEST:
            raise SetupError(f"{name}: cards of your own have at most {LONGEST:,} characters, not {len(text):,}")
        return self.checked(parse_toml(text, name), name)

    def checked(self, document: dict[str, object], name: str) -> str:
        """The cards of a file, or of a record, in one line."""
        try:
            self.check(document, name)
        except DataError as error:
            raise SetupError(str(error)) from None
        return in_one_line(document, self.groups)


def in_one_line(document: dict[str, object], groups: tuple[str, ...]) -> str:
    """The cards of a file in one line.

    >>> in_one_line({"cards": [{"id": "x-1"}], "schema": 1}, ("sets", "cards"))
    '{"cards": [{"id": "x-1"}]}'
    """
    return json.dumps({key: document[key] for key in groups if key in document}, ensure_ascii=False)


@lru_cache(maxsize=16)
def _checked(option: CardsOption, text: str) -> str:
    """Cards in one line, in their one form. Every game, position and record with them asks again, so it is kept."""
    try:
        refuse_depth(text)
    except ValueError as error:
        raise SetupError(f"option {option.name!r} cannot be {quoted(text)}: {error}") from None
    try:
        document = json.loads(text)
    except ValueError:
        raise SetupError(f"option {option.name!r} cannot be {quoted(text)}: it is no JSON") from None
    return option.checked(document, option.name)


# -- what is said of a file -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OwnCard:
    """A good card: what it is, and what it will say."""

    id: str
    name: str
    kind: str
    text: str


@dataclass(frozen=True)
class CardProblem:
    """Something that is wrong, or that may not be meant."""

    whole: str  # in one line, with where it is
    text: str
    entry: str
    field: str
    line: int | None  # of the file, as far as it is known


@dataclass(frozen=True)
class CardReport:
    """What a check of a file has found."""

    cards: tuple[OwnCard, ...]
    problems: tuple[CardProblem, ...]
    warnings: tuple[CardProblem, ...]
