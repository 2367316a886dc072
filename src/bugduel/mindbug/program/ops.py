"""The numbers the engine works with: steps, events, sides, conditions and limits."""

from typing import Final

# Questions: steps that put a choice to a player.
TURN_ACTION: Final = 1
FAST_ACTION: Final = 2
OFFER_MINDBUG: Final = 3
HUNT: Final = 4
BLOCK: Final = 5
ATTACK_AGAIN: Final = 6
NEXT_WAITING: Final = 7
BUY: Final = 8
REROLL: Final = 9
DISTRIBUTE: Final = 10
CHOOSE_CREATURE: Final = 11
CHOOSE_CARD: Final = 12
CHOOSE_FROM_HAND: Final = 13
CHOOSE_POWER_CARD: Final = 14
CHOOSE_BOOST: Final = 15
ASK_MAY: Final = 16
ASK_OPTION: Final = 17
ASK_KEYWORD: Final = 18
CHOOSE_OPPONENT: Final = 19
CHOOSE_PILE: Final = 20
CHOOSE_LOOKED: Final = 21
LAST_QUESTION: Final = 29

# Steps of the course of a duel.
START_TURN: Final = 30
HARVEST: Final = 31
AFTER_ACTION: Final = 32
END_TURN: Final = 33
CLOSE_TURN: Final = 34
SHOW_CARD: Final = 35
ENTER_PLAY: Final = 36
DECLARE_ATTACK: Final = 37
DICE_RESULTS: Final = 38
ATTACK_EFFECTS: Final = 39
FIGHT: Final = 40

# Steps of effects that choose without asking.
GATHER_CREATURES: Final = 45
GATHER_CARDS: Final = 46
GATHER_VICTOR: Final = 47
GATHER_BLOCKERS: Final = 48
RANDOM_FROM_HAND: Final = 49

# Steps that act on creatures.
DEFEAT: Final = 50
TAKE_CONTROL: Final = 51
GIVE_CONTROL: Final = 52
RETURN_CREATURES: Final = 53
MAKE_ATTACK: Final = 54
EVOLVE: Final = 55
THIS_TURN: Final = 56
ALL_THIS_TURN: Final = 57
SET_ASIDE: Final = 58
RETURN_ASIDE: Final = 59
TURN_FACE: Final = 60
COPY_PLAY: Final = 61
TRIGGER_PLAY: Final = 62

# Steps that act on cards.
PUT_INTO_PLAY: Final = 70
PUT_THIS_INTO_PLAY: Final = 71
TO_HAND: Final = 72
SHOW: Final = 73
DISCARD: Final = 74
DISCARD_RANDOM: Final = 75
DISCARD_TO: Final = 76
DISCARD_DRAW_PILE: Final = 77
DISCARD_ALL: Final = 78
STEAL_CARDS: Final = 79
SWAP_HANDS: Final = 80
DRAW_UNUSED: Final = 81
UNUSED_UNDER: Final = 82
PASS_LEFT: Final = 83
LOOK_AT_UNUSED: Final = 84
GIVE_LOOKED: Final = 85

# Steps about life, Mindbugs and turns.
GAIN_LIFE: Final = 90
LOSE_LIFE: Final = 91
LOSE_LIFE_DOWN_TO: Final = 92
STEAL_LIFE: Final = 93
MATCH_LIFE: Final = 94
REFRESH: Final = 95
LOSE_MINDBUG: Final = 96
PAY_MINDBUG: Final = 97
EXTRA_TURN: Final = 98
WIN_GAME: Final = 99
LOSE_GAME: Final = 100

# Steps about octonite, boosts, dice and energy.
PUT_OCTONITE: Final = 110
PAY_OCTONITE: Final = 111
BOOST: Final = 112
TAKE_BOOST: Final = 113
ROLL: Final = 114
UNLESS_ROLLED: Final = 115
GAIN_ENERGY: Final = 116
BUY_CHOSEN: Final = 117
BUY_TOP: Final = 118

# Steps that lead from one to another.
UNLESS: Final = 130  # jump unless a condition holds
UNLESS_DONE: Final = 131  # jump unless the step before was done in full
UNLESS_PICKED: Final = 132  # jump unless something was chosen
JUMP: Final = 133
COUNT_MOVED: Final = 134
REPEAT: Final = 135  # jump when what was counted is used up
AIM: Final = 136  # the chosen creature is what the next steps are about
HOLD: Final = 137  # put the chosen cards aside while something else is chosen
RELEASE: Final = 138
UNLESS_HERE: Final = 139  # jump unless the creature it is about is in play
AIM_AT_OPPONENT: Final = 140  # the next steps are about the first or the second opponent
SWITCH_TO_TEAMMATE: Final = 141  # the next steps are done by the teammate, and the other way round

