"""How many entries a second are stored, each acknowledged before its table's next one is sent.

    .venv/bin/python bench/storage.py [DATABASE ...]      a path or a postgresql+psycopg:// address; a new file if none

Each caller has a separate table and waits for every answer, as players do. Adds tables to the databases it is given.
"""

import asyncio
import secrets
import sys
import tempfile
import time

from digsite.table.store.storage import Change, Storage, Stored, TableRow

CALLERS = (1, 32, 500)
SECONDS = 3.0
CONTENT = secrets.token_bytes(200)
CHANGE = Change("playing", None, True, secrets.token_bytes(120))


async def new_table(storage: Storage) -> str:
    table = secrets.token_urlsafe(16)
    row = TableRow(table, None, b"", "pergamon", False, "playing", None, 1, 0.0, 0.0, b"{}")
    assert await storage.create(row, [Stored(table, 1, None, 0.0, CONTENT)])
    return table


async def append_until(storage: Storage, table: str, end: float, waits: list[float]) -> None:
    """Adds how long each append took."""
    sequence = 1
    while (begun := time.perf_counter()) < end:
        sequence += 1
        entry = Stored(table, sequence, secrets.token_urlsafe(12), 0.0, CONTENT)
        assert await storage.append([entry], CHANGE)
        waits.append(time.perf_counter() - begun)


async def measure(storage: Storage, callers: int) -> str:
    tables = await asyncio.gather(*(new_table(storage) for _ in range(callers)))
    waits: list[float] = []
    begun = time.perf_counter()
    await asyncio.gather(*(append_until(storage, table, begun + SECONDS, waits) for table in tables))
    rate = len(waits) / (time.perf_counter() - begun)
    late = sorted(waits)[int(0.99 * len(waits))]
    return f"{callers:4} callers {rate:8,.0f} appends/s   99 of 100 within {1000 * late:6.1f} ms"


async def main(databases: list[str]) -> None:
    for database in databases:
        storage = await Storage.open(database)
        print(storage.name)
        for callers in CALLERS:
            print(await measure(storage, callers))
        await storage.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(main(sys.argv[1:] or [f"{folder}/digsite.db"]))
