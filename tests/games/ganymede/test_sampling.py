"""Sampled worlds against all worlds that a player with a perfect memory could still think possible.

The brute force plays every deal of the rival's deck, every order of a reshuffle and every choice of the rival, and
keeps the histories in which the observer would have been told the very same things.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import meijin
from meijin.games.ganymede.cards import WEIGHT, tally
from meijin.games.ganymede.frames import ASK_DRAW, ASK_FLIP, ASK_STAND, DRAW_QUESTIONS
from meijin.games.ganymede.state import Ganymede
from meijin.kernel import registry
from meijin.kernel.event import Event
from meijin.kernel.generator import Rng
from meijin.kernel.state import Outcome
from tests.games.ganymede.table import (
    GREEN,
    PURPLE,
    RED,
    Said,
    battle,
    camp,
    cards,
    decider,
    decides,
    happened,
    pile,
    play,
    question,
    seen,
    trio,
)

SAMPLES = 1500
# Which cards a world has where, by instance: row, deck and discard pile of the rival, and what the rival is asked.
World = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int]


def world_of(state: Ganymede, rival: int) -> World:
    asked = state.pending[-1][0] if state.deciders == (rival,) else -1
    return tuple(state.row[rival]), tuple(state.deck[rival]), tuple(sorted(state.discard[rival])), asked


def before_the_forced_draw(state: Ganymede) -> Ganymede:
    """As it was before a seat's first draw, which it makes here as if it had been asked."""
    start = state.clone()
    (seat,) = start.deciders
    card = start.row[seat].pop()
    start.deck[seat].append(card)
    start.tally[seat] -= WEIGHT[card]
    start.down = start.used = 0
    start.pending = [DRAW_QUESTIONS[seat]]
    return start


class Memory:
    """What the observer was told, and what the observer did."""

    def __init__(self, state: Ganymede, observer: int) -> None:
        forced = [event.kind for event in happened(state)] == ["draw"]
        self.start = before_the_forced_draw(state) if forced else state.clone()
        self.state = state
        self.observer = observer
        self.told: Said = seen(happened(state), observer) if forced else []
        self.own: list[int] = []

    def play(self, *actions: str) -> None:
        for action in actions:
            seat, number = self.state.understand(action)
            self.told += seen(self.state.apply(number), self.observer)
            if seat == self.observer:
                self.own.append(number)

    def possible(self) -> set[World]:
        """Every world in which the observer would know the same."""
        rival = 1 - self.observer
        worlds: set[World] = set()
        final = self.state.view(self.observer)
        for deck in set(permutations(self.start.deck[rival])):
            begin = self.start.clone()
            begin.deck[rival] = list(deck)
            open_paths: list[tuple[Ganymede, int, int]] = [(begin, 0, 0)]
            while open_paths:
                state, heard, done = open_paths.pop()
                if heard == len(self.told) and state.view(self.observer) == final:
                    worlds.add(world_of(state, rival))
                if not state.deciders:
                    continue
                seat = state.deciders[0]
                if seat != self.observer:
                    actions = state.legal(seat)
                elif done < len(self.own):
                    actions = [self.own[done]]
                else:
                    continue
                for action in actions:
                    for after, events in outcomes(state, seat, action):
                        said = seen(events, self.observer)
                        if self.told[heard : heard + len(said)] == said:
                            mine = done + (seat == self.observer)
                            open_paths.append((after, heard + len(said), mine))
        return worlds

    def sampled(self) -> Counter[World]:
        """How often each world is dealt."""
        rng = Rng(7)
        rival = 1 - self.observer
        return Counter(world_of(self.state.sample(self.observer, rng), rival) for _ in range(SAMPLES))


def outcomes(state: Ganymede, seat: int, action: int) -> list[tuple[Ganymede, list[Event]]]:
    """Every position that can follow an action, one for each order of a reshuffle in it."""
    after, events = stepped(state, seat, action)
    if after.chance == state.chance:
        return [(after, events)]
    (slot,) = (slot for slot, chain in enumerate(after.batches) if chain != state.batches[slot])
    return [stepped(state, seat, action, order) for order in permutations(sorted(after.batches[slot][-1]))]


def stepped(state: Ganymede, seat: int, action: int, *shuffles: Outcome) -> tuple[Ganymede, list[Event]]:
    """The position after an action and what happened, with the next shuffles given."""
    after = state.clone()
    after.script = shuffles
    events: list[Event] = []
    after.events = events
    after.step(seat, action)
    return after, events


def check(memory: Memory) -> set[World]:
    """The sampler deals all possible worlds and no others, all about equally often; gives back the worlds."""
    possible = memory.possible()
    sampled = memory.sampled()
    impossible = set(sampled) - possible
    assert not impossible
    # Copies of a card and the order of a deck make many worlds of one: compare what is in the row.
    rows = {cards(world[0], memory.state) + f" {world[3]}" for world in possible}
    assert {cards(world[0], memory.state) + f" {world[3]}" for world in sampled} == rows
    deals = {world[:3] for world in possible}
    expected = Counter(cards(deal[0], memory.state) for deal in deals)
    dealt = Counter[str]()
    for world, times in sampled.items():
        dealt[cards(world[0], memory.state)] += times
    for row, weight in expected.items():
        share = weight / len(deals)
        error = (share * (1 - share) / SAMPLES) ** 0.5
        assert dealt[row] / SAMPLES == pytest.approx(share, abs=4.5 * error)
    return possible


