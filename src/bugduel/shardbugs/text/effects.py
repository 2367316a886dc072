"""The text of effects."""

from collections.abc import Sequence
from itertools import pairwise

from bugduel.shardbugs.cards import tree as t
from bugduel.shardbugs.text.nouns import ALL, EACH, ONE, Amount, Phrase, up_to
from bugduel.shardbugs.text.phrases import DO, MAY, Gains, Phrases
from bugduel.trees.phrases import capital


class EffectReader(Phrases):
    """Puts effects into clauses."""

    def effects(self, effects: Sequence[t.Effect]) -> str:
        """The effects of an ability, one sentence each; the first begins in lower case, the last has no stop."""
        text = self.effect(effects[0], DO)
        for before, effect in pairwise(effects):
            clause = self.effect(effect, DO)
            if tells_of_others(before) and tells_the_player(effect):
                bare = self.effect(effect, MAY)
                text = self.say("effects-your-turn", first=text, next=capital(clause), bare=bare)
            else:
                text = self.say("effects-next", first=text, next=capital(clause))
        return text

    def clause(self, effects: Sequence[t.Effect], form: str) -> str:
        """Effects within one sentence."""
        text = self.effect(effects[0], form)
        for before, effect in pairwise(effects):
            if tells_of_others(before) and tells_the_player(effect):
                text = self.say("effects-then-you", first=text, bare=self.effect(effect, MAY))
            else:
                text = self.say("effects-then", first=text, next=self.effect(effect, form))
        return text

    def effect(self, effect: t.Effect, form: str) -> str:
        for kind in (self.to_permanents, self.to_bugs, self.to_players, self.to_cards, self.from_zones, self.compound):
            text = kind(effect, form)
            if text:
                return text
        raise TypeError(f"no words for {effect!r}")

    # --- permanents ---------------------------------------------------------------------------------------------------

    def to_permanents(self, effect: t.Effect, form: str) -> str:
        match effect:
            case t.Damage(amount, to):
                whom = self.after("to", self.choice(to, EACH).text)
                so_much, equal = self.so_much("damage", amount), equals(amount)
                return self.per(amount, self.say("effect-damage", form=form, amount=so_much, equal=equal, to=whom))
            case t.Splat(of):
                return self.say_of("effect-splat", self.choice(of), form=form)
            case t.Exhaust(of, held):
                return self.say_of("effect-exhaust-held" if held else "effect-exhaust", self.choice(of), form=form)
            case t.Ready(of):
                return self.say_of("effect-ready", self.choice(of), form=form)
            case t.Move(of, to_zone):
                whose = "yours" if self.is_yours(of) else "its"
                return self.say_of(f"effect-move-{to_zone}", self.choice(of), form=form, whose=whose)
            case t.Trade(side):
                return self.say(f"effect-trade-{side}", form=form)
            case t.ReturnToHand(of):
                return self.say_of("effect-return", self.choice(of), form=form)
            case t.ToDeck(of, place):
                return self.say_of(f"effect-to-deck-{place}", self.choice(of), form=form)
            case t.TakeControl(of, until_end):
                whom = self.after("of", self.choice(of).text)
                return self.say("effect-take-control-now" if until_end else "effect-take-control", form=form, of=whom)
            case t.Attach(to):
                whom = self.after("to", self.choice(to).text)
                return self.say("effect-attach", form=form, this=self.pointed("this").text, to=whom)
        return ""

    def is_yours(self, choice: t.Choice) -> bool:
        of = self.about if choice.of.side == "it" and self.about else choice.of
        return of.side in ("yours", "this", "bearer")

    # --- bugs ---------------------------------------------------------------------------------------------------------

    def to_bugs(self, effect: t.Effect, form: str) -> str:
        match effect:
            case t.Counters(count, on, minus):
                counters = self.so_much("counters", count, counter="-1/-1" if minus else "+1/+1")
                text = self.say_of("effect-counters", self.choice(on, EACH), form=form, counters=counters)
                return self.per(count, text)
            case t.UntilEnd(of):
                return self.until_end(effect, self.choice(of, ALL), form)
            case t.Animate(of, atk, def_, species):
                return self.animate(self.choice(of, ALL), f"{atk}/{def_}", atk, species, form)
            case t.Fight(one, other):
                text = self.say("effect-fight", form=form, one=self.choice(one).text, other=self.choice(other).text)
                self.meant = ("bug", 2)
                return text
            case t.Make(token, count):
                name = self.title(token)
                tokens = self.so_much("tokens", count, token=name, begins=name[0].lower())
                return self.per(count, self.say("effect-make", form=form, tokens=tokens))
        return ""

    def until_end(self, effect: t.UntilEnd, subject: Phrase, form: str) -> str:
        """What bugs get, gain and cannot do until end of turn."""
        gains = self.gains(effect)
        # What it is multiplied by would seem to last until end of turn.
        message_id = "effect-until-end-counted" if gains.counted else "effect-until-end"
        clause = self.say_of(message_id, subject, form=form, does=self.gets(effect, gains, subject, form))
        return self.where(clause, gains.where)

    def gets(self, effect: t.UntilEnd, gains: Gains, subject: Phrase, form: str) -> str:
        does: list[str] = []
        agreeing: dict[str, str | int] = {"form": form, "count": subject.count}
        if figures := gains.figures + gains.counted:
            does.append(self.say("does-get", figures=self.listed(figures, "list-and"), **agreeing))
        if gains.words:
            does.append(self.say("does-gain", words=self.listed(gains.words, "list-and"), **agreeing))
        if effect.cannot:
            does.append(self.say("does-cannot", deeds=self.deeds(effect.cannot), **agreeing))
        lists = max(len(figures), len(gains.words)) > 1
        return self.listed(does, "list-clauses" if lists else "list-and")

    def animate(self, subject: Phrase, figures: str, atk: int, species: Sequence[str], form: str) -> str:
        """`atk` determines the article: a 3/3, an 8/8."""
        kinds = self.side_by_side(species) if species else "none"
        message_id = "effect-animate-kind" if species else "effect-animate"
        return self.say_of(message_id, subject, form=form, figures=figures, kinds=kinds, atk=atk)

    # --- players ------------------------------------------------------------------------------------------------------

    def to_players(self, effect: t.Effect, form: str) -> str:
        match effect:
            case t.DamagePlayers(amount, who):
                return self.amount_to("effect-damage-player", "damage", amount, who, form)
            case t.GainDevotion(amount, who):
                return self.amount_to("effect-gain-devotion", "devotion", amount, who, form)
            case t.LoseDevotion(amount, who):
                return self.amount_to("effect-lose-devotion", "devotion", amount, who, form)
            case t.StealDevotion(amount, who):
                return self.amount_to("effect-steal-devotion", "devotion", amount, who, form)
            case t.GainDust(count, dust):
                amount_of_dust = self.so_much("dust", count, dust=self.say(f"dust-{dust}"))
                return self.per(count, self.say("effect-gain-dust", form=form, amount=amount_of_dust))
            case t.ExtraPlace():
                return self.say("effect-extra-place", form=form)
            case t.Draw(count, who):
                return self.amount_to("effect-draw", "cards", count, who, form)
            case t.Discard(count, who, random):
                return self.amount_to(
                    "effect-discard-random" if random else "effect-discard", "cards", count, who, form
                )
            case t.Mill(count, who):
                return self.amount_to("effect-mill", "top-cards", count, who, form)
            case t.Reveal(who):
                return self.say("effect-reveal", form=form, who=who, player=self.player(who))
        return ""

    def amount_to(self, message_id: str, unit: str, amount: t.Amount, who: str, form: str) -> str:
        player = self.player(who)
        so_much, to = self.so_much(unit, amount), self.after("to", player)
        text = self.say(message_id, form=form, who=who, player=player, to=to, amount=so_much, equal=equals(amount))
        return self.per(amount, text)

    # --- cards --------------------------------------------------------------------------------------------------------

    def to_cards(self, effect: t.Effect, form: str) -> str:
        match effect:
            case t.Look(count):
                return self.say("effect-look", form=form, count=count)
            case t.Shuffle():
                return self.say("effect-shuffle", form=form)
            case t.Fizzle(of):
                return self.say(f"effect-fizzle-{of}", form=form)
        return ""

    def from_zones(self, effect: t.Effect, form: str) -> str:
        match effect:
            case t.Search(of, to, count):
                cards = self.amount(of, ONE if count == 1 else up_to(count))
                return self.say_of(f"effect-search-{to}", cards, form=form)
            case t.Recover(of, to, 1):
                recover = self.recover(of, to, ONE, MAY)
                return self.say("effect-may", form=form, then=recover)
            case t.Recover(of, to, count):
                return self.recover(of, to, up_to(count), form)
            case t.PutFromHand(of, to):
                return self.say_of(f"effect-put-{to}", self.amount(of, ONE), form=form)
        return ""

    def recover(self, of: t.Cards, to: str, amount: Amount, form: str) -> str:
        cards = self.amount(of, amount)
        return self.say_of(f"effect-recover-{to}", cards, form=form, place=self.place(of), owner=of.owner)

    # --- compound effects ---------------------------------------------------------------------------------------------

    def compound(self, effect: t.Effect, form: str) -> str:
        say = self.say
        match effect:
            case t.If(condition, then, otherwise):
                text = say(
                    "effect-if", form=form, condition=self.condition(condition, "if"), then=self.clause(then, form)
                )
                return say("effect-otherwise", first=text, next=self.clause(otherwise, form)) if otherwise else text
            case t.May(then):
                return say("effect-may", form=form, then=self.clause(then, MAY))
            case t.Pay(cost, then):
                return say("effect-pay", form=form, cost=cost, then=self.clause(then, DO))
            case t.ChooseOne(modes):
                options = [self.clause(mode, DO) for mode in modes]
                return say("effect-choose-one", form=form, options=self.listed(options, "list-modes", "list-semicolon"))
        return ""


def equals(amount: t.Amount) -> str:
    """Whether an amount is given by a figure it equals, which makes it long."""
    return "yes" if isinstance(amount, t.Stat) else "no"


def tells_of_others(effect: t.Effect) -> bool:
    """Whether another player acts, and not the one addressed."""
    match effect:
        case t.Draw(_, who) | t.Discard(_, who) | t.Mill(_, who) | t.GainDevotion(_, who) | t.LoseDevotion(_, who):
            return who != "you"
        case t.Reveal(who):
            return who != "you"
    return False


def tells_the_player(effect: t.Effect) -> bool:
    """Whether it is an instruction, so that after another player's action it must be clear who is addressed."""
    if isinstance(effect, t.If | t.May | t.Pay | t.ChooseOne | t.UntilEnd | t.Animate | t.Fight | t.Fizzle):
        return False
    if isinstance(effect, t.ExtraPlace | t.PutFromHand) or (isinstance(effect, t.Recover) and effect.count == 1):
        return False  # "you may"
    return not tells_of_others(effect)
