"""Words for cards and sets."""

from bugduel.mindbug.cards import tree
from bugduel.mindbug.cards.tree import CardSet, Constant, CreatureCard, Effect, PowerCard, Triggered
from bugduel.mindbug.cards.vocabulary.selecting import Keyword
from bugduel.trees.node import replaced

Effects = Effect | tuple[Effect, ...]


class CardFact:
    """A figure on a card besides power: octonite, dice, further faces."""

    def __init__(self, **fields: object) -> None:
        self.fields = fields


def octonite(count: int, distributes: bool = False) -> CardFact:
    return CardFact(octonite=count, distributes=distributes)


def dice(count: int) -> CardFact:
    return CardFact(dice=count)


def faces(*turned: tree.Face) -> CardFact:
    return CardFact(faces=turned)


def face(power: int, *keywords: Keyword) -> tree.Face:
    return tree.Face(power, tuple(str(word) for word in keywords))


def creature(
    name: str,
    power: int,
    *says: Keyword | Constant | CardFact,
    play: Effects = (),
    attack: Effects = (),
    defeated: Effects = (),
    action: Effects = (),
    harvest: Effects = (),
    end_of_turn: Effects = (),
    discarded: Effects = (),
    they_use_mindbug: Effects = (),
    i_lose_life: Effects = (),
    they_lose_life: Effects = (),
    teammate_stuck: Effects = (),
    copies: int = 1,
    stage: int = 1,
    number: str = "",
    tag_team: bool = False,
) -> CreatureCard:
    """A creature card: name, power, keywords, figures and constant abilities, then what it does at which event.

    `i_lose_life` and `they_lose_life` work while the card lies in its player's discard pile. `teammate_stuck` is for a
    teammate who has no turn action. Whatever names a teammate needs `tag_team`.
    """
    events = {
        "play": play,
        "attack": attack,
        "defeated": defeated,
        "action": action,
        "harvest": harvest,
        "end-of-turn": end_of_turn,
        "discarded": discarded,
        "they-use-mindbug": they_use_mindbug,
        "i-lose-life": i_lose_life,
        "they-lose-life": they_lose_life,
        "teammate-stuck": teammate_stuck,
    }
    triggered = [
        Triggered(event, effects if isinstance(effects, tuple) else (effects,))
        for event, effects in events.items()
        if effects != ()
    ]
    constant = [word for word in says if isinstance(word, Constant)]
    keywords = tuple(str(word) for word in says if isinstance(word, Keyword))
    card = CreatureCard(name, power, keywords, (*constant, *triggered), copies, stage, number=number, tag_team=tag_team)
    for fact in says:
        if isinstance(fact, CardFact):
            card = replaced(card, **fact.fields)
    return card


def power_card(name: str, cost: int, *effects: Effect) -> PowerCard:
    return PowerCard(name, cost, effects)


def card_set(id: str, title: str, *cards: CreatureCard | PowerCard) -> CardSet:
    return CardSet(
        id,
        title,
        tuple(card for card in cards if isinstance(card, CreatureCard)),
        tuple(card for card in cards if isinstance(card, PowerCard)),
    )
