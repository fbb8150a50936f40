"""The checked front: actions as words or numbers, and every wrong one refused without a change."""

import json
import random
from collections.abc import Callable
from typing import Any, ClassVar, Self

import pytest

import meijin
from meijin.kernel.cardstate import CardState
from meijin.kernel.errors import (
    AmbiguousAction,
    IllegalAction,
    InvalidAction,
    LateAction,
    MeijinError,
    ScenarioError,
    SetupError,
)
from meijin.kernel.generator import Rng
from meijin.kernel.record import begin
from meijin.kernel.state import RESIGN, State
from meijin.kernel.testing.clash import Clash, ClashGame

ENDLESS = 10**5000  # Python refuses to write it out


def drawing() -> State:
    """Red decides whether to draw; Green waits."""
    return meijin.Scenario(
        "ganymede",
        start_seat="red",
        zones={"red": {"row": ["red_5"]}, "green": {"row": ["green_5"]}},
        flow={"phase": "draw", "decides": "red"},
    ).state()


def cleaning_up() -> State:
    """Red was hit and must take one of its cards, two of them alike, out of the game."""
    return meijin.Scenario(
        "ganymede",
        start_seat="red",
        zones={"red": {"row": ["red_5", "red_5", "red_8"]}, "green": {"row": ["green_9", "green_8"]}},
        counters={"red": {"hp": 13, "damaged": 2}},
        flow={"phase": "cleanup"},
    ).state()


def cards(state: State, zone: str, owner: str) -> list[str]:
    """The cards that Red sees in a zone."""
    seen = state.view(0)["zones"]
    assert isinstance(seen, list)
    found: list[str] = next(each["cards"] for each in seen if (each["zone"], each["owner"]) == (zone, owner))
    return found


def fingerprint(state: State) -> str:
    views = [state.view(seat) for seat in (None, 0, 1)]
    assert state.record is not None
    return json.dumps([views, state.record.to_text(), state.chance], default=str)


def test_an_action_is_words_or_its_number() -> None:
    by_words, by_number = drawing(), drawing()
    by_words.apply("draw")
    by_number.apply(by_number.legal(0)[0])
    assert by_words == by_number


def test_what_a_wrong_number_would_stand_for_is_not_told() -> None:
    """It may be a card that is nobody's to know."""
    state = drawing()
    number = state.setup.game.parse(state.setup, "pick black_7")
    with pytest.raises(IllegalAction) as refused:
        state.apply(number)
    assert str(refused.value).startswith(f"'{number}' is not possible now: you take Black cards before")
    assert "black_7" not in str(refused.value)


@pytest.mark.parametrize("words", ["draw", " Draw ", "DRAW", "draw\n"])
def test_words_are_read_leniently(words: str) -> None:
    state = drawing()
    state.apply(words)
    assert len(cards(state, "row", "red")) == 3  # the first draw is no choice


def test_a_card_needs_its_copy_number_only_where_copies_differ() -> None:
    state = cleaning_up()
    state.apply("remove red_8")
    assert cards(state, "removed", "red") == ["red_8#1"]


@pytest.mark.parametrize(
    ("action", "seat", "error", "says"),
    [
        ("", None, InvalidAction, "no action of Ganymede"),
        ("dance", None, InvalidAction, "Red may choose: draw, stand"),
        ("draw two", None, InvalidAction, "'draw' stands alone"),
        ("pick", None, InvalidAction, "needs a kind of Black card"),
        ("pick black_5", None, InvalidAction, "needs a kind of Black card"),
        ("withdraw red_5#9", None, InvalidAction, "needs a card of your row"),
        ("draw" * 1000, None, InvalidAction, "far too long"),
        ("pick black_7", None, IllegalAction, r"Cleanup \(G4.2.8\); Red may choose: draw, stand"),
        ("remove red_5#1", None, IllegalAction, "not possible now"),
        (999, None, IllegalAction, "'999' is not possible now"),
        (-7, None, IllegalAction, "not possible now"),
        ("draw", "green", LateAction, "Green does not decide now: Red must choose first"),
        ("stand", 1, LateAction, "Green does not decide now"),
        (None, None, InvalidAction, "an action is words or a whole number, not None"),
        (1.0, None, InvalidAction, "an action is words or a whole number, not 1.0"),
        (True, None, InvalidAction, "an action is words or a whole number, not True"),
        ([], None, InvalidAction, "an action is words or a whole number"),
        (RESIGN, None, IllegalAction, "'-1' is not possible now"),
        pytest.param(ENDLESS, None, IllegalAction, "'a number without end' is not possible now", id="endless action"),
        pytest.param("draw", ENDLESS, SetupError, "no seat a number without end", id="endless seat"),
        ("draw", [1], SetupError, "no seat"),
        ("draw", 1.0, SetupError, "no seat 1.0"),
        ("draw", True, SetupError, "no seat True"),
        ("draw", "blue", SetupError, "no seat 'blue'; the seats are red, green"),
        ("draw", 7, SetupError, "no seat 7"),
    ],
)
def test_a_wrong_action_is_refused_and_nothing_changes(
    action: int | str, seat: int | str | None, error: type[MeijinError], says: str
) -> None:
    state = drawing()
    before = fingerprint(state)
    with pytest.raises(error, match=says):
        state.apply(action, seat)
    assert fingerprint(state) == before


