"""Alembic runs this. The connection, its transaction and its lock are those of `digsite.table.upgrade`."""

from alembic import context

from digsite.table.schema import metadata
from digsite.table.upgrade import VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
)
context.run_migrations()
