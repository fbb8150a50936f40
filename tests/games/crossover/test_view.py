"""What a seat sees of the table."""

from __future__ import annotations

from typing import Any

import pytest

import meijin
from meijin.games.crossover import frames, questions
from meijin.games.crossover.game import GAME
from meijin.games.crossover.rules import HANDLINGS
from meijin.games.crossover.state import Crossover
from meijin.kernel.machine import never_asks
from meijin.kernel.state import State
from tests.games.crossover.table import fight, new, pay, play, seat, settle, table, zone

RED, BLUE = range(2)


def seen(state: Crossover, viewer: int | None = None) -> dict[str, Any]:
    return dict(state.view(viewer))


def test_every_question_is_declared() -> None:
    asking = {kind for kind, offer in enumerate(HANDLINGS.offers) if offer is not never_asks}
    asked = {each.kind for each in questions.MESSAGES}
    assert {GAME.frames[kind].name for kind in asking} - asked == {"priority"}  # asked as "open" and as "respond"
    assert asked - {GAME.frames[kind].name for kind in asking} == {"leading", "open", "respond"}


def test_the_step_and_what_is_asked() -> None:
    looked = seen(table("G", seat(hand="n-475")))
    assert (looked["phase"], looked["step"]) == ("mission", "G")
    assert (looked["question"], looked["deciders"]) == (GAME.frames[frames.DEPLOY].name, ["red"])
    assert looked["limits"] == {"rewards": 10, "team": 3, "outstanding": 5, "wish": 7}


HANDS = seat(hand="n-475"), seat(hand="h-wa01")


def test_the_course_of_a_turn_is_that_of_the_attackers_line() -> None:
    naruto, db = (seen(table("G", *HANDS, attacker=who))["course"] for who in ("red", "blue"))
    assert [each["phase"] for each in naruto] == ["start", "mission", "organization", "battle", "end"]
    assert ["".join(each["steps"]) for each in naruto] == ["A", "CDEFG", "I", "JKLMN", "OPQ"]
    assert ["".join(each["steps"]) for each in db] == ["AB", "CDGH", "I", "JKLMN", "OPQ"]


def test_teams_with_members_powers_status_and_coins() -> None:
    """Rock Lee leads with 4, and Moegi supports with 2; injured she has no Support (W1)."""
    looked = seen(table("G", seat("n-475+n-470:injured n-490:growth=2"), seat("h-wa18")))
    lee, naruto = looked["teams"]["red"]
    assert (lee["power"], lee["battling"]) == (4, False)
    head, back = lee["members"]
    assert (head["card"], head["place"], head["status"], head["power"][0]) == ("n-475#r1", "head", "healthy", 4)
    assert (back["card"], back["place"], back["status"]) == ("n-470#r1", "back", "injured")
    assert naruto["members"][0]["coins"] == {"growth": 2}
    assert [team["members"][0]["card"] for team in looked["teams"]["blue"]] == ["h-wa18#b1"]


def test_support_cards_with_their_coins() -> None:
    looked = seen(table("G", seat("c-044:promise=2", hand="n-475"), seat("h-ev01:time=1")))
    assert looked["supports"] == {
        "red": [{"card": "c-044#r1", "coins": {"promise": 2}}],
        "blue": [{"card": "h-ev01#b1", "coins": {"time": 1}}],
    }


@pytest.mark.rule("CB2.6", "CB7.14.6")
def test_battles_with_both_powers_and_what_would_happen_now() -> None:
    state = table("J", seat("n-437 n-475", hand="j-362", chakra="n-428*3 n-462"), seat("h-wa18+h-wa16", hand="h-te01"))
    fight(state, "n-437 n-475", "h-wa18")
    first, second = seen(state)["battles"]
    assert first == {
        "attacking": ["n-437#r1"],
        "blocking": ["h-wa18#b1", "h-wa16#b1"],
        "powers": (7, 6),
        "difference": 1,
        "result": "victory",
        "stakes": {"head": 1, "backs": 0, "rewards": 0},
    }
    assert (second["blocking"], second["result"]) == ([], "breakthrough")
    assert second["stakes"] == {"head": 0, "backs": 0, "rewards": 1}