def rows_of(possible: set[World], state: Ganymede) -> set[str]:
    return {cards(world[0], state) for world in possible}


@pytest.mark.rule("G8.3", "G8.4")
def test_any_card_of_the_deck_may_lie_face_down() -> None:
    state = battle(red=camp("R5", deck="R6 R8 R9 BA", removed="R5 R6"), green="G8", flow=decides("red"))
    memory = Memory(state, GREEN)
    assert rows_of(check(memory), state) == {"R5 R6", "R5 R8", "R5 R9", "R5 BA"}


def test_a_black_card_face_down_in_a_described_row_may_be_any_of_the_deck() -> None:
    state = meijin.Scenario(
        "ganymede",
        start_seat="red",
        zones={"red": {"row": ["red_5", {"card": "black_7", "known": ["red"]}]}, "green": {"row": ["green_8"]}},
        flow={"phase": "draw", "decides": "green"},
    ).state()
    rng = Rng(1)
    kinds = {state.setup.kinds[state.sample(GREEN, rng).row[RED][1]] for _ in range(40)}  # type: ignore[attr-defined]
    assert "black_7" in kinds
    assert len(kinds) > 3


@pytest.mark.rule("G4.3.2")
def test_who_drew_a_third_card_had_at_most_21_before() -> None:
    state = battle(red=camp("R9", deck="R5 R6 R8 B10", removed="R5 R6"), green="G8", flow=decides("red"))
    memory = Memory(state, GREEN)
    memory.play("draw", "draw")
    assert decider(state) == "green"
    assert rows_of(check(memory), state) == {
        f"R9 {first} {second} {third}"
        for first, second, third in permutations(["R5", "R6", "R8", "B10"], 3)
        if 9 + int(first[1:]) + int(second[1:]) <= 21
    }


@pytest.mark.rule("G8.9", "R7")
def test_a_rival_who_stopped_may_have_been_stopped() -> None:
    state = battle(red=camp("R9", deck="R6 R5 BA B10 R8", removed="R5 R6"), green="G8", flow=decides("red"))
    memory = Memory(state, GREEN)
    memory.play("draw", "stand")
    assert decider(state) == "green"
    assert {"R9 B10 R8", "R9 BA R5"} <= rows_of(check(memory), state)  # 27, which ends the phase, or 15


@pytest.mark.rule("G8.7", "G8.8")
def test_a_deciding_rival_may_hold_a_2_to_flip_or_may_have_hidden_it() -> None:
    state = battle(red=camp("R9", deck="B2 R5 R8 B4", removed="R5 R6 R6"), green="G8", flow=decides("red"))
    memory = Memory(state, GREEN)
    possible = check(memory)
    assert {cards(world[0], state) for world in possible if world[3] == ASK_FLIP} == {"R9 B2", "R9 B4"}
    assert {cards(world[0], state) for world in possible if world[3] == ASK_DRAW} == {
        "R9 B2",
        "R9 B4",
        "R9 R5",
        "R9 R8",
    }


@pytest.mark.rule("G4.3.3", "R45")
def test_a_rival_who_still_decides_after_three_draws_may_hold_anything() -> None:
    state = battle(red=camp("R5", deck="R5 R6 B2 B4 R8", removed="R6 R9"), green="G8", flow=decides("red"))
    memory = Memory(state, GREEN)
    memory.play("draw", "draw")
    possible = check(memory)
    assert {cards(world[0][-1:], state) for world in possible if world[3] == ASK_FLIP} == {"B2", "B4"}
    assert {cards(world[0][-1:], state) for world in possible if world[3] == ASK_STAND} == {"R5", "R6", "R8"}
    assert {world[3] for world in possible} == {ASK_FLIP, ASK_STAND}


@pytest.mark.rule("G4.5.2", "G8.6")
def test_a_card_discarded_by_scouting_may_be_any_of_the_deck() -> None:
    state = battle(red=camp("R9", deck="B4 R5 R8 R6", removed="R5 R6"), green="G8", flow=decides("red"))
    memory = Memory(state, GREEN)
    memory.play("flip", "scout_discard", "draw")
    possible = check(memory)
    assert {pile(world[2], state) for world in possible} == {"R5", "R6", "R8"}


def in_round_2(red_deck: str, reshuffled: list[object]) -> Memory:
    """Red won the first round with R9 R6 against G5 G5; its discard pile is R9 R6 BA, and it starts round 2."""
    state = battle(
        phase="initial",
        red=camp(deck=f"R9 R6 {red_deck}", removed="R5"),
        green=camp(deck="G5 G5 G6 ..."),
        chance=[reshuffled],
    )
    memory = Memory(state, GREEN)
    memory.start.script = ()
    memory.play("stand", "stand", "remove green_5#1", "pick black_7", "pick black_a")
    assert pile(state.discard[RED], state) == "BA R6 R9"
    assert question(state) == "red flip"
    return memory


