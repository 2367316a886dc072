"""Taking back: one's own last choice while nobody learnt anything, and more if the others agree."""

import pytest

from players import until_asked

pytestmark = pytest.mark.anyio


async def seated(table, **more):
    """The one who is asked, and the other."""
    anna, ben = await table("mindbug", **more)
    return (anna, ben) if anna.is_asked else (ben, anna)


async def test_a_played_card_was_seen_so_the_other_has_to_agree(table):
    asked, other = await seated(table)
    await asked.chooses("Play")
    assert asked.now["can_undo"]
    assert (await asked.says("undo", ply=asked.ply))["type"] == "accepted"
    await other.until(lambda: bool(other.offers))
    assert other.offers == [{"kind": "undo", "seat": asked.seat, "agreed": [], "against": -1}]
    assert other.ply == 1, "nothing has changed yet"
    await other.says("answer", offer="undo", seat=asked.seat, yes=True)
    await asked.until_ply(2)
    assert asked.now["view"]["ply"] == 0
    assert asked.is_asked
    assert len(asked.now["view"]["players"][asked.seat]["zones"]["hand"]["cards"]) == 5
    await asked.chooses()


async def test_the_other_may_say_no(table):
    asked, other = await seated(table)
    await asked.chooses("Play")
    await asked.says("undo", ply=asked.ply)
    await other.until(lambda: bool(other.offers))
    await other.says("answer", offer="undo", seat=asked.seat, yes=False)
    await asked.until(lambda: not asked.offers)
    assert asked.ply == other.ply == 1


async def test_an_offer_ends_when_the_game_goes_on(table):
    asked, other = await seated(table)
    await asked.chooses("Play")
    await asked.says("undo", ply=asked.ply)
    await other.until(lambda: bool(other.offers))
    await other.chooses()
    refused = await other.says("answer", offer="undo", seat=asked.seat, yes=True)
    assert refused["type"] == "refused"


async def test_a_bot_agrees_to_everything(visitor):
    anna = visitor()
    game = await anna.sits(await anna.opens("mindbug", "me", "beetle"))
    await game.until_asked()
    before = game.now["view"]["ply"]
    await game.chooses()
    await game.until_asked()
    if not game.is_over:
        answer = await game.says("undo", ply=game.ply)
        assert answer["type"] == "accepted"
        await game.until(lambda: game.now["view"]["ply"] == before)
        assert game.is_asked
    await game.leaves()


async def test_nothing_is_taken_back_in_a_game_without_undo(table):
    asked, _ = await seated(table, terms={"undo": False})
    await asked.chooses()
    assert not asked.now.get("can_undo")
    assert (await asked.says("undo", ply=asked.ply))["code"] == "not-allowed"


async def test_a_choice_in_the_middle_of_a_payment_is_taken_back_at_once(table):
    """In Shard Bugs one pick of several shows nothing new: nobody has to agree."""
    anna, ben = await table("shardbugs", terms={"clock": {"kind": "total", "seconds": 600, "increment": 9}})
    for player in (anna, ben):
        await player.says("passing", is_fast=True)
    taken_back = 0
    for _ in range(200):
        asked = await until_asked(anna, ben)
        other = ben if asked is anna else anna
        if asked.is_over or taken_back == 3:
            break
        clocks = asked.now["clocks"]["left"]
        before, question = asked.now["view"], asked.now["question"]
        await asked.chooses()
        if asked.is_asked and (await asked.says("undo", ply=asked.ply))["type"] == "accepted" and not asked.offers:
            await asked.until_asked()
            assert (asked.now["view"], asked.now["question"]) == (before, question)
            assert asked.now["clocks"]["left"][other.seat] == clocks[other.seat]
            assert asked.now["clocks"]["left"][asked.seat] < clocks[asked.seat] + 5000, "the increment is taken back"
            taken_back += 1
            await asked.chooses()
        await other.until_ply(asked.ply)
    assert taken_back == 3
