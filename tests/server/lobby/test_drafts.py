"""Drafts: packs go round, everybody picks, and decks come of it."""

import asyncio

import pytest
from sqlalchemy import select, update

from bugduel.games import GAMES as KNOWN
from bugduel.server.settings import Settings
from bugduel.server.store.tables import DRAFTS, PICKS

pytestmark = pytest.mark.anyio

GAME = KNOWN["shardbugs"]


@pytest.fixture
def settings(database_url):
    return Settings(database=database_url, password_rounds=1, password_memory=8, limits_times=1000, site="none")


async def opened(client, seats=2, bots=1):
    answer = await client.post("/api/drafts", json={"game": "shardbugs", "seats": seats, "bots": bots})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def joined(client, draft):
    answer = await client.post(f"/api/drafts/{draft['id']}/join")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def seen(client, draft):
    answer = await client.get(f"/api/drafts/{draft['id']}")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def pick(client, draft, number=None, card=None):
    number = draft.get("number", 0) if number is None else number
    card = draft["view"]["pack"][0] if card is None else card
    return await client.post(f"/api/drafts/{draft['id']}/pick", json={"number": number, "card": card})


async def drafted(client, seats=2):
    """A draft with bots, to its end."""
    draft = await opened(client, seats, seats - 1)
    while draft["status"] == "running":
        draft = (await pick(client, draft)).json()
    return draft


async def play(client, draft, against, **more):
    return await client.post(f"/api/drafts/{draft['id']}/games", json={"against": against, **more})


async def test_a_draft_with_bots_begins_at_once_and_they_pick_at_once(guest):
    ana = await guest()
    draft = await opened(ana, 3, 2)
    assert draft["status"] == "running" and draft["seat"] == 0
    assert len(draft["view"]["pack"]) == 12 and draft["view"]["pool"] == [] and draft["view"]["waiting"] == [0]
    card = draft["view"]["pack"][3]
    draft = (await pick(ana, draft, card=card)).json()
    assert draft["view"]["pool"] == [card] and draft["number"] == 1 and len(draft["view"]["pack"]) == 11
    assert [seat.get("picked") for seat in draft["seats"]] == [1, 2, 2]


async def test_a_draft_of_people_begins_when_the_last_seat_is_taken(guest):
    ana, bob, cid = await guest(), await guest(), await guest()
    draft = await opened(ana, 3, 1)
    assert draft["status"] == "open" and "view" not in draft
    draft = await joined(bob, draft)
    assert draft["status"] == "running" and draft["seat"] == 1 and [s.get("is_bot") for s in draft["seats"]][2]
    answer = await cid.post(f"/api/drafts/{draft['id']}/join")
    assert (answer.status_code, answer.json()["error"]) == (409, "already-begun")
    assert (await joined(bob, draft))["seat"] == 1  # a second click


async def test_packs_go_on_when_everybody_has_picked(guest):
    ana, bob = await guest(), await guest()
    mine = await opened(ana, 2, 0)
    theirs = await joined(bob, mine)
    mine = await seen(ana, mine)
    left = mine["view"]["pack"][1:]
    waits = (await pick(ana, mine)).json()
    assert "pack" not in waits["view"] or waits["view"]["pack"] == []
    assert waits["view"]["waiting"] == [1]
    await pick(bob, theirs)
    assert (await seen(bob, theirs))["view"]["pack"] == left


async def test_nobody_sees_what_is_before_others(guest):
    ana, bob, cid = await guest(), await guest(), await guest()
    mine = await opened(ana, 2, 0)
    theirs = await joined(bob, mine)
    mine = await seen(ana, mine)
    assert mine["view"]["pack"] != theirs["view"]["pack"]
    outside = await seen(cid, mine)
    assert "view" not in outside and outside["seat"] == -1
    assert not {"seed", "picks"} & set(str(outside).split("'"))


async def test_the_same_pick_twice_is_one_and_another_in_its_place_is_refused(app, guest):
    ana = await guest()
    draft = await opened(ana)
    first, second = draft["view"]["pack"][:2]
    after = await pick(ana, draft, 0, first)
    again = await pick(ana, draft, 0, first)
    assert again.status_code == 200 and again.json()["view"] == after.json()["view"]
    other = await pick(ana, draft, 0, second)
    assert (other.status_code, other.json()["error"]) == (409, "already-picked")
    early = await pick(ana, draft, 5, second)
    assert (early.status_code, early.json()["error"]) == (409, "stale")


