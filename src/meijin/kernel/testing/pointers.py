"""Checks of what choices are about: whatever they name can be pointed at by the seat that chooses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from meijin.kernel.cardstate import CardState
from meijin.kernel.kinds import kind_of
from meijin.kernel.messages import MayDo
from meijin.kernel.reason import reason
from meijin.kernel.setup import Setup
from meijin.kernel.state import View
from meijin.kernel.testing.leaks import named, with_kinds
from meijin.kernel.testing.play import Play, each_game
from meijin.kernel.touch import Touch, cards_shown


def touches(setup: Setup, seeds: Iterable[int]) -> int:
    """Every choice names only cards that its seat sees, in the zone it says and as many of them; what is named exists.

    Whoever picks the cards of a choice is told that it is one.
    """
    return each_game(_touches, setup, seeds)


def _touches(play: Play) -> None:
    for state in play.positions():
        if not play.worth_a_look():
            continue
        for seat in state.deciders:
            legal, view = state.legal(seat), state.view(seat)
            found = state.touches(seat, legal)
            if len(found) != len(legal):
                play.fail(f"{play.setup.seats[seat]} has {len(legal)} choices, and {len(found)} are pointed at")
            for action, touch in zip(legal, found, strict=True):
                problem = _unknown_names(play.setup, touch) or _unseen_cards(play, seat, view, touch)
                if problem:
                    play.fail(f"{state.text(action)!r} of {play.setup.seats[seat]} is about {touch}, but {problem}")
            with_cards = [touch for touch in found if touch.cards]
            if with_cards:
                _is_a_choice(play, seat, with_cards[play.rng.below(len(with_cards))])


def _unknown_names(setup: Setup, touch: Touch) -> str:
    for what, names, known in (
        ("card", touch.cards, setup.card_words),
        ("owner", (*touch.seats, *([touch.owner] if touch.owner else [])), setup.owners),
        ("zone", (*touch.places, *([touch.zone] if touch.zone else [])), setup.zones),
    ):
        for name in names:
            if name not in known:
                return f"there is no {what} {name!r}"
    return ""


def _unseen_cards(play: Play, seat: int, view: View, touch: Touch) -> str:
    """Which of the cards the seat does not see where they should lie; empty if it sees them all."""
    shown = named(play.setup, view)
    anywhere = with_kinds(shown) | set(_known_unseen(play, seat, touch))
    there = cards_shown(view, touch.zone, touch.owner) + _known_unseen(play, seat, touch)
    for card, count in Counter(touch.cards).items():
        if card not in anywhere and kind_of(card) not in shown:  # where copies look alike, a view names the kind
            return f"its view does not show {card}"
        if touch.zone and card == kind_of(card) and there[card] < count:
            return f"it sees {there[card]} of {card} in {touch.owner or 'its own or the shared'} {touch.zone}"
    return ""


def _known_unseen(play: Play, seat: int, touch: Touch) -> Counter[str]:
    """Of a zone that no view shows, the cards that the seat knows to lie in its own, by their kinds."""
    state, zone = play.state, play.setup.zones.get(touch.zone)
    if not isinstance(state, CardState) or zone is None or play.setup.audience(zone.shown, seat) >> seat & 1:
        return Counter()
    pile = dict(state.piles(zone)).get(seat if zone.owned else -1, ())
    return Counter(play.setup.kinds[card] for card in pile if state.has_seen(seat, card, zone, seat))


def _is_a_choice(play: Play, seat: int, touch: Touch) -> None:
    """The cards of a choice, picked, are one."""
    told = reason(play.state, seat, touch.cards, touch.zone)
    if not isinstance(told, MayDo):
        said = play.setup.game.speech().sentence(told)
        play.fail(f"{touch.cards} of {touch.zone!r} are those of a choice, but the reason against it is: {said}")
