"""A process that appends to tables as fast as it can, and says what was acknowledged. Killed by a test.

python -m tests.table.appender DATABASE TABLE ...
"""

import asyncio
import sys

from digsite.table.store.storage import Storage
from tests.table.rows import PLAYING, entry


async def append_for_ever(storage: Storage, table: str) -> None:
    found = await storage.table(table)
    assert found is not None
    sequence = found.sequence
    while True:
        sequence += 1
        assert await storage.append([entry(table, sequence, f"key {sequence}")], PLAYING)
        print(table, sequence, flush=True)


async def main(database: str, *tables: str) -> None:
    storage = await Storage.open(database)
    await asyncio.gather(*(append_for_ever(storage, table) for table in tables))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