@pytest.mark.parametrize(
    ("mine", "theirs", "result", "stakes"),
    [
        ("n-490:growth=2", "h-wa21", "outstanding", {"head": 2, "backs": 1, "rewards": 0}),  # 6 to 1
        ("n-475", "h-wa18", "draw", {"head": 1, "backs": 0, "rewards": 0}),  # 4 to 4
    ],
)
def test_what_a_battle_would_cost(mine: str, theirs: str, result: str, stakes: dict[str, int]) -> None:
    state = table("J", seat(mine, hand="j-362", chakra="n-428*3"), seat(theirs, hand="h-te10", chakra="h-wa18*2"))
    fight(state, mine.partition(":")[0], theirs)
    (battle,) = seen(state)["battles"]
    assert (battle["result"], battle["stakes"]) == (result, stakes)


def test_a_power_is_told_with_its_parts() -> None:
    """Rock Lee has 4/0 printed; two Growth coins give +2/+2; Iruka adds his Support of 2 from behind."""
    (team,) = seen(table("I", seat("n-475:growth=2+n-436"), seat("h-wa18")))["teams"]["red"]
    lee, iruka = team["members"]
    assert lee["parts"] == [{"what": "printed", "power": (4, 0)}, {"what": "growth", "power": (2, 2)}]
    assert iruka["parts"] == [{"what": "printed", "power": (3, 2)}]
    assert team["parts"] == [{"what": "head", "n": 6, "by": "n-475#r1"}, {"what": "back", "n": 2, "by": "n-436#r1"}]
    assert team["power"] == 8


def test_what_a_card_adds_is_told_with_its_name() -> None:
    """Shadow Clone Jutsu gives +4/+0 to Rock Lee: on the Chain it is foreseen, afterwards a part of his Power."""
    lee = "n-475"
    state = table(
        "J", seat(lee, hand="j-363 j-362", chakra="j-377*2 n-436*2"), seat("h-wa18", hand="h-te10", chakra="h-wa16*2")
    )
    fight(state, lee, "h-wa18")
    play(state, f"use j-363 {lee}")
    pay(state)
    (item,) = seen(state)["chain"]
    (deed,) = item["would"]
    assert (deed["what"], deed["cards"]) == ("power", ["n-475#r1"])
    settle(state)
    (team,) = seen(state)["teams"]["red"]
    (fighter,) = team["members"]
    printed, more = fighter["parts"]
    assert printed == {"what": "printed", "power": (4, 0)}
    assert more["by"] == "j-363"
    assert deed["by"] == f"{more['power'][0]:+}/{more['power'][1]:+}"
    assert fighter["power"] == (4 + more["power"][0], more["power"][1])


def test_who_organizes_is_told_what_every_team_would_be_worth_and_nobody_else_is() -> None:
    """Rock Lee 4/0 and Iruka 3/2: alone they have their Combat, and whoever stands behind adds his Support."""
    state = table("I", seat("n-475 n-436"), seat("h-wa18"))
    told = {tuple(each["members"]): each["power"] for each in seen(state, RED)["prospects"]}
    lee, iruka = "n-475#r1", "n-436#r1"
    assert told == {(lee,): 4, (iruka,): 3, (lee, iruka): 6, (iruka, lee): 3}
    assert "prospects" not in seen(state, BLUE)
    assert "prospects" not in seen(state)


def test_the_chain_with_user_and_targets_and_who_may_respond() -> None:
    state = table(
        "J",
        seat("n-490", hand="j-453", chakra="n-428*3 n-475*2 n-462*2"),
        seat("h-wa01:injured", hand="h-te10", chakra="h-wa18 h-wa16*2 h-wa02*2"),
    )
    fight(state, "n-490", "h-wa01")
    play(state, "use j-453 n-490", "target h-wa01")
    pay(state)
    looked = seen(state)
    (item,) = looked["chain"]
    assert (item["seat"], item["card"], item["user"], item["targets"], item["negated"]) == (
        "red",
        "j-453#r1",
        "n-490#r1",
        ["h-wa01#b1"],
        False,
    )
    assert looked["deciders"] == ["blue"]
    asked = GAME.question(state.setup, state.view(BLUE), state.choices())
    assert asked == "Do you respond to Red's Giant Shuriken with Naruto Uzumaki, on Krillin?"


def test_who_pays_is_told_what_is_missed_least_and_nobody_else_is() -> None:
    """Shino can be deployed later; a second Moegi must wait as long as the first is in play."""
    state = table("G", seat("n-470", hand="n-462 n-470 n-428"), seat("h-wa18"))
    play(state, "deploy n-462")
    assert state.choices() == ["pay n-470", "pay n-428"]
    assert seen(state, RED)["suggested"] == "pay n-470"
    assert "suggested" not in seen(state, BLUE)
    assert "suggested" not in seen(state)


