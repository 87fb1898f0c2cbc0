"""A process that is killed in the middle of its appends has lost nothing that it had acknowledged."""

import random
import subprocess
import sys

import pytest

from digsite.table.store.storage import Storage
from tests.table.rows import sequences, set_up

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

KILLS = 4


def acknowledged_until_killed(database: str, tables: list[str], lines: int) -> dict[str, int]:
    """The latest sequence number that was acknowledged for each table; killed after this number of lines was read."""
    command = [sys.executable, "-m", "tests.table.appender", database, *tables]
    latest: dict[str, int] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for number, line in enumerate(process.stdout):
            if number == lines:
                process.kill()
            if line.endswith("\n"):
                table, sequence = line.split()
                latest[table] = int(sequence)
    assert process.returncode == -9
    return latest


async def test_what_was_acknowledged_is_there_after_a_kill(database: str) -> None:
    storage = await Storage.open(database)
    tables = [await set_up(storage) for _ in range(8)]
    await storage.close()
    chooser = random.Random(database.startswith("postgresql"))
    for _ in range(KILLS):
        acknowledged = acknowledged_until_killed(database, tables, chooser.randrange(50, 400))
        assert acknowledged
        storage = await Storage.open(database)
        for table in tables:
            there = await sequences(storage, table)
            assert there == list(range(1, len(there) + 1))
            assert there[-1] >= acknowledged.get(table, 1)
            found = await storage.table(table)
            assert found is not None
            assert found.sequence == there[-1]
        await storage.close()
