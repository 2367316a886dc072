"""Explaining a card, by name or by the number of a choice."""

from collections.abc import Sequence

from bugduel.terminal.arguments import typed_number
from bugduel.terminal.screen.find import find_cards, near_title
from bugduel.terminal.screen.look import Look


def explain(look: Look, typed: str, numbered: Sequence[str] = ()) -> str:
    """Print the card, or why the request is ambiguous. Returns the name of the printed card."""
    teller = look.teller
    pages = teller.pages
    number = typed_number(typed, 1, len(numbered))
    name = numbered[number - 1] if number else typed
    found = [pages[name]] if name in pages else find_cards(pages.values(), name)
    if len(found) == 1:
        look.print(look.page(found[0].name))
        return found[0].name
    if found:
        titles = [page.title(teller.language) for page in found]
        look.print(teller.say("which-card", cards=teller.listed(titles)))
    else:
        near = near_title(pages.values(), name, teller.language)
        hint = " " + teller.say("did-you-mean", card=near) if near else ""
        look.print(teller.say("no-such-card", name=name) + hint)
    return ""
