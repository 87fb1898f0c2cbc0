"""Moves are tried before they are played: what would come of them is told as far as it is known already."""

import json
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from digsite.core.chance import key_from_seed
from digsite.core.match import Match
from digsite.table.play.commands import PlayMoves, Say, Trial
from tests.every_game.walk import chosen
from tests.table.people import Guest, a_house, come, open_table
from tests.table.worlds import SETUPS, Message, World, something_else, world

pytestmark = pytest.mark.anyio

POSITIONS, FURTHEST = 6, 70
MOST = 40
"""Moves that are tried in one position."""


@pytest.fixture
async def worlds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[World, World]]:
    async with world(tmp_path / "here", monkeypatch) as here, world(tmp_path / "there", monkeypatch) as there:
        yield here, there


async def attempt(world: World, moves: list[str], token: str | None, sequence: int | None = None) -> list[Message]:
    trial = {"sequence": world.sitting.sequence if sequence is None else sequence, "moves": moves}
    before = world.sitting.match._states.tobytes()  # type: ignore[union-attr]
    answer = await world.ask("POST", f"/api/tables/{world.table}/try", trial, token)
    assert world.sitting.match._states.tobytes() == before  # type: ignore[union-attr]
    return answer


async def draft(world: World, moves: list[str], token: str | None) -> list[Message]:
    """Send moves as a draft."""
    command = world.command({"do": "move", "moves": moves, "draft": True})
    return await world.ask("POST", f"/api/tables/{world.table}/commands", command, token)


def is_whole(moves: list[str], steps: list[object], tried: Any) -> bool:
    """Whether nobody would expect that anything is left to do after these moves."""
    alike = len(moves) > 1 and moves[-1].split()[0] == moves[-2].split()[0]
    if tried["complete"]:
        return not alike or bool(tried.get("learns"))
    step = tried["view"]["step"]
    return len(moves) == 1 if step == steps[-1] else not alike and step in steps


async def send_drafts(here: World, there: World, seat: int, moves: list[str], tried: Any) -> None:
    """A draft that is not whole is answered as if it were only tried, and nothing is stored."""
    for each in (here, there):
        each.time = max(here.time, there.time)
    before = here.sitting.sequence, here.sitting.match._states.tobytes()  # type: ignore[union-attr]
    answers = [await draft(each, moves, each.tokens[seat]) for each in (here, there)]
    assert answers[0] == answers[1]
    assert answers[0][0]["status"] == 200
    assert told(answers[0]) == {"tried": {fact: value for fact, value in tried.items() if fact != "board"}}
    assert (here.sitting.sequence, here.sitting.match._states.tobytes()) == before  # type: ignore[union-attr]


def told(answer: list[Message]) -> Any:
    return json.loads(b"".join(part["body"] for part in answer[1:]))


def check_true(match: Match, moves: list[str], tried: Any) -> None:
    """What was told is what would really be."""
    before, seat = len(match.played), match.seat
    for move in moves:
        match.play(move)
    learns = match.latest_teaches()
    if tried["complete"]:
        assert tried.get("learns", False) == learns
        assert learns or match.seat != seat
        assert "view" not in tried
        assert "moves" not in tried
    else:
        assert not learns
        assert match.seat == seat
        assert tried["view"] == json.loads(json.dumps(match.view(seat)))
        assert [each["move"] for each in tried["moves"]] == match.moves()
        asked = match.game.prompt(match.view(seat))
        assert tried["prompt"] == {"id": asked.id, "facts": {"seat": seat, **asked.facts}}
    match.rewind(before)


async def try_everything(here: World, there: World, chooser: random.Random) -> int:
    """Try every legal move of the seat to move, and what could follow; return how many continued."""
    true, went_on = here.sitting.match, 0
    assert true is not None
    seat = true.seat
    assert seat is not None
    own = there.sitting.match
    there.sitting.match = something_else(there, seat, key_from_seed(chooser.random()))
    legal = true.moves()
    for move in chooser.sample(legal, min(MOST, len(legal))):
        moves, steps = [move], [true.view(seat).get("step")]
        while True:
            answers = [await attempt(each, moves, each.tokens[seat]) for each in (here, there)]
            assert answers[0] == answers[1]
            tried = told(answers[0])
            check_true(true, moves, tried)
            if not is_whole(moves, steps, tried):
                await send_drafts(here, there, seat, moves, tried)
            if tried["complete"] or len(moves) == 4:
                break
            went_on += 1
            anything = true.setup.notation.write(chooser.randrange(true.game.moves.size()))
            refused = [await attempt(each, [*moves, anything], each.tokens[seat]) for each in (here, there)]
            assert refused[0] == refused[1]
            if "refused" in told(refused[0]):
                await send_drafts(here, there, seat, [*moves, anything], told(refused[0]))
            steps.append(tried["view"]["step"])
            moves.append(chooser.choice(tried["moves"])["move"])
        if tried["complete"]:
            beyond = [*moves, chooser.choice(legal)]
            late = [await attempt(each, beyond, each.tokens[seat]) for each in (here, there)]
            assert late[0] == late[1]
            assert told(late[0])["refused"]["error"] == ("learnt-midway" if tried.get("learns") else "turn-passed")
    there.sitting.match = own
    return went_on


