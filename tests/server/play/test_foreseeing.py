"""Players ask what their choices would do, and why a creature is as strong as it is."""

import json

import pytest

from players import until_asked

pytestmark = pytest.mark.anyio


async def both(table, game="mindbug", **more):
    """The one who is asked, and the other."""
    anna, ben = await table(game, **more)
    return (anna, ben) if anna.is_asked else (ben, anna)


async def test_every_choice_is_foreseen(table):
    asked, _ = await both(table)
    answer = await asked.says("foresee", ply=asked.ply)
    assert answer["type"] == "foreseen"
    assert answer["ply"] == asked.ply
    assert answer.get("left_out", 0) == 0
    actions = [move["action"] for move in asked.now["question"]["moves"]]
    assert [move["action"] for move in answer["moves"]] == actions
    for move in answer["moves"]:  # at the start one can only play a creature, and the opponent has two Mindbugs
        assert move["stops"] == {"why": "choice", "seat": 1 - asked.seat}
        assert "text" not in move
        assert move["if_allowed"].startswith("If nobody steps in: ")
        assert "comes into play on your side." in move["if_allowed"]


async def test_both_answers_of_a_mindbug_question_are_foreseen_and_come_true(table):
    asked, other = await both(table)
    await asked.chooses()
    await other.until_asked()
    answer = await other.says("foresee", ply=other.ply)
    use, keep = answer["moves"]
    assert "Your Mindbugs: 2 → 1." in use["text"]
    assert "comes into play on the side of your opponent." in keep["text"]
    (enters,) = [change for change in keep["changes"] if change["what"] == "enters"]
    await other.chooses(lambda move: move["action"] == keep["action"])
    in_play = other.now["view"]["players"][enters["seat"]]["zones"]["play"]["cards"]
    assert [(card["card"], card["piece"]) for card in in_play] == [(enters["card"], enters["piece"])]


async def test_one_choice_can_be_asked_for(table):
    asked, _ = await both(table)
    last = asked.now["question"]["moves"][-1]["action"]
    answer = await asked.says("foresee", ply=asked.ply, action=last)
    assert [move["action"] for move in answer["moves"]] == [last]
    wrong = await asked.says("foresee", ply=asked.ply, action=1)
    assert (wrong["type"], wrong["code"]) == ("refused", "illegal")


async def test_several_answers_are_foreseen_together(table):
    asked, _ = await both(table, "shardbugs")
    (back, *_) = [move["action"] for move in asked.now["question"]["moves"] if move["move"] == "put-back"]
    (keep,) = [move["action"] for move in asked.now["question"]["moves"] if move["move"] == "keep"]
    answer = await asked.says("foresee", ply=asked.ply, action=keep, after=[back])
    assert [move["action"] for move in answer["moves"]] == [keep]
    impossible = await asked.says("foresee", ply=asked.ply, action=keep, after=[back] * 9)
    assert (impossible["type"], impossible["code"]) == ("refused", "illegal")


async def test_only_who_is_asked_can_foresee_and_only_now(table, visitor):
    asked, other = await both(table)
    refused = await other.says("foresee", ply=other.ply)
    assert (refused["type"], refused["code"]) == ("refused", "wrong-seat")
    late = await asked.says("foresee", ply=asked.ply + 1)
    assert (late["code"], late["ply"]) == ("stale", asked.ply)
    watching = await visitor().sits(asked.game)
    assert (await watching.says("foresee", ply=watching.ply))["code"] == "wrong-seat"
    await watching.leaves()
    await asked.concedes()
    await asked.until_over()
    assert (await asked.says("foresee", ply=asked.ply))["code"] == "wrong-seat"


async def test_nothing_of_the_other_hand_is_told(table):
    """All along a game: no forecast names a card that only the other player can see."""
    asked, other = await both(table)
    for _ in range(12):
        player = await until_asked(asked, other)
        if player.is_over:
            break
        rival = other if player is asked else asked
        answer = await player.says("foresee", ply=player.ply)
        hidden = {card["card"] for card in rival.now["view"]["players"][rival.seat]["zones"]["hand"]["cards"]}
        shown = json.dumps([player.now["view"], player.now["question"]])
        for card in hidden:
            assert card in shown or card not in json.dumps(answer)
        ply = player.ply
        await player.chooses()
        await rival.until_after(ply)


async def test_asking_again_is_free_and_other_questions_are_not(table):
    asked, _ = await both(table)
    answers = [await asked.says("foresee", ply=asked.ply) for _ in range(50)]
    assert all(answer["moves"] == answers[0]["moves"] for answer in answers)
    actions = [move["action"] for move in asked.now["question"]["moves"]]
    for number in range(100):
        await asked.sends({"type": "foresee", "ply": asked.ply, "action": actions[number % len(actions)]})
    await asked.until(lambda: asked.closed is not None)


async def test_the_other_game_is_foreseen_too(table):
    asked, other = await both(table, "shardbugs")
    for _ in range(10):
        player = await until_asked(asked, other)
        rival = other if player is asked else asked
        answer = await player.says("foresee", ply=player.ply)
        assert len(answer["moves"]) + answer.get("left_out", 0) == len(player.now["question"]["moves"])
        ply = player.ply
        await player.chooses()
        await rival.until_after(ply)


async def test_the_power_of_a_creature_is_explained(table, visitor):
    asked, other = await both(table)
    await asked.chooses()
    await other.chooses(lambda move: move["move"] == "keep-mindbug")
    (creature,) = other.now["view"]["players"][asked.seat]["zones"]["play"]["cards"]
    watching = await visitor("es").sits(asked.game)
    for reader, has in ((asked, "has power"), (other, "has power"), (watching, "de poder")):
        answer = await reader.says("explain", piece=creature["piece"])
        assert answer["type"] == "explained"
        assert answer["piece"] == creature["piece"]
        assert has in answer["text"]
        assert answer["parts"][0]["why"] == "printed"
    missing = await asked.says("explain", piece=999)
    assert (missing["type"], missing["code"]) == ("refused", "not-allowed")
    await watching.leaves()


async def test_who_watches_with_a_delay_learns_nothing_earlier(table, visitor):
    asked, other = await both(table, terms={"watch_delay": 60})
    await asked.chooses()
    await other.chooses(lambda move: move["move"] == "keep-mindbug")
    watching = await visitor().sits(asked.game)
    refused = await watching.says("explain", piece=1)
    assert (refused["type"], refused["code"]) == ("refused", "not-allowed")
    await watching.leaves()


@pytest.mark.parametrize(
    "message",
    [
        {"type": "foresee"},
        {"type": "foresee", "ply": -1},
        {"type": "foresee", "ply": 0, "action": "all"},
        {"type": "foresee", "ply": 0, "seat": 1},
        {"type": "explain"},
        {"type": "explain", "piece": 0},
        {"type": "explain", "piece": 10**9},
    ],
)
async def test_questions_that_make_no_sense_are_refused(table, message):
    asked, _ = await both(table)
    await asked.sends({"id": 7, **message})
    await asked.until(lambda: asked.heard[-1].get("re") == 7)
    assert (asked.heard[-1]["type"], asked.heard[-1]["code"]) == ("refused", "bad-message")
