"""Linen gathered at the top: a knotted bundle bag, a pouch with a drawn string."""

import numpy as np

import knit
import knots
import look
import stage
import trim
import wood
from noise import creases, path, smooth, waves

NECK = 0.74
# Where the neck is and how thick.
HIGH, THIN = 1.0, 0.125


def linen(p):
    """Washed linen whose single threads are just seen at this distance."""
    return look.linen("cloth", p["colours"][0], density=190, crease=0.7)


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
    r = np.where(v > NECK, THIN + (0.15 if p["form"] == "string" else 0.03) * above**1.2, r)
    # What stands above the string flares and turns over at its edge.
    z = np.where(v > NECK, HIGH + frill * (1.25 * above - 0.42 * above**3), z)
    spin = a + 0.16 * np.sin(2 * a + seed) + 0.11 * np.sin(5 * a + 2 * seed) + 0.05 * np.sin(9 * a + 0.7 * seed)
    early = 0.5 + 0.5 * waves(np.cos(a) * 1.5, np.sin(a) * 1.5, seed + 4, 1.1)
    reach = smooth(0.3 + 0.35 * np.clip(early, 0, 1), 1.0, below)
    pleat = 1 - 2 * np.sqrt(np.sin(8.5 * spin) ** 2 + 0.04) + 0.35 * np.sin(23 * spin + seed)
    loose = np.sin(11 * spin + 0.9 * np.sin(3 * spin)) * (0.75 + 0.4 * np.sin(4 * a + seed))
    pleat = pleat + (loose - pleat) * smooth(0.1, 0.75, above)
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
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.009


def pattern(thing, across, along):
    """Lay a sheet's weave by its flat measures."""
    stage.lay_out(thing, "pattern", np.stack([across, along], -1))


def knot(p):
    """Two corners tied over the neck: a small firm knot, the corners falling limply to either side."""
    cloth = linen(p)
    seed = p.get("seed", 2)
    at = np.array([0.06, -0.03, HIGH + 0.05])

    def lump(u, v):
        """A band drawn over the other: creased along its way, hollow where it goes under."""
        a, b = 2 * np.pi * u, np.pi * (v - 0.5)
        across = a + 0.7 * b
        fold = 0.1 * (1 - 2 * np.sqrt(np.sin(4 * across + 0.5 * np.sin(2 * across)) ** 2 + 0.03)) + 0.05 * waves(np.cos(a), np.sin(a) + b, seed, 0.8)
        r = 1 + fold * np.cos(b) - 0.1 * np.exp(-(((b + 0.15 * np.sin(a)) / 0.25) ** 2))
        return np.stack(np.broadcast_arrays(at[0] + 0.15 * r * np.cos(b) * np.cos(a), at[1] + 0.14 * r * np.cos(b) * np.sin(a), at[2] + 0.115 * r * np.sin(b)), -1)

    pattern(knit.sheet("knot", lump, cloth, 120, 80), *np.meshgrid(np.linspace(0, 1.1, 120), np.linspace(0, 0.5, 80)))
    ways = (
        [(-0.02, -0.06, 0.0), (-0.16, -0.12, 0.04), (-0.29, -0.18, 0.02), (-0.39, -0.24, -0.07), (-0.46, -0.29, -0.19), (-0.5, -0.33, -0.3)],
        [(0.02, -0.06, 0.01), (0.17, -0.1, 0.07), (0.31, -0.13, 0.07), (0.43, -0.17, 0.0), (0.52, -0.22, -0.1), (0.58, -0.26, -0.18)],
    )
    for k, way in enumerate(ways):
        thing = knit.sheet("tied end", corner_of(path(np.array(way) + at), k, seed), cloth, 120, 120)
        pattern(thing, *np.meshgrid(np.linspace(0, 0.46, 120), np.linspace(0, 0.8, 120)))
        thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.011


def corner_of(line, k, seed):
    """A cloth's corner as a surface: u across it, v from the knot to its tip; gathered at the knot, folded once along its middle, open at its tip."""

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        ahead = line(np.clip(v + 0.01, 0, 1)) - line(np.clip(v - 0.01, 0, 1))
        ahead = ahead / np.linalg.norm(ahead, axis=-1, keepdims=True)
        side = np.cross(ahead, [0.5 - 1.0 * k, 0.75, 0.3])
        side = side / np.linalg.norm(side, axis=-1, keepdims=True)
        out = np.cross(side, ahead)
        w = 2 * u - 1
        wide = (0.03 + 0.04 * smooth(0.0, 0.16, v) + 0.06 * smooth(0.05, 0.5, v)) * np.clip((1.001 - v) / 0.34, 0, 1) ** 0.85
        drawn = 1 - smooth(0.02, 0.5, v)
        fold = 0.02 * drawn * smooth(0, 0.1, v) * np.sin(3.4 * np.pi * w + 0.8 * k) * (1 - w * w) * np.clip(wide / 0.06, 0, 1)
        ridge = -0.55 * wide * np.sqrt(w * w + 0.02) * (1 - 0.6 * v)
        curl = 0.02 * waves(w * 1.2, 2.2 * v, seed + 3 + k, 1.1) + 0.012 * np.sin(7 * v + 2 * w + k)
        return line(v) + side * (w * wide)[..., None] + out * (fold + ridge + curl * smooth(0.1, 0.5, v))[..., None]

    return surface


def string(p, rng):
    """A cord round the neck, knotted in front, with two ends and wooden beads."""
    a = np.linspace(0, 4 * np.pi, 160)
    trim.cord("string", np.stack([0.05 + 0.175 * np.cos(a), -0.02 + 0.155 * np.sin(a), HIGH + 0.012 * a / np.pi - 0.02], -1), 0.018, "ecru", rng)
    knotted = knots.trefoil()[:, [0, 2, 1]] * [1, 1.4, 1] * 0.011
    trim.cord("string knot", knotted + [0.055, -0.19, HIGH - 0.01], 0.018, "ecru", rng)
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
