"""What the server remembers, in SQLite or PostgreSQL."""
