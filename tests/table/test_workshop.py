"""Games are compiled in the background while the server is open: the chosen one first, and nobody loses anything."""

import asyncio
import os
import signal
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import digsite
from digsite.bots.kernels import GREEDY, SEARCH
from digsite.core.compilation import PLAY
from digsite.core.progress import warn_that_nothing_is_kept
from digsite.table.bots import workshop as workshop_module
from digsite.table.bots.players import BotPlayers
from digsite.table.bots.thinkers import Thinkers
from digsite.table.bots.workshop import Workshop
from digsite.table.play.hooks import Hooks
from digsite.table.play.house import House
from digsite.table.play.tokens import Signer
from digsite.table.store.storage import Storage
from tests.table.people import Clockwork, open_table
from tests.table.serving import PATIENCE

pytestmark = pytest.mark.anyio

STAND_IN = """
import pathlib, sys, time
folder, game, *parts = sys.argv[1:]
with open(pathlib.Path(folder, "order"), "a") as order:
    print(game, *parts, file=order, flush=True)
for part in parts:
    print(part, "a_kernel", flush=True)
    while not pathlib.Path(folder, f"{game}-{part}").exists() and not pathlib.Path(folder, "all").exists():
        time.sleep(0.01)
    print(part, flush=True)
"""
"""Compiles nothing: it says what it was asked for, and finishes a part when a file of that name, or `all`, is there."""


@asynccontextmanager
async def a_workshop(
    folder: Path, monkeypatch: pytest.MonkeyPatch, processes: int = 1, command: tuple[str, ...] = ()
) -> AsyncIterator[Workshop]:
    monkeypatch.setattr(workshop_module, "is_compiled", lambda *asked: False)
    monkeypatch.setattr(workshop_module, "can_be_compiled_ahead", lambda: True)
    monkeypatch.setattr(workshop_module, "FAILURE_SECONDS", 0.0)
    monkeypatch.setattr(workshop_module, "_load", lambda *asked: None)
    workshop = Workshop(processes, command or (sys.executable, "-c", STAND_IN, str(folder)))
    await workshop.start()
    try:
        yield workshop
    finally:
        await workshop.close()


def ordered(folder: Path) -> list[str]:
    return (folder / "order").read_text().splitlines() if (folder / "order").exists() else []


async def until(true: object) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():  # type: ignore[operator]
            await asyncio.sleep(0.01)


async def test_what_people_need_comes_first_and_bots_after_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_workshop(tmp_path, monkeypatch) as workshop:
        await workshop.choose("thebes")
        for part in (PLAY, GREEDY, SEARCH):
            assert not workshop.is_ready("thebes", part)
            (tmp_path / f"thebes-{part.name}").touch()
            await workshop.wait("thebes", part)
    assert [line for line in ordered(tmp_path) if line.startswith("thebes")] == ["thebes play greedy search"]


async def test_the_chosen_game_is_compiled_before_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_workshop(tmp_path, monkeypatch) as workshop:
        await until(lambda: ordered(tmp_path) == ["artefakt play greedy search"])
        (tmp_path / "artefakt-play").touch()
        await until(lambda: workshop.is_ready("artefakt"))
        await workshop.choose("pergamon")
        await until(lambda: ordered(tmp_path)[-1] == "pergamon play greedy search")
        assert not workshop.is_ready("pergamon")
        (tmp_path / "pergamon-play").touch()
        await workshop.wait("pergamon")
        told = workshop.readiness("pergamon")
        assert told.people
        assert not told.bots
        assert 0 < told.done < told.steps
        (tmp_path / "all").touch()
        for game in ("pergamon", "artefakt", "thebes", "monuments"):
            await workshop.wait(game, PLAY, GREEDY, SEARCH)
            told = workshop.readiness(game)
            assert told.bots
            assert told.done == told.steps
    lines = [line for line in ordered(tmp_path) if line.startswith("artefakt")]
    assert lines == ["artefakt play greedy search", "artefakt greedy search"]  # put off once, and taken up again


async def test_a_choice_stops_no_work_while_a_process_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_workshop(tmp_path, monkeypatch, processes=5) as workshop:
        await until(lambda: len(ordered(tmp_path)) == 4)
        await workshop.choose("thebes")
        (tmp_path / "all").touch()
        for game in ("pergamon", "artefakt", "thebes", "monuments"):
            await workshop.wait(game, SEARCH)
    assert len(ordered(tmp_path)) == 4


