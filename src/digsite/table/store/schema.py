"""What lies in the database. `migrations/` makes it so; a test holds the two against each other."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    and_,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("key", Text, unique=True),
    Column("secret", LargeBinary, nullable=False),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("due", Double),
    Column("sequence", BigInteger, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("summary", LargeBinary, nullable=False),
)
"""One line per table, so that tables are found without folding their entries."""

_waiting = and_(tables.c.public, tables.c.phase == "waiting")
_ticking = and_(tables.c.phase == "playing", tables.c.due.is_not(None))

# Partial, so that the thousands of tables that are over cost neither the lobby nor the clock anything.
Index("tables_in_lobby", tables.c.created, sqlite_where=_waiting, postgresql_where=_waiting)
Index("tables_due", tables.c.due, sqlite_where=_ticking, postgresql_where=_ticking)

entries = Table(
    "entries",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("sequence", BigInteger, primary_key=True, autoincrement=False),
    Column("key", Text),
    Column("at", Double, nullable=False),
    Column("content", LargeBinary, nullable=False),
    Index("entries_by_key", "table", "key", unique=True),
    sqlite_with_rowid=False,  # the entries of a table lie beside each other, in order
)
"""What happened at the tables; only ever added to."""

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""Values of this installation, made once and the same for all its servers."""

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, CheckConstraint("id = 1", name="only_one"), primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
"""One line: when any server was last alive."""

replays = Table(
    "replays",
    metadata,
    Column("id", Text, primary_key=True),
    Column("content", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
)
"""Records of games that were uploaded."""
