"""The routes of puzzles: a position as its seat sees it, a turn that is composed, a try, and a table that goes on.

The server keeps nothing about who tries what. The solution leaves it only with a try that is right, or with the last
one. Everything is made of what the seat can know: see `digsite.bots.puzzles`.
"""

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from cachetools import LRUCache
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, PathParameter

import digsite
from digsite.bots.puzzles import (
    Puzzle,
    actions_in,
    end_of,
    play_turn,
    puzzle_of_day,
    puzzles_of,
    share_of,
    source_of,
    world_of,
)
from digsite.core.chance import fresh_key
from digsite.core.errors import DigsiteError, IllegalMove
from digsite.core.match import Match
from digsite.table.http.parameters import InWords, Language, house_of, route_get, route_post
from digsite.table.play.answers import MoveNow, PromptNow, Seated, SeatNow, Tried, moves_now, prompt_now
from digsite.table.play.commands import GoOn, NewTable
from digsite.table.play.entries import Start
from digsite.table.play.refusals import Refusal
from digsite.table.play.trying import Attempt

MAX_PUZZLES = 64
"""Maximum number of puzzles whose positions are kept in memory."""

MAX_STEPS = 60
"""Maximum number of moves in a turn that is tried."""

RIVALS = ("curator", "digger", "novice")
"""The bots in the other seats."""

PuzzleNumber = Annotated[int, PathParameter(ge=1, le=100_000)]


class PuzzleGame(msgspec.Struct):
    """A game that has puzzles, and how many."""

    game: str
    puzzles: int


class Puzzles(msgspec.Struct):
    """All puzzles, and the one of the day. The day is the date in UTC."""

    day: str
    games: list[PuzzleGame]
    game: str | None = None
    number: int | None = None


class PuzzleNow(msgspec.Struct):
    """A puzzle as it is seen before the first try."""

    game: str
    number: int
    puzzles: int
    players: int
    options: dict[str, bool | int | str]
    seats: list[SeatNow]
    seat: int
    """The seat that moves, and whose view is shown."""
    view: dict[str, Any]
    moves: list[MoveNow]
    prompt: PromptNow


Moves = Annotated[list[Annotated[str, msgspec.Meta(max_length=80)]], msgspec.Meta(max_length=MAX_STEPS)]


class TurnBegun(msgspec.Struct, forbid_unknown_fields=True):
    """A turn that is being composed: the actions that are laid, and the moves of the one that is begun."""

    laid: Moves
    moves: Moves = []


class TurnDraft(msgspec.Struct, omit_defaults=True):
    """What the moves of a turn lead to. Nothing was tried."""

    tried: Tried
    whole: bool = False
    """Whether the moves that were begun are a whole action."""


class TurnTried(msgspec.Struct, forbid_unknown_fields=True):
    """A whole turn."""

    moves: Moves
    last: bool = False
    """Whether this is the last try, after which the solution is told."""


class Why(msgspec.Struct, omit_defaults=True):
    """Why a move is best: the part of the judgement with the text `because-PART`, and a rival it costs most."""

    reason: str
    rival: int | None = None


class Solution(msgspec.Struct):
    """The best turn, the number of moves in each of its actions, and the reason for each action."""

    moves: list[str]
    actions: list[int]
    reasons: list[Why | None]


class TryJudged(msgspec.Struct, omit_defaults=True):
    """What comes of a try. The shares are how many of a hundred games the turn wins, and the best one."""

    right: bool
    share: int
    best: int
    solution: Solution | None = None
    """Told if the try is right, or the last one."""


