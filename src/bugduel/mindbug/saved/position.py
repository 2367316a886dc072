"""A duel set up by hand, at the turn action of the active player: for tests, puzzles, reports and "what if"."""

from collections import Counter

from bugduel.core.chance.rng import seeded
from bugduel.core.errors import BadData, BadOptions
from bugduel.core.lists import NO_INTS
from bugduel.core.reading.fields import Fields
from bugduel.core.reading.json_text import fields_of
from bugduel.core.saving.names import Names
from bugduel.mindbug.board import CURRENT, LAST_ARRIVAL
from bugduel.mindbug.cards.keywords import KEYWORDS
from bugduel.mindbug.duel import Duel
from bugduel.mindbug.pieces import Away, Creature, Frame, Side, TurnAbility
from bugduel.mindbug.program.lower_parts import LIMITS
from bugduel.mindbug.program.ops import TURN_ACTION
from bugduel.mindbug.program.pool import Pool
from bugduel.mindbug.program.program import Card
from bugduel.mindbug.rules.course import advance
from bugduel.mindbug.rules.effects.turn import LAST_TURN
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.saved.fields import DEALT, DOUBLE, POWER, check_boosts, check_known
from bugduel.mindbug.saved.load import new_duel
from bugduel.mindbug.saved.options import evolves_to, full_options, refused_in
from bugduel.mindbug.seating import left_of

OPTIONS = ("mode", "sets", "edition", "format", "pool", "cards", "open-hands")
FIELDS = (
    "game",
    "seed",
    "active",
    "turn",
    "players",
    "unused",
    "revealed",
    "doubles",
    "away",
    "market",
    "power-deck",
    "power-discard",
    "extra-turns",
    "this-turn",
    "ask-always",
)
PLAYER_FIELDS = ("life", "mindbugs", "used-mindbugs", "energy", "hand", "known", "draw", "discard", "play")
CREATURE_FIELDS = (
    "card",
    "exhausted",
    "arrived",
    "octonite",
    "boosts",
    "face",
    "attacks",
    "acted",
    "blocked",
    "slew",
    "bonus",
    "gained",
    "cannot",
)

MOST_CARDS = 5000  # of a pile
MOST_IN_PLAY = 200  # of a player: every creature looks at every other
MOST_EFFECTS = 100


def position(data: object, record: bool = False) -> Duel:
    """The duel that a position describes. What it does not say is as at the start of a game, with empty hands and
    piles; cards it does not place are the unused pile.
    """
    fields = fields_of(data, "position")
    fields.only(*FIELDS, *OPTIONS)
    fields.one_of("game", ["mindbug"], "mindbug")
    try:
        options = full_options({name: value for name, value in fields.data.items() if name in OPTIONS})
    except BadOptions as error:
        raise BadData(error.reason, ("position", *error.path[1:])) from None
    duel = new_duel(options)
    last = duel.players - 1
    duel.rng = seeded(fields.text("seed", "position"))
    duel.active = fields.whole("active", 0, 0, last)
    duel.follower = left_of(duel.active, duel.players)
    duel.turn = fields.whole("turn", 1, 1, LAST_TURN)
    duel.actions_left = 1
    duel.ask_always = fields.yes_no("ask-always", False)
    names = Names(duel.pool, refused=refused_in(options))
    duel.revealed = names.kinds_in(fields, "revealed", DEALT, [], MOST_CARDS)
    players = fields.inners("players")
    if len(players) != duel.players:
        raise fields.wrong(f"there must be {duel.players}, not {len(players)}", "players")
    duel.sides = [_side(duel, names, player, seat) for seat, player in enumerate(players)]
    _share_life(duel, players)
    duel.entered = sum(creature.arrived == duel.turn for side in duel.sides for creature in side.play)
    _set_aside(duel, names, fields)
    is_given = "unused" in fields.data
    duel.unused = names.kinds_in(fields, "unused", DEALT, None, MOST_CARDS) if is_given else _rest(duel)
    _this_turn(duel, names, fields)
    if record:
        duel.events = []
    frame = Frame(duel.pool.turn)
    frame.place = duel.pool.turn.at[TURN_ACTION]
    duel.stack.append(frame)
    derive(duel)
    if duel.edition == CURRENT:  # a short hand is refilled at once (MB-T5); in older editions not (MB-R2)
        for seat in range(duel.players):
            duel.refill(seat)
    advance(duel)
    return duel


def _side(duel: Duel, names: Names, fields: Fields, seat: int) -> Side:
    fields.only(*PLAYER_FIELDS)
    side = Side([], [], [], [])
    side.life = fields.whole("life", 3, 1, 999)
    side.mindbugs = fields.whole("mindbugs", 2, 0, 99)
    side.used = fields.whole("used-mindbugs", 0, 0, 99)
    side.energy = fields.whole("energy", 0, 0, 999)
    side.hand = sorted(names.kinds_in(fields, "hand", DEALT, [], MOST_CARDS))
    known = sorted(names.kinds_in(fields, "known", DEALT, [], MOST_CARDS))
    side.draw = names.kinds_in(fields, "draw", DEALT, [], MOST_CARDS)[::-1]  # written from the top
    side.discard = names.kinds_in(fields, "discard", DEALT, [], MOST_CARDS)
    side.play = [
        _creature(duel, names, creature, seat) for creature in fields.named_inners("play", "card", MOST_IN_PLAY)
    ]
    check_known(side, known, fields)
    if known:  # to all
        side.known = [NO_INTS if viewer == seat else known for viewer in range(duel.players + 1)]
    return side


