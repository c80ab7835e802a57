"""What garments hang from: a wooden hanger as wide as the shoulders, a bar with clips, and the peg on the wall. In cm."""

import numpy as np

import clips
import stage
import wood
from garment import CM, UNIT

BEECH = "#b3875a"
# How far a bar is above the band its clips hold.
BAR = 4.6


def shoulders(half=21.5, drop=6.2, forward=1.6):
    """The hanger's centre line from left to right: its crown at the origin."""
    t = np.linspace(-1, 1, 49)
    fall = drop * (0.25 * np.abs(t) + 0.75 * np.abs(t) ** 1.55)
    return np.stack([half * t, -fall, forward * t**2], -1)


def sweep(name, line, wide, high, material):
    """A rounded bar along a line, `wide` across (z) and `high` (y) at every point, cm."""
    a = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    way = np.gradient(line, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    up = np.cross(way, [0, 0, -1.0])
    up *= np.sign(up[:, 1:2])
    out = np.cross(way, up)
    ca, sa = (np.sign(f(a)) * np.abs(f(a)) ** 0.75 for f in (np.cos, np.sin))
    ring = line[:, None] + out[:, None] * (wide[:, None] / 2 * ca)[..., None] + up[:, None] * (high[:, None] / 2 * sa)[..., None]
    n, k = ring.shape[:2]
    index = np.arange(n * k).reshape(n, k)
    after = np.roll(index, -1, axis=1)
    faces = [*np.stack([index[:-1], after[:-1], after[1:], index[1:]], -1).reshape(-1, 4), index[0][::-1], index[-1]]
    return stage.mesh(name, ring.reshape(-1, 3) * CM * UNIT, faces, material)


def peg(x, y, long=7.5):
    """A turned peg standing out of the wall; its top carries what hangs at (x, y)."""
    s = CM * UNIT
    profile = [(0, 0), (0.75, 0), (0.75, long - 1.6), (1.25, long - 1.1), (1.35, long - 0.5), (1.1, long), (0, long + 0.12)]
    wood.lathe("peg", np.array(profile) * s, wood.grain("peg wood", "#9c7146", 3, "z"), (x * s, (y - 0.75) * s, 0))


def hook(x, y, z, tall=9.0):
    """A steel hook from a hanger's crown at (x, y, z) up to a peg."""
    a = np.linspace(-np.pi * 0.42, np.pi * 1.12, 40)
    r = 1.9
    top = y + tall
    crook = np.stack([x + r * np.cos(a), top - r + r * np.sin(a), np.full_like(a, z)], -1)
    first = crook[0]
    t = np.linspace(0, 1, 14)[:, None]
    low = np.array([x, y, z])
    stem = (1 - t) ** 2 * low + 2 * t * (1 - t) * np.array([x, (y + first[1]) / 2 + 0.8, z]) + t**2 * first
    wood.tube("hook", np.vstack([stem[:-1], crook]) * CM * UNIT, 0.17 * CM * UNIT, wood.plain("steel", "#a8a49c", 0.32, 0.5, 1.0))
    peg(x, top - 0.25)


def coat_hanger(line, tall=9.0, colour=BEECH):
    """A wooden hanger along its centre line, its hook and the peg."""
    t = np.abs(np.linspace(-1, 1, len(line)))
    sweep("hanger", line, 1.4 + 0.4 * t**2, 2.1 - 0.9 * t, wood.grain("hanger wood", colour, 1.6))
    x, y, z = line[len(line) // 2]
    hook(x, y + 0.9, z, tall)


def clip_hanger(x, y, z, half=16, grips=(-13, 13), apart=0.15, tall=11.0, colour=BEECH):
    """A straight bar above a waistband whose edge is at height y and half `apart` thick; `grips` are the clips' places from the middle."""
    line = np.stack([x + np.linspace(-half, half, 21), np.full(21, y + BAR), np.full(21, z)], -1)
    sweep("bar", line, np.full(21, 1.3), np.full(21, 1.7), wood.grain("hanger wood", colour, 1.6))
    for g, turn in zip(grips, clips.TURNS):
        clips.clip(x + g, y, z, apart, BAR, turn)
    hook(x, y + BAR + 0.6, z, tall - 5)
