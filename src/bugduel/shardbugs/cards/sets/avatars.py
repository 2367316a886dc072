"""The Cosmic Avatars, one for each alliance."""

from bugduel.shardbugs.cards.tree import Card
from bugduel.shardbugs.cards.vocabulary import *

AVATARS: tuple[Card, ...] = (
    avatar("Sol", SOLAR, activate(price("2S", exhaust=True), make("Ant"))),
    avatar("Luna", LUNAR, activate(price("1L", exhaust=True), choose_one(exhaust(target(bugs())), look(2)))),
    avatar("Mars", METEOR, activate(price("2M", exhaust=True), damage(1, target(bugs())))),
)
