"""The page of what was learnt: its figures are those of the weights, and it claims no more than they show."""

import re
from collections.abc import Mapping
from html import unescape
from pathlib import Path

import pytest

from bugduel.core.worth.weights import Weights
from bugduel.games import GAMES
from bugduel.learning.page import MADE_BY, Score, Spread, Told, page
from bugduel.learning.telling import tiers as tiers_module
from bugduel.learning.telling.tiers import letters
from bugduel.words import LANGUAGES, words
from report_pages import row_of, text_of

ZONES = {"mindbug": ("play", "hand", "shown"), "shardbugs": ("field", "hive", "hand")}
ROUNDS = [
    Told(1, 4000, 90_000, 0.4123, 0.3981, Score(0.56, 0.53, 0.59, 1000), True),
    Told(2, 4000, 91_000, 0.3992, 0.3967, Score(0.48, 0.44, 0.52, 1000), False),
    Told(3, 4000, 92_000, 0.3978, 0.3962, None, True),
]


def weights_of(game: str = "mindbug", **changes: object) -> Weights:
    values: dict[str, object] = {
        "game": game,
        "rules": 3,
        "version": "0.2.0",
        "command": "bugduel learn",
        "seed": "x",
        "games": 12_000,
        "shared": {"life-1": 0.1, "life-2": 0.7, "life-3": 1.1, "turn": 0.3},
        "printed": {zone: {"card": 0.2, "power-1": 0.1, "power-2": 0.3} for zone in ZONES[game]},
        "cards": {},
    }
    return Weights(**values | changes)  # type: ignore[arg-type]


def spread(worth: float, room: float = 0.01, seen: int = 1000) -> Spread:
    return Spread(worth, worth - room, worth + room, seen)


def names_of(game: str, count: int) -> list[str]:
    return [card.name for card in GAMES[game].cards()][:count]


def tiers_of(text: str, zone: int = 0) -> dict[str, str]:
    """The tier of each card in a zone, as a reader sees it."""
    panel = text.split(f'id="tiers-{zone}"')[1].split('class="zone"')[0].split('class="legend"')[0]
    found: dict[str, str] = {}
    for tier in panel.split('<div class="tier tier-')[1:]:
        found |= {unescape(title): tier[0] for title in re.findall(r'data-find="([^"]+)"', tier)}
    return found


def heads_of(text: str) -> dict[str, tuple[str, str]]:
    """The headlines: what each is about, with the card and the sentence."""
    found: dict[str, tuple[str, str]] = {}
    for head in re.findall(r'<article class="head.*?</article>', text, re.DOTALL):
        about, card, sentence = (text_of(part).strip() for part in re.findall(r"<(?:h3|p)[ >].*?</(?:h3|p)>", head))
        found[about] = card, sentence
    return found


# --- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_page_in_every_language(game: str, language: str) -> None:
    cards = names_of(game, 20)
    spreads = {zone: {name: spread(n / 10) for n, name in enumerate(cards)} for zone in ZONES[game]}
    text = page(weights_of(game), spreads, ROUNDS, language)
    assert MADE_BY in text
    assert f'<html lang="{language}">' in text
    titles = {card.name: card.title(language) for card in GAMES[game].cards()}
    for number, zone in enumerate(ZONES[game]):
        assert words(language).say(f"{game}-worth-in-{zone}-hint") in text_of(text)
        assert set(tiers_of(text, number)) == {titles[name] for name in cards}
    assert ("+0,10" if language == "es" else "+0.10") in row_of(text, titles[cards[1]])[0]


def test_the_figures_of_a_card_are_those_that_were_learnt() -> None:
    weights = weights_of(cards={"Gorillion": {"play": 0.25, "hand": -0.04}})
    spreads = {"play": {"Gorillion": Spread(0.6, 0.5, 0.7, 1200)}, "hand": {"Gorillion": Spread(0.1, 0.05, 0.15, 300)}}
    text = page(weights, spreads, [])
    assert row_of(text, "Gorillion") == [
        "+0.60 B +0.50 to +0.70",
        "+0.25",
        "+0.10 B +0.05 to +0.15",
        "\N{MINUS SIGN}0.04",
        "1,500",
    ]
    assert "print +0.35, own +0.25" in text_of(text)
    assert "In an even game, that is a 65% chance to win" in text


