"""The journal: all the changes that wait are written and committed together, and only then answered."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib import import_module
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, tuple_, update
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.sql.dml import ReturningInsert

from meijin.server.because import Because
from meijin.server.refusal import Refused
from meijin.server.storage import schema
from meijin.server.storage.connections import Database, Statement
from meijin.server.tables.entry import Listing, Row, encode, is_unseen

_logger: Final = logging.getLogger("meijin.journal")
_LARGEST_BATCH: Final = 500
# Seconds between two batches, in which the next one gathers: fewer commits cost less. The more tables are played at the
# longer it gathers; nobody waits long where there is only one.
_BREATH: Final = 0.004
_LONGEST_BREATH: Final = 0.016
_SLOW: Final = 1.0  # seconds of one commit, after which the log says why everybody has waited
_PAST_BATCHES: Final = 8  # by whose tables it is told how many are played at


class Listed(NamedTuple):
    """How a table is listed."""

    listing: Listing  # for those who sit there
    shown: Listing | None  # for everybody, in the lobby; None if it is not there yet


class Change(NamedTuple):
    """What else of a table changes with new rows of its log."""

    due: int | None  # when somebody must look after it
    listed: Listed | None = None  # how it is listed, where that is new
    sitting: dict[int, str] | None = None  # who sits where, where that is new
    asked: tuple[int, ...] = ()  # the seats that have to choose


class _Waiting(NamedTuple):
    table: str
    rows: list[dict[str, object]]
    change: Change | None
    answer: asyncio.Future[bool]
    seen: bool  # whether others may notice it: only then it is counted

    @property
    def keys(self) -> set[tuple[object, object]]:
        return {(row["table_id"], row["number"]) for row in self.rows}


class Journal:
    """Appends to the logs of all tables, many in one transaction."""

    def __init__(self, database: Database, on_commit: Callable[[int, float], None] | None = None) -> None:
        self._database = database
        self._on_commit = on_commit
        self._waiting: deque[_Waiting] = deque()
        self._writer: asyncio.Task[None] | None = None
        self._closed = False
        self._rested = 0.0  # when the next batch may be written
        self._past: deque[set[str]] = deque(maxlen=_PAST_BATCHES)  # the tables of the last batches

    async def append(self, table: str, rows: Sequence[Row], change: Change | None) -> bool:
        """Add rows to a table's log, all or none; False if one of these numbers is already taken."""
        if self._closed:
            raise Refused(Because.SHUTTING_DOWN)
        if not rows:
            raise ValueError("an append has at least one row")
        seen = not all(is_unseen(row.entry) for row in rows)
        waiting = _Waiting(table, log_values(table, rows), change, asyncio.get_running_loop().create_future(), seen)
        self._waiting.append(waiting)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_all())
        return await waiting.answer

    async def close(self) -> None:
        """Write what waits, and take no more."""
        self._closed = True
        if self._writer is not None:
            await self._writer

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                if (rest := self._rested - time.monotonic()) > 0:
                    await asyncio.sleep(rest)
                if not (batch := self._next_batch()):
                    return
                started = time.perf_counter()
                await self._answer(batch)
                self._note(sum(waiting.seen for waiting in batch), time.perf_counter() - started)
                self._past.append({waiting.table for waiting in batch})
                self._rested = time.monotonic() + min(len(set().union(*self._past)) * _BREATH, _LONGEST_BREATH)
        finally:
            self._writer = None

    def _note(self, counted: int, seconds: float) -> None:
        """Tell how long a commit took, of changes that others may notice."""
        if not counted:
            return
        if self._on_commit is not None:
            self._on_commit(counted, seconds)
        if seconds > _SLOW:
            _logger.warning("a commit took long", extra={"seconds": round(seconds, 1), "changes": counted})

    def _next_batch(self) -> list[_Waiting]:
        """What is written next: of each table only what came first, since it decides about the rest."""
        batch: dict[str, _Waiting] = {}
        later: deque[_Waiting] = deque()
        while self._waiting and len(batch) < _LARGEST_BATCH:
            waiting = self._waiting.popleft()
            if waiting.answer.cancelled():
                continue
            if batch.setdefault(waiting.table, waiting) is not waiting:
                later.append(waiting)
        self._waiting.extendleft(reversed(later))
        # Every worker goes through the tables in the same order, so that two of them never wait for each other.
        return [batch[table] for table in sorted(batch)]

    async def _write(self, batch: list[_Waiting]) -> set[str]:
        """Write a batch and say for which tables it won: mostly for all, and that costs least."""
        rows = [row for waiting in batch for row in waiting.rows]
        if await self._database.transact_plain([(_INSERT, rows), *_changes(batch)]):
            return {waiting.table for waiting in batch}
        return await self._database.transact(partial(_write, batch))

    async def _answer(self, batch: list[_Waiting]) -> None:
        try:
            won = await self._write(batch)
        except (IntegrityError, DataError) as error:
            if len(batch) > 1:  # one of them cannot be written; the others must not suffer
                for waiting in batch:
                    await self._answer([waiting])
                return
            _refuse(batch, error)
        except Exception as error:
            if isinstance(error, Refused):  # the database is away: whoever has waited so long waits no longer
                batch = [*batch, *self._waiting]
                self._waiting.clear()
            _refuse(batch, error)
        else:
            for waiting in batch:
                if not waiting.answer.done():
                    waiting.answer.set_result(waiting.table in won)


