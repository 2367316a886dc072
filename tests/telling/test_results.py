"""How a game ended, as each reader is told."""

import pytest

from bugduel.core import SPECTATOR
from bugduel.mindbug.game import MINDBUG
from bugduel.telling.teller import Teller


@pytest.mark.parametrize(
    ("language", "reader", "outcome", "told"),
    [
        ("en", 0, [1.0, 0.0], "You won."),
        ("en", 1, [1.0, 0.0], "Your opponent won."),
        ("en", SPECTATOR, [1.0, 0.0], "Player 1 won."),
        ("en", 0, [0.5, 0.5], "Nobody won."),
        ("en", 0, None, "The game was left here."),
        ("es", 0, [1.0, 0.0], "Has ganado."),
        ("es", 1, [1.0, 0.0], "Tu oponente ha ganado."),
        ("es", SPECTATOR, [0.0, 1.0], "Jugador 2 ha ganado."),
    ],
)
def test_a_result_is_told_to_whoever_reads_it(language: str, reader: int, outcome: list[float] | None, told: str):
    assert Teller(MINDBUG, language, reader).result(outcome) == told


@pytest.mark.parametrize(
    ("language", "reader", "told"),
    [
        ("en", 2, "Your team won."),
        ("en", 1, "The other team won."),
        ("en", SPECTATOR, "Team 1 won."),
        ("es", 0, "Tu equipo ha ganado."),
        ("es", SPECTATOR, "El equipo 1 ha ganado."),
    ],
)
def test_teams_win_and_lose_together(language: str, reader: int, told: str):
    assert Teller(MINDBUG, language, reader, (0, 1, 0, 1)).result([1.0, 0.0, 1.0, 0.0]) == told
