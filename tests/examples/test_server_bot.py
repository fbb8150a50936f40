"""The example of a bot plays from outside, and its guide quotes it word for word."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import indent
from typing import Any

import httpx
import pytest
from websockets.sync.server import ServerConnection, serve

import meijin
from examples import server_bot

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "server_bot.py"
GUIDE = (ROOT / "docs" / "bot-api.md").read_text(encoding="utf-8")
QUOTES: list[str] = re.findall(r"^```python\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


@contextmanager
def real_server(folder: Path) -> Iterator[str]:
    meijin = str(Path(sys.executable).with_name("meijin"))
    command = [meijin, "serve", "--port", "0", "--database", str(folder / "meijin.db")]
    log = folder / "server.log"
    with log.open("w") as said:
        process = subprocess.Popen(command, stdout=said, stderr=subprocess.STDOUT)
    try:
        give_up = time.monotonic() + 30
        while not (address := re.search(r"Meijin is at (http://[^/\s]+)", log.read_text())):
            assert process.poll() is None and time.monotonic() < give_up, log.read_text()
            time.sleep(0.05)
        yield address[1]
    finally:
        process.terminate()
        try:
            process.wait(20)
        finally:
            process.kill()


def token_of_a_new_guest(server: str) -> str:
    with httpx.Client(base_url=server) as browser:
        browser.post("/api/session").raise_for_status()
        return str(browser.post("/api/tokens", json={"name": "a bot"}).raise_for_status().json()["token"])


def bot(server: str, table: str, token: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(EXAMPLE), server, table]
    return subprocess.Popen(command, env={**os.environ, "MEIJIN_TOKEN": token}, stdout=subprocess.PIPE, text=True)


def test_two_bots_play_a_whole_game_at_a_real_server(tmp_path: Path) -> None:
    with real_server(tmp_path) as server:
        tokens = [token_of_a_new_guest(server) for _ in range(2)]
        headers = {"Authorization": f"Bearer {tokens[0]}"}
        table = httpx.post(f"{server}/api/tables", json={"game": "ganymede"}, headers=headers).raise_for_status().json()
        players = [bot(server, table["id"], token) for token in tokens]
        try:
            told = [player.communicate(timeout=60)[0] for player in players]
        finally:
            for player in players:
                player.kill()
        record = httpx.get(f"{server}/api/tables/{table['id']}/record").raise_for_status().text
        report = httpx.post(f"{server}/api/verify", content=record.encode()).raise_for_status().json()
    assert report["gifts"] == {"red": "number", "green": "number"}, "both programs took part in the shuffle"
    assert [player.returncode for player in players] == [0, 0]
    returns = [ast.literal_eval(text) for text in told]
    assert returns[0] == returns[1]
    assert list(returns[0]) == [seat["seat"] for seat in table["seats"]]
    assert sum(returns[0].values()) == 1
    kept = tmp_path / "game.meijin"
    kept.write_text(record, encoding="utf-8")
    assert meijin.load(kept).returns() == tuple(returns[0].values())


def stands_in(table: str) -> bool:
    """Whether a bot of the server plays on for somebody."""
    return any(seat["stand_in"] for seat in httpx.get(table).raise_for_status().json()["seats"])


def test_a_bot_that_was_too_slow_comes_back_and_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    choose = server_bot.choose
    asked: list[list[Any]] = []
    here: list[str] = []

    def slowly(view: Any, choices: list[Any]) -> Any:
        asked.append(choices)
        while len(asked) == 1 and not stands_in(here[0]):
            time.sleep(0.05)
        return "resign" if len(asked) > 1 else choose(view, choices)

    monkeypatch.setattr(server_bot, "choose", slowly)
    with real_server(tmp_path) as server:
        other, own = ({"Authorization": f"Bearer {token_of_a_new_guest(server)}"} for _ in range(2))
        wanted = {"game": "ganymede", "options": {"start_seat": "red"}, "clock": {"pace": "move", "seconds": 1}}
        table = httpx.post(f"{server}/api/tables", json={**wanted, "seat": "green"}, headers=other).json()["id"]
        httpx.put(f"{server}/api/tables/{table}/ready", json={"ready": True}, headers=other).raise_for_status()
        monkeypatch.setitem(server_bot.HEADERS, "Authorization", own["Authorization"])
        server_bot.sit(f"{server}/api/tables/{table}", "")
        here.append(f"{server}/api/tables/{table}")
        server_bot.play(here[0])
        record = httpx.get(f"{server}/api/tables/{table}/record").raise_for_status().text
    assert len(asked) == 2
    assert " red resign\n" in record
    assert ast.literal_eval(capsys.readouterr().out) == {"red": 0.0, "green": 1.0}


TABLE: dict[str, Any] = {"status": "running", "collecting": None, "seats": []}


class Host:
    """A server that loses its first connection after it has heard an action, before it answers."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def __call__(self, socket: ServerConnection) -> None:
        asked: dict[str, Any] = {"type": "update", "view": {}, "over": None}
        asked["prompt"] = {"asked": "first", "choices": [{"action": "pass", "says": ""}], "resign": False}
        socket.send(json.dumps({"type": "hello", "seat": "red", "table": TABLE, "update": asked, "chat": []}))
        try:
            self.heard.append(json.loads(socket.recv(timeout=5)))
        except TimeoutError:
            self.heard.append({"type": "nothing", "id": ""})
        if len(self.heard) == 1:
            socket.close(1012)
            return
        socket.send(json.dumps({"type": "receipt", "id": self.heard[-1]["id"], "again": True}))
        over = {"reason": "", "returns": {"red": 1.0, "blue": 0.0}, "seed": "", "forfeited": []}
        socket.send(json.dumps(asked | {"prompt": None, "over": over}))
        socket.recv(timeout=10)


def test_after_a_lost_connection_the_same_message_is_sent_again(capsys: pytest.CaptureFixture[str]) -> None:
    host = Host()
    with serve(host, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            port = server.socket.getsockname()[1]
            server_bot.play(f"http://127.0.0.1:{port}/api/tables/one")
        finally:
            server.shutdown()
            thread.join(10)
    assert host.heard == [{"type": "act", "id": "first", "action": "pass", "asked": "first"}] * 2
    assert capsys.readouterr().out == "{'red': 1.0, 'blue': 0.0}\n"


def test_the_guide_quotes_the_example() -> None:
    assert len(QUOTES) > 3


def test_the_options_in_the_guide_can_be_chosen() -> None:
    said = [json.loads(body)["options"] for body in re.findall(r"`(\{\"options\": \{.+?\}\})`", GUIDE)]
    assert said
    for options in said:
        meijin.new("crossover", **options)


@pytest.mark.parametrize("quote", QUOTES, ids=[quote.split("\n")[0].strip() for quote in QUOTES])
def test_a_quote_is_true(quote: str) -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    assert any(indent("\n" + quote, " " * spaces) in source for spaces in range(0, 24, 4))
