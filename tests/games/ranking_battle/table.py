"""Positions of Ranking Battle in short hand.

``seat("masato", hand="mio cat_single*2", up=1)`` is a player with Masato as attacker, three cards in hand and a face-up
victory card; piles are listed from their top. What is not said is empty, and players who are not mentioned have nothing
but a ★Riki Naoe. Ranks are dealt in seat order unless said. The characters that are mentioned take part, with others to
make eight.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import meijin
from meijin.games.ranking_battle.cards import CATALOGUE
from meijin.games.ranking_battle.spelling import SEATS
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel.event import Event
from meijin.kernel.state import View

RED, BLUE, GREEN, YELLOW, PURPLE = range(5)
SELECTABLE = [card.id for card in CATALOGUE.characters if card.selectable]
NEEDED = {card.id: card.requires for card in CATALOGUE.events}


@dataclass(frozen=True)
class Seat:
    """What a player has; see :func:`seat`."""

    attacker: str
    hand: str
    deck: str
    discard: str
    played: str
    events: str
    up: int
    down: int
    rank: int
    weaken: int

    def zones(self) -> dict[str, object]:
        """The zones as a scenario lists them."""
        listed = {"hand": self.hand, "deck": self.deck, "discard": self.discard, "played": self.played}
        listed |= {"attacker": self.attacker, "board_events": self.events}
        return {zone: cards(written) for zone, written in listed.items() if written}

    def counters(self) -> dict[str, int]:
        """The counters as a scenario lists them."""
        numbers = {"face_up": self.up, "face_down": self.down, "rank": self.rank, "weaken": self.weaken}
        return {name: number for name, number in numbers.items() if number}


def seat(
    attacker: str = "riki_star",
    hand: str = "",
    deck: str = "",
    discard: str = "",
    played: str = "",
    events: str = "",
    up: int = 0,
    down: int = 0,
    rank: int = 0,
    weaken: int = 0,
) -> Seat:
    """A player."""
    return Seat(attacker, hand, deck, discard, played, events, up, down, rank, weaken)


def cards(written: str) -> list[object]:
    """Cards in short hand: ``mio cat_single*2``; ``snack_time!`` is an event that was used."""
    listed: list[object] = []
    for word in written.split():
        name, _, copies = word.partition("*")
        card: object = {"card": name[:-1], "used": 1} if name.endswith("!") else name
        listed += [card] * int(copies or 1)
    return listed


def table(
    phase: str = "character",
    *,
    red: Seat | None = None,
    blue: Seat | None = None,
    green: Seat | None = None,
    yellow: Seat | None = None,
    purple: Seat | None = None,
    decides: str = "red",
    players: int = 4,
    weapons: str = "",
    used_weapons: str = "",
    event_deck: str = "",
    display: str = "",
    chance: list[object] | None = None,
    counters: dict[str, object] | None = None,
    zones: dict[str, object] | None = None,
    stack: list[dict[str, object]] | None = None,
    **options: object,
) -> RankingBattle:
    """A position in a phase of a player's turn."""
    given = [red, blue, green, yellow, purple][:players]
    laid: dict[str, object] = {}
    numbers: dict[str, object] = dict(counters or {})
    for name, its in zip(SEATS, given, strict=False):
        each = its or seat()
        laid[name] = each.zones()
        numbers[name] = {**each.counters(), **dict(numbers.get(name, {}))}  # type: ignore[call-overload]
    for name, written in (("weapons", weapons), ("event_deck", event_deck)):
        if written:
            laid[name] = [*cards(written), "..."]
    for name, written in (("used_weapons", used_weapons), ("display", display)):
        if written:
            laid[name] = cards(written)
    laid |= zones or {}
    options.setdefault("characters", ",".join(_selection(given, f"{display} {event_deck}")))
    flow: dict[str, object] = {"stack": stack} if stack else {"phase": phase, "decides": decides}
    position = meijin.Scenario("ranking_battle", players, laid, numbers, flow, chance)
    position.options = options
    state = position.state()
    assert isinstance(state, RankingBattle)
    return state


