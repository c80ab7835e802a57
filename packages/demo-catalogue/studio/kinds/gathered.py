"""Linen gathered at the top: a knotted bundle bag, a pouch with a drawn string."""

import numpy as np

import knit
import stage
import trim
import weave
import wood
from noise import creases, path, smooth, waves

NECK = 0.74
# Where the neck is and how thick.
HIGH, THIN = 1.0, 0.125


def linen(p):
    """Washed linen whose single threads are seen at this distance."""
    return weave.linen("cloth", p["colours"][0], density=p.get("density", 80), contrast=0.34, bump=0.8)


def around(u, v, p):
    """The bag as a surface: u round (0..1), v from the middle of the bottom over the neck to the mouth.

    What hangs from a drawn neck is a slack bell: hollow below the neck, heavy low down, its pleats irregular, some of them running out
    early, and between them the creases of washed linen.
    """
    seed, frill = p.get("seed", 2), 0.3 if p["form"] == "string" else 0.07
    u, v = np.broadcast_arrays(u, v)
    a = 2 * np.pi * u
    below, above = np.clip(v / NECK, 0, 1), np.clip((v - NECK) / (1 - NECK), 0, 1)
    bell = path([(0.0, 0.0), (0.34, 0.0), (0.55, 0.07), (0.63, 0.24), (0.585, 0.46), (0.43, 0.69), (0.24, 0.87), (THIN, HIGH)])(below)
    r, z = np.maximum(bell[..., 0], 0), np.maximum(bell[..., 1], 0)
    r = np.where(v > NECK, THIN + (0.19 if p["form"] == "string" else 0.03) * above**1.2, r)
    z = np.where(v > NECK, HIGH + frill * above, z)
    spin = a + 0.16 * np.sin(2 * a + seed) + 0.11 * np.sin(5 * a + 2 * seed) + 0.05 * np.sin(9 * a + 0.7 * seed)
    early = 0.5 + 0.5 * waves(np.cos(a) * 1.5, np.sin(a) * 1.5, seed + 4, 1.1)
    reach = smooth(0.3 + 0.35 * np.clip(early, 0, 1), 1.0, below)
    pleat = 1 - 2 * np.sqrt(np.sin(8.5 * spin) ** 2 + 0.04) + 0.35 * np.sin(23 * spin + seed)
    soft = np.clip(r / 0.5, 0.22, 1)
    r = r + 0.062 * pleat * reach * soft * np.where(v > NECK, 1 + 1.3 * above, 1)
    r = r + (0.03 * waves(np.cos(a) * 1.4, np.sin(a) * 1.4 + 1.3 * z, seed, 1.0) + 0.9 * creases(2.6 * u - 1.3, z, seed + 7, 46, (-1.3, 1.3, 0.05, 0.85), 0.03, lean=1.35)) * smooth(0.16, 0.4, below) * smooth(1.0, 0.72, below)
    z = z + 0.05 * above * waves(np.cos(a) * 2, np.sin(a) * 2, seed + 2, 1.2)
    x, y = r * np.cos(a), 0.86 * r * np.sin(a)
    lean = z**1.5
    return np.stack([x + 0.05 * lean, y - 0.02 * lean, np.maximum(z, 0.004)], -1)


def body(p):
    """The bag's cloth, its threads running up."""
    thing = knit.sheet("body", lambda u, v: around(u, v, p), linen(p), 420, 220)
    gu, gv = np.meshgrid(np.linspace(0, 1, 420) * 3.2, np.linspace(0, 1, 220) * 1.75)
    pattern(thing, gu, gv)
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.014


def pattern(thing, across, along):
    """Lay a sheet's weave by its flat measures."""
    faces = np.array([list(f.vertices) for f in thing.data.polygons])
    flat = np.stack([across, along], -1).reshape(-1, 2).astype(np.float32)
    thing.data.uv_layers.new(name="pattern").data.foreach_set("uv", flat[faces.ravel()].ravel())


