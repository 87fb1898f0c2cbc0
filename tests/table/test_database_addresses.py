"""Opening a database: made if it is missing, refused in a clear sentence if it cannot be used, without passwords."""

import asyncio
import logging
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import URL, create_engine, make_url, text

from digsite.table.store import sqlite as sqlite_module
from digsite.table.store.schema import metadata
from digsite.table.store.storage import BadDatabase, Storage, database_at
from digsite.table.store.upgrade import VERSION_TABLE
from tests.table.postgres import Postgres
from tests.table.rows import set_up

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

Sql = Callable[[str], None]


@pytest.fixture
def sql(database: str) -> Sql:
    """Carries out a statement behind the storage's back."""

    def execute(statement: str) -> None:
        engine = create_engine(synchronous(database))
        with engine.begin() as connection:
            connection.execute(text(statement))
        engine.dispose()

    return execute


def synchronous(database: str) -> str:
    return database if database.startswith("postgresql") else f"sqlite:///{database}"


async def refusal(database: str) -> str:
    with pytest.raises(BadDatabase) as refused:
        await Storage.open(database)
    assert refused.value.__suppress_context__ or refused.value.__context__ is None
    return str(refused.value)


async def test_migrations_make_the_schema_that_the_program_has(database: str) -> None:
    for _ in range(2):  # the second time there is nothing to do
        await (await Storage.open(database)).close()
        engine = create_engine(synchronous(database))
        with engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
            assert compare_metadata(context, metadata) == []
        engine.dispose()


async def test_a_newer_schema_is_refused(database: str, sql: Sql) -> None:
    await (await Storage.open(database)).close()
    sql(f"UPDATE {VERSION_TABLE} SET version_num = '999'")
    assert "was written by a newer digsite (its schema is 999" in await refusal(database)


async def test_the_database_of_another_program_is_refused(database: str, sql: Sql) -> None:
    sql("CREATE TABLE entries (weather TEXT)")
    assert "belongs to another program (it has a table 'entries')" in await refusal(database)


async def test_a_refused_file_can_be_opened_when_it_is_right(sqlite_database: str) -> None:
    Path(sqlite_database).write_bytes(b"not a database " * 1000)
    assert await refusal(sqlite_database) == f"{sqlite_database} is not an SQLite database; choose another file"
    Path(sqlite_database).unlink()
    await (await Storage.open(sqlite_database)).close()


def as_address(path: Path) -> str:
    return URL.create("sqlite+aiosqlite", database=str(path)).render_as_string()


@pytest.mark.parametrize("written", [str, as_address])
async def test_the_folder_of_a_file_is_made(tmp_path: Path, written: Callable[[Path], str]) -> None:
    path = tmp_path / "new %41 folder" / "än other" / "digsite.db"
    storage = await Storage.open(written(path))
    table = await set_up(storage)
    assert await storage.table(table)
    await storage.close()
    assert path.exists()


async def test_a_second_server_on_one_file_is_refused(sqlite_database: str) -> None:
    first = await Storage.open(sqlite_database)
    assert "is in use by another digsite server" in await refusal(sqlite_database)
    await first.close()
    await (await Storage.open(sqlite_database)).close()


async def test_a_server_that_ends_meanwhile_is_waited_for(
    sqlite_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_module, "CLAIM_SECONDS", 60.0)

    async def come_and_go() -> None:
        await (await Storage.open(sqlite_database)).close()

    first = await Storage.open(sqlite_database)
    coming = asyncio.create_task(asyncio.to_thread(asyncio.run, come_and_go()))
    await asyncio.sleep(0.3)
    assert not coming.done()
    await first.close()
    await coming


async def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    file = tmp_path / "file"
    assert f"cannot be written ({file} is a file); choose another place" in await refusal(str(file / "digsite.db"))
    assert "cannot be written (Not a directory)" in await refusal(str(file / "folder" / "digsite.db"))
    assert "cannot be written (No such file or directory)" in await refusal("/proc/digsite/digsite.db")
    assert "is a folder; choose a file in it" in await refusal(str(tmp_path))


async def test_sqlite_waits_for_the_disk(sqlite_database: str) -> None:
    storage = await Storage.open(sqlite_database)
    with storage._writer._engine.connect() as connection:
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("synchronous", "foreign_keys")]
    await storage.close()
    assert found == [2, 1]  # 2 is FULL
    with sqlite3.connect(sqlite_database) as later:
        assert later.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    later.close()


async def test_postgresql_waits_for_the_disk_whatever_the_address_says(postgresql_database: str) -> None:
    storage = await Storage.open(postgresql_database + "&options=-c%20synchronous_commit%3Doff")
    with storage._writer._engine.connect() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    await storage.close()


@pytest.mark.parametrize(
    "address",
    [
        "mysql://ada:hunter2@localhost/digsite",
        "postgresql://ada:hunter2@localhost/digsite",
        "sqlite:///digsite.db?password=hunter2",
        "sqlite+aiosqlite://",
        "sqlite+aiosqlite:///:memory:",
        "sqlite+aiosqlite:///digsite.db?password=hunter2",
        "postgresql+psycopg://ada:hunter2/@localhost:hunter2/digsite",
        "hunter2://",
        "://hunter2",
    ],
)
async def test_other_addresses_are_refused_without_their_password(address: str) -> None:
    said = await refusal(address)
    assert "hunter2" not in said.replace("hunter2 databases", "")
    assert "a path" in said or "its path" in said


async def test_no_password_is_told(
    postgres: Postgres, postgresql_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    name = make_url(postgresql_database).database
    assert name is not None
    said = [
        await refusal(postgres.url(name, password="hunter2")),
        await refusal(postgres.url("nowhere")),
        await refusal(f"postgresql+psycopg://ada:hunter2@/{name}?host=/nowhere"),
        await refusal(f"postgresql+psycopg://ada@/{name}?host={postgres.folder}&password=hunter2"),
        await refusal("postgresql+psycopg://ada:hunter2@/?nonsense=1"),
    ]
    assert "password authentication failed" in said[0]
    assert "nowhere" in said[1]
    storage = await Storage.open(postgresql_database)
    everything = " ".join([*said, caplog.text, storage.name, repr(storage)])
    await storage.close()
    assert "hunter2" not in everything
    assert postgres.password not in everything


async def test_servers_that_start_at_once_migrate_once(postgresql_database: str) -> None:
    program = (
        "import asyncio, sys; from digsite.table.store.storage import Storage; asyncio.run(Storage.open(sys.argv[1]))"
    )
    command = [sys.executable, "-c", program, postgresql_database]
    servers = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    assert [(server.communicate()[1], server.returncode) for server in servers] == [("", 0)] * 3
    together = await asyncio.gather(*(Storage.open(postgresql_database) for _ in range(3)))
    for storage in together:
        await storage.ping()
        await storage.close()


def test_a_path_is_a_path_whatever_it_looks_like(tmp_path: Path) -> None:
    assert database_at(str(tmp_path / "a:b@c.db")).name == str(tmp_path / "a:b@c.db")
