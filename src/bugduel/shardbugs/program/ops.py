"""The numbers that programs, cards and permanents are made of."""

from typing import Final

# Types of card; a permanent can be several at once while it is a bug besides.
BUG: Final = 1
ITEM: Final = 2
SUPPORT: Final = 4
ACTION: Final = 8
AVATAR: Final = 16
TYPES: Final = {"bug": BUG, "item": ITEM, "support": SUPPORT, "action": ACTION, "permanent": 7, "card": 15}

# Zones, as bits where a filter may name several.
FIELD: Final = 1
HIVE: Final = 2
HAND: Final = 4
DECK: Final = 8
SPLAT_ZONE: Final = 16
ZONES: Final = {"field": FIELD, "hive": HIVE, "both": 3, "hand": HAND, "deck": DECK, "splat": SPLAT_ZONE}

# Sides, seen from whom an ability belongs to.
ANY: Final = 0
YOURS: Final = 1
ENEMY: Final = 2
THIS: Final = 3
BEARER: Final = 4
IT: Final = 5
SIDES: Final = {"any": ANY, "yours": YOURS, "enemy": ENEMY, "this": THIS, "bearer": BEARER, "it": IT}

# Traits, and the resistance that each brings along (SB-R3): tunneling resists flying, flying swimming, and so on.
FLYING: Final = 1
SWIMMING: Final = 2
TUNNELING: Final = 4
TRAITS: Final = {"flying": FLYING, "swimming": SWIMMING, "tunneling": TUNNELING}
NATURAL: Final = [(4 if traits & 2 else 0) | (2 if traits & 1 else 0) | (1 if traits & 4 else 0) for traits in range(8)]
PAIRS: Final = [0, 1, 1, 2, 1, 2, 2, 3]  # how many bits three bits have

# Keywords (SB-Y).
AGGRO: Final = 1
FOCUS: Final = 2
HARDSHELL: Final = 4
STOMP: Final = 8
VENOM: Final = 16
KEYWORDS: Final = {"aggro": AGGRO, "focus": FOCUS, "hardshell": HARDSHELL, "stomp": STOMP, "venom": VENOM}

# What a permanent cannot do.
NO_ATTACK: Final = 1
NO_BLOCK: Final = 2
NO_DEVOTE: Final = 4
NO_RETREAT: Final = 8
NO_READY: Final = 16
NO_DAMAGE: Final = 32
LIMITS: Final = {
    "attack": NO_ATTACK,
    "block": NO_BLOCK,
    "devote": NO_DEVOTE,
    "retreat": NO_RETREAT,
    "ready": NO_READY,
    "deal-damage": NO_DAMAGE,
}

# States a filter can ask for.
STATES: Final = ["", "ready", "exhausted", "attacking", "blocking", "damaged", "equipped"]
READY_STATE: Final = 1
EXHAUSTED_STATE: Final = 2
ATTACKING_STATE: Final = 3
BLOCKING_STATE: Final = 4
DAMAGED_STATE: Final = 5
EQUIPPED_STATE: Final = 6

# Events that trigger abilities.
EVENTS: Final = [
    "played", "splat", "attacks", "blocks", "blocked", "hits", "wounds", "devotes", "placed", "equipped", "enters",
    "hurt", "action-played", "turn-begins", "turn-ends", "damaged", "draws",
]  # fmt: skip
PLAYED: Final = 0
SPLAT: Final = 1
ATTACKS: Final = 2
BLOCKS: Final = 3
BLOCKED: Final = 4
HITS: Final = 5
WOUNDS: Final = 6
DEVOTES: Final = 7
PLACED: Final = 8
EQUIPPED: Final = 9
ENTERS: Final = 10
HURT: Final = 11
ACTION_PLAYED: Final = 12
TURN_BEGINS: Final = 13
TURN_ENDS: Final = 14
DAMAGED: Final = 15
DRAWS: Final = 16
ABOUT_PLAYERS: Final = 12  # the first event that is about a player and not about a permanent

# Players an effect means.
YOU: Final = 0
TARGET_PLAYER: Final = 1
ENEMIES: Final = 2
ALL_PLAYERS: Final = 3
DEFENDER: Final = 4
CONTROLLER: Final = 5

# What passive abilities may look at besides permanents and their figures.
STATES_SEEN: Final = 1  # who is ready, exhausted, attacking, blocking, damaged, equipped
HANDS_SEEN: Final = 2
PILES_SEEN: Final = 4  # Splat Zones and decks
DEVOTION_SEEN: Final = 8

# Where cards go.
TO_HAND: Final = 0
TO_FIELD: Final = 1
TO_HIVE: Final = 2
TO_SPLAT: Final = 3
TO_TOP: Final = 4
TO_BOTTOM: Final = 5
SHUFFLED_IN: Final = 6

