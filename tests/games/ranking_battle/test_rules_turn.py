"""Sections 2.3 and 4.1 to 4.4: the phases of a turn up to the challenge."""

from __future__ import annotations

import pytest

from tests.games.ranking_battle.table import (
    BLUE,
    RED,
    board,
    discard,
    hand,
    idle,
    play,
    question,
    seat,
    table,
    told,
)

EIGHT = "kud,mio,rin,haruka,kanata,saya,kyousuke,kengo"


# -- Beginning Phase --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB4.1.1", "RB4.1.2", "RB4.1.3", "R14", "R34")
def test_rank_and_bonus_in_either_order_once_each() -> None:
    for first, second in (("rank", "bonus"), ("bonus", "rank")):
        state = table("begin", red=seat("kanata", hand="mio", rank=3))
        assert state.choices() == ["rank", "bonus", "done"]
        play(state, first)
        assert state.choices() == [second, "done"]
        play(state, second)
        assert state.power == 2  # one of each
        assert question(state) == "red character"  # by itself


@pytest.mark.rule("RB4.1.3", "R14", "R23")
def test_both_may_be_left_out() -> None:
    state = table("begin", red=seat("kanata", hand="mio", rank=3))
    play(state, "done")
    assert (question(state), state.power) == ("red character", 0)


@pytest.mark.rule("RB4.1.2")
def test_an_attacker_without_a_bonus_offers_none() -> None:
    for attacker in ("riki_star", "kengo"):
        assert table("begin", red=seat(attacker)).choices() == ["rank", "done"]


@pytest.mark.rule("RB4.1.2", "RB4.4.3", "R15")
def test_a_new_attacker_gives_its_bonus_in_the_owner_s_next_turn() -> None:
    state = table("attacker", red=seat(played="kanata", deck="mio*4"), players=3)
    play(state, "attacker kanata")
    assert state.power == 0
    play(state, "pass")
    idle(state, "red begin")
    assert state.choices() == ["rank", "bonus", "done"]
    play(state, "bonus")
    assert state.power == 1


# -- Character Phase --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB4.2.1", "RB2.3.1", "RB2.3.2")
def test_one_character_per_turn_without_a_bonus() -> None:
    state = table("begin", red=seat(hand="komari*2 cat_single", deck="cat_single*4"), players=3)
    assert (state.plays, state.points, state.power, state.challenges) == (1, 0, 0, 1)
    play(state, "done", "play komari")
    assert question(state) == "red replace"
    assert board(state, RED) == "riki_star: komari"
    assert hand(state, RED) == "cat_single komari"


@pytest.mark.rule("RB4.2.1", "RB6.1.2", "R7")
def test_a_play_must_be_there_before_the_character_that_gives_one() -> None:
    state = table(red=seat(hand="sasami*2 rin", events="snack_time"), counters={"plays": 0})
    assert question(state) == "red replace"
    state = table(red=seat(hand="sasami*2 rin"))
    play(state, "play sasami")
    assert state.plays == 1
    play(state, "play sasami", "play rin")
    assert state.plays == 0
    assert board(state, RED) == "riki_star: sasami sasami rin"


@pytest.mark.rule("RB4.2.2", "R14")
def test_the_bonus_comes_first_then_play_and_neither_can_be_declined() -> None:
    """Riki's bonus draws; Kyousuke's gives a play, then his PLAY draws two."""
    state = table(red=seat(hand="kyousuke cat_single", deck="mio rin kud"))
    events = play(state, "play kyousuke")
    assert [event.kind for event in events] == ["play", "gain", "draw"]
    assert hand(state, RED) == "cat_single mio rin"
    assert state.plays == 1


@pytest.mark.rule("RB4.2.3")
def test_copies_stand_side_by_side() -> None:
    state = table(red=seat("kud", hand="kud*2"))
    play(state, "play kud", "play kud")
    assert board(state, RED) == "kud: kud kud"


@pytest.mark.rule("RB4.2.4")
def test_cats_are_never_played() -> None:
    assert table(red=seat(hand="cat_single cat_pair cat_trio mio")).choices() == ["play mio", "done"]


