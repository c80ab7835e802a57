"""Cushions of linen or wool leaning against the wall: one large, perhaps a small one in front."""

import numpy as np

import knit
import sewing
import stage
from cloth import Garment
from noise import turned, waves
from weave import cloth_of
from wood import tube


def square(wide, tall):
    """Both halves of a cover with slightly hollow sides, all edges sewn."""
    n = 10
    w, h = wide / 2, tall / 2
    t = np.linspace(-1, 1, n + 1)[:-1]
    dip = 0.02 * (1 - t**2)
    right = [(w - d * wide, h * s, "seam") for s, d in zip(t, dip)]
    top = [(-w * s, h - d * tall, "seam") for s, d in zip(t, dip)]
    left = [(-w + d * wide, -h * s, "seam") for s, d in zip(t, dip)]
    low = [(w * s, -h + d * tall, "seam") for s, d in zip(t, dip)]
    return [(float(x), float(y), k) for x, y, k in right + top + left + low]


def filled(wide, tall, seed, spacing=0.045):
    """A stuffed cover around the origin, in the xy plane."""
    outline = square(wide, tall)
    garment = Garment(outline, outline, spacing=spacing, puff=0.12, place=(0, 0, 0))
    rng = np.random.default_rng(seed)
    garment.points[:, 2] += rng.normal(0, 0.004, garment.count)
    garment.simulate(lambda x, y: 0 * x, frames=40, gravity=(0, 0, 0), shrink=-0.01, bending=0.35, pressure=3.2, wall=False)
    garment.soften(2)
    return garment


def stand(garment, lean, yaw, place):
    """Stand it up, lean it back and put its lowest seam on the ground."""
    x, y, z = garment.moved.T
    up = np.stack([x, -z, y], 1)
    c, s = np.cos(lean), np.sin(lean)
    up = np.stack([up[:, 0], c * up[:, 1] + s * up[:, 2], -s * up[:, 1] + c * up[:, 2]], 1)
    up = turned(up, yaw)
    low = up[:, 2].min()
    squash = 0.07
    up[:, 2] = up[:, 2] - low
    near = np.clip(1 - up[:, 2] / 0.25, 0, 1)
    up[:, 2] = np.maximum(up[:, 2] - squash * near, 0.004)
    garment.moved = up + np.array([place[0], place[1], 0.0])


def build(p):
    """One or two cushions."""
    seed = p.get("seed", 3)
    if p.get("pattern"):
        return knitted(p)
    back = filled(*p.get("size_units", (1.15, 1.15)), seed)
    stand(back, 0.28, p.get("yaw", 0.12), (0.14, 0.35) if p.get("small") else (0.0, 0.3))
    back.show(cloth_of(p), thick=0.01)
    piping(back, p["colours"][0])
    if p.get("small"):
        front = filled(0.86, 0.52, seed + 1)
        stand(front, 0.42, -0.14, (-0.34, -0.3))
        second = {**p, "colours": [p["small"]], "warp": None, "weft": None}
        front.show(cloth_of(second), thick=0.01)
        piping(front, p["small"])
    if p.get("view") == "near":
        stage.table_top(1.15, (0.25, 0.1, 0.65), rise=0.15, turn=-0.25, back=4.6)
    else:
        stage.table_top(p.get("height", 2.7), (0.03, 0, 0.6), rise=0.17)


def piping(garment, colour):
    """A thin sewn edge round the cover."""
    rim = garment.moved[: rim_count(garment)]
    tube("piping", rim, 0.0075, sewing.thread(colour, 0.95), closed=True)


def rim_count(garment):
    """The front's outline comes first among its points."""
    flat = garment.flat[garment.front]
    edges = np.vstack([garment.front_faces[:, [0, 1]], garment.front_faces[:, [1, 2]], garment.front_faces[:, [2, 0]]])
    pairs, times = np.unique(np.sort(edges, 1), axis=0, return_counts=True)
    return int(pairs[times == 1].max()) + 1 if len(flat) else 0


def knitted(p):
    """One square cushion in a knitted cover, leaning against the wall."""
    seed = p.get("seed", 3)
    rng = np.random.default_rng(seed)
    half, lean, yaw = 0.58, 0.26, 0.1
    c, q = np.cos(lean), np.sin(lean)

    def side(sign):
        def surface(u, v):
            u, v = np.broadcast_arrays(u, v)
            s, t = (2 * u - 1) * sign, 2 * v - 1
            s0, t0 = np.clip(s, -1, 1), np.clip(t, -1, 1)
            puff = 0.24 * np.sqrt(np.clip((1 - s0**4) * (1 - t0**4), 0, 1)) ** 0.9
            x = s * half * (1 - 0.055 * (1 - t0**2))
            y = t * half * (1 - 0.055 * (1 - s0**2))
            puff = puff + 0.012 * waves(x, y, seed, 0.5) * (puff > 0.02)
            depth, up = -sign * puff, y + half
            out = np.stack([x, c * depth + q * up, -q * depth + c * up], -1)
            out[..., 2] = np.maximum(out[..., 2] - 0.03, 0.008)
            return turned(out, yaw) + np.array([0.0, 0.3, 0.0])

        return surface

    cols = p.get("cols", 46)
    width = 2 * half / cols
    rows = int(2 * half / (0.74 * width))
    knit.cloth("front", side(1), cols, rows, width, p["colours"], p["pattern"], rng=rng, melange=p.get("melange", 0.2))
    knit.sheet("back", side(-1), sewing.thread(p["colours"][0], 0.8))
    if p.get("view") == "near":
        stage.table_top(1.0, (0.0, 0.2, 0.6), rise=0.12, turn=-0.2, back=4.6)
    else:
        stage.table_top(p.get("height", 2.3), (0.03, 0, 0.55), rise=0.17)
