"""What leaves for a seat, or for a spectator, is made of what they may know: with anything else in its place it is the
same, byte for byte.
"""

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import digsite
from digsite.core.chance import key_from_seed, key_words
from digsite.core.match import Match
from tests.every_game.walk import chosen
from tests.table.worlds import SETUPS, Json, Message, Socket, World, something_else, world

pytestmark = pytest.mark.anyio

STEPS = 30

ASKS: list[Json] = [
    {"do": "agree"},
    {"do": "refuse"},
    {"do": "pause"},
    {"do": "resume"},
    {"do": "ready", "word": "x"},
    {"do": "return"},
    {"do": "rematch"},
    {"do": "say", "text": "\u202e"},
    {"do": "reveal", "word": "x"},
    {"do": "leave", "bot": "nobody"},
    {"do": "replace", "seat": 0, "bot": "digger"},
    {"do": "replace", "seat": 1, "bot": "digger"},
    {"do": "replace", "seat": 7, "bot": "digger"},
    {"do": "hook", "address": "http://127.0.0.1/"},
    {"do": "move", "moves": ["nonsense"]},
    {"do": "move", "moves": ["nonsense"], "seat": 7},
    {"do": "dance"},
]
"""All of which are refused in the middle of a game."""


@pytest.fixture
async def worlds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[World, World]]:
    """Two servers where everything is the same."""
    async with world(tmp_path / "here", monkeypatch) as here, world(tmp_path / "there", monkeypatch) as there:
        yield here, there


async def looked(world: World, token: str | None, hint: bool) -> list[Any]:
    """Everything that somebody can read of a table, by every address there is, and on a socket."""
    table, heard = f"/api/tables/{world.table}", list[Any]()
    since = world.sitting.sequence // 2
    seats = ["", *(f"?seat={seat}" for seat in range(5))]
    replay = f"/api/replays/{world.table}"
    paths = [
        *(table + seat for seat in seats),
        *(f"{table}/words{seat}" for seat in seats),
        f"{table}/words?lang=de&since={since}",
        f"{table}/notices",
        f"{table}/notices?since={since}",
        f"{table}/record",
        f"{table}/qr.svg",
        replay,
        f"{replay}/steps/0",
        f"{replay}/steps/{since}?everything=true",
        "/api/tables",
    ]
    for path in paths:
        heard.append((path, await world.ask("GET", path, token=token)))
    if hint:
        heard.append(("hint", await world.ask("POST", f"{table}/hint", token=token)))
    for hello in ({"since": 0}, {"since": since}, {"seat": 1}, {"since": 10_000}):
        socket = Socket(world, f"{table}/stream")
        await socket.say({"token": token, **hello})
        heard.append((hello, list(socket.heard)))
        await socket.leave()
    return heard


async def refused(world: World, token: str | None, asks: list[Json], sequence: int | None = None) -> list[Any]:
    """The answers to what cannot be."""
    answers, before = [], world.sitting.sequence
    for ask in asks:
        command = world.command(ask, sequence)
        answer = await world.ask("POST", f"/api/tables/{world.table}/commands", command, token)
        assert answer[0]["status"] >= 400, f"{ask} was carried out"
        answers.append((ask, answer))
    assert world.sitting.sequence == before
    return answers


async def check_prompt(world: World, seat: int) -> None:
    """Check that only a seat with a decision is asked, in words that follow from its own view."""
    match, path = world.sitting.match, f"/api/tables/{world.table}"
    assert match is not None
    seen = await world.told("GET", path, token=world.tokens[seat])
    assert ("prompt" in seen) == ("moves" in seen)
    assert "prompt" not in await world.told("GET", path)
    if "prompt" in seen:
        asked = match.game.prompt(seen["view"])
        assert seen["prompt"] == {"id": asked.id, "facts": {"seat": seat, **asked.facts}}
        words = await world.told("GET", f"{path}/words?lang=de", token=world.tokens[seat])
        if match.seat == seat:
            assert words["prompt"] == match.game.texts("de").of_prompt(asked, world.sitting.names()[seat])


def lists(match: Match, others: list[int], chooser: random.Random) -> list[list[int]]:
    """Lists of two moves, of which the first is legal and the list is not; also where the second would have been
    legal, had the first not shown something new."""
    found, seat = [], match.seat
    legal = match.legal()
    for first in chooser.sample(legal, min(10, len(legal))):
        before = len(match.played)
        match.play(first)
        if not match.latest_teaches():
            accepted = set(match.legal()) if match.seat == seat else set()
            match.rewind(before)
            found += [[first, second] for second in others if second not in accepted]
            continue
        likely = match.legal()[:10]
        match.rewind(before)
        found += [[first, second] for second in (*likely, *others)]
    return found


