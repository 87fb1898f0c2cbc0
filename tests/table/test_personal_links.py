"""Who may see and do what, over real HTTP: a personal link gives exactly the rights of its owner."""

import contextlib
from collections.abc import Iterator

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from websockets.exceptions import ConnectionClosed

from digsite.table.play.tokens import MAX_TOKEN_LENGTH, Signer
from tests.table.nursery import Nursery
from tests.table.visitors import FRIEND, ME, Visitor, a_door, join, new_key, sit_down, to_act, two

ASKS: list[tuple[str, dict[str, object]]] = [
    ("move", {"moves": ["draw deck"]}),
    ("undo", {}),
    ("agree", {}),
    ("refuse", {}),
    ("pause", {}),
    ("resume", {}),
    ("say", {"text": "hello"}),
    ("ready", {}),
    ("reveal", {"word": "sand"}),
    ("leave", {}),
    ("return", {}),
    ("replace", {"seat": 0, "bot": "digger"}),
    ("hook", {}),
    ("relink", {}),
    ("rematch", {}),
]


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory, nursery: Nursery) -> Iterator[httpx.Client]:
    with a_door(tmp_path_factory.mktemp("links"), nursery) as opened:
        yield opened


def worthless(visitor: Visitor) -> bool:
    """Whether a link opens nothing: neither looking, nor hearing, nor doing, nor a hint."""
    sequence = visitor.with_token(None).now()["sequence"]
    answers = [
        visitor.look(),
        visitor.look("?seat=0"),
        visitor.ask("GET", f"{visitor.path}/notices"),
        visitor.ask("GET", f"{visitor.path}/words"),
        visitor.ask("POST", f"{visitor.path}/hint"),
        *(visitor.command(do, sequence, **what) for do, what in ASKS),
    ]
    with visitor.listening() as socket:
        said = str(socket.recv())
        with pytest.raises(ConnectionClosed, match="4403"):
            socket.recv()
    assert visitor.with_token(None).now()["sequence"] == sequence
    return all(answer.status_code == 401 for answer in answers) and ('"bad-token"' in said or '"old-link"' in said)


def test_a_link_that_the_server_did_not_sign_is_worth_nothing(door: httpx.Client) -> None:
    ada, bob = two(door)
    token = str(ada.token)
    content, _, signature = token.partition(".")
    other = sit_down(door, "monuments", [ME, FRIEND])
    assert bob.token is not None
    forged = [
        token[:-1],
        token[:-5],
        token[1:],
        content,
        content + ".",
        "." + signature,
        content + "." + bob.token.partition(".")[2],
        bob.token.partition(".")[0] + "." + signature,
        Signer(b"another secret").sign(ada.table, 0, 0),
        str(URLSafeSerializer("", salt="digsite seat").dumps([ada.table, 0, 0])),
        str(other.token),
        "x",
        "null",
        "a" * MAX_TOKEN_LENGTH,
    ]
    for wrong in forged:
        assert wrong != token
        assert worthless(ada.with_token(wrong)), wrong


def test_a_huge_link_is_turned_away(door: httpx.Client) -> None:
    ada, _ = two(door)
    assert ada.with_token("a" * 2000).look().status_code == 400
    assert ada.with_token("a" * 100_000).look().status_code in (400, 431)


def test_other_schemes_than_bearer_are_no_links(door: httpx.Client) -> None:
    ada, _ = two(door)
    for header in ("Basic abc", "Bearer", "bearer x y", str(ada.token)):
        answer = door.get(ada.path, headers={"Authorization": header})
        assert answer.status_code == 401


def test_a_new_link_makes_the_old_ones_worthless_at_once(door: httpx.Client) -> None:
    ada, _ = two(door)
    with ada.listening() as socket:
        socket.recv()
        key = new_key()
        done = ada.command("relink", key=key)
        assert done.status_code == 200
        with pytest.raises(ConnectionClosed, match="4410"):
            socket.recv()
    assert worthless(ada)
    fresh = ada.with_token(done.json()["token"])
    assert fresh.now()["you"]["person"] == 0
    again = ada.command("relink", 1, key)
    assert again.json()["token"] == fresh.token, "whoever did not hear the answer asks again"
    assert ada.command("relink", 1, new_key()).status_code == 401


def test_spectators_do_nothing(door: httpx.Client) -> None:
    ada, _ = two(door)
    spectator = ada.with_token(None)
    for do, what in ASKS:
        answer = spectator.command(do, **what)
        assert (answer.status_code, answer.json()["error"]) == (403, "watchers-only-watch"), do
    assert spectator.ask("POST", f"{ada.path}/hint").status_code == 409
    assert spectator.look("?seat=0").status_code == 401
    with spectator.listening(seat=0) as socket:
        assert "token-needed" in str(socket.recv())


