"""What another package's game declares, examined when it is loaded: a slip is named with its file, not met in play."""

from __future__ import annotations

import ast
import inspect
import sys
from collections import Counter
from textwrap import dedent

from meijin.kernel.cardstate import CardState
from meijin.kernel.errors import DeclarationError
from meijin.kernel.game import Game
from meijin.kernel.machine import StackState, never_asks

OWN = "meijin"  # the games of the house are held to more by its tests


def examine(game: Game) -> None:
    """Refuse a game whose declarations contradict each other; says where, and what is wrong."""
    if type(game).__module__.partition(".")[0] == OWN:
        return
    places = [each.name for each in (*game.zones, *game.counters, *game.markers)]  # type: ignore[attr-defined]
    for name, count in Counter(places).items():
        if count > 1:
            raise _error(type(game), name, "is declared as more than one of its zones, counters and markers")
    kind = getattr(game, "state", None)
    if kind is None:
        raise _error(type(game), "state", "is missing: it names the class of the game's positions")
    for each in kind.__mro__:
        if each.__module__.partition(".")[0] not in (OWN, "builtins"):
            _examine_body(each)
    if issubclass(kind, CardState) and kind.piles is CardState.piles:
        held = {field.name for field in kind.FIELDS}
        for name in [zone.name for zone in game.zones] + [counter.name for counter in game.counters]:
            if name not in held:
                raise _error(
                    kind, name, f"is missing: {type(game).__qualname__} declares a zone or counter of that name"
                )
    if type(game).question is Game.question:
        for kind in game.frames:
            if _is_asked(game, kind.name) and not kind.asks:
                right = f'FrameKind("{kind.name}", ..., asks="What ...?")'
                raise _error(type(game), "frames", f"has a question without words, {kind.name!r}: {right}")
    for verb in game.verbs:
        if verb.zone not in {zone.name for zone in game.zones}:
            raise _error(type(game), "verbs", f"says that {verb.word!r} picks from {verb.zone!r}, which is no zone")


def _is_asked(game: Game, name: str) -> bool:
    """Whether a kind of frame is ever a question; where the rules are handlings, these tell."""
    number = [kind.name for kind in game.frames].index(name)
    return not issubclass(game.state, StackState) or game.state.HANDLINGS.offers[number] is not never_asks


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
    where = getattr(sys.modules.get(kind.__module__), "__file__", None) or "no file"
    return DeclarationError(f"the field {field!r} of {kind.__module__}.{kind.__qualname__} ({where}) {problem}")
