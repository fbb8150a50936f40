"""Events (8.8): what each of them is, by a made-up fighter or support card that draws a card when it happens."""

from __future__ import annotations

import pytest

from meijin.games.crossover.state import Crossover
from tests.games.crossover.made import art, effect, mission, ninja
from tests.games.crossover.table import BLUE, RED, at, fight, play, seat, table

EVENTS = (
    *("turn_start", "turn_end", "battle_start", "showdown_start", "put_in_play", "deployed", "sent_out", "sent_attack"),
    *("sent_block", "opposed", "used_art", "won_battle", "lost_battle", "drew_battle", "discarded_showdown"),
    *("left_play", "damaged", "healed", "ally_discarded_showdown", "ally_put_in_play", "team_won", "team_lost"),
    *("outstanding", "planet_damage", "reward_won", "last_coin_removed", "expired"),
)
DRAW = '{ op = "draw", who = "you", n = 1 }'
# For every event a Ninja of 2/1 that draws a card, injured or not, and at the end two support cards and an art.
HEARERS = "".join(
    ninja(f"x-{place}", f'{{ kind = "trigger", on = "{event}", valid = true, limit = "none", do = [{DRAW}] }}')
    for place, event in enumerate(EVENTS)
    if event not in ("last_coin_removed", "expired")
)
HEARERS += mission(
    f"x-{EVENTS.index('last_coin_removed')}",
    f'{{ kind = "trigger", on = "last_coin_removed", kind_of_coin = "promise", do = [{DRAW}] }}',
    subtypes='["permanent"]',
)
HEARERS += mission(
    f"x-{EVENTS.index('expired')}",
    f'{{ kind = "trigger", on = "expired", do = [{DRAW}] }}',
    subtypes='["permanent"]',
    time_limit="2",
)
HEARERS += art("x-90", effect('{ op = "damage", to = "user", n = 1 }'))
HEARERS += art("x-91", effect('{ op = "heal", to = "user" }'))
HEARERS += mission("x-92", effect('{ op = "reward", who = "you", n = 1 }'))
SUPPORT = '{ kind = "support", zone = "play", of = "you", n = 1 }'
HEARERS += mission("x-93", effect('{ op = "uncoin", to = "t1", kind = "any", n = 1 }', SUPPORT))


def hearer(event: str) -> str:
    """The card that hears an event."""
    return f"x-{EVENTS.index(event)}"


def position(step: str, red: str = "", blue: str = "", attacker: str = "red", **more: str) -> Crossover:
    """A position of the pool with the hearers; nobody holds or draws anything that matters."""
    ours = seat(red, hand=more.get("hand", ""), chakra=more.get("chakra", ""), discard=more.get("discard", ""))
    return table(step, red=ours, blue=seat(blue), attacker=attacker, made=HEARERS)


def drawn(state: Crossover) -> int:
    """How many cards red holds."""
    return len(state.hand[RED])


@pytest.mark.rule("CB8.8.1", "CB8.1.7")
@pytest.mark.parametrize("attacker", ["red", "blue"])
def test_turn_start_and_turn_end_are_heard_by_both_players(attacker: str) -> None:
    state = position("A0", hearer("turn_start"), attacker=attacker)
    assert drawn(state) == 1 + (attacker == "red")  # the attacker draws in step A
    state = position("O0", hearer("turn_end"), attacker=attacker)
    assert drawn(state) == 1 + (attacker == "blue")  # red's turn follows


@pytest.mark.rule("CB8.8.2")
def test_battle_start_and_showdown_start() -> None:
    state = position("J0", f"{hearer('battle_start')} n-430")
    assert drawn(state) == 1
    state = position("J", f"{hearer('showdown_start')} n-430")
    fight(state, "n-430")
    assert drawn(state) == 1
    nobody = position("J", f"{hearer('showdown_start')} n-430")
    play(nobody, "done")
    assert drawn(nobody) == 0


@pytest.mark.rule("CB8.8.3", "CB8.8.4", "CB8.8.15")
def test_put_in_play_and_deployed_and_the_same_of_an_ally() -> None:
    for event in ("put_in_play", "deployed"):
        state = position("G", hand=hearer(event))
        play(state, f"deploy {hearer(event)}")
        assert drawn(state) == 1
    ally = position("G", hearer("ally_put_in_play"), hand="n-428")
    play(ally, "deploy n-428")
    assert drawn(ally) == 1
    itself = position("G", hand=hearer("ally_put_in_play"))
    play(itself, f"deploy {hearer('ally_put_in_play')}")
    assert drawn(itself) == 1  # it is in play when it happens


@pytest.mark.rule("CB8.8.5", "CB8.8.6", "CB7.11.2", "CB7.12.3")
@pytest.mark.parametrize(
    ("event", "attacking", "blocked", "blocking"),
    [("sent_out", 1, 1, 1), ("sent_attack", 1, 1, 0), ("sent_block", 0, 0, 1), ("opposed", 0, 1, 1)],
)
def test_sent_out_and_opposed(event: str, attacking: int, blocked: int, blocking: int) -> None:
    card = hearer(event)
    state = position("J", card)
    fight(state, card)
    assert drawn(state) == attacking
    state = position("J", card, "h-wa25")
    fight(state, card, "h-wa25")
    assert drawn(state) == blocked
    state = position("J", card, "h-wa25", "blue")
    fight(state, "h-wa25", card)
    assert drawn(state) == blocking + 1  # red's turn follows


