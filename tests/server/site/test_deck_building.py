"""What a builder of decks asks the server: which games have decks, what comes along, and what is wrong with one."""

import pytest

from bugduel.games import GAMES
from bugduel.words import LANGUAGES

pytestmark = pytest.mark.anyio

GAME = GAMES["shardbugs"]
ADDRESS = "/api/decks/shardbugs"
DECK = GAME.deck(GAME.decks()[0])
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


async def judge(client, deck, language="en"):
    answer = await client.post(ADDRESS, params={"language": language}, json={"deck": deck})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def test_only_games_with_decks_are_listed(client):
    games = (await client.get("/api/decks")).json()
    assert [game["game"] for game in games] == [name for name, game in GAMES.items() if game.decks()]
    assert games[0] == {"game": "shardbugs", "title": "Shard Bugs", "has_draft": True}


@IN_EVERY_LANGUAGE
async def test_the_decks_that_come_along_have_all_that_helps_to_choose_one(client, language):
    answer = await client.get(ADDRESS, params={"language": language})
    shelf = answer.json()
    assert [built["id"] for built in shelf["built"]] == GAME.decks()
    assert all(built["name"] != built["id"] and len(built["plan"]) > 40 for built in shelf["built"])
    about = {name: GAME.about_deck(name) for name in GAME.decks()}
    assert all(built["difficulty"] == about[built["id"]].difficulty for built in shelf["built"])
    assert all(built["key_cards"] == about[built["id"]].key_cards for built in shelf["built"])
    names = {"en": {"Easy", "Medium", "Hard"}, "es": {"Fácil", "Intermedio", "Difícil"}}
    assert {built["difficulty_name"] for built in shelf["built"] if built["difficulty"]} == names[language]
    assert all(built["deck"] == GAME.deck(built["id"]) for built in shelf["built"])
    assert (shelf["least"], shelf["least_drafted"], shelf["hand"]) == (60, 35, 7)
    assert shelf["drafters"] == [2, 8]
    assert shelf["leaders"] == ["Sol", "Luna", "Mars"]
    again = await client.get(ADDRESS, params={"language": language}, headers={"If-None-Match": answer.headers["ETag"]})
    assert again.status_code == 304


async def test_a_deck_that_can_be_played_has_no_flaws(client):
    assert await judge(client, DECK) == {"deck": DECK, "text": GAME.deck_text(DECK), "reasons": []}
    assert (await judge(client, GAME.deck_text(DECK)))["reasons"] == []


async def test_every_reason_names_its_card(client):
    cards = {"Gold Field Ants": 6, "Antonio": 1, "Puddle Strider": 1, "Bounty": 1, "Luna": 1}
    judged = await judge(client, {"avatar": "Sol", "cards": cards})
    assert [(reason.get("card", ""), reason["text"]) for reason in judged["reasons"]] == [
        ("", "8 cards, and a deck has at least 60: add 52."),
        ("Gold Field Ants", "Gold Field Ants: 6 copies, and a common card allows 5."),
        ("Bounty", "Bounty is a token, and tokens are not among the cards of a deck."),
        ("Luna", "Luna is an avatar, and avatars are not among the cards of a deck."),
        ("Puddle Strider", "Puddle Strider is lunar; Sol leads solar and unaligned cards only."),
    ]


async def test_reasons_about_a_text_name_the_line(client):
    text = "avatar: Sol\n# ants\nGold Field Ants\n4 Gold Feild Ants\n3 Nonsense Without Likeness\n6 Gold Field Ants\n"
    judged = await judge(client, text)
    assert [(reason.get("line", 0), reason["text"]) for reason in judged["reasons"]] == [
        (3, "Line 3, “Gold Field Ants”, must be like “4 Card Name” or “avatar: Name”."),
        (0, "13 cards, and a deck has at least 60: add 47."),
        (4, "There is no card “Gold Feild Ants”. Did you mean “Gold Field Ants”?"),
        (5, "There is no card “Nonsense Without Likeness”."),
        (6, "Gold Field Ants: 6 copies, and a common card allows 5."),
    ]
    assert judged["deck"]["cards"]["Gold Field Ants"] == 6


@IN_EVERY_LANGUAGE
async def test_every_flaw_has_words(client, language):
    texts = (
        "",
        "avatar: Sool\n1 Puddle Strider\n1 Gold Field Ants",
        "avatar: Sol\navatar: Luna\n9 Puddle Strider\n9 Antonio\n1 Bounty\n1 Mars\n1 Xyzzy\n1 Pudle Strider\nwhat",
    )
    for text in texts:
        english = [reason["text"] for reason in (await judge(client, text))["reasons"]]
        told = [reason["text"] for reason in (await judge(client, text, language))["reasons"]]
        assert len(told) == len(english) and all(told)
        if language != "en":
            assert not set(told) & set(english)


async def test_what_is_no_deck_at_all_is_refused(client):
    for deck in ({"avatar": 3}, {"cards": {"Antonio": 0}}, "{", "#" * 100_001):
        answer = await client.post(ADDRESS, json={"deck": deck})
        assert answer.status_code == 400 and answer.json()["reason"].startswith("deck"), answer.text
    for game, error in (("chess", "not-found"), ("mindbug", "no-decks")):
        assert (await client.post(f"/api/decks/{game}", json={"deck": ""})).json()["error"] == error
        assert (await client.get(f"/api/decks/{game}")).json()["error"] == error
