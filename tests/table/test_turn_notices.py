"""Turn notices: only for people who asked for them and are not watching, only to allowed hosts, and with retries."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from digsite.core.errors import BadSetup
from digsite.table.play import hooks
from digsite.table.play.entries import Hooked
from digsite.table.play.hooks import Hooks
from tests.table.people import Ear, a_house, ask, come, entries_of, open_table
from tests.table.serving import PATIENCE

pytestmark = pytest.mark.anyio


class Receiver:
    """Somebody's own small server, which says yes unless it has failures to say first."""

    def __init__(self) -> None:
        self.port = 0
        self.failures: list[int] = []
        self.calls = 0
        self.heard: asyncio.Queue[dict[str, str]] = asyncio.Queue()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.split(b"content-length:")[1].split(b"\r\n")[0])
        content = json.loads(await reader.readexactly(length))
        self.calls += 1
        status = self.failures.pop(0) if self.failures else 204
        if status == 204:
            self.heard.put_nowait(content)
        location = b"location: http://127.0.0.1:1/\r\n" if status == 302 else b""
        writer.write(b"HTTP/1.1 %d x\r\n%sconnection: close\r\ncontent-length: 0\r\n\r\n" % (status, location))
        await writer.drain()
        writer.close()
        await writer.wait_closed()


@asynccontextmanager
async def a_receiver() -> AsyncIterator[Receiver]:
    receiver = Receiver()
    server = await asyncio.start_server(receiver.answer, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()
        await server.wait_closed()


async def test_who_wished_it_is_told_of_their_turn_and_nobody_else(tmp_path: Path) -> None:
    async with (
        a_receiver() as receiver,
        a_house(tmp_path, hooks=Hooks([f"127.0.0.1:{receiver.port}"], "https://dig.example/")) as house,
    ):
        ada = await open_table(house, "pergamon", ["me", "friend", "friend"])
        bob, cleo = await come(ada, "Bob"), await come(ada, "Cleo")
        address = f"http://127.0.0.1:{receiver.port}/secret-path"
        await cleo.do(ask.Hook(address))
        await ada.play("place 3")
        await bob.play("place 5")
        told = await asyncio.wait_for(receiver.heard.get(), PATIENCE)
        assert told == {
            "event": "your-turn",
            "game": "pergamon",
            "table": f"https://dig.example/t/{ada.table}",
            "name": "Cleo",
        }
        assert receiver.calls == 1
        for guest, known in ((ada, None), (cleo, address)):
            notices = await house.notices(ada.table, guest.token, None, 0)
            assert [each.address for each in notices if each.kind == "hooked"] == [known]
        await cleo.do(ask.Hook())
        assert (await entries_of(house, ada.table))[-1] == Hooked(2, None)
        await cleo.any_move()
        while (await bob.look()).to_act != 2:
            await (ada, bob)[(await bob.look()).to_act or 0].any_move()
        assert receiver.heard.empty()


async def test_who_is_looking_is_not_called(tmp_path: Path) -> None:
    async with a_receiver() as receiver, a_house(tmp_path, hooks=Hooks([f"127.0.0.1:{receiver.port}"])) as house:
        ada = await open_table(house, "pergamon", ["me", "friend"])
        bob = await come(ada, "Bob")
        await bob.do(ask.Hook(f"http://127.0.0.1:{receiver.port}/"))
        async with house.watch(bob.table, bob.token, None, 0, Ear()):
            await ada.play("place 3")
        await ada.do(ask.Undo())
        await ada.play("place 4")
        await asyncio.wait_for(receiver.heard.get(), PATIENCE)
        assert receiver.calls == 1


async def test_a_call_that_fails_is_tried_again_but_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hooks, "RETRY_SECONDS", (0.0, 0.01, 0.01))
    async with a_receiver() as receiver:
        calls = Hooks([f"127.0.0.1:{receiver.port}"])
        address = f"http://127.0.0.1:{receiver.port}/"
        receiver.failures = [503, 500]
        await calls.tell(address, "pergamon", "t", "Ada")
        assert (receiver.calls, receiver.heard.qsize()) == (3, 1)
        receiver.failures = [500] * 9
        await calls.tell(address, "pergamon", "t", "Ada")
        assert receiver.calls == 6
        receiver.failures = [404]
        await calls.tell(address, "pergamon", "t", "Ada")
        assert receiver.calls == 7
        receiver.failures = [302]
        await calls.tell(address, "pergamon", "t", "Ada")
        assert (receiver.calls, receiver.heard.qsize()) == (8, 1)
        await calls.close()
    gone = Hooks([f"127.0.0.1:{receiver.port}"])
    await gone.tell(address, "pergamon", "t", "Ada")
    await gone.close()


async def test_who_does_not_answer_holds_up_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """While one address is given time, the others are called."""
    monkeypatch.setattr(hooks, "RETRY_SECONDS", (0.0, 600.0))
    monkeypatch.setattr(hooks, "MAX_AT_ONCE", 1)
    async with a_receiver() as receiver:
        calls = Hooks([f"127.0.0.1:{receiver.port}"])
        address = f"http://127.0.0.1:{receiver.port}/"
        receiver.failures = [500]
        slow = asyncio.create_task(calls.tell(address, "pergamon", "t", "Ada"))
        while receiver.calls == 0:
            await asyncio.sleep(0)
        await asyncio.wait_for(calls.tell(address, "pergamon", "t", "Bob"), PATIENCE)
        assert (await receiver.heard.get())["name"] == "Bob"
        slow.cancel()
        await asyncio.gather(slow, return_exceptions=True)
        await calls.close()


@pytest.mark.parametrize(
    "address",
    [
        "http://localhost/",
        "http://example.org.evil.example/",
        "http://example.org@evil.example/",
        "http://evil.example/?example.org",
        "http://evil.example#example.org",
        "file://example.org/etc/passwd",
        "gopher://example.org/",
        "//example.org/",
        "http://user:word@example.org/",
        "http://[::1/",
        "http://127.0.0.1:99999/",
        "",
    ],
)
async def test_only_hosts_that_the_server_allows_are_called(tmp_path: Path, address: str) -> None:
    async with a_house(tmp_path, hooks=Hooks(["example.org"])) as house:
        ada = await open_table(house, "pergamon", ["me", "friend"])
        refusal = await ada.refused(ask.Hook(address))
        assert isinstance(refusal, BadSetup)
        assert (
            str(refusal) == "this server does not send turn notices to that address; it sends them only to example.org"
        )


async def test_a_server_that_allows_nobody_says_so(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "friend"])
        assert "it sends them to no address" in str(await ada.refused(ask.Hook("https://example.org/")))
