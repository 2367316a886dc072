"""Every printed card, lowered."""

from bugduel.shardbugs.cards.catalogue import NUMBERS, SET
from bugduel.shardbugs.program.card import Card
from bugduel.shardbugs.program.lower import lower_card

CARDS: list[Card] = [lower_card(tree, NUMBERS[tree.name], NUMBERS) for tree in SET.cards]