def _selection(given: Iterable[Seat | None], events: str) -> list[str]:
    """Eight characters: those that are mentioned, and the first of the others."""
    words = events.split()
    for its in given:
        if its is not None:
            words += " ".join((its.attacker, its.hand, its.deck, its.discard, its.played, its.events)).split()
    names = [word.split("*")[0].rstrip("!").split("#")[0] for word in words]
    wanted = [*names, *(person for name in names for person in NEEDED.get(name, ()))]
    order = sorted(SELECTABLE, key=lambda name: name not in wanted)
    return order[: CATALOGUE.rules.characters_in_pool]


def new(players: int = 4, seed: int = 1, **options: object) -> RankingBattle:
    """A game from its beginning."""
    state = meijin.new("ranking_battle", players=players, seed=seed, **options)
    assert isinstance(state, RankingBattle)
    return state


# -- playing --------------------------------------------------------------------------------------------------------


def play(state: RankingBattle, *actions: str) -> list[Event]:
    """Carry out some actions of whoever decides; gives back what happened."""
    return [event for action in actions for event in state.apply(action)]


def told(events: Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """The events of a kind in full."""
    return [dict(event.fields) for event in events if event.kind == kind]


def idle(state: RankingBattle, until: str = "") -> None:
    """Do nothing as long as this turn goes on, or until this is asked: ``idle(state, "red challenge")``."""
    turn = state.turn
    while state.deciders and (question(state) != until if until else state.turn == turn):
        play(state, next(words for words in ("done", "keep", "pass") if words in state.choices()))


# -- looking --------------------------------------------------------------------------------------------------------


def decider(state: RankingBattle) -> str:
    """Who decides."""
    (who,) = state.deciders
    return state.setup.seats[who]


def question(state: RankingBattle) -> str:
    """Who decides what: ``blue react``."""
    return f"{decider(state)} {state.view()['question']}"


def short(state: RankingBattle, cards: Iterable[int]) -> str:
    """Cards as text, sorted: ``cat_single*2 mio``."""
    names = [state.setup.kinds[card] for card in cards]
    return " ".join(f"{name}*{names.count(name)}" if names.count(name) > 1 else name for name in sorted(set(names)))


def hand(state: RankingBattle, who: int) -> str:
    """A hand."""
    return short(state, state.hand[who])


def discard(state: RankingBattle, who: int) -> str:
    """A discard pile."""
    return short(state, state.discard[who])


def deck(state: RankingBattle, who: int) -> str:
    """A deck from its top."""
    return " ".join(state.setup.kinds[card] for card in reversed(state.deck[who]))


def board(state: RankingBattle, who: int) -> str:
    """The attacker, then the played characters: ``rin: komari``."""
    names = [state.setup.kinds[card] for card in (*state.attacker[who], *state.played[who])]
    return f"{names[0]}: {' '.join(names[1:])}".rstrip(" :")


def victories(state: RankingBattle, who: int) -> str:
    """Victory cards: ``1 up 2 down``."""
    return f"{state.face_up[who]} up {state.face_down[who]} down"


def totals(state: RankingBattle) -> tuple[int, int]:
    """The running totals of challenger and defender."""
    return state.total[state.challenger], state.total[state.defender]


def result(events: Iterable[Event]) -> str:
    """How a battle ended: ``draw 10:11`` or ``red 10:7``."""
    (how,) = told(events, "result")
    return f"{how.get('winner', 'draw')} {how['challenger']['total']}:{how['defender']['total']}"


def zone(view: View, name: str, owner: str | None = None) -> dict[str, Any]:
    """A zone of a view."""
    zones = view["zones"]
    assert isinstance(zones, list)
    (found,) = (each for each in zones if each["zone"] == name and each["owner"] == owner)
    assert isinstance(found, dict)
    return found
