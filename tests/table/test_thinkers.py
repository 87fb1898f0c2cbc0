"""Bots that think in separate processes: they choose the same moves as here, and a table survives any failure."""

import asyncio
import copy
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import digsite
from digsite.bots import advise
from digsite.bots.names import LEVELS
from digsite.bots.question import Question
from digsite.core.chance import key_from_seed
from digsite.core.errors import BadSetup
from digsite.core.match import Match
from digsite.table.bots.exchange import Thought
from digsite.table.bots.playable import playable_bot
from digsite.table.bots.thinkers import Thinkers, TooBusy

pytestmark = pytest.mark.slow

PATIENCE = 60.0
"""Seconds after which something will not come any more."""


def ask(thinkers: Thinkers, match: Match, bot: str, seed: int = 0, **more: object) -> Awaitable[Thought]:
    """Ask for the seat to act, with the re-deal that `advise` makes of this seed."""
    assert match.seat is not None
    state = match.handed_over(match.seat, key_from_seed(f"hand over {seed}"))["state"].tobytes()
    return thinkers.think(match.setup, state, match.seat, bot, str(seed), **more)  # type: ignore[arg-type]


def run(play: Callable[[Thinkers], Awaitable[None]], **settings: object) -> None:
    """With processes that think, and none of them left afterwards."""

    async def started() -> None:
        thinkers = Thinkers(**settings)  # type: ignore[arg-type]
        try:
            await play(thinkers)
            pids = thinkers.processes()
        finally:
            await thinkers.close()
        assert not thinkers.processes()
        assert not any(alive(pid) for pid in pids)

    asyncio.run(started())


