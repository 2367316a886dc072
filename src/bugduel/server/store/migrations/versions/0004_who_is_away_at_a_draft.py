"""Who is away at a draft, and when somebody has to look at it. Those from before are looked at when a server starts,
because everybody is away then.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("drafts", sa.Column("due", sa.BigInteger(), nullable=True))
    op.create_index("ix_drafts_due", "drafts", ["due"])
    op.add_column("draft_seats", sa.Column("away_since", sa.BigInteger(), nullable=True))
    op.create_table(
        "draft_presence",
        sa.Column("draft", sa.Text(), sa.ForeignKey("drafts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("process", sa.Text(), primary_key=True),
    )
