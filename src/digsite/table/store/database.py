"""What the two kinds of database must each do in their own way; the rest of storage does not know which it is."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from sqlalchemy import Connection, Engine, Table
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine

from digsite.core.errors import DigsiteError
from digsite.table.stored import Append

Heard = Callable[[str, int], None]
"""Told of a table and its latest sequence number."""


class BadDatabase(DigsiteError):
    """No database, or not one that this program can use."""

    code = "bad-database"


class StorageDown(DigsiteError):
    """The database is away. What was to be stored probably was not, but may be: look before trying again."""

    code = "storage-down"


class Unstorable(DigsiteError):
    """The database is there but will not take this, as it is."""

    code = "unstorable"


class Listening(Protocol):
    """Hearing of other servers' entries, until it is closed."""

    async def close(self) -> None: ...


class Database(ABC):
    name: str
    """For people; without a password."""

    insert: Callable[[Table], Any]
    """The dialect's own INSERT, which knows ON CONFLICT."""

    @abstractmethod
    def claim(self) -> None:
        """Make sure that this server may use it."""

    @abstractmethod
    def release(self) -> None: ...

    @abstractmethod
    def writing(self) -> Engine:
        """One connection for all that is written, used by the writer's thread only."""

    @abstractmethod
    def reading(self) -> AsyncEngine: ...

    @abstractmethod
    def lock_schema(self, connection: Connection) -> None:
        """Let nobody else migrate until this transaction ends."""

    @abstractmethod
    def append(self, connection: Connection, appends: Sequence[Append]) -> list[bool]:
        """Store what fits, in this order, within the transaction of this connection; says of each whether it did."""

    @abstractmethod
    def listen(self, heard: Heard, lost: Callable[[], None]) -> Listening: ...

    @abstractmethod
    def is_at_fault(self, problem: BaseException) -> bool:
        """Whether the database, rather than what was asked of it, is why this went wrong."""

    @abstractmethod
    def reason(self, problem: BaseException) -> str:
        """Why, in a few words without values: an error's details may quote what nobody may see."""

    def trouble(self, problem: BaseException) -> DigsiteError:
        """The error to raise instead."""
        if isinstance(problem, DigsiteError):
            return problem
        cause = driver_error(problem)
        if isinstance(cause, PoolTimeout) or self.is_at_fault(cause):
            return StorageDown("the database cannot be used at the moment; try again shortly")
        return Unstorable(f"the database does not take this ({type(cause).__name__})")


def driver_error(problem: BaseException) -> BaseException:
    """What the driver said, within what SQLAlchemy makes of it."""
    return problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
