"""The tool that counts what players are asked and only pass."""

import questions


def test_the_questions_of_a_game_are_counted(capsys):
    questions.main(["--games", "1", "--bot", "random", "--jobs", "1"])
    shown = capsys.readouterr().out
    assert shown.startswith("passed questions per player and game: median ")
    assert "with full control: median " in shown


def test_full_control_asks_at_least_as_much():
    for number in range(2):
        for player in questions.play("shardbugs", "random", number):
            assert player.passed <= player.passed_in_full_control
            assert player.passed == sum(player.unwanted.values())
