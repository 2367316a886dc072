"""The text of effects."""

from collections.abc import Sequence
from itertools import pairwise

from bugduel.mindbug.cards import tree as t
from bugduel.mindbug.text.phrases import Phrases, count_of, is_chosen

DO = "do"  # "defeat a creature", "an opponent discards a card"
MAY = "may"  # after "you may": "defeat a creature", "make an opponent discard a card"


class EffectReader(Phrases):
    """Puts effects into clauses."""

    def effects(self, effects: Sequence[t.Effect], form: str) -> str:
        """Several effects in sequence."""
        text = self.effect(effects[0], form)
        for before, effect in pairwise(effects):
            if form == DO and tells_of_others(before) and tells_the_player(effect):
                told, bare = self.effect(effect, DO), self.effect(effect, MAY)
                text = self.say("effects-your-turn", first=text, next=told, bare=bare)
                continue
            match before:
                # After a condition or a choice, "then" could be read as part of it.
                case t.If() | t.May() | t.PayOctonite():
                    text = self.say("effects-either-way", first=text, next=self.effect(effect, DO))
                case t.ForEach() | t.ChooseOne() | t.DefeatRolls() | t.DiscardOrDefeat():
                    text = self.say("effects-afterwards", first=text, next=self.effect(effect, DO))
                case t.UseMindbug():
                    text = self.say("effects-if-done", first=text, next=self.effect(effect, DO))
                case _:
                    text = self.say("effects-in-turn", first=text, next=self.effect(effect, form))
        return text

    def effect(self, effect: t.Effect, form: str) -> str:
        if type(effect) in PLAIN:
            return self.say(f"effect-{PLAIN[type(effect)]}", form=form)
        for kind in (self.about_creatures, self.about_cards, self.about_amounts, self.compound):
            text = kind(effect, form)
            if text:
                return text
        raise TypeError(f"no words for {effect!r}")

    # --- creatures ----------------------------------------------------------------------------------------------------

    def about_creatures(self, effect: t.Effect, form: str) -> str:
        say = self.say
        match effect:
            case t.Defeat(of):
                return say("effect-defeat", form=form, what=self.choice(of))
            case t.DefeatRolls(least):
                return say("effect-defeat-rolls", form=form, least=least)
            case t.TakeControl(of):
                return say("effect-take-control", form=form, what=self.choice(of))
            case t.ReturnToHand():
                return self.return_to_hand(effect, form)
            case t.MakeAttack(of):
                return self.happens_to("effect-make-attack", of, form)
            case t.EvolveTo(name):
                return say("effect-evolve", form=form, card=self.title(name))
            case t.CopyPlay(None):
                return say("effect-copy-revealed-play", form=form)
            case t.CopyPlay(t.Choice() as of):
                # A Power card is not a creature and cannot copy: the creature uses its own effect.
                message_id = "effect-activate-play" if self.event == "bought" else "effect-copy-play"
                return say(message_id, form=form, what=self.choice(of))
            case t.ThisTurn(of, gives):
                return self.this_turn(of, gives, form)
            case t.PutOctonite(count, of):
                return say("effect-put-octonite", form=form, count=count, what=self.choice(of))
            case t.Boost(count, onto, split):
                return self.boost(count, onto, split, form)
        return ""

    def return_to_hand(self, effect: t.ReturnToHand, form: str) -> str:
        """Cards go to the player's own hand, creatures to their controller's unless the effect names another."""
        of = effect.of
        what = self.choice(of)
        if isinstance(of.of, t.Creatures) and effect.to_teammate:
            return self.say("effect-put-into-teammates-hand", form=form, what=what)
        if isinstance(of.of, t.Cards) or (effect.to_me and of.of.side not in ("ally", "this")):
            return self.say("effect-take-into-hand", form=form, what=what)
        return self.say(f"effect-return-to-hand-{of.of.side}", form=form, what=what, count=count_of(of))

    def this_turn(
        self,
        of: t.Choice | t.Creatures | None,
        gives: t.Have | t.Cannot | t.MoreDice | t.NoMindbugs | t.NoBlocks,
        form: str,
    ) -> str:
        match gives:
            case t.NoBlocks():
                return self.say("effect-no-blocks-this-turn", form=form)
            case t.NoMindbugs():
                return self.say("effect-no-mindbugs-this-turn", form=form)
            case t.Have(_, power, keywords) if of is not None:
                return self.happens_to("effect-have-this-turn", of, form, gains=self.gains([power], keywords))
            case t.MoreDice(_, count) if of is not None:
                return self.happens_to("effect-have-this-turn", of, form, gains=self.gains([], [], count))
            case t.Cannot(_, what) if of is not None:
                # "You may" applies to what they cannot do only if nothing is chosen.
                deed = self.say(f"deed-{what}", form=DO if is_chosen(of) else form, count=count_of(of))
                return self.happens_to("effect-cannot-this-turn", of, form, deeds=deed)
        raise TypeError(f"no words for {gives!r} this turn")

    def happens_to(self, message_id: str, of: t.Choice | t.Creatures, form: str, **args: str) -> str:
        """Something that creatures do or have. Chosen creatures are named first; others are the subject."""
        count = count_of(of)
        what = self.choice(of) if isinstance(of, t.Choice) else self.creatures(of, "all", count)
        if is_chosen(of):
            message_id += "-chosen"
        return self.say(message_id, form=form, what=what, count=count, **args)

    def boost(self, count: int, onto: t.Choice, split: bool, form: str) -> str:
        cards = self.say("cards-counted-up-to", count=count)
        if split and isinstance(onto.of, t.Creatures):
            what = self.creatures(onto.of, "any-number", count)
            return self.say("effect-boost-split", form=form, what=what, cards=cards)
        return self.say("effect-boost", form=form, what=self.choice(onto), cards=cards)

    # --- cards --------------------------------------------------------------------------------------------------------

    def about_cards(self, effect: t.Effect, form: str) -> str:
        say = self.say
        match effect:
            case t.PutIntoPlay(of, silent):
                message_id = "effect-put-into-play-silent" if silent else "effect-put-into-play"
                return say(message_id, form=form, what=self.choice(of), count=count_of(of))
            case t.ReceiveCard(or_hand, who, to_hand):
                where = "-to-hand" if to_hand else "-or-hand" if or_hand else ""
                return say(f"effect-receive-card{where}", form=form, who=who)
            case t.Reveal(of):
                return say("effect-reveal", form=form, what=self.choice(of))
            case t.Discard(amount, who, up_to):
                count = amount.times if isinstance(amount, t.Per) else amount
                cards = say("cards-counted-up-to" if up_to else "cards-counted", count=count)
                return self.per(amount, say(f"effect-discard-{who}", form=form, cards=cards), who)
            case t.DiscardRandom(count, who):
                cards = say("cards-counted-at-random", count=count)
                return say(f"effect-discard-{who}", form=form, cards=cards)
            case t.DiscardDrawPile(who):
                return say(f"effect-discard-draw-pile-{who}", form=form)
            case t.DiscardHandAndDrawPile(who):
                return say(f"effect-discard-hand-and-draw-pile-{who}", form=form)
            case t.StealCards(count):
                return say("effect-steal-cards", form=form, count=count)
            case t.LookAtUnused(count):
                return say("effect-look-at-unused", form=form, count=count)
            case t.DrawUnused(count):
                return say("effect-draw-unused", form=form, count=count)
            case t.UnusedUnderDrawPile(count):
                return say("effect-unused-under-draw-pile", form=form, count=count)
        return ""

    # --- life and energy ----------------------------------------------------------------------------------------------

    def about_amounts(self, effect: t.Effect, form: str) -> str:
        match effect:
            case t.GainLife(amount):
                return self.say("effect-gain-life", form=form, count=amount)
            case t.LoseLife(amount, who):
                return self.counted(f"effect-lose-life-{who}", amount, form, who)
            case t.LoseLifeDownTo(rest, who):
                return self.say(f"effect-lose-life-down-to-{who}", form=form, count=rest)
            case t.StealLife(amount):
                return self.say("effect-steal-life", form=form, count=amount)
            case t.GainEnergy(amount):
                return self.counted("effect-gain-energy", amount, form, "me")
        return ""

    def counted(self, message_id: str, amount: int | t.Per, form: str, who: str) -> str:
        count = amount.times if isinstance(amount, t.Per) else amount
        return self.per(amount, self.say(message_id, form=form, count=count), who)

    def per(self, amount: int | t.Per, clause: str, who: str) -> str:
        """What `who` does, with what it is multiplied by."""
        return self.say("for-each", clause=clause, each=self.each(amount, who)) if isinstance(amount, t.Per) else clause

    # --- compound effects ---------------------------------------------------------------------------------------------

    def compound(self, effect: t.Effect, form: str) -> str:
        say = self.say
        match effect:
            case t.If(condition, then):
                so = self.condition(condition, "if")
                return say("effect-if", form=form, condition=so, effects=self.effects(then, form))
            case t.PayOctonite(then):
                return say("effect-pay-octonite", form=form, effects=self.effects(then, DO))
            case t.May(first, ()):
                return say("effect-may", form=form, first=self.effect(first, MAY))
            case t.May(first, then):
                return say("effect-may-then", form=form, first=self.effect(first, MAY), effects=self.effects(then, DO))
            case t.ByTeammate(effects):
                return self.by_teammate(effects, form)
            case t.ChooseOne(options):
                either = [self.effect(option, DO) for option in options]
                listed = self.listed(either, "list-semicolon-or", "list-semicolon")
                return say("effect-choose-one", form=form, options=listed)
            case t.ForEach(first, each):
                message_id = f"effect-for-each-{moved_by(first)}"
                return say(message_id, first=self.effect(first, form), next=self.effect(each, DO))
        return ""

    def by_teammate(self, effects: Sequence[t.Effect], form: str) -> str:
        """What a teammate does. "Your" would be the player's, so only what is quoted can be put as usual."""
        match effects:
            case (t.Refresh(),):
                return self.say("effect-teammate-refresh", form=form)
            case (t.Reveal(t.Choice(1, 1, t.Cards("my-hand", None, None, ""))),):
                return self.say("effect-teammate-reveal", form=form)
            case (t.May(t.ReturnToHand(t.Choice(1, 1, t.Cards("teammate-discard", None, None, "")))),):
                return self.say("effect-teammate-may-take", form=form)
        return self.say("effect-by-teammate", form=form, effects=self.effects(effects, DO))


