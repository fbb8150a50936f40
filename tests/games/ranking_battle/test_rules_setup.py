"""Sections 2, 3 and 10: what there is, how a game is set up, and the options."""

from __future__ import annotations

import re

import pytest

import meijin
from meijin.games.ranking_battle.game import GAME
from meijin.games.ranking_battle.state import RankingBattle
from meijin.kernel.errors import SetupError
from meijin.kernel.generator import Rng
from tests.games.ranking_battle.table import board, decider, idle, new, play, seat, short, table, told

EIGHT = "kud,mio,rin,haruka,kanata,saya,kyousuke,kengo"
SELECTABLE = (
    *("komari", "kud", "mio", "rin", "haruka", "kanata"),
    *("sasami", "saya", "kyousuke", "kengo", "masato", "yuiko"),
)


def kinds(state: RankingBattle, cards: int) -> list[str]:
    """The kinds of a set of cards."""
    return [kind for card, kind in enumerate(state.setup.kinds) if cards >> card & 1]


def selected(state: RankingBattle) -> list[str]:
    """The characters that can be acquired."""
    return sorted({kind for kind in kinds(state, state.supply) if not kind.startswith("cat")})


# -- the table --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB2.2.1", "RB10.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_seats_by_the_number_of_players(players: int) -> None:
    assert new(players).setup.seats == ("red", "blue", "green", "yellow", "purple")[:players]
    assert meijin.new("ranking_battle").setup.players == 4


@pytest.mark.rule("RB10.1")
@pytest.mark.parametrize("players", [2, 6])
def test_it_is_for_three_to_five(players: int) -> None:
    with pytest.raises(SetupError, match="3 to 5"):
        new(players)


@pytest.mark.rule("RB2.2.2", "RB2.2.3", "RB3.4", "RB3.5", "RB3.6", "RB3.8", "RB3.9")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_table_that_is_set_up(players: int) -> None:
    state = new(players, characters=EIGHT)
    pool = kinds(state, state.supply)
    assert {kind: pool.count(kind) for kind in pool} == {
        **dict.fromkeys((*EIGHT.split(","), "riki"), 8),
        "cat_pair": 20,
        "cat_trio": 10,
    }
    assert (len(state.weapons), len(state.used_weapons), state.victories) == (44, 0, 36)
    assert len(state.display) == 4
    for who in range(players):
        assert board(state, who) == "riki_star"
        assert len(state.board_events[who]) == 1
        assert (len(state.deck[who]), len(state.hand[who]), len(state.discard[who])) == (4, 4, 0)
        assert short(state, [*state.deck[who], *state.hand[who]]) == "cat_single*6 riki_star*2"
        assert (state.face_up[who], state.face_down[who]) == (0, 0)


@pytest.mark.rule("RB3.7", "RB3.11", "R5")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_ranks_are_dealt_and_the_lowest_begins(players: int) -> None:
    begins = set()
    for seed in range(12):
        state = new(players, seed=seed)
        assert sorted(state.rank) == list(range(1, players + 1))
        assert state.deciders == (state.current,) == (state.rank.index(players),)
        begins.add(state.current)
    assert len(begins) > 1


@pytest.mark.rule("RB3.11", "RB4.7.4")
def test_turns_go_clockwise() -> None:
    state = new(3, seed=2)
    first = state.current
    order = []
    for _ in range(4):
        order.append(state.current)
        idle(state)
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]


@pytest.mark.rule("RB2.3.1", "R49")
@pytest.mark.parametrize(
    ("players", "points", "cards"),
    [(3, [0, 0, 1], [0, 0, 0]), (4, [0, 0, 1, 0], [0, 0, 0, 1]), (5, [0, 0, 0, 1, 2], [0, 0, 0, 0, 0])],
)
def test_who_comes_late_in_the_first_round_has_a_bonus(players: int, points: list[int], cards: list[int]) -> None:
    state = new(players, seed=3)
    begun = []
    for _ in range(2 * players):
        begun.append((state.points, len(state.hand[state.current]) - 4))
        idle(state)
    assert begun == [*zip(points, cards, strict=True), *[(0, 0)] * players]


@pytest.mark.rule("R49", "RB4.3.3")
def test_the_points_of_a_first_turn_buy_something() -> None:
    state = new(5, seed=3)
    for _ in range(4):
        idle(state)
    assert state.view()["round"] == 1
    idle(state, f"{decider(state)} take")
    assert (state.points, "acquire kud" in state.choices()) == (2, "kud" in state.view()["characters"])  # type: ignore[operator]


