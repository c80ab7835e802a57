"""Cushions of linen or wool leaning against the wall: one large, perhaps a small one in front."""

import numpy as np
from scipy.ndimage import gaussian_filter1d

import knit
import look
import plump
import sewing
import stage
from garment import CM, UNIT
from noise import smooth, turned, waves
from wood import tube

U = CM * UNIT
# How far behind the middle the wall is that linen ones lean on, and how round it joins the ground, cm.
AWAY, COVE = 0.75, 16.8
# How far the knitted one leans back, and how far behind the wall is that it leans on.
LEAN, BACK = 0.42, 1.2
# Half of how thick its edges are.
EDGE = 0.055


def build(p):
    """One or two cushions."""
    seed = p.get("seed", 3)
    if p.get("pattern"):
        knitted(p)
        return shot(p)
    room = plump.Room(COVE)
    back, solid = plump.filled(57, 57, 0.3, 21, room, seed, 0.82, aside=7, turn=0.05)
    sewn(back, p["colours"][0], seed)
    if p.get("small"):
        front, _ = plump.filled(46, 34.5, 0.5, 48, room, seed + 1, 0.8, behind=solid, aside=-12, turn=-0.12, struck=0.6, seconds=1.0)
        sewn(front, p["small"], seed + 4)
    shot(p)


def sewn(cushion, colour, seed):
    """A cover of washed linen with a thin piping, set before the wall."""
    x, y, z = cushion.moved.T
    cushion.moved = np.stack([x, AWAY / U - z, y], 1)
    cushion.drawn_in(0.1, seed)
    cushion.show(look.linen("cover", colour, crease=0.3, density=200, slub=0.8, through=0.04, seed=seed, creased=0.4), 0.1)
    edges = cushion.pieces["front"].edges
    rim = gaussian_filter1d(np.concatenate([cushion.moved[cushion.along("front", edge)[:-1]] for edge in edges]), 1.0, axis=0, mode="wrap")
    tube("piping", rim * U, 0.0075, sewing.thread(colour, 0.92), closed=True)


def shot(p):
    """All of it, or its cloth from near."""
    near, height = p.get("view") == "near", p.get("height")
    if p.get("pattern"):
        stage.table_top(*((1.0, (0.0, 0.2, 0.6), 0.12, -0.2) if near else (height or 2.3, (0.03, 0, 0.55), 0.17)), back=4.6 if near else BACK)
    else:
        stage.table_top(*((1.15, (0.25, 0.1, 0.65), 0.15, -0.25) if near else (height or 2.7, (0.03, 0, 0.54), 0.17)), back=4.6 if near else AWAY * 3.2 / (height or 2.7))


def side(sign, seed):
    """The front or the back of a square cushion that stands and leans."""
    half, yaw = 0.58, 0.1
    c, q = np.cos(LEAN), np.sin(LEAN)

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        s, t = (2 * u - 1) * sign, 2 * v - 1
        s0, t0 = np.clip(s, -1, 1), np.clip(t, -1, 1)
        struck = np.exp(-(((s - 0.12) / 0.4) ** 2)) * smooth(-0.2, 1.0, t)
        # Its filling sinks: plump in the middle, less towards the corners, which stay as round as the filling reaches into them.
        plump = np.clip((1 - s0**2) * (1 - t0**2), 0, 1) ** 0.5 * (1 - 0.26 * t0 - 0.06 * s0) * (1 - 0.22 * struck)
        rim = np.clip((1 - s0**10) * (1 - t0**10), 0, 1) ** 0.5
        puff = 0.28 * plump + EDGE * rim
        # No corner is cut by a ruler, nor filled as the others.
        corner = np.abs(s0 * t0) ** 9 * (1 + 0.2 * np.sin(2.3 * np.sign(s0) + 1.1 * np.sign(t0) + seed))
        drawn = 1 - 0.048 * (1 - t0**2) ** 1.2 - 0.013 * waves(t0, 0 * t0, seed + 3, 1.3) - 0.1 * corner
        x = s * half * drawn + 0.02 * t0 * (1 - s0**2)
        y = t * half * (1 - (0.045 - 0.03 * (t0 < 0) * t0) * (1 - s0**2) ** 1.2 - 0.1 * corner) - 0.05 * struck - 0.022 * s0 * (t0 > 0) * t0
        # Tension from corner to corner, and what somebody's back left.
        free = np.clip(plump / 0.36, 0, 1)
        pulled = sum(np.cos(11 * np.arctan2(1.04 * b - t0, 1.04 * a - s0)) * np.exp(-(((s0 - a) ** 2 + (t0 - b) ** 2) / 0.5)) for a in (-1, 1) for b in (-1, 1))
        puff = puff + (0.012 * pulled + 0.022 * waves(x, y, seed, 0.6) + 0.012 * waves(x, y, seed + 5, 0.25)) * free
        depth, up = -sign * puff, y + half
        out = np.stack([x, c * depth + q * up, -q * depth + c * up], -1)
        # It stands on its lower edge, which its weight flattens.
        out[..., 2] = 0.008 + 0.5 * (out[..., 2] - 0.05 + np.sqrt((out[..., 2] - 0.05) ** 2 + 0.0016))
        return turned(out, yaw) + np.array([0.0, 0.3, 0.0])

    return surface


def knitted(p):
    """One square cushion in a knitted cover, leaning against the wall."""
    seed = p.get("seed", 3)
    cols = p.get("cols", 46)
    width = 1.16 / cols
    rows = int(1.16 / (0.74 * width))
    knit.cloth("front", side(1, seed), cols, rows, width, p["colours"], p["pattern"], rng=np.random.default_rng(seed), melange=p.get("melange", 0.2))
    knit.sheet("back", side(-1, seed), sewing.thread(p["colours"][0], 0.8))