@pytest.mark.rule("CB8.8.7", "CB8.8.11", "CB8.8.12")
@pytest.mark.parametrize(
    ("event", "use", "count"),
    [
        ("used_art", "x-90", 1),
        ("damaged", "x-90", 1),
        ("healed", "x-90", 0),
        ("healed", "x-91", 1),
        ("damaged", "x-91", 0),
    ],
)
def test_what_an_art_does_to_its_user(event: str, use: str, count: int) -> None:
    card = hearer(event)
    injured = ":injured" if use == "x-91" else ""
    state = position("J", f"{card}{injured}", hand=use, chakra="n-428*3")
    fight(state, card)
    play(state, f"use {use} {card}")
    assert drawn(state) == count


@pytest.mark.rule("CB8.8.8", "CB7.14.11")
@pytest.mark.parametrize(
    ("event", "heard"), [("won_battle", "11000"), ("lost_battle", "00010"), ("drew_battle", "00100")]
)
def test_a_fighter_hears_how_its_team_fared_if_it_is_still_there(event: str, heard: str) -> None:
    card = hearer(event)
    counts = ""
    # 5 against 0, 4, 5, 6 and 10, where it is discarded
    for foe in ("h-wa12", "h-wa25", "h-wa14", "h-wa33", "h-wa34:growth=3"):
        state = position("J", f"{card}:growth=3", foe)
        fight(state, card, foe.split(":", maxsplit=1)[0])
        counts += str(drawn(state))
    assert counts == heard


@pytest.mark.rule("CB8.8.16", "CB7.14.11")
@pytest.mark.parametrize(("event", "heard"), [("team_won", "11000"), ("team_lost", "00011"), ("outstanding", "10000")])
def test_a_players_other_cards_hear_how_a_team_fared(event: str, heard: str) -> None:
    counts = ""
    # Guy has 7 against 2, 6, 7, 8 and 12
    for foe in ("h-wa01", "h-wa33", "h-wa34", "h-wa34:growth=1", "h-wa34:growth=5"):
        state = position("J", f"n-437 {hearer(event)}", foe)
        fight(state, "n-437", foe.split(":", maxsplit=1)[0])
        counts += str(drawn(state))
    assert counts == heard


@pytest.mark.rule("CB8.8.9", "CB8.8.10", "CB8.8.15", "CB5.5.3", "CB5.6.7")
def test_leaving_play_and_being_discarded_in_the_showdown() -> None:
    for event in ("discarded_showdown", "left_play"):
        state = position("J", hearer(event), "h-wa34")
        fight(state, hearer(event), "h-wa34")
        assert (at(state, hearer(event)), drawn(state)) == ("red discard", 1)
    ally = position("J", f"n-430:injured {hearer('ally_discarded_showdown')}", "h-wa34")
    fight(ally, "n-430", "h-wa34")
    assert drawn(ally) == 1
    # By an effect: it leaves play, but not due to the Showdown.
    for event, count in (("discarded_showdown", 0), ("left_play", 1)):
        state = position("J", f"{hearer(event)}:injured", hand="x-90", chakra="n-428*3")
        fight(state, hearer(event))
        play(state, f"use x-90 {hearer(event)}")
        assert (at(state, hearer(event)), drawn(state)) == ("red discard", count)


@pytest.mark.rule("CB8.8.11")
def test_damage_of_the_showdown_is_damage_too() -> None:
    state = position("J", hearer("damaged"), "h-wa25")
    fight(state, hearer("damaged"), "h-wa25")
    assert drawn(state) == 1


@pytest.mark.rule("CB8.8.13", "CB8.8.14", "CB8.1.14", "CB6.4.4", "CB8.10.8")
def test_the_last_coin_of_a_kind_and_the_last_time_coin() -> None:
    promise = hearer("last_coin_removed")
    for held, count in (("promise=1", 1), ("promise=2", 0), ("growth=1", 0)):
        state = position("D1", f"{promise}:{held}", hand="x-93")
        play(state, "mission x-93")
        assert drawn(state) == count
    expired = hearer("expired")
    for left, place, count in ((2, "red village", 1), (1, "red chakra", 2)):
        state = position("A0", f"{expired}:time={left}")
        assert (at(state, expired), drawn(state)) == (place, count)  # with the card of step A
    removed = position("D1", f"{expired}:time=1", hand="x-93")
    play(removed, "mission x-93")
    assert (at(removed, expired), drawn(removed)) == ("red chakra", 1)


@pytest.mark.rule("CB8.8.17", "CB8.8.18", "R31")
def test_planet_damage_and_rewards() -> None:
    state = position("J", hearer("planet_damage"), "h-wa25", "blue")
    fight(state, "h-wa25", "-")
    assert drawn(state) == 1 + 1  # red's turn follows
    won = position("D1", hearer("reward_won"), hand="x-92")
    play(won, "mission x-92")
    assert (drawn(won), len(won.rewards[RED]), won.pool[BLUE]) == (1, 1, 0)
    broken = position("J", f"{hearer('reward_won')} n-430")
    fight(broken, "n-430")
    assert (drawn(broken), len(broken.rewards[RED]), len(broken.rewards[BLUE])) == (1, 1, 0)
