"""Section 8 and the table of section 2: who sees what."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import meijin
from meijin.games.ganymede import GAME
from meijin.games.ganymede.state import Ganymede
from meijin.kernel.errors import IllegalAction
from meijin.kernel.event import Event
from tests.games.ganymede.table import (
    GREEN,
    PURPLE,
    RED,
    Said,
    battle,
    camp,
    coop,
    decides,
    faces,
    play,
    question,
    seen,
    short,
    told,
    trio,
    zone,
)

Mode = Callable[..., Ganymede]
SPECTATOR = None


def as_bytes(state: Ganymede, seat: int | None) -> bytes:
    return json.dumps(state.view(seat)).encode()


def viewers(state: Ganymede) -> list[int | None]:
    return [*range(state.setup.players), SPECTATOR]


# -- open to everybody ----------------------------------------------------------------------------------------


@pytest.mark.rule("G8.1", "G2.7")
@pytest.mark.parametrize("mode", [battle, coop, trio])
def test_everybody_sees_supply_hp_round_phase_decider_and_deck_sizes(mode: Mode) -> None:
    state = mode(phase="reinforce", hp=(7, 3), counters={"round": 4}, red=camp(deck="R5 R6", discard="R5 R6 R8 R9 BA"))
    camps = state.setup.owners
    for seat in viewers(state):
        view = state.view(seat)
        counters = view["counters"]
        assert isinstance(counters, dict)
        assert counters["hp"] == dict(zip(camps, (7, 3, state.hp[-1]), strict=False))
        assert counters["round"] == 4
        assert counters["token"] == counters["start"] == ("red" if mode is battle else None)
        assert view["mode"] == state.mode.name
        assert view["phase"] == "reinforce"
        assert view["deciders"] == ["red"]
        assert faces(view, "supply") == "BA BA B2 B2 B2 B3 B3 B3 B4 B4 B4 B7 B7 B7 B10 B10 B10"
        assert zone(view, "supply")["count"] == 17
        assert zone(view, "deck", "red")["count"] == 2
        assert zone(view, "deck", "green")["count"] == 6


@pytest.mark.parametrize(("options", "full"), [({"difficulty": "easy"}, 24), ({"hp_purple": 52}, 52)])
def test_everybody_sees_what_the_camps_began_with(options: dict[str, Any], full: int) -> None:
    state = meijin.new("ganymede", seed=1, mode="coop", **options)
    for seat in (RED, GREEN, SPECTATOR):
        assert state.view(seat)["full_hp"] == {"red": 15, "green": 15, "purple": full}
    assert meijin.new("ganymede", seed=1).view(SPECTATOR)["full_hp"] == {"red": 15, "green": 15}


@pytest.mark.rule("G8.2", "G8.3")
def test_everybody_sees_where_face_down_cards_lie_but_only_the_owner_which() -> None:
    state = battle(red="R5 (R6) B2 (R8)", green="G9", flow=decides("green"))
    assert faces(state.view(RED), "row", "red") == "R5 R6 B2 R8"
    assert faces(state.view(GREEN), "row", "red") == "R5 ? B2 ?"
    assert faces(state.view(SPECTATOR), "row", "red") == "R5 ? B2 ?"
    for seat in viewers(state):
        assert zone(state.view(seat), "row", "red")["count"] == 4


@pytest.mark.rule("G8.3")
def test_totals_count_only_what_the_viewer_sees() -> None:
    state = battle(red="R5 (R6)", green="G9 G5", flow=decides("green"))
    assert state.view(RED)["totals"] == {"red": {"low": 11, "best": 11}, "green": {"low": 14, "best": 14}}
    for seat in (GREEN, SPECTATOR):
        assert state.view(seat)["totals"] == {"red": {"low": 5, "best": 5}, "green": {"low": 14, "best": 14}}


@pytest.mark.rule("G8.8", "G8.1")
def test_the_question_is_shown_only_to_who_must_answer_it() -> None:
    state = battle(red=camp("R5", deck="B2 ..."), green="G9")
    assert question(state) == "red flip"
    for seat in (GREEN, SPECTATOR):
        assert "question" not in state.view(seat)
        assert state.view(seat)["phase"] == "draw"
        assert state.view(seat)["deciders"] == ["red"]


@pytest.mark.rule("G8.10", "R29")
def test_announcements_withdrawals_and_removals_are_open() -> None:
    state = battle(red="BA B3 R5", green="G9 G8", phase="showdown")
    events = play(state, "withdraw red_5", "aces_high 0", "remove black_3")
    for viewer in (RED, GREEN, 2):
        said = seen(events, viewer)
        assert ("withdraw", {"camp": "red", "card": "red_5"}) in said
        assert ("aces", {"camp": "red", "high": 0}) in said
        assert ("remove", {"camp": "red", "card": "black_3"}) in said


# -- the piles ------------------------------------------------------------------------------------------------

CLOSED = None
# Per mode and owner: who is shown the discard and the removed pile.
OPEN_PILES = {
    ("battle", "red"): {RED},
    ("battle", "green"): {GREEN},
    ("coop", "red"): {RED, GREEN},
    ("coop", "green"): {RED, GREEN},
    ("coop", "purple"): set[int](),
    ("trio", "red"): {RED, GREEN},
    ("trio", "green"): {RED, GREEN},
    ("trio", "purple"): {PURPLE},
}


@pytest.mark.rule("G8.6", "R28", "R29", "R44", "G2.10")
@pytest.mark.parametrize(("name", "owner"), list(OPEN_PILES))
@pytest.mark.parametrize("kind", ["discard", "removed"])
def test_discard_and_removed_piles_are_open_to_owner_and_ally_only(name: str, owner: str, kind: str) -> None:
    mode = {"battle": battle, "coop": coop, "trio": trio}[name]
    colour = owner[0].upper()
    given = {owner: camp("", **{kind: f"{colour}9 {colour}5"})}
    state = mode(phase="reinforce", **given)
    for seat in viewers(state):
        shown = zone(state.view(seat), kind, owner)
        if seat in OPEN_PILES[name, owner]:
            assert [short(card) for card in shown["cards"]] == [f"{colour}5", f"{colour}9"]
            assert shown["count"] == 2
        else:
            assert set(shown) == {"zone", "owner"}


@pytest.mark.rule("G8.4", "R27", "R44", "G2.8")
@pytest.mark.parametrize("mode", [battle, coop, trio])
def test_only_the_owner_sees_what_is_in_a_deck_and_nobody_its_order(mode: Mode) -> None:
    state = mode(phase="reinforce", red=camp(deck="R9 R5 R8", removed="R5 R6 R6"))
    turned = mode(phase="reinforce", red=camp(deck="R8 R9 R5", removed="R5 R6 R6"))
    for seat in viewers(state):
        shown = zone(state.view(seat), "deck", "red")
        assert shown["count"] == 3
        assert "cards" not in shown
        assert as_bytes(state, seat) == as_bytes(turned, seat)
        if seat == RED:
            assert [short(card) for card in shown["contents"]] == ["R5", "R8", "R9"]
        else:
            assert "contents" not in shown


@pytest.mark.rule("G8.4", "R28")
def test_nobody_looks_through_the_automatons_deck() -> None:
    state = coop(phase="reinforce")
    for seat in viewers(state):
        assert set(zone(state.view(seat), "deck", "purple")) == {"zone", "owner", "count"}
        assert zone(state.view(seat), "deck", "purple")["count"] == 12


@pytest.mark.rule("G8.4", "R27")
def test_a_person_playing_purple_may_look_through_its_deck() -> None:
    state = trio(phase="reinforce")
    assert len(zone(state.view(PURPLE), "deck", "purple")["contents"]) == 12
    for seat in (RED, GREEN, SPECTATOR):
        assert "contents" not in zone(state.view(seat), "deck", "purple")


# -- scouting -------------------------------------------------------------------------------------------------


@pytest.mark.rule("G8.5")
def test_a_scouted_card_is_known_to_its_owner_until_it_is_drawn() -> None:
    state = battle(red=camp("R9", deck="B4 R8 R5 ..."), green=camp("G9", deck="G5 ..."), flow=decides("red"))
    play(state, "flip", "scout_keep")
    others = [as_bytes(state, seat) for seat in (GREEN, SPECTATOR)]
    assert faces(state.view(RED), "deck", "red") == "R8 ? ? ? ?"
    assert not any(b"red_8" in view for view in others)
    play(state, "stand")
    assert faces(state.view(RED), "deck", "red") == "R8 ? ? ? ?"
    play(state, "stand", "remove red_9", "pick black_7", "pick black_7")
    # Round 2: it was Red's first card, and everybody has seen it.
    assert faces(state.view(GREEN), "row", "red") == ("R8 ?" if state.start == RED else "R8")
    assert "cards" not in zone(state.view(RED), "deck", "red")


@pytest.mark.rule("G8.5", "G8.3")
def test_a_scouted_card_drawn_face_down_is_hidden_from_the_others() -> None:
    state = battle(red=camp("R9", deck="B4 R8 R5 ..."), green="G9", flow=decides("red"))
    play(state, "flip", "scout_keep", "draw")
    assert faces(state.view(RED), "row", "red") == "R9 B4 R8"
    assert faces(state.view(GREEN), "row", "red") == "R9 B4 ?"


@pytest.mark.rule("G4.5.2", "G8.6", "R28")
@pytest.mark.parametrize("mode", [coop, trio])
def test_an_ally_sees_what_was_scouted_away_but_not_what_was_kept(mode: Mode) -> None:
    state = mode(red=camp("R5", deck="B4 R9 ..."), green="G9", purple="P9")
    events = play(state, "draw")
    assert ("scout", {"camp": "red"}) in seen(events, GREEN)
    assert b"red_9" not in as_bytes(state, GREEN)
    events = play(state, "scout_discard")
    assert seen(events, GREEN)[0] == ("scout_discard", {"camp": "red", "card": "red_9"})
    assert faces(state.view(GREEN), "discard", "red") == "R9"
    strangers = [PURPLE, SPECTATOR] if mode is trio else [SPECTATOR]
    for seat in strangers:
        assert seen(events, state.setup.viewer(seat))[0] == ("scout_discard", {"camp": "red"})
        assert b"red_9" not in as_bytes(state, seat)


# -- what must not show ---------------------------------------------------------------------------------------


class Watch:
    """Everything that the rival and the spectators are shown, action by action."""

    def __init__(self, state: Ganymede) -> None:
        self.state = state
        self.heard: list[Event] = []

    def after(self, *actions: str) -> list[tuple[Said, bytes]]:
        self.heard += play(self.state, *actions)
        return [
            (seen(self.heard, self.state.setup.viewer(seat)), as_bytes(self.state, seat)) for seat in (GREEN, SPECTATOR)
        ]


def red_draws(deck: str, row: str = "R5 (BA)") -> Watch:
    green = camp("G9", deck="G5 G6 ...")
    return Watch(battle(red=camp(row, deck=f"{deck} ..."), green=green, flow=decides("red")))


@pytest.mark.rule("G8.7", "G8.8", "G4.3.7")
@pytest.mark.parametrize("special", ["B2", "B4"])
def test_a_hidden_2_or_4_looks_like_a_6_at_every_step(special: str) -> None:
    hides, plain = red_draws(f"{special} R5 R6"), red_draws(f"R6 R5 {special}")
    assert hides.after() == plain.after()
    drawn = plain.after("draw")
    assert hides.after("draw") == drawn
    assert question(hides.state) == "red flip"
    assert hides.after("hide") == drawn
    assert hides.after("draw") == plain.after("draw")
    assert hides.after("stand") == plain.after("stand")
    # Green's Draw Phase too; the Showdown then tells them apart.
    assert hides.after("draw") == plain.after("draw")
    assert hides.after("stand") != plain.after("stand")


@pytest.mark.rule("G8.7", "R45")
@pytest.mark.parametrize("special", ["B2", "B4"])
def test_a_hidden_2_or_4_as_the_last_draw_looks_like_a_6_at_every_step(special: str) -> None:
    two_drawn = "R5 (BA) (BA#2)"
    hides, plain = red_draws(f"{special} R6", two_drawn), red_draws(f"R6 {special}", two_drawn)
    assert hides.after("draw") == plain.after("draw")
    assert (question(hides.state), question(plain.state)) == ("red flip", "red stand")
    assert hides.after("hide") == plain.after("stand")
    assert question(hides.state) == question(plain.state) == "green draw"


@pytest.mark.rule("G8.7")
def test_a_flipped_2_does_show() -> None:
    flips, plain = red_draws("B2 R5 R6"), red_draws("R6 R5 B2")
    assert flips.after("draw", "flip") != plain.after("draw")


@pytest.mark.rule("G8.9", "R7", "R45")
def test_a_forced_stop_looks_like_a_chosen_one_at_every_step() -> None:
    forced, chosen = red_draws("R8 R6", "R5 (R9)"), red_draws("R6 R8", "R5 (R9)")  # 22, or 20
    assert forced.after("draw") == chosen.after("draw")
    assert (question(forced.state), question(chosen.state)) == ("red stand", "red draw")
    assert forced.after("stand") == chosen.after("stand")
    assert question(forced.state) == question(chosen.state) == "green draw"
    assert forced.heard[-2].kind == chosen.heard[-2].kind == "done"


@pytest.mark.rule("G8.12")
def test_the_state_of_chance_is_nowhere_in_a_view() -> None:
    state = battle(red="R5", green="G9", flow=decides("red"))
    other = state.clone()
    other.chance += 1
    for seat in viewers(state):
        assert as_bytes(state, seat) == as_bytes(other, seat)


# -- the log --------------------------------------------------------------------------------------------------


def rounds_in_feed(state: Ganymede, seat: int | None) -> list[object]:
    assert state.record is not None
    return [fields["round"] for kind, fields in state.record.feed(seat) if kind == "round"]


def play_on(state: Ganymede, until: int) -> None:
    """Always the last choice, which stands as early as possible, until a round has come."""
    while state.deciders and state.round < until:
        state.apply(state.legal(state.deciders[0])[-1])


@pytest.mark.rule("G8.11", "G9.5")
@pytest.mark.parametrize("seat", [RED, GREEN, SPECTATOR])
def test_the_recent_feed_is_open_for_this_round_and_the_one_before(seat: int | None) -> None:
    state = meijin.new("ganymede", seed=3, start_seat="red")
    assert isinstance(state, Ganymede)
    assert state.record is not None
    play_on(state, 2)
    assert rounds_in_feed(state, seat) == [1, 2]
    play_on(state, 4)
    assert rounds_in_feed(state, seat) == [3, 4]
    assert state.record.feed(seat)[0][0] == "round"


@pytest.mark.rule("G8.11", "G9.5")
def test_the_full_feed_is_open_from_the_beginning() -> None:
    state = meijin.new("ganymede", seed=3, start_seat="red", feed="full")
    assert isinstance(state, Ganymede)
    play_on(state, 4)
    assert rounds_in_feed(state, GREEN) == [1, 2, 3, 4]


@pytest.mark.rule("G8.11", "G8.3")
def test_the_feed_keeps_to_what_a_seat_may_see() -> None:
    state = battle(red=camp("R5", deck="R6 ..."), green="G9", flow=decides("red"))
    assert state.record is not None
    assert state.record.feed(RED) == [("draw", {"camp": "red", "card": "red_6"})]
    assert state.record.feed(GREEN) == state.record.feed(SPECTATOR) == [("draw", {"camp": "red"})]


@pytest.mark.rule("G8.11")
def test_after_the_game_the_whole_log_and_the_record_are_open() -> None:
    state = meijin.new("ganymede", seed=3, start_seat="red")
    assert isinstance(state, Ganymede)
    play_on(state, 99)
    assert state.record is not None
    assert len(rounds_in_feed(state, SPECTATOR)) == state.round > 3
    *_, (last, _, _, _) = state.record.replay()
    assert last == state


@pytest.mark.rule("R46")
def test_copies_are_told_apart_by_their_owner_only() -> None:
    state = battle(red="R5 R5 R6", green="G9 G8", phase="cleanup", counters={"red": {"damaged": 2}})
    assert zone(state.view(RED), "row", "red")["cards"] == ["red_5#1", "red_5#2", "red_6#1"]
    for viewer in (GREEN, None):
        assert zone(state.view(viewer), "row", "red")["cards"] == ["red_5", "red_5", "red_6"]
    events = play(state, "remove red_5#2")
    assert told(events, "remove") == [{"camp": "red", "card": "red_5"}]


@pytest.mark.rule("R46")
@pytest.mark.parametrize("make", [coop, trio])
def test_allies_see_each_others_copies(make: Mode) -> None:
    state = make(red="R5 R5", green="G9", purple="P7 P7", phase="cleanup", counters={"red": {"damaged": 2}})
    assert zone(state.view(GREEN), "row", "red")["cards"] == ["red_5#1", "red_5#2"]
    assert zone(state.view(GREEN), "row", "purple")["cards"] == ["purple_7", "purple_7"]


@pytest.mark.rule("G8.7", "G8.9", "R45")
@pytest.mark.parametrize("top", ["B2", "G6"])
def test_what_cannot_be_taken_back_does_not_tell_what_the_other_has_hidden(top: str) -> None:
    state = battle(red="R9 R8", green=camp("G9", deck=f"{top} G5 ..."), counters={"used": 1}, flow=decides("red"))
    play(state, "stand")
    if top == "B2":
        play(state, "hide")
    assert state.record is not None
    with pytest.raises(IllegalAction, match="somebody has acted since, or it has shown something"):
        state.record.take_back(RED)


@pytest.mark.rule("G8.11")
def test_after_the_end_the_log_hides_nothing() -> None:
    state = battle(red=camp("R5", deck="R6 ..."), green="G9", flow=decides("red"))
    assert state.record is not None
    assert state.record.feed(GREEN) == [("draw", {"camp": "red"})]
    play(state, "resign")
    assert state.record.feed(GREEN)[0] == ("draw", {"camp": "red", "card": "red_6"})


@pytest.mark.rule("G8.10", "G4.4.4")
def test_announced_aces_count_as_announced() -> None:
    state = battle(red="BA R5", green="G9 G8", phase="showdown")
    assert state.view(GREEN)["totals"] == {"red": {"low": 6, "best": 16}, "green": {"low": 17, "best": 17}}
    play(state, "aces_high 0")
    assert question(state) == "red remove"
    assert state.view(RED)["totals"] == {"red": {"low": 6, "best": 6}, "green": {"low": 17, "best": 17}}


@pytest.mark.rule("R24", "G9.7")
@pytest.mark.parametrize(("reading", "total"), [("cards", (20, 20)), ("strength", (10, 20))])
def test_purples_ace_is_shown_open_until_it_is_settled(reading: str, total: tuple[int, int]) -> None:
    state = coop(red="B10 BA", green="G9", purple="PA P9", phase="showdown", purple_ace=reading)
    seen = dict(zip(("low", "best"), total, strict=True))
    assert state.view(RED)["totals"]["purple"] == seen  # type: ignore[index]
    events = play(state, "aces_high 1")
    assert question(state) == "green remove"
    assert state.view(RED)["totals"]["purple"] == seen  # type: ignore[index]
    lines = [line for line in told_lines(events) if line.startswith(("Purple counts", "Strength"))]
    if reading == "cards":
        assert lines[0].startswith("Strength: Red 21 against Purple bust (with 2 from the other's 10s)")
    else:
        assert lines[0] == "Purple counts no ace as 11."
        assert lines[1].startswith("Strength: Red 21 against Purple 12 (with 2 from the other's 10s)")
        assert lines[2] == "Purple counts 1 ace as 11."
        assert lines[3].startswith("Strength: Green 9 against Purple 20;")


@pytest.mark.rule("G5.1.1", "G5.2.2", "G5.2.4", "G5.2.5")
def test_the_log_tells_how_strength_and_damage_add_up() -> None:
    events = play(battle(red="B4 R6 B7", green="B10 B10", flow=decides("green")), "stand")  # E2
    (line,) = [state_line for state_line in told_lines(events) if state_line.startswith("Strength")]
    assert line == (
        "Strength: Red 21 (with 4 from the other's 10s) against Green 20; "
        "Green takes 3 damage (3 cards, 2 for a 7, 1 for exactly 21, at most 3 with a 10)."
    )


def told_lines(events: list[Event]) -> list[str]:
    return [GAME.narrate(event.kind, event.fields) for event in events]


@pytest.mark.rule("R30", "G5.1.2")
def test_a_camp_without_a_card_is_not_called_bust() -> None:
    state = battle(red="", green="G5 B10", phase="damage")
    assert state.record is not None
    (line,) = [GAME.narrate(event.kind, event.fields) for event in state.record.log if event.kind == "compare"]
    assert line == "Strength: Red without a card against Green 15; Red takes 2 damage (2 cards)."
