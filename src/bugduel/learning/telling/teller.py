"""The words and figures of a page about what was learnt, in one language."""

from math import exp

from bugduel.telling.speaker import Speaker, sentence

MINUS = "\N{MINUS SIGN}"


class LearningTeller(Speaker):
    """Games bring names for what they count along; what has none is called as in the file of weights."""

    def say(self, what: str, /, **args: str | int) -> str:
        return self.words.say(f"learning-{what}", **args)

    def as_in_reports(self, what: str, /, **args: str | int) -> str:
        return self.words.say(f"report-{what}", **args)

    def called(self, name: str) -> str:
        """What is counted of a side, or printed on a card."""
        what = f"worth-{name.lower()}"
        return self.of_game(what) if self.has(what) else sentence(name.replace("-", " "))

    def series(self, name: str) -> str:
        """Something that is counted by number. What is also counted by itself has another name as a series."""
        return self.called(f"{name}-series" if self.has(f"worth-{name}-series") else name)

    def zone(self, zone: str, form: str = "") -> str:
        """A place where cards are counted: its title, or with a form `-within` a sentence, `-hint` or `-best`."""
        what = f"worth-in-{zone}{form}"
        if self.has(what):
            return self.of_game(what)
        return {"-hint": "", "-best": self.say("head-best", zone=zone)}.get(form, zone)

    # --- figures ------------------------------------------------------------------------------------------------------

    def worth(self, value: float, digits: int = 2) -> str:
        """With its sign."""
        sign = "+" if round(value, digits) > 0 else MINUS if round(value, digits) < 0 else ""
        return sign + self.number(abs(value), digits)

    def between(self, low: float, high: float) -> str:
        return self.say("between", low=self.worth(low), high=self.worth(high))

    def chance(self, worth: float) -> str:
        """The chance to win that something makes of an even game of two sides."""
        return self.percent(chance(worth))


def chance(worth: float) -> float:
    return 1.0 / (1.0 + exp(-worth))
