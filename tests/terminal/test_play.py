"""Playing in the terminal: to the end, badly, cut short, kept; and never a card shown that the player cannot see."""

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

import bugduel.terminal as bugduel_terminal
from bugduel.bots import new_bot
from bugduel.core import LiveGame, Record, Seat, replay
from bugduel.games import GAMES
from bugduel.mindbug.game import MINDBUG
from bugduel.terminal import usage_errors as slips
from bugduel.terminal.screen import prompt as asking
from bugduel.terminal.screen.look import Look
from bugduel.terminal.sessions.game_session import GameSession
from bugduel.terminal.teller import TerminalTeller
from bugduel.words import LANGUAGES
from live import live_at
from plain import plain
from screens import bugduel, numbers, rejected

OVER = {"en": ("You won.", "You lost."), "es": ("Has ganado.", "Has perdido.")}


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game_ends_with_who_won_why_and_the_seed(language: str, seed: int) -> None:
    result = bugduel(
        "play", "mindbug", "--against", "random", "--seed", f"s{seed}", "--lang", language, typed=numbers(seed)
    )
    assert result.exit_code == 0
    assert any(f"\n{text}\n" in result.stdout for text in OVER[language])
    assert re.search(r"(?i)(wins?|ganas?): .*\.\n", result.stdout)
    assert result.stdout.rindex(f"s{seed}") > result.stdout.rindex(">")
    assert "\x1b" not in result.stdout


def test_the_seed_is_not_shown_before_the_end() -> None:
    result = bugduel("play", "--seed", "pssst", typed="1\n")
    assert "pssst" not in result.output


def test_the_same_seed_and_choices_are_the_same_game() -> None:
    one, two = (bugduel("play", "--seed", "again", typed=numbers(5)).stdout for _ in range(2))
    assert one == two


def test_a_position_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    players = [{"hand": ["Gorillion"], "play": ["Killer Bee"]}, {"life": 1, "mindbugs": 0, "hand": ["Gorillion"]}]
    file.write_text(json.dumps({"players": players}))
    result = bugduel("play", "--position", str(file), "--lang", "en", typed="2\n")
    assert "You win: your opponent has no life left." in result.stdout
    assert "Seed" not in result.stdout


# --- what is typed ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["", "0", "99", "-1", "1.5", "²", "hello", "!!", "1 2", "\u202e", "x" * 5000])
def test_bad_input_says_what_is_allowed_and_asks_again(typed: str) -> None:
    result = bugduel("play", "--seed", "a", typed=f"{typed}\n{typed}\n1\n")
    assert result.exit_code == 0
    assert result.stdout.count("Type a number from 1 to 5; ? lists what else you can type.") == 2


def test_help_cards_log_and_piles() -> None:
    typed = "?\nhelp\n? 1\n?kanga\n? cangu\n? sapo\n? spid owl\n? xyzzy\n? spiderowl\n? be\nl\nd\n?\n"
    result = bugduel("play", "--seed", "a", "--lang", "en", typed=typed)
    assert result.exit_code == 0
    assert result.stdout.count("what the card of choice 3 does") == 3
    assert result.stdout.count("Kangasaurus Rex\n") == 2
    assert "Explosive Toad\n" in result.stdout
    assert 'There is no card called "xyzzy".' in result.stdout
    assert "Did you mean Spider Owl?" in result.stdout
    assert "Revealed: Killer Bee" in result.stdout


def test_quitting_is_asked_twice() -> None:
    result = bugduel("play", "--seed", "a", "--lang", "en", typed="q\nno\nq\ny\n")
    assert result.exit_code == 0
    assert result.stdout.count("Quit the game? (y/n)") == 2
    assert result.stdout.count("You left the game.") == 1


