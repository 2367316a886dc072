"""Sentences about games in a language: moves, events, questions, tables. Shared by all clients."""
