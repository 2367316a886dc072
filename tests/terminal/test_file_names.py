"""Names that no file can have, wherever a file can be named."""

import pytest

from screens import rejected

TOO_LONG = "1" * 5000


@pytest.mark.parametrize(
    "args",
    [
        ("report", TOO_LONG),
        ("replay", TOO_LONG),
        ("analyse", TOO_LONG),
        ("analyse", TOO_LONG, "--html", TOO_LONG),
        ("arena", "greedy", "random", "--games", "2", "--out", TOO_LONG),
        ("arena", "--resume", TOO_LONG),
        ("play", "mindbug", "--save", TOO_LONG),
        ("play", "mindbug", "--position", TOO_LONG),
        ("play", "--resume", TOO_LONG),
        ("draft", "shardbugs", "--save", TOO_LONG),
        ("draft", "shardbugs", "--deck-out", TOO_LONG),
        ("bench", "--against", TOO_LONG),
    ],
    ids=lambda args: " ".join(word for word in args if word != TOO_LONG),
)
def test_a_name_that_no_file_can_have_is_rejected(args: tuple[str, ...]):
    assert "File name too long" in rejected(*args)


def test_a_deck_with_such_a_name_is_not_there():
    assert "no file and no ready-made deck" in rejected("decks", "shardbugs", TOO_LONG)


@pytest.mark.parametrize("args", [("replay", "\ud800"), ("play", "--save", "\udfff"), ("cards", "\ud800")], ids=str)
def test_half_a_character_is_no_name(args: tuple[str, ...]):
    assert "half a character" in rejected(*args)