@pytest.mark.parametrize("name", SETUPS)
async def test_nothing_is_learnt_by_trying(worlds: tuple[World, World], name: str) -> None:
    """With all drawn again that the seat cannot know, every answer is the same, byte for byte; and it is true."""
    chooser, went_on = random.Random(name), 0
    for each in worlds:
        await each.set_up(*SETUPS[name])
    wanted = set(chooser.sample(range(FURTHEST), POSITIONS))
    for step in range(FURTHEST):
        match = worlds[0].sitting.match
        assert match is not None
        if match.seat is None:
            break
        if step in wanted:
            went_on += await try_everything(*worlds, chooser)
        move = chosen(match, chooser)
        for each in worlds:
            await each.play(move)
    if name.startswith(("pergamon", "monuments")):
        assert went_on, "some moves are composed"


async def test_only_those_try_who_could_play(worlds: tuple[World, World]) -> None:
    world, _ = worlds
    await world.set_up("pergamon", 2)
    assert told(await attempt(world, ["place 3"], world.tokens[0])) == {"complete": True}
    for moves, token, sequence, code in [
        (["place 3"], None, None, "watchers-only-watch"),
        (["place 3"], world.tokens[1], None, "not-your-turn"),
        (["place 3"], world.tokens[0][:-2] + "xx", None, "bad-token"),
        (["place 3"], world.tokens[0], 0, "stale"),
        (["place 3"], world.tokens[0], 99, "from-the-future"),
        (["plaice 3"], world.tokens[0], None, "unreadable-move"),
        (["place 99"], world.tokens[0], None, "unreadable-thing"),
    ]:
        assert told(await attempt(world, moves, token, sequence))["error"] == code
    for moves, code in [(["place 3", "place 4"], "turn-passed"), (["dig 1"], "not-this-step")]:
        tried = told(await attempt(world, moves, world.tokens[0]))
        assert list(tried) == ["complete", "refused"]
        assert tried["refused"]["error"] == code
    assert (await attempt(world, [], world.tokens[0]))[0]["status"] == 400
    assert (await attempt(world, ["place 3"] * 61, world.tokens[0]))[0]["status"] == 400
    await world.play(world.sitting.setup.notation.read("place 3"))
    assert told(await attempt(world, ["place 4"], world.tokens[1]))["complete"]


@pytest.mark.parametrize("name", SETUPS)
async def test_a_whole_draft_is_played_and_any_other_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Moves are drafted one after the other; as soon as they are whole they are played, all in one entry."""
    chooser, played = random.Random(name), 0
    async with world(tmp_path / "here", monkeypatch) as here:
        await here.set_up(*SETUPS[name])
        for _ in range(15):
            match = here.sitting.match
            assert match is not None
            if (seat := match.seat) is None:
                break
            moves, steps = [chooser.choice(match.moves())], [match.view(seat).get("step")]
            while True:
                sequence = here.sitting.sequence
                tried = told(await attempt(here, moves, here.tokens[seat]))
                answer = told(await draft(here, moves, here.tokens[seat]))
                if is_whole(moves, steps, tried):
                    assert answer["sequence"] == sequence + 1 == here.sitting.sequence
                    assert answer["notice"]["moves"] == moves
                    played += 1
                    break
                assert list(answer) == ["tried"]
                assert here.sitting.sequence == sequence
                if tried["complete"]:
                    await here.told(
                        "POST",
                        f"/api/tables/{here.table}/commands",
                        here.command({"do": "move", "moves": moves}),
                        here.tokens[seat],
                    )
                    break
                steps.append(tried["view"]["step"])
                moves.append(chooser.choice(tried["moves"])["move"])
    assert played


async def test_a_draft_sent_again_is_played_once(worlds: tuple[World, World]) -> None:
    world, _ = worlds
    await world.set_up("pergamon", 2)
    command = world.command({"do": "move", "moves": ["place 3"], "draft": True})
    path = f"/api/tables/{world.table}/commands"
    first = await world.told("POST", path, command, world.tokens[0])
    assert first == await world.told("POST", path, command, world.tokens[0])
    assert world.sitting.sequence == first["sequence"]


async def a_row(*guests: Guest) -> tuple[Guest, Guest, str]:
    """Play until somebody can lay a row: who, who else is there, and how it could begin."""
    while True:
        mover = guests[(await guests[0].look()).to_act or 0]
        moves = [each.move for each in (await mover.look()).moves or []]
        if row := next((move for move in moves if move.startswith("row")), None):
            return mover, guests[1 - mover.person], row
        await mover.play(next(move for move in moves if move != "clear"))


async def test_what_was_tried_is_what_is_played_whatever_is_said_meanwhile(tmp_path: Path) -> None:
    async with a_house(tmp_path) as house:
        host = await open_table(house, "pergamon", ["me", "friend"])
        ada, bob, first = await a_row(host, await come(host, "Bob"))
        before = await ada.look()
        trial = Trial(before.sequence, [first])
        tried = await house.trial(ada.table, ada.token, trial, "en")
        assert tried.moves
        trial.moves.append(tried.moves[0].move)
        await bob.do(Say("Take your time!"))
        tried = await house.trial(ada.table, ada.token, trial, "en")
        assert (await ada.look()).view == before.view
        assert (await bob.look()).view["row"] == []  # type: ignore[index]
        await ada.do(PlayMoves(trial.moves), before.sequence)
        after = await ada.look()
        assert after.view == tried.view
        assert [each.move for each in after.moves or []] == [each.move for each in tried.moves or []]
