"""The text of cards, in any language."""
