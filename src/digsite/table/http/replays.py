"""Finished and uploaded games, step by step, for any seat or for all.

A match keeps the state before each of its moves, so any step is shown without playing the game again. The views and the
text are made in a thread, so that live tables do not wait for them.
"""

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import msgspec
from cachetools import LRUCache
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody

import digsite
from digsite.core.errors import GameOver
from digsite.core.events import Event, visible
from digsite.core.game import Fields
from digsite.core.match import Match
from digsite.core.record import Record, read_record, replay, verify
from digsite.table.http.parameters import (
    InWords,
    Language,
    MoveText,
    SeatNumber,
    StepNumber,
    TableId,
    route_get,
    route_post,
)
from digsite.table.play.answers import Seated
from digsite.table.play.commands import GoOn, NewTable
from digsite.table.play.entries import OwnEdition, Start
from digsite.table.play.house import House
from digsite.table.play.refusals import Refusal
from digsite.table.play.tables import new_id

T = TypeVar("T")

MAX_GAMES = 32
"""Maximum number of games that are kept in memory to be looked at."""


class Replay(msgspec.Struct, omit_defaults=True):
    """Which game was played, by whom, and how it ended."""

    replay: str
    game: str
    players: int
    options: dict[str, bool | int | str]
    edition: str
    names: list[str]
    steps: int
    winners: list[int] | None = None
    points: list[int] | None = None
    reason: str | None = None


