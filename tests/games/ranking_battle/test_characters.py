"""Section 6.5, the fourteen characters: what each has and does, next to a position where it does not."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from meijin.games.ranking_battle.cards import CATALOGUE
from meijin.games.ranking_battle.state import RankingBattle
from tests.games.ranking_battle.table import (
    BLUE,
    RED,
    YELLOW,
    discard,
    hand,
    play,
    question,
    result,
    seat,
    short,
    table,
    told,
    totals,
)


class Character(NamedTuple):
    """The numbers of a character, and what its attacker bonus is: draws, plays, points, power."""

    cost: int
    power: int
    bonus: tuple[int, int, int, int] = (0, 0, 0, 0)


CHARACTERS = {
    "riki_star": Character(0, 1),
    "komari": Character(2, 2, (0, 0, 1, 0)),
    "kud": Character(2, 2, (0, 1, 0, 0)),
    "mio": Character(2, 2, (1, 0, 0, 0)),
    "rin": Character(3, 3, (0, 0, 1, 0)),
    "haruka": Character(3, 3, (1, 0, 0, 0)),
    "kanata": Character(3, 3, (0, 0, 0, 1)),
    "sasami": Character(4, 4, (0, 1, 0, 0)),
    "saya": Character(4, 5, (0, 0, 0, 1)),
    "riki": Character(5, 4, (1, 1, 0, 0)),
    "kyousuke": Character(5, 5, (0, 1, 0, 0)),
    "kengo": Character(6, 6),
    "masato": Character(6, 7, (0, 0, 0, 1)),
    "yuiko": Character(7, 8, (1, 0, 0, 0)),
}
MALES = ("riki_star", "riki", "kyousuke", "kengo", "masato")


def numbers(state: RankingBattle) -> tuple[int, int, int, int]:
    """What Red has now: cards in hand, plays, points, power."""
    return len(state.hand[RED]), state.plays, state.points, state.power


def played(card: str, rest: str = "", deck: str = "cat_pair*5", pile: str = "") -> RankingBattle:
    """Red has played a card with one play, and had the rest of the hand besides; nobody else has a card in hand."""
    state = table(red=seat(hand=f"{card} {rest}", deck=deck, discard=pile))
    play(state, f"play {card}")
    return state


def challenged(red: str, blue: str, holds: str = "", reactions: str = "", up: int = 0) -> RankingBattle:
    """Red's attacker has challenged Blue's; both have so many face-up victory cards."""
    state = table(
        "challenge",
        red=seat(red, hand=holds, up=up),
        blue=seat(blue, hand=reactions, deck="riki_star cat_single*2", up=up),
        counters={"challenges": 2},
    )
    play(state, "challenge blue")
    return state


def starts(red: str, blue: str, holds: str = "") -> tuple[int, int]:
    """What both sides of a battle start with."""
    return totals(challenged(red, blue, holds))


# -- numbers and attacker bonuses -------------------------------------------------------------------------------------


@pytest.mark.rule("RB2.1.2", "RB4.6.1", "RB4.6.2")
@pytest.mark.parametrize("name", CHARACTERS)
def test_its_attack_power_counts_in_challenge_and_defence(name: str) -> None:
    power = CHARACTERS[name].power
    assert starts(name, "kyousuke") == (power, 5)
    assert starts("kyousuke", name) == (5, power)


@pytest.mark.rule("RB2.1.2", "RB6.4.4")
@pytest.mark.parametrize("name", CHARACTERS)
def test_its_sex_decides_what_a_weapon_does(name: str) -> None:
    """With a Stuffed Penguin Doll a male attacker loses at once; the second one is for Kengo, or for Blue's Kud."""
    state = table("challenge", red=seat(name), blue=seat("kud"), weapons="penguin_doll*2 burdock_root")
    (how,) = told(play(state, "challenge blue", "done"), "result")
    assert how["decided"] is (name in MALES)


