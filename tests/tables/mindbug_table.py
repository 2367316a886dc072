"""What duels and games of two teams have in common as tests tell them: choices, and what is offered.

How the players and what is theirs are called is up to the table: "me" and "them", or "me", "left", "mate" and "right".
"""

from collections.abc import Sequence
from typing import Self

from bugduel.core import Move, Seat
from bugduel.mindbug.cards.keywords import keyword_names
from bugduel.mindbug.duel import Duel as Engine
from bugduel.mindbug.pieces import Creature
from bugduel.mindbug.rules.layers import derive
from modes import copied
from plain import plain


class MindbugTable:
    """A game set up by hand. Choices are made by whoever is asked; every one is checked to be offered."""

    players: tuple[str, ...] = ()  # by seat
    whose: tuple[str, ...] = ()  # what is theirs begins with this

    # --- choices --------------------------------------------------------------------------------------------------

    def play(self, card: str) -> Self:
        return self._take("play", card)

    def attack(self, card: str) -> Self:
        return self._take("attack", card)

    def mindbug(self) -> Self:
        return self._take("use-mindbug")

    def no_mindbug(self) -> Self:
        return self._take("keep-mindbug")

    def hunt(self, card: str) -> Self:
        return self._take("hunt", card)

    def no_hunt(self) -> Self:
        return self._take("hunt-nobody")

    def block(self, card: str) -> Self:
        return self._take("block", card)

    def no_block(self) -> Self:
        return self._take("do-not-block")

    def again(self) -> Self:
        return self._take("attack-again")

    def stop(self) -> Self:
        return self._take("stop-attacking")

    def choose(self, *cards: str) -> Self:
        for card in cards:
            self._take("choose", card)
        return self

    def done(self) -> Self:
        return self._take("done")

    def accept(self) -> Self:
        return self._take("accept")

    def refuse(self) -> Self:
        return self._take("refuse")

    def act(self, card: str) -> Self:
        """Use a creature's Action."""
        return self._take("act", card)

    def wait(self, card: str = "") -> Self:
        """A creature with FAST neither attacks nor acts at once."""
        return self._take("wait", card)

    def buy(self, card: str) -> Self:
        return self._take("buy", card)

    def reroll(self, *faces: int) -> Self:
        for face in faces:
            self._pick([move for move in self._moves() if move.facts.get("die") == face], f"reroll {face}")
        return self

    def name_keyword(self, word: str) -> Self:
        return self._pick([move for move in self._moves() if move.facts.get("keyword") == word], f"name {word}")

    def option(self, number: int) -> Self:
        return self._pick([move for move in self._moves() if move.facts.get("option") == number], f"option {number}")

    def resolve(self, card: str) -> Self:
        """Which of the waiting effects comes next."""
        return self._take("resolve", card)

    # --- what is seen ---------------------------------------------------------------------------------------------

    def asks(self, who: str | None, choice: str | None = None) -> Self:
        """Who must decide (None: nobody), and what kind of choice it is."""
        seat = self.state.actor()
        asked = self.players[seat] if seat >= 0 else None
        assert asked == who, f"{asked} is asked, not {who}\n{self}"
        if choice is not None:
            decision = plain(self.state.view(0))["decision"]
            assert isinstance(decision, dict)
            assert decision["choice"] == choice, f"asked for {decision['choice']}, not {choice}\n{self}"
        return self

    def offers(self, *moves: str) -> Self:
        """All that is offered, as "attack Gorillion", "choose their Bee Bear", "done"."""
        offered = sorted(self._name(move) for move in self._moves())
        assert offered == sorted(moves), f"offered {offered}, not {sorted(moves)}\n{self}"
        return self

    def sees(self, **expected: object) -> Self:
        """What is on the table, by name; lists in any order."""
        seen = self._seen()
        for name, wanted in expected.items():
            want = sorted(wanted) if isinstance(wanted, list) else wanted
            assert seen[name] == want, f"{name} is {seen[name]}, not {want}\n{self}"
        return self

    def power(self, card: str) -> int:
        return self.creature(card).power

    def keywords(self, card: str) -> set[str]:
        return set(keyword_names(self.creature(card).keywords))

    def creature(self, name: str) -> Creature:
        """The one creature in play that is called so: "Bee Bear", "my Bee Bear", "their Bee Bear #2"."""
        derive(self.state)
        found = [c for side in self.state.sides for c in side.play if self._is(name, c)]
        assert len(found) == 1, f"{len(found)} creatures are called {name!r}\n{self}"
        return found[0]

    def history(self, seat: int = 0) -> list[dict[str, object]]:
        """What a seat has seen happen."""
        return [dict(event) for event in Seat(self.state, seat).history()]

    # --- inside ---------------------------------------------------------------------------------------------------

    def _go(self, state: object) -> None:
        assert isinstance(state, Engine)
        after = copied(state)
        assert isinstance(after, Engine)
        self.state = after

    def _moves(self) -> list[Move]:
        return [self.state.move(action) for action in self.state.legal()]

    def _take(self, kind: str, card: str = "") -> Self:
        kinds = {"choose": ("choose", "choose-card")}.get(kind, (kind,))
        wanted = [move for move in self._moves() if move.kind in kinds and self._fits(card, move)]
        return self._pick(wanted, f"{kind} {card}".strip())

    def _pick(self, wanted: list[Move], text: str) -> Self:
        assert wanted, f"{text!r} is not offered\n{self}"
        assert len(wanted) == 1, f"{text!r} could be {[self._name(move) for move in wanted]}\n{self}"
        self.state.apply(wanted[0].action)
        self._go(self.state)
        return self

    def _fits(self, name: str, move: Move) -> bool:
        card = move.facts.get("card")
        if not name or name == card:
            return True
        if move.kind in ("resolve", "choose-card") and "seat" in move.facts:
            return name == f"{self._whose(move)} {card}"
        creature = self.state.find(int(str(move.facts.get("piece", 0))))
        return creature is not None and self._is(name, creature)

    def _is(self, name: str, creature: Creature) -> bool:
        whose, _, rest = name.partition(" ")
        if whose in self.whose:
            return creature.seat == self.whose.index(whose) and self._is(rest, creature)
        if "#" in name:
            name, _, number = name.partition(" #")
            twins = [c for c in self.state.sides[creature.seat].play if c.card is creature.card]
            return name == creature.card.name and twins.index(creature) + 1 == int(number)
        return name in (creature.card.name, shown(creature))

    def _name(self, move: Move) -> str:
        kind = "choose" if move.kind == "choose-card" else move.kind
        if "piece" in move.facts and move.kind == "choose":
            return f"choose {self._whose(move)} {move.facts['card']}"
        named = ("play", "attack", "hunt", "block", "choose", "resolve", "act", "wait", "buy")
        return f"{kind} {move.facts['card']}" if kind in named else kind

    def _whose(self, move: Move) -> str:
        return self.whose[int(str(move.facts["seat"]))]

    def _seen(self) -> dict[str, object]:
        raise NotImplementedError

    def _zones(self, seat: int, play: str, prefix: str) -> dict[str, object]:
        """What a player has, under the name of the play area and names with the prefix."""
        side = self.state.sides[seat]
        seen: dict[str, object] = {play: sorted(shown(creature) for creature in side.play)}
        for zone in ("hand", "draw", "discard"):
            seen[prefix + zone] = sorted(self.state.name(kind) for kind in getattr(side, zone))
        return seen

    def __str__(self) -> str:
        lines = [f"  {name}: {value}" for name, value in self._seen().items()]
        if self.state.actor() >= 0:
            offered = [self._name(move) for move in self._moves()]
            lines.append(f"  offered to {self.players[self.state.actor()]}: {offered}")
        lines += [f"  - {event.in_full()}" for event in self.state.recorded() or ()]
        return "\n".join(lines)


def player(
    play: Sequence[object],
    hand: Sequence[str],
    draw: Sequence[str],
    discard: Sequence[str],
    life: int,
    mindbugs: int,
    used: int,
) -> dict[str, object]:
    """A player of a position."""
    return {
        "play": [_creature(item) for item in play],
        "hand": list(hand),
        "draw": list(draw),
        "discard": list(discard),
        "life": life,
        "mindbugs": mindbugs,
        "used-mindbugs": used,
    }


def _creature(item: object) -> object:
    if isinstance(item, str) and item.endswith(" (exhausted)"):
        return {"card": item.removesuffix(" (exhausted)"), "exhausted": True}
    return item


def shown(creature: Creature) -> str:
    return f"{creature.card.name} (exhausted)" if creature.exhausted else creature.card.name
