"""The crisp creases of washed linen: short straight folds with a sharp back and two unlike sides, as a height that repeats."""

import bpy
import numpy as np
from numba import njit

from garment import CM, UNIT

# The square that repeats, and its grid, cm.
TILE, STEP = 96.0, 0.06
# How many on a square metre, from and to which half length and width, cm: those of wearing, and the small ones of washing.
KINDS = ((240, (3.0, 11.0), (0.35, 1.5), 1.0), (960, (1.0, 3.5), (0.15, 0.5), 0.5))
# How steep the steepest is, and how round its back, cm.
STEEP, BACK = 0.5, 0.08


def field(seed):
    """Heights in cm over the tile."""
    rng = np.random.default_rng(seed)
    size = round(TILE / STEP)
    height = np.zeros((size, size))
    for count, longs, wides, share in KINDS:
        for _ in range(round(count * (TILE / 100) ** 2)):
            angle = rng.normal(0, 0.55) + np.pi / 2 * (rng.random() < 0.45)
            long, wide = rng.uniform(*longs), rng.uniform(*wides)
            tall = STEEP * share * wide * rng.uniform(0.4, 1.0) * (1 if rng.random() < 0.6 else -1)
            bend = rng.uniform(2, 5) / long, rng.uniform(0, 2 * np.pi)
            fold(height, rng.integers(size), rng.integers(size), angle, long, wide, wide * rng.uniform(0.5, 1.6), tall, *bend)
    return height


@njit(cache=True)
def fold(height, row, column, angle, long, wide, other, tall, bend, phase):
    """One crease, `long` to both ends of its middle, `wide` on one side and `other` on the other, a little bent."""
    size = len(height)
    c, s = np.cos(angle), np.sin(angle)
    reach = int((long + 4 * max(wide, other)) / STEP)
    for i in range(-reach, reach + 1):
        for j in range(-reach, reach + 1):
            along = (j * c + i * s) * STEP
            if abs(along) >= long:
                continue
            off = (i * c - j * s) * STEP + 0.06 * long * np.sin(along * bend + phase)
            away = np.sqrt(off * off + BACK * BACK) / (wide if off > 0 else other)
            if away < 6:
                height[(row + i) % size, (column + j) % size] += tall * np.exp(-away) * (1 - (along / long) ** 2) ** 2


def laid(graph, uv, seed):
    """The height on cloth whose flat pattern is `uv`, in units."""
    heights = field(round(seed)) * CM * UNIT
    image = bpy.data.images.new("creases", *heights.shape, float_buffer=True, is_data=True)
    image.pixels.foreach_set(np.repeat(heights.ravel(), 4).astype(np.float32))
    node = graph.add("TexImage")
    node.image, node.interpolation, node.extension = image, "Cubic", "REPEAT"
    share = 1 / (TILE * CM * UNIT)
    graph.feed(node.inputs["Vector"], graph.mapping(uv, (share, share, 1)))
    return node.outputs["Color"]
