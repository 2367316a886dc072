"""Saying all there is to say at a table, in the words of any game."""

import re
from collections.abc import Iterator

from bugduel.bots import Bot
from bugduel.core import LiveGame, Seat
from bugduel.core.seen.view import Card, View
from bugduel.telling.log import tell
from bugduel.telling.teller import FULL, SHORT, TINY, UNTOLD, Teller


def say_choice(teller: Teller, live: LiveGame) -> None:
    """The question, the choices and every card on the table."""
    table = live.state.view(live.state.actor())
    assert table.decision is not None
    is_said(teller.ask(table.decision, table))
    for item in table.resolving:
        is_said(teller.resolving(item, table))
    for action in live.state.legal():
        move = live.state.move(action)
        is_said(teller.move(move, table))
        if teller.has(f"group-{move.kind}"):
            is_said(teller.of_game(f"group-{move.kind}"))
            is_said(teller.pick(move, table))
    if table.phase:
        is_said(teller.of_game(f"phase-{table.phase}"))
    for card in every_card(table):
        for keyword in card.keywords:
            is_said(teller.keyword(keyword))
        for mark in card.marks:
            is_said(teller.of_game(f"mark-{mark}"))
        for name, value in card.facts.items():
            if name in UNTOLD:
                continue
            is_said(teller.card_fact(name, value, SHORT))
            is_said(teller.card_fact(name, value, FULL))
            assert "{" not in teller.card_fact(name, value, TINY)


def say_game(teller: Teller, live: LiveGame, me: int, bot: Bot) -> None:
    """Every question, every choice, every card on the table and every event of a whole game."""
    while live.state.actor() >= 0:
        say_choice(teller, live)
        live.apply(bot.choose(Seat(live.state, live.state.actor())))
    events = live.state.recorded() or []
    for told in ([event.seen_by(me) for event in events], [event.in_full() for event in events]):
        for event in told:
            for count in (1, 3):
                is_said(teller.event([event] * count))
        for line in tell(teller, told, [0]):
            is_said(line.text)


def every_card(table: View) -> Iterator[Card]:
    for zone in [*table.zones.values(), *(zone for player in table.players for zone in player.zones.values())]:
        yield from zone.cards


def is_said(text: str) -> None:
    assert text.strip(" .:")
    assert "{" not in text
    assert "  " not in text
    assert " ." not in text
    assert ".." not in text
    assert not re.search(r"[:→·] *$", text), text
