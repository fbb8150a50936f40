from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert

from meijin.cli import FAILED, MISTAKE, SUCCESS, main
from meijin.server.storage import migrations, schema
from meijin.server.storage.address import read_address
from meijin.server.storage.connections import Database


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "games.db"
    assert main(["db", "upgrade", "--database", str(path)]) == SUCCESS
    return path


def test_upgrade_makes_a_database_and_may_be_repeated(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    capsys.readouterr()
    assert main(["db", "upgrade", "--database", f"sqlite:///{database}"]) == SUCCESS
    assert f"{database} is up to date (version {migrations.head()})" in capsys.readouterr().out
    assert main(["db", "check", "--database", str(database)]) == SUCCESS
    assert "sound and up to date" in capsys.readouterr().out


def test_the_database_of_the_environment_is_meant_where_none_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MEIJIN_DATABASE", str(tmp_path / "named.db"))
    assert main(["db", "upgrade"]) == SUCCESS
    monkeypatch.delenv("MEIJIN_DATABASE")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert main(["db", "upgrade"]) == SUCCESS
    assert (tmp_path / "named.db").is_file()
    assert (tmp_path / "data" / "meijin" / "meijin.db").is_file()


def test_check_finds_what_is_missing_and_makes_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["db", "check", "--database", str(tmp_path / "x.db")]) == MISTAKE
    assert "there is no database" in capsys.readouterr().err
    assert not (tmp_path / "x.db").exists()
    (tmp_path / "x.db").touch()
    assert main(["db", "check", "--database", str(tmp_path / "x.db")]) == FAILED
    assert "is empty" in capsys.readouterr().out


def test_check_finds_damage(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        [(page,)] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'chat'")
        [(size,)] = connection.execute("PRAGMA page_size")
    with database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    assert main(["db", "check", "--database", str(database)]) == FAILED
    assert "is damaged" in capsys.readouterr().out
    assert main(["db", "backup", str(database.with_name("copy.db")), "--database", str(database)]) == MISTAKE
    assert "damaged" in capsys.readouterr().err
    assert [file.name for file in database.parent.glob("copy*")] == []


def _insert(lives: list[dict[str, object]], connection: Connection) -> None:
    connection.execute(insert(schema.lives), lives)


@pytest.fixture
def busy(database: Path) -> Iterator[None]:
    """Somebody writes pairs of rows into the database all the time."""
    stop = threading.Event()
    begun = threading.Event()

    async def write() -> None:
        connections = Database(read_address(str(database)))
        number = 0
        while not stop.is_set():
            pair = [{"id": f"{number} {half}", "started": number, "seen": number} for half in ("a", "b")]
            await connections.transact(partial(_insert, pair))
            number += 1
            begun.set()
        await connections.close()

    writer = threading.Thread(target=lambda: asyncio.run(write()))
    writer.start()
    assert begun.wait(20)
    yield
    stop.set()
    writer.join(20)


@pytest.mark.usefixtures("busy")
def test_backup_copies_a_database_in_use(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = database.with_name("copy.db")
    assert main(["db", "backup", str(copy), "--database", str(database)]) == SUCCESS
    assert main(["db", "check", "--database", str(copy)]) == SUCCESS
    with closing(sqlite3.connect(copy)) as connection:
        [(rows, halves)] = connection.execute("SELECT count(*), count(DISTINCT started) FROM lives")
    assert rows == 2 * halves > 0  # no half of a transaction
    assert copy.stat().st_mode & 0o777 == 0o600
    kept = copy.read_bytes()
    assert main(["db", "backup", str(copy), "--database", str(database)]) == MISTAKE
    assert "already there" in capsys.readouterr().err
    assert copy.read_bytes() == kept


def test_backup_says_what_else_is_wrong(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["db", "backup", "x.db", "--database", "postgresql://me:s3cret@db.example/x"]) == MISTAKE
    said = capsys.readouterr().err
    assert "pg_dump" in said
    assert "s3cret" not in said
    assert main(["db", "backup", str(database.parent / "none" / "x"), "--database", str(database)]) == MISTAKE
    assert "cannot be written" in capsys.readouterr().err
    assert main(["db", "backup", "x.db", "--database", str(database.with_name("none.db"))]) == MISTAKE
    assert "there is no database" in capsys.readouterr().err


def test_a_mistyped_argument_is_named_with_the_right_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["db", "upgrade", "--databas", "x"]) == MISTAKE
    assert "did you mean --database?" in capsys.readouterr().err
