"""`bugduel bench`: figures of the build in use, and of two builds beside each other."""

import json
import sysconfig
import zipfile
from pathlib import Path

import pytest

from bugduel import bench
from bugduel.bench import Meter, Position, measure, positions_of, python_told, reached
from bugduel.games import GAMES
from bugduel.terminal.screen import bench_builds
from bugduel.terminal.screen.bench_builds import compare, compared, installed
from screens import bugduel, rejected

PACKAGE = Path(bench.__file__).parent
FIGURES = ("decisions_per_second", "clone_microseconds", "estimate_microseconds", "looks_per_second")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "WHOLE_GAMES", 1)
    monkeypatch.setattr(bench_builds, "ROUND", 0.02)


def wheel_of(folder: Path, name: str = "bugduel", *, slower: str = "") -> Path:
    """A wheel of the package as it is, not compiled, with a few lines more in its `games`."""
    wheel = folder / f"{name}-0.0.1-py3-none-any.whl"
    info = f"{name}-0.0.1.dist-info"
    with zipfile.ZipFile(wheel, "w") as file:
        if name == "bugduel":
            for path in PACKAGE.rglob("*"):
                if path.is_file() and path.suffix not in (".pyc", ".so"):
                    text = path.read_bytes() + (slower.encode() if path == PACKAGE / "games.py" else b"")
                    file.writestr(str(path.relative_to(PACKAGE.parent)), text)
        file.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.0.1\n")
        file.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        file.writestr(f"{info}/RECORD", "")
    return wheel


@pytest.mark.parametrize("game", GAMES)
def test_all_figures_of_a_game_are_measured(game: str):
    data = json.loads(bugduel("bench", game, "--seconds", "0.1", "--json").output)
    (figures,) = data["games"]
    assert figures["game"] == game
    assert figures["positions"] == bench.POSITIONS
    assert all(figures[name] > 0 for name in FIGURES)


def test_figures_for_people_name_the_python_and_the_build():
    output = bugduel("bench", next(iter(GAMES)), "--seconds", "0.1", "--sets", "all").output
    assert output.startswith(python_told())
    assert "compiled" in output or "interpreted" in output
    assert "decisions/s" in output
    assert "µs per clone" in output
    assert "µs per estimate" in output
    assert "iterations/s" in output


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_positions_come_from_all_parts_of_whole_games(game):
    setup = game.setup({})
    positions = positions_of(setup, 2)
    assert len(positions) == 2 * bench.POSITIONS
    for seed in ("bench 0", "bench 1"):
        _, decisions = bench.whole_game(setup, seed)
        at = [len(position.actions) for position in positions if position.seed == seed]
        assert at == sorted(at)
        assert at[0] <= decisions[len(decisions) // 8]
        assert at[-1] >= decisions[len(decisions) * 7 // 8]
    assert len(Meter(setup, positions).states) == len(positions)


def test_the_same_piece_of_work_is_done_again():
    setup = next(iter(GAMES.values())).setup({})
    meter = Meter(setup, positions_of(setup, 1))
    assert meter.play(3, 2).amount == meter.play(3, 2).amount != meter.play(5, 2).amount
    assert meter.clone(0, 2).amount == 2 * bench.IN_A_ROW
    assert measure(meter, "play", 0.05).seconds >= 0.05


def test_a_position_that_a_build_does_not_come_to_is_left_out():
    setup = next(iter(GAMES.values())).setup({})
    assert reached(setup, Position("bench 0", [-5])) is None
    assert reached(setup, Position("bench 0", [])) is not None


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"CONFIG_ARGS": "'--enable-optimizations' '--with-lto'"}, "built with PGO and LTO"),
        ({"PY_CORE_CFLAGS": "-O3 -fprofile-use -fprofile-correction"}, "built with PGO)"),
        ({"CONFIG_ARGS": "'--enable-shared'", "PY_CORE_CFLAGS": "-O2"}, "no PGO or LTO in its build flags"),
    ],
)
def test_the_flags_of_python_tell_whether_it_is_optimised(monkeypatch, settings, says):
    monkeypatch.setattr(sysconfig, "get_config_vars", lambda: settings)
    assert says in python_told()


def test_a_build_that_plays_every_game_twice_is_half_as_fast(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    twice = (
        "\nfrom bugduel.core import playout\n"
        "once = playout.play_out\n"
        "playout.play_out = lambda state, chance: (once(state.clone(), chance), once(state, chance))[1]\n"
    )
    game, of = next(iter(GAMES.items()))
    positions = positions_of(of.setup({}), 1)
    (tmp_path / "twice").mkdir()
    with installed(wheel_of(tmp_path)) as this, installed(wheel_of(tmp_path / "twice", slower=twice)) as other:
        monkeypatch.setattr(bench_builds, "this_build", lambda: this)
        (play, clone, estimate, search), other_compiled = compare(other, game, {}, positions, 7)
    assert [each.kind for each in (play, clone, estimate, search)] == ["play", "clone", "estimate", "search"]
    assert not other_compiled
    assert play.low <= play.ratio <= play.high
    assert 1.5 < play.ratio < 2.7
    assert 0.6 < clone.ratio < 1.6


def test_two_builds_are_shown_side_by_side(tmp_path: Path):
    wheel = str(wheel_of(tmp_path))
    output = bugduel("bench", next(iter(GAMES)), "--against", wheel, "--rounds", "2").output
    assert output.startswith(python_told())
    assert "times as fast" in output
    assert [line.split()[0] for line in output.splitlines()[-4:]] == [
        "decisions/s",
        "clones/s",
        "estimates/s",
        "iterations/s",
    ]


def test_a_build_that_deals_otherwise_is_compared_in_random_games_only(tmp_path: Path):
    otherwise = (
        "\nfrom bugduel.core import Setup\n"
        "dealt = Setup.new\n"
        "Setup.new = lambda self, seed, record=False: dealt(self, seed + '!', record)\n"
    )
    wheel = str(wheel_of(tmp_path, slower=otherwise))
    figure, note = bugduel("bench", next(iter(GAMES)), "--against", wheel, "--rounds", "2").output.splitlines()[-2:]
    assert figure.split()[0] == "decisions/s"
    assert note == "  Most positions of this build cannot be played in the other: only random games are compared."


def test_ratios_are_paired_and_their_median_is_told():
    found = compared("play", [(10, 5), (100, 40), (30, 10), (8, 4), (9, 3)])
    assert (found.this, found.other) == (10, 5)
    assert (found.low, found.ratio, found.high) == (2, 2.5, 3)


def test_what_is_no_build_is_rejected(tmp_path: Path):
    missing = str(tmp_path / "none.whl")
    assert rejected("bench", "--against", missing) == f"bugduel: --against: there is no file {missing}\n"
    other = wheel_of(tmp_path, "ladybug")
    assert rejected("bench", "--against", str(other)) == f"bugduel: --against: {other} is not a build of Bugduel\n"
    garbage = tmp_path / "bugduel-0.0.1-py3-none-any.whl"
    garbage.write_bytes(b"no wheel")
    assert rejected("bench", "--against", str(garbage)).startswith(
        f"bugduel: --against: {garbage} cannot be installed: "
    )
    broken = wheel_of(tmp_path, slower="\nraise RuntimeError('out of order')\n")
    assert rejected("bench", "--against", str(broken)) == (
        "bugduel: --against: that build cannot be measured: RuntimeError: out of order\n"
    )


def test_instructions_need_valgrind(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PATH", "")
    assert rejected("bench", "--instructions") == "bugduel: --instructions: needs valgrind, which is not installed\n"
