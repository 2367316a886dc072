"""The tool that lets decks play each other: it resumes, never mixes results, and counts right."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, Self

import pytest

import balance
from balancing.counts import COUNTED, Counts, Webs, count_events
from balancing.games import Deck, Pairing, Plan, Result, Results, deck_named, fingerprint, kinds_of, play
from balancing.page import Balance
from bugduel.bots import new_bot
from bugduel.core import BadOptions, Move, Seat
from bugduel.core.seen.move import PASS
from bugduel.games import GAMES
from bugduel.shardbugs.cards.tree import Card
from bugduel.shardbugs.cards.vocabulary import WORM, activate, bug, gain_dust, mill, price, quick_action, relic
from shard_table import Table

GAME = GAMES["shardbugs"]
NAMES = ["lunar-tide", "meteor-venom", "solar-swarm"]
TOOL = Path(balance.__file__)


def plan_of(games: int, bot: str = "random", only: str | None = None, tide: Deck | None = None) -> Plan:
    decks = {name: GAME.deck(name) for name in NAMES}
    return Plan("shardbugs", bot, games, decks if tide is None else decks | {"lunar-tide": tide}, only)


def run(folder: Path, games: int, *more: str) -> str:
    """The page that a command writes."""
    results, page = folder / "results.jsonl", folder / "page.md"
    options = ["--bot", "random", "--decks", ",".join(NAMES), "--jobs", "1", "--results", str(results)]
    assert balance.main(["--games", str(games), *options, "--write", str(page), *more]) == 0
    return page.read_text(encoding="utf-8").replace(str(folder), "")


def keys(file: Path) -> list[str]:
    """What each whole line of the results is about."""
    found = []
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            found.append(str(json.loads(line)["key"]))
        except json.JSONDecodeError:
            continue
    return found


# --- going on ---------------------------------------------------------------------------------------------------------


def test_a_resumed_run_writes_the_same_page_as_one_in_a_single_go(tmp_path: Path):
    once, twice = tmp_path / "one", tmp_path / "two"  # as long as each other: the page names the file, and is wrapped
    once.mkdir()
    twice.mkdir()
    wanted = run(once, 2)
    run(twice, 1)
    results = twice / "results.jsonl"
    text = results.read_text(encoding="utf-8")
    results.write_text(text[:-40], encoding="utf-8")  # killed while it wrote the last line
    assert len(keys(results)) == 2
    assert run(twice, 2) == wanted
    assert sorted(keys(results)) == sorted(keys(once / "results.jsonl"))
    assert len(set(keys(results))) == 6


def test_what_is_known_is_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    page = run(tmp_path, 1)
    capsys.readouterr()
    assert run(tmp_path, 1) == page
    assert "bugduel: 0 games in" in capsys.readouterr().err
    assert "- 3 games." in page


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_whoever_ends_it_loses_only_the_games_being_played(number: signal.Signals, tmp_path: Path):
    results = tmp_path / "results.jsonl"
    arguments = ["--games", "1000", "--bot", "random", "--jobs", "1", "--results", str(results)]
    running = subprocess.Popen(
        [sys.executable, str(TOOL), *arguments], stderr=subprocess.PIPE, text=True, preexec_fn=heed_ctrl_c
    )
    until = time.monotonic() + 60
    while not (results.exists() and len(keys(results)) >= 3):
        assert time.monotonic() < until and running.poll() is None
        time.sleep(0.02)
    running.send_signal(number)
    _, said = running.communicate(timeout=30)
    if number == signal.SIGINT:
        assert running.returncode == balance.INTERRUPTED
        assert f"{len(keys(results))} games are kept in {results}" in said
    decks = {name: GAME.deck(name) for name in GAME.decks()}
    kept = Results(results, Plan("shardbugs", "random", 1000, decks))
    assert len(kept.known) == len(keys(results)) >= 3
    assert next(iter(kept.known)).number == 0


def heed_ctrl_c() -> None:
    """A shell makes what it starts in the background ignore Ctrl-C, and all that comes from there inherits it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_after_so_many_minutes_it_stops_with_what_there_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    run(tmp_path, 1)
    page = run(tmp_path, 1000, "--minutes", "0")
    assert "each pair of decks played 1 games" in page
    assert "bugduel: 0 games in" in capsys.readouterr().err


def test_pairs_are_played_in_turn():
    played = [(each.number, each.one, each.other) for each in plan_of(2).pairings()]
    assert len(played) == 6
    assert [number for number, _, _ in played] == [0, 0, 0, 1, 1, 1]
    only = list(plan_of(2, only="meteor-venom").pairings())
    assert [(each.one, each.other) for each in only[:2]] == [
        ("lunar-tide", "meteor-venom"),
        ("meteor-venom", "solar-swarm"),
    ]
    assert len(only) == 4
    with pytest.raises(BadOptions, match="two different decks"):
        Plan("shardbugs", "random", 1, {"lunar-tide": GAME.deck("lunar-tide")})


# --- nothing is mixed -------------------------------------------------------------------------------------------------


