"""Sleeves set in below the shoulder: their rows run on level from the body's, and what would reach into the body goes under it."""

import numpy as np
from scipy.interpolate import CubicSpline

from noise import creases, smooth, waves

# Pairs of points (outer, inner) that one row joins, from the cuff up; ARMPIT is the pair where the body begins.
CAP = [((0.895, -0.04), (0.69, -0.08)), ((0.84, 0.17), (0.6, 0.13)), ((0.765, 0.34), (0.5, 0.315)), ((0.665, 0.49), (0.38, 0.475)), ((0.55, 0.615), (0.24, 0.61))]
POSES = {
    "set": [((0.965, -0.7), (0.755, -0.72)), ((0.955, -0.5), (0.735, -0.53)), ((0.93, -0.26), (0.715, -0.3)), *CAP],
    "set aside": [((1.05, -0.68), (0.845, -0.73)), ((1.02, -0.48), (0.805, -0.53)), ((0.965, -0.24), (0.745, -0.3)), *CAP],
}


class Sleeve:
    """One sleeve in a pose; side 1 is the right in the picture, `half_width(y)` the body's edge."""

    def __init__(self, pose, side, seed, half_width):
        pairs = np.array(POSES[pose], float)
        middle = pairs.mean(1)
        steps = np.linalg.norm(np.diff(middle, axis=0), axis=1)
        times = np.concatenate([[0], np.cumsum(steps)]) / steps.sum()
        self.outer, self.inner = (CubicSpline(times, pairs[:, k], bc_type="natural") for k in (0, 1))
        self.long, self.armpit = steps.sum(), times[-4]
        self.side, self.seed, self.half_width = side, seed, half_width

    def at(self, y):
        """The share of the sleeve's length whose row's middle is at a height of the cap."""
        v = np.linspace(self.armpit - 0.25, 1, 400)
        return np.interp(y, ((self.outer(v) + self.inner(v)) / 2)[:, 1], v)

    def __call__(self, u, v):
        w = u if self.side > 0 else 1 - u
        w, v = np.broadcast_arrays(w, v)
        a, b = self.inner(v), self.outer(v)
        x, y = (a[..., k] + (b[..., k] - a[..., k]) * w for k in (0, 1))
        cap = smooth(self.armpit - 0.04, self.armpit + 0.05, v)
        edge = a[..., 0] + cap * np.maximum(self.half_width(y) - 0.02 - a[..., 0], 0)
        s = np.where(v > self.armpit - 0.04, 2 * (x - edge) / np.maximum(b[..., 0] - edge, 0.02) - 1, 2 * w - 1)
        under = s < -1
        flank = np.sqrt(np.clip(1 - np.clip(np.abs(s), 0, 1) ** 4, 0, 1))
        z = 0.078 * flank * (0.8 + 0.2 * smooth(0, 0.15, v))
        ridge = np.sin(2 * np.pi * (2.3 * v + 0.5 * s + 0.3 * np.sin(4 * s + self.seed)) + self.seed)
        z = z + 0.007 * ridge * flank * smooth(0.12, 0.35, v) * (1 - cap)
        z = z + (creases(s * 0.5, 1 - v, self.seed + 5, 9, (-0.4, 0.4, 0.1, 0.8), 0.014, lean=0.35) + 0.006 * waves(x, y, self.seed, 0.4)) * flank
        return np.stack([self.side * x, y, np.where(under, -0.02, z)], -1)
