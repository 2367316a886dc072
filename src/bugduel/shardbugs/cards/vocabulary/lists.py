"""The closed lists of names that cards use (SB-E3)."""


class Word(str):
    """A name that belongs to a closed list, so that a card line cannot misspell it (SB-E3)."""

    __slots__ = ()


class Species(Word):
    pass


class Class(Word):
    pass


class Trait(Word):
    pass


class Keyword(Word):
    pass


class Alliance(Word):
    pass


SPECIES = tuple(map(Species, (
    "ant", "bee", "beetle", "butterfly", "centipede", "cockroach", "cricket", "dragonfly", "fly", "ladybug", "mantis",
    "mosquito", "moth", "scorpion", "slug", "snail", "spider", "strider", "termite", "tick", "wasp", "worm",
)))  # fmt: skip
ANT, BEE, BEETLE, BUTTERFLY, CENTIPEDE, COCKROACH, CRICKET, DRAGONFLY, FLY, LADYBUG, MANTIS = SPECIES[:11]
MOSQUITO, MOTH, SCORPION, SLUG, SNAIL, SPIDER, STRIDER, TERMITE, TICK, WASP, WORM = SPECIES[11:]
SOLDIER, WORKER, SCOUT, MYSTIC, ROGUE, NOBLE, SMITH, HUNTER = CLASSES = tuple(map(Class, (
    "soldier", "worker", "scout", "mystic", "rogue", "noble", "smith", "hunter",
)))  # fmt: skip
FLYING, SWIMMING, TUNNELING = TRAITS = tuple(map(Trait, ("flying", "swimming", "tunneling")))
AGGRO, FOCUS, HARDSHELL, STOMP, VENOM = KEYWORDS = tuple(
    map(Keyword, ("aggro", "focus", "hardshell", "stomp", "venom"))
)
SOLAR, LUNAR, METEOR, UNALIGNED = ALLIANCES = tuple(map(Alliance, ("solar", "lunar", "meteor", "unaligned")))
LETTERS = {"S": SOLAR, "L": LUNAR, "M": METEOR}
