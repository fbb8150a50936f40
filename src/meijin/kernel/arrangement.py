"""Laying out the cards and counters of a described position, and describing one that is laid out."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from meijin.kernel.demands import need
from meijin.kernel.errors import ScenarioError, quoted
from meijin.kernel.fixed_shuffles import REST
from meijin.kernel.jumbles import Jumble
from meijin.kernel.outcomes import check_outcomes, describe_outcome, is_read_as_today, read_outcome
from meijin.kernel.scenario import OVER, Scenario
from meijin.kernel.setup import Setup
from meijin.kernel.zones import Audience, Counter, Zone

if TYPE_CHECKING:
    from meijin.kernel.cardstate import CardState

SPECTATORS = "spectators"
SOME_OR_ALL: Final = re.compile(re.escape(REST) + r"( [0-9]{1,99})?")  # of the cards that are mentioned nowhere
# What a scenario says of a card besides its name: who knows it, and its markers.
Details = dict[str, object]


def arrange(state: CardState, scenario: Scenario) -> None:
    """Fill a blank state from a scenario, and let the game go on from there."""
    if state.setup.edition == state.setup.game.edition:  # in records from before, what never came was not looked at
        check_outcomes(state.setup, scenario.chance)
    _Layout(state, scenario.zones).lay_out()
    _set_counters(state, scenario.counters)
    _set_batches(state, scenario.batches)
    state.set_jumbles(tuple([_jumble(state, given) for given in scenario.jumbles]))
    state.script = tuple(read_outcome(state.setup, outcome) for outcome in scenario.chance)
    example = state.setup.game.example_flow
    if not scenario.flow and example:
        raise ScenarioError(f"the scenario needs a flow, such as: flow = {{ {example} }}")
    state.resume(scenario.flow)
    for seat in state.deciders:
        need(bool(state.legal(seat)), f"{state.setup.seats[seat]} would have to choose, but has nothing to choose from")


def describe(state: CardState) -> Scenario:
    """A scenario that sets up this position again."""
    setup = state.setup
    zones: dict[str, object] = {}
    for zone in setup.zones.values():
        for owner, cards in state.piles(zone):
            listed = [_describe_card(state, card, zone, owner) for card in cards]
            _put(zones, setup, zone.name, owner, listed[::-1] if zone.pile else listed)
    counters: dict[str, object] = {}
    for counter in setup.game.counters:
        value = getattr(state, counter.name)
        for owner in range(len(setup.owners)) if counter.owned else [-1]:
            number = value[owner] if counter.owned else value
            _put(counters, setup, counter.name, owner, _describe_number(setup, counter, number))
    flow = state.flow() if state.deciders else {"phase": OVER}
    scenario = Scenario(setup.game.id, setup.players, zones, counters, flow)
    scenario.final_turn = state.final_turn
    scenario.options = {name: value for name, value in setup.options.items() if value is not None}
    scenario.batches = [[[setup.cards[card] for card in batch] for batch in chain] for chain in state.batches]
    viewers = (*setup.seats, SPECTATORS)
    scenario.jumbles = [
        {
            "cards": [setup.cards[card] for card in range(len(setup.cards)) if cards >> card & 1],
            "unsure": [name for viewer, name in enumerate(viewers) if unsure >> viewer & 1],
        }
        for unsure, cards in state.jumbles()
    ]
    scenario.chance = [describe_outcome(setup, outcome) for outcome in state.script]
    return scenario


class _Layout:
    """Which copy of which card goes where."""

    def __init__(self, state: CardState, zones: Mapping[str, object]) -> None:
        self.state = state
        self.setup = state.setup
        self.copies: dict[str, list[int]] = {}
        for number, name in enumerate(self.setup.cards):
            self.copies.setdefault(name.split("#")[0], []).append(number)
        self.free = dict.fromkeys(range(len(self.setup.cards)))
        self.listed = _by_owner(self.setup, zones, self.setup.zones, "zone")
        today = is_read_as_today(self.setup)
        self.visited = {zone.name for zone in self.setup.zones.values() if zone.visited and today}

    def lay_out(self) -> None:
        entries: dict[tuple[str, int], list[tuple[str, Details]]] = {}
        for place, given in self.listed.items():
            value = [f"{REST} {given}"] if type(given) is int and given >= 0 else given
            if not isinstance(value, list):
                raise ScenarioError(
                    f"{self._place_name(place)} must be a list of cards, or how many they are, not {quoted(value)}"
                )
            entries[place] = [self._entry(item, place) for item in value]
            self._check_rest([name for name, _ in entries[place]].count(REST), place)
        # Copies named exactly are taken first, so that "red_5" never takes what "red_5#1" asks for.
        exact = {name: self._take(name, place) for place, cards in entries.items() for name, _ in cards if "#" in name}
        numbers: dict[tuple[str, int], list[tuple[int, Details]]] = {}
        for place, cards in entries.items():
            numbers[place] = [
                (-1 if name.startswith(REST) else exact[name] if "#" in name else self._take(name, place), details)
                for name, details in cards
            ]
        # Lots are drawn last, so that none is a card that another zone names.
        for place, cards in entries.items():
            lots = [
                [taken] if name == REST or taken[0] >= 0 else self._lot(name, place)
                for (name, _), taken in zip(cards, numbers[place], strict=True)
            ]
            numbers[place] = [card for lot in lots for card in lot]
        self._fill(numbers)

    def _check_rest(self, count: int, place: tuple[str, int]) -> None:
        """The rest stands in a zone once, and only where a card that is not mentioned may be."""
        if count > 1:
            raise ScenarioError(f"{self._place_name(place)} has {REST!r} more than once")
        game, setup = self.setup.game, self.setup
        if count and place[0] in self.visited:
            homes = [game.home(setup, card) for card in range(len(setup.cards))]
            if place not in homes:
                others = dict.fromkeys(zone for zone, owner in homes if owner == place[1])
                raise ScenarioError(
                    f"{self._place_name(place)} cannot have {REST!r}: no card starts there; what is not mentioned lies "
                    f"in {', '.join(others)}"
                )

    def _fill(self, numbers: dict[tuple[str, int], list[tuple[int, Details]]]) -> None:
        zones = self.setup.zones
        for place, cards in numbers.items():
            zone, owner = zones[place[0]], place[1]
            rest = self._rest(place) if any(card < 0 for card, _ in cards) else []
            laid: list[int] = []
            for card, details in cards:
                if card < 0:
                    laid += rest
                    continue
                self._check(card, zone, owner)
                laid.append(card)
                if "known" in details:
                    self._set_known(card, zone, owner, details["known"])
            self.state.lay(zone, owner, laid[::-1] if zone.pile else laid)
            for card, details in cards:
                self._set_marks(card, details)
        homes = {card: self.setup.game.home(self.setup, card) for card in self.free}
        lost = [card for card, home in homes.items() if home in numbers and home[0] not in self.visited]
        if lost:
            left = ", ".join(self.setup.cards[card] for card in lost)
            raise ScenarioError(f"these cards are nowhere: {left}; list them in a zone, or put {REST!r} into one")
        for zone in self.setup.zones.values():
            for owner, pile in self.state.piles(zone):
                rest = self._rest((zone.name, owner), at_home=True)
                if rest:
                    self.state.lay(zone, owner, [*rest, *pile])

    def _lot(self, name: str, place: tuple[str, int]) -> list[tuple[int, Details]]:
        """So many cards (``... 4``) that are mentioned nowhere, drawn by lot from those that may lie in a zone."""
        count = int(name.removeprefix(REST))
        game, setup = self.setup.game, self.setup
        whose = game.filled_from(setup, *place)
        own = [card for card in self.free if game.home(setup, card)[1] == whose]
        free = [card for card in own if not game.misplaced(setup, card, *place)]
        if count > len(free):
            raise ScenarioError(f"{self._place_name(place)} cannot have {count} cards: {len(free)} are left for it")
        self.state.shuffle(free)
        for card in free[:count]:
            del self.free[card]
        return [(card, {}) for card in free[:count]]

    def _rest(self, place: tuple[str, int], at_home: bool = False) -> list[int]:
        """The cards mentioned nowhere that belong to a zone's owner and may lie there, or just those at home there."""
        game, setup = self.setup.game, self.setup
        at_home = at_home or place[0] in self.visited
        whose = game.filled_from(setup, *place)
        cards = []
        for card in list(self.free):
            home = game.home(setup, card)
            if home == place or (not at_home and home[1] == whose and not game.misplaced(setup, card, *place)):
                del self.free[card]
                cards.append(card)
        if self.setup.zones[place[0]].pile:
            self.state.shuffle(cards)
        return cards

    def _entry(self, item: object, place: tuple[str, int]) -> tuple[str, Details]:
        fields = ["card", "known", *(marker.name for marker in self.setup.game.markers)]
        details: Details = {}
        if isinstance(item, dict) and "card" in item and set(item) <= set(fields):
            details = {name: value for name, value in item.items() if name != "card"}
            item = item["card"]
        if not isinstance(item, str):
            raise ScenarioError(
                f"{self._place_name(place)} holds {quoted(item)}; a card is a name or a table of "
                + " and ".join([", ".join(map(repr, fields[:-1])), repr(fields[-1])])
            )
        if item.startswith(REST) and not SOME_OR_ALL.fullmatch(item):
            raise ScenarioError(
                f"{self._place_name(place)} has {quoted(item)}; {REST!r} stands for all cards that are mentioned "
                f"nowhere, '{REST} 4' for four of them"
            )
        if item.startswith(REST) and details:
            raise ScenarioError(
                f"{item!r} in {self._place_name(place)} stands for many cards: name those with {', '.join(details)}"
            )
        return item.lower(), details

    def _set_marks(self, card: int, details: Details) -> None:
        for marker in self.setup.game.markers:
            if marker.name in details:
                value = details[marker.name]
                if type(value) is not int or not marker.low <= value <= marker.high:
                    raise ScenarioError(
                        f"{marker.name} of {self.setup.cards[card]} cannot be {quoted(value)}: it goes from "
                        f"{marker.low} to {marker.high}"
                    )
                self.state.set_mark(card, marker.name, value)

    def _take(self, name: str, place: tuple[str, int]) -> int:
        kind, _, copy = name.partition("#")
        copies = self.copies.get(kind)
        if copies is None:
            close = get_close_matches(kind, self.copies, n=1)
            hint = f"; did you mean {close[0]!r}?" if close else f"; there are {', '.join(self.copies)}"
            raise ScenarioError(f"there is no card {quoted(kind)} in this game{hint}")
        if copy:
            card = self.setup.card(name)
            if card is None:
                raise ScenarioError(f"there is no card {quoted(name)}: {kind} has {len(copies)} copies")
            if card not in self.free:
                raise ScenarioError(f"{name} is in two places")
        else:
            free = [card for card in copies if card in self.free]
            if not free:
                raise ScenarioError(f"too many copies of {kind}: there are only {len(copies)}")
            # Copies may belong to different owners: one that may lie there is meant, first of all one of the own.
            game, setup = self.setup.game, self.setup
            fitting = [card for card in free if not game.misplaced(setup, card, *place)]
            own = [card for card in fitting if game.home(setup, card)[1] == place[1]]
            card = (own or fitting or free)[0]
        del self.free[card]
        return card

    def _check(self, card: int, zone: Zone, owner: int) -> None:
        problem = self.setup.game.misplaced(self.setup, card, zone.name, owner)
        if problem:
            raise ScenarioError(
                f"{self.setup.cards[card]} cannot be in {self._place_name((zone.name, owner))}: {problem}"
            )

    def _set_known(self, card: int, zone: Zone, owner: int, known: object) -> None:
        setup = self.setup
        if known == "everyone":
            mask = setup.everyone
        elif isinstance(known, list) and all(isinstance(seat, str) for seat in known):
            mask = sum(1 << setup.seat(seat) for seat in set(known))
        else:
            raise ScenarioError(f"'known' must be a list of seats or \"everyone\", not {quoted(known)}")
        default = setup.audience(zone.known, owner)
        if zone.ordered and default == setup.everyone and mask == setup.audience(Audience.OWNER, owner):
            self.state.down |= 1 << card
            return
        self.state.exception(card, mask ^ default)

    def _place_name(self, place: tuple[str, int]) -> str:
        return place[0] if place[1] < 0 else f"{self.setup.owners[place[1]]}.{place[0]}"


