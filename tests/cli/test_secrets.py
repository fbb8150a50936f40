"""A person's screen shows what their seat may see, and nothing else."""

from __future__ import annotations

import itertools
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import meijin as library
from meijin.games.ganymede.state import Ganymede
from meijin.kernel import record
from meijin.kernel.generator import Rng
from meijin.kernel.record import Record
from meijin.kernel.state import State

Meijin = Callable[..., subprocess.CompletedProcess[str]]
Play = Callable[..., str]
BACK = "▒▒▒▒▒▒"


def boxes(screen: str, camp: str) -> list[str]:
    """The ranks of the cards drawn below a camp's line, face-down ones as BACK."""
    lines = screen.splitlines()
    place = next(number for number, line in enumerate(lines) if re.match(rf"[▸ ] {camp}\b", line))
    if "╭" not in lines[place + 1]:
        return []
    return [inside.strip() for inside in re.findall(r"[│┊]([^│┊]{6})[│┊]", lines[place + 2])]


def ranks(state: State, cards: list[int], known: set[str]) -> list[str]:
    names = [state.setup.cards[card] for card in cards]
    return [state.setup.game.card_face(name).corner if name in known else BACK for name in names]


def face_up(game: Record, ply: int) -> set[str]:
    """In battle what Green draws lies face down until the Showdown; its first card and those it has shown do not."""
    shown: set[int] = set()
    last = game.branch(ply)
    assert isinstance(last, Ganymede)
    row = last.row[1]
    if last.view()["phase"] == "draw":
        for state, seat, said, _ in itertools.islice(game.replay(), ply):
            assert isinstance(state, Ganymede)
            if said == "flip" and seat == 1 and state.round == last.round:
                shown.add(state.row[1][-1])
        row = [card for place, card in enumerate(row) if place == 0 or card in shown]
    return {last.setup.cards[card] for card in row}


@pytest.mark.parametrize("seed", [0, 1, 2, 5])
def test_in_battle_the_opponents_face_down_cards_stay_face_down(meijin: Meijin, tmp_path: Path, seed: int) -> None:
    """Every screen of a whole battle, held against the true position from the saved record."""
    words = ["--seed", str(seed), "--start-seat", "green", "--save", "game.meijin"]
    played = meijin("play", "ganymede", *words, lines=["1"] * 200)
    game = record.load(tmp_path / "game.meijin").record
    assert game is not None
    screens = re.split(r"(?:[01]-\d|Enter: \w+) > 1\n", played.stdout)[:-1]
    mine = [ply for ply, (seat, _) in enumerate(game.actions) if seat == 0]
    backs = 0
    for ply, screen in zip(mine, screens, strict=True):
        state = game.branch(ply)
        assert isinstance(state, Ganymede)
        known = face_up(game, ply)
        board = screen[screen.rindex("Ganymede ·") :]
        assert boxes(board, "Green") == ranks(state, state.row[1], known)
        backs += board.count(f"│{BACK}│") // 2
        if state.view()["phase"] == "draw":
            title = {name: state.setup.game.card_face(name).title for name in state.setup.cards}
            for name in known.symmetric_difference(state.setup.cards[card] for card in state.row[1]):
                told = screen.count(f"Green draws {title[name]}.")
                assert told <= [title[each] for each in known].count(title[name])
    assert backs


@pytest.mark.parametrize("mode", ["battle", "trio"])
def test_a_screen_is_the_same_in_every_world_its_seat_cannot_tell_apart(play: Play, mode: str) -> None:
    """Other hidden cards, the same screen: so nothing of them can be on it."""
    rng = Rng(1)
    state = library.new("ganymede", seed=9, mode=mode, feed="full")
    differed = 0
    while state.deciders and len(state.record.actions) < 20:  # type: ignore[union-attr]
        seat = state.deciders[0]
        world = state.sample(seat, rng)
        world.record = state.record
        if world != state:
            differed += 1
            seats = ["human"] * state.setup.players
            assert play(world, "?", seats=seats) == play(state, "?", seats=seats)
        legal = state.legal(seat)
        state.apply(legal[rng.below(len(legal))], seat)
    assert differed > 5
