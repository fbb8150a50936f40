"""Section 13: described positions that no game can come to are refused, each with its reason."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest

from meijin.games.ranking_battle import frames
from meijin.games.ranking_battle.book import Book
from meijin.games.ranking_battle.cards import read_catalogue
from meijin.games.ranking_battle.game import GAME, RankingBattleGame
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel.errors import ScenarioError
from meijin.kernel.generator import Rng
from meijin.kernel.testing.play import canonical
from tests.games.ranking_battle.table import RED, Seat, hand, play, question, seat, table, told, totals
from tests.mangling import check_mangled

Frames = list[dict[str, object]]


def refused(lay: Callable[..., RankingBattle], **given: Any) -> str:
    with pytest.raises(ScenarioError) as error:
        lay(**given)
    return str(error.value)


def ask(frame: str, who: str = "red", **operands: object) -> dict[str, object]:
    """A frame that is a question."""
    return {"frame": frame, "seats": [who], **operands}


# -- turns ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB13.8")
@pytest.mark.parametrize(
    ("phase", "given", "reason"),
    [
        (
            "begin",
            {"counters": {"announced": 0}, "red": seat("rin")},
            "nobody has announced a bonus for cats",
        ),
        ("challenge", {"counters": {"announced": 0}}, "nobody has announced a bonus for cats"),
        (
            "challenge",
            {"counters": {"announced": 2}, "red": seat("rin", hand="cat_single mio")},
            "the announced bonus for cats would be 1, not 2",
        ),
        ("character", {"counters": {"counts": 1}}, "there is a countdown, but no ruler"),
        ("take", {"counters": {"all_shown": 1}, "red": seat(hand="cat_single")}, "every cat in the hand is revealed"),
        ("reveal", {"counters": {"all_shown": 1}}, "all_shown is said once every cat in the hand is revealed"),
    ],
)
def test_what_a_turn_cannot_have_brought(phase: str, given: dict[str, Any], reason: str) -> None:
    assert reason in refused(table, phase=phase, **given)


def marked(zone: str, card: str, **marks: int) -> dict[str, object]:
    """Red with a marked card besides a ★Riki Naoe."""
    return {"red": {"attacker": ["riki_star"], zone: [{"card": card, **marks}]}}


@pytest.mark.rule("RB13.8")
@pytest.mark.parametrize(
    ("phase", "zones", "reason"),
    [
        ("reveal", marked("hand", "mio", shown=2), "mio#1 is no cat and cannot be revealed for points"),
        ("reveal", marked("discard", "mio", shown=1), "mio#1 is shown, but not in the hand of the active player"),
        ("reveal", marked("hand", "mio", used=1), "mio#1 is used, but is no event on the board of red"),
        (
            "reveal",
            {"blue": {"attacker": ["mio"], "board_events": [{"card": "mio_and_midori", "used": 1}]}},
            "mio_and_midori#1 is used, but is no event on the board of red",
        ),
    ],
)
def test_marks_in_the_wrong_place(phase: str, zones: dict[str, Any], reason: str) -> None:
    assert reason in refused(table, phase=phase, zones=zones)


@pytest.mark.rule("RB8.7")
def test_a_card_with_the_mark_shown_is_known_to_all() -> None:
    red = {"attacker": ["riki_star"], "hand": [{"card": "mio", "shown": 1}, "kud"], "deck": ["saya"] * 3}
    state = table("reveal", zones={"red": red})
    assert state.view("blue")["shown"] == ["mio"]
    assert all("mio" in hand(state.sample(1, Rng(seed)), RED) for seed in range(10))


# -- battles ----------------------------------------------------------------------------------------------------------


def battle(
    *steps: dict[str, object],
    red: Seat | None = None,
    blue: Seat | None = None,
    holding: tuple[list[str], list[str]] = ([], []),
    aside: list[str] | None = None,
    counters: dict[str, object] | None = None,
    **given: Any,
) -> RankingBattle:
    """Red (Rank 2 unless said) has challenged Blue (Rank 1)."""
    one, two = red or seat(rank=2), blue or seat(rank=1)
    zones: dict[str, object] = {
        "red": {**one.zones(), "equipped": holding[0]},
        "blue": {**two.zones(), "equipped": holding[1], "aside": aside or []},
    }
    numbers = {"current": "red", "challenger": "red", "defender": "blue", "challenges": 0, **(counters or {})}
    return table(red=one, blue=two, stack=[{"frame": "challenge"}, *steps], zones=zones, counters=numbers, **given)


REACT = ask("react", "blue")
RED_SPENDS, BLUE_SPENDS = ask("expertise", seat="red"), ask("expertise", "blue", seat="blue")
RED_EQUIPS = ask("equip", seat="red", exchanged=False)
BLUE_EQUIPS = ask("equip", "blue", seat="blue", exchanged=False)
RED_EXCHANGES, BLUE_EXCHANGES = ask("exchange", seat="red"), ask("exchange", "blue", seat="blue")
RED_ARMS: dict[str, object] = {"frame": "arm", "seat": "red", "next": 1}
GUESS = ask("guess", seat="red")
CALL = ask("call", seat="red", n=8)


@pytest.mark.rule("RB13.3")
@pytest.mark.parametrize(
    ("steps", "given"),
    [
        ([REACT], {}),
        ([REACT], {"aside": ["riki", "riki_star"], "counters": {"blue": {"reacted": 4}}}),
        ([RED_SPENDS], {"red": seat(up=1, rank=2)}),
        ([BLUE_SPENDS], {"red": seat(down=2, rank=2), "blue": seat(up=1, rank=1), "counters": {"red": {"spent": 2}}}),
        ([RED_EQUIPS], {"red": seat("kengo", rank=2), "holding": (["shinai", "dorj"], [])}),
        (
            [BLUE_EQUIPS],
            {
                "blue": seat("kengo", rank=1),
                "holding": (["shinai"], ["burdock_root", "dorj"]),
                "counters": {"red": {"armed": 3}},
            },
        ),
        ([RED_EXCHANGES], {"holding": (["cyber_yoyo"], [])}),
        (
            [BLUE_EXCHANGES],
            {
                "blue": seat("mio", discard="riki_star riki", rank=1),
                "holding": (["drone_beetle"], ["cyber_yoyo"]),
                "counters": {"red": {"armed": 1}, "blue": {"hampered": 3, "reacted": 3}},
            },
        ),
        ([RED_ARMS, GUESS], {"holding": (["tally_counter"], [])}),
        (
            [RED_ARMS, CALL],
            {"red": seat("kud", rank=2), "holding": (["strelka_belka"], []), "counters": {"red": {"armed": 2}}},
        ),
    ],
)
def test_battles_that_can_be(steps: Frames, given: dict[str, Any]) -> None:
    state = battle(*steps, **given)
    assert question(state).split()[1] == steps[-1]["frame"]


@pytest.mark.rule("RB13.8", "RB4.5.2")
@pytest.mark.parametrize(
    ("steps", "given", "reason"),
    [
        ([REACT], {"counters": {"challenger": "blue", "defender": "red"}}, "the challenger is whose turn it is: red"),
        ([REACT], {"counters": {"defender": "red"}}, "a battle needs a defender other than the challenger"),
        (
            [REACT],
            {"red": seat(rank=1), "blue": seat(rank=2), "counters": {"green": {"armed": 1}}},
            "green has numbers",
        ),
        ([REACT], {"counters": {"green": {"total": 5}}}, "green has numbers of a battle, but is in no battle"),
        ([REACT], {"red": seat(rank=4), "blue": seat(rank=1)}, "red cannot challenge blue (RB4.5.2)"),
        ([REACT], {"red": seat(rank=2), "blue": seat(rank=3)}, "red cannot challenge blue (RB4.5.2)"),
        # totals
        ([REACT], {"counters": {"red": {"total": 7}}}, "the total of red is 1 by its parts, not 7"),
        # reactions
        (
            [RED_SPENDS],
            {"red": seat(up=1, rank=2), "aside": ["riki"]},
            "blue has cards set aside, but does not react to a challenge",
        ),
        # Weapon Expertise
        # who holds how many weapons
        ([REACT], {"holding": (["shinai"], [])}, "red has 1 weapon at this step of the battle, not 0"),
        (
            [RED_SPENDS],
            {"red": seat(up=1, rank=2), "holding": ([], ["dorj"])},
            "blue has 1 weapon at this step of the battle, not 0",
        ),
        ([RED_EQUIPS], {"holding": (["shinai", "dorj"], [])}, "red has 2 weapons at this step of the battle, not 1"),
        (
            [RED_EQUIPS],
            {"red": seat("kengo", rank=2), "holding": (["shinai", "dorj"], ["eel_pie"])},
            "blue has 1 weapon at this step of the battle, not 0",
        ),
        (
            [BLUE_EQUIPS],
            {"blue": seat("kengo", rank=1), "holding": ([], ["shinai", "dorj"])},
            "red has 0 weapons at this step of the battle, not 1",
        ),
        ([RED_EXCHANGES], {}, "red has 0 weapons at this step of the battle, not 1"),
        ([RED_EXCHANGES], {"holding": (["shinai"], [])}, "shinai does not ask this of red"),
        (
            [BLUE_EXCHANGES],
            {"holding": ([], ["cyber_yoyo"])},
            "red has 0 weapons at this step of the battle, not 1",
        ),
        # what weapons have given
        # what weapons ask
        ([GUESS], {"holding": (["tally_counter"], [])}, "a battle does not stand at guess"),
        ([RED_ARMS, REACT], {"holding": (["tally_counter"], [])}, "a battle does not stand at arm and react"),
        (
            [{**RED_ARMS, "next": 2}, GUESS],
            {"holding": (["tally_counter"], [])},
            "tally_counter does not ask this of red",
        ),
        ([RED_ARMS, GUESS], {"holding": (["shinai"], [])}, "shinai does not ask this of red"),
        (
            [RED_ARMS, GUESS],
            {"red": seat("mio", rank=2), "holding": (["penguin_doll"], []), "counters": {"red": {"armed": 5}}},
            "penguin_doll does not ask this of red",
        ),
        (
            [RED_ARMS, CALL],
            {"holding": (["strelka_belka"], []), "counters": {"red": {"armed": 2}}},
            "strelka_belka does not ask this of red",
        ),
        (
            [RED_ARMS, {**CALL, "n": 9}],
            {"red": seat("kud", rank=2), "holding": (["strelka_belka"], []), "counters": {"red": {"armed": 2}}},
            "strelka_belka does not ask this of red",
        ),
        (
            [RED_ARMS, ask("guess", "blue", seat="blue")],
            {"holding": (["tally_counter"], [])},
            "tally_counter does not ask this of red",
        ),
        # the stack
        ([ask("react", "red")], {}, "'react' is a question to blue alone"),
        ([ask("expertise", "green", seat="green")], {}, "'seat' of 'expertise' must be one of the two who fight"),
        ([BLUE_SPENDS], {}, "there is nothing to choose at the last frame"),
        ([ask("retrieve")], {}, "'retrieve' does not lie on 'challenge'"),
        ([{**RED_SPENDS, "seats": []}, REACT], {}, "a battle does not stand at expertise and react"),
        ([RED_ARMS], {"holding": (["tally_counter"], [])}, "'arm' asks nobody anything"),
    ],
)
def test_battles_that_cannot_be(steps: Frames, given: dict[str, Any], reason: str) -> None:
    def lay() -> RankingBattle:
        return battle(*steps, **given)

    assert reason in refused(lay)


@pytest.mark.rule("RB4.6.2", "RB13.8")
def test_a_second_battle_begins_with_its_own_totals() -> None:
    state = battle(REACT, counters={"challenges": 1}, red=seat(rank=1), blue=seat(rank=2), weapons="burdock_root*2")
    state.total[2] = 50  # of whoever is in no battle there is nothing to keep
    play(state, "done")
    events = play(state, "challenge green")
    assert [start["total"] for start in told(events, "start")] == [1, 1]
    assert totals(state) == (1, 1)


# -- effects ----------------------------------------------------------------------------------------------------------

PHASE: dict[str, object] = {"frame": "character"}
SEEN = ["shinai", "dorj"]


def effect(*stack: dict[str, object], phase: str = "character", **given: Any) -> RankingBattle:
    """Red's turn, with something on the stack."""
    counters = {"current": "red", **given.pop("counters", {})}
    return table(stack=[{"frame": phase}, *stack], counters=counters, **given)


