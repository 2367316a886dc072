"""What there is to look up about games: cards, rules, options, opponents."""
