"""High Card, installed like any package: its matches and tournaments, on paper and live on a server, with bots."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from examples.high_card import high_card
from tests import fresh
from tests.server.process import ServerProcess

Meijin = Callable[..., subprocess.CompletedProcess[str]]
PATIENCE = 60.0


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("high_card")


@pytest.fixture(scope="module")
def python(folder: Path) -> Path:
    """The Python of an environment with the game."""
    made = fresh.environment(folder / "env")
    fresh.install(made, Path(high_card.__file__).parents[1])
    return made


@pytest.fixture(scope="module")
def meijin(python: Path, folder: Path) -> Meijin:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        done = fresh.run(python, folder, "meijin", *words)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
        return done

    return run


def test_a_match_of_it(meijin: Meijin) -> None:
    played = meijin("match", "high_card", "--seat", "bot:greedy", "--seat", "bot:random", "--save", "m.match")
    assert " wins the match 2-" in played.stdout


def test_a_tournament_of_it_on_paper(meijin: Meijin) -> None:
    def cup(task: str, *words: str) -> str:
        return meijin("tournament", task, "cup.json", *words).stdout

    cup("new", "--name", "Cup", "--game", "high_card", "--mode", "free", "--rounds", "1")
    cup("add", "Ann", "Ben", "Cleo", "Dan", "--here")
    cup("close")
    cup("pair", "--publish")
    cup("start")
    cup("report", "1", "2-1")
    cup("report", "2", "2-0")
    cup("close-round")
    cup("finish")
    assert "Ann" in cup("standings")
    assert "OK" in cup("verify")


def test_bots_play_a_tournament_of_it(meijin: Meijin) -> None:
    assert "greedy 1" in meijin("tournament", "simulate", "high_card", "--players", "4").stdout


def test_bots_play_a_tournament_of_it_live(python: Path, folder: Path) -> None:
    with (
        ServerProcess(f"sqlite:///{folder}/meijin.db", folder, python=python) as server,
        httpx.Client(base_url=server.url, timeout=PATIENCE) as client,
    ):

        def ask(method: str, path: str, body: object = None) -> Any:
            answer = client.request(method, path, json=body)
            assert answer.is_success, answer.text
            return answer.json()

        def order(type_: str, **fields: object) -> None:
            ask("POST", f"/api/events/{event}/orders", {"command": {"type": type_, **fields}})

        def open_matches() -> list[Any]:
            return [each for each in ask("GET", f"/api/events/{event}")["rounds"][0]["matches"] if each["kind"] is None]

        line = next(each for each in ask("GET", "/api/games")["games"] if each["id"] == "high_card")
        plain = {"open_lists": False, "final_table": False, "require_cross": False, "break_minutes": 10}
        swiss = {**plain, "best_of": 3, "round_minutes": 10, "tiebreak_set": "TB", "deck_lists": "none"}
        robin = {**swiss, "tiebreak_set": "RR"}
        usual = {
            level: {
                "swiss": {**swiss, "auto_confirm": sure, "spectator_delay_s": delay},
                "round_robin": {**robin, "auto_confirm": sure, "spectator_delay_s": delay},
            }
            for level, sure, delay in (("store", True, 0), ("premier", False, 120))
        }
        formats = ["swiss", "round_robin"]
        assert line["tournament"] == {"formats": formats, "lists": False, "sides": [], "usual": usual}
        ask("POST", "/api/session")
        wanted = {
            "name": "Friday",
            "game": "high_card",
            "mode": "free",
            "rounds": 1,
            "settings": {"result_mode": "live"},
        }
        event = ask("POST", "/api/events", wanted)["id"]
        order("open")
        bots = [{"name": f"Robot {number}", "bot": "greedy", "check_in": True} for number in range(4)]
        ask("POST", f"/api/events/{event}/players", {"players": bots})
        for step in ("close_registration", "pair", "publish", "start_clock"):
            order(step)
        limit = time.monotonic() + PATIENCE
        while open_matches() and time.monotonic() < limit:
            time.sleep(0.1)
        assert open_matches() == []
        for step in ("close_round", "finish"):
            order(step)
        view = ask("GET", f"/api/events/{event}")
        assert view["event"]["phase"] == "finished"
        assert sorted(each["place"] for each in view["standings"]) == [1, 2, 3, 4]
