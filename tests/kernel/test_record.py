"""Records come back bit for bit, and whatever is wrong with a file is said clearly."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import meijin
from meijin.kernel import record
from meijin.kernel.errors import IllegalAction, MeijinError, RecordError, ScenarioError, SetupError
from meijin.kernel.generator import Rng
from meijin.kernel.state import State


def played(actions: int = 12) -> State:
    """A recorded game with some random actions."""
    state = meijin.new("ganymede", seed=7)
    rng = Rng(7)
    for _ in range(actions):
        legal = state.legal(state.deciders[0])
        state.apply(legal[rng.below(len(legal))])
    return state


def text_of(state: State) -> str:
    assert state.record is not None
    return state.record.to_text()


def by_hand(*actions: str, seed: str = "00" * 32, header: tuple[str, ...] = ()) -> str:
    """A record as a person writes it: no count of actions and no checksum."""
    numbered = [f"{number} {action}" for number, action in enumerate(actions, 1)]
    return "\n".join(["meijin record 1", "game: ganymede", *header, f"seed: {seed}", *numbered])


def test_a_saved_game_comes_back_equal(tmp_path: Path) -> None:
    state = played()
    assert state.record is not None
    state.record.save(tmp_path / "game.meijin")
    again = meijin.load(tmp_path / "game.meijin")
    assert again == state
    assert text_of(again) == text_of(state)
    assert [path.name for path in tmp_path.iterdir()] == ["game.meijin"]


def test_a_loaded_game_plays_on_like_the_original() -> None:
    state, again = played(), record.parse(text_of(played()))
    for _ in range(20):
        action = state.legal(state.deciders[0])[-1]
        state.apply(action)
        again.apply(action)
    assert again == state


def test_a_record_without_a_seed_given_has_256_bits_of_its_own() -> None:
    seeds = {text_of(meijin.new("ganymede")).split("seed: ")[1].split("\n")[0] for _ in range(3)}
    assert len(seeds) == 3
    assert {len(seed) for seed in seeds} == {64}


def test_watching_one_action_says_nothing_of_the_next_shuffle() -> None:
    # The generator of a recorded game is set anew before every action: what was left over does not matter.
    state, other = played(), played()
    other.chance += 12345
    happened: set[str] = set()
    while "reshuffle" not in happened:
        action = state.legal(state.deciders[0])[0]
        happened |= {event.kind for event in state.apply(action)}
        other.apply(action)
    assert other == state


def test_branching_gives_an_earlier_position_with_a_record_of_its_own() -> None:
    state = played()
    assert state.record is not None
    early = state.record.branch(3)
    assert early.record is not None
    assert early.record.actions == state.record.actions[:3]
    early.apply(early.legal(early.deciders[0])[0])
    assert len(state.record.actions) == 12


@pytest.mark.parametrize("ply", [-1, 13, "1", pytest.param(10**5000, id="endless")])
def test_there_is_no_position_outside_the_record(ply: int) -> None:
    state = played()
    assert state.record is not None
    with pytest.raises(RecordError, match="the record has 12"):
        state.record.branch(ply)


def test_replay_goes_through_every_action() -> None:
    state = played()
    assert state.record is not None
    words = [said for _, _, said, _ in state.record.replay()]
    assert [line.split(" ", 2)[2] for line in text_of(state).split("\n") if line[:1].isdigit()] == words


def test_a_resignation_is_recorded() -> None:
    state = played()
    state.apply("resign", seat="green")
    again = record.parse(text_of(state))
    assert again.deciders == ()
    assert again.returns() == (1.0, 0.0)


def test_a_record_written_by_hand_needs_neither_count_nor_checksum() -> None:
    state = record.parse(by_hand("red pick black_3", "green pick black_7", header=("option start_seat: red",)))
    assert state.choices("red") == ["draw", "stand"]


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda text: "", "no Meijin record"),
        (lambda text: "[Event 'Casual game']\n1. e4 e5", "no Meijin record"),
        (lambda text: text.replace("record 1", "record 2"), "this Meijin reads 1"),
        (lambda text: text[: len(text) // 2], "cut off"),
        (lambda text: text[:60], "cut off"),
        (lambda text: "\n".join(text.split("\n")[:-2]), "cut off"),
        (lambda text: text.replace("1 ", "1  ", 1), "changed or damaged"),
        (lambda text: text.replace("players: 2", "players: 3"), "changed or damaged"),
    ],
)
def test_a_damaged_record_is_refused(change: object, problem: str) -> None:
    assert callable(change)
    with pytest.raises(RecordError, match=problem):
        record.parse(change(text_of(played())))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (by_hand().replace("ganymede", "chess"), "no game 'chess'"),
        (by_hand().replace("game: ganymede\n", ""), "no line 'game"),
        (by_hand(seed="xyz"), "seed"),
        (by_hand(header=("players: many",)), "'players: ...' must have a whole number"),
        (by_hand(header=("players: 3",)), "mode battle is for 2"),
        (by_hand(header=("edition: new",)), "'edition: ...' must have a whole number"),
        (by_hand(header=("edition: 0",)), "has the editions 1 to 3 of its rules, not 0"),
        (by_hand(header=("edition: 4",)), "has the editions 1 to 3 of its rules, not 4"),
        (by_hand(header=("option mode: chess",)), "battle, coop, trio"),
        (by_hand(header=("option speed: fast",)), "no option 'speed'"),
        (by_hand(header=("mood: good",)), "'mood: ...' is unknown"),
        (by_hand(header=("players: 2", "players: 2")), "stands there twice"),
        (by_hand("red pick black_3", header=("option start_seat: green",)), "Red does not decide now"),
        (by_hand("blue draw"), "'blue' is no seat"),
        (by_hand("red dance", header=("option start_seat: red",)), "line 5: .*'dance' is no action"),
        (by_hand("red draw", header=("option start_seat: red",)), "not possible now"),
        (by_hand() + "\n2 red draw", "action 1 should stand here"),
        (by_hand() + "\n" + "9" * 5000 + " red draw", "neither 'name: value' nor a numbered action"),
        (by_hand(header=("option mode: coop", "option hp_purple: " + "9" * 5000)), "a whole number from 10 to 60"),
        (by_hand(header=("scenario: " + "[" * 20000,)), "'scenario: ...' cannot be read"),
        (by_hand(header=("seat blue: human",)), "no seat 'blue'"),
        (by_hand() + "\nhello", "neither 'name: value' nor a numbered action"),
        (by_hand(header=("scenario: {",)), "'scenario: ...' cannot be read"),
        (by_hand(header=('scenario: {"game": "ganymede", "zones": {"red": {"row": ["red_7"]}}}',)), "no card 'red_7'"),
    ],
)
def test_a_wrong_record_says_what_is_wrong(text: str, problem: str) -> None:
    with pytest.raises(RecordError, match=problem):
        record.parse(text)


def test_a_file_that_is_no_text_or_not_there(tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    with pytest.raises(RecordError, match="not even text"):
        meijin.load(tmp_path / "noise")
    with pytest.raises(RecordError, match="cannot be read: No such file"):
        meijin.load(tmp_path / "missing.meijin")
    with pytest.raises(RecordError, match="cannot be read"):
        meijin.load(tmp_path)


def test_an_error_names_the_file(tmp_path: Path) -> None:
    (tmp_path / "other.meijin").write_text("hello", encoding="utf-8")
    with pytest.raises(RecordError, match=r"other\.meijin: line 1: this is no Meijin record"):
        meijin.load(tmp_path / "other.meijin")


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / "marked.meijin").write_text(text_of(played()), encoding="utf-8-sig")
    assert meijin.load(tmp_path / "marked.meijin") == played()


def test_who_sits_where_is_kept(tmp_path: Path) -> None:
    state = played()
    assert state.record is not None
    state.record.seats = {"red": "human", "green": "bot:greedy"}
    state.record.save(tmp_path / "game.meijin")
    again = meijin.load(tmp_path / "game.meijin").record
    assert again is not None
    assert again.seats == {"red": "human", "green": "bot:greedy"}
    branched = again.branch(2).record
    assert branched is not None
    assert branched.seats == again.seats


def test_what_cannot_be_written_is_said_and_leaves_nothing_behind(tmp_path: Path) -> None:
    state = played()
    assert state.record is not None
    (tmp_path / "folder").mkdir()
    for target in (tmp_path / "missing" / "game.meijin", tmp_path / "folder", Path("/dev/null")):
        with pytest.raises(RecordError, match="cannot be written"):
            state.record.save(target)
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


@pytest.mark.parametrize("name", ["", None, "a\0b", 5])
def test_what_is_no_name_of_a_file(name: object) -> None:
    state = played()
    assert state.record is not None
    with pytest.raises(RecordError, match="is no name of a file"):
        state.record.save(name)  # type: ignore[arg-type]
    with pytest.raises(RecordError, match="is no name of a file"):
        meijin.load(name)  # type: ignore[arg-type]


def test_a_seed_is_a_number_in_a_file_too() -> None:
    assert record.parse(by_hand(seed="5")) == meijin.new("ganymede", seed=5)
    assert record.read_seed("9" * 33) == record.read_seed("0" + "9" * 33)


@pytest.mark.parametrize(
    "seed", [-1, 1 << 256, pytest.param(10**5000, id="endless"), "seven", "zz" * 16, "9" * 513, 1.5, True, b"bytes"]
)
def test_a_seed_that_is_none(seed: object) -> None:
    with pytest.raises(SetupError, match="the seed cannot be"):
        meijin.new("ganymede", seed=seed)  # type: ignore[arg-type]


def showdown(**zones: list[str]) -> State:
    """Red has a 3 in a row of three and may pull a card back; then Red announces an ace."""
    position = meijin.Scenario(
        "ganymede",
        start_seat="red",
        zones={"red": {"row": ["red_9", "black_3", "black_a"]}, "green": {"row": ["green_9", "green_8"]}},
        flow={"phase": "showdown"},
    )
    return position.state()


def test_a_choice_that_showed_nothing_can_be_taken_back() -> None:
    state = showdown()
    before = state.view(0)
    state.apply("decline")
    assert state.record is not None
    back = state.record.take_back(0)
    assert back.view(0) == before
    assert back.record is not None
    assert back.record.actions == []


def test_a_draw_cannot_be_taken_back() -> None:
    state = meijin.Scenario(
        "ganymede", start_seat="red", zones={"red": {"row": ["red_5"]}}, flow={"phase": "draw", "decides": "red"}
    ).state()
    state.apply("draw")
    assert state.record is not None
    with pytest.raises(IllegalAction, match="or it has shown something"):
        state.record.take_back(0)


def test_the_choice_of_another_seat_cannot_be_taken_back() -> None:
    state = showdown()
    state.apply("decline")
    assert state.record is not None
    with pytest.raises(IllegalAction, match="nothing of yours to take back yet"):
        state.record.take_back(1)


def two_bosses() -> State:
    """Both players of Cat Battles have chosen a Boss in secret."""
    state = meijin.new("cat_battles", seed=7, mode="full")
    state.apply("boss suko", "south")
    state.apply("boss ekizo", "north")
    return state


def actions(state: State) -> list[str]:
    assert state.record is not None
    return [f"{state.setup.seats[seat]} {state.text(action)}" for seat, action in state.record.actions]


def test_what_others_have_chosen_in_secret_since_makes_no_difference_and_stays() -> None:
    state = two_bosses()
    assert state.record is not None
    back = state.record.take_back("south")
    assert actions(back) == ["north boss ekizo"]
    assert back.view(1) == state.view(1)
    assert back.view(0) == meijin.new("cat_battles", seed=7, mode="full").view(0)
    assert back.record is not None
    assert back.record.feed("north") == state.record.feed("north")
    assert back == state.record.without(0)
    back.apply("boss gonta", "south")
    assert actions(back) == ["north boss ekizo", "south boss gonta"]


def test_several_secret_choices_are_taken_back_one_by_one_among_those_of_another() -> None:
    state = two_bosses()
    for seat, words in (("south", "kitten hachi"), ("north", "kitten maro"), ("north", "kitten ame")):
        state.apply(words, seat)
    for left in (["boss suko"], []):
        assert state.record is not None
        state = state.record.take_back("south")
        assert [words for words in actions(state) if words.startswith("south")] == [f"south {each}" for each in left]
        assert [words for words in actions(state) if words.startswith("north")] == [
            "north boss ekizo",
            "north kitten maro",
            "north kitten ame",
        ]


def test_what_others_have_openly_done_since_is_taken_back_only_if_they_agree() -> None:
    state = meijin.new("cat_battles", seed=7, first_player="seat0")
    while state.deciders == (0,):  # south ends the turn
        state.apply(state.choices()[-1])
    so_far = len(actions(state))
    state.apply(state.choices()[-1])
    assert state.record is not None
    with pytest.raises(IllegalAction, match="somebody has acted since"):
        state.record.take_back("south")
    back = state.record.take_back("south", agreed=True)
    assert actions(back) == actions(state)[: so_far - 1]


def test_not_even_by_consent_is_anything_taken_back_that_others_have_shown_since() -> None:
    state = meijin.new("cat_battles", seed=7, mode="full")
    state.apply("boss suko", "south")
    state.apply("team cafe_starter", "north")  # whoever is ready stays so
    assert state.record is not None
    with pytest.raises(IllegalAction, match="or it has shown something"):
        state.record.take_back("south", agreed=True)


# -- a copy that goes on, and what a seat has been told ----------------------------------------------------------


def test_a_trial_goes_on_as_the_game_would_and_leaves_it_alone() -> None:
    state = played(4)
    before = text_of(state)
    trial = state.trial()
    for _ in range(4):
        trial.apply(trial.choices()[0])
    assert text_of(state) == before
    for _ in range(4):
        state.apply(state.choices()[0])
    assert text_of(state) == text_of(trial)
    assert state == trial


def test_a_seat_counts_the_lines_it_has_been_told_and_no_others() -> None:
    state = meijin.new("cat_battles", seed=7, mode="full")
    assert state.record is not None
    lines, _ = state.record.feed_since("north", 0)
    state.apply("boss suko", "south")
    assert state.record.feed_since("north", 0)[0] == lines
    told, news = state.record.feed_since("south", lines)
    assert told == lines + len(news) > lines


def test_lines_are_the_same_however_often_and_from_where_they_are_asked_for() -> None:
    state = meijin.new("crossover", players=2, seed=7)
    rng = Rng(3)
    known = 0
    heard: list[tuple[str, dict[str, object]]] = []
    for _ in range(60):
        (seat, *_) = state.deciders
        state.apply(state.choices(seat)[rng.below(len(state.choices(seat)))], seat)
        assert state.record is not None
        known, news = state.record.feed_since("blue", known)
        heard += news
        assert state.record.feed("blue") == heard
        assert state.record.feed_since("blue", known - 1)[1] == heard[-1:]
        assert known == len(heard)


def test_once_the_game_is_over_all_lines_are_given() -> None:
    state = meijin.new("cat_battles", seed=7, mode="full")
    state.apply("boss suko", "south")
    state.apply("resign", "north")
    assert state.record is not None
    lines, told = state.record.feed_since("north", 3)
    assert lines == len(told) == len(state.record.log)


def test_the_commitment_of_a_table_stands_in_the_record() -> None:
    state = played(2)
    assert state.record is not None
    state.record.commitment = "c0ffee"
    again = record.parse(text_of(state))
    assert again.record is not None
    assert again.record.commitment == "c0ffee"
    assert "commitment" not in text_of(played(2))


# -- files --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("load", [record.load, meijin.Scenario.load])
def test_only_ordinary_files_of_a_reasonable_size_are_read(
    load: Callable[[Path], object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(MeijinError, match="no ordinary file"):
        load(tmp_path)
    monkeypatch.setattr("meijin.kernel.files.LARGEST", 99)
    (tmp_path / "large").write_text("x" * 100, encoding="utf-8")
    with pytest.raises(MeijinError, match="large is larger than 99 bytes"):
        load(tmp_path / "large")


def test_a_byte_order_mark_is_no_part_of_a_scenario(tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text('game = "go_out"\nflow = { phase = "match" }\n', encoding="utf-8-sig")
    assert meijin.Scenario.load(file).game == "go_out"


@pytest.mark.parametrize("game", ["ganymede", "go_out", "cat_battles"])
def test_a_scenario_without_a_flow_is_told_of_one_that_can_be_used(game: str) -> None:
    with pytest.raises(ScenarioError, match="needs a flow, such as: flow = ") as refusal:
        meijin.Scenario(game).state()
    flow = tomllib.loads(str(refusal.value).partition(": ")[2])["flow"]
    assert meijin.Scenario(game, flow=flow).state().choices()


def test_refusals_repeat_no_more_than_a_line() -> None:
    endless = "x" * 10_000
    position: dict[str, Any] = {"game": "ganymede", "flow": {"phase": "initial"}}
    faults: list[dict[str, Any]] = [
        {"game": endless},
        {endless: 1},
        {"zones": {endless: {}}},
        {"zones": endless},
        {"zones": {"red": {"row": [endless]}}},
        {"zones": {"red": {"row": [f"red_5#{endless}"]}}},
        {"counters": {"red": {endless: 1}}},
        {"flow": {"phase": endless}},
        *({"game": game, "flow": {endless: 1}} for game in ("ganymede", "go_out", "cat_battles")),
    ]
    for wrong in faults:
        with pytest.raises(MeijinError) as refusal:
            meijin.Scenario.from_dict(position | wrong).state()
        assert len(str(refusal.value)) < 400
    for text in (
        f"meijin record {endless}",
        f"meijin record 1\n{endless}",
        f"meijin record 1\ngame: {endless}\nseed: 1",
    ):
        with pytest.raises(MeijinError) as refusal:
            record.parse(text)
        assert len(str(refusal.value)) < 400


def test_a_whole_record_that_cannot_be_played_was_made_with_other_cards() -> None:
    by_hand = "meijin record 1\ngame: ganymede\nplayers: 2\nseed: 1\noption start_seat: red\n1 red dance"
    with pytest.raises(RecordError, match=r"^line 6: action 'red dance' cannot be carried out") as refused:
        record.parse(by_hand)
    assert "other cards" not in str(refused.value)
    with pytest.raises(RecordError, match="the record is whole, so it was made with other cards"):
        record.parse(f"{by_hand}\nend: {record._checksum(by_hand.splitlines())}\n")
