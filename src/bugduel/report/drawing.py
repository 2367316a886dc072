"""The pieces of charts, as inline SVG.

Colours are CSS variables of the page (`--ink`, `--soft`, `--line`, `--good`, `--bad`, `--accent`) with fallback values,
so that a chart follows the page into dark mode. Texts are escaped here; the result is safe to put on a page.
"""

from collections.abc import Sequence
from math import ceil, floor, log10

from markupsafe import Markup

INK = "var(--ink, #22262e)"
SOFT = "var(--soft, #6b7280)"
LINE = "var(--line, #d9d9d4)"
GOOD = "var(--good, #0072b2)"
BAD = "var(--bad, #d55e00)"
ACCENT = "var(--accent, #0f766e)"
COLOURS = {"good": GOOD, "bad": BAD, "accent": ACCENT, "soft": SOFT, "ink": INK}

WIDTH = 480  # two fit side by side on a wide screen, one fills a phone, legible on both


def svg(width: float, height: float, parts: Sequence[Markup], title: str, about: str, css: str) -> Markup:
    head = Markup('<svg class="{}" viewBox="0 0 {} {}" role="img"><title>{}</title><desc>{}</desc>')
    return head.format(css, width, height, title, about) + Markup("").join(parts) + Markup("</svg>")


def text(
    x: float, y: float, text: str, anchor: str, colour: str = SOFT, css: str = "tick", in_full: str = ""
) -> Markup:
    tip = Markup("<title>{}</title>").format(in_full) if in_full and in_full != text else Markup("")
    shape = Markup('<text x="{}" y="{}" text-anchor="{}" fill="{}" class="{}">{}{}</text>')
    return shape.format(f"{x:.1f}", f"{y:.1f}", anchor, colour, css, text, tip)


def line(
    x1: float,
    y1: float,
    x2: float,
    y2: float,
    colour: str,
    dashes: str = "",
    width: float = 1,
    opacity: float = 1,
    round_ends: bool = False,
) -> Markup:
    shape = Markup('<line x1="{}" y1="{}" x2="{}" y2="{}" stroke="{}" stroke-width="{}"{}{}{}/>')
    return shape.format(
        f"{x1:.1f}",
        f"{y1:.1f}",
        f"{x2:.1f}",
        f"{y2:.1f}",
        colour,
        f"{width:g}",
        Markup(' stroke-dasharray="{}"').format(dashes) if dashes else "",
        Markup(' opacity="{}"').format(f"{opacity:g}") if opacity < 1 else "",
        Markup(' stroke-linecap="round"') if round_ends else "",
    )


def path(points: Sequence[tuple[float, float]], colour: str) -> Markup:
    shape = Markup('<polyline points="{}" fill="none" stroke="{}" stroke-width="2.5" stroke-linejoin="round"/>')
    return shape.format(" ".join(f"{x:.1f},{y:.1f}" for x, y in points), colour)


def circle(x: float, y: float, radius: float, colour: str, said: str, opacity: float, key: str = "") -> Markup:
    shape = Markup('<circle cx="{}" cy="{}" r="{}" fill="{}" fill-opacity="{}"{}><title>{}</title></circle>')
    named = Markup(' data-card="{}"').format(key) if key else ""
    return shape.format(f"{x:.1f}", f"{y:.1f}", f"{radius:.1f}", colour, f"{opacity:g}", named, said)


def linked(part: Markup, href: str) -> Markup:
    return Markup('<a href="{}">{}</a>').format(href, part) if href else part


def ticks(low: float, high: float, about: int) -> list[float]:
    """About the given number of round values between two bounds."""
    span = high - low
    if span <= 0:
        return [low]
    rough = span / about
    power = 10.0 ** floor(log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)
    return [round(step * number, 10) for number in range(ceil(low / step), floor(high / step + 1e-9) + 1)]


def shortened(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
