"""Cushions of linen or wool leaning against the wall: one large, perhaps a small one in front."""

import numpy as np

import knit
import look
import plump
import sewing
import stage
from garment import CM, UNIT
from noise import smooth, turned, waves

U = CM * UNIT
# How far behind the middle the wall is that linen ones lean on, and how round it joins the ground, cm.
AWAY, COVE = 0.75, 16.8
# Washed linen wants a small window and a darker room.
LIGHT = dict(soft=1.3, room=0.27)
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
    sewn(back, p["colours"][0], seed, creased=0.5)
    if p.get("small"):
        front, _ = plump.filled(46, 34.5, 0.5, 48, room, seed + 1, 0.8, behind=solid, aside=-9, turn=-0.2, struck=0.6, seconds=1.0)
        sewn(front, p["small"], seed + 4, creased=0.9)
    shot(p)


def sewn(cushion, colour, seed, **kept):
    """A cover of washed linen, set before the wall; `kept` is what look.linen takes."""
    x, y, z = cushion.moved.T
    cushion.moved = np.stack([x, AWAY / U - z, y], 1)
    cushion.drawn_in(0.1, seed)
    thing = cushion.show(look.linen("cover", colour, crease=0.3, density=170, slub=1.3, through=0.04, seed=seed, **kept), 0.1)
    plump.puckered(thing, cushion, seed)


def shot(p):
    """All of it, or its cloth from near."""
    near, height = p.get("view") == "near", p.get("height")
    if p.get("pattern"):
        stage.table_top(*((1.0, (0.0, 0.2, 0.6), 0.12, -0.2) if near else (height or 2.3, (0.03, 0, 0.55), 0.17)), back=4.6 if near else BACK)
    else:
        stage.table_top(*((1.15, (0.25, 0.1, 0.65), 0.15, -0.25) if near else (height or 2.7, (0.03, 0, 0.54), 0.17)), back=4.6 if near else AWAY * 3.2 / (height or 2.7), **LIGHT)


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
