"""Exercises: puzzles to solve and lessons to learn a game by, judged in a process of their own."""
