"""A contest as one page: tables and drawings, without anything from elsewhere."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

Words = Callable[[str], str]
"""Says a message of the hall, by its id, in the language of the page."""
Number = Callable[[float, int], str]

WIDE, ROW, LEFT, RIGHT, PAD = 720, 30, 170, 70, 12
BINS = 24
DASH = "\u2013"
STYLE = """
:root { color-scheme: light dark;
  --ink: #22211e; --paper: #faf8f3; --line: #b9b2a3; --mark: #2f5d7c; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece7dc; --paper: #1d1c1a; --line: #5d584e; --mark: #86b5d3; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } figure { margin: 1rem 0; overflow-x: auto; }
table { border-collapse: collapse; } th, td { padding: .25rem .75rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr + tr { border-top: 1px solid var(--line); }
svg { width: 100%; max-width: 720px; height: auto; font-size: 14px; }
svg text { fill: var(--ink); } .axis { stroke: var(--line); } .par { stroke-dasharray: 4 4; }
.bar { fill: var(--mark); } .reach { stroke: var(--mark); stroke-width: 2; }
"""


def page(
    found: dict[str, Any], heading: str, setup: Sequence[str], words: Words, number: Number
) -> str:
    """Write the whole page."""
    bots = found["bots"]
    parts = [table(found, words, number)]
    if all("mu" in bot for bot in bots):
        rated = [(bot["bot"], bot["mu"], 2 * bot["sigma"]) for bot in bots]
        marks = [(name, mu, mu - reach, mu + reach) for name, mu, reach in rated]
        parts.append(figure(words("arena-ratings"), ranges(marks, None, number, 1)))
    shares = [(b["bot"], 100 * b["share"], 100 * b["low"], 100 * b["high"]) for b in bots]
    competing = found["aim"] == "competing"
    par = 100 * found["par"] if competing else None
    parts.append(figure(words("arena-shares"), ranges(shares, par, number, 1)))
    if found["pairs"]:
        parts.append(figure(words("arena-pairs"), pair_table(found["pairs"], number)))
    scores = [(bot["bot"], bot["scores"]) for bot in bots if bot["scores"]]
    parts.append(figure(words("arena-scores"), histograms(scores, number)))
    seats = [
        (f"{words('arena-seat')} {n}", 100 * seat["share"], 100 * seat["low"], 100 * seat["high"])
        for n, seat in enumerate(found["seats"], start=1)
    ]
    parts.append(figure(words("arena-seats"), ranges(seats, par, number, 1)))
    parts.append(figure(words("arena-lengths"), histograms([("", found["lengths"])], number)))
    lines = "".join(f"<p>{escape(line)}</p>" for line in setup)
    return (
        f"<!doctype html>\n<html lang={words('arena-language')}>\n<meta charset=utf-8>\n"
        "<meta name=viewport content='width=device-width'>\n"
        f"<title>{escape(heading)}</title>\n<style>{STYLE}</style>\n"
        f"<h1>{escape(heading)}</h1>\n{lines}\n" + "\n".join(parts) + "\n</html>\n"
    )


def table(found: dict[str, Any], words: Words, number: Number) -> str:
    """Write a line a bot."""
    ids = ("bot", "games", "share", "interval", "rating", "mean", "ms")
    head = "".join(f"<th scope=col>{escape(words(f'arena-head-{id_}'))}" for id_ in ids)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}" for cell in cells(bot, number))
        for bot in found["bots"]
    )
    return f"<table><thead><tr>{head}</thead><tbody>{rows}</tbody></table>"


def cells(bot: dict[str, Any], number: Number) -> list[str]:
    """Write what is known of a bot."""
    scores = bot["scores"]
    return [
        bot["bot"],
        number(bot["games"], 0),
        number(100 * bot["share"], 1),
        f"{number(100 * bot['low'], 1)} {DASH} {number(100 * bot['high'], 1)}",
        f"{number(bot['mu'], 1)} ± {number(2 * bot['sigma'], 1)}" if "mu" in bot else DASH,
        number(sum(scores) / len(scores), 1) if scores else DASH,
        number(bot.get("ms", 0.0), 1),
    ]


def pair_table(pairs: Sequence[dict[str, Any]], number: Number) -> str:
    """Write who did how well among whom."""
    rows = "".join(
        f"<tr><td>{escape(pair['bot'])} {DASH} {escape(pair['rival'])}"
        f"<td>{number(100 * pair['share'], 1)}"
        f"<td>{number(100 * pair['low'], 1)} {DASH} {number(100 * pair['high'], 1)}"
        for pair in pairs
    )
    return f"<table>{rows}</table>"


def figure(title: str, drawing: str) -> str:
    """Put a heading above a drawing."""
    return f"<section><h2>{escape(title)}</h2><figure>{drawing}</figure></section>"


def ranges(
    marks: Sequence[tuple[str, float, float, float]],
    par: float | None,
    number: Number,
    digits: int,
) -> str:
    """Draw points with their intervals, a row each; a broken line is what luck alone would give."""
    ends = [end for _, _, low, high in marks for end in (low, high)]
    ends += [] if par is None else [par]
    least, most = min(ends), max(ends)
    scale = (WIDE - LEFT - RIGHT) / ((most - least) or 1)
    height = len(marks) * ROW + 2 * PAD

    def at(value: float) -> str:
        return f"{LEFT + (value - least) * scale:.1f}"

    drawn = [f"<line class=axis x1={LEFT} x2={LEFT} y1=0 y2={height} />"]
    if par is not None:
        drawn.append(f"<line class='axis par' x1={at(par)} x2={at(par)} y1=0 y2={height} />")
    for row, (name, value, low, high) in enumerate(marks):
        y = PAD + row * ROW + ROW // 2
        drawn.append(f"<text x={LEFT - 10} y={y + 5} text-anchor=end>{escape(name)}</text>")
        drawn.append(f"<line class=reach x1={at(low)} x2={at(high)} y1={y} y2={y} />")
        drawn.append(f"<circle class=bar cx={at(value)} cy={y} r=5 />")
        drawn.append(f"<text x={WIDE - RIGHT + 10} y={y + 5}>{number(value, digits)}</text>")
    return svg(height, drawn)


def histograms(groups: Sequence[tuple[str, Sequence[float]]], number: Number) -> str:
    """Draw how often values came, one row of bars for each group, all on one scale."""
    every = [value for _, values in groups for value in values]
    if not every:
        return ""
    least, most = min(every), max(every)
    width = ((most - least) or 1) / BINS
    step = (WIDE - LEFT - RIGHT) / BINS
    tall = 3 * ROW
    drawn = []
    for row, (name, values) in enumerate(groups):
        base = PAD + (row + 1) * tall
        counts = [0] * BINS
        for value in values:
            counts[min(int((value - least) / width), BINS - 1)] += 1
        highest = max(counts)
        drawn.append(f"<text x={LEFT - 10} y={base - 5} text-anchor=end>{escape(name)}</text>")
        drawn.append(f"<line class=axis x1={LEFT} x2={WIDE - RIGHT} y1={base} y2={base} />")
        for place, times in enumerate(counts):
            high = (tall - PAD) * times / highest
            drawn.append(
                f"<rect class=bar x={LEFT + place * step:.1f} y={base - high:.1f} "
                f"width={step - 1:.1f} height={high:.1f}><title>{times}</title></rect>"
            )
    height = PAD + len(groups) * tall + ROW
    drawn.append(f"<text x={LEFT} y={height - 8}>{number(least, 0)}</text>")
    drawn.append(f"<text x={WIDE - RIGHT} y={height - 8} text-anchor=end>{number(most, 0)}</text>")
    return svg(height, drawn)


def svg(height: int, drawn: Sequence[str]) -> str:
    """Put a drawing together."""
    return f"<svg viewBox='0 0 {WIDE} {height}' role=img>{''.join(drawn)}</svg>"