def _by_owner(
    setup: Setup, values: Mapping[str, object], known: Mapping[str, Zone] | Mapping[str, Counter], what: str
) -> dict[tuple[str, int], object]:
    """Flatten ``{"red": {"hp": 3}, "round": 2}`` to ``{("hp", 0): 3, ("round", -1): 2}``."""
    flat: dict[tuple[str, int], object] = {}
    for name, value in values.items():
        if name in known and not known[name].owned:
            flat[name, -1] = value
            continue
        if name not in setup.owners or not isinstance(value, dict):
            shared = [each for each, declared in known.items() if not declared.owned]
            raise ScenarioError(
                f"there is no {what} {quoted(name)}; give a table for {', '.join(setup.owners)}"
                + (f", or {', '.join(shared)}" if shared else "")
            )
        for inner, each in value.items():
            if inner not in known or not known[inner].owned:
                owned = [each for each, declared in known.items() if declared.owned]
                raise ScenarioError(f"{name} has no {what} {quoted(inner)}; there are {', '.join(owned)}")
            flat[inner, setup.owners.index(name)] = each
    return flat


def _set_counters(state: CardState, values: Mapping[str, object]) -> None:
    setup = state.setup
    known = {counter.name: counter for counter in setup.game.counters}
    for (name, owner), value in _by_owner(setup, values, known, "counter").items():
        number = _read_number(setup, known[name], owner, value)
        if owner < 0:
            setattr(state, name, number)
        else:
            held = getattr(state, name)  # a list, or a tuple where it rarely changes
            changed = [*held[:owner], number, *held[owner + 1 :]]
            setattr(state, name, changed if isinstance(held, list) else tuple(changed))


