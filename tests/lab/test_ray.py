"""A Ray cluster that loses a machine midway plays the games that one process plays, byte by byte."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.core.errors import DigsiteError
from digsite.lab import Crew, Plan, arena, balance, seated
from digsite.lab.dataset import Decisions, write_dataset
from digsite.running import pieces
from tests.lab.test_arena import timeless

GAME = digsite.load("artefakt")
GAMES = 1500
"""So many that the machine is lost before the last is played."""


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    work = Decisions(seated(GAME.setup(2), ["random"], "x"), 10)
    with pytest.raises(DigsiteError, match=r"pip install 'digsite\[ray\]'"):
        list(pieces(work, range(1), Crew(ray="auto")))


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes on this machine, with one core each."""
    pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("RAY_raylet_start_wait_time_s", "300")  # a busy machine takes long to start a node
        found = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        found.second = found.add_node(num_cpus=1)
        found.wait_for_nodes(timeout=300)
        yield found
        found.shutdown()


@pytest.mark.soak
@pytest.mark.timeout(900)
@pytest.mark.filterwarnings("ignore")
def test_one_worker_two_and_a_cluster_that_loses_a_node_find_the_same(cluster: Any, tmp_path: Path) -> None:
    def study(crew: Crew, progress: Any = None) -> bytes:
        plan = Plan(GAMES, "ray", crew, progress=progress)
        return json.dumps(balance([GAME.setup(2)], ["greedy"], plan).as_data(), sort_keys=True).encode()

    lost: list[int] = []

    def lose_a_node(done: int, wanted: int) -> None:
        if done == wanted // 3:
            cluster.remove_node(cluster.second, allow_graceful=False)
            lost.append(done)

    one = study(Crew(1))
    assert study(Crew(2)) == one
    assert study(Crew(ray=cluster.address), lose_a_node) == one
    assert lost
    contest = {"setup": GAME.setup(2), "bots": ["random", "greedy"], "games": 40}
    assert timeless(arena(**contest, crew=Crew(ray=cluster.address))) == timeless(arena(**contest))
    work = Decisions(seated(GAME.setup(2), ["random"], "x"), 1200)
    here, there = (
        write_dataset(work, tmp_path / name, crew) for name, crew in (("a", Crew(1)), ("b", Crew(ray=cluster.address)))
    )
    assert [path.read_bytes() for path in here] == [path.read_bytes() for path in there]
