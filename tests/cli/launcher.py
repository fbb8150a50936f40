"""Runs the command again and again without loading it anew: a process that has loaded it all is forked for each run.

What runs is the command itself, in a process of its own with its own folder, environment and streams; only the time
that Python takes to load it is saved, which is most of what a run takes. What Python makes of the environment before
its first line is not shown by this: tests of that start the command as a shell does.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import json
import os
import pkgutil
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import traceback
from contextlib import suppress
from io import BufferedReader, BufferedWriter, FileIO, TextIOWrapper
from pathlib import Path
from typing import IO, Final, NoReturn

MOST = 1 << 20  # bytes of one order
TIMEOUT: Final = 180.0  # seconds for a run


class Launcher:
    """The process that is forked, seen from the tests."""

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.cli.launcher", str(theirs.fileno())],
                pass_fds=[theirs.fileno()],
                cwd=Path(__file__).parents[2],
            )
        self._socket = ours
        self._socket.settimeout(TIMEOUT)
        self._answers = ours.makefile("rb")

    def run(self, words: list[str], typed: str, folder: Path, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
        """Run the command with something typed into it."""
        with tempfile.TemporaryFile() as stdin, tempfile.TemporaryFile() as stdout, tempfile.TemporaryFile() as stderr:
            stdin.write(typed.encode())
            stdin.seek(0)
            order = json.dumps([words, str(folder), env]).encode() + b"\n"
            socket.send_fds(self._socket, [order], [each.fileno() for each in (stdin, stdout, stderr)])
            pid = int(self._answers.readline())
            try:
                code = int(self._answers.readline())
            except TimeoutError:
                os.kill(pid, signal.SIGKILL)
                raise
            return subprocess.CompletedProcess(words, code, _written(stdout), _written(stderr))

    def close(self) -> None:
        """End it."""
        self._answers.close()
        self._socket.close()
        self._process.wait(TIMEOUT)


def _written(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode().replace("\r\n", "\n")


def _load_everything() -> None:
    import meijin.cli
    from meijin.kernel import registry

    for module in pkgutil.walk_packages(meijin.cli.__path__, "meijin.cli."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    registry.installed()


def _serve(orders: socket.socket) -> list[str]:
    """Fork for every order until there are no more; what the fork is to run."""
    while True:
        order, streams, _, _ = socket.recv_fds(orders, MOST, 3)
        if not order:
            sys.exit()
        while not order.endswith(b"\n"):
            order += orders.recv(MOST)
        words, folder, env = json.loads(order)
        pid = os.fork()
        if pid == 0:
            orders.close()
            _become_a_program(folder, env, streams)
            return list(words)
        for stream in streams:
            os.close(stream)
        orders.sendall(b"%d\n" % pid)
        _, status = os.waitpid(pid, 0)
        orders.sendall(b"%d\n" % os.waitstatus_to_exitcode(status))


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
    _load_everything()
    gc.freeze()  # what is loaded is never looked through again, and so never copied for a fork
    _run(_serve(socket.socket(fileno=int(sys.argv[1]))))
