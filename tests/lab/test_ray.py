"""A Ray cluster that loses a machine midway plays the games that one process plays, byte by byte.

Ray is large, so only the soak installs it (extra `soak`) and plays on a cluster. Otherwise a stand-in takes its place.
"""

import json
import pickle
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import digsite
from digsite.core.errors import DigsiteError
from digsite.lab import Crew, Plan, arena, balance, seated
from digsite.lab.dataset import Decisions, write_dataset
from digsite.running import AHEAD, pieces
from tests.lab.test_arena import timeless

GAME = digsite.load("artefakt")
GAMES = 1500
"""So many that the machine is lost before the last is played."""


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    work = Decisions(seated(GAME.setup(2), ["random"], "x"), 10)
    with pytest.raises(DigsiteError, match=r"pip install 'digsite\[ray\]'"):
        list(pieces(work, range(1), Crew(ray="auto")))


class StandIn:
    """The part of Ray that the lab uses, on this thread. Tasks are played only when somebody wants their result."""

    def __init__(self) -> None:
        self.connected: list[str] = []
        self.asked: list[int] = []

    def is_initialized(self) -> bool:
        return False

    def init(self, address: str, **_: Any) -> None:
        self.connected.append(address)

    def shutdown(self) -> None:
        self.connected.pop()

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def put(self, work: Any) -> bytes:
        return pickle.dumps(work)

    def remote(self, **limits: Any) -> Any:
        assert limits == {"num_cpus": 1, "max_retries": -1}
        return lambda task: SimpleNamespace(remote=lambda work, number: self._asked(task, work, number))

    def _asked(self, task: Any, work: bytes, number: int) -> Any:
        self.asked.append(number)
        return lambda: task(pickle.loads(work), number)

    def get(self, promised: Any) -> Any:
        return promised()


def test_pieces_of_a_cluster_come_in_order_and_few_are_asked_for_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = StandIn()
    monkeypatch.setitem(sys.modules, "ray", ray)
    work = Decisions(seated(GAME.setup(2), ["random"], "x"), 10_000)
    played = pieces(work, range(work.count), Crew(ray="somewhere"))
    first = [next(played) for _ in range(3)]
    assert first == [work.play(number) for number in range(3)]
    assert ray.connected == ["somewhere"]
    assert ray.asked == [*range(3 + AHEAD * 2 - 1)]
    played.close()
    assert ray.connected == []


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two nodes on this machine, with one core each."""
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("RAY_raylet_start_wait_time_s", "300")  # a busy machine takes long to start a node
        found = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        found.second = found.add_node(num_cpus=1)
        found.wait_for_nodes(timeout=300)
        yield found
        found.shutdown()


def nodes_of(ray: Any) -> int:
    return sum(node["Alive"] for node in ray.nodes())


@pytest.mark.soak
@pytest.mark.timeout(900)
@pytest.mark.filterwarnings("ignore")
def test_one_worker_two_and_a_cluster_that_loses_a_node_find_the_same(cluster: Any, tmp_path: Path) -> None:
    def study(crew: Crew, progress: Any = None) -> bytes:
        plan = Plan(GAMES, "ray", crew, progress=progress)
        return json.dumps(balance([GAME.setup(2)], ["greedy"], plan).as_data(), sort_keys=True).encode()

    alive: list[int] = []

    def lose_a_node(done: int, wanted: int) -> None:
        """Kill the processes of the second node when a third is done, while it plays what is asked for ahead."""
        import ray

        if done == wanted // 3:
            alive.append(nodes_of(ray))
            cluster.remove_node(cluster.second, allow_graceful=False)
            while nodes_of(ray) == 2:  # until the head has noticed; the test has a time limit
                time.sleep(0.1)
            alive.append(nodes_of(ray))

    one = study(Crew(1))
    assert study(Crew(2)) == one
    assert study(Crew(ray=cluster.address), lose_a_node) == one
    assert alive == [2, 1]
    contest = {"setup": GAME.setup(2), "bots": ["random", "greedy"], "games": 40}
    assert timeless(arena(**contest, crew=Crew(ray=cluster.address))) == timeless(arena(**contest))
    work = Decisions(seated(GAME.setup(2), ["random"], "x"), 1200)
    here, there = (
        write_dataset(work, tmp_path / name, crew) for name, crew in (("a", Crew(1)), ("b", Crew(ray=cluster.address)))
    )
    assert [path.read_bytes() for path in here] == [path.read_bytes() for path in there]
