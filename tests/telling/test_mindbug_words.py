"""Words for everything that can happen at the table, in every language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

import bugduel
from bugduel.bots import new_bot
from bugduel.core import LiveGame
from bugduel.core.seen.view import Decision, Pending, Thing
from bugduel.core.teams import teams_of
from bugduel.mindbug.cards.events import EVENTS
from bugduel.mindbug.cards.keywords import KEYWORDS
from bugduel.mindbug.game import MINDBUG
from bugduel.mindbug.program.builtin import DICE
from bugduel.mindbug.rules.effects.table import EVERY_EFFECT
from bugduel.mindbug.rules.questions.table import EVERY_QUESTION
from bugduel.mindbug.seen import moves as mindbug_moves
from bugduel.telling.log import tell
from bugduel.telling.teller import UNTOLD, Teller
from bugduel.words import LANGUAGES, words
from mindbug_checks import any_sets
from said import say_game

ENGINE = Path(mindbug_moves.__file__).parent.parent
ALL_SETS = {"sets": list(MINDBUG.sets({}))}
TEAMS = (0, 1, 0, 1)
TEAM_PLAY = {"mode": "2v2", "sets": list(MINDBUG.sets({"mode": "2v2"}))}
OF_A_DUEL = ("our opponent", "tu oponente", "the other player", "otro jugador.")  # that there are two of is not said


def kinds_of_messages() -> Iterator[str]:
    """The ids of all messages that the engine can need, from its lists and its source."""
    yield "title"
    shapes = MINDBUG.shapes()
    yield from (f"event-{kind}" for kind in shapes.events)
    yield from (f"move-{kind}" for kind in shapes.moves)
    yield from (f"ask-{choice}" for choice in shapes.choices)
    yield from (f"mark-{mark}" for mark in shapes.marks)
    yield from (f"fact-{name}" for name in shapes.cards.split() if name not in UNTOLD)
    yield from (f"purpose-{purpose}" for purpose in [effect.purpose for effect in EVERY_EFFECT if effect.purpose])
    yield "purpose-none"
    yield from (f"trigger-{trigger}" for trigger in EVENTS)
    yield from (f"resolving-{what}" for what in ("play", "attack", "effect", "waiting", "rolled"))
    yield from (f"die-{face}" for face in range(1, len(DICE) + 1))
    for keyword in KEYWORDS:
        yield f"keyword-{keyword.lower()}"
        yield f"keyword-{keyword.lower()}-help"
    table = LiveGame(MINDBUG, ALL_SETS, "words").state.view(0)
    yield from (f"zone-{zone}" for zone in [*table.zones, *table.players[0].zones])
    for counter in table.players[0].counters:
        yield from (f"counter-{counter}", f"pip-{counter}")


def test_the_tables_name_every_question_and_event_of_the_engine() -> None:
    """What random games do not come to is found in the source."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(ENGINE.rglob("*.py")))
    noted = set(re.findall(r'note(?:_secret|_creature)?\(\s*"([a-z-]+)"', source))
    noted |= set(re.findall(r'meet\([^)]*"([a-z-]+)"', source))
    assert noted == set(MINDBUG.shapes().events)
    said = set(re.findall(r'[Mm]ove\(\s*(?:[a-z]+, )*action, "([a-z-]+)"', source))
    assert said <= set(MINDBUG.shapes().moves)
    assert {question.name for question in EVERY_QUESTION} | {"discard-or-defeat"} == set(MINDBUG.shapes().choices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_engine_can_say_has_words(language: str) -> None:
    known = words(language)
    assert not [kind for kind in kinds_of_messages() if not known.has(f"mindbug-{kind}")]


def test_both_languages_have_the_same_messages() -> None:
    own = [
        {
            id
            for id in words(language).message_ids
            if id.startswith(("terminal-", "telling-", "mindbug-")) and not id.startswith("mindbug-card-")
        }
        for language in LANGUAGES
    ]
    assert own[0] == own[1]


@pytest.mark.parametrize(("part", "says"), [("terminal", "say"), ("telling", "shared")])
def test_every_message_is_said_and_all_that_is_said_is_a_message(part: str, says: str) -> None:
    folders = {"terminal": ["terminal"], "telling": ["telling", "foresight"]}[part]
    files = [path for folder in folders for path in sorted((Path(bugduel.__file__).parent / folder).rglob("*.py"))]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    known = {id.removeprefix(f"{part}-") for id in words("en").message_ids if id.startswith(f"{part}-")}
    assert known
    assert set(re.findall(says + r'\(\s*f?"([a-z-]+)"', source)) <= known
    quoted = set(re.findall(r"""["']([a-z-]+)["']""", source)) | {f"you-{result}" for result in ("won", "lost", "tied")}
    quoted |= {f"foreseen-{what}" for what in quoted}  # kinds of changes
    quoted |= {f"power-{why}" for why in ("printed", "card", "boosts", "counters", "turn", "least")}
    assert known <= quoted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("me", [0, 1, -1])
@pytest.mark.parametrize("first", [0, 4])
def test_everything_in_random_games_can_be_said(language: str, me: int, first: int) -> None:
    """With any choice of sets: every question, every choice, every card on the table and every event."""
    for seed in range(first, first + 4):
        live = LiveGame(MINDBUG, any_sets(seed), f"said {seed}")
        teller = Teller(MINDBUG, language, me, teams_of(live.state))
        say_game(teller, live, me, new_bot("random", f"{seed}"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("me", [0, 1, 2, 3, -1])
def test_everything_in_random_games_of_two_against_two_can_be_said(language: str, me: int) -> None:
    teller = Teller(MINDBUG, language, me, TEAMS)
    for seed in range(8):
        live = LiveGame(MINDBUG, {**TEAM_PLAY, "open-hands": seed % 2 == 1}, f"said {seed}")
        say_game(teller, live, me, new_bot("random", f"{seed}"))
    assert not [text for text in told_to(teller, live) if any(word in text for word in OF_A_DUEL)]


def told_to(teller: Teller, live: LiveGame) -> list[str]:
    events = [event.seen_by(teller.me) for event in live.state.recorded() or []]
    return [line.text for line in tell(teller, events, [0])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_are_told_in_words_and_not_as_numbers(language: str) -> None:
    teller = Teller(MINDBUG, language, 0)
    said = teller.event([{"event": "roll", "seat": 0, "card": "Gorillion", "rolled": [1, 6]}])
    assert {"en": "+1 power and an opponent discards a card", "es": "+1 de poder y un oponente descarta una carta"}[
        language
    ] in said


def test_boosts_of_one_creature_are_told_together_and_those_of_two_apart() -> None:
    teller = Teller(MINDBUG, "en", 0)
    one = {"event": "boost", "seat": 0, "card": "Gorillion", "piece": 4}
    other = {**one, "card": "Bee Bear", "piece": 5}
    events = [{**one, "with": "Killer Bee"}, {**one, "with": "Brain Fly"}, {**other, "with": "Killer Bee"}]
    assert [line.text for line in tell(teller, events, [0])] == [
        "Your Gorillion is boosted with Killer Bee and Brain Fly.",
        "Your Bee Bear is boosted with Killer Bee.",
    ]


def test_who_may_not_see_a_stolen_card_reads_that_there_is_one() -> None:
    stolen = [{"event": "steal", "seat": 0, "from-seat": 1}] * 2
    assert Teller(MINDBUG, "en").event(stolen) == "Player 1 steals 2 cards."
    assert Teller(MINDBUG, "es").event(stolen[:1]) == "Jugador 1 le quita una carta al otro jugador."


@pytest.mark.parametrize(
    ("me", "english", "spanish"),
    [
        (0, "You get a card from player 2.", "Recibes una carta de Jugador 2."),
        (1, "Player 1 gets a card from you.", "Jugador 1 recibe una carta de ti."),
        (2, "Your teammate gets a card from player 2.", "Tu compañero recibe una carta de Jugador 2."),
        (-1, "Player 1 gets a card from player 2.", "Jugador 1 recibe una carta de Jugador 2."),
    ],
)
def test_among_four_players_both_hands_are_named(me: int, english: str, spanish: str) -> None:
    stolen = {"event": "steal", "seat": 0, "from-seat": 1}
    seen = stolen | {"card": "Gorillion"}
    told = {language: Teller(MINDBUG, language, me, TEAMS) for language in LANGUAGES}
    if me == 0:  # who gets a card sees it
        assert told["en"].event([seen]) == english.replace("a card", "Gorillion")
        assert told["es"].event([seen]) == spanish.replace("una carta", "Gorileón")
    else:
        assert (told["en"].event([stolen]), told["es"].event([stolen])) == (english, spanish)


@pytest.mark.parametrize(
    ("me", "english", "spanish"),
    [
        (0, "Your team loses 1 life and has 2 left.", "Tu equipo pierde 1 punto de vida; tiene 2."),
        (1, "The other team loses 1 life and has 2 left.", "El otro equipo pierde 1 punto de vida; tiene 2."),
        (-1, "Team 1 loses 1 life and has 2 left.", "El equipo 1 pierde 1 punto de vida; tiene 2."),
    ],
)
def test_life_is_the_teams(me: int, english: str, spanish: str) -> None:
    lost = [{"event": "lose-life", "seat": 2, "amount": 1, "life": 2}]
    assert Teller(MINDBUG, "en", me, TEAMS).event(lost) == english
    assert Teller(MINDBUG, "es", me, TEAMS).event(lost) == spanish


@pytest.mark.parametrize(
    ("reason", "me", "told"),
    [
        ("life", 0, "Your team wins: the other team has no life left."),
        ("life", 3, "The other team wins: your team has no life left."),
        ("life", -1, "Team 1 wins: the other team has no life left."),
        ("concede", 2, "Your team wins: the other team concedes."),
        ("card", 1, "The other team wins."),
        ("no-action", 1, "The other team wins: a player of your team has no turn action."),
    ],
)
def test_teams_win_together(reason: str, me: int, told: str) -> None:
    assert Teller(MINDBUG, "en", me, TEAMS).event([{"event": "end", "winners": [0, 2], "reason": reason}]) == told


@pytest.mark.parametrize(
    ("me", "english", "spanish"),
    [
        (1, "Player 1 plays Gorillion. Do you", "Jugador 1 juega Gorileón. ¿Utilizas"),
        (2, "Your teammate plays Gorillion. Do you", "Tu compañero juega Gorileón. ¿Utilizas"),
    ],
)
def test_whose_card_a_mindbug_would_take_is_said(me: int, english: str, spanish: str) -> None:
    live = LiveGame(MINDBUG, {"mode": "2v2", "sets": ["tag-team", "first-contact"]}, "whose")
    table = live.state.view(me)
    decision = Decision(me, "mindbug", "Gorillion")
    table = replace(table, resolving=[Pending("play", 0, "Gorillion")])
    assert Teller(MINDBUG, "en", me, TEAMS).ask(decision, table).startswith(english)
    assert Teller(MINDBUG, "es", me, TEAMS).ask(decision, table).startswith(spanish)


def test_a_fight_does_not_name_a_creature_that_has_left_play() -> None:
    table = LiveGame(MINDBUG, {}, "gone").state.view(0)
    attack = Pending("attack", 0, "Luchataur", targets=[Thing(piece=99)])
    assert Teller(MINDBUG, "en", 0).resolving(attack, table) == "Luchataur attacks"
