"""Games over a network: a server that keeps them, and everything that people and bots do there."""
