"""Bots of other packages at the terminal, on the server and, with `meijin bot`, from outside: real processes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from meijin import bots
from meijin.cli.outpost import Outpost
from meijin.kernel.errors import MeijinError
from tests.bots.outside import install
from tests.server.process import MEIJIN, ServerProcess

Run = Callable[..., subprocess.CompletedProcess[str]]
PATIENCE = 60.0
MINE = """
from meijin.bots import Bot


class First(Bot):
    def choose(self, knowledge, rng):
        return knowledge.legal[0]


class Choosy(First):
    def plays(self, game):
        return False


class Broken(Bot):
    def choose(self, known, rng):
        return sorted([
            {}["nothing"]
        ])[0]
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the bots are installed."""
    found = tmp_path_factory.mktemp("outside")
    install(found)
    return found


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[ServerProcess]:
    """A server that has them, and is not patient."""
    environment = {"PYTHONPATH": str(folder), "MEIJIN_BUDGET": "0.4"}
    with ServerProcess(f"sqlite:///{folder}/meijin.db", folder, environment=environment) as running:
        yield running


def somebody(server: ServerProcess) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, trust_env=False, timeout=PATIENCE) as client:
        client.post("/api/session").raise_for_status()
        yield client


host = pytest.fixture(somebody, name="host")
guest = pytest.fixture(somebody, name="guest")


def opened(host: httpx.Client, **terms: Any) -> str:
    table = host.post("/api/tables", json={"game": "ganymede", **terms}).raise_for_status().json()
    return f"/api/tables/{table['id']}"


def until(found: Callable[[], Any], what: str) -> Any:
    limit = time.monotonic() + PATIENCE
    while not (value := found()):
        assert time.monotonic() < limit, what
        time.sleep(0.05)
    return value


# -- on the server ----------------------------------------------------------------------------------------------------


def test_the_server_offers_them_and_they_play_there(host: httpx.Client, server: ServerProcess) -> None:
    assert "go_out" in [game["id"] for game in host.get("/api/games").json()["games"]]
    offered = host.get("/api/games/ganymede").json()["bots"]
    house = ["random", "greedy", "novice", "regular", "expert", "meijin"]
    assert offered == ["clumsy", "last", "liar", "sleeper", *house]
    table = opened(host, bots={"red": "last", "green": "random"}, seat=None)
    host.post(f"{table}/start").raise_for_status()
    until(lambda: host.get(table).json()["status"] == "over", "the game does not end")
    assert "the bot misnamed is left out" in server.logged()
    refused = host.post("/api/tables", json={"game": "ganymede", "bots": {"green": "picky"}})
    assert (refused.status_code, refused.json()["reason"].partition(";")[0]) == (
        404,
        "picky cannot play The War Chronicles of Ganymede",
    )


@pytest.mark.parametrize(
    ("bot", "logged"),
    [
        (
            "liar",
            "bot chose what is not allowed game=ganymede table={table} bot=liar reason=\"the bot 'liar' chose -99",
        ),
        (
            "clumsy",
            "bot failed game=ganymede table={table} bot=clumsy reason=\"the bot 'clumsy' has failed: ZeroDivisionError",
        ),
        ("sleeper", "bot too slow game=ganymede table={table} bot=sleeper reason=\"the bot 'sleeper' has thought for"),
    ],
)
def test_where_one_fails_a_bot_of_the_house_plays_on_and_the_server_stays_up(
    host: httpx.Client, server: ServerProcess, bot: str, logged: str
) -> None:
    table = opened(host, bots={"red": bot, "green": bot}, seat=None)
    host.post(f"{table}/start").raise_for_status()
    line = logged.format(table=table.rpartition("/")[2][:8])
    until(lambda: line in server.logged(), "nothing is said of it")
    until(lambda: host.get(table).json()["status"] == "over", "the game does not end")
    assert server.logged().count(line) == 6  # on each seat it was given up after three times
    host.get("/api/games").raise_for_status()


def test_a_bot_that_hangs_stops_nobody_else(folder: Path, tmp_path: Path) -> None:
    environment = {"PYTHONPATH": str(folder), "MEIJIN_BUDGET": "600", "MEIJIN_THINKERS": "1"}
    database = f"sqlite:///{tmp_path}/meijin.db"
    with (
        ServerProcess(database, tmp_path, environment=environment) as running,
        contextmanager(somebody)(running) as host,
    ):
        hanging, table = (opened(host, bots={"red": bot, "green": bot}, seat=None) for bot in ("sleeper", "greedy"))
        host.post(f"{hanging}/start").raise_for_status()
        host.post(f"{table}/start").raise_for_status()
        until(lambda: host.get(table).json()["status"] == "over", "the game does not end")
        assert host.get(hanging).json()["status"] == "running"
        assert "bot too slow" not in running.logged()


# -- from outside -----------------------------------------------------------------------------------------------------


def outpost(
    server: ServerProcess, folder: Path, table: str, player: httpx.Client, *words: str
) -> subprocess.Popen[str]:
    """`meijin bot` at a table, as this player."""
    token = player.post("/api/tokens", json={"name": "a bot"}).raise_for_status().json()["token"]
    place = ["--server", server.url, "--table", table.rpartition("/")[2]]
    env = {**os.environ, "MEIJIN_TOKEN": token, "PYTHONPATH": str(folder), "COLUMNS": "400"}
    return subprocess.Popen(
        [*MEIJIN, "bot", *words, *place], env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def test_a_bot_by_name_and_one_in_a_file_play_a_whole_game(
    host: httpx.Client, guest: httpx.Client, server: ServerProcess, folder: Path
) -> None:
    table = opened(host, seat="red")
    in_a_file = f"{folder / 'outside_bots.py'}:Last"
    players = [
        outpost(server, folder, table, guest, "last", "--seat", "green"),
        outpost(server, folder, table, host, in_a_file),
    ]
    try:
        told = [player.communicate(timeout=PATIENCE) for player in players]
    finally:
        for player in players:
            player.kill()
    assert [(player.returncode, said) for player, (_, said) in zip(players, told, strict=True)] == [(0, "")] * 2
    record = host.get(f"{table}/record").raise_for_status().text
    assert host.post("/api/verify", content=record).json()["gifts"] == {"red": "number", "green": "number"}
    result = host.get(f"{table}").json()
    assert result["status"] == "over"
    assert all(sorted(line.split(": ")[1] for line in out.splitlines()) == ["0", "1"] for out, _ in told)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["liar"], "the bot 'liar' chose -99 for green; allowed:"),
        (["clumsy"], "outside_bots.py:32: ZeroDivisionError"),
        (["sleeper", "--seconds", "0.2"], "the bot 'sleeper' has thought for more than 0.2 seconds"),
    ],
)
def test_one_that_fails_from_outside_says_so_at_once_and_leaves_its_seat(
    host: httpx.Client, guest: httpx.Client, server: ServerProcess, folder: Path, words: list[str], says: str
) -> None:
    table = opened(host, seat="red", options={"start_seat": "green"})
    host.put(f"{table}/ready", json={"ready": True}).raise_for_status()
    player = outpost(server, folder, table, guest, *words)
    try:
        said = player.communicate(timeout=PATIENCE)[1]
    finally:
        player.kill()
    assert player.returncode == 2
    assert says in said
    told = "it has left its seat, and the others there may let a bot play on; the same command brings it back"
    assert told in said
    assert [seat["away"] for seat in host.get(table).json()["seats"]] == [False, True]


def test_a_bot_that_was_mended_comes_back_to_the_seat_it_has_left(
    host: httpx.Client, server: ServerProcess, folder: Path
) -> None:
    table = opened(host, bots={"green": "random"}, seat="red")
    for bot, code in [("clumsy", 2), ("last", 0)]:
        player = outpost(server, folder, table, host, bot)
        try:
            out, said = player.communicate(timeout=PATIENCE)
        finally:
            player.kill()
        assert player.returncode == code, said
        assert "the others" not in said  # nobody else sits there
    assert sorted(out.split()) == ["0", "1", "green:", "red:"]


class Heard:
    """The end of a socket at which a server refuses that somebody comes back."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.sent: list[dict[str, Any]] = []

    def send(self, text: str) -> None:
        self.sent.append(json.loads(text))

    def __iter__(self) -> Iterator[str]:
        seat = {"you": True, "user": "me", "away": True, "stand_in": None, "ready": True, "commitment": ""}
        seat["seat"] = "red"
        table = {"seats": [seat], "status": "running", "collecting": None, "clock": None}
        yield json.dumps({"type": "table", "table": table})
        yield json.dumps({"type": "table", "table": table})
        yield json.dumps(
            {"type": "refusal", "id": self.sent[0]["id"], "code": self.code, "reason": "you are out of time"}
        )


