"""Section 8 and rulings 37 to 44: who sees what, and what everybody can work out."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel.errors import MeijinError
from meijin.kernel.generator import Rng
from meijin.kernel.testing.play import canonical
from tests.games.ranking_battle.table import (
    BLUE,
    GREEN,
    RED,
    hand,
    new,
    play,
    question,
    seat,
    short,
    table,
    told,
    totals,
    zone,
)

SPECTATORS = 4
WORLDS = 60
# The zones of which nobody has to be told anything.
OPEN = (
    "display",
    "used_weapons",
    "supply",
    "box",
    "discard",
    "attacker",
    "played",
    "board_events",
    "equipped",
    "aside",
)


def worlds(state: RankingBattle, viewer: int, count: int = WORLDS) -> list[RankingBattle]:
    """Some worlds that a seat thinks possible; each looks to it like the true one."""
    rng = Rng(5)
    found = []
    for _ in range(count):
        world = state.sample(viewer, rng)
        assert isinstance(world, RankingBattle)
        assert canonical(world.view(viewer)) == canonical(state.view(viewer))
        found.append(world)
    return found


def hands(state: RankingBattle, owner: int, viewer: int, count: int = WORLDS) -> Counter[str]:
    """What a player holds in those worlds."""
    return Counter(hand(world, owner) for world in worlds(state, viewer, count))


def hand_of_cats(world: RankingBattle) -> int:
    """How many cats Red holds."""
    return sum(world.setup.kinds[card].startswith("cat") for card in world.hand[RED])


def top_weapons(state: RankingBattle, count: int) -> list[str]:
    return [state.setup.kinds[card] for card in state.weapons[: -count - 1 : -1]]


def seen_weapons(state: RankingBattle, viewer: str | None, count: int = 2) -> list[str | None]:
    """The top weapons as a viewer is shown them."""
    cards = zone(state.view(viewer), "weapons").get("cards", [None] * count)
    assert all(card is None for card in cards[count:])
    return list(cards[:count])


# -- views ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB8.1", "R4")
def test_what_lies_open_is_the_same_for_all() -> None:
    state = table(
        "challenge",
        red=seat("rin", played="mio", hand="cat_single", discard="kud", events="escape", up=1, rank=2),
        blue=seat("saya", hand="riki_star", discard="rin*2", down=2, rank=1),
        weapons="burdock_root",
        used_weapons="shinai",
    )
    play(state, "challenge blue", "use riki_star")
    views = [state.view(viewer) for viewer in ("red", "blue", "green", None)]
    for part in ("counters", "battle", "phase", "pool", "waiting", "shown", "characters", "question", "round"):
        assert canonical({part: views[0][part]}) == canonical({part: views[1][part]})
        assert canonical({part: views[0][part]}) == canonical({part: views[3][part]})
    for name in OPEN:
        for owner in (None, "red", "blue"):
            seen = [
                [each for each in view["zones"] if (each["zone"], each["owner"]) == (name, owner)]  # type: ignore[attr-defined]
                for view in views
            ]
            assert seen[0] == seen[1] == seen[2] == seen[3]
    assert zone(views[3], "discard", "blue")["cards"] == ["rin", "rin"]
    assert zone(views[3], "aside", "blue")["cards"] == ["riki_star"]


def test_everybody_sees_what_is_to_be_reached() -> None:
    for viewer in (RED, None):
        assert new().view(viewer)["goals"] == {"ruler": 6, "instant": 9, "lead": 3, "rounds": 25}
    quick = new(quick=True, round_limit=10)
    assert quick.view(RED)["goals"] == {"ruler": 4, "instant": 6, "lead": 3, "rounds": 10}


@pytest.mark.rule("RB8.1")
def test_the_battle_is_seen_with_all_its_numbers() -> None:
    state = table(
        "challenge",
        red=seat("rin", hand="cat_single*2", up=1, rank=2),
        blue=seat("sasami", hand="riki", deck="mio", up=1, rank=1),
        counters={"power": 1},
    )
    play(state, "challenge blue", "use riki", "done", "expertise 1")
    battle = state.view("green")["battle"]
    assert isinstance(battle, dict)
    assert (battle["challenger"]["attacker"], battle["defender"]["attacker"]) == ("rin", "sasami")
    assert [part["power"] for part in battle["challenger"]["start"]] == [3, 1, 2]
    assert [part["power"] for part in battle["defender"]["start"]] == [4, 2]
    assert battle["defender"]["reactions"]["power"] == 3
    assert battle["challenger"]["expertise"] == {"cards": 1, "power": 2, "each": 2}
    assert (battle["challenger"]["total"], battle["defender"]["total"]) == (8, 9)


@pytest.mark.rule("RB8.2", "RB8.3", "RB8.4")
def test_hands_are_their_owner_s_and_decks_nobody_s() -> None:
    state = table("begin", red=seat(hand="mio kud", deck="saya rin"), blue=seat(hand="cat_pair", deck="rin"))
    for viewer in ("red", "blue", None):
        view = state.view(viewer)
        assert [zone(view, "hand", owner)["count"] for owner in ("red", "blue")] == [2, 1]
        assert [zone(view, "deck", owner)["count"] for owner in ("red", "blue")] == [2, 1]
        assert [zone(view, name)["count"] for name in ("weapons", "event_deck")] == [44, len(state.event_deck)]
        for owner in ("red", "blue"):
            assert "cards" not in zone(view, "deck", owner)
            assert ("cards" in zone(view, "hand", owner)) is (viewer == owner)
        assert str(state.chance) not in canonical(view)
    assert zone(state.view("red"), "hand", "red")["cards"] == ["kud", "mio"]


@pytest.mark.rule("RB8.3", "R44")
def test_a_card_drawn_is_seen_by_its_owner_a_discard_by_all() -> None:
    state = table(red=seat(hand="mio cat_single", deck="saya rin"))
    events = [*play(state, "play mio"), *play(state, "discard saya")]
    for viewer in (BLUE, SPECTATORS):
        drawn = [event.seen_by(viewer) for event in events if event.kind == "draw"]
        assert drawn == [{"seat": "red", "count": 1}] * 2
        (gone,) = [event.seen_by(viewer) for event in events if event.kind == "discard"]
        assert gone is not None
        assert gone["card"] == "saya"
    assert [event.seen_by(RED) for event in events if event.kind == "draw"] == [
        {"seat": "red", "count": 1, "cards": [card]} for card in ("saya", "rin")
    ]


@pytest.mark.rule("RB8.5")
def test_choices_are_seen_by_all() -> None:
    state = table("begin", red=seat("kanata", hand="mio cat_single", rank=2), blue=seat(rank=1))
    events = play(
        state, "rank", "bonus", "done", "replace", "reveal cat_single", "done", "acquire kud", "challenge blue"
    )
    assert {"rank", "bonus", "replace", "reveal", "acquire", "challenge"} <= {event.kind for event in events}
    for event in events:
        assert event.seen_by(GREEN) == event.seen_by(SPECTATORS) == event.fields


@pytest.mark.rule("RB8.11", "R41")
def test_open_counting_lists_what_everybody_could_count() -> None:
    state = table("begin", red=seat(hand="mio", deck="saya cat_single"), blue=seat(hand="kud", deck="cat_single mio"))
    view = state.view("red")
    assert zone(view, "deck", "red")["contents"] == ["saya", "cat_single"]
    assert "contents" not in zone(view, "deck", "blue")
    assert view["holdings"]["blue"] == ["kud", "mio", "cat_single"]  # type: ignore[index]
    assert Counter(zone(view, "weapons")["contents"])["tally_counter"] == 4
    assert (
        Counter(zone(state.view(), "event_deck")["contents"])["little_busters"]
        + [state.setup.kinds[card] for card in state.display].count("little_busters")
        == 2
    )


@pytest.mark.rule("RB8.11")
def test_used_weapons_can_be_counted() -> None:
    state = table("challenge", red=seat(rank=2), blue=seat(rank=1), weapons="shinai dorj")
    play(state, "challenge blue", "done")
    unseen = Counter(zone(state.view("green"), "weapons")["contents"])
    assert (unseen["shinai"], unseen["dorj"], unseen["eel_pie"], sum(unseen.values())) == (2, 2, 4, 42)


@pytest.mark.rule("RB8.10")
def test_events_under_the_deck_are_known_with_their_order() -> None:
    display = "heroic_stunt escape playing_with_cats little_busters"
    state = table("replace", red=seat(hand="kengo"), display=display, players=3)
    play(state, "replace")
    for viewer in ("red", "blue", None):
        cards = zone(state.view(viewer), "event_deck")["cards"]
        assert cards[-4:] == display.split()
        assert set(cards[:-4]) == {None}
    for world in worlds(state, BLUE, 10):
        assert world.event_deck[:4] == state.event_deck[:4]
    orders = {tuple(world.event_deck[4:]) for world in worlds(state, BLUE, 10)}
    assert len(orders) > 5


@pytest.mark.rule("RB8.10", "R9")
def test_a_dropped_event_is_known_to_lie_at_the_bottom() -> None:
    state = table(
        "take",
        red=seat(events="escape day_with_kud"),
        counters={"points": 3},
        display="heroic_stunt little_busters playing_with_cats entrusted_feelings",
    )
    play(state, "acquire heroic_stunt", "drop escape")
    cards = zone(state.view("blue"), "event_deck")["cards"]
    assert cards[-1] == "escape"
    assert set(cards[:-1]) == {None}
    assert all(world.event_deck[0] == state.event_deck[0] for world in worlds(state, BLUE, 10))


@pytest.mark.rule("RB4.3.6", "RB4.2.5")
def test_a_dropped_event_is_no_longer_marked_as_used() -> None:
    state = table(
        "take",
        red=seat("haruka", events="escape! day_with_kud"),
        counters={"points": 3},
        display="heroic_stunt little_busters playing_with_cats entrusted_feelings",
    )
    assert state.view()["marks"] == {"escape#1": {"used": 1}}
    play(state, "acquire heroic_stunt", "drop escape")
    assert state.view()["marks"] == {}
    assert question(state) == "red challenge"
    state.describe().state()  # it can be set up again


@pytest.mark.rule("RB8.11", "RB10.5")
def test_without_open_counting_only_shown_cards_may_be_named() -> None:
    for counting, named in ((True, "cat_single*2 kud mio riki_star"), (False, "cat_single")):
        state = table(
            "reveal",
            red=seat(hand="cat_single mio", deck="cat_single kud"),
            blue=seat(hand="riki_star"),
            open_counting=counting,
        )
        play(state, "reveal cat_single")
        assert short(state, state.deduced(GREEN)) == named


# -- shown cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB8.7")
def test_shown_cards_stay_known_until_they_leave_the_hand() -> None:
    state = table("reveal", red=seat(hand="cat_single mio kud", deck="rin*2 saya*2 cat_pair*2"), players=3)
    assert len(hands(state, RED, BLUE)) > 5
    play(state, "reveal cat_single")
    assert state.view("blue")["shown"] == ["cat_single"]
    found = hands(state, RED, BLUE)
    assert all("cat_single" in held for held in found)
    assert len(found) > 3
    play(state, "done", "pass")
    assert state.view("blue")["shown"] == []


@pytest.mark.rule("RB8.7", "R37")
def test_of_two_copies_the_one_that_was_shown_leaves_first() -> None:
    """Red takes a Mio back for all to see and holds another one: when Red plays a Mio, nobody knows of the other."""
    state = table(
        red=seat("kyousuke", hand="mio cat_single", discard="mio", deck="rin saya kud", events="making_an_entrance"),
    )
    play(state, "event making_an_entrance")
    assert state.view("blue")["shown"] == ["mio"]
    assert all("mio" in held for held in hands(state, RED, BLUE))
    play(state, "play mio", "discard rin")
    assert state.view("blue")["shown"] == []
    assert any("mio" not in held for held in hands(state, RED, BLUE))


@pytest.mark.rule("RB8.7", "RB6.2.10")
def test_a_card_revealed_into_the_hand_is_known_to_be_there() -> None:
    state = table(red=seat("saya", hand="cat_single kud", deck="mio rin cat_pair", events="dramatic_encounter"))
    assert any("mio" not in held for held in hands(state, RED, BLUE))
    play(state, "event dramatic_encounter")
    found = hands(state, RED, BLUE)
    assert all("mio" in held for held in found)
    assert len(found) == 6  # with two of the other four


@pytest.mark.rule("R37")
def test_a_shown_copy_leaves_before_one_that_could_be_worked_out() -> None:
    state = table(
        zones={
            "red": {
                "attacker": ["kyousuke"],
                "hand": [{"card": "mio#1", "known": "everyone"}, "cat_single"],
                "discard": ["mio#2"],
                "deck": ["cat_single", "rin"],
                "board_events": ["making_an_entrance"],
            }
        },
        characters="kud,mio,rin,haruka,kanata,saya,kyousuke,kengo",
    )
    play(state, "event making_an_entrance", "play mio", "discard rin")
    assert state.view("blue")["shown"] == []
    assert all("mio" in held for held in hands(state, RED, BLUE, 10))


@pytest.mark.rule("R41", "RB8.12")
def test_a_reshuffle_tells_the_hand_that_was_held() -> None:
    """Kyousuke draws two: Saya is the last card of the deck, so at the reshuffle Red holds Mio and Saya."""
    state = table(
        red=seat(hand="kyousuke mio", deck="saya", discard="kud rin cat_single"),
        chance=[["rin#1", "kud#1", "cat_single#1"]],
    )
    before = hands(state, RED, BLUE)
    assert len(before) == 3  # two of three cards
    play(state, "play kyousuke")
    assert hand(state, RED) == "mio rin saya"
    found = hands(state, RED, BLUE)
    assert set(found) == {"mio rin saya", "kud mio saya", "cat_single mio saya"}
    assert min(found.values()) > WORLDS // 8
    assert "cards" not in zone(state.view("blue"), "hand", "red")  # hand and deck are not told apart in the view


@pytest.mark.rule("R41", "RB8.12")
def test_a_reshuffle_in_the_end_phase_tells_what_was_drawn_before_it() -> None:
    """Mio and Saya are the last two of the deck, and two of the new one come to them."""
    state = table("challenge", red=seat(hand="kud", deck="mio saya", discard="rin*2 cat_single*2"))
    events = play(state, "pass")
    assert [each["count"] for each in told(events, "reshuffle")] == [5]
    found = hands(state, RED, BLUE)
    assert all({"mio", "saya"} <= set(held.split()) for held in found)
    assert len(found) == 5  # rin*2, cat_single*2, or two different ones of the three
    assert all(world.view("blue") == state.view("blue") for world in worlds(state, BLUE, 3))


@pytest.mark.rule("R37")
def test_a_copy_that_could_be_worked_out_leaves_before_one_nobody_knows_of() -> None:
    """Everybody knows of one Kud in Red's hand; when Red plays a Kud, nobody knows of the other."""
    state = table(
        zones={
            "red": {
                "attacker": ["riki_star"],
                "hand": ["kud#1", {"card": "kud#2", "known": "everyone"}],
                "deck": ["rin", "saya", "mio"],
            }
        },
        characters="kud,mio,rin,haruka,kanata,saya,kyousuke,kengo",
    )
    assert all("kud" in held for held in hands(state, RED, BLUE))
    play(state, "play kud")
    assert set(hands(state, RED, BLUE)) == {"kud", "rin", "saya", "mio"}


