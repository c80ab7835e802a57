"""Linen gathered at the top: a knotted bundle bag, a pouch with a drawn string."""

import numpy as np

import stage
import wood
from kinds.dress import cloth_of
from noise import waves
import trim


def body(p, rng, ears):
    """A round bottom, pleats running up into the neck, and a frill or two ears above."""
    seed = p.get("seed", 2)
    nu, nv = 260, 120
    u, v = np.meshgrid(np.linspace(0, 2 * np.pi, nu, endpoint=False), np.linspace(0, 1, nv))
    neck = 0.72
    below = np.clip(v / neck, 0, 1)
    r = 0.62 * np.sin(np.pi * (0.06 + 0.94 * below)) ** 0.55 * (1 - 0.35 * below**3)
    r = np.where(v > neck, 0.12 + (0.34 if not ears else 0.02) * ((v - neck) / (1 - neck)) ** 0.8, np.maximum(r, 0.12))
    r = np.where(v < 0.02, r * v / 0.02, r)
    z = np.where(v <= neck, 1.02 * (0.5 - 0.5 * np.cos(np.pi * below)) ** 0.85, 1.02 + (0.06 if ears else 0.24) * (v - neck) / (1 - neck))
    pleat = np.cos(24 * u + 1.8 * np.sin(3 * u + seed)) * np.clip((below - 0.35) / 0.65, 0, 1) ** 1.6
    r = r * (1 + 0.17 * pleat * (1 + 0.6 * (v > neck))) + 0.02 * waves(np.cos(u) * 2, np.sin(u) * 2 + z, seed, 1.6) * (1 - below**4)
    sag = 1 + 0.1 * np.clip(0.3 - z, 0, 1)
    x, y = r * np.cos(u) * sag, r * np.sin(u) * 0.82 * sag
    x = x + 0.03 * z
    points = np.stack([x, y, z], -1).reshape(-1, 3)
    index = np.arange(nu * nv).reshape(nv, nu)
    after = np.roll(index, -1, 1)
    faces = np.stack([index[:-1], after[:-1], after[1:], index[1:]], -1).reshape(-1, 4)
    thing = stage.mesh("body", points, faces, cloth_of(p))
    uv = np.stack([u * 0.62, np.broadcast_to(v * 1.7, u.shape)], -1).reshape(-1, 2)
    layer = thing.data.uv_layers.new(name="pattern")
    layer.data.foreach_set("uv", uv[faces.ravel()].astype(np.float32).ravel())
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.014
    return thing


def knot(p):
    """Two ears tied over the neck."""
    cloth = cloth_of(p)
    wood.sphere("knot", (0.03, -0.03, 1.1), 0.17, cloth, (1.15, 0.85, 0.72), (0.2, 0.15, 0.3))
    for s in (-1, 1):
        t = np.linspace(0, 1, 40)[:, None]
        w = np.linspace(-1, 1, 15)[None, :]
        spread = 0.13 * np.sin(np.pi * (0.12 + 0.86 * t)) ** 0.8
        x = 0.03 + s * (0.05 + 0.42 * t + 0.0 * w)
        z = 1.1 + 0.5 * t**0.8 - 0.32 * t**2.4 + spread * w * 0.9
        y = -0.03 + 0.1 * spread * np.cos(3 * np.pi * w) / 0.13 * (1 - 0.5 * t) + 0.04 * w
        points = np.stack(np.broadcast_arrays(x, y, z), -1).reshape(-1, 3)
        index = np.arange(40 * 15).reshape(40, 15)
        faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
        thing = stage.mesh("ear", points, faces, cloth)
        uv = np.stack(np.broadcast_arrays(w * 0.13, t * 0.7), -1).reshape(-1, 2)
        layer = thing.data.uv_layers.new(name="pattern")
        layer.data.foreach_set("uv", uv[faces.ravel()].astype(np.float32).ravel())
        thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.03
        thing.modifiers.new("smooth", "SUBSURF").render_levels = 1


def string(p, rng):
    """A cord round the neck with two ends and wooden beads."""
    a = np.linspace(0, 4 * np.pi, 160)
    trim.cord("string", np.stack([0.03 + 0.165 * np.cos(a), 0.14 * np.sin(a), 1.02 + 0.012 * a / np.pi], -1), 0.02, "ecru", rng)
    for x0, x1 in ((0.02, -0.16), (0.08, 0.2)):
        t = np.linspace(0, 1, 60)
        line = np.stack([x0 + (x1 - x0) * t, -0.15 - 0.42 * np.sin(t * 1.5), 1.03 - 0.62 * t**1.5], -1)
        trim.cord("end", line, 0.018, "ecru", rng)
        wood.sphere("bead", line[-1], 0.055, wood.grain("bead", "#b98f60", 2, "z"))


def build(p):
    """Pouch or bundle."""
    rng = np.random.default_rng(p.get("seed", 2))
    ears = p["form"] == "knot"
    body(p, rng, ears)
    knot(p) if ears else string(p, rng)
    stage.table_top(p.get("height", 2.6), (0.03, 0, 0.68 if ears else 0.66), rise=0.22)
