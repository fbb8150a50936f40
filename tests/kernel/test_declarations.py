"""What a game may declare besides zones and counters: packed zones, markers, secret sets, frames, dice, sayings."""

from __future__ import annotations

import pytest

from meijin.kernel.errors import ActionError, IllegalAction, InvalidAction, LateAction, ScenarioError, SetupError
from meijin.kernel.frames import FrameKind, Operand, OperandType, describe_rows, read_rows, rename_rows
from meijin.kernel.generator import Rng
from meijin.kernel.record import begin, parse, read_seed
from meijin.kernel.scenario import Scenario
from meijin.kernel.setup import Setup
from meijin.kernel.state import TIME
from meijin.kernel.testing import CHECKS
from tests.kernel.den import Den, DenGame
from tests.kernel.seer import Over, Seer, SeerGame

GAME = DenGame()
SETUP = GAME.prepare(2, {})
SHOW = {"frame": "show", "seats": ["ann"], "last": "maro#ann", "by": "bob", "how": "openly", "at_once": True}
SHOWN: dict[str, object] = {
    "zones": {"ann": {"chosen": ["maro"]}, "bob": {"chosen": ["ame"]}},
    "flow": {"stack": [SHOW]},
}


def dealt() -> Den:
    state = begin(SETUP, read_seed(1))
    assert isinstance(state, Den)
    return state


def placed(**fields: object) -> Den:
    state = Scenario.from_dict({"game": "den", **SHOWN, **fields}).place(SETUP, 1)
    assert isinstance(state, Den)
    return state


@pytest.mark.parametrize("check", CHECKS)
def test_the_kit_accepts_a_game_made_of_declarations(check: str) -> None:
    CHECKS[check](SETUP, range(30))


def test_the_owner_sees_the_figures_and_the_fish_on_them_and_the_other_only_how_many() -> None:
    state = dealt()
    state.apply("pick suko#bob", "bob")
    chosen = {entry["owner"]: entry for entry in state.view("bob")["zones"] if entry["zone"] == "chosen"}  # type: ignore[attr-defined]
    assert chosen["bob"]["cards"] == ["suko#bob"]
    assert state.view("bob")["marks"] == {"suko#bob": {"fish": 2}}
    chosen = {entry["owner"]: entry for entry in state.view("ann")["zones"] if entry["zone"] == "chosen"}  # type: ignore[attr-defined]
    assert chosen["bob"]["count"] == 1
    assert "cards" not in chosen["bob"]
    assert state.view("ann")["marks"] == {}


def test_every_figure_may_be_the_one_chosen_in_secret_but_for_who_chose_it() -> None:
    state = dealt()
    state.apply("pick suko#bob", "bob")
    rng = Rng(5)
    assert {state.sample(0, rng).chosen[1] for _ in range(60)} == {1 << 3, 1 << 4, 1 << 5}
    assert {state.sample(1, rng).chosen[1] for _ in range(60)} == {1 << 5}


def test_a_card_in_a_frame_is_the_one_of_the_sampled_world() -> None:
    state = dealt()
    state.apply("pick suko#ann", "ann")
    state.apply("pick suko#bob", "bob")
    worlds = [state.sample(0, Rng(seed)) for seed in range(20)]
    assert all(1 << world.pending[-1][2] == world.chosen[1] for world in worlds)
    assert len({world.chosen[1] for world in worlds}) == 3


def test_a_figure_named_without_its_copy_is_the_one_that_may_lie_there() -> None:
    state = placed()
    assert state.chosen == [0b000001, 0b010000]
    assert state.box == [0b000110, 0b101000]


def test_markers_are_set_with_their_card_and_described_again() -> None:
    state = placed(zones={"ann": {"chosen": [{"card": "maro", "fish": 3}]}})
    assert state.fish[0] == 3
    assert state.describe().zones["ann"] == {
        "box": ["ame#ann", "suko#ann"],
        "chosen": [{"card": "maro#ann", "fish": 3}],
    }