@pytest.mark.rule("RB3.10", "R6")
@pytest.mark.parametrize(("players", "rikis", "singles"), [(3, 6, 12), (4, 3, 6), (5, 0, 0)])
def test_what_is_left_of_the_first_cards_stays_in_the_box(players: int, rikis: int, singles: int) -> None:
    state = new(players)
    boxed = kinds(state, state.box)
    assert (boxed.count("riki_star"), boxed.count("cat_single")) == (rikis, singles)
    assert not {"riki_star", "cat_single"} & set(kinds(state, state.supply))
    rich = table("take", red=seat(rank=2), counters={"points": 9}, players=players)
    assert not {"acquire riki_star", "acquire cat_single"} & set(rich.choices())


@pytest.mark.rule("RB2.2.4", "RB2.2.6", "RB2.2.8", "RB2.2.9", "RB5.6", "R11", "R24", "RB4.0.4", "R23")
@pytest.mark.parametrize("variant", [0, 1])
@pytest.mark.parametrize("players", [3, 5])
def test_what_is_always_true_of_a_table(variant: int, players: int) -> None:
    setup = GAME.prepare(players, GAME.variants[variant])
    rng = Rng(players)
    state = GAME.deal(setup, rng.fork())
    while state.deciders:
        (who,) = state.deciders
        legal = state.legal(who)
        assert legal
        state.step(who, legal[rng.below(len(legal))])
        assert sorted(state.rank) == list(range(1, players + 1))
        assert state.victories + sum(state.face_up) + sum(state.face_down) == 36
        assert len(state.display) == 4
        assert state.event_deck
        for each in range(players):
            assert len(state.attacker[each]) == 1
            own = [setup.kinds[card] for card in state.board_events[each]]
            assert len(own) == len(set(own)) <= 2
            assert each == state.current or not state.played[each]


@pytest.mark.rule("RB2.2.7", "RB6.2.3")
def test_removed_cards_lie_in_the_box_for_all_to_see() -> None:
    state = table(red=seat(hand="kanata cat_single mio"))
    play(state, "play kanata", "remove hand mio")
    assert "mio" in kinds(state, state.box)
    for viewer in ("blue", None):
        (box,) = (zone for zone in state.view(viewer)["zones"] if zone["zone"] == "box")  # type: ignore[attr-defined]
        assert "mio" in box["cards"]


# -- the selection ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB3.1", "RB3.2", "RB10.2")
def test_eight_of_twelve_by_lot_and_riki_always() -> None:
    selections = set()
    for seed in range(25):
        names = selected(new(seed=seed))
        assert len(names) == 9
        assert "riki" in names
        assert set(names) - {"riki"} <= set(SELECTABLE)
        selections.add(tuple(names))
    assert len(selections) > 15
    assert {name for names in selections for name in names} == {*SELECTABLE, "riki"}


@pytest.mark.rule("RB3.1", "RB10.2", "R1")
@pytest.mark.parametrize(
    "said",
    [
        EIGHT,
        "kengo, kyousuke, saya, kanata, haruka, rin, mio, kud",
        EIGHT.split(","),
        "Kudryavka Noumi,Nishizono Mio,rin,Haruka,Kanata,saya,kyousuke,Kengo",
    ],
)
def test_the_table_chooses(said: object) -> None:
    for seed in range(3):
        assert selected(new(seed=seed, characters=said)) == sorted([*EIGHT.split(","), "riki"])


@pytest.mark.rule("RB3.3", "R2")
@pytest.mark.parametrize(
    ("without", "out"),
    [
        ("kanata,komari,mio,saya", {"committee_president", "snack_time", "mio_and_midori", "dramatic_encounter"}),
        ("kyousuke,kengo,kud,rin", {"making_an_entrance", "heroic_stunt", "day_with_kud", "playing_with_cats"}),
    ],
)
def test_events_that_need_somebody_who_is_not_there_are_out(without: str, out: set[str]) -> None:
    """Besides the four of their own: what two of them or one of them and another one share."""
    shared = {
        "haruka_and_kanata": "haruka kanata",
        "bathing_with_friends": "rin komari",
        "that_tickles": "kud yuiko",
        "getting_too_excited": "kengo masato",
        "entrusted_feelings": "kyousuke riki",
    }
    out |= {name for name, persons in shared.items() if set(persons.split()) & set(without.split(","))}
    state = new(characters=",".join(name for name in SELECTABLE if name not in without.split(",")))
    boxed = kinds(state, state.box)
    events = {kind for kind in boxed if kind not in SELECTABLE} - {"riki_star", "cat_single"}
    assert events == out
    assert all(boxed.count(kind) == 2 for kind in events)
    assert len(state.display) + len(state.event_deck) + 4 == 36 - 2 * len(out)