@pytest.mark.rule("RB4.2.5", "RB4.2.7", "R16")
def test_an_event_s_condition_looks_at_the_board_at_that_moment() -> None:
    state = table(red=seat(hand="komari cat_single", events="snack_time", deck="mio*2"))
    assert state.choices() == ["play komari", "done"]  # in hand she does not count
    play(state, "play komari")
    assert state.choices() == ["event snack_time", "done"]
    play(state, "event snack_time")
    assert hand(state, RED) == "cat_single mio*2"
    attacking = table(red=seat("komari", hand="cat_single", events="snack_time"))
    assert attacking.choices() == ["event snack_time", "done"]


@pytest.mark.rule("RB4.2.7", "RB2.1.3", "R16")
def test_two_cards_of_one_person_are_one_person() -> None:
    """Little Busters! wants Riki and two more different persons."""

    def usable(attacker: str, played: str) -> bool:
        state = table(red=seat(attacker, played=played, hand="cat_single", events="little_busters"))
        return "event little_busters" in state.choices()

    assert not usable("riki_star", "riki komari")
    assert not usable("riki", "komari komari")
    assert not usable("komari", "mio kud")
    assert usable("riki", "komari mio")
    assert usable("riki_star", "komari mio")
    assert usable("komari", "mio riki_star")


@pytest.mark.rule("RB4.2.7")
def test_a_condition_of_two_persons_needs_both() -> None:
    def usable(attacker: str, played: str) -> bool:
        state = table(red=seat(attacker, played=played, hand="cat_single", events="bathing_with_friends"))
        return "event bathing_with_friends" in state.choices()

    assert usable("rin", "komari")
    assert usable("riki_star", "komari rin")
    assert not usable("rin", "rin")
    assert not usable("komari", "mio")


@pytest.mark.rule("RB4.2.6", "RB4.2.8")
def test_each_event_once_per_turn_between_plays() -> None:
    state = table(
        "character",
        red=seat("komari", hand="kud saya", events="snack_time day_with_kud", deck="cat_single*9"),
        players=3,
    )
    assert state.choices() == ["play kud", "play saya", "event snack_time", "done"]
    play(state, "event snack_time")
    assert state.choices() == ["play kud", "play saya", "done"]
    play(state, "play kud")
    assert state.choices() == ["play saya", "event day_with_kud", "done"]
    play(state, "event day_with_kud")
    assert state.choices() == ["play saya", "done"]
    play(state, "done", "keep", "done", "attacker komari", "pass")
    idle(state, "red character")
    assert "event snack_time" in state.choices()  # a new turn


@pytest.mark.rule("RB4.0.2", "RB4.0.3")
def test_effects_go_in_order_and_one_without_a_target_is_skipped() -> None:
    """Haruka: draw, power, somebody discards; then she is finished."""
    state = table(red=seat(hand="haruka cat_single", deck="mio"), blue=seat(hand="cat_single*4"))
    events = play(state, "play haruka")
    assert [event.kind for event in events] == ["play", "draw", "gain", "target"]
    assert question(state) == "blue forced_discard"
    nobody = table(red=seat(hand="haruka cat_single", deck="mio"), blue=seat(hand="cat_single*3"))
    play(nobody, "play haruka")
    assert (hand(nobody, RED), nobody.power) == ("cat_single mio", 1)
    assert question(nobody) == "red replace"
    # Disciplinary Committee President! gives power though nobody has a face-up victory card.
    alone = table(red=seat("kanata", hand="mio", events="committee_president"), blue=seat(down=2))
    play(alone, "event committee_president")
    assert alone.power == 1
    assert alone.face_down == [0, 2, 0, 0]


