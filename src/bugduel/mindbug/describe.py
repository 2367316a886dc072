"""The text a player reads on a card: a reader of the tree, in any language there are words for.

What is said about a node is chosen here; how it is said, agreement and word order included, stands in the
mindbug_cards.ftl of each language.
"""

import re
from collections.abc import Sequence
from functools import lru_cache, reduce
from itertools import groupby, pairwise

from bugduel.mindbug import tree as t
from bugduel.words import Words, words

REMEMBERED = 4096  # home-made cards come without end, so not every text is kept
MANY = 2  # a count for agreement, where no number is said
DO = "do"  # "defeat a creature", "your opponent discards a card"
MAY = "may"  # what follows "you may": "defeat a creature", "make your opponent discard a card"


@lru_cache(REMEMBERED)
def card_text(card: t.CreatureCard, language: str) -> str:
    """What a card does, one ability a line; empty for a card without abilities."""
    reader = Reader(words(language))
    return "\n".join(reader.ability(ability) for ability in card.abilities)


@lru_cache(REMEMBERED)
def card_title(name: str, language: str) -> str:
    """A card's name as players of a language know it: the English one where there is no other."""
    message_id = "card-" + re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")
    known = words(language)
    return known.say(message_id) if known.has(message_id) else name


@lru_cache(REMEMBERED)
def keyword_line(card: t.CreatureCard, language: str) -> str:
    """The keywords a card has, in its order; empty if it has none."""
    reader = Reader(words(language))
    return reader.keywords(card.keywords) if card.keywords else ""


