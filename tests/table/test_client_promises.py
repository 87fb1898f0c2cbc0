"""The Python client keeps what was promised when it sat down, and checks it when the game is over."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from digsite import client as client_module
from digsite.client import Client, PromiseBroken, Table, seal
from digsite.core import fairness
from digsite.table.play import opening
from tests.table.worlds import World, world

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def a_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[World, Client]]:
    """A client of a server in this process."""
    async with world(tmp_path / "here", monkeypatch) as here, Client("http://table.example") as client:
        await client._http.aclose()
        client._http = httpx.AsyncClient(transport=httpx.ASGITransport(here.gate))  # type: ignore[arg-type]
        yield here, client


async def play_out(*tables: Table) -> None:
    """Let everybody play their first legal move until the game is over."""
    while True:
        for table in tables:
            now = await table.look()
            if now["phase"] == "over":
                return
            if now.get("moves") and not now.get("decided"):
                await table.play(now["moves"][0]["move"])


def test_client_and_server_make_the_same_fingerprints() -> None:
    """The client is a standalone module, so it has separate code for this."""
    for word in ("sand", "Ton-é€🜁", client_module.fresh_word()):
        assert seal(word) == fairness.seal(word)


async def test_two_clients_seal_their_words_and_find_the_promise_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_client(tmp_path, monkeypatch) as (here, client):
        ada = await client.open("artefakt", ["me", "friend"], "Ada")
        here.table = ada.id
        assert ada.promised is not None
        assert ada.now["fairness"]["seals"] == [seal(ada.promised.word), None]
        bob = await client.join(ada.id, "Bob")
        assert bob.promised is not None
        assert bob.promised.word not in str(await ada.notices())
        await play_out(ada, bob)
        assert ada.now["fairness"]["words"] == [ada.promised.word, bob.promised.word]
        assert await ada.check_promise()
        assert await bob.check_promise()


async def test_alone_against_bots_the_client_starts_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_client(tmp_path, monkeypatch) as (here, client):
        ada = await client.open("pergamon", ["me", "bot:random"], "Ada")
        here.table = ada.id
        assert (await ada.look())["phase"] == "playing"
        assert ada.promised is not None
        assert ada.now["fairness"]["words"] == [ada.promised.word, ""]


async def test_a_broken_promise_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_client(tmp_path, monkeypatch) as (here, client):
        ada = await client.open("artefakt", ["me", "friend"], "Ada")
        here.table = ada.id
        bob = await client.join(ada.id, "Bob")
        await play_out(ada, bob)
        record, promised = await ada.record(), ada.promised
        assert promised is not None

        async def told(changes: dict[str, Any]) -> str:
            """What is said of a record that was changed in this way."""

            async def changed() -> dict[str, Any]:
                return record | changes

            ada.record = changed  # type: ignore[method-assign]
            with pytest.raises(PromiseBroken) as broken:
                await ada.check_promise()
            return str(broken.value)

        promise = record["promise"]
        other = bytes(32)
        assert "not the one that the server committed to" in await told({"promise": promise | {"secret": other.hex()}})
        swapped = promise | {"secret": other.hex(), "commitment": fairness.commitment(other)}
        assert "not the one that the server committed to" in await told({"promise": swapped})
        assert "another word than mine" in await told({"promise": promise | {"words": ["silt", promise["words"][1]]}})
        assert "the key is not made of" in await told({"promise": promise | {"words": [promised.word, "silt"]}})
        assert "the key is not made of" in await told({"key": "00" * 16})
        assert "other undone moves" in await told({"undone": [[3, record["moves"][2][0], []]]})


async def test_a_word_that_came_too_late_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that was away when the words were shown finds the promise kept, and its own word missing."""
    async with a_client(tmp_path, monkeypatch) as (here, client):
        ada = await client.open("artefakt", ["me", "friend"], "Ada")
        here.table = ada.id
        bob = await client.join(ada.id, "Bob")
        here.time += opening.REVEAL_SECONDS
        await asyncio.sleep(0)
        await bob.look()
        assert bob.now["phase"] == "playing"
        await play_out(ada, bob)
        assert not await ada.check_promise()
        assert await bob.check_promise()
