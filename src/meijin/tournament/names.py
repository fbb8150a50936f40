"""Names and ids of players: how they are written, sorted, made and found again."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from difflib import get_close_matches
from typing import Final

from meijin.kernel.errors import quoted
from meijin.kernel.letters import (
    MOST_MARKS,
    alike,
    ends_like_an_id,
    looks,
    mixed_word,
    readable,
    towers,
    unseen,
)
from meijin.tournament.because import Because
from meijin.tournament.errors import EventError
from meijin.tournament.messages import NamedPlayer, Thing
from meijin.tournament.model import Entrant, Event

LONGEST_NAME: Final = 40
NAMED: Final = 4  # so many possible meanings are listed


def by_name(name: str) -> str:
    """What names are sorted by: the code points of their casefolded NFC form (R24).

    >>> sorted(["Zoe", "Édith", "anna", "Ben"], key=by_name)
    ['anna', 'Ben', 'Zoe', 'Édith']
    """
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def namesake(event: Event, name: str) -> Entrant | None:
    """Somebody in the event whose name people take for this one."""
    return next((each for each in event.entrants.values() if alike(each.name, name)), None)


def shown_names(event: Event) -> dict[str, str]:
    """Everybody's name as it is shown: with the id where somebody else's looks the same."""
    entrants = event.entrants.values()
    often = Counter(key for each in entrants for key in looks(each.name))
    return {
        each.player: readable(each.name)
        if all(often[key] == 1 for key in looks(each.name))
        else f"{readable(each.name)} ({each.player})"
        for each in entrants
    }


def sorted_by_name(entrants: Iterable[Entrant]) -> list[Entrant]:
    """Players as a list by name has them; who has the same name comes by id."""
    return sorted(entrants, key=lambda each: (by_name(each.name), each.player))


def coin_caller(one: Entrant, other: Entrant) -> str:
    """Who calls the coin between two: whose family name comes first, then whose name, then whose id (R18)."""
    return min(
        (one, other), key=lambda each: (by_name(each.family_name or each.name), by_name(each.name), each.player)
    ).player


def visible(name: str, what: str = "name") -> str:
    """A name as it is kept, without spare blanks; what cannot be read or is too long for the forms is refused.

    >>> visible("  Ida   Berg ")
    'Ida Berg'
    """
    kept = clear(name, what)
    if not kept:
        raise EventError(Because.EMPTY, what=Thing(what))
    refuse_an_id(kept, what)
    if (mixed := mixed_word(kept)) is not None:
        word, scripts = mixed
        raise EventError(Because.MIXED_LETTERS, what=Thing(what), name=quoted(name), word=word, scripts=tuple(scripts))
    if len(kept) > LONGEST_NAME:
        raise EventError(Because.TOO_LONG, what=Thing(what), name=quoted(name), length=len(kept), most=LONGEST_NAME)
    return kept


def clear(text: str, what: str, about: str = "") -> str:
    """Words as they are kept, without spare blanks; what nobody sees, or what turns or covers others, is refused.

    >>> clear(" Town  Hall ", "venue")
    'Town Hall'
    """
    kept = " ".join(text.split())
    if not kept.isprintable() or unseen(kept) is not None:
        raise EventError(Because.UNSEEN_SIGNS, about=about or what, what=Thing(what), name=quoted(text))
    if towers(kept):
        raise EventError(Because.TOWERS, about=about or what, what=Thing(what), name=quoted(text), most=MOST_MARKS)
    return kept


def shown_name(event: Event, player: str) -> str:
    """A player's name as it is shown; who is not in the event is refused."""
    return shown_names(event)[event.entrant(player).player]


def refuse_an_id(name: str, what: str = "name") -> None:
    """Refuse a name that ends like the id beside a name: only the program puts ids there."""
    if ends_like_an_id(name):
        raise EventError(Because.LIKE_AN_ID, what=Thing(what), name=quoted(name))


def free_ids(taken: Collection[str], width: int = 2) -> Iterator[str]:
    """Ids that no player has yet, in order, with so many digits or more.

    >>> ids = free_ids({"P01", "P03"})
    >>> next(ids), next(ids)
    ('P04', 'P05')
    """
    number = len(taken)
    while True:
        number += 1
        if (player := f"P{number:0{width}}") not in taken:
            yield player


class NoSuchPlayer(EventError):
    """Nobody in an event is meant by what somebody has said; ``meant`` may be who was."""

    def __init__(self, words: str, meant: NamedPlayer | None) -> None:
        super().__init__(Because.NO_SUCH_PLAYER, said=quoted(words), player=meant)
        self.meant = meant


def find_player(event: Event, words: str) -> Entrant:
    """The player that somebody means: by id, by name, or by the beginning of a name that only one has."""
    wanted = by_name(" ".join(words.split()))
    if words in event.entrants:
        return event.entrants[words]
    everybody = list(event.entrants.values())
    for fits in (
        [each for each in everybody if each.player.casefold() == wanted],
        [each for each in everybody if by_name(each.name) == wanted],
        [each for each in everybody if wanted and by_name(each.name).startswith(wanted)],
    ):
        if len(fits) == 1:
            return fits[0]
        if fits:
            named = tuple(NamedPlayer(each.player, each.name) for each in fits[:NAMED])
            more = max(0, len(fits) - NAMED)
            raise EventError(Because.SEVERAL_PLAYERS, said=quoted(words), players=named, more=more)
    known = {by_name(each.name): each.player for each in everybody} | {each: each for each in event.entrants}
    close = get_close_matches(wanted, known, n=1)
    meant = event.entrants[known[close[0]]] if close else None
    raise NoSuchPlayer(words, None if meant is None else NamedPlayer(meant.player, meant.name))