# -- Acquisition Phase ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB4.3.1", "R9", "R11")
def test_the_display_is_replaced_once() -> None:
    state = table(
        "replace",
        red=seat(hand="cat_single"),
        display="heroic_stunt escape playing_with_cats little_busters",
        event_deck="day_with_kud mio_and_midori making_an_entrance escape",
        characters=EIGHT,
    )
    assert state.choices() == ["replace", "keep"]
    (told_of,) = told(play(state, "replace"), "replace")
    assert told_of["away"] == ["heroic_stunt", "escape", "playing_with_cats", "little_busters"]
    kinds = state.setup.kinds
    assert [kinds[card] for card in state.display] == ["day_with_kud", "mio_and_midori", "making_an_entrance", "escape"]
    # The bottom of the deck is the first of the list: slot 4 lies lowest.
    assert [kinds[card] for card in state.event_deck[:4]] == [
        *("little_busters", "playing_with_cats", "escape", "heroic_stunt"),
    ]
    assert question(state) == "red reveal"


@pytest.mark.rule("RB4.3.1", "RB4.3.8")
def test_the_display_may_be_kept() -> None:
    state = table("replace", red=seat(hand="cat_single"))
    before = state.display[:]
    play(state, "keep")
    assert state.display == before
    assert question(state) == "red reveal"


@pytest.mark.rule("RB4.3.2", "R35")
def test_cats_are_revealed_one_by_one_and_stay_in_hand() -> None:
    state = table("reveal", red=seat(hand="cat_single*2 cat_pair cat_trio mio"))
    assert state.choices() == ["reveal cat_single", "reveal cat_pair", "reveal cat_trio", "reveal all", "done"]
    play(state, "reveal cat_pair")
    assert state.points == 2
    assert state.choices() == ["reveal cat_single", "reveal cat_trio", "reveal all", "done"]
    play(state, "reveal cat_single")
    assert state.points == 3
    play(state, "reveal cat_trio", "done")
    assert state.points == 6
    assert hand(state, RED) == "cat_pair cat_single*2 cat_trio mio"
    assert question(state) == "red take"


@pytest.mark.rule("RB4.3.2", "R35")
def test_all_cats_at_once() -> None:
    state = table("reveal", red=seat(hand="cat_single*2 cat_pair cat_trio mio"))
    play(state, "reveal all")
    assert state.points == 1 + 1 + 2 + 3
    assert question(state) == "red take"


@pytest.mark.rule("R35")
def test_all_is_offered_for_two_or_more() -> None:
    assert table("reveal", red=seat(hand="cat_single mio")).choices() == ["reveal cat_single", "done"]
    assert table("reveal", red=seat(hand="cat_single*2")).choices() == ["reveal cat_single", "reveal all", "done"]


@pytest.mark.rule("RB4.3.2")
def test_a_cat_that_was_shown_before_still_gives_its_points_only_when_revealed() -> None:
    """A Dramatic Encounter has shown it, but that was for another reason."""
    state = table(red=seat("saya", events="dramatic_encounter", deck="cat_trio"))
    play(state, "event dramatic_encounter", "done", "keep")
    assert state.points == 0
    assert state.choices() == ["reveal cat_trio", "done"]
    play(state, "reveal cat_trio")
    assert state.points == 3


@pytest.mark.rule("RB4.3.3")
@pytest.mark.parametrize(
    ("points", "names"),
    [
        (1, ""),
        (2, "kud mio"),
        (3, "kud mio rin haruka kanata cat_pair"),
        (4, "kud mio rin haruka kanata saya cat_pair"),
        (5, "kud mio rin haruka kanata saya riki kyousuke cat_pair cat_trio"),
        (6, "kud mio rin haruka kanata saya riki kyousuke kengo cat_pair cat_trio"),
    ],
)
def test_what_can_be_paid_for(points: int, names: str) -> None:
    state = table(
        "take",
        red=seat(hand="cat_single", rank=2),
        counters={"points": points},
        display="heroic_stunt escape little_busters entrusted_feelings",
        characters=EIGHT,
    )
    costs = {"heroic_stunt": 3, "escape": 2, "little_busters": 5, "entrusted_feelings": 4}
    events = [name for name, cost in costs.items() if cost <= points]
    if not names:
        assert question(state) == "red challenge"
    else:
        assert state.choices() == [f"acquire {name}" for name in (*names.split(), *events)] + ["pass"]


