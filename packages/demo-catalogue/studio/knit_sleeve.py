"""A knitted sleeve that lies beside its body, sewn to it at the armhole."""

import numpy as np

from knit_edges import turned_under
from noise import creases, path, smooth, waves

POSES = {
    "down": dict(
        outer=[(1.25, -0.74), (1.055, -0.1), (0.9, 0.24), (0.71, 0.515), (0.56, 0.612)],
        inner=[(1.035, -0.84), (0.845, -0.32), (0.74, -0.06), (0.655, 0.12)],
    ),
    "out": dict(
        outer=[(1.3, -0.74), (1.155, -0.2), (0.985, 0.14), (0.755, 0.478), (0.56, 0.612)],
        inner=[(1.095, -0.83), (0.955, -0.46), (0.815, -0.15), (0.655, 0.12)],
    ),
    "bent": dict(
        outer=[(1.035, -0.9), (1.09, -0.5), (1.1, -0.16), (0.955, 0.17), (0.75, 0.48), (0.56, 0.612)],
        inner=[(0.83, -0.92), (0.84, -0.56), (0.81, -0.27), (0.74, -0.06), (0.655, 0.12)],
    ),
    "beside": dict(
        outer=[(1.125, -0.86), (0.99, -0.2), (0.875, 0.2), (0.705, 0.505), (0.56, 0.612)],
        inner=[(0.905, -0.94), (0.775, -0.4), (0.705, -0.08), (0.655, 0.12)],
    ),
}


def at_seam(distance):
    """How far a seam draws the knitting in beside it."""
    return 0.008 * np.exp(-((distance / 0.012) ** 2))


def drawn(x, y, seed):
    """The folds that run out from both underarms, over the seam into the sleeve as over the front."""
    rng = np.random.default_rng(seed + 40)
    height = 0.0
    for side in (-1, 1):
        dx, dy = side * x - 0.66, y - 0.1
        far, angle = np.hypot(dx, dy), np.arctan2(dy, dx)
        reach = smooth(0.02, 0.16, far) * np.exp(-((far / rng.uniform(0.38, 0.5)) ** 2))
        for way, wide in ((2.15, 0.13), (2.75, 0.16), (-2.0, 0.12), (0.95, 0.2)):
            height = height + rng.uniform(0.02, 0.036) * reach * np.exp(-(((angle - way - rng.normal(0, 0.12)) / wide) ** 2))
    return height


def armside(front, wide):
    """The body's edge where its sleeves are sewn on, upwards: (x, y), drawn for the common width."""
    points = front(0.996, np.linspace(0, 1, 200))
    return points[:, 0] / wide, np.maximum.accumulate(points[:, 1] + 1e-6 * np.arange(200))


def sleeve(pose, side, seed, seam, creased=1.0):
    """A sleeve knitted straight up from the cuff at v = 0, and how long it is; side 1 is the right in the picture.

    Its rows lie across it all the way: what of them is beyond the `seam` (the body's edge and its seed) goes in under the body.
    """
    outer, inner = (path(POSES[pose][edge])(np.linspace(0, 1, 200)) for edge in ("outer", "inner"))
    (edge_x, edge_y), fold = seam
    up = (outer[-1] + inner[-1]) / 2 - (outer[0] + inner[0]) / 2
    up /= np.linalg.norm(up)
    # Above the underarm the inner edge runs straight on.
    inner = np.vstack([inner, inner[-1] + 0.8 * up])
    low, high = outer[0] @ up, outer[-1] @ up

    def surface(u, v):
        s, flank = turned_under((2 * u - 1) * side, 0.1)
        s, v = np.broadcast_arrays(s, v)
        rows = low + (high - low) * v
        a, b = (np.stack([np.interp(rows, edge @ up, edge[:, k]) for k in (0, 1)], -1) for edge in (inner, outer))
        # The rib draws the cuff in.
        drawn_in = 1 - 0.13 * smooth(0.17, 0.06, v)
        point = (a + b) / 2 + (b - a) / 2 * (s * drawn_in)[..., None]
        x, y = point[..., 0], point[..., 1]
        far = x - np.interp(y, edge_y, edge_x)
        x = x + 0.014 * waves(y, 0.3 * s, seed + 1, 0.5) * smooth(0.0, 0.4, far)
        join = smooth(0.2, 0.02, far) * smooth(0.5, 0.68, v)
        z = 0.066 * (flank * (1 - join) + join * (0.2 + 0.65 * flank)) * (0.85 + 0.15 * smooth(0, 0.1, v))
        ridge = np.sin(2 * np.pi * (3.1 * v + 0.5 * s + 0.3 * np.sin(4 * s + seed)) + seed)
        z += 0.017 * creased * ridge * flank * smooth(0.12, 0.35, v) * (1 - join)
        z += creases(s * 0.5, 1 - v, seed + 5, 14, (-0.4, 0.4, 0.1, 0.8), 0.026 * creased, lean=0.35) * flank * smooth(0.08, 0.2, v)
        z += (drawn(x, y, fold) - at_seam(far)) * flank
        return np.stack([side * x, y, z - 0.06 * smooth(0.0, -0.04, far)], -1)

    return surface, high - low
