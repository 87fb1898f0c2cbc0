"""Puzzles: positions of recorded games in which one turn is clearly best for what the seat can know.

A game's puzzles are in the file `puzzles.json` of its folder, made by `digsite puzzles`. Each names the deal and the
moves that lead to its position, so the position is always made by the rules. A turn is played in another world that the
seat cannot tell from the real one. It is complete when somebody else moves, or when the mover learns something new.
"""

import functools
import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from digsite.bots.reasons import Reason
from digsite.core.chance import key_from_seed
from digsite.core.errors import BadRecord, IllegalMove
from digsite.core.files import write_whole
from digsite.core.game import Game
from digsite.core.match import Match

FORMAT = "digsite puzzles 1"
FILE = "puzzles.json"

WORLD = key_from_seed("the world of a puzzle")
"""The key of the world in which turns are tried. It is the same for all, so that equal turns lead to equal tables."""


class Judged(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A decision within the turn: the moves before it, and the win share of each move, in percent."""

    before: list[int]
    shares: dict[int, int]


class Puzzle(msgspec.Struct, forbid_unknown_fields=True):
    """One puzzle. Moves are numbers."""

    players: int
    seed: str
    """The seed of the deal."""
    moves: list[int]
    """The moves of the source game up to the position."""
    turns: list[list[int]]
    """The best turn, and others that the search cannot tell from it, because what they do last matters little."""
    share: int
    """The win share of the best turn, in percent."""
    judged: list[Judged]
    """The decisions on the ways to these turns."""
    reasons: list[Reason | None]
    """For each move of the best turn, why it is best."""


class PuzzleFile(msgspec.Struct, forbid_unknown_fields=True):
    """The puzzles of one game, and the rules and figures they are made with."""

    format: str
    game: str
    rules: int
    edition: str
    puzzles: list[Puzzle]


End = tuple[int | None, bytes]
"""What a turn leads to: who moves next, and everything the seat sees."""


class Turn(NamedTuple):
    """Moves that were played in the other world."""

    match: Match
    complete: bool
    """Whether nothing can be added: somebody else moves, or the mover learned something."""


@functools.cache
def puzzles_of(game: Game) -> list[Puzzle]:
    """Return the puzzles that come with a game; none if it has no file of puzzles, or one made with other rules."""
    path = game.folder / FILE
    try:
        return read_puzzles(path.read_bytes(), game) if path.exists() else []
    except BadRecord:
        return []


def read_puzzles(content: bytes, game: Game) -> list[Puzzle]:
    """Read a file of puzzles. Raises BadRecord if it was made with other rules or figures."""
    try:
        found = msgspec.json.decode(content, type=PuzzleFile)
    except msgspec.DecodeError as problem:
        raise BadRecord(f"not a file of puzzles: {problem}") from None
    made_with = (found.format, found.game, found.rules, found.edition)
    if made_with != (FORMAT, game.name, game.revision, game.edition.digest):
        raise BadRecord(f"these puzzles were made with other rules; run: digsite puzzles {game.name} --out FILE")
    return found.puzzles


def write_puzzles(path: Path, game: Game, puzzles: Iterable[Puzzle]) -> None:
    """Write a file of puzzles, one to a line."""
    heading = {"format": FORMAT, "game": game.name, "rules": game.revision, "edition": game.edition.digest}
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in puzzles)
    write_whole(path, f'{json.dumps(heading)[:-1]}, "puzzles": [\n{lines}\n]}}\n')


def source_of(game: Game, puzzle: Puzzle) -> Match:
    """Play the source game up to the position of a puzzle."""
    match = game.setup(puzzle.players).deal(puzzle.seed)
    for move in puzzle.moves:
        match.play(move)
    return match


def world_of(match: Match) -> Match:
    """Return the world in which the turns of a puzzle are tried: everything the seat cannot know is drawn again."""
    assert match.seat is not None
    return match.redealt(match.seat, WORLD)


def play_turn(world: Match, moves: Sequence[int | str]) -> Turn:
    """Play the moves of a turn in the world of a puzzle, which is left where they end.

    Raises IllegalMove for a move that is not legal, or that comes after the end of the turn.
    """
    seat, complete = world.seat, False
    for move in moves:
        if complete:
            raise IllegalMove(move=str(move))
        world.play(move)
        complete = world.seat != seat or world.latest_teaches()
    return Turn(world, complete)


def end_of(turn: Turn, seat: int) -> End:
    """Return what a turn leads to, to compare it with others."""
    return turn.match.seat, turn.match.observation(seat).tobytes()


def actions_in(match: Match, moves: Sequence[int | str]) -> list[int]:
    """Return how many moves each action of a turn has: it ends when the game is back at the step it began with."""
    world, seat = world_of(match), match.seat
    first = world.view(seat).get("step")
    actions, begun = list[int](), 0
    for move in moves:
        world.play(move)
        begun += 1
        if world.view(seat).get("step") == first:
            actions.append(begun)
            begun = 0
    return [*actions, begun] if begun else actions


def puzzle_of_day(day: int, counts: Mapping[str, int]) -> tuple[str, int]:
    """Return the game and the number of the puzzle of a day. The games take turns, each in the order of its puzzles."""
    games = [game for game, count in counts.items() if count]
    game = games[day % len(games)]
    return game, day // len(games) % counts[game] + 1


def share_of(puzzle: Puzzle, moves: Sequence[int]) -> int:
    """Return the win share of a wrong turn, in percent: that of its first move that leads away from the best turn."""
    known = {tuple(each.before): each.shares for each in puzzle.judged}
    share = puzzle.share
    for number, move in enumerate(moves):
        shares = known.get(tuple(moves[:number]))
        if shares is None:
            break
        share = shares.get(move, min(shares.values()))
    return share
