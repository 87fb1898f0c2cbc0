"""Find puzzles in games between strong bots: positions where one turn is clearly best for what the seat can know.

With --check, ask a bot about the puzzles that come with the game, and report how many of them it solves.
"""

import argparse
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

import digsite
from digsite.cli.crew import add_crew, crew_from, progress_of
from digsite.cli.files import check_writable
from digsite.cli.setting_up import compile_visibly

if TYPE_CHECKING:
    from collections.abc import Iterable

    from digsite.bots.puzzles import Puzzle
    from digsite.core.game import Game
    from digsite.running import Crew

EXAMPLE = "digsite puzzles pergamon --games 60 --out puzzles.json"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="the game, see `digsite games`")
    parser.add_argument(
        "--games", type=int, default=30, help="source games, with all numbers of players in turn (default: 30)"
    )
    parser.add_argument("--bot", default="search:100", help="the bot in all seats (default: search:100)")
    parser.add_argument("--seed", default="0", help="the same seed finds the same puzzles")
    parser.add_argument("--most", type=int, default=50, metavar="N", help="write at most N puzzles (default: 50)")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="save every game; the same command resumes from it")
    add_crew(parser)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--out", type=Path, metavar="FILE", help="write the puzzles to this file")
    what.add_argument("--check", metavar="BOT", help="ask this bot about the puzzles of the game, such as search:20000")


def run(args: argparse.Namespace) -> int:
    from digsite.core.errors import BadSetup

    game = digsite.load(args.game)
    if args.games < 1 or args.most < 1:
        raise BadSetup("--games and --most must be 1 or more")
    crew = crew_from(args)
    if args.out:
        check_writable(args.out)
    compile_visibly(game)
    if args.check:
        return check(game, args.check, args.seed, crew)
    from digsite.bots.puzzles import write_puzzles
    from digsite.lab.keeping import kept_pieces
    from digsite.lab.puzzles import PuzzleSearch

    work = PuzzleSearch(tuple(game.setup(players) for players in game.players), args.bot, args.seed)
    found: list[Puzzle] = []
    positions = 0
    with progress_of(f"{game.title}, games") as progress:
        for piece in kept_pieces(work, args.games, crew, args.keep):
            found += piece.puzzles
            positions += piece.positions
            progress(piece.game + 1, args.games)
    chosen = mixed(found)[: args.most]
    write_puzzles(args.out, game, chosen)
    print(
        f"{len(found)} puzzles in {positions:,} positions of {args.games} games; {len(chosen)} written to {args.out}."
    )
    return 0


def mixed(puzzles: "Iterable[Puzzle]") -> "list[Puzzle]":
    """Return the puzzles in an order in which the numbers of players take turns."""
    by_players: dict[int, list[Puzzle]] = {}
    for puzzle in puzzles:
        by_players.setdefault(puzzle.players, []).append(puzzle)
    columns = [by_players[players] for players in sorted(by_players)]
    return [puzzle for row in zip_longest(*columns) for puzzle in row if puzzle is not None]


def check(game: "Game", bot: str, seed: str, crew: "Crew") -> int:
    """Ask a bot about every puzzle of a game. Return 1 if it does not solve all of them."""
    from digsite.bots.puzzles import puzzles_of
    from digsite.core.errors import DigsiteError
    from digsite.lab.puzzles import PuzzleCheck
    from digsite.running import pieces

    puzzles = puzzles_of(game)
    if not puzzles:
        raise DigsiteError(f"there are no puzzles of {game.name}")
    work = PuzzleCheck(game.name, bot, seed)
    with progress_of(f"{game.title}, puzzles") as progress:
        solved = []
        for piece in pieces(work, range(len(puzzles)), crew):
            solved.append(piece)
            progress(len(solved), len(puzzles))
    failed = [number for number, right in enumerate(solved, 1) if not right]
    share = 100 * sum(solved) / len(puzzles)
    print(f"{game.title}: {bot} solves {sum(solved)} of {len(puzzles)} puzzles ({share:.0f} %).")
    if failed:
        print(f"It does not solve {', '.join(map(str, failed))}.")
    return 1 if failed else 0
