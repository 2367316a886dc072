"""Shard Bugs in the terminal: whole games, passing without being asked, and how the table looks."""

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from bugduel.bots import new_bot
from bugduel.core import LiveGame, Record, Seat, State, replay
from bugduel.shardbugs.game import SHARD_BUGS
from bugduel.terminal.screen.choices import arranged
from bugduel.terminal.screen.look import Look
from bugduel.terminal.sessions.game_session import GameSession
from bugduel.terminal.sessions.passing import ASK, Passing
from bugduel.terminal.teller import TerminalTeller
from bugduel.words import LANGUAGES
from live import live_at
from plain import plain
from screens import bugduel, numbers, rejected

OVER = {"en": ("You won.", "You lost.", "Nobody won."), "es": ("Has ganado.", "Has perdido.", "Nadie ha ganado.")}
IDLE_HAND = ["Overconfident Ant", "Antonio"]  # nothing that could be answered with, for all that the others know
QUICK_DECK = ["Waggle Dance"] * 9
HIVE = ["Gold Field Ants", "Gold Field Ants"]


def play(*args: str, typed: str = "") -> str:
    result = bugduel("play", "shardbugs", "--against", "random", *args, typed=typed)
    assert result.exit_code == 0
    return result.stdout


def position(folder: Path, mine: dict[str, Any], theirs: dict[str, Any] | None = None, **more: object) -> str:
    file = folder / "position.json"
    file.write_text(json.dumps({"players": [mine, theirs or {}], **more}))
    return str(file)


