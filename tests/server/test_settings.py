"""Settings from texts, and what is said of wrong ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from meijin.kernel.errors import MeijinError
from meijin.server.settings import Settings, default_database


def test_whatever_is_set_reaches_a_worker_process() -> None:
    settings = Settings(
        database="postgresql://me@db.example/meijin",
        host="::",
        port=0,
        workers=3,
        origins=("https://a.example", "https://b.example"),
        thinkers=2,
        budget=0.25,
        log="json",
        rate_limits=False,
        forwarded=("10.0.0.1",),
    )
    assert Settings.from_environment(settings.to_environment()) == settings


def test_what_is_not_set_is_as_usual(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settings = Settings.from_environment({"MEIJIN_PORT": "", "MEIJIN_UNKNOWN": "x"})
    assert settings.database == str(tmp_path / "meijin" / "meijin.db")
    assert (settings.host, settings.port, settings.workers, settings.rate_limits) == ("127.0.0.1", 8000, 1, True)


def test_a_data_folder_must_be_a_whole_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "somewhere")
    assert default_database() == str(Path.home() / ".local" / "share" / "meijin" / "meijin.db")


@pytest.mark.parametrize(
    ("name", "text", "right"),
    [
        ("port", "65536", "from 0 to 65535"),
        ("port", "http", "from 0 to 65535"),
        ("workers", "0", "from 1 to 64"),
        ("thinkers", "-1", "from 1 to 64"),
        ("budget", "0", "seconds from above 0"),
        ("budget", "nan", "seconds from above 0"),
        ("log", "xml", "text or json"),
        ("rate_limits", "maybe", "yes or no"),
    ],
)
def test_a_wrong_setting_is_named_with_what_would_be_right(name: str, text: str, right: str) -> None:
    with pytest.raises(MeijinError, match=f"{name.replace('_', '-')} cannot be '{text}'; .*{right}"):
        Settings.read({name: text})


def test_workers_share_the_cores_for_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 9)
    assert Settings.read({"database": "x.db"}).thinkers == 8
    assert Settings.read({"database": "x.db", "workers": "4"}).thinkers == 2
    assert Settings.read({"database": "x.db", "workers": "20"}).thinkers == 1
    assert Settings.read({"database": "x.db", "workers": "4", "thinkers": "7"}).thinkers == 7
