"""A duel set up by hand, at the turn action of the active player: for tests, puzzles, reports and "what if"."""

from collections import Counter
from collections.abc import Mapping

from bugduel.core.chance.rng import seeded
from bugduel.core.errors import BadData, BadOptions
from bugduel.core.reading.fields import Fields, unknown
from bugduel.core.reading.json_text import fields_of
from bugduel.mindbug.board import CURRENT, EDITIONS
from bugduel.mindbug.cards.keywords import KEYWORDS
from bugduel.mindbug.duel import Duel
from bugduel.mindbug.pieces import Away, Creature, Frame, Side, TurnAbility
from bugduel.mindbug.program.lower_parts import LIMITS
from bugduel.mindbug.program.ops import TURN_ACTION
from bugduel.mindbug.program.pool import Pool
from bugduel.mindbug.program.program import Card
from bugduel.mindbug.rules.course import LAST_TURN, advance
from bugduel.mindbug.rules.layers import derive
from bugduel.mindbug.saved.options import evolves_to, full_options, pool_of

OPTIONS = ("sets", "edition", "format", "pool", "cards")
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
        raise BadData(f"position: {error}") from None
    duel = Duel(pool_of(options), EDITIONS.index(str(options["edition"])))
    duel.options = options
    duel.rng = seeded(fields.text("seed", "position"))
    duel.active = fields.whole("active", 0, 0, 1)
    duel.follower = 1 - duel.active
    duel.turn = fields.whole("turn", 1, 1, LAST_TURN)
    duel.actions_left = 1
    duel.ask_always = fields.yes_no("ask-always", False)
    duel.revealed = _dealt(duel.pool, fields, "revealed")
    players = fields.inners("players")
    if len(players) != 2:
        raise BadData(f"position.players: a duel has 2, not {len(players)}")
    duel.sides = [_side(duel, player, seat) for seat, player in enumerate(players)]
    duel.entered = sum(creature.arrived == duel.turn for side in duel.sides for creature in side.play)
    _set_aside(duel, fields)
    duel.unused = _dealt(duel.pool, fields, "unused") if "unused" in fields.data else _rest(duel)
    _this_turn(duel, fields)
    if record:
        duel.events = []
    frame = Frame(duel.pool.turn)
    frame.place = duel.pool.turn.at[TURN_ACTION]
    duel.stack.append(frame)
    derive(duel)
    if duel.edition == CURRENT:  # a short hand is refilled at once (MB-T5); in older editions not (MB-R2)
        duel.refill(0)
        duel.refill(1)
    advance(duel)
    return duel


def _side(duel: Duel, fields: Fields, seat: int) -> Side:
    fields.only(*PLAYER_FIELDS)
    side = Side([], [], [], [])
    side.life = fields.whole("life", 3, 1, 999)
    side.mindbugs = fields.whole("mindbugs", 2, 0, 99)
    side.used = fields.whole("used-mindbugs", 0, 0, 99)
    side.energy = fields.whole("energy", 0, 0, 999)
    side.hand = sorted(_dealt(duel.pool, fields, "hand"))
    side.known = sorted(_dealt(duel.pool, fields, "known"))
    side.draw = _dealt(duel.pool, fields, "draw")[::-1]  # written from the top
    side.discard = _dealt(duel.pool, fields, "discard")
    for number, item in enumerate(fields.items("play", [], MOST_IN_PLAY)):
        side.play.append(_creature(duel, item, f"{fields.place('play')}[{number}]", seat))
    side.open = side.known[:]
    if Counter(side.known) - Counter(side.hand):
        raise BadData(f"{fields.place('known')}: a card that is not in the hand")
    return side


def _creature(duel: Duel, item: object, where: str, seat: int) -> Creature:
    """A name, or an object with a name and a state."""
    fields = Fields({"card": item} if isinstance(item, str) else item, where)
    fields.only(*CREATURE_FIELDS)
    card = duel.pool.cards[_kind(duel.pool, fields.text("card"), fields.place("card"))]
    duel.arrivals += 1
    base, double = stages_under(duel.pool, card, where)
    creature = Creature(base, duel.arrivals, seat, fields.whole("arrived", 0, 0, duel.turn))
    creature.card = card
    creature.double = double
    creature.exhausted = fields.yes_no("exhausted", False)
    creature.octonite = fields.whole("octonite", card.octonite, 0, 99)
    creature.boosts = _dealt(duel.pool, fields, "boosts")
    if creature.boosts and duel.pool.plain:
        raise BadData(f"{fields.place('boosts')}: no card of these sets boosts a creature")
    creature.face = fields.whole("face", 0, 0, len(card.faces))
    creature.attacks = fields.whole("attacks", 0, 0, 2)
    creature.attack_turn = duel.turn if creature.attacks else 0
    creature.acted = fields.yes_no("acted", False)
    creature.blocked = duel.turn if fields.yes_no("blocked", False) else 0
    creature.slew = duel.turn if fields.yes_no("slew", False) else 0
    creature.bonus = fields.whole("bonus", 0, -99, 99)
    creature.gained = _bits(fields, "gained", KEYWORDS)
    creature.limits = _bits(fields, "cannot", LIMITS)
    if creature.bonus or creature.gained or creature.limits:
        duel.turn_effects = True
    return creature


