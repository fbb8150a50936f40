"""The options of a game as OpenSpiel's parameters, which are whole numbers, truths and texts without commas.

==========================================  ============================================================
an option of ours                           is there
==========================================  ============================================================
yes or no                                   a truth
a number, or one word instead of it         a whole number; -1 for the word, or where nothing is chosen
anything else                               a text with ``+`` for commas; empty where nothing is chosen
==========================================  ============================================================

A parameter that has its default counts as not given: so the options decide on the players, or one on another.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from meijin.kernel.errors import SetupError, quoted
from meijin.kernel.game import is_number, word

if TYPE_CHECKING:
    from meijin.kernel.game import Game, Option, Value

Parameter = int | bool | str

PLAYERS: Final = "players"
NO_NUMBER: Final = -1
UNWRITABLE: Final = frozenset("()=\n")


def specification(game: Game) -> dict[str, Parameter]:
    """The parameters of a game with their defaults.

    >>> from meijin.kernel import registry
    >>> told = specification(registry.find("cat_battles"))
    >>> told["players"], told["turn_limit"], told["starter_sets"]
    (2, 80, 'cafe_starter+high_class_starter')
    """
    told: dict[str, Parameter] = {PLAYERS: game.prepare(None, {}).players}
    for option in game.options:
        if option.name in told:
            raise SetupError(f"{game.name} has an option {option.name!r}, which OpenSpiel takes for something else")
        told[option.name] = _told(option, option.default)
    return told


def given(game: Game, parameters: Mapping[str, Parameter]) -> dict[str, Parameter]:
    """Those of some parameters that are not at their defaults, as OpenSpiel writes them."""
    defaults = specification(game)
    said = {name: _written(name, value) for name, value in parameters.items()}
    return {name: value for name, value in said.items() if value != defaults[name]}


def chosen(game: Game, parameters: Mapping[str, Parameter]) -> tuple[int | None, dict[str, object]]:
    """The number of players, and the options, that given parameters stand for.

    >>> from meijin.kernel import registry
    >>> chosen(registry.find("cat_battles"), {"turn_limit": -1})
    (None, {'turn_limit': 'none'})
    """
    options = {option.name: option for option in game.options}
    players = parameters.get(PLAYERS)
    values = {name: _meant(options[name], value) for name, value in parameters.items() if name != PLAYERS}
    return None if players is None else int(players), values


def _written(name: str, value: Parameter) -> Parameter:
    """A parameter as OpenSpiel can write it in a line with others and read it again."""
    if not isinstance(value, str):
        return value
    if lost := sorted(set(value) & UNWRITABLE):
        raise SetupError(
            f"parameter {name!r} has {quoted(lost[0])} in it, which OpenSpiel cannot write: {quoted(value)}"
        )
    return value.replace(",", "+")


def _told(option: Option, value: Value) -> Parameter:
    """A value of an option as a parameter."""
    if isinstance(value, bool):
        return value
    if _takes_number(option):
        text = word(value)
        return int(text) if is_number(text) else NO_NUMBER
    return "" if value is None else word(value).replace(",", "+")


def _meant(option: Option, value: Parameter) -> object:
    """The value of an option that a parameter stands for."""
    if _takes_number(option):
        return next(iter(_words(option)), None) if value == NO_NUMBER else value
    return value.replace("+", ",") if isinstance(value, str) else value


def _takes_number(option: Option) -> bool:
    """Whether its values are numbers from 0 on, but for one: a word, or that nothing is chosen."""
    numbers = [int(text) for text in map(word, option.choices) if is_number(text)] + [option.low] * option.ranged
    others = len(_words(option)) + (option.default is None)
    return bool(numbers) and min(numbers) >= 0 and others <= 1


def _words(option: Option) -> list[Value]:
    """The choices that are no numbers."""
    return [choice for choice in option.choices if not is_number(word(choice))]
