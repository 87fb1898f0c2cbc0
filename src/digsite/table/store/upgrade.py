"""Upgrades a database to the schema of this program."""

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from digsite.table.store.database import BadDatabase
from digsite.table.store.schema import metadata

VERSION_TABLE = "digsite_version"
"""Not Alembic's default name, because a PostgreSQL database may be shared with another program that uses Alembic."""


_one_at_a_time = threading.Lock()
"""Alembic keeps its state in global variables."""


def upgrade(connection: Connection, name: str) -> None:
    """Run the missing migrations within the transaction of this connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    _refuse_what_is_not_ours(connection, ScriptDirectory.from_config(config), name)
    with _one_at_a_time:
        command.upgrade(config, "head")


def _refuse_what_is_not_ours(connection: Connection, known: ScriptDirectory, name: str) -> None:
    there = set(inspect(connection).get_table_names())
    if VERSION_TABLE in there:
        version = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))
        if version is not None and version not in {script.revision for script in known.walk_revisions()}:
            raise BadDatabase(
                f"{name} was written by a newer digsite (its schema is {version}, this program knows up to "
                f"{known.get_current_head()}); install the newer one, or choose another database"
            )
    elif clash := there & set(metadata.tables):
        raise BadDatabase(f"{name} belongs to another program (it has a table {min(clash)!r}); choose another database")
