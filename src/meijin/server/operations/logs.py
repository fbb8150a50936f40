"""Logs: one event a line, as text for people or JSON for programs, with nothing in it that is nobody's business.

An event is a constant text and some fields, ``log.info("table opened", extra={"table": id})``. Only the fields named
here are ever written, so that a secret handed over by mistake stays unwritten.
"""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

from meijin.server.settings import LogFormat

FIELDS: Final = (
    "method",
    "route",
    "status",
    "code",
    "ms",
    "seconds",
    "game",
    "package",
    "table",
    "bot",
    "worker",
    "count",
    "reason",
)
SHOWN_OF_TABLE: Final = 8  # enough to find a table in the database, not enough to open it by its address

request_id: ContextVar[str] = ContextVar("request_id", default="")  # of the request or socket that is being served


def configure(form: LogFormat) -> None:
    """Write all logs of this process to its error output, in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLine() if form == "json" else TextLine())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("meijin").setLevel(logging.INFO)
    logging.logThreads = logging.logProcesses = False  # nobody reads them, and they take time
    # What uvicorn tells of connections has whole addresses in it, with table ids and invitations; ours has not.
    logging.getLogger("uvicorn").setLevel(logging.WARNING)


class JsonLine(logging.Formatter):
    """An event as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        event = {"time": _time(record), "level": record.levelname.lower(), "event": record.getMessage()}
        fields = {"from": record.name, **dict(_fields(record))}
        trace = _trace(self, record)
        return json.dumps(event | fields | ({"trace": trace} if trace else {}))


class TextLine(logging.Formatter):
    """An event as a line that is easy to read; how an error came about stands in the lines below."""

    def format(self, record: logging.LogRecord) -> str:
        words = [_time(record), f"{record.levelname.lower():7}", _one_line(record.getMessage())]
        words += [f"{name}={_quoted(value)}" for name, value in _fields(record)]
        line = " ".join(words)
        trace = _trace(self, record)
        return "\n    ".join([line, *trace.splitlines()]) if trace else line


def _fields(record: logging.LogRecord) -> Iterator[tuple[str, object]]:
    for name in FIELDS:
        value = record.__dict__.get(name)
        if value is not None:
            yield name, str(value)[:SHOWN_OF_TABLE] if name == "table" else value
    if known := request_id.get():
        yield "request", known


def _trace(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    """How an error came about: here, or in a process where a bot was thinking."""
    told: str = record.__dict__.get("trace", "")
    return formatter.formatException(record.exc_info) if record.exc_info else told


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _one_line(text: str) -> str:
    """A text that cannot pretend to be several events.

    >>> _one_line("all is well\\n2026-01-01 error none")
    'all is well\\\\n2026-01-01 error none'
    """
    return text if text.isprintable() else json.dumps(text)[1:-1]


def _quoted(value: object) -> str:
    text = str(value)
    return text if text.isprintable() and " " not in text and text else json.dumps(text)