class ToldMove(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One move as a viewer was told of it; before the first one, what happened at the deal."""

    seat: int | None = None
    """The seat that made the move."""
    move: str | None = None
    events: list[Event] = []


class Step(ToldMove, omit_defaults=True):
    """The table after a number of moves, and what the latest of them did."""

    step: int
    steps: int
    to_act: int | None = None
    view: dict[str, Any] | None = None
    """The view of the chosen seat, or of a spectator."""
    views: list[dict[str, Any]] | None = None
    """The views of all seats, if everything was asked for."""


class Uploaded(msgspec.Struct):
    """The answer to an upload."""

    replay: str
    steps: int


class PlayedGame(NamedTuple):
    """A game to be looked at: its record, and the match with the state before each of its moves."""

    record: Record
    match: Match

    def state(self, step: int) -> Any:
        """Return the state after a number of moves."""
        return self.match.state_before(step) if step < len(self.match.played) else self.match.state

    def view(self, step: int, seat: int | None) -> Fields:
        return self.match.game.view(self.match.setup.box, self.state(step), seat)

    def to_act(self, step: int) -> int | None:
        seat = int(self.state(step)["seat"])
        return seat if seat >= 0 else None

    def check(self, step: int, seat: int | None) -> None:
        """Refuse a step or a seat that does not exist."""
        if step > len(self.record.moves):
            raise Refusal("no-such-step", steps=len(self.record.moves))
        if seat is not None and seat >= self.record.players:
            raise Refusal("no-such-seat", seats=self.record.players)

    def about(self, replay_id: str) -> Replay:
        record, outcome = self.record, self.record.outcome
        return Replay(
            replay=replay_id,
            game=record.game,
            players=record.players,
            options=self.match.setup.options,
            edition=record.edition.digest,
            names=record.names,
            steps=len(record.moves),
            winners=outcome.winners if outcome else None,
            points=outcome.points if outcome else None,
            reason=outcome.reason if outcome else None,
        )

    def at(self, step: int, seat: int | None, everything: bool) -> Step:
        """Make one step, for one seat or a spectator, or with everything."""
        self.check(step, seat)
        told = self._told(step, seat, everything)
        shown = Step(step, len(self.record.moves), self.to_act(step), **msgspec.structs.asdict(told))
        if everything:
            shown.views = [self.view(step, each) for each in range(self.record.players)]
        else:
            shown.view = self.view(step, seat)
        return shown

    def told(self, seat: int | None, everything: bool) -> list[ToldMove]:
        """Tell of the deal and of all moves, to one seat or a spectator, or with everything."""
        self.check(0, seat)
        return [self._told(step, seat, everything) for step in range(len(self.record.moves) + 1)]

    def _told(self, step: int, seat: int | None, everything: bool) -> ToldMove:
        if step == 0:
            return ToldMove(events=_heard(self.match.opening, seat, everything))
        played = self.match.played[step - 1]
        move = self.record.moves[step - 1].move if everything or seat == played.seat else None
        return ToldMove(seat=played.seat, move=move, events=_heard(played.events, seat, everything))

    def start(self, replay_id: str, step: int) -> Start:
        """Return the true position after a number of moves, hidden cards included, for a table that goes on from it."""
        self.check(step, None)
        if self.to_act(step) is None:
            raise GameOver()
        return Start(replay(self.record, self.match.game, step).position(), replay_id, step)

    def in_words(self, step: int, seat: int | None, lang: str) -> InWords:
        """Make one step as text."""
        self.check(step, seat)
        game, names, to_act = self.match.game, self.record.names, self.to_act(step)
        texts, view = game.texts(lang), self.view(step, seat)
        prompt = texts.of_prompt(game.prompt(view), names[to_act]) if to_act is not None else ""
        return InWords(game.board(view, texts, names), prompt, [])


def _heard(told: list[tuple[int, Event]], seat: int | None, everything: bool) -> list[Event]:
    return [event for audience, event in told if everything or visible(audience, seat)]


class Replays:
    """The games that were looked at last. A finished or uploaded game never changes."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._kept: LRUCache[str, PlayedGame] = LRUCache(MAX_GAMES)

    async def add(self, content: bytes) -> Uploaded:
        """Store an uploaded record, after verifying it."""
        record = read_record(content)
        game = digsite.load(record.game)
        await self.house.tables.workshop.wait(game.name)
        await asyncio.to_thread(verify, record, game)
        replay_id = new_id()
        await self.house.storage.add_replay(replay_id, content, self.house.tables.now())
        return Uploaded(replay_id, len(record.moves))

    async def get(self, replay_id: str) -> PlayedGame:
        """Return an uploaded game, or the game of a table where it is over."""
        if replay_id not in self._kept:
            content = await self.house.storage.replay(replay_id)
            self._kept[replay_id] = await (self._at_table(replay_id) if content is None else self._uploaded(content))
        return self._kept[replay_id]

    async def go_on(self, replay_id: str, step: int, wish: GoOn) -> Seated:
        """Open a table that goes on from a step of a game. The game that was played stays as it is."""
        game = await self.get(replay_id)
        record = game.record
        if len(wish.seats) != record.players:
            raise Refusal("wrong-seats", seats=record.players)
        tables = record.edition.tables
        new = NewTable(
            game=record.game,
            options=game.match.setup.options,
            edition=None if tables is None else OwnEdition(record.edition.name, tables),
            **msgspec.structs.asdict(wish),
        )
        return await self.house.open(new, await asyncio.to_thread(game.start, replay_id, step))

    async def _uploaded(self, content: bytes) -> PlayedGame:
        record = read_record(content)
        game = digsite.load(record.game)
        await self.house.tables.workshop.wait(game.name)
        return PlayedGame(record, await asyncio.to_thread(replay, record, game))

    async def _at_table(self, table: str) -> PlayedGame:
        """Return the game of a table with the match that the table keeps anyway."""
        try:
            record = await self.house.record(table)
            match = await self.house.read(table, None, None, lambda sitting, _: sitting.match)
        except Refusal as refusal:
            raise Refusal("no-such-replay") if refusal.code == "no-such-table" else refusal from None
        assert match is not None
        return PlayedGame(record, match)


async def _made(state: State, replay_id: str, make: Callable[[PlayedGame], T]) -> T:
    """Make something from a game in a thread."""
    replays: Replays = state.replays
    return await asyncio.to_thread(make, await replays.get(replay_id))


@route_post("/replays", summary="Upload the record of a game")
async def upload(state: State, data: JSONBody[dict[str, Any]]) -> Uploaded:
    replays: Replays = state.replays
    return await replays.add(msgspec.json.encode(data))


@route_get("/replays/{replay:str}", summary="A finished or uploaded game")
async def about_replay(state: State, replay: TableId) -> Replay:
    return await _made(state, replay, lambda game: game.about(replay))


@route_get("/replays/{replay:str}/moves", summary="All moves of a game as they were told, the deal first")
async def moves(
    state: State, replay: TableId, seat: SeatNumber = None, everything: FromQuery[bool] = False
) -> list[ToldMove]:
    return await _made(state, replay, lambda game: game.told(seat, everything))


@route_get("/replays/{replay:str}/steps/{step:int}", summary="The table after a number of moves")
async def replay_step(
    state: State,
    replay: TableId,
    step: StepNumber,
    seat: SeatNumber = None,
    everything: FromQuery[bool] = False,
) -> Step:
    return await _made(state, replay, lambda game: game.at(step, seat, everything))


@route_get(
    "/replays/{replay:str}/steps/{step:int}/words", summary="The table after a number of moves as text, in one language"
)
async def step_in_words(
    state: State, replay: TableId, step: StepNumber, seat: SeatNumber = None, lang: Language = "en"
) -> InWords:
    return await _made(state, replay, lambda game: game.in_words(step, seat, lang))


@route_get("/replays/{replay:str}/touches", summary="The things on the table that a move touches")
async def touches(state: State, replay: TableId, move: MoveText) -> list[str]:
    return await _made(state, replay, lambda game: game.match.touches(move))


@route_post("/replays/{replay:str}/steps/{step:int}/table", summary="Open a table that goes on from here, and sit down")
async def go_on(state: State, replay: TableId, step: StepNumber, data: JSONBody[GoOn]) -> Seated:
    replays: Replays = state.replays
    return await replays.go_on(replay, step, data)


ROUTES = [upload, about_replay, moves, replay_step, step_in_words, touches, go_on]
