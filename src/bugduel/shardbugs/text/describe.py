"""The text of a card, generated from its tree in any supported language.

The modules of this folder choose the messages for a node; their wording, with agreement and word order, is in the
shardbugs_ files of each language.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from bugduel.core.card_page import Part
from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.text.effects import EffectReader
from bugduel.shardbugs.text.nouns import ALL, BARE, ONE, Phrase
from bugduel.shardbugs.text.phrases import DO
from bugduel.trees.node import replaced
from bugduel.trees.phrases import capital
from bugduel.words import words

REMEMBERED = 4096  # texts cached; home-made cards are unlimited
TYPES: dict[type[t.Card], str] = {
    t.Bug: "bug",
    t.Item: "item",
    t.Support: "support",
    t.Action: "action",
    t.Avatar: "avatar",
}
ABOUT_PLAYERS = ("turn-begins", "turn-ends", "damaged", "draws", "action-played")
BY_A_PLAYER = ("played", "placed", "enters")  # its side says who does it, or where
ALONE = ("this", "bearer")


@lru_cache(REMEMBERED)
def card_title(name: str, language: str) -> str:
    """A card's translated name, or the English one."""
    return Reader(words(language)).title(name)


@lru_cache(REMEMBERED)
def card_text(card: t.Card, language: str) -> str:
    """What a card does, one ability per line, without what its line already says; may be empty."""
    reader = Reader(words(language), TYPES[type(card)])
    if isinstance(card, t.Action):
        return reader.sentence(reader.effects(card.effects))
    return "\n".join(reader.ability(ability) for ability in card.abilities)


def card_parts(card: t.Card, language: str) -> list[Part]:
    """The same, each line apart, by the names that moves and views give to abilities."""
    reader = Reader(words(language), TYPES[type(card)])
    if isinstance(card, t.Action):
        return [Part("*", reader.sentence(reader.effects(card.effects)))]
    return [reader.part(str(place), ability) for place, ability in enumerate(card.abilities)]


@lru_cache(REMEMBERED)
def card_line(card: t.Card, language: str) -> str:
    """What a card is: cost, figures, type, traits and keywords."""
    return Reader(words(language), TYPES[type(card)]).line(card)


@lru_cache(REMEMBERED)
def ability_text(ability: t.Ability, language: str, card_type: str = "card") -> str:
    """What one ability does. `card_type` is the type of its card."""
    return Reader(words(language), card_type).ability(ability)


@lru_cache(REMEMBERED)
def mode_text(effects: tuple[t.Effect, ...], language: str, card_type: str = "card") -> str:
    """One of several modes, as a clause without capital and full stop."""
    return Reader(words(language), card_type).clause(effects, DO)


