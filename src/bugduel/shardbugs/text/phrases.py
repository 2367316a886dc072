"""Parts of a card's sentences: players, amounts, what bugs have, conditions."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.text.nouns import EACH, ONE, POINTED, Amount, Nouns, Phrase, at_least, at_most
from bugduel.trees.node import replaced

DO = "do"  # "splat a bug", "each enemy player discards a card"
MAY = "may"  # after "you may": "splat a bug", "have each enemy player discard a card"
UNKNOWNS = "XYZ"


@dataclass
class Gains:
    """What bugs have or get: figures, words, then multiplied figures. `where` are those called X, Y, Z."""

    figures: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    counted: list[str] = field(default_factory=list)
    where: list[t.Stat] = field(default_factory=list)


class Phrases(Nouns):
    """Builds parts of sentences."""

    # --- players ------------------------------------------------------------------------------------------------------

    def player(self, who: str) -> str:
        if who == "defender" and self.event == "hits":  # the hit player was just mentioned
            return self.say("player-hit")
        return self.say(f"player-{who}")

    # --- amounts ------------------------------------------------------------------------------------------------------

    def so_much(self, unit: str, amount: t.Amount, **args: str | int) -> str:
        """An amount of something, without its multiplier, which `per` adds after the whole clause."""
        if isinstance(amount, t.Stat):
            return self.say(f"{unit}-equal", stat=self.stat(amount), **args)
        return self.say(f"{unit}-counted", count=amount.times if isinstance(amount, t.Count) else amount, **args)

    def per(self, amount: t.Amount, clause: str) -> str:
        if isinstance(amount, t.Count):
            return self.say("for-each", clause=clause, each=self.each(amount))
        return clause

    def each(self, count: t.Count) -> str:
        match count.of:
            case t.Permanents() as which:
                return self.permanents(which, EACH).text
            case t.Cards() as which:
                return self.say("each-card-in", cards=self.amount(which, EACH).text, place=self.place(which))
        return self.say(f"each-{count.of}", this=self.pointed("this").text)

    def stat(self, stat: t.Stat) -> str:
        whose = self.say("pointed-target") if stat.whose == "target" else self.pointed(stat.whose).text
        figure = self.say(f"figure-{stat.figure}")
        return self.say("stat", whose=whose, of=self.after("of", whose), figure=figure, name=stat.figure)

    # --- what bugs have -----------------------------------------------------------------------------------------------

    def gains(self, gift: t.Gives | t.UntilEnd) -> Gains:
        gains = Gains()
        self.figures(gift.atk, gift.def_, gains)
        if gift.dev != 0:
            self.figure("dev", gift.dev, gains)
        gains.words += [self.keyword(name) for name in gift.keywords]
        if gift.bounty:
            gains.words.append(self.numbered("bounty", gift.bounty))
        gains.words += [self.keyword(name) for name in gift.traits]
        gains.words += [self.keyword(f"resists-{name}") for name in gift.resists]
        if gains == Gains() and not gift.cannot:
            gains.figures.append(changes(0, 0))
        return gains

    def figures(self, atk: t.Amount, def_: t.Amount, gains: Gains) -> None:
        """ATK and DEF together if they are alike, as in +1/+1."""
        if isinstance(atk, int) and isinstance(def_, int):
            if atk or def_:
                gains.figures.append(changes(atk, def_))
        elif atk == def_ or 0 in (atk, def_):
            self.figure("both" if atk == def_ else "atk" if def_ == 0 else "def", atk or def_, gains)
        else:
            self.figures(atk, 0, gains)
            self.figures(0, def_, gains)

    def figure(self, which: str, amount: t.Amount, gains: Gains) -> None:
        """A change of one figure, or (`both`) of ATK and DEF alike."""
        if isinstance(amount, t.Stat):
            if amount not in gains.where:
                gains.where.append(amount)
            gains.figures.append(self.change(which, f"+{UNKNOWNS[gains.where.index(amount)]}"))
        elif isinstance(amount, t.Count):
            gains.counted.append(self.per(amount, self.change(which, f"{amount.times:+d}")))
        else:
            gains.figures.append(self.change(which, f"{amount:+d}"))

    def change(self, which: str, amount: str) -> str:
        if which == "dev":
            return self.say("change-dev", amount=amount)
        none = amount[0] + "0"
        return f"{none if which == 'def' else amount}/{none if which == 'atk' else amount}"

    def where(self, clause: str, stats: Sequence[t.Stat]) -> str:
        """A clause with X, and what X is."""
        for letter, stat in zip(UNKNOWNS, stats, strict=False):
            message_id = "where" if letter == UNKNOWNS[0] else "where-also"
            clause = self.say(message_id, clause=clause, letter=letter, stat=self.stat(stat))
        return clause

    def deeds(self, cannot: Sequence[str]) -> str:
        return self.listed([self.say(f"deed-{what}") for what in cannot], "list-nor")

    # --- conditions ---------------------------------------------------------------------------------------------------

    def condition(self, condition: t.Condition, form: str) -> str:
        """A condition after "while" or "if" (`form`), which differ in some languages."""
        say = self.say
        match condition:
            case t.Have(of) if of.side in POINTED:
                return self.is_one(self.pointed(of.side), replaced(of, side="any"), form)
            case t.Have(of, least, most):
                return self.have(of, limit_of(least, most), form)
            case t.HaveCards(of_cards, least, most):
                cards = self.amount(of_cards, amount := limit_of(least, most))
                whose = "-yours" if of_cards.owner == "you" else ""
                none = "-none" if amount.kind == "none" else ""
                return self.say_of(f"condition-cards{whose}{none}", cards, place=self.place(of_cards), form=form)
            case t.Devotion(least, most):
                limit = "most" if least < 0 else "least" if most < 0 else "both"
                return say(f"condition-devotion-{limit}", form=form, least=least, most=most)
            case t.MoreDevotion(less, than):
                return say(f"condition-{'less' if less else 'more'}-devotion-{than}", form=form)
            case t.YourTurn(not_):
                return say("condition-not-your-turn" if not_ else "condition-your-turn", form=form)
            case t.ItIs(of, "target"):
                return self.is_one(Phrase(say("pointed-target"), 1, self.gender(of.type)), of, form)
            case t.ItIs(of):
                return self.is_one(replace(self.pointed("it"), text=""), of, form)
        raise TypeError(f"no words for {condition!r}")

    def have(self, of: t.Permanents, amount: Amount, form: str) -> str:
        none = "-none" if amount.kind == "none" else ""
        if of.side == "yours" and of.zone == "field":
            return self.say_of(f"condition-control{none}", self.permanents(replaced(of, side="any"), amount), form=form)
        return self.say_of(f"condition-there{none}", self.permanents(of, amount, there=True), form=form)

    def is_one(self, subject: Phrase, of: t.Permanents, form: str) -> str:
        """It is an ant, this bug is exhausted. A subject without text was just mentioned."""
        message_id = "condition-is" if subject.text else "condition-it-is"
        if of.state and of == t.Permanents(of.side, of.type, of.zone, state=of.state):
            what = self.say(f"state-{of.state}", count=1, gender=subject.gender)
            return self.say(f"{message_id}-state", subject=subject.text, what=what, form=form)
        return self.say(message_id, subject=subject.text, what=self.permanents(of, ONE).text, form=form)


def limit_of(least: int, most: int) -> Amount:
    return at_least(least) if most < 0 else at_most(most)


def changes(atk: int, def_: int) -> str:
    """+2/+0: a zero takes the sign of the other figure."""
    return "/".join(f"{figure:+d}" if figure else ("-0" if min(atk, def_) < 0 else "+0") for figure in (atk, def_))
