"""Whole games over real sockets: two people, bots, teams, three players."""

import hashlib

import pytest

from players import play_on

pytestmark = pytest.mark.anyio


async def test_two_people_play_a_whole_game_and_see_the_same_end(table):
    anna, ben = await table("mindbug")
    await play_on(anna, ben)
    assert anna.now["status"] == ben.now["status"] == "over"
    assert anna.now["view"]["outcome"] == ben.now["view"]["outcome"]
    assert {anna.now["result"], ben.now["result"]} in ({"You won.", "Your opponent won."}, {"The game is a draw."})


async def test_the_seed_is_told_after_the_game_and_fits_the_hash_told_before(table):
    anna, ben = await table("mindbug")
    told = anna.table["seed_hash"]
    assert not anna.table.get("seed")
    await anna.concedes()
    await ben.until_over()
    assert hashlib.sha256(ben.now["seed"].encode()).hexdigest() == told


async def test_a_person_beats_or_loses_to_a_bot(visitor):
    anna = visitor()
    game = await anna.sits(await anna.opens("mindbug", "me", "larva"))
    await play_on(game)
    assert game.now["result"] in ("You won.", "Your opponent won.")
    await game.leaves()


async def test_three_players_of_shard_bugs(table):
    players = await table("shardbugs", 3)
    assert len({player.seat for player in players}) == 3
    for player in players:
        await player.says("passing", is_fast=True)
    await play_on(*players, patience=120)
    outcomes = {tuple(player.now["view"]["outcome"]) for player in players}
    assert len(outcomes) == 1


async def test_two_against_two(table):
    players = await table("mindbug", 4, options={"mode": "2v2", "sets": ["first-contact", "tag-team"]})
    assert [chair["team"] for chair in players[0].seats] == [0, 1, 0, 1]
    await play_on(*players)
    outcome = players[0].now["view"]["outcome"]
    assert outcome[0] == outcome[2] != outcome[1] == outcome[3]


async def test_two_people_at_one_screen_turn_the_table_over(visitor):
    anna = visitor()
    game = await anna.sits(await anna.opens("mindbug", "me", "me"))
    assert game.table["my_seats"] == [0, 1]
    for _ in range(6):
        asked = game.now["question"]["seat"]
        if asked != game.seat:
            await game.sends({"type": "sit", "seat": asked})
            await game.until(lambda: game.seat == game.now["question"]["seat"])
            assert game.now["view"]["players"][asked]["zones"]["hand"]["cards"], "one's own hand is open"
            assert not game.now["view"]["players"][1 - asked]["zones"]["hand"]["cards"], "the other's is not"
        await game.chooses()
        if game.is_over:
            break
    await game.leaves()


def may_know(messages, seat):
    """The cards that a seat saw lie open, or had in its own hand: it knows of them wherever they go (MB-N2)."""
    return {
        card["card"]
        for message in messages
        if "view" in message and message["view"]["seat"] == seat
        for place, player in enumerate(message["view"]["players"])
        for name, zone in player["zones"].items()
        if name != "known" and (name != "hand" or place == seat)
        for card in zone["cards"]
    }


async def test_whoever_takes_over_a_shared_screen_is_told_what_they_missed(visitor):
    anna = visitor()
    game = await anna.sits(await anna.opens("mindbug", "me", "me"))
    seen = {0: 0, 1: 0}
    told = 0
    for _ in range(12):
        asked = game.now["question"]["seat"]
        if asked != game.seat:
            seen[game.seat], now = game.ply, game.ply
            heard = len(game.heard)
            await game.sends({"type": "sit", "seat": asked, "since": seen[asked]})
            await game.until(lambda now=now, asked=asked: game.ply == now and game.now["view"]["seat"] == asked)
            first, *plies = [message for message in game.heard[heard:] if message["type"] in ("game", "ply")]
            assert first["type"] == "game" and first["ply"] == seen[asked]
            assert [ply["ply"] for ply in plies] == list(range(seen[asked] + 1, now + 1))
            assert {message["view"]["seat"] for message in (first, *plies)} == {asked}
            assert all("question" not in message for message in (first, *plies)[:-1]), "the past asks nothing"
            shown = {
                card["card"]
                for message in (first, *plies)
                for card in message["view"]["players"][1 - asked]["zones"]["hand"]["cards"]
            }
            assert shown <= may_know(game.heard, asked), "nothing of the other's hand but what was seen before"
            again = await anna.sits(game.game, seat=asked)
            assert again.now["view"] == game.now["view"]
            assert again.now["question"] == game.now["question"]
            assert again.lines == game.lines, "the same log as for whoever comes anew"
            await again.leaves()
            told += len(plies)
        await game.chooses()
        if game.is_over:
            break
    assert told >= 6
    await game.leaves()


async def test_sentences_come_in_the_language_of_the_reader(visitor):
    anna, ben = visitor("en"), visitor("es")
    made = await anna.opens("mindbug")
    await ben.joins(made)
    hers, his = await anna.sits(made), await ben.sits(made)
    asked = hers if hers.is_asked else his
    english = {"Your turn. What do you do?", "Your opponent's turn."}
    assert hers.now["question"]["text"] in english or hers.now["question"]["text"].startswith(("Your", "Their"))
    assert his.now["question"]["text"] != hers.now["question"]["text"]
    assert all(move["text"] for move in asked.now["question"]["moves"])
    await hers.leaves()
    await his.leaves()


async def test_a_match_goes_on_until_it_is_decided_with_seats_swapped(table):
    anna, ben = await table("mindbug", best_of=3)
    await ben.concedes()
    await anna.until_over()
    following = (await anna.visitor.asks(f"/api/games/{anna.game}"))["next"]
    again, other = await anna.visitor.sits(following), await ben.visitor.sits(following)
    assert (again.seat, other.seat) == (1, 0)
    assert again.table["wins"] == [0, 1]
    await other.concedes()
    await again.until_over()
    assert not (await anna.visitor.asks(f"/api/games/{following}")).get("next"), "two wins decide best of three"
    await again.leaves()
    await other.leaves()


async def test_a_rematch_begins_when_both_want_it(table):
    anna, ben = await table("mindbug")
    assert (await anna.says("rematch"))["type"] == "refused", "the game is not over yet"
    await anna.concedes()
    await ben.until_over()
    assert (await ben.says("rematch"))["type"] == "accepted"
    await anna.until(lambda: bool(anna.offers))
    assert anna.offers == [{"kind": "rematch", "seat": ben.seat, "agreed": [], "against": -1}]
    await anna.says("rematch")
    await ben.until(lambda: any(message.get("next") for message in ben.heard))
    following = next(message["next"] for message in ben.heard if message.get("next"))
    again = await ben.visitor.sits(following)
    assert again.seat == anna.seat
    await again.leaves()
