"""Puzzles: what the solver proves, what it leaves alone, and what makes a decision a puzzle."""

import json
from collections.abc import Mapping

import pytest

from bugduel.bots import new_bot
from bugduel.core import BadData, Seat, State, seeded
from bugduel.games import GAMES
from bugduel.mindbug.game import MINDBUG
from bugduel.puzzles.attempt import Attempt, play_on, refuted
from bugduel.puzzles.collection import read, shipped, written
from bugduel.puzzles.find import decisions, played_game, positions, puzzles_in
from bugduel.puzzles.grade import later_choices, level_of
from bugduel.puzzles.judge import holds, judge, working
from bugduel.puzzles.pick import varied
from bugduel.puzzles.solve import NO, SAVE, UNKNOWN, WIN, YES, Solver, TooMuch
from plain import plain


def position(mine: Mapping[str, object], theirs: Mapping[str, object], **more: object) -> State:
    """A duel at my turn action. Nobody has Mindbugs and nobody draws, unless it is said; my opponent has a card left to
    play, and I know which.
    """
    left = {"hand": ["Tusked Extorter"], "known": ["Tusked Extorter"]}
    players = [{"mindbugs": 0, **mine}, {"mindbugs": 0, **({} if "hand" in theirs else left), **theirs}]
    return MINDBUG.position({"players": players, "turn": 20, **more})


def names(state: State, actions: list[int] | None) -> list[str]:
    return [state.move(action).brief() for action in actions or []]


def results(state: State, goal: int, turns: int = 0) -> dict[str, int]:
    """What the solver says of each action."""
    found = {}
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        solver = Solver(state, state.actor(), goal, turns, 100_000)
        found[state.move(action).brief()] = solver.reaches(after)
    return found


# --- winning ----------------------------------------------------------------------------------------------------------


def test_an_attacker_that_cannot_be_blocked_wins_and_one_that_can_does_not():
    state = position({"play": ["Chameleon Sniper", "Gorillion"]}, {"life": 1, "play": ["Luchataur"]})
    assert results(state, WIN) == {"attack Chameleon Sniper": YES, "attack Gorillion": NO}


def test_the_opponent_blocks_if_that_is_all_that_helps():
    state = position({"play": ["Gorillion", "Luchataur"]}, {"life": 1, "play": ["Plated Scorpion"]})
    assert results(state, WIN) == {"attack Gorillion": NO, "attack Luchataur": NO}


def test_who_has_no_turn_action_left_has_lost():
    mine = {"play": ["Goblin Werewolf", "Gorillion"]}
    state = position(mine, {"life": 2, "play": ["Axolotl Healer"], "hand": []})
    assert results(state, WIN)["attack Goblin Werewolf"] == YES


def test_a_win_can_take_more_than_one_turn():
    state = position({"play": ["Ferret Bomber", "Gorillion"]}, {"life": 2, "play": ["Luchataur"]})
    assert set(results(state, WIN).values()) == {NO}
    assert results(state, WIN, 2)["attack Ferret Bomber"] == YES


def test_a_search_that_gets_too_long_says_so():
    state = position({"play": ["Rhino Turtle", "Luchataur"]}, {"play": ["Plated Scorpion", "Rhino Turtle"]})
    with pytest.raises(TooMuch):
        Solver(state, 0, WIN, 6, 20).reaches(state)
    assert working(state, WIN, 6, 20) is None


# --- chance and hidden cards ------------------------------------------------------------------------------------------


def test_a_card_drawn_from_an_unknown_pile_is_not_known():
    hand = ["Gorillion", "Bee Bear", "Luchataur", "Killer Bee", "Brain Fly"]
    state = position({"hand": hand, "draw": ["Axolotl Healer"]}, {"life": 2})
    assert set(results(state, WIN).values()) == {UNKNOWN}
    assert working(state, WIN, 0) is None


def test_what_chance_decides_is_not_known():
    """The Barrel is hunted, falls, and steals two of three cards at random."""
    mine = {"play": ["Goblin Werewolf"], "hand": ["Gorillion", "Bee Bear", "Brain Fly"]}
    state = position(mine, {"life": 1, "play": ["Strange Barrel"]})
    assert results(state, SAVE)["attack Goblin Werewolf"] == UNKNOWN


def test_a_save_that_hangs_on_what_the_opponent_holds_is_no_puzzle():
    """Blocking is enough against the Gorillion that they hold, but it could be a Killer Bee."""
    mine = {"life": 1, "play": ["Gorillion", "Bee Bear"]}
    state = position(mine, {"play": ["Luchataur"], "hand": ["Rhino Turtle"]})
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        assert Solver(state, 0, SAVE, 1, 100_000).reaches(after) == YES
        assert judge(state, SAVE, 1, action) is None