# -- all cats at once -------------------------------------------------------------------------------------------------


@pytest.mark.rule("R35", "RB8.5", "RB8.12")
def test_who_reveals_all_cats_at_once_has_no_other() -> None:
    """Besides two Singles Red holds two of Mio, Kud, Saya and Rin: six hands, each as likely as the other."""
    state = table("reveal", red=seat(hand="cat_single*2 mio kud", deck="cat_single*4 saya rin"))
    events = play(state, "reveal all")
    assert [event.seen_by(BLUE) for event in events if event.kind == "all_shown"] == [{"seat": "red"}]
    found = hands(state, RED, BLUE, 300)
    pairs = [f"{one} {other}" for one, other in combinations(sorted(["mio", "kud", "saya", "rin"]), 2)]
    assert set(found) == {f"cat_single*2 {pair}" for pair in pairs}
    assert min(found.values()) > 25
    assert all(hand(world, RED) == hand(state, RED) for world in worlds(state, RED, 5))
    one_by_one = table("reveal", red=seat(hand="cat_single*2 mio kud", deck="cat_single*4 saya rin"))
    play(one_by_one, "reveal cat_single", "reveal cat_single", "done")
    assert any("cat_single*3" in held for held in hands(one_by_one, RED, BLUE))
    play(state, "pass", "pass")
    assert (question(state), state.view()["counters"]["all_shown"]) == ("blue begin", 0)  # type: ignore[index]
    assert len({hand_of_cats(world) for world in worlds(state, BLUE)}) > 1


