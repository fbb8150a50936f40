"""The server as people run it: a process of its own, which the tests may kill."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from tests.launcher import Launched, launcher, needs_a_true_start

STARTS_WITHIN = 60.0
ENDS_WITHIN = 20.0
# The command as the shell would start it, whatever is on the path.
MEIJIN = [sys.executable, "-c", "import sys; from meijin.cli import main; sys.exit(main())"]
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")


class ServerProcess:
    """``meijin serve`` on one database; after a kill it is started again at the same address."""

    def __init__(
        self,
        database: str,
        folder: Path,
        arguments: Sequence[str] = (),
        environment: Mapping[str, str] | None = None,
        python: Path | None = None,  # of another environment
    ) -> None:
        self.database = database
        self.log = folder / "server.log"
        self.arguments = list(arguments)
        self.environment = {"MEIJIN_RATE_LIMITS": "no", **(environment or {})}
        self.python = python
        self.port = 0
        self._process: Launched | subprocess.Popen[bytes] | None = None
        self._groups: list[int] = []  # every process group there has been: each is ended for certain

    @property
    def url(self) -> str:
        """The address for HTTP."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        """The address for sockets."""
        return f"ws://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The number of the process that was started."""
        assert self._process is not None
        return self._process.pid

    @property
    def lives(self) -> bool:
        """Whether it runs."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> ServerProcess:
        """Start it, and wait until it listens."""
        words = ["serve", "--port", str(self.port), "--database", self.database, *self.arguments]
        start = self.log.stat().st_size if self.log.exists() else 0
        self._process = self._begin(words)
        self._groups.append(self._process.pid)
        limit = time.monotonic() + STARTS_WITHIN
        while time.monotonic() < limit:
            said = self.log.read_text(encoding="utf-8", errors="replace")[start:]
            if found := ADDRESS.search(said):
                self.port = int(found[1])
                return self
            if self._process.poll() is not None:
                break
            time.sleep(0.02)
        self.end()
        raise AssertionError(f"the server does not start:\n{self.logged()}")

    def _begin(self, words: list[str]) -> Launched | subprocess.Popen[bytes]:
        env = {**os.environ, **self.environment}
        with self.log.open("ab") as log, Path(os.devnull).open("rb") as nothing:
            if self.python is not None or needs_a_true_start(self.environment):
                return subprocess.Popen(
                    [str(self.python or MEIJIN[0]), *MEIJIN[1:], *words],
                    stdin=nothing,
                    stdout=log,
                    stderr=log,
                    cwd=self.log.parent,
                    env=env,
                    start_new_session=True,
                )
            return launcher().start(words, self.log.parent, env, nothing, log)

    def kill(self) -> None:
        """End it as a power cut would: nothing is finished, nothing is said."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(ENDS_WITHIN)

    def terminate(self) -> int:
        """Ask it to end, as an operator would; its exit code."""
        assert self._process is not None
        self._process.terminate()
        return self._process.wait(ENDS_WITHIN)

    def end(self) -> None:
        """Whatever is left of it is gone."""
        for group in self._groups:
            with suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)
        if self._process is not None:
            self._process.wait(ENDS_WITHIN)

    def logged(self) -> str:
        """Everything it has written."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def __enter__(self) -> ServerProcess:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()
