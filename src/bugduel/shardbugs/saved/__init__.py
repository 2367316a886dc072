"""Games as data: saved states, positions, options."""