def alive(pid: int) -> bool:
    """Return whether a process runs, hangs or sleeps; a zombie does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def worker(before: str) -> list[str]:
    """The command of a process in which these lines ran first."""
    lines = f"from digsite.bots.at_random import Random\n{before}\nfrom digsite.table.bots.__main__ import main\nmain()"
    return [sys.executable, "-c", lines]


def positions(game: str, *parts: float) -> list[Match]:
    """A random game after such parts of its decisions."""
    match, chooser = digsite.load(game).new(players=2, seed=11), random.Random(11)
    while match.seat is not None:
        match.play(chooser.choice(match.legal()))
    record = match.record()
    return [digsite.replay(record, int(part * len(match.played))) for part in parts]


@pytest.fixture
def match() -> Match:
    return digsite.load("pergamon").new(players=2, seed=5)


@pytest.mark.parametrize("game", digsite.games())
def test_bots_think_what_they_would_think_here(game: str) -> None:
    async def play(thinkers: Thinkers) -> None:
        for bot in [*LEVELS, "random", "greedy", "search:60"]:
            if bot == "professor":  # looks at the clock as well
                continue
            for match in positions(game, 0.0, 0.3, 0.7):
                thought, advice = await ask(thinkers, match, bot, 3), advise(match, bot, 3)
                assert (thought.move, thought.candidates, thought.forfeit) == (advice.move, advice.candidates, None)

    run(play, workers=1)


def test_options_and_an_edition_of_ones_own_travel_with_the_question() -> None:
    game = digsite.load("pergamon")
    tables = copy.deepcopy(game.edition.tables)
    tables["track.coins"]["figures"][1:] = [9] * 12
    ours = game.edition_of("all spaces are rich", tables)
    matches = [
        game.new(players=3, seed=1, options={"order-track": with_track}, edition=edition)
        for edition in (None, ours)
        for with_track in (False, True)
    ]

    async def play(thinkers: Thinkers) -> None:
        said = []
        for seed in range(2):
            for match in matches:
                thought = await ask(thinkers, match, "search:60", seed)
                assert thought.candidates == advise(match, "search:60", seed).candidates
                said.append(str(thought.candidates))
        assert len(set(said)) == len(said)

    run(play, workers=1)


@pytest.mark.parametrize("game", digsite.games())
def test_a_bot_that_is_kept_goes_on_with_its_trees(game: str) -> None:
    """Two tables take turns; each bot thinks what one would that sat here all the while."""
    matches = [digsite.load(game).new(players=2, seed=seed) for seed in (1, 2)]

    async def play(thinkers: Thinkers) -> None:
        went_on = 0
        bots = [[playable_bot("search:60") for _ in range(2)] for _ in matches]
        for step in range(40):
            for table, match in enumerate(matches):
                if match.seat is None:
                    continue
                here = bots[table][match.seat].think(Question.about(match, step), step)
                there = await ask(thinkers, match, "search:60", step, keep=f"{table} {match.seat}")
                assert there.candidates == here.candidates
                went_on += sum(candidate.visits for candidate in here.candidates) > 60
                match.play(there.move)
        assert went_on

    run(play, workers=2)


def test_a_bot_that_is_kept_is_not_waited_for(match: Match) -> None:
    """Who remembers is busy; somebody else thinks afresh."""

    async def play(thinkers: Thinkers) -> None:
        await ask(thinkers, match, "random", keep="ours")
        other = asyncio.create_task(_awaited(ask(thinkers, match, "search:5s", keep="ours")))
        await until(lambda: thinkers.figures()["busy"] == 1)
        await ask(thinkers, match, "random", keep="ours")
        assert not other.done()

    run(play, workers=2)


def test_a_question_steps_back_once_for_whom_it_is_remembered_by(match: Match) -> None:
    """Both processes are busy. The first that is free takes the question it remembers, and then the oldest."""

    async def play(thinkers: Thinkers) -> None:
        answered = []

        async def tell(bot: str, keep: str) -> None:
            await ask(thinkers, match, bot, keep=keep)
            answered.append(f"{bot} {keep}")

        await asyncio.gather(*(ask(thinkers, match, "random", keep=keep) for keep in ("first", "second")))
        others = [("search:5s", "first"), ("search:1s", "second"), ("random", "first"), ("random", "second")]
        asked = [asyncio.create_task(tell(bot, keep)) for bot, keep in others]
        await asyncio.gather(*asked[1:])
        assert answered == ["search:1s second", "random second", "random first"]
        asked[0].cancel()

    run(play, workers=2)


async def wake_both(thinkers: Thinkers, match: Match) -> None:
    """Let two processes start."""
    await asyncio.gather(*(ask(thinkers, match, "random") for _ in range(2)))
    assert len(thinkers.processes()) == 2


async def _awaited(thought: Awaitable[Thought]) -> Thought:
    return await thought


def test_a_process_killed_in_the_middle_of_a_thought_costs_nothing_but_time(match: Match) -> None:
    async def play(thinkers: Thinkers) -> None:
        await ask(thinkers, match, "random")
        (pid,) = thinkers.processes()
        thought = asyncio.create_task(_awaited(ask(thinkers, match, "search:2s")))
        await until(lambda: thinkers.figures()["busy"] == 1)
        os.kill(pid, signal.SIGKILL)
        assert (await thought).forfeit is None
        assert (await thought).move in match.legal()
        assert thinkers.figures() == {
            "workers": 1, "waiting": 0, "busy": 0, "restarts": 1, "forfeits": 0, "refused": 0
        }  # fmt: skip

    run(play, workers=1)


def test_processes_killed_while_they_were_idle_are_replaced(match: Match) -> None:
    async def play(thinkers: Thinkers) -> None:
        await wake_both(thinkers, match)
        for _ in range(3):
            for pid in thinkers.processes():
                os.kill(pid, signal.SIGKILL)
            assert (await ask(thinkers, match, "greedy")).forfeit is None

    run(play, workers=2)


def test_who_is_killed_again_and_again_forfeits_and_a_legal_move_is_drawn(match: Match) -> None:
    async def play(thinkers: Thinkers) -> None:
        thought = asyncio.create_task(_awaited(ask(thinkers, match, "search:5s")))
        killed: set[int] = set()
        while not thought.done():
            for pid in set(thinkers.processes()) - killed:
                os.kill(pid, signal.SIGKILL)
                killed.add(pid)
            await asyncio.sleep(0.01)
        forfeited = await thought
        assert forfeited.forfeit == "search:5s lost the process it thought in, so a random move was played"
        assert forfeited.move in match.legal()
        assert sorted(move for move, *_ in forfeited.candidates) == match.legal()
        assert thinkers.figures()["forfeits"] == 1
        assert len(killed) <= 4
        assert (await ask(thinkers, match, "greedy")).forfeit is None

    run(play, workers=1)


def test_a_process_that_hangs_is_replaced_and_others_do_not_wait_for_it(match: Match) -> None:
    async def play(thinkers: Thinkers) -> None:
        await ask(thinkers, match, "random", keep="hung")
        hung = next(pid for pid in thinkers.processes())
        os.kill(hung, signal.SIGSTOP)
        late = asyncio.create_task(_awaited(ask(thinkers, match, "greedy", seconds=3, keep="hung")))
        await until(lambda: thinkers.figures()["busy"] == 1)
        for _ in range(3):
            assert (await ask(thinkers, match, "greedy")).forfeit is None
        assert (await late).forfeit is None
        await until(lambda: not alive(hung))

    run(play, workers=2)


def test_closing_ends_processes_that_hang_and_tells_who_waits(match: Match) -> None:
    async def play(thinkers: Thinkers) -> None:
        await wake_both(thinkers, match)
        hung = thinkers.processes()
        for pid in hung:
            os.kill(pid, signal.SIGSTOP)
        asked = [asyncio.create_task(_awaited(ask(thinkers, match, "random"))) for _ in range(4)]
        await until(lambda: thinkers.figures()["waiting"] == 2)
        await thinkers.close()
        assert not any(alive(pid) for pid in hung)
        for problem in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(problem, TooBusy)
        with pytest.raises(TooBusy, match="the server is stopping"):
            await ask(thinkers, match, "random")

    run(play, workers=2)


def test_a_full_queue_refuses_at_once_and_serves_the_others(match: Match) -> None:
    async def play(thinkers: Thinkers) -> None:
        asked = [asyncio.create_task(_awaited(ask(thinkers, match, "search:500ms"))) for _ in range(3)]
        await until(lambda: thinkers.figures()["waiting"] == 2)
        with pytest.raises(TooBusy, match="2 requests to bots are waiting; try again later"):
            await ask(thinkers, match, "random")
        assert [(await thought).forfeit for thought in asked] == [None] * 3
        assert (await ask(thinkers, match, "random")).forfeit is None
        assert thinkers.figures()["refused"] == 1

    run(play, workers=1, waiting=2)


def test_who_goes_away_leaves_its_place_to_others(match: Match) -> None:
    async def play(thinkers: Thinkers) -> None:
        for _ in range(3):
            asked = [asyncio.create_task(_awaited(ask(thinkers, match, "search:200ms"))) for _ in range(2)]
            await until(lambda: thinkers.figures()["waiting"] == 1)
            for thought in asked:
                thought.cancel()
            await asyncio.gather(*asked, return_exceptions=True)
            assert thinkers.figures()["waiting"] == 0
            assert (await ask(thinkers, match, "random")).forfeit is None
            assert thinkers.figures()["busy"] == 0

    run(play, workers=1, waiting=1)


def test_what_a_process_prints_goes_to_the_log(
    match: Match, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By itself Python would keep it back until there is more."""
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)
    chatty = "think = Random.think\nRandom.think = lambda *asked: print('what a day') or think(*asked)"

    async def play(thinkers: Thinkers) -> None:
        for _ in range(3):
            assert (await ask(thinkers, match, "random")).forfeit is None

    run(play, workers=1, command=worker(chatty))
    assert "what a day" in caplog.text


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (["/nowhere/to/be/found"], "had no process to think in (No such file or directory)"),
        ([sys.executable, "-c", "raise SystemExit(3)"], "lost the process it thought in"),
        ([sys.executable, "-c", "print('{}')"], "gave an invalid answer"),
        ([sys.executable, "-c", "print('[' * 99999)"], "gave an invalid answer"),
        ([sys.executable, "-c", "while True: print(end='x' * 999)"], "gave an invalid answer"),
        (
            worker("from digsite.bots.question import Advice\nRandom.think = lambda *asked: Advice(9999, [])"),
            "answered with a move that is not legal",
        ),
    ],
)
def test_whatever_a_process_does_wrong_costs_only_the_move(match: Match, command: list[str], why: str) -> None:
    async def play(thinkers: Thinkers) -> None:
        for asked in range(1, 3):
            thought = await ask(thinkers, match, "random", asked)
            assert thought.forfeit == f"random {why}, so a random move was played"
            assert thought.move in match.legal()
            assert thinkers.figures()["forfeits"] == asked
        # Nothing is started over and over: two tries a question, and the first start.
        assert thinkers.figures()["restarts"] <= 2 * 2

    run(play, workers=1, command=command)


