"""Find puzzles in games between strong bots: positions where one turn is clearly best for what the seat can know.

Every position where a turn begins goes through stages of growing budgets, each with a seed of its own. A position that
fails a stage is dropped, so most of the time is spent on positions that become puzzles.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

import digsite
from digsite.bots.learned import no_weights
from digsite.bots.names import bot_named
from digsite.bots.puzzles import End, Judged, Puzzle, end_of, play_turn, puzzles_of, source_of, world_of
from digsite.bots.question import Advice, Bot, Question
from digsite.bots.reasons import Reason, reason_of
from digsite.bots.search import Budget, Habits, Search
from digsite.core.game import Game, Setup
from digsite.core.match import Match
from digsite.lab.keeping import code_of
from digsite.lab.playing import warm_up
from digsite.running import Packed, packed, setup_of

KEPT_FORMAT = "digsite puzzle search 1"
"""First entry of the file that a run saves its games in."""


class Stage(NamedTuple):
    """A search that a puzzle has to pass."""

    iterations: int
    margin: float
    """Turns that are behind the best one by less than this share of the win are as good."""
    broad: bool = False
    """Whether all moves are tried often, so that also what seems worse is known well."""
    explain: bool = False
    """Whether reasons are looked for."""

    def search(self) -> Search:
        return Search("puzzle", Budget(iterations=self.iterations), 1, self._habits, no_weights)

    def _habits(self, setup: Setup) -> Habits:
        return Habits(exploration=BROAD) if self.broad else Habits()


BROAD = 8.0
"""Exploration of a broad search."""

STAGES = (
    Stage(500, 0.0),
    Stage(3000, 0.03, broad=True),
    Stage(20_000, 0.03),
    Stage(20_000, 0.05, broad=True, explain=True),
)

SOLVER = "search:20000"
"""A bot that has to solve a puzzle, too. It judges leaves as bots do; the stages play every game to its end."""

MAX_DECISIONS = 12
"""Maximum number of decisions on all ways to the best turns; with more, too much is as good."""

MAX_FIRST = 3
"""Maximum number of first moves that are as good as the best one."""

MAX_ENDS = 4
"""Maximum number of turns that are as good as the best one, where only what is done last differs."""

WELL_TRIED, WELL_TRIED_BROADLY = 0.02, 0.003
"""A move is well tried if it was tried this often, as a fraction of the best one's tries."""

MIN_TRIES = 12
"""The share of a move that was tried less often means nothing."""

MIN_CHOICES = 4
"""Minimum number of legal moves at the most open decision of the turn."""

SENSIBLE = 0.3
"""An alternative is sensible if its win share is behind by no more than this."""

MIN_SENSIBLE = 2
"""Minimum number of sensible alternatives."""

DECIDED = 0.85
"""A game is all but decided if the best turn wins more than this."""

HOPELESS = 0.4
"""It is also decided if the best turn wins less than this fraction of a fair share."""

APART = 10
"""Minimum number of moves between two puzzles of one game."""


class Found(msgspec.Struct, forbid_unknown_fields=True):
    """The puzzles of one game, and the number of positions that were looked at."""

    game: int
    positions: int
    puzzles: list[Puzzle]


