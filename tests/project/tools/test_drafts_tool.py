"""The tool that plays drafts counts what becomes of every card."""

import json
from pathlib import Path

import pytest

import drafts
from bugduel.bots import new_bot
from bugduel.core import Seat
from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.cards.catalogue import DECK_CARDS

PACKS, PACK, DECK = 4, 12, 35


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_one_draft_and_its_games(bot: str, capsys: pytest.CaptureFixture[str], tmp_path: Path):
    out = tmp_path / "counts.json"
    arguments = ["--drafts", "1", "--seats", "3", "--bot", bot, "--jobs", "1", "--json", str(out)]
    assert drafts.main(arguments) == 0
    shown = capsys.readouterr().out
    assert f"1 drafts, 3 games, {len(DECK_CARDS)} cards" in shown
    counts = json.loads(out.read_text(encoding="utf-8"))
    assert (counts["drafts"], counts["games"]) == (1, 3)
    assert list(counts["cards"]) == list(DECK_CARDS)
    sums = {name: sum(card[name] for card in counts["cards"].values()) for name in drafts.COUNTED}
    assert sums["pooled"] == 3 * PACKS * PACK
    assert sums["picked"] == 3 * PACKS * (PACK - 1)  # the last card of a pack is no choice
    assert sums["offered"] == 3 * PACKS * sum(range(2, PACK + 1))
    assert (sums["decked"], sums["held"]) == (3 * DECK, 6 * DECK)
    assert sums["played"] > 20 and sums["placed"] > 20
    for name, card in counts["cards"].items():
        assert card["decked"] <= card["pooled"]
        assert not (card["placed"] and not card["held"]), name
    never = [name for name, card in counts["cards"].items() if not card["played"]]
    assert f"never played: {len(never)} of {len(DECK_CARDS)} cards:" in shown
    assert all(f"  {name} (" in shown for name in never)


def test_what_is_played_and_what_is_placed_is_counted_separately():
    counts = drafts.counts_of("tea", 2, 1, "greedy")
    bugs = {name for name, card in DECK_CARDS.items() if isinstance(card, t.Bug)}
    assert {name for name, count in counts.placed.items() if count} <= bugs
    assert any(counts.played[name] for name in DECK_CARDS if name not in bugs)


def test_every_bot_is_closed_for_it_may_have_started_processes(monkeypatch: pytest.MonkeyPatch):
    open_bots: list[object] = []

    class Opened:
        def __init__(self, name: str, seed: str) -> None:
            self.bot = new_bot(name, seed)
            open_bots.append(self)

        def choose(self, seat: Seat) -> int:
            return self.bot.choose(seat)

        def close(self) -> None:
            open_bots.remove(self)

    monkeypatch.setattr(drafts, "new_bot", Opened)
    assert drafts.counts_of("tea", 2, 1, "random").games == 2
    assert open_bots == []


def test_in_every_round_each_deck_plays_another():
    assert list(drafts.pairings(2, 2)) == [(0, 1), (1, 0), (0, 1), (1, 0)]
    assert list(drafts.pairings(3, 2)) == [(0, 1), (1, 2), (2, 0), (0, 2), (1, 0), (2, 1)]


def test_the_same_seed_counts_the_same_in_any_number_of_processes(capsys: pytest.CaptureFixture[str]):
    shown = []
    for jobs in ("1", "2"):
        drafts.main(["--drafts", "2", "--seats", "2", "--bot", "random", "--jobs", jobs])
        shown.append(capsys.readouterr().out)
    assert shown[0] == shown[1]


def test_a_bot_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]):
    assert drafts.main(["--bot", "greedie"]) == drafts.SLIP
    assert "drafts.py: --bot: " in capsys.readouterr().err