@pytest.mark.rule("RB4.3.3", "RB4.3.4")
@pytest.mark.parametrize("name", [name for name in CHARACTERS if name != "riki_star"])
def test_it_is_acquired_for_its_cost(name: str) -> None:
    def shopping(points: int) -> RankingBattle:
        return table("take", counters={"points": points}, yellow=seat(discard=name))  # who has one already

    cost = CHARACTERS[name].cost
    assert f"acquire {name}" not in shopping(cost - 1).choices()
    state = shopping(cost)
    play(state, f"acquire {name}")
    assert discard(state, RED) == name


@pytest.mark.rule("RB6.5.1", "RB3.2", "R6")
def test_riki_star_naoe_costs_nothing_but_cannot_be_acquired() -> None:
    assert "acquire riki_star" not in table("take", counters={"points": 9}).choices()
    # Its cost of 0 is what a Tally Counter asks for.
    state = table("challenge", weapons="tally_counter", red=seat(deck="riki_star cat_single"))
    (how,) = told(play(state, "challenge blue", "done", "guess 0"), "result")
    assert how["winner"] == "red"


@pytest.mark.rule("RB4.1.2", "R14", "RB6.1.1", "RB6.1.2", "RB6.1.3", "RB6.1.4")
@pytest.mark.parametrize("name", CHARACTERS)
def test_an_attacker_may_give_its_bonus_in_the_beginning_phase(name: str) -> None:
    state = table("begin", red=seat(name, hand="cat_single", deck="cat_pair*3"))
    bonus = CHARACTERS[name].bonus
    if not any(bonus):
        assert state.choices() == ["rank", "done"]
        return
    play(state, "bonus")
    assert numbers(state) == (1 + bonus[0], 1 + bonus[1], bonus[2], bonus[3])
    assert state.choices() == ["rank", "done"]


@pytest.mark.rule("RB4.2.1", "RB4.2.2", "R7", "R14")
@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_gives_its_bonus_when_it_is_played(name: str) -> None:
    """The events of playing it: its bonus comes first, and only then what it does by PLAY."""
    state = table(red=seat(hand=f"{name} cat_single", deck="cat_pair*5"))
    events = play(state, f"play {name}")
    draws, plays, points, power = CHARACTERS[name].bonus
    gains = [("draw", draws)] if draws else []
    gains += [(what, n) for what, n in (("plays", plays), ("points", points), ("power", power)) if n]
    given = [
        ("draw", event.fields["count"]) if event.kind == "draw" else (event.fields["what"], event.fields["n"])
        for event in events
        if event.kind in ("draw", "gain")
    ]
    assert given[: len(gains)] == gains
    assert short(state, state.played[RED]) == name


# -- PLAY and BATTLE --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB6.5.1", "RB6.1.3")
def test_riki_star_naoe_play() -> None:
    assert numbers(played("riki_star", "cat_single")) == (1, 0, 1, 0)


@pytest.mark.rule("RB6.5.1", "RB6.3.6", "RB4.6.4", "R17")
def test_riki_star_naoe_defends_from_the_hand() -> None:
    state = challenged("kyousuke", "riki_star", holds="riki_star", reactions="riki_star*2 kud")
    # On the board it does nothing, and the challenger's is of no use.
    assert totals(state) == (5, 1)
    assert question(state) == "blue react"
    assert state.choices() == ["use riki_star", "done"]
    play(state, "use riki_star")
    assert totals(state) == (5, 2)
    play(state, "use riki_star")
    assert (state.total[BLUE], hand(state, BLUE)) == (3, "kud")  # and no card is drawn
    assert state.choices() == ["done"]
    play(state, "done")
    assert discard(state, BLUE) == "riki_star*2"


@pytest.mark.rule("RB6.5.2", "RB6.1.3", "RB6.1.5")
def test_komari_kamikita_play() -> None:
    assert numbers(played("komari", "cat_single")) == (1, 0, 2, 0)


@pytest.mark.rule("RB6.5.3", "RB6.1.2", "RB6.1.4", "R7")
def test_kudryavka_noumi_play() -> None:
    state = played("kud", "kud cat_single")
    assert numbers(state) == (2, 1, 0, 1)
    play(state, "play kud")  # with the play that the first one gave
    assert numbers(state) == (1, 1, 0, 2)


