"""Folded knits: thin slabs with a round fold in front, stacked with a common sag."""

import numpy as np

import knit
from noise import turned, waves


def slab(wide, deep, high, z0=0.0, angle=0.0, seed=0, droop=0.02, place=(0, 0), lower=0.22, open_ends=False):
    """One folded layer: u across, v from under the front fold over the top to the back; its sides closed, or `open_ends` as a blanket's edges."""
    fold = np.pi * high / 2
    total = lower + fold + deep

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        d = v * total
        s = 2 * u - 1
        a = np.clip((d - lower) / fold, 0, 1) * np.pi - np.pi / 2
        y = np.where(d < lower, -deep / 2 + lower - d, np.where(d < lower + fold, -deep / 2, -deep / 2 + d - lower - fold))
        y = y - 0.62 * high * np.cos(a) * ((d >= lower) & (d <= lower + fold))
        z = high / 2 + high / 2 * np.sin(a)
        side = np.clip((np.abs(s) - 1) * wide / high + 1, 0, 1)
        bulge = np.ones_like(s) if open_ends else np.sqrt(1 - side**2)
        y = y + 0.5 * high * side**2 * np.clip(1 - (y + deep / 2) / (2 * high), 0, 1)
        x = s * wide / 2 * (1 - 0.012 * np.cos(3 * y + seed))
        y = y + 0.022 * waves(x, x * 0, seed + 1, 1.6) * np.cos(a)
        z = high / 2 + (z - high / 2) * (0.12 + 0.88 * bulge)
        soft = waves(x, y, 77, 1.5) * 0.35 + waves(x, y, seed, 0.8) * 0.3
        corner = (np.abs(s) ** 3) * 0.7 + 0.5 * np.clip(-(y + deep * 0.3), 0, 1)
        z = z + z0 + droop * (soft - corner) * (0.4 + 0.6 * (z / high))
        out = np.stack([x, y, np.maximum(z, 0.008)], -1)
        return turned(out, angle) + np.array([place[0], place[1], 0.0])

    return surface, total


def knit_stack(layers, spin, seed=0):
    """Layers from the bottom: dicts with wide, deep, high, cols, colours, pattern, chart. Returns the height."""
    z = 0.0
    for i, layer in enumerate(layers):
        high = layer.get("high", 0.17)
        droop = layer.get("droop", 0.012 + 0.016 * i)
        surface, total = slab(layer["wide"], layer["deep"], high, z, layer.get("angle", 0.0), seed + i, droop, layer.get("place", (0, 0)),
                              layer.get("lower", 0.22), layer.get("open_ends", False))
        cols = layer["cols"]
        width = layer["wide"] / cols
        rows = int(total / (0.78 * width))
        knit.cloth(f"layer {i}", surface, cols, rows, width, layer["colours"], layer.get("pattern"), layer.get("chart"),
                   **{**spin, "melange": layer.get("melange", 0.2)})
        z += high * layer.get("pack", 0.97)
    return z