class Posed:
    """A puzzle with its position, ready to be answered from."""

    def __init__(self, number: int, puzzle: Puzzle, match: Match) -> None:
        assert match.seat is not None
        self.number, self.puzzle, self.match, self.seat = number, puzzle, match, match.seat
        ends = (play_turn(world_of(match), turn) for turn in puzzle.turns)
        self._ends = {end_of(turn, self.seat) for turn in ends}

    def now(self) -> PuzzleNow:
        match, view = self.match, self.match.view(self.seat)
        others = [seat for seat in range(match.players) if seat != self.seat]
        rivals = dict(zip(others, RIVALS, strict=False))
        seats = [SeatNow(rivals.get(seat, ""), bot=rivals.get(seat)) for seat in range(match.players)]
        return PuzzleNow(
            game=match.game.name,
            number=self.number,
            puzzles=len(puzzles_of(match.game)),
            players=match.players,
            options=dict(match.setup.options),
            seats=seats,
            seat=self.seat,
            view=view,
            moves=moves_now(match.setup, match.legal()),
            prompt=prompt_now(match.game, view, self.seat),
        )

    def draft(self, begun: TurnBegun, lang: str) -> TurnDraft:
        """Play the moves of a turn that is being composed."""
        world = world_of(self.match)
        attempt = Attempt(self.seat, begun.moves or begun.laid, world, [])
        try:
            turn = play_turn(world, begun.laid)
            attempt.steps.append(world.view(self.seat).get("step"))
            for move in begun.moves:
                if turn.complete:
                    raise IllegalMove(move=move)
                turn = play_turn(world, [move])
                attempt.steps.append(world.view(self.seat).get("step"))
        except DigsiteError as problem:
            return TurnDraft(attempt._replace(problem=problem).told(lang))
        if not world.played:
            return TurnDraft(self._begin())
        return TurnDraft(attempt.told(lang), bool(begun.moves) and attempt.whole)

    def _begin(self) -> Tried:
        now = self.now()
        return Tried(complete=False, view=now.view, moves=now.moves, prompt=now.prompt)

    def judge(self, tried: TurnTried) -> TryJudged:
        """Judge a try. Raises what the rules say if the moves are not legal."""
        turn = play_turn(world_of(self.match), tried.moves)
        if not turn.complete:
            raise Refusal("turn-incomplete")
        right = end_of(turn, self.seat) in self._ends
        moves = [played.move for played in turn.match.played]
        share = self.puzzle.share if right else min(share_of(self.puzzle, moves), self.puzzle.share - 1)
        answer = TryJudged(right, share, self.puzzle.share)
        if right or tried.last:
            answer.solution = self.solution()
        return answer

    def solution(self) -> Solution:
        write, (best, *_) = self.match.setup.notation.write, self.puzzle.turns
        actions, reasons = actions_in(self.match, best), list[Why | None]()
        given = iter(self.puzzle.reasons)
        for count in actions:
            found = [reason for reason in (next(given) for _ in range(count)) if reason is not None]
            reasons.append(Why(found[0].part, found[0].seat if found[0].seat != self.seat else None) if found else None)
        return Solution([write(move) for move in best], actions, reasons)

    def in_words(self, lang: str) -> InWords:
        game, view = self.match.game, self.match.view(self.seat)
        texts = game.texts(lang)
        names = texts("names").split(", ")[: self.match.players]
        return InWords(game.board(view, texts, names), texts.of_prompt(game.prompt(view), names[self.seat]), [])

    def start(self) -> Start:
        """Return the position after the best turn, for a table that goes on from it. Hidden things are dealt anew."""
        match = self.match.redealt(self.seat, fresh_key())
        for move in self.puzzle.turns[0]:
            match.play(move)
        if match.seat is None:
            raise Refusal("game-over")
        return Start(match.position())


class PuzzleShelf:
    """The puzzles that were looked at last."""

    def __init__(self) -> None:
        self._posed: LRUCache[tuple[str, int], Posed] = LRUCache(MAX_PUZZLES)

    async def get(self, state: State, name: str, number: int) -> Posed:
        """Return a puzzle of a game, numbered from 1."""
        game = digsite.load(name)
        puzzles = puzzles_of(game)
        if number > len(puzzles):
            raise Refusal("no-such-puzzle", puzzles=len(puzzles))
        if (name, number) not in self._posed:
            await state.workshop.wait(name)
            self._posed[name, number] = await asyncio.to_thread(_posed, name, number)
        return self._posed[name, number]


def _posed(name: str, number: int) -> Posed:
    game = digsite.load(name)
    puzzle = puzzles_of(game)[number - 1]
    return Posed(number, puzzle, source_of(game, puzzle))


async def _posed_at(state: State, game: str, number: int) -> Posed:
    shelf: PuzzleShelf = state.puzzles
    return await shelf.get(state, game, number)


@route_get("/puzzles", summary="The puzzle of the day, and all others")
async def puzzles(state: State) -> Puzzles:
    counts = {name: len(puzzles_of(digsite.load(name))) for name in digsite.games()}
    day = datetime.fromtimestamp(house_of(state).tables.now(), UTC).date()
    found = Puzzles(day.isoformat(), [PuzzleGame(name, count) for name, count in counts.items() if count])
    if found.games:
        found.game, found.number = puzzle_of_day(day.toordinal(), counts)
    return found


@route_get("/puzzles/{game:str}/{number:int}", summary="A puzzle")
async def puzzle(state: State, game: FromPath[str], number: PuzzleNumber) -> PuzzleNow:
    return await asyncio.to_thread((await _posed_at(state, game, number)).now)


@route_post("/puzzles/{game:str}/{number:int}/draft", summary="What the moves of a turn lead to", status_code=200)
async def draft(
    state: State, game: FromPath[str], number: PuzzleNumber, data: JSONBody[TurnBegun], lang: Language = "en"
) -> TurnDraft:
    return await asyncio.to_thread((await _posed_at(state, game, number)).draft, data, lang)


@route_post("/puzzles/{game:str}/{number:int}/try", summary="Try a whole turn", status_code=200)
async def try_turn(state: State, game: FromPath[str], number: PuzzleNumber, data: JSONBody[TurnTried]) -> TryJudged:
    return await asyncio.to_thread((await _posed_at(state, game, number)).judge, data)


@route_get("/puzzles/{game:str}/{number:int}/words", summary="A puzzle as text, in one language")
async def in_words(state: State, game: FromPath[str], number: PuzzleNumber, lang: Language = "en") -> InWords:
    return await asyncio.to_thread((await _posed_at(state, game, number)).in_words, lang)


@route_post("/puzzles/{game:str}/{number:int}/tables", summary="Open a table that goes on from a puzzle")
async def go_on(state: State, game: FromPath[str], number: PuzzleNumber, data: JSONBody[GoOn]) -> Seated:
    posed = await _posed_at(state, game, number)
    if len(data.seats) != posed.match.players:
        raise Refusal("wrong-seats", seats=posed.match.players)
    wish = NewTable(game=game, options=dict(posed.match.setup.options), **msgspec.structs.asdict(data))
    return await house_of(state).open(wish, await asyncio.to_thread(posed.start))


ROUTES = [puzzles, puzzle, draft, try_turn, in_words, go_on]