# Effects with the same text everywhere.
PLAIN: dict[type[t.Effect], str] = {
    t.DefeatPair: "defeat-pair",
    t.DefeatSharing: "defeat-sharing",
    t.DefeatWithNamedKeyword: "defeat-with-named-keyword",
    t.TakeVictor: "take-victor",
    t.TakeBlockers: "take-blockers",
    t.GiveControl: "give-control",
    t.SetOthersAside: "set-others-aside",
    t.ReturnAside: "return-aside",
    t.PutItIntoPlay: "put-it-into-play",
    t.PutThisIntoPlay: "put-this-into-play",
    t.PutRandomIntoPlay: "put-random-into-play",
    t.PutBoostsIntoPlay: "put-boosts-into-play",
    t.DiscardRevealed: "discard-revealed",
    t.DiscardOrDefeat: "discard-or-defeat",
    t.SwapHands: "swap-hands",
    t.EachPassesLeft: "each-passes-left",
    t.MatchLife: "match-life",
    t.Refresh: "refresh",
    t.LoseMindbug: "lose-mindbug",
    t.UseMindbug: "use-mindbug",
    t.ExtraTurn: "extra-turn",
    t.WinGame: "win-game",
    t.LoseGame: "lose-game",
    t.TakeBoost: "take-boost",
    t.BuyPowerCard: "buy-power-card",
    t.RevealPowerCard: "reveal-power-card",
}


