"""Every question there is."""

from typing import Final

from bugduel.mindbug.rules.questions.attack import AttackAgain, Block, Hunt
from bugduel.mindbug.rules.questions.choosing import (
    ChooseBoost,
    ChooseCard,
    ChooseCreature,
    ChooseFromHand,
    ChoosePowerCard,
)
from bugduel.mindbug.rules.questions.deciding import May, NameKeyword, Option
from bugduel.mindbug.rules.questions.order import Order
from bugduel.mindbug.rules.questions.players import ChooseLooked, ChooseOpponent, ChoosePile
from bugduel.mindbug.rules.questions.question import Question
from bugduel.mindbug.rules.questions.supplies import Buy, Distribute, Reroll
from bugduel.mindbug.rules.questions.turn import FastAction, Mindbug, TurnAction

EVERY_QUESTION: Final[list[Question]] = [
    TurnAction(),
    FastAction(),
    Mindbug(),
    Hunt(),
    Block(),
    AttackAgain(),
    Order(),
    ChooseCreature(),
    ChooseCard(),
    ChooseFromHand(),
    ChoosePowerCard(),
    ChooseBoost(),
    May(),
    Option(),
    NameKeyword(),
    Buy(),
    Reroll(),
    Distribute(),
    ChooseOpponent(),
    ChoosePile(),
    ChooseLooked(),
]
