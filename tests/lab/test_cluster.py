"""Experiments and contests on a Ray cluster of several nodes, one of which is lost in the middle."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import chdir
from pathlib import Path
from socket import create_server

import pytest
from ray.cluster_utils import Cluster as Nodes

from meijin.kernel.errors import MeijinError
from meijin.kernel.registry import find
from meijin.lab.arena.blocks import Terms
from meijin.lab.arena.contest import Contest, play_contest
from meijin.lab.cluster import Cluster
from meijin.lab.experiment import Experiment
from meijin.lab.folder import Folder
from meijin.lab.run import run
from meijin.lab.training.generations import train
from meijin.lab.training.plan import Training
from meijin.lab.workers import Processes, WorkerDied

SOME = Experiment("ganymede", games=30, bots=("greedy", "random"))


def folder(path: Path, experiment: Experiment = SOME) -> Folder:
    made = Folder(path, experiment, 2)
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


def test_a_contest_is_the_same_there_block_by_block_and_ends_at_the_same(nodes: Nodes, tmp_path: Path) -> None:
    contest = Contest("greedy", "random", Terms(find("ganymede"), {}, None, 3), 0.05)
    here = list(play_contest(contest, 0, 60, Processes(1, forked=True), tmp_path / "here"))
    with Cluster(nodes.address, 1) as cluster:
        there = list(play_contest(contest, 0, 60, cluster, tmp_path / "there"))
    assert there == here
    assert there[-1].verdict == "passed"
    assert (tmp_path / "there").read_text() == (tmp_path / "here").read_text()


def test_every_set_of_house_values_has_processes_of_its_own(nodes: Nodes, tmp_path: Path) -> None:
    vary = {"house.purple_hp_normal": [15, 20]}
    some = Experiment("ganymede", games=2, bots=("random",), options={"mode": "coop"}, vary=vary)
    here, there = folder(tmp_path / "here", some), folder(tmp_path / "there", some)
    list(run(here, Processes(1)))
    with Cluster(nodes.address, 1) as cluster:
        list(run(there, cluster))
    assert there.rows().equals(here.rows())


def test_weights_are_the_same_there(nodes: Nodes, tmp_path: Path) -> None:
    training = Training("ganymede", games=11, generations=0, hidden=0)
    list(train(training, Processes(1, forked=True), tmp_path / "here"))
    with Cluster(nodes.address, 1) as cluster:
        list(train(training, cluster, tmp_path / "there"))
    assert (tmp_path / "there").read_text() == (tmp_path / "here").read_text()


def test_files_that_are_named_are_found_where_somebody_names_them(nodes: Nodes, tmp_path: Path) -> None:
    """A cluster works in whatever folder it was begun."""
    (tmp_path / "bot.py").write_text("here")
    with chdir(tmp_path), Cluster(nodes.address, 1) as cluster:
        assert [each.found for each in cluster.each(Path.read_text, [Path("bot.py")])] == ["here"]


def test_what_listens_but_lets_nobody_in_is_told_from_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise ConnectionError("Failed to connect")

    monkeypatch.setattr("ray.init", refuse)
    with (
        create_server(("127.0.0.1", 0)) as server,
        pytest.raises(MeijinError, match="where it asks for a token, set RAY"),
    ):
        Cluster(f"127.0.0.1:{server.getsockname()[1]}", 1).__enter__()


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
