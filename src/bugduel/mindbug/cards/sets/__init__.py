"""The printed sets, one file each."""