@pytest.mark.parametrize("finished", [(), ("play",), ("play", "greedy")])
async def test_a_compiler_that_is_killed_is_started_again(
    finished: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_workshop(tmp_path, monkeypatch) as workshop:
        parts = {part.name: part for part in (PLAY, GREEDY, SEARCH)}
        for name in finished:
            (tmp_path / f"artefakt-{name}").touch()
        await until(lambda: all(workshop.is_ready("artefakt", parts[name]) for name in finished))
        await until(lambda: ordered(tmp_path) and workshop._jobs["artefakt"].process is not None)
        running = workshop._jobs["artefakt"].process
        assert running is not None
        os.kill(running.pid, signal.SIGKILL)
        await until(lambda: len(ordered(tmp_path)) == 2)
        missing = [name for name in parts if name not in finished]
        assert ordered(tmp_path)[1] == " ".join(["artefakt", *missing])
        (tmp_path / "all").touch()
        await workshop.wait("artefakt", PLAY, GREEDY, SEARCH)


async def test_half_a_line_of_a_compiler_that_was_killed_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of `play deal_at` would say that everything people need is compiled."""
    killed = "import os, sys; sys.stdout.write('play'); sys.stdout.flush(); os.kill(os.getpid(), 9)"
    monkeypatch.setattr(workshop_module, "MAX_FAILURES", 1000)
    async with a_workshop(tmp_path, monkeypatch, command=(sys.executable, "-c", killed)) as workshop:
        await until(lambda: workshop._jobs["artefakt"].failures > 1)
        assert not workshop.is_ready("artefakt", PLAY)


async def test_a_game_that_cannot_be_compiled_ahead_is_left_to_whoever_needs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_workshop(tmp_path, monkeypatch, command=(sys.executable, "-c", "raise SystemExit(1)")) as workshop:
        await asyncio.wait_for(workshop.wait("artefakt", PLAY, GREEDY, SEARCH), PATIENCE)
        assert workshop.readiness("artefakt").bots


async def test_what_was_compiled_before_is_loaded_beside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: dict[str, str] = {}
    monkeypatch.setattr(workshop_module, "is_compiled", lambda *asked: True)
    monkeypatch.setattr(
        workshop_module, "_load", lambda game, part: loaded.update({game: threading.current_thread().name})
    )
    workshop = Workshop()
    await workshop.start()
    assert all(map(workshop.is_ready, digsite.games()))
    await until(lambda: len(loaded) == len(digsite.games()))
    assert threading.main_thread().name not in loaded.values()
    await workshop.close()


async def test_where_nothing_can_be_kept_a_chosen_game_is_compiled_in_memory(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(workshop_module, "is_compiled", lambda *asked: False)
    monkeypatch.setattr(workshop_module, "can_be_compiled_ahead", lambda: False)
    warn_that_nothing_is_kept.cache_clear()
    workshop = Workshop(command=(sys.executable, "-c", "raise SystemExit(1)"))
    await workshop.start()
    assert not any(map(workshop.is_ready, digsite.games()))
    await workshop.wait("pergamon", PLAY, GREEDY, SEARCH)
    assert workshop.readiness("pergamon").bots
    assert not workshop.is_ready("thebes")
    await workshop.close()
    assert [line for line in caplog.messages if "no cache folder can be written" in line] == caplog.messages


async def test_a_table_is_set_up_meanwhile_and_begins_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage, thinkers, clock = await Storage.open(str(tmp_path / "digsite.db")), Thinkers(workers=1), Clockwork()
    async with a_workshop(tmp_path, monkeypatch) as workshop:
        house = House(storage, BotPlayers(thinkers, workshop, 0.0), Signer(b"test"), Hooks(), workshop, clock)
        guest = await open_table(house, "pergamon", ["me", "me:Bob"])
        assert (await house.look(guest.table, guest.token, None)).phase == "waiting"
        (tmp_path / "pergamon-play").touch()
        async with asyncio.timeout(PATIENCE):
            while (await house.look(guest.table, guest.token, None)).phase != "playing":
                await asyncio.sleep(0.01)
        await house.close()
    await thinkers.close()
    await storage.close()
