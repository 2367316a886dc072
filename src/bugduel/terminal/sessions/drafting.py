"""A draft with bots: picking, building, playing."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from shlex import quote
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from bugduel.core import BadData, CardPage, Draft, Game, LiveGame, Match
from bugduel.core.teams import teams_of
from bugduel.files import AlreadyThere, NotWritten, create_file, is_there
from bugduel.telling.speaker import sentence
from bugduel.terminal.arguments import read_text, typed_number
from bugduel.terminal.commands.decks import deck_grid
from bugduel.terminal.screen.board import hanging
from bugduel.terminal.screen.explain import explain
from bugduel.terminal.screen.find import find_cards
from bugduel.terminal.screen.look import QUESTION, QUIET, STRONG, Look
from bugduel.terminal.screen.prompt import Gone, ask, forget_typed
from bugduel.terminal.sessions.autosave import Autosave
from bugduel.terminal.sessions.game_session import Leave, is_yes
from bugduel.terminal.sessions.series import ME, PlaySettings
from bugduel.terminal.sessions.shelf import Shelf
from bugduel.terminal.usage_errors import FAILED, INTERRUPTED, UsageError

MARGIN = 2  # lines of the screen besides the cards of a pack: the question and the prompt
HELP = ("?", "h", "help", "ayuda")


class Drafting:
    """Asks the person for picks, lets bots pick for the others, then offers games with the decks."""

    def __init__(
        self, look: Look, game: Game, draft: Draft, settings: PlaySettings, seed: str | None, deck_out: Path | None
    ) -> None:
        self.look = look
        self.teller = look.teller
        self.game = game
        self.draft = draft
        self.settings = settings
        self.seed = seed
        self.deck_out = deck_out
        self.autosave: Autosave | None = None
        self.games = 0

    def run(self) -> int:
        """Run the draft, then as many games as the person likes. Returns the exit code."""
        try:
            while not self.draft.is_over:
                self.draft.pick(ME, self.choose())
                for seat in self.draft.waiting():
                    if seat != ME:
                        self.draft.bot_pick(seat)
                self.keep()
            self.build()
        except (Leave, Gone):
            self.tell_left()
        except KeyboardInterrupt:
            self.look.print("")
            self.tell_left()
            return INTERRUPTED
        return FAILED if self.autosave is not None and self.autosave.trouble else 0

    def keep(self) -> None:
        if self.autosave is not None:
            self.autosave.write()
            if self.autosave.trouble:
                self.look.print(self.teller.say("trouble", file=str(self.autosave.file), why=self.autosave.trouble))

    def tell_left(self) -> None:
        self.look.print(self.teller.say("draft-left"))
        if self.autosave is not None and not self.autosave.trouble:
            self.look.print_whole(self.teller.say("draft-kept", file=quote(str(self.autosave.file))))

    def confirm_leaving(self) -> None:
        if is_yes(ask(self.teller.say("draft-quit") + " ")):
            raise Leave

    # --- picking ------------------------------------------------------------------------------------------------------

    def choose(self) -> str:
        """A card of the pack, by number or name."""
        pack = self.draft.to_pick(ME)
        self.show(pack)
        forget_typed()
        pages = [self.teller.pages[name] for name in pack]
        while True:
            typed = ask(self.teller.say("draft-prompt", count=len(pack)) + " > ")
            word = typed.casefold()
            if number := typed_number(typed, 1, len(pack)):
                return pack[number - 1]
            if word in HELP:
                self.look.print(self.teller.say("draft-help", count=len(pack)))
            elif typed.startswith("?"):
                explain(self.look, typed[1:].strip(), pack)
            elif word == "d":
                self.look.print(*self.pool())
            elif word in ("q", "quit", "exit"):
                self.confirm_leaving()
            else:
                found = {page.name: page for page in find_cards(pages, typed)} if typed else {}
                if len(found) == 1:
                    return next(iter(found))
                self.tell_unclear(list(found.values()), len(pack))

    def tell_unclear(self, found: Sequence[CardPage], count: int) -> None:
        titles = [page.title(self.teller.language) for page in found]
        if titles:
            self.look.print(self.teller.say("which-card", cards=self.teller.listed(titles)))
        else:
            self.look.print(self.teller.say("draft-not-understood", count=count))

    def show(self, pack: Sequence[str]) -> None:
        self.look.console.clear()
        draft = self.draft
        rounds = draft.round + draft.packs_left
        picked = len(draft.pool(ME))
        title = self.teller.say("draft-title", round=draft.round, rounds=rounds, count=len(pack), picked=picked)
        self.look.print(Text(title, style=QUESTION), self.pack(pack))

    def pack(self, pack: Sequence[str]) -> RenderableType:
        """The cards with their full text, or as much as fits on two lines or one if the screen is small."""
        look = self.look
        if look.plain:
            return Text("\n").join(Text(f"{number}. {self.in_a_line(name)}") for number, name in enumerate(pack, 1))
        room = look.console.height - MARGIN if look.console.is_terminal else 0
        for most in (0, 2, 1):
            parts = [self.card(number, name, most) for number, name in enumerate(pack, 1)]
            used = sum(len(look.console.render_lines(part)) for part in parts)
            if not room or used <= room:
                break
        return Group(*parts)

    def card(self, number: int, name: str, most: int) -> RenderableType:
        """A card of the pack on the given number of lines, or on as many as it needs."""
        language, width = self.teller.language, self.look.width
        page = self.teller.pages[name]
        head = Text(page.title(language), style=STRONG).append(f"  {page.line(language)}", style="not bold")
        text = Text(page.text(language) if most == 0 else page.text(language).replace("\n", " "), style=QUIET)
        if most == 1:
            lines = [head.append("  " if text else "", style="not bold").append_text(text)]
        else:
            lines = [head, text] if text else [head]
        if most:
            for line in lines:
                line.truncate(width - len(f"{number:>3}  "), overflow="ellipsis")
        return hanging(f"{number:>3}  ", Text("\n").join(lines))

    def in_a_line(self, name: str) -> str:
        page = self.teller.pages[name]
        parts = [page.title(self.teller.language), page.line(self.teller.language), page.text(self.teller.language)]
        return "  ".join(part.replace("\n", " ") for part in parts if part)

    def pool(self) -> list[RenderableType]:
        """The picked cards, likeliest for the deck first."""
        picked = Counter(self.draft.pool(ME))
        if not picked:
            return [self.teller.say("draft-nothing")]
        deck: dict[str, Any] = self.draft.deck_for(ME)
        order = {name: place for place, name in enumerate(deck["cards"])}
        cards = {name: picked[name] for name in sorted(picked, key=lambda name: order.get(name, len(order)))}
        title = self.teller.say("draft-pool", count=picked.total())
        return [deck_grid(self.look, {"cards": cards}, texts=False, title=title)]

    # --- building and playing -----------------------------------------------------------------------------------------

    def build(self) -> None:
        """Let the person change, write, read back and play the automatic deck."""
        deck: dict[str, Any] = self.draft.deck_for(ME)
        if self.deck_out is not None and not is_there(self.deck_out):
            self.write(deck, str(self.deck_out))
        self.look.console.clear()
        self.show_deck(deck)
        others = [seat for seat in range(self.draft.seats) if seat != ME]
        self.menu(others)
        while True:
            typed = ask(self.teller.say("draft-deck-prompt", count=len(others)) + " > ")
            word, _, rest = typed.partition(" ")
            word, rest = word.casefold(), rest.strip()
            number = typed_number(word, 1, len(others))
            if number and not rest:
                self.play(deck, others[number - 1])
                self.menu(others)
            elif word == "a":
                deck = self.with_leader(deck, rest)
            elif word == "w":
                self.write(deck, rest or str(self.deck_out or ""))
            elif word == "r":
                deck = self.read(deck, rest or str(self.deck_out or ""))
            elif word == "d":
                self.show_deck(deck)
            elif word in ("q", "quit", "exit"):
                raise Leave
            elif typed.startswith("?") and typed != "?":
                explain(self.look, typed[1:].strip())
            else:
                self.menu(others)

    def show_deck(self, deck: dict[str, Any]) -> None:
        left = Counter(self.draft.pool(ME))
        left.subtract(deck["cards"])
        rest = ", ".join(self.teller.counted([self.teller.title(name) for name in left.elements()]))
        self.look.print(deck_grid(self.look, deck, texts=False), "")
        if rest:
            self.look.print(Text(self.teller.say("draft-rest", cards=rest), style=QUIET))

    def menu(self, others: Sequence[int]) -> None:
        self.look.print("", Text(self.teller.say("draft-over"), style=QUESTION))
        for number, seat in enumerate(others, 1):
            self.look.print(f"{number:>3}  {self.teller.say('draft-play', name=self.name_of(seat))}")
        self.look.print(self.teller.say("draft-deck-help"))

    def name_of(self, seat: int) -> str:
        return self.teller.shared("seat-player", number=seat + 1)

    def with_leader(self, deck: dict[str, Any], typed: str) -> dict[str, Any]:
        """The same cards with another leader: the next one, or the one named."""
        leaders = self.draft.leaders()
        if not leaders:
            return deck
        found = find_cards([self.teller.pages[name] for name in leaders], typed) if typed else []
        now = self.draft.leader_of(deck)
        after = (leaders.index(now) + 1) % len(leaders) if now in leaders else 0
        leader = found[0].name if found else leaders[after]
        self.look.print(self.teller.say("draft-leader", name=self.teller.title(leader)))
        return self.draft.led_by(deck, leader)

    def write(self, deck: dict[str, Any], name: str) -> None:
        if not name:
            self.look.print(self.teller.say("draft-no-file"))
            return
        try:
            create_file(Path(name), self.game.deck_text(deck))
        except AlreadyThere:
            self.look.print(self.teller.say("draft-there", file=name))
        except NotWritten as error:
            self.look.print(f"{name}: {error.reason}")
        else:
            self.look.print(self.teller.say("draft-written", file=name))

    def read(self, deck: dict[str, Any], name: str) -> dict[str, Any]:
        """The deck in a file if it is legal, else the current one."""
        if not name:
            self.look.print(self.teller.say("draft-no-file"))
            return deck
        try:
            found = self.game.read_deck(read_text(Path(name)), name, check=False)
        except (BadData, UsageError) as error:
            self.look.print(str(error))
            return deck
        wrong = self.draft.check(found, ME)
        if wrong:
            self.look.print("\n- ".join([self.teller.say("draft-wrong", file=name), *wrong]))
            return deck
        self.show_deck(found)
        return found

    def play(self, deck: dict[str, Any], other: int) -> None:
        """A game against another drafter, under draft rules."""
        self.games += 1
        options = self.draft.options([deck, self.draft.deck_for(other)])
        seed = None if self.seed is None else f"{self.seed} {self.games}"
        live = LiveGame(self.game, options, seed)
        session = self.settings.new_session(live)
        session.names = {1: f"{sentence(self.name_of(other))}, {self.settings.against}"}
        kept, shelf = self.settings.kept(live, Match(teams_of(live.state), 1)), Shelf()
        if self.autosave is None:
            session.autosave = shelf.autosave(kept)
        else:
            session.autosave = Autosave(self.free_name(self.autosave.file), kept)
            session.autosave.write()
        try:
            if session.run() == INTERRUPTED:
                raise KeyboardInterrupt
        finally:
            shelf.release()

    def free_name(self, draft: Path) -> Path:
        """A new file beside the draft: draft-game-1.json."""
        number = 1
        while (file := draft.with_stem(f"{draft.stem}-game-{number}")).exists():
            number += 1
        return file
