"""The text of a card, generated from its tree in any supported language.

The modules of this folder choose the messages for a node; their wording, with agreement and word order, is in the
mindbug_ files of each language.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby

from bugduel.core.card_page import Part
from bugduel.mindbug.cards import tree as t
from bugduel.mindbug.text.effects import DO, EffectReader
from bugduel.mindbug.text.phrases import MANY, count_of, on_any_side
from bugduel.words import words

REMEMBERED = 4096  # texts cached; home-made cards are unlimited
SHORT_TRIGGERS = ("play", "attack", "defeated", "action", "harvest")  # one word each: "Play and Attack: ..."
OTHER_ALLIES = t.Creatures("ally", other=True)


@lru_cache(REMEMBERED)
def card_text(card: t.CreatureCard, language: str) -> str:
    """What a card does, one ability per line; empty without abilities."""
    reader = Reader(words(language))
    return "\n".join(reader.line(part) for part in reader.parts(card))


def card_parts(card: t.CreatureCard, language: str) -> list[Part]:
    """The same, each line apart."""
    return list(Reader(words(language)).parts(card))


@lru_cache(REMEMBERED)
def card_title(name: str, language: str) -> str:
    """A card's translated name, or the English one."""
    return Reader(words(language)).title(name)


@lru_cache(REMEMBERED)
def keyword_line(card: t.CreatureCard, language: str) -> str:
    """A card's keywords in its order, and its figures besides power; may be empty."""
    reader = Reader(words(language))
    return reader.listed(parts, "list-figures", "list-figures") if (parts := reader.figures(card)) else ""


@lru_cache(REMEMBERED)
def power_card_text(card: t.PowerCard, language: str) -> str:
    """What a Power card does when bought."""
    reader = Reader(words(language), "bought")
    return reader.sentence(reader.effects(card.effects, DO))


@lru_cache(REMEMBERED)
def power_card_line(card: t.PowerCard, language: str) -> str:
    """What a Power card costs."""
    return words(language).say("mindbug-power-card-cost", cost=card.cost)


