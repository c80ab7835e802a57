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
    """A rounded bar along a line, `wide` across (z) and `high` (y) at every point, its ends turned round, cm."""
    line, wide, high = rounded(line, wide, high)
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


def rounded(line, wide, high, end=0.55):
    """The same with more points towards both ends, where it closes as a dome."""
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    dome = end * (1 - np.cos(np.linspace(0.04, 0.5, 9) * np.pi))
    t = np.concatenate([dome, np.linspace(end, far[-1] - end, 90)[1:-1], far[-1] - dome[::-1]])
    share = np.clip(np.minimum(t, far[-1] - t) / end, 0, 1)
    close = np.sqrt(1 - (1 - share) ** 2)
    line = np.stack([np.interp(t, far, line[:, k]) for k in range(3)], -1)
    return line, close * np.interp(t, far, wide), close * np.interp(t, far, high)


def peg(x, y, long=7.5):
    """A turned peg standing out of the wall; its top carries what hangs at (x, y)."""
    s = CM * UNIT
    profile = [(0, 0), (0.75, 0), (0.75, long - 1.6), (1.25, long - 1.1), (1.35, long - 0.5), (1.1, long), (0, long + 0.12)]
    wood.lathe("peg", np.array(profile) * s, wood.planed("peg wood", "#9c7146", "z"), (x * s, (y - 0.75) * s, 0))


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
    steel = wood.steel("steel", rough=0.36)
    wood.tube("hook", np.vstack([stem[:-1], crook]) * CM * UNIT, 0.17 * CM * UNIT, steel)
    # Its thread and the nut that holds it in the wood.
    turns = np.linspace(0, 1, 120)
    thread = np.column_stack([x + 0.19 * np.cos(10 * np.pi * turns), y + 0.4 + 0.7 * turns, z + 0.19 * np.sin(10 * np.pi * turns)])
    wood.tube("hook", thread * CM * UNIT, 0.05 * CM * UNIT, steel)
    for low, high, radius in ((-0.3, 0.12, 0.48), (0.1, 0.5, 0.32)):
        wood.tube("hook", np.array([(x, y + low, z), (x, y + high, z)]) * CM * UNIT, radius * CM * UNIT, steel)
    peg(x, top - 0.25)


def coat_hanger(line, tall=9.0, colour=BEECH):
    """A wooden hanger along its centre line, its hook and the peg."""
    t = np.abs(np.linspace(-1, 1, len(line)))
    sweep("hanger", line, 1.4 + 0.4 * t**2, 2.1 - 0.9 * t, wood.planed("hanger wood", colour))
    x, y, z = line[len(line) // 2]
    hook(x, y + 0.9, z, tall)


def clip_hanger(x, y, z, half=16, grips=(-13, 13), apart=0.15, tall=11.0, colour=BEECH):
    """A straight bar above a waistband whose edge is at height y and half `apart` thick; `grips` are the clips' places from the middle."""
    line = np.stack([x + np.linspace(-half, half, 21), np.full(21, y + BAR), np.full(21, z)], -1)
    # A turned bar is nowhere quite straight, and thicker in its middle.
    t = np.linspace(-1, 1, 21)
    line[:, 1] += 0.07 * (1 - t**2)
    sweep("bar", line, 1.36 - 0.1 * t**2, 1.72 - 0.22 * t**2, wood.planed("hanger wood", colour))
    for g, turn in zip(grips, clips.TURNS):
        clips.clip(x + g, y, z, apart, BAR, turn)
    hook(x, y + BAR + 0.6, z, tall - 5)
