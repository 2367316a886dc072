"""Saved data: the fields of a class are declared once, and written and read by that declaration."""
