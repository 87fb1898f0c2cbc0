"""Run by Alembic. The connection, its transaction and its lock come from `digsite.table.store.upgrade`."""

from alembic import context

from digsite.table.store.schema import metadata
from digsite.table.store.upgrade import VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
)
context.run_migrations()