async def test_of_many_picks_at_once_one_counts(app, guest):
    ana = await guest()
    draft = await opened(ana)
    answers = await asyncio.gather(*(pick(ana, draft, 0, card) for card in draft["view"]["pack"]))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 11
    async with app.state.parts.database.reading() as connection:
        mine = select(PICKS.c.card).where(PICKS.c.seat == 0, PICKS.c.draft == draft["id"])
        assert len((await connection.execute(mine)).all()) == 1


async def test_two_who_pick_last_at_the_same_moment_leave_nobody_waiting(guest):
    people = [await guest() for _ in range(4)]
    draft = await opened(people[0], 5, 1)
    for person in people[1:]:
        await joined(person, draft)
    for number in range(4):
        views = [await seen(person, draft) for person in people]
        answers = await asyncio.gather(*(pick(person, view) for person, view in zip(people, views, strict=True)))
        assert [answer.status_code for answer in answers] == [200] * 4
        last = await seen(people[0], draft)
        assert [seat.get("picked") for seat in last["seats"]] == [number + 1] * 4 + [number + 2]


async def test_a_card_that_is_not_in_the_pack_is_refused(guest):
    ana, bob = await guest(), await guest()
    draft = await opened(ana)
    answer = await pick(ana, draft, 0, "No Such Card")
    assert answer.status_code == 409 and "not in the pack" in answer.json()["reason"]
    answer = await pick(bob, draft)
    assert (answer.status_code, answer.json()["error"]) == (403, "not-seated")


async def test_in_the_end_there_is_a_deck_and_another_can_be_made(guest):
    ana = await guest()
    draft = await drafted(ana)
    assert draft["status"] == "over" and len(draft["view"]["pool"]) == draft["number"] == 48
    assert draft["leaders"] and draft["deck"]["cards"]
    address = f"/api/drafts/{draft['id']}/deck"
    leader = next(name for name in draft["leaders"] if name != draft["deck"]["avatar"])
    led = (await ana.post(address, json={"leader": leader})).json()
    assert led["deck"]["avatar"] == leader
    written = GAME.deck_text(draft["deck"])
    assert (await ana.post(address, json={"deck": written})).json()["deck"] == draft["deck"]
    assert (await ana.post(address, json={"deck": led["deck"]})).json()["deck"] == led["deck"]
    assert (await seen(ana, draft))["deck"] == led["deck"]
    assert (await ana.post(address, json={})).json()["deck"] == draft["deck"]  # the automatic one again


async def test_a_deck_of_cards_that_were_not_picked_is_refused_with_the_reasons(guest):
    ana = await guest()
    draft = await drafted(ana)
    missing = next(card.name for card in GAME.cards() if card.name not in draft["view"]["pool"])
    wrong = {**draft["deck"], "cards": {**draft["deck"]["cards"], missing: 1}}
    answer = await ana.post(f"/api/drafts/{draft['id']}/deck", json={"deck": wrong})
    assert answer.status_code == 400 and missing in answer.json()["reason"]
    answer = await ana.post(f"/api/drafts/{draft['id']}/deck", json={"leader": "Nobody"})
    assert answer.status_code == 400 and answer.json()["reason"].startswith("leader")


async def test_there_is_no_deck_and_no_game_before_the_end(guest):
    ana = await guest()
    draft = await opened(ana)
    for what, body in (("deck", {}), ("games", {"against": 1})):
        answer = await ana.post(f"/api/drafts/{draft['id']}/{what}", json=body)
        assert (answer.status_code, answer.json()["error"]) == (409, "not-over")


async def test_against_a_bot_the_game_begins_at_once_with_both_decks(app, guest):
    ana = await guest()
    draft = await drafted(ana)
    answer = await play(ana, draft, 1, bot="larva")
    assert answer.status_code == 201, answer.text
    game = answer.json()
    assert game["status"] == "running" and game["options"]["draft"] is True
    mine = next(seat["seat"] for seat in game["seats"] if seat.get("is_me"))
    async with app.state.parts.playing.hall.room(game["id"]) as room:
        assert room.loaded.row.options["decks"][mine] == draft["deck"]


