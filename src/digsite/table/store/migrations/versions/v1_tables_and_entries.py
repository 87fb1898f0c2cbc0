"""Tables and their entries, settings, heartbeat, replays."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, unique=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("sequence", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
    )
    waiting = sa.text("public AND phase = 'waiting'")
    ticking = sa.text("phase = 'playing' AND due IS NOT NULL")
    op.create_index("tables_in_lobby", "tables", ["created"], sqlite_where=waiting, postgresql_where=waiting)
    op.create_index("tables_due", "tables", ["due"], sqlite_where=ticking, postgresql_where=ticking)
    op.create_table(
        "entries",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sequence", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("key", sa.Text),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("entries_by_key", "entries", ["table", "key"], unique=True)
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "heartbeat",
        sa.Column(
            "id", sa.Integer, sa.CheckConstraint("id = 1", name="only_one"), primary_key=True, autoincrement=False
        ),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "replays",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