def test_ctrl_c_leaves_and_keeps_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["1", "1"])

    def typed(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr(asking, "input", typed, raising=False)
    file = tmp_path / "game.json"
    result = bugduel("play", "--seed", "a", "--save", str(file), "--lang", "en")
    assert result.exit_code == 130
    assert "You left the game." in result.stdout
    assert len(Record.from_json(file.read_text()).actions) >= 2


# --- keeping ----------------------------------------------------------------------------------------------------------


def test_the_end_of_input_keeps_the_game_and_it_can_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = bugduel("play", "--seed", "a", "--save", str(file), "--lang", "en", typed="1\n1\n")
    assert first.exit_code == 0
    assert f"bugduel replay {file}" in first.stdout
    assert f"bugduel play --resume {file}" in first.stdout
    kept = Record.from_json(file.read_text())
    live = replay(MINDBUG, kept)
    assert live.state.actor() == 0
    again = bugduel("play", "--resume", str(file), "--lang", "en", typed=numbers(3))
    assert any(text in again.stdout for text in OVER["en"])
    whole = Record.from_json(file.read_text())
    assert whole.actions[: len(kept.actions)] == kept.actions
    assert replay(MINDBUG, whole).state.outcome() is not None
    assert "is over" in rejected("play", "--resume", str(file))
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_game_that_can_no_longer_be_written_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    file = folder / "game.json"
    original = GameSession.choose

    def choose(self: GameSession) -> int:
        if file.exists():
            file.unlink()
            folder.rmdir()
        return original(self)

    monkeypatch.setattr(GameSession, "choose", choose)
    result = bugduel("play", "--seed", "a", "--save", str(file), "--lang", "en", typed=numbers(1))
    assert result.exit_code == 1
    assert f"cannot be saved in {file} (No such file or directory)" in result.stdout
    assert f"could not be saved in {file}" in result.stdout.splitlines()[-1]


def test_a_kept_game_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("dear diary")
    assert "already exists" in rejected("play", "--save", str(file))
    assert file.read_text() == "dear diary"


# --- slips ------------------------------------------------------------------------------------------------------------


def test_slips_are_told_in_one_line(tmp_path: Path) -> None:
    assert '--against: there is no bot "gredy". Did you mean "greedy"?' in rejected("play", "--against", "gredy")
    assert '--lang: there is no language "xx"' in rejected("play", "--lang", "xx")
    assert '--sets: there is no set "first-contac". Did you mean "first-contact"?' in rejected(
        "play", "--sets", "first-contac"
    )
    assert '--edition: there is no "old"' in rejected("play", "--edition", "old")
    assert 'there is no game "chess"' in rejected("play", "chess")
    assert "0 cards to deal" in rejected("play", "--sets", ",")
    missing = tmp_path / "nowhere" / "game.json"
    assert f"--save: there is no folder {missing.parent}" in rejected("play", "--save", str(missing))
    assert f"--save: {tmp_path}: Is a directory" in rejected("play", "--save", str(tmp_path))
    assert str(missing) in rejected("play", "--position", str(missing))
    assert str(missing) in rejected("play", "--resume", str(missing))
    assert "cannot be combined" in rejected("play", "--position", str(missing), "--seed", "x")
    assert "--wings" in rejected("play", "--wings")
    assert "fly" in rejected("fly")


def test_alone_it_prints_its_help_and_with_version_its_version() -> None:
    assert "play" in bugduel().stdout
    assert bugduel().exit_code == 0
    assert re.fullmatch(r"bugduel \d+\.\d+\.\d+\n", bugduel("--version").stdout)


# --- what is hidden ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_hidden_card_is_ever_on_the_screen(seed: int, language: str) -> None:
    """Every screen of a game, boxes and all, names no card that the player has not seen somewhere."""
    live = LiveGame(MINDBUG, {}, f"hidden {seed}")
    out = io.StringIO()
    look = Look(
        Console(file=out, width=100, height=60, force_terminal=True), TerminalTeller(MINDBUG, language, 0), False
    )
    session = GameSession(look, live, 0, new_bot("random", f"{seed}"), "random")
    person = new_bot("random", f"person {seed}")
    while live.state.actor() >= 0:
        if session.seat.to_act:
            seen = json.dumps(
                [plain(session.seat.view), session.seat.history(), [m.to_data() for m in session.seat.moves()]]
            )
            out.seek(0)
            out.truncate()
            look.print(*session.screen(session.seat.view, session.seat.moves()))
            text = re.sub(r"\x1b\[[0-9;]*m", "", out.getvalue())
            for page in MINDBUG.cards():
                if page.name not in seen:
                    assert not re.search(rf"\b{re.escape(page.title(language))}\b", text)
            session.apply(person.choose(session.seat))
        else:
            session.apply(session.bot_chooses())


def test_two_games_that_look_the_same_to_the_player_have_the_same_screen() -> None:
    live = LiveGame(MINDBUG, {}, "same")
    seat = Seat(live.state, 0)
    while not seat.to_act:
        live.apply(live.state.legal()[0])
    screens = []
    for bot in ("one", "two"):
        state = seat.imagine(new_bot("random", bot).rng)
        state.record(list(live.state.recorded() or []))
        out = io.StringIO()
        look = Look(Console(file=out, width=100), TerminalTeller(MINDBUG, "en", 0), False)
        session = GameSession(look, live_at(MINDBUG, state), 0, new_bot("random", bot), "random")
        look.print(*session.screen(session.seat.view, session.seat.moves()))
        screens.append(out.getvalue())
    assert screens[0] == screens[1]


# --- small and large screens ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(100, 40), (80, 24), (60, 24), (40, 20), (20, 10)])
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_screens_fit_the_width(width: int, height: int, encoding: str) -> None:
    live = LiveGame(MINDBUG, {}, "narrow")
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, encoding=encoding, errors="replace")
    console = Console(file=out, width=width, height=height, force_terminal=True, color_system=None)
    session = GameSession(Look(console, TerminalTeller(MINDBUG, "es", 0), False), live, 0, new_bot("random", "x"), "x")
    person = new_bot("random", "y")
    while live.state.actor() >= 0:
        if session.seat.to_act:
            session.show(session.seat.view, session.seat.moves())
        session.apply(person.choose(session.seat) if session.seat.to_act else session.bot_chooses())
    out.flush()
    text = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", raw.getvalue().decode(encoding))
    assert max(len(line) for line in text.splitlines()) <= width


def test_a_poor_terminal_gets_simpler_characters() -> None:
    slips.allow_simpler_letters()
    assert "• ¿Cuál…? — Madre Arpía 愛".encode("ascii", "simpler") == b"* Cual...? - Madre Arpia ?"


def test_the_terminal_knows_no_game() -> None:
    folder = Path(bugduel_terminal.__file__).parent
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8").lower()
        for name in GAMES:
            assert name not in text, f"{path.name} speaks of {name}"


@pytest.mark.parametrize(("word", "says"), [("hint", "Best moves (your winning chance)"), ("pista", "Mejores jugadas")])
def test_a_hint_is_what_a_search_would_do(word: str, says: str):
    language = "en" if word == "hint" else "es"
    game = ("play", "mindbug", "--against", "larva", "--seed", "hint", "--lang", language)
    out = bugduel(*game, typed=f"{word}\nq\n").output
    assert says in out
    assert "%)" in out


def test_levels_and_settings_are_opponents_too():
    for name in ("larva", "search:iterations=20"):
        out = bugduel("play", "mindbug", "--against", name, "--seed", "level", "--lang", "en", typed="1\n1\nq\n").output
        assert name in out
    assert "above 0" in rejected("play", "--against", "search:0")
