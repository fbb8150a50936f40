"""The search for secrets: no card is named to a viewer who may not know it, in views, events and refusals.

For states with zones it is exact which cards a viewer may know, and every card named in a view must be one of them.
For other states that is left to the check of possible worlds: whatever a view says beyond the viewer's knowledge
differs in some of them. What events name is searched for in both: it must be known by the zones, or stand in the
viewer's view, before the action, after it or at the moment of telling.

Cards are looked for by their full names (``red_5#1``) and by the names of their kinds (``red_5``), which may be said to
whoever knows any card of the kind.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from meijin.kernel.cardstate import CardState
from meijin.kernel.errors import MeijinError
from meijin.kernel.event import Event
from meijin.kernel.generator import Rng
from meijin.kernel.setup import Setup
from meijin.kernel.state import State
from meijin.kernel.testing.play import Play, canonical, each_game

STRINGS: Final = re.compile(r'"([^"]*)"')
NONSENSE: Final = "no such action"
PROBES: Final = 2  # sayings that are tried on each seat that is looked at
WORDS: Final = re.compile(r"[^\s,;:()\[\]{}'\"|]+")


def secrets(setup: Setup, seeds: Iterable[int]) -> int:
    """Views, events, offered choices and refusals name only cards that the viewer may know."""
    return each_game(_secrets, setup, seeds)


def _secrets(play: Play) -> None:
    opening = Listener(play.state)
    for event in play.record.log:
        opening.append(event)
    _events_keep_secrets(play, "the beginning", opening, [_may_hear(play.state)])
    while play.goes_on():
        if not play.worth_a_look():
            play.move()
            continue
        _views_keep_secrets(play)
        _refusals_keep_secrets(play)
        seat, action = play.choose()
        before = _may_hear(play.state)
        heard = Listener(play.state.clone())
        heard.state.chance = play.record.next_key()
        heard.state.events = heard
        heard.state.step(seat, action)
        said = play.state.text(action)
        play.state.apply(action, seat)
        _events_keep_secrets(play, said, heard, [before, _may_hear(play.state)])
    _views_keep_secrets(play)


# -- who knows what ---------------------------------------------------------------------------------------------------


# For every viewer, the names that it may be told.
Known = list[set[str]]


class Listener(list[Event]):
    """A log that notes, with each event, what everybody knows by the zones at that moment.

    One action may turn up a card and shuffle it away again. Views are no help here: half-way through an action a state
    need not be able to give one.
    """

    def __init__(self, state: State) -> None:
        super().__init__()
        self.state = state
        self.known: list[Known] = []

    def append(self, event: Event) -> None:
        """Note an event."""
        super().append(event)
        self.known.append([with_kinds(known_names(self.state, seat)) for seat in _viewers(self.state)])


def _viewers(state: State) -> list[int | None]:
    return [*range(state.setup.players), None]


def _may_hear(state: State) -> Known:
    """What each viewer knows by the zones or is shown."""
    return [with_kinds(known_names(state, seat)) | named(state.setup, state.view(seat)) for seat in _viewers(state)]


def known_names(state: State, seat: int | None, shown_only: bool = False) -> set[str]:
    """The cards a viewer may know by the declarations of the zones, or only those that its view may show."""
    if not isinstance(state, CardState):
        return set()
    setup = state.setup
    viewer = setup.viewer(seat)
    names = {setup.cards[card] for card in state.deduced(viewer)}
    for zone in setup.zones.values():
        for owner, pile in state.piles(zone):
            if setup.audience(zone.contents, owner) >> viewer & 1:
                names.update(setup.cards[card] for card in pile)
            elif not shown_only or setup.audience(zone.shown, owner) >> viewer & 1:
                names.update(setup.cards[card] for card in pile if state.has_seen(viewer, card, zone, owner))
    return names


def named(setup: Setup, data: object) -> set[str]:
    """The cards and kinds of cards that plain data name, wherever they stand in it."""
    text = canonical(data)
    found = {*WORDS.findall(text), *STRINGS.findall(text)}
    return found & with_kinds(set(setup.cards))


def with_kinds(names: set[str]) -> set[str]:
    """The names of cards, and those of their kinds."""
    return names | {name.split("#")[0] for name in names}


# -- the search -------------------------------------------------------------------------------------------------------


def _views_keep_secrets(play: Play) -> None:
    state, setup = play.state, play.setup
    public = named(setup, state.view(None))
    for viewer in play.viewers:
        shown = named(setup, state.view(viewer))
        if isinstance(state, CardState):
            leaked = shown - with_kinds(known_names(state, viewer, shown_only=True))
            if leaked:
                play.fail(f"the view of {play.seat_name(viewer)} names {_list(leaked)}, which it may not show")
        kept = public - with_kinds(shown)
        if kept:
            play.fail(f"spectators see {_list(kept)}, which the view of {play.seat_name(viewer)} hides")


def _events_keep_secrets(play: Play, said: str, heard: Listener, known: list[Known]) -> None:
    for place, event in enumerate(heard):
        moments = [*known, *heard.known[place : place + 1]]
        for viewer in play.viewers:
            number = play.setup.viewer(viewer)
            seen = event.seen_by(number)
            if seen is None:
                continue
            leaked = named(play.setup, seen).difference(*(moment[number] for moment in moments))
            if leaked:
                play.fail(
                    f"after {said!r} the event {event.kind!r} names {_list(leaked)} to {play.seat_name(viewer)}, "
                    f"who may not know it"
                )


def _refusals_keep_secrets(play: Play) -> None:
    """Whoever is refused is told only what is the same in every world that it must think possible."""
    state = play.state
    said = sorted({words for decider in state.deciders for words in _sayings(state, decider)})
    for seat in play.some_seats():
        world = state.sample(seat, Rng(play.rng.below(1 << 30)))
        for words in [NONSENSE, *[said[play.rng.below(len(said))] for _ in range(PROBES)]]:
            true, sampled = _answer(state, seat, words), _answer(world, seat, words)
            if true != sampled:
                play.fail(
                    f"{play.setup.seats[seat]} can tell a sampled world from the true one by what it is offered or how "
                    f"{words!r} is refused: {true!r}, not {sampled!r}"
                )


def _sayings(state: State, seat: int) -> list[str]:
    """What a decider may say, and for each first word everything at once, which is too much."""
    choices = state.choices(seat)
    operands: dict[str, list[str]] = {}
    for verb, _, rest in (words.partition(" ") for words in choices):
        operands.setdefault(verb, []).append(rest)
    return [*choices, *(" ".join([verb, *rests]) for verb, rests in operands.items() if len(rests) > 1)]


def _answer(state: State, seat: int, words: str) -> tuple[list[str], str]:
    """What a seat is offered, and how it is refused."""
    copy = state.clone()
    try:
        copy.apply(words, seat) if words == NONSENSE else copy.submit(words, seat)
    except MeijinError as error:
        return state.choices(seat), str(error)
    return state.choices(seat), ""


def _list(names: set[str]) -> str:
    return ", ".join(sorted(names))