# --- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_ends_with_who_won_why_and_the_seed(language: str, players: int) -> None:
    options = ["--players", str(players), "--seed", "s7", "--lang", language]
    shown = play(*options, typed=numbers(players, 4000))
    assert any(f"\n{text}\n" in shown for text in OVER[language])
    assert re.search(r"(?i)(wins?|ganas?|tie|empate).*: .*\.\n", shown)
    assert "s7" in shown
    assert "\x1b" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kept_game_is_replayed_to_its_end(language: str, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    shown = play("--seed", "s8", "--lang", language, "--save", str(kept), typed=numbers(8, 4000))
    assert replay(SHARD_BUGS, Record.from_json(kept.read_text())).state.outcome() is not None
    told = bugduel("replay", str(kept), "--seat", "1", "--lang", language).stdout
    assert "s8" in told.splitlines()[-1]
    assert [text in told for text in OVER[language][:1]] == [text in shown for text in OVER[language][:1]]


def test_a_replay_walks_over_those_who_only_pass(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    play("--seed", "walk", "--save", str(kept), typed=numbers(1, 60))
    passes = len(re.findall(": Pass$", bugduel("replay", str(kept), "--lang", "en").stdout, re.MULTILINE))
    assert passes == 0
    steps = bugduel("replay", str(kept), "--step", "--lang", "en", typed="\n" * 30 + "p\np\nq\n").stdout
    places = [int(place) for place in re.findall(r"^Choice (\d+) of", steps, re.MULTILINE)]
    assert places[-1] < places[-2] < places[-3]
    assert places[29] > 30


# --- passing ----------------------------------------------------------------------------------------------------------


def test_who_has_nothing_to_answer_is_not_asked(tmp_path: Path) -> None:
    """What happened meanwhile stands in the log."""
    file = position(tmp_path, {"hand": IDLE_HAND, "hive": HIVE, "deck": QUICK_DECK}, {"field": ["Gold Field Ants"]})
    shown = play("--position", file, "--lang", "en", typed="1\n")
    assert "Do you" not in shown
    assert "Do you respond before the web resolves?" in play("--position", file, "--stop", "web", typed="1\n")
    assert "• You generate 1 dust with Gold Field Ants.\n    You play Overconfident Ant." in shown


def end_of_main(shown: str) -> str:
    """The number of the choice that ends the Main Phase, on the last screen."""
    return re.findall(r"^ *(\d+)\. End the Main Phase", shown, re.MULTILINE)[-1]


@pytest.mark.parametrize(("stop", "asked"), [("main", "The Main Phase ends"), ("end", "The End Phase begins")])
def test_a_stop_asks_all_the_same(stop: str, asked: str, tmp_path: Path) -> None:
    file = position(tmp_path, {"hand": IDLE_HAND, "hive": HIVE, "deck": QUICK_DECK})
    leave = end_of_main(play("--position", file, "--lang", "en"))
    assert asked not in play("--position", file, "--lang", "en", typed=f"{leave}\n")
    shown = play("--position", file, "--lang", "en", "--stop", stop, typed=f"{leave}\n")
    assert f"{asked}. Do you do anything?" in shown
    shown = play("--position", file, "--lang", "en", typed=f"stop {stop}\n{leave}\n")
    assert f"{asked}. Do you do anything?" in shown
    shown = play("--position", file, "--lang", "en", "--stop", stop, typed=f"stop -{stop}\n{leave}\n")
    assert asked not in shown


def test_stop_all_is_full_control(tmp_path: Path) -> None:
    """Somebody with an answer is not asked about their own card, unless they want to."""
    mine = {"hand": ["Waggle Dance", "Overconfident Ant"], "hive": [*HIVE, "Gold Field Ants"]}
    file = position(tmp_path, mine)
    start = play("--position", file, "--lang", "en")
    play_ant = re.findall(r"^ *(\d+)\. Play Overconfident Ant", start, re.MULTILINE)[-1]
    assert "Do you respond" not in play("--position", file, "--lang", "en", typed=f"{play_ant}\n")
    assert "Do you respond" in play("--position", file, "--lang", "en", typed=f"stop all\n{play_ant}\n")
    assert "Do you respond" not in play("--position", file, "--lang", "en", typed=f"stop all\nstop -all\n{play_ant}\n")


# --- several at once --------------------------------------------------------------------------------------------------


def test_several_attackers_are_chosen_at_once_and_confirmed_once(tmp_path: Path) -> None:
    mine = {"field": ["Antonio", "Pew Slug", "Errand Fly"]}
    file = position(tmp_path, mine, phase="combat")
    shown = play("--position", file, "--lang", "en", typed="1 3\ny\n")
    assert "Attack with Antonio; Attack with Errand Fly? (y/n)" in shown
    assert "You attack with Antonio and Errand Fly." in shown


def test_what_was_not_confirmed_or_is_impossible_is_not_played(tmp_path: Path) -> None:
    file = position(tmp_path, {"field": ["Antonio", "Pew Slug"]}, phase="combat")
    for typed in ("1 2\nn\n", "1 1\n", "1 3\n", "1 9\n"):
        assert "You attack" not in play("--position", file, "--lang", "en", typed=typed)


def test_equal_tokens_are_one_line_and_are_chosen_as_often_as_it_is_typed(tmp_path: Path) -> None:
    file = position(tmp_path, {"field": ["Ant", "Ant", "Ant", "Antonio"]}, phase="combat")
    shown = play("--position", file, "--lang", "en", typed="1, 1\ny\n")
    assert re.findall(r"^ *(\d)\. Attack with (\w+)", shown, re.MULTILINE)[:2] == [("1", "Ant"), ("2", "Antonio")]
    assert "You attack with Ant \u00d72." in shown


def test_cards_are_put_back_at_once() -> None:
    shown = play("--seed", "s7", "--lang", "en", typed="1 2\ny\n")
    ((first, second),) = re.findall(r"Put back (.*); Put back (.*)\? \(y/n\)", shown)
    assert f"You put back {first} and {second}." in shown


def test_a_web_is_shown_with_who_what_and_at_whom(tmp_path: Path) -> None:
    mine = {"hand": ["Scent of Nightshade", "Nasty Sunburn"], "hive": ["Puddle Strider"] * 2, "field": ["Antonio"]}
    theirs = {"field": ["Gold Field Ants", "Gold Field Ants"]}
    shown = play("--position", position(tmp_path, mine, theirs), "--lang", "en", "--stop", "web", typed="1\n2\n")
    assert "Scent of Nightshade: choose a target.\nScent of Nightshade L quick action (effect)  Exhaust" in shown
    web = shown[shown.rindex("Web: the top one resolves next") :]
    assert "  You · Scent of Nightshade → Gold Field Ants #1: Exhaust target bug.\n" in web
    assert "Do you respond to Scent of Nightshade?" in web


def test_p_passes_and_pp_for_the_rest_of_the_turn(tmp_path: Path) -> None:
    mine = {"hand": ["Waggle Dance"], "hive": ["Gold Field Ants"] * 2}
    file = position(tmp_path, mine, {"deck": ["Pew Slug"] * 9}, phase="end")
    asked = "Do you do anything?"
    once = play("--position", file, "--lang", "en", typed="p\n")
    assert once.count(asked) == 2  # and again at the beginning of the other's turn
    rest = play("--position", file, "--lang", "en", typed="pp\npp\npp\nl\n")
    assert rest.count("The End Phase begins") <= 2
    assert "Turn 11: yours" in rest


def test_pp_stops_at_a_real_question() -> None:
    live = LiveGame(SHARD_BUGS, {}, "pp")
    passing = Passing(SHARD_BUGS.moments())
    seat = Seat(live.state, 0)
    bot = new_bot("random", "pp")
    asked: set[str] = set()
    while live.state.actor() >= 0 and live.state.view(0).turn < 30:
        if seat.to_act:
            passing.turn = live.state.view(0).turn
            action = passing.action(seat)
            if action != ASK:
                live.apply(action)
                continue
            asked.add(seat.view.decision.choice if seat.view.decision else "")
            assert passing.turn == ASK
        live.apply(bot.choose(Seat(live.state, live.state.actor())))
    assert "main" in asked
    assert "priority" not in asked


def test_there_is_not_always_something_to_pass(tmp_path: Path) -> None:
    file = position(tmp_path, {"hand": IDLE_HAND, "hive": HIVE})
    assert "There is nothing to pass here" in play("--position", file, "--lang", "en", typed="p\n")


def test_stops_are_listed_and_wrong_ones_refused() -> None:
    shown = play("--seed", "a", "--lang", "en", "--stop", "end, web", typed="stop\nstop fly\nstop -web attack\n")
    assert re.search(r"^end +stop +End Phase$", shown, re.MULTILINE)
    assert re.search(r"^main +end of the Main Phase$", shown, re.MULTILINE)
    assert 'There is no moment "fly". There are: beginning, main, attack, block, damage, end, web.' in shown
    after = shown[shown.index('"fly"') :]
    assert re.search(r"^attack +stop", after, re.MULTILINE)
    assert not re.search(r"^web +stop", after, re.MULTILINE)
    wrong = '--stop: there is no moment "ned". Did you mean "end"? Allowed: beginning, main, attack'
    assert wrong in rejected("play", "shardbugs", "--stop", "ned")
    assert "--stop: mindbug has no such moments" in rejected("play", "mindbug", "--stop", "end")


# --- at any time ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "word"), [("en", "concede"), ("es", "concede"), ("es", "rendirse")])
def test_conceding_is_asked_twice(language: str, word: str, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    shown = play("--seed", "a", "--lang", language, "--save", str(kept), typed=f"{word}\nn\n{word}\ny\n")
    assert shown.count("(y/n)" if language == "en" else "(s/n)") == 2
    assert OVER[language][1] in shown
    told = bugduel("replay", str(kept), "--lang", language).stdout
    assert {"en": "Player 1: Concede", "es": "Jugador 1: Rendirse"}[language] in told
    assert {"en": "Player 1 concedes.", "es": "Jugador 1 se rinde."}[language] in told


def test_a_game_of_more_goes_on_without_who_concedes(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    shown = play("--players", "3", "--seed", "a", "--lang", "en", "--save", str(kept), typed="8\n1\nconcede\ny\n")
    assert "You: out of the game" in shown
    assert "You lost." in shown
    assert replay(SHARD_BUGS, Record.from_json(kept.read_text())).state.outcome() is not None


def test_time_can_be_called(tmp_path: Path) -> None:
    shown = play("--time", "2", "--seed", "a", "--lang", "en", typed=numbers(2, 500))
    assert "Time is called: 3 more turns are played after this one." in shown
    assert "the most devotion when time ran out." in shown
    assert " · 3 more turns\n" in shown


# --- what is hidden ---------------------------------------------------------------------------------------------------


def session_at(state: State, language: str, width: int, height: int) -> tuple[GameSession, io.StringIO]:
    out = io.StringIO()
    console = Console(file=out, width=width, height=height, force_terminal=True, color_system=None)
    look = Look(console, TerminalTeller(SHARD_BUGS, language, 0, range(state.seats())), False)
    return GameSession(look, live_at(SHARD_BUGS, state), 0, new_bot("random", "x"), "x"), out


def screen_of(session: GameSession, out: io.StringIO) -> str:
    out.seek(0)
    out.truncate()
    session.show(session.seat.view, arranged(session.teller, session.seat.moves()))
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", out.getvalue())


def screens(state: State, language: str, width: int, height: int, seed: str, every: int = 1) -> list[tuple[str, str]]:
    """The screens of a whole game between random players, and all that the player could know at each."""
    session, out = session_at(state, language, width, height)
    person = new_bot("random", seed)
    found: list[tuple[str, str]] = []
    asked = 0
    while state.actor() >= 0:
        if not session.seat.to_act:
            session.apply(session.bot.choose(Seat(state, state.actor())))
        elif session.passing.action(session.seat) != ASK:
            session.step()
        else:
            if asked % every == 0:
                moves = [move.to_data() for move in session.seat.moves()]
                seen = json.dumps([plain(session.seat.view), session.seat.history(), moves])
                found.append((screen_of(session, out), seen))
            asked += 1
            session.apply(person.choose(session.seat))
    return found


@pytest.mark.parametrize("players", [2, 3])
def test_no_hidden_card_is_ever_on_the_screen(players: int) -> None:
    """Not by its name; what an ability's text names is no secret."""
    decks = [SHARD_BUGS.random_deck(f"hidden {number}") for number in range(players)]
    state = LiveGame(SHARD_BUGS, {"decks": decks}, f"hidden {players}").state
    texts = " ".join(page.text("es") for page in SHARD_BUGS.cards())
    titles = [page.title("es") for page in SHARD_BUGS.cards()]
    secret = {
        page.name: re.compile(rf"\b{re.escape(page.title('es'))}\b")
        for page in SHARD_BUGS.cards()
        if page.title("es") not in texts and sum(page.title("es") in title for title in titles) == 1
    }
    proven = 0
    for screen, seen in screens(state, "es", 120, 60, "person", every=9):
        for name, title in secret.items():
            if f'"{name}"' not in seen:
                assert not title.search(screen), name
                proven += 1
    assert proven > 1000


def test_two_games_that_look_the_same_to_the_player_have_the_same_screen() -> None:
    live = LiveGame(SHARD_BUGS, {}, "same")
    seat = Seat(live.state, 0)
    bot = new_bot("random", "same")
    for _ in range(150):
        live.apply(bot.choose(Seat(live.state, live.state.actor())))
    while not seat.to_act:
        live.apply(bot.choose(Seat(live.state, live.state.actor())))
    shown = set()
    for name in ("one", "two", "three"):
        state = seat.imagine(new_bot("random", name).rng)
        state.record(list(live.state.recorded() or []))
        shown.add(screen_of(*session_at(state, "en", 100, 40)))
    assert len(shown) == 1


# --- small and large screens ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "width", "height"), [(2, 80, 24), (2, 40, 20), (3, 80, 24), (4, 120, 40), (4, 20, 10)]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_fit_the_width_and_mostly_the_height(players: int, width: int, height: int, language: str) -> None:
    decks = [*SHARD_BUGS.decks()]
    state = LiveGame(SHARD_BUGS, {"decks": decks[-players:]}, f"fits {players}").state
    shown = [screen for screen, _ in screens(state, language, width, height, "fits", every=9)]
    assert max(len(line) for screen in shown for line in screen.splitlines()) <= width
    if width >= 80 * (players // 2):
        fitting = sum(screen.count("\n") < height for screen in shown)
        assert fitting >= len(shown) * (0.9 if players != 3 else 0.5)


def test_a_crowded_main_phase_fits_80_by_24() -> None:
    field = ["Gold Field Ants", "Antonio", "Silt Librarian", "Sergeant Six-Legs", "Mound Mason", "Thorn Pike"]
    mine = {"field": field, "hive": field[:5], "hand": [*field, "Waggle Dance", "Morning Hymn"], "devotion": 12}
    state = SHARD_BUGS.position({"players": [mine, {"field": field, "hive": field[:4], "hand": field}]}, True)
    screen = screen_of(*session_at(state, "en", 80, 24))
    assert screen.count("\n") < 24
    assert "(m lists all choices)" in screen
    for group in ("Play", "Into Hive", "From Hive", "Devote", "Retreat", "Use", "Generate"):
        assert re.search(rf"^  {group} +\d+ ", screen, re.MULTILINE), group
    large = screen_of(*session_at(state, "en", 120, 60))
    assert "lists all choices" not in large
    assert re.search(r"╭─ Antonio #\d ─", large)
    assert re.search(r"\d+ Mound Mason #1: Exhaust, 2: make a Termite token\.", large)


def test_the_hive_is_one_line_of_ready_and_exhausted(tmp_path: Path) -> None:
    hive = ["Gold Field Ants", {"card": "Regent Goldwing", "exhausted": True}, "Gold Field Ants", "Silt Librarian"]
    shown = play("--position", position(tmp_path, {"hive": hive}), "--lang", "en")
    assert "  Hive: ready: Gold Field Ants #1 #2 S · Silt Librarian 1L; exhausted: Regent Goldwing 3SS\n" in shown
    assert "  Hive: nothing\n" in shown


def test_what_is_on_a_bug_can_be_seen_and_read(tmp_path: Path) -> None:
    bug = {"card": "Antonio", "plus": 2, "damage": 1, "held": 1, "exhausted": True}
    field = [bug, {"card": "Thorn Pike", "on": 0}]
    file = position(tmp_path, {"field": field, "hand": IDLE_HAND, "hive": HIVE})
    shown = play("--position", file, "--lang", "en", typed="? antonio\nb\nm\n")
    assert "Antonio 6/5 (exhausted, will not ready, DEV 2, 1 damage, 2\u00d7 +1/+1, Thorn Pike)" in shown
    assert (
        "Antonio 6/5 (exhausted; will not ready; DEV 2; 1 damage; 2 +1/+1 counters; equipped with Thorn Pike)" in shown
    )
    assert "Thorn Pike (on Antonio)" in shown


def test_what_was_chosen_so_far_is_told(tmp_path: Path) -> None:
    bugs = ["Gold Field Ants", "Antonio", "Silt Librarian"]
    file = position(tmp_path, {"field": bugs}, {"hand": IDLE_HAND}, phase="combat")
    shown = play("--position", file, "--lang", "en", typed="1\n1\n")
    assert shown.count("Which bugs attack?\n") == 3
    assert "So far: Attack with Gold Field Ants; Attack with Antonio\n" in shown


def test_help_tells_a_newcomer_what_it_is_about() -> None:
    shown = play("--seed", "a", "--lang", "en", typed="?\n")
    assert "You win with 20 devotion" in shown
    assert re.search(r"^concede +at any time", shown, re.MULTILINE)
    assert "20 de devoción" in play("--seed", "a", "--lang", "es", typed="?\n")
