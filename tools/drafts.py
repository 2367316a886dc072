"""What becomes of every card in drafts: `python tools/drafts.py --drafts 200 --seats 8 --bot search:iterations=20`.

Bots draft as the automatic picks of a draft do, and the decks that come of it play each other around the table. For
every card it counts how often it was offered, picked, in a deck, played, and placed in the Hive. The bar: every card is
picked and played by somebody. Those that are not are listed.
"""

import argparse
import json
import os
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path

from bugduel.bots import check_bot, new_bot
from bugduel.core import BugduelError, Seat
from bugduel.core.draft import Draft
from bugduel.files import write_file
from bugduel.shardbugs.cards.catalogue import DECK_CARDS, alliance_of_card
from bugduel.shardbugs.cards.draft import FEWEST_SEATS, MOST_SEATS
from bugduel.shardbugs.game import DEEDS, SHARD_BUGS
from progress import StatusLine

SLIP = 2
PLACED = next(deed.events for deed in DEEDS.others if deed.name == "placed")


@dataclass
class Counts:
    """Counts by card. It is `offered` each time it lies before somebody who can choose, `picked` when it is chosen from
    several, `pooled` however it was got, `decked` for each copy in a deck, `held` for each copy in a deck of each game.
    """

    drafts: int = 0
    games: int = 0
    offered: Counter[str] = field(default_factory=Counter)
    picked: Counter[str] = field(default_factory=Counter)
    pooled: Counter[str] = field(default_factory=Counter)
    decked: Counter[str] = field(default_factory=Counter)
    held: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    placed: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Counts") -> None:
        self.drafts += other.drafts
        self.games += other.games
        for name in COUNTED:
            getattr(self, name).update(getattr(other, name))

    def never(self, name: str) -> list[str]:
        """The cards for which one of the counts is 0, in the set's order."""
        return [card for card in DECK_CARDS if not getattr(self, name)[card]]

    def to_data(self) -> dict[str, object]:
        cards = {card: {name: getattr(self, name)[card] for name in COUNTED} for card in DECK_CARDS}
        return {"drafts": self.drafts, "games": self.games, "cards": cards}


COUNTED = ("offered", "picked", "pooled", "decked", "held", "played", "placed")
NEVER = ("picked", "decked", "played")  # the bar is none of these