@pytest.mark.parametrize(
    ("fields", "because"),
    [
        (
            {"zones": {"ann": {"chosen": [{"card": "maro", "fish": 4}]}}},
            "fish of maro#ann cannot be 4: it goes from 0 to 3",
        ),
        ({"zones": {"ann": {"chosen": [{"card": "maro", "fishes": 1}]}}}, "a table of 'card', 'known' and 'fish'"),
        ({"chance": ["nap"]}, r"a face of the den die \(sleep, 0, 2\)"),
        ({"flow": {}}, "'stack' of the flow must be a list of frames"),
        ({"flow": {"phase": "show"}}, "the flow of Den has no 'phase'; it has stack"),
        ({"flow": {"stack": ["show"]}}, 'a frame is a table, like { frame = "show", seats'),
        ({"zones": {"ann": {"chosen": [{"card": "...", "fish": 1}]}}}, "'...' in ann.chosen stands for many cards"),
        ({"flow": {"stack": [{"frame": ["pick"]}]}}, r"a frame cannot be \['pick'\]"),
        ({"flow": {"stack": [{"frame": "dance"}]}}, "a frame cannot be 'dance'; there are pick, show, friends"),
        ({"flow": {"stack": [{"frame": "pick"}]}}, "must be a question to somebody"),
        ({"flow": {"stack": [{"frame": "pick", "seats": "ann"}]}}, "'seats' of the frame 'pick' must be a list"),
        ({"flow": {"stack": [{**SHOW, "until": 3}]}}, "the frame 'show' has no 'until'; it has frame, seats, last"),
        ({"flow": {"stack": [{**SHOW, "last": "maro"}]}}, "'last' of the frame 'show' must be a card with its copy"),
        ({"flow": {"stack": [{**SHOW, "by": "cid"}]}}, "'by' of the frame 'show' must be one of ann, bob or nobody"),
        ({"flow": {"stack": [{**SHOW, "how": "loudly"}]}}, "must be one of openly, slowly, not 'loudly'"),
        ({"flow": {"stack": [{**SHOW, "at_once": 1}]}}, "'at_once' of the frame 'show' must be true or false, not 1"),
    ],
)
def test_what_cannot_be_declared_so_is_refused(fields: dict[str, object], because: str) -> None:
    with pytest.raises(ScenarioError, match=because):
        placed(**fields)


def test_a_scenario_fixes_dice_by_the_word_they_show() -> None:
    state = placed(chance=["2"])
    state.apply("roll")
    assert state.shown == 2


FRIENDS = {"frame": "friends", "all": ["maro#ann", "suko#bob"], "best": ["suko#bob", "none"]}


def test_rows_hold_sets_of_cards_and_any_number_of_further_ones() -> None:
    rows = read_rows(SETUP, "circles", [FRIENDS, {"frame": "friends", "all": []}])
    assert rows == [(2, 0, 0b100001, 5, -1), (2, 0, 0)]
    assert describe_rows(SETUP, rows) == [FRIENDS, {"frame": "friends", "all": [], "best": []}]
    assert rename_rows(SETUP, rows[:1], {5: 4, 4: 5}) == [(2, 0, 0b10001, 4, -1)]


def test_sets_hold_numbers_after_the_cards() -> None:
    count = len(SETUP.cards)
    rows = read_rows(SETUP, "circles", [{"frame": "friends", "all": [2, "maro#ann", 0], "best": []}])
    assert rows[0][2] >> count == 0b101
    (told,) = describe_rows(SETUP, rows)
    assert told["all"] == ["maro#ann", 0, 2]
    assert rename_rows(SETUP, rows, {5: 4, 4: 5})[0][2] >> count == 0b101


def test_an_operand_may_have_a_value_where_a_table_does_not_say_it() -> None:
    kind = FrameKind("fresh", (Operand("worn", OperandType.FLAG, default=False), Operand("count", OperandType.NUMBER)))

    class Newer(DenGame):
        """A den whose frames say more than they did."""

        frames = (*DenGame.frames, kind)

    setup = Newer().prepare(2, {})
    number = len(DenGame.frames)
    assert read_rows(setup, "circles", [{"frame": "fresh", "count": 3}]) == [(number, 0, 0, 3)]
    with pytest.raises(ScenarioError, match="'count' of the frame 'fresh' must be a whole number"):
        read_rows(setup, "circles", [{"frame": "fresh", "worn": True}])


@pytest.mark.parametrize(
    ("tables", "problem"),
    [
        ("maro", "'circles' of the flow must be a list of frames, not 'maro'"),
        ([{**FRIENDS, "all": "maro#ann"}], "'all' of the frame 'friends' must be a list of cards with their copies"),
        ([{**FRIENDS, "all": ["maro"]}], "'all' of the frame 'friends' must be a list of cards with their copies"),
        ([{**FRIENDS, "best": "suko#bob"}], "'best' of the frame 'friends' must be a list, not 'suko#bob'"),
        ([{**FRIENDS, "best": ["suko"]}], "'best' of the frame 'friends' must be a card with its copy, or none"),
    ],
)
def test_rows_that_hold_something_else_are_refused(tables: object, problem: str) -> None:
    with pytest.raises(ScenarioError, match=problem):
        read_rows(SETUP, "circles", tables)