# Events that trigger abilities.
PLAYED: Final = 0
ATTACKS: Final = 1
DEFEATED: Final = 2
TURN_ENDS: Final = 3
DISCARDED: Final = 4
ACTION: Final = 5
HARVESTED: Final = 6
THEY_USE_MINDBUG: Final = 7
I_LOSE_LIFE: Final = 8  # from the discard pile
THEY_LOSE_LIFE: Final = 9  # from the discard pile
TEAMMATE_STUCK: Final = 10  # the teammate has no turn action
BOUGHT: Final = 11

# Who does something, seen from the player of the effect.
ME: Final = 0
OPPONENT: Final = 1
ALL: Final = 2
MATE: Final = 3

# Which creatures, seen from the creature whose card says so.
ANY: Final = 0
ALLY: Final = 1
THIS: Final = 2
ENEMY: Final = 3
TEAMMATE: Final = 4
LEFT: Final = 5  # of the player on the left

# Of them, those of extreme power.
HIGHEST: Final = 1
LOWEST: Final = 2

# Where cards are. None is 0, so that a pick of a card is never taken for one of a creature.
IN_DISCARD: Final = 1
IN_HAND: Final = 2
UNDER: Final = 3
MARKET: Final = 4
LOOKED_AT: Final = 5  # unused cards that one player looks at

# Conditions.
MY_TURN: Final = 1
NOT_MY_TURN: Final = 2
ONLY_ALLY: Final = 3
NO_ALLIES: Final = 4
OTHER_ALLIES: Final = 5
ENEMIES_AT_LEAST: Final = 6
AHEAD: Final = 7
BEHIND: Final = 8
LIFE_IS: Final = 9
LESS_LIFE: Final = 10
NO_MINDBUG: Final = 11
SAME_MINDBUGS: Final = 12
EMPTY_DISCARD: Final = 13
HAND_AT_MOST: Final = 14
STRONGEST_ALLY: Final = 15
ALLIES_SHARE_POWER: Final = 16
IN_COMBAT: Final = 17
SLEW: Final = 18
DISCARDED_POWER: Final = 19
AIMED_OCTONITE: Final = 20
ANY_DISCARDED: Final = 21
NO_TEAMMATES_CREATURES: Final = 22
TEAM_PLAY: Final = 23

# What is counted for an amount.
COUNT_CREATURES: Final = 1
COUNT_THEIR_MINDBUGS: Final = 2
COUNT_OCTONITE_ON_ALLIES: Final = 3
COUNT_OCTONITE_ON_THIS: Final = 4
COUNT_THEIR_CREATURES: Final = 5

# What an opponent must have to be chosen for an effect.
ANYTHING: Final = 0
A_HAND: Final = 1
A_DRAW_PILE: Final = 2
A_DISCARDED_CARD: Final = 3
A_MINDBUG: Final = 4
A_CREATURE: Final = 5
A_HAND_OR_CREATURE: Final = 6
A_HAND_OR_DRAW_PILE: Final = 7
A_HAND_AND_CREATURE: Final = 8

# What a creature cannot do, and what a player cannot, as bits.
CANNOT_ATTACK: Final = 1
CANNOT_BLOCK: Final = 2
CANNOT_BE_DEFEATED: Final = 4
NO_PLAY_EFFECTS: Final = 1
NO_DEFEATED_EFFECTS: Final = 2
NO_MINDBUGS: Final = 4
NO_CARDS_TO_HAND: Final = 8
NO_LIFE_LOSS: Final = 16
NO_BLOCKS: Final = 32

# What the constant abilities of a card do and look at, as bits.
CONSTANT: Final = 1  # it has some
GIVES_POWER: Final = 2
GIVES_KEYWORDS: Final = 4
COPIES_KEYWORDS: Final = 8
GIVES_LIMITS: Final = 16
LOOKS_AT_TURN: Final = 32  # some depend on whose turn it is, or which
LOOKS_AFAR: Final = 64  # some depend on hands, piles, life or Mindbugs

NO_LIMIT: Final = 999
OPS: Final = 256  # more than there are
