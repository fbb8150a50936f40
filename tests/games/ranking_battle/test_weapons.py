"""Section 6.5, the fourteen weapons: what each is worth, for whom, against whom and in which role."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from meijin.games.ranking_battle.cards import CATALOGUE
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel.event import Event
from tests.games.ranking_battle.table import BLUE, RED, deck, discard, play, question, result, seat, short, table, told

ROLES = pytest.mark.parametrize("role", ["challenger", "defender"])
SEATS = {"challenger": "red", "defender": "blue"}
NUMBERS = {"challenger": RED, "defender": BLUE}
OTHER = {"challenger": "defender", "defender": "challenger"}


def armed(
    weapon: str,
    role: str,
    bearer: str = "saya",
    opponent: str = "kyousuke",
    leading: bool = False,
    chance: list[object] | None = None,
    **more: Any,
) -> tuple[RankingBattle, list[Event]]:
    """Red challenges Blue, up to what the bearer's weapon asks; the opponent has a Burdock Root.

    ``weapon`` may name the next ones on the deck, too; ``more`` are further cards of the bearer. Blue has Rank 2, Red
    Rank 3 or, if leading, Rank 1. Red may challenge once more, so the turn is not over after the battle.
    """
    own, other = seat(bearer, **more), seat(opponent)
    red, blue = (own, other) if role == "challenger" else (other, own)
    state = table(
        "challenge",
        red=replace(red, rank=1 if leading else 3),
        blue=replace(blue, rank=2),
        weapons=f"{weapon} burdock_root" if role == "challenger" else f"burdock_root {weapon}",
        counters={"challenges": 2},
        chance=chance,
    )
    return state, play(state, "challenge blue", "done")


def worth(weapon: str, role: str, answers: tuple[str, ...] = (), **more: Any) -> tuple[int, int]:
    """What a weapon gives its bearer, and what it gives the opponent besides the +2 of the Burdock Root."""
    state, events = armed(weapon, role, **more)
    events += play(state, *answers)
    starts = {event["seat"]: event["total"] for event in told(events, "start")}
    (how,) = told(events, "result")
    assert how["decided"] is False
    gains = []
    for each in (role, OTHER[role]):
        sums = how[each]
        gains.append(sums["total"] - starts[sums["seat"]])
    return gains[0], gains[1] - 2


def decided(state: RankingBattle, events: list[Event], role: str) -> bool:
    """Whether the bearer wins a battle that the weapon has decided; the challenger's leaves the defender without."""
    (how,) = told(events, "result")
    assert how["decided"] is True
    equipped = [event["seat"] for event in told(events, "weapon")]
    assert equipped == (["red"] if role == "challenger" else ["red", "blue"])
    assert state.face_up[state.setup.seat(str(how["winner"]))] == 1
    assert state.equipped[RED] == state.equipped[BLUE] == ()
    return bool(how["winner"] == SEATS[role])


# -- weapons with a plain modifier ------------------------------------------------------------------------------------


@pytest.mark.rule("RB6.5.34", "RB6.4.1")
@ROLES
def test_sea_urchin(role: str) -> None:
    assert worth("sea_urchin", role) == (4, 0)


@pytest.mark.rule("RB6.5.37", "RB6.4.1")
@ROLES
def test_burdock_root(role: str) -> None:
    assert worth("burdock_root", role) == (2, 0)


# -- weapons that look at the bearer ----------------------------------------------------------------------------------


@pytest.mark.rule("RB6.5.33", "RB6.4.2", "RB6.3.4")
@ROLES
def test_shinai(role: str) -> None:
    assert worth("shinai", role) == (3, 0)
    assert worth("shinai", role, opponent="masato") == (3, 0)
    assert worth("shinai dorj", role, ("equip shinai",), bearer="kengo") == (6, 0)