def _read_number(setup: Setup, counter: Counter, owner: int, value: object) -> int:
    where = counter.name if owner < 0 else f"{setup.owners[owner]}.{counter.name}"
    if counter.names:
        if value is None or value == "nobody":
            return -1
        if value in setup.owners:
            return setup.owners.index(str(value))
        raise ScenarioError(f"{where} must be one of {', '.join(setup.owners)} or nobody, not {quoted(value)}")
    low, high = setup.game.bounds(setup, counter, owner)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ScenarioError(f"{where} cannot be {quoted(value)}: it goes from {low} to {high}")
    return value


def _set_batches(state: CardState, given: list[object]) -> None:
    """What was shuffled together; unless given, each closed pile with the cards drawn from it and hidden elsewhere."""
    setup = state.setup
    if given:
        slots = len(state.batches)
        if len(given) != slots:
            raise ScenarioError(
                f"'batches' must have {slots} entries, one for each pile that is shuffled, not {len(given)}"
            )
        state.batches = tuple(
            tuple(tuple(_card(setup, name) for name in _list(batch)) for batch in _list(chain)) for chain in given
        )
        _check_batches(state)
        return
    sources = _sources(state)
    state.batches = tuple([(tuple([card for card in sources if sources[card] == pile]),) for pile in _closed(state)])


