"""Tables brought to where something can be tried, by programs that ask the server as the page does."""

import itertools
import random
import secrets
from collections.abc import Callable
from typing import Any

import httpx

Json = dict[str, Any]
Chooser = Callable[[Json], str | None]
"""Which move to play; None where the table is as it should be."""

MAX_TABLES = 30


class Prepared:
    """A table where it is the turn of somebody who has its personal link."""

    def __init__(self, http: httpx.Client, game: str, others: tuple[str, ...] = ("Bob",)) -> None:
        self.http = http
        wish = {
            "game": game,
            "name": "Ada",
            "seats": [{"who": "me"}, *({"who": "me", "name": other} for other in others)],
            "key": secrets.token_urlsafe(16),
            "word": "sand",
        }
        seated = self.http.post("/api/tables", json=wish).json()
        self.table, self.now = seated["table"], seated["now"]
        self.headers = {"Authorization": f"Bearer {seated['token']}"}
        self.link = f"/t/{self.table}#{seated['token']}"

    def look(self) -> Json:
        self.now = self.http.get(f"/api/tables/{self.table}", headers=self.headers).json()
        return self.now

    def notices(self) -> list[Json]:
        told: list[Json] = self.http.get(f"/api/tables/{self.table}/notices", headers=self.headers).json()
        return told

    def play(self, move: str) -> None:
        ask = {"do": "move", "moves": [move]}
        wish = {"sequence": self.now["sequence"], "key": secrets.token_urlsafe(16), "ask": ask}
        answer = self.http.post(f"/api/tables/{self.table}/commands", json=wish, headers=self.headers)
        assert answer.status_code == 200, answer.text


def prepared(http: httpx.Client, game: str, choose: Chooser) -> Prepared:
    """Return a table where somebody has the wanted decision."""
    for _ in range(MAX_TABLES):
        table = Prepared(http, game)
        while table.look()["phase"] == "playing":
            move = choose(table.now)
            if move is None:
                return table
            table.play(move)
    raise AssertionError("it never came to that")


def _moves(now: Json, *kinds: str) -> list[str]:
    return [each["move"] for each in now["moves"] if each["move"].split()[0] in kinds]


def a_row_of_three(view: Json) -> tuple[int, int, int] | None:
    """Finds a, b, c in hand of which b and c make a row in this order alone, and a fits only before them."""
    finds = {find["number"]: find for find in view["finds"]}
    for numbers in itertools.permutations(view["hands"][view["seat"]], 3):
        a, b, c = (finds[number] for number in numbers)
        one_way = b["left"] != c["right"] and a["left"] not in (b["right"], c["right"])
        if a["right"] == b["left"] and b["right"] == c["left"] and one_way:
            return numbers
    return None


def until_a_row(now: Json) -> str | None:
    """Pergamon: dig and keep until three finds make a row."""
    if now["view"]["step"] == "exhibiting" and _moves(now, "row") and a_row_of_three(now["view"]):
        return None
    for kinds in (("place",), ("dig",), ("lay",), ("store",), ("clear",), ("discard",)):
        if offered := _moves(now, *kinds):
            return random.choice(offered)
    return str(now["moves"][0]["move"])


def a_museum(now: Json, *, stays: bool = False) -> str | None:
    """One that can be furnished, in several steps, with some of more finds than it wants; the turn passes or stays."""
    view = now["view"]
    finds = view["players-have"][view["seat"]]["finds"]
    held = sum(count for each in finds.values() for face, count in each.items() if face.isdigit())
    kinds = sum(face.isdigit() for each in finds.values() for face in each)
    weeks = {marker["seat"]: marker["week"] for marker in view["track"]}
    behind = weeks[1 - view["seat"]] - weeks[view["seat"]]
    museums = [each for each in view["museums"] if (each["weeks"] <= behind) == stays]
    wanted = {f"museum {each['number']}": each["finds"] for each in museums}
    fitting = [museum for museum in _moves(now, "museum") if 1 < wanted.get(museum, 0) < held - 1]
    return fitting[0] if fitting and kinds > 2 else None


def until_a_museum(now: Json, *, stays: bool = False) -> str | None:
    """Thebes: study and dig until a museum can be furnished."""
    if a_museum(now, stays=stays):
        return None
    digs = [dig for dig in _moves(now, "dig") if int(dig.split()[3]) >= 4]
    others = [each["move"] for each in now["moves"] if not each["move"].startswith(("museum", "dig"))]
    return random.choice(digs or others or [each["move"] for each in now["moves"]])
