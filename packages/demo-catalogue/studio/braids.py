"""A braided strap: laid down by hand, on itself where it crosses, knotted where it is fastened. In scene units."""

import numpy as np
from scipy.ndimage import gaussian_filter1d

from knots import trefoil
from noise import path, smooth
from yarn import Yarn

# How many cords lie side by side in each of the three strands, and how far an opened end's cords spread, in widths of the braid.
CORDS, SPREAD = 3, 0.9


def uneven(count, rng, size, wide=22):
    """Slow chance along a line."""
    return gaussian_filter1d(rng.normal(0, 1, count), wide, mode="nearest") * wide**0.5 * 1.9 * size


def resting(line, wide, ends, high=0.02, step=0.036):
    """The height of a strap of a width that lies on the wall and on itself, its ends so far above it."""
    z = np.full(len(line), high)
    for i in range(100, len(line)):
        under = np.linalg.norm(line[: i - 80] - line[i], axis=1) < wide
        if under.any():
            z[i] = z[: i - 80][under].max() + step
    t = np.linspace(0, 1, len(line))
    z += (ends[0] - high) * smooth(0.05, 0.0, t) + (ends[1] - high) * smooth(0.95, 1.0, t)
    return np.column_stack([line, gaussian_filter1d(z, 14, mode="nearest")])


def spun(radius, rng):
    """The linen cord that it is braided of."""
    return Yarn(radius, rng, fibres=10, fluff=26, halo=12, stray=1.5, mess=0.3)


def braid(line, wide, colour, rng, turning=0.5):
    """A flat braid of three linen strands along a line, no two turns drawn equally tight; it turns to its edge here and there by up to `turning`."""
    way = np.gradient(line, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    side = np.cross([0, 0, 1.0], way)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(way, side)
    turn = np.clip(uneven(len(line), rng, 1.1 * turning, 60), -1.2, 1.2)[:, None]
    side, up = np.cos(turn) * side + np.sin(turn) * up, np.cos(turn) * up - np.sin(turn) * side
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    radius = wide * 0.062
    pace = along / (wide * 3.1) + uneven(len(line), rng, 0.1, 40)
    full = 1 + uneven(len(line), rng, 0.1, 30)
    strands = []
    for k in range(3):
        phase = 2 * np.pi * (pace + k / 3) + uneven(len(line), rng, 0.26)
        off = wide * full * (0.33 + uneven(len(line), rng, 0.04)) * np.sin(phase)
        middle = line + side * off[:, None] + up * (radius * 1.5 * np.sin(2 * phase))[:, None]
        middle[:, 2] = np.maximum(middle[:, 2], radius * 2.2)
        lean = np.gradient(middle, axis=0)
        beside = np.cross(up, lean)
        beside /= np.linalg.norm(beside, axis=1, keepdims=True)
        strands += [middle + beside * (radius * (1.8 * n + uneven(len(line), rng, 0.35)))[:, None] for n in np.arange(CORDS) - (CORDS - 1) / 2]
    spun(radius, rng).lay("strap", np.stack(strands), colour, 0.36)


def knot(place, size, tail, wide, colour, rng):
    """Its end drawn to an overhand knot that stops it at a hole, and the cords that come out of it, opened along `tail`, a line from the knot on."""
    loop = trefoil(opened=0.45) * [1, 0.85, 1.3] * size / 6
    c, s = np.cos(0.6), np.sin(0.6)
    loop = loop @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]]) + place
    braid(path(np.vstack([place - [0, 0, 0.6 * size], loop]))(np.linspace(0, 1, 420)), wide, colour, rng, 0.8)
    line = path(np.vstack([place, place + tail]))(np.linspace(0, 1, 60))
    t = np.linspace(0, 1, 60)
    cords = []
    for _ in range(3 * CORDS):
        way = rng.normal(0, 1, 3) * [1, 1, 0.35] * wide * SPREAD
        wave = 0.12 * wide * np.stack([uneven(60, rng, 1.0, 6) for _ in range(3)], 1)
        cord = line + (0.25 + 0.75 * t[:, None] ** 1.3) * way * 0.5 + wave * t[:, None]
        cord[:, 2] = np.maximum(cord[:, 2], 0.012)
        long = int(60 * rng.uniform(0.75, 1.0))
        cords.append(path(cord[:long:6])(np.linspace(0, 1, 60)))
    spun(wide * 0.075, rng).lay("tail", np.stack(cords), colour, 0.36)
