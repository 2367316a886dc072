"""Which rules concern a card: by its keywords, by what triggers its effects, and by what these do.

Rules that hold for every card are in none of the lists, unless they answer what people ask about such a card.
"""

from collections.abc import Iterator
from typing import Final

from bugduel.mindbug.cards import tree
from bugduel.trees.data import walk, word_of

Rules = tuple[str, ...]

KEYWORD_RULES: Final[dict[str, Rules]] = {
    "FRENZY": ("MB-K1",),
    "HUNTER": ("MB-K2",),
    "POISONOUS": ("MB-K3",),
    "SNEAKY": ("MB-K4",),
    "TOUGH": ("MB-K5",),
    "FAST": ("MB-K6",),
}

DIE: Final[Rules] = ("MB-I1", "MB-I2")
TRIGGER_RULES: Final[dict[str, Rules]] = {
    "play": ("MB-G1", "MB-P3"),
    "attack": ("MB-G1", "MB-A1"),
    "defeated": ("MB-G1", "MB-G2"),
    "end-of-turn": ("MB-T4", "MB-G7"),
    "discarded": ("MB-M1",),
    "action": ("MB-V1",),
    "harvest": ("MB-H2", "MB-H3"),
    "they-use-mindbug": ("MB-G7", "MB-P5"),
    "i-lose-life": ("MB-B4", "MB-L4"),
    "they-lose-life": ("MB-B4", "MB-L4"),
    "teammate-stuck": ("MB-Q4",),
    "bought": ("MB-C1", "MB-C3"),
    "distribute": ("MB-H5",),
    "turn-face": ("MB-X2",),
    **{f"die-{face}": DIE for face in range(1, 7)},
}

# By the words of the cards' language. `if` only joins others.
WORD_RULES: Final[dict[str, Rules]] = {
    # creatures
    "defeat": ("MB-G3",),
    "defeat-pair": ("MB-G13",),
    "defeat-sharing": ("MB-Y2",),
    "defeat-with-named-keyword": ("MB-Y2",),
    "defeat-rolls": ("MB-X13",),
    "take-control": ("MB-M3",),
    "take-victor": ("MB-M3",),
    "take-blockers": ("MB-M3", "MB-X14"),
    "give-control": ("MB-M3",),
    "return-to-hand": ("MB-M7", "MB-N2"),
    "make-attack": ("MB-A5", "MB-A7"),
    "evolve-to": ("MB-V2", "MB-V3"),
    "set-others-aside": ("MB-X12",),
    "return-aside": ("MB-X12",),
    "this-turn": ("MB-G11", "MB-T4"),
    # cards
    "put-into-play": ("MB-M6", "MB-P4"),
    "put-it-into-play": ("MB-M6", "MB-P4"),
    "put-this-into-play": ("MB-M6", "MB-P4"),
    "put-random-into-play": ("MB-M6", "MB-P4"),
    "put-boosts-into-play": ("MB-B3",),
    "receive-card": ("MB-G4", "MB-N2"),
    "reveal": ("MB-N2",),
    "copy-play": ("MB-X15", "MB-T8"),
    "discard": ("MB-G4", "MB-M1"),
    "discard-random": ("MB-M1",),
    "discard-revealed": ("MB-M1",),
    "discard-draw-pile": ("MB-M1",),
    "discard-hand-and-draw-pile": ("MB-M1", "MB-T6"),
    "discard-or-defeat": ("MB-G4",),
    "steal-cards": ("MB-M2", "MB-T6"),
    "swap-hands": ("MB-N2", "MB-T5"),
    "draw-unused": ("MB-M4",),
    "unused-under-draw-pile": ("MB-M4",),
    "each-passes-left": ("MB-N2",),
    "look-at-unused": ("MB-M4", "MB-N2"),
    # life, Mindbugs, turns
    "gain-life": ("MB-S5",),
    "lose-life": ("MB-L1", "MB-L4"),
    "lose-life-down-to": ("MB-L4",),
    "steal-life": ("MB-M2",),
    "match-life": ("MB-L3",),
    "refresh": ("MB-P6",),
    "lose-mindbug": ("MB-P6",),
    "use-mindbug": ("MB-P6", "MB-G10"),
    "extra-turn": ("MB-T7",),
    "win-game": ("MB-L5",),
    "lose-game": ("MB-L5",),
    # octonite, boosts, energy
    "put-octonite": ("MB-H3", "MB-H7"),
    "pay-octonite": ("MB-H6",),
    "boost": ("MB-B1", "MB-B2", "MB-B3"),
    "take-boost": ("MB-B3",),
    "gain-energy": ("MB-C1",),
    "buy-power-card": ("MB-C2",),
    "reveal-power-card": ("MB-C2",),
    # putting effects together
    "may": ("MB-G10",),
    "for-each": ("MB-G13",),
    "by-teammate": ("MB-Q4",),
    "choose-one": ("MB-G12",),
    # what holds while the card is in play
    "have": ("MB-G9", "MB-Y1"),
    "grant": ("MB-G9", "MB-A1"),
    "keywords-off": ("MB-Y2",),
    "copy-keywords": ("MB-Y2",),
    "cannot": ("MB-Y3", "MB-X3"),
    "blocked-only-by": ("MB-Y3", "MB-X3"),
    "cannot-hunt": ("MB-K2",),
    "hunts-only": ("MB-K2",),
    "must-be-hunted": ("MB-X10",),
    "reversed-fight": ("MB-X1",),
    "evolves-instead": ("MB-V2", "MB-V3"),
    "more-dice": ("MB-I1",),
    "more-rerolls": ("MB-I1",),
    "no-play-effects": ("MB-X4",),
    "no-defeated-effects": ("MB-X4",),
    "no-mindbugs": ("MB-P5",),
    "no-cards-to-hand": ("MB-X11",),
    "cannot-lose-life": ("MB-G10",),
    "cannot-play": ("MB-X16", "MB-T2"),
    "teammate-cannot-play": ("MB-X16", "MB-T2"),
    "no-blocks": ("MB-K2", "MB-Y3"),
    "while": ("MB-G9",),
    "in-discard": ("MB-B4",),
}


def rules_about(card: tree.CreatureCard | tree.PowerCard) -> list[str]:
    """The ids of the rules that concern a card, those of its keywords first."""
    return list(dict.fromkeys(_all_about(card)))


def _all_about(card: tree.CreatureCard | tree.PowerCard) -> Iterator[str]:
    if isinstance(card, tree.CreatureCard):
        for keyword in _keywords_of(card):
            yield from KEYWORD_RULES[keyword]
        yield from _of_figures(card)
    else:
        yield from TRIGGER_RULES["bought"]
    for node in walk(card):
        if isinstance(node, tree.Triggered):
            yield from TRIGGER_RULES[node.event]
        yield from WORD_RULES.get(word_of(type(node)), ())


def _keywords_of(card: tree.CreatureCard) -> Iterator[str]:
    """Its own, and those that it gives or copies."""
    yield from card.keywords
    for node in walk((*card.abilities, *card.faces)):
        if isinstance(node, tree.Have | tree.CopyKeywords | tree.Face):
            yield from node.keywords


def _of_figures(card: tree.CreatureCard) -> Iterator[str]:
    if card.octonite:
        yield from ("MB-H1", "MB-H7")
    if card.distributes:
        yield from TRIGGER_RULES["distribute"]
    if card.dice:
        yield from DIE
    if card.faces:
        yield from TRIGGER_RULES["turn-face"]
    if card.stage > 1:
        yield from ("MB-S7", "MB-V3")
    if card.tag_team:
        yield "MB-S1"