async def compare_at(here: World, there: World, seat: int, chooser: random.Random, sample: int | None) -> None:
    """Compare everything that a seat and a spectator may ask in this position."""
    true = there.sitting.match
    assert true is not None
    moves, write = range(true.game.moves.size()), true.setup.notation.write
    some = list(moves) if sample is None else chooser.sample(moves, min(sample, len(moves)))
    legal = set(true.legal()) if true.seat == seat else set(true.ahead(seat))
    pairs = lists(true, chooser.sample(moves, 6), chooser) if true.seat == seat else []
    tried: list[Json] = [{"do": "move", "moves": [write(move)]} for move in some if move not in legal]
    tried += [{"do": "move", "moves": [write(move) for move in both]} for both in pairs]
    tried += ASKS
    late: list[Json] = [{"do": "move", "moves": [write(move)]} for move in some[:5]]

    async def everything(world: World) -> list[Any]:
        token = world.tokens[seat]
        world.time = time
        return [
            *await looked(world, token, hint=true.seat == seat and sample is not None),
            *await looked(world, None, hint=False),
            *await refused(world, token, tried),
            *(await refused(world, token, late, 0) if true.seat == seat else []),
            *await refused(world, token, late, 10_000),
            *await refused(world, None, tried[:20]),
        ]

    await check_prompt(here, seat)
    time = here.time
    told = await everything(here)
    there.sitting.match = something_else(there, seat, key_from_seed(chooser.random()))
    ahead = dict(there.sitting.ahead)
    for other in there.sitting.ahead:
        if other != seat:
            there.sitting.ahead[other] = write(chooser.choice(true.ahead(other)))
    told_there = await everything(there)
    there.sitting.match, there.sitting.ahead = true, ahead
    for one, other in zip(told, told_there, strict=True):
        assert one == other
    here.time = there.time = max(here.time, there.time)


async def play_both(worlds: tuple[World, World], move: int) -> None:
    for each in worlds:
        await each.play(move)


async def decide_ahead(worlds: tuple[World, World], chooser: random.Random) -> None:
    """Let some of those who may decide before their turn do so."""
    match = worlds[0].sitting.match
    assert match is not None
    for seat in range(match.players):
        if seat not in worlds[0].sitting.ahead and match.ahead(seat) and chooser.random() < 0.4:
            move = match.setup.notation.write(chooser.choice(match.ahead(seat)))
            for each in worlds:
                command = each.command({"do": "move", "moves": [move]})
                await each.told("POST", f"/api/tables/{each.table}/commands", command, each.tokens[seat])


async def walk_and_compare(
    worlds: tuple[World, World], name: str, positions: int, sample: int | None, options: Json | None = None
) -> None:
    game, players = SETUPS[name]
    chooser = random.Random(name)
    for each in worlds:
        await each.set_up(game, players, options)
    here, there = worlds
    compared, longest = 0, 60 if game != "thebes" else 90
    wanted = sorted(chooser.sample(range(longest), positions))
    for step in range(longest):
        match = here.sitting.match
        assert match is not None
        if match.seat is None:
            break
        if step in wanted:
            compared += 1
            seat = match.seat if chooser.random() < 0.7 else chooser.randrange(players)
            await compare_at(here, there, seat, chooser, sample)
        await decide_ahead(worlds, chooser)
        if compared == positions:
            break
        await play_both(worlds, chosen(match, chooser))
    assert compared


@pytest.mark.parametrize("name", SETUPS)
async def test_what_a_seat_cannot_know_changes_nothing_that_it_is_told(worlds: tuple[World, World], name: str) -> None:
    await walk_and_compare(worlds, name, positions=3, sample=25)


@pytest.mark.parametrize("game", digsite.games())
async def test_a_lesson_tells_no_more_than_any_other_table(worlds: tuple[World, World], game: str) -> None:
    chooser = random.Random(game)
    for each in worlds:
        await each.set_up_lesson(game)
    for decision in range(5):
        for each in worlds:
            await each.until_my_turn()
        if decision % 4 == 0:
            await compare_at(*worlds, 0, chooser, sample=10)
        match = worlds[0].sitting.match
        assert match is not None
        await play_both(worlds, chosen(match, chooser))