@dataclass(frozen=True)
class PuzzleSearch:
    """Work: games between equal bots, with each number of players in turn, and the puzzles in them."""

    tables: tuple[Setup, ...]
    bot: str
    seed: str
    stages: tuple[Stage, ...] = STAGES
    solver: str = SOLVER

    @property
    def setups(self) -> list[Setup]:
        return list(self.tables)

    @property
    def piece(self) -> type[Found]:
        return Found

    def heading(self) -> dict[str, Any]:
        first = self.tables[0]
        return {
            "format": KEPT_FORMAT,
            "game": first.game.name,
            "players": [setup.players for setup in self.tables],
            "edition": first.edition.digest,
            "bot": self.bot,
            "seed": self.seed,
            "stages": [list(stage) for stage in self.stages],
            "solver": self.solver,
            "code": code_of(first),
        }

    def prepare(self) -> None:
        for setup in self.tables:
            warm_up(setup)

    def fits(self, piece: Found, number: int) -> bool:
        return piece.game == number

    def play(self, number: int) -> Found:
        setup = self.tables[number % len(self.tables)]
        seed = f"puzzle {self.seed} {number}"
        found = Found(number, 0, [])
        last = -APART
        for match in turns_of(setup, self.bot, seed):
            found.positions += 1
            if len(match.played) - last < APART:
                continue
            puzzle = puzzle_at(match, seed, self.stages)
            if puzzle is not None and solves(bot_named(self.solver, threads=1), setup.game, puzzle, seed):
                found.puzzles.append(puzzle)
                last = len(match.played)
        return found

    def __reduce__(self) -> Any:
        return _search_of, ([packed(setup) for setup in self.tables], self.bot, self.seed, self.stages, self.solver)


def _search_of(tables: list[Packed], bot: str, seed: str, stages: tuple[Stage, ...], solver: str) -> PuzzleSearch:
    return PuzzleSearch(tuple(map(setup_of, tables)), bot, seed, stages, solver)


def turns_of(setup: Setup, bot: str, seed: str) -> Iterator[Match]:
    """Let bots play a game, and yield the match wherever a turn begins."""
    match = setup.deal(seed)
    bots = [bot_named(bot, threads=1) for _ in range(setup.players)]
    while (seat := match.seat) is not None:
        if not match.played or match.played[-1].seat != seat or match.latest_teaches():
            yield match
        step = f"{seed} decision {len(match.played)}"
        match.play(bots[seat].think(Question.about(match, step), step).move)


def puzzle_at(match: Match, seed: str, stages: tuple[Stage, ...]) -> Puzzle | None:
    """Return the puzzle of a position; None if no turn is clearly best at every stage."""
    explored: list[Explored] = []
    for number, stage in enumerate(stages):
        found = explore(match, stage, f"{seed} move {len(match.played)} stage {number}")
        if found is None or found.is_easy() or any(found.ends[0] not in before.ends for before in explored):
            return None
        explored.append(found)
    best = explored[-1]
    return Puzzle(
        players=match.players,
        seed=seed,
        moves=[played.move for played in match.played],
        turns=best.turns,
        share=round(100 * best.share),
        judged=best.judged(),
        reasons=best.reasons,
    )


class Way(NamedTuple):
    """The beginning of a turn, with the win share of its latest move and the reason for each move."""

    moves: tuple[int, ...]
    share: float
    reasons: tuple[Reason | None, ...]


class Decided(NamedTuple):
    """A decision on a way to the best turn, with the search's advice."""

    before: tuple[int, ...]
    advice: Advice
    near: list[int]
    """The moves that are as good as the best one, which is the first."""

    @property
    def shares(self) -> dict[int, float]:
        return {each.move: each.share for each in self.advice.candidates if each.share is not None}

    def sensible(self) -> int:
        """Count the moves that are clearly worse and still sensible, where there is much to choose from."""
        best = self.shares[self.near[0]]
        if len(self.advice.candidates) < MIN_CHOICES:
            return 0
        return sum(move not in self.near and share >= best - SENSIBLE for move, share in self.shares.items())


class Explored(NamedTuple):
    """The best turns of a position, the very best first, and all decisions on the ways to them."""

    turns: list[list[int]]
    ends: list[End]
    share: float
    decisions: list[Decided]
    reasons: list[Reason | None]

    def judged(self) -> list[Judged]:
        return [
            Judged(list(each.before), {move: round(100 * share) for move, share in sorted(each.shares.items())})
            for each in self.decisions
        ]

    def is_easy(self) -> bool:
        """Return whether no decision has enough sensible alternatives."""
        return max(each.sensible() for each in self.decisions) < MIN_SENSIBLE


