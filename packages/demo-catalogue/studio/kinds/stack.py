"""Woven things folded on the table: kitchen towels, a throw with fringes."""

import numpy as np

import folds
import knit
import look
import stage
import trim
from weave import cloth_of


def layer(name, cloth, wide, deep, high, z, seed, droop=0.02, angle=0.0, place=(0, 0), **edges):
    """One folded layer of woven cloth; `edges` as folds.slab takes them."""
    surface, total = folds.slab(wide, deep, high, z, angle, seed, droop, place, **edges)
    thing = knit.sheet(name, surface, cloth, 90, 160)
    gu, gv = np.meshgrid(np.linspace(0, 1, 90), np.linspace(0, 1, 160))
    stage.lay_out(thing, "pattern", np.stack([gu * wide, gv * total], -1))
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.012
    return surface


def towels(p, rng):
    """Two towels, each folded over and over, one on the other; their hems lie open at the side."""
    z, high = 0.0, 0.058
    for i, stripes in enumerate(p["stripes"]):
        cloth = look.linen(f"linen {i}", p["colours"][0], warp=stripes, density=230, crease=0.45, through=0.04, seed=3.0 * i)
        for k in range(4):
            deep = 1.0 + 0.012 * k
            layer(f"towel {i} {k}", cloth, 1.45 - 0.05 * i, deep, high, z, 4 + 7 * i + k, 0.01 + 0.008 * i + 0.005 * k, 0.05 - 0.16 * i + rng.normal(0, 0.002),
                  (rng.normal(0.01, 0.0025), rng.normal(0, 0.006)), lower=deep * rng.uniform(0.75, 0.95), open_ends=True)
            z += high * 0.96
    if p.get("view") == "near":
        stage.table_top(1.15, (-0.15, -0.5, 0.3), rise=0.4, turn=-0.42, back=4.6)
    else:
        stage.table_top(p.get("height", 2.5), p.get("aim", (0.1, 0, 0.32)), rise=0.45, turn=-0.42)


def throw(p, rng):
    """Three thick layers, twisted fringes falling over the front."""
    z, high, cloth = 0.0, 0.18, cloth_of(p)
    for k in range(3):
        surface = layer(f"fold {k}", cloth, 1.6, 1.15, high, z, 3 + k, 0.02 + 0.02 * k, rng.normal(0, 0.012))
        z += high * 0.97
    u = np.linspace(0.03, 0.97, 22)
    roots = surface(u, np.full_like(u, 0.24)) + [0, -0.02, 0]
    trim.fringe("fringe", roots, np.array([0.0, -0.06, -1.0]), 0.3, 0.014, p["colours"][0], rng, strands=5)
    if p.get("view") == "near":
        stage.table_top(1.1, (-0.25, -0.6, 0.4), rise=0.35, turn=-0.35, back=4.6)
    else:
        stage.table_top(p.get("height", 2.8), (0.0, 0, 0.36), rise=0.4, turn=-0.42)


def build(p):
    """One of the above."""
    rng = np.random.default_rng(p.get("seed", 3))
    {"towels": towels, "throw": throw}[p["form"]](p, rng)
