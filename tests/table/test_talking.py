"""Commands by the socket of a table: the same as by HTTP, and answered together with the update that they lead to."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.sync.client import ClientConnection

from digsite.table.http import talk, wire
from tests.table.nursery import Nursery
from tests.table.people import Ear, a_house, come, new_key, open_table
from tests.table.visitors import Visitor, a_door, to_act, two

Json = dict[str, Any]

SECONDS = 30


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[httpx.Client]:
    with a_door(tmp_path_factory.mktemp("talking"), nursery) as opened:
        yield opened


def a_move(now: Json, key: str | None = None, **more: Any) -> Json:
    move = {"do": "move", "moves": [now["moves"][0]["move"]]}
    return {"sequence": now["sequence"], "key": key or new_key(), "ask": move, **more}


def heard(socket: ClientConnection) -> Json:
    message: Json = json.loads(socket.recv(SECONDS))
    return message


def mover_and_other(door: httpx.Client) -> tuple[Visitor, Visitor]:
    ada, bob = two(door, "pergamon")
    mover = to_act(ada, bob)
    return mover, bob if mover is ada else ada


def test_a_command_by_the_socket_is_answered_after_the_update(door: httpx.Client) -> None:
    mover, other = mover_and_other(door)
    with mover.listening() as mine, other.listening() as theirs:
        now = heard(mine)["now"]
        heard(theirs)
        command = a_move(now)
        mine.send(json.dumps(command))
        update, answer = heard(mine), heard(mine)
        assert update["notices"][0]["sequence"] == now["sequence"] + 1
        assert answer["answer"] == command["key"]
        assert answer["done"]["notice"] == update["notices"][0]
        assert heard(theirs)["now"]["sequence"] == now["sequence"] + 1
        by_http = mover.ask("POST", f"{mover.path}/commands", command).json()
        assert by_http == answer["done"], "the same key is the same command, whichever way it comes"
        mine.send(json.dumps(command))
        assert heard(mine) == answer
    assert mover.now()["sequence"] == now["sequence"] + 1


def test_a_draft_by_the_socket_plays_nothing(door: httpx.Client) -> None:
    ada, bob = two(door, "thebes")
    mover = to_act(ada, bob)
    with mover.listening() as mine:
        now = heard(mine)["now"]
        command = {"sequence": now["sequence"], "key": new_key(), "ask": {"do": "move", "moves": [], "draft": True}}
        mine.send(json.dumps(command))  # no command at all
        assert heard(mine)["problem"]["error"] == "unreadable"
        for move in now["moves"]:
            command["key"], command["ask"] = new_key(), {"do": "move", "moves": [move["move"]], "draft": True}
            mine.send(json.dumps(command))
            said = heard(mine)
            if "drafted" in said:
                assert said["drafted"] == mover.ask("POST", f"{mover.path}/commands", command).json()
                break
            assert "now" in said
            heard(mine)
            return
    assert mover.now()["sequence"] == now["sequence"]


def test_refusals_come_in_the_language_that_was_asked_for(door: httpx.Client) -> None:
    mover, other = mover_and_other(door)
    with mover.listening() as mine, other.listening() as theirs, Visitor(door, mover.table).listening() as nobodys:
        now = heard(mine)["now"]
        heard(theirs)
        heard(nobodys)
        for lang, sentence in (("en", "turn"), ("de", "Zug")):
            command = a_move(now, lang=lang)
            theirs.send(json.dumps(command))
            answer = heard(theirs)
            assert answer["answer"] == command["key"]
            assert answer["problem"]["error"] == "not-your-turn"
            assert sentence in answer["problem"]["sentence"]
        nobodys.send(json.dumps(a_move(now)))
        assert heard(nobodys)["problem"]["error"] == "watchers-only-watch"
        mine.send(json.dumps({**a_move(now), "sequence": now["sequence"] + 100}))
        assert heard(mine)["problem"]["error"] == "from-the-future"


def test_what_cannot_be_read_is_refused_with_a_sentence(door: httpx.Client) -> None:
    mover, _ = mover_and_other(door)
    with mover.listening() as mine:
        now = heard(mine)["now"]
        for wrong in ("", "null", "[]", "[" * 4000, '{"key": 1}', json.dumps({**a_move(now), "more": 1})):
            mine.send(wrong)
            answer = heard(mine)
            assert (answer["answer"], answer["problem"]["error"]) == ("", "unreadable")
            assert "cannot be read" in answer["problem"]["sentence"]
        mine.send('"ping"')
        assert heard(mine) == "ping"
        command = a_move(now)
        mine.send(json.dumps(command))
        assert heard(mine)["now"]["sequence"] == now["sequence"] + 1
        assert heard(mine)["answer"] == command["key"]


def test_a_command_in_pieces_is_heard_too(door: httpx.Client) -> None:
    mover, _ = mover_and_other(door)
    with mover.listening() as mine:
        now = heard(mine)["now"]
        whole = json.dumps(a_move(now))
        mine.send([whole[:10], whole[10:50], whole[50:]])
        assert heard(mine)["now"]["sequence"] == now["sequence"] + 1
        assert "done" in heard(mine)


def test_who_asks_too_fast_by_the_socket_is_refused(tmp_path: Path, nursery: Nursery) -> None:
    with a_door(tmp_path, nursery, "--limit", "60") as door:
        mover, _ = mover_and_other(door)
        with mover.listening() as mine:
            now = heard(mine)["now"]
            refused = 0
            for _ in range(80):
                mine.send(json.dumps({"sequence": now["sequence"] + 1000, "key": new_key(), "ask": {"do": "undo"}}))
                refused += heard(mine)["problem"]["error"] == "too-fast"
            assert refused > 10, "commands by the socket count as those by HTTP do"


@pytest.mark.anyio
async def test_nothing_is_acknowledged_before_it_is_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "friend"])
        bob = await come(ada, "Bob")
        mover = ada if (await ada.look()).moves else bob
        storing, stored = house.storage.append, asyncio.Event()

        async def slow(*work: Any) -> bool:
            await stored.wait()
            return await storing(*work)

        monkeypatch.setattr(house.storage, "append", slow)
        ear = Ear()
        async with house.watch(mover.table, mover.token, None, 0, ear):
            ear.heard.clear()
            said = talk.Talk(_Wire(ear), house, mover.table, mover.token, lambda _: True, "en")
            now = json.loads(json.dumps({"sequence": (await mover.look()).sequence}))
            move = (await mover.look()).moves[0].move  # type: ignore[index]
            commands = [
                json.dumps({**now, "key": new_key(), "ask": {"do": "move", "moves": [move]}}).encode()
                for _ in range(talk.MAX_AT_ONCE + 1)
            ]
            for command in commands:
                said.hear(command)
            await asyncio.sleep(0.05)
            assert len(ear.heard) == 1
            assert json.loads(ear.heard[0])["problem"]["error"] == "too-fast", "one too many at once"
            stored.set()
            async with asyncio.timeout(SECONDS):
                while len(ear.heard) < len(commands) + 1:
                    await asyncio.sleep(0.01)
            told = [json.loads(text) for text in ear.heard[1:]]
            assert "now" in told[0]
            assert [("done" in each, "problem" in each) for each in told[1:]] == [
                (True, False),
                *[(False, True)] * (talk.MAX_AT_ONCE - 1),
            ], "one of them was played; the others came too late"


class _Wire:
    """A wire into an ear."""

    def __init__(self, ear: Ear) -> None:
        self.send = ear.send

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(reason)

    def listen(self, listener: Any) -> None:
        raise AssertionError


class Line:
    """The transport of a socket: what was written, and in how many pieces."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def writelines(self, parts: list[bytes]) -> None:
        self.written.append(b"".join(parts))

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        pass

    def close(self) -> None:
        pass

    abort = close


