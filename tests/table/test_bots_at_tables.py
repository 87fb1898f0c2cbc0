"""Bots of every level finish games at live tables, and give hints."""

import random
from itertools import pairwise
from pathlib import Path
from unittest.mock import patch

import pytest

import digsite
from digsite.bots.names import LEVELS
from digsite.core.record import verify
from digsite.table.play.entries import Left
from digsite.table.play.house import House
from digsite.table.play.live import Live
from digsite.table.play.refusals import Refusal
from digsite.table.play.sitting import Sitting
from tests.table.people import Ear, Guest, a_house, ask, come, folded, open_table, play_out

pytestmark = pytest.mark.anyio


async def bots_rest(house: House, table: str) -> None:
    while (bots := house.tables.live[table].bots) is not None:
        await bots


def usual_length(game: str, players: int) -> int:
    """How many moves a game of people who choose by lot has."""
    match, chooser = digsite.load(game).new(players=players, seed=1), random.Random(1)
    while match.seat is not None:
        match.play(chooser.choice(match.legal()))
    return len(match.played)


async def left_to(guest: Guest, level: str) -> None:
    """Leave a seat to a bot of any level."""

    async def leave(live: Live, sitting: Sitting) -> None:
        await guest.house.tables.commit(live, sitting, [Left(guest.person, level)], None)

    await guest.house.tables.do(guest.table, leave)


@pytest.mark.slow
@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "artefakt" else pytest.mark.soak) for game in digsite.games()]
)
async def test_all_levels_play_a_game_to_its_end(tmp_path: Path, game: str) -> None:
    """They take over from people towards the end: the best of them think for seconds about every move."""
    async with a_house(tmp_path) as house:
        ada = await open_table(house, game, ["me", *["friend"] * (len(LEVELS) - 1)])
        guests = [ada, *[await come(ada, f"Friend of a {level}") for level in list(LEVELS)[1:]]]
        await play_out(*guests, most=int(0.85 * usual_length(game, len(guests))))
        for guest, level in zip(guests, LEVELS, strict=True):
            if (await guest.look()).phase == "playing":
                await left_to(guest, level)
        async with house.watch(ada.table, None, None, 0, Ear()):
            await bots_rest(house, ada.table)
        assert (await ada.look()).phase == "over"
        assert house.bots.thinkers.figures()["forfeits"] == 0
        verify((await folded(house, ada.table)).record(), digsite.load(game))


@pytest.mark.parametrize("game", digsite.games())
async def test_quick_bots_play_a_game_to_its_end(tmp_path: Path, game: str) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, game, ["bot:random", "bot:greedy", "bot:search:20"])
        async with house.watch(ada.table, None, None, 0, Ear()):
            await bots_rest(house, ada.table)
        assert (await ada.look()).phase == "over"
        assert house.bots.thinkers.figures()["forfeits"] == 0


async def test_a_bot_that_polishes_on_is_quicker(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        tempo = house.bots.tempo  # type: ignore[attr-defined]
        with patch.object(tempo, "wait", wraps=tempo.wait) as wait:
            ada = await open_table(house, "pergamon", ["bot:greedy", "bot:greedy", "bot:greedy"])
            async with house.watch(ada.table, None, None, 0, Ear()):
                await bots_rest(house, ada.table)
        moves = [recorded.move for recorded in (await folded(house, ada.table)).record().moves]
        again = [was == now == "polish" for was, now in pairwise(["", *moves])]
        assert any(again)
        assert [call.kwargs["again"] for call in wait.call_args_list] == again


async def test_a_hint_is_for_who_is_to_decide(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me:Ada", "me:Bob"])
        legal = {each.move for each in (await ada.look()).moves or []}
        hints = await house.hint(ada.table, ada.token, None)
        assert hints
        assert {hint.move for hint in hints} <= legal
        for token, seat, code in ((ada.token, 1, "not-your-decision"), (None, None, "not-your-decision")):
            with pytest.raises(Refusal) as refusal:
                await house.hint(ada.table, token, seat)
            assert refusal.value.code == code
        assert (await ada.refused(ask.Ready())).code == "already-ready"