@pytest.mark.rule("RB6.5.33", "RB6.4.2")
@ROLES
def test_shinai_is_nothing_special_against_kengo(role: str) -> None:
    """As the opponent he takes two weapons: two Burdock Roots."""
    state = table(
        "challenge",
        red=seat("saya" if role == "challenger" else "kengo"),
        blue=seat("saya" if role == "defender" else "kengo"),
        weapons="shinai burdock_root*2" if role == "challenger" else "burdock_root*2 shinai",
    )
    (how,) = told(play(state, "challenge blue", "done"), "result")
    assert how[role] == {"seat": SEATS[role], "total": 5 + 3}


@pytest.mark.rule("RB6.5.36", "RB6.4.5", "RB2.1.3")
@ROLES
def test_mp3_player(role: str) -> None:
    assert worth("mp3_player", role) == (1, 0)  # for Saya herself
    assert worth("mp3_player", role, hand="kud", deck="mio rin") == (1, 0)
    assert worth("mp3_player", role, discard="kud*2 mio cat_single saya") == (3, 0)
    assert worth("mp3_player", role, discard="riki riki_star") == (2, 0)
    assert worth("mp3_player", role, discard="kud mio rin komari kanata") == (6, 0)
    assert worth("mp3_player", role, discard="kud mio rin komari kanata riki") == (6, 0)


@pytest.mark.rule("RB6.5.36", "RB6.4.5", "RB2.2.5")
def test_mp3_player_counts_characters_played() -> None:
    assert worth("mp3_player", "challenger", played="kud mio saya", discard="mio") == (3, 0)


@pytest.mark.rule("RB6.5.39", "RB6.4.4", "RB6.4.14")
@ROLES
@pytest.mark.parametrize("opponent", ["kyousuke", "kud"])
def test_stuffed_penguin_doll(role: str, opponent: str) -> None:
    assert worth("penguin_doll", role, opponent=opponent) == (5, 0)
    # A male bearer loses, however far he is ahead.
    state, events = armed("penguin_doll", role, bearer="masato", opponent=opponent)
    assert not decided(state, events, role)


@pytest.mark.rule("RB6.5.41", "RB6.4.8")
@ROLES
def test_strelka_and_belka(role: str) -> None:
    assert worth("strelka_belka", role) == (2, 0)  # and nothing is asked
    assert worth("strelka_belka", role, opponent="kud") == (2, 0)
    state, _ = armed("strelka_belka", role, bearer="kud")
    assert question(state) == f"{SEATS[role]} call"
    assert state.choices() == ["call", "silent"]
    assert worth("strelka_belka", role, ("call",), bearer="kud") == (10, 0)
    assert worth("strelka_belka", role, ("silent",), bearer="kud") == (2, 0)


@pytest.mark.rule("RB6.5.46", "RB6.4.13", "RB6.4.2")
@ROLES
@pytest.mark.parametrize(("down", "flipped"), [(0, 0), (1, 1), (2, 1)])
def test_eel_pie(role: str, down: int, flipped: int) -> None:
    """What is flipped up comes too late to be used in this battle."""
    assert worth("eel_pie", role, down=down) == (0, 0)
    assert worth("eel_pie", role, bearer="komari", down=down) == (5, 0)
    assert worth("eel_pie", role, opponent="komari", down=down) == (0, 0)
    state, events = armed("eel_pie", role, down=down, opponent="riki")
    who = NUMBERS[role]
    won = sum(event["seat"] == SEATS[role] for event in told(events, "victory"))
    assert (state.face_up[who] - won, state.face_down[who]) == (flipped, down - flipped)


# -- weapons that look at the opponent, the ranks and the role --------------------------------------------------------


@pytest.mark.rule("RB6.5.38", "RB6.4.6")
@ROLES
def test_volleyball(role: str) -> None:
    # Red is ranked below Blue, and when leading above.
    assert worth("volleyball", role) == ((5, 0) if role == "challenger" else (2, 0))
    assert worth("volleyball", role, leading=True) == ((2, 0) if role == "challenger" else (5, 0))


