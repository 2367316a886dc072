"""What every bot must do: decide from a Seat alone, the same way again, and say what it thinks."""

from random import Random

import pytest

from bugduel.bots import BOTS, LEVELS, Bot, Search, check_bot, new_bot
from bugduel.bots.together import Together
from bugduel.core import BadOptions, Game, LiveGame, Seat, seeded
from bugduel.games import GAMES
from moments import TABLE_IDS, TABLES, moments

QUICK = ["random", "greedy", "search:iterations=64", "larva"]


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(("game", "options"), TABLES, ids=TABLE_IDS)
def test_what_a_seat_cannot_see_changes_nothing(name: str, game: str, options: dict[str, object]):
    looked_at = differing = 0
    for seed in range(4):
        for state in moments(game, options, seed, every=5 if game == "mindbug" else 40):
            seat = state.actor()
            other = state.imagine(seat, seeded(f"other {seed}"))
            looked_at += 1
            differing += other.to_data() != state.to_data()
            real, imagined = (new_bot(name, "same").choose(Seat(one, seat)) for one in (state, other))
            assert real == imagined
            thoughts = [new_bot(name, "same").think(Seat(one, seat)).to_data() for one in (state, other)]
            assert thoughts[0] == thoughts[1]
    assert looked_at >= 10
    assert differing > looked_at / 2


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("game", GAMES)
def test_a_thought_has_every_legal_action_once(name: str, game: str):
    for state in moments(game, {}, 7, every=9 if game == "mindbug" else 60):
        bot = new_bot(name, "thinker")
        thought = bot.think(Seat(state, state.actor()))
        assert sorted(option.action for option in thought.options) == sorted(state.legal())
        assert all(0 <= option.value <= 1 for option in thought.options)
        assert thought.best == thought.options[0].action
        assert thought.value == thought.value_of(thought.best)


def test_a_search_says_how_it_expects_the_game_to_go_on():
    live = LiveGame(GAMES["mindbug"], {}, "line")
    thought = new_bot("search:iterations=3000", "line").think(live.seat(live.state.actor()))
    assert len(thought.line) >= 2
    seat, move = thought.line[0]
    assert (seat, move.action) == (live.state.actor(), thought.best)
    assert sum(option.visits for option in thought.options) >= 3000 - 1


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_plays_the_same_game(name: str):
    assert played(GAMES["mindbug"], name, "a") == played(GAMES["mindbug"], name, "a")


def test_another_seed_plays_another_game():
    assert played(GAMES["mindbug"], "random", "a") != played(GAMES["mindbug"], "random", "b")


def played(game: Game, name: str, seed: str) -> list[int]:
    live = LiveGame(game, {}, "deal")
    bots = [new_bot(name, f"{seed} {seat}") for seat in range(2)]
    while (actor := live.state.actor()) >= 0:
        live.apply(bots[actor].choose(live.seat(actor)))
    return live.record.actions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_play_to_the_end_with_more_players(players: int):
    decks = GAMES["shardbugs"].decks()[:players]
    live = LiveGame(GAMES["shardbugs"], {"decks": decks}, "many")
    bots: list[Bot] = [new_bot("search:iterations=32" if seat == 0 else "larva", f"{seat}") for seat in range(players)]
    while (actor := live.state.actor()) >= 0:
        live.apply(bots[actor].choose(live.seat(actor)))
    assert live.state.outcome() is not None


class TestTreeKept:
    """What a search has learnt is not lost with the move."""

    def search_twice(self, forget: bool) -> Search:
        live = LiveGame(GAMES["mindbug"], {}, "kept")
        me = live.state.actor()
        bot = Search("kept", iterations=2000)
        other = new_bot("greedy", "kept")
        live.apply(bot.choose(live.seat(me)))
        while live.state.actor() != me or len(live.state.legal()) == 1:
            live.apply(other.choose(live.seat(live.state.actor())))
        bot.choose(Seat(live.state, me) if forget else live.seat(me))
        return bot

    def test_with_the_trail_of_the_game(self):
        assert self.search_twice(forget=False).root.visits > self.search_twice(forget=True).root.visits

    def test_not_for_another_seat(self):
        live = LiveGame(GAMES["mindbug"], {}, "kept")
        me = live.state.actor()
        bot = Search("kept", iterations=500)
        bot.think(live.seat(me))
        live.apply(live.state.legal()[0])
        assert live.state.actor() != me
        bot.think(live.seat(live.state.actor()))
        assert bot.root.visits <= 512

    def test_an_unseen_action_is_unseen_in_the_trail(self):
        for seed in range(60):
            live = LiveGame(GAMES["shardbugs"], {}, f"unseen {seed}")
            while live.state.actor() >= 0 and len(live.record.actions) < 60:
                live.apply(Random(seed + len(live.record.actions)).choice(live.state.legal()))
            if -1 in (live.seat(0).trail or []):
                return
        pytest.fail("nobody ever chose a card unseen")


