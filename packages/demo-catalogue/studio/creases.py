"""The folds that stay in cloth, crisp ones in washed linen and round ones in wool: short, straight, with two unlike sides, as a height that repeats."""

import bpy
import numpy as np
from numba import njit

from garment import CM, UNIT

# The square that repeats, and its grid, cm.
TILE, STEP = 96.0, 0.06
# By the cloth: how many groups on a square metre, how many folds in each and how far they stray, from and to which half length and
# width, all in cm, and how steep. Linen has those of wearing and the small ones of washing, wool only wide ones, a twill some between.
KINDS = {
    "linen": ((48, 6, 5.0, (3.0, 11.0), (0.3, 1.15), 1.0), (260, 10, 3.5, (0.8, 3.2), (0.14, 0.45), 0.8)),
    "twill": ((70, 6, 5.0, (3.0, 11.0), (0.5, 1.6), 0.9),),
    "wool": ((60, 5, 6.0, (4.0, 11.0), (0.9, 2.4), 0.8),),
}
# How steep the steepest is.
STEEP = 0.8
# How round their backs are, cm.
BACK = {"linen": 0.1, "twill": 0.2, "wool": 0.35}


def field(kind, seed):
    """Heights in cm over the tile."""
    rng = np.random.default_rng(seed)
    size = round(TILE / STEP)
    height = np.zeros((size, size))
    for groups, folds, strays, longs, wides, share in KINDS[kind]:
        for _ in range(round(groups * (TILE / 100) ** 2)):
            # Most groups are faint; what hangs has pulled those that lie across.
            middle, strong, upright = rng.uniform(0, size, 2), 0.3 + 0.45 * rng.random() ** 2, rng.random() < 0.65
            turned = rng.normal(0, 0.5) + np.pi / 2 * upright
            for _ in range(folds):
                row, column = (middle + rng.normal(0, strays / STEP, 2)).astype(int)
                # Folds that cross make stars.
                angle = turned + rng.normal(0, 0.25)
                long, wide = rng.uniform(*longs), rng.uniform(*wides)
                tall = STEEP * share * strong * wide * rng.uniform(0.5, 1.0) * (1 if rng.random() < 0.6 else -1)
                bend = rng.uniform(0.8, 2.2) / long, rng.uniform(0, 2 * np.pi)
                fold(height, row, column, angle, long, wide, wide * rng.uniform(0.5, 1.6), tall, *bend, BACK[kind])
    return height


@njit(cache=True)
def fold(height, row, column, angle, long, wide, other, tall, bend, phase, back):
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
            # It narrows towards its ends, or it is a bow tie.
            left = 1 - (along / long) ** 2
            away = (np.sqrt(off * off + back * back) - back) / ((wide if off > 0 else other) * (0.3 + 0.7 * left))
            if away < 6:
                height[(row + i) % size, (column + j) % size] += tall * np.exp(-away) * left**1.5


def laid(graph, uv, kind, seed, legs=False):
    """The height of a `kind` of cloth's folds on cloth whose flat pattern is `uv`, in units; none runs over both `legs`."""
    heights = field(kind, round(seed)) * CM * UNIT
    image = bpy.data.images.new("creases", *heights.shape, float_buffer=True, is_data=True)
    image.pixels.foreach_set(np.repeat(heights.ravel(), 4).astype(np.float32))
    node = graph.add("TexImage")
    node.image, node.interpolation, node.extension = image, "Cubic", "REPEAT"
    share = 1 / (TILE * CM * UNIT)
    if legs:
        x, y, _ = graph.split(uv)
        uv = graph.join(x, graph.maths("MULTIPLY_ADD", graph.maths("SIGN", x), 0.2 / share, y))
    graph.feed(node.inputs["Vector"], graph.mapping(uv, (share, share, 1)))
    return node.outputs["Color"]