def knot(p):
    """Two corners tied over the neck: a flat knot of crossing folds, the ends hanging to either side."""
    cloth = linen(p)
    seed = p.get("seed", 2)
    at = np.array([0.06, -0.03, HIGH + 0.06])

    def lump(u, v):
        a, b = 2 * np.pi * u, np.pi * (v - 0.5)
        fold = 0.1 * np.cos(2 * a + 3 * b) + 0.04 * np.cos(3 * a - 4 * b + 1) + 0.02 * waves(np.cos(a), np.sin(a) + b, seed, 0.8)
        r = 1 + fold * np.cos(b)
        return np.stack(np.broadcast_arrays(at[0] + 0.2 * r * np.cos(b) * np.cos(a), at[1] + 0.17 * r * np.cos(b) * np.sin(a), at[2] + 0.135 * r * np.sin(b)), -1)

    pattern(knit.sheet("knot", lump, cloth, 90, 60), *np.meshgrid(np.linspace(0, 1.1, 90), np.linspace(0, 0.5, 60)))
    ways = (
        [(0.03, -0.05, 0.02), (-0.2, -0.1, 0.2), (-0.42, -0.16, 0.17), (-0.58, -0.24, -0.06), (-0.63, -0.28, -0.3)],
        [(0.0, -0.06, 0.02), (0.17, -0.12, 0.24), (0.38, -0.12, 0.27), (0.55, -0.2, 0.08), (0.61, -0.26, -0.12)],
    )
    for k, way in enumerate(ways):
        line = path(np.array(way) * [0.72, 0.9, 0.8] + at)

        def ear(u, v, line=line, k=k):
            """u across the corner, v from the knot to its tip."""
            u, v = np.broadcast_arrays(u, v)
            spine = line(v)
            along = line(np.clip(v + 0.01, 0, 1)) - line(np.clip(v - 0.01, 0, 1))
            along = along / np.linalg.norm(along, axis=-1, keepdims=True)
            side = np.cross(along, [0.25 - 0.5 * k, 1.0, 0.35])
            side = side / np.linalg.norm(side, axis=-1, keepdims=True)
            out = np.cross(side, along)
            w = 2 * u - 1 + 0.12 * np.sin(5 * v + k)
            wide = 0.05 + 0.12 * np.sin(np.pi * np.clip(v, 0, 1) ** 0.8) ** 1.1 * (1 - 0.3 * v)
            wide = wide * np.clip((1.002 - v) / 0.16, 0, 1) ** 0.6
            deep = 0.06 * (1 - 0.55 * v) * smooth(0, 0.1, 1 - v)
            fold = np.cos(2.6 * np.pi * w + 0.9 * np.sin(3 * v + k)) + 0.4 * np.cos(5.5 * np.pi * w + 2 * v) + 0.5 * waves(w, 2 * v, seed + k, 0.9)
            return spine + side * (w * wide)[..., None] + out * (fold * deep * np.clip(wide / 0.12, 0, 1))[..., None]

        thing = knit.sheet("ear", ear, cloth, 60, 90)
        pattern(thing, *np.meshgrid(np.linspace(0, 0.5, 60), np.linspace(0, 0.9, 90)))
        thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.014


def string(p, rng):
    """A cord round the neck with two ends and wooden beads."""
    a = np.linspace(0, 4 * np.pi, 160)
    trim.cord("string", np.stack([0.05 + 0.175 * np.cos(a), -0.02 + 0.155 * np.sin(a), HIGH + 0.012 * a / np.pi - 0.02], -1), 0.018, "ecru", rng)
    for x0, x1, long in ((0.03, -0.14, 0.6), (0.09, 0.2, 0.52)):
        t = np.linspace(0, 1, 60)
        z = HIGH - long * t**1.3
        line = np.stack([x0 + (x1 - x0) * t, -0.19 - 0.44 * smooth(0, 1, t * 0.95), z], -1)
        trim.cord("end", line, 0.016, "ecru", rng)
        wood.sphere("bead", line[-1], 0.05, wood.grain("bead", "#b98f60", 2, "z"))


def build(p):
    """Pouch or bundle."""
    rng = np.random.default_rng(p.get("seed", 2))
    body(p)
    knot(p) if p["form"] == "knot" else string(p, rng)
    if p.get("view") == "near":
        stage.table_top(1.0, (0.05, -0.25, HIGH - 0.12), rise=0.26, turn=-0.25, back=5)
    else:
        stage.table_top(p.get("height", 2.5), (0.03, 0, 0.62), rise=0.22)
