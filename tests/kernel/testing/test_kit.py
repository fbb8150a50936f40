"""The kit's own tools: the one call, golden playthroughs, path counts, the command."""

from __future__ import annotations

from pathlib import Path

import pytest

from meijin.kernel.errors import ScenarioError
from meijin.kernel.generator import Rng
from meijin.kernel.record import begin, read_seed
from meijin.kernel.registry import find
from meijin.kernel.testing import CHECKS, ConformanceError, check, golden, paths, variants
from meijin.kernel.testing.__main__ import main
from meijin.kernel.testing.clash import Clash, ClashGame


class Truthful(Clash):
    __slots__ = ()

    def fits(self, seat: int, rng: Rng) -> bool:
        return True


class TruthfulGame(ClashGame):
    state = Truthful


# -- the one call -----------------------------------------------------------------------------------------------------


def test_every_check_is_run_for_every_number_of_players() -> None:
    findings = list(check(ClashGame(), games=1))
    assert [(finding.check, finding.variant) for finding in findings] == [
        (name, players) for players in ("2 players", "3 players") for name in CHECKS
    ]
    assert all(finding.passed and finding.detail == "" for finding in findings)


def test_a_finding_says_what_is_wrong() -> None:
    wrong = next(finding for finding in check(TruthfulGame(), games=2) if not finding.passed)
    assert wrong.check == "samples"
    assert "the hidden counter stake" in wrong.detail
    assert str(wrong).startswith("FAIL samples")
    assert wrong.detail.startswith(f"{__name__}.TruthfulGame ({__file__}): ")  # of another package: where it stands


@pytest.mark.parametrize("name", CHECKS)
def test_a_check_looks_at_as_many_decisions_of_seeds_that_can_be_had_only_once(name: str) -> None:
    setup = variants(ClashGame())[0].setup
    assert CHECKS[name](setup, iter((0, 1))) == CHECKS[name](setup, (0, 1)) > 0


def test_progress_is_told_game_by_game() -> None:
    told: list[tuple[str, str, int, int]] = []
    findings = check(ClashGame(), games=2, on_progress=lambda *now: told.append(now))
    next(findings)
    next(findings)
    total = 2 * len(CHECKS) * 2  # two numbers of players, two games for each check
    assert told == [
        ("ends", "2 players", 0, total),
        ("ends", "2 players", 1, total),
        ("legal", "2 players", 2, total),
        ("legal", "2 players", 3, total),
    ]


def test_a_variant_nobody_can_play_is_reported() -> None:
    class Lonely(ClashGame):
        def make_setup(self, players: int | None, values: object, given: object) -> object:  # type: ignore[override]
            self.refuse_players(players or 0, 0)

    with pytest.raises(ValueError, match="cannot be played by"):
        variants(Lonely())


# -- golden playthroughs ----------------------------------------------------------------------------------------------


def test_a_playthrough_shows_each_viewer_what_it_sees() -> None:
    text = golden.write_playthrough(ClashGame(), {}, seed=1, players=2)
    assert text == golden.write_playthrough(ClashGame(), {}, seed=1, players=2)
    assert text != golden.write_playthrough(ClashGame(), {}, seed=2, players=2)
    lines = text.splitlines()
    (hand,) = [line for line in lines if line.startswith("  [ann] hand ann: count 3; cards")][:1]
    assert hand.count("#") == 3
    assert "  [bob, public] hand ann: count 3" in lines
    assert "  > Ann lays a card face down." in lines  # for everybody
    assert any(line.startswith("  > ann: Ann lays C") for line in lines)


def test_only_lines_that_have_changed_are_given() -> None:
    lines = golden.write_playthrough(ClashGame(), {}, seed=1, players=2).splitlines()
    rounds = [line for line in lines if line.startswith("  [all] round:")]
    assert len(rounds) == len(set(rounds)) > 1


def test_a_difference_is_shown_with_the_lines_around_it() -> None:
    text = golden.write_playthrough(ClashGame(), {}, seed=1, players=2)
    assert golden.compare(text, text, "clash") == ""
    changed = text.replace("[all] points: ann 6; bob 6", "[all] points: ann 6; bob 7")
    shown = golden.compare(text, changed, "clash").splitlines()
    assert shown[:2] == ["--- clash (golden)", "+++ clash (now)"]
    assert "-  [all] points: ann 6; bob 6" in shown
    assert "+  [all] points: ann 6; bob 7" in shown


def test_the_command_writes_three_playthroughs_per_variant(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["golden", str(tmp_path), "ganymede"]) == 0
    written = sorted(path.name for path in (tmp_path / "ganymede").iterdir())
    assert written == [f"{mode}-{number}.txt" for mode in ("battle", "coop", "trio") for number in (1, 2, 3)]
    assert capsys.readouterr().out.count("\n") == 9


@pytest.mark.parametrize(
    ("arguments", "said"), [([], "usage"), (["silver", "x"], "usage"), (["golden", "x", "chess"], "no game 'chess'")]
)
def test_a_wrong_command_is_refused(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert said in capsys.readouterr().err


# -- path counts ------------------------------------------------------------------------------------------------------


def test_seats_that_decide_at_once_are_counted_in_order() -> None:
    """Three cards each to lay, then two stakes each."""
    state = begin(ClashGame().prepare(2, {}), read_seed(1))
    assert [paths.count_paths(state, depth) for depth in range(5)] == [1, 3, 9, 18, 36]


def test_a_wrong_count_is_split_by_first_action() -> None:
    state = begin(find("ganymede").prepare(None, {}), read_seed(1))
    with pytest.raises(paths.PathError, match="36 lines of 2 decisions instead of 35") as caught:
        paths.verify(paths.Counted("picks", state, [6, 35]))
    assert "  pick black_a: 6\n  pick black_2: 6" in str(caught.value)


def test_a_count_across_chance_is_refused() -> None:
    state = begin(ClashGame().prepare(2, {}), read_seed(1))
    with pytest.raises(paths.PathError, match="chance comes in after 'stake 1'"):
        paths.count_paths(state, 5)


def test_a_position_without_a_count_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "paths.toml"
    file.write_text('[[position]]\ntitle = "x"\n')
    with pytest.raises(ScenarioError, match="needs 'title' and 'counts'"):
        paths.load(file, find("ganymede"))


def test_a_line_that_ends_early_counts_as_one() -> None:
    state = begin(find("ganymede").prepare(None, {}), read_seed(1))
    state.apply("resign")
    assert paths.count_paths(state, 3) == 1


def test_the_error_names_seed_ply_and_record() -> None:
    error = ConformanceError("it is wrong", seed=7, ply=3, record="meijin record 1")
    assert str(error) == "it is wrong\nrandom game 7, after 3 actions:\nmeijin record 1"
