"""Positions of Crossover in short hand.

``seat("n-475+n-470 n-490:injured:growth=2", hand="j-453", chakra="n-428*3", indicator=4)`` is a player with a Team of
n-475 (Head) and n-470 and another Team of the injured n-490 with two growth coins, a card in hand, three in the chakra
and the Turn Indicator at 4. Support cards are listed like Teams (``h-ev01:time=3``). The deck is listed from its top,
and what is not mentioned comes below. Lists are filled up so that they are legal, with cards of the same line.

Cards that the game does not have are written as in a card file and passed to :func:`table` as ``made``; texts may be
left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import meijin
from meijin.games.crossover.cards import POOL, Card, Pool
from meijin.games.crossover.language.vocabulary import CardType, Line
from meijin.games.crossover.names import SEATS, STEP_NAMES, ZONE_NAMES
from meijin.games.crossover.objects import board
from meijin.games.crossover.own_cards import in_one_line, pool_with
from meijin.games.crossover.state import Crossover
from meijin.kernel.catalogue import parse_toml
from meijin.kernel.event import Event
from meijin.kernel.state import View

RED, BLUE = range(2)


@dataclass(frozen=True)
class Seat:
    """What a player has; see :func:`seat`."""

    village: str
    hand: str
    chakra: str
    deck: str
    discard: str
    removed: str
    wishes: str
    rewards: int
    line: str
    counters: dict[str, int]
    only: bool

    def mentioned(self) -> Counter[str]:
        """How often each card is named outside the wish row."""
        words = f"{self.village} {self.hand} {self.chakra} {self.deck} {self.discard} {self.removed}"
        return Counter(name for word in words.replace("+", " ").split() for name in _names(word))


def seat(
    village: str = "",
    *,
    hand: str = "",
    chakra: str = "",
    deck: str = "",
    discard: str = "",
    removed: str = "",
    wishes: str = "",
    rewards: int = 0,
    line: str = "",
    only: bool = False,
    **counters: int,
) -> Seat:
    """A player. Counters are ``indicator``, ``pool`` and so on; with ``only`` nothing lies below the deck listed."""
    return Seat(village, hand, chakra, deck, discard, removed, wishes, rewards, line, counters, only)


def table(
    step: str = "G",
    red: Seat | None = None,
    blue: Seat | None = None,
    *,
    attacker: str = "red",
    turn: int = 9,
    chance: list[object] | None = None,
    counters: dict[str, object] | None = None,
    made: str = "",
    **options: object,
) -> Crossover:
    """A position at the beginning of a step; red has Naruto cards and blue Dragon Ball cards unless said otherwise."""
    own = {"cards": in_one_line(parse_toml(made, "made-up cards"))} if made else {}
    pool = pool_with(own["cards"]) if made else POOL
    given = (red or seat(), blue or seat())
    lines = [_line(pool, each, preset) for each, preset in zip(given, Line, strict=True)]
    lists = [_complete(pool, each, line) for each, line in zip(given, lines, strict=True)]
    spare = [_spare(name, each, cards) for name, each, cards in zip(SEATS, given, lists, strict=True)]
    first = attacker if turn % 2 else SEATS[1 - SEATS.index(attacker)]
    zones: dict[str, object] = {}
    numbers: dict[str, object] = {"turn": turn, "attacker": attacker, "first": first, **(counters or {})}
    won = [[spare[1 - who].pop() for _ in range(each.rewards)] for who, each in enumerate(given)]
    for who, (name, each) in enumerate(zip(SEATS, given, strict=True)):
        zones[name] = _zones(pool, each, won[who], spare[who], who)
        numbers[name] = {"indicator": 9, "turns": (turn + (name == first)) // 2, **each.counters}
    position = meijin.Scenario("crossover", 2, zones, numbers, {"step": step}, chance)
    decks = {f"{name}_deck": _written(cards, each) for name, cards, each in zip(SEATS, lists, given, strict=True)}
    position.options = {**options, **own, **decks}
    state = position.state()
    assert isinstance(state, Crossover)
    return state


def new(seed: int = 1, players: int | None = None, **options: object) -> Crossover:
    """A game from its beginning."""
    state = meijin.new("crossover", players=players, seed=seed, **options)
    assert isinstance(state, Crossover)
    return state


def _names(word: str) -> list[str]:
    """The cards that a word stands for: ``n-428*3``, ``n-490:injured``."""
    name, _, copies = word.split(":", maxsplit=1)[0].partition("*")
    return [name] * int(copies or 1)


def _line(pool: Pool, each: Seat, preset: Line) -> Line:
    if each.line:
        return Line[each.line.upper()]
    return next((pool.by_id[name].line for name in each.mentioned()), preset)


def _complete(pool: Pool, each: Seat, line: Line) -> Counter[str]:
    """The cards mentioned and others of the line, 40 in all and legal."""
    held = each.mentioned()
    named = frozenset(held)
    names: Counter[str] = Counter()
    for name, copies in held.items():
        names[pool.by_id[name].name] += copies
    fighters = sum(copies for name, copies in held.items() if _counts(pool.by_id[name]))
    for card in sorted(POOL.cards, key=lambda card: (card.id in named, bool(card.abilities), not card.is_fighter)):
        # Cards that are not mentioned come first, so that names stay clear, and of these fighters without a text.
        if card.line == line and card.type_ != CardType.WISH:
            while held.total() < 40 and names[card.name] < 3 and (fighters < 25 or not _counts(card)):
                held[card.id] += 1
                names[card.name] += 1
                fighters += _counts(card)
    assert held.total() == 40, f"more than a legal list: {held}"
    return held


def _spare(name: str, each: Seat, cards: Counter[str]) -> list[str]:
    """The copies of a list that are mentioned nowhere."""
    named = each.mentioned()
    return [f"{card}#{name[0]}{copy + 1}" for card in sorted(cards) for copy in range(named[card], cards[card])]


def _counts(card: Card) -> bool:
    """Whether a card counts as one of the 25 fighters."""
    return card.is_fighter and not any(keyword.kind == "platoon" for keyword in card.keywords)


def _written(cards: Counter[str], each: Seat) -> str:
    wishes = each.wishes.split()
    main = ", ".join(f"{copies} {name}" for name, copies in cards.items())
    return f"{main} / wishes {', '.join(wishes)}" if wishes else main


def _zones(pool: Pool, each: Seat, won: list[str], spare: list[str], who: int) -> dict[str, object]:
    """The zones of a player as a scenario lists them."""
    zones: dict[str, list[Any]] = {"wishes": each.wishes.split(), "rewards": won, "village": []}
    for zone in ("hand", "chakra", "deck", "discard", "removed"):
        zones[zone] = [name for word in getattr(each, zone).split() for name in _names(word)]
    zones["removed" if each.only else "deck"] += spare
    for number, team in enumerate(each.village.split()):
        for place, word in enumerate(team.split("+")):
            name, *marks = word.split(":")
            laid: dict[str, object] = {"card": name}
            if pool.by_id[name].is_fighter:
                laid |= {"team": 2 * number + who + 1, "place": place}
            laid |= {marker: int(value or 1) for marker, _, value in (mark.partition("=") for mark in marks)}
            zones["village"].append(laid)
    return dict(zones)


# -- playing --------------------------------------------------------------------------------------------------------


def play(state: Crossover, *actions: str) -> list[Event]:
    """Carry out some actions of whoever decides; gives back what happened."""
    return [event for action in actions for event in state.apply(action)]


def told(events: Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """The events of a kind in full."""
    return [dict(event.fields) for event in events if event.kind == kind]


def kinds(events: Iterable[Event]) -> list[str]:
    """What happened, in short."""
    return [event.kind for event in events]


def fight(state: Crossover, attack: str, block: str = "") -> list[Event]:
    """From step J on: send these Teams out, named by their Heads, and block them in order (``-`` for not blocked)."""
    events: list[Event] = []
    for head in attack.split():
        events += play(state, f"attack {head}")
    if "done" in state.choices():
        events += play(state, "done")
    blockers = iter(block.split())
    while state.deciders and step(state) == "K" and choices(state, "block "):
        head = next(blockers, "-")
        events += play(state, "pass" if head == "-" else f"block {head}")
    assert set(blockers) <= {"-"}, "more blockers than the game asked for"
    return events


def idle(state: Crossover, until: str = "") -> list[Event]:
    """Do nothing until something is asked in that step; without a step, or if it does not come, until the turn ends."""
    events: list[Event] = []
    turn = state.turn
    while state.deciders and state.turn == turn and step(state) != until:
        choices = state.choices()
        plain = (word for word in ("pass", "done", "keep", "decline", "none") if word in choices)
        events += play(state, next(plain, choices[0]))
    return events


def settle(state: Crossover) -> list[Event]:
    """Pass until the Chain that is open now has resolved, with all that it asks left to others."""
    events: list[Event] = []
    while state.chain and state.choices()[-1] == "pass":
        events += play(state, "pass")
    return events


def pay(state: Crossover) -> list[Event]:
    """Pay what is asked for with whatever comes first."""
    events: list[Event] = []
    while state.choices()[0].startswith("pay "):
        events += play(state, state.choices()[0])
    return events


# -- looking --------------------------------------------------------------------------------------------------------


def decider(state: Crossover) -> str:
    """Who decides."""
    (who,) = state.deciders
    return SEATS[who]


def question(state: Crossover) -> str:
    """Who decides what, in the words of the view: ``blue block``."""
    return f"{decider(state)} {state.view()['question']}"


def step(state: Crossover) -> str:
    """The letter of the present step."""
    return STEP_NAMES[state.letter]


def number(state: Crossover, name: str) -> int:
    """A card by its name; without copy where there is only one, or only one in play or on the Chain."""
    card = state.setup.card(name)
    if card is not None:
        return card
    copies = [card for card, kind in enumerate(state.setup.kinds) if kind == name]
    if len(copies) > 1:
        copies = [card for card in copies if zone_of(state, card) in ("village", "battlefield", "stack")]
    (card,) = copies
    return card


def zone_of(state: Crossover, card: int) -> str:
    """The zone where a card lies."""
    return ZONE_NAMES[state.where[card] >> 1]


def at(state: Crossover, name: str) -> str:
    """Where a card is and whose zone that is: ``red village``."""
    card = number(state, name)
    return f"{SEATS[state.where[card] & 1]} {zone_of(state, card)}"


def power(state: Crossover, name: str) -> str:
    """The current Power of a fighter: ``8/1``."""
    card = number(state, name)
    return f"{board.combat(state, card)}/{board.support(state, card)}"


def injured(state: Crossover, name: str) -> bool:
    """Whether a fighter is injured."""
    return bool(state.injured[number(state, name)])


def coins(state: Crossover, name: str, kind: str = "growth") -> int:
    """How many coins of a kind a card has."""
    return state.coins[state.terms.coin_kinds.index(kind)][number(state, name)]


def has_trait(state: Crossover, name: str, trait: str) -> bool:
    """Whether a card has a trait."""
    return bool(board.traits(state, number(state, name)) >> state.terms.pool.traits.index(trait) & 1)


def has_keyword(state: Crossover, name: str, keyword: str) -> bool:
    """Whether a fighter has a keyword that works."""
    return board.has_keyword(state, number(state, name), keyword)


def team_power(state: Crossover, head: str) -> int:
    """The Team Power of a fighter's Team."""
    return board.team_power(state, state.team[number(state, head)])


