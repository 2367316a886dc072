"""Words for everything that can happen at a table of Shard Bugs, in every language."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from bugduel.bots import new_bot
from bugduel.core import LiveGame
from bugduel.shardbugs.cards.costs import DUSTS
from bugduel.shardbugs.game import SHARD_BUGS
from bugduel.shardbugs.program import names
from bugduel.shardbugs.program.course import BUILTIN
from bugduel.shardbugs.rules.questions.table import BY_OP
from bugduel.shardbugs.seen import moves
from bugduel.telling.log import tell
from bugduel.telling.teller import UNTOLD, Teller
from bugduel.words import LANGUAGES, words
from said import is_said, say_game

ENGINE = Path(moves.__file__).parent.parent
NOTED = (
    r'note(?:_secret|_permanent)?\(\s*"([a-z-]+)"',
    r'note_permanent\(\s*"([a-z-]+)" if [a-z_]+ else',
    r'note_permanent\(\s*"[a-z-]+" if [a-z_]+ else "([a-z-]+)"',
    r'(?:enter_field|enter_hive|splat_card|note_use)\([^()]*(?:\([^()]*\))?[^()]*"([a-z-]+)"\)',
)
MOVED = (
    r'Move\(\s*action, "([a-z-]+)"',
    r'Move\(\s*action, "[a-z-]+" if [^,]* else "([a-z-]+)"',
    r'_move\(board, "([a-z-]+)"',
)
THREADS = ("waiting", "triggered", "announced", "resolving", "played")


def source_of(name: str = "*.py") -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(ENGINE.rglob(name)))


def kinds_of_events() -> set[str]:
    noted = {kind for pattern in NOTED for kind in re.findall(pattern, source_of())}
    assert len(noted) > 45
    return noted


def kinds_of_moves() -> set[str]:
    said = {kind for pattern in MOVED for kind in re.findall(pattern, source_of())}
    assert len(said) >= 30
    return said


def needed() -> Iterator[str]:
    """The ids of all messages that the engine can need, from its lists and its source."""
    shapes = SHARD_BUGS.shapes()
    yield from ("title", "help", "web", "view-time-left", "mark-none")
    yield from (f"event-{kind}" for kind in shapes.events)
    yield from (f"move-{kind}" for kind in shapes.moves)
    yield from (f"ask-{choice}" for choice in shapes.choices)
    yield from (f"mark-{mark}" for mark in shapes.marks)
    yield from (f"fact-{name}" for name in shapes.cards.split() if name not in UNTOLD)
    yield from (f"phase-{name}" for name in ["start", *(name for _, name in names.PHASES)])
    yield from (f"moment-{moment}" for moment in SHARD_BUGS.moments())
    yield from (f"resolving-{what}" for what in THREADS)
    yield from (f"part-{name[1:]}" for name in BUILTIN)
    yield from (f"cannot-{limit}" for _, limit in names.LIMITS)
    for statistic in SHARD_BUGS.card_statistics().others:
        yield from (f"statistic-{statistic.name}{form}" for form in ("", "-within", "-hint"))
    player = LiveGame(SHARD_BUGS, {}, "words").state.view(0).players[0]
    yield from (f"zone-{zone}" for zone in player.zones)
    yield from (f"empty-{zone}" for zone in player.boards())
    for counter in [*player.counters, *(f"dust-{dust}" for dust in DUSTS)]:
        yield from (f"counter-{counter}", f"pip-{counter}")


def test_the_tables_name_every_question_move_and_event_of_the_engine() -> None:
    """What random games do not come to is found in the source."""
    shapes = SHARD_BUGS.shapes()
    assert kinds_of_events() == set(shapes.events)
    assert kinds_of_moves() <= set(shapes.moves)
    assert {question.name for question in BY_OP.values()} == set(shapes.choices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_engine_can_say_has_words(language: str) -> None:
    known = words(language)
    assert not [kind for kind in needed() if not known.has(f"shardbugs-{kind}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_table_is_said_somewhere(language: str) -> None:
    """By the engine, by another message, or as what moves of a kind have in common."""
    folder = files("bugduel.words").joinpath(language)
    text = "".join(
        folder.joinpath(name).read_text(encoding="utf-8") for name in ("shardbugs_table.ftl", "shardbugs_log.ftl")
    )
    written = set(re.findall(r"^shardbugs-([a-z-]+) =", text, re.MULTILINE))
    said = {*needed(), *re.findall(r"\{ shardbugs-([a-z-]+) \}", text), "chip-throne"}
    said |= {f"{lead}-{kind}" for kind in kinds_of_moves() for lead in ("group", "pick")}
    assert not written - said


def test_both_languages_have_the_same_words() -> None:
    own = [
        {id for id in words(language).message_ids if id.startswith("shardbugs-") and "-card-" not in id}
        for language in LANGUAGES
    ]
    assert own[0] == own[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "me"), [(2, 0), (2, -1), (3, 1), (4, 0)])
def test_everything_in_random_games_can_be_said(language: str, players: int, me: int) -> None:
    """Every question, every choice, every card on the table and every event."""
    teller = Teller(SHARD_BUGS, language, me, range(players))
    decks = [SHARD_BUGS.random_deck(f"said {number} {players}") for number in range(players)]
    live = LiveGame(SHARD_BUGS, {"decks": decks[:players]}, "said 0")
    say_game(teller, live, me, new_bot("random", "0"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", ["devotion", "empty-deck", "concede", "time", "turns", "endless"])
def test_every_end_can_be_told(language: str, reason: str) -> None:
    told = set()
    for me in (0, 1, -1):
        for winners in ([0], [0, 2]):
            told.add(
                Teller(SHARD_BUGS, language, me, range(3)).event(
                    [{"event": "end", "winners": winners, "reason": reason}]
                )
            )
    assert len(told) == 4  # who does not win reads the same as a spectator
    for text in told:
        is_said(text)
        assert text.endswith(".")


def test_an_ability_is_told_with_its_text() -> None:
    teller = Teller(SHARD_BUGS, "en", 0)
    event = {"event": "trigger", "seat": 0, "card": "Gold Field Ants", "piece": 3, "part": "0"}
    assert teller.event([event]) == "Gold Field Ants: When splat: make an Ant token."
    assert teller.part("Gold Field Ants", "*devote") == "Devote"
    assert teller.part("Gold Field Ants", "7") == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("kind", "card", "part"),
    [
        ("activate", "Sol", "0"),
        ("activate", "Luna", "0/1"),  # one of several options
        ("trigger", "Ditch Scorpion", "*focus"),  # a keyword
        ("trigger", "Gold Field Ants", "0"),
        ("fizzle", "Sol", "0"),
    ],
)
def test_what_is_said_of_an_ability_ends_with_one_full_stop(language: str, kind: str, card: str, part: str) -> None:
    event = {"event": kind, "seat": 0, "card": card, "piece": 0, "part": part}
    line = Teller(SHARD_BUGS, language, 0).event([event])
    assert line.endswith(".")
    assert line.count(".") == 1


def test_like_things_are_counted() -> None:
    teller = Teller(SHARD_BUGS, "en", 0)
    made = [{"event": "make", "seat": 0, "card": "Ant", "piece": number} for number in (4, 5)]
    assert [line.text for line in tell(teller, made, [0, 1])] == ["You make tokens: Ant \u00d72."]
    dust = [
        {"event": "generate", "seat": 1, "card": name, "piece": number, "dust": number}
        for number, name in enumerate(("Gold Field Ants", "Raindrop Skater"))
    ]
    assert [line.text for line in tell(teller, dust, [0])] == [
        "Your opponent generates 2 dust with Gold Field Ants and Raindrop Skater."
    ]
