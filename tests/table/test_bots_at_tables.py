"""Bots of every level finish games at live tables, and give hints."""

from pathlib import Path

import pytest

import digsite
from digsite.bots.names import LEVELS
from digsite.core.record import verify
from digsite.table.house import House
from tests.table.people import a_house, ask, folded, open_table

pytestmark = pytest.mark.anyio


async def bots_rest(house: House, table: str) -> None:
    while (bots := house.tables[table].bots) is not None:
        await bots


@pytest.mark.slow
@pytest.mark.parametrize("game", digsite.games())
async def test_all_levels_play_a_game_to_its_end(tmp_path: Path, game: str) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, game, [f"bot:{level}" for level in LEVELS])
        await bots_rest(house, ada.table)
        now = await ada.look()
        assert now.phase == "over"
        assert [seat.name for seat in now.seats] == list(LEVELS)
        assert house.thinkers.figures()["forfeits"] == 0
        verify((await folded(house, ada.table)).record(), digsite.load(game))


@pytest.mark.parametrize("game", digsite.games())
async def test_quick_bots_play_a_game_to_its_end(tmp_path: Path, game: str) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, game, ["bot:random", "bot:greedy", "bot:search:20"])
        await bots_rest(house, ada.table)
        assert (await ada.look()).phase == "over"
        assert house.thinkers.figures()["forfeits"] == 0


async def test_a_hint_is_for_who_is_to_decide(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me:Ada", "me:Bob"])
        legal = {each.move for each in (await ada.look()).moves or []}
        hints = await house.opponents.hint(ada.table, ada.token, None)
        assert hints
        assert {hint.move for hint in hints} <= legal
        for token, seat, code in ((ada.token, 1, "not-your-decision"), (None, None, "not-your-decision")):
            with pytest.raises(digsite.core.errors.DigsiteError) as refusal:
                await house.opponents.hint(ada.table, token, seat)
            assert refusal.value.code == code
        assert (await ada.refused(ask.Ready())).code == "already-ready"
