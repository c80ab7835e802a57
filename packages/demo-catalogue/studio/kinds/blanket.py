"""A knitted blanket: hung over a rod on the wall, or folded into thick layers."""

import numpy as np

import hangers
import knit
import stage
import wood
from kinds.hung import LIGHT, U
from noise import creases, smooth, waves

# The rod, and how far the blanket falls before it and behind.
ROD, HEIGHT, AWAY = 0.045, 0.92, 0.2
FRONT, BEHIND = 1.78, 0.3
HALF = 0.64


def fall(seed, front=FRONT, aside=0.0, under=0.0):
    """The blanket's upper half, doubled along its left side: from behind the rod (v = 0) over it and down; `under` is how far nearer to the wall."""
    over = np.pi * ROD
    total = BEHIND + over + front

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        s, d = 2 * u - 1, v * total
        a = np.clip((d - BEHIND) / over, 0, 1) * np.pi - np.pi / 2
        down = np.maximum(d - BEHIND - over, 0) + np.maximum(BEHIND - d, 0)
        before = d > BEHIND + over / 2
        open_ = smooth(0.0, 1.6, down) * before
        x = HALF * s * (1 - 0.035 * open_) + aside + 0.03 * waves(down, 0.6 * s, seed, 0.8) * open_
        y = HEIGHT + ROD * np.cos(a) - down - (0.03 * s + 0.028 * waves(x, 0 * x, seed + 1, 0.9)) * open_
        z = AWAY + (ROD - under) * np.sin(a)
        # Backs are narrower than what lies between them.
        ridge = lambda phase: np.cos(2 * np.pi * phase) + 0.3 * np.cos(4 * np.pi * phase)
        fold = ridge(1.15 * s + 0.1 * np.sin(1.9 * down + seed) + 0.1 * seed) + 0.45 * ridge(2.7 * s + 0.2 * np.sin(2.3 * down) + 0.17 * seed)
        fine = ridge(5.2 * s + 0.3 * waves(down, s, seed + 6, 0.9)) * waves(x, 0.4 * y, seed + 7, 0.5)
        z = z + (0.034 * fold * smooth(-0.15, 1.3, down) + 0.007 * fine) * smooth(0, 0.16, down) * before
        # Where it lay folded, and what is soft all over.
        z = z + 0.007 * np.exp(-(((down - 0.6 * front + 0.02 * s + 0.012 * waves(x, 0 * x, seed + 4, 0.5)) / 0.035) ** 2)) * (0.6 + 0.4 * waves(x, 0 * x, seed + 5, 0.4)) * before
        z = z + (0.012 * waves(x, y, seed + 2, 0.6) + creases(x, y, seed + 3, 16, (-HALF, HALF, HEIGHT - front, HEIGHT - 0.2), 0.016, lean=1.4)) * open_
        round_ = smooth(0.07, 0.0, HALF * (1 + s))
        return np.stack([x + 0.01 * round_, y, np.maximum(z - 0.07 * round_**2 - under, 0.012)], -1)

    return surface, total


def spun(p, rng):
    """Its yarn."""
    return dict(rng=rng, fibres=p.get("fibres", 8), melange=p.get("melange", 0.2), **p.get("spin", {}))


def hung(p, rng, seed):
    """Over a rod that lies on two pegs."""
    width = 2 * HALF / p["cols"]
    under = dict(front=FRONT - 0.025, aside=0.014, under=0.045)
    for name, layer, colours, chart in (("front", {}, p["colours"], p.get("chart")), ("under", under, p["colours"][:1], None)):
        surface, total = fall(seed, **layer)
        knit.cloth(name, surface, p["cols"], int(total / (0.78 * width)), width, colours, knit.Bordered(5, left=0), chart, **spun(p, rng))
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
        knit.cloth(f"fold {i}", surface, cols, int(total * cols / (0.78 * wide)), wide / cols, p["colours"], knit.Bordered(5), p.get("chart"), **spun(p, rng))
    stage.flat_lay(2.7, (0.0, 0.05), tilt=0.42, roll=0.07)


def build(p):
    """One of the two."""
    seed = p.get("seed", 11)
    (laid if p.get("laid") else hung)(p, np.random.default_rng(seed), seed)