def log_values(table: str, rows: Sequence[Row]) -> list[dict[str, object]]:
    """Rows as they are inserted into ``log``."""
    if any(row.number != rows[0].number + place for place, row in enumerate(rows)):
        raise ValueError("the rows of a log are numbered without gaps")
    return [{"table_id": table, "number": row.number, "at": row.at, "body": encode(row.entry)} for row in rows]


def listing_values(listed: Listed) -> dict[str, object]:
    """What is kept in ``tables`` of how a table is listed."""
    listing = listed.listing
    return {
        "status": listing.status.value,
        "changed": listing.changed,
        "listing": msgspec.json.encode(listing).decode(),
        **shown_values(listed),
    }


def shown_values(listed: Listed) -> dict[str, object]:
    """What of that may change while nothing happens at the table."""
    shown = listed.shown
    return {
        "shown_status": "" if shown is None else shown.status.value,
        "shown": None if shown in (None, listed.listing) else msgspec.json.encode(shown).decode(),
    }


def sitting_values(table: str, sitting: dict[int, str]) -> list[dict[str, object]]:
    """Rows as they are inserted into ``sitting``."""
    return [{"table_id": table, "seat": seat, "user": user} for seat, user in sitting.items()]


@cache
def _inserting(dialect: str) -> ReturningInsert[Any, Any]:
    """How what is not there yet is inserted; of the dialects only that of the database is loaded."""
    into = import_module(f"sqlalchemy.dialects.{dialect}").insert(schema.log)
    return into.on_conflict_do_nothing().returning(schema.log.c.table_id, schema.log.c.number)  # type: ignore[no-any-return]


_ALL_STAND: Final = delete(schema.sitting).where(schema.sitting.c.table_id == bindparam("which"))
_WHICH: Final = schema.tables.c.id == bindparam("which")
_UPDATE_DUE: Final = update(schema.tables).where(_WHICH).values(due=bindparam("due"), asked=bindparam("asked"))
_INSERT: Final = insert(schema.log)
_SIT: Final = insert(schema.sitting)
_UPDATE_LISTING: Final = (
    update(schema.tables)
    .where(_WHICH)
    .values(
        {name: bindparam(name) for name in ("due", "asked", "status", "changed", "listing", "shown_status", "shown")}
    )
)


def _write(batch: list[_Waiting], connection: Connection) -> set[str]:
    """Write a batch and say for which tables it won."""
    inserted = _insert(connection, [row for waiting in batch for row in waiting.rows])
    won = [waiting for waiting in batch if waiting.keys <= inserted]
    stray = inserted.difference(*(waiting.keys for waiting in won))
    if stray:
        log = schema.log.c
        connection.execute(delete(schema.log).where(tuple_(log.table_id, log.number).in_(list(stray))))
    for statement, values in _changes(won):
        connection.execute(statement, values)
    return {waiting.table for waiting in won}


def _insert(connection: Connection, rows: list[dict[str, object]]) -> set[tuple[object, object]]:
    """Insert what is not there yet, and say what that was."""
    result = connection.execute(_inserting(connection.dialect.name), rows)
    return {(table, number) for table, number in result}


def _changes(batch: list[_Waiting]) -> list[Statement]:
    """What else of their tables changes with rows that are written."""
    changes = [(waiting.table, waiting.change) for waiting in batch if waiting.change is not None]
    seated = [(table, change.sitting) for table, change in changes if change.sitting is not None]
    statements: list[Statement] = [
        (_UPDATE_DUE, [_looked_after(table, change) for table, change in changes if change.listed is None]),
        (
            _UPDATE_LISTING,
            [
                {**_looked_after(table, change), **listing_values(change.listed)}
                for table, change in changes
                if change.listed is not None
            ],
        ),
        (_ALL_STAND, [{"which": table} for table, _ in seated]),
        (_SIT, [row for table, sitting in seated for row in sitting_values(table, sitting)]),
    ]
    return [(statement, values) for statement, values in statements if values]


def _looked_after(table: str, change: Change) -> dict[str, object]:
    return {"which": table, "due": change.due, "asked": asked_value(change.asked)}


def asked_value(asked: Sequence[int]) -> str:
    """Seats as they are kept in ``tables``.

    >>> asked_value((0, 3))
    '0 3'
    """
    return " ".join(map(str, asked))


def _refuse(batch: list[_Waiting], error: Exception) -> None:
    because = error.because if isinstance(error, Refused) else Because.NOT_WRITTEN  # and has said so in the log
    if not isinstance(error, Refused):
        _logger.error("%d changes could not be written: %s: %s", len(batch), type(error).__name__, error)
    for waiting in batch:
        if not waiting.answer.done():
            refused = Refused(because)
            refused.__cause__ = error
            waiting.answer.set_exception(refused)
