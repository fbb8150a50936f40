"""An event in one file: read whole, changed by one program at a time, written whole or not at all."""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from os.path import realpath
from pathlib import Path
from typing import Final

from meijin.cli.language import say, spoken
from meijin.kernel.errors import MeijinError
from meijin.kernel.files import path_of
from meijin.tournament.commands import Command
from meijin.tournament.errors import EventError
from meijin.tournament.files import NONSENSE, BrokenFile, Export, from_json, to_json
from meijin.tournament.model import Event
from meijin.tournament.roles import Actor, Role
from meijin.tournament.sheets import Asked, rehearse
from meijin.tournament.tournament import Tournament
from meijin.words import Saying

try:
    import fcntl
except ImportError:  # not everywhere; there nobody is kept waiting, and what others wrote is noticed all the same
    fcntl = None  # type: ignore[assignment]

CAN_LOCK: bool = fcntl is not None
LARGEST: Final = 512_000_000
KIND: Final = 5  # bytes that tell what sort of file it is, such as %PDF-
PATIENCE_S: Final = 10.0
OWN: Final = "meijin"  # as whom an organiser acts who works alone


def _wrong(name: str, **values: object) -> MeijinError:
    return MeijinError(
        say(f"desk-{name}", **{key: value if key == "most" else str(value) for key, value in values.items()})
    )


def now() -> int:
    """The time, in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


class Organiser:
    """Whoever runs an event and does everything in it. What is done is written when all of it could be."""

    def __init__(self, tournament: Tournament, at: int | None = None) -> None:
        self.tournament = tournament
        self.at = now() if at is None else at
        self.warnings: list[Saying] = []

    @property
    def event(self) -> Event:
        return self.tournament.event

    @property
    def chance(self) -> str:
        """What is drawn with."""
        return self.tournament.chance

    def do(self, command: Command, reason: str = "") -> None:
        done = self.tournament.do(command, actor(self.event), self.at, lambda: secrets.token_hex(16), reason)
        self.warnings.extend(done.warnings)

    def do_lines(self, name: str, lines: Sequence[Asked]) -> None:
        """The organiser does what the lines of a table ask for, or nothing of it if one of them is wrong."""
        rehearse(self.tournament, name, lines, actor(self.event), self.at)
        for _, command in lines:
            self.do(command)


def actor(event: Event) -> Actor:
    """The organiser of an event, under the name that its log knows."""
    known = next((user for user, (role, _) in event.staff.items() if role is Role.MEIJIN), OWN)
    return Actor(known, Role.MEIJIN)


def read_bytes(path: Path, what: str = "event") -> bytes:
    """All that lies in a file which a person has named."""
    file = path_of(path)
    try:
        if file.exists() and not file.is_file():
            raise _wrong("no_file_kind", file=file)
        with file.open("rb") as stream:
            data = stream.read(LARGEST + 1)
    except FileNotFoundError:
        raise _wrong("no_file", file=file, what=what) from None
    except OSError as error:
        raise _wrong("unreadable", file=file, problem=error.strerror) from None
    if len(data) > LARGEST:
        raise _wrong("too_large", file=file.name, most=LARGEST)
    return data.removeprefix(b"\xef\xbb\xbf")


def read_export(path: Path) -> Export:
    """What an event's file holds, whoever it was written for."""
    try:
        return from_json(read_bytes(path))
    except BrokenFile as error:
        raise _wrong("in_file", file=path.name, problem=error.told(spoken())) from None


def read_event(path: Path) -> Tournament:
    """The event in its organiser's file."""
    export = read_export(path)
    try:
        return export.tournament()
    except BrokenFile as error:
        raise _wrong("in_file", file=path.name, problem=error.told(spoken())) from None


def looked_at(path: Path) -> tuple[Tournament, str | None]:
    """An event to be shown, also from a file for others, and what is drawn with where that is told."""
    export = read_export(path)
    if export.seed is not None:
        tournament = read_event(path)
        return tournament, tournament.chance
    try:
        return Tournament.replayed("", export.log, export.sealed), None
    except NONSENSE as error:
        problem = error.told(spoken()) if isinstance(error, EventError) else error
        raise _wrong("no_sense", file=path.name, problem=problem) from None


@contextmanager
def changing(path: Path) -> Iterator[Organiser]:
    """Change an event: what was done stands in the file once this ends, and if anything is refused nothing changes."""
    target = Path(realpath(path_of(path)))
    with _alone(target):
        before = read_bytes(path)
        organiser = Organiser(read_event(path))
        entries = len(organiser.tournament.log)
        yield organiser
        if len(organiser.tournament.log) == entries:
            return
        if not CAN_LOCK and read_bytes(path) != before:
            raise _wrong("changed_meanwhile", file=path)
        write(target, to_json(organiser.tournament, private=True))


def create(path: Path, tournament: Tournament) -> None:
    """Write a new event; nothing else is written over."""
    write_new(path, to_json(tournament, private=True), private=True)


def write_new(path: Path, data: bytes, *, private: bool = False) -> None:
    """Write a file that is not there yet, whole or not at all; a private one is for nobody else to read."""
    file = path_of(path)
    taken = _wrong("file_taken", file=file)
    if file.exists():
        raise taken
    draft = _draft(file, data, 0o600 if private else 0o666)
    try:
        os.link(draft, file)  # unlike a change of name, this never puts one file in the place of another
    except FileExistsError:
        raise taken from None
    except OSError:  # a disk that knows no links
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
    _sync_folder(file)


def write_again(path: Path, data: bytes) -> None:
    """Write a file anew, over an earlier one of its kind: one that begins in the same way."""
    file = path_of(path)
    if file.is_file() and read_bytes(file, "sheet")[:KIND] == data[:KIND]:
        write(file, data)
    else:
        write_new(path, data)


def write(file: Path, data: bytes) -> None:
    """Put something else into a file, whole or not at all; once this ends it is on the disk."""
    draft = _draft(file, data, 0o600)
    try:
        with suppress(OSError):
            draft.chmod(file.stat().st_mode & 0o777)
        draft.replace(file)
    except OSError as error:
        raise _wrong("unwritable", file=file, problem=error.strerror) from None
    finally:
        draft.unlink(missing_ok=True)
    _sync_folder(file)


def _draft(file: Path, data: bytes, mode: int) -> Path:
    draft = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
        with open(descriptor, "wb") as stream:  # noqa: PTH123 (it has no path any more)
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise _wrong("unwritable", file=file, problem=error.strerror) from None
    return draft


def _sync_folder(file: Path) -> None:
    """A new name in a folder is safe once the folder is on the disk too."""
    if not CAN_LOCK:
        return
    with suppress(OSError):
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


@contextmanager
def _alone(file: Path) -> Iterator[None]:
    """Nobody else changes this file meanwhile; who comes later waits a little."""
    if not CAN_LOCK or not file.is_file():
        yield
        return
    until = time.monotonic() + PATIENCE_S
    while True:
        try:
            stream = file.open("rb")
        except OSError as error:
            raise _wrong("unreadable", file=file, problem=error.strerror) from None
        try:
            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if os.fstat(stream.fileno()).st_ino == file.stat().st_ino:
                break  # otherwise another program has put a new file here since
        except OSError:
            if time.monotonic() > until:
                stream.close()
                raise _wrong("in_use", file=file) from None
            time.sleep(0.02)
        stream.close()
    with stream:
        yield
