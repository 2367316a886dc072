"""Games of Shard Bugs as tests tell them: a position, choices, what is seen.

    table = Table(mine=["Adventurous Earthworm"], their_hand=["Scent of Nightshade"], their_hive=["Puddle Strider"])
    table.devote("Adventurous Earthworm").play("Scent of Nightshade").resolve()
    table.sees(devotion=(2, 0), mine=["Adventurous Earthworm (exhausted)"])

"I" am seat 0 and it is my Main Phase, unless `their_turn` or `phase` say otherwise. Bugs are ready and not dizzy. Who
has no hand has nothing to answer with, so nobody is asked for priority unless a test gives somebody cards or abilities.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from bugduel.core import Move, Seat
from bugduel.shardbugs.cards.export import to_data
from bugduel.shardbugs.cards.tree import Card
from bugduel.shardbugs.contest import Contest
from bugduel.shardbugs.game import SHARD_BUGS
from bugduel.shardbugs.pieces import Permanent
from bugduel.shardbugs.rules.layers import derive
from modes import copied
from plain import plain
from shard_position import player as one_player

SEATS = ("me", "them", "third", "fourth")
OWN = ("my", "their", "third's", "fourth's")


class Table:
    """A game set up by hand. Choices are made by whoever is asked; every one is checked to be offered."""

    def __init__(
        self,
        mine: Sequence[object] = (),
        theirs: Sequence[object] = (),
        hand: Sequence[str] = (),
        their_hand: Sequence[str] = (),
        hive: Sequence[object] = (),
        their_hive: Sequence[object] = (),
        deck: Sequence[str] | None = None,
        their_deck: Sequence[str] | None = None,
        splat: Sequence[str] = (),
        their_splat: Sequence[str] = (),
        devotion: int = 0,
        their_devotion: int = 0,
        avatar: str = "Sol",
        their_avatar: str = "Luna",
        dust: dict[str, int] | None = None,
        their_turn: bool = False,
        others: Sequence[Mapping[str, object]] = (),
        cards: Sequence[Card] = (),
        **more: object,
    ) -> None:
        """`others` are the third and fourth player as positions write them; `more` are fields of the position: phase,
        turn, draft, time-left (as time_left), ask-always.
        """
        me = one_player(mine, hand, hive, deck, splat, devotion, avatar, dust)
        them = one_player(theirs, their_hand, their_hive, their_deck, their_splat, their_devotion, their_avatar, None)
        position: dict[str, object] = {"players": [me, them, *others], "active": int(their_turn), "turn": 9}
        position.update({name.replace("_", "-"): value for name, value in more.items()})
        if cards:
            position["cards"] = [to_data(card) for card in cards]
        self._go(SHARD_BUGS.position(position, record=True))

    # --- choices --------------------------------------------------------------------------------------------------

    def play(self, card: str) -> Self:
        return self._take("play", card)

    def play_from_hive(self, card: str) -> Self:
        return self._take("play-from-hive", card)

    def place(self, card: str) -> Self:
        return self._take("place", card)

    def retreat(self, card: str) -> Self:
        return self._take("retreat", card)

    def devote(self, card: str) -> Self:
        return self._take("devote", card)

    def equip(self, item: str, bug: str = "") -> Self:
        """Equip an item to a bug (which is not asked for if there is only one)."""
        self._take("equip", item)
        return self.target(bug) if bug and self._choice() == "target" else self

    def activate(self, card: str, part: int | None = None) -> Self:
        """Use an ability; `part` is its number on the card where it has several."""
        moves = [m for m in self._moves() if m.kind in ("activate", "use-avatar") and self._fits(card, m)]
        if part is not None:
            moves = [move for move in moves if move.facts["part"] == str(part)]
        return self._pick(moves, f"activate {card}")

    def generate(self, card: str) -> Self:
        return self._take("generate", card)

    def attack(self, *bugs: str, whom: str = "") -> Self:
        """Declare attackers and be done; ends the Main Phase first if need be."""
        if self._choice() == "main":
            self.end_main()
        for bug in bugs:
            moves = [move for move in self._moves() if move.kind == "attack" and self._fits(bug, move)]
            if whom:
                moves = [move for move in moves if move.facts["whom"] == SEATS.index(whom)]
            self._pick(moves, f"attack {bug}")
        return self.done() if self._choice() == "attack" else self

    def block(self, blocker: str, attacker: str = "") -> Self:
        moves = [move for move in self._moves() if move.kind == "block" and self._fits(blocker, move)]
        if attacker:
            moves = [move for move in moves if self._is(attacker, self._permanent(move.facts["with-piece"]))]
        return self._pick(moves, f"block {attacker} with {blocker}")

    def order(self, bug: str) -> Self:
        """Which bug is dealt damage next."""
        return self._take("next-damaged", bug)

    def target(self, *names: str) -> Self:
        """Bugs by name, players as "me", "them", threads as "thread Acid Rain"."""
        for name in names:
            moves = [move for move in self._moves() if move.kind.startswith("target")]
            if name in SEATS:
                found = [m for m in moves if m.kind == "target-player" and m.facts["seat"] == SEATS.index(name)]
            elif name.startswith("thread "):
                card = name.removeprefix("thread ")
                found = [m for m in moves if m.kind == "target-thread" and m.facts.get("card") == card]
            else:
                found = [m for m in moves if m.kind == "target" and self._fits(name, m)]
            self._pick(found, f"target {name}")
        return self

    def no_target(self) -> Self:
        return self._take("no-target")

    def mode(self, number: int) -> Self:
        """Choose a mode, counted from 0."""
        return self._pick([m for m in self._moves() if m.kind == "mode" and _last(m) == number], f"mode {number}")

    def choose(self, *names: str) -> Self:
        """Permanents or cards, one after the other."""
        for name in names:
            moves = [m for m in self._moves() if m.kind in ("choose", "choose-card") and self._fits(name, m)]
            self._pick(moves, f"choose {name}")
        return self

    def spend(self, dust: str) -> Self:
        return self._pick([move for move in self._moves() if move.facts.get("dust") == dust], f"spend {dust}")

    def add(self, card: str) -> Self:
        """Which of one's own triggers is added to the web next."""
        return self._take("add", card)

    def done(self) -> Self:
        return self._take("done")

    def accept(self) -> Self:
        return self._take("accept")

    def refuse(self) -> Self:
        return self._take("refuse")

    def end_main(self) -> Self:
        """End the Main Phase; nobody answers at its end."""
        self._take("end-main")
        return self.pass_all() if self._choice() == "priority" else self

    def passes(self, who: str = "") -> Self:
        """One player passes priority."""
        if who:
            self.asks(who, "priority")
        return self._take("pass")

    def pass_all(self) -> Self:
        """Everybody passes until something else is asked, or the same round would begin again."""
        while self._choice() == "priority":
            self._take("pass")
        return self

    def resolve(self) -> Self:
        """Everybody passes until the web is empty, or something else is asked."""
        while self._choice() == "priority" and self._decision()["moment"] == "web":
            self._take("pass")
        return self

    def end_turn(self) -> Self:
        """To the Main Phase of the next player, without attacks, blocks or answers."""
        turn = self.state.turn
        while self.state.turn == turn or self._choice() == "priority":
            kinds = {move.kind for move in self._moves()}
            for kind in ("end-main", "done", "pass"):
                if kind in kinds:
                    self._take(kind)
                    break
            else:
                raise AssertionError(f"cannot end the turn\n{self}")
            if self.state.is_over:
                break
        return self

    def concede(self, who: str) -> Self:
        return self._anytime("concede", SEATS.index(who))

    def call_time(self) -> Self:
        return self._anytime("call-time", None)

    # --- what is seen ---------------------------------------------------------------------------------------------

    def asks(self, who: str | None, choice: str | None = None) -> Self:
        """Who must decide ("me", "them", "third", "fourth" or None), and what kind of choice it is."""
        asked = None if self.state.actor() < 0 else SEATS[self.state.actor()]
        assert asked == who, f"{asked} is asked, not {who}\n{self}"
        if choice is not None:
            assert self._choice() == choice, f"asked for {self._choice()}, not {choice}\n{self}"
        return self

    def offers(self, *moves: str) -> Self:
        """All that is offered, as "play Acid Rain", "attack Antonio", "target their Antonio", "pass"."""
        offered = sorted(self._name(move) for move in self._moves())
        assert offered == sorted(moves), f"offered {offered}, not {sorted(moves)}\n{self}"
        return self

    def can(self, move: str) -> bool:
        """Whether something is among what is offered."""
        return move in [self._name(each) for each in self._moves()]

    def sees(self, **expected: object) -> Self:
        """Any of mine, theirs, hive, their_hive, hand, their_hand, splat, their_splat (lists, any order; with
        "(exhausted)" where so), devotion (one number a player), dust and their_dust (a dict), deck and their_deck
        (sizes), winner ("me", "them", a list for a tie, None), turn ("me", "them"), phase, web (cards of the threads,
        oldest first).
        """
        seen = self._seen()
        for name, wanted in expected.items():
            want = sorted(wanted) if isinstance(wanted, list) and name != "web" else wanted
            assert seen[name] == want, f"{name} is {seen[name]}, not {want}\n{self}"
        return self

    def stats(self, bug: str) -> str:
        """ATK/DEF, as "3/4"; damage is not counted."""
        permanent = self.permanent(bug)
        return f"{permanent.atk}/{max(permanent.defence, 0)}"

    def dev(self, bug: str) -> int:
        return self.permanent(bug).dev

    def is_dizzy(self, bug: str) -> bool:
        return self.state.is_dizzy(self.permanent(bug))

    def shown(self, card: str) -> dict[str, Any]:
        """How a view shows a permanent: power, dev, keywords, marks, damage, plus, minus, on, items..."""
        wanted = self.permanent(card).id
        for player in plain(self.state.view(0))["players"]:
            for zone in ("field", "hive"):
                for data in player["zones"][zone]["cards"]:
                    if data["piece"] == wanted:
                        return dict(data)
        raise AssertionError(f"{card} is not shown\n{self}")

    def permanent(self, name: str) -> Permanent:
        """The one permanent that is called so: "Antonio", "my Antonio", "their Antonio #2"."""
        derive(self.state)
        found = [p for side in self.state.sides for p in side.field + side.hive if self._is(name, p)]
        assert len(found) == 1, f"{len(found)} permanents are called {name!r}\n{self}"
        return found[0]

    def history(self, seat: int = 0) -> list[dict[str, object]]:
        """What a seat has seen happen."""
        return [dict(event) for event in Seat(self.state, seat).history()]

    # --- inside ---------------------------------------------------------------------------------------------------

    def _go(self, state: object) -> None:
        assert isinstance(state, Contest)
        after = copied(state)
        assert isinstance(after, Contest)
        self.state = after

    def _decision(self) -> dict[str, object]:
        decision = plain(self.state.view(0))["decision"]
        return decision if isinstance(decision, dict) else {"choice": None, "moment": None}

    def _choice(self) -> object:
        return self._decision()["choice"]

    def _moves(self) -> list[Move]:
        return [self.state.move(action) for action in self.state.legal()]

    def _take(self, kind: str, card: str = "") -> Self:
        wanted = [move for move in self._moves() if move.kind == kind and self._fits(card, move)]
        return self._pick(wanted, f"{kind} {card}".strip())

    def _anytime(self, kind: str, seat: int | None) -> Self:
        moves = [self.state.move(action) for action in self.state.asides()]
        return self._pick([m for m in moves if m.kind == kind and m.facts.get("seat") == seat], kind)

    def _pick(self, wanted: list[Move], text: str) -> Self:
        assert wanted, f"{text!r} is not offered\n{self}"
        assert len(wanted) == 1, f"{text!r} could be {[self._name(move) for move in wanted]}\n{self}"
        self.state.apply(wanted[0].action)
        self._go(self.state)
        return self

    def _permanent(self, id: object) -> Permanent:
        permanent = self.state.find(int(str(id)))
        assert permanent is not None
        return permanent

    def _fits(self, name: str, move: Move) -> bool:
        card = move.facts.get("card")
        if not name or name == card:
            return True
        permanent = self.state.find(int(str(move.facts.get("piece", 0))))
        return permanent is not None and self._is(name, permanent)

    def _is(self, name: str, permanent: Permanent) -> bool:
        whose, _, rest = name.partition(" ")
        if whose in OWN:
            return permanent.seat == OWN.index(whose) and self._is(rest, permanent)
        if " #" in name:
            name, _, number = name.partition(" #")
            side = self.state.sides[permanent.seat]
            twins = [p for p in side.field + side.hive if p.card is permanent.card]
            return name == permanent.card.name and twins.index(permanent) + 1 == int(number)
        return name in (permanent.card.name, _shown(permanent))

    def _name(self, move: Move) -> str:
        facts = move.facts
        if move.kind == "target":
            return f"target {OWN[int(str(facts['seat']))]} {facts['card']}"
        if move.kind == "target-player":
            return f"target {SEATS[int(str(facts['seat']))]}"
        if move.kind == "attack" and len(self.state.sides) > 2:
            return f"attack {SEATS[int(str(facts['whom']))]} with {facts['card']}"
        if move.kind == "block":
            return f"block {facts['with']} with {facts['card']}"
        if move.kind == "mode":
            return f"mode {_last(move)}"
        if move.kind == "spend":
            return f"spend {facts['dust']}"
        named = "card" in facts and move.kind not in ("accept", "refuse")
        return f"{move.kind} {facts['card']}" if named else move.kind

    def _seen(self) -> dict[str, object]:
        state = self.state
        found: dict[str, object] = {}
        for side, my, prefix in zip(state.sides, ("mine", "theirs", "third", "fourth"), PREFIXES, strict=False):
            found[my] = sorted(_shown(permanent) for permanent in side.field)
            found[prefix + "hive"] = sorted(_shown(permanent) for permanent in side.hive)
            found[prefix + "hand"] = sorted(state.name(kind) for kind in side.hand)
            found[prefix + "splat"] = sorted(state.name(kind) for kind in side.splat)
            found[prefix + "deck"] = side.deck_size()
            names = ("neutral", "solar", "lunar", "meteor", "draft")
            found[prefix + "dust"] = {name: count for name, count in zip(names, side.dust, strict=True) if count}
        found["devotion"] = tuple(side.devotion for side in state.sides)
        winners = [SEATS[seat] for seat in state.winners]
        found["winner"] = None if not state.is_over else winners[0] if len(winners) == 1 else sorted(winners)
        found["turn"] = SEATS[state.active]
        shown = state.view(0)
        found["phase"] = shown.phase
        found["web"] = [thread.card for thread in shown.resolving]
        return found

    def __str__(self) -> str:
        lines = [f"  {name}: {value}" for name, value in self._seen().items() if value not in ([], {}, None)]
        if self.state.actor() >= 0:
            lines.append(
                f"  {SEATS[self.state.actor()]} asked for {self._choice()}: {[self._name(m) for m in self._moves()]}"
            )
        lines += [f"  - {event.in_full()}" for event in self.state.recorded() or ()]
        return "\n".join(lines)


PREFIXES = ("", "their_", "third_", "fourth_")


def _last(move: Move) -> int:
    return int(str(move.facts["part"]).rpartition("/")[2])


def _shown(permanent: Permanent) -> str:
    return f"{permanent.card.name} (exhausted)" if permanent.exhausted else permanent.card.name
