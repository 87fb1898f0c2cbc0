"""The finished games of a database as records, read beside the server that uses it."""

from collections.abc import Callable, Iterator

from digsite.core.record import Record
from digsite.table.play.entries import read_entry
from digsite.table.play.sitting import Sitting
from digsite.table.store.copying import finished_tables
from digsite.table.store.schema import Stored, TableRow


def finished_games(database: str) -> Iterator[tuple[str, Callable[[], Record]]]:
    """Go through the tables where the game is over: the id of each, and what makes its record."""
    for row, stored in finished_tables(database):
        yield row.id, _record_of(row, stored)


def _record_of(row: TableRow, stored: list[Stored]) -> Callable[[], Record]:
    entries = ((read_entry(line.content), line.at, line.key) for line in stored)
    return lambda: Sitting.folded(row.id, row.secret, entries).record()
