"""Reading data from outside, which may be wrong."""