@pytest.mark.rule("R35", "R40", "RB8.12")
def test_all_cats_revealed_and_rin_s_highest_bonus() -> None:
    """Rin's +2 alone says two cats or more; there is no third if all were revealed."""
    for choices, counts in ((["reveal all", "pass"], {2}), (["done"], {2, 3})):
        state = table("reveal", red=seat("rin", hand="cat_single*2 mio", deck="cat_single*4 kud", rank=2))
        play(state, *choices, "challenge blue")
        assert {hand_of_cats(world) for world in worlds(state, BLUE)} == counts


# -- taking back ------------------------------------------------------------------------------------------------------


def can_take_back(state: RankingBattle, words: str) -> bool:
    play(state, words)
    assert state.record is not None
    try:
        state.record.take_back("red")
    except MeijinError:
        return False
    return True


@pytest.mark.rule("R40")
def test_what_rin_s_bonus_has_told_cannot_be_taken_back() -> None:
    assert can_take_back(table("challenge", red=seat("mio", hand="cat_single*2")), "challenge blue")
    assert not can_take_back(table("challenge", red=seat("rin", hand="cat_single*2")), "challenge blue")


@pytest.mark.rule("R35")
def test_that_there_is_no_other_cat_cannot_be_taken_back() -> None:
    """Both cats have been seen before, so that nothing else is told by revealing them."""
    seen = {"card": "cat_single", "shown": 1}
    red = {"attacker": ["riki_star"], "hand": [seen, seen, "mio"], "deck": ["cat_single"]}
    assert can_take_back(table("reveal", zones={"red": red}), "reveal cat_single")
    assert not can_take_back(table("reveal", zones={"red": red}), "reveal all")


