"""Knife pleats: cloth folded over itself like shingles, sewn down to the hip, pressed to the hem. In cm."""

import numpy as np

from noise import smooth, waves

# The share of a pleat's cloth that is its face; the rest is folded back behind the next one.
FACE = 0.75


def fold(garment, m, at, z, seed=0):
    """Begin with pleats that open towards the hem, each as it likes; returns the points sewn down to the hip."""
    index, first = np.unique(garment.index, return_index=True)
    body = garment.piece_of[first] < 2
    index, first = index[body], first[body]
    front = garment.piece_of[first] == 0
    wide, half = m["pleat"], m["waist"] * m["gather"]
    count = round(2 * half / wide)
    u, y = garment.flat[first].T
    u = np.clip(np.round((u + half) / garment.spacing) * garment.spacing, 0, 2 * half)
    number = np.minimum((u / wide + 1e-6).astype(int), count - 1)
    part = u / wide - number
    sewn, free = smooth(0, m["sewn"], y), smooth(m["sewn"] + 3, m["hem"][1], y)
    face, back = wide * FACE, wide * (1 - FACE)
    own = np.random.default_rng(seed).normal(0, 1, (count, 2))
    x, height, left = np.zeros(len(u)), np.zeros(len(u)), np.zeros(len(u))
    for k in range(count):
        turn = np.clip(0.16 + 0.1 * sewn + (0.16 + 0.08 * np.where(front, *own[k])) * free, 0.12, 0.8)
        deep = back * np.sin(turn)
        reach = np.sqrt(face**2 - deep**2)
        step = reach - back * np.cos(turn)
        mine = number == k
        t = np.where(part <= FACE + 1e-6, part / FACE, (1 - part) / (1 - FACE))
        x[mine] = (left + np.where(part <= FACE + 1e-6, t * reach, step + t * (reach - step)))[mine]
        height[mine] = ((t - 0.5) * deep)[mine]
        left = left + step
    layers = 0.24 + 0.55 * sewn + 0.7 * free + height
    inside = smooth(-0.1, wide * 0.5, np.minimum(u, 2 * half - u))
    x = x + free * (0.45 * waves(number * 9.0, y * 0.12, seed + 3, 9) + waves(x * 0.3, y * 0.1, seed + 4, 20))
    # The last fold reaches beyond its pleat; at the band all of them fit behind it.
    width = left + reach - step
    fit = 1 + ((2 * m["waist"] - 0.7) / width - 1) * (1 - sewn)
    garment.points[index, 0] = at + (x - width / 2) * fit
    garment.points[index, 2] = z + np.where(front, 1, -1) * layers * inside
    garment.pressed[index] = np.isclose(part, FACE, atol=1e-3) | np.isclose(part % 1, 0, atol=1e-3)
    return index[y > m["sewn"]]
