"""A triangular shawl spread out, knitted rows cut to the triangle, with a lace edge of loops."""

import numpy as np

import knit
import stage
import trim
from noise import creases, waves

WIDE, TALL = 2.0, 1.15


def spread(seed):
    """The whole rectangle the triangle is cut from, softly creased."""

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        x, y = (u - 0.5) * WIDE, (v - 0.5) * TALL
        z = 0.03 + 0.022 * waves(x, y, seed, 0.7) + creases(x, y, seed + 1, 16, (-0.8, 0.8, -0.5, 0.5), 0.035, lean=1.3)
        sag = 0.05 * np.cos(np.pi * (u - 0.5))
        return np.stack([x, y + sag * (v - 0.5) - 0.06 * (1 - (2 * u - 1) ** 2) * (v > 0.5) * (v - 0.5) * 2, np.maximum(z, 0.012)], -1)

    return surface


def build(p):
    """Knit, edge, photograph."""
    seed = p.get("seed", 6)
    rng = np.random.default_rng(seed)
    cols = p.get("cols", 92)
    width = WIDE / cols
    rows = int(TALL / (0.8 * width))
    surface = spread(seed)

    def triangle(c, r):
        row, col = np.arange(r)[:, None], np.arange(c)[None]
        inside = np.abs(col - (c - 1) / 2) <= (row + 1.0) / r * c / 2
        return np.where(inside, 0, -1)

    spin = dict(rng=rng, melange=p.get("melange", 0.2), **p.get("spin", {}))
    knit.cloth("shawl", surface, cols, rows, width, p["colours"], p.get("pattern") or knit.Garter(0.15), triangle, liner=False, **spin)
    t = np.linspace(0, 1, 900)
    for side in (0, 1):
        u = 0.5 + (t * 0.5 if side else -t * 0.5)
        edge = surface(u, t)
        out = np.array([0.5 if side else -0.5, -0.87, 0])
        for rank, deep in ((0, 0.012), (1, 0.05), (2, 0.085)):
            wave = np.abs(np.sin(np.pi * t * 34 + rank * np.pi / 2)) if rank else 0.3 * np.sin(np.pi * t * 120)
            line = edge + out * (deep * (0.35 + 0.65 * wave))[:, None]
            line[:, 2] = np.maximum(0.6 * line[:, 2], width * 0.4)
            trim.cord(f"lace {side} {rank}", line, width * 0.4, p["colours"][0], rng, p.get("melange", 0.2))
    top = surface(np.linspace(0, 1, 600), np.ones(600))
    trim.cord("top", top, width * 0.45, p["colours"][0], rng)
    if p.get("view") == "near":
        stage.flat_lay(0.95, (0.35, -0.2), tilt=0.4, roll=0.2)
    else:
        stage.flat_lay(p.get("height", 2.9), (0, -0.02))
