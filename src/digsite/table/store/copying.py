"""Reading and copying a database beside the server that uses it."""

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import create_engine, select
from sqlalchemy.exc import SQLAlchemyError

from digsite.table.store.database import BadDatabase
from digsite.table.store.schema import Stored, TableRow, entries, tables
from digsite.table.store.sqlite import PRIVATE
from digsite.table.store.storage import database_at

PAGES = 1000
"""Number of pages that are copied at once. In between, the server can write."""


def back_up(source: Path, target: Path) -> None:
    """Copy an SQLite database as it is at one moment, while a server may write to it."""
    if not source.is_file():
        raise BadDatabase(f"there is no database {source}; name its folder with --data (PostgreSQL: use pg_dump)")
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    except FileExistsError:
        raise BadDatabase(f"{target} exists already; choose another file") from None
    try:
        reading = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)
        writing = sqlite3.connect(target)
        try:
            reading.backup(writing, pages=PAGES)
        finally:
            writing.close()
            reading.close()
    except sqlite3.Error as problem:
        target.unlink()
        raise BadDatabase(f"{source} cannot be copied: {problem}") from None


def finished_tables(url: str) -> Iterator[tuple[TableRow, list[Stored]]]:
    """Go through the tables where the game is over, each with its entries."""
    database = database_at(url)
    path = getattr(database, "path", None)
    if path is not None and not path.is_file():
        raise BadDatabase(f"there is no database {path}")
    engine = create_engine(f"sqlite:///{path}") if path is not None else database.writing()
    try:
        with engine.connect() as connection:
            over = select(tables).where(tables.c.phase == "over").order_by(tables.c.created)
            for row in [TableRow(*line) for line in connection.execute(over)]:
                lines = select(entries).where(entries.c.table == row.id).order_by(entries.c.sequence)
                yield row, [Stored(*line) for line in connection.execute(lines)]
    except SQLAlchemyError as problem:
        cause = getattr(problem, "orig", None) or problem
        raise BadDatabase(f"{database.name} cannot be used: {database.reason(cause)}") from None
    finally:
        engine.dispose()
