"""What players see: views, moves, and worlds they can imagine."""