@pytest.mark.rule("RB6.5.4", "RB6.2.1", "RB4.0.2")
def test_mio_nishizono_play() -> None:
    state = played("mio", "cat_single*2", deck="cat_trio cat_pair kud")
    # Both draws come before the discard, so what was drawn may go, and something must.
    assert state.choices() == ["discard cat_single", "discard cat_pair", "discard cat_trio"]
    play(state, "discard cat_pair")
    assert hand(state, RED) == "cat_single*2 cat_trio"
    assert discard(state, RED) == "cat_pair"
    assert question(state) == "red replace"
    # With no card at all there is nothing to discard.
    assert question(played("mio", deck="")) == "red replace"


@pytest.mark.rule("RB6.5.5", "RB6.1.3")
def test_rin_natsume_play() -> None:
    assert numbers(played("rin", "cat_single")) == (1, 0, 1, 0)


@pytest.mark.rule("RB6.5.5", "RB6.3.1", "RB4.6.3")
@pytest.mark.parametrize(
    ("holds", "bonus"),
    [("", 0), ("kud riki", 0), ("cat_single kud", 1), ("cat_trio", 1), ("cat_pair*2", 2), ("cat_single*4", 2)],
)
def test_rin_natsume_counts_cats_when_challenging(holds: str, bonus: int) -> None:
    assert starts("rin", "kyousuke", holds) == (3 + bonus, 5)


@pytest.mark.rule("RB6.5.5", "RB6.3.1")
def test_rin_natsume_does_not_count_cats_when_defending() -> None:
    state = challenged("kyousuke", "rin", holds="cat_single*2", reactions="cat_single*4")
    assert totals(state) == (5, 3)
    # Nor for another attacker, when she has only been played.
    beside = table("challenge", red=seat("saya", hand="cat_pair*2", played="rin"))
    play(beside, "challenge blue")
    assert beside.total[RED] == 5


@pytest.mark.rule("RB6.5.6", "RB6.2.2", "RB6.1.4", "R31")
def test_haruka_saigusa_play() -> None:
    state = table(
        red=seat(hand="haruka cat_single*4", deck="cat_pair*2"),
        blue=seat(hand="cat_single*3 riki"),
        green=seat(hand="cat_pair*3"),
        yellow=seat(hand="cat_pair*3 cat_single*2"),
    )
    play(state, "play haruka")
    assert numbers(state) == (5, 0, 0, 1)
    # Green has too few cards, and Red is no other player.
    assert state.choices() == ["target blue", "target yellow"]
    play(state, "target yellow")
    assert question(state) == "yellow forced_discard"
    assert state.choices() == ["discard cat_single", "discard cat_pair"]
    play(state, "discard cat_single")
    assert discard(state, YELLOW) == "cat_single"
    assert [len(cards) for cards in state.hand] == [5, 4, 3, 4]
    assert question(state) == "red replace"


@pytest.mark.rule("RB6.5.6", "RB6.2.2", "RB4.0.3", "R36")
def test_haruka_saigusa_with_one_target_or_none() -> None:
    def against(blue: str) -> RankingBattle:
        state = table(red=seat(hand="haruka", deck="cat_pair*2"), blue=seat(hand=blue))
        play(state, "play haruka")
        return state

    assert question(against("cat_single*4")) == "blue forced_discard"
    nobody = against("cat_single*3")
    assert question(nobody) == "red replace"
    assert numbers(nobody) == (1, 0, 0, 1)


@pytest.mark.rule("RB6.5.7", "RB6.2.3", "RB2.2.7")
@pytest.mark.parametrize(
    ("removal", "left", "pile"),
    [
        ("remove hand riki_star", "cat_pair cat_single", "cat_single kud"),
        ("remove hand cat_single", "cat_pair riki_star", "cat_single kud"),
        ("remove discard cat_single", "cat_pair cat_single riki_star", "kud"),
        ("remove discard kud", "cat_pair cat_single riki_star", "cat_single"),
        ("none", "cat_single riki_star", "cat_single kud"),
    ],
)
def test_kanata_futaki_play(removal: str, left: str, pile: str) -> None:
    state = played("kanata", "riki_star cat_single", pile="kud cat_single")
    assert state.choices() == [
        *("remove hand riki_star", "remove hand cat_single", "remove discard kud", "remove discard cat_single", "none"),
    ]
    before = state.box.bit_count()
    play(state, removal)
    assert (hand(state, RED), discard(state, RED)) == (left, pile)
    assert state.box.bit_count() - before == (removal != "none")
    assert (state.plays, state.points, state.power) == (0, 0, 1)


