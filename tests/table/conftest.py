"""Databases to try things on: an SQLite file, and a PostgreSQL server of the tests' own."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from digsite.table.store.storage import Storage
from tests.table.nursery import Nursery
from tests.table.postgres import Postgres


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running server; who stops it starts it again."""
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Where servers are started that shall be up at once."""
    opened = Nursery()
    yield opened
    opened.close()


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return str(tmp_path / "digsite.db")


@pytest.fixture
def postgresql_database(postgres: Postgres) -> str:
    return postgres.url(postgres.new_database())


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of each kind in turn."""
    address: str = request.getfixturevalue(f"{request.param}_database")
    return address


@pytest.fixture
async def storage(database: str) -> AsyncIterator[Storage]:
    opened = await Storage.open(database)
    yield opened
    await opened.close()