def test_the_same_save_is_sure_if_their_hand_is_known():
    mine = {"life": 1, "play": ["Gorillion", "Bee Bear"]}
    state = position(mine, {"play": ["Luchataur"], "hand": ["Rhino Turtle"], "known": ["Rhino Turtle"]})
    worlds = state.search_model().every_hand(state, 0, 100)
    assert len(worlds) == 1
    assert Solver(state, 0, SAVE, 1, 100_000).surely(worlds) == YES


def test_one_way_to_play_must_do_for_all_worlds():
    """In each world one of two attackers gets through, but not the same: who cannot tell them apart has no sure win."""
    mine = {"play": ["Bee Bear", "Ferret Bomber"]}
    sneaky = {"life": 1, "play": ["Ferret Bomber"]}
    strong = {"life": 1, "play": ["Gorillion"]}
    worlds = [position(mine, sneaky), position(mine, strong)]
    solver = Solver(worlds[0], 0, WIN, 0, 10_000)
    assert [solver.reaches(world) for world in worlds] == [YES, YES]
    assert [solver.surely([world]) for world in worlds] == [YES, YES]
    assert solver.surely(worlds) == NO


def test_every_hand_is_all_hands_and_each_once():
    state = position(
        {"hand": ["Gorillion", "Rhino Turtle"]},
        {"hand": ["Killer Bee", "Bee Bear"], "known": ["Bee Bear"]},
        unused=["Killer Bee", "Luchataur", "Brain Fly"],
    )
    held = [
        sorted(card["card"] for card in plain(world.view(1))["players"][1]["zones"]["hand"]["cards"])
        for world in state.search_model().every_hand(state, 0, 10)
    ]
    assert held[0] == ["Bee Bear", "Killer Bee"]
    assert sorted(held) == [["Bee Bear", "Brain Fly"], ["Bee Bear", "Killer Bee"], ["Bee Bear", "Luchataur"]]
    assert {str(world.view(0)) for world in state.search_model().every_hand(state, 0, 10)} == {str(state.view(0))}
    assert state.search_model().every_hand(state, 0, 2) == []
    assert state.search_model().every_hand(state, 1, 10) == [], "only who decides can be sure what they decide on"


# --- what is a puzzle -------------------------------------------------------------------------------------------------


def test_one_answer_makes_a_puzzle_and_two_do_not():
    theirs = {"life": 1, "play": ["Luchataur"]}
    state = position({"play": ["Chameleon Sniper", "Gorillion", "Killer Bee"]}, theirs)
    (answer,) = working(state, WIN, 0) or []
    assert names(state, [answer]) == ["attack Chameleon Sniper"]
    verdict = judge(state, WIN, 0, answer)
    assert verdict is not None and verdict.hands == 1
    for other in state.legal():
        assert other == answer or judge(state, WIN, 0, other) is None
    two = position({"play": ["Chameleon Sniper", "Gorillion", "Killer Bee", "Ferret Bomber"]}, theirs)
    assert names(two, working(two, WIN, 0)) == ["attack Chameleon Sniper", "attack Ferret Bomber"]
    assert judge(two, WIN, 0, answer) is None


def test_positions_of_a_game_look_as_the_game_did_to_both_players():
    record = played_game(MINDBUG, {"sets": ["kingdom", "evolution"]}, ["random"], "as it was")
    found = positions(MINDBUG, record)
    assert len(found) > 8
    state = MINDBUG.new(record.options, record.seed)
    compared = 0
    for action in record.actions:
        data = MINDBUG.as_position(state)
        if data is not None:
            again = MINDBUG.position(data)
            for seat in range(2):
                assert counted(plain(again.view(seat))) == counted(plain(state.view(seat)))
            compared += 1
        state.apply(action)
    assert compared == len(found)


def counted(view: object) -> object:
    """A view without the numbers that creatures got, and when they came."""
    if isinstance(view, dict):
        return {name: counted(value) for name, value in view.items() if name not in ("piece", "arrived", "ply")}
    return [counted(value) for value in view] if isinstance(view, list) else view


def test_what_others_are_asked_because_of_a_turn_action_can_be_a_puzzle():
    mine = {"mindbugs": 0, "play": ["Gorillion", "Chameleon Sniper"]}
    players = [mine, {"life": 3, "mindbugs": 0, "play": ["Luchataur", "Killer Bee"]}]
    asked = [(state.actor(), names(state, state.legal())) for _, state in decisions(MINDBUG, {"players": players})]
    assert asked == [
        (0, ["attack Gorillion", "attack Chameleon Sniper"]),
        (1, ["block Luchataur", "block Killer Bee", "do-not-block Gorillion"]),
    ]


