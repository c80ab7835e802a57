"""A triangular shawl spread out, one corner folded over, knitted rows cut to the triangle, its two sides of lace and scalloped."""

import numpy as np

import knit
import stage
import trim
from noise import creases, turned, waves

WIDE, TALL = 2.0, 0.98
# How it lies: turned, and moved aside by what the folded corner leaves free.
TURN, SHIFT = -0.1, 0.11
# In stitches: how wide the lace is, and from one hole of it to the next.
LACE, EVERY = 34, 5
SCALLOP = 14


# The corner that is folded over: beyond which line (the direction across it, how far from the middle), how round.
ACROSS, BEYOND, ROUND = (0.883, 0.469), 0.74, 0.03


def spread(seed):
    """The whole rectangle the triangle is cut from, laid down with soft folds that run together at its neck, its right corner turned back over it."""

    def lying(x, y):
        """The height of what lies on the table."""
        turn, far = np.arctan2(x - 0.06, 1.25 - y), np.hypot(x - 0.06, 1.25 - y)
        fold = np.cos(13 * turn + 1.2 * waves(far, turn, seed + 3, 1.1) + seed) + 0.5 * np.cos(29 * turn + 1.5 * waves(far, turn, seed + 4, 0.9))
        fold = 0.023 * fold * np.clip(0.55 + 0.6 * waves(x, y, seed + 5, 0.9), 0, 1.2)
        return 0.03 + fold + 0.01 * waves(x, y, seed, 0.4) + creases(x, y, seed + 1, 9, (-0.8, 0.8, -0.5, 0.5), 0.022, lean=1.3)

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        x, y = (u - 0.5) * WIDE, (v - 0.5) * TALL
        y = y - 0.05 * (1 - (2 * u - 1) ** 2) * v + 0.02 * waves(x, 0 * x, seed + 6, 0.8) * v - 0.16 * np.clip(-x - 0.3, 0, 1) ** 2
        a, b = ACROSS
        along = b * x - a * y
        away = a * x + b * y - BEYOND - 0.03 * waves(along, 0 * x, seed + 7, 0.7)
        over = np.maximum(away, 0)
        bent = np.minimum(over / ROUND, np.pi)
        back = np.where(away > 0, ROUND * np.sin(bent) - np.maximum(over - np.pi * ROUND, 0) - away, 0)
        x, y = x + a * back, y + b * back
        # What was turned over lies a little aside of its mirror image, on what is below.
        loose = np.clip((bent / np.pi - 0.5) * 2, 0, 1)
        y = y - 0.1 * loose * over
        z = np.maximum(lying(x, y), 0.012) + ROUND * (1 - np.cos(bent)) * (1 - 0.35 * np.clip(over / 0.35, 0, 1)) + loose * 0.012 * (1 + waves(x, y, seed + 8, 0.35))
        return turned(np.stack([x, y, z], -1), TURN) + [SHIFT, 0, 0]

    return surface


def uneven(number):
    """0 to 1 for a whole number, always the same."""
    return (np.sin(12.9898 * number) * 43758.5453) % 1


def depth(col, row, cols, rows):
    """How many stitches a place lies inside the triangle's two lower sides, which are scalloped, no scallop like the next."""
    away = col - (cols - 1) / 2
    along = row / SCALLOP + 0.07 * np.sin(1.9 * row / SCALLOP + 2 * np.sign(away))
    deep = 2.4 + 1.8 * uneven(np.round(along) + 100 * np.sign(away))
    return (row + 1.0) / rows * cols / 2 - np.abs(away) - deep * (1 - np.abs(np.sin(np.pi * along))) ** 2


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
        return lift, flat, move + np.where(there, (0.6 + 0.65 * uneven(7 * x + 131 * y)) * np.tanh(2 * away) * np.exp(-((away / 2.2) ** 2) - ((row - y) / 1.6) ** 2), 0)


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
        stage.flat_lay(p.get("height", 2.55), (0.02, -0.06))
