"""The words cards are written with. Each builds a node of the tree; docs/cards.md explains them all."""

from bugduel.mindbug.cards.vocabulary.cards import *
from bugduel.mindbug.cards.vocabulary.constants import *
from bugduel.mindbug.cards.vocabulary.effects import *
from bugduel.mindbug.cards.vocabulary.selecting import *
