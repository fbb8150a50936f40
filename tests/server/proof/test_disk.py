"""A disk that takes nothing: said at the start and while the server runs; nothing is acknowledged and not kept."""

from __future__ import annotations

import asyncio
import ctypes
import os
import resource
import subprocess
from pathlib import Path

import httpx
import pytest

from tests.server.process import MEIJIN, ServerProcess
from tests.server.proof.conftest import StartServer
from tests.server.proof.harness.people import Person, Street

PATIENCE = 30.0
CAP_DAC_OVERRIDE, PR_CAPBSET_DROP = 1, 24


def as_anybody() -> None:
    """What is read-only is so for root too, who may run the tests."""
    if os.geteuid() == 0:
        ctypes.CDLL(None).prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0)


@pytest.mark.parametrize("what", ["file", "folder"])
def test_a_database_that_may_not_be_written_is_said_at_the_start(tmp_path: Path, what: str) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    path = folder / "meijin.db"
    subprocess.run([*MEIJIN, "db", "upgrade", "--database", str(path)], check=True, capture_output=True, timeout=60)
    before = path.read_bytes()
    (path if what == "file" else folder).chmod(0o444 if what == "file" else 0o555)
    try:
        command = [*MEIJIN, "serve", "--port", "0", "--database", str(path)]
        told = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60, preexec_fn=as_anybody)
    finally:
        folder.chmod(0o755)
    assert told.returncode != 0
    assert f"{path} cannot be written; give a file in a folder that is yours" in told.stderr
    assert "Traceback" not in told.stderr + told.stdout
    assert path.read_bytes() == before


async def full(server: ServerProcess, file: Path) -> None:
    async with Street(server) as street:
        ann = await street.guest()
        lists = []
        lists.append(await keep(ann, 0))
        files = [file, file.with_name(f"{file.name}-wal")]
        soft, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        most = max(each.stat().st_size for each in files)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, hard))  # no file grows beyond that
        number = 1
        async with asyncio.timeout(PATIENCE):
            while (answer := await ask(ann, number)).status_code != 503:
                assert answer.is_success
                lists.append(answer.json()["id"])
                number += 1
        assert answer.json()["code"] == "unavailable"
        health = await street.nobody().request("GET", "/healthz")
        assert (health.status_code, health.json()) == (
            503,
            health.json() | {"status": "failing", "database": "failing"},
        )
        assert await kept(ann) == set(lists), "what is there can still be read"
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (soft, hard))  # somebody has made room
        async with asyncio.timeout(PATIENCE):
            while (await street.nobody().request("GET", "/healthz")).status_code != 200:
                await asyncio.sleep(0.1)
        lists.append(await keep(ann, number))
        server.kill()
        await asyncio.to_thread(server.start)
        assert await kept(ann) == set(lists)


async def ask(ann: Person, number: int) -> httpx.Response:
    text = "\n".join(f"1 card {number}-{each}" for each in range(200))
    return await ann.request("POST", "/api/me/lists", {"game": "crossover", "name": f"Deck {number}", "text": text})


async def keep(ann: Person, number: int) -> str:
    answer = await ask(ann, number)
    assert answer.is_success, answer.text
    return str(answer.json()["id"])


async def kept(ann: Person) -> set[str]:
    return {each["id"] for each in (await ann.ask("GET", "/api/me/lists"))["lists"]}


async def test_a_full_disk_is_said_and_nothing_is_acknowledged_that_is_not_kept(
    start: StartServer, tmp_path: Path
) -> None:
    server = start(f"sqlite:///{tmp_path}/meijin.db")
    await full(server, tmp_path / "meijin.db")
    assert "Traceback" not in server.logged()
    assert "the database cannot be used" in server.logged()
