"""Copy the SQLite database of a server to a file. The server may go on running."""

import argparse
from pathlib import Path

EXAMPLE = "digsite backup /backups/digsite-monday.db"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="the copy; it must not exist yet")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="folder for games (default: your data folder)")


def run(args: argparse.Namespace) -> None:
    from digsite.cli.files import data_folder
    from digsite.table.store.copying import back_up

    source = (args.data or data_folder()) / "digsite.db"
    back_up(source, args.file)
    print(f"{source} was copied to {args.file}")
