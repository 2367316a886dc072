"""The page about the results: who wins against whom, how long it takes, and what each deck does."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from textwrap import fill

from balancing.counts import COUNTED
from balancing.games import Deck, Pairing, Plan, Result
from bugduel.arena.interval import Sample
from bugduel.games import GAMES

PLAYERS = 2
LONG = 40  # rounds
WIDTH = 120  # of the text
EMPTY = "empty-deck"  # the reason of a game that ended by drawing from an empty deck

HEADINGS = {
    "attacks": "attackers",
    "blocks": "blockers",
    "devotes": "devotions",
    "equips": "items equipped",
    "supports": "supports played",
    "webs": "webs of 2+ threads",
    "answers": "answers",
    "milled": "cards milled",
    "splats": "cards splat",
    "bugs": "bugs played",
    "actions": "actions played",
}


class DeckFigures:
    """What one deck did in all its games."""

    def __init__(self) -> None:
        self.scores = Sample()
        self.counts: Counter[str] = Counter()
        self.won = 0
        self.won_by_empty_deck = 0

    def add(self, score: float, reason: str, counts: dict[str, int]) -> None:
        self.scores.add(score)
        self.counts.update(counts)
        if score == 1.0:
            self.won += 1
            self.won_by_empty_deck += reason == EMPTY

    def cells(self) -> list[str]:
        means = [f"{self.counts[name] / self.scores.count:.1f}" for name in COUNTED]
        return [*means, percent(self.won_by_empty_deck, self.won)]


class Balance:
    """The results of a plan, summed up."""

    def __init__(self, plan: Plan, results: dict[Pairing, Result]) -> None:
        self.plan = plan
        self.table: defaultdict[tuple[str, str], Sample] = defaultdict(Sample)
        self.decks: defaultdict[str, DeckFigures] = defaultdict(DeckFigures)
        self.first = Sample()
        self.turns = 0
        self.long = 0
        for pairing in sorted(results, key=lambda each: (each.number, each.one, each.other)):
            self._add(pairing, results[pairing])

    def _add(self, pairing: Pairing, result: Result) -> None:
        names, scores = (pairing.one, pairing.other), (result.score, 1 - result.score)
        for name, enemy, score, counts in zip(names, names[::-1], scores, result.counts, strict=True):
            self.table[name, enemy].add(score)
            self.decks[name].add(score, result.reason, counts)
        self.first.add(result.score_of_first)
        self.turns += result.turns
        self.long += result.turns > LONG * PLAYERS

    def page(self, command: str) -> str:
        plan, first = self.plan, self.first.interval()
        played = [self.table[pair].count for pair in plan.pairs]
        widest = max(self.table[pair].interval().margin for pair in plan.pairs)
        each = f"{played[0]}" if min(played) == max(played) else f"{min(played)} to {max(played)}"
        blocks = [
            f"# Balance of the ready-made decks ({plan.game})",
            wrapped(
                f"Made by `{command}`: each pair of decks played {each} games, every deal twice with the decks "
                f"swapped, both sides played by the bot `{plan.bot}`. A cell is the percentage of games won by the "
                f"deck of the row; the 95 % intervals are at most ± {100 * widest:.1f} points."
            ),
            self.wins(),
            "\n".join(
                [
                    f"- The first player wins {100 * first.mean:.1f} % (95 % interval: {100 * first.low:.1f} % to "
                    f"{100 * first.high:.1f} %).",
                    f"- A game lasts {self.turns / PLAYERS / self.first.count:.1f} rounds on average; "
                    f"{percent(self.long, self.first.count)} % of the games last more than {LONG}.",
                    f"- {self.first.count:,} games.",
                ]
            ),
            "## What the decks do",
            wrapped(
                "Means for one game. A web counts for the deck that added the second thread to it, and is an answer if "
                "the first one was the enemy's. Cards milled and cards splat are the enemy's, whoever caused it. The "
                "last column is the percentage of the deck's wins in which the enemy drew from an empty deck."
            ),
            self.figures(),
            "## Cards in the decks",
            cards_in_decks(plan.game, plan.decks),
        ]
        return "\n\n".join(blocks) + "\n"

    def wins(self) -> str:
        rows = []
        for deck in self._played():
            cells = [self._share(deck, other) for other in self._played()]
            rows.append([deck, *cells, f"{100 * self.decks[deck].scores.interval().mean:.1f}"])
        return markdown(["", *self._played(), "all"], rows)

    def figures(self) -> str:
        headings = [*(HEADINGS[name] for name in COUNTED), "won by empty deck, %"]
        return markdown(["", *headings], [[deck, *self.decks[deck].cells()] for deck in self._played()])

    def _played(self) -> list[str]:
        return [deck for deck in self.plan.decks if deck in self.decks]

    def _share(self, deck: str, other: str) -> str:
        sample = self.table.get((deck, other))
        return f"{100 * sample.interval().mean:.1f}" if sample is not None and sample.count else ""


def cards_in_decks(game: str, played: dict[str, Deck]) -> str:
    """How many cards of the game stand in any ready-made deck."""
    decks = {name: GAMES[game].deck(name) for name in GAMES[game].decks()} | played
    used = {name for deck in decks.values() for name in deck["cards"]}  # type: ignore[attr-defined]
    groups: tuple[defaultdict[str, list[bool]], ...] = (defaultdict(list), defaultdict(list), defaultdict(list))
    for page in GAMES[game].cards():
        sheet = page.sheet()
        if "most-copies" in sheet.facts:  # neither avatars nor tokens
            for group, name in zip(groups, ("all", str(sheet.facts["alliance"]), f"{sheet.kind}s"), strict=True):
                group[name].append(page.name in used)
    found = [each for group in groups for each in group.items()]
    rows = [[name, f"{sum(cards)}", f"{len(cards)}", percent(sum(cards), len(cards))] for name, cards in found]
    return markdown(["", "in decks", "cards", "%"], rows)


def wrapped(text: str) -> str:
    return fill(text, WIDTH, break_on_hyphens=False, break_long_words=False)


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}" if whole else ""


def markdown(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(headings) + " |", "| --- |" + " ---: |" * (len(headings) - 1)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])
