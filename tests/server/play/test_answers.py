"""What players send: answers of a ply, repeats, and what is refused. The game stays as it was."""

import json

import pytest

pytestmark = pytest.mark.anyio


async def both(table, **more):
    """The one who is asked, and the other."""
    anna, ben = await table("mindbug", **more)
    return (anna, ben) if anna.is_asked else (ben, anna)


async def test_a_repeated_answer_is_harmless(table):
    asked, other = await both(table)
    move, ply = asked.move(), asked.ply
    first = await asked.says("act", ply=ply, action=move["action"])
    again = await asked.says("act", ply=ply, action=move["action"])
    assert first["type"] == again["type"] == "accepted"
    await other.until_ply(ply + 1)
    assert other.ply == asked.ply == ply + 1


async def test_another_answer_to_an_old_question_is_stale(table):
    asked, _ = await both(table)
    moves, ply = asked.now["question"]["moves"], asked.ply
    await asked.says("act", ply=ply, action=moves[0]["action"])
    late = await asked.says("act", ply=ply, action=moves[1]["action"])
    assert (late["type"], late["code"], late["ply"]) == ("refused", "stale", ply + 1)


async def test_the_other_player_cannot_answer_and_learns_nothing_of_the_hand(table):
    asked, other = await both(table)
    move = asked.move()
    refused = await other.says("act", ply=other.ply, action=move["action"])
    assert (refused["type"], refused["code"]) == ("refused", "wrong-seat")
    invented = await other.says("act", ply=other.ply, action=123456789)
    assert invented["code"] == "wrong-seat"
    hand = asked.now["view"]["players"][asked.seat]["zones"]["hand"]["cards"]
    assert not any(card["card"] in json.dumps([refused, invented]) for card in hand)


async def test_an_illegal_action_is_refused_and_nothing_changes(table):
    asked, other = await both(table)
    refused = await asked.says("act", ply=asked.ply, action=1)
    assert (refused["type"], refused["code"]) == ("refused", "illegal")
    assert asked.ply == other.ply == 0
    await asked.chooses()


@pytest.mark.parametrize(
    "message",
    [
        "no json",
        "[]",
        "null",
        '{"type": "dance"}',
        '{"type": "act"}',
        '{"type": "act", "ply": "0", "action": 1}',
        '{"type": "act", "ply": 0, "action": 1, "seat": 1}',
        '{"type": "act", "ply": -1, "action": 1}',
        '{"type": "act", "ply": 0, "action": 1e300}',
        '{"type": "sit", "seat": 1}',
        '{"type": "sit", "seat": -1}',
        '{"type": "passing", "stops": ["noon"]}',
        '{"type": "answer", "offer": "undo", "seat": 1, "yes": true}',
        '{"type": "claim", "seat": 7}',
        "[" * 2000,
        '{"type": "ping", "id": 99999999999999999999999}',
        '{"type": "ping", "pad": "' + "x" * 5000 + '"}',
    ],
)
async def test_what_makes_no_sense_is_refused_with_a_reason(table, message):
    anna, ben = await table("mindbug")
    before = len(anna.heard)
    await anna.sends(message)
    await anna.until(lambda: any(heard["type"] == "refused" for heard in anna.heard[before:]))
    refused = next(heard for heard in anna.heard[before:] if heard["type"] == "refused")
    assert refused["reason"]
    assert len(refused["reason"]) <= 300
    assert (await anna.says("ping"))["type"] == "pong"
    assert anna.ply == ben.ply == 0


async def test_a_spectator_sees_no_hand_and_can_do_nothing(table, visitor):
    anna, ben = await table("mindbug")
    carla = await visitor().sits(anna.game)
    assert carla.seat == -1
    hands = [player["zones"]["hand"] for player in carla.now["view"]["players"]]
    assert all(hand["size"] == 5 and not hand["cards"] for hand in hands)
    assert carla.now["question"].get("moves") is None
    assert (await carla.says("act", ply=0, action=1))["code"] == "wrong-seat"
    assert (await carla.says("undo", ply=0))["code"] == "wrong-seat"
    asked = anna if anna.is_asked else ben
    await asked.chooses()
    await carla.until_ply(1)
    await carla.leaves()


async def test_a_spectator_of_a_delayed_game_is_behind(table, visitor):
    anna, ben = await table("mindbug", terms={"watch_delay": 2})
    asked = anna if anna.is_asked else ben
    await asked.chooses()
    carla = await visitor().sits(anna.game)
    assert carla.ply == 0, "the move is newer than the delay"
    await asked.until_asked() if asked.is_asked else None
    next_one = anna if anna.is_asked else ben
    await next_one.chooses()
    await carla.until_ply(2)
    sent = next(message for message in carla.heard if message["type"] == "ply" and message["ply"] == 2)
    made = next(message for message in anna.heard if message["type"] == "ply" and message["ply"] == 2)
    assert sent["time"] == made["time"], "it is told as it was then"
    await carla.leaves()


async def test_a_reader_who_floods_is_shown_out(table):
    anna, _ = await table("mindbug")
    for _ in range(200):
        try:
            await anna.sends({"type": "ping"})
        except Exception:  # closed already
            break
    await anna.until(lambda: anna.closed is not None)
    assert anna.closed.rcvd.code == 1008
    again = await anna.visitor.sits(anna.game)
    assert again.ply == 0
    await again.leaves()
