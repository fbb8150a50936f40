"""Strength: what is claimed, on which scale, and how it is told. How strong anybody is, no test says."""

from __future__ import annotations

import doctest
import re
from xml.etree import ElementTree

import pytest

from benchmarks.strength import claims as claimed
from benchmarks.strength import ladder
from benchmarks.strength.claims import READER, Claim, claims, kinds
from benchmarks.strength.ladder import Pair
from benchmarks.strength.page import page, pictures
from meijin.kernel.registry import own
from meijin.lab.arena.blocks import Block
from meijin.lab.arena.contest import Result
from meijin.lab.arena.contestants import contestant

CLAIMS = list(claims([game.id for game in own()]))


def played(share: float, blocks: int = 40) -> list[tuple[Claim, Result]]:
    """All contests of Ganymede, in which the first has had so much of every win."""
    return [
        (claim, claim.contest.result([Block(number, (share, share), 3, 4) for number in range(blocks)]))
        for claim in claims(["ganymede"])
    ]


def test_the_examples_of_the_scale_and_of_names() -> None:
    for module in (ladder, claimed):
        tried = doctest.testmod(module)
        assert tried.attempted and not tried.failed


def test_every_claim_has_a_file_of_its_own_and_bots_that_can_play() -> None:
    assert len({claim.file for claim in CLAIMS}) == len(CLAIMS)
    for claim in CLAIMS:
        for name in (claim.contest.first, claim.contest.second):
            contestant(name, claim.game)


def test_the_best_is_measured_in_every_kind_of_game_and_the_ladder_in_the_usual_one() -> None:
    told = {(claim.game.id, claim.kind, claim.contest.first) for claim in CLAIMS}
    for game in own():
        usual, *others = kinds(game)
        assert {(game.id, kind, "meijin") for kind in (usual, *others)} <= told
        assert {(game.id, usual, level) for level in ("novice", "regular", "expert")} <= told


def test_whoever_has_read_the_lesson_meets_the_weakest_level_often_enough_to_tell_how_much_it_wins() -> None:
    met = [claim for claim in CLAIMS if claim.contest.first == READER]
    assert [claim.game.id for claim in met] == [game.id for game in own()]
    assert {claim.contest.second for claim in met} == {"novice"}
    assert all(claim.file.name.endswith("-reader-novice.arena") and claim.least >= 200 for claim in met)


def test_more_evidence_counts_for_more() -> None:
    sure, unsure = Pair("a", "b", 0.75, 0.01, 0.5), Pair("a", "b", 0.5, 0.2, 0.5)
    ratings = ladder.ladder([sure, unsure], "b")
    assert ratings["a"][0] == pytest.approx(1500 + sure.lead, abs=10)


def test_the_page_tells_how_far_the_best_has_come() -> None:
    told = page(played(0.75))
    assert "75.0 % [" in told
    assert "| passed | 75 % |" in told  # three of four decisions alike
    assert told.count("| `meijin arena ") == len(list(claims(["ganymede"])))
    assert "**not passed**" in page(played(0.4))


def test_where_all_play_together_the_page_tells_how_often_each_beats_the_game() -> None:
    """Both of them always win: the game is beaten, and neither is the better one."""
    together = next(claim for claim in CLAIMS if claim.kind == "coop-2" and claim.first == "meijin")
    told = page([(together, together.contest.result([Block(n, (1.0, 0.0), 3, 4) for n in range(40)]))])
    assert re.search(r"coop-2 \| 50 % \| 50.0 % \[[\d., ]+\] \(wins 100 %, `greedy` 100 %\) \| passed \|", told)
    assert told.count("**not passed**") == 1  # among the contests


def test_the_page_tells_of_a_beginners_first_games_and_calls_the_reader_by_name() -> None:
    told = page(played(0.65))
    assert re.search(r"\| 80 \| 65.0 % \[[\d., ]+\] \| 50 % \| 65 % \|", told)
    assert ", reader " in told.partition("## Ratings")[2]


def test_the_pictures_are_well_formed() -> None:
    drawn = pictures(played(0.75))
    assert sorted(drawn) == ["strength-ladder.svg", "strength-reliability.svg"]
    for picture in drawn.values():
        assert ElementTree.fromstring(picture).tag.endswith("svg")
