"""Drafts with a time for each pick, and what a player wants to be taken when it is up. Those from before have none."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("drafts", sa.Column("seconds", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("drafts", sa.Column("asked", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("draft_seats", sa.Column("plan", sa.Text(), nullable=False, server_default="[]"))
    op.create_index("ix_drafts_status", "drafts", ["status"])
