"""What players are asked, one class a question."""
