"""A triangular shawl spread out, knitted rows cut to the triangle, its two sides of lace with a garter edging that is knitted on."""

import numpy as np

import knit
import stage
import stitches
import trim
from noise import creases, smooth, turned, waves

WIDE, TALL = 2.0, 0.98
TURN = -0.09
# How low its yarn lies where it touches the table, and how softly it comes down to that.
LOW, SINK = 0.005, 0.006
# In stitches: how deep the lace is, from one line of its holes to the next, from hole to hole, and which line is left out.
LACE, LINES, EVERY, PLAIN = 38, 6, 4, 3
# The edging: how wide, in stitches how far apart its points are, how far they stand out.
EDGING, POINTS, POINT = 0.07, 7, 0.012


def spread(seed):
    """The whole rectangle the triangle is cut from, laid down with soft folds that run together at its neck, its tips limp."""

    def lying(x, y):
        """The height of what lies on the table."""
        turn, far = np.arctan2(x - 0.06, 1.05 - y), np.hypot(x - 0.06, 1.05 - y)
        fold = np.cos(11 * turn + 1.3 * waves(far, turn, seed + 3, 1.1) + seed) + 0.4 * np.cos(24 * turn + 1.5 * waves(far, turn, seed + 4, 0.9))
        fold = 0.036 * fold * np.clip(0.6 + 0.6 * waves(x, y, seed + 5, 0.9), 0.05, 1.2)
        return 0.02 + fold + 0.01 * waves(x, y, seed, 0.4) + creases(x, y, seed + 1, 12, (-0.8, 0.8, -0.5, 0.5), 0.028, lean=1.3)

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        x, y = (u - 0.5) * WIDE, (v - 0.5) * TALL
        y = y - 0.05 * (1 - (2 * u - 1) ** 2) * v + 0.014 * waves(x, 0 * x, seed + 6, 0.6) * v
        # The tips droop, each its own way, and the lower corner swings aside.
        y = y - 0.3 * np.clip(-x - 0.3, 0, 1) ** 2 - 0.52 * np.clip(x - 0.42, 0, 1) ** 2
        x = x * (1 - 0.05 * np.abs(x)) - 0.3 * np.clip(x - 0.62, 0, 1) ** 2 + 0.07 * smooth(0.5, 0.0, v) ** 2 + 0.02 * waves(y, 0 * y, seed + 7, 0.7)
        tip = smooth(0.62, 0.95, np.abs(2 * u - 1))
        # The edging draws down what lies near it.
        heavy = 0.42 + 0.58 * smooth(-0.05, 0.32, v - np.abs(2 * u - 1))
        z = lying(x, y) * heavy * (1 - 0.55 * tip) + 0.01 * tip * (1 + np.sin(17 * x + 5 * y + seed))
        x, y = x + 0.011 * waves(x, y, seed + 8, 0.45), y + 0.014 * waves(x, y, seed + 9, 0.4)
        return turned(np.stack([x, y, LOW + SINK * np.logaddexp(0, (z - LOW) / SINK)], -1), TURN)

    return surface


def edging(surface):
    """A band along the triangle's two lower sides: u runs along them, v from its pointed edge inwards."""
    count = 2.8 / (WIDE / 156)

    def band(u, v):
        u, v = np.broadcast_arrays(u, v)
        s = 2 * u - 1
        bend = np.sqrt(s**2 + 0.02**2)
        x, y = s * WIDE / 2, TALL * (bend - 0.5)
        nx, ny = -TALL * s / bend, np.full_like(s, WIDE / 2)
        size = np.hypot(nx, ny)
        wide = EDGING * np.clip((1 - np.abs(s)) / 0.05, 0.25, 1)
        out = POINT * np.abs(np.cos(np.pi * u * count / POINTS + 0.4 * waves(u * 9, 0 * u, 4, 0.6))) ** 5 * (1 - v) ** 2
        far = wide * (v - 0.35) - out
        return surface((x + nx / size * far) / WIDE + 0.5, (y + ny / size * far) / TALL + 0.5) + [0, 0, 0.006]

    return band, int(count)


def uneven(number):
    """0 to 1 for a whole number, always the same."""
    return (np.sin(12.9898 * number) * 43758.5453) % 1


def depth(col, row, cols, rows):
    """How many stitches a place lies inside the triangle's two lower sides."""
    return (row + 1.0) / rows * cols / 2 - np.abs(col - (cols - 1) / 2)


class Lace(stitches.Stockinette):
    """Plain knitting with the holes of a lace near the triangle's sides; its neighbours make room for each hole, here more, there less."""

    def holes(self, col, row, cols, rows):
        """The nearest place of a hole, and whether there is one: lines of them along both sides, each half a step beside the one before it."""
        side = np.sign(col - (cols - 1) / 2 + 0.01)
        deep = depth(col, row, cols, rows)
        line = np.clip(np.floor(deep / LINES), 1, LACE // LINES)
        shift = (line % 2) * EVERY / 2
        y = np.round((row - shift) / EVERY) * EVERY + shift
        x = (cols - 1) / 2 + side * ((y + 1) / rows * cols / 2 - line * LINES - 3)
        x = np.round(x)
        there = (depth(x, y, cols, rows) > 3) & ((x - (cols - 1) / 2) * side > 3)
        return x, y, there & (line != PLAIN)

    def shape(self, col, row, cols, rows):
        lift, flat, move = super().shape(col, row, cols, rows)
        x, y, there = self.holes(col, row, cols, rows)
        away = col - x
        room = (0.6 + 0.65 * uneven(7 * x + 131 * y)) * np.clip(1.05 + 0.5 * waves(x, y, 8, 26), 0.5, 1.6)
        return lift, flat, move + np.where(there, room * np.tanh(2 * away) * np.exp(-((away / 2.2) ** 2) - ((row - y) / 1.6) ** 2), 0)


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
    band, count = edging(surface)
    knit.cloth("edging", band, count, 9, width, p["colours"], stitches.Garter(0.2), radius=0.33, liner=False, **spin)
    edge = band(np.linspace(0, 1, 4000), np.zeros(4000))
    trim.cord("edge", edge, width * 0.42, p["colours"][0], rng, p.get("melange", 0.2))
    top = surface(np.linspace(0, 1, 1200), np.ones(1200))
    trim.cord("top", top, width * 0.5, p["colours"][0], rng)
    if p.get("view") == "near":
        stage.flat_lay(1.0, (0.32, -0.04), tilt=0.35, roll=0.2)
    else:
        stage.flat_lay(p.get("height", 2.6), (0.0, 0.08))
