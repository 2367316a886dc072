"""Statistics of many games as one page: bots, the course of games, and every card."""
