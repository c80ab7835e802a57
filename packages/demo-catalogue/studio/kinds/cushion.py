"""Cushions of linen or wool leaning against the wall: one large, perhaps a small one in front."""

import numpy as np

import knit
import look
import sewing
import stage
from cloth import Garment
from noise import smooth, turned, waves
from wood import tube


def square(wide, tall, corner=0.045, hollow=0.012):
    """Both halves of a cover: slightly hollow sides, corners rounded off, all edges sewn."""
    w, h = wide / 2, tall / 2
    t = np.linspace(-1, 1, 11)
    dip = hollow * (1 - t**2)
    sides = [np.stack([w - dip * wide, (h - corner) * t], 1), np.stack([-(w - corner) * t, h - dip * tall], 1)]
    sides += [-side for side in sides]
    return [(float(x), float(y), "seam") for side in sides for x, y in side]


def filled(wide, tall, seed, spacing=0.034):
    """A stuffed cover standing on the ground, its filling sunk from the top and its cloth a little too large for it."""
    outline = square(wide, tall)
    garment = Garment(outline, outline, spacing=spacing, puff=0.13, place=(0, 0, 0))
    rng = np.random.default_rng(seed)
    x, y, z = garment.points.T
    struck = 0.035 * tall**0.5 * np.exp(-(((x - 0.05 * wide) / (0.2 * wide)) ** 2)) * smooth(-0.1, 0.5, y / tall)
    z = z * (1.12 - 0.5 * y / tall) * (1 + 0.14 * waves(x, y, seed, 0.6)) + rng.normal(0, 0.003, garment.count)
    garment.points = np.stack([x, -z, y + tall / 2 + 0.012 - struck], 1)
    garment.simulate(lambda x, y: 0 * x, frames=22, gravity=(0, 0, -1.6), shrink=-0.03, bending=0.12, pressure=2.6, friction=20)
    return garment.soften(2)


def stand(garment, lean, yaw, place):
    """Stand it up, lean it back and put its lowest seam on the ground."""
    up = garment.moved
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
    back.show(cover(p["colours"][0], seed), thick=0.008)
    piping(back, p["colours"][0])
    if p.get("small"):
        front = filled(0.86, 0.52, seed + 1)
        stand(front, 0.42, -0.14, (-0.34, -0.3))
        front.show(cover(p["small"], seed + 4), thick=0.008)
        piping(front, p["small"])
    if p.get("view") == "near":
        stage.table_top(1.15, (0.25, 0.1, 0.65), rise=0.15, turn=-0.25, back=4.6)
    else:
        stage.table_top(p.get("height", 2.7), (0.03, 0, 0.6), rise=0.17)


def cover(colour, seed):
    """Washed linen, creased where it was sat on."""
    return look.linen("cover", colour, crease=0.3, density=240, through=0.04, seed=seed, creased=0.45)


def piping(garment, colour):
    """A thin sewn edge round the cover."""
    rim = garment.moved[: rim_count(garment)]
    tube("piping", rim, 0.0095, sewing.thread(colour, 0.95), closed=True)


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
            struck = np.exp(-(((s - 0.1) / 0.42) ** 2)) * smooth(-0.3, 1.0, t)
            puff = 0.3 * np.sqrt(np.clip((1 - s0**4) * (1 - t0**4), 0, 1)) ** 0.9 * (1.04 - 0.2 * t0) * (1 - 0.3 * struck)
            x = s * half * (1 - 0.05 * (1 - t0**2)) * (1 - 0.07 * t0**8)
            y = t * half * (1 - 0.045 * (1 - s0**2)) * (1 - 0.07 * s0**8) - 0.075 * struck
            puff = puff + 0.03 * waves(x, y, seed, 0.6) * np.clip(puff / 0.1, 0, 1)
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