# What a target is.
AT_PERMANENT: Final = 0
AT_PLAYER: Final = 1
AT_THREAD: Final = 2

# Amounts that are counted.
OF_PERMANENTS: Final = 0
OF_CARDS: Final = 1
OF_HAND: Final = 2
OF_ENEMY_HAND: Final = 3
OF_DEVOTION: Final = 4
OF_ENEMIES: Final = 5
OF_COUNTERS: Final = 6
OF_SPLAT_ZONE: Final = 7
OF_ATK: Final = 8
OF_DEF: Final = 9
OF_DEV: Final = 10
OF_COST: Final = 11

# Conditions.
IF_HAVE: Final = 0
IF_CARDS: Final = 1
IF_DEVOTION: Final = 2
IF_MORE: Final = 3
IF_YOUR_TURN: Final = 4
IF_IT_IS: Final = 5

# Whose figure or whose kind is meant.
OF_THIS: Final = 0
OF_IT: Final = 1
OF_TARGET: Final = 2

# Steps of effects: see `rules/effects`. Each kind of step has room for more.
TAKE_TARGETS: Final = 1
GATHER: Final = 2
IF: Final = 3
JUMP: Final = 4
DAMAGE: Final = 5
SPLAT_THEM: Final = 6
EXHAUST: Final = 7
READY: Final = 8
MOVE: Final = 9
TRADE: Final = 10
TO_OWNERS_HAND: Final = 11
TO_DECK: Final = 12
COUNTERS: Final = 13
UNTIL_END: Final = 14
TAKE_CONTROL: Final = 15
ANIMATE: Final = 16
ATTACH: Final = 17
FIGHT: Final = 18
MAKE: Final = 19
DAMAGE_PLAYERS: Final = 20
GAIN_DEVOTION: Final = 21
LOSE_DEVOTION: Final = 22
STEAL_DEVOTION: Final = 23
GAIN_DUST: Final = 24
EXTRA_PLACE: Final = 25
DRAW: Final = 26
PREPARE_DISCARD: Final = 27
DISCARD_RANDOM: Final = 28
MILL: Final = 29
REVEAL: Final = 30
PREPARE_LOOK: Final = 31
END_SEARCH: Final = 32
SHUFFLE: Final = 33
FIZZLE: Final = 34
DEVOTE: Final = 35
RETREAT: Final = 36
EQUIP: Final = 37
LURE: Final = 38
PLINK: Final = 39
HARDEN: Final = 40
MAKE_BOUNTIES: Final = 41

# Steps of the course of a game: see `rules/course_steps`.
BEGIN_TURN: Final = 60
DRAW_CARD: Final = 61
ROUND: Final = 62
RESOLVE: Final = 63
EMPTY_DUST: Final = 64
DECLARE: Final = 65
LURED: Final = 66
BLOCKS_MADE: Final = 67
COMBAT_DAMAGE: Final = 68
END_COMBAT: Final = 69
CLEAN_UP: Final = 70
EXPIRE: Final = 71
NEXT_TURN: Final = 72
COMMIT: Final = 73
REDRAW: Final = 74

# Steps that ask a player: see `rules/questions`.
MULLIGAN: Final = 80
PRIORITY: Final = 81
MAIN: Final = 82
ATTACKERS: Final = 83
BLOCKERS: Final = 84
ORDER_DAMAGE: Final = 85
NEXT_TRIGGER: Final = 86
CHOOSE_MODE: Final = 87
CHOOSE_TARGET: Final = 88
CHOOSE_COST: Final = 89
SPEND: Final = 90
ASK_MAY: Final = 91
ASK_PAY: Final = 92
PICK: Final = 93
DISCARD_ONE: Final = 94
LOOK: Final = 95
SEARCH: Final = 96
RECOVER: Final = 97
PUT_FROM_HAND: Final = 98

FIRST_QUESTION: Final = MULLIGAN
LAST_OP: Final = 127  # that there is room for


# What buffs and nerfs are made of.
CHANGES: Final = frozenset({TAKE_TARGETS, GATHER, PICK, COUNTERS, UNTIL_END, HARDEN})

# Effects on players that do not depend on which permanent they come from.
IMPERSONAL: Final = frozenset(
    {MAKE, GAIN_DEVOTION, LOSE_DEVOTION, STEAL_DEVOTION, GAIN_DUST, EXTRA_PLACE, DRAW, MILL, PREPARE_LOOK, LOOK}
)

NO_LIMIT: Final = 1_000_000
NO_LEAST: Final = -1_000_000  # figures go below 0 underneath (SB-B10)
