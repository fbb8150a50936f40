"""Start the server: people play any of the games in their browsers.

Games are kept in a SQLite file, or with --database in a PostgreSQL database. Every argument can
also be given in the environment (--database as MEIJIN_DATABASE); passwords are better kept there.
"""

from __future__ import annotations

import argparse
import asyncio
import errno
import gc
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager

from meijin.cli import FAILED, INTERRUPTED, SUCCESS, complain
from meijin.kernel.errors import MeijinError
from meijin.kernel.files import read_text
from meijin.server.settings import Settings, name_of
from meijin.server.storage.address import Address, SQLiteFile, read_address
from meijin.server.timeofday import begin_after

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]


LOADING = 100_000  # new objects until the garbage collector looks: what is loaded stays, so it would look in vain


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
    parser.add_argument(
        "--metrics-token-file",
        metavar="FILE",
        dest="metrics_token",
        help="a file with the token that whoever reads /metrics must show; without one there is no /metrics",
    )
    parser.add_argument(
        "--open",
        action=argparse.BooleanOptionalAction,
        default=False,
        help="show the page in a browser, where there is a desktop",
    )


def run(args: argparse.Namespace) -> int:
    """Check what can be checked, then serve until told to end."""
    gc.set_threshold(LOADING)
    settings = _settings(args)
    address = read_address(settings.database)
    if settings.workers > 1 and isinstance(address, SQLiteFile):
        raise MeijinError(
            f"--workers cannot be {settings.workers} with SQLite, where updates reach only the process that made them; "
            "use 1, or a PostgreSQL database with --database postgresql://..."
        )
    with _listening(settings) as listener:
        asyncio.run(_examine(address))
        with _alone(address), _prepared(settings):
            return _serve(settings, listener, show=args.open and _has_desktop())


def _serve(settings: Settings, listener: socket.socket, show: bool) -> int:
    """Serve until told to end."""
    from meijin.server.operations import logs, processes

    os.environ.update(begin_after(asyncio.run(_open_and_close(settings.database))))
    logs.configure(settings.log)
    ended_by = processes.run(settings, listener, lambda: _announce(listener, show))
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
    if args.metrics_token:
        given["metrics_token"] = read_text(args.metrics_token, "token").strip()
        if not given["metrics_token"]:
            raise MeijinError(f"--metrics-token-file: {args.metrics_token} is empty; it should hold the token alone")
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


async def _examine(address: Address) -> None:
    """Refuse what is no database of ours, before anything is put beside it."""
    from meijin.server.storage.database import examine

    await examine(address)


async def _open_and_close(url: str) -> int | None:
    """Bring the database up to date, or say at once what is wrong with it; when a server was last seen there."""
    from meijin.server.storage.database import Store

    store = await Store.open(url)
    try:
        return await store.lives.last()
    finally:
        await store.close()


@contextmanager
def _alone(address: Address) -> Iterator[None]:
    """Refuse to be the second server on a SQLite file: players of one would not hear of the moves at the other."""
    if not isinstance(address, SQLiteFile) or fcntl is None:
        yield
        return
    with address.path.with_name(f"{address.path.name}-lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise MeijinError(f"another server is using {address}; end it first, or give another file") from None
        yield


def _announce(listener: socket.socket, show: bool) -> None:
    """Say where the server is, and show it; one that listens everywhere can also be reached by others."""
    host, port = listener.getsockname()[:2]
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    line = f"Meijin is at {_url(here, port)}"
    if here != host:
        found = _address_in_network(listener.family)
        line += (
            f" and in your network at {_url(found, port)}"
            if found
            else " (what address this machine has in your network could not be found)"
        )
    print(line, flush=True)
    if show:  # beside the server: a browser that starts may take its time
        threading.Thread(target=webbrowser.open, args=[_url(here, port)], daemon=True).start()


def _has_desktop() -> bool:
    """Whether a browser would have a place to appear."""
    return sys.platform == "darwin" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _address_in_network(family: int) -> str | None:
    """The address from which this machine would speak to others; None if it is in no network."""
    elsewhere = "2001:db8::1" if family == socket.AF_INET6 else "192.0.2.1"  # for documentation: nobody has it
    with socket.socket(family, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((elsewhere, 9))  # nothing is sent: it only chooses the way
        except OSError:
            return None
        address: str = asking.getsockname()[0]
    return address
