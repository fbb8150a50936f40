"""The lists that players hand in: what is wrong with one (5.4).

Which rules a list breaks is kept apart from the log like the list itself. Whoever may see the list is told in sentences
what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from meijin.kernel import registry
from meijin.kernel.errors import MeijinError
from meijin.tournament.model import Entrant
from meijin.tournament.refusal import Refused, Why

FEW: Final = 4  # so many lines that are not understood are told one by one


@lru_cache(maxsize=2048)
def _problems(game: str, cards: str) -> tuple[tuple[str, str], ...]:
    """What is wrong with a list: the rule and the sentence of each problem; what is no list at all is refused."""
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
    return tuple(f"rule {rule}" if rule else "something is not understood" for rule, _ in _problems(game, cards))


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
    return tuple(sentence for _, sentence in _problems(game, kept["list"]))
