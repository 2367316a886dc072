"""Cards as data: trees, the words they are written with, and the sets."""
