"""Raw wool in its locks, and the hand carders that open them."""

import numpy as np

import wood
from colour import lifted
from noise import turned, waves
from shade import Graph
from silhouettes import plate, rounded
from yarn import fibre, strands


def locks(rng, place, spread, high, count=1300, hairs=90, long=0.34):
    """A heap of fleece: crimped locks lying over each other, each drawn together towards its tip."""
    n = 16
    t = np.linspace(0, 1, n)
    angle, reach = rng.uniform(0, 2 * np.pi, count), np.sqrt(rng.uniform(0, 1, count))
    root = np.stack([spread[0] * reach * np.cos(angle), spread[1] * reach * np.sin(angle)], -1)
    root *= 1 + 0.16 * waves(root[:, :1], root[:, 1:], 4, 0.8)
    up = high * (1 - reach**2) ** 0.8 * rng.uniform(0.55, 1.05, count) + 0.02
    way = angle * (reach > 0.75) + np.pi * waves(root[:, 0], root[:, 1], 9, 1.1) + rng.normal(0, 0.7, count)
    size = long * rng.uniform(0.6, 1.2, count)
    bend = rng.normal(0, 0.8, count)
    heading = way[:, None] + bend[:, None] * t
    step = size[:, None] / n
    x = root[:, :1] + np.cumsum(np.cos(heading) * step, 1)
    y = root[:, 1:] + np.cumsum(np.sin(heading) * step, 1)
    z = up[:, None] + 0.09 * np.sin(np.pi * t) * rng.uniform(0.1, 1, (count, 1)) - 0.75 * up[:, None] * t**1.6 * (reach[:, None] * 0.9 + 0.1)
    side = np.stack([-np.sin(heading), np.cos(heading), np.zeros_like(heading)], -1)
    middle = np.stack([x, y, z], -1)
    crimp = np.sin(2 * np.pi * t * rng.uniform(4, 7, (count, 1)) + rng.uniform(0, 6.3, (count, 1)))[..., None]
    middle = middle + side * crimp * 0.011
    middle[..., 2] += 0.008 * np.roll(crimp[..., 0], 2, 1)
    away = rng.normal(0, 1, (count, hairs, 1, 3)) * [0.027, 0.027, 0.016]
    close = (1.0 - 0.75 * t**1.5)[None, None, :, None]
    wander = 0.011 * np.sin(2 * np.pi * t * rng.uniform(1, 3, (count, hairs, 1)) + rng.uniform(0, 6.3, (count, hairs, 1)))[..., None]
    hair = middle[:, None] + away * close + wander * rng.normal(0, 1, (count, hairs, 1, 3))
    hair[..., 2] = np.maximum(hair[..., 2], 0.004)
    hair += [*place, 0]
    taper = np.linspace(1, 0.35, n)
    for i, colour in enumerate(["ecru", "ecru", "birch", "ecru", "oat"]):
        some = hair[i::5].reshape(-1, n, 3)
        strands(f"locks {i}", some, np.broadcast_to(0.0011 * taper, some.shape[:2]), fibre(f"locks {i}", colour, 0.2))


def inside(place, spread, high):
    """What closes the gaps of the heap: a dull mound below the locks."""
    graph = Graph("mound")
    skin = graph.finish(graph.principled(lifted("birch") * 0.6, roughness=1.0, specular=0.0))
    wood.sphere("mound", (*place, 0.0), 1.0, skin, (spread[0] * 0.86, spread[1] * 0.86, high * 0.72))


def carder(rng, place, angle, wool=True, z=0.0):
    """A hand carder lying with its teeth up: a beech paddle, leather set with bent wire, wool combed across it."""
    beech = wood.grain("beech", "#c08f5c", 0.7, rough=0.5)
    wide, deep = 0.46, 0.24

    def put(points):
        return turned(points, angle) + [*place, z]

    plate("paddle", [rounded(wide, deep, 0.05)], beech, 0.07, 0.016, place, angle, z + 0.035)
    plate("leather", [rounded(wide - 0.025, deep - 0.025, 0.012)], wood.leather("card leather", "#6b4a33"), 0.014, 0.004, place, angle, z + 0.077)
    t = np.linspace(0, 1, 40)[:, None]
    handle = put(np.hstack([0 * t, -deep - 0.62 * t, 0.035 + 0.012 * t]))
    wood.tube("handle", handle, 0.04, beech, taper=0.85 + 0.28 * np.sin(np.pi * np.linspace(0.1, 1, 40)) ** 2)
    gx, gy = np.meshgrid(np.arange(-wide + 0.045, wide - 0.04, 0.021), np.arange(-deep + 0.045, deep - 0.04, 0.021), indexing="ij")
    foot = np.stack([gx, gy, np.full_like(gx, 0.082)], -1).reshape(-1, 3) + rng.normal(0, 0.0012, (gx.size, 3))
    knee, tip = foot + [0, 0.004, 0.024], foot + [0, -0.012, 0.046]
    wires = np.stack([foot, knee, tip], 1)
    strands("wires", put(wires), 0.0024, wood.plain("wire", "#a9a8a4", 0.35, 0.5, 1.0))
    if wool:
        count, n = 17000, 18
        s = np.linspace(-1, 1, n)
        x = rng.normal(0, wide * 0.36, (count, 1)).clip(-wide + 0.03, wide - 0.03)
        reach = deep * rng.uniform(0.35, 0.85, (count, 1))
        y = rng.normal(0, 0.05, (count, 1)) + reach * s
        swirl, phase = rng.normal(0, 0.05, (count, 1)), rng.uniform(0, 6.3, (count, 1))
        lift = 0.1 + rng.uniform(0, 1, (count, 1)) * 0.09 * (1 - (x / wide) ** 2)
        high = lift * (1 - 0.3 * np.abs(s) ** 3) + 0.006 * np.sin(9 * s + rng.uniform(0, 6.3, (count, 1)))
        x = x + 0.03 * waves(x, y, 6, 0.5) + swirl * np.sin(3 * s + phase) + 0.006 * np.sin(14 * s + 2 * phase)
        hair = put(np.stack(np.broadcast_arrays(x, y, high), -1))
        strands("combed", hair, 0.0009, fibre("combed", "ecru", 0.15))
