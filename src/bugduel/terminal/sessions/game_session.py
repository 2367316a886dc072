"""A person playing one game against bots, from the first choice to the end."""

from collections.abc import Sequence
from shlex import quote

from rich.console import RenderableType
from rich.text import Text

from bugduel.bots import Bot, Option, Thought, new_bot
from bugduel.core import NOBODY, LiveGame, Match, Move
from bugduel.core.seen.move import PASS
from bugduel.core.seen.view import View
from bugduel.telling.log import Line, tell
from bugduel.telling.speaker import sentence
from bugduel.terminal.arguments import typed_number
from bugduel.terminal.screen import board
from bugduel.terminal.screen.choices import arranged, can_be_cut, draw_all, draw_choices
from bugduel.terminal.screen.explain import explain
from bugduel.terminal.screen.find import folded
from bugduel.terminal.screen.look import QUESTION, QUIET, STRONG, Look
from bugduel.terminal.screen.prompt import Gone, ask, forget_typed
from bugduel.terminal.sessions.autosave import Autosave
from bugduel.terminal.sessions.passing import ASK, Passing, pass_of
from bugduel.terminal.sessions.several import in_a_row, typed_numbers
from bugduel.terminal.usage_errors import FAILED, INTERRUPTED

ADVISER = "search:0.5"  # gives the hints
HINTS = 3  # moves shown, the best


class Leave(Exception):
    """The person wants to quit."""


