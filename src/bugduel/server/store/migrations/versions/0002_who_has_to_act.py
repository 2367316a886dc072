"""Who has to act in a running game, so that a list of games need not replay them. Nobody knows it of those from before,
until their next move.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("games", sa.Column("actor", sa.Integer(), nullable=True))
