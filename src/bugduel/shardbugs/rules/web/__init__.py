"""Playing cards and abilities: dust, targets, threads and priority."""
