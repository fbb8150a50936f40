"""The lists that players hand in: what is wrong with one (5.4).

Which rules a list breaks is kept apart from the log like the list itself, by their ids. Whoever may see the list is
told what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meijin.kernel import registry
from meijin.kernel.errors import MeijinError
from meijin.kernel.messages import InWords
from meijin.tournament.because import Because
from meijin.tournament.errors import EventError
from meijin.tournament.messages import BreaksRule, MoreUnknown
from meijin.tournament.model import Entrant
from meijin.words import Saying

MOST_KNOWN: Final = 2048
FEW: Final = 4  # so many lines that are not understood are told one by one


Wrong = tuple[tuple[str, Saying], ...]  # of each problem the rule, and what there is to be said of it
# What older logs have for a rule, and for a line that is not understood.
RULE: Final = "rule "
NOT_UNDERSTOOD: Final = "something is not understood"
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
        raise EventError(Because.NO_LISTS_BROUGHT, game=game)
    try:
        made = builder.read(cards)
    except MeijinError as error:
        raise EventError(Because.LIST_UNREADABLE, problem=str(error)) from None
    unknown = [each for each in made.problems if each.kind in ("unknown", "unknown_like")]
    folded = unknown[1:] if len(unknown) > FEW else []
    told = [(each.rule, each.whole(ruled=False).saying()) for each in made.problems if each not in folded]
    if folded:
        more = MoreUnknown(len(folded)).saying()
        told.insert(made.problems.index(unknown[0]) + 1, (unknown[0].rule, more))
    return tuple(told)


def broken_rules(game: str, cards: str) -> tuple[str, ...]:
    """The rules that a list breaks, without a word about its cards; an empty one where something is not understood."""
    return tuple(rule for rule, _ in problems_of(game, cards))


def errors_for(game: str, entrant: Entrant, sealed: Mapping[str, Any]) -> tuple[Saying, ...]:
    """What is wrong with a player's list, in the words of a judge or of the rules, for those who may see the list."""
    if entrant.list_words:
        return tuple(InWords(words).saying() for words in entrant.list_errors)
    rules = tuple("" if each == NOT_UNDERSTOOD else each.removeprefix(RULE) for each in entrant.list_errors)
    kept = sealed.get(entrant.list_digest or "")
    try:
        if kept is not None and rules and rules == broken_rules(game, kept["list"]):
            return tuple(said for _, said in problems_of(game, kept["list"]))
    except EventError:  # the game's cards have changed since
        pass
    return tuple(BreaksRule(rule or None).saying() for rule in rules)
