"""The check of possible worlds: a seat can tell none of them from the true one, and they are not just the true one."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable
from typing import Final

from meijin.kernel.cardstate import CardState
from meijin.kernel.generator import Rng
from meijin.kernel.setup import Setup
from meijin.kernel.state import State
from meijin.kernel.testing.copies import STEPS_ON, play_on, shared_part
from meijin.kernel.testing.play import ConformanceError, Play, canonical, each_game, snapshot
from meijin.kernel.zones import Zone

# A zone, the owner's number, and where in the pile.
Place = tuple[Zone, int, int]

WORLDS: Final = 3  # per seat and position
TO_THE_END: Final = 8  # one in so many worlds is played to its end, the others some steps
# A sampler that works leaves a hidden thing as it is at most about every second time, so never in so many.
CONVINCING: Final = 40


class Seen:
    """How often something hidden was dealt anew, and how often that made a difference, over many worlds."""

    def __init__(self) -> None:
        self.dealt: Tally[str] = Tally()
        self.changed: Tally[str] = Tally()

    def note(self, what: str, changed: bool) -> None:
        """Count one world."""
        self.dealt[what] += 1
        self.changed[what] += changed

    def frozen(self) -> list[str]:
        """What never changed although it was dealt anew often enough."""
        return [what for what, count in self.dealt.items() if count >= CONVINCING and not self.changed[what]]


def samples(setup: Setup, seeds: Iterable[int]) -> int:
    """A possible world gives the seat the same view, byte for byte, and the same choices; and secrets do change in it.

    What is hidden is known exactly for states with zones: each hidden card whose place it could share with another,
    and each counter that is not shown, must differ from the truth in some world. For other states it is only known
    that something is hidden when two seats do not see the same; then some world must differ from the truth.
    """
    seen = Seen()
    decisions = each_game(lambda play: _samples(play, seen), setup, seeds)
    for what in seen.frozen():
        raise ConformanceError(
            f"{what}: in all {seen.dealt[what]} sampled worlds it is as in truth, so the sampler gives it away"
        )
    return decisions


def _samples(play: Play, seen: Seen) -> None:
    for _ in play.positions():
        if play.worth_a_look():
            examine_worlds(play, seen)


def examine_worlds(play: Play, seen: Seen) -> None:
    """Look at some possible worlds of some seats at the present position."""
    state = play.state
    before = snapshot(state)
    for seat in play.some_seats():
        rng = Rng(play.rng.below(1 << 30))
        views = [canonical(state.view(viewer)) for viewer in (seat, None)]
        hidden = _hidden_places(state, seat) if isinstance(state, CardState) else {}
        open_to_chance = _could_be_others(state, hidden) if isinstance(state, CardState) else {}
        for _ in range(WORLDS):
            world = state.sample(seat, rng)
            _same_for(play, seat, world, views)
            _note_changes(seen, state, world, seat, open_to_chance)
        _nothing_taken_along(play, world)
        _can_be_played(play, seat, world, rng, to_the_end=not play.rng.below(TO_THE_END))
        if snapshot(state) != before:
            play.fail(f"sampling a world for {play.setup.seats[seat]}, or playing it, changes the true state")
        if isinstance(state, CardState):
            _all_can_be_dealt(play, state, seat, hidden)


def _same_for(play: Play, seat: int, world: State, views: list[str]) -> None:
    state = play.state
    name = play.setup.seats[seat]
    if world.deciders != state.deciders:
        play.fail(f"in a world sampled for {name} other seats decide: {world.deciders}, not {state.deciders}")
    for viewer, true in zip((seat, None), views, strict=True):
        sampled = canonical(world.view(viewer))
        if true != sampled:
            play.fail(
                f"{name} can tell a sampled world from the true one by the view of {play.seat_name(viewer)}:\n"
                f"true    {true}\nsampled {sampled}"
            )
    if seat in state.deciders and world.legal(seat) != state.legal(seat):
        play.fail(f"in a world sampled for {name} it has other legal actions")


def _nothing_taken_along(play: Play, world: State) -> None:
    state = play.state
    if world.chance == state.chance or world.script:
        play.fail("a sampled world has the true generator or script: whoever holds it can see the future")
    if world.record is not None or world.events is not None:
        play.fail("a sampled world takes the record or the log of the true game along")
    shared = shared_part(state, world)
    if shared:
        play.fail(f"a sampled world shares {shared} with the true state, and it can change")
    if isinstance(state, CardState) and isinstance(world, CardState) and _cards(state) != _cards(world):
        play.fail("a sampled world has other cards than the true one")


def _cards(state: CardState) -> list[int]:
    return sorted(card for zone in state.setup.zones.values() for _, pile in state.piles(zone) for card in pile)


def _can_be_played(play: Play, seat: int, world: State, rng: Rng, to_the_end: bool) -> None:
    name = play.setup.seats[seat]
    try:
        play_on(world, rng, play.limit - play.ply if to_the_end else STEPS_ON)
    except Exception as error:
        play.fail(f"a world sampled for {name} cannot be played on: {type(error).__name__}: {error}")
    if to_the_end and world.deciders:
        play.fail(f"a world sampled for {name} does not end within {play.limit} decisions")


# -- what has changed -------------------------------------------------------------------------------------------------


def _note_changes(seen: Seen, state: State, world: State, seat: int, hidden: dict[int, Place]) -> None:
    if not isinstance(state, CardState) or not isinstance(world, CardState):
        views = [{**state.view(viewer), "seat": None} for viewer in range(state.setup.players)]
        if any(canonical(view) != canonical(views[seat]) for view in views):
            twin = world.clone()
            twin.chance = state.chance
            seen.note("the whole position", snapshot(twin) != snapshot(state))
        return
    piles = {name: dict(world.piles(zone)) for name, zone in state.setup.zones.items()}
    for card, (zone, owner, index) in hidden.items():
        pile = piles[zone.name][owner]
        seen.note(f"the hidden cards in {zone.name}", pile[index] != card if zone.ordered else card not in pile)
    for counter in state.setup.game.counters:
        true, sampled = getattr(state, counter.name), getattr(world, counter.name)
        for owner in range(len(state.setup.owners)) if counter.owned else [-1]:
            if not state.setup.audience(counter.shown, owner) >> seat & 1:
                changed = true[owner] != sampled[owner] if counter.owned else true != sampled
                seen.note(f"the hidden counter {counter.name}", changed)


def _hidden_places(state: CardState, viewer: int) -> dict[int, Place]:
    """The cards a viewer does not know, with the zone, owner and index where each lies."""
    return {
        card: (zone, owner, index)
        for zone in state.setup.zones.values()
        for owner, pile in state.piles(zone)
        for index, card in enumerate(pile)
        if not state.knows(viewer, card, zone, owner)
    }


def _could_be_others(state: CardState, hidden: dict[int, Place]) -> dict[int, Place]:
    """The hidden cards that were shuffled together with another one which lies where that makes a difference."""
    found: dict[int, Place] = {}
    for chain in (*state.batches, state.setup.secret_sets):
        for batch in chain:
            cards = [card for card in batch if card in hidden]
            piles = {(zone.name, owner) for zone, owner, _ in (hidden[card] for card in cards)}
            for card in cards:
                if len(cards if hidden[card][0].ordered else piles) > 1:
                    found[card] = hidden[card]
    return found


def _all_can_be_dealt(play: Play, state: CardState, seat: int, hidden: dict[int, Place]) -> None:
    """The kernel deals anew within batches, so a hidden card in no batch would stay where it is in every world."""
    chains = (*state.batches, state.setup.secret_sets)
    batched = {card for chain in chains for batch in chain for card in batch}
    if not batched or type(state).sample is not CardState.sample:
        return
    for card, (zone, _, _) in hidden.items():
        if card not in batched:
            play.fail(
                f"{play.setup.cards[card]} in {zone.name} is hidden from {play.setup.seats[seat]} but in no batch, "
                f"so every sampled world gives it away"
            )
