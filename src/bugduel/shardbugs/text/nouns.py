"""Noun phrases for permanents and cards: "target enemy ant with flying", "another solar bug in your Hive"."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from bugduel.shardbugs.cards import tree as t
from bugduel.trees import phrases
from bugduel.words import Words

MANY = 2  # a count for agreement, without a number
POINTED = ("this", "bearer", "it")  # sides that denote one permanent, without a choice


@dataclass(frozen=True)
class Phrase:
    """A noun phrase, with what other words must agree with."""

    text: str
    count: int
    gender: str


@dataclass(frozen=True)
class Amount:
    """How many are meant. `kind` is the last part of the message id."""

    kind: str
    count: int
    least: int = 0


ONE, EACH = Amount("one", 1), Amount("each", 1)
EVERY, EACH_OF = Amount("every", MANY), Amount("each-of", MANY)
ALL = Amount("all", MANY)  # "your ants", as the subject of a sentence
BARE = Amount("bare", MANY)  # "ants", of any player
ALL_OF_THEM = (EVERY, EACH_OF, ALL, BARE)


class Nouns(phrases.Phrases):
    """Builds noun phrases.

    `card_type` is the type of the card with the text, "card" if unknown; `event` is the trigger of the ability, and
    `about` the permanents it is about.
    """

    prefix: ClassVar[str] = "shardbugs-"

    def __init__(
        self, language: Words, card_type: str = "card", event: str = "", about: t.Permanents | None = None
    ) -> None:
        super().__init__(language)
        self.card_type = card_type
        self.event = event
        self.about = about
        self.meant = ("permanent", 1)  # what the previous effect was about: a noun and how many

    def say_of(self, message_id: str, phrase: Phrase, **args: str | int) -> str:
        """A message about a noun phrase."""
        return self.say(message_id, what=phrase.text, count=phrase.count, gender=phrase.gender, **args)

    def after(self, preposition: str, text: str) -> str:
        """A phrase after a preposition, which some languages contract with the article."""
        first, _, rest = text.partition(" ")
        return self.say(preposition, what=text, first=first, rest=rest)

    # --- permanents ---------------------------------------------------------------------------------------------------

    def choice(self, choice: t.Choice, every: Amount = EVERY) -> Phrase:
        """What an effect applies to. `every` is the wording for all of a kind."""
        which = choice.of
        if choice.how == "same":
            noun, count = self.meant
            return self.that(noun, count)
        if which.side in POINTED:
            self.meant = (self.pointed_noun(which.side), 1)
            return self.pointed(which.side)
        self.meant = (which.type, MANY if choice.how == "every" else choice.most)
        if choice.how != "every":
            return self.permanents(which, amount_of(choice))
        # "Each other bug" would be misread.
        return self.permanents(which, EACH_OF if every == EACH and which.other else every)

    def permanents(self, which: t.Permanents, amount: Amount, there: bool = False) -> Phrase:
        """`there` if the sentence states that they are in a zone instead of using the zone to say which ones."""
        if which.side in POINTED:
            return self.pointed(which.side)
        on_field = which.zone == "field"
        phrase = self.amount(which, amount, yours=which.side == "yours" and on_field)
        if on_field and not there:
            return phrase
        zone = f"zone-{which.zone}-{'yours' if which.side == 'yours' else 'any'}"
        return replace(phrase, text=self.say_of(zone, phrase, there="yes" if there else "no"))

    def pointed(self, side: str) -> Phrase:
        """The one permanent a text refers to: this, the bug equipped with this item, or what the event was about."""
        if side == "it" and self.about is not None and self.about.side in POINTED:
            side = self.about.side
        noun = self.pointed_noun(side)
        if side == "it":
            return self.that(noun, 1)
        gender = self.gender(noun)
        text = self.say(f"pointed-{side}", noun=self.say(f"noun-{noun}", count=1), gender=gender)
        return Phrase(text, 1, gender)

    def pointed_noun(self, side: str) -> str:
        if side == "it":
            return self.about.type if self.about else "permanent"
        return self.card_type if side == "this" else "bug"

    def that(self, noun: str, count: int) -> Phrase:
        gender = self.gender(noun)
        text = self.say("pointed-that", noun=self.say(f"noun-{noun}", count=count), gender=gender, count=count)
        return Phrase(text, count, gender)

    def amount(self, which: t.Permanents | t.Cards, amount: Amount, yours: bool = False) -> Phrase:
        """A noun with what comes before and after it: "target", "all your other", "with flying", "you control"."""
        count = amount.count
        noun = self.noun(which, amount)
        having = self.having(which)
        # An enemy's is never this one, so "other" would only confuse.
        other = isinstance(which, t.Permanents) and which.other and which.side != "enemy"
        text = self.say(
            f"amount-{amount.kind}",
            noun=noun.text,
            count=count,
            least=amount.least,
            near="yes" if count - amount.least == 1 else "no",
            gender=noun.gender,
            other="yes" if other else "no",
            yours="yes" if yours else "no",
            has="yes" if having else "no",
            having=having,
            token=which.token if isinstance(which, t.Permanents) else "",
            begins=noun.text[0].lower(),
        )
        return Phrase(text, count, noun.gender)

    def place(self, which: t.Cards) -> str:
        """The zone of cards."""
        return self.say(f"place-{which.zone}-{which.owner}")

    # --- nouns --------------------------------------------------------------------------------------------------------

    def noun(self, which: t.Permanents | t.Cards, amount: Amount) -> Phrase:
        """A noun and its adjectives."""
        count = amount.count
        is_token = isinstance(which, t.Permanents) and which.token == "yes"
        noun = self.head(which, 1 if is_token else count, "and" if amount in ALL_OF_THEM else "or")
        text, gender = noun.text, noun.gender
        if which.name:
            name = self.title(which.name)
            text = self.say("noun-named", noun=text, name=name, count=1 if is_token else count, gender=gender)
        if is_token:
            gender = self.gender("token")
            text = self.say("noun-of-token", noun=text, count=count)
        for adjective in self.adjectives(which, count, gender):
            text = self.say("described", noun=text, adjective=adjective)
        return Phrase(text, count, gender)

    def head(self, which: t.Permanents | t.Cards, count: int, joined: str) -> Phrase:
        """The noun itself: the species if there is one, else the class, the subtype, the type."""
        kind = "action" if isinstance(which, t.Cards) and which.quick and which.type == "card" else which.type
        lists: list[Sequence[str]] = [names for names in (which.species, which.classes, which.subtypes) if names]
        if not lists:
            return Phrase(self.say(f"noun-{kind}", count=count), count, self.gender(kind))
        lists[0], gender = self.in_agreement(lists[0])
        # A class beside a species agrees with it in some languages.
        kinds = [self.kinds(names, count, joined, gender) for names in lists]
        if len(lists) == 1:
            return Phrase(kinds[0], count, gender)
        one = self.kinds(lists[0], 1, "or", gender)
        return Phrase(self.say("noun-two-kinds", first=kinds[0], last=kinds[1], first_one=one), count, gender)

    def in_agreement(self, names: Sequence[str]) -> tuple[Sequence[str], str]:
        """Alternatives and the gender for the words around them. Those of that gender come first, as the nearest."""
        mixed = self.say("gender-mixed")
        genders = [self.gender(name) for name in names]
        gender = mixed if mixed in genders else genders[0]
        return sorted(names, key=lambda name: self.gender(name) != gender), gender

    def kinds(self, names: Sequence[str], count: int, joined: str, gender: str) -> str:
        return self.listed([self.say(f"noun-{name}", count=count, gender=gender) for name in names], f"list-{joined}")

    def side_by_side(self, names: Sequence[str]) -> str:
        """Species and classes that one bug has: "ant soldier"."""
        gender = self.gender(names[0])
        words = [self.say(f"noun-{name}", count=1, gender=gender) for name in names]
        return self.listed(words, "list-kinds", "list-kinds")

    def adjectives(self, which: t.Permanents | t.Cards, count: int, gender: str) -> list[str]:
        """The adjectives, the one nearest to the noun first."""
        agreeing: dict[str, str | int] = {"count": count, "gender": gender}
        found: list[str] = []
        if which.alliances:
            alliances = [self.say(f"alliance-{name}", **agreeing) for name in which.alliances]
            found.append(self.listed(alliances, "list-or"))
        if isinstance(which, t.Cards):
            return [*found, self.say("adjective-quick", **agreeing)] if which.quick else found
        if which.token == "no" and (bare := self.say("adjective-no-token")):
            found.append(bare)
        if which.side == "enemy":
            found.append(self.say("adjective-enemy", **agreeing))
        if which.state:
            found.append(self.say(f"state-{which.state}", **agreeing))
        return found

    def having(self, which: t.Permanents | t.Cards) -> str:
        """What they must have besides; may be empty."""
        having: list[str] = []
        if which.traits:
            having.append(self.listed([self.keyword(name) for name in which.traits], "list-or"))
        if isinstance(which, t.Permanents):
            if which.keywords:
                having.append(self.listed([self.keyword(name) for name in which.keywords], "list-or"))
            having.extend(self.limits("atk", which.least_atk, which.most_atk))
            having.extend(self.limits("def", which.least_def, which.most_def))
        having.extend(self.limits("cost", which.least_cost, which.most_cost))
        return self.listed(having, "list-and") if having else ""

    def limits(self, name: str, least: int, most: int) -> list[str]:
        figure = self.say(f"figure-{name}")
        if least < 0 and most < 0:
            return []
        if most < 0:
            return [self.say("limit-least", figure=figure, least=least)]
        if least < 0:
            return [self.say("limit-most", figure=figure, most=most)]
        return [self.say("limit-both" if least < most else "limit-exact", figure=figure, least=least, most=most)]

    def gender(self, noun: str) -> str:
        return self.say("gender", noun=noun)

    def keyword(self, name: str) -> str:
        return self.say(f"keyword-{name}")

    def numbered(self, name: str, number: int) -> str:
        return self.say("keyword-numbered", keyword=self.keyword(name), number=number)


def amount_of(choice: t.Choice) -> Amount:
    """How many of a kind are chosen."""
    least, most = choice.least, choice.most
    if least == most:
        kind = "one" if most == 1 else "several"
    else:
        kind = "between" if least else "up-to"
    if choice.how == "target":
        kind = "target" if kind == "one" else f"target-{kind}"
    return Amount(kind, most, least)


def at_least(count: int) -> Amount:
    return ONE if count == 1 else Amount("at-least", count)


def at_most(count: int) -> Amount:
    return Amount("at-most", count) if count else Amount("none", 1)


def up_to(count: int) -> Amount:
    return Amount("up-to", count)
