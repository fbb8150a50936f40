"""What another package's game declares, examined when it is loaded: a slip is named with its file, not met in play."""

from __future__ import annotations

import ast
import inspect
from collections import Counter as Tally
from collections.abc import Iterable, Mapping
from textwrap import dedent
from typing import Final

from meijin.kernel.blame import is_own, place_of
from meijin.kernel.cardstate import CardState
from meijin.kernel.errors import DeclarationError, quoted
from meijin.kernel.frames import FrameKind
from meijin.kernel.game import Game, Option
from meijin.kernel.speaking import sources_of, unsaid, words_of
from meijin.kernel.state import MOST_SEATS, State
from meijin.kernel.traits import Traits
from meijin.kernel.wording import Verb
from meijin.kernel.zones import Counter, Marker, Zone
from meijin.words import BASE

# The fields that are tuples, and what these hold; all but the settings of a variant have a name.
TUPLES: Final[dict[str, type]] = {
    "seats": str,
    "cards": str,
    "options": Option,
    "zones": Zone,
    "counters": Counter,
    "markers": Marker,
    "frames": FrameKind,
    "verbs": Verb,
    "variants": dict,
}
MAPPINGS: Final = ("picked_from", "sections")


def examine(game: Game) -> None:
    """Refuse a game whose declarations contradict each other; says where, and what is wrong."""
    if is_own(type(game)):
        return
    _examine_types(game)
    places: tuple[Zone | Counter | Marker, ...] = (*game.zones, *game.counters, *game.markers)
    for name in _twice(place.name for place in places):
        raise _error(type(game), name, "is declared as more than one of its zones, counters and markers")
    for field in TUPLES:
        _examine_names(game, field)
    _examine_seats(game)
    kind = game.state
    for each in kind.__mro__:
        if not is_own(each) and each is not object:
            _examine_body(each)
    if issubclass(kind, CardState) and kind.piles is CardState.piles:
        held = {field.name for field in kind.FIELDS}
        for name in [zone.name for zone in game.zones] + [counter.name for counter in game.counters]:
            if name not in held:
                raise _error(
                    kind, name, f"is missing: {type(game).__qualname__} declares a zone or counter of that name"
                )
    _examine_words(game)
    for verb in game.verbs:
        if verb.zone not in {zone.name for zone in game.zones}:
            raise _error(type(game), "verbs", f"says that {verb.word!r} picks from {verb.zone!r}, which is no zone")


def _examine_types(game: Game) -> None:
    """Refuse a declaration that is not what it must be: most often a tuple of one that has no comma."""
    for field, kind in TUPLES.items():
        declared, right = getattr(game, field), _example(kind)
        if isinstance(declared, kind):
            raise _error(type(game), field, f"is one {kind.__name__}, not a tuple: write ({right},) with a comma")
        if not isinstance(declared, tuple):
            raise _error(type(game), field, f"must be a tuple like ({right},), not {quoted(declared)}")
        for each in declared:
            if not isinstance(each, kind):
                raise _error(type(game), field, f"has {quoted(each)} in it, which is no {kind.__name__}: write {right}")
    for field in MAPPINGS:
        declared = getattr(game, field)
        if not isinstance(declared, Mapping):
            raise _error(type(game), field, f'must be a mapping like {{"draw": "..."}}, not {quoted(declared)}')
    if not isinstance(game.traits, Traits):
        raise _error(type(game), "traits", f"must be like Traits(best_of=3), not {quoted(game.traits)}")
    state: object = getattr(game, "state", None)
    if state is None:
        raise _error(type(game), "state", "is missing: it names the class of the game's positions")
    if not (isinstance(state, type) and issubclass(state, State)):
        raise _error(type(game), "state", f"must be the class of the game's positions, not {quoted(state)}")


def _example(kind: type) -> str:
    if kind is str:
        return '"..."'
    return "{...}" if kind is dict else f"{kind.__name__}(...)"


def _examine_names(game: Game, field: str) -> None:
    """Refuse what has no name, or the name of another."""
    names = [_name(each) for each in getattr(game, field) if not isinstance(each, dict)]
    for name in names:
        if not (isinstance(name, str) and name.strip()):
            raise _error(type(game), field, f"has one whose name is {quoted(name)}; each needs a word for its name")
    for name in _twice(names):
        raise _error(type(game), field, f"has {name!r} twice; each needs a name of its own")


def _name(declared: str | Option | Zone | Counter | Marker | FrameKind | Verb) -> str:
    if isinstance(declared, str):
        return declared
    return declared.word if isinstance(declared, Verb) else declared.name


def _twice(names: Iterable[str]) -> list[str]:
    return [name for name, count in Tally(names).items() if count > 1]


def _examine_seats(game: Game) -> None:
    """Refuse too many seats, or none where nothing else says who plays."""
    if not game.seats and type(game).make_setup is Game.make_setup:
        raise _error(type(game), "seats", 'is empty: name who plays, like ("red", "blue"), or write make_setup')
    if len(game.seats) > MOST_SEATS:
        raise _error(type(game), "seats", f"has {len(game.seats)} names; at most {MOST_SEATS} can play")


def _examine_words(game: Game) -> None:
    """Refuse a message for which the game's English has no words."""
    words = words_of(game, BASE)
    for problem in () if words is None else unsaid(game, words):
        files = " or ".join(source.name for source in sources_of(game, BASE))
        raise _error(type(game), "messages", f"has one without words in {files}: {problem}")


def _examine_body(kind: type) -> None:
    """Refuse a field that one body of a class declares twice: Python forgets the first, and so would every position."""
    try:
        lines, first = inspect.getsourcelines(kind)
        body = ast.parse(dedent("".join(lines))).body[0]
    except (OSError, TypeError, SyntaxError, IndexError):  # it was not read from a file
        return
    met: dict[str, int] = {}
    for node in body.body if isinstance(body, ast.ClassDef) else ():
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name, line = node.target.id, first + node.lineno - 1
            if name in met:
                raise _error(kind, name, f"is declared a second time in line {line}; line {met[name]} has it already")
            met[name] = line


def _error(kind: type, field: str, problem: str) -> DeclarationError:
    return DeclarationError(f"the field {field!r} of {place_of(kind)} {problem}")
