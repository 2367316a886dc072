"""What a choice will surely do, and why a power is what it is: told to whoever is about to choose."""
