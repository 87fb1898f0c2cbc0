"""What depends on the kind of database. The rest of the store does not know which kind it is."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from sqlalchemy import Connection, Engine, Table
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine

from digsite.core.errors import DigsiteError
from digsite.table.store.schema import Append

Heard = Callable[[str, int], None]
"""Called with a table and its latest sequence number."""


class BadDatabase(DigsiteError):
    """There is no such database, or this program cannot use it."""

    code = "bad-database"


class StorageDown(DigsiteError):
    """The database cannot be reached. What was to be stored may or may not be: look before trying again."""

    code = "storage-down"


class Unstorable(DigsiteError):
    """The database can be reached, but does not accept this."""

    code = "unstorable"


class Listening(Protocol):
    """Listens for the entries of other servers until it is closed."""

    async def close(self) -> None: ...


class Database(ABC):
    """A kind of database."""

    name: str
    """The name to show to people, without a password."""

    insert: Callable[[Table], Any]
    """INSERT of the dialect, with ON CONFLICT."""

    @abstractmethod
    def claim(self) -> None:
        """Make sure that this server may use the database; raise BadDatabase if not."""

    @abstractmethod
    def release(self) -> None:
        """Give up the claim."""

    @abstractmethod
    def writing(self) -> Engine:
        """Make the engine for writing: one connection, used only by the writer's thread."""

    @abstractmethod
    def reading(self) -> AsyncEngine:
        """Make the engine for reading."""

    @abstractmethod
    def lock_schema(self, connection: Connection) -> None:
        """Let no other server migrate until this transaction ends."""

    @abstractmethod
    def append(self, connection: Connection, appends: Sequence[Append]) -> list[bool]:
        """Store the appends that fit, in this order, within the transaction; return for each whether it was stored."""

    @abstractmethod
    def listen(self, heard: Heard, lost: Callable[[], None]) -> Listening:
        """Listen for entries of other servers; see `Storage.listen`."""

    @abstractmethod
    def free_bytes(self) -> int | None:
        """Return the room on the disk of the database; None if it is on another machine."""

    @abstractmethod
    def cut(self, connection: Connection) -> None:
        """End the connection of a writer that hangs, from another thread. What it was doing fails."""

    @abstractmethod
    def is_at_fault(self, problem: BaseException) -> bool:
        """Return whether the database failed, rather than the statement."""

    @abstractmethod
    def reason(self, problem: BaseException) -> str:
        """Describe an error without values, because its details may quote secrets."""

    def trouble(self, problem: BaseException) -> DigsiteError:
        """Return the error to raise instead."""
        if isinstance(problem, DigsiteError):
            return problem
        cause = driver_error(problem)
        if isinstance(cause, PoolTimeout) or self.is_at_fault(cause):
            return StorageDown("the database cannot be reached at the moment; try again shortly")
        return Unstorable(f"the database does not accept this ({type(cause).__name__})")


def driver_error(problem: BaseException) -> BaseException:
    """Return the driver's error within SQLAlchemy's."""
    return problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