def looked_at(*known: str) -> dict[str, object]:
    return {"weapons": [*({"card": name, "known": ["red"]} for name in known), "..."]}


@pytest.mark.rule("RB13.3")
@pytest.mark.parametrize(
    ("frame", "given"),
    [
        (ask("discard", n=1), {"red": seat(hand="kud", played="mio")}),
        (ask("order", n=2, placed=0), {"red": seat(played="saya"), "zones": looked_at(*SEEN)}),
        (ask("cycle", discarded=1), {"red": seat("haruka", hand="mio", discard="kud", events="escape!")}),
        (ask("repeat"), {"red": seat("mio", played="kud", events="mio_and_midori!")}),
        (
            ask("forced_discard", "blue", seat="blue", n=1),
            {"red": seat(played="haruka"), "blue": seat(hand="mio*4")},
        ),
        (ask("who_weakens", n=4), {"red": seat("kud", played="yuiko", events="that_tickles!")}),
        (ask("remove", then="kanata.play.then"), {"red": seat(hand="mio", played="kanata")}),
    ],
)
def test_questions_of_effects_that_can_be(frame: dict[str, object], given: dict[str, Any]) -> None:
    assert question(effect(frame, **given)).split()[1] == frame["frame"]


@pytest.mark.rule("RB13.8")
@pytest.mark.parametrize(
    ("stack", "given", "reason"),
    [
        (
            [ask("forced_discard", seat="red", n=1)],
            {"red": seat(hand="mio*4", played="haruka")},
            "'seat' of 'forced_discard' must be another player",
        ),
        (
            [ask("forced_discard", "green", seat="blue", n=1)],
            {"red": seat(played="haruka"), "blue": seat(hand="mio*4")},
            "'forced_discard' is a question to blue alone",
        ),
        ([ask("retrieve")], {"red": seat("kyousuke", events="making_an_entrance!")}, "there is nothing to choose"),
        # weapons that were looked at
        (
            [ask("order", n=2, placed=0)],
            {"red": seat(played="saya")},
            "red has not seen the top 2 weapons: each needs 'known', with red in it",
        ),
        (
            [ask("order", n=2, placed=0)],
            {"red": seat(played="saya"), "zones": looked_at("shinai")},
            "red has not seen the top 2 weapons",
        ),
        (
            [ask("order", n=2, placed=2)],
            {"red": seat(played="saya")},
            "'n' and 'placed' of 'order' do not fit the deck",
        ),
        (
            [ask("order", n=2, placed=1)],
            {"red": seat(played="saya"), "zones": looked_at(*SEEN)},
            "there is nothing to choose at the last frame",
        ),
        # the stack
        ([{"frame": "begin"}], {}, "'begin' does not lie on 'character' like this"),
        ([ask("discard", n=1), ask("discard", n=1)], {}, "only the last frame of the stack is a question"),
        ([ask("drop", event="escape#1")], {}, "'drop' does not lie on 'character'"),
        ([ask("discard", n=1)], {"phase": "take"}, "'discard' does not lie on 'take' like this"),
        ([{"frame": "discard", "n": 1}], {}, "it needs 'seats'"),
        ([{"frame": "resolve", "effects": "mio.play", "next": 0}], {}, "'resolve' asks nobody anything"),
        ([ask("discard", "blue", n=1)], {}, "'discard' is a question to red alone"),
    ],
)
def test_questions_of_effects_that_cannot_be(stack: Frames, given: dict[str, Any], reason: str) -> None:
    def lay() -> RankingBattle:
        return effect(*stack, **given)

    assert reason in refused(lay)