@pytest.mark.rule("RB4.3.3", "RB4.3.4", "RB4.3.8")
def test_one_card_is_acquired_and_the_rest_of_the_points_is_lost() -> None:
    state = table("take", red=seat(rank=2), counters={"points": 6}, characters=EIGHT)
    (told_of,) = told(play(state, "acquire mio"), "acquire")
    assert (told_of["card"], told_of["cost"], told_of["points"]) == ("mio", 2, 6)
    assert discard(state, RED) == "mio"
    assert question(state) == "red challenge"
    assert state.view()["pool"]["mio"] == 7  # type: ignore[index]


@pytest.mark.rule("RB4.3.4")
def test_an_empty_pile_gives_nothing() -> None:
    state = table(
        "take",
        red=seat(rank=2),
        blue=seat(deck="mio*8"),
        counters={"points": 2},
        characters=EIGHT,
        display="heroic_stunt little_busters entrusted_feelings playing_with_cats",
    )
    assert state.choices() == ["acquire kud", "pass"]


@pytest.mark.rule("RB4.3.5", "R8")
def test_an_event_goes_to_the_board_and_its_slot_is_filled_at_once() -> None:
    state = table(
        "take",
        red=seat(events="escape", rank=2),
        counters={"points": 3},
        display="little_busters heroic_stunt entrusted_feelings playing_with_cats",
        event_deck="day_with_kud",
        characters=EIGHT,
    )
    play(state, "acquire heroic_stunt")
    kinds = state.setup.kinds
    assert [kinds[card] for card in state.board_events[RED]] == ["escape", "heroic_stunt"]
    assert [kinds[card] for card in state.display] == [
        *("little_busters", "day_with_kud", "entrusted_feelings", "playing_with_cats"),
    ]
    assert discard(state, RED) == ""


@pytest.mark.rule("RB4.3.6", "R10")
def test_an_event_of_a_name_on_the_own_board_cannot_be_acquired() -> None:
    given = "escape heroic_stunt playing_with_cats little_busters"
    for own in ("escape", "escape day_with_kud"):
        state = table("take", red=seat(events=own), counters={"points": 2}, display=given, characters=EIGHT)
        assert "acquire escape" not in state.choices()
    others = table(
        "take",
        red=seat(),
        blue=seat(events="escape"),
        counters={"points": 2},
        display=given,
        characters=EIGHT,
    )
    assert "acquire escape" in others.choices()  # on another board it does not matter


@pytest.mark.rule("RB4.3.7", "R9")
def test_a_third_event_makes_one_of_the_two_go_to_the_bottom() -> None:
    state = table(
        "take",
        red=seat(events="escape day_with_kud", rank=2),
        counters={"points": 3},
        display="little_busters heroic_stunt entrusted_feelings playing_with_cats",
        event_deck="mio_and_midori",
        characters=EIGHT,
    )
    play(state, "acquire heroic_stunt")
    assert question(state) == "red drop"
    assert state.choices() == ["drop day_with_kud", "drop escape"]
    play(state, "drop escape")
    kinds = state.setup.kinds
    assert sorted(kinds[card] for card in state.board_events[RED]) == ["day_with_kud", "heroic_stunt"]
    assert kinds[state.event_deck[0]] == "escape"
    assert kinds[state.display[1]] == "mio_and_midori"


@pytest.mark.rule("R38")
def test_of_two_events_of_a_name_the_one_in_the_lowest_slot_is_taken() -> None:
    state = table(
        "take",
        red=seat(rank=2),
        counters={"points": 3},
        display="little_busters heroic_stunt heroic_stunt playing_with_cats",
        event_deck="day_with_kud",
        characters=EIGHT,
    )
    assert state.choices().count("acquire heroic_stunt") == 1
    play(state, "acquire heroic_stunt")
    kinds = state.setup.kinds
    assert [kinds[card] for card in state.display] == [
        *("little_busters", "day_with_kud", "heroic_stunt", "playing_with_cats"),
    ]