def test_nobody_looks_or_plays_through_the_seat_of_another(door: httpx.Client) -> None:
    ada, bob = two(door)
    acting = to_act(ada, bob)
    waiting = bob if acting is ada else ada
    theirs = acting.person
    for path in ("", "/notices", "/words"):
        answer = waiting.ask("GET", f"{waiting.path}{path}?seat={theirs}")
        assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")
    assert waiting.ask("POST", f"{waiting.path}/hint?seat={theirs}").status_code == 403
    with waiting.listening(seat=theirs) as socket:
        assert "not-your-seat" in str(socket.recv())
    move = acting.now()["moves"][0]["move"]
    answer = waiting.command("move", moves=[move], seat=theirs)
    assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")
    answer = waiting.command("move", moves=[move])
    assert (answer.status_code, answer.json()["error"]) == (409, "not-your-turn")
    assert acting.command("move", moves=[move]).status_code == 200


def test_who_left_before_the_game_sees_nothing_of_the_seat(door: httpx.Client) -> None:
    ada = sit_down(door, "monuments", [ME, FRIEND, FRIEND])
    bob = join(ada, "Bob", 1)
    with bob.listening() as default, bob.listening(seat=1) as explicit:
        default.recv()
        explicit.recv()
        assert bob.command("leave").status_code == 200
        cleo = join(ada, "Cleo", 1)
        join(ada, "Dan", 2)
        heard = ""
        while '"started"' not in heard:
            heard += str(default.recv())
        for _ in range(2):  # what was told while the seat was Bob's, or nobody's
            with contextlib.suppress(ConnectionClosed):
                explicit.recv()
        with pytest.raises(ConnectionClosed, match="4410"):
            explicit.recv()
    assert bob.now()["view"] == ada.with_token(None).now()["view"]
    assert cleo.now()["view"] != bob.now()["view"]
    assert bob.look("?seat=1").status_code == 403
    assert "moves" not in heard


def test_who_left_in_the_game_does_nothing_until_they_return(door: httpx.Client) -> None:
    _, bob = two(door)
    assert bob.command("leave").status_code == 200
    now = bob.now()
    assert "moves" not in now
    answer = bob.command("move", moves=["draw deck"])
    assert answer.status_code == 409
    assert bob.command("return").status_code == 200
    assert bob.command("return").status_code == 409


def test_a_command_sent_twice_happens_once(door: httpx.Client) -> None:
    ada, bob = two(door)
    acting = to_act(ada, bob)
    now, key = acting.now(), new_key()
    first = acting.command("move", now["sequence"], key, moves=[now["moves"][0]["move"]])
    again = acting.command("move", now["sequence"], key, moves=[now["moves"][0]["move"]])
    other = acting.command("say", now["sequence"], key, text="something else")
    assert first.status_code == 200
    assert first.content == again.content == other.content, "the key has been used, whatever is asked with it"
    assert acting.now()["sequence"] == first.json()["sequence"]
    waiting = bob if acting is ada else ada
    assert waiting.command("say", key=key, text="mine").json()["notice"]["text"] == "mine", "keys are one's own"


def test_old_and_future_and_disordered_commands_are_refused(door: httpx.Client) -> None:
    ada, bob = two(door)
    acting = to_act(ada, bob)
    start = acting.now()
    move = start["moves"][0]["move"]
    answer = acting.command("move", start["sequence"] + 1, moves=[move])
    assert (answer.status_code, answer.json()["error"]) == (409, "from-the-future")
    done = acting.command("move", start["sequence"], moves=[move])
    assert done.status_code == 200
    late = acting.command("move", start["sequence"], moves=[move])
    assert (late.status_code, late.json()["error"]) == (409, "stale")
    assert late.json()["missed"] == [done.json()["notice"]], "and it is told what was missed"
    for sequence in (-1, 2**31 + 1, 2**63, 10**40, "one", 1.5, None):
        content = {"sequence": sequence, "key": new_key(), "ask": {"do": "undo"}}
        assert acting.ask("POST", f"{acting.path}/commands", content).status_code == 400


def test_links_and_tables_cannot_be_guessed(door: httpx.Client) -> None:
    tables = [sit_down(door, "pergamon", [ME, FRIEND]).table for _ in range(5)]
    assert all(len(table) == 22 for table in tables), "22 letters of 6 bits"
    assert len({table[:4] for table in tables}) == 5
    for wrong in (tables[0][:-1] + ("A" if tables[0][-1] != "A" else "B"), "a" * 22, "x" * 39):
        assert Visitor(door, wrong).look().status_code == 404
    for wrong in ("1", "%00", "..%2f..%2fetc%2fpasswd", "a" * 41, "'%20or%201=1--aaaaaaaa"):
        assert Visitor(door, wrong).look().status_code in (400, 404)
