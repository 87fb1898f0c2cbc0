"""A hunt for bugs: light bots play many games of each game, every position is checked, and the strangest are kept.

    .venv/bin/python bench/strange.py --games 1000 [--only thebes] [--options]

The shortest, longest, highest and lowest games are written as records to `build/strange`, to be looked at with
`digsite record show FILE`. The table tells how often each seat wins: a seat that always does is a bug, or the game.
"""

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np

import digsite
from digsite.bots.names import bot_named
from digsite.bots.question import Question
from digsite.core.match import Match
from digsite.core.record import replay, verify

FOLDER = Path(__file__).parent.parent / "build" / "strange"
BOTS = ("greedy", "search:200")


class Played(NamedTuple):
    """One game, by what can be strange about it."""

    players: int
    seed: str
    options: dict[str, object]
    bots: tuple[str, ...]
    length: int
    points: list[int]
    winners: list[int]
    reason: str


def play(name: str, number: int, with_options: bool) -> tuple[Match, Played]:
    """Game `number`: bots, players and options by its number. Every position is checked."""
    game, seed = digsite.load(name), f"strange {name} {number}"
    chance = random.Random(seed)
    players = game.players[number % len(game.players)]
    options = {option.name: chance.choice(option.choices) for option in game.options} if with_options else {}
    bots = tuple(chance.choices(BOTS, weights=(2, 1), k=players))
    thinking = [bot_named(bot, threads=1) for bot in bots]
    match = game.new(players, seed, options)
    while match.seat is not None:
        step = f"{seed} {len(match.played)}"
        match.play(thinking[match.seat].think(Question.about(match, step), step).move)
        game.check(match.setup.box, match.state)
    outcome = match.outcome()
    assert outcome is not None
    assert [score["points"] for score in match.scores()] == outcome.points
    return match, Played(
        players, seed, options, bots, len(match.played), outcome.points, outcome.winners, outcome.reason
    )


def hunt(task: tuple[str, int, bool]) -> Played:
    match, played = play(*task)
    record = match.record()
    assert replay(record, match.game).outcome() == verify(record, match.game).outcome() == match.outcome()
    return played


def keep(name: str, kind: str, number: int, with_options: bool) -> Path:
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{name}-{kind}.json"
    file.write_text(play(name, number, with_options)[0].record().to_json(), encoding="utf-8")
    return file


def report(name: str, games: list[Played], with_options: bool) -> None:
    bots = " and ".join(BOTS)
    print(f"\n{digsite.load(name).title}: {len(games)} games of {bots}, every position checked, every record verified")
    for players in sorted({played.players for played in games}):
        of = [played for played in games if played.players == players]
        lengths, points = [played.length for played in of], np.array([played.points for played in of])
        wins = [sum((seat in p.winners) / len(p.winners) for p in of) / len(of) for seat in range(players)]
        strong = [p for p in of if len(set(p.bots)) == 2]
        taken = sum(any(p.bots[w] == BOTS[1] for w in p.winners) for p in strong) / max(len(strong), 1)
        reasons = sorted({p.reason for p in of}, key=lambda reason: -sum(p.reason == reason for p in of))
        print(
            f"  {players} players: length {min(lengths)} / {np.median(lengths):.0f} / {max(lengths)}, points "
            f"{points.min()} / {np.median(points):.0f} / {points.max()}, wins by seat "
            + " ".join(f"{100 * win:.0f} %" for win in wins)
            + f", shared {100 * sum(len(p.winners) > 1 for p in of) / len(of):.1f} %, "
            + f"{BOTS[1]} won {100 * taken:.0f} % of mixed tables, "
            + ", ".join(f"{reason} {sum(p.reason == reason for p in of)}" for reason in reasons)
        )
    order = {
        "shortest": min(range(len(games)), key=lambda i: games[i].length),
        "longest": max(range(len(games)), key=lambda i: games[i].length),
        "highest": max(range(len(games)), key=lambda i: max(games[i].points)),
        "lowest": min(range(len(games)), key=lambda i: min(games[i].points)),
        "widest": max(range(len(games)), key=lambda i: max(games[i].points) - min(games[i].points)),
    }
    for kind, number in order.items():
        played = games[number]
        file = keep(name, kind, number, with_options)
        print(f"  {kind}: {played.length} decisions, points {played.points}, {played.bots}, {file.name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--only", choices=digsite.games())
    parser.add_argument("--options", action="store_true", help="with options chosen by chance")
    args = parser.parse_args()
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for name in [args.only] if args.only else digsite.games():
            tasks = [(name, number, args.options) for number in range(args.games)]
            report(name, list(pool.map(hunt, tasks, chunksize=8)), args.options)


if __name__ == "__main__":
    main()
