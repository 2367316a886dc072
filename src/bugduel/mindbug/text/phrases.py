"""Parts of a card's sentences: creatures, cards, amounts, keywords, lists."""

from collections.abc import Sequence
from typing import ClassVar

from bugduel.mindbug.cards import tree as t
from bugduel.trees import phrases as trees
from bugduel.trees.node import replaced
from bugduel.words import Words

MANY = 2  # a count for agreement, without a number
NO_LIMIT = 99  # "any number" in a choice
ENEMIES = t.Creatures("enemy")
OWNED = ("teammate", "left")  # sides that are named by the player: "your teammate's creatures"


class Phrases(trees.Phrases):
    """Builds parts of sentences. `event` is the trigger of the ability, "bought" on Power cards."""

    prefix: ClassVar[str] = "mindbug-"

    def __init__(self, language: Words, event: str = "") -> None:
        super().__init__(language)
        self.event = event

    # --- creatures and cards ------------------------------------------------------------------------------------------

    def choice(self, choice: t.Choice | t.Together) -> str:
        if isinstance(choice, t.Together):
            return self.listed([self.choice(part) for part in choice.choices], "list-and")
        if isinstance(choice.of, t.Cards):
            return self.cards(choice.of, amount_of(choice), count_of(choice), choice.least)
        return self.creatures(choice.of, amount_of(choice), count_of(choice), choice.least)

    def cards(self, which: t.Cards, amount: str, count: int, least: int = 0) -> str:
        phrase = self.say(f"cards-{amount}", count=count, least=least)
        phrase = self.of_power(phrase, which.least_power, which.most_power)
        if which.has:
            phrase = self.say(f"cards-with-{which.has}-effect", cards=phrase)
        return self.say("cards-from", cards=phrase, pile=self.say(f"pile-{which.place}", count=count))

    def creatures(self, which: t.Creatures, amount: str, count: int, least: int = 0) -> str:
        if which.side == "this":
            return self.say("creatures-this")
        # An enemy is never this creature, so "other" would only confuse.
        other = "yes" if which.other and which.side != "enemy" else "no"
        noun = self.say(f"creature-{which.side}", count=count, boosted="yes" if which.boosted else "no")
        begins = "owned" if which.side in OWNED else which.side
        if which.boosted and begins != "owned":
            noun = self.say("creature-boosted", noun=noun, count=count)
            begins = "boosted"
        phrase = self.say(f"creatures-{amount}", begins=begins, noun=noun, other=other, count=count, least=least)
        phrase = self.of_power(phrase, which.least_power, which.most_power)
        if which.lower_than_this:
            phrase = self.say("creatures-of-lower-power", creatures=phrase)
        having = self.having(which)
        if having:
            phrase = self.say("creatures-with", creatures=phrase, having=having)
        return self.say(f"creatures-owned-{which.side}", creatures=phrase) if which.side in OWNED else phrase

    def having(self, which: t.Creatures) -> str:
        """What the creatures must have besides power; may be empty."""
        having: list[str] = []
        if which.keywords:
            having.append(self.listed([self.keyword(name) for name in which.keywords], "list-or"))
        if which.octonite:
            having.append(self.say("having-octonite"))
        if which.extreme:
            having.append(self.say(f"having-{which.extreme}-power"))
        if which.shares_power:
            having.append(self.say("having-shared-power"))
        if which.shown_power:
            having.append(self.say("having-shown-power"))
        return self.listed(having, "list-and") if having else ""

    def of_power(self, what: str, least: int | None, most: int | None) -> str:
        match least, most:
            case None, None:
                return what
            case None, int(high):
                return self.say("of-power-at-most", what=what, most=high)
            case int(low), None:
                return self.say("of-power-at-least", what=what, least=low)
            case int(low), int(high) if low != high:
                return self.say("of-power-between", what=what, least=low, most=high)
        return self.say("of-power", what=what, power=least or 0)

    # --- amounts, keywords --------------------------------------------------------------------------------------------

    def each(self, per: t.Per, who: str) -> str:
        """What an amount is multiplied by, in a clause about `who`."""
        if who in ("opponent", "each-opponent") and per.what == ENEMIES:  # to the opponent they are not enemies
            return self.say("each-enemy")
        if isinstance(per.what, t.Creatures):
            return self.creatures(per.what, "each", 1)
        # A defeated creature no longer has anything.
        return self.say(f"each-{per.what}", who=who, gone="yes" if self.event == "defeated" else "no")

    def gains(self, powers: Sequence[int | t.Per], keywords: Sequence[str], dice: int = 0) -> str:
        """What creatures have: power, keywords, dice."""
        counted = [power for power in powers if isinstance(power, t.Per)]
        fixed = sum(power for power in powers if isinstance(power, int))
        gains: list[str] = []
        if fixed or not (counted or keywords or dice):
            gains.append(self.power(fixed))
        gains.extend(self.keyword(name) for name in keywords)
        if dice:
            gains.append(self.say("dice-more", count=dice))
        # Last, so that nothing after it seems multiplied too.
        gains.extend(self.say("for-each", clause=self.power(per.times), each=self.each(per, "me")) for per in counted)
        return self.listed(gains, "list-and")

    def power(self, amount: int) -> str:
        return self.say("power-less" if amount < 0 else "power-more", amount=abs(amount))

    def keywords(self, names: Sequence[str]) -> str:
        return self.listed([self.keyword(name) for name in names], "list-comma")

    def keyword(self, name: str) -> str:
        return self.say(f"keyword-{name.lower()}")

    # --- conditions ---------------------------------------------------------------------------------------------------

    def condition(self, condition: t.Condition, form: str) -> str:
        """A condition after "while" or "if", which differ in some languages."""
        match condition:
            case t.OtherAllies(count) | t.EnemiesAtLeast(count) | t.CreaturesAhead(count) | t.LifeIs(count):
                return self.say(f"condition-{NUMBERED[type(condition)]}", form=form, count=count)
            case t.HandAtMost(count) | t.DiscardedPower(count) | t.TargetOctonite(count):
                return self.say(f"condition-{NUMBERED[type(condition)]}", form=form, count=count)
        if type(condition) in CONDITIONS:
            return self.say(f"condition-{CONDITIONS[type(condition)]}", form=form)
        raise TypeError(f"no words for {condition!r}")


