"""Pieces cut from thick felt: plates that lie on the table and on each other."""

import numpy as np
from scipy.ndimage import gaussian_filter, gaussian_filter1d, map_coordinates
from scipy.optimize import linprog

import felt
import sewing
import stage
from outline import contains
from noise import smooth, turned, waves
from yarn import strands

# How far the edge's points lie inside the outline, in shares of the thickness, and how high: the blade leaves a nearly upright side and a soft rim.
RIM = ((0.16, 0.0), (0.04, 0.12), (0.0, 0.38), (0.03, 0.62), (0.1, 0.8), (0.21, 0.92), (0.36, 1.0))
STEP = 0.02


def rounded(wide, tall, radius, n=10):
    """A rectangle's outline with round corners, counter-clockwise, centred; radius may be four numbers (from low right)."""
    r = np.broadcast_to(radius, 4)
    out = []
    for k, (sx, sy) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        a = np.linspace(-np.pi / 2, 0, n) + k * np.pi / 2
        out.append(np.stack([sx * (wide / 2 - r[k]) + r[k] * np.cos(a), sy * (tall / 2 - r[k]) + r[k] * np.sin(a)], 1))
    return np.vstack(out)


def by_hand(outline, rng, stray=0.0035):
    """The outline as scissors follow it: evenly many points, no edge quite straight."""
    line = sewing.along(np.vstack([outline, outline[:1]]), STEP)
    way = np.roll(line, -1, 0) - np.roll(line, 1, 0)
    out = np.stack([way[:, 1], -way[:, 0]], 1) / np.linalg.norm(way, axis=1, keepdims=True)
    seed = rng.integers(1000)
    return line + out * (stray * waves(line[:, 0], line[:, 1], seed, 0.7) + 0.25 * stray * waves(line[:, 0], line[:, 1], seed + 1, 0.12))[:, None], out


class Table:
    """The height of what lies on the table, over a square of 2 `half`."""

    def __init__(self, half=1.4, step=0.014):
        self.half, self.step = half, step
        a = np.arange(-half, half, step)
        self.x, self.y = np.meshgrid(a, a)
        self.top = np.zeros_like(self.x)

    def at(self, x, y, heights):
        """`heights` at places."""
        return map_coordinates(heights, [(y + self.half) / self.step, (x + self.half) / self.step], order=1, mode="nearest")

    def rest(self, outline, thick, sag, curl):
        """Lay a plate on what lies there: the lowest plane that carries its middle, sagging where nothing is below; tells its lower side."""
        inside = contains(outline, np.stack([self.x.ravel(), self.y.ravel()], 1)).reshape(self.x.shape)
        x, y, below = self.x[inside], self.y[inside], self.top[inside]
        pick = slice(None, None, 3)
        ground = np.stack([x, y, np.ones_like(x)], 1)[pick]
        plane = linprog([x.mean(), y.mean(), 1.0], A_ub=-ground, b_ub=-below[pick], bounds=[(None, None)] * 3).x
        height = plane[0] * self.x + plane[1] * self.y + plane[2]
        share = gaussian_filter(inside.astype(float), 9) + 1e-6
        soft = lambda a: gaussian_filter(np.where(inside, a, 0.0), 9) / share
        height = np.maximum(height - sag * soft(height - self.top), self.top - 0.008)
        middle = outline.mean(0)
        u, v = (self.x - middle[0]) / np.ptp(outline[:, 0]), (self.y - middle[1]) / np.ptp(outline[:, 1])
        height = height + curl * smooth(0.2, 0.62, np.hypot(u, v)) * np.maximum(np.sin(np.arctan2(v, u) + 7.0 * curl / thick), 0) ** 2
        self.top = np.where(inside, height + thick, self.top)
        return lambda px, py: self.at(px, py, height)


