"""Drawing the table: the opponents above, the reader below."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from bugduel.core import SPECTATOR
from bugduel.core.seen.view import Card, Player, View, Zone
from bugduel.telling.log import Line
from bugduel.telling.speaker import sentence
from bugduel.telling.table import HAND, KNOWN, MARKET, threads
from bugduel.telling.teller import SHORT, TINY
from bugduel.terminal.screen.look import QUIET, STRONG, Cropped, Look


@dataclass(frozen=True)
class Size:
    """How large the table is drawn: what is shown as card boxes, what as text, and what is only counted."""

    board: bool
    others: bool  # the opponents' boards too
    hand: bool
    others_rest: bool  # the names of cards on the opponents' second boards
    rest: bool  # on the reader's own too
    choices: bool  # all choices, even many of a kind
    gaps: bool  # empty lines
    log: int  # lines of the log that suffice for this size
    rows: int  # lines of a board or hand as text, at most
    teams: bool = True  # a line for each team, else what they share stands in the middle


LARGE = Size(True, True, True, others_rest=True, rest=True, choices=True, gaps=True, log=8, rows=99)
MIDDLE = replace(LARGE, hand=False)
OWN = replace(MIDDLE, others=False)
SMALL = replace(OWN, board=False)
SMALLER = replace(SMALL, others_rest=False)
CUT = replace(SMALLER, choices=False, log=5)
SMALLEST = replace(CUT, rest=False, gaps=False)
CROPPED = replace(SMALLEST, rows=2)
FLAT = replace(CROPPED, teams=False, log=3)
FLATTEST = replace(FLAT, rows=1, log=2)
SIZES = (LARGE, MIDDLE, OWN, SMALL, SMALLER, CUT, SMALLEST, CROPPED, FLAT, FLATTEST)
Drawing = Callable[[Look], list[RenderableType]]  # a player, as wide as asked
SHORTEST_LOG = 2  # lines of the log shown in any case
LOW = 30  # a terminal with fewer lines is small
WIDE = 120  # columns for two players side by side


def screen(
    look: Look,
    table: View,
    names: dict[int, str],
    lines: Sequence[Line],
    above_log: Sequence[RenderableType] = (),
    below_log: Sequence[RenderableType] = (),
    cut_below: Sequence[RenderableType] = (),
) -> list[RenderableType]:
    """The table and the log, as large as fits the terminal. `cut_below` is a shorter form of `below_log`.

    If it still does not fit, the log is cut at the top. Without a terminal everything is shown.
    """
    if not look.console.is_terminal:
        told = [*above_log, *log(look, lines)]
        return [*draw(look, table, names), *_after_gap(told), *_after_gap(below_log)]
    for size in SIZES:
        if (size is OWN and len(table.players) == 2) or not (size.teams or look.teller.has_teams):
            continue  # draws the same as the size before
        drawn = [*draw(look, table, names, size), *([""] if size.gaps and (lines or above_log) else []), *above_log]
        ending = below_log if size.choices or not cut_below else cut_below
        ending = _after_gap(ending) if size.gaps else ending
        used = sum(len(look.console.render_lines(part, pad=False)) for part in [*drawn, *ending])
        room = look.console.height - used - 1  # the prompt
        if room >= min(len(lines), size.log):
            break
    told = log(look, lines, max(room, SHORTEST_LOG))
    return [*drawn, *told, *ending]


def _after_gap(parts: Sequence[RenderableType]) -> list[RenderableType]:
    return ["", *parts] if parts else []


def draw(look: Look, table: View, names: dict[int, str], size: Size = MIDDLE) -> list[RenderableType]:
    """The whole table. `names` are added to the names of seats."""
    me = look.teller.me if look.teller.me != SPECTATOR else 0
    reader = table.players[me]
    others = [player for player in table.players if player.team != reader.team]
    mates = [player for player in table.players if player.team == reader.team and player is not reader]
    parts: list[RenderableType] = []
    if look.teller.has_teams and size.teams:
        parts.append(team_line(look, others[0]))
    parts += _beside(look, [partial(_other, player=player, table=table, names=names, size=size) for player in others])
    parts.append(middle(look, table, [] if size.teams else [others[0], reader]))
    parts += web(look, table)
    if table.zone(MARKET).cards:
        market = _pile(look, sentence(look.teller.zone(MARKET, "full")), table.zone(MARKET))
        parts.append(market if size.teams else Cropped(market, size.rows))
    if not look.teller.has_teams:
        return [*parts, *_reader(look, reader, table, names, size)]
    if size.teams:
        parts.append(team_line(look, reader))
    mine = [partial(_other, player=player, table=table, names=names, size=size) for player in mates]
    parts += _beside(look, [*mine, partial(_member, player=reader, table=table, names=names, size=size)])
    return [*parts, *_own_hand(look, reader, table, size)]


def _beside(look: Look, drawings: Sequence[Drawing]) -> list[RenderableType]:
    """Players one below the other, or two who are a team side by side if there is room."""
    if not look.teller.has_teams or len(drawings) != 2 or look.width < WIDE or look.plain:
        return [part for draw_one in drawings for part in draw_one(look)]
    half = look.of_width(look.width // 2 - 1)
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    for _ in drawings:
        grid.add_column(width=half.width)
    grid.add_row(*(Group(*draw_one(half)) for draw_one in drawings))
    return [grid]


def _other(look: Look, player: Player, table: View, names: dict[int, str], size: Size) -> list[RenderableType]:
    """A player other than the reader. Where space is tight, four players need no line to say that there is nothing."""
    line = status(look, player, names)
    opened = _cropped(hand(look, player, table, SMALL), size) if _is_open(look, player) else []
    if look.teller.has_teams and not size.board and _is_bare(player):
        return [line, *opened]
    return [line, *opened, *_cropped(_area(look, player, table, size.others, size.others_rest), size)]


def _reader(look: Look, player: Player, table: View, names: dict[int, str], size: Size) -> list[RenderableType]:
    """The reader, with the board towards the others."""
    parts = _cropped(_area(look, player, table, size.board, size.rest), size)
    return [*parts, status(look, player, names), *_own_hand(look, player, table, size)]


def _member(look: Look, player: Player, table: View, names: dict[int, str], size: Size) -> list[RenderableType]:
    """The reader below a teammate: in the same order, so that each board stands under the name it belongs to."""
    parts: list[RenderableType] = [status(look, player, names)]
    if size.board or not _is_bare(player):
        parts += _cropped(_area(look, player, table, size.board, size.rest), size)
    return parts


def _own_hand(look: Look, player: Player, table: View, size: Size) -> list[RenderableType]:
    return _cropped(hand(look, player, table, size), size) if _is_open(look, player) else []


def _is_bare(player: Player) -> bool:
    return not any(zone.cards for zone in player.boards().values())


def team_line(look: Look, player: Player) -> RenderableType:
    """What a team shares."""
    line = _joined(look, Text(sentence(look.teller.team(player.seat)), style=STRONG), _shared(look, player))
    return line if look.plain else Rule(line, align="left", style=QUIET)


def _shared(look: Look, player: Player) -> list[Text]:
    shared = [(name, count) for name, count in player.counters.items() if _is_shared(look, name)]
    return [look.counter(name, count, place, True) for place, (name, count) in enumerate(shared)]


def _is_shared(look: Look, counter: str) -> bool:
    return look.teller.has_teams and look.teller.has(f"team-counter-{counter}")


def _cropped(parts: Sequence[RenderableType], size: Size) -> list[RenderableType]:
    return list(parts) if size.board else [Cropped(part, size.rows) for part in parts]


def status(look: Look, player: Player, names: dict[int, str]) -> RenderableType:
    """A player on one line: counters, then the sizes of the zones. If it is too long, pips, names and empty piles are
    left out.
    """
    name = Text(sentence(look.teller.seat(player.seat)), style=STRONG)
    if player.is_out:
        return _joined(look, name, [Text(look.teller.say("out"), style=QUIET)])
    full = name.copy().append(f" ({names[player.seat]})", style="not bold") if player.seat in names else name
    line = _joined(look, full, [*_counters(look, player, True), *_chips(look, player)])
    if line.cell_len <= look.width:
        return line
    return _joined(look, name, [*_counters(look, player, False), *_chips(look, player, empty=False)])


def _counters(look: Look, player: Player, pips: bool) -> list[Text]:
    return [
        look.counter(name, count, place, pips)
        for place, (name, count) in enumerate(player.counters.items())
        if not _is_shared(look, name)
    ]


def _chips(look: Look, player: Player, empty: bool = True) -> list[Text]:
    """The sizes of the zones, and the known cards of a hidden hand."""
    chips: list[Text] = []
    for name, zone in player.zones.items():
        if zone.is_board or (name == KNOWN and not (zone.size and player.seat == look.teller.me)):
            continue
        if not zone.size and not empty:
            continue
        if look.teller.has(f"chip-{name}"):
            cards = ", ".join(look.line(card, look.teller.title(card.name)).plain for card in zone.cards)
            chips.append(Text(look.teller.of_game(f"chip-{name}", cards=cards)))
            continue
        chip = Text(f"{look.teller.zone(name, 'short')} {zone.size}")
        if zone.cards and (name == KNOWN or (name == HAND and not _is_open(look, player))):
            chip.append(f" ({_titles(look, zone.cards)})")
        chips.append(chip)
    return chips


def _joined(look: Look, name: Text, chips: Sequence[Text]) -> Text:
    line = Text().append_text(name)
    for place, chip in enumerate(chip for chip in chips if chip.plain):
        line.append(": " if look.plain and not place else "  ").append_text(chip)
    return line


def middle(look: Look, table: View, sharing: Sequence[Player] = ()) -> RenderableType:
    """Between the players: the turn, the shared zones, what is being resolved; and what the teams of some share."""
    teller = look.teller
    title = Text(teller.say("turn", turn=table.turn), style=STRONG)
    whose = "whose-mine" if table.active == teller.me else "whose-other"
    title.append(" · " + teller.say(whose, name=teller.seat(table.active)), style="not bold")
    if table.phase:
        title.append(" · " + teller.of_game(f"phase-{table.phase}"), style="not bold")
    for player in sharing:
        title.append(" · ").append_text(_joined(look, Text(teller.team(player.seat)), _shared(look, player)))
    for name, value in table.facts.items():
        if teller.has(f"view-{name}") and (told := teller.fact(f"view-{name}", value)):
            title.append(f" · {told}", style="not bold")
    for name, zone in table.zones.items():
        if zone.size and not zone.cards:  # `piles` shows open cards
            title.append(f" · {teller.zone(name, 'short')} {zone.size}", style="not bold")
    under_way = [teller.resolving(item, table) for item in table.resolving if not item.number]
    if under_way:
        title.append(" · ", style="not bold").append(" → ".join(under_way), style="not bold italic")
    if look.plain or len(title) > look.width - 6:
        return title if look.plain else Text("── ").append_text(title)
    return Rule(title, align="left", style=QUIET)


def web(look: Look, table: View) -> list[RenderableType]:
    """The threads of the web, one per line, the next on top. On a low screen texts are cut off."""
    waiting = threads(table)
    if not waiting:
        return []
    parts: list[RenderableType] = [Text(look.teller.of_game("web"), style=STRONG)]
    is_cut = look.console.is_terminal and look.console.height < LOW
    for item in waiting:
        text = Text(sentence(look.teller.resolving(item, table)), style="italic")
        if is_cut:
            text.truncate(look.width - 4, overflow="ellipsis")
        parts.append(Text("  ").append_text(text) if look.plain else hanging("  » ", text))
    return parts


def hand(look: Look, player: Player, table: View, size: Size) -> list[RenderableType]:
    zone = player.zone(HAND)
    title = sentence(look.teller.zone(HAND, "full"))
    if not zone.cards:
        return []
    if size.hand and not look.plain:
        return [Rule(Text(title, style=STRONG), align="left", style=QUIET), look.cards(zone.cards, table, "", True)]
    return [_pile(look, title, zone, " · ")]


def piles(look: Look, table: View) -> list[RenderableType]:
    """Every pile with visible cards, including those under other cards."""
    parts: list[RenderableType] = []
    teller = look.teller
    for player in table.players:
        for name, zone in player.zones.items():
            is_told = name in (HAND, KNOWN) or zone.is_board or teller.has(f"chip-{name}")
            if zone.cards and not is_told:
                owner = sentence(teller.seat(player.seat))
                parts.append(_pile(look, f"{owner}, {teller.zone(name, 'full')}", zone))
    for name, zone in table.zones.items():
        if zone.cards:
            parts.append(_pile(look, sentence(teller.zone(name, "full")), zone))
    for card in table.board():
        if any(isinstance(value, list) for value in card.facts.values()):
            parts.append(look.in_full(card, table))
    return parts or [sentence(teller.say("no-piles"))]


def log(look: Look, lines: Sequence[Line], most: int | None = None) -> list[RenderableType]:
    """The log, or as much of its end as fits."""
    parts = [_line(look, line) for line in lines]
    if most is None:
        return parts
    heights = [len(look.console.render_lines(part, pad=False)) for part in parts]
    if sum(heights) <= most:
        return parts
    first = len(parts) - 1
    used = 1 + heights[first]  # and a line saying that there is more
    while first > 0 and used + heights[first - 1] <= most:
        first -= 1
        used += heights[first]
    return [Text(f"  … {look.teller.say('log-more')}", style=QUIET), *parts[first:]]


def _line(look: Look, line: Line) -> RenderableType:
    if line.is_turn or look.plain:
        return Text(line.plain(), style=QUIET if line.is_turn else "")
    # A hanging indent, so that a long line does not look like two.
    return hanging("• " if line.is_first else "    ", Text(line.text, style="" if line.is_first else QUIET))


def hanging(lead: str, text: Text) -> RenderableType:
    """Text with a hanging indent after its lead."""
    grid = Grid.grid()
    grid.add_column(width=len(lead))
    grid.add_column()
    grid.add_row(lead, text)
    return grid


def _area(look: Look, player: Player, table: View, boxes: bool, rest: bool) -> list[RenderableType]:
    """The boards of a player: the first as cards, the others on a line. Several boards are labelled."""
    boards = player.boards()
    if player.is_out or not boards:
        return []
    names = {name: look.teller.zone(name, "short") for name in boards}
    lead = max(cell_len(title) for title in names.values())
    parts: list[RenderableType] = []
    for place, (name, zone) in enumerate(boards.items()):
        empty = look.teller.of_game(f"empty-{name}")
        title = f"{names[name]:<{lead}}"
        if len(boards) == 1 or (boxes and not place and zone.cards and not look.plain):
            parts.append(look.cards(zone.cards, table, empty, boxes))
        elif not place:
            parts.append(look.row(title, look.in_words(zone.cards, table, SHORT if rest else TINY), empty))
        else:
            parts.append(look.row(title, look.in_brief(zone.cards, table, rest), empty, "; "))
    return parts


def _pile(look: Look, title: str, zone: Zone, between: str = ", ") -> RenderableType:
    """The cards of a zone on a line, each once with its count."""
    texts = [look.line(card, look.teller.title(card.name)) for card in zone.cards]
    counts = Counter(text.plain for text in texts)
    line = Text(f"{title}: ", style=STRONG)
    for place, text in enumerate({text.plain: text for text in texts}.values()):
        line.append(between if place else "", style="not bold dim")
        line.append_text(Text("", style="not bold").append_text(text))
        line.append(look.teller.times("", counts[text.plain]), style="not bold")
    return line


def _is_open(look: Look, player: Player) -> bool:
    """Whether the whole hand is visible: the reader's own, a teammate's, or any in a replay with open hands."""
    zone = player.zone(HAND)
    is_told = look.teller.me == SPECTATOR or look.teller.is_with_me(player.seat)
    return zone.size > 0 and len(zone.cards) == zone.size and is_told


def _titles(look: Look, cards: Sequence[Card]) -> str:
    return ", ".join(look.teller.title(card.name) for card in cards)
