"""What is wrong with a database is said in words, and nothing is changed."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from meijin.kernel.errors import MeijinError
from meijin.server import settings
from meijin.server.storage.address import PostgreSQL, SQLiteFile, read_address
from meijin.server.storage.database import Store


async def refusal(url: str) -> str:
    with pytest.raises(MeijinError) as refused:
        await Store.open(url)
    return str(refused.value)


async def opens(url: str) -> None:
    store = await Store.open(url)
    await store.ping()
    await store.close()


async def test_a_new_file_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    await opens(f"sqlite:///{tmp_path}/new.db")
    assert (tmp_path / "new.db").stat().st_mode & 0o777 == 0o600
    await opens(str(tmp_path / "new.db"))
    assert [file.name for file in tmp_path.iterdir()] == ["new.db"]  # nothing is left beside it


async def test_a_file_may_have_any_name(tmp_path: Path) -> None:
    await opens(str(tmp_path / "what? 100% #1.db"))
    assert [file.name for file in tmp_path.iterdir()] == ["what? 100% #1.db"]


async def test_the_folder_of_the_usual_file_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    await opens(settings.default_database())
    assert (tmp_path / "data" / "meijin" / "meijin.db").is_file()


async def test_no_such_folder(tmp_path: Path) -> None:
    said = await refusal(str(tmp_path / "none" / "x.db"))
    assert f"there is no folder {tmp_path / 'none'}" in said
    assert not (tmp_path / "none").exists()


async def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert f"give a file in it, such as {tmp_path / 'meijin.db'}" in await refusal(str(tmp_path))


async def test_a_file_that_may_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: False)  # root, who may run the tests, may write everywhere
    assert "cannot be written" in await refusal(str(tmp_path / "x.db"))
    assert list(tmp_path.iterdir()) == []


async def test_some_other_file_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann, this is a letter.")
    assert "is no SQLite database" in await refusal(str(tmp_path / "letter.txt"))
    assert (tmp_path / "letter.txt").read_text() == "Dear Ann, this is a letter."


async def test_a_damaged_file(tmp_path: Path) -> None:
    await opens(str(tmp_path / "x.db"))
    os.truncate(tmp_path / "x.db", 8192)
    assert "cannot be used" in await refusal(str(tmp_path / "x.db"))


async def test_the_database_of_another_program(tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("CREATE TABLE recipes (name)")
    other.close()
    assert "belongs to something else" in await refusal(str(tmp_path / "other.db"))


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("", "is no file"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("sqlite://host/file.db", "names no file"),
        ("mysql://host/name", "cannot use a 'mysql' database"),
        ("postgresql://host:port/name", "is wrong"),
    ],
)
async def test_what_is_no_address(url: str, said: str) -> None:
    assert said in await refusal(url)


def test_addresses_people_write() -> None:
    assert read_address("games.db") == SQLiteFile(Path("games.db"))
    assert read_address("sqlite:///games.db") == SQLiteFile(Path("games.db"))
    assert read_address("sqlite:////var/my%20games.db") == SQLiteFile(Path("/var/my games.db"))
    assert read_address("postgres://db/x") == PostgreSQL("postgres://db/x")


@pytest.mark.parametrize(
    "change",
    [
        lambda url: "postgresql://me:s3cret@127.0.0.1:1/meijin",  # nobody listens there
        lambda url: url.replace("postgres:@", "nobody:s3cret@"),
        lambda url: url.replace("/meijin_", "/missing_").replace("postgres:@", "postgres:s3cret@"),
    ],
)
async def test_postgresql_that_cannot_be_used(postgres_url: str, change: Callable[[str], str]) -> None:
    said = await refusal(change(postgres_url))
    assert "cannot be used" in said
    assert "s3cret" not in said