def test_puzzles_are_found_graded_written_and_read_again():
    record = played_game(MINDBUG, {}, ["random"], "tea 2")
    found = puzzles_in(MINDBUG, record, "tea", 300)
    assert {puzzle.kind for puzzle in found} == {"win", "save"}
    assert read(written(found), "file") == found
    for puzzle in found:
        assert holds(puzzle)
        assert 1 <= puzzle.level <= 5


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"kind": "draw"}, 'line 1.kind: there is no "draw"'),
        ({"game": "chess"}, 'there is no "chess"'),
        ({"level": 9}, "must be a whole number from 1 to 5"),
        ({"colour": 1}, 'there is no field "colour"'),
        ({"position": None}, 'the field "position" is missing'),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(change: dict[str, object], told: str):
    data = shipped()[0].to_data() | change
    with pytest.raises(BadData, match="line 1") as caught:
        read(json.dumps(data), "mine.jsonl")
    assert told in str(caught.value)


def test_a_puzzle_whose_answer_is_no_move_is_refused_when_it_begins():
    data = shipped()[0].to_data()
    data["answer"] = {**data["answer"], "action": 12345}  # type: ignore[dict-item]
    (puzzle,) = read(json.dumps(data), "mine.jsonl")
    with pytest.raises(BadData, match="action 12345 is not legal"):
        puzzle.begin()


# --- those that come with Bugduel -------------------------------------------------------------------------------------

SHIPPED = shipped()
QUICK = [puzzle for puzzle in SHIPPED if puzzle.states <= 500][::8]


def test_there_are_many_and_they_are_varied():
    assert len(SHIPPED) >= 200
    assert len({puzzle.id for puzzle in SHIPPED}) == len(SHIPPED)
    assert {puzzle.kind for puzzle in SHIPPED} == {"win", "save"}
    assert {puzzle.level for puzzle in SHIPPED} == {1, 2, 3, 4, 5}
    assert len({name for puzzle in SHIPPED for name in puzzle.sets}) >= 6
    assert {"attack", "play", "block", "do-not-block"} <= {puzzle.move["move"] for puzzle in SHIPPED}
    assert varied(SHIPPED, len(SHIPPED)) == SHIPPED


def test_they_are_graded_by_the_bots_of_today():
    """If not: `bugduel puzzles grade --out` and take that file."""
    some = SHIPPED[::4]
    assert {puzzle.id: puzzle.level for puzzle in some} == {puzzle.id: level_of(puzzle) for puzzle in some}


@pytest.mark.parametrize("puzzle", QUICK, ids=lambda puzzle: puzzle.id)
def test_they_hold(puzzle):
    assert holds(puzzle)


@pytest.mark.parametrize("puzzle", QUICK[::3], ids=lambda puzzle: puzzle.id)
def test_right_moves_reach_the_goal_and_wrong_ones_are_refuted(puzzle):
    attempt = Attempt(puzzle)
    for action in attempt.state.legal():
        if action != puzzle.answer:
            wrong = refuted(attempt, action)
            assert wrong.is_over and not wrong.is_reached
    play_on(attempt)
    assert attempt.is_reached


def test_a_puzzle_that_took_more_than_usual_to_prove_can_be_proven_and_solved_all_the_same(monkeypatch):
    short = [puzzle for puzzle in SHIPPED if puzzle.turns and puzzle.states <= 500]
    puzzle = next(puzzle for puzzle in short if later_choices(puzzle) > 0)
    monkeypatch.setattr("bugduel.puzzles.judge.FULL_LOOK", 1)
    assert holds(puzzle)
    attempt = Attempt(puzzle)
    play_on(attempt)
    assert attempt.is_reached


def test_no_game_has_puzzles_that_cannot_be_set_up():
    for game in GAMES.values():
        state = game.new({}, "no puzzles")
        bot = new_bot("random", "no puzzles")
        for _ in range(30):
            data = game.as_position(state)
            assert data is None or game.position(data).actor() == state.actor()
            state.apply(bot.choose(Seat(state, state.actor())))


@pytest.mark.parametrize(
    "puzzle",
    [puzzle for puzzle in SHIPPED if puzzle.hands > 1 and puzzle.states < 2_000][:8],
    ids=lambda puzzle: puzzle.id,
)
def test_the_answer_holds_in_imagined_worlds_against_anything(puzzle):
    """Not by the proof but by playing: hidden cards dealt anew, opponents that do just anything."""
    chance = seeded(puzzle.id)
    for _ in range(5):
        attempt = Attempt(puzzle)
        attempt.state = attempt.state.imagine(attempt.me, chance)
        attempt.start = attempt.state.clone()
        for world in attempt.worlds:
            assert world.view(attempt.me) == attempt.state.view(attempt.me)
        attempt.worlds = attempt.state.search_model().every_hand(attempt.state, attempt.me, 500)
        while not attempt.is_over:
            legal = attempt.state.legal()
            mine = attempt.state.actor() == attempt.me
            attempt.play(attempt.right() if mine else legal[chance.below(len(legal))])
        assert attempt.is_reached
