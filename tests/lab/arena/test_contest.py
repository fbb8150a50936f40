"""Contests: blocks that cancel out luck, files from which they go on, and words that are not understood."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from meijin.bots.search.tree import ranked
from meijin.cli.arena import told
from meijin.kernel.errors import MeijinError
from meijin.kernel.generator import Rng
from meijin.kernel.knowledge import knowledge_of
from meijin.kernel.registry import find
from meijin.lab.arena.blocks import Block, Terms, fair_share, play_block, seatings
from meijin.lab.arena.contest import Contest, Result, play_contest
from meijin.lab.arena.contestants import contestant
from meijin.lab.workers import Processes


def contest(first: str = "random", second: str = "random", game: str = "ganymede", **options: object) -> Contest:
    return Contest(first, second, Terms(find(game), options, None, 3), 0.05)


def played(wanted: Contest, blocks: int, file: Path | None = None) -> Result:
    return list(play_contest(wanted, 0, blocks, Processes(1, forked=True), file))[-1]


@pytest.mark.parametrize(
    ("game", "options", "players", "seats", "fair"),
    [
        ("ganymede", {"mode": "battle"}, 2, [0b01, 0b10], 1 / 2),
        ("ganymede", {"mode": "trio"}, 3, [0b011, 0b100], 1 / 2),
        ("ganymede", {"mode": "coop"}, 2, [0b11, 0], 1 / 2),
        ("go_out", {}, 4, [1, 2, 4, 8], 1 / 4),
    ],
)
def test_the_first_bot_sits_on_every_side_once(
    game: str, options: dict[str, object], players: int, seats: list[int], fair: float
) -> None:
    setup = find(game).prepare(players, options)
    assert seatings(setup) == seats
    assert fair_share(setup) == fair


def test_the_second_bot_says_where_it_would_have_chosen_alike() -> None:
    """Greedy differs from itself only where ratings are equal, as for equal cards."""
    terms = Terms(find("ganymede"), {}, None, 3)
    greedy, chance = contestant("greedy", terms.game), contestant("random", terms.game)
    with_itself = play_block(terms, greedy, greedy, 0, compare=True)
    with_chance = play_block(terms, chance, greedy, 0, compare=True)
    assert with_itself.agreed > 0.75 * with_itself.decisions > 0
    assert with_chance.agreed < 0.5 * with_chance.decisions
    assert play_block(terms, greedy, chance, 0, compare=False).decisions == 0


@pytest.mark.parametrize("mode", ["battle", "coop", "trio"])
def test_greedy_is_stronger_than_random(mode: str) -> None:
    result = played(contest("greedy", "random", mode=mode), 60)
    assert result.verdict == "passed"


def test_a_contest_goes_on_from_its_file_and_ends_alike(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    all_at_once = played(contest(), 6, whole)
    played(contest(), 3, parts)
    with parts.open("a") as stream:
        stream.write('{"shares": [0.0')  # killed while it wrote
    again = played(contest(), 6, parts)
    assert again == all_at_once
    assert parts.read_text() == whole.read_text()


def test_what_has_been_decided_is_not_played_on(tmp_path: Path) -> None:
    file = tmp_path / "decided"
    once = played(contest("random", "greedy"), 60, file)
    assert once.verdict == "failed"
    assert played(contest("random", "greedy"), 60, file) == once


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('{"arena": 1}\n', "is of another contest"),
        ("[]\n", "is of another contest: it says nothing of one"),
        ("no contest\n", "is no contest of the arena"),
    ],
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str, problem: str) -> None:
    file = tmp_path / "other"
    file.write_text(text)
    with pytest.raises(MeijinError, match=problem):
        played(contest(), 2, file)
    assert file.read_text() == text


@pytest.mark.parametrize(
    "row",
    [
        "7",
        '{"shares": 7, "agreed": 0, "decisions": 0}',
        '{"shares": [7.0, -3], "agreed": 0, "decisions": 0}',
        '{"shares": [NaN, 1.0], "agreed": 0, "decisions": 0}',
        '{"shares": [1.0], "agreed": 0, "decisions": 0}',
        '{"shares": [1.0, 0.0], "agreed": 9, "decisions": -5}',
    ],
)
def test_a_line_that_is_no_block_is_named(tmp_path: Path, row: str) -> None:
    file = tmp_path / "kept"
    played(contest(), 1, file)
    with file.open("a") as stream:
        stream.write(f"{row}\n")
    with pytest.raises(MeijinError, match="line 3, is no block of the arena: it has 2 shares from 0 to 1"):
        played(contest(), 2, file)


@pytest.mark.parametrize(
    ("deed", "problem"),
    [("os._exit(3)", "has ended its process in the middle of a game"), ("sys.exit(0)", "SystemExit")],
)
def test_a_bot_that_ends_its_process_ends_the_contest_with_a_word(tmp_path: Path, deed: str, problem: str) -> None:
    file = tmp_path / "leaving.py"
    lines = ["import os, sys", "from meijin.bots import Bot", "class Leaving(Bot):", '    name = "leaving"']
    file.write_text("\n".join([*lines, "    def choose(self, knowledge, rng):", f"        {deed}", ""]))
    with pytest.raises(MeijinError, match=problem):
        played(contest(f"{file}:Leaving", "random"), 2)


def test_a_bot_whose_file_was_changed_is_another_bot(tmp_path: Path) -> None:
    bot, file = tmp_path / "mine.py", tmp_path / "kept"
    lines = ["from meijin.bots import Bot", "class Mine(Bot):", "    def choose(self, knowledge, rng):"]
    bot.write_text("\n".join([*lines, "        return knowledge.legal[0]", ""]))
    played(contest(f"{bot}:Mine"), 1, file)
    assert len(played(contest(f"{bot}:Mine"), 2, file).blocks) == 2
    bot.write_text("\n".join([*lines, "        return knowledge.legal[-1]", ""]))
    with pytest.raises(MeijinError, match="since it was begun, what stands in the file of a bot was changed; name an"):
        played(contest(f"{bot}:Mine"), 3, file)


def test_by_earlier_rules_it_is_another_contest(tmp_path: Path) -> None:
    file, game = tmp_path / "contest", find("ganymede")
    before = Contest("random", "random", Terms(game, {}, None, 3, edition=1), 0.05)
    assert before.terms.prepare().edition == before.header["edition"] == 1
    played(before, 1, file)
    with pytest.raises(MeijinError, match=f"edition is 1 there and {game.edition} here"):
        played(contest(), 1, file)
    assert len(played(before, 2, file).blocks) == 2


def test_another_seed_is_another_contest(tmp_path: Path) -> None:
    file = tmp_path / "kept"
    played(contest(), 1, file)
    other = Contest("random", "random", Terms(find("ganymede"), {}, None, 4), 0.05)
    with pytest.raises(MeijinError, match="seed is 3 there and 4 here"):
        played(other, 1, file)


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ("nobody", "there is no bot 'nobody'"),
        ("greedy@5i", "takes no budget"),
        ("search@", "no budget"),
        ("search@1.5i", "no budget"),
        ("search@" + "9" * 400 + "i", "no budget"),
        ("search@3601s", "cannot think for 3601.0 seconds; at most 3,600"),
        ("search@5i+speed=1", "is no setting of a search; there are explore"),
        ("search@5i+turns=many", "turns of a search is a whole number, not 'many'"),
        ("search@5i+tree=1", "tree of a search is from 0 to 0.999, not 1.0"),
        ("search@5i+slip=0.1", "'slip' is no setting of a search"),
        ("clairvoyant@0i", "something to think with"),
    ],
)
def test_contestants_that_make_no_sense_are_refused(said: str, problem: str) -> None:
    with pytest.raises(MeijinError, match=problem):
        contestant(said, find("ganymede"))


@pytest.mark.parametrize(("mode", "stronger"), [("battle", 0.55), ("coop", 0.525)])
def test_where_all_play_together_a_lead_shows_in_half_of_the_games(mode: str, stronger: float) -> None:
    assert contest("greedy", mode=mode).stronger == pytest.approx(stronger)


def test_where_all_play_together_the_wins_of_both_are_told() -> None:
    """With the first bot three of four games are won, with the second one."""
    shares = [(1.0, 1.0), (1.0, 1.0), (1.0, 0.0), (0.0, 1.0)]
    result = contest("greedy", mode="coop").result([Block(number, each, 0, 0) for number, each in enumerate(shares)])
    assert result.apart == (0.75, 0.25)
    assert "greedy wins 75 % of its games, random 25 %" in told(result)


def test_the_result_is_told_to_scripts() -> None:
    told = json.loads(json.dumps(played(contest("random", "greedy"), 2).to_dict()))
    assert (told["blocks"], told["games"], told["fair"], told["verdict"]) == (2, 4, 0.5, "open")
    assert 0 <= told["agreement"] <= 1


def test_clairvoyant_answers_what_is_routine_as_any_search_does() -> None:
    """Teams are put together by the rules of thumb: a ceiling that fumbles them would be none."""
    game = find("cat_battles")
    state = game.deal(game.prepare(2, {"mode": "full"}), 5)
    clairvoyant = contestant("clairvoyant@200i", game)
    while state.is_routine(seat := state.deciders[0]):
        best = ranked(knowledge_of(state, seat), Rng(1))[0]
        assert clairvoyant.choose(state, seat, Rng(2)) in best
        state.step(seat, best[0])