DISPLAY = "snack_time snack_time little_busters escape"


@pytest.mark.rule("RB13.3", "RB13.8", "R10", "R38")
@pytest.mark.parametrize(
    ("event", "board", "points", "reason"),
    [
        ("snack_time#1", "heroic_stunt day_with_kud", 2, ""),
        ("little_busters#1", "heroic_stunt day_with_kud", 4, "red cannot acquire little_busters"),
        ("escape#1", "heroic_stunt escape#2", 9, "red cannot acquire escape"),
        ("snack_time#1", "heroic_stunt", 9, "red has room on the board and need not drop an event"),
        ("mio_and_midori#1", "heroic_stunt day_with_kud", 9, "'event' of 'drop' must be on display"),
    ],
)
def test_which_event_makes_others_drop(event: str, board: str, points: int, reason: str) -> None:
    def lay() -> RankingBattle:
        red = seat(events=board, hand="mio")
        return effect(ask("drop", event=event), phase="attacker", red=red, display=DISPLAY, counters={"points": points})

    if reason:
        assert reason in refused(lay)
    else:
        assert question(lay()) == "red drop"


# -- cards whose effects wait for each other --------------------------------------------------------------------------

WAITING = '''
[[character]]
id = "midori"
name = "Midori"
person = "midori"
sex = "female"
cost = 2
quantity = 20
in_pool = true
selectable = false
power = 4
attacker_bonus = [{ op = "discard", n = 2 }, { op = "points", n = 2 }]
play = [
    { op = "remove", then = [{ op = "discard", n = 1 }, { op = "draw", n = 3 }] },
    { op = "peek_weapons", n = 3 },
    { op = "repeat_attacker_bonus" },
    { op = "make_discard", min_hand = 1, n = 2 },
]
battle = []
text = """Attacker bonus: discard two cards from your hand; then [Acquisition Points+2]. PLAY: you may remove \\
one card in your hand or discard pile from the game; if you do, discard one card from your hand; then [Draw+3]; \\
then look at the top three weapons and put them back on top in any order; then choose a character on your board \\
and receive its attacker bonus once more; then choose another player with one or more cards in hand, who discards \\
two of them."""
'''
TEXT = files("meijin.games.ranking_battle").joinpath("cards.toml").read_text(encoding="utf-8")