# -- Rin --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("R40", "RB8.12", "RB6.3.1")
@pytest.mark.parametrize(
    ("held", "counts"),
    [("mio kud saya", {0}), ("cat_pair kud saya", {1}), ("cat_pair cat_trio saya", {2, 3}), ("cat_pair*3", {2, 3})],
)
def test_rin_s_bonus_tells_how_many_cats_there_are(held: str, counts: set[int]) -> None:
    state = table(
        "challenge",
        red=seat("rin", hand=held, deck="cat_single*4 kanata*4", rank=2),
        blue=seat(rank=1),
        weapons="burdock_root*2",
    )
    play(state, "challenge blue")
    for viewer in (BLUE, GREEN):
        found = {
            sum(world.setup.kinds[card].startswith("cat") for card in world.hand[RED])
            for world in worlds(state, viewer)
        }
        assert found == counts
    play(state, "done")
    assert question(state) == "blue begin"
    assert state.announced == -1
    assert len({hand(world, RED).count("cat") for world in worlds(state, BLUE)}) > 1  # a new hand


@pytest.mark.rule("R40", "RB8.12")
def test_every_hand_that_fits_rin_s_bonus_is_as_likely_as_the_others() -> None:
    """Of 6 cats and 5 others 75 hands have two cats and 20 have three."""
    held, rest = ["cat_pair", "cat_trio", "saya"], ["cat_single"] * 4 + ["kanata"] * 4
    fitting = [sum(card.startswith("cat") for card in three) for three in combinations([*held, *rest], 3)]
    share = fitting.count(2) / (fitting.count(2) + fitting.count(3))
    assert share == 75 / 95
    state = table("challenge", red=seat("rin", hand=" ".join(held), deck=" ".join(rest), rank=2), blue=seat(rank=1))
    play(state, "challenge blue")
    rng = Rng(11)
    found = [hand_of_cats(state.sample(BLUE, rng)) for _ in range(400)]
    assert abs(found.count(2) / 400 - share) < 0.08
    assert set(found) == {2, 3}


