"""A blanket thrown over a rod: laid in unlike pleats along it, which open on the way down. Metres."""

import numpy as np

from falling import Cloth
from noise import smooth, waves

# How wide it is, and how far it falls before the rod and behind it.
WIDE, FRONT, BACK = 1.28, 0.87, 0.8
# The pleats on the rod: where each one is across the cloth, how far it runs back, which way it lies and by which share it opens below.
PLEATS = ((0.2, 0.06, 1, 0.62), (0.62, 0.095, 1, 0.5), (1.0, 0.065, -1, 0.72))
# The round of a pleat's edge, how far beside it the cloth has come down to the rod, and how far its line strays on the way down.
ROUND, SETTLES, STRAYS = 0.0065, 0.15, 0.03
# How askew it was thrown: how much lower its left corner is than the right one, how unevenly it lies over the rod, and how far the front drifts aside.
ASKEW, UNEVEN, DRIFT = 0.06, 0.02, 0.03
FALL = dict(mass=0.5, bending=5e-5, shear=0.012, wash=(0.012, 0.3))
LAYER = 0.009


def line(s, low, side, seed):
    """Where the places s of one row lie along the rod and off it; the row hangs `low` below the rod, before it (`side` 1) or behind it, where pleats open and stray."""
    step, loose = np.gradient(s), smooth(0.0, 0.55, low)
    turn, down = 0.14 * waves(s, 0 * s, seed, 0.2) + 0.2 * loose * waves(s, 0.4 * low + 0 * s, seed + 1 + side, 0.2), 0 * s
    for number, (place, deep, way, opens) in enumerate(PLEATS):
        arc, place = np.pi * ROUND, place + STRAYS * loose * waves(low, 0, seed + 20 + 10 * side + number, 0.9)
        pleat = way * 0.94 * np.pi * (1 - opens * loose) * smooth(-arc, 0, s - place) * smooth(deep + arc, deep, s - place)
        beside = smooth(place + deep, place + deep + SETTLES, s) if way > 0 else -smooth(place, place - SETTLES, s)
        down, turn = down + (np.sin(pleat) * step).sum() * beside, turn + pleat
    off = np.cumsum(np.sin(turn) * step) - down
    along = np.cumsum(np.sign(np.cos(turn)) * np.sqrt(np.maximum(1 - (np.gradient(off) / step) ** 2, 0.02)) * step)
    off = (off - np.percentile(off, 15)) * (loose + (1 - loose) * smooth(0.0, 0.08, np.minimum(s, WIDE - s)))
    return along - (along[0] + along[-1]) / 2, off


def thrown(seed, rod, height, away):
    """u from its right edge to the left one, v from its hem behind the rod over it and down."""
    arc = np.pi * (rod + LAYER)
    cloth = Cloth(WIDE, BACK + arc + FRONT, 0.012)
    s, d = cloth.u * WIDE, cloth.v * cloth.tall
    d = d[:, None] - BACK - arc / 2 + ASKEW * (cloth.u[None] - 0.5) + UNEVEN * waves(s, 0 * s, seed + 9, 0.5)[None]
    turn = np.clip(d / arc, -0.5, 0.5) * np.pi
    low = np.maximum(np.abs(d) - arc / 2, 0)
    x, off = np.empty(d.shape), np.empty(d.shape)
    for i, row in enumerate(cloth.v * cloth.tall):
        x[i], off[i] = line(s, abs(row - BACK - arc / 2), int(row > BACK), seed)
    off = off * np.where(d < 0, 0.6, 1.0)
    front = np.where(d > 0, 1.0, -1.0)
    out = rod + LAYER + off
    start = [-x - front * DRIFT * smooth(0, 0.8, low), height + out * np.cos(turn) - low, away + out * np.sin(turn)]
    held = np.abs(d) < 0.007
    edge = smooth(0.06, 0.0, np.minimum(s, WIDE - s))[None] + 0 * d
    longer = 0.045 * edge * (0.6 + waves(d, 0 * d, seed + 7, 0.3))
    bar = np.array([[-1, height, away], [1, height, away]])
    return cloth.fall(np.stack(np.broadcast_arrays(*start), -1), held, FALL, seed, longer, soften=3, bar=bar, radius=rod + 0.005, gap=0.012, seconds=1.4, wind=0.1)