def test_a_bot_that_cannot_come_back_says_why_and_tries_again_where_that_helps() -> None:
    post = Outpost("http://127.0.0.1:9", "x", "mjn_x", bots.find("random"), 1.0)
    with pytest.raises(MeijinError, match="the bot cannot come back to its seat: you are out of time"):
        post._converse(cast(Any, Heard("conflict")))
    for _ in range(2):
        heard = Heard("unavailable")
        assert post._converse(cast(Any, heard)) is None
        assert [message["type"] for message in heard.sent] == ["back"]


def test_a_bot_does_not_come_again_to_a_table_that_cannot_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    class Closed:
        def __iter__(self) -> Iterator[str]:
            raise ConnectionClosedError(Close(4410, "the game X has failed"), None)

    monkeypatch.setattr("meijin.cli.outpost.reconnect", lambda *_, **__: iter([Closed()]))
    with pytest.raises(MeijinError, match="the game X has failed"):
        Outpost("http://127.0.0.1:9", "x", "mjn_x", bots.find("random"), 1.0).play()


@pytest.mark.parametrize(
    ("clock", "left", "seconds"),
    [
        (None, None, 20.0),
        ({"pace": "game", "seconds": 600}, 60_000, 2.0),
        ({"pace": "move", "seconds": 60}, 5_000, 2.5),
        ({"pace": "game", "seconds": 600}, 0, 0.005),
        ({"pace": "move", "seconds": 600}, 600_000, 20.0),
    ],
)
def test_a_bot_from_outside_keeps_within_a_share_of_its_own_clock(
    clock: dict[str, Any] | None, left: int | None, seconds: float
) -> None:
    post = Outpost("http://127.0.0.1:9", "x", "mjn_x", bots.find("random"), 20.0)
    seat = {"seat": "red", "you": True, "user": "me", "away": False, "stand_in": None, "ready": True, "commitment": ""}
    table = {"seats": [seat], "status": "running", "collecting": None, "clock": clock}
    post._take_part(cast(Any, None), table)
    faces = [] if left is None else [{"seat": "red", "left": left}, {"seat": "green", "left": 1}]
    assert post._within(faces) == seconds


