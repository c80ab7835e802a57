"""Woven things folded on the table: kitchen towels, a throw with fringes."""

import numpy as np

import felt
import look
import stage
import topstitch
import trim
from noise import turned
from pressed import Folded

# How many columns of a towel its hem is broad.
HEM = 4
# The yarns of a throw's fringe: its warp, twisted with more or less of the pale one.
TWISTED = ("#8b857d", "#a8a198", "#cfc7ba")


def towels(p, rng):
    """Two towels, each folded over and over, one on the other; their hems lie open at the side."""
    below = None
    for i, stripes in enumerate(p["stripes"]):
        cloth = look.linen(f"linen {i}", p["colours"][0], warp=stripes, density=230, crease=0.3, through=0.04, seed=3.0 * i, creased=0.3)
        towel = Folded(1.45 - 0.1 * i, 1.02 - 0.07 * i, 0.095 - 0.012 * i, 4 + 7 * i, angle=0.05 - 0.13 * i, place=(0.02 * i, 0.02 * i), under=below, life=0.8, askew=2.3)
        towel.show(f"towel {i}", cloth, 0.005)
        for k in range(towel.layers):
            hemmed(f"hem {i} {k}", towel, k, p["colours"][0], rng)
        below = towel.top()
    if p.get("view") == "near":
        stage.table_top(1.15, (-0.15, -0.5, 0.3), rise=0.4, turn=-0.42, back=4.6)
    else:
        stage.table_top(p.get("height", 2.5), p.get("aim", (0.1, 0, 0.32)), rise=0.45, turn=-0.42)


def hemmed(name, towel, k, colour, rng):
    """The hems at both sides of layer k: a rim of two more layers, and beside it a row of stitches."""
    points, _ = towel.sheet(k)
    points = turned(points, towel.angle) + np.array([*towel.place, 0.0])
    normal = np.cross(np.gradient(points, axis=1), np.gradient(points, axis=0))
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    for side, inner in ((0, HEM), (-1, -1 - HEM)):
        trim.cord(f"{name} {side}", points[:, side], 0.0045, colour, rng, fluff=6)
        if k == 0:
            line, up = points[:, inner], normal[:, inner]
            up = up * np.sign((up * (line - points.mean((0, 1)))).sum())
            spaced = np.linspace(0, len(line) - 1, 1200)
            even = lambda a: np.stack([np.interp(spaced, np.arange(len(line)), column) for column in a.T], 1)
            topstitch.row(f"stitches {name} {side}", even(line + 0.006 * up), even(up), colour, 0.72, rng)


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
    if p.get("view") == "near":
        stage.table_top(1.1, (-0.25, -0.6, 0.4), rise=0.35, turn=-0.35, back=4.6)
    else:
        stage.table_top(p.get("height", 2.8), (0.0, 0, 0.36), rise=0.4, turn=-0.42)


def build(p):
    """One of the above."""
    rng = np.random.default_rng(p.get("seed", 3))
    {"towels": towels, "throw": throw}[p["form"]](p, rng)
