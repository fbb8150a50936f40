"""The same work on a Ray cluster: a node that is lost takes nothing with it but the time."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Generator, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from meijin.kernel.errors import MeijinError, quoted
from meijin.lab.house import Under
from meijin.lab.workers import AHEAD, TRIES, Done, WorkerDied

try:
    import ray
    from ray.exceptions import NodeDiedError, RayTaskError, WorkerCrashedError
except ImportError:
    raise MeijinError("a cluster needs Ray: pip install 'meijin[ray]'") from None

if TYPE_CHECKING:
    from types import TracebackType

Item = TypeVar("Item")
Found = TypeVar("Found")
LOCAL: Final = "local"
APART: Final = "MEIJIN_HOUSE_VALUES"
PATIENCE: Final = 5.0  # seconds for a cluster to answer


class Cluster:
    """A cluster that is there (``HOST:PORT``), or one of this machine's own for as long as the ``with`` lasts."""

    def __init__(self, address: str, jobs: int) -> None:
        self.address = address
        self.jobs = jobs  # processors of one's own cluster

    def __enter__(self) -> Cluster:
        quiet: dict[str, Any] = {"log_to_driver": False, "configure_logging": False}
        if self.address == LOCAL:
            ray.init(LOCAL, num_cpus=self.jobs, include_dashboard=False, **quiet)
            return self
        _refuse_deaf(self.address)
        try:
            ray.init(self.address, **quiet)
        except Exception as error:  # whatever Ray says of something else that listens there
            raise _stranger_at(self.address, str(error).strip().partition("\n")[0]) from None
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        ray.shutdown()

    def each(self, work: Callable[[Item], Found], items: Iterable[Item]) -> Generator[Done[Item, Found], None, None]:
        """Do all of it; what a lost worker had begun is begun again elsewhere."""
        shared, folder = ray.put(work), Path.cwd()
        # A process that has read other values of a card file can do nothing else: where the environments differ Ray
        # starts one of its own.
        apart = _do.options(runtime_env={"env_vars": {APART: work.key}}) if isinstance(work, Under) else _do
        waiting = list(items)[::-1]
        running: dict[Any, Item] = {}
        while waiting or running:
            most = AHEAD * _processors()
            while waiting and len(running) < most:
                item = waiting.pop()
                running[apart.remote(shared, item, folder)] = item
            for reference in ray.wait(list(running))[0]:
                item = running.pop(reference)
                yield _found(reference, item)


def _refuse_deaf(address: str) -> None:
    """Refuse an address where nobody listens, for which Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        raise MeijinError(f"{quoted(address)} is no address of a Ray cluster; say HOST:PORT, or {LOCAL}")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise _nothing_at(address, str(error)) from None


def _nothing_at(address: str, why: str) -> MeijinError:
    return MeijinError(
        f"there is no Ray cluster at {quoted(address)} ({why}); start one with `ray start --head`, or say --ray {LOCAL}"
    )


def _stranger_at(address: str, why: str) -> MeijinError:
    return MeijinError(
        f"there is no way into a Ray cluster at {quoted(address)} ({why}); it has to run the Ray that is here, "
        f"{ray.__version__}, and where it asks for a token, set RAY_AUTH_MODE=token"
    )


def _processors() -> int:
    """Of the whole cluster, as it is now: nodes come and go."""
    resources: Mapping[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
    return max(1, int(resources.get("CPU", 1)))


@ray.remote(max_retries=TRIES, num_cpus=1)
def _do(work: Callable[[Any], Any], item: Any, folder: Path) -> tuple[Any, str]:
    if folder.is_dir():
        os.chdir(folder)  # where the files that are named lie, such as a bot's
    return work(item), f"process {os.getpid()} on node {ray.get_runtime_context().get_node_id()[:8]}"


def _found(reference: Any, item: Item) -> Done[Item, Any]:
    try:
        found, worker = ray.get(reference)
    except RayTaskError as error:
        raise error.cause if isinstance(error.cause, MeijinError) else error from None
    except (WorkerCrashedError, NodeDiedError):
        raise WorkerDied(f"{TRIES + 1} workers have died of the same piece of work: {item}") from None
    return Done(item, found, worker)
