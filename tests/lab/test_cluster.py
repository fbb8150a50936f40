"""Experiments on a Ray cluster of several nodes, one of which is lost in the middle."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from ray.cluster_utils import Cluster as Nodes

from meijin.kernel.errors import MeijinError
from meijin.lab.cluster import Cluster
from meijin.lab.experiment import Experiment
from meijin.lab.folder import Folder
from meijin.lab.run import run
from meijin.lab.workers import Processes, WorkerDied

SOME = Experiment("ganymede", games=30, bots=("greedy", "random"))


def folder(path: Path) -> Folder:
    made = Folder(path, SOME, 2)
    made.describe()
    return made


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    """A head that works itself, and two more."""
    found = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        for _ in range(2):
            found.add_node(num_cpus=1)
        yield found
    finally:
        found.shutdown()  # type: ignore[no-untyped-call]


def test_a_node_that_is_lost_loses_no_row_and_doubles_none(nodes: Nodes, tmp_path: Path) -> None:
    there = folder(tmp_path / "there")
    with Cluster(nodes.address, 1) as cluster:
        told = run(there, cluster)
        while next(told).games < 6:
            pass
        nodes.remove_node(next(iter(nodes.worker_nodes)), allow_graceful=False)
        *_, last = told
        assert (last.games, last.all, last.misfits) == (60, 60, ())
    here = folder(tmp_path / "here")
    list(run(here, Processes(1)))
    assert there.rows().equals(here.rows())
    assert there.uses().equals(here.uses())


def deadly(item: int) -> int:
    os._exit(item)


def failing(item: int) -> int:
    raise MeijinError(f"{item} is not to be had")


def test_what_kills_every_worker_is_named_and_what_fails_is_said(nodes: Nodes) -> None:
    with Cluster(nodes.address, 1) as cluster:
        with pytest.raises(MeijinError, match="7 is not to be had"):
            list(cluster.each(failing, [7]))
        with pytest.raises(WorkerDied, match="4 workers have died of the same piece of work: 7"):
            list(cluster.each(deadly, [7]))


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("127.0.0.1:9", "there is no Ray cluster at '127.0.0.1:9' .* say --ray local"),
        ("somewhere", "'somewhere' is no address of a Ray cluster; say HOST:PORT, or local"),
        ("127.0.0.1:999999", "there is no Ray cluster at"),
    ],
)
def test_a_cluster_that_is_not_there_is_said_at_once(address: str, problem: str) -> None:
    with pytest.raises(MeijinError, match=problem), Cluster(address, 1):
        pass
