"""A long scarf folded once, its two lengths fanned a little, knotted fringes below."""

import numpy as np

import knit
import stage
import stitches
import trim
from noise import creases, smooth, waves

WIDE, TOP = 0.62, 1.02
# For the lower length and the upper one: how far it leans aside on its way down, its lower end, its bow.
LENGTHS = ((0.17, -0.70, 0.012), (-0.045, -0.86, -0.022))


def middle(number, y):
    """Where a length's middle line is at a height."""
    lean, low, bow = LENGTHS[number]
    share = (TOP - y) / (TOP - low)
    return 0.06 + lean * (TOP - y) + bow * np.sin(np.pi * np.clip(share, 0, 1)) + 0.011 * np.sin(5.1 * share + 2 * number)


def length_of(number, seed):
    """One length, from its end up to the fold; the upper one lies on the lower one where that is, and beside it on the table."""
    low = LENGTHS[number][1]

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        s = 2 * u - 1
        edge = np.abs(s) ** 4
        y = low + (TOP - low) * v + 0.02 * waves(s, 0 * s, seed + 7, 1.6) * (1 - v) + (0.022 * s - 0.02 * s**2 + 0.008 * np.cos(5 * s)) * smooth(0.5, 1.0, v)
        gather = 1 - 0.1 * smooth(0.55, 1.0, v) + 0.018 * waves(v, 0 * v, seed + 6, 0.7)
        x = middle(number, y) + s * WIDE / 2 * gather + 0.011 * edge * waves(y, s, seed + 8, 0.6)
        round_ = np.sqrt(np.clip(1 - np.abs(s) ** 7, 0, 1))
        fold = np.cos(np.pi * 1.9 * s + 1.6 * v + seed) * (0.3 + 0.7 * v) + 0.4 * np.cos(np.pi * 3.7 * s + 2.3 * v + 2 * seed)
        z = 0.032 * round_ + (0.022 * (1 + fold) + 0.012 * waves(x, y, seed, 0.5) + creases(x, y, seed + 1, 9, (-0.3, 0.5, low, TOP), 0.016, lean=1.4)) * round_
        # Soft edges roll up here and down there.
        z = z + 0.035 * edge * np.clip(waves(y, s, seed + 9, 0.6), 0, 1)
        if number:
            z = z + 0.01 + 0.06 * smooth(-0.05, 0.16, WIDE / 2 - np.abs(x - middle(0, y)))
        over = smooth(0.955, 1.0, v) ** 2
        return np.stack([x, y - 0.01 * over, np.maximum(z * (1 - over) + 0.052 * over * (0.6 + 0.4 * round_), 0.01)], -1)

    return surface


def build(p):
    """The lower length first, then the upper one, then the tassels."""
    seed = p.get("seed", 4)
    rng = np.random.default_rng(seed)
    cols = p.get("cols", 34)
    width = WIDE / cols
    spin = dict(rng=rng, melange=p.get("melange", 0.2), **p.get("spin", {}))
    for number, (lean, low, _) in enumerate(LENGTHS):
        surface = length_of(number, seed + 5 * number)
        rows = int((TOP - low) / (0.8 * width))
        knit.cloth(f"length {number}", surface, cols, rows, width, p["colours"], p.get("pattern") or stitches.Rib(2, lift=0.32), p.get("chart"), **spin)
        places = np.linspace(0.045, 0.955, 10) + rng.normal(0, 0.009, 10)
        trim.knotted(f"fringe {number}", surface, places, np.array([0.6 * lean, -1.0, -0.06]), 0.27, width * 0.34, p["colours"][0], rng, 0.004 + 0.03 * number)
    shot(p)


def shot(p):
    """All of it, or the fringes from near."""
    if p.get("view") == "near":
        stage.flat_lay(0.95, (0.0, -0.85), tilt=0.4, roll=0.1)
    else:
        stage.flat_lay(p.get("height", 2.75), (0.1, -0.04))