def bowed(outline, rng, size=0.012, corner=0.5):
    """A square's outline whose sides bow in or out, each its own way, and whose corners are drawn in unlike."""
    x, y = outline.T
    w, h = np.abs(outline).max(0)
    bow = lambda t, side: (rng.normal(0, size) + rng.normal(0, 0.7 * size) * t) * (1 - t * t) * side
    right, left, top, low = (bow(t, 1) for t in (y / h, y / h, x / w, x / w))
    diagonal = (np.abs(x) / w * np.abs(y) / h) ** 6
    less = sum(rng.uniform(0, corner) * size * 3 * diagonal * (x * a > 0) * (y * b > 0) for a in (-1, 1) for b in (-1, 1))
    shift = np.stack([np.where(x > 0, right, left) * (np.abs(x) / w) ** 2, np.where(y > 0, top, low) * (np.abs(y) / h) ** 2], 1)
    return outline + shift - less[:, None] * np.sign(outline)


def frayed(name, outline, out, low, thick, colour, rng, cm, melange=0.2, dense=55):
    """The hair that a cut leaves along an edge: short, from its whole height, in tufts here and there."""
    count = int(len(outline) * STEP / cm * dense)
    tufts = 0.5 + 0.5 * waves(*outline.T, rng.integers(1000), 0.11)
    spot = rng.choice(len(outline), count, p=(0.25 + tufts**2) / (0.25 + tufts**2).sum())
    flat = outline[spot] + rng.uniform(-0.5, 0.5, (count, 1)) * (outline[(spot + 1) % len(outline)] - outline[spot - 1]) / 2
    high = rng.beta(2.2, 1.6, count)
    root = np.column_stack([flat - 0.05 * thick * out[spot], low(*flat.T) + thick * high])
    way = np.column_stack([out[spot], 0.6 * (high - 0.4)]) + rng.normal(0, 0.75, (count, 3))
    size = cm * 0.07 * rng.lognormal(0, 0.45, (count, 1))
    curl = rng.normal(0, 0.5, (count, 3))
    hair = np.stack([root + (way * t + curl * t * t) * size for t in (0.0, 0.35, 0.7, 1.0)], 1)
    hair[..., 2] = np.maximum(hair[..., 2], 0.001)
    strands(f"{name} edge", hair, 0.0028 * cm, felt.fibre(f"{name} edge", colour, melange, light=0.75, thin=True))


def plate(name, outline, out, low, thick, colour, rng, cm, melange=0.2):
    """A piece of felt over its lower side `low`, with its loose hair."""
    centre = outline.mean(0)
    # Unevened, the inner rings cross at a corner, which is seen as a slash.
    out = gaussian_filter1d(out, 2.5, axis=0, mode="wrap")
    rings = [(outline - out * inset * thick, high) for inset, high in RIM]
    inner = rings[-1][0]
    rings += [(centre + (inner - centre) * k, 1.0) for k in np.linspace(0.96, 0.02, 34)]
    seed = rng.integers(1000)
    points = []
    for flat, high in rings:
        x, y = flat.T
        uneven = 0.05 * thick * waves(x, y, seed, 0.35) + 0.03 * thick * waves(x, y, seed + 1, 0.09)
        points.append(np.column_stack([flat, low(x, y) + thick * high + uneven * (high > 0.5)]))
    n, count = len(outline), len(rings)
    index = np.arange(count * n).reshape(count, n)
    after = np.roll(index, -1, 1)
    faces = np.stack([index[:-1], after[:-1], after[1:], index[1:]], -1).reshape(-1, 4)
    thing = stage.mesh(name, np.vstack(points), [*faces.tolist(), index[-1].tolist()], felt.matted(name, colour, cm, melange))
    felt.nap(thing, colour, rng, cm, melange=melange)
    return thing


def laid(name, table, shape, place, turn, thick, colour, rng, cm, sag=0.14, curl=0.0, melange=0.2, stray=0.0035):
    """Cut a shape, turn it, lay it on the table at a place, its edge a little frayed."""
    outline, _ = by_hand(shape, rng, stray)
    outline = turned(outline, turn) + np.asarray(place)
    way = np.roll(outline, -1, 0) - np.roll(outline, 1, 0)
    out = np.stack([way[:, 1], -way[:, 0]], 1) / np.linalg.norm(way, axis=1, keepdims=True)
    low = table.rest(outline, thick, sag, curl)
    frayed(name, outline, out, low, thick, colour, rng, cm, melange)
    return plate(name, outline, out, low, thick, colour, rng, cm, melange)