def test_one_in_a_file_plays_games_against_a_level_and_is_told_how_strong_it_is(
    meijin: Run, host: httpx.Client, server: ServerProcess, tmp_path: Path
) -> None:
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    token = host.post("/api/tokens", json={"name": "a bot"}).raise_for_status().json()["token"]
    words = ["--server", server.url, "--against", "regular", "--game", "ganymede", "--games", "2", "--clock", "300"]
    answer = meijin("bot", "mine.py:First", *words, MEIJIN_TOKEN=token)
    assert answer.returncode == 0, answer.stderr
    first, second, score, rating = answer.stdout.splitlines()
    assert re.fullmatch(r"game 1 of 2, as red: (won|lost)", first)
    assert re.fullmatch(r"game 2 of 2, as green: (won|lost)", second)
    told = r"First against regular in The War Chronicles of Ganymede, 2 games: [\d.]+ % of the win \[.*\], fair is 50 %"
    assert re.fullmatch(told, score)
    assert re.fullmatch(r"rating: .* regular, with 95 % between .* and .*", rating)
    played = host.get("/api/me/tables").raise_for_status().json()["tables"]
    assert [(table["rated"], table["clock"]["seconds"]) for table in played] == [(True, 300)] * 2


def test_what_is_wrong_with_a_challenge_is_said(meijin: Run, host: httpx.Client, server: ServerProcess) -> None:
    token = host.post("/api/tokens", json={"name": "a bot"}).raise_for_status().json()["token"]
    cases = [
        ([], "say where it plays, one of the two: --table ID, or --against NAME with --game GAME"),
        (["--against", "regular", "--table", "x"], "say where it plays"),
        (["--against", "regular"], "--against needs the game"),
        (["--against", "regular", "--game", "ganymede", "--games", "0"], "--games cannot be 0"),
        (["--against", "regular", "--game", "ganymede", "--mode", "coop"], "some play together"),
        (["--against", "regular", "--game", "ganymede", "--clock", "0"], "clock.seconds: it must be from 1"),
        (["--against", "nobody", "--game", "ganymede"], "there is no bot 'nobody'"),
    ]
    for words, says in cases:
        answer = meijin("bot", "random", "--server", server.url, *words, MEIJIN_TOKEN=token, COLUMNS="400")
        assert answer.returncode == 2, answer
        assert says in answer.stderr


def test_what_is_wrong_with_the_order_is_said(meijin: Run, tmp_path: Path, server: ServerProcess) -> None:
    (tmp_path / "mine.py").write_text("from meijin.bots import Bot\nclass Plain: pass\nraise KeyError('x')\n")
    there = ["--server", server.url, "--table", "nowhere"]
    rated = ["--server", server.url, "--against", "novice", "--game", "ganymede"]
    cases = [
        (["random", *there], "", "MEIJIN_TOKEN is not set"),
        (["nobody", *rated], "mjn_x", "there is no bot 'nobody'; installed: random, greedy"),
        (["mine.py:Plain", *rated], "mjn_x", "cannot be loaded from mine.py:Plain: KeyError: 'x'"),
        (["none.py:Plain", *rated], "mjn_x", "none.py is no Python file; say FILE:CLASS, such as my_bot.py:MyBot"),
        (["search@1.5i", *rated], "mjn_x", "'1.5i' is no budget; say 500i for iterations"),
        (["random", "--seconds", "0", *there], "mjn_x", "--seconds cannot be 0"),
        (["random", *there], "mjn_x", "token"),
        (["random", "--server", "http://127.0.0.1:9", "--table", "x"], "mjn_x", "does not answer"),
        (["random", "--server", "nonsense", "--table", "x"], "mjn_x", "'nonsense' is no address of a server; say"),
    ]
    for words, token, says in cases:
        answer = meijin("bot", *words, MEIJIN_TOKEN=token, COLUMNS="400")
        assert answer.returncode == 2, answer
        assert says in answer.stderr
        assert "Traceback" not in answer.stderr


