"""Colourwork: functions (cols, rows) -> number of a colour for every stitch."""

import numpy as np

from noise import waves

STAR = [
    "....x....", "...xxx...", "x..xxx..x", "xx..x..xx", "xxx.x.xxx", ".xxx.xxx.", "xxx.x.xxx", "xx..x..xx", "x..xxx..x", "...xxx...", "....x....",
]
DIAMOND = ["...x...", "..xxx..", ".xx.xx.", "xx...xx", ".xx.xx.", "..xxx..", "...x..."]
ZIGZAG = ["x...", "xx.x", ".xxx", "..x."]
PEERIE = ["x..x", ".xx.", "x..x"]
LINE = ["x"]
DOTS = ["x...", "....", "..x.", "...."]


def _grid(cols, rows):
    return np.arange(rows)[:, None], np.arange(cols)[None, :]


def plain(cols, rows):
    """One colour."""
    return np.zeros((rows, cols), int)


def stripes(widths=(6, 6), start=0, stop=None, from_top=False):
    """Stripes of colours 0, 1, … with these heights, over and over."""
    edges = np.concatenate([[0], np.cumsum(widths)])

    def chart(cols, rows):
        row, col = _grid(cols, rows)
        row = rows - 1 - row if from_top else row
        number = np.searchsorted(edges, (row - start) % edges[-1], side="right") - 1
        inside = (row >= start) & (row < (stop or 10**6))
        return np.where(inside, number, 0) * np.ones_like(col)

    return chart


def lice(every=6, start=8, stop=None, colour=1):
    """Single stitches in a regular net."""

    def chart(cols, rows):
        row, col = _grid(cols, rows)
        half = every // 2
        hit = ((row % every == 0) & (col % every == 0)) | ((row % every == half) & (col % every == half))
        return np.where(hit & (row >= start) & (row < (stop if stop and stop > 0 else rows + (stop or 0))), colour, 0)

    return chart


# What a light place in the yarn makes of stitches beside each other: 1 is light, 2 half so.
GLINTS = ([1], [1, 2], [2, 1], [2], [2, 1, 1], [1, 2, 0, 2])


def scattered(every, edge, seed=1):
    """Where light places in the yarn fall: one on every `every` stitches and rows, in drifts, with none elsewhere or within `edge` of the sides and ends."""

    def chart(cols, rows):
        out = np.zeros((rows, cols), int)
        rng = np.random.default_rng(seed)
        for row in range(edge, rows - edge - every + 1, every):
            for col in range(edge, cols - edge - every + 1, every):
                spot, kind, chance = rng.integers(1, every, 2), rng.choice(len(GLINTS), p=(0.3, 0.2, 0.2, 0.15, 0.1, 0.05)), rng.uniform()
                glint = GLINTS[kind][: cols - edge - col - spot[1]]
                if chance < 0.62 + 0.4 * waves(col, 2.2 * row, seed, 60):
                    out[row + spot[0], col + spot[1] : col + spot[1] + len(glint)] = glint
        return out

    return chart


def bands(*parts, from_top=False):
    """Bands of motifs: (first row, motif, colour of its crosses, colour of its ground or None)."""

    def chart(cols, rows):
        out = np.zeros((rows, cols), int)
        for first, motif, colour, ground in parts:
            wide = len(motif[0])
            gap = 0 if wide <= 4 or wide >= 12 else (2 if wide < 9 else 3)
            shift = (cols // 2 - wide // 2) % (wide + gap)
            for i, text in enumerate(motif):
                row = rows - 1 - first - i if from_top else first + i
                if not 0 <= row < rows:
                    continue
                if ground is not None:
                    out[row] = ground
                for col in range(cols):
                    at = (col - shift) % (wide + gap)
                    if at < wide and text[at] == "x":
                        out[row, col] = colour
        return out

    return chart


def over(*layers):
    """Charts laid over each other: the last one that has a colour counts."""

    def chart(cols, rows):
        out = np.zeros((rows, cols), int)
        for layer in layers:
            there = layer(cols, rows)
            out = np.where(there > 0, there, out)
        return out

    return chart