def main(arguments: Sequence[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    try:
        check_bot(asked.bot)
    except BugduelError as error:
        print(f"drafts.py: --bot: {error}", file=sys.stderr)
        return SLIP
    counts = count(asked)
    print(page(counts), end="")
    if asked.json:
        write_file(asked.json, json.dumps(counts.to_data(), indent=1) + "\n")
    return 0


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="drafts.py", description="Count what becomes of each card in drafts.")
    parser.add_argument("--drafts", type=int, default=200, help="how many")
    parser.add_argument("--seats", type=int, choices=range(FEWEST_SEATS, MOST_SEATS + 1), default=MOST_SEATS)
    parser.add_argument("--rounds", type=int, default=1, help="games of each deck against the next ones at the table")
    parser.add_argument("--bot", default="search:iterations=20", help="who plays, as for `bugduel play --against`")
    parser.add_argument("--seed", default="drafts", help="of packs, deals and bots")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--json", type=Path, help="a file for all counts")
    return parser


def count(asked: argparse.Namespace) -> Counts:
    counts, line = Counts(), StatusLine(sys.stderr)
    with ProcessPoolExecutor(max(asked.jobs, 1)) as pool:
        running = [
            pool.submit(counts_of, f"{asked.seed} {number}", asked.seats, asked.rounds, asked.bot)
            for number in range(asked.drafts)
        ]
        for done in as_completed(running):
            counts.add(done.result())
            line.show(f"{counts.drafts} of {asked.drafts} drafts, {counts.games:,} games")
    line.clear()
    return counts


# --- one draft --------------------------------------------------------------------------------------------------------


def counts_of(seed: str, seats: int, rounds: int, bot: str) -> Counts:
    """In a worker process: a draft and the games of its decks."""
    counts, draft = Counts(drafts=1), SHARD_BUGS.draft(seats, seed)
    while not draft.is_over:
        for seat in draft.waiting():
            pack = draft.to_pick(seat)
            picked = draft.bot_pick(seat)
            if len(pack) > 1:  # the last card of a pack is no choice
                counts.offered.update(pack)
                counts.picked[picked] += 1
    for seat in range(seats):
        counts.pooled.update(draft.pool(seat))
    decks = [draft.deck_for(seat) for seat in range(seats)]
    for deck in decks:
        counts.decked.update(cards_of(deck))
    for game, (one, other) in enumerate(pairings(seats, rounds)):
        play(counts, draft, [decks[one], decks[other]], f"{seed} {game}", bot)
    return counts


def cards_of(deck: dict[str, object]) -> dict[str, int]:
    cards = deck["cards"]
    assert isinstance(cards, dict)
    return cards


def pairings(seats: int, rounds: int) -> Iterator[tuple[int, int]]:
    """In every round each deck plays the one that sits a place further away than in the round before."""
    for number in range(rounds):
        for seat in range(seats):
            yield seat, (seat + 1 + number % (seats - 1)) % seats


def play(counts: Counts, draft: Draft, decks: Sequence[dict[str, object]], seed: str, bot: str) -> None:
    state = SHARD_BUGS.new(draft.options(decks), seed, record=True)
    bots = [new_bot(bot, f"{seed} {seat}") for seat in range(2)]
    try:
        while (actor := state.actor()) >= 0:
            state.apply(bots[actor].choose(Seat(state, actor)))
    finally:
        for each in bots:
            each.close()
    counts.games += 1
    for deck in decks:
        counts.held.update(cards_of(deck))
    for event in state.recorded() or []:
        card = event.facts.get("card")
        if isinstance(card, str) and card in DECK_CARDS:
            counts.played[card] += event.kind in DEEDS.plays
            counts.placed[card] += event.kind in PLACED


# --- what is shown ----------------------------------------------------------------------------------------------------


def page(counts: Counts) -> str:
    lines = [f"{counts.drafts:,} drafts, {counts.games:,} games, {len(DECK_CARDS)} cards", ""]
    lines += shares(counts, "by type", {name: type(card).__name__.lower() for name, card in DECK_CARDS.items()})
    lines += shares(counts, "by alliance", {name: alliance_of_card(card) for name, card in DECK_CARDS.items()})
    lines += shares(counts, "by rarity", {name: card.rarity for name, card in DECK_CARDS.items()})
    for name in NEVER:
        cards = counts.never(name)
        lines.append(f"never {name}: {len(cards)} of {len(DECK_CARDS)} cards" + (":" if cards else ""))
        lines += [f"  {card} ({described(counts, card)})" for card in cards]
    return "\n".join(lines) + "\n"


def shares(counts: Counts, title: str, kinds: dict[str, str]) -> list[str]:
    """What becomes of the cards of each kind: picked when offered, in a deck when pooled, and what a copy in a deck
    does in one game.
    """
    lines = [f"{title:<14} {'cards':>5} {'picked':>7} {'decked':>7} {'played':>7} {'placed':>7}"]
    for kind in (*dict.fromkeys(kinds.values()), "all"):
        cards = [card for card, its_kind in kinds.items() if kind in (its_kind, "all")]
        figures = [
            share(getattr(counts, name), getattr(counts, among), cards)
            for name, among in (("picked", "offered"), ("decked", "pooled"), ("played", "held"), ("placed", "held"))
        ]
        lines.append(f"{kind:<14} {len(cards):>5} " + " ".join(f"{figure:>7.1%}" for figure in figures))
    return [*lines, ""]


def share(some: Counter[str], among: Counter[str], cards: Sequence[str]) -> float:
    return sum(some[card] for card in cards) / max(sum(among[card] for card in cards), 1)


def described(counts: Counts, card: str) -> str:
    printed = DECK_CARDS[card]
    found = ", ".join(f"{name} {getattr(counts, name)[card]}" for name in COUNTED)
    return f"{printed.rarity} {type(printed).__name__.lower()}, {printed.cost}: {found}"


if __name__ == "__main__":
    sys.exit(main())