def test_better_cards_are_in_better_tiers() -> None:
    assert "".join(letters(20)) == "SSAAAABBBBBBBCCCCCDD"
    for count in range(1, 300):
        found = letters(count)
        assert found == sorted(found, key="SABCD".index)
        assert len(found) == count
    cards = names_of("mindbug", 10)
    text = page(weights_of(), {"play": {name: spread(-n / 10) for n, name in enumerate(cards)}}, [])
    assert list(tiers_of(text).values()) == letters(10)
    assert list(tiers_of(text)) == cards


def test_a_card_that_was_hardly_seen_has_figures_but_no_tier() -> None:
    common, rare, never = names_of("mindbug", 3)
    found = {common: spread(0.3), rare: spread(2.0, 3.0, seen=4), never: spread(0.0, 9.0, seen=0)}
    text = page(weights_of(), {"play": found}, [])
    assert list(tiers_of(text)) == [common]
    assert "One card was seen in fewer than 30 positions" in text_of(text)
    assert row_of(text, rare)[0].startswith("+2.00 \N{MINUS SIGN}1.00")
    assert f'data-name="{never}"' not in text
    assert heads_of(text)["Strongest in play"][0] == common
    assert all(0 <= float(place) <= 100 for place in re.findall(r"(?:left|width|right|--\w+):(-?[\d.]+)%", text))


def test_a_card_that_may_be_in_several_tiers_says_so() -> None:
    cards = names_of("mindbug", 10)
    found = {name: spread(1 - n / 10, 0.001) for n, name in enumerate(cards)}
    assert 'class="range">' not in page(weights_of(), {"play": found}, []).split('class="legend"')[0]
    found[cards[3]] = spread(found[cards[3]].worth, 0.15)
    assert re.findall(r'class="range">([^<]+)<', page(weights_of(), {"play": found}, []))[0] == "A\N{EN DASH}B"


# --- headlines --------------------------------------------------------------------------------------------------------


def learnt(play: Mapping[str, Spread], shown: Mapping[str, Spread], own: Mapping[str, float]) -> str:
    return page(
        weights_of(cards={name: {"play": worth} for name, worth in own.items()}), {"play": play, "shown": shown}, []
    )


def test_headlines_name_the_cards_that_stand_out() -> None:
    strong, taken, odd = names_of("mindbug", 3)
    heads = heads_of(
        learnt(
            {strong: spread(0.9), taken: spread(0.8), odd: spread(0.4)},
            {strong: spread(0.5), taken: spread(0.1), odd: spread(0.3)},
            {strong: 0.1, odd: 0.2},
        )
    )
    assert heads["Strongest in play"][0] == strong
    assert "It is worth +0.90: an even game becomes a 71% chance to win. No other" in heads["Strongest in play"][1]
    assert heads["Keep a Mindbug for"][0] == taken
    assert "worth +0.80 to its player, but only +0.10" in heads["Keep a Mindbug for"][1]
    assert heads["Better than it looks"][0] == odd
    assert heads["Better than it looks"][1].startswith("It is worth +0.20 more in play")
    assert "settle" not in heads["Better than it looks"][1]


def test_headlines_say_what_is_not_settled() -> None:
    first, second, third = names_of("mindbug", 3)
    play = {first: spread(0.9, 0.3), second: spread(0.8, 0.3), third: spread(-0.5, 0.3)}
    heads = heads_of(learnt(play, {}, {first: 0.1}))
    assert "One other card could be as high." in heads["Strongest in play"][1]
    assert heads["Better than it looks"][1].endswith("These games do not settle it.")
    assert "Keep a Mindbug for" not in heads
    assert "Better than it looks" not in heads_of(learnt(play, {}, {first: -0.1}))


# --- what else was learnt ---------------------------------------------------------------------------------------------


def test_only_what_was_learnt_is_told() -> None:
    appraisal = GAMES["mindbug"].appraisal()
    assert appraisal is not None
    by_hand = appraisal.by_hand()
    shared = by_hand.shared | {"mindbugs-1": 0.71, "mindbugs-2": 1.52, "turn": 0.26}
    printed = by_hand.printed | {"play": by_hand.printed["play"] | {"SNEAKY": 0.51}}
    some = {"play": {"Gorillion": spread(0.5)}}
    text = text_of(page(weights_of(shared=shared, printed=printed), some, []))
    assert "The largest step, from 1 to 2: +0.81." in text
    assert "Its turn +0.26" in text
    assert "SNEAKY +0.51" in text
    for unlearnt in ("Energy", "Cards in hand", "Exhausted creature", "TOUGH", "Printed power"):
        assert unlearnt not in text
    untouched = text_of(page(weights_of(shared=by_hand.shared, printed=by_hand.printed), some, []))
    assert "What else counts" not in untouched
    assert "What is printed" not in untouched


