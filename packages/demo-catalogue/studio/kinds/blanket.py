"""A knitted blanket: hung over a rod on the wall, or folded into thick layers."""

import numpy as np

import hangers
import knit
import stage
import stitches
import wood
from falling import Cloth
from garment import UNIT
from kinds.hung import LIGHT, U
from noise import smooth, waves

# The rod, and half the width of the doubled blanket, in units.
ROD, HEIGHT, AWAY = 0.045, 0.92, 0.2
HALF = 0.64
# In metres: half its width and how far it falls before the rod and behind; how much closer than flat it lies on the rod.
WIDE, TALL, BEHIND = HALF / UNIT * 2, 0.9, 0.15
SLACK = 0.105
# How unevenly thick it lies on the rod, how far it hangs askew and its lower layer behind the upper one.
LUMPS, ASKEW, SLID = 0.006, -0.03, -0.03
FALL = dict(mass=0.5, bending=3e-5, shear=0.01, wash=(0.008, 0.3))


def fallen(seed):
    """Laid double, its fold at the left, and hung over the rod: u from the upper layer's open edge round the fold to the lower one's, v from behind the rod over it and down."""
    cloth = Cloth(2 * WIDE, BEHIND + TALL, 0.013)
    rod, layer = ROD / UNIT, 0.009
    s, d = cloth.u[None] * 2 - 1, cloth.v[:, None] * (BEHIND + TALL)
    under = s > 0
    across = np.abs(s) * WIDE - WIDE / 2
    # The fold's own round, from one layer to the other; on the rod it is nowhere equally thick, and thinner at both ends.
    thick = waves(across, 0 * across, seed + 3, 0.26) + 0.45 * waves(across, 0 * across, seed + 5, 0.1)
    ends = smooth(0.05, 0.0, WIDE / 2 - np.abs(across))
    out = rod + layer * (1.95 - 0.95 * np.clip(s / 0.02, -1, 1)) + LUMPS * (0.9 + thick) - 0.5 * layer * ends
    # It was laid over the rod a little askew, and its layers slid on each other.
    d = d + ASKEW * (np.abs(s) - 0.5) + SLID * smooth(0.0, 0.3, s)
    arc = np.pi * rod
    turn = np.clip((d - BEHIND) / arc + 0.5, 0, 1) * np.pi - np.pi / 2
    low = np.maximum(d - BEHIND - arc / 2, 0)
    hangs = smooth(0.0, 0.35, low)
    x = across * (1 - SLACK * (1 - 0.7 * under)) + 0.007 * waves(across, 0 * across, seed, 0.34) + (0.007 + 0.006 * low) * under * smooth(0.0, 0.25, s)
    y = HEIGHT / UNIT + out * np.cos(turn) - low - np.maximum(BEHIND - arc / 2 - d, 0)
    z = AWAY / UNIT + out * np.sin(turn) + (0.02 + 0.022 * waves(across, 0.25 * low, seed + 3, 0.24)) * hangs * ~under
    # Its open edges are free to lie down.
    held = (np.abs(d - BEHIND + 0.006 - 0.012 * under) < 0.012) & (np.abs(s) < 0.985)
    # Its open edge was drawn longer than the rest, and so was its lower border.
    longer = 0.022 * smooth(0.75, 1.0, np.abs(s)) + 0 * d
    bar = np.array([[-1, HEIGHT / UNIT, AWAY / UNIT], [1, HEIGHT / UNIT, AWAY / UNIT]])
    return cloth.fall(np.stack(np.broadcast_arrays(x, y, z), -1), held, FALL, seed, longer, soften=5, bar=bar, radius=rod + 0.004, gap=0.0145, seconds=1.4, wind=0.15)


def spun(p, rng):
    """Its yarn."""
    return dict(rng=rng, fibres=p.get("fibres", 8), melange=p.get("melange", 0.2), **p.get("spin", {}))


def hung(p, rng, seed):
    """Over a rod that lies on two pegs."""
    cloth = fallen(seed)
    width = 2 * HALF / p["cols"]
    rows = int((BEHIND + TALL) * UNIT / (0.78 * width))
    knit.cloth("blanket", cloth.surface, 2 * p["cols"], rows, width, p["colours"], stitches.Bordered(5), p.get("chart"), **spun(p, rng))
    wood.tube("bar", [(-0.98, HEIGHT, AWAY), (0.98, HEIGHT, AWAY)], ROD, wood.planed("bar", hangers.BEECH))
    for x in (-0.86, 0.86):
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
    wide, cols = 1.5, p["cols"]
    for i, (surface, total) in enumerate(pile(seed, (0.12, 0.075, 0.115, 0.09), wide)):
        knit.cloth(f"fold {i}", surface, cols, int(total * cols / (0.78 * wide)), wide / cols, p["colours"], stitches.Bordered(5), p.get("chart"), **spun(p, rng))
    stage.flat_lay(2.7, (0.0, 0.05), tilt=0.42, roll=0.07)


def build(p):
    """One of the two."""
    seed = p.get("seed", 11)
    (laid if p.get("laid") else hung)(p, np.random.default_rng(seed), seed)