def tells_of_others(effect: t.Effect) -> bool:
    """Whether another player or a creature acts, and not the player addressed."""
    match effect:
        case t.Discard(_, who) | t.DiscardRandom(_, who) | t.LoseLife(_, who) | t.LoseLifeDownTo(_, who):
            return who != "me"
        case t.DiscardDrawPile(who) | t.DiscardHandAndDrawPile(who):
            return who != "me"
        case t.GiveControl() | t.LoseMindbug() | t.DiscardOrDefeat() | t.EvolveTo() | t.ThisTurn() | t.MakeAttack():
            return True
        case t.ByTeammate() | t.EachPassesLeft() | t.ReceiveCard(to_hand=True):
            return True
    return False


def tells_the_player(effect: t.Effect) -> bool:
    """Whether it is an instruction, so that after another player's action it must be clear who is addressed."""
    if isinstance(effect, t.If | t.May | t.ForEach | t.ChooseOne | t.PayOctonite | t.WinGame | t.LoseGame):
        return False
    return not tells_of_others(effect)


def moved_by(effect: t.Effect) -> str:
    """What an effect does to each of the cards or creatures that the next one is multiplied by."""
    match effect:
        case t.Defeat() | t.DefeatPair() | t.DefeatSharing() | t.DefeatWithNamedKeyword() | t.DefeatRolls():
            return "defeated"
        case t.Discard() | t.DiscardRandom():
            return "discarded"
    return "moved"