def test_copies_that_differ_must_be_named() -> None:
    state = meijin.Scenario(
        "ganymede",
        start_seat="red",
        zones={"red": {"row": ["black_3#1", "black_3#2", "black_3#3"]}, "green": {"row": ["green_9"]}},
        flow={"phase": "showdown", "decides": "red", "ask": "withdraw", "about": "black_3#2"},
    ).state()
    before = fingerprint(state)
    with pytest.raises(AmbiguousAction, match=r"may mean withdraw black_3#1, withdraw black_3#3"):
        state.apply("withdraw black_3")
    assert fingerprint(state) == before


def test_copies_that_do_not_differ_need_not_be_named() -> None:
    state = cleaning_up()
    state.apply("remove red_5")
    assert cards(state, "removed", "red") == ["red_5#1"]


def test_after_the_end_every_action_is_late() -> None:
    state = drawing()
    state.apply("resign")
    before = fingerprint(state)
    for action in ("draw", "resign", 1):
        with pytest.raises(LateAction, match="the game is over"):
            state.apply(action)
    assert fingerprint(state) == before


def test_an_error_carries_the_reason_the_action_and_a_record_that_replays() -> None:
    from meijin.kernel import record

    state = drawing()
    state.apply("draw")
    with pytest.raises(IllegalAction) as refused:
        state.apply("scout_keep")
    error = refused.value
    assert error.action == "scout_keep"
    assert "not possible now" in error.reason
    assert record.parse(error.record) == state


@pytest.mark.parametrize(
    ("players", "options", "says"),
    [
        (None, {"mode": "chess"}, "'mode' cannot be 'chess'; allowed: battle, coop, trio"),
        (None, {"moode": "battle"}, "no option 'moode'; its options are: mode"),
        (3, {}, "mode battle is for 2; with 3 play mode=trio"),
        (2, {"mode": "trio"}, "mode trio is for 3"),
        (9, {}, "cannot be played by 9"),
        (None, {"mode": "coop", "hp_purple": 9}, "a whole number from 10 to 60"),
        (None, {"mode": "coop", "hp_purple": "many"}, "a whole number from 10 to 60"),
        (None, {"mode": "coop", "hp_purple": 20.5}, "a whole number from 10 to 60"),
        (None, {"mode": "coop", "hp_purple": True}, "a whole number from 10 to 60"),
        (None, {"hp_purple": 20}, "belongs to coop and trio, not to mode battle"),
        (None, {"difficulty": "hard"}, "belongs to coop"),
        (None, {"mode": "trio", "start_seat": "red"}, "belongs to battle"),
        (None, {"mode": None}, "'mode' cannot be None"),
        pytest.param(None, {"mode": "coop", "hp_purple": ENDLESS}, "cannot be a number without end", id="endless hp"),
        pytest.param(ENDLESS, {}, "cannot be played by a number without end", id="endless players"),
    ],
)
def test_a_wrong_setup_says_what_would_be_right(players: int | None, options: dict[str, object], says: str) -> None:
    with pytest.raises(SetupError, match=says):
        meijin.new("ganymede", players, None, **options)


@pytest.mark.parametrize("players", ["2", 2.0, True])
def test_the_number_of_players_is_a_number(players: object) -> None:
    with pytest.raises(SetupError, match="the number of players is a whole number"):
        meijin.new("ganymede", players)  # type: ignore[arg-type]


@pytest.mark.parametrize("seat", [7, -1, "blue", 1.0, True])
def test_nobody_sees_from_a_seat_that_is_not_there(seat: object) -> None:
    state = drawing()
    assert state.record is not None
    questions: list[Callable[[Any], object]] = [
        state.view,
        state.record.feed,
        state.record.take_back,
        state.choices,
    ]
    for ask in questions:
        with pytest.raises(SetupError, match="there is no seat"):
            ask(seat)


@pytest.mark.parametrize("seat", [7, -1, "blue", 1.0])
def test_no_world_is_dealt_for_a_seat_that_is_not_there(seat: Any) -> None:
    # Where the core is compiled, a seat that is no number is refused before it is looked for.
    with pytest.raises((SetupError, TypeError), match=r"there is no seat|int object expected; got"):
        drawing().sample(seat, Rng(1))


def test_a_seat_may_be_named_where_it_is_asked_for() -> None:
    state = drawing()
    assert isinstance(state, CardState)
    assert state.view("green") == state.view(1)
    assert state.choices("red") == ["draw", "stand"]


