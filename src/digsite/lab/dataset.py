"""Collect decisions of self-play as a data set in Parquet: what was seen, what was allowed, what was played, who won.

    pip install 'digsite[data]'
    python docs/examples/dataset.py --game pergamon --games 200 --bot greedy --to decisions.parquet

One row a decision. `observation` and `mask` are lists of fixed size (the mask in bits, eight moves a byte), as the game
pages say index by index, with the units by which to divide; `share` is what the seat that decided had of the win in the
end. Every game can be dealt again by its seed: `new(players, seed)`.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

import digsite
from digsite.bots.names import bot_named
from digsite.bots.question import Question
from digsite.core.game import Setup


def schema(setup: Setup) -> pa.Schema:
    """The columns, and in the file's description what game they are of."""
    game = setup.game
    return pa.schema(
        [
            ("seed", pa.string()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("observation", pa.list_(pa.uint8(), game.observation.size())),
            ("mask", pa.list_(pa.uint8(), -(-game.moves.size() // 8))),
            ("move", pa.int16()),
            ("share", pa.float32()),
            ("points", pa.int16()),
        ],
        {"game": game.name, "rules": str(game.revision), "players": str(setup.players)},
    )


def play(setup: Setup, bot: str, seed: str) -> Iterator[dict[str, object]]:
    """One game between bots of a kind, row by row."""
    match, rows = setup.deal(seed), []
    bots = [bot_named(bot, threads=1) for _ in range(setup.players)]
    while match.seat is not None:
        mask = np.zeros(setup.game.moves.size(), np.bool_)
        mask[match.legal()] = True
        step = f"{seed} {len(match.played)}"
        move = bots[match.seat].think(Question.about(match, step), step).move
        row = {"seed": seed, "decision": len(match.played), "seat": match.seat, "move": move}
        rows.append(row | {"observation": match.observation(match.seat), "mask": np.packbits(mask)})
        match.play(move)
    outcome = match.outcome()
    assert outcome is not None
    for row in rows:
        won = row["seat"] in outcome.winners
        yield row | {"share": won / len(outcome.winners), "points": outcome.points[row["seat"]]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="pergamon", choices=digsite.games())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="greedy", help="random, greedy, search:100, or a level")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--to", type=Path, default=Path("decisions.parquet"))
    args = parser.parse_args()
    setup = digsite.load(args.game).setup(args.players)
    columns = schema(setup)
    with pq.ParquetWriter(args.to, columns, compression="zstd") as file:
        for number in range(args.games):
            rows = list(play(setup, args.bot, f"{args.seed} {number}"))
            file.write_table(pa.Table.from_pylist(rows, columns))
    stored = pq.ParquetFile(args.to).metadata
    print(f"{stored.num_rows:,} decisions of {args.games:,} games, {args.to.stat().st_size:,} bytes in {args.to}")


if __name__ == "__main__":
    main()
