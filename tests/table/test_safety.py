"""What keeps a page and a server safe: headers on every answer, limits, texts of strangers, nothing executable."""

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import digsite
from digsite.table.http.app import MAX_BODY_BYTES
from digsite.table.http.gate import HEADERS, POLICY
from tests.table.nursery import Nursery
from tests.table.visitors import FRIEND, ME, a_door, join, new_key, sit_down, socket_address, two
from tests.table.worlds import Message, world


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[httpx.Client]:
    with a_door(tmp_path_factory.mktemp("safety"), nursery) as opened:
        yield opened


def is_safe(answer: httpx.Response) -> bool:
    return all(answer.headers.get_list(name.decode()) == [value.decode()] for name, value in HEADERS)


def test_every_kind_of_answer_carries_the_headers(door: httpx.Client) -> None:
    ada, bob = two(door)
    waiting = next(each for each in (ada, bob) if each.now()["to_act"] != each.person)
    answers = {
        200: [door.get(path) for path in ("/", "/health", "/metrics", "/schema/openapi.json", "/api/games", ada.path)],
        201: [door.post("/api/tables", json={"game": "thebes", "seats": [ME, FRIEND], "name": "A", "key": new_key()})],
        204: [door.options("/api/games")],
        400: [door.get(f"{ada.path}?seat=x"), door.post("/api/tables", content=b"{"), door.post("/api/tables")],
        401: [ada.with_token("x").look()],
        403: [bob.with_token(None).command("undo"), door.post("/api/tables", headers={"Origin": "http://e.example"})],
        404: [door.get(path) for path in ("/api/nothing", "/nothing.js", "/api/tables/" + "a" * 22)],
        405: [door.delete("/api/games"), door.put(ada.path)],
        409: [waiting.command("move", moves=["draw deck"])],
        413: [
            door.post("/api/replays", content=b" " * (MAX_BODY_BYTES + 1), headers={"Content-Type": "application/json"})
        ],
        422: [door.post("/api/tables", json={"game": "x", "seats": [ME, FRIEND], "name": "A", "key": new_key()})],
    }
    for status, kinds in answers.items():
        for answer in kinds:
            assert answer.status_code == status, (answer.request.url, answer.text)
            assert is_safe(answer), answer.request.url
            assert "server" not in answer.headers


def test_the_policy_allows_nothing_but_our_own_files() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["frame-ancestors"] == rules["base-uri"] == rules["form-action"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert "unsafe" not in POLICY
    assert "*" not in POLICY


async def broken(folder: Path, patch: pytest.MonkeyPatch) -> list[Message]:
    async with world(folder, patch) as here:

        async def fails() -> None:
            raise RuntimeError("a secret of the database")

        patch.setattr(here.house.storage, "ping", fails)
        sent: list[Message] = []

        async def send(message: Message) -> None:
            sent.append(message)

        async def receive() -> Message:
            return {"type": "http.request", "body": b"", "more_body": False}

        await here.gate(here.scope("http", "/health", None, {"method": "GET"}), receive, send)  # type: ignore[arg-type]
        return sent


def test_what_nobody_thought_of_is_logged_and_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        start, body = asyncio.run(broken(tmp_path / "house", monkeypatch))
    assert start["status"] == 500
    assert [header for header in start["headers"] if header in HEADERS] == HEADERS
    assert json.loads(body["body"])["error"] == "broken"
    assert b"secret" not in body["body"]
    assert "a secret of the database" in caplog.text


def test_bodies_have_a_limit_also_without_a_length(door: httpx.Client) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(MAX_BODY_BYTES // 50_000 + 2):
            yield b" " * 50_000

    for path in ("/api/replays", "/api/tables"):
        answer = door.post(path, content=pieces(), headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["error"]) == (413, "too-long")


@pytest.mark.parametrize("opening", ['{"a":', "["])
def test_json_within_json_is_no_way_to_break_in(door: httpx.Client, opening: str) -> None:
    for path in ("/api/replays", "/api/tables"):
        answer = door.post(path, content=opening * 100_000, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 413)
        assert is_safe(answer)


def test_who_comes_too_fast_waits(tmp_path: Path, nursery: Nursery) -> None:
    with a_door(tmp_path, nursery, "--limit", "40") as door:
        ada = sit_down(door, "pergamon", [ME, FRIEND])
        answers = [ada.look() for _ in range(60)]
        assert answers[0].status_code == 200
        refused = answers[-1]
        assert (refused.status_code, refused.json()["error"]) == (429, "too-fast")
        assert int(refused.headers["Retry-After"]) > 0
        assert is_safe(refused)
        with pytest.raises(InvalidStatus) as turned_away:
            connect(socket_address(door) + ada.path + "/stream")
        assert turned_away.value.response.status_code == 429
        assert int(turned_away.value.response.headers["Retry-After"]) > 0


UNSEEN = "\x00\x07\x1b\x7f\x85\u00ad\u061c\u200b\u200e\u202a\u202e\u2066\u2069\u2028\u3164\ufe00\ufeff\U000e0041"


def test_texts_of_strangers_stay_texts(door: httpx.Client) -> None:
    markup = "<img src=x onerror=alert(1)>&\"'"
    ada = sit_down(door, "pergamon", [ME, FRIEND], name=markup, public=True)
    bob = join(ada, f"B{UNSEEN}ob")
    said = bob.command("say", text=f"{markup}{UNSEEN} 👩\u200d🚀").json()["notice"]["text"]
    assert said == f"{markup} 👩\u200d🚀"
    answer = ada.look()
    assert answer.headers["Content-Type"] == "application/json"
    assert [person["name"] for person in answer.json()["people"]] == [markup, "B ob"]
    words = ada.ask("GET", f"{ada.path}/words")
    assert words.headers["Content-Type"] == "application/json"
    for unseen in (UNSEEN, "\u200d\u200d", " \u3164 "):
        wish = {"name": unseen, "key": new_key()}
        assert door.post(f"{sit_down(door, 'pergamon', [ME, FRIEND]).path}/people", json=wish).status_code >= 400
        assert bob.command("say", text=unseen).json()["error"] == "nothing-said"


@pytest.mark.parametrize("name", ["Ada", "ADA", "A\u0301da", "Ada\ufe0f", " Ada", "Ada\u200b", "A\u202eda"])
def test_nobody_is_called_what_looks_like_another(door: httpx.Client, name: str) -> None:
    ada = sit_down(door, "pergamon", [ME, FRIEND], name="\u00c1da" if "\u0301" in name else "Ada")
    answer = door.post(f"{ada.path}/people", json={"name": name, "key": new_key()})
    if answer.status_code == 201:
        assert answer.json()["now"]["people"][1]["name"] == "A da (2)", "what is not seen became a gap that is"
    else:
        assert answer.json()["error"] == "name-taken"


def test_nothing_here_reads_pickles() -> None:
    """A pickle can run any code of its author."""
    source = Path(digsite.__file__).parent
    pickles = re.compile(
        r"\b(pickle|cPickle|dill|cloudpickle|joblib|shelve|marshal|allow_pickle(?!=False)|eval\(|exec\()"
    )
    found = [
        f"{path.relative_to(source)}: {line.strip()}"
        for path in source.rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if pickles.search(line) and not line.strip().startswith(("#", '"'))
    ]
    assert not found