# -- the attacker -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB4.4.1", "RB4.4.2", "RB2.2.5")
def test_the_attacker_is_one_of_the_characters_on_the_board() -> None:
    state = table("attacker", red=seat("mio", played="kud saya kud", hand="rin"))
    assert state.choices() == ["attacker kud", "attacker mio", "attacker saya"]
    play(state, "attacker saya")
    assert board(state, RED) == "saya: kud kud mio"
    kept = table("attacker", red=seat("mio", played="kud"))
    play(kept, "attacker mio")
    assert board(kept, RED) == "mio: kud"


@pytest.mark.rule("RB4.4.1", "R36")
def test_the_only_kind_of_character_is_declared_by_itself() -> None:
    assert question(table("attacker", red=seat("kud", played="kud kud"))) == "red challenge"
    assert question(table("attacker", red=seat("mio"))) == "red challenge"


@pytest.mark.rule("RB4.4.2", "RB4.7.1")
def test_the_former_attacker_is_discarded_at_the_end_of_the_turn() -> None:
    state = table("attacker", red=seat("mio", played="saya", deck="cat_single*4"))
    play(state, "attacker saya", "pass")
    assert board(state, RED) == "saya"
    assert discard(state, RED) == "mio"


# -- what is asked ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R36", "RB8.9")
def test_a_question_about_a_hidden_hand_is_asked_even_with_one_answer() -> None:
    assert table("character", red=seat(hand="cat_single")).choices() == ["done"]
    assert table("reveal", red=seat(hand="mio")).choices() == ["done"]
    mio = table(red=seat(hand="mio", deck="cat_single*2"))
    play(mio, "play mio")
    assert mio.choices() == ["discard cat_single"]
    haruka = table(red=seat(hand="haruka"), blue=seat(hand="cat_single*4"))
    play(haruka, "play haruka")
    assert (question(haruka), haruka.choices()) == ("blue forced_discard", ["discard cat_single"])


@pytest.mark.rule("R36", "R23")
def test_what_hides_nothing_is_not_asked() -> None:
    assert question(table("character", red=seat())) == "red replace"  # no hand
    assert question(table("reveal", red=seat())) == "red challenge"  # nor points, nor another attacker
    nothing = table(red=seat("haruka", events="escape"))
    play(nothing, "event escape")  # nothing to discard
    assert question(nothing) == "red replace"
    kanata = table(red=seat(hand="kanata"))
    play(kanata, "play kanata")  # neither hand nor discard pile
    assert question(kanata) == "red replace"
    one = table(red=seat("kyousuke", hand="cat_single", discard="mio*2 cat_single", events="making_an_entrance"))
    play(one, "event making_an_entrance")  # one kind of character
    assert hand(one, RED) == "cat_single mio"
    midori = table(red=seat("mio", hand="cat_single", events="mio_and_midori", deck="kud"))
    play(midori, "event mio_and_midori")  # she is alone
    assert hand(midori, RED) == "cat_single kud"


@pytest.mark.rule("R46")
def test_kinds_are_offered_once_each() -> None:
    state = table(red=seat("mio", played="mio kud", hand="cat_single", events="mio_and_midori", deck="saya*2"))
    play(state, "event mio_and_midori")
    assert state.choices() == ["repeat kud", "repeat mio"]
    twice = table(
        red=seat("kyousuke", hand="cat_single", discard="mio*2 kud", events="making_an_entrance"),
    )
    play(twice, "event making_an_entrance")
    assert twice.choices() == ["retrieve kud", "retrieve mio"]


@pytest.mark.rule("R39")
def test_nobody_can_resign() -> None:
    state = table("begin", red=seat())
    assert "resign" not in state.choices()
    with pytest.raises(Exception, match="resign"):
        state.apply("resign")


@pytest.mark.rule("R31", "RB6.2.2")
def test_another_player_is_never_oneself() -> None:
    state = table(red=seat(hand="haruka cat_single*6"), blue=seat(hand="mio*4"), yellow=seat(hand="kud*5"))
    play(state, "play haruka")
    assert state.choices() == ["target blue", "target yellow"]
    play(state, "target yellow", "discard kud")
    assert (len(state.hand[BLUE]), len(state.hand[3])) == (4, 4)
