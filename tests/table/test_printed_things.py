"""What is printed on the things of a game is encoded once for all sockets; nobody can tell."""

import random
from pathlib import Path

import msgspec
import pytest

import digsite
from tests.table.people import Clockwork, Ear, a_house, open_table

MOVES = 40


@pytest.mark.parametrize("game", digsite.games())
def test_printed_fields_are_the_same_in_all_positions_and_for_every_viewer(game: str) -> None:
    loaded = digsite.load(game)
    for players in loaded.players:
        match, chooser = loaded.new(players=players, seed=1), random.Random(1)
        first = match.view(None)
        for _ in range(MOVES):
            for viewer in (None, *range(players)):
                view = match.view(viewer)
                assert {name: view[name] for name in loaded.printed} == {name: first[name] for name in loaded.printed}
            if match.seat is None:
                break
            match.play(chooser.choice(match.legal()))


@pytest.mark.anyio
@pytest.mark.parametrize("game", digsite.games())
async def test_a_socket_is_told_the_same_as_somebody_who_looks(game: str, tmp_path: Path) -> None:
    async with a_house(tmp_path, Clockwork()) as house:
        ada = await open_table(house, game, ["me:Ada", "me:Bob"])
        for _ in range(3):
            async with house.watch(ada.table, ada.token, None, 0, ear := Ear()):
                now = await ada.look()
            assert msgspec.json.decode(ear.heard[0])["now"] == msgspec.to_builtins(now)
            assert now.moves
            await ada.play(now.moves[0].move)