class Reader:
    """Says nodes as parts of a sentence."""

    def __init__(self, language: Words) -> None:
        self.say = language.say

    def ability(self, ability: t.Triggered | t.Constant) -> str:
        if isinstance(ability, t.Triggered):
            trigger = self.say(f"trigger-{ability.event}")
            sentence = self.sentence(self.effects(ability.effects, DO))
            return self.say("ability-triggered", trigger=trigger, sentence=sentence)
        return self.sentence(self.constant(ability))

    def sentence(self, clause: str) -> str:
        # A capital is all that Fluent cannot give: the same clause also stands in the middle of others.
        return self.say("sentence", clause=clause[0].upper() + clause[1:])

    # --- effects ------------------------------------------------------------------------------------------------------

    def effects(self, effects: Sequence[t.Effect], form: str) -> str:
        """One effect after the other."""
        text = self.effect(effects[0], form)
        for before, effect in pairwise(effects):
            # After a condition or a choice, "then" could be read as part of it.
            if isinstance(before, t.If | t.May):
                text = self.say("effects-either-way", first=text, next=self.effect(effect, DO))
            elif isinstance(before, t.ForEach | t.ChooseOne):
                text = self.say("effects-afterwards", first=text, next=self.effect(effect, DO))
            else:
                text = self.say("effects-in-turn", first=text, next=self.effect(effect, form))
        return text

    def effect(self, effect: t.Effect, form: str) -> str:
        say = self.say
        match effect:
            case t.Defeat(of):
                return say("effect-defeat", form=form, what=self.choice(of))
            case t.TakeControl(of):
                return say("effect-take-control", form=form, what=self.choice(of))
            case t.PutIntoPlay(of):
                return say("effect-put-into-play", form=form, what=self.choice(of))
            case t.ReturnToHand(of):
                return self.return_to_hand(of, form)
            case t.MakeAttack(of):
                return self.happens_to("effect-make-attack", of, form)
            case t.ThisTurn(of, gives):
                return self.this_turn(of, gives, form)
            case t.Discard(count, who, up_to):
                cards = say("cards-counted-up-to" if up_to else "cards-counted", count=count)
                return say(f"effect-discard-{who}", form=form, cards=cards)
            case t.DiscardDrawPile(who):
                return say(f"effect-discard-draw-pile-{who}", form=form)
            case t.StealCards(count):
                return say("effect-steal-cards", form=form, count=count)
            case t.DrawUnused(count):
                return say("effect-draw-unused", form=form, count=count)
            case t.GainLife(amount):
                return say("effect-gain-life", form=form, count=amount)
            case t.LoseLife(amount, who):
                return say(f"effect-lose-life-{who}", form=form, count=amount)
            case t.LoseLifeDownTo(rest, who):
                return say(f"effect-lose-life-down-to-{who}", form=form, count=rest)
            case t.StealLife(amount):
                return say("effect-steal-life", form=form, count=amount)
            case t.MatchLife():
                return say("effect-match-life", form=form)
            case t.Refresh():
                return say("effect-refresh", form=form)
            case t.ExtraTurn():
                return say("effect-extra-turn", form=form)
            case t.WinGame():
                return say("effect-win-game", form=form)
            case t.LoseGame():
                return say("effect-lose-game", form=form)
            case t.If(condition, then):
                so = self.condition(condition, "if")
                return say("effect-if", form=form, condition=so, effects=self.effects(then, form))
            case t.May(first, ()):
                return say("effect-may", form=form, first=self.effect(first, MAY))
            case t.May(first, then):
                return say("effect-may-then", form=form, first=self.effect(first, MAY), effects=self.effects(then, DO))
            case t.ChooseOne(options):
                either = [self.effect(option, DO) for option in options]
                listed = self.listed(either, "list-semicolon-or", "list-semicolon")
                return say("effect-choose-one", form=form, options=listed)
            case t.ForEach(first, each):
                message_id = f"effect-for-each-{moved_by(first)}"
                return say(message_id, first=self.effect(first, form), next=self.effect(each, DO))
        raise TypeError(f"no words for {effect!r}")

    def return_to_hand(self, of: t.Choice, form: str) -> str:
        """Cards come to the player's own hand, creatures to that of whoever has them."""
        what = self.choice(of)
        if isinstance(of.of, t.Cards):
            return self.say("effect-take-into-hand", form=form, what=what)
        return self.say(f"effect-return-to-hand-{of.of.side}", form=form, what=what, count=count_of(of))

    def this_turn(self, of: t.Choice | t.Creatures, gives: t.Have | t.Cannot, form: str) -> str:
        if isinstance(gives, t.Have):
            gains = self.gains(gives.power, gives.keywords)
            return self.happens_to("effect-have-this-turn", of, form, gains=gains)
        # Only where nothing is chosen does "you may" reach what they cannot do.
        deed = self.say(f"deed-{gives.what}", form=DO if is_chosen(of) else form, count=count_of(of))
        return self.happens_to("effect-cannot-this-turn", of, form, deeds=deed)

    def happens_to(self, message_id: str, of: t.Choice | t.Creatures, form: str, **args: str) -> str:
        """Something that creatures do or have: chosen ones are named first, others are its subject."""
        count = count_of(of)
        what = self.choice(of) if isinstance(of, t.Choice) else self.creatures(of, "all", count)
        if is_chosen(of):
            message_id += "-chosen"
        return self.say(message_id, form=form, what=what, count=count, **args)

    # --- constant abilities -------------------------------------------------------------------------------------------

    def constant(self, ability: t.Constant) -> str:
        match ability:
            case t.While(condition, then):
                holds = self.constants(then)
                return self.say("constant-while", condition=self.condition(condition, "while"), then=holds)
            case t.Have(whose) | t.Cannot(whose):
                return self.about(whose, [ability])
            case t.BlockedOnlyBy(whose):
                # Only enemies block, so there is no need to say whose creatures they are.
                blockers = self.creatures(t.Creatures("any", False, whose.least_power, whose.most_power), "all", MANY)
                return self.say("constant-blocked-only-by", blockers=blockers)
            case t.CopyKeywords(keywords):
                return self.say("constant-copy-keywords", count=len(keywords), keywords=self.keywords(keywords))
            case t.NoPlayEffects(who):
                return self.say(f"constant-no-play-effects-{who}")
            case t.NoMindbugs():
                return self.say("constant-no-mindbugs")
        raise TypeError(f"no words for {ability!r}")

    def constants(self, abilities: Sequence[t.Constant]) -> str:
        """Several at once; what is said of the same creatures is said together."""
        clauses: list[str] = []
        for subject, group in groupby(abilities, subject_of):
            if subject is None:
                clauses.extend(self.constant(ability) for ability in group)
            else:
                clauses.append(self.about(subject, list(group)))
        return self.listed(clauses, "list-clauses")

    def about(self, whose: t.Creatures, abilities: Sequence[t.Constant]) -> str:
        """What some creatures have, and what they cannot do."""
        count = count_of(whose)
        haves = [ability for ability in abilities if isinstance(ability, t.Have)]
        limits = [ability.what for ability in abilities if isinstance(ability, t.Cannot)]
        does: list[str] = []
        if haves:
            gains = self.gains(sum(have.power for have in haves), [word for have in haves for word in have.keywords])
            does.append(self.say("does-have", count=count, gains=gains))
        if limits:
            deeds = [self.say(f"deed-{what}", form=DO, count=count) for what in limits]
            does.append(self.say("does-cannot", count=count, deeds=self.listed(deeds, "list-nor")))
        whom = self.creatures(whose, "all", count)
        return self.say("constant-creatures", whose=whom, does=self.listed(does, "list-and"))

    def gains(self, power: int, keywords: Sequence[str]) -> str:
        gains = [self.keyword(name) for name in keywords]
        if power or not keywords:
            gains.insert(0, self.say("power-less" if power < 0 else "power-more", amount=abs(power)))
        return self.listed(gains, "list-and")

    def condition(self, condition: t.Condition, form: str) -> str:
        """A condition after "while" or "if": not every language says them alike."""
        match condition:
            case t.MyTurn():
                return self.say("condition-my-turn", form=form)
            case t.OnlyAlly():
                return self.say("condition-only-ally", form=form)
            case t.FewerCreatures():
                return self.say("condition-fewer-creatures", form=form)
        raise TypeError(f"no words for {condition!r}")

    # --- creatures, cards, keywords -----------------------------------------------------------------------------------

    def choice(self, choice: t.Choice | t.Together) -> str:
        if isinstance(choice, t.Together):
            return self.listed([self.choice(part) for part in choice.choices], "list-and")
        amount = amount_of(choice)
        count = count_of(choice)
        if isinstance(choice.of, t.Cards):
            pile = self.say(f"pile-{choice.of.place}")
            return self.say(f"cards-{amount}", pile=pile, count=count, least=choice.least)
        return self.creatures(choice.of, amount, count, choice.least)

    def creatures(self, which: t.Creatures, amount: str, count: int, least: int = 0) -> str:
        if which.side == "this":
            return self.say("creatures-this")
        # An enemy is never this creature, so "other" would only puzzle.
        other = "yes" if which.other and which.side != "enemy" else "no"
        noun = self.say(f"creature-{which.side}", count=count)
        phrase = self.say(f"creatures-{amount}", side=which.side, noun=noun, other=other, count=count, least=least)
        match which.least_power, which.most_power:
            case None, None:
                return phrase
            case None, int(most):
                return self.say("creatures-of-power-at-most", creatures=phrase, most=most)
            case int(low), None:
                return self.say("creatures-of-power-at-least", creatures=phrase, least=low)
            case int(low), int(most) if low != most:
                return self.say("creatures-of-power-between", creatures=phrase, least=low, most=most)
        return self.say("creatures-of-power", creatures=phrase, least=which.least_power or 0)

    def keywords(self, names: Sequence[str]) -> str:
        return self.listed([self.keyword(name) for name in names], "list-comma")

    def keyword(self, name: str) -> str:
        return self.say(f"keyword-{name.lower()}")

    def listed(self, parts: Sequence[str], last: str, between: str = "list-comma") -> str:
        """Parts as a list: `last` joins the last one, `between` those before it."""
        *before, end = parts
        if not before:
            return end
        start = reduce(lambda first, next: self.say(between, first=first, last=next), before)
        return self.say(last, first=start, last=end)


