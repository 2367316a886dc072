"""Sentences about games in a language: moves, events, questions, tables. Every client says what these say."""