@pytest.mark.rule("RB6.5.7", "RB6.2.3", "RB4.0.3")
def test_kanata_futaki_with_nothing_to_remove() -> None:
    state = played("kanata")
    assert question(state) == "red replace"
    assert numbers(state) == (0, 0, 0, 1)


@pytest.mark.rule("RB6.5.8", "RB6.1.2")
def test_sasami_sasasegawa_play() -> None:
    assert numbers(played("sasami", "cat_single")) == (1, 1, 0, 0)


@pytest.mark.rule("RB6.5.8", "RB6.3.2", "RB4.6.3")
def test_sasami_sasasegawa_against_females() -> None:
    assert starts("sasami", "saya") == (6, 5)
    assert starts("saya", "sasami") == (5, 6)
    assert starts("sasami", "kyousuke") == (4, 5)
    assert starts("kyousuke", "sasami") == (5, 4)
    assert starts("sasami", "sasami") == (6, 6)


@pytest.mark.rule("RB6.5.9", "RB6.2.5", "RB6.1.4")
@pytest.mark.parametrize(("first", "second"), [("dorj", "shinai"), ("shinai", "dorj")])
def test_saya_tokido_play(first: str, second: str) -> None:
    state = table(red=seat(hand="saya", deck="cat_single*4"), weapons="shinai dorj sea_urchin")
    play(state, "play saya")
    assert numbers(state) == (0, 0, 0, 1)
    assert state.choices() == ["top shinai", "top dorj"]
    play(state, f"top {first}")
    events = play(state, "keep", "attacker saya", "challenge blue", "done")
    assert [event["card"] for event in told(events, "weapon")] == [first, second]


@pytest.mark.rule("RB6.5.9", "RB6.2.5", "RB5.5")
def test_saya_tokido_looks_past_the_end_of_the_weapon_deck() -> None:
    """A Shinai is left; the weapon discard pile is shuffled with a Dorj on top."""
    used = [f"{weapon.id}#{copy}" for weapon in CATALOGUE.weapons for copy in range(1, weapon.quantity + 1)]
    used.remove("shinai#1")
    new = ["dorj#1", *(name for name in used if name != "dorj#1")]
    state = table(red=seat(hand="saya"), zones={"weapons": ["shinai#1"], "used_weapons": used}, chance=[new])
    play(state, "play saya")
    assert state.choices() == ["top shinai", "top dorj"]
    assert state.used_weapons == []
    events = play(state, "top dorj", "keep", "attacker saya", "challenge blue", "done")
    assert [event["card"] for event in told(events, "weapon")] == ["dorj", "shinai"]


@pytest.mark.rule("RB6.5.10", "RB6.1.1", "RB6.1.2")
def test_riki_naoe_play() -> None:
    assert numbers(played("riki", "cat_single")) == (2, 1, 0, 0)


@pytest.mark.rule("RB6.5.10", "RB6.3.6", "RB4.6.4", "R17", "R25")
def test_riki_naoe_defends_from_the_hand() -> None:
    state = challenged("kyousuke", "riki", holds="riki", reactions="riki cat_single")
    assert totals(state) == (5, 4)
    assert state.choices() == ["use riki", "done"]
    play(state, "use riki")
    assert state.total[BLUE] == 7
    # The card drawn may be used in turn.
    assert hand(state, BLUE) == "cat_single riki_star"
    assert state.choices() == ["use riki_star", "done"]
    play(state, "use riki_star")
    assert state.total[BLUE] == 8
    play(state, "done")
    assert discard(state, BLUE) == "riki riki_star"


