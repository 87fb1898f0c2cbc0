"""Write the finished games of a server as game records, one file each. The server may go on running."""

import argparse
from pathlib import Path

from digsite.core.files import write_whole

EXAMPLE = "digsite archive /backups/games"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where to write the records; known ones stay")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="folder for games (default: your data folder)")
    parser.add_argument("--database", metavar="URL", help="use PostgreSQL: postgresql+psycopg://USER@HOST/NAME")


def run(args: argparse.Namespace) -> int:
    import sys

    from digsite.cli.files import data_folder
    from digsite.core.errors import DigsiteError
    from digsite.table.play.archive import finished_games

    database = args.database or str((args.data or data_folder()) / "digsite.db")
    written = failed = 0
    for table, make in finished_games(database):
        path = args.folder / f"{table}.json"
        if path.exists():
            continue
        try:
            write_whole(path, make().to_json())
            written += 1
        except DigsiteError as problem:
            print(f"digsite: table {table[:6]}… cannot be read: {problem}", file=sys.stderr)
            failed += 1
    print(f"{written} new game records in {args.folder}")
    return 1 if failed else 0
