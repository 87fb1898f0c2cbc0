"""What a server says in its log and in all its answers during a game, with everything switched on: no secret."""

import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import httpx
import pytest

from tests.table.nursery import Nursery
from tests.table.visitors import ME, a_server, join, sit_down, to_act

pytestmark = pytest.mark.slow


@contextmanager
def a_mailbox() -> Iterator[tuple[str, list[bytes]]]:
    """Somewhere to be told that it is one's turn."""
    told: list[bytes] = []

    class Mailbox(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            told.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Mailbox) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"127.0.0.1:{server.server_port}", told
        server.shutdown()
        thread.join()


def test_no_secret_is_logged_or_told(tmp_path: Path, nursery: Nursery) -> None:
    with (
        a_mailbox() as (host, told),
        a_server(tmp_path, nursery, "--log", "debug", "--hooks", host) as server,
        httpx.Client(base_url=server.address, timeout=60) as door,
    ):
        seats = [ME, {"who": "friend"}, {"who": "bot", "bot": "random"}]
        ada = sit_down(door, "artefakt", seats, options={"round-cap": 1}, word="a-word-of-ada-s")
        bob = join(ada, "Bob")
        address = f"http://{host}/a-secret-place"
        assert bob.command("hook", address=address).status_code == 200
        assert ada.command("say", text="something between us").status_code == 200
        old = str(bob.token)
        bob = bob.with_token(bob.command("relink").json()["token"])
        bob.ask("POST", f"{bob.path}/hint")
        ada.with_token(old).look()
        with ada.listening() as hearing:
            hearing.recv(30)
        with socket.create_connection(("127.0.0.1", door.base_url.port or 0)) as rude:
            rude.sendall(f"GET {ada.path}?token={old} NONSENSE\r\n\r\n".encode())
            rude.recv(1000)
        door.get("/api/texts/%E2%80%A8%C2%85%0A%22forged/en")
        answers: list[str] = []
        looked = 0
        while (now := ada.now())["phase"] != "over":
            if now["seats"][now["to_act"]].get("person") is None:
                continue
            acting = to_act(ada, bob)
            if looked < 3:
                looked += 1
                answers += everything(ada.with_token(None).door, ada.table, {})
                answers += everything(door, ada.table, {"Authorization": f"Bearer {ada.token}"})
            offered = acting.now().get("moves")
            if offered:
                acting.command("move", moves=[offered[len(offered) // 2]["move"]])
        record = door.get(f"{ada.path}/record").json()
        secret, key = record["promise"]["secret"], record["key"]
        assert door.get(f"{ada.path}/record").status_code == 200
        log = server.log.read_text()
        hidden = [str(ada.token), str(bob.token), old, secret, key, "a-secret-place", "something between us", ada.table]
        assert '"said": "request"' in log
        assert all(json.loads(line)["from"] for line in log.splitlines()), "whatever was asked for, a line is a line"
        assert told, "Bob was told of his turn"
        for each in (*hidden, "a-word-of-ada-s"):
            assert each not in log
        everywhere = "\n".join(answers)
        assert '"view"' in everywhere
        for each in (secret, key, "a-secret-place", str(bob.token), old):
            assert each not in everywhere
        assert '"deal"' not in everywhere
        assert '"answers"' not in everywhere


def everything(door: httpx.Client, table: str, headers: dict[str, str]) -> list[str]:
    """What every address of the schema that can be read says."""
    schema = door.get("/schema/openapi.json").json()
    paths = [path for path, methods in schema["paths"].items() if "get" in methods]
    assert len(paths) > 8
    filled = {"table": table, "replay": table, "step": "0", "game": "artefakt", "lang": "en", "number": "1"}
    answers = []
    for path in paths:
        for query in ("", "everything=true", "seat=0", "since=0"):
            needed = "move=travel&" if path.endswith("/touches") else ""
            answer = door.get(f"{path.format(**filled)}?{needed}{query}", headers=headers)
            assert answer.status_code < 500
            if "steps" in path or path.endswith("/record") or "/replays/" in path:
                assert answer.status_code == 409, "the game is not over"
            answers.append(answer.text)
    return answers