@pytest.mark.rule("RB6.5.43", "RB6.4.10")
def test_dorj() -> None:
    assert worth("dorj", "challenger") == (2, 0)
    assert worth("dorj", "defender") == (5, 0)


@pytest.mark.rule("RB6.5.44", "RB6.4.11")
@ROLES
def test_drone_beetle(role: str) -> None:
    assert worth("drone_beetle", role, opponent="kyousuke") == (1, 0)
    assert worth("drone_beetle", role, opponent="kud") == (1, -3)
    # The bearer's own sex does not matter.
    assert worth("drone_beetle", role, bearer="masato", opponent="kud") == (1, -3)
    assert worth("drone_beetle", role, bearer="masato", opponent="riki") == (1, 0)


@pytest.mark.rule("RB6.5.45", "RB6.4.12")
@ROLES
@pytest.mark.parametrize(
    ("opponent", "cost"),
    [("riki_star", 0), ("kud", 2), ("kanata", 3), ("saya", 4), ("riki", 5), ("masato", 6), ("yuiko", 7)],
)
def test_bluebeard(role: str, opponent: str, cost: int) -> None:
    assert worth("bluebeard", role, bearer="kyousuke", opponent=opponent) == (cost, 0)


# -- weapons that look at the deck ------------------------------------------------------------------------------------


@pytest.mark.rule("RB6.5.42", "RB6.4.9", "RB6.4.2")
@ROLES
@pytest.mark.parametrize(
    ("pile", "points"),
    [
        ("cat_single cat_pair cat_trio cat_trio", 6),
        ("cat_trio kud riki_star cat_trio", 3),
        ("kud mio rin cat_trio", 0),
        ("cat_pair", 2),
        ("", 0),
    ],
)
def test_army_of_cats(role: str, pile: str, points: int) -> None:
    assert worth("army_of_cats", role, deck=pile) == (points, 0)
    assert worth("army_of_cats", role, deck=pile, bearer="rin") == (points + 3, 0)
    state, _ = armed("army_of_cats", role, deck=pile)
    who = NUMBERS[role]
    cards = pile.split()
    assert discard(state, who) == " ".join(sorted(cards[:3]))
    assert deck(state, who) == " ".join(cards[3:])


@pytest.mark.rule("RB6.5.42", "RB6.4.9", "RB5.2", "RB5.4")
@ROLES
def test_army_of_cats_and_a_new_deck(role: str) -> None:
    """The last card of the deck is revealed first and is not in the shuffle; the next two come from the new deck."""
    order: list[object] = [["cat_trio#1", "cat_pair#1", "kud#1"]]
    given: dict[str, Any] = {"deck": "cat_single", "discard": "kud cat_pair cat_trio"}
    assert worth("army_of_cats", role, chance=order, **given) == (1 + 3 + 2, 0)
    state, _ = armed("army_of_cats", role, chance=order, **given)
    who = NUMBERS[role]
    assert discard(state, who) == "cat_pair cat_single cat_trio"
    assert deck(state, who) == "kud"


@pytest.mark.rule("RB6.5.35", "RB6.4.3", "RB6.4.14", "R21")
@ROLES
@pytest.mark.parametrize(
    ("top", "cost"),
    [
        *(("riki_star", 0), ("cat_single", 1), ("kud", 2), ("cat_pair", 3)),
        *(("saya", 4), ("cat_trio", 5), ("masato", 6), ("yuiko", 7)),
    ],
)
def test_tally_counter(role: str, top: str, cost: int) -> None:
    # However far behind or ahead the bearer is.
    for guess, bearer, opponent in ((cost, "riki_star", "yuiko"), ((cost + 1) % 8, "yuiko", "riki_star")):
        state, events = armed("tally_counter", role, bearer, opponent, deck=f"{top} cat_single")
        assert question(state) == f"{SEATS[role]} guess"
        assert state.choices() == [f"guess {number}" for number in range(8)]
        assert state.total[NUMBERS[role]] == (1 if bearer == "riki_star" else 8)  # the weapon itself has no power
        events += play(state, f"guess {guess}")
        assert decided(state, events, role) is (guess == cost)
        who = NUMBERS[role]
        assert discard(state, who) == top
        assert deck(state, who) == "cat_single"


