"""What a client can look up: every card in words, the rules, the options of a new game, the opponents."""

import re

import pytest

from bugduel.bots import LEVELS
from bugduel.core import NOBODY, seeded
from bugduel.games import GAMES
from bugduel.words import LANGUAGES

pytestmark = pytest.mark.anyio

BOTH = pytest.mark.parametrize("game", list(GAMES))
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


async def looked_up(client, address, **query):
    answer = await client.get(address, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def catalogue(client, game, language="en"):
    return await looked_up(client, f"/api/catalogue/{game}", language=language)


async def card(client, game, name, language="en"):
    return next(card for card in (await catalogue(client, game, language))["cards"] if card["name"] == name)


# --- cards ------------------------------------------------------------------------------------------------------------


@BOTH
@IN_EVERY_LANGUAGE
async def test_every_card_is_there_with_the_words_that_the_game_has_for_it(client, game, language):
    found = await catalogue(client, game, language)
    pages = GAMES[game].cards()
    assert [card["name"] for card in found["cards"]] == [page.name for page in pages]
    assert [(card["title"], card["text"]) for card in found["cards"]] == [
        (page.title(language), page.text(language)) for page in pages
    ]
    assert (found["game"], found["rules"], found["language"]) == (game, GAMES[game].rules, language)


@BOTH
@IN_EVERY_LANGUAGE
async def test_the_parts_of_a_card_are_its_text(client, game, language):
    for card in (await catalogue(client, game, language))["cards"]:
        lines = [f"{part['lead']}: {part['text']}" if "lead" in part else part["text"] for part in card["parts"]]
        assert "\n".join(lines) == card["text"], card["name"]
        ids = [part["id"] for part in card["parts"]]
        assert len(set(ids)) == len(ids)


@BOTH
@IN_EVERY_LANGUAGE
async def test_every_id_on_a_card_is_explained(client, game, language):
    found = await catalogue(client, game, language)
    known = {name: {term["id"] for term in found[name]} for name in ("kinds", "keywords", "triggers")}
    worded = {name: {term["id"] for term in terms} for name, terms in found["facts"].items()}
    for card in found["cards"]:
        assert card["kind"] in known["kinds"] and set(card["keywords"]) <= known["keywords"], card["name"]
        assert set(card["triggers"]) <= known["triggers"]
        for part in card["parts"]:
            assert set(part.get("triggers", [])) <= set(card["triggers"])
        for fact, ids in worded.items():
            values = card["facts"].get(fact, [])
            assert set([values] if isinstance(values, str) else values) <= ids, (card["name"], fact)
    for keyword in found["keywords"]:
        assert keyword["name"] and keyword["text"].endswith("."), keyword
    assert all(
        term["name"] for terms in [found["kinds"], found["triggers"], *found["facts"].values()] for term in terms
    )


@BOTH
@IN_EVERY_LANGUAGE
async def test_no_two_keywords_or_triggers_have_the_same_name(client, game, language):
    found = await catalogue(client, game, language)
    used = {trigger for card in found["cards"] for trigger in card["triggers"]}
    triggers = [term["name"] for term in found["triggers"] if term["id"] in used]
    for names in ([term["name"] for term in found["keywords"]], triggers):
        assert sorted(set(names)) == sorted(names)


@BOTH
async def test_sets_name_their_cards_in_order(client, game):
    found = await catalogue(client, game)
    assert {each["id"]: each["name"] for each in found["sets"]} == GAMES[game].sets()
    for each in found["sets"]:
        assert each["cards"] == [page.name for page in GAMES[game].cards(each["id"])] and each["cards"]


@BOTH
async def test_whatever_a_view_shows_of_a_card_that_is_not_in_play_is_as_in_the_catalogue(client, game):
    cards = {card["name"]: card for card in (await catalogue(client, game))["cards"]}
    state, chance = GAMES[game].new({}, "catalogue"), seeded("catalogue")
    seen: set[str] = set()
    while state.actor() != NOBODY and len(seen) < 20:
        for player in state.view(state.actor()).players:
            for shown in player.zone("hand").cards:
                seen.add(shown.name)
                printed = cards[shown.name]
                assert (shown.power, shown.cost) == (printed["power"], printed["cost"])
                assert set(shown.keywords) == set(printed["keywords"])
        legal = state.legal()
        state.apply(legal[chance.below(len(legal))])
    assert len(seen) > 5


async def test_the_words_before_the_colon_can_be_told_from_the_rest(client):
    dragon = await card(client, "mindbug", "Goat Dragon")
    assert [(part["lead"], part["triggers"]) for part in dragon["parts"]] == [("Play and Attack", ["play", "attack"])]
    dragon = await card(client, "mindbug", "Goat Dragon", "es")
    assert dragon["parts"][0]["lead"] == "Jugar y Atacar"
    ants = await card(client, "shardbugs", "Gold Field Ants")
    assert [(part["id"], part["lead"]) for part in ants["parts"]] == [("0", "When splat")]


async def test_all_kinds_of_cards_are_there(client):
    sluggernaut = await card(client, "mindbug", "Sluggernaut")
    assert (sluggernaut["set"], sluggernaut["number"], sluggernaut["power"]) == ("promo", "P6/2022", "6")
    assert sluggernaut["facts"]["faces"] == [
        {"power": "5", "keywords": ["HUNTER"]},
        {"power": "8", "keywords": ["FRENZY"]},
    ]
    stages = [await card(client, "mindbug", name) for name in ("Cloud Lady", "Typhoon Princess", "Thunder Queen")]
    assert [each["facts"]["stage"] for each in stages] == [1, 2, 3]
    assert [each["facts"].get("evolves-to") for each in stages] == [["Typhoon Princess"], ["Thunder Queen"], None]
    assert (await card(client, "mindbug", "Artimist"))["facts"]["octonite"] == 5
    found = (await catalogue(client, "mindbug"))["cards"]
    power_cards = [each for each in found if each["kind"] == "power-card"]
    assert power_cards and all(each["cost"].isdecimal() and each["set"] == "king-of-tokyo" for each in power_cards)
    assert any(each["facts"].get("dice") for each in found) and any(each["facts"].get("tag-team") for each in found)


async def test_a_bug_has_its_figures_and_an_avatar_its_alliance(client):
    ants = await card(client, "shardbugs", "Gold Field Ants", "es")
    assert (ants["cost"], ants["power"], ants["kind"]) == ("S", "1/1", "bug")
    assert ants["facts"] == {
        "alliance": "solar",
        "rarity": "common",
        "most-copies": 5,
        "atk": 1,
        "def": 1,
        "dev": 0,
        "species": ["ant"],
        "classes": ["worker"],
    }
    found = await catalogue(client, "shardbugs", "es")
    assert {"id": "ant", "name": "hormiga"} in found["facts"]["species"]
    assert (await card(client, "shardbugs", "Luna"))["facts"] == {"alliance": "lunar", "rarity": "avatar"}


async def test_who_has_the_catalogue_is_not_sent_it_again(client):
    first = await client.get("/api/catalogue/mindbug", headers={"Accept-Encoding": "identity"})
    assert first.headers["cache-control"] == "no-cache" and first.headers["etag"].startswith('"')
    for named in (first.headers["etag"], f'"other", W/{first.headers["etag"]}', "*"):
        headers = {"Accept-Encoding": "identity", "If-None-Match": named}
        again = await client.get("/api/catalogue/mindbug", headers=headers)
        assert (again.status_code, again.content) == (304, b"") and again.headers["etag"] == first.headers["etag"]
    for address, named in (("mindbug?language=es", first.headers["etag"]), ("mindbug", '"other"')):
        other = await client.get(f"/api/catalogue/{address}", headers={"If-None-Match": named})
        assert other.status_code == 200


async def test_it_is_compressed_for_those_who_can_read_that(client):
    plain = await client.get("/api/catalogue/mindbug", headers={"Accept-Encoding": "br, gzip;q=0"})
    small = await client.get("/api/catalogue/mindbug", headers={"Accept-Encoding": "br, gzip"})
    assert "content-encoding" not in plain.headers and small.headers["content-encoding"] == "gzip"
    assert small.content == plain.content and small.headers["etag"] != plain.headers["etag"]
    assert int(small.headers["content-length"]) < len(plain.content) / 4
    assert small.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"


async def test_it_is_made_once(app, client, monkeypatch):
    made = []
    pages = type(GAMES["mindbug"]).cards

    def counted(self, set_id=None):
        made.append(set_id)
        return pages(self, set_id)

    monkeypatch.setattr(type(GAMES["mindbug"]), "cards", counted)
    await catalogue(client, "mindbug")
    first = len(made)
    await catalogue(client, "mindbug")
    assert first and len(made) == first


async def test_a_game_that_there_is_not(client):
    for more in ("", "/rules", "/options", "/figures"):
        answer = await client.get(f"/api/catalogue/chess{more}")
        assert (answer.status_code, answer.json()["error"]) == (404, "not-found")
        assert "mindbug" in answer.json()["reason"]


async def test_a_language_that_nobody_here_speaks_is_english(client):
    assert (await catalogue(client, "mindbug", "tlh"))["language"] == "en"


# --- rules ------------------------------------------------------------------------------------------------------------


@BOTH
@IN_EVERY_LANGUAGE
async def test_the_rules_are_there_by_their_ids(client, game, language):
    book = await looked_up(client, f"/api/catalogue/{game}/rules", language=language)
    assert book["language"] == language
    assert book["text"] and all(chapter["title"] for chapter in book["chapters"])
    ids = [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]]
    assert len(ids) > 80 and len(set(ids)) == len(ids)
    assert set(ids) == set(re.findall(r"\b[A-Z]{2}-[A-Z]\d+\b", GAMES[game].rulebook("en")))
    for chapter in book["chapters"]:
        assert bool(chapter["id"]) == bool(chapter["rules"])
        assert all(rule["id"].startswith(chapter["id"]) and rule["text"] for rule in chapter["rules"])