@pytest.mark.rule("R40", "R41", "RB8.12")
def test_rin_s_bonus_and_a_known_hand_together() -> None:
    """At the reshuffle Red holds Mio and a Pair; +1 then says that the last card is no cat, so it is Kud."""
    state = table(
        red=seat("rin", hand="kyousuke mio", deck="cat_pair", discard="kud cat_single*2", rank=2),
        blue=seat(rank=1),
        chance=[["kud#1", "cat_single#1", "cat_single#2"]],
    )
    play(state, "play kyousuke", "done", "keep", "done", "attacker rin", "challenge blue")
    assert totals(state) == (3 + 1, 1)
    assert set(hands(state, RED, BLUE)) == {"cat_pair kud mio"}


# -- weapons that were looked at --------------------------------------------------------------------------------------


@pytest.mark.rule("RB8.5", "RB8.6")
def test_who_looks_at_weapons_sees_them_and_the_others_see_that_it_happened() -> None:
    state = table(red=seat(hand="saya mio"), weapons="shinai dorj eel_pie")
    events = [*play(state, "play saya"), *play(state, "top dorj")]
    for kind, cards in (("peek", ["shinai", "dorj"]), ("ordered", ["dorj", "shinai"])):
        (event,) = [event for event in events if event.kind == kind]
        assert event.seen_by(RED) == {"seat": "red", "count": 2, "cards": cards}
        assert event.seen_by(BLUE) == event.seen_by(SPECTATORS) == {"seat": "red", "count": 2}
    assert seen_weapons(state, "red") == ["dorj", "shinai"]
    assert seen_weapons(state, "blue") == seen_weapons(state, None) == [None, None]
    assert all(top_weapons(world, 2) == ["dorj", "shinai"] for world in worlds(state, RED, 20))
    assert len({tuple(top_weapons(world, 2)) for world in worlds(state, BLUE)}) > 20


