"""Described positions: every question can be set up, and what cannot be is refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

import meijin
from meijin.games.go_out.game import GAME
from meijin.games.go_out.state import GoOut
from meijin.kernel.errors import ScenarioError
from meijin.kernel.generator import Rng
from tests.games.go_out.table import BLUE, choose, decider, hand, pile, play, table
from tests.mangling import check_mangled

IN_USE = {"card": "niwa", "known": ["red"]}


def again(state: GoOut) -> GoOut:
    """The position described and set up anew."""
    other = state.describe().place(state.setup, state.chance)
    assert isinstance(other, GoOut)
    other.chance = state.chance
    return other


def gift(giver: str, receiver: str, kind: str = "n03", damage: int = 0) -> dict[str, object]:
    return {"from": giver, "card": f"{kind}#1", "to": receiver, "hand": 5, "damage": damage}


def cannot_be(reason: str, **given: Any) -> None:
    with pytest.raises(ScenarioError, match=reason):
        table(**given)


@pytest.mark.rule("GO11.1")
def test_a_match_and_a_battle_can_begin_anywhere() -> None:
    state = meijin.Scenario("go_out", 3, flow={"phase": "match"}).state()
    assert isinstance(state, GoOut)
    assert state.deciders == (0, 1, 2)
    state = meijin.Scenario(
        "go_out",
        3,
        zones={"blue": {"locked": ["ten"]}},
        counters={"blue": {"wins": 1}, "starter": "green"},
        flow={"phase": "battle"},
    ).state()
    assert isinstance(state, GoOut)
    assert state.view(None)["battle"] == 2
    assert len(state.choices("blue")) == 7
    choose(state, "niwa", "niwa", "niwa")
    assert decider(state) == "green"


@pytest.mark.rule("GO11.1")
def test_a_pile_of_more_cards_than_there_are_is_refused_by_its_number() -> None:
    zones = {"field": ["n05"], "red": {"character": [IN_USE]}, "blue": {"character": ["niwa"]}}
    for cards, reason in ((2, "pile 1 cannot have 2 cards: the field has 1 for it"), (10**30, "'cards' of the flow")):
        flow = {"phase": "turn", "decides": "red", "piles": [{"by": "blue", "cards": cards}]}
        with pytest.raises(ScenarioError, match=reason):
            meijin.Scenario("go_out", 2, zones=zones, flow=flow).state()


@pytest.mark.rule("GO11.1")
def test_characters_can_be_chosen_from_any_hands() -> None:
    hands = ["n01"] * 6 + ["n02"] * 6 + ["guard"]
    state = meijin.Scenario(
        "go_out",
        2,
        zones={
            "red": {"hand": hands, "character": [IN_USE]},
            "blue": {"hand": ["n03"] * 6 + ["n04"] * 6 + ["guard"]},
        },
        flow={"phase": "choose"},
    ).state()
    assert isinstance(state, GoOut)
    assert state.deciders == (BLUE,)
    state.apply("choose kira", "blue")
    assert decider(state) == "red"
    assert hand(state, BLUE) == "3 3 3 3 3 3 4 4 4 4 4 4 G"


@pytest.mark.rule("GO11.2", "GO11.5")
def test_every_question_can_be_open() -> None:
    given: dict[str, Any] = {"piles": "8 by red", "turn": "blue"}
    state = table(**given, blue="KIRA: 3 4 5", flow={"absorbs": True})
    play(state, "pass")
    assert state.choices() == ["discard 3", "discard 4", "discard 5"]
    state = table(**given, phase="place", blue="ten: 3 4 5", flow={"left": 2})
    assert state.choices() == ["reveal", "place 3", "place 4", "place 5"]
    state = table(**given, phase="place", blue="NIWA: 3 4 5 6 7", flow={"left": 2, "surplus": 2})
    play(state, "place 3 4")
    assert state.choices()[0] == "discard 5"
    state = table(**given, phase="discard", blue="NIWA: 3 4 5", flow={"left": 2, "why": "surplus"})
    play(state, "discard 3 4")
    assert decider(state) == "green"
    state = table(**given, phase="discard", blue="KIRA: 3 4", flow={"left": 2, "why": "absorbed"})
    play(state, "discard 3 4")
    assert state.wins == (0, 1, 0, 0)
    state = table(**given, phase="gift", blue="TEN: 3 4")
    assert state.choices()[-1] == "keep"
    hidden = table(blue="ten: 3 4")
    assert hidden.power[BLUE] == 0
    assert table(blue="TEN: 3 4").power[BLUE] != 0


@pytest.mark.rule("GO11.3")
def test_what_a_pile_is_follows_from_its_cards_and_owner() -> None:
    assert pile(table(piles="9x2 by blue")) == ("blue", 9, 2, 2)
    assert pile(table(piles="9x2 by blue", blue="SATSUKI: 3 4")) == ("blue", 9, 2, 3)
    assert pile(table(piles="9x2 by blue (2)", blue="SATSUKI: 3 4")) == ("blue", 9, 2, 2)
    assert pile(table(piles="9 by blue", blue="KYOKO: 3 4")) == ("blue", 9, 2, 2)
    assert pile(table(piles="4+5x2 by blue", blue="NERAI: 3 4")) == ("blue", 6, 3, 1)
    state = meijin.Scenario(
        "go_out",
        2,
        zones={
            "field": ["n09", "n09"],
            "red": {"hand": ["n01"], "character": [IN_USE]},
            "blue": {"hand": ["n01"], "character": ["ten"]},
        },
        flow={"phase": "turn", "decides": "red", "piles": [{"by": "blue"}]},
    ).state()
    assert isinstance(state, GoOut)
    assert pile(state) == ("blue", 9, 2, 2)


@pytest.mark.rule("GO11.4")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_described_position_is_the_same_position(players: int) -> None:
    seen: set[str] = set()
    for seed in range(12):
        rng = Rng(seed)
        state = GAME.deal(GAME.prepare(players, {}), rng.fork())
        while state.deciders:
            if not rng.below(4):
                flow = state.flow()
                seen |= {str(flow["phase"]), *flow}
                assert again(state) == state
            seat = state.deciders[0]
            legal = state.legal(seat)
            state.step(seat, legal[rng.below(len(legal))])
    assert {"choose", "turn", "place", "discard", "gift", "piles", "battles", "trail"} <= seen


@pytest.mark.rule("GO11.4")
def test_a_card_that_another_seat_knows_is_a_gift() -> None:
    zones = {
        "red": {"hand": ["n05", {"card": "n09", "known": ["red", "blue"]}], "character": [IN_USE]},
        "blue": {"hand": ["n01"], "character": ["ten"]},
    }
    state = meijin.Scenario("go_out", 2, zones, flow={"phase": "turn", "decides": "red"}).state()
    assert isinstance(state, GoOut)
    assert state.flow()["trail"] == [{"from": "blue", "card": "n09#1", "to": "red", "hand": 2, "damage": 0}]
    rng = Rng(1)
    for _ in range(20):
        assert "9" in hand(state.sample(BLUE, rng), 0).split()
    assert again(state) == state


@pytest.mark.rule("GO11.4")
def test_the_battles_so_far_are_described() -> None:
    state = table(players=3, red="satsuki: 4")
    play(state, "play 4")
    flow = state.describe().flow
    assert flow == {"phase": "choose", "battles": [{"winner": "red", "how": "out_play", "character": "satsuki"}]}
    assert again(state).view(None) == state.view(None)


@pytest.mark.rule("GO11.4")
def test_the_gifts_and_what_was_seen_since_are_described() -> None:
    state = table(players=3, piles="4 by green", turn="red", red="TEN: 6 9 11", blue="niwa: 5 7 / 1", deck="8 ...")
    play(state, "pass", "place 8", "give 9 to blue", "play 7")
    assert state.flow()["trail"] == [
        {"from": "red", "card": "n09#1", "to": "blue", "hand": 3, "damage": 1},
        {"from": "blue", "card": "n07#1"},
    ]
    assert again(state) == state


# -- what cannot be ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("GO11.7")
@pytest.mark.parametrize(
    ("reason", "given"),
    [
        ("red has no cards in hand and would have won", {"red": "niwa:"}),
        ("blue has 4 damage, but Kyoko has 3 life", {"blue": "kyoko: 3 / 1 1 1 1"}),
        ("blue has 7 damage, but Niwa has 5 life", {"blue": "niwa: 3 / 1x5", "counters": {"blue": {"markers": 2}}}),
        ("red has no character in use", {"red": ": 3 4"}),
        ("too many copies of n09: there are only 6", {"red": "niwa: 9x4", "blue": "niwa: 9x3"}),
        (
            "with one seat left the battle would be won",
            {"players": 2, "red": "KYOKO: 3 / 1", "turn": "blue", "counters": {"red": {"out": 1}}},
        ),
        (
            "red has 2 wins and would have won the match",
            {"counters": {"red": {"wins": 2}}, "locked": {"red": ["ten", "kira"]}},
        ),
        ("red.wins cannot be 3: it goes from 0 to 2", {"counters": {"red": {"wins": 3}}}),
        (r"the wins of red \(1\) and its locked characters \(0\) are not as many", {"counters": {"red": {"wins": 1}}}),
        (r"the wins of red \(0\) and its locked characters \(1\) are not as many", {"locked": {"red": ["ten"]}}),
        ("niwa#red is in two places|too many copies of niwa", {"red": "niwa: 3", "locked": {"red": ["niwa#red"]}}),
        ("ten#blue cannot be in red.locked: it belongs to blue", {"locked": {"red": ["ten#blue"]}}),
        (r"n03#\d cannot be in red.locked: only characters lie there", {"locked": {"red": ["n03"]}}),
        ("somebody starts the battle", {"counters": {"starter": "nobody"}}),
        ("red is eliminated and decides nothing", {"red": "KYOKO: 3 / 1", "counters": {"red": {"out": 1}}}),
        ("red need not answer its own pile: it would lead anew", {"piles": "3 by red"}),
        (
            "blue is eliminated and owns no pile",
            {"piles": "3 by blue", "blue": "KYOKO: 3 / 1", "counters": {"blue": {"out": 1}}},
        ),
        ("cannot be a pile of rank 9", {"piles": "3x2 as 9 by blue"}),
        ("cannot be a pile of rank 6", {"piles": "3+4 by blue"}),
        ("'count' of the flow cannot be 3: it is a whole number from 1 to 2", {"piles": "3 by blue counts 3"}),
        ("'count' of the flow cannot be 1: it is a whole number from 2 to 2", {"piles": "3x2 by blue counts 1"}),
        ("'damage' of the flow cannot be 3: it is a whole number from 1 to 2", {"piles": "3 by blue (3)"}),
        ("red has revealed no character that absorbs damage", {"flow": {"absorbs": True}}),
        ("nobody takes damage with an empty field", {"phase": "gift", "red": "TEN: 3"}),
        ("red has revealed no character that gives cards away", {"phase": "gift", "piles": "3 by blue"}),
        (
            "red would have been eliminated by 1 more damage",
            {"phase": "place", "piles": "3 by blue", "red": "kyoko: 3 4 / 1 1 1"},
        ),
        ("red had a card in hand before it drew", {"phase": "place", "piles": "3 by blue", "red": "niwa: 3"}),
        (
            "red has revealed no character that draws more than the damage",
            {"phase": "place", "piles": "3 by blue", "flow": {"surplus": 1}},
        ),
        (
            "red has revealed no character that draws more than the damage",
            {"phase": "discard", "piles": "3 by blue", "flow": {"why": "surplus"}},
        ),
        (
            "red had a card in hand before it drew",
            {"phase": "discard", "piles": "3 by blue", "red": "NIWA: 3", "flow": {"why": "surplus"}},
        ),
        (
            "red has revealed no character that absorbs damage",
            {"phase": "discard", "piles": "3 by blue", "flow": {"why": "absorbed"}},
        ),
        (
            "red discards at most 1 card",
            {"phase": "discard", "piles": "8 by blue", "red": "KIRA: 3", "flow": {"why": "absorbed", "left": 2}},
        ),
        ("'settled.red' of the flow cannot be 1: it is a whole number from 0 to 0", {"flow": {"settled": {"red": 1}}}),
        ("'decides' of the flow cannot be 'purple'; allowed: red, blue, green, yellow", {"turn": "purple"}),
        ("'phase' of the flow cannot be 'war'; allowed: match, battle, choose, turn, place", {"phase": "war"}),
        ("the flow of Go Out Battle has no 'mood'; it has phase, decides", {"flow": {"mood": 1}}),
        ("'left' of the flow does not belong to the phase 'turn'", {"flow": {"left": 1}}),
        ("'left' of the frame 'place' must be from 1 to 86, not 0", {"phase": "place", "flow": {"left": 0}}),
        ("'absorbs' of the frame 'turn' must be true or false, not 1", {"flow": {"absorbs": 1}}),
        ("'why' of the frame 'discard' must be one of surplus, absorbed, not None", {"phase": "discard"}),
        ("'piles' of the flow must be a list of tables, not 3", {"flow": {"piles": 3}}),
        ("'piles' of the flow have no 'colour'; they have by, cards", {"flow": {"piles": [{"colour": 1}]}}),
        ("'settled' of the flow must be a table of seats and numbers, not 3", {"flow": {"settled": 3}}),
        (
            r"a step of the trail has from, card \(with its copy\) where a card was shown, from, card, to, hand,",
            {"flow": {"trail": [{"from": "red", "card": "n03"}]}},
        ),
        ("or it is {reshuffle = true}; not", {"flow": {"trail": [{"from": "red", "card": "n03#1", "to": "blue"}]}}),
        ("n03#1 was given to blue and lies elsewhere", {"flow": {"trail": [gift("red", "blue")]}}),
        ("'damage' of the flow cannot be 1", {"flow": {"trail": [gift("red", "blue", damage=1)]}}),
        ("red gives nothing to itself", {"flow": {"trail": [gift("red", "red")]}}),
        ("blue, not red, was given n03#1", {"flow": {"trail": [gift("red", "blue"), gift("red", "green")]}}),
        (
            "n03#1 was given away and is not of the deck it came from",
            {"blue": "niwa: 3", "flow": {"trail": [gift("red", "blue"), {"reshuffle": True}]}},
        ),
        (
            "blue has placed 1 card before it had as many",
            {"blue": "niwa: 3 / 1", "flow": {"trail": [gift("red", "blue", "n01", 1), gift("red", "blue", damage=1)]}},
        ),
    ],
)
def test_what_cannot_be_is_refused(reason: str, given: dict[str, Any]) -> None:
    cannot_be(reason, **given)


@pytest.mark.rule("GO11.7", "GO11.3", "GO11.1")
@pytest.mark.parametrize(
    ("reason", "zones", "flow"),
    [
        (
            "the piles have 1 card, but 2 lie on the field",
            {"field": ["n03", "n03"]},
            {"piles": [{"by": "blue", "cards": 1}]},
        ),
        ("the piles have 0 cards, but 1 lies on the field", {"field": ["n03"]}, {}),
        ("guard#1 cannot be in field: a Guard is never part of a pile", {"field": ["guard"]}, {}),
        ("nerai#red cannot be in discard: characters are no battle cards", {"discard": ["nerai#red"]}, {}),
        ("in the phase 'battle' the cards are dealt and the characters chosen anew", {}, {"phase": "battle"}),
        ("these cards are nowhere: n01#1", {"deck": ["n02"]}, {}),
        ("nothing has been played while characters are chosen", {"discard": ["n03"]}, {"phase": "choose"}),
        ("everybody has chosen a character", {}, {"phase": "choose"}),
        (
            "characters are known to their owners or to everybody",
            {"red": {"hand": ["n05"], "character": [{"card": "niwa", "known": ["red", "blue"]}]}},
            {},
        ),
        (
            "a card in a hand that another seat knows is one which that seat has given away",
            {"red": {"hand": ["n05"], "character": [IN_USE], "damage": [{"card": "n09", "known": ["red", "blue"]}]}},
            {},
        ),
        ("red has more than one character in use", {"red": {"hand": ["n05"], "character": ["niwa", "ten"]}}, {}),
    ],
)
def test_what_cannot_lie_there_is_refused(reason: str, zones: dict[str, Any], flow: dict[str, Any]) -> None:
    seats = {
        "red": {"hand": ["n05"], "character": [IN_USE]},
        "blue": {"hand": ["n06"], "character": ["kira"]},
    }
    stands = {"phase": "turn", "decides": "red", **flow}
    if stands["phase"] != "turn":
        del stands["decides"]
    with pytest.raises(ScenarioError, match=reason):
        meijin.Scenario("go_out", 2, {**seats, **zones}, flow=stands).state()


@pytest.mark.rule("GO11.7")
def test_while_characters_are_chosen_nobody_is_hurt() -> None:
    zones = {"red": {"hand": 13, "damage": ["n09"]}, "blue": {"hand": 13}}
    with pytest.raises(ScenarioError, match="red has taken no damage yet"):
        meijin.Scenario("go_out", 2, zones, flow={"phase": "choose"}).state()


@pytest.mark.rule("GO11.6")
def test_the_starter_by_lot_is_the_number_of_a_seat() -> None:
    with pytest.raises(
        ScenarioError, match=r"an outcome of chance is a number from 0 to 1 or a list of cards .*, not 5"
    ):
        meijin.Scenario("go_out", 2, flow={"phase": "match"}, chance=[5]).state()


@pytest.mark.rule("GO11.8")
def test_a_deck_of_an_exact_size_and_hands_by_number_or_by_the_rest() -> None:
    def placed(zones: dict[str, object]) -> GoOut:
        zones = {"red": {}, "blue": {}, **zones}
        for seat in ("red", "blue"):
            zones[seat] = {"character": [{"card": "niwa", "known": [seat]}], **zones[seat]}  # type: ignore[dict-item]
        flow = {"phase": "turn", "decides": "red"}
        state = meijin.Scenario("go_out", 2, zones, {"starter": "red"}, flow).state()
        assert isinstance(state, GoOut)
        return state

    state = placed(
        {"deck": 20, "discard": ["..."], "red": {"hand": ["n05", "guard"]}, "blue": {"hand": 7, "damage": 2}}
    )
    assert len(state.deck) == 20
    assert [cards.bit_count() for cards in (*state.hand, *state.damage)] == [2, 7, 0, 2]
    assert state.discard.bit_count() == 86 - 20 - 2 - 7 - 2
    rest = placed({"deck": 10, "red": {"hand": ["..."]}, "blue": {"hand": ["n01"]}})
    assert rest.hand[0].bit_count() == 86 - 10 - 1
    some = placed(
        {"deck": 10, "discard": ["..."], "red": {"hand": ["n05", "... 4"]}, "blue": {"hand": ["... 2", "n01"]}}
    )
    assert [cards.bit_count() for cards in some.hand] == [5, 3]
    n05, n01 = some.setup.card("n05#1"), some.setup.card("n01#1")
    assert n05 is not None
    assert n01 is not None
    assert some.hand[0] >> n05 & some.hand[1] >> n01 & 1


@pytest.mark.rule("GO11.8")
@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        (["n05", "... four"], "red.hand has '... four'; '...' stands for all cards that are mentioned nowhere"),
        (
            ["n05", "...4"],
            "red.hand has '...4'; '...' stands for all cards that are mentioned nowhere, '... 4' for four",
        ),
        (["n05", "... 99"], "red.hand cannot have 99 cards: 85 are left for it"),
        ([{"card": "... 2", "known": ["blue"]}], "'... 2' in red.hand stands for many cards"),
    ],
)
def test_so_many_cards_that_cannot_be_are_refused(hand: list[object], reason: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        meijin.Scenario("go_out", 2, {"red": {"hand": hand}}, flow={"phase": "match"}).state()
    assert reason in str(refused.value)


@pytest.mark.rule("GO11.7")
@pytest.mark.parametrize("players", [2, 4])
def test_a_spoilt_description_is_refused_or_can_be_played(players: int, rounds: range) -> None:
    for each in rounds:
        assert check_mangled(GAME.prepare(players, {}), range(6 * each, 6 * each + 6), often=3) > 5
