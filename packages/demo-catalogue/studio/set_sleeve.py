"""Sleeves set in below the shoulder: their rows run on level from the body's, and what would reach into the body goes under it."""

import numpy as np
from scipy.interpolate import CubicSpline

from noise import creases, smooth, waves

# Pairs of points (outer, inner) that one row joins, from the cuff up; ARMPIT is the pair where the body begins.
CAP = [((1.02, 0.0), (0.715, -0.04)), ((0.975, 0.22), (0.65, 0.18)), ((0.885, 0.4), (0.55, 0.375)), ((0.745, 0.54), (0.42, 0.525)), ((0.57, 0.63), (0.26, 0.625))]
POSES = {
    "set": [((1.0, -0.67), (0.755, -0.69)), ((1.015, -0.5), (0.745, -0.53)), ((1.025, -0.26), (0.735, -0.3)), *CAP],
    "set bent": [((0.1, -0.4), (0.17, -0.15)), ((0.42, -0.52), (0.43, -0.24)), ((0.74, -0.53), (0.58, -0.25)), ((0.95, -0.36), (0.68, -0.19)), *CAP],
}


class Sleeve:
    """One sleeve in a pose; side 1 is the right in the picture, `half_width(y)` the body's edge."""

    def __init__(self, pose, side, seed, half_width, thick):
        pairs = np.array(POSES[pose], float)
        middle = pairs.mean(1)
        steps = np.linalg.norm(np.diff(middle, axis=0), axis=1)
        times = np.concatenate([[0], np.cumsum(steps)]) / steps.sum()
        self.outer, self.inner = (CubicSpline(times, pairs[:, k], bc_type="natural") for k in (0, 1))
        self.long, self.armpit = steps.sum(), times[-4]
        self.side, self.seed, self.half_width, self.thick, self.over = side, seed, half_width, thick, "bent" in pose

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
        if self.over:
            z = z + (self.thick + 0.02) * smooth(0.78, 0.62, x) * smooth(self.armpit - 0.02, self.armpit - 0.2, v)
        return np.stack([self.side * x, y, np.where(under, -0.02, z)], -1)
