"""Records are downloaded and uploaded, and every step of a game that is over has an address, for every pair of eyes."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import AsyncTestClient

import digsite
from digsite.core.record import read_record, replay
from digsite.table.http.app import create_app
from digsite.table.http.settings import Settings
from tests.table.people import new_key

pytestmark = pytest.mark.anyio


def a_game(game: str = "thebes", moves: int | None = None) -> str:
    match, chooser = digsite.load(game).new(players=2, seed=3), random.Random(2)
    while match.seat is not None and (moves is None or len(match.played) < moves):
        match.play(chooser.choice(match.legal()))
    return match.record(["Ada", "Bob"]).to_json()


def events(match: Any, seat: int | None, number: int) -> list[Any]:
    return list(match.events_for(seat, number - 1)) if number else list(match.events_for(seat))


async def test_a_record_travels_and_each_step_is_seen_as_each_one_saw_it(tmp_path: Path) -> None:
    async with AsyncTestClient(create_app(Settings(str(tmp_path / "digsite.db"), workers=1))) as client:
        content = a_game()
        uploaded = (await client.post("/api/replays", content=content)).json()
        record = read_record(content)
        address = f"/api/replays/{uploaded['replay']}"
        about = (await client.get(address)).json()
        assert about["steps"] == uploaded["steps"] == len(record.moves)
        assert about["names"] == ["Ada", "Bob"]
        assert about["points"] == record.outcome.points  # type: ignore[union-attr]
        told = {
            seat: (await client.get(f"{address}/moves", params={} if seat is None else {"seat": seat})).json()
            for seat in (None, 0, 1)
        }
        assert {len(moves) for moves in told.values()} == {len(record.moves) + 1}
        everything = (await client.get(f"{address}/moves", params={"everything": "true"})).json()
        assert [told.get("move") for told in everything] == [None, *(each.move for each in record.moves)]
        for number in (0, 1, 17, 40, len(record.moves)):
            match = replay(record, digsite.load("thebes"), number)
            for seat in (None, 0, 1):
                query = {} if seat is None else {"seat": seat}
                step = (await client.get(f"{address}/steps/{number}", params=query)).json()
                assert {k: v for k, v in step.items() if k in ("seat", "move", "events")} == told[seat][number]
                assert step["view"] == json.loads(json.dumps(match.view(seat)))
                assert step.get("events", []) == json.loads(json.dumps(events(match, seat, number)))
                assert step.get("to_act") == match.seat
                own = number and match.played[-1].seat == seat
                assert step.get("move") == (record.moves[number - 1].move if own else None)
            step = (await client.get(f"{address}/steps/{number}", params={"everything": "true"})).json()
            assert step["views"] == [json.loads(json.dumps(match.view(seat))) for seat in (0, 1)]
            assert step.get("move") == (record.moves[number - 1].move if number else None)
        beyond = await client.get(f"{address}/steps/{len(record.moves) + 1}", headers={"Accept-Language": "de"})
        assert (beyond.status_code, beyond.json()["error"]) == (404, "no-such-step")
        steps = len(record.moves)
        assert beyond.json()["sentence"] == f"Diese Partie hat {steps} Züge. Wähle einen Schritt von 0 bis {steps}."
        assert (await client.get(f"{address}/steps/1", params={"seat": 2})).json()["error"] == "no-such-seat"
        missing = await client.get("/api/replays/" + "x" * 22)
        assert (missing.status_code, missing.json()["error"]) == (404, "no-such-replay")


async def test_each_step_is_told_in_words_as_each_one_saw_it(tmp_path: Path) -> None:
    async with AsyncTestClient(create_app(Settings(str(tmp_path / "digsite.db"), workers=1))) as client:
        content = a_game("monuments")
        address = f"/api/replays/{(await client.post('/api/replays', content=content)).json()['replay']}"
        record, game = read_record(content), digsite.load("monuments")
        for number in (0, 20, len(record.moves)):
            match = replay(record, game, number)
            for seat, lang in ((None, "en"), (0, "de"), (1, "en")):
                query = {"lang": lang} | ({} if seat is None else {"seat": str(seat)})
                told = (await client.get(f"{address}/steps/{number}/words", params=query)).json()
                assert told["board"] == game.board(match.view(seat), game.texts(lang), ["Ada", "Bob"])
                assert bool(told["prompt"]) == (match.seat is not None)
        beyond = await client.get(f"{address}/steps/{len(record.moves) + 1}/words")
        assert beyond.json()["error"] == "no-such-step"
        nobody = await client.get(f"{address}/steps/1/words", params={"seat": 2})
        assert nobody.json()["error"] == "no-such-seat"


async def test_a_game_at_a_table_has_a_record_when_it_is_over_and_not_before(tmp_path: Path) -> None:
    async with AsyncTestClient(create_app(Settings(str(tmp_path / "digsite.db"), workers=1, pace=0.0))) as client:
        seats = [{"who": "me"}, {"who": "me"}]
        wish = {"game": "artefakt", "seats": seats, "name": "Ada", "key": new_key(), "word": "sand"}
        seated = (await client.post("/api/tables", json=wish)).json()
        table, headers = f"/api/tables/{seated['table']}", {"Authorization": f"Bearer {seated['token']}"}
        for path in (f"{table}/record", f"/api/replays/{seated['table']}", f"/api/replays/{seated['table']}/steps/0"):
            early = await client.get(path)
            assert (early.status_code, early.json()["error"]) == (409, "not-over")
        now, chooser = seated["now"], random.Random(1)
        while now["phase"] != "over":
            move = chooser.choice(now["moves"])["move"]
            command = {"sequence": now["sequence"], "key": new_key(), "ask": {"do": "move", "moves": [move]}}
            assert (await client.post(f"{table}/commands", json=command, headers=headers)).status_code == 200
            now = (await client.get(table, headers=headers)).json()
        answer = await client.get(f"{table}/record")
        assert "attachment" in answer.headers["content-disposition"]
        record = read_record(answer.content)
        assert record.promise is not None
        assert record.promise.words == ["sand", "sand"]
        again = (await client.post("/api/replays", content=answer.content)).json()
        for number in (0, 9, len(record.moves)):
            steps = [
                (await client.get(f"/api/replays/{replayed}/steps/{number}", params={"everything": "true"})).json()
                for replayed in (seated["table"], again["replay"])
            ]
            assert steps[0] == steps[1]


async def test_what_is_no_sound_record_is_not_taken(tmp_path: Path) -> None:
    async with AsyncTestClient(create_app(Settings(str(tmp_path / "digsite.db"), workers=1))) as client:
        tampered = json.loads(a_game("artefakt"))
        tampered["moves"][3][1] = [1, 2, 3]
        for content, code in (({}, "bad-record"), ({"format": "x"}, "bad-record"), (tampered, "tampered-record")):
            answer = await client.post("/api/replays", json=content)
            assert (answer.status_code, answer.json()["error"]) == (422, code)


async def test_a_game_that_was_not_finished_can_be_looked_at_too(tmp_path: Path) -> None:
    async with AsyncTestClient(create_app(Settings(str(tmp_path / "digsite.db"), workers=1))) as client:
        uploaded = (await client.post("/api/replays", content=a_game("pergamon", 12))).json()
        about = (await client.get(f"/api/replays/{uploaded['replay']}")).json()
        assert about["steps"] == 12
        assert "winners" not in about
