"""A knitted blanket: hung over a rod on the wall, or folded into thick layers."""

import numpy as np

import hangers
import knit
import stage
import stitches
import thrown
import wood
from colour import blend
from garment import UNIT
from kinds.hung import LIGHT, U
from noise import smooth, waves
from yarn import Yarn

# The rod, how high it is and how far from the wall; how wide the blanket lies when it is folded. In units.
ROD, HEIGHT, AWAY = 0.045, 0.92, 0.2
FOLDED = 1.5


def spun(p, rng):
    """Its yarn."""
    return dict(rng=rng, fibres=p.get("fibres", 8), melange=p.get("melange", 0.2), **p.get("spin", {}))


def dyes(p):
    """The ground, the light places in the yarn, which have some of it, and what is half of both."""
    ground, light = p["colours"]
    return [ground, blend(ground, light, light, light), blend(ground, light)]


def selvedge(surface, side, rows, width, colour, **spinning):
    """Where the yarn turns from one row into the next at the cloth's `side`, u 0 or 1: a chain of long stitches."""
    v = np.linspace(0, 1, 5 * rows)
    out = surface(np.full_like(v, side), v) - surface(np.full_like(v, 0.99 * side + 0.005), v)
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    turn = np.pi * rows * v / 2
    over = knit.normals(surface, np.full_like(v, side), v)
    line = surface(np.full_like(v, side), v) + width * ((0.12 + 0.3 * np.abs(np.sin(turn)))[:, None] * out + (0.22 * np.cos(2 * turn))[:, None] * over)
    Yarn(0.36 * width, **spinning).lay(f"selvedge {side}", line[None], colour)


def hung(p, rng, seed):
    """Thrown over a rod that lies on two pegs."""
    cloth = thrown.thrown(p.get("thrown", seed), ROD / UNIT, HEIGHT / UNIT, AWAY / UNIT)
    stitch = FOLDED / p["cols"]
    cols, rows = round(cloth.wide * UNIT / stitch), round(cloth.tall * UNIT / (0.78 * stitch))
    knit.cloth("blanket", cloth.surface, cols, rows, stitch, dyes(p), stitches.Bordered(5, whole=True), p.get("chart"), **spun(p, rng))
    for side in (0, 1):
        selvedge(cloth.surface, side, rows, stitch, p["colours"][0], rng=rng, **p.get("spin", {}))
    wood.tube("bar", [(-1.03, HEIGHT, AWAY), (1.03, HEIGHT, AWAY)], ROD, wood.planed("bar", hangers.BEECH))
    for x in (-0.93, 0.93):
        hangers.peg(x / U, (HEIGHT - ROD) / U, long=(AWAY + ROD) / U + 3)
    stage.flat_lay(2.75, (0.0, 0.06), **LIGHT)


def pile(seed, highs, wide, deep=1.2):
    """A surface for each fold of a pile, u across, v along its lower leaf, round the front and back on the upper one; and one for the leaf that ends on top."""

    def level(i, x, y):
        """The height below fold i: thickest along the front, thinner at the open sides, and nowhere twice alike."""
        front, side = smooth(0.5, -0.05, y + deep / 2), smooth(0.3, -0.02, wide / 2 - np.abs(x))
        soft = lambda k: 1 + 0.14 * waves(x, y, seed + 3 * k, 0.9) + 0.1 * waves(x, 0.3 * y, seed + 3 * k + 1, 0.45)
        return sum(highs[k] * soft(k) * (0.72 + 0.28 * front) * (1 - 0.22 * side) for k in range(i)) + 0 * x

    def fold(i):
        """One fold, open at the sides and at the back."""
        arc = np.pi * highs[i] / 2
        total = 2 * deep + arc

        def surface(u, v):
            u, v = np.broadcast_arrays(u, v)
            s, d = 2 * u - 1, v * total
            a = np.clip((d - deep) / arc, 0, 1) * np.pi - np.pi / 2
            share = 0.5 + 0.5 * np.sin(a)
            y = np.where(a < 0, np.maximum(deep - d, 0), np.maximum(d - deep - arc, 0)) - deep / 2
            out = (1 - share) * waves(y, 0 * y, seed + 40 + i, 0.7) + share * waves(y, 0 * y, seed + 60 + i, 0.7)
            x = wide / 2 * s + 0.02 * np.cos(2.4 * i + seed) + 0.022 * out * np.abs(s)
            y = y + 0.03 * waves(x, 0 * x, seed + 80 + i, 0.9) + 0.07 * np.abs(s) ** 9 + 0.02 * np.sin(1.7 * i + seed) * s
            low, high = level(i, x, y) + 0.014, level(i + 1, x, y) - 0.014
            return np.stack([x, y - 0.66 * (high - low) * np.cos(a) ** 0.8, low + (high - low) * share], -1)

        return surface, total

    def leaf(u, v):
        """The last leaf from the back to its open end, the front's left corner turned back."""
        u, v = np.broadcast_arrays(u, v)
        s = 2 * u - 1
        x = (wide / 2 - 0.03) * s
        y = deep / 2 - v * (deep - 0.1 - 0.06 * np.abs(s) ** 9) + 0.02 * waves(x, 0 * x, seed + 95, 0.8)
        over = np.maximum((-x * 0.8 - y * 0.6) - 0.56, 0)
        bent = np.minimum(over / 0.036, np.pi)
        along = 0.036 * np.sin(bent) - np.maximum(over - 0.036 * np.pi, 0) - over
        x, y = x - 0.8 * along, y - 0.6 * along
        return np.stack([x, y, level(len(highs), x, y) + 0.014 + 0.036 * (1 - np.cos(bent))], -1)

    return [fold(i) for i in range(len(highs))] + [(leaf, deep - 0.1)]


def laid(p, rng, seed):
    """Folded over and over, a border all round; its edges lie open at the sides."""
    wide, cols = FOLDED, p["cols"]
    for i, (surface, total) in enumerate(pile(seed, (0.12, 0.075, 0.115, 0.09), wide)):
        knit.cloth(f"fold {i}", surface, cols, int(total * cols / (0.78 * wide)), wide / cols, dyes(p), stitches.Bordered(5), p.get("chart"), **spun(p, rng))
    stage.flat_lay(2.7, (0.0, 0.05), tilt=0.42, roll=0.07)


def build(p):
    """One of the two."""
    seed = p.get("seed", 11)
    (laid if p.get("laid") else hung)(p, np.random.default_rng(seed), seed)
