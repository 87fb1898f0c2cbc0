"""Puzzles on the server: a position as its seat sees it, drafts, tries, and a table that goes on."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import AsyncTestClient

import digsite
from digsite.bots.puzzles import puzzles_of, source_of
from digsite.table.http.app import create_app
from digsite.table.http.puzzles import Posed, TurnBegun, TurnTried
from digsite.table.http.settings import Settings
from tests.table.people import new_key

pytestmark = pytest.mark.anyio


@pytest.fixture
async def client(tmp_path: Path) -> AsyncIterator[Any]:
    async with AsyncTestClient(create_app(Settings(str(tmp_path / "digsite.db"), workers=1))) as client:
        yield client


def posed(name: str, number: int = 1) -> Posed:
    game = digsite.load(name)
    puzzle = puzzles_of(game)[number - 1]
    return Posed(number, puzzle, source_of(game, puzzle))


def best_of(puzzle: Posed) -> list[str]:
    return [puzzle.match.setup.notation.write(move) for move in puzzle.puzzle.turns[0]]


def a_wrong_turn(puzzle: Posed) -> list[str]:
    """Play the worst move at every decision until the turn is complete."""
    moves: list[str] = []
    for _ in range(40):
        draft = puzzle.draft(TurnBegun(moves), "en").tried
        if draft.complete:
            return moves
        assert draft.moves
        known = {tuple(each.before): each.shares for each in puzzle.puzzle.judged}
        read, write = puzzle.match.setup.notation.read, puzzle.match.setup.notation.write
        shares = known.get(tuple(read(move) for move in moves), {})
        moves.append(write(min(shares, key=lambda move: shares[move])) if shares else draft.moves[-1].move)
    raise AssertionError("the turn does not end")


async def test_a_puzzle_is_shown_drafted_tried_and_solved(client: Any) -> None:
    shelf = (await client.get("/api/puzzles")).json()
    assert {each["game"] for each in shelf["games"]} == set(digsite.games())
    assert shelf["number"] >= 1
    puzzle = posed("pergamon")
    at = "/api/puzzles/pergamon/1"
    shown = await client.get(at)
    assert shown.status_code == 200
    assert "solution" not in shown.text
    now = shown.json()
    assert now["view"] == msgspec.to_builtins(puzzle.match.view(puzzle.seat))
    assert [each["move"] for each in now["moves"]] == puzzle.match.moves()
    assert [seat.get("bot") for seat in now["seats"]][now["seat"]] is None
    assert "Pergamon" in (await client.get(f"{at}/words")).text or (await client.get(f"{at}/words")).status_code == 200

    wrong, best = a_wrong_turn(puzzle), best_of(puzzle)
    first = (await client.post(f"{at}/try", json={"moves": wrong})).json()
    assert (first["right"], "solution" in first) == (False, False)
    assert first["share"] < first["best"] == puzzle.puzzle.share
    last = (await client.post(f"{at}/try", json={"moves": wrong, "last": True})).json()
    assert last["right"] is False
    solved = (await client.post(f"{at}/try", json={"moves": best})).json()
    assert (solved["right"], solved["share"]) == (True, solved["best"])
    assert solved["solution"] == last["solution"]
    assert solved["solution"]["moves"] == best
    assert len(solved["solution"]["actions"]) == len(solved["solution"]["reasons"])
    assert sum(solved["solution"]["actions"]) == len(best)


async def test_what_cannot_be_is_refused_with_a_sentence(client: Any) -> None:
    puzzle = posed("pergamon")
    at = "/api/puzzles/pergamon/1"
    beyond = await client.get("/api/puzzles/pergamon/9999", headers={"Accept-Language": "de"})
    assert (beyond.status_code, beyond.json()["error"]) == (404, "no-such-puzzle")
    assert "Rätsel" in beyond.json()["sentence"]
    assert (await client.get("/api/puzzles/pergamon/0")).status_code == 400
    assert (await client.get("/api/puzzles/chess/1")).status_code == 422
    for moves in (["nonsense"], ["store"], [*best_of(puzzle), "store"]):
        assert (await client.post(f"{at}/try", json={"moves": moves})).status_code in (409, 422)
        assert (await client.post(f"{at}/draft", json={"laid": [], "moves": moves})).json()["tried"]["refused"]
    assert (await client.post(f"{at}/try", json={"moves": []})).json()["error"] == "turn-incomplete"
    assert (await client.post(f"{at}/try", json={"moves": ["x"] * 61})).status_code == 400
    wish = {"seats": [{"who": "me"}], "name": "Ada", "key": new_key()}
    assert (await client.post(f"{at}/tables", json=wish)).status_code in (400, 409)


@pytest.mark.parametrize("name", digsite.games())
def test_nothing_that_is_answered_depends_on_what_the_seat_cannot_know(name: str) -> None:
    here = posed(name)
    there = Posed(1, here.puzzle, here.match.redealt(here.seat, bytes(range(16))))
    best, wrong = best_of(here), a_wrong_turn(here)
    answers = []
    for each in (here, there):
        told: list[Any] = [each.now(), each.in_words("de"), each.solution()]
        told += [each.draft(TurnBegun(turn[:count]), "en") for turn in (best, wrong) for count in range(len(turn) + 1)]
        told += [each.draft(TurnBegun(best[:count], best[count:]), "en") for count in range(len(best))]
        told += [each.judge(TurnTried(turn, last)) for turn in (best, wrong) for last in (False, True)]
        answers.append(msgspec.json.encode(told))
    assert answers[0] == answers[1]


@pytest.mark.parametrize("name", digsite.games())
async def test_a_table_goes_on_after_the_best_turn(name: str, client: Any) -> None:
    now = (await client.get(f"/api/puzzles/{name}/1")).json()
    seats = [{"who": "bot", "bot": seat["bot"]} if "bot" in seat else {"who": "me"} for seat in now["seats"]]
    wish = {"seats": seats, "name": "Ada", "key": new_key()}
    answer = await client.post(f"/api/puzzles/{name}/1/tables", json=wish)
    assert answer.status_code == 201, answer.text
    seated = answer.json()["now"]
    assert (seated["game"], seated["players"]) == (name, now["players"])
    assert seated["you"]["seat"] == now["seat"]
