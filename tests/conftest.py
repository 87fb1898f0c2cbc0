"""Seeds, signals and time limits for the whole suite.

Every test that takes a `seed` runs with each of the named seeds, or with the first alone if it is marked `one_seed`.
`--fresh-seeds N` (used by `make soak`) draws N new seeds instead and prints them, so that a failure can be
repeated with `--seeds`.
"""

import contextlib
import os
import random
import signal
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

NAMED_SEEDS = (3, 11)
SEEDS_VARIABLE = "DIGSITE_TEST_SEEDS"
MARK = "DIGSITE_TEST_WORKER"
OURS = f"{MARK}={os.getpid()}".encode()
"""In the environment of the programs that a test starts, also of those whose parents have died."""

PARTING_SECONDS = float(os.environ.get("DIGSITE_PARTING_SECONDS", "30"))
"""How long a process that a test started may take to end after the test."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--fresh-seeds", type=int, default=0, metavar="N", help="run seeded tests with N new seeds")
    parser.addoption("--seeds", default="", metavar="1,2,3", help="run seeded tests with these seeds")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the seeds once for all workers, and give children the default handling of Ctrl+C.

    A shell starts background jobs with SIGINT ignored, and children inherit that. A handler, unlike ignoring, is not
    inherited through exec.
    """
    os.environ[MARK] = str(os.getpid())
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if hasattr(config, "workerinput"):
        return
    chosen = config.getoption("--seeds")
    if fresh := config.getoption("--fresh-seeds"):
        chosen = ",".join(str(random.SystemRandom().randrange(2**32)) for _ in range(fresh))
    os.environ[SEEDS_VARIABLE] = chosen or ",".join(map(str, NAMED_SEEDS))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deal the tests out to the workers: each begins with whole slow modules, and ends with quick tests.

    So a browser or a database is started once for a module, and at the end the workers share the quick tests among
    them. pytest-xdist gives each worker an equal part of the list.
    """
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    slow: dict[Path, list[pytest.Item]] = {}
    quick: list[pytest.Item] = []
    for item in items:
        (slow.setdefault(item.path, []) if item.get_closest_marker("slow") else quick).append(item)
    hands: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for tests in sorted(slow.values(), key=len, reverse=True):
        min(hands, key=len).extend(tests)
    for number, hand in enumerate(hands):
        size = (len(items) - sum(map(len, hands[:number]))) // (workers - number)
        missing = max(0, size - len(hand))
        hand += quick[:missing]
        del quick[:missing]
    items[:] = [test for hand in hands for test in hand]


def seeds() -> list[int]:
    return [int(seed) for seed in os.environ[SEEDS_VARIABLE].split(",")]


def pytest_report_header() -> str:
    return f"seeds: {os.environ[SEEDS_VARIABLE]} (repeat with --seeds {os.environ[SEEDS_VARIABLE]})"


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say why a test that was repeated had failed: it is a race to mend."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section(f"{report.nodeid} failed the first time")
        terminalreporter.line(report.longreprtext)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    own = any("seed" in str(mark.args[0]) for mark in metafunc.definition.iter_markers("parametrize"))
    if "seed" in metafunc.fixturenames and not own:
        named = seeds() == [*NAMED_SEEDS] and metafunc.definition.get_closest_marker("one_seed")
        metafunc.parametrize("seed", seeds()[:1] if named else seeds())


def half_of(names: str, first: Sequence[Any], second: Sequence[Any]) -> pytest.MarkDecorator:
    """Run a test with every pair of two lists: half of them always, with every item, and the others in a soak."""
    pairs = [
        pytest.param(one, other, marks=pytest.mark.soak if (i + j) % 2 else ())
        for i, one in enumerate(first)
        for j, other in enumerate(second)
    ]
    return pytest.mark.parametrize(names, pairs)


@pytest.fixture(autouse=True)
def nothing_outlives_a_test() -> Iterator[None]:
    """Fail if a process that the test started, or one that such a process started, is still running after it."""
    before = _processes()
    yield
    deadline = time.monotonic() + PARTING_SECONDS
    while (left := _started_since(before)) and time.monotonic() < deadline:
        time.sleep(0.02)
    for pid in left:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    assert not left, f"still running after the test: {left}"


def _processes() -> set[int]:
    return {int(name) for name in os.listdir("/proc") if name.isdigit()}  # noqa: PTH208  (asked for at every test)


def _started_since(before: set[int]) -> dict[int, str]:
    """Return the processes of this run that are new, but for those of services that were there before."""
    found = {}
    for pid in _processes() - before:
        try:
            state, _ = _state_and_parent(pid)
            above = [*_ancestors(pid)]
            marked = OURS in Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")
            told = Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except OSError:  # it has ended meanwhile, or is somebody else's
            continue
        ours = os.getpid() in above or marked
        served = any(each in before and each != os.getpid() for each in above)
        # The resource tracker is Python's own bookkeeper.
        if state != "Z" and ours and not served and "multiprocessing.resource_tracker" not in told:
            found[pid] = told
    return found


def _state_and_parent(pid: int) -> tuple[str, int]:
    state, parent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[:2]
    return state, int(parent)


def _ancestors(pid: int) -> Iterator[int]:
    """Yield the parent of a process, its parent and so on, as far as this process."""
    while pid != os.getpid():
        pid = _state_and_parent(pid)[1]
        if pid <= 1:
            return
        yield pid
