"""A triangular shawl spread out, knitted rows cut to the triangle, its two sides of lace and scalloped."""

import numpy as np

import knit
import stage
import trim
from noise import creases, waves

WIDE, TALL = 2.0, 0.98
# In stitches: how wide the lace is, and from one hole of it to the next.
LACE, EVERY = 34, 5
SCALLOP = 14


def spread(seed):
    """The whole rectangle the triangle is cut from, softly creased."""

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        x, y = (u - 0.5) * WIDE, (v - 0.5) * TALL
        z = 0.03 + 0.018 * waves(x, y, seed, 0.7) + creases(x, y, seed + 1, 16, (-0.8, 0.8, -0.5, 0.5), 0.03, lean=1.3)
        sag = 0.05 * np.cos(np.pi * (u - 0.5))
        return np.stack([x, y + sag * (v - 0.5) - 0.06 * (1 - (2 * u - 1) ** 2) * (v > 0.5) * (v - 0.5) * 2, np.maximum(z, 0.012)], -1)

    return surface


def depth(col, row, cols, rows):
    """How many stitches a place lies inside the triangle's two lower sides, which are scalloped."""
    along = row / SCALLOP
    return (row + 1.0) / rows * cols / 2 - np.abs(col - (cols - 1) / 2) - 3.2 * (1 - np.abs(np.sin(np.pi * along))) ** 2


class Lace(knit.Stockinette):
    """Plain knitting with the holes of a lace near the triangle's sides; its neighbours make room for each hole."""

    def holes(self, col, row, cols, rows):
        """The nearest place of a hole, and whether there is one."""
        line = np.round(row / EVERY)
        shift = (line % 2) * EVERY / 2 + (cols - 1) / 2
        middle = np.round((col - shift) / EVERY) * EVERY + shift
        deep = depth(middle, line * EVERY, cols, rows)
        lines = (deep > 3) & (deep < LACE) & ((deep < LACE - 18) | (deep > LACE - 9))
        return middle, line * EVERY, lines

    def shape(self, col, row, cols, rows):
        lift, flat, move = super().shape(col, row, cols, rows)
        x, y, there = self.holes(col, row, cols, rows)
        away = col - x
        return lift, flat, move + np.where(there, 0.9 * np.tanh(2 * away) * np.exp(-((away / 2.2) ** 2) - ((row - y) / 1.6) ** 2), 0)


def build(p):
    """Knit, edge, photograph."""
    seed = p.get("seed", 6)
    rng = np.random.default_rng(seed)
    cols = p.get("cols", 156)
    width = WIDE / cols
    rows = int(TALL / (0.8 * width))
    surface, lace = spread(seed), Lace()

    def triangle(c, r):
        row, col = np.arange(r)[:, None], np.arange(c)[None]
        x, y, there = lace.holes(col, row, c, r)
        hole = there & (np.abs(col - x) < 0.6) & (np.abs(row - y) < 0.6)
        return np.where((depth(col, row, c, r) > 0) & (row > 1) & ~hole, 0, -1)

    spin = dict(rng=rng, melange=p.get("melange", 0.2), **p.get("spin", {}))
    knit.cloth("shawl", surface, cols, rows, width, p["colours"], lace, triangle, radius=0.33, liner=False, **spin)
    row = np.linspace(1, rows - 1, 1400)
    for side in (-1, 1):
        u = 0.5 + side * (depth(np.full(1400, (cols - 1) / 2), row, cols, rows) / cols)
        edge = surface(np.clip(u, 0, 1), (row + 0.5) / rows)
        edge[:, 2] = np.maximum(edge[:, 2], width * 0.4)
        trim.cord(f"edge {side}", edge, width * 0.5, p["colours"][0], rng, p.get("melange", 0.2))
    top = surface(np.linspace(0, 1, 1200), np.ones(1200))
    trim.cord("top", top, width * 0.5, p["colours"][0], rng)
    if p.get("view") == "near":
        stage.flat_lay(0.95, (0.35, -0.2), tilt=0.4, roll=0.2)
    else:
        stage.flat_lay(p.get("height", 2.8), (0, -0.02))
