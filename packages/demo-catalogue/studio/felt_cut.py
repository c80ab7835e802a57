"""Pieces cut from thick felt: plates that lie on the table and on each other."""

import numpy as np
from scipy.ndimage import gaussian_filter1d

import felt_fibres
import sewing
import stage
from noise import turned, waves

# How far the edge's points lie inside the outline, in shares of the thickness, and how high: the blade leaves a nearly upright side and a soft rim.
RIM = ((0.16, 0.0), (0.04, 0.12), (0.0, 0.38), (0.03, 0.62), (0.1, 0.8), (0.21, 0.92), (0.36, 1.0))
STEP = 0.02
# So many centimetres of felt reach beyond an edge before they bend.
LIMP = 2.8


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
    out = outwards(line)
    seed = rng.integers(1000)
    return line + out * (stray * waves(line[:, 0], line[:, 1], seed, 0.7) + 0.25 * stray * waves(line[:, 0], line[:, 1], seed + 1, 0.12))[:, None], out


def sheared(wide, tall, rng, cm):
    """A square as scissors leave it, counter-clockwise round the origin: corners not quite right, each side one cut or two, a corner
    here pointed, there worn round or snipped off.
    """
    corners = np.array([(1, -1), (1, 1), (-1, 1), (-1, -1)]) * (wide / 2, tall / 2) + rng.normal(0, 0.13, (4, 2)) * cm
    line = []
    for here, before, after in zip(corners, np.roll(corners, 1, 0), np.roll(corners, -1, 0)):
        size = cm * rng.choice((0.1, 0.22, 0.4)) * rng.uniform(0.6, 1.2, 2)
        a, b = (here + (to - here) / np.linalg.norm(to - here) * s for to, s in ((before, size[0]), (after, size[1])))
        t = np.linspace(0, 1, 6)[:, None]
        # Between a snip and a curve.
        middle = (a + b) / 2 + (here - (a + b) / 2) * rng.uniform(0.25, 0.9)
        line.extend(a * (1 - t) ** 2 + 2 * middle * t * (1 - t) + b * t**2)
        way = (after - here) / np.linalg.norm(after - here)
        again = here + (after - here) * rng.uniform(0.3, 0.7)
        off = np.array([way[1], -way[0]]) * cm * rng.normal(0, 0.06)
        line.extend([again + off, again + way * 0.35 * cm + off * 0.6])
    line = sewing.along(np.vstack([line, line[:1]]), STEP / 2)
    line = gaussian_filter1d(line, 0.03 * cm / (STEP / 2), axis=0, mode="wrap")
    seed = rng.integers(1000)
    return line + outwards(line) * cm * (0.032 * waves(*line.T, seed, 4.0 * cm) + 0.012 * waves(*line.T, seed + 1, 0.7 * cm))[:, None]


def outwards(outline):
    """The outline's normals."""
    way = np.roll(outline, -1, 0) - np.roll(outline, 1, 0)
    return np.stack([way[:, 1], -way[:, 0]], 1) / np.linalg.norm(way, axis=1, keepdims=True)


def uneven(thick, seed, cm):
    """How thick felt is at places: nowhere quite the same."""
    return lambda x, y: thick * (1 + 0.12 * waves(x, y, seed, 5.0 * cm) + 0.06 * waves(x, y, seed + 1, 1.6 * cm) + 0.03 * waves(x, y, seed + 2, 0.6 * cm))


def plate(name, outline, out, low, high, material):
    """A piece of felt over its lower side `low`, as thick as `high`."""
    centre = outline.mean(0)
    # Unevened, the inner rings cross at a corner, which is seen as a slash.
    out = gaussian_filter1d(out, 2.5, axis=0, mode="wrap")
    thick = high(*outline.T)[:, None]
    rings = [(outline - out * inset * thick, share) for inset, share in RIM]
    inner = rings[-1][0]
    rings += [(centre + (inner - centre) * k, 1.0) for k in np.linspace(0.98, 0.02, 48)]
    points = [np.column_stack([flat, low(*flat.T) + high(*flat.T) * share]) for flat, share in rings]
    n, count = len(outline), len(rings)
    index = np.arange(count * n).reshape(count, n)
    after = np.roll(index, -1, 1)
    faces = np.stack([index[:-1], after[:-1], after[1:], index[1:]], -1).reshape(-1, 4)
    return stage.mesh(name, np.vstack(points), [*faces.tolist(), index[-1].tolist()], material)


def laid(name, table, shape, place, turn, thick, colour, rng, curl):
    """Lay a shape on what lies on the table, `curl` being how far and where to one of its sides stands up; its wool is seen."""
    cm = table.cm
    outline = turned(shape, turn) + np.asarray(place)
    out, high, seed = outwards(outline), uneven(thick, rng.integers(1000), cm), rng.integers(1000)
    reach, way = curl

    def warp(x, y):
        beyond = np.clip((x - place[0]) * np.cos(way) + (y - place[1]) * np.sin(way) - 0.12, 0, None)
        return 0.3 * cm * waves(x, y, seed, 8.0 * cm) + reach * (beyond / 0.5) ** 2

    low = table.rest(outline, thick, LIMP, warp)
    plate(name, outline, out, low, lambda x, y: high(x, y) * 0.87, felt_fibres.core(name, colour))
    felt_fibres.matting(name, outline, low, high, colour, rng, cm)
    felt_fibres.cut(name, outline, out, low, high, colour, rng, cm)
    felt_fibres.loose(name, outline, out, low, high, colour, rng, cm)
