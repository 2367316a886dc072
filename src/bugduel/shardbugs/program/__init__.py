"""Cards as the engine runs them."""
