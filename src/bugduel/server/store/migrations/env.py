"""Alembic runs this for every migration, with the connection that `bugduel.server.store.upgrade` gives it."""

from alembic import context

from bugduel.server.store.tables import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
