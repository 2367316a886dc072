"""Tokens that several cards make."""

from bugduel.shardbugs.cards.vocabulary import *

TOKENS = (
    item_token("Bounty", activate(price(splat=True), gain_dust(1))),
    token("Ant", 1, 1, ANT, WORKER, alliance=SOLAR),
    token("Moth", 1, 1, MOTH, FLYING, alliance=LUNAR),
    token("Spiderling", 1, 1, SPIDER, VENOM, alliance=METEOR),
    token("Crater Beetle", 3, 3, BEETLE, STOMP, alliance=METEOR),
    token("Earthworm", 1, 2, WORM, TUNNELING, alliance=UNALIGNED),
)