def amount_of(choice: t.Choice) -> str:
    """The kind of amount, as the messages about creatures and cards call it."""
    if choice.most is None:
        return "every"
    if choice.least == choice.most:
        return "one" if choice.most == 1 else "exactly"
    return "between" if choice.least else "up-to"


def count_of(of: t.Choice | t.Creatures) -> int:
    """How many at most, for numbers and agreement."""
    creatures = of.of if isinstance(of, t.Choice) else of
    if isinstance(creatures, t.Creatures) and creatures.side == "this":
        return 1
    return of.most if isinstance(of, t.Choice) and of.most is not None else MANY


def is_chosen(of: t.Choice | t.Creatures) -> bool:
    """Whether someone has to pick: not for every creature, and not for this one."""
    if isinstance(of, t.Creatures) or of.most is None:
        return False
    return not (isinstance(of.of, t.Creatures) and of.of.side == "this")


def moved_by(effect: t.Effect) -> str:
    """What an effect does to each of the cards or creatures that the next one counts."""
    match effect:
        case t.Defeat():
            return "defeated"
        case t.Discard():
            return "discarded"
    return "moved"


def subject_of(ability: t.Constant) -> t.Creatures | None:
    """The creatures an ability speaks about, if it is one that can share its sentence with others about them."""
    return ability.whose if isinstance(ability, t.Have | t.Cannot) else None
