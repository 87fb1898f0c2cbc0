"""How sure is a judged lead? The best `lead_scale` for each tenth of the games, beside the game's own:

    python bench/leads.py monuments --players 2 --games 250

Every position of games between `search:60` is judged as it is. A loss is the divergence of the shares from the result,
so less is better. The best scale is that of the same games, which flatters it a little.
"""

import argparse

import numpy as np

import digsite
from digsite.bots.kernels import GREEDY, judge_at, workbench
from digsite.bots.names import bot_named
from digsite.bots.question import Question
from digsite.core.compilation import ensure_compiled
from digsite.core.game import Setup

STAGES = 10
SCALES = np.geomspace(0.7, 60, 60)


def positions_of(setup: Setup, number: int) -> tuple[np.ndarray, np.ndarray]:
    """Play a game. Return stage, scale and the worth to each seat at every decision, and the shares at the end."""
    match, bench = setup.deal(f"leads {number}"), np.zeros(1, workbench(setup.game))
    bots = [bot_named("search:60", threads=1) for _ in range(setup.players)]
    found = []
    while match.seat is not None:
        bench["given"] = match.state
        scale = judge_at(setup.boxes, bench)
        found.append([len(match.played), scale, *bench["worth"][0, : setup.players]])
        step = f"{number} {len(match.played)}"
        match.play(bots[match.seat].think(Question.about(match, step), step).move)
    rows = np.array(found)
    rows[:, 0] = rows[:, 0] * STAGES // len(match.played)
    outcome = match.outcome()
    assert outcome is not None
    won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(setup.players)]
    return rows, np.tile(won, (len(rows), 1))


def loss(worth: np.ndarray, won: np.ndarray, scale: float | np.ndarray) -> float:
    grown = np.exp((worth - worth.max(axis=1, keepdims=True)) / scale)
    shares = grown / grown.sum(axis=1, keepdims=True)
    return -float((won * np.log(shares.clip(1e-9))).sum(axis=1).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=250)
    args = parser.parse_args()
    setup = digsite.load(args.game).setup(args.players)
    ensure_compiled(setup.game, GREEDY)
    rows, won = map(np.concatenate, zip(*(positions_of(setup, number) for number in range(args.games)), strict=True))
    print("of the game  best scale  its loss  the game's scale  its loss  positions")
    for stage in [*range(STAGES), None]:
        here = rows[:, 0] == stage if stage is not None else np.ones(len(rows), bool)
        worth, came, own = rows[here, 2:], won[here], rows[here, 1]
        losses = [loss(worth, came, scale) for scale in SCALES]
        part = "all of it" if stage is None else f"{100 * stage // STAGES}–{100 * (stage + 1) // STAGES} %"
        print(
            f"{part:11}  {SCALES[np.argmin(losses)]:10.1f}  {min(losses):8.3f}"
            f"  {own.mean():16.1f}  {loss(worth, came, own[:, None]):8.3f}  {here.sum():9}"
        )


if __name__ == "__main__":
    main()