def near_moves(advice: Advice, best: float, stage: Stage) -> list[int]:
    """Return the moves that are as good as the best one, which is the first.

    A move that was tried less has a share that means less: it counts only if its share is the best of all.
    """
    most, well_tried = advice.candidates[0].visits, WELL_TRIED_BROADLY if stage.broad else WELL_TRIED
    near = []
    for each in advice.candidates:
        margin = stage.margin if each.visits >= well_tried * most else 0.0
        if each.visits >= MIN_TRIES and each.share is not None and each.share > best - margin:
            near.append(each.move)
    return near or [advice.move]


def explore(match: Match, stage: Stage, seed: str) -> Explored | None:
    """Search the turn from its first decision to its end; None if no turn is clearly the best.

    All moves within the margin of the best one are followed. What is done first must be clear: other first moves count
    only if they lead to the same end in another order. What is done last may be open.
    """
    seat = match.seat
    assert seat is not None
    decisions: list[Decided] = []
    turns: dict[End, list[int]] = {}
    firsts: dict[int, set[End]] = {}
    best_share = 0.0
    best_reasons: list[Reason | None] = []
    waiting: list[Way] = [Way((), 0.0, ())]
    while waiting:
        way = waiting.pop()
        turn = play_turn(world_of(match), way.moves)
        if turn.complete:
            end = end_of(turn, seat)
            firsts.setdefault(way.moves[0], set()).add(end)
            if not turns:
                best_share, best_reasons = way.share, list(way.reasons)
            turns.setdefault(end, list(way.moves))
            if len(turns) > MAX_ENDS:
                return None
            continue
        legal = turn.match.legal()
        if len(legal) == 1:
            waiting.append(Way((*way.moves, legal[0]), way.share, (*way.reasons, None)))
            continue
        if len(decisions) == MAX_DECISIONS:
            return None
        search = stage.search()
        question = Question.about(turn.match, seed)
        advice = search.think(question, seed)
        shares = {each.move: each.share for each in advice.candidates if each.share is not None}
        best = shares[advice.move]
        if not HOPELESS / match.players <= best <= DECIDED:
            return None
        near = near_moves(advice, best, stage)
        if not decisions and len(near) > MAX_FIRST:
            return None
        decisions.append(Decided(way.moves, advice, near))
        reason = reason_of(search, question, advice, seed) if stage.explain else None
        for move in reversed(near):
            waiting.append(Way((*way.moves, move), shares[move], (*way.reasons, reason)))
    if not decisions:
        return None
    ends = list(turns)
    of_best, *of_others = firsts.values()
    if any(led.isdisjoint(of_best) for led in of_others):
        return None
    return Explored(list(turns.values()), ends, best_share, decisions, best_reasons)


@dataclass(frozen=True)
class PuzzleCheck:
    """Work: a bot solves the puzzles that come with a game, one in each piece."""

    game: str
    bot: str
    seed: str

    @property
    def setups(self) -> list[Setup]:
        return [digsite.load(self.game).setup()]

    def prepare(self) -> None:
        warm_up(self.setups[0])

    def play(self, number: int) -> bool:
        game = digsite.load(self.game)
        return solves(bot_named(self.bot, threads=1), game, puzzles_of(game)[number], f"{self.seed} puzzle {number}")


def solves(bot: Bot, game: Game, puzzle: Puzzle, seed: str) -> bool:
    """Return whether a bot plays one of the best turns of a puzzle, move by move as at a table."""
    match = source_of(game, puzzle)
    world, seat, complete = world_of(match), match.seat, False
    assert seat is not None
    moves: list[int] = []
    while not complete:
        moves.append(bot.think(Question.about(world, seed), seed).move)
        world.play(moves[-1])
        complete = world.seat != seat or world.latest_teaches()
    best = (play_turn(world_of(match), turn) for turn in puzzle.turns)
    return end_of(play_turn(world_of(match), moves), seat) in {end_of(turn, seat) for turn in best}
