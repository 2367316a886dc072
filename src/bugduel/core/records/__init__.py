"""Games as they are kept and gone through again: Records, and what each player has seen."""
