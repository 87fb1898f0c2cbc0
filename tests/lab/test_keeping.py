"""An interrupted arena resumes as if nothing had happened; a file belongs to one arena."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import digsite
from digsite.core.errors import DigsiteError
from digsite.lab import arena
from digsite.lab.standings import Result
from tests.lab.test_arena import setup, timeless

pytestmark = pytest.mark.slow

BOTS = ["random", "search:4"]


def go(path: Path | None, games: int = 12, **changed: Any) -> Result:
    return arena(**({"setup": setup(2), "bots": BOTS, "games": games, "seed": 3, "keep": path} | changed))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "kept.jsonl"


def children(process: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def wait_until(true: Any) -> None:
    for _ in range(600):
        if true():
            return
        time.sleep(0.1)
    raise AssertionError("waited for a minute in vain")


def interrupted_by(number: signal.Signals, path: Path) -> tuple[int, str]:
    """Start an arena that would take hours, interrupt it in the middle; exit code and output. Nobody is left behind."""
    command = [sys.executable, "-m", "digsite", "arena", "pergamon", "--players", "2", "--seed", "3"]
    command += ["--bots", ",".join(BOTS), "--games", "100000", "--workers", "2", "--keep", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        wait_until(lambda: process.poll() is not None or (path.exists() and path.read_bytes().count(b"\n") >= 4))
        crew = children(process.pid)
        process.send_signal(number)
        said, _ = process.communicate(timeout=60)
    assert len(crew) >= 2
    wait_until(lambda: not any(Path(f"/proc/{one}/cmdline").exists() for one in crew))
    return process.returncode, said


linux = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux to see who is left")


@linux
def test_ctrl_c_ends_it_at_once_with_what_was_kept(path: Path) -> None:
    code, said = interrupted_by(signal.SIGINT, path)
    assert code == 130
    assert "random : search:4" in said
    assert "Traceback" not in said


@linux
def test_after_kill_9_it_goes_on_as_if_nothing_had_been(path: Path) -> None:
    code, _ = interrupted_by(signal.SIGKILL, path)
    assert code == -signal.SIGKILL
    with path.open("ab") as file:
        file.write(b'{"deal": 99999, "ga')
    kept = path.read_bytes().count(b"\n") - 1
    games = 2 * kept + 4
    assert timeless(go(path, games)) == timeless(go(None, games))
    assert path.read_bytes().count(b"\n") == kept + 3


def test_what_was_kept_is_not_played_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = go(path)
    written = path.read_bytes()
    monkeypatch.setattr("digsite.lab.playing.play_deal", lambda *_: pytest.fail("played again"))
    assert go(path).as_data() == first.as_data()
    assert path.read_bytes() == written


def test_more_games_go_on_from_fewer(path: Path) -> None:
    go(path, 6)
    assert timeless(go(path, 12)) == timeless(go(None, 12))
    assert timeless(go(path, 6)) == timeless(go(None, 6))


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"seed": 4}, 'the seed "3"'),
        ({"bots": ["random", "search:5"]}, r"the bots \[\"random\", \"search:4\"\]"),
        ({"setup": setup(3)}, "the players 2"),
        ({"setup": digsite.load("pergamon").setup(2, {"order-track": True})}, "the options"),
    ],
)
def test_another_arena_is_refused(path: Path, changed: dict[str, Any], words: str) -> None:
    go(path, 2)
    written = path.read_bytes()
    with pytest.raises(DigsiteError, match=words):
        go(path, **changed)
    assert path.read_bytes() == written


def test_bots_that_have_changed_since_are_refused(path: Path) -> None:
    go(path, 2)
    first, rest = path.read_text().split("\n", 1)
    path.write_text(json.dumps(json.loads(first) | {"code": "0" * 16}) + "\n" + rest)
    with pytest.raises(DigsiteError, match="the code has changed since"):
        go(path)


@pytest.mark.parametrize("content", [b"my diary", b"my diary\n", b"\n", b"[]\n", b"\xff\xfe", b'{"format": 1}\n'])
def test_a_file_of_another_kind_is_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(DigsiteError, match="not a file that this command has saved games in"):
        go(path)
    assert path.read_bytes() == content


@pytest.mark.parametrize("spoil", [lambda d: d | {"deal": 7}, lambda d: d | {"games": []}, lambda d: d | {"x": 1}])
def test_a_line_that_cannot_be_is_named(path: Path, spoil: Any) -> None:
    go(path, 6)
    lines = path.read_text().splitlines()
    lines[2] = json.dumps(spoil(json.loads(lines[2])))
    path.write_text("\n".join(lines) + "\n")
    with pytest.raises(DigsiteError, match="line 3 is not part 1"):
        go(path)


def test_two_at_once_are_refused(path: Path) -> None:
    def second(done: int, wanted: int) -> None:
        with pytest.raises(DigsiteError, match="another run is saving"):
            go(path)

    assert go(path, 2, progress=second).deals == 1


def test_a_first_line_torn_by_an_interruption_is_written_anew(path: Path) -> None:
    go(path, 2)
    path.write_bytes(path.read_bytes()[:20])
    assert timeless(go(path)) == timeless(go(None))
