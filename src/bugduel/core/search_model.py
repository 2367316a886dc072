"""What bots that look ahead want to know of a game, besides its rules."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bugduel.core.chance.chance import Chance
from bugduel.core.worth.weights import Weights

if TYPE_CHECKING:
    from bugduel.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchModel:
    """One object for all states of a game. What a game does not say is true of any game: bots then play worse, not
    wrongly.
    """

    def estimate(self, state: "State", seat: int) -> float:
        """A guess how well the game stands for a seat, from 0 (lost) to 1 (won)."""
        outcome = state.outcome()
        return 1.0 / state.seats() if outcome is None else outcome[seat]

    def reweigh(self, state: "State", weights: Weights) -> None:
        """Let the estimates of this state and its clones go by other weights. Games that have none go on as before."""

    def judge_as_beginner(self, state: "State") -> None:
        """Let the estimates of this state and its clones go by what beginners take things to be worth."""

    def search_actions(self, state: "State") -> list[int]:
        """The legal actions less those that are hardly ever of use. Searches try no others."""
        return state.legal()

    def forced_pass(self, state: "State") -> int:
        """The legal action of a player who has nothing to do here but let the game go on; -1 if there is a choice."""
        return -1

    def idle_pass(self, state: "State") -> int:
        """The pass of a player who is asked at a moment at which hardly anybody wants to answer, whatever they hold; -1
        at any other. It looks only at what everybody can see.
        """
        return -1

    def distinct_actions(self, state: "State") -> list[int]:
        """The legal actions less those that do the same as an earlier one, with a piece that is equal in everything."""
        return state.legal()

    def may_answer(self, state: "State") -> bool:
        """Whether the player to act could have more to do than `forced_pass`, as far as everybody can see."""
        return True

    def is_attacked(self, state: "State", seat: int) -> bool:
        """Whether an attack on this player is under way."""
        return False

    def pass_action(self, state: "State") -> int:
        """The legal action that adds nothing more (to pass, to be done), or -1."""
        return -1

    def decline(self, state: "State") -> int:
        """The legal action by which the actor lets come what is under way (no block, no answer), or -1 if the question
        is about something else.
        """
        return -1

    def is_settled(self, state: "State", seat: int) -> bool:
        """Whether nothing is under way that an estimate for this seat would miss."""
        return state.actor() == seat

    def turns(self, state: "State") -> int:
        """How many turns have begun, the current one included."""
        return 0

    def chance_counter(self, state: "State") -> int:
        """A number that changes whenever chance, or a pile in an order that nobody knows, decides something."""
        return 0

    def reseeded(self, state: "State", chance: Chance) -> "State":
        """A clone whose chance to come is new."""
        return state.clone()

    def every_hand(self, state: "State", seat: int, most: int) -> list["State"]:
        """All states that a seat could not tell from this one, with the hands of others dealt anew: each deal once,
        this one first. None if there are more than `most`, or if the game cannot list them here.
        """
        return []
