"""A long scarf folded once, its two lengths fanned a little, fringes below; and a triangular shawl."""

import numpy as np

import knit
import stage
import trim
from kinds.mittens import placed
from noise import creases, smooth, waves


def length_of(seed, wide, top, low, lift):
    """One length, from its end up to the fold."""

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        s = 2 * u - 1
        y0 = low + (top - low) * v
        bend = 0.05 * np.sin(2.3 * y0 + seed)
        gather = 1 - 0.16 * smooth(0.5, 1.0, v) + 0.03 * np.sin(5 * v + seed)
        x = s * wide / 2 * gather + bend
        flank = np.sqrt(np.clip(1 - np.abs(s) ** 5, 0, 1))
        z = lift + 0.05 * flank + 0.03 * np.cos(np.pi * 2.2 * s + 2 * v + seed) * (0.35 + 0.65 * v) * flank
        z = z + 0.012 * waves(x, y0, seed, 0.5) * flank + creases(x, y0, seed + 1, 8, (-0.3, 0.3, low, top), 0.02, lean=1.4) * flank
        over = smooth(0.92, 1.0, v)
        return np.stack([x, y0 - 0.03 * over, z * (1 - 0.45 * over)], -1)

    return surface


def build(p):
    """The lower length first, then the upper one, then the tassels."""
    seed = p.get("seed", 4)
    rng = np.random.default_rng(seed)
    wide, cols = 0.62, p.get("cols", 34)
    width = wide / cols
    spin = dict(rng=rng, melange=p.get("melange", 0.2), **p.get("spin", {}))
    for i, (angle, place, low, lift) in enumerate(((0.13, (0.15, 0.0), -0.72, 0.0), (-0.05, (-0.1, 0.02), -0.86, 0.085))):
        top = 1.02
        surface = placed(length_of(seed + i * 5, wide, top, low, lift), angle, place)
        rows = int((top - low) / (0.8 * width))
        knit.cloth(f"length {i}", surface, cols, rows, width, p["colours"], p.get("pattern") or knit.Rib(2, lift=0.32), p.get("chart"), **spin)
        u = np.linspace(0.04, 0.96, 11)
        roots = surface(u, np.zeros_like(u) + 0.004)
        down = np.array([np.sin(angle), -np.cos(angle), -0.1])
        trim.fringe(f"fringe {i}", roots, down, 0.27, width * 0.36, p["colours"][0], rng, strands=6, ground=0.004 + lift * 0.4, melange=p.get("melange", 0.2))
    if p.get("view") == "near":
        stage.flat_lay(0.95, (-0.1, -0.85), tilt=0.4, roll=0.1)
    else:
        stage.flat_lay(p.get("height", 2.75), (0.03, -0.04))