# -- at the terminal --------------------------------------------------------------------------------------------------


def test_at_the_terminal_a_bot_takes_every_seat_that_nobody_is_named_for(
    meijin: Run, folder: Path, tmp_path: Path
) -> None:
    game = ["play", "ganymede", "--seat", "bot:random", "--bots", "last", "--seed", "1", "--save", "game.meijin"]
    answer = meijin(*game, PYTHONPATH=str(folder))
    assert answer.returncode == 0, answer.stderr
    assert "bot:last" in (tmp_path / "game.meijin").read_text(encoding="utf-8")


def test_at_the_terminal_a_bot_that_fails_stops_the_game_which_is_kept(meijin: Run, folder: Path) -> None:
    answer = meijin("play", "ganymede", "--seat", "bot:liar", "--save", "game.meijin", PYTHONPATH=str(folder))
    assert answer.returncode == 1
    assert "The bot 'liar' chose -99 for" in answer.stdout
    assert (
        "meijin play --resume game.meijin (the same bots sit there again, unless --seat names others)" in answer.stdout
    )
    refused = meijin("play", "ganymede", "--bots", "picky", PYTHONPATH=str(folder))
    assert refused.returncode == 2
    assert "picky cannot play The War Chronicles of Ganymede" in refused.stderr


def test_one_file_sits_wherever_a_bot_is_named(meijin: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    played = meijin("play", "ganymede", "--seat", "bot:random", "--bots", "mine.py:First", "--save", "game.meijin")
    assert played.returncode == 0, played.stderr
    assert "bot:mine.py:First" in (tmp_path / "game.meijin").read_text(encoding="utf-8")
    match = meijin("match", "ganymede", "--seat", "bot:mine.py:First", "--bots", "mine.py:First", "--best-of", "1")
    assert match.returncode == 0, match.stderr
    event = meijin("tournament", "simulate", "ganymede", "--players", "4", "--bots", "mine.py:First,random")
    assert (event.returncode, "First 1" in event.stdout) == (0, True), event
    for words in (["play", "ganymede", "--bots"], ["tournament", "simulate", "ganymede", "--bots"]):
        refused = meijin(*words, "mine.py:Choosy")
        assert (refused.returncode, "Choosy cannot play The War Chronicles" in refused.stderr) == (2, True), refused
        refused = meijin(*words, "none.py:First")
        assert (refused.returncode, "none.py is no Python file; say FILE:CLASS" in refused.stderr) == (2, True)


def test_a_failing_file_is_told_by_its_own_line_and_no_record_runs_it_unasked(meijin: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    seats = ["--seat", "bot:random", "--seat", "bot:mine.py:Broken"]
    failed = meijin("play", "ganymede", *seats, "--save", "game.meijin", COLUMNS="400")
    assert failed.returncode == 1
    assert "The bot 'Broken' has failed for green at mine.py:18: KeyError: 'nothing'." in failed.stdout
    assert f"--resume game.meijin {' '.join(seats)} (the same bots" in failed.stdout
    unasked = meijin("play", "--resume", "game.meijin", COLUMNS="400")
    assert unasked.returncode == 2
    assert f"a record alone cannot ask for; add: {' '.join(seats)}" in unasked.stderr
    (tmp_path / "mine.py").write_text(MINE.replace('{}["nothing"]', "known.legal[0]"), encoding="utf-8")
    assert meijin("play", "--resume", "game.meijin", *seats).returncode == 0


def test_a_match_stopped_by_a_bot_says_how_to_go_on(meijin: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    words = ["--seat", "bot:random", "--bots", "mine.py:Broken", "--save", "match.toml"]
    failed = meijin("match", "ganymede", *words, COLUMNS="400")
    assert failed.returncode == 1
    assert "at mine.py:18: KeyError" in failed.stdout
    assert "--resume match.toml --seat bot:random --seat bot:mine.py:Broken (the same bots" in failed.stdout
    assert "a record alone cannot ask for" in meijin("match", "--resume", "match.toml", COLUMNS="400").stderr


def test_the_command_is_a_module_too() -> None:
    answer = subprocess.run([sys.executable, "-m", "meijin", "games"], capture_output=True, text=True, check=True)
    assert "Go Out" in answer.stdout