def test_of_the_chakra_what_no_art_in_hand_needs_is_suggested() -> None:
    """A Rasengan in hand wants lightning, so a Kunai is paid for with wind."""
    state = table("J", seat("n-475", hand="j-362 j-377", chakra="n-475 n-428"), seat("h-wa18"))
    fight(state, "n-475", "h-wa18")
    play(state, "use j-362 n-475")
    assert state.choices() == ["pay n-475", "pay n-428"]
    assert seen(state, RED)["suggested"] == "pay n-428"


@pytest.mark.parametrize(("team", "through"), [("n-436", 1), ("n-437", 2), ("n-470", 0)])
def test_who_may_block_sees_what_it_costs_not_to(team: str, through: int) -> None:
    """One reward below a Team Power of 5, two from there on, none without power."""
    state = table("J", seat(team), seat("h-wa18"))
    play(state, f"attack {team}")
    assert seen(state, BLUE)["through"] == through


def test_chakra_by_symbol_and_db_coins() -> None:
    looked = seen(table("G", seat(chakra="n-428*2 j-362"), seat("h-wa08:db=2", pool=3)))
    assert looked["symbols"]["red"] == {"lightning": 1, "wind": 2}
    assert looked["db_coins"] == {"red": {"pool": 0, "placed": 0}, "blue": {"pool": 3, "placed": 2}}


@pytest.mark.rule("CB10.7")
def test_the_four_numbers_of_a_tie_are_seen_of_both() -> None:
    """Rock Lee has 4 and 0, two cards are in hand and chakra, and blue has won three rewards."""
    looked = seen(table("G", seat("n-475", hand="n-428", chakra="n-428"), seat(rewards=3)))
    red, blue = looked["tiebreak"]["red"], looked["tiebreak"]["blue"]
    assert (red[0], red[2], red[3]) == (0, 4, 2)
    assert (blue[0], blue[2], blue[3]) == (3, 0, 0)
    assert (red[1], blue[1]) == (40 - 3 - 3, 40)


@pytest.mark.rule("CB13.7")
def test_the_own_list_is_seen_and_of_the_others_only_what_is_public() -> None:
    state = new(chooser="red")
    own, other = seen(state, RED)["lists"]["red"], seen(state, RED)["lists"]["blue"]
    assert sum(own["main"].values()) == 40
    assert sum(own["side"].values()) == 10
    assert other == {"sideboard": 10, "registered_wishes": 3}
    assert seen(state)["lists"]["red"] == {"sideboard": 10, "registered_wishes": 0}
    assert seen(state)["lines"] == {"red": "naruto", "blue": "db"}


@pytest.mark.rule("CB12.1.6")
def test_an_open_sideboard_is_seen_and_nothing_else_of_the_list() -> None:
    other = seen(new(open_sideboard=True), RED)["lists"]["blue"]
    assert sum(other["side"].values()) == 10
    assert "main" not in other


def test_open_lists_are_seen_by_all() -> None:
    lists = seen(new(open_lists=True))["lists"]
    assert all(sum(deck["main"].values()) == 40 for deck in lists.values())


def test_what_is_left_of_the_own_list_is_deck_and_lost_rewards_together() -> None:
    state = table("G", seat("n-475", hand="n-428", chakra="n-490"), seat(rewards=4))
    left = seen(state, RED)["left"]
    assert sum(left.values()) == 37
    assert left.get("n-428", 0) + 1 == seen(state, RED)["lists"]["red"]["main"]["n-428"]
    assert "left" not in seen(state)


@pytest.mark.rule("CB13.1", "CB13.2", "CB13.3")
def test_zones_show_what_lies_open_and_the_own_hand() -> None:
    state = table("G", seat(hand="n-475", chakra="n-428"), seat(hand="h-wa01*2", rewards=2, wishes="h-wi02"))
    mine, public = state.view(RED), state.view(None)
    assert zone(mine, "hand", "red")["cards"] == ["n-475"]
    assert zone(mine, "hand", "blue") == {"zone": "hand", "owner": "blue", "count": 2}
    assert zone(public, "hand", "red") == {"zone": "hand", "owner": "red", "count": 1}
    assert zone(public, "chakra", "red")["cards"] == ["n-428"]
    for looked in (mine, public, state.view(BLUE)):
        assert zone(looked, "rewards", "blue") == {"zone": "rewards", "owner": "blue", "count": 2}
    assert zone(state.view(BLUE), "wishes", "blue")["cards"] == ["h-wi02"]
    assert "cards" not in zone(mine, "wishes", "blue")