def stages_under(pool: Pool, card: Card, where: str) -> tuple[Card, int]:
    """The stage 1 card that lies under an evolved one, and the double card it came with."""
    if card.stage == 1:
        return card, -1
    for under in pool.cards:
        if under.stage == card.stage - 1 and card.kind in evolves_to(under):
            base, double = stages_under(pool, under, where)
            return base, card.kind if card.stage == 2 else double
    raise BadData(f"{where}: nothing evolves to {card.name}")


def _bits(fields: Fields, name: str, known: Mapping[str, int]) -> int:
    total = 0
    for number, word in enumerate(fields.texts(name, [])):
        if word not in known:
            raise BadData(f"{fields.place(name)}[{number}]: there is no {unknown(word, list(known))}")
        total |= known[word]
    return total


def _set_aside(duel: Duel, fields: Fields) -> None:
    """What lies beside the table: double cards, cards set aside by an effect, Power cards."""
    pool = duel.pool
    used = [creature.double for side in duel.sides for creature in side.play if creature.double >= 0]
    left = Counter(pool.doubles) - Counter(used)
    duel.doubles = _cards(pool, fields, "doubles", 2) if "doubles" in fields.data else sorted(left.elements())
    for away in fields.inners("away", [], MOST_EFFECTS):
        away.only("card", "seat", "source")
        kind = _card(pool, away.text("card"), away.place("card"), 1)
        duel.away = [*duel.away, Away(kind, away.whole("seat", None, 0, 1), away.whole("source", 0, 0, 4095))]
    duel.market = _cards(pool, fields, "market", 0)
    duel.power_discard = _cards(pool, fields, "power-discard", 0)
    rest = Counter(pool.power_cards) - Counter(duel.market + duel.power_discard)
    given = "power-deck" in fields.data
    duel.power_deck = _cards(pool, fields, "power-deck", 0) if given else sorted(rest.elements())
    if "market" not in fields.data:
        duel.market = [duel.rng.take(duel.power_deck) for _ in range(min(3, len(duel.power_deck)))]


def _this_turn(duel: Duel, fields: Fields) -> None:
    """Abilities that effects gave for this turn, by the card that gave them, and extra turns to come."""
    duel.extra_turns = fields.wholes("extra-turns", [], LAST_TURN)
    for seat in duel.extra_turns:
        if seat not in (0, 1):
            raise BadData(f"{fields.place('extra-turns')}: must be seats, 0 or 1, not {seat}")
    for given in fields.inners("this-turn", [], MOST_EFFECTS):
        given.only("card", "seat", "source")
        card = duel.pool.cards[_kind(duel.pool, given.text("card"), given.place("card"))]
        found = [
            TurnAbility(program, place, given.whole("seat", None, 0, 1), given.whole("source", 0, 0, 4095))
            for programs in card.triggers
            for program in programs
            for place, step in enumerate(program.steps)
            if step.static is not None
        ]
        if not found:
            raise BadData(f"{given.where}: {card.name} gives nothing for a turn")
        duel.turn_abilities = duel.turn_abilities + found


def _dealt(pool: Pool, fields: Fields, name: str) -> list[int]:
    """Cards that can be in a hand or pile: no Power cards, no evolved stages."""
    return _cards(pool, fields, name, 1)


def _cards(pool: Pool, fields: Fields, name: str, stage: int) -> list[int]:
    """Cards of one stage; that of a Power card is 0."""
    place = fields.place(name)
    names = fields.texts(name, [], MOST_CARDS)
    return [_card(pool, card, f"{place}[{number}]", stage) for number, card in enumerate(names)]


def _card(pool: Pool, name: str, where: str, stage: int) -> int:
    kind = _kind(pool, name, where)
    if pool.cards[kind].stage != stage:
        wanted = {0: "not a Power card", 1: "never dealt", 2: "not a double card"}[stage]
        raise BadData(f"{where}: {name} is {wanted}")
    return kind


def _kind(pool: Pool, name: str, where: str) -> int:
    if name not in pool.kinds:
        raise BadData(f"{where}: there is no card {unknown(name, list(pool.kinds))}")
    return pool.kinds[name]


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
