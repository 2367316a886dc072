"""The cards, a file for each alliance, a line or three for each card."""