def test_a_curve_rises_where_more_is_worth_more() -> None:
    text = page(weights_of(), {"play": {"Gorillion": spread(0.5)}}, [])
    life = re.search(r"<h3>Life</h3>.*?<polyline points=\"([^\"]+)\"", text, re.DOTALL)
    assert life is not None
    points = [tuple(map(float, point.split(","))) for point in life[1].split()]
    assert [x for x, _ in points] == sorted(x for x, _ in points)
    assert [y for _, y in points] == sorted((y for _, y in points), reverse=True)


def test_rounds_are_told_one_by_one() -> None:
    some = {"play": {"Gorillion": spread(0.5)}}
    text = page(weights_of(), some, ROUNDS)
    seen = text_of(text)
    assert "1 4,000 90,000 0.4123 0.3981 56.0% (53.0\N{EN DASH}59.0%) in 1,000 games kept" in seen
    assert "2 4,000 91,000 0.3992 0.3967 48.0% (44.0\N{EN DASH}52.0%) in 1,000 games not kept" in seen
    assert "3 4,000 92,000 0.3978 0.3962 not tried kept" in seen
    assert text.count("var(--sheet, #ffffff)") == 1  # the hollow dot
    assert "New against old" not in text_of(page(weights_of(), some, ROUNDS[2:]))
    assert "How learning went" not in text_of(page(weights_of(), some, []))


# --- the page ---------------------------------------------------------------------------------------------------------


def test_the_page_needs_nothing_from_elsewhere_and_is_whole() -> None:
    cards = names_of("mindbug", 150)  # more than a tier shows at once
    spreads = {zone: {name: spread(n / 100) for n, name in enumerate(cards)} for zone in ZONES["mindbug"]}
    text = page(weights_of(), spreads, ROUNDS)
    assert "http" not in text
    assert not re.search(r"<link|<img|@import|url\(|src=", text)
    for tag in ("section", "table", "figure", "svg", "tr", "td", "div", "ul", "li", "details", "script"):
        assert len(re.findall(rf"<{tag}[ >]", text)) == text.count(f"</{tag}>"), tag
    assert "more cards" in text_of(text)
    assert len(tiers_of(text)) == 150


def test_names_cannot_break_the_page() -> None:
    evil = '<script>alert("x")'
    weights = weights_of(
        cards={evil: {"play": 0.1}}, shared={evil: 0.2, f"{evil}-1": 0.1, f"{evil}-2": 0.2}, command=evil
    )
    text = page(weights, {"play": {evil: spread(0.4)}, evil: {evil: spread(0.1)}}, [])
    assert evil not in text
    assert text.count("<script>") == 1
    assert "home-made" in text_of(text)


def test_a_page_of_nothing_says_so() -> None:
    text = page(weights_of(), {}, [])
    assert "No card has been learnt about yet." in text_of(text)
    assert "<script>" not in text


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_game_counts_has_a_name(language: str) -> None:
    for name in GAMES:
        for zone in ZONES[name]:
            for form in ("", "-within", "-hint", "-best"):
                assert words(language).has(f"{name}-worth-in-{zone}{form}")
    appraisal = GAMES["mindbug"].appraisal()
    assert appraisal is not None
    assert tuple(appraisal.zones) == ZONES["mindbug"]
    counted = [*appraisal.shared, *(feature for printed in appraisal.cards().values() for feature in printed)]
    for each in counted:
        series = re.sub(r"-\d+$", "", each).lower()
        assert words(language).has(f"mindbug-worth-{series}"), each


def test_all_words_of_the_page_are_said_and_are_the_same_in_every_language() -> None:
    folder = Path(tiers_module.__file__).parent
    files = [folder.parent / "page.py", *folder.glob("*.py"), *folder.glob("templates/*")]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    said = set(re.findall(r"""["']([a-z][a-z-]+)["']""", source))
    said |= {f"note-{about}" for about in ("worth", "interval", "tiers", "print", "bots")}
    known = [{id for id in words(language).message_ids if id.startswith("learning-")} for language in LANGUAGES]
    assert known[0] == known[1]
    assert {id.removeprefix("learning-") for id in known[0]} - said == set()
