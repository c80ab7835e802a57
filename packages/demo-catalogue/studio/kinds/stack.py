"""Woven things folded on the table: kitchen towels, a throw with fringes."""

import numpy as np

import felt
import look
import stage
import trim
from noise import turned
from pressed import Folded
from towels import Lying, woven

# How two towels lie and what light they lie in.
LIES = (dict(place=(0.004, 0.035), turn=-0.05), dict(place=(0.0, -0.022), turn=0.02, spine=-1, askew=(-0.012, 0.008), halves=(0.497, 0.503)))
LIGHT = dict(soft=1.3, room=0.26)
# The yarns of a throw's fringe: its warp, twisted with more or less of the pale one.
TWISTED = ("#8b857d", "#a8a198", "#cfc7ba")


def towels(p, rng):
    """Two towels, each folded in four, one on the other."""
    laid = []
    for i, (stripes, lies) in enumerate(zip(p["stripes"], LIES)):
        towel = Lying(p["seed"] + 4 * i, **lies, below=laid)
        towel.show(f"towel {i}", woven(f"linen {i}", p["colours"][0], stripes, 520, 3.0 * i), p["colours"][0], rng)
        laid.append(towel)


def throw(p, rng):
    """A woollen throw folded in three and once over, its open ends with their twisted fringes in front."""
    cloth = look.twill("throw", *p["colours"][:2], turns=0.12, seed=3.0, creased=0.5, pitch=0.046, bold=1.0)
    pile = Folded(1.6, 1.14, 0.38, 3, 3, angle=np.pi + 0.04, life=0.4, askew=3.5)
    pile.show("throw", cloth, 0.02)
    felt.fuzzed(cloth, p["colours"], rng, 3e3, 9e3, 0.15, 1.6)
    for k in range(pile.layers):
        points, _ = pile.sheet(k)
        points = turned(points, pile.angle)
        for side in (0, -1):
            trim.cord(f"selvedge {k} {side}", points[:, side], 0.013, TWISTED[0], rng, melange=0.3)
        for end, drop in ((0, -0.25), (-1, -0.75)):
            across = np.linspace(3, points.shape[1] - 4, 44) + rng.normal(0, 0.7, 44)
            roots = points[end, across.round().astype(int)]
            dyes = rng.integers(0, len(TWISTED), len(roots))
            for i, dye in enumerate(TWISTED):
                trim.fringe(f"fringe {k} {end} {i}", roots[dyes == i], np.array([0.02, -0.5, drop]), 0.15, 0.006, dye, rng, strands=2, ground=0.0, melange=0.3)


def build(p):
    """One of the above."""
    rng = np.random.default_rng(p.get("seed", 3))
    {"towels": towels, "throw": throw}[p["form"]](p, rng)
    shot(p)


def shot(p):
    """All of it, or from near."""
    near = p.get("view") == "near"
    if p["form"] == "towels":
        height, aim = (0.56, (-0.05, -0.24, 0.04)) if near else (1.14, (0.02, -0.05, 0.03))
        stage.table_top(height, aim, rise=0.62 if near else 0.7, turn=-0.24, **LIGHT)
    elif near:
        stage.table_top(1.1, (-0.25, -0.6, 0.4), rise=0.35, turn=-0.35, back=4.6)
    else:
        stage.table_top(p.get("height", 2.8), (0.0, 0, 0.36), rise=0.4, turn=-0.42)
