"""Drawing on the screen and reading from the keyboard."""
