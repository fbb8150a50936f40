"""What a choice is about: the cards, seats and places that an action names, so that a table can show it on them.

Whoever draws a table lights what can be chosen and knows from a click which choice is meant, without knowing the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from meijin.kernel.setup import Setup
    from meijin.kernel.state import View


@dataclass(frozen=True)
class Touch:
    """What an action names.

    A card is named in full where the action says which copy it is (``red_6#2``), and by its kind otherwise, as often as
    it is needed (``n09``, ``n09``). A full name tells where the card lies; kinds are picked from ``zone``.
    """

    cards: tuple[str, ...] = ()
    zone: str = ""  # where cards named by their kind are picked from; empty where it does not matter
    owner: str = ""  # whose zone that is, unless it is shared or that of the seat that chooses
    seats: tuple[str, ...] = ()  # the owners it names
    places: tuple[str, ...] = ()  # the zones it names as places, such as an Area to move to


NOTHING: Final = Touch()


def touch_of(setup: Setup, words: str, picked_from: Mapping[str, str]) -> Touch:
    """What the words of an action name, apart from the first, which says what is done.

    >>> from meijin.kernel.registry import find
    >>> touch_of(find("ganymede").prepare(2, {}), "withdraw red_6#2", {"withdraw": "row"})
    Touch(cards=('red_6#2',), zone='row', owner='', seats=(), places=())
    """
    verb, *named = words.split()
    if not named:
        return NOTHING
    names, owners, zones = setup.card_words, setup.owners, setup.zones
    cards = tuple([word for word in named if word in names])
    return Touch(
        cards,
        picked_from.get(verb, "") if cards else "",
        "",
        tuple([word for word in named if word in owners]),
        tuple([word for word in named if word in zones]),
    )


def is_part_of(picked: Sequence[str], whole: Sequence[str]) -> bool:
    """Whether cards that somebody has picked can be among those that an action names, maybe by their kinds.

    >>> is_part_of(["red_6#2"], ["red_6"]), is_part_of(["n09"], ["n09", "n09"]), is_part_of(["n09", "n09"], ["n09"])
    (True, True, False)
    """
    missing, spare = Counter(picked) - Counter(whole), Counter(whole) - Counter(picked)
    kinds = _kinds_of_copies(missing)
    return kinds.total() == missing.total() and all(count <= spare[kind] for kind, count in kinds.items())


def _kinds_of_copies(cards: Counter[str]) -> Counter[str]:
    """Of the cards named in full, how many there are of each kind."""
    kinds: Counter[str] = Counter()
    for card, count in cards.items():
        kind, mark, _ = card.partition("#")
        if mark:
            kinds[kind] += count
    return kinds


def cards_shown(view: View, zone: str = "", owner: str = "") -> Counter[str]:
    """The cards that a view shows, each under its name and its kind, with how many of it there are.

    With a zone only those in the zone of this name that is shared, that belongs to the viewer, or to ``owner`` if that
    is said.
    """
    shown: Counter[str] = Counter()
    for seen in cast("list[dict[str, object]]", view.get("zones", [])):
        if zone and (seen["zone"] != zone or seen["owner"] not in (None, owner or view.get("seat"))):
            continue
        for card in cast("list[str] | None", seen.get("contents")) or _laid_open(seen):
            shown[card] += 1
            kind = card.partition("#")[0]
            if kind != card:
                shown[kind] += 1
    return shown


def _laid_open(seen: Mapping[str, object]) -> list[str]:
    """The cards of a zone that a view shows where they lie, or in which places they lie together."""
    cards = cast("list[str | None]", seen.get("cards", []))
    jumbled = cast("list[dict[str, list[str]]]", seen.get("jumbled", []))
    return [*(card for card in cards if card is not None), *(card for each in jumbled for card in each["cards"])]