class Reader(EffectReader):
    """Describes cards and what they do."""

    def figures(self, card: t.CreatureCard) -> list[str]:
        figures = [self.keywords(card.keywords)] if card.keywords else []
        if card.stage > 1 or evolves(card):
            figures.append(self.say("figure-stage", stage=card.stage))
        if card.octonite:
            figures.append(self.say("figure-octonite", count=card.octonite))
        if card.dice:
            figures.append(self.say("figure-dice", count=card.dice))
        return figures

    def parts(self, card: t.CreatureCard) -> Iterator[Part]:
        yield from self.facts(card)
        yield from self.abilities(card.abilities)

    def line(self, part: Part) -> str:
        return self.say("ability-triggered", trigger=part.lead, sentence=part.text) if part.lead else part.text

    def facts(self, card: t.CreatureCard) -> Iterator[Part]:
        """What a card does because of its figures. The ids are the names that views give to these effects."""
        if card.distributes:
            yield Part("distribute", self.sentence(self.say("fact-distributes", count=card.octonite)))
        if card.faces:
            faces = self.listed([self.face(face) for face in card.faces], "list-semicolon-or", "list-semicolon")
            yield Part("turn-face", self.sentence(self.say("fact-faces", faces=faces)))

    def face(self, face: t.Face) -> str:
        keywords = self.listed([self.keyword(name) for name in face.keywords], "list-and") if face.keywords else "none"
        return self.say("face", power=face.power, keywords=keywords, count=len(face.keywords))

    # --- abilities ----------------------------------------------------------------------------------------------------

    def abilities(self, abilities: Sequence[t.Triggered | t.Constant]) -> Iterator[Part]:
        """One part per ability, with the place of the ability; those with the same effects or about the same creatures
        are merged.
        """
        for _, group in groupby(enumerate(abilities), lambda placed: merge_key(placed[1])):
            placed = list(group)
            part, told = str(placed[0][0]), [ability for _, ability in placed]
            if isinstance(told[0], t.Triggered):
                events = [each.event for each in told if isinstance(each, t.Triggered)]
                trigger, clause = self.trigger(events, told[0].effects)
                yield Part(part, self.sentence(clause), trigger, events)
            else:
                yield self.constant_part(part, [each for each in told if isinstance(each, t.Constant)])

    def trigger(self, events: Sequence[str], effects: Sequence[t.Effect]) -> tuple[str, str]:
        """The text before the colon, including a cost, and the text after it."""
        trigger = self.listed([self.say(f"when-{event}") for event in events], "list-and")
        price = ""
        match tuple(effects):
            case (t.PayOctonite(then),):
                price, effects = self.say("price-octonite", form=DO), then
            case (t.UseMindbug(), _, *_):
                price, effects = self.say("price-mindbug", form=DO), effects[1:]
        if price:
            trigger = self.say("when-with-price", trigger=trigger, price=price)
        return trigger, Reader(self.words, events[0]).effects(effects, DO)

    def constant_part(self, part: str, abilities: Sequence[t.Constant]) -> Part:
        if isinstance(abilities[0], t.InDiscard):
            return Part(part, self.sentence(self.constants(abilities[0].then)), self.say("when-in-discard"))
        return Part(part, self.sentence(self.constants(abilities)))

    # --- constant abilities -------------------------------------------------------------------------------------------

    def constants(self, abilities: Sequence[t.Constant], others: int = 0) -> str:
        """Several constant abilities. `others` is the number of other allies, if it was just stated."""
        clauses: list[str] = []
        for subject, group in groupby(abilities, subject_of):
            if subject is None:
                clauses.extend(self.constant(ability) for ability in group)
            else:
                clauses.append(self.about(subject, list(group), others))
        return self.listed(clauses, "list-clauses")

    def constant(self, ability: t.Constant) -> str:
        say = self.say
        match ability:
            case t.While(condition, then):
                so = self.condition(condition, "while")
                others = condition.count if isinstance(condition, t.OtherAllies) else 0
                return say("constant-while", condition=so, then=self.constants(then, others))
            case t.Have(whose) | t.Grant(whose) | t.Cannot(whose) | t.MoreDice(whose):
                return self.about(whose, [ability])
            case t.KeywordsOff(whose):
                return say("constant-keywords-off", whose=self.creatures(whose, "all", count_of(whose)))
            case t.CopyKeywords(keywords):
                return say("constant-copy-keywords", count=len(keywords), keywords=self.keywords(keywords))
            case t.BlockedOnlyBy(whose, near, keywordless):
                return say("constant-blocked-only-by", blockers=self.blockers(whose, near, keywordless))
            case t.CannotHunt(whose):
                # Only enemies are hunted and only enemies block, so whose they are goes without saying.
                return say("constant-cannot-hunt", whom=self.creatures(on_any_side(whose), "all", MANY))
            case t.HuntsOnly(whose):
                return say("constant-hunts-only", whom=self.creatures(whose, "all", MANY))
            case t.TeammateCannotPlay(least_power):
                return say("constant-teammate-cannot-play", least=least_power)
            case t.EvolvesInstead(name):
                return say("constant-evolves-instead", card=self.title(name))
            case t.MoreRerolls(count):
                return say("constant-more-rerolls", count=count)
            case t.NoPlayEffects(who):
                return say(f"constant-no-play-effects-{who}")
            case t.NoDefeatedEffects(who):
                return say(f"constant-no-defeated-effects-{who}")
            case t.NoCardsToHand(who):
                return say(f"constant-no-cards-to-hand-{who}")
            case t.CannotPlay(who, most_power):
                return say(f"constant-cannot-play-{who}", most=most_power)
        if type(ability) in PLAIN:
            return say(f"constant-{PLAIN[type(ability)]}")
        raise TypeError(f"no words for {ability!r}")

    def blockers(self, whose: t.Creatures, near: int | None, keywordless: bool) -> str:
        blockers = self.creatures(on_any_side(whose), "all", MANY)
        if keywordless:
            blockers = self.say("creatures-without-keywords", creatures=blockers)
        return blockers if near is None else self.say("creatures-of-power-near", creatures=blockers, near=near)

    def about(self, whose: t.Creatures, abilities: Sequence[t.Constant], others: int = 0) -> str:
        """What some creatures have and what they cannot do."""
        known = others if whose == OTHER_ALLIES else 0
        count = known or count_of(whose)
        haves = [ability for ability in abilities if isinstance(ability, t.Have)]
        dice = sum(ability.count for ability in abilities if isinstance(ability, t.MoreDice))
        limits = [ability.what for ability in abilities if isinstance(ability, t.Cannot)]
        does: list[str] = []
        if haves or dice:
            keywords = [word for have in haves for word in have.keywords]
            does.append(self.say("does-have", count=count, gains=self.gains([h.power for h in haves], keywords, dice)))
        for ability in abilities:
            if isinstance(ability, t.Grant):
                trigger, clause = self.trigger([ability.event], ability.effects)
                does.append(self.say("does-have-ability", count=count, trigger=trigger, clause=clause))
        if limits:
            deeds = [self.say(f"deed-{what}", form=DO, count=count) for what in limits]
            does.append(self.say("does-cannot", count=count, deeds=self.listed(deeds, "list-nor")))
        whom = self.say("creatures-those", count=count) if known else self.creatures(whose, "all", count)
        return self.say("constant-creatures", whose=whom, does=self.listed(does, "list-and"))


# Constant abilities with the same text on every card.
PLAIN: dict[type[t.Constant], str] = {
    t.MustBeHunted: "must-be-hunted",
    t.ReversedFight: "reversed-fight",
    t.NoMindbugs: "no-mindbugs",
    t.CannotLoseLife: "cannot-lose-life",
}


def subject_of(ability: t.Constant) -> t.Creatures | None:
    """The creatures an ability is about, if it can share a sentence with other abilities about them."""
    return ability.whose if isinstance(ability, t.Have | t.Grant | t.Cannot | t.MoreDice) else None


def merge_key(ability: t.Triggered | t.Constant) -> object:
    """Consecutive abilities with the same key share a line."""
    if isinstance(ability, t.Triggered):
        return ability.effects if ability.event in SHORT_TRIGGERS else ability
    return subject_of(ability) or ability


def evolves(card: t.CreatureCard) -> bool:
    return any(True for _ in evolutions(card))


def evolutions(node: object) -> Iterator[str]:
    """The cards that something in a node evolves to."""
    if isinstance(node, tuple):
        for part in node:
            yield from evolutions(part)
    elif isinstance(node, t.EvolveTo | t.EvolvesInstead):
        yield node.name
    elif isinstance(node, t.Node):
        for name in node.field_names:
            yield from evolutions(getattr(node, name))
