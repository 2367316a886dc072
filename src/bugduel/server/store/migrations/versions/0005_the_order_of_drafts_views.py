"""How often a draft has changed, so that who hears of it on two ways knows which is the newer."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("drafts", sa.Column("version", sa.Integer(), nullable=False, server_default="0"))
