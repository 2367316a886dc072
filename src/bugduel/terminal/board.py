"""Drawing the table: the others above, the reader below."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from bugduel.core import SPECTATOR
from bugduel.terminal.look import QUIET, STRONG, Look
from bugduel.terminal.seen import BOARD, HAND, KNOWN, MARKET, Card, Player, Table, Zone
from bugduel.terminal.story import Line
from bugduel.terminal.tongue import sentence


@dataclass(frozen=True)
class Size:
    """How much room a drawing takes: what is drawn as card boxes, and what in words."""

    board: bool
    hand: bool


LARGE = Size(board=True, hand=True)
MIDDLE = Size(board=True, hand=False)
SMALL = Size(board=False, hand=False)
SIZES = (LARGE, MIDDLE, SMALL)
SHORTEST_LOG = 3  # lines of the log that are shown however small the terminal is
ENOUGH_LOG = 8  # for which cards are drawn smaller


def screen(
    look: Look,
    table: Table,
    names: dict[int, str],
    lines: Sequence[Line],
    above_log: Sequence[RenderableType] = (),
    below_log: Sequence[RenderableType] = (),
) -> list[RenderableType]:
    """The table and the log, as large as the terminal has room for.

    What does not fit even so is taken from the top of the log. Where there is no terminal, there is room for all.
    """
    ending = ["", *below_log] if below_log else []
    if not look.console.is_terminal:
        return [*draw(look, table, names), "", *above_log, *log(look, lines), *ending]
    for size in SIZES:
        drawn = draw(look, table, names, size)
        used = sum(len(look.console.render_lines(part, pad=False)) for part in [*drawn, "", *above_log, *ending])
        room = look.console.height - used - 1  # the prompt
        if room >= min(len(lines), ENOUGH_LOG):
            break
    told = log(look, lines, max(room, SHORTEST_LOG))
    return [*drawn, "", *above_log, *told, *ending]


def draw(look: Look, table: Table, names: dict[int, str], size: Size = MIDDLE) -> list[RenderableType]:
    """The whole table. `names` add to what seats are called."""
    me = look.tongue.me if look.tongue.me != SPECTATOR else 0
    others = [player for player in table.players if player.seat != me]
    parts: list[RenderableType] = []
    for player in others:
        parts.append(status(look, player, names))
        if _is_open(look, player):
            parts += hand(look, player, table, SMALL)
        parts.append(_area(look, player, table, size))
    parts.append(middle(look, table))
    if table.zone(MARKET).cards:
        parts.append(_pile(look, sentence(look.tongue.of_game(f"zone-{MARKET}", form="full")), table.zone(MARKET)))
    for player in table.players:
        if player.seat == me:
            parts.append(_area(look, player, table, size))
            parts.append(status(look, player, names))
            if _is_open(look, player):
                parts += hand(look, player, table, size)
    return parts


def status(look: Look, player: Player, names: dict[int, str]) -> RenderableType:
    """A player on one line: counters, then how many cards lie where. If it gets too long, without pips, names and
    empty piles.
    """
    name = Text(sentence(look.tongue.seat(player.seat)), style=STRONG)
    full = name.copy().append(f" ({names[player.seat]})", style="not bold") if player.seat in names else name
    line = _joined(look, full, [*_counters(look, player, True), *_chips(look, player)])
    if line.cell_len <= look.width:
        return line
    return _joined(look, name, [*_counters(look, player, False), *_chips(look, player, empty=False)])


def _counters(look: Look, player: Player, pips: bool) -> list[Text]:
    return [look.counter(name, count, place, pips) for place, (name, count) in enumerate(player.counters.items())]


def _chips(look: Look, player: Player, empty: bool = True) -> list[Text]:
    """The sizes of the zones, and what is known of a hidden hand."""
    chips: list[Text] = []
    for name, zone in player.zones.items():
        if name == BOARD or (name == KNOWN and not (zone.size and player.seat == look.tongue.me)):
            continue
        if not zone.size and not empty:
            continue
        chip = Text(f"{look.tongue.of_game(f'zone-{name}', form='short')} {zone.size}")
        if zone.cards and (name == KNOWN or (name == HAND and not _is_open(look, player))):
            chip.append(f" ({_titles(look, zone.cards)})")
        chips.append(chip)
    return chips


def _joined(look: Look, name: Text, chips: Sequence[Text]) -> Text:
    line = Text().append_text(name)
    for place, chip in enumerate(chip for chip in chips if chip.plain):
        line.append(": " if look.plain and not place else "  ").append_text(chip)
    return line


def middle(look: Look, table: Table) -> RenderableType:
    """Between the players: the turn, what lies on the table, what is under way."""
    tongue = look.tongue
    title = Text(tongue.say("turn", turn=table.turn), style=STRONG)
    whose = "whose-mine" if table.active == tongue.me else "whose-other"
    title.append(" · " + tongue.say(whose, name=tongue.seat(table.active)), style="not bold")
    for name, zone in table.zones.items():
        if zone.size and not zone.cards:  # open cards are left to `piles`
            title.append(f" · {tongue.of_game(f'zone-{name}', form='short')} {zone.size}", style="not bold")
    under_way = [tongue.resolving(item, table) for item in table.resolving]
    if under_way:
        title.append(" · ", style="not bold").append(" → ".join(under_way), style="not bold italic")
    if look.plain or len(title) > look.width - 6:
        return title if look.plain else Text("── ").append_text(title)
    return Rule(title, align="left", style=QUIET)


def hand(look: Look, player: Player, table: Table, size: Size) -> list[RenderableType]:
    zone = player.zone(HAND)
    title = sentence(look.tongue.of_game(f"zone-{HAND}", form="full"))
    if not zone.cards:
        return []
    if size.hand and not look.plain:
        return [Rule(Text(title, style=STRONG), align="left", style=QUIET), look.cards(zone.cards, table, "", True)]
    line = Text(f"{title}: ", style=STRONG)
    for place, card in enumerate(zone.cards):
        line.append(" · " if place else "", style="not bold dim")
        line.append_text(Text("", style="not bold").append_text(look.line(card, look.tongue.title(card.name))))
    return [line]


def piles(look: Look, table: Table) -> list[RenderableType]:
    """Every pile whose cards can be seen, those under other cards too."""
    parts: list[RenderableType] = []
    tongue = look.tongue
    for player in table.players:
        for name, zone in player.zones.items():
            if name not in (BOARD, HAND, KNOWN) and zone.cards:
                owner = sentence(tongue.seat(player.seat))
                parts.append(_pile(look, f"{owner}, {tongue.of_game(f'zone-{name}', form='full')}", zone))
    for name, zone in table.zones.items():
        if zone.cards:
            parts.append(_pile(look, sentence(tongue.of_game(f"zone-{name}", form="full")), zone))
    for card in table.board():
        if any(isinstance(value, list) for value in card.facts.values()):
            parts.append(look.in_full(card, table))
    return parts or [sentence(tongue.say("no-piles"))]


def log(look: Look, lines: Sequence[Line], most: int | None = None) -> list[RenderableType]:
    """The log, or as much of its end as there is room for."""
    parts: list[RenderableType] = []
    shown = lines
    if most is not None and len(lines) > most:
        shown = lines[len(lines) - max(most - 1, 1) :]
        parts.append(Text(f"  … {look.tongue.say('log-more')}", style=QUIET))
    for line in shown:
        if line.is_turn or look.plain:
            parts.append(Text(line.plain(), style=QUIET if line.is_turn else ""))
        else:
            # A hanging indent, so that a long line is not taken for two.
            text = Text(line.text, style="" if line.is_first else QUIET)
            parts.append(_hanging("• " if line.is_first else "    ", text))
    return parts


def _hanging(lead: str, text: Text) -> RenderableType:
    grid = Grid.grid()
    grid.add_column(width=len(lead))
    grid.add_column()
    grid.add_row(lead, text)
    return grid


def _area(look: Look, player: Player, table: Table, size: Size) -> RenderableType:
    return look.cards(player.zone(BOARD).cards, table, look.tongue.of_game(f"empty-{BOARD}"), size.board)


def _pile(look: Look, title: str, zone: Zone) -> RenderableType:
    line = Text(f"{title}: ", style=STRONG)
    for place, card in enumerate(zone.cards):
        line.append(", " if place else "", style="not bold")
        line.append_text(Text("", style="not bold").append_text(look.line(card, look.tongue.title(card.name))))
    return line


def _is_open(look: Look, player: Player) -> bool:
    """Whether the whole hand can be seen: one's own, or any in a replay with open hands."""
    zone = player.zone(HAND)
    return zone.size > 0 and len(zone.cards) == zone.size and look.tongue.me in (player.seat, SPECTATOR)


def _titles(look: Look, cards: Sequence[Card]) -> str:
    return ", ".join(look.tongue.title(card.name) for card in cards)