def test_a_bot_that_fails_says_what_kind_of_error_and_no_more(match: Match, caplog: pytest.LogCaptureFixture) -> None:
    failing = "def think(*asked): raise RuntimeError('the seat holds find 37')\nRandom.think = think"

    async def play(thinkers: Thinkers) -> None:
        await ask(thinkers, match, "greedy", keep="ours")
        before = thinkers.processes()
        thought = await ask(thinkers, match, "random", keep="ours")
        assert thought.forfeit == "random failed with RuntimeError, so a random move was played"
        assert (await ask(thinkers, match, "greedy", keep="ours")).forfeit is None
        assert thinkers.processes() == before

    run(play, workers=1, command=worker(failing))
    assert "find 37" in caplog.text


def test_the_limit_counts_once_the_game_is_compiled(match: Match) -> None:
    """Here compiling takes longer than a game may take to load, and a bot to think."""
    slowly = "\n".join(
        [
            "import time, digsite.table.bots.thinking as mind",
            "mind.is_compiled = lambda *asked: False",
            "mind.ensure_compiled = lambda *asked: time.sleep(13)",
        ]
    )

    async def play(thinkers: Thinkers) -> None:
        assert (await ask(thinkers, match, "random", seconds=12)).forfeit is None
        assert thinkers.figures()["restarts"] == 0

    run(play, workers=1, loading=12, command=worker(slowly))


def test_no_process_outlives_a_server_that_was_killed() -> None:
    """Not in the middle of a thought; and on Linux, where this runs, not if it hangs either."""
    server = subprocess.Popen(
        [sys.executable, "-m", "tests.table.a_server"], stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True
    )
    assert server.stdout is not None
    try:
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert len(pids) == 2
        assert all(alive(pid) for pid in pids)
        os.kill(pids[0], signal.SIGSTOP)
    finally:
        server.kill()
        server.wait()
        server.stdout.close()
    deadline = time.monotonic() + PATIENCE
    while any(alive(pid) for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not any(alive(pid) for pid in pids)


def test_what_cannot_be_asked_is_refused(match: Match) -> None:
    async def play(thinkers: Thinkers) -> None:
        assert match.seat is not None
        with pytest.raises(BadSetup, match="the bot 'pipe:true' cannot play at a live table"):
            await ask(thinkers, match, "pipe:true")
        state = match.handed_over(match.seat, key_from_seed(0))["state"].tobytes()
        with pytest.raises(ValueError, match="seat 1 does not have to act"):
            await thinkers.think(match.setup, state, 1 - match.seat, "random", "0")
        assert thinkers.figures()["busy"] == 0

    run(play, workers=1)
