"""What is drawn on the screen, and what is read from the keyboard."""