@pytest.mark.rule("RB3.3", "RB5.6")
def test_with_the_fewest_events_and_five_players_the_deck_still_has_cards() -> None:
    """Kanata, Komari, Kud and Kengo share one event each with others: ten names are left."""
    state = new(5, characters="mio,rin,haruka,sasami,saya,kyousuke,masato,yuiko")
    assert len(state.display) + len(state.event_deck) + 5 == 20
    assert len(state.event_deck) == 11


@pytest.mark.rule("RB10.2", "RB3.1", "RB3.2")
@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("kud,mio,rin,haruka,kanata,saya,kyousuke", r"characters: 7, but there must be exactly 8 \(RB3\.1\)"),
        (f"{EIGHT},komari", r"characters: 9, but there must be exactly 8 \(RB3\.1\)"),
        ("kud,kud,rin,haruka,kanata,saya,kyousuke,kengo", r"Kudryavka Noumi: 2 copies.*RB3\.1"),
        ("kud,mio,rin,haruka,kanata,saya,kyousuke,kengoo", r"kengoo.*did you mean.*Kengo.*RB3\.1"),
        ("riki,mio,rin,haruka,kanata,saya,kyousuke,kengo", r"Riki.*always in the game \(RB3\.2\)"),
        ("riki_star,mio,rin,haruka,kanata,saya,kyousuke,kengo", r"★Riki.*never in the pool \(RB3\.2\)"),
        ("kud,mio,rin,haruka,kanata,saya,kyousuke,cat_pair", r"cat_pair.*RB3\.1"),
        ("", r"characters"),
        (8, r"8.*allowed: random, or eight of komari, kud"),
        (["kud", 3], r"allowed: random, or eight of"),
    ],
)
def test_wrong_selections_are_refused_with_the_rule(said: object, reason: str) -> None:
    with pytest.raises(SetupError) as error:
        new(characters=said)
    assert re.search(reason, str(error.value)), str(error.value)


# -- chance -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB3.12")
def test_chance_decides_on_characters_events_and_weapons_before_ranks_and_decks() -> None:
    """So however many play, the same seed selects, and shuffles events and weapons, in the same way."""
    games = [new(players, seed=11) for players in (3, 4, 5)]
    events = [
        [*state.display, *(card for own in state.board_events for card in own), *reversed(state.event_deck)]
        for state in games
    ]
    assert events[0] == events[1] == events[2]
    assert games[0].weapons == games[1].weapons == games[2].weapons
    assert selected(games[0]) == selected(games[1]) == selected(games[2])


@pytest.mark.rule("RB3.6", "RB3.8", "RB3.12")
def test_the_opening_tells_what_lies_open_and_hides_the_rest() -> None:
    state = new()
    assert state.record is not None
    feed = state.record.feed("blue")
    drawn = [fields for kind, fields in feed if kind == "draw"]
    assert [fields["count"] for fields in drawn] == [4, 4, 4, 4]
    assert [fields["seat"] for fields in drawn if "cards" in fields] == ["blue"]


# -- options ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RB10.3")
def test_the_round_limit_s_range() -> None:
    assert new().terms.last_turn == 25 * 4
    assert new(3, round_limit=10).terms.last_turn == 30
    for wrong in (9, 51, "long"):
        with pytest.raises(SetupError, match="round_limit"):
            new(round_limit=wrong)


@pytest.mark.rule("RB10.4")
def test_the_quick_game_crowns_at_four_and_ends_at_six() -> None:
    def battle(up: int) -> RankingBattle:
        state = table(
            "challenge",
            red=seat("masato", up=up, rank=1),
            weapons="sea_urchin burdock_root",
            quick=True,
        )
        play(state, "challenge blue", "done", "expertise 0")
        return state

    assert battle(2).ruler == -1
    assert battle(3).ruler == 0
    assert battle(4).deciders
    over = battle(5)
    assert not over.deciders
    assert over.returns()[0] == 1


@pytest.mark.rule("RB10.5")
def test_without_open_counting_nothing_is_listed() -> None:
    for counting in (True, False):
        state = new(open_counting=counting)
        for viewer in ("red", "blue", None):
            view = state.view(viewer)
            listed = [zone["zone"] for zone in view["zones"] if "contents" in zone]  # type: ignore[attr-defined]
            assert bool(listed) is counting
            assert ("holdings" in view) is counting
    assert not told(play(new(open_counting=False), "done"), "reshuffle")