NUMBERED: dict[type[t.Condition], str] = {
    t.OtherAllies: "other-allies",
    t.EnemiesAtLeast: "enemies-at-least",
    t.CreaturesAhead: "creatures-ahead",
    t.LifeIs: "life-is",
    t.HandAtMost: "hand-at-most",
    t.DiscardedPower: "discarded-power",
    t.TargetOctonite: "target-octonite",
}

CONDITIONS: dict[type[t.Condition], str] = {
    t.MyTurn: "my-turn",
    t.NotMyTurn: "not-my-turn",
    t.OnlyAlly: "only-ally",
    t.NoAllies: "no-allies",
    t.FewerCreatures: "fewer-creatures",
    t.LessLife: "less-life",
    t.NoMindbug: "no-mindbug",
    t.SameMindbugs: "same-mindbugs",
    t.EmptyDiscard: "empty-discard",
    t.StrongestAlly: "strongest-ally",
    t.AlliesSharePower: "allies-share-power",
    t.DefeatedInCombat: "defeated-in-combat",
    t.SlewThisTurn: "slew-this-turn",
    t.NoTeammatesCreatures: "no-teammates-creatures",
}


def amount_of(choice: t.Choice) -> str:
    """The kind of amount, as the messages about creatures and cards call it."""
    if choice.most is None:
        return "every"
    if choice.least == choice.most:
        return "one" if choice.most == 1 else "exactly"
    if choice.least:
        return "between"
    return "any-number" if choice.most >= NO_LIMIT else "up-to"


def count_of(of: t.Choice | t.Creatures) -> int:
    """The maximum number, for numbers and agreement."""
    creatures = of.of if isinstance(of, t.Choice) else of
    if isinstance(creatures, t.Creatures) and creatures.side == "this":
        return 1
    return of.most if isinstance(of, t.Choice) and of.most is not None else MANY


def is_chosen(of: t.Choice | t.Creatures) -> bool:
    """Whether someone has to choose: not for every creature, and not for this one."""
    if isinstance(of, t.Creatures) or of.most is None:
        return False
    return not (isinstance(of.of, t.Creatures) and of.of.side == "this")


def on_any_side(whose: t.Creatures) -> t.Creatures:
    """The same creatures, where whose they are goes without saying."""
    return replaced(whose, side="any")
