"""A finished game is reviewed in the background; the review is kept, and nothing is said about a running game."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import AsyncTestClient

import digsite
from digsite.core.chance import key_from_seed
from digsite.core.record import read_record, replay
from digsite.review.answers import Review
from digsite.review.assembling import pieces_of
from digsite.review.judging import Piece
from digsite.review.work import review
from digsite.table.bots.thinkers import Thinkers
from digsite.table.http import reviews
from digsite.table.http.app import create_app
from digsite.table.http.settings import Settings
from digsite.table.store.storage import Storage
from tests.table.people import new_key
from tests.table.test_replays import a_game

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

ITERATIONS = 20


@pytest.fixture(autouse=True)
def few_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "ITERATIONS", ITERATIONS)


def server(folder: Path) -> AsyncTestClient[Any]:
    return AsyncTestClient(create_app(Settings(str(folder / "digsite.db"), workers=1)))


async def uploaded(client: AsyncTestClient[Any], content: str) -> str:
    answer = await client.post("/api/replays", content=content)
    return f"/api/replays/{answer.json()['replay']}/review"


async def until_done(client: AsyncTestClient[Any], address: str) -> dict[str, Any]:
    while True:
        found: dict[str, Any] = (await client.get(address)).json()
        if found["state"] not in ("waiting", "working"):
            return found
        assert found["done"] <= found["of"]
        await asyncio.sleep(0.05)


async def test_a_review_is_made_in_the_background_and_outlives_the_server(tmp_path: Path) -> None:
    content = a_game("artefakt")
    async with server(tmp_path) as client:
        address = await uploaded(client, content)
        assert (await client.get(address)).json() == {"state": "none", "done": 0, "of": 0}
        begun = (await client.post(address)).json()
        assert begun["state"] in ("waiting", "working")
        again = (await client.post(address)).json()
        assert again["of"] == begun["of"] == len(read_record(content).moves)
        found = await until_done(client, address)
        assert found["state"] == "done"
    async with server(tmp_path) as client:
        assert (await client.get(address)).json() == found
        assert (await client.post(address)).json() == found
    record = read_record(content)
    match = replay(record, digsite.load(record.game))
    same = review(match, record.names, reviews.SEED, iterations=ITERATIONS)
    assert msgspec.convert(found["review"], Review) == same


async def test_one_asker_has_one_review_in_work(tmp_path: Path) -> None:
    async with server(tmp_path) as client:
        first, second = await uploaded(client, a_game("artefakt")), await uploaded(client, a_game("pergamon"))
        await client.post(first)
        refused = await client.post(second, headers={"Accept-Language": "en"})
        assert (refused.status_code, refused.json()["error"]) == (429, "review-in-work")
        assert refused.json()["sentence"].startswith("Your last review is still running.")
        await until_done(client, first)
        assert (await client.post(second)).status_code == 200


async def test_nothing_is_said_about_a_game_that_is_not_over(tmp_path: Path) -> None:
    async with server(tmp_path) as client:
        cut = await uploaded(client, a_game("thebes", moves=20))
        seats = [{"who": "me"}, {"who": "me"}]
        wish = {"key": new_key(), "game": "thebes", "seats": seats, "name": "Ada"}
        table = (await client.post("/api/tables", json=wish)).json()["table"]
        for address in (cut, f"/api/replays/{table}/review"):
            for answer in (await client.get(address), await client.post(address)):
                assert (answer.status_code, answer.json()["error"]) == (409, "not-over"), answer.json()
        nothing = await client.post(f"/api/replays/{'x' * 22}/review")
        assert (nothing.status_code, nothing.json()["error"]) == (404, "no-such-replay")


async def test_a_bot_at_a_table_comes_before_all_positions_that_wait_to_be_judged() -> None:
    match = replay(read_record(a_game("artefakt")), digsite.load("artefakt"))
    positions, judged = pieces_of(match), 0
    table = digsite.load("artefakt").new(2, seed=1)
    assert table.seat is not None
    state = table.handed_over(table.seat, key_from_seed("x"))["state"].tobytes()
    thinkers = Thinkers(1)

    async def judge(piece: Piece) -> None:
        nonlocal judged
        await thinkers.judge(match.setup, piece, "x", ITERATIONS)
        judged += 1

    try:
        judging = [asyncio.create_task(judge(piece)) for piece in positions]
        while not judged:
            await asyncio.sleep(0.01)
        before = judged
        await thinkers.think(table.setup, state, table.seat, "greedy", "x")
        assert judged <= before + 2 < len(positions)
        await asyncio.gather(*judging)
        assert judged == len(positions)
    finally:
        await thinkers.close()


async def test_a_review_goes_with_its_game(tmp_path: Path) -> None:
    storage = await Storage.open(str(tmp_path / "digsite.db"))
    try:
        for name, at in (("old", 10.0), ("new", 30.0)):
            await storage.add_replay(name, b"record", at)
            await storage.add_review(name, b"first", 40.0)
            await storage.add_review(name, b"second", 41.0)
        assert await storage.review("old") == await storage.review("new") == b"second"
        await storage.forget(20.0, 10)
        assert await storage.review("old") is None
        assert await storage.review("new") == b"second"
    finally:
        await storage.close()