def test_whoever_does_not_decide_has_no_legal_action() -> None:
    state = drawing()
    assert (state.legal(1), state.choices("green")) == ([], [])
    seats: list[Any] = [7, -1, None, [], "red"]
    for nobody in seats:
        with pytest.raises((SetupError, TypeError), match=r"no seat|number of a seat|int object expected; got"):
            state.legal(nobody)
    state.apply("resign")
    assert (state.legal(0), state.legal(1)) == ([], [])


def test_there_is_no_result_before_the_end() -> None:
    state = drawing()
    with pytest.raises(MeijinError, match="not over yet"):
        state.returns()
    state.apply("resign")
    assert state.returns() == (0.0, 1.0)


def test_a_refusal_gives_the_reason_in_the_words_of_the_rules() -> None:
    state = meijin.Scenario(
        "ganymede",
        start_seat="red",
        zones={
            "red": {"row": ["red_9", {"card": "red_8", "known": ["red"]}], "deck": ["red_5", "..."]},
            "green": {"row": ["green_5"]},
        },
        flow={"phase": "draw", "decides": "red"},
    ).state()
    state.apply("draw")
    with pytest.raises(
        IllegalAction, match=r"now: your row adds up to more than 21: stand \(G4.3.2\); Red may choose: stand"
    ):
        state.apply("draw")


def test_an_outcome_that_does_not_fit_leaves_everything_as_it_was() -> None:
    state = meijin.Scenario(
        "ganymede",
        start_seat="red",
        zones={
            "red": {
                "row": ["red_8", {"card": "red_9", "known": ["red"]}],
                "deck": [],
                "discard": ["red_5", "red_6"],
                "removed": ["..."],
            }
        },
        flow={"phase": "draw", "decides": "red"},
        chance=[["red_5#1"]],
    ).state()
    before = fingerprint(state)
    with pytest.raises(MeijinError, match="the next outcome is red_5#1, but an order of red_5#1, red_6#1 is needed"):
        state.apply("draw")
    assert fingerprint(state) == before


def test_worlds_are_dealt_by_a_generator_of_our_own() -> None:
    for other in (random.Random(1), None, 5):
        with pytest.raises((SetupError, TypeError), match=r"like Rng\(1\)|Rng object expected; got"):
            drawing().sample(0, other)  # type: ignore[arg-type]


def test_a_pickled_state_is_equal() -> None:
    import pickle

    state = drawing().clone()
    assert pickle.loads(pickle.dumps(state)) == state


def test_a_clone_has_no_record_and_leaves_the_original_alone() -> None:
    state = drawing()
    before = fingerprint(state)
    copy = state.clone()
    assert copy == state
    assert copy.record is None
    copy.apply("draw")
    assert copy != state
    assert fingerprint(state) == before


def test_cards_of_two_piles_were_never_shuffled_together() -> None:
    state = drawing()
    described = state.describe().to_dict()
    batches = described["batches"]
    assert isinstance(batches, list)
    red, green, *rest = batches
    stray = green[0][-1]
    described["batches"] = [[[*red[0], stray]], green, *rest]
    with pytest.raises(ScenarioError, match=f"{stray} was not shuffled in the deck of red"):
        meijin.Scenario.from_dict(described).state()


def test_a_scenario_takes_options_and_a_title_as_its_file_does() -> None:
    flow = {"phase": "initial"}
    given = meijin.Scenario("ganymede", title="The beginning", options={"mode": "coop"}, hp_purple=20, flow=flow)
    assert (given.title, given.options) == ("The beginning", {"mode": "coop", "hp_purple": 20})
    assert meijin.Scenario.from_dict(given.to_dict()).to_dict() == given.to_dict()
    assert given.state().setup.options["hp_purple"] == 20
    with pytest.raises(ScenarioError, match="the option 'mode' is given twice"):
        meijin.Scenario("ganymede", options={"mode": "coop"}, mode="trio")
    with pytest.raises(ScenarioError, match="the field 'options' must be a table, not 5"):
        meijin.Scenario("ganymede", options=5)  # type: ignore[arg-type]


class Counted(Clash):
    """A position that counts how often it is copied."""

    __slots__ = ()
    copies: ClassVar[int] = 0

    def clone(self) -> Self:
        Counted.copies += 1
        return super().clone()


class CountedGame(ClashGame):
    """Clash, copies counted."""

    state = Counted


@pytest.mark.parametrize("way", ["apply", "submit", "after"])
def test_a_move_is_copied_once_however_it_is_made(way: str) -> None:
    game = CountedGame()
    state = begin(game.prepare(None, {}), bytes(32))
    first = state.choices(state.deciders[0])[0]
    Counted.copies = 0
    getattr(state, way)(first, state.deciders[0])
    assert Counted.copies == 1


def test_the_position_after_a_saying_is_another_one() -> None:
    state = meijin.new("ganymede", seed=1)
    before = state.clone()
    after = state.after(state.choices()[0])
    assert state == before
    assert state.record is not None
    assert after.record is not None
    assert (len(state.record.actions), len(after.record.actions)) == (0, 1)
    with pytest.raises(MeijinError, match="is no action"):
        state.after("dance")