async def test_a_person_is_challenged_and_nobody_else_can_sit_down(app, guest):
    ana, bob, cid = await guest(), await guest(), await guest()
    draft = await opened(ana, 2, 0)
    await joined(bob, draft)
    while (view := await seen(ana, draft))["status"] == "running":
        await pick(ana, view)
        await pick(bob, await seen(bob, draft))
    game = (await play(ana, draft, 1)).json()
    assert game["status"] == "open"
    assert game["id"] not in [table["id"] for table in (await cid.get("/api/games")).json()]
    join = f"/api/games/{game['id']}/join"
    assert (await cid.post(join, json={})).json()["error"] == "kept-for-another"
    assert [table["id"] for table in (await bob.get("/api/me/challenges")).json()] == [game["id"]]
    assert (await bob.post(join, json={"deck": "lunar-tide"})).json()["error"] == "deck-fixed"
    begun = await bob.post(join, json={})
    assert begun.status_code == 200 and begun.json()["status"] == "running"
    assert (await bob.get("/api/me/challenges")).json() == []
    theirs = next(seat["seat"] for seat in begun.json()["seats"] if seat.get("is_me"))
    async with app.state.parts.playing.hall.room(game["id"]) as room:
        assert room.loaded.row.options["decks"][theirs] == (await seen(bob, draft))["deck"]


async def test_a_game_is_against_another_seat_and_at_a_level_that_there_is(guest):
    ana = await guest()
    draft = await drafted(ana)
    for against in (0, 2):
        assert (await play(ana, draft, against)).json()["reason"].startswith("against")
    assert (await play(ana, draft, 1, bot="search:9")).status_code == 400
    assert (await play(ana, draft, 1, terms={"rated": True})).status_code in (400, 403)
    assert (await play(await guest(), draft, 1)).json()["error"] == "not-seated"


async def test_a_bot_goes_on_for_somebody_who_leaves(guest):
    ana, bob = await guest(), await guest()
    draft = await opened(ana, 2, 0)
    await joined(bob, draft)
    await pick(ana, await seen(ana, draft))
    assert (await bob.delete(f"/api/drafts/{draft['id']}/seat")).status_code == 204
    view = await seen(ana, draft)
    assert view["view"]["waiting"] == [0] and view["number"] == 1 and view["seats"][1]["is_bot"]


async def test_a_bot_goes_on_for_somebody_who_has_left_for_good(app, guest):
    ana, bob = await guest(), await guest()
    draft = await opened(ana, 2, 0)
    await joined(bob, draft)
    await pick(ana, await seen(ana, draft))
    assert (await bob.request("DELETE", "/api/me", json={})).status_code == 204
    await app.state.parts.drafts.clock.look()
    assert (await seen(ana, draft))["view"]["waiting"] == [0]


async def test_a_draft_that_everybody_leaves_before_it_begins_is_closed(guest):
    ana, bob = await guest(), await guest()
    draft = await opened(ana, 3, 0)
    await joined(bob, draft)
    await ana.delete(f"/api/drafts/{draft['id']}/seat")
    assert "name" not in (await seen(bob, draft))["seats"][0]
    await bob.delete(f"/api/drafts/{draft['id']}/seat")
    assert (await ana.get(f"/api/drafts/{draft['id']}")).status_code == 404


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "mindbug", "seats": 2},
        {"game": "chess", "seats": 2},
        {"game": "shardbugs", "seats": 9},
        {"game": "shardbugs", "seats": 2, "bots": 2},
    ],
)
async def test_what_cannot_be_drafted_is_refused(guest, wrong):
    assert (await (await guest()).post("/api/drafts", json=wrong)).status_code == 400


async def test_nobody_sits_at_many_drafts(guest):
    ana = await guest()
    for _ in range(5):
        await opened(ana)
    answer = await ana.post("/api/drafts", json={"game": "shardbugs", "seats": 2})
    assert (answer.status_code, answer.json()["error"]) == (409, "too-many-drafts")


async def test_a_draft_of_other_cards_says_so(app, guest):
    ana = await guest()
    draft = await opened(ana)
    await pick(ana, draft)
    async with app.state.parts.database.writing() as connection:
        await connection.execute(update(DRAFTS).values(seed="another"))
    answer = await ana.get(f"/api/drafts/{draft['id']}")
    assert (answer.status_code, answer.json()["error"]) == (409, "old-draft")