async def no_app(scope: Any, receive: Any, send: Any) -> None:
    pass


def a_socket() -> tuple[wire.Sockets, Line]:
    config = uvicorn.Config(no_app, log_config=None, ws_max_size=8192)
    config.load()
    made, line = wire.Sockets(config, ServerState(), {}), Line()
    made.transport, made.handshake_complete = line, True  # type: ignore[assignment]
    made.conn.state, made.conn.parser = State.OPEN, made.conn.parse()  # after the handshake
    next(made.conn.parser)
    return made, line


@pytest.mark.anyio
async def test_what_is_sent_at_once_is_written_in_one_piece() -> None:
    made, line = a_socket()
    ours = wire._SocketWire(made)
    assert ours.send(b"an update")
    assert ours.send(b"an answer")
    await asyncio.sleep(0)
    assert line.written == [b"\x81\x09an update\x81\x09an answer"]
    ours.send(b"the last")
    ours.close(4410, "ended")
    assert line.written[1] == b"\x81\x08the last", "before the socket is closed"
    assert ours.send(b"too late")
    await asyncio.sleep(0)
    assert len(line.written) == 3


@pytest.mark.anyio
@pytest.mark.parametrize("length", [0, 1, 125, 126, 300, 8192])
async def test_whole_messages_are_heard_at_once_and_others_by_uvicorn(length: int) -> None:
    made, _ = a_socket()
    said: list[bytes] = []
    wire._SocketWire(made).listen(said.append)
    text = b"x" * length
    message = Frame(Opcode.TEXT, text).serialize(mask=True)
    made.data_received(message)
    assert said == [text]
    assert made.queue.empty()
    made.data_received(message[:4])
    made.data_received(message[4:] + message)
    assert [made.queue.get_nowait() for _ in range(2)] == [{"type": "websocket.receive", "text": text.decode()}] * 2
    made.data_received(Frame(Opcode.TEXT, b"in ", fin=False).serialize(mask=True))
    made.data_received(Frame(Opcode.CONT, b"two").serialize(mask=True))
    assert made.queue.get_nowait()["text"] == "in two"
    made.data_received(message)
    assert said == [text, text], "after uvicorn has taken the rest, messages are heard at once again"


@pytest.mark.anyio
async def test_messages_that_are_too_long_or_not_masked_end_the_socket() -> None:
    for wrong in (Frame(Opcode.TEXT, b"x" * 8193).serialize(mask=True), Frame(Opcode.TEXT, b"x").serialize(mask=False)):
        made, _ = a_socket()
        wire._SocketWire(made).listen(lambda text: pytest.fail(f"heard {text!r}"))
        made.data_received(wrong)
        assert made.close_sent