class TestHalving:
    """To choose, all options are visited equally, the worse half is dropped, and so on."""

    @pytest.mark.parametrize("game", GAMES)
    def test_what_stays_longer_is_visited_more(self, game: str):
        seen = 0
        for state in moments(game, {}, 2, 9):
            actions = state.search_model().search_actions(state)
            if len(actions) < 4:
                continue
            seen += 1
            found = Search("halves", iterations=600).halve(Seat(state, state.actor()))
            assert sorted(option.action for option in found) == sorted(actions)
            visits = [option.visits for option in found]
            if sum(visits) < 600:  # it was decided before
                continue
            half = (len(found) + 1) // 2
            assert max(visits[:2]) - min(visits[:2]) <= 1  # the last two
            assert min(visits[:half]) > max(visits[half:])
            assert max(visits[half:]) - min(visits[half:]) <= 1  # those of the first round
        assert seen >= 3

    def test_a_game_that_is_won_needs_no_more_thought(self):
        players = [
            {"play": ["Chameleon Sniper"], "hand": ["Rhino Turtle", "Bee Bear"], "life": 1},
            {"play": ["Gorillion", "Spider Owl"], "life": 1},
        ]
        position = {"game": "mindbug", "sets": ["first-contact"], "active": 0, "players": players}
        state = GAMES["mindbug"].position(position)
        found = Search("won", iterations=1_000_000).halve(Seat(state, 0))
        assert state.move(found[0].action).brief() == "attack Chameleon Sniper"
        assert sum(option.visits for option in found) < 1_000_000

    def test_few_iterations_for_many_options_go_to_those_that_look_best(self):
        state = next(state for state in moments("shardbugs", {}, 1, 7) if len(state.legal()) > 8)
        found = Search("few", iterations=5).halve(Seat(state, state.actor()))
        assert sum(option.visits for option in found) == 5
        assert found[0].value >= max(option.value for option in found[1:] if option.visits)


class TestProcesses:
    def test_two_processes_add_up_what_they_found(self):
        live = LiveGame(GAMES["mindbug"], {}, "two")
        bot = new_bot("search:iterations=300,processes=2", "two")
        try:
            thought = bot.think(live.seat(live.state.actor()))
            assert sum(option.visits for option in thought.options) >= 600 - 2
            assert sorted(option.action for option in thought.options) == sorted(live.state.legal())
            live.apply(bot.choose(live.seat(live.state.actor())))
        finally:
            bot.close()

    def test_what_they_have_visited_most_together_is_chosen(self):
        live = LiveGame(GAMES["mindbug"], {}, "two")
        seat = live.seat(live.state.actor())
        bot = Together("two", 0.0, 300, 2)
        try:
            found = bot.consult(seat, to_choose=True)[0]
        finally:
            bot.close()
        assert sum(option.visits for option in found) == 2 * 300
        again = Together("two", 0.0, 300, 2)  # from the start: a second look at the same tree may see it otherwise
        try:
            chosen = again.choose(seat)
        finally:
            again.close()
        favourites = [option for option in found if option.visits == max(other.visits for other in found)]
        assert chosen == max(favourites, key=lambda option: option.value).action

    def test_they_learn_no_more_than_the_seat_knows(self):
        live = LiveGame(GAMES["mindbug"], {}, "secret")
        seat = live.state.actor()
        other = live.state.imagine(seat, seeded("other"))
        thoughts = []
        for state in (live.state, other):
            bot = new_bot("search:iterations=100,processes=2", "same")
            thoughts.append(bot.think(Seat(state, seat)).to_data())
            bot.close()
        assert thoughts[0] == thoughts[1]


class TestNames:
    def test_every_bot_and_every_level_has_one(self):
        for name in [*BOTS, *LEVELS]:
            check_bot(name)
        assert 3 <= len(LEVELS) <= 5

    @pytest.mark.parametrize(
        ("name", "says"),
        [
            ("gredy", 'there is no bot "gredy"'),
            ("", "there is no bot"),
            ("greedy:1", 'the bot "greedy" takes no settings'),
            ("larva:2", 'the bot "larva" takes no settings'),
            ("search:", "above 0"),
            ("search:fast", "above 0"),
            ("search:0", "above 0"),
            ("search:-1", "above 0"),
            ("search:nan", "above 0"),
            ("search:inf", "above 0"),
            ("search:iterations=1.5", "a whole number"),
            ("search:depth=3", 'no setting "depth"'),
            ("search:1,processes=0", "above 0"),
        ],
    )
    def test_a_wrong_one_is_refused(self, name: str, says: str):
        with pytest.raises(BadOptions, match=says):
            new_bot(name, "x")
