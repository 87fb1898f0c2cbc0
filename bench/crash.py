"""Check that nothing acknowledged is ever lost: play games while their server is killed some hundred times.

    .venv/bin/python bench/crash.py [--kills 300] [--database sqlite|postgresql] [--seed WORD] [--cold]

After each restart everything that was acknowledged is looked up and every stream is compared with what was heard; at
the end every game's record is verified. Prints what was done, counted; anything amiss ends it with an error.
PostgreSQL runs as a separate server, as in the tests.
"""

import argparse
import asyncio
import contextlib
import secrets
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.table.killing import play_through_kills
from tests.table.nursery import Nursery
from tests.table.postgres import Postgres
from tests.table.serving import Server


def tell(counts: Counter[str]) -> None:
    print(f"\r{counts['kills']} kills, {counts['acknowledged']} commands acknowledged ", end="", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--seed", default=secrets.token_hex(4), help="for the moments and the moves")
    parser.add_argument("--cold", action="store_true", help="start `digsite serve` anew each time, which takes seconds")
    args = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = str(folder / "digsite.db")
        if args.database == "postgresql":
            postgres = Postgres()
            stack.callback(postgres.remove)
            postgres.start()
            database = postgres.url(postgres.new_database())
        nursery = None if args.cold else stack.enter_context(contextlib.closing(Nursery()))
        server = stack.enter_context(Server(database, folder, nursery=nursery))
        begun = time.monotonic()
        counts = asyncio.run(play_through_kills(server, database, args.kills, args.seed, tell))
    print(f"\n{args.database}, seed {args.seed}, {time.monotonic() - begun:.0f} s")
    for what, count in sorted(counts.items()):
        print(f"{count:8,} {what}")


if __name__ == "__main__":
    main()