@pytest.mark.rule("G4.1.2", "G4.1.4")
def test_a_card_drawn_before_a_reshuffle_is_none_of_the_reshuffled() -> None:
    memory = in_round_2("R5 B2 R6 R8", ["black_a#1", "red_9#1", "red_6#1"])
    memory.play("flip", "draw", "draw", "draw")
    assert cards(memory.state.row[RED], memory.state) == "R5 B2 R6 R8 BA"
    assert rows_of(check(memory), memory.state) == {
        f"R5 B2 {old} {new}" for old in ("R6 R8", "R8 R6") for new in ("BA", "R6", "R9")
    }


@pytest.mark.rule("G4.5.2", "G4.1.2")
def test_a_scouted_and_discarded_card_may_come_back_in_a_reshuffle() -> None:
    memory = in_round_2("R5 B4 R6 R8", ["red_9#1", "black_a#1", "red_6#1", "red_6#2"])
    memory.play("flip", "scout_discard", "draw", "draw")
    assert cards(memory.state.row[RED], memory.state) == "R5 B4 R8 R9"
    assert rows_of(check(memory), memory.state) == {
        *(f"R5 B4 R8 {new}" for new in ("BA", "R6", "R9")),
        *(f"R5 B4 R6 {new}" for new in ("BA", "R6", "R8", "R9")),
    }


@pytest.mark.rule("R29")
def test_a_removed_card_is_remembered() -> None:
    state = battle(
        phase="cleanup",
        red=camp("R9 R8", deck="", discard="R5 R5 R6 R6"),
        green="G9 G8",
        counters={"red": {"damaged": 2}},
    )
    Memory(state, GREEN).play("remove red_9", "pick black_2", "pick black_3")
    assert state.round == 2
    rng = Rng(3)
    rows = set()
    for _ in range(300):
        world = state.sample(GREEN, rng)
        assert pile(world.removed[RED], world) == "R9"
        assert pile(world.row[RED] + world.deck[RED], world) == "B2 R5 R5 R6 R6 R8"
        rows.add(cards(world.row[RED][1:], world))
    assert rows <= {"B2", "R5", "R6", "R8"}
    assert len(rows) >= 3


@pytest.mark.rule("G8.5")
def test_the_owner_of_a_scouted_card_finds_it_on_top_in_every_world() -> None:
    state = battle(red=camp("R5", deck="B4 R9 ..."), green="G8", flow=decides("red"))
    play(state, "flip", "scout_keep")
    rng = Rng(5)
    worlds = [state.sample(RED, rng) for _ in range(100)]
    assert {cards(world.deck[RED][-1:], world) for world in worlds} == {"R9"}
    assert len({tuple(world.deck[RED]) for world in worlds}) > 20
    rivals = [state.sample(GREEN, rng) for _ in range(100)]
    assert {cards(world.deck[RED][-1:], world) for world in rivals} == {"R5", "R6", "R8", "R9"}


@pytest.mark.rule("G8.6", "R28")
def test_purple_does_not_know_what_red_scouted_away_but_green_does() -> None:
    state = trio(red=camp("R5", deck="B4 R9 R8 R6", removed="R5 R6"), green="G8", purple="P9", flow=decides("red"))
    play(state, "draw", "scout_discard")
    rng = Rng(5)
    for seat, piles in ((RED, {"R9"}), (GREEN, {"R9"}), (PURPLE, {"R6", "R8", "R9"})):
        worlds = [state.sample(seat, rng) for _ in range(60)]
        assert {pile(world.discard[RED], world) for world in worlds} == piles


@pytest.mark.rule("G8.12")
def test_a_sampled_world_has_a_chance_of_its_own() -> None:
    state = battle(red=camp("BA (BA)", deck="", discard="R5 R5 R6 R6 R8 R9"), green="G8", flow=decides("red"))
    rng = Rng(1)
    drawn = set()
    for _ in range(100):
        world = state.sample(RED, rng)
        world.step(RED, state.legal(RED)[0])
        drawn.add(cards(world.row[RED][2:], world))
    assert drawn == {"R5", "R6", "R8", "R9"}


@pytest.mark.rule("G8.3")
@pytest.mark.parametrize("mode", ["battle", "coop", "trio"])
def test_what_is_worked_out_from_a_row_is_worked_out_anew_in_a_sampled_world(mode: str) -> None:
    rng = Rng(11)
    game = registry.find("ganymede")
    setup = game.prepare(None, {"mode": mode})
    for _ in range(10):
        state = game.deal(setup, rng.fork())
        while state.deciders:
            for seat in range(setup.players):
                world = state.sample(seat, rng)
                assert isinstance(world, Ganymede)
                assert world.tally == [tally(row) for row in world.row]
            legal = state.legal(state.deciders[0])
            state.step(state.deciders[0], legal[rng.below(len(legal))])
