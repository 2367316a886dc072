"""What steps do that ask nobody, one class a step."""