@pytest.mark.rule("RB6.5.11", "RB6.1.1", "RB6.1.2")
def test_kyousuke_natsume_play() -> None:
    assert numbers(played("kyousuke", "cat_single")) == (3, 1, 0, 0)


@pytest.mark.rule("RB6.5.12")
def test_kengo_miyazawa_play() -> None:
    assert numbers(played("kengo", "cat_single")) == (1, 0, 0, 0)


@pytest.mark.rule("RB6.5.12", "RB6.3.4", "RB6.4.1", "R30")
@pytest.mark.parametrize(
    ("red", "blue", "weapons", "asked", "ended"),
    [
        pytest.param(
            *("kengo", "kud", "shinai penguin_doll burdock_root", "red equip", "red 12:4"),
            id="challenging",
        ),
        pytest.param(
            *("kud", "kengo", "burdock_root shinai penguin_doll", "blue equip", "blue 4:12"),
            id="defending",
        ),
    ],
)
def test_kengo_miyazawa_chooses_his_weapon(red: str, blue: str, weapons: str, asked: str, ended: str) -> None:
    state = table("challenge", red=seat(red), blue=seat(blue), weapons=weapons, counters={"challenges": 2})
    play(state, "challenge blue", "done")
    assert question(state) == asked
    assert state.choices() == ["equip shinai", "equip penguin_doll"]
    # The Stuffed Penguin Doll, with which a man loses, is discarded and does nothing.
    assert result(play(state, "equip shinai")) == ended
    assert short(state, state.used_weapons) == "burdock_root penguin_doll shinai"


@pytest.mark.rule("RB6.5.12", "RB6.3.4", "R36")
def test_kengo_miyazawa_only_chooses_as_the_attacker_and_between_different_weapons() -> None:
    beside = table("challenge", red=seat("masato", played="kengo"), weapons="dorj shinai")
    events = play(beside, "challenge blue", "done")
    assert [(event["seat"], event["card"]) for event in told(events, "weapon")] == [("red", "dorj"), ("blue", "shinai")]
    pair = table("challenge", red=seat("kengo"), weapons="dorj*2 burdock_root")
    events = play(pair, "challenge blue", "done")
    assert [event["card"] for event in told(events, "weapon")] == ["dorj", "dorj", "burdock_root"]
    assert result(events) == "red 8:3"


@pytest.mark.rule("RB6.5.13", "RB6.1.4")
def test_masato_inohara_play() -> None:
    assert numbers(played("masato", "cat_single")) == (1, 0, 0, 1)


@pytest.mark.rule("RB6.5.13", "RB6.3.5", "RB4.6.5", "RB4.6.6")
@pytest.mark.parametrize(
    ("red", "blue", "start", "after"),
    [
        pytest.param("masato", "kyousuke", (7, 5), (7 + 3, 5 + 4), id="challenging"),
        pytest.param("kyousuke", "masato", (5, 7), (5 + 6, 7 + 2), id="defending"),
    ],
)
def test_masato_inohara_gets_less_from_expertise(
    red: str, blue: str, start: tuple[int, int], after: tuple[int, int]
) -> None:
    """Red uses three victory cards and Blue two."""
    state = challenged(red, blue, up=3)
    assert totals(state) == start
    events = play(state, "done", "expertise 3", "expertise 2")
    assert [event["total"] for event in told(events, "expertise")] == list(after)


@pytest.mark.rule("RB6.5.14", "RB6.1.1", "RB6.1.4")
def test_yuiko_kurugaya_play() -> None:
    assert numbers(played("yuiko", "cat_single")) == (2, 0, 0, 1)


@pytest.mark.rule("RB6.5.14", "RB6.3.3", "RB4.6.3")
def test_yuiko_kurugaya_against_females() -> None:
    assert starts("yuiko", "saya") == (8, 3)
    assert starts("saya", "yuiko") == (3, 8)
    assert starts("yuiko", "kyousuke") == (8, 5)
    assert starts("kyousuke", "yuiko") == (5, 8)
    assert starts("yuiko", "yuiko") == (6, 6)
