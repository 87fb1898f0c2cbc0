"""How much memory a table takes in a server, and each move played at it.

    .venv/bin/python bench/memory.py [--tables 20]

Tables of two are made of entries as in a live server, and random moves are played to the end. The memory is what Python
allocated for it (tracemalloc), so it does not depend on other work.
"""

import argparse
import gc
import random
import tracemalloc

import digsite
from digsite.table.play.commands import NewTable, SeatWish
from digsite.table.play.entries import Joined, Moved, Play, Started
from digsite.table.play.opening import open_table
from digsite.table.play.sitting import Sitting

SECRET = b"a secret of the bench, 32 bytes."


def dealt(game: str, number: int) -> Sitting:
    """Open a table where two people sit, and deal."""
    sitting = Sitting(f"table-{number:016}", SECRET)
    wish = NewTable(game, [SeatWish("me"), SeatWish("friend")], "Ada", "k" * 16)
    for entry in (*open_table(wish, SECRET), Joined(1, "Bob", [1], str(number)), Started([])):
        sitting.apply(entry, 1.0, fresh=True)
    return sitting


def play_out(sitting: Sitting, chooser: random.Random) -> int:
    """Play random moves to the end; return how many."""
    match, moves = sitting.match, 0
    assert match is not None
    while (seat := sitting.to_act) is not None:
        move = sitting.setup.notation.write(chooser.choice(match.legal()))
        sitting.apply(Moved(seat, [Play(seat, move, [])]), 1.0, f"{seat} {moves:020}", fresh=True)
        moves += 1
    return moves


def held() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    tables = parser.parse_args().tables
    print(f"{'':12}kB per table, dealt | kB per move | kB per table, over")
    for game in digsite.games():
        play_out(dealt(game, 0), random.Random(0))  # whatever all tables share is made
        tracemalloc.start()
        before = held()
        sittings = [dealt(game, number) for number in range(tables)]
        at_deal = held()
        moves = sum(play_out(sitting, random.Random(number)) for number, sitting in enumerate(sittings))
        at_end = held()
        tracemalloc.stop()
        print(
            f"{game:12}{(at_deal - before) / tables / 1000:19.1f} | {(at_end - at_deal) / moves / 1000:11.2f} | "
            f"{(at_end - before) / tables / 1000:18.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
