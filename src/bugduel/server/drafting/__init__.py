"""Drafts: packs that go round, who picks, who is away, and the games of those who drafted."""
