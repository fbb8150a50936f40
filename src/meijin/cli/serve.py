"""Start the server: people play any of the games in their browsers.

Games are kept in a SQLite file, or with --database in a PostgreSQL database. Every argument can
also be given in the environment (--database as MEIJIN_DATABASE); passwords are better kept there.
"""

from __future__ import annotations

import argparse
import asyncio
import errno
import os
import shutil
import signal
import socket
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from meijin.cli import FAILED, INTERRUPTED, SUCCESS, complain
from meijin.kernel.errors import MeijinError
from meijin.server.settings import Settings, name_of
from meijin.server.storage.address import Address, SQLiteFile, read_address

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


def configure(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``meijin serve``."""
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen (127.0.0.1: only on this machine)")
    parser.add_argument("--port", metavar="N", help="the port (8000); 0 takes any that is free")
    parser.add_argument(
        "--database", metavar="URL", help="a SQLite file, or postgresql://USER@HOST/NAME (a file in your data folder)"
    )
    parser.add_argument("--workers", metavar="N", help="how many processes serve (1); more need PostgreSQL")
    parser.add_argument(
        "--origin",
        metavar="URL",
        dest="origins",
        action="append",
        help="where pages may come from besides the server's own address; may be given several times",
    )
    parser.add_argument(
        "--forwarded",
        metavar="ADDRESS",
        action="append",
        help="a proxy whose X-Forwarded headers are believed; may be given several times",
    )
    parser.add_argument("--thinkers", metavar="N", help="how many bots think at once, per worker (its share of cores)")
    parser.add_argument("--budget", metavar="SECONDS", help="how long a bot may think (5)")
    parser.add_argument("--log", metavar="FORM", help="how the log is written: text or json (text)")
    parser.add_argument(
        "--no-rate-limits",
        dest="rate_limits",
        action="store_const",
        const="no",
        help="let one address ask as often as it likes; for tests and closed rooms",
    )


def run(args: argparse.Namespace) -> int:
    """Check what can be checked, then serve until told to end."""
    settings = _settings(args)
    address = read_address(settings.database)
    if settings.workers > 1 and isinstance(address, SQLiteFile):
        raise MeijinError(
            f"--workers cannot be {settings.workers} with SQLite, where updates reach only the process that made them; "
            "use 1, or a PostgreSQL database with --database postgresql://..."
        )
    with _listening(settings) as listener, _alone(address), _prepared(settings):
        asyncio.run(_check_database(settings.database))
        from meijin.server.operations import logs, running

        logs.configure(settings.log)
        ended_by = running.run(settings, listener, lambda: _announce(listener))
    if ended_by is None:
        complain("the server could not start or go on; the lines above say why")
        return FAILED
    return INTERRUPTED if ended_by == signal.SIGINT else SUCCESS


def _settings(args: argparse.Namespace) -> Settings:
    """The arguments, and for whatever is not among them the environment."""
    given: dict[str, str] = {}
    for name in Settings.__struct_fields__:
        argument = getattr(args, name)
        value = ",".join(argument) if isinstance(argument, list) else argument or os.environ.get(name_of(name))
        if value:
            given[name] = value
    return Settings.read(given)


@contextmanager
def _listening(settings: Settings) -> Iterator[socket.socket]:
    """A socket that has the port; connections wait until the server is ready."""
    where = f"{settings.host} port {settings.port}"
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (OSError, UnicodeError):
        raise MeijinError(f"--host cannot be {settings.host!r}: there is no such address on this machine") from None
    with socket.socket(family, kind, protocol) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(address)
            listener.listen()
        except OSError as error:
            hint = {
                errno.EADDRINUSE: "another program has it; choose another with --port, or --port 0 for any free one",
                errno.EACCES: "it is not allowed; ports below 1024 are for the system: choose another with --port",
                errno.EADDRNOTAVAIL: "it is no address of this machine; choose another with --host",
            }.get(error.errno or 0, error.strerror)
            raise MeijinError(f"the server cannot listen on {where}: {hint}") from None
        yield listener


@contextmanager
def _prepared(settings: Settings) -> Iterator[None]:
    """The environment of the workers, with a folder for their figures if there are several."""
    os.environ.update(settings.to_environment())
    if settings.workers == 1:
        yield
        return
    folder = tempfile.mkdtemp(prefix="meijin-figures-")
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
    try:
        yield
    finally:
        shutil.rmtree(folder, ignore_errors=True)


async def _check_database(url: str) -> None:
    """Open and close the database, so that whatever is wrong with it is said at once."""
    from meijin.server.storage.database import Store

    store = await Store.open(url)
    await store.close()


def _is_no_place(path: Path) -> bool:
    """Whether there can be no file of this name."""
    return path.is_dir() or not path.parent.is_dir()


@contextmanager
def _alone(address: Address) -> Iterator[None]:
    """Refuse to be the second server on a SQLite file: players of one would not hear of the moves at the other."""
    if not isinstance(address, SQLiteFile) or fcntl is None or _is_no_place(address.path):
        yield  # and what is wrong with it is said when it is opened
        return
    with address.path.with_name(f"{address.path.name}-lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise MeijinError(f"another server is using {address}; end it first, or give another file") from None
        yield


def _announce(listener: socket.socket) -> None:
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    shown = f"[{host}]" if ":" in host else host
    print(f"Meijin is at http://{shown}:{port}/", flush=True)
