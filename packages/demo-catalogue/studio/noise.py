"""Smooth randomness without textures: sums of waves, creases, paths through points."""

import numpy as np
from scipy.interpolate import CubicSpline


def waves(x, y, seed, scale=1.0, count=9):
    """A slow, smooth field of about -1..1 with features `scale` wide."""
    rng = np.random.default_rng(seed)
    total = np.zeros(np.broadcast(x, y).shape)
    for _ in range(count):
        angle, phase = rng.uniform(0, 2 * np.pi, 2)
        k = 2 * np.pi / scale * rng.uniform(0.5, 1.3)
        total += np.sin(k * (np.cos(angle) * x + np.sin(angle) * y) + phase)
    return total / np.sqrt(count) * 0.8


def creases(x, y, seed, count=25, box=(-1, 1, -1, 1), size=0.03, lean=None, spread=1.0):
    """Soft ridges of a laid garment; `lean` is their common direction, radians."""
    rng = np.random.default_rng(seed)
    total = np.zeros(np.broadcast(x, y).shape)
    for _ in range(count):
        cx, cy = rng.uniform(box[0], box[1]), rng.uniform(box[2], box[3])
        angle = rng.uniform(0, np.pi) if lean is None else lean + rng.normal(0, 0.45) * spread
        length, width = rng.uniform(0.18, 0.5), rng.uniform(0.025, 0.07)
        bend = rng.normal(0, 0.6)
        along = (x - cx) * np.cos(angle) + (y - cy) * np.sin(angle)
        across = -(x - cx) * np.sin(angle) + (y - cy) * np.cos(angle) - bend * along**2
        total += rng.uniform(0.3, 1) * np.exp(-((along / length) ** 2) - (across / width) ** 2)
    return total * size


def path(points, times=None):
    """A smooth curve through points, as a function of 0..1."""
    points = np.asarray(points, float)
    if times is None:
        steps = np.linalg.norm(np.diff(points, axis=0), axis=1) ** 0.75
        times = np.concatenate([[0], np.cumsum(steps)]) / steps.sum()
    return CubicSpline(times, points, bc_type="natural")


def smooth(a, b, x):
    """Smoothstep from a to b."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def turned(points, angle, centre=(0, 0)):
    """Rotate points about z."""
    c, s = np.cos(angle), np.sin(angle)
    out = np.array(points, float)
    x, y = out[..., 0] - centre[0], out[..., 1] - centre[1]
    out[..., 0], out[..., 1] = c * x - s * y + centre[0], s * x + c * y + centre[1]
    return out