async def test_a_chapter_has_what_is_said_around_its_rules(client):
    book = await looked_up(client, "/api/catalogue/mindbug/rules")
    chapters = {chapter["id"]: chapter for chapter in book["chapters"]}
    assert chapters["MB-S"]["title"] == "Setup" and chapters["MB-S"]["rules"][1]["text"].startswith(
        "Each player gets 2"
    )
    assert chapters["MB-X"]["text"].startswith("All of these are") and not chapters["MB-X"]["notes"]
    assert "| what a card says |" in chapters["MB-Q"]["notes"]


@BOTH
async def test_the_rules_that_concern_a_card_are_in_the_book(client, game):
    book = await looked_up(client, f"/api/catalogue/{game}/rules")
    ids = {rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]}
    for found in (await catalogue(client, game))["cards"]:
        assert set(found["rules"]) <= ids, found["name"]


async def test_a_card_names_the_rules_of_its_keywords_and_effects(client):
    assert (await card(client, "mindbug", "Plated Scorpion"))["rules"] == ["MB-K5", "MB-K3"]


# --- figures ----------------------------------------------------------------------------------------------------------


async def test_figures_of_cards_say_how_they_were_counted(client):
    found = await looked_up(client, "/api/catalogue/mindbug/figures")
    assert found["command"].startswith("bugduel arena ") and found["games"] > 1000 and found["bots"]
    scorpion = found["cards"]["Plated Scorpion"]
    assert scorpion["games"] > 0 and scorpion["shares"]["held"]["trials"] > 0
    first = await client.get("/api/catalogue/mindbug/figures")
    again = await client.get("/api/catalogue/mindbug/figures", headers={"If-None-Match": first.headers["etag"]})
    assert again.status_code == 304