def _closed(state: CardState) -> list[tuple[str, int]]:
    """The closed piles, each with its owner, in the order that batches have."""
    zones = state.setup.zones.values()
    return [(zone.name, owner) for zone in zones if zone.shuffled for owner, _ in state.piles(zone)]


def _sources(state: CardState) -> dict[int, tuple[str, int]]:
    """For every card that is hidden from somebody the closed pile it lies in or has come from."""
    setup = state.setup
    hidden = state.down
    for known in state.exceptions:
        hidden |= known
    in_piles: dict[int, tuple[str, int]] = {}
    elsewhere: dict[int, tuple[str, int]] = {}
    for zone in setup.zones.values():
        for owner, cards in state.piles(zone):
            for card in cards:
                if zone.shuffled:
                    in_piles[card] = zone.name, owner
                elif hidden >> card & 1 or zone in setup.closed:
                    elsewhere[card] = setup.game.drawn_from(setup, card, zone.name, owner)
    return in_piles | elsewhere


def _check_batches(state: CardState) -> None:
    """A hidden card was shuffled only with those of the pile it lies in or has come from."""
    sources = _sources(state)
    for (zone, owner), chain in zip(_closed(state), state.batches, strict=True):
        for card in (card for batch in chain for card in batch):
            if sources.get(card, (zone, owner)) != (zone, owner):
                pile = zone if owner < 0 else f"{zone} of {state.setup.owners[owner]}"
                raise ScenarioError(f"{state.setup.cards[card]} was not shuffled in the {pile}: 'batches' are wrong")