class GameSession:
    """Asks the person, asks the bot, and saves the choices. Both see only their own Seat.

    The bot plays for all others, unless another one was seated.
    """

    takes_several = True  # several choices may be typed at once

    def __init__(
        self,
        look: Look,
        live: LiveGame,
        me: int,
        bot: Bot,
        bot_name: str,
        passing: Passing | None = None,
    ) -> None:
        self.look = look
        self.teller = look.teller
        self.live = live
        self.state = live.state
        self.seat = live.seat(me)
        self.bot = bot
        self.teammates: dict[int, Bot] = {}
        self.names = {seat: bot_name for seat in range(live.state.seats()) if seat != me}
        self.autosave: Autosave | None = None
        self.passing = Passing(look.teller.game.moments()) if passing is None else passing
        self.starts = [0]  # the first events of each choice
        self.since = 0  # the first event the person has not seen
        self.chosen: list[str] = []  # what the person has just chosen, without visible result so far
        self.next: list[int] = []  # what the person has typed at once, and is still to be played

    def seat_teammate(self, bot: Bot, name: str) -> None:
        """Let another bot play for whoever plays with the person."""
        for seat in self.names:
            if self.teller.is_with_me(seat):
                self.teammates[seat] = bot
                self.names[seat] = name

    def catch_up(self, actions: Sequence[int]) -> None:
        """Replay the choices made before the game was left."""
        for action in actions:
            self.apply(action)

    def run(self) -> int:
        """Play to the end, or until the person leaves. Returns the exit code."""
        code = 0
        try:
            while self.state.actor() != NOBODY:
                self.step()
            self.tell_end()
        except (Leave, Gone):
            self.tell_left()
        except KeyboardInterrupt:
            self.look.print("")
            self.tell_left()
            code = INTERRUPTED
        finally:
            for bot in (self.bot, *self.teammates.values()):
                bot.close()
        is_lost = self.autosave is not None and self.autosave.is_named and self.autosave.trouble != ""
        return code or (FAILED if is_lost else 0)

    def step(self) -> None:
        """One choice by whoever must make it. Events of automatic passes still count as unread."""
        if not self.seat.to_act:
            self.apply(self.bot_chooses())
            return
        action = self.passing.action(self.seat)
        if self.next:
            since = self.since
            self.apply(self.next.pop(0))
            self.since = since
            self.keep()
        elif action == ASK:
            self.keep()
            self.apply(self.choose())
            self.keep()
        else:
            since = self.since
            self.apply(action)
            self.since = since

    def tell_score(self, match: Match) -> None:
        """The match score after a game."""
        team = self.state.team(self.seat.number)
        mine = match.wins[team]
        theirs = sum(match.wins) - mine
        score = self.teller.say("match-score", mine=mine, theirs=theirs, games=match.best_of, sides=self.sides())
        self.look.print(Text(score, STRONG))
        if match.is_over:
            result = {team: "match-won", NOBODY: "match-drawn"}.get(match.winner, "match-lost")
            self.look.print(self.teller.say(result))

    def sides(self) -> str:
        """Who plays against whom: teams, two players, or several."""
        return "teams" if self.teller.has_teams else "two" if self.teller.seats == 2 else "several"

    def apply(self, action: int) -> None:
        before = len(self.state.recorded() or ())
        move = self.state.move(action)
        asked = self.seat.view if self.seat.to_act and move.kind != PASS else None
        if self.seat.to_act:
            self.since = before
        if move.kind != PASS:  # what follows a pass was begun before it
            self.starts.append(before)
        chosen = [] if asked is None else [*self.chosen, self.teller.move(move, asked)]
        self.live.apply(action)
        is_new = len(self.state.recorded() or ()) > before
        self.chosen = [] if asked is None or is_new or not self.is_asked_again(asked) else chosen

    def keep(self) -> None:
        """Save before the person is asked and after the answer; bots can repeat their choices in between."""
        if self.autosave is not None:
            self.autosave.write()

    def is_asked_again(self, before: View) -> bool:
        """Whether this is a further step of a choice the person makes in several steps."""
        now = self.seat.view.decision
        if now is None or before.decision is None:
            return False
        then = before.decision
        return (now.seat, now.choice, now.card) == (then.seat, then.choice, then.card)

    def bot_chooses(self) -> int:
        actor = self.state.actor()
        with self.look.console.status(self.teller.say("thinking", name=sentence(self.teller.seat(actor)))):
            return self.teammates.get(actor, self.bot).choose(self.live.seat(actor))

    # --- asking -------------------------------------------------------------------------------------------------------

    def choose(self) -> int:
        table = self.seat.view
        moves = arranged(self.teller, self.seat.distinct_moves())
        self.show(table, moves)
        forget_typed()  # it was not meant for this question
        while True:
            typed = ask(self.prompt(moves))
            word = typed.casefold()
            if number := typed_number(typed, 1, len(moves)):
                return moves[number - 1].action
            move = self.by_word(word, moves, table) or self.by_numbers(typed, moves, table)
            if move is not None:
                return move.action
            if word in ("?", "h", "help", "ayuda"):
                self.look.print(*self.help(moves, table))
            elif typed.startswith("?"):
                self.explain(typed[1:].strip(), table, moves)
            elif word in ("hint", "pista"):
                self.look.print(*self.advice(moves, table))
            elif word == "l":
                self.look.print(*board.log(self.look, self.lines(0)))
            elif word == "b":
                self.look.print(*board.draw(self.look, table, self.names))
            elif word == "m":
                self.look.print(draw_all(self.look, table, moves))
            elif word == "d":
                self.look.print(*board.piles(self.look, table))
            elif word.split(maxsplit=1)[:1] == ["stop"] and self.passing.moments:
                self.change_stops(word.removeprefix("stop"))
            elif word in ("q", "quit", "exit"):
                self.confirm_leaving()
            elif word in ("p", "pp") and self.passing.moments:
                self.look.print(self.teller.say("nothing-to-pass"))
            elif word not in self.anytime(table):  # that one was just declined
                self.look.print(self.teller.say("not-understood", count=len(moves)))

    def by_word(self, word: str, moves: list[Move], table: View) -> Move | None:
        """A move that has a command: passing once or for the rest of the turn, or a move that is always possible."""
        if word in ("p", "pp"):
            move = pass_of(moves)
            if move is not None and word == "pp":
                self.passing.turn = table.turn
            return move
        move = self.anytime(table).get(word)
        if move is not None:
            answer = ask(self.teller.say("really", what=self.teller.move(move, table)) + " ")
            return move if is_yes(answer) else None
        return None

    def by_numbers(self, typed: str, moves: list[Move], table: View) -> Move | None:
        """The first of several choices typed at once; the others follow once the person has confirmed all of them."""
        numbers = typed_numbers(typed, len(moves)) if self.takes_several else []
        row = in_a_row(self.state, [moves[number - 1] for number in numbers]) if numbers else []
        if not row:
            return None
        told = "; ".join(self.teller.move(move, table) for move in row[: len(numbers)])
        if not is_yes(ask(self.teller.say("really", what=told) + " ")):
            return None
        self.next = [move.action for move in row[1:]]
        return row[0]

    def anytime(self, table: View) -> dict[str, Move]:
        """The moves that are always possible, by command: their name and its translation."""
        found: dict[str, Move] = {}
        for move in self.seat.anytime():
            found |= {move.kind: move, self.teller.move(move, table).casefold(): move}
        return found

    def help(self, moves: list[Move], table: View) -> list[RenderableType]:
        parts = [self.teller.say("help", count=len(moves))]
        if self.takes_several:
            parts.append(self.teller.say("help-several"))
        if self.passing.moments:
            parts.append(self.teller.say("help-passing"))
        parts += [
            f"{self.teller.move(move, table).casefold():<10} {self.teller.say('help-anytime')}"
            for kind, move in self.anytime(table).items()
            if kind == move.kind
        ]
        parts.append(self.teller.say("help-end"))
        if self.teller.has("help"):
            parts += ["", self.teller.of_game("help").replace("\n", " ")]
        return list(parts)

    def change_stops(self, words: str) -> None:
        """Add or remove moments to be asked at; without an argument, list them."""
        passing = self.passing
        wrong = passing.change(words)
        if wrong:
            allowed = ", ".join(passing.moments)
            self.look.print(self.teller.say("no-such-moment", name=wrong, moments=allowed))
            return
        for moment in passing.moments:
            state = self.teller.say("stop-on") if moment in passing.stops else ""
            self.look.print(f"{moment:<10} {state:<6}{self.teller.of_game(f'moment-{moment}')}")

    def advice(self, moves: list[Move], table: View) -> list[str]:
        """The best moves and their winning chances, from a search that sees only what the person sees."""
        with self.look.console.status(self.teller.say("hint-thinking")):
            thought = new_bot(ADVISER, "hint").think(self.seat)
        by_action = {move.action: move for move in moves}
        told = [self.teller.say("hint")]
        for option in worth_showing(thought):
            move = self.teller.move(by_action[option.action], table)
            told.append(self.teller.say("hint-move", move=move, percent=round(100 * option.value)))
        return told

    def prompt(self, moves: list[Move]) -> str:
        return self.teller.say("prompt", count=len(moves)) + " > "

    def confirm_leaving(self) -> None:
        if is_yes(ask(self.teller.say("really-quit") + " ")):
            raise Leave

    def explain(self, typed: str, table: View, moves: list[Move]) -> None:
        """A card by the number of a choice or by name, with the state of those in play."""
        name = explain(self.look, typed, [str(move.facts.get("card", "")) for move in moves])
        played = [card for card in table.board() if card.name == name and card.facts]
        self.look.print(*(self.look.in_full(card, table) for card in played))

    # --- showing ------------------------------------------------------------------------------------------------------

    def show(self, table: View, moves: list[Move]) -> None:
        """The whole screen for one choice; on a terminal it replaces the previous one."""
        look = self.look
        look.console.clear()
        look.print(*self.screen(table, moves))

    def screen(self, table: View, moves: list[Move]) -> list[RenderableType]:
        full = [*self.trouble(), *self.question(table, moves)]
        cut = [*self.trouble(), *self.question(table, moves, True)] if can_be_cut(self.look, moves) else []
        return board.screen(self.look, table, self.names, self.lines(self.since), below_log=full, cut_below=cut)

    def question(self, table: View, moves: list[Move], is_cut: bool = False) -> list[RenderableType]:
        decision = table.decision
        assert decision is not None
        ask_line = Text(self.teller.ask(decision, table), style=QUESTION)
        if (decision.most or 1) > 1 and any("purpose" in move.facts for move in moves):
            picked = "picked" if decision.least != decision.most else "picked-of"
            ask_line.append(" " + self.teller.say(picked, picked=decision.picked, most=decision.most or 0), QUIET)
        if is_cut:
            ask_line.append("  " + self.teller.say("cut"), style=QUIET)
        parts: list[RenderableType] = [ask_line]
        if self.chosen:
            parts.append(Text(self.teller.say("chosen", chosen="; ".join(self.chosen)), style=QUIET))
        name = decision.card
        page = self.teller.pages.get(name) if name else None
        if page is not None:
            title, figures = page.title(self.teller.language), page.line(self.teller.language)
            # On the board its figures may differ from the printed ones, and they are shown there.
            is_drawn = any(card.name == name for card in table.board())
            line = Text(title if is_drawn else f"{title} {figures}", style=STRONG)
            part = self.teller.part(page.name, decision.part)
            text = sentence(part) or page.text(self.teller.language).replace("\n", " ")
            if text or not is_drawn:
                parts.append(line.append(f"  {text}" if text else "", style="not bold italic"))
        parts.append(draw_choices(self.look, table, moves, is_cut))
        return parts

    def lines(self, since: int) -> list[Line]:
        return tell(self.teller, self.seat.history(), self.starts, since)

    # --- the end ------------------------------------------------------------------------------------------------------

    def tell_end(self) -> None:
        """Who won, why, and how to see it again."""
        self.keep()
        look = self.look
        outcome = self.seat.outcome()
        assert outcome is not None
        score = outcome[self.seat.number]
        result = "won" if score == 1 else "lost" if score == 0 else "tied"
        look.console.clear()
        verdict = Text(self.teller.say(f"you-{result}"), style=QUESTION)
        table = self.seat.view
        look.print(*board.screen(look, table, self.names, self.lines(self.since), below_log=[verdict]))
        if self.live.record.seed:
            look.print(self.teller.say("seed", seed=self.live.record.seed))
        self.tell_kept()

    def tell_left(self) -> None:
        self.look.print(self.teller.say("left"))
        self.keep()
        self.tell_kept()

    def tell_kept(self) -> None:
        if self.autosave is None:
            return  # puzzles are not saved
        if self.autosave.trouble:
            self.look.print_whole(self.teller.say("not-kept", file=str(self.autosave.file), why=self.autosave.trouble))
            return
        file = f" {quote(str(self.autosave.file))}" if self.autosave.is_named else ""
        if self.state.actor() != NOBODY:
            self.look.print_whole(self.teller.say("resume", option=f" --resume{file}" if file else ""))
        self.look.print_whole(self.teller.say("watch", file=file))

    def trouble(self) -> list[RenderableType]:
        if self.autosave is None or not self.autosave.trouble or not self.autosave.is_named:
            return []  # saved unasked: reported only at the end
        return [Text(self.teller.say("trouble", file=str(self.autosave.file), why=self.autosave.trouble), style=STRONG)]


def worth_showing(thought: Thought) -> list[Option]:
    """The best options by the number shown, without those whose number means nothing."""
    known = [option for option in thought.options if option.is_known] or thought.options[:1]
    return sorted(known, key=lambda option: -round(100 * option.value))[:HINTS]


def is_yes(answer: str) -> bool:
    """Yes in any language."""
    return folded(answer)[:1] in ("y", "s")
