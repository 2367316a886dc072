"""Who plays: guests, accounts, their sessions, tokens and ratings."""