class Reader(EffectReader):
    """Describes cards and what they do."""

    # --- what a card is -----------------------------------------------------------------------------------------------

    def line(self, card: t.Card) -> str:
        match card:
            case t.Bug():
                return self.listed(list(self.of_bug(card)), "list-figures", "list-figures")
            case t.Item(equip=equip) if equip:
                what = self.of_type(card.cost, self.subtype(card.subtype), card.rarity)
                if not card.fits:
                    return self.say("line-equip", what=what, equip=equip)
                fits = self.listed([self.fitting(word) for word in card.fits], "list-or")
                return self.say("line-equip-fits", what=what, equip=equip, fits=fits)
            case t.Item() | t.Support():
                return self.of_type(card.cost, self.subtype(card.subtype), card.rarity)
            case t.Action():
                message_id = "line-quick-action" if card.quick else "line-action"
                return self.of_type(card.cost, self.say(message_id, subtype=self.subtype(card.subtype)), card.rarity)
        alliance = self.say(f"alliance-{card.alliance}", count=1, gender=self.gender("avatar"))
        return self.say("described", noun=self.say("noun-avatar", count=1), adjective=alliance)

    def of_type(self, cost: str, what: str, rarity: str) -> str:
        if rarity == "token":
            return self.say("noun-of-token", noun=what, count=1)
        return self.say("line-cost", cost=cost, what=what)

    def subtype(self, name: str) -> str:
        return self.side_by_side([name])

    def of_bug(self, bug: t.Bug) -> Iterator[str]:
        token = bug.rarity == "token"
        figures: dict[str, str | int] = {"cost": bug.cost, "atk": bug.atk, "def": bug.def_, "dev": bug.dev}
        yield self.say("line-token" if token else "line-bug", **figures)
        if kinds := [*bug.species, *bug.classes]:
            yield self.side_by_side(kinds)
        if bug.traits or bug.resists:
            traits = [*bug.traits, *(f"resists-{name}" for name in bug.resists)]
            yield self.listed([self.keyword(name) for name in traits], "list-comma")
        keywords = [self.keyword(name) for name in bug.keywords]
        keywords += [self.numbered(name, number) for name in ("bounty", "plink") if (number := getattr(bug, name))]
        if keywords:
            yield self.listed(keywords, "list-comma")

    def fitting(self, word: str) -> str:
        """What an item requires of its bug: a species, a class, a trait, an alliance, or the beginning of its name."""
        if word.startswith("name:"):
            return self.title(word.removeprefix("name:"))
        if self.words.has(f"{self.prefix}noun-{word}"):
            return self.side_by_side([word])
        if self.words.has(f"{self.prefix}keyword-{word}"):
            return self.keyword(word)
        return self.say(f"alliance-{word}", count=1, gender=self.gender("bug"))

    # --- abilities ----------------------------------------------------------------------------------------------------

    def ability(self, ability: t.Ability) -> str:
        start, text = self.in_two(ability)
        return self.say("ability", start=start, text=text) if start else self.sentence(text)

    def part(self, name: str, ability: t.Ability) -> Part:
        start, text = self.in_two(ability)
        if not start:
            return Part(name, self.sentence(text))
        return Part(name, self.say("ability-end", text=text), start, triggers_of(ability))

    def in_two(self, ability: t.Ability) -> tuple[str, str]:
        """What stands before the colon, if there is one, and what comes after it."""
        if isinstance(ability, t.Triggered):
            return capital(self.trigger(ability)), self.within(ability).effects(ability.effects)
        if isinstance(ability, t.Activated):
            return capital(self.price(ability)), self.effects(ability.effects)
        return "", self.constant(ability)

    def within(self, ability: t.Triggered) -> "Reader":
        """A reader for the effects of a trigger."""
        about = None if ability.event in ABOUT_PLAYERS else ability.of
        return Reader(self.words, self.card_type, ability.event, about)

    def trigger(self, ability: t.Triggered) -> str:
        text = self.event_of(ability)
        if ability.condition is not None:
            condition = self.within(ability).condition(ability.condition, "if")
            text = self.say("trigger-if", trigger=text, condition=condition)
        return self.say("once-per-turn", start=text) if ability.once else text

    def event_of(self, ability: t.Triggered) -> str:
        event, of = ability.event, ability.of
        if event in ABOUT_PLAYERS:
            return self.say(f"trigger-{event}-{ability.by}")
        if of.side == "this":
            return self.say_of(f"trigger-{event}-this", self.pointed("this"))
        if event in BY_A_PLAYER and of.side not in ALONE:
            noun_side = replaced(of, side="any", zone="field")
            return self.say_of(f"trigger-{event}-{of.side}", self.permanents(noun_side, ONE))
        return self.say_of(f"trigger-{event}", self.permanents(of, ONE))

    def price(self, ability: t.Activated) -> str:
        text = capital(self.listed(list(self.prices(ability.price)), "list-comma"))
        if ability.quick:
            return self.say("quick-once-per-turn" if ability.once else "quick", start=text)
        return self.say("once-per-turn", start=text) if ability.once else text

    def prices(self, price: t.Price) -> Iterator[str]:
        if price.exhaust:
            yield self.say("price-exhaust")
        if price.dust not in ("", "0") or price == t.Price(price.dust):
            yield price.dust
        if price.devotion:
            yield self.say("price-devotion", amount=self.so_much("devotion", price.devotion))
        if price.discard:
            yield self.say("price-discard", cards=self.so_much("cards", price.discard))
        if price.counters:
            yield self.say("price-counters", counters=self.so_much("counters", price.counters, counter="+1/+1"))
        if price.exhaust_other is not None:
            yield self.say_of("price-exhaust-other", self.permanents(price.exhaust_other, ONE))
        if price.splat_other is not None:
            yield self.say_of("price-splat-other", self.permanents(price.splat_other, ONE))
        if price.splat:
            yield self.say("price-splat", this=self.pointed("this").text)

    # --- constant abilities -------------------------------------------------------------------------------------------

    def constants(self, constants: Sequence[t.Constant]) -> str:
        return self.listed([self.constant(constant) for constant in constants], "list-clauses")

    def constant(self, constant: t.Constant) -> str:
        say = self.say
        match constant:
            case t.While(condition, then):
                return say("constant-while", condition=self.condition(condition, "while"), then=self.constants(then))
            case t.Gives(to):
                return self.gives(constant, self.permanents(to, ALL))
            case t.Costs(of, less, who):
                cards = self.amount(of, ALL).text
                return say(f"constant-costs-{'less' if less > 0 else 'more'}-{who}", cards=cards, amount=abs(less))
            case t.Block(to, more):
                return self.say_of("constant-block", self.permanents(to, ALL), more=more)
            case t.Unblockable(to, None):
                return self.say_of("constant-unblockable", self.permanents(to, ALL))
            case t.Unblockable(to, t.Permanents() as but):
                # Only enemies block, so whose they are goes without saying.
                blockers = self.permanents(replaced(but, side="any"), BARE).text
                return self.say_of("constant-blocked-only-by", self.permanents(to, ALL), blockers=blockers)
        raise TypeError(f"no words for {constant!r}")

    def gives(self, gives: t.Gives, subject: Phrase) -> str:
        gains = self.gains(gives)
        does: list[str] = []
        if has := gains.figures + gains.words + gains.counted:
            does.append(self.say("does-have", gains=self.listed(has, "list-and"), count=subject.count))
        if gives.cannot:
            does.append(self.say("does-cannot", form=DO, deeds=self.deeds(gives.cannot), count=subject.count))
        joined = self.listed(does, "list-clauses" if len(has) > 1 else "list-and")
        clause = self.say("constant-have", whose=subject.text, does=joined)
        return self.where(clause, gains.where)


def triggers_of(ability: t.Ability) -> list[str]:
    """What sets an ability off; nothing if it is paid for, or always holds."""
    return [ability.event] if isinstance(ability, t.Triggered) else []