def _jumble(state: CardState, given: object) -> Jumble:
    """Cards of one closed pile, and who cannot tell which of them is where."""
    setup = state.setup
    viewers = (*setup.seats, SPECTATORS)
    cards, unsure = (given.get("cards"), given.get("unsure")) if isinstance(given, dict) else (None, None)
    if not isinstance(unsure, list) or not unsure or any(name not in viewers for name in unsure):
        raise ScenarioError(
            f"a jumble has 'cards' and 'unsure', a list of those of {', '.join(viewers)} who cannot tell them apart, "
            f"not {quoted(given)}"
        )
    numbers = {_card(setup, name) for name in _list(cards)}
    arranged = [zone for zone in setup.zones.values() if zone.arranged]
    if not arranged:
        raise ScenarioError(f"{setup.game.name} has no jumbles: nobody puts cards of a closed pile in order")
    piles = [set(pile) for zone in arranged for _, pile in state.piles(zone)]
    if len(numbers) < 2 or not any(numbers <= pile for pile in piles):
        names = ", ".join(zone.name for zone in arranged)
        raise ScenarioError(f"a jumble is two or more cards of one closed pile ({names}), not {quoted(cards)}")
    return sum(1 << viewers.index(name) for name in set(unsure)), sum(1 << card for card in numbers)


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ScenarioError(f"here is a list of cards needed, not {quoted(value)}")
    return value


def _card(setup: Setup, name: object) -> int:
    card = setup.card(name) if isinstance(name, str) else None
    if card is None:
        raise ScenarioError(f"{quoted(name)} is no card; here every card is named with its copy, like {setup.cards[0]}")
    return card


def _describe_card(state: CardState, card: int, zone: Zone, owner: int) -> object:
    setup = state.setup
    viewers = range(setup.players + 1)
    marks = state.marks(card)
    table: dict[str, object] = {"card": setup.cards[card], **marks}
    if state.down >> card & 1 or any(state.exceptions[viewer] >> card & 1 for viewer in viewers):
        knows = [viewer for viewer in viewers if state.has_seen(viewer, card, zone, owner)]
        if len(knows) == len(viewers):
            table["known"] = "everyone"
        else:
            table["known"] = [setup.seats[seat] for seat in knows if seat < setup.players]
    return setup.cards[card] if len(table) == 1 else table


def _describe_number(setup: Setup, counter: Counter, number: int) -> object:
    if not counter.names:
        return number
    return "nobody" if number < 0 else setup.owners[number]


def _put(table: dict[str, object], setup: Setup, name: str, owner: int, value: object) -> None:
    if owner < 0:
        table[name] = value
        return
    inner = table.setdefault(setup.owners[owner], {})
    assert isinstance(inner, dict)
    inner[name] = value