class Waiting(RankingBattleGame):
    """The same game with a card of which much has to wait."""

    book = Book(read_catalogue(TEXT + WAITING))
    frames = frames.KINDS.with_words({"effects": book.catalogue.list_names})


@pytest.mark.rule("RB13.3")
def test_what_waits_on_the_stack_can_be_described_too() -> None:
    game = Waiting()
    setup = game.prepare(3, {"round_limit": 10})
    rng = Rng(6)
    state = game.deal(setup, 5)
    for who in range(3):
        for number in (1, 2):
            card = state.book.names.index(f"midori#{3 * number + who}")
            state.supply ^= 1 << card
            state.discard[who].append(card)
    depths: dict[str, set[int]] = {}
    for _ in range(900):
        if not state.deciders:
            break
        described = state.describe()
        again = described.place(setup, 1)
        assert canonical(again.describe().to_dict()) == canonical(described.to_dict())
        depths.setdefault(question(state).split()[1], set()).add(len(state.pending))
        (who,) = state.deciders
        choices = state.legal(who)
        state.step(who, choices[rng.below(len(choices))])
    assert {3, 4} <= depths["discard"]  # after what, and within what
    assert depths["order"] == {3}
    assert depths["forced_discard"] == {2}


@pytest.mark.rule("RB13.8")
@pytest.mark.parametrize("players", [3, 4])
def test_a_spoilt_description_is_refused_or_can_be_played(players: int) -> None:
    assert check_mangled(GAME.prepare(players, {}), range(10 * players, 10 * players + 6), often=4) > 20