def a_result(
    score: float = 1.0, first: float = 1.0, turns: int = 20, reason: str = "devotion", **counts: int
) -> Result:
    """A game in which the first deck did what is counted, and the other nothing."""
    return Result(score, first, turns, reason, [dict.fromkeys(COUNTED, 0) | counts, dict.fromkeys(COUNTED, 0)])


def test_results_of_another_deck_or_bot_are_not_mixed_in(tmp_path: Path):
    file = tmp_path / "results.jsonl"
    results = Results(file, plan_of(1))
    for pairing in results.missing():
        results.add(pairing, a_result())
    assert not Results(file, plan_of(1)).missing()
    assert len(Results(file, plan_of(2)).missing()) == 3
    assert len(Results(file, plan_of(1, "greedy")).missing()) == 3
    tide = GAME.deck("lunar-tide")
    cards = tide["cards"]
    assert isinstance(cards, dict)
    changed = tide | {"cards": cards | {"Bookworm": 3}}
    missing = Results(file, plan_of(1, tide=changed)).missing()
    assert missing == [Pairing("lunar-tide", "meteor-venom", 0), Pairing("lunar-tide", "solar-swarm", 0)]


def test_a_changed_card_changes_the_fingerprint_of_its_decks_only(monkeypatch: pytest.MonkeyPatch):
    decks = {name: [GAME.deck(name)] for name in NAMES}
    before = {name: fingerprint("shardbugs", "random", deck) for name, deck in decks.items()}
    tide, *others = (set(deck_named(GAME, name)[1]["cards"]) for name in NAMES)
    own = min(tide.difference(*others))
    page = GAME.cards()[0]
    to_data = type(page).to_data

    def changed(self) -> dict[str, object]:
        return to_data(self) | ({"changed": True} if self.name == own else {})

    monkeypatch.setattr(type(page), "to_data", changed)
    after = {name: fingerprint("shardbugs", "random", deck) for name, deck in decks.items()}
    assert [name for name in NAMES if before[name] != after[name]] == ["lunar-tide"]


def test_other_weights_are_another_fingerprint(tmp_path: Path):
    decks = [GAME.deck(name) for name in NAMES[:2]]
    weights = tmp_path / "weights.json"
    bot = f"search:iterations=5,weights={weights}"
    found = {fingerprint("shardbugs", "search:iterations=5", decks)}
    for text in ("1", "2"):
        weights.write_text(text, encoding="utf-8")
        found.add(fingerprint("shardbugs", bot, decks))
    assert len(found) == 3


def test_a_deck_of_a_file_is_called_like_it(tmp_path: Path):
    file = tmp_path / "mine.txt"
    file.write_text(GAME.deck_text(GAME.deck("solar-swarm")), encoding="utf-8")
    assert deck_named(GAME, str(file)) == ("mine", GAME.deck("solar-swarm"))
    with pytest.raises(BadOptions, match="cannot read the deck"):
        deck_named(GAME, str(tmp_path / "none.txt"))


# --- counting ---------------------------------------------------------------------------------------------------------


def test_what_is_counted_is_what_players_chose():
    """Counted from events; here from the moves of the same game."""
    pairing = Pairing("lunar-tide", "meteor-venom", 1)
    plan = plan_of(2, "greedy")
    result = play(plan, pairing)
    names = [pairing.other, pairing.one]
    state = GAME.new({"decks": [plan.decks[name] for name in names]}, "lunar-tide meteor-venom 0")
    bots = [new_bot("greedy", f"lunar-tide meteor-venom 0 {seat}") for seat in range(2)]
    chosen: list[Counter[str]] = [Counter(), Counter()]
    while (actor := state.actor()) >= 0:
        action = bots[actor].choose(Seat(state, actor))
        move = state.move(action)
        if move.kind in ("play", "play-from-hive"):
            chosen[actor][kinds_of("shardbugs")[str(move.facts["card"])] + "s"] += 1
        chosen[actor][move.kind + "s"] += 1
        state.apply(action)
    outcome = state.outcome()
    assert outcome is not None and result.score == outcome[1]
    assert result.turns == state.view(-1).turn
    for counts, moves in zip(result.counts, reversed(chosen), strict=True):
        for name in ("attacks", "blocks", "devotes", "equips", "bugs", "supports", "actions"):
            assert counts[name] == moves[name], name
    assert sum(counts["devotes"] for counts in result.counts) > 5


# Home-made, so that the set may change.
CARDS: list[Card] = [
    bug("Plain Worm", "0", 2, 2, 1, WORM),
    bug("Reading Worm", "0", 2, 2, 1, WORM, devotes=mill(2)),
    quick_action("Quick Tears", "0", "effect", mill(1)),
    quick_action("Dear Tears", "1", "effect", mill(1)),
    relic("Dust Jar", "0", activate(price(exhaust=True), gain_dust(1), quick=True)),
]


