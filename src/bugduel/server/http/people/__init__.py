"""The routes of guests, accounts, and what belongs to them."""
