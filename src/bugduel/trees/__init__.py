"""What the cards of every game are made of: trees of words, and how they become plain data or text."""
