"""What a view of Ranking Battle says about ranks, boards, cards and battles."""

from __future__ import annotations

from typing import Any, cast

from meijin.cli.sight import Sight
from meijin.games.ranking_battle.cards import Character, Event
from meijin.games.ranking_battle.setup import RankingSetup, Terms
from meijin.games.ranking_battle.view import Battle, Seen, Side
from meijin.kernel.kinds import kind_of


def part(seen: Sight) -> Seen:
    """What the game itself shows."""
    return cast("Seen", seen.view)


def terms(seen: Sight) -> Terms:
    """What is agreed for the game."""
    assert isinstance(seen.setup, RankingSetup)
    return seen.setup.terms


def ladder(seen: Sight) -> list[str]:
    """The seats from Rank 1 down."""
    return sorted(seen.setup.owners, key=lambda owner: int(seen.of("rank", owner)))


def current(seen: Sight) -> str:
    """Whose turn it is."""
    return str(seen.counters["current"])


def number(seen: Sight, counter: str) -> int:
    """A counter that belongs to nobody."""
    return cast("int", seen.counters[counter])


def kinds_in(seen: Sight, zone: str, owner: str | None) -> list[str]:
    """The cards in a zone as far as they are seen."""
    return [kind_of(card) for card in seen.zone(zone, owner).known]


def attacker(seen: Sight, owner: str) -> str:
    """A seat's attacker."""
    return kinds_in(seen, "attacker", owner)[0]


def victories(seen: Sight, owner: str) -> int:
    """Victory cards, face-up and face-down."""
    return cast("int", seen.of("face_up", owner) + seen.of("face_down", owner))


def persons_on_board(seen: Sight, owner: str, characters: dict[str, Character]) -> set[str]:
    """The persons who count for a seat's events now."""
    return {characters[kind].person for zone in ("attacker", "played") for kind in kinds_in(seen, zone, owner)}


def persons_owned(seen: Sight, owner: str, characters: dict[str, Character]) -> set[str]:
    """The persons among all cards of a seat that the viewer knows of."""
    cards = [kind for zone in ("attacker", "played", "hand", "discard") for kind in kinds_in(seen, zone, owner)]
    cards += [kind_of(card) for card in seen.zone("deck", owner).contents]
    return {characters[kind].person for kind in cards if kind in characters}


def condition_met(seen: Sight, owner: str, event: Event, characters: dict[str, Character]) -> bool:
    """Whether an event could be used by a seat now."""
    here, needed = persons_on_board(seen, owner, characters), set(event.requires)
    return needed <= here and len(here - needed) >= event.requires_others


def used_events(seen: Sight) -> set[str]:
    """The events that whose turn it is has used in it."""
    return {kind_of(card) for card, marks in seen.marks.items() if marks.get("used")}


def battle(seen: Sight) -> tuple[Side, Side] | None:
    """The challenger's and the defender's side of the battle under way."""
    panel: Battle | None = part(seen).get("battle")
    return None if panel is None else (panel["challenger"], panel["defender"])


def next_weapons(seen: Sight) -> tuple[list[str], list[str]]:
    """The next weapons as far as the viewer knows their order, and those that come next in some order."""
    places = seen.zone("weapons").cards or []
    if seen.zone("weapons").known:
        last = max(place for place, card in enumerate(places) if card is not None)
        return ["?" if card is None else kind_of(card) for card in places[: last + 1]], []
    entries = cast("list[dict[str, Any]]", seen.view["zones"])
    jumbled = next(entry for entry in entries if entry["zone"] == "weapons").get("jumbled", [])
    return [], [kind_of(card) for jumble in jumbled for card in jumble["cards"]]
