"""The lists that players hand in: what is wrong with one (5.4).

Which rules a list breaks is kept apart from the log like the list itself. Whoever may see the list is told in sentences
what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meijin.kernel import registry
from meijin.kernel.errors import MeijinError
from meijin.tournament.model import Entrant
from meijin.tournament.refusal import Refused, Why

MOST_KNOWN: Final = 2048
FEW: Final = 4  # so many lines that are not understood are told one by one


Wrong = tuple[tuple[str, str], ...]  # the rule and the sentence of each problem
_known: dict[tuple[str, str], Wrong] = {}  # by game and list, those that were asked for last


def problems_of(game: str, cards: str) -> Wrong:
    """What is wrong with a list; what is no list at all is refused."""
    return _known[game, cards] if (game, cards) in _known else remember(game, cards, _problems(game, cards))


def problems_of_all(game: str, lists: tuple[str, ...]) -> tuple[Wrong, ...]:
    """What is wrong with each of several lists."""
    return tuple(problems_of(game, each) for each in lists)


def remember(game: str, cards: str, wrong: Wrong) -> Wrong:
    """Know what is wrong with a list: whoever sees its player is told, and reading it again would take a while."""
    if len(_known) >= MOST_KNOWN:
        del _known[next(iter(_known))]
    _known[game, cards] = wrong
    return wrong


def _problems(game: str, cards: str) -> Wrong:
    builder = registry.find(game).builder({})
    if builder is None:
        raise Refused(Why.STATE, f"players of {game} bring no lists")
    try:
        made = builder.read(cards)
    except MeijinError as error:
        raise Refused(Why.IMPOSSIBLE, f"cards: {error}") from None
    unknown = [each for each in made.problems if each.kind in ("unknown", "unknown_like")]
    folded = unknown[1:] if len(unknown) > FEW else []
    told = [
        (each.rule, f"{each.where}: {each.text}" if each.where else each.text)
        for each in made.problems
        if each not in folded
    ]
    if folded:
        more = f"{len(folded)} more lines name no card of this game: is it a list of another one?"
        told.insert(made.problems.index(unknown[0]) + 1, (unknown[0].rule, more))
    return tuple(told)


def broken_rules(game: str, cards: str) -> tuple[str, ...]:
    """The rules that a list breaks, without a word about its cards."""
    return tuple(f"rule {rule}" if rule else "something is not understood" for rule, _ in problems_of(game, cards))


def errors_for(game: str, entrant: Entrant, sealed: Mapping[str, Any]) -> tuple[str, ...]:
    """What is wrong with a player's list, in the words of a judge or of the rules, for those who may see the list."""
    kept = sealed.get(entrant.list_digest or "")
    if kept is None or not entrant.list_errors:
        return entrant.list_errors
    try:
        if entrant.list_errors != broken_rules(game, kept["list"]):
            return entrant.list_errors
    except Refused:  # the game's cards have changed since
        return entrant.list_errors
    return tuple(sentence for _, sentence in problems_of(game, kept["list"]))