def _share_life(duel: Duel, players: list[Fields]) -> None:
    """What is said of one teammate's life holds for both."""
    for seat, fields in enumerate(players):
        if "life" not in fields.data:
            continue
        for member in duel.seating.team[seat]:
            if "life" in players[member].data and duel.sides[member].life != duel.sides[seat].life:
                raise fields.wrong("teammates share their life", "life")
        duel.set_life(seat, duel.sides[seat].life)


def _creature(duel: Duel, names: Names, fields: Fields, seat: int) -> Creature:
    fields.only(*CREATURE_FIELDS)
    card = names.card_in(fields, "card")
    duel.arrivals += 1
    base, double = stages_under(duel.pool, card, fields)
    creature = Creature(base, duel.arrivals, seat, fields.whole("arrived", 0, 0, duel.turn))
    creature.card = card
    creature.double = double
    creature.exhausted = fields.yes_no("exhausted", False)
    creature.octonite = fields.whole("octonite", card.octonite, 0, 99)
    creature.boosts = names.kinds_in(fields, "boosts", DEALT, [], MOST_CARDS)
    check_boosts(creature, fields, names)
    creature.face = fields.whole("face", 0, 0, len(card.faces))
    creature.attacks = fields.whole("attacks", 0, 0, 2)
    creature.attack_turn = duel.turn if creature.attacks else 0
    creature.acted = fields.yes_no("acted", False)
    creature.blocked = duel.turn if fields.yes_no("blocked", False) else 0
    creature.slew = duel.turn if fields.yes_no("slew", False) else 0
    creature.bonus = fields.whole("bonus", 0, -99, 99)
    creature.gained = fields.bits("gained", KEYWORDS)
    creature.limits = fields.bits("cannot", LIMITS)
    if creature.bonus or creature.gained or creature.limits:
        duel.turn_effects = True
    return creature


def stages_under(pool: Pool, card: Card, fields: Fields) -> tuple[Card, int]:
    """The stage 1 card that lies under an evolved one, and the double card it came with."""
    if card.stage == 1:
        return card, -1
    for under in pool.cards:
        if under.stage == card.stage - 1 and card.kind in evolves_to(under):
            base, double = stages_under(pool, under, fields)
            return base, card.kind if card.stage == 2 else double
    raise fields.wrong(f"nothing evolves to {card.name}")


def _set_aside(duel: Duel, names: Names, fields: Fields) -> None:
    """What lies beside the table: double cards, cards set aside by an effect, Power cards."""
    pool = duel.pool
    used = [creature.double for side in duel.sides for creature in side.play if creature.double >= 0]
    left = sorted((Counter(pool.doubles) - Counter(used)).elements())
    duel.doubles = names.kinds_in(fields, "doubles", DOUBLE, None, MOST_CARDS) if "doubles" in fields.data else left
    for away in fields.inners("away", [], MOST_EFFECTS):
        away.only("card", "seat", "source")
        kind = names.kind_in(away, "card", DEALT)
        source = away.whole("source", 0, 0, LAST_ARRIVAL)
        duel.away = [*duel.away, Away(kind, away.whole("seat", None, 0, duel.players - 1), source)]
    duel.market = names.kinds_in(fields, "market", POWER, [], MOST_CARDS)
    duel.power_discard = names.kinds_in(fields, "power-discard", POWER, [], MOST_CARDS)
    left = sorted((Counter(pool.power_cards) - Counter(duel.market + duel.power_discard)).elements())
    is_given = "power-deck" in fields.data
    duel.power_deck = names.kinds_in(fields, "power-deck", POWER, None, MOST_CARDS) if is_given else left
    if "market" not in fields.data:
        duel.market = [duel.rng.take(duel.power_deck) for _ in range(min(3, len(duel.power_deck)))]


def _this_turn(duel: Duel, names: Names, fields: Fields) -> None:
    """Abilities that effects gave for this turn, by the card that gave them, and extra turns to come."""
    duel.extra_turns = fields.wholes("extra-turns", [], LAST_TURN, 0, duel.players - 1)
    last = duel.players - 1
    for given in fields.inners("this-turn", [], MOST_EFFECTS):
        given.only("card", "seat", "source")
        card = names.card_in(given, "card")
        found = [
            TurnAbility(program, place, given.whole("seat", None, 0, last), given.whole("source", 0, 0, LAST_ARRIVAL))
            for programs in card.triggers
            for program in programs
            for place, step in enumerate(program.steps)
            if step.static is not None
        ]
        if not found:
            raise given.wrong(f"{card.name} gives nothing for a turn")
        duel.turn_abilities = duel.turn_abilities + found


def _rest(duel: Duel) -> list[int]:
    """The pool's cards that the position has not placed."""
    left = Counter(duel.pool.dealt)
    left.subtract(duel.revealed)
    for side in duel.sides:
        left.subtract(side.hand + side.draw + side.discard + [creature.base.kind for creature in side.play])
        for creature in side.play:
            left.subtract(creature.boosts)
    left.subtract([away.kind for away in duel.away])
    return [kind for kind in left for _ in range(left[kind])]
