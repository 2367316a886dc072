"""The Cosmic Avatars, one for each alliance."""

from bugduel.shardbugs.tree import Card
from bugduel.shardbugs.vocabulary import (
    LUNAR,
    METEOR,
    SOLAR,
    activate,
    avatar,
    bugs,
    choose_one,
    damage,
    exhaust,
    look,
    make,
    price,
    target,
)

AVATARS: tuple[Card, ...] = (
    avatar("Sol", SOLAR, activate(price("2S", exhaust=True), make("Ant"))),
    avatar("Luna", LUNAR, activate(price("1L", exhaust=True), choose_one(exhaust(target(bugs())), look(2)))),
    avatar("Mars", METEOR, activate(price("2M", exhaust=True), damage(1, target(bugs())))),
)