def test_the_game_is_over() -> None:
    state = new()
    state.apply("resign", 0)
    looked = seen(state)
    assert (looked["phase"], looked["ending"], looked["returns"]) == ("over", "resignation", [0.0, 1.0])
    assert "question" not in looked


def in_words(state: State) -> list[tuple[object, str, str]]:
    """What lasts: on whom, what, and how long."""
    say = GAME.speech().say
    lasting: Any = state.view()["lasting"]
    return [
        (each.get("card", each.get("team")), say(each["what"]["id"], each["what"]["fields"]), each["until"])
        for each in lasting
    ]


ON_LEE: dict[str, object] = {"until": "turn", "turn": 1, "card": "n-475#r1"}


@pytest.mark.parametrize(
    ("row", "words"),
    [
        ({"frame": "power", **ON_LEE, "combat": 3, "support": -1}, "gets +3/-1"),
        ({"frame": "set_power", **ON_LEE, "combat": 5, "support": 0}, "has Power 5/0 in place of the printed one"),
        (
            {"frame": "protect", **ON_LEE, "from": 0b101, "by": "opp_arts", "of": "red"},
            "is protected from Damage and Damage of the Showdown by the opponent's arts",
        ),
        ({"frame": "forbid", **ON_LEE, "what": "use_art"}, "cannot use arts"),
        ({"frame": "keyword", **ON_LEE, "keyword": "toughness"}, "has the keyword Toughness"),
        ({"frame": "trait", **ON_LEE, "trait": "Sand"}, "has the trait Sand"),
        ({"frame": "blank", **ON_LEE}, "has no text and no keywords"),
        ({"frame": "copy", **ON_LEE, "from": "n-437"}, "has the text of Might Guy, too"),
        ({"frame": "attach", **ON_LEE, "fighter": "n-437#r1"}, "is attached to Might Guy"),
    ],
)
def test_what_lasts_on_a_card_is_said_in_words(row: dict[str, object], words: str) -> None:
    state = meijin.Scenario(
        "crossover",
        zones={"red": {"village": ["n-475#r1", "n-437#r1"], "hand": ["n-428"]}},
        flow={"step": "G", "lasting": [row]},
    ).state()
    assert in_words(state) == [("n-475#r1", words, "turn")]


def test_rules_and_team_powers_that_last_are_said_in_words() -> None:
    team: dict[str, object] = {"frame": "team_power", "until": "battle", "turn": 1, "team": 1, "n": -2}
    rule: dict[str, object] = {"frame": "rule", "until": "turn", "turn": 1, "rule": "all_draws"}
    state = meijin.Scenario(
        "crossover",
        zones={"red": {"village": [{"card": "n-475#r1", "team": 1}], "hand": ["n-428"]}},
        flow={"step": "G", "lasting": [team, rule]},
    ).state()
    assert in_words(state) == [
        (["n-475#r1"], "gets -2", "battle"),
        (None, "all battles between two Teams are draws", "turn"),
    ]


def test_what_is_due_later_is_seen() -> None:
    """My Way of the Shinobi (m-346) looks at the rewards at the end of the turn."""
    state = table("D1", seat("n-475", hand="m-346 n-490 n-475", indicator=9), seat("h-wa18"))
    play(state, "mission m-346")
    pay(state)
    settle(state)
    (later,) = seen(state)["delayed"]
    assert (later["card"], later["seat"], later["at"], later["turn"]) == ("m-346", "red", "turn_end", 9)


@pytest.mark.rule("CB13.4", "CB13.5")
def test_who_looks_at_cards_sees_them_and_nobody_else_does() -> None:
    """King Kai's Training (h-ev10) looks through the Planet for a Technique."""
    blue = seat("h-wa18", hand="h-ev10 h-wa01*2", deck="h-te01 h-wa02", indicator=9)
    state = table("D1", seat("n-475"), blue, attacker="blue", turn=10)
    play(state, "mission h-ev10")
    pay(state)
    settle(state)
    assert state.view()["question"] == "find"
    looked = seen(state, BLUE)["looking_at"]
    assert len(looked) == len(state.deck[BLUE])
    assert "h-te01" in looked
    assert "looking_at" not in seen(state, RED)
    assert "looking_at" not in seen(state)
