"""Starts the command without loading it anew: a process that has loaded it all is forked for each start.

What runs is the command itself, in a process of its own with its own folder, environment and streams; only the time
that Python takes to load it is saved, which is most of what a short run takes, and half of what a server takes to
start. What Python makes of the environment before its first line is not shown by this: tests of that start the command
as a shell does.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import pkgutil
import random
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import traceback
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from io import BufferedReader, BufferedWriter, FileIO, TextIOWrapper
from pathlib import Path
from typing import IO, Final, NoReturn

MOST = 1 << 20  # bytes of one order
TIMEOUT: Final = 180.0  # seconds for a run
READ_BY_PYTHON = ("PYTHON", "LANG", "LC_")  # with names like these: variables that Python reads before it begins


class Launched:
    """A process that was started, with what one asks a `subprocess.Popen`."""

    def __init__(self, words: Sequence[str], told: int) -> None:
        self._words = list(words)
        self._told = os.fdopen(told, "rb", buffering=0)
        self.pid = int(self._told.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """The exit code, if it has ended."""
        with suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float = TIMEOUT) -> int:
        """The exit code, when it has ended."""
        if self.returncode is None:
            if not select.select([self._told], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(self._words, timeout)
            self.returncode = int(self._told.readline())
            self._told.close()
        return self.returncode

    def terminate(self) -> None:
        """Ask it to end."""
        if self.poll() is None:
            os.kill(self.pid, signal.SIGTERM)


class Launcher:
    """The process that is forked, seen from the tests."""

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.launcher", str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                cwd=Path(__file__).parents[1],
            )
        self._socket = ours

    def start(
        self, words: Sequence[str], folder: Path, env: Mapping[str, str], stdin: IO[bytes], *outputs: IO[bytes]
    ) -> Launched:
        """Start the command, at the head of a session of its own; errors go to the last of its outputs."""
        told, telling = os.pipe()
        order = json.dumps([[*words], str(folder), dict(env)]).encode() + b"\n"
        streams = [stdin.fileno(), outputs[0].fileno(), outputs[-1].fileno(), telling]
        socket.send_fds(self._socket, [order], streams)
        os.close(telling)
        return Launched(words, told)

    def run(self, words: list[str], typed: str, folder: Path, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
        """Run the command with something typed into it."""
        with tempfile.TemporaryFile() as stdin, tempfile.TemporaryFile() as stdout, tempfile.TemporaryFile() as stderr:
            stdin.write(typed.encode())
            stdin.seek(0)
            process = self.start(words, folder, env, stdin, stdout, stderr)
            try:
                code = process.wait()
            except subprocess.TimeoutExpired:
                os.kill(process.pid, signal.SIGKILL)
                raise
            return subprocess.CompletedProcess(words, code, _written(stdout), _written(stderr))

    def close(self) -> None:
        """End it. What it has started goes on."""
        self._socket.close()
        self._process.wait(TIMEOUT)


def needs_a_true_start(environment: Mapping[str, str]) -> bool:
    """Whether some of these variables would be read before a program begins, which a fork has behind it."""
    return any(name.startswith(READ_BY_PYTHON) for name in environment)


@cache
def launcher() -> Launcher:
    """The one of this process, which ends with it."""
    made = Launcher()
    atexit.register(made.close)
    return made


def _written(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode().replace("\r\n", "\n")


def _load_everything() -> None:
    import meijin.cli
    import meijin.server.worker
    from meijin.kernel import registry

    for module in pkgutil.walk_packages(meijin.cli.__path__, "meijin.cli."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    registry.installed()


def _serve(orders: socket.socket) -> list[str]:
    """Fork for every order until there are no more; what the fork is to run."""
    while True:
        order, given, _, _ = socket.recv_fds(orders, MOST, 4)
        if not order:
            sys.exit()
        *streams, telling = given
        while not order.endswith(b"\n"):
            order += orders.recv(MOST)
        words, folder, env = json.loads(order)
        if os.fork() == 0:
            orders.close()
            _watch_over_a_program(telling, streams)
            os.close(telling)
            _become_a_program(folder, env, streams)
            return list(words)
        for stream in given:
            os.close(stream)


def _watch_over_a_program(telling: int, streams: list[int]) -> None:
    """Fork once more. The fork comes back from this; whoever is left behind tells its number, and how it has ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    pid = os.fork()
    if pid == 0:
        os.setsid()
        return
    for stream in streams:
        os.close(stream)
    os.write(telling, b"%d\n" % pid)
    _, status = os.waitpid(pid, 0)
    with suppress(BrokenPipeError):  # nobody wants to know
        os.write(telling, b"%d\n" % os.waitstatus_to_exitcode(status))
    os._exit(0)


def _become_a_program(folder: str, env: dict[str, str], streams: list[int]) -> None:
    """What the system and Python do before the first line of a program."""
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(env)
    sys.stdin = TextIOWrapper(BufferedReader(FileIO(0, closefd=False)), "utf-8")
    sys.stdout = TextIOWrapper(BufferedWriter(FileIO(1, "w", closefd=False)), "utf-8")
    errors = BufferedWriter(FileIO(2, "w", closefd=False))
    sys.stderr = TextIOWrapper(errors, "utf-8", "backslashreplace", line_buffering=True)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    random.seed()


def _run(words: list[str]) -> NoReturn:
    """What Python does with a program, up to its end; what it would clear up then goes with the process."""
    from meijin.cli import main

    try:
        code: object = main(words)
    except SystemExit as ended:
        code = ended.code
    except BaseException:
        traceback.print_exc()
        code = 1
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            stream.flush()
    os._exit(code if isinstance(code, int) else 0 if code is None else 1)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever breaks the tests off ends the other side, and that ends this
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who watch
    _load_everything()
    gc.freeze()  # what is loaded is never looked through again, and so never copied for a fork
    _run(_serve(socket.socket(fileno=int(sys.argv[1]))))
