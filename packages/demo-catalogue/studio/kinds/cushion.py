"""Cushions of linen or wool leaning against the wall: one large, perhaps a small one in front."""

import numpy as np

import knit
import look
import sewing
import stage
from cloth import Garment
from noise import smooth, turned, waves
from wood import tube


# How far the knitted one leans back, and how far behind the wall is that it leans on.
LEAN, BACK = 0.42, 1.2
# Half of how thick its edges are.
EDGE = 0.055


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
        knitted(p)
        return shot(p)
    back = filled(*p.get("size_units", (1.15, 1.15)), seed)
    stand(back, 0.28, p.get("yaw", 0.12), (0.14, 0.35) if p.get("small") else (0.0, 0.3))
    back.show(cover(p["colours"][0], seed), thick=0.008)
    piping(back, p["colours"][0])
    if p.get("small"):
        front = filled(0.86, 0.52, seed + 1)
        stand(front, 0.42, -0.14, (-0.34, -0.3))
        front.show(cover(p["small"], seed + 4), thick=0.008)
        piping(front, p["small"])
    shot(p)


def shot(p):
    """All of it, or its cloth from near."""
    near, height = p.get("view") == "near", p.get("height")
    if p.get("pattern"):
        stage.table_top(*((1.0, (0.0, 0.2, 0.6), 0.12, -0.2) if near else (height or 2.3, (0.03, 0, 0.55), 0.17)), back=4.6 if near else BACK)
    else:
        stage.table_top(*((1.15, (0.25, 0.1, 0.65), 0.15, -0.25) if near else (height or 2.7, (0.03, 0, 0.6), 0.17)), back=4.6 if near else 2.4)


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


def side(sign, seed):
    """The front or the back of a square cushion that stands and leans."""
    half, yaw = 0.58, 0.1
    c, q = np.cos(LEAN), np.sin(LEAN)

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        s, t = (2 * u - 1) * sign, 2 * v - 1
        s0, t0 = np.clip(s, -1, 1), np.clip(t, -1, 1)
        struck = np.exp(-(((s - 0.12) / 0.4) ** 2)) * smooth(-0.2, 1.0, t)
        # Its filling sinks: plump in the middle, less towards the corners, which stay as round as the filling reaches into them.
        plump = np.clip((1 - s0**2) * (1 - t0**2), 0, 1) ** 0.5 * (1 - 0.26 * t0 - 0.06 * s0) * (1 - 0.22 * struck)
        rim = np.clip((1 - s0**10) * (1 - t0**10), 0, 1) ** 0.5
        puff = 0.28 * plump + EDGE * rim
        # No corner is cut by a ruler, nor filled as the others.
        corner = np.abs(s0 * t0) ** 9 * (1 + 0.2 * np.sin(2.3 * np.sign(s0) + 1.1 * np.sign(t0) + seed))
        drawn = 1 - 0.048 * (1 - t0**2) ** 1.2 - 0.013 * waves(t0, 0 * t0, seed + 3, 1.3) - 0.1 * corner
        x = s * half * drawn + 0.02 * t0 * (1 - s0**2)
        y = t * half * (1 - (0.045 - 0.03 * (t0 < 0) * t0) * (1 - s0**2) ** 1.2 - 0.1 * corner) - 0.05 * struck - 0.022 * s0 * (t0 > 0) * t0
        # Tension from corner to corner, and what somebody's back left.
        free = np.clip(plump / 0.36, 0, 1)
        pulled = sum(np.cos(11 * np.arctan2(1.04 * b - t0, 1.04 * a - s0)) * np.exp(-(((s0 - a) ** 2 + (t0 - b) ** 2) / 0.5)) for a in (-1, 1) for b in (-1, 1))
        puff = puff + (0.012 * pulled + 0.022 * waves(x, y, seed, 0.6) + 0.012 * waves(x, y, seed + 5, 0.25)) * free
        depth, up = -sign * puff, y + half
        out = np.stack([x, c * depth + q * up, -q * depth + c * up], -1)
        # It stands on its lower edge, which its weight flattens.
        out[..., 2] = 0.008 + 0.5 * (out[..., 2] - 0.05 + np.sqrt((out[..., 2] - 0.05) ** 2 + 0.0016))
        return turned(out, yaw) + np.array([0.0, 0.3, 0.0])

    return surface


def knitted(p):
    """One square cushion in a knitted cover, leaning against the wall."""
    seed = p.get("seed", 3)
    cols = p.get("cols", 46)
    width = 1.16 / cols
    rows = int(1.16 / (0.74 * width))
    knit.cloth("front", side(1, seed), cols, rows, width, p["colours"], p["pattern"], rng=np.random.default_rng(seed), melange=p.get("melange", 0.2))
    knit.sheet("back", side(-1, seed), sewing.thread(p["colours"][0], 0.8))