class CountingTable(Table):
    """Webs are counted with every choice, all else at the end."""

    def __init__(self, **position: Any) -> None:
        self.counts: list[Counts] = [dict.fromkeys(COUNTED, 0) for _ in range(2)]
        self.webs = Webs(self.counts)
        super().__init__(**position, deck=9 * ["Plain Worm"], their_deck=9 * ["Plain Worm"], cards=CARDS)

    def _pick(self, wanted: list[Move], text: str) -> Self:
        so_far = len(self.state.recorded() or [])
        super()._pick(wanted, text)
        self.webs.follow(wanted[0].kind == PASS, (self.state.recorded() or [])[so_far:], self.state.view(-1))
        return self

    def counted(self) -> list[Counts]:
        kinds = {card.name: type(card).__name__.lower() for card in CARDS}
        count_events(self.state.recorded() or [], kinds, self.counts)
        return [{name: count for name, count in each.items() if count} for each in self.counts]


def test_cards_that_the_enemy_loses_count_for_the_other_player():
    table = CountingTable(mine=["Plain Worm"], hand=["Quick Tears", "Plain Worm"], theirs=["Plain Worm"])
    table.play("Quick Tears").pass_all().play("Plain Worm").end_main().attack("Plain Worm").block("Plain Worm")
    both_fall = {"splats": 1}
    assert table.counted() == [
        {"milled": 1, "actions": 1, "bugs": 1, "attacks": 1} | both_fall,
        {"blocks": 1} | both_fall,
    ]


def test_a_single_thread_is_no_web_of_two():
    assert CountingTable(mine=["Plain Worm"]).devote("Plain Worm").counted() == [{"devotes": 1}, {}]


def test_an_answer_is_a_web_of_two_threads_of_who_answers():
    table = CountingTable(mine=["Plain Worm"], their_hand=2 * ["Quick Tears"])
    table.devote("Plain Worm").play("Quick Tears").play("Quick Tears").pass_all()
    assert table.counted() == [{"devotes": 1}, {"webs": 1, "answers": 1, "milled": 2, "actions": 2}]


def test_a_thread_with_its_trigger_is_a_web_of_two_but_no_answer():
    assert CountingTable(mine=["Reading Worm"]).devote("Reading Worm").counted()[0] == {
        "devotes": 1,
        "webs": 1,
        "milled": 2,
    }
    asked = CountingTable(mine=["Reading Worm"], their_hand=["Quick Tears"]).devote("Reading Worm").pass_all()
    assert asked.counted()[0]["webs"] == 1


def test_making_dust_adds_no_thread():
    table = CountingTable(mine=["Plain Worm"], theirs=["Dust Jar"], their_hand=["Dear Tears"])
    table.devote("Plain Worm").activate("Dust Jar").pass_all()
    assert table.counted() == [{"devotes": 1}, {}]


# --- the page ---------------------------------------------------------------------------------------------------------


def test_the_page_sums_up_all_games():
    plan = plan_of(2)
    results = {
        Pairing("lunar-tide", "meteor-venom", 0): a_result(1.0, 0.0, 20, "empty-deck", milled=30),
        Pairing("lunar-tide", "meteor-venom", 1): a_result(1.0, 1.0, 30, milled=10),
        Pairing("lunar-tide", "solar-swarm", 0): a_result(0.0, 1.0, 82, "empty-deck"),
        Pairing("meteor-venom", "solar-swarm", 0): a_result(0.5, 0.5, 80, webs=3),
    }
    page = Balance(plan, results).page("python tools/balance.py")
    assert "Made by `python tools/balance.py`: each pair of decks played 1 to 2 games" in page
    assert "|  | lunar-tide | meteor-venom | solar-swarm | all |" in page
    assert "| lunar-tide |  | 100.0 | 0.0 | 66.7 |" in page
    assert "| meteor-venom | 0.0 |  | 50.0 | 16.7 |" in page
    assert "- The first player wins 62.5 % " in page
    assert "- A game lasts 26.5 rounds on average; 25.0 % of the games last more than 40." in page
    assert "- 4 games." in page
    rows = {line.split(" | ")[0]: line.split(" | ") for line in page.split("## ")[1].splitlines()}
    column = COUNTED.index("milled") + 1
    assert [rows[f"| {name}"][column] for name in NAMES] == ["13.3", "0.0", "0.0"]
    assert [rows[f"| {name}"][-1] for name in NAMES] == ["50.0 |", " |", "100.0 |"]
    assert rows["| meteor-venom"][COUNTED.index("webs") + 1] == "1.0"


def test_the_page_tells_how_many_cards_are_in_decks():
    page = Balance(plan_of(1), {Pairing("lunar-tide", "solar-swarm", 0): a_result()}).page("")
    rows = dict(line[2:].split(" | ", 1) for line in page.split("## ")[2].splitlines() if line.startswith("| "))
    for deckless in ("avatar", "token"):
        assert not any(deckless in name for name in rows)
    cards = {name: [int(number) for number in row.split(" | ")[:2]] for name, row in rows.items() if name.isalpha()}
    every = cards.pop("all")
    groups = [cards.pop(name) for name in ("solar", "lunar", "meteor", "unaligned")]
    for parts in (groups, list(cards.values())):
        assert every == [sum(part[0] for part in parts), sum(part[1] for part in parts)]
    assert every[0] == len({name for deck in GAME.decks() for name in GAME.deck(deck)["cards"]})  # type: ignore[attr-defined]