async def test_a_game_whose_cards_nobody_counted_says_so(client):
    answer = await client.get("/api/catalogue/shardbugs/figures")
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")


# --- options ----------------------------------------------------------------------------------------------------------


@BOTH
@IN_EVERY_LANGUAGE
async def test_every_option_has_a_label_and_a_line_of_help(client, game, language):
    options = await looked_up(client, f"/api/catalogue/{game}/options", language=language)
    for option, choice in zip(options, GAMES[game].options_schema(), strict=True):
        assert (option["name"], option["kind"], option["default"]) == (choice.name, choice.kind, choice.default)
        assert option["label"] not in ("", choice.name) and option["text"].endswith("."), option
        assert [value["id"] for value in option["values"]] == choice.values
        assert all(value["name"] not in ("", value["id"]) for value in option["values"]), option


async def test_what_is_chosen_by_an_id_is_shown_by_a_name(client):
    options = {each["name"]: each for each in await looked_up(client, "/api/catalogue/mindbug/options", language="es")}
    assert options["mode"]["label"] == "Jugadores" and options["mode"]["values"][1]["name"] == "2 contra 2"
    assert {"id": "kingdom", "name": "Battlefruit Kingdom"} in options["sets"]["values"]
    assert options["format"]["instead_of"] == ["sets", "pool"]


async def test_an_option_that_decides_how_many_play_says_so(client):
    options = {each["name"]: each for each in await looked_up(client, "/api/catalogue/mindbug/options")}
    for mode, players in options["mode"]["players"].items():
        chosen = {"mode": mode, "sets": ["first-contact", "new-servants"]}
        assert GAMES["mindbug"].new(chosen, "seed").seats() == players
    assert list(options["mode"]["players"]) == [value["id"] for value in options["mode"]["values"]]
    decks = (await looked_up(client, "/api/catalogue/shardbugs/options"))[0]
    assert (decks["kind"], decks["least"], decks["most"], decks["players"]) == ("decks", 2, 4, {})


# --- opponents --------------------------------------------------------------------------------------------------------


async def test_opponents_come_from_the_weakest_to_the_strongest(client):
    levels = await looked_up(client, "/api/levels")
    assert [level["bot"] for level in levels] == list(LEVELS)
    assert [level["name"] for level in levels] == ["Larva", "Cricket", "Beetle", "Mantis", "Queen"]
    assert [level["strength"] for level in levels] == [1, 2, 3, 4, 5]
    spanish = await looked_up(client, "/api/levels", language="es")
    assert [level["name"] for level in spanish] == ["Larva", "Grillo", "Escarabajo", "Mantis", "Reina"]
    for level in [*levels, *spanish]:
        assert level["games"] == list(GAMES) and level["text"].count(". ") == 1 and level["text"].endswith(".")
    assert "2 seconds" in levels[4]["text"] and "2 segundos" in spanish[4]["text"]


async def test_somebody_new_plays_each_of_them_with_one_request(browser):
    for level in await looked_up(browser(), "/api/levels"):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": level["bot"]}]
        somebody = browser()
        answer = await somebody.post("/api/games", json={"game": "mindbug", "seats": seats})
        assert (answer.status_code, answer.json()["status"]) == (201, "running"), answer.text
        mine = (await somebody.get("/api/me/games")).json()["games"]
        assert [game["id"] for game in mine] == [answer.json()["id"]]
