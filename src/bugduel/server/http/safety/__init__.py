"""What keeps people safe from each other: limits, origins, headers, and errors that tell nothing they should not."""
