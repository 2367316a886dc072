"""The messages between the server and those who play or watch."""