def teams(state: Crossover, who: int) -> str:
    """The Teams of a player, Heads first: ``n-475+n-470 n-490``."""
    fighters = [card for card in (*state.village[who], *state.battlefield[who]) if state.team[card]]
    numbers = dict.fromkeys(state.team[card] for card in fighters)
    members = [
        sorted((card for card in fighters if state.team[card] == one), key=state.place.__getitem__) for one in numbers
    ]
    return " ".join(sorted("+".join(state.setup.kinds[card] for card in each) for each in members))


def short(state: Crossover, cards: Iterable[int]) -> str:
    """Cards as text, sorted: ``j-362*2 n-490``."""
    names = Counter(state.setup.kinds[card] for card in cards)
    return " ".join(f"{name}*{names[name]}" if names[name] > 1 else name for name in sorted(names))


def hand(state: Crossover, who: int) -> str:
    """A hand."""
    return short(state, state.hand[who])


def chakra(state: Crossover, who: int) -> str:
    """A chakra (Chi) area."""
    return short(state, state.chakra[who])


def discard(state: Crossover, who: int) -> str:
    """A discard pile."""
    return short(state, state.discard[who])


def choices(state: Crossover, start: str = "") -> list[str]:
    """The legal choices that begin like this, without the numbers of copies."""
    texts = [" ".join(word.split("#")[0] for word in text.split()) for text in state.choices()]
    return [text for text in texts if text.startswith(start)]


def zone(view: View, name: str, owner: str) -> dict[str, Any]:
    """A zone of a view."""
    zones = view["zones"]
    assert isinstance(zones, list)
    (found,) = (each for each in zones if each["zone"] == name and each["owner"] == owner)
    assert isinstance(found, dict)
    return found
