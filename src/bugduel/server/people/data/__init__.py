"""What becomes of the data of people: handed over, exported, deleted, forgotten."""