@pytest.mark.rule("RB8.6")
def test_a_weapon_that_was_taken_is_no_secret_any_more_and_the_next_one_still_is() -> None:
    state = table(
        red=seat(hand="saya", rank=3),
        blue=seat(rank=2, hand="mio"),
        weapons="cyber_yoyo sea_urchin tally_counter dorj",
        players=3,
    )
    play(state, "play saya", "top sea_urchin", "keep", "attacker riki_star", "challenge blue", "done")
    # Red has taken the Sea Urchin, Blue the Cyber Yo-yo.
    assert question(state) == "blue exchange"
    assert seen_weapons(state, "red") == [None, None]
    one = table("challenge", red=seat("kengo", rank=2), blue=seat(rank=1), weapons="shinai dorj eel_pie bluebeard")
    assert seen_weapons(one, "red") == [None, None]


@pytest.mark.rule("R43", "RB8.6", "RB8.12")
def test_another_look_leaves_the_weapons_known_but_not_their_order() -> None:
    state = table(
        red=seat(hand="saya", deck="cat_single*4"),
        blue=seat(hand="saya"),
        weapons="shinai dorj eel_pie",
    )
    play(state, "play saya", "top dorj", "keep", "attacker riki_star", "pass")
    assert question(state) == "blue begin"
    assert seen_weapons(state, "red") == ["dorj", "shinai"]
    play(state, "done", "play saya")
    assert seen_weapons(state, "blue") == ["dorj", "shinai"]
    play(state, "top shinai")
    assert seen_weapons(state, "blue") == ["shinai", "dorj"]
    assert seen_weapons(state, "red") == [None, None]
    orders = Counter(tuple(top_weapons(world, 2)) for world in worlds(state, RED))
    assert set(orders) == {("shinai", "dorj"), ("dorj", "shinai")}
    assert min(orders.values()) > WORLDS // 4
    assert {tuple(top_weapons(world, 2)) for world in worlds(state, BLUE, 20)} == {("shinai", "dorj")}
    assert len({tuple(top_weapons(world, 2)) for world in worlds(state, GREEN)}) > 20


@pytest.mark.rule("R43")
def test_when_one_of_two_is_taken_the_other_is_known_again() -> None:
    state = table(
        red=seat(hand="saya", deck="cat_single*4", rank=3),
        blue=seat("mio", hand="saya", rank=2),
        green=seat(rank=1),
        weapons="shinai cyber_yoyo eel_pie",
        players=3,
    )
    play(state, "play saya", "top shinai", "keep", "attacker riki_star", "pass")
    play(state, "done", "play saya", "top cyber_yoyo", "keep", "attacker saya", "challenge green", "done")
    assert question(state) == "blue exchange"
    assert seen_weapons(state, "red", 1) == ["shinai"]
    assert all(top_weapons(world, 1) == ["shinai"] for world in worlds(state, RED, 10))


@pytest.mark.rule("R42", "RB8.12")
def test_the_last_weapon_of_the_old_deck_is_known_to_be_one_of_the_two() -> None:
    state = table(red=seat(hand="saya"), zones={"weapons": ["shinai"], "used_weapons": ["..."]})
    (seen,) = told(play(state, "play saya"), "peek")
    play(state, f"top {seen['cards'][1]}")
    tops = [top_weapons(world, 2) for world in worlds(state, BLUE)]
    assert all("shinai" in top for top in tops)
    assert {top.index("shinai") for top in tops} == {0, 1}


@pytest.mark.rule("RB8.3", "RB8.12")
def test_possible_worlds_keep_what_a_seat_knows_and_deal_the_rest_anew() -> None:
    state = new(seed=4)
    found = worlds(state, RED, 30)
    assert all(world.hand[RED] == state.hand[RED] for world in found)
    assert len({tuple(world.weapons) for world in found}) == 30
    assert len({hand(world, BLUE) for world in found}) > 1
    assert all(
        sorted([*world.hand[BLUE], *world.deck[BLUE]]) == sorted([*state.hand[BLUE], *state.deck[BLUE]])
        for world in found
    )
