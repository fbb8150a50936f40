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
from meijin.tournament.model import Entrant, Event
from meijin.tournament.refusal import Refused, Why

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
        raise Refused(Why.IMPOSSIBLE, f"the {what} is empty")
    refuse_an_id(kept, what)
    if (mixed := mixed_word(kept)) is not None:
        word, scripts = mixed
        raise Refused(
            Why.IMPOSSIBLE,
            f"the {what} {quoted(name)} mixes {' and '.join(scripts)} letters in {word!r}: write a word in one script",
        )
    if len(kept) > LONGEST_NAME:
        raise Refused(Why.IMPOSSIBLE, f"the {what} {quoted(name)} has {len(kept)} characters; {LONGEST_NAME} fit")
    return kept


def clear(text: str, what: str) -> str:
    """Words as they are kept, without spare blanks; what nobody sees, or what turns or covers others, is refused.

    >>> clear(" Town  Hall ", "venue")
    'Town Hall'
    """
    kept = " ".join(text.split())
    if not kept.isprintable() or unseen(kept) is not None:
        raise Refused(Why.IMPOSSIBLE, f"the {what} {quoted(text)} has signs that cannot be seen")
    if towers(kept):
        raise Refused(
            Why.IMPOSSIBLE, f"the {what} {quoted(text)} has letters with more than {MOST_MARKS} marks on them"
        )
    return kept


def shown_name(event: Event, player: str) -> str:
    """A player's name as it is shown; who is not in the event is refused."""
    return shown_names(event)[event.entrant(player).player]


def refuse_an_id(name: str, what: str = "name") -> None:
    """Refuse a name that ends like the id beside a name: only the program puts ids there."""
    if ends_like_an_id(name):
        raise Refused(
            Why.IMPOSSIBLE,
            f"the {what} {quoted(name)} ends like the id that is shown beside names that look alike: leave that out",
        )


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


class NoSuchPlayer(Refused):
    """Nobody in an event is meant by what somebody has said; ``hint`` may say who was."""

    def __init__(self, words: str, hint: str) -> None:
        super().__init__(Why.UNKNOWN, f"there is no player {quoted(words)} in this event{hint and '; '}{hint}")
        self.hint = hint


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
            names = ", ".join(f"{each.player} ({each.name})" for each in fits[:NAMED])
            more = f" and {len(fits) - NAMED} more" if len(fits) > NAMED else ""
            raise Refused(Why.UNKNOWN, f"{quoted(words)} may be {names}{more}: give the id")
    known = {by_name(each.name): each.player for each in everybody} | {each: each for each in event.entrants}
    close = get_close_matches(wanted, known, n=1)
    hint = f"did you mean {known[close[0]]} ({event.entrants[known[close[0]]].name})?" if close else ""
    raise NoSuchPlayer(words, hint)
