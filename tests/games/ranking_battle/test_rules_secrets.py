"""Section 8: what stays hidden, whatever is asked; positions that differ in a secret look alike to everybody else."""

from __future__ import annotations

import pytest

from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel.errors import MeijinError
from meijin.kernel.testing.play import canonical
from tests.games.ranking_battle.table import (
    BLUE,
    RED,
    Seat,
    play,
    question,
    seat,
    table,
)


def twins(phase: str, owner: str, one: Seat, other: Seat, **given: object) -> list[RankingBattle]:
    """Two positions that differ in what one player holds."""
    return [table(phase, **{**given, owner: each}) for each in (one, other)]  # type: ignore[arg-type]


def look_alike(states: list[RankingBattle], viewers: tuple[str | None, ...]) -> None:
    """Nobody of these can tell the positions apart, by view, by choices or by a refusal."""
    for viewer in viewers:
        assert len({canonical(state.view(viewer)) for state in states}) == 1
        if viewer is not None:
            assert {tuple(state.choices(viewer)) for state in states} == {()}
            refusals = set()
            for state in states:
                with pytest.raises(MeijinError) as error:
                    state.apply("done", viewer)
                refusals.add(str(error.value))
            assert len(refusals) == 1


@pytest.mark.rule("RB8.8", "RB8.9")
def test_whether_a_defender_can_react_stays_hidden() -> None:
    states = twins(
        "challenge",
        "blue",
        seat(hand="riki cat_single", deck="mio cat_pair", rank=1),
        seat(hand="mio cat_pair", deck="riki cat_single", rank=1),
        red=seat(rank=2),
    )
    for state in states:
        play(state, "challenge blue")
        assert question(state) == "blue react"
    look_alike(states, ("red", "green", None))
    heard = [[event.seen_by(RED) for event in play(state, "done")] for state in states]
    assert heard[0] == heard[1]
    empty = table("challenge", red=seat(rank=2), blue=seat(rank=1))
    play(empty, "challenge blue")
    assert (question(empty), empty.choices()) == ("blue react", ["done"])


@pytest.mark.rule("RB8.9", "R36")
@pytest.mark.parametrize("phase", ["character", "reveal"])
def test_whether_there_is_anything_to_play_or_reveal_stays_hidden(phase: str) -> None:
    states = twins(phase, "red", seat(hand="mio kud", deck="cat_single*2"), seat(hand="cat_single*2", deck="mio kud"))
    assert {question(state) for state in states} == {f"red {phase}"}
    look_alike(states, ("blue", None))
    heard = [[event.seen_by(BLUE) for event in play(state, "done")] for state in states]
    assert heard[0] == heard[1]


@pytest.mark.rule("RB8.9")
def test_a_forced_discard_tells_nothing_but_the_card() -> None:
    states = twins(
        "character",
        "blue",
        seat(hand="cat_single*4", deck="mio kud rin"),
        seat(hand="cat_single mio kud rin", deck="cat_single*3"),
        red=seat(hand="haruka", deck="mio"),
    )
    for state in states:
        play(state, "play haruka")
    look_alike(states, ("red", None))
    heard = [[event.seen_by(RED) for event in play(state, "discard cat_single")] for state in states]
    assert heard[0] == heard[1]
    look_alike([table("begin", red=seat())], ("blue",))


@pytest.mark.rule("RB8.6", "RB8.9")
def test_whether_two_weapons_are_of_a_kind_stays_hidden() -> None:
    states = [table(red=seat(hand="saya"), weapons=weapons) for weapons in ("shinai*2 dorj", "shinai dorj shinai")]
    heard = []
    for state in states:
        events = [*play(state, "play saya"), *play(state, "top shinai")]
        heard.append([(event.kind, event.seen_by(BLUE)) for event in events])
    assert heard[0] == heard[1]
    look_alike(states, ("blue", None))
