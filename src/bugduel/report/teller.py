"""The words and figures of a report in one language."""

from bugduel.report.shares import Share
from bugduel.telling.speaker import Speaker

NARROW = 0.1  # an interval written with one more digit


class ReportTeller(Speaker):
    """Messages and figures of a report on one game, in one language."""

    def say(self, what: str, /, **args: str | int) -> str:
        return self.words.say(f"report-{what}", **args)

    def statistic(self, name: str, form: str = "") -> str:
        """The name of a statistic: as a column, `-within` a sentence, or its meaning (`-hint`)."""
        message = f"{self.game.name}-statistic-{name}{form}"
        return self.words.say(message) if self.words.has(message) else name

    # --- figures ------------------------------------------------------------------------------------------------------

    def percent(self, value: float, digits: int = 1) -> str:
        return super().percent(value, digits)

    def interval(self, low: float, high: float) -> str:
        digits = 1 if high - low < NARROW else 0
        return self.say("interval", low=self.number(low * 100, digits), high=self.number(high * 100, digits))

    def share(self, share: Share) -> str:
        """A share and its interval."""
        return self.estimate(share.value, share.low, share.high)

    def estimate(self, value: float, low: float, high: float) -> str:
        return self.say("figure-and-interval", value=self.percent(value), interval=self.interval(low, high))
