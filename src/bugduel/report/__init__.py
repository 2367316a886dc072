"""What many games tell, as one page to read: bots, the course of games, and every card."""