@pytest.mark.soak
@pytest.mark.parametrize("name", SETUPS)
async def test_no_move_that_is_refused_tells_anything(worlds: tuple[World, World], name: str) -> None:
    """Every move there is."""
    await walk_and_compare(worlds, name, positions=2, sample=None)


class Audience:
    """A seat and a spectator, who hear and ask everything in one world."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.sockets: list[Socket] = []

    async def come(self) -> None:
        for token in (self.world.tokens[0], None):
            self.sockets.append(Socket(self.world, f"/api/tables/{self.world.table}/stream"))
            await self.sockets[-1].say({"token": token})

    async def heard(self, asks: list[Json]) -> list[Any]:
        token = self.world.tokens[0]
        for socket in self.sockets:
            await socket.caught_up(self.world.sitting.sequence)
        said: list[list[Message]] = [list(socket.heard) for socket in self.sockets]
        return [
            *said,
            *await looked(self.world, token, hint=False),
            *await looked(self.world, None, hint=False),
            *await refused(self.world, token, asks),
            *await refused(self.world, None, asks),
        ]

    async def go(self) -> None:
        for socket in self.sockets:
            await socket.leave()


def seen_after(match: Match, move: int) -> tuple[Any, bytes]:
    """What seat 0 and a spectator would see and hear of a move, and the whole position it leads to."""
    before = len(match.played)
    match.play(move)
    seen = [(match.view(viewer), match.events_for(viewer, before)) for viewer in (0, None)]
    mine = match.legal() if match.seat == 0 else match.ahead(0)
    position = bare(match)
    to_act, outcome = match.seat, match.outcome()
    match.rewind(before)
    return (seen, mine, to_act, outcome), position


class Fork(NamedTuple):
    """A move in each of two games that look the same to seat 0 and to a spectator."""

    moves: tuple[int, int]
    key: Any
    """From which chance answers in the second game."""
    same: bool
    """Whether all is the same after it."""


def fork(one: Match, other: Match, chooser: random.Random) -> Fork | None:
    """How both games can go on without anybody at seat 0 telling them apart; if it can be, differently."""
    key = other._states["key"].copy()
    keys = [key, *(key_words(key_from_seed(number)) for number in range(2))] if one.seat != 0 else [key]
    mine = chooser.sample(one.legal(), min(len(one.legal()), 8))
    seen = {move: seen_after(one, move) for move in mine}
    found: Fork | None = None
    for drawn in keys:
        other._states["key"] = drawn
        theirs = chooser.sample(other.legal(), min(len(other.legal()), 12)) if one.seat != 0 else mine
        for move in set(theirs) & set(other.legal()):
            looks, position = seen_after(other, move)
            for own, (looked_like, positioned) in seen.items():
                if looks == looked_like and (one.seat != 0 or own == move):
                    candidate = Fork((own, move), drawn, position == positioned)
                    if found is None or (found.same and not candidate.same):
                        found = candidate
    other._states["key"] = key
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in SETUPS if not name.startswith("pergamon")])
async def test_games_that_differ_in_secrets_of_others_sound_the_same(worlds: tuple[World, World], name: str) -> None:
    """Others choose and draw differently where nobody sees it; every byte for seat 0 and a spectator is the same.

    Nobody at Pergamon has anything to hide.
    """
    here, there = worlds
    chooser, differing = random.Random(name), 0
    for each in worlds:
        await each.set_up(*SETUPS[name])
    audiences = [Audience(each) for each in worlds]
    for audience in audiences:
        await audience.come()
    for _ in range(STEPS):
        one, other = here.sitting.match, there.sitting.match
        assert one is not None
        assert other is not None
        way = fork(one, other, chooser) if one.seat is not None else None
        if way is None:
            break
        key = other._states["key"].copy()
        other._states["key"] = way.key
        for each, move in zip(worlds, way.moves, strict=True):
            await each.play(move)
        other._states["key"] = key
        differing += not way.same
    await compare_audiences(audiences)
    for audience in audiences:
        await audience.go()
    assert differing, "the games differ in something"


async def compare_audiences(audiences: list[Audience]) -> None:
    time = max(audience.world.time for audience in audiences)
    told = []
    for audience in audiences:
        audience.world.time = time
        told.append(await audience.heard(ASKS))
    for one, other in zip(*told, strict=True):
        assert one == other


def bare(match: Match) -> bytes:
    """The position, without where chance comes from."""
    state = match._states.copy()
    for field in ("key", "counter", "source", "drawn", "tape"):
        state[field] = 0
    return bytes(state.tobytes())
