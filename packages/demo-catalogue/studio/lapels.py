"""Collars that lie on an open neck: a shawl in one, or a lapel with its notch. In cm, from the middle of the back to the V's point."""

import numpy as np
from scipy.ndimage import gaussian_filter1d

import collar
import sewing
import wood
from garment import CM, UNIT
from noise import path, smooth

# How far the outer edge lies from the fold, by the share of the way from the back's middle to the point.
SHAWL = [(0, 6.0), (0.2, 7.2), (0.45, 9.4), (0.65, 9.0), (0.85, 5.2), (1, 0.6)]
NOTCH = 0.36
NOTCHED = [(0, 5.6), (0.2, 5.8), (NOTCH - 0.02, 6.6), (NOTCH, 3.4), (NOTCH + 0.012, 3.4), (NOTCH + 0.03, 9.2), (0.5, 8.4), (0.7, 6.0), (0.88, 2.8), (1, 0.4)]
COUNT = 301
# From the seam over the fold to the outer edge: cloth that was pressed along its fold and falls onto the shoulder.
ROLLED = [(0, 0), (-0.1, 0.4), (-0.12, 0.84), (-0.05, 1.0), (0.06, 0.99), (0.2, 0.8), (0.56, 0.34), (1.0, -0.2), (1.4, -0.9)]


def rows(garment, outline=SHAWL, stand=3.2, gap=0.4, seed=1):
    """Rows of points from the neckline over the fold to the outer edge, `gap` above the cloth; `seed` is how its two sides differ."""
    rng = np.random.default_rng(seed)
    base = collar.neck_line(garment, gap=0.1, count=COUNT, passes=60)
    t = np.linspace(-1, 1, COUNT)
    side = np.abs(t)
    centre = base.mean(0)
    way = np.gradient(base, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    front = smooth(0.1, 0.34, side)[:, None]
    up = front * np.array([0, 0.12, 1.0]) + (1 - front) * np.array([0, 1.0, 0.2])
    out = np.cross(way, up)
    out *= np.sign((out * (base - centre)).sum(1, keepdims=True))
    # At the back's middle the way runs across: outwards is towards the wall.
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    for _ in range(12):
        out[1:-1] += 0.5 * ((out[:-2] + out[2:]) / 2 - out[1:-1])
    right = t > 0
    reach = np.interp(side, *np.array(outline).T) * (1 + np.where(right, *rng.uniform(-0.03, 0.03, 2)) * smooth(0.1, 0.3, side))
    if outline is SHAWL:
        reach = gaussian_filter1d(reach, 7, mode="nearest")
    tall = stand * (1 - 0.82 * smooth(0.15, 0.45, side)) + np.where(right, *rng.uniform(-0.05, 0.25, 2)) * np.exp(-(((side - 0.14) / 0.08) ** 2))
    profile = path(np.array(ROLLED))(np.linspace(0, 1, 30))
    lines = []
    for px, py in profile:
        across = px * reach / 1.4 if px > 0 else np.full(COUNT, px) * (1 - 0.6 * front[:, 0])
        turned = max(0.0, px) / 1.4
        lines.append(base + out * across[:, None] + up * (tall * py * (1 - 0.2 * turned))[:, None])
    # Where the front bulges over it, the back would be nearer.
    behind, ahead = (collar.resting(garment, np.stack(lines, 1), gap=gap, on=on, calm=5) for on in (("front", "back"), ("front",)))
    return behind + smooth(0.2, 0.36, side)[:, None, None] * (ahead - behind)


def gorge(points, colour):
    """The seam from the notch to the neckline."""
    for s in (-1, 1):
        i = round((1 + s * (NOTCH + 0.004)) / 2 * (COUNT - 1))
        line = points[i, 9:] + [0, 0, 0.14]
        wood.tube("seam", line * CM * UNIT, 0.1 * CM * UNIT, sewing.thread(colour, 0.5))


def pattern(points):
    """Where every face lies on the flat cloth: a collar's warp runs across it, a lapel's along the line where it folds."""
    faces = collar.quads(points)
    flat = collar.unrolled(points)[faces]
    places = points.reshape(-1, 3)[faces]
    side = np.linspace(-1, 1, COUNT)[faces[:, 0] // points.shape[1]]
    for s, end in ((-1, 0), (1, -1)):
        top = points[round((1 + s * NOTCH) / 2 * (COUNT - 1)), 0]
        fold = top - points[end, 0]
        fold /= np.linalg.norm(fold)
        off = places - points[end, 0]
        along = off @ fold
        lapel = s * side > NOTCH + 0.004
        flat[lapel] = np.stack([np.linalg.norm(off - along[..., None] * fold, axis=-1), along], -1)[lapel]
    return flat
