"""Finished games looked at again: nobody sees more of a moment than they saw then."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

import meijin
from meijin.kernel.errors import RecordError, SetupError
from meijin.kernel.generator import Rng
from meijin.server.gate import tables as gate
from meijin.server.gate.replays import of_game, of_text, played_at
from meijin.server.refusal import Refused
from meijin.server.tables.entry import ClockTerms, Pace, Policy
from meijin.server.wire import Replay, Update

if TYPE_CHECKING:
    from tests.server.tables.conftest import Evening

Open = Callable[..., "Evening"]
VIEWERS = {"red": 0, "green": 1, None: None}


def played(night: Evening, plies: int = 40) -> dict[str | None, list[Update]]:
    """Ann and Ben play at random, then Ben resigns; what every viewer was told meanwhile, before each action."""
    told: dict[str | None, list[Update]] = {seat: [] for seat in VIEWERS}
    rng = Rng(4)
    for ply in range(plies + 1):
        for seat, viewer in VIEWERS.items():
            lines = told[seat][-1].lines if told[seat] else 0
            update = gate.update(night.table, viewer, lines, night.now)
            assert update is not None
            told[seat].append(update)
        state = night.table.state
        assert state is not None
        seats = state.deciders
        choices = state.choices(seats[0])
        words = "resign" if ply == plies else choices[rng.below(len(choices))]
        night.say("ben" if ply == plies else ("ann", "ben")[seats[0]], words)
    return told


@pytest.mark.parametrize("seat", VIEWERS, ids=str)
def test_every_frame_is_what_its_viewer_was_shown_told_and_asked_then(duel: Open, seat: str | None) -> None:
    night = duel()
    told = played(night)[seat]
    frames = of_game(played_at(night.table, "ann"), seat, 0, 100).frames
    assert [frame.ply for frame in frames] == list(range(len(told) + 1))
    for frame, update in zip(frames, told, strict=False):
        assert frame.view == update.view
        assert frame.log == update.log
        assert frame.ask == (None if update.prompt is None else update.prompt.ask)
        assert not frame.over
    assert frames[-1].over


def test_frames_say_who_did_what(duel: Open) -> None:
    night = duel()
    played(night, 3)
    replay = of_game(played_at(night.table, None), None, 0, 100)
    first, *others = replay.frames
    assert (first.ply, first.seat, first.action) == (0, None, "")
    record = night.table.record
    assert [(frame.seat, frame.action) for frame in others] == [
        (record.who(who), "resign" if action < 0 else night.table.setup.game.text(night.table.setup, action))
        for who, action in record.actions
    ]
    assert (replay.plies, replay.seat, replay.start) == (4, None, 0)
    assert replay.outcome is not None and replay.outcome.returns == {"red": 1.0, "green": 0.0}
    assert [seat.name for seat in replay.seats] == ["Ann", "Ben"]


def test_a_long_game_comes_in_parts(duel: Open) -> None:
    night = duel()
    played(night, 25)
    whole = of_game(played_at(night.table, None), "green", 0, 100).frames
    parts = [of_game(played_at(night.table, None), "green", start, 10) for start in (0, 10, 20)]
    assert [len(part.frames) for part in parts] == [10, 10, 7]
    assert [frame for part in parts for frame in part.frames] == list(whole)
    assert all(part.plies == 26 for part in parts)


def test_a_record_gives_the_same_frames_as_its_table(duel: Open) -> None:
    night = duel()
    played(night, 8)
    text = night.table.record.to_text()
    ours, theirs = of_game(played_at(night.table, None), "red", 2, 5), of_text(text, "red", 2, 5)
    assert theirs.frames == ours.frames
    assert (theirs.plies, theirs.outcome, theirs.options) == (ours.plies, ours.outcome, ours.options)
    assert [(seat.seat, seat.name) for seat in theirs.seats] == [("red", "Ann"), ("green", "Ben")]


def test_a_record_of_a_game_that_goes_on_can_be_looked_at_too() -> None:
    state = meijin.new("go_out", players=3, seed=2)
    assert state.record is not None
    state.record.seats = {"blue": "bot:greedy"}
    state.apply("choose ten", "red")
    replay = of_text(state.record.to_text(), "blue", 0, 10)
    assert (replay.outcome, [frame.over for frame in replay.frames]) == (None, [False, False])
    assert [seat.bot for seat in replay.seats] == [None, "greedy", None]
    assert secrets_of(replay) == set()
    assert secrets_of(of_text(state.record.to_text(), "red", 0, 10)) == {"ten"}


def secrets_of(replay: Replay) -> set[str]:
    """The characters that lines of the log name."""
    lines = [line for frame in replay.frames for line in frame.log]
    return {str(line.fields["character"]) for line in lines if "character" in line.fields}


def test_what_the_organiser_says_is_nobodys_action() -> None:
    state = meijin.new("crossover", seed=1)
    state.call_time()
    assert state.record is not None
    last = of_text(state.record.to_text(), None, 0, 10).frames[-1]
    assert (last.seat, last.action) == (None, "time")


def test_what_is_no_record_no_seat_or_beyond_the_end_is_refused() -> None:
    state = meijin.new("ganymede", seed=1)
    assert state.record is not None
    text = state.record.to_text()
    with pytest.raises(RecordError):
        of_text("a shopping list", None, 0, 10)
    with pytest.raises(SetupError, match="no seat 'purple'"):
        of_text(text, "purple", 0, 10)
    with pytest.raises(Refused, match="there is no position after 7 actions: the game has 0"):
        of_text(text, None, 7, 10)


def test_a_game_lost_on_time_is_over_with_its_last_frame(evening: Open) -> None:
    night = forfeited(evening)
    frames = of_game(played_at(night.table, None), None, 0, 10).frames
    assert [frame.over for frame in frames] == [False] * (len(frames) - 1) + [True]


def forfeited(evening: Open) -> Evening:
    """Ann runs out of time before her first choice."""
    night = evening(options={"start_seat": "red"}, clock=ClockTerms(Pace.MOVE, 5), out_of_time=Policy.FORFEIT)
    night.do(night.table.sit, "ann", "Ann", 0)
    night.do(night.table.sit, "ben", "Ben", 1)
    night.do(night.table.ready, "ben", True)
    night.do(night.table.start, "ann")
    night.later(6)
    night.do(night.table.run_out)
    return night


def test_frames_follow_each_other_without_a_gap(duel: Open) -> None:
    night = duel()
    played(night, 5)
    for one, next_ in pairwise(of_game(played_at(night.table, None), None, 1, 4).frames):
        assert next_.ply == one.ply + 1
