"""Whoever waits for compiling is told how far it is, and nobody waits for a compiler that has died."""

import os
import pty
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
NEW = "from digsite.starter.game import GAME; GAME.new(seed=1); GAME.new(seed=2)"
COMPILE = """
from digsite.core import kernels
from digsite.core.compilation import PLAY, compile_game
from digsite.starter.game import GAME
for kernel in compile_game(GAME, PLAY):
    print(kernel, flush=True)
print(sum(sum(kernel.stats.cache_misses.values()) for kernel, _ in PLAY.jobs(GAME)))
match = GAME.new(seed=1)
match.play(match.legal()[0])
"""
"""Compiles a small game, tells what it compiled anew, and plays."""

KERNELS = ["deal_at", "legal_at", "play_at", "redeal_at", "scores_at"]
PATIENCE = 200.0


def start(code: str, cache: Path, **streams: int) -> subprocess.Popen[str]:
    environment = {**os.environ, "DIGSITE_CACHE": str(cache), "TERM": "xterm"}
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **streams}
    return subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, env=environment, text=True, **streams)


def run(code: str, cache: Path) -> tuple[str, str]:
    with start(code, cache) as process:
        told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, told
    return told


def until(true: Callable[[], object]) -> None:
    give_up = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < give_up
        time.sleep(0.005)


def test_in_a_file_a_first_use_is_one_line_and_a_second_one_says_nothing(tmp_path: Path) -> None:
    assert run(NEW, tmp_path)[1] == "Compiling Three Sherds, once on this machine ...\n"
    assert run(NEW, tmp_path)[1] == ""


def test_on_a_terminal_a_first_use_shows_a_bar(tmp_path: Path) -> None:
    terminal, end = pty.openpty()
    with start(NEW, tmp_path, stderr=end) as process:
        os.close(end)
        shown = b""
        while read := _read(terminal):
            shown += read
    os.close(terminal)
    assert process.returncode == 0
    assert "Compiling Three Sherds, once on this machine" in shown.decode()
    assert "━" in shown.decode()
    assert f"/{len(KERNELS)}" in shown.decode()


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # the other end was closed
        return b""


def test_where_nothing_can_be_kept_one_sentence_says_so_and_everything_works(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    code = (
        f"{NEW}\nfrom digsite.bots.names import bot_named; from digsite.bots.question import Question\n"
        "print(bot_named('digger').think(Question.about(GAME.new(seed=1), 1), 1).move)"
    )
    told, complaints = run(code, tmp_path / "file" / "cache")
    assert told.strip().isdigit()
    assert complaints == (
        "Games are compiled for this run only, because no cache folder can be written (see DIGSITE_CACHE).\n"
    )


@pytest.mark.parametrize("finished", [0, 2, 5])
def test_a_compiler_killed_at_any_moment_loses_nothing_and_blocks_nobody(finished: int, tmp_path: Path) -> None:
    """Another process waits for the first one, takes over when it dies, and compiles only what was not finished."""
    with start(COMPILE, tmp_path) as first:
        assert first.stdout is not None
        until(lambda: list(tmp_path.rglob("*.lock")))
        for kernel in KERNELS[:finished]:
            assert first.stdout.readline() == f"{kernel}\n"
        with start(COMPILE, tmp_path) as second:
            first.kill()
            told, complaints = second.communicate(timeout=PATIENCE)
    assert second.returncode == 0, complaints
    *kernels, compiled_anew = told.splitlines()
    assert kernels == KERNELS
    assert int(compiled_anew) <= len(KERNELS) - finished
    assert run(COMPILE, tmp_path)[0].splitlines()[-1] == "0"


def test_two_processes_that_need_the_same_code_compile_it_once(tmp_path: Path) -> None:
    with start(COMPILE, tmp_path) as first, start(COMPILE, tmp_path) as second:
        told = [process.communicate(timeout=PATIENCE)[0].splitlines() for process in (first, second)]
    assert [lines[:-1] for lines in told] == [KERNELS, KERNELS]
    assert sorted(int(lines[-1]) for lines in told) == [0, len(KERNELS)]


COMPANY = """
from digsite.compiling import part_named
from digsite.core.compilation import compile_game
from digsite.starter.game import GAME
for name in ("play", "greedy", "company"):
    print(*compile_game(GAME, part_named(name)))
"""


def test_kernels_that_call_others_are_compiled_with_them_or_from_what_is_kept_of_them(tmp_path: Path) -> None:
    """Rules are linked into a kernel once, although a kernel that it calls may contain them too."""
    first, _ = run(COMPANY, tmp_path)
    kept = list(tmp_path.rglob("company_kernels.company_step*.nbc"))
    assert len(kept) == 1
    for path in kept:
        path.unlink()
    assert run(COMPANY, tmp_path)[0] == first
    assert list(tmp_path.rglob("company_kernels.company_step*.nbc")) == kept


FOLLOW = """
import sys
import digsite
from digsite.cli import setting_up
from digsite.core import compilation
setting_up.COMPILER = (sys.executable, "-c", sys.argv[1], sys.argv[2])
compilation.is_compiled = lambda *asked: False
setting_up.compile_visibly(digsite.load("pergamon"))
"""

STAND_IN = """
import pathlib, sys, time
print("play deal_at", flush=True)
while not pathlib.Path(sys.argv[1]).exists():
    time.sleep(0.01)
print("play play_at", "play", sep=chr(10), flush=True)
"""
"""In place of the compiler: it finishes the second kernel once a file is there."""


def test_a_command_prints_a_line_for_each_kernel_as_it_finishes(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    command = [sys.executable, "-c", FOLLOW, STAND_IN, str(gate)]
    environment = {**os.environ, "DIGSITE_CACHE": str(tmp_path / "cache")}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        first = process.stderr.readline()
        gate.touch()
        rest = process.stderr.read()
    assert re.fullmatch(r"Compiling Pergamon: deal_at \(1 of \d+\)\n", first)
    assert rest == first.replace("deal_at (1", "play_at (2")