def test_a_call_of_time_is_carried_out_and_recorded_between_the_actions() -> None:
    state = dealt()
    state.apply("pick suko#bob", "bob")
    assert [event.kind for event in state.call_time()] == ["time"]
    assert state.ending is not None
    assert state.ending.name == "TIME"
    assert state.record is not None
    text = state.record.to_text()
    assert "\n2 organiser time\n" in text
    assert parse(text, GAME) == state
    assert [said for _, _, said, _ in state.record.replay()] == ["pick suko#bob", "time"]
    assert state.record.branch(1).deciders == (0,)
    with pytest.raises(LateAction, match="a call of time comes too late"):
        state.call_time()


def test_nobody_at_the_table_calls_time() -> None:
    state = dealt()
    with pytest.raises(InvalidAction):
        state.apply("time", "ann")
    with pytest.raises(IllegalAction):
        state.apply(TIME, "ann")
    assert state.ending is None


def test_a_game_that_is_not_played_in_turns_is_played_to_its_end() -> None:
    state = begin(SeerGame().prepare(None, {}), read_seed(1))
    assert (state.turns_begun(0), state.turns_completed(0), state.timeout_key(0)) == (1, 0, ())
    assert [event.fields for event in state.call_time()] == [{"last": 4}]
    before = state.clone()
    with pytest.raises(IllegalAction, match="time has been called already"):
        state.call_time()
    assert state == before
    while state.deciders:
        state.apply(state.legal(state.deciders[0])[0], state.deciders[0])
    assert (state.ending, state.time_is_up) == (Over.DRAWN, False)


def test_other_words_that_the_game_understands_are_as_good() -> None:
    state = dealt()
    state.apply("choose ame#ann", "ann")
    assert state.chosen[0] == 0b10


def test_a_saying_is_carried_out_whole() -> None:
    state = dealt()
    state.apply("pick ame#bob", "bob")
    state.submit("pick ame#ann + roll", "ann")
    assert state.deciders == ()


@pytest.mark.parametrize(
    ("said", "error"), [("pick ame#ann + dance", InvalidAction), ("pick ame#ann + pick suko#ann", IllegalAction)]
)
def test_a_saying_of_which_a_part_is_refused_changes_nothing(said: str, error: type[ActionError]) -> None:
    state = dealt()
    state.apply("pick ame#bob", "bob")
    before = state.clone()
    with pytest.raises(error) as refused:
        state.submit(said, "ann")
    assert "game: den" in refused.value.record
    assert state == before
    assert state.record is not None
    assert len(state.record.actions) == 1
    assert state.record.feed(None) == [("begin", {"homes": "hill,lake"})]


def test_the_log_begins_with_how_the_game_begins() -> None:
    state = dealt()
    state.apply("pick suko#bob", "bob")
    assert state.record is not None
    again = parse(state.record.to_text(), GAME)
    assert again.record is not None
    for record in (state.record, again.record):
        assert record.feed("ann") == [("begin", {"homes": "hill,lake"})]


def test_an_option_of_several_words_may_be_a_list() -> None:
    assert GAME.prepare(2, {"homes": ["lake", "hill"]}).options == {"homes": "lake,hill"}
    with pytest.raises(SetupError, match="'homes' cannot be 'lake,lake'; allowed: hill,lake, lake,hill"):
        GAME.prepare(2, {"homes": ["lake", "lake"]})


class DogsStay(SeerGame):
    """Seer with a card that is never drawn."""

    def misplaced(self, setup: Setup, card: int, zone: str, owner: int) -> str:
        del owner
        return "dogs stay" if zone == "drawn" and setup.kinds[card] == "dog" else ""


def test_the_rest_of_the_cards_goes_only_where_it_may_lie() -> None:
    setup = DogsStay().prepare(None, {})
    turn: dict[str, object] = {"stack": [{"frame": "turn", "seats": ["ann"]}]}
    rest: dict[str, object] = {"deck": ["pig", "dog"], "drawn": ["ox#2", "..."]}
    state = Scenario("seer", zones=rest, flow=turn).place(setup, 1)
    assert isinstance(state, Seer)
    assert [setup.cards[card] for card in state.drawn] == ["ox#2", "ox#1", "hen#1", "cat#1"]
    with pytest.raises(ScenarioError, match="these cards are nowhere: dog#1"):
        Scenario("seer", zones={**rest, "deck": ["pig"]}, flow=turn).place(setup, 1)