@pytest.mark.rule("RB6.5.35", "RB6.4.3", "RB5.2")
@ROLES
@pytest.mark.parametrize("guess", [2, 1])
def test_tally_counter_and_a_new_deck(role: str, guess: int) -> None:
    order: list[object] = [["kud#1", "cat_single#1", "cat_single#2"]]
    state, events = armed("tally_counter", role, discard="cat_single*2 kud", chance=order)
    events += play(state, f"guess {guess}")
    assert decided(state, events, role) is (guess == 2)
    who = NUMBERS[role]
    assert discard(state, who) == "kud"
    assert deck(state, who) == "cat_single cat_single"


@pytest.mark.rule("RB6.5.35", "RB6.4.3", "RB5.3", "R45")
@ROLES
def test_tally_counter_without_any_card(role: str) -> None:
    state, events = armed("tally_counter", role)
    assert question(state) == f"{SEATS[role]} guess"
    assert not decided(state, events + play(state, "guess 0"), role)


# -- a weapon to be rid of --------------------------------------------------------------------------------------------


@pytest.mark.rule("RB6.5.40", "RB6.4.7")
@ROLES
def test_cyber_yoyo(role: str) -> None:
    state, _ = armed("cyber_yoyo sea_urchin", role)
    assert question(state) == f"{SEATS[role]} exchange"
    assert state.choices() == ["exchange", "keep"]
    assert worth("cyber_yoyo", role, ("keep",)) == (3, 0)
    assert worth("cyber_yoyo sea_urchin", role, ("exchange",)) == (4, 0)
    # One that came in exchange stays.
    assert worth("cyber_yoyo*2", role, ("exchange",)) == (3, 0)
    # Nothing of what is exchanged counts, all of what comes does: a question, a lost battle.
    assert worth("cyber_yoyo strelka_belka", role, ("exchange", "call"), bearer="kud") == (10, 0)
    doll, events = armed("cyber_yoyo penguin_doll", role, bearer="masato")
    events += play(doll, "exchange")
    assert told(events, "result")[0]["winner"] == SEATS[OTHER[role]]
    assert "cyber_yoyo" in short(doll, doll.used_weapons)


@pytest.mark.rule("RB6.5.40", "RB6.4.7", "RB6.3.4", "RB6.4.1")
@ROLES
def test_cyber_yoyo_for_kengo(role: str) -> None:
    """He chooses between two weapons, but an exchange brings a single one."""
    answers = ("equip cyber_yoyo", "exchange")
    assert worth("cyber_yoyo dorj shinai", role, answers, bearer="kengo") == (6, 0)
    assert worth("cyber_yoyo dorj", role, ("equip cyber_yoyo", "keep"), bearer="kengo") == (3, 0)


@pytest.mark.rule("RB6.5.40", "RB6.4.7", "RB5.5")
def test_cyber_yoyo_and_a_new_weapon_deck() -> None:
    """The deck is empty after the Yo-yo, which then lies in the pile that is shuffled."""
    weapons = [f"{weapon.id}#{copy}" for weapon in CATALOGUE.weapons for copy in range(1, weapon.quantity + 1)]
    first = ["sea_urchin#1", "burdock_root#1", "cyber_yoyo#1"]
    rest = [name for name in weapons if name not in first]
    zones: dict[str, object] = {"weapons": first[2:], "used_weapons": first[:2] + rest}
    state = table("challenge", zones=zones, chance=[first + rest], counters={"challenges": 2})
    play(state, "challenge blue", "done")
    assert state.weapons == []
    events = play(state, "exchange")
    assert [event["card"] for event in told(events, "weapon")] == ["sea_urchin", "burdock_root"]
    assert result(events) == "draw 5:3"
