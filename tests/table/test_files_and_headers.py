"""Files that only their owner reads, and requests that are believed only as far as they can be."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from digsite.core.errors import BadSetup
from digsite.table.http.addresses import forwarded_for, household, is_own_name, networks
from digsite.table.http.settings import Settings
from digsite.table.play.commands import Join
from digsite.table.play.hooks import Hooks
from digsite.table.play.names import marked
from digsite.table.play.refusals import Refusal
from digsite.table.store.storage import BadDatabase, Storage
from tests.table.nursery import Nursery
from tests.table.people import Guest, a_house, ask, come, new_key, open_table
from tests.table.rows import set_up
from tests.table.visitors import a_door, two
from tests.table.worlds import World, world

PROXIES = networks(["10.0.0.0/8", "2001:db8::7"], "of a proxy")


@pytest.mark.anyio
async def test_only_its_owner_reads_a_database(tmp_path: Path) -> None:
    path = tmp_path / "digsite.db"
    path.touch(mode=0o644)
    path.chmod(0o644)
    storage = await Storage.open(str(path))
    await set_up(storage)
    files = {each.name: each.stat().st_mode & 0o777 for each in tmp_path.iterdir()}
    await storage.close()
    assert set(files) >= {"digsite.db", "digsite.db.lock", "digsite.db-wal"}
    assert set(files.values()) == {0o600}, files


@pytest.mark.anyio
async def test_a_database_is_one_by_whatever_name(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "link.db").symlink_to(tmp_path / "digsite.db")
    (tmp_path / "folder").symlink_to(tmp_path)
    storage = await Storage.open(str(tmp_path / "digsite.db"))
    for name in ("other/link.db", "folder/digsite.db"):
        with pytest.raises(BadDatabase, match="in use by another digsite server"):
            await Storage.open(str(tmp_path / name))
    await storage.close()


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("headers")
    with a_door(folder, nursery, "--allow-host", "dig.example", "--address", "https://home.example") as opened:
        yield opened


def test_private_answers_are_kept_by_nobody(door: httpx.Client) -> None:
    ada, _ = two(door)
    for answer in (
        ada.look(),
        ada.ask("GET", f"{ada.path}/notices"),
        ada.command("say", text="Hello"),
        door.get("/api/tables"),
    ):
        assert answer.headers.get_list("Cache-Control") == ["no-store"], answer.request.url
    assert "no-store" not in door.get("/api/games").headers.get("Cache-Control", "")


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "home.example.evil.example", "x@[", ""])
def test_pages_of_other_names_do_not_get_in(door: httpx.Client, host: str) -> None:
    answer = door.get("/api/games", headers={"Host": host, "Accept-Language": "de"})
    assert (answer.status_code, answer.json()["error"]) == (421, "foreign-host")
    assert "heißt nicht" in answer.json()["sentence"]


@pytest.mark.parametrize(
    "host", ["dig.example", "DIG.example:8000", "home.example", "localhost:1", "127.0.0.1", "[::1]:80"]
)
def test_its_own_names_do(door: httpx.Client, host: str) -> None:
    assert door.get("/api/games", headers={"Host": host}).status_code == 200


def test_names_that_only_a_network_at_home_has_are_its_own() -> None:
    assert is_own_name("laptop.local:8000", frozenset())
    assert is_own_name("192.168.0.7", frozenset())
    assert not is_own_name("dig.example", frozenset())


@pytest.mark.parametrize(
    ("peer", "header", "found"),
    [
        ("192.0.2.1", "203.0.113.9", "192.0.2.1"),
        ("10.1.2.3", "203.0.113.9", "203.0.113.9"),
        ("10.1.2.3", "1.1.1.1, 203.0.113.9", "203.0.113.9"),
        ("10.1.2.3", "1.1.1.1, 203.0.113.9, 10.9.9.9", "203.0.113.9"),
        ("2001:db8::7", "203.0.113.9", "203.0.113.9"),
        ("10.1.2.3", "", "10.1.2.3"),
    ],
)
def test_only_what_proxies_of_ours_have_added_is_believed(peer: str, header: str, found: str) -> None:
    assert forwarded_for(peer, header, PROXIES) == found


def test_an_ipv6_household_is_one_address() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("fe80::1%eth0") == "fe80::/64"


async def asked(here: World, path: str, client: str, forwarded: str = "") -> tuple[int, bytes]:
    sent: list[dict[str, Any]] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = here.scope("http", path, None, {"method": "GET", "client": (client, 50000)})
    if forwarded:
        scope["headers"].append((b"x-forwarded-for", forwarded.encode()))
    await here.gate(scope, receive, send)  # type: ignore[arg-type]
    return sent[0]["status"], sent[1]["body"]


@pytest.mark.anyio
async def test_figures_are_only_for_those_who_watch_over_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path / "house", monkeypatch) as here:
        here.gate.monitors = networks(["192.0.2.0/24"], "for monitoring")
        assert (await asked(here, "/metrics", "127.0.0.1"))[0] == 200
        assert (await asked(here, "/metrics", "192.0.2.9"))[0] == 200
        for client, forwarded in (("203.0.113.1", ""), ("127.0.0.1", "203.0.113.1"), ("203.0.113.1", "127.0.0.1")):
            status, body = await asked(here, "/metrics", client, forwarded)
            assert (status, json.loads(body)["error"]) == (404, "no-such-address")


def test_scripts_are_compressed_for_those_who_can_read_that(door: httpx.Client) -> None:
    script = re.search(r"/assets/[\w-]+\.js", door.get("/").text)
    assert script
    small, whole = (door.get(script[0], headers={"Accept-Encoding": coding}) for coding in ("br, gzip", "identity"))
    assert (small.headers.get("content-encoding"), whole.headers.get("content-encoding")) == ("gzip", None)
    assert small.content == whole.content
    assert int(small.headers["content-length"]) < int(whole.headers["content-length"]) / 2
    for answer in (small, whole):
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "immutable" in answer.headers["cache-control"]


@pytest.mark.parametrize(
    "name", ["a" * 300, "%00", "%0a", "x" * 3000, "%ff" * 100, "ä" * 200 + ".js", "a%2f..%2f..%2f" * 20]
)
def test_odd_names_of_files_are_not_there(door: httpx.Client, name: str) -> None:
    for path in (f"/assets/{name}", f"/{name}"):
        answer = door.get(path)
        assert answer.status_code == 404, (path[:40], answer.status_code)


@pytest.mark.parametrize(
    ("address", "allowed"),
    [
        ("https://hooks.example/x", True),
        ("http://hooks.example:80/x", True),
        ("https://hooks.example:443/", True),
        ("https://hooks.example:22/", False),
        ("http://hooks.example:8080/", False),
        ("http://own.example:8080/", True),
        ("http://own.example/", False),
        ("https://own.example/", False),
    ],
)
def test_turn_notices_go_to_allowed_ports_only(address: str, allowed: bool) -> None:
    hooks = Hooks(["hooks.example", "own.example:8080"])
    if allowed:
        hooks.check(address)
    else:
        with pytest.raises(BadSetup):
            hooks.check(address)


@pytest.mark.anyio
async def test_the_keys_of_an_old_link_bring_nobody_in(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "friend"])
        join = Join("Bob", new_key())
        bob = Guest(house, await house.join(ada.table, join))
        assert (await house.join(ada.table, join)).token == bob.token, "asked again before that"
        await bob.do(ask.Relink())
        with pytest.raises(Refusal) as refused:
            await house.join(ada.table, join)
        assert refused.value.code == "old-link"


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["Аda", "Adа", "Àda", "ADÁ", "A d a"])
async def test_a_name_that_looks_like_another_is_marked(tmp_path: Path, name: str) -> None:
    async with a_house(tmp_path) as house:
        ada = await open_table(house, "pergamon", ["me", "friend"])
        guest = await come(ada, name)
        assert [person.name for person in (await guest.look()).people] == ["Ada", f"{name} (2)"]


def test_names_that_do_not_look_alike_stay_as_they_are() -> None:
    assert marked("Bob", ["Ada", "Cleo"]) == "Bob"
    assert marked("Tirn", ["Tim"]) == "Tirn (2)"
    assert marked("IIse", ["Ilse"]) == "IIse (2)"
    assert marked("Ольга", ["Olga"]) == "Ольга"


@pytest.mark.parametrize(
    "wrong",
    [
        {"proxies": frozenset({"x"})},
        {"monitors": frozenset({"10.0.0.0/99"})},
        {"hosts": frozenset({"a/b"})},
        {"thinking": -1.0},
        {"sockets": -1},
        {"keep_days": float("nan")},
    ],
)
def test_settings_that_cannot_be_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadSetup, match="use"):
        Settings("digsite.db", **wrong).check()
