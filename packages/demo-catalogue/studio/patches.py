"""Pieces of cloth sewn onto cloth, each by how high every place of it lies above the cloth. In cm.

Edges are turned under and pressed down, no side is ruled, and the middle is fuller than its edge.
"""

import numpy as np
from scipy.interpolate import RegularGridInterpolator
from scipy.ndimage import gaussian_filter, maximum_filter
from scipy.spatial import Delaunay, cKDTree

import contact
import stage
from outline import contains
from garment import CM, UNIT
from laid import Laid, normals
from noise import smooth, turned, waves

U = CM * UNIT
STEP = 0.16
RINGS = (0, 0.015, 0.04, 0.08, 0.13, 0.2, 0.3, 0.4, 0.5, 0.65, 0.85, 1.1)
SPACING = 0.4


def rim(corners, radii, seed, wander=0.06, sag=0.0):
    """The outline through four corners (from the lower left, against the clock): rounded (`radii` of the lower and the upper ones), and no more exact than scissors and iron; the upper side sags."""
    corners = np.asarray(corners, float)
    parts = []
    low, high = radii
    for last, here, after, radius, then in zip(np.roll(corners, 1, 0), corners, np.roll(corners, -1, 0), (low, low, high, high), (low, high, high, low)):
        before, way = (last - here) / np.linalg.norm(last - here), after - here
        far = np.linalg.norm(way)
        start, way = here + before * radius, way / far
        t = np.linspace(0, 1, 6)[:-1, None]
        parts.append((1 - t) ** 2 * start + 2 * t * (1 - t) * here + t**2 * (here + way * radius))
        parts.append(here + way * np.arange(radius, far - then, STEP)[:, None])
    line = np.vstack(parts)
    x, y = line.T
    high, across = smooth(y.max() - 1.0, y.max(), y), (x - x.mean()) / np.ptp(x) * 2
    return line + wander * np.stack([waves(x, y, seed, 6), waves(x, y, seed + 1, 6)], 1) - np.stack([0 * x, sag * high * (1 - across**2)], 1)


def outwards(line):
    """The normals of a closed outline that runs against the clock."""
    way = np.roll(line, -1, 0) - np.roll(line, 1, 0)
    return np.stack([way[:, 1], -way[:, 0]], 1) / (np.linalg.norm(way, axis=1, keepdims=True) + 1e-9)


def filled(line):
    """Points and triangles inside an outline, dense along its edge, and how far inside each is."""
    tree = cKDTree(line)
    rings = [line]
    for deep in RINGS[1:]:
        inner = line - deep * outwards(line)
        rings.append(inner[(tree.query(inner)[0] > 0.93 * deep) & contains(line, inner)])
    low, high = line.min(0), line.max(0)
    grid = np.stack(np.meshgrid(*(np.arange(a, b, SPACING) for a, b in zip(low, high))), -1).reshape(-1, 2)
    grid = grid[contains(line, grid)]
    rings.append(grid[tree.query(grid)[0] > RINGS[-1] + 0.5 * SPACING])
    points = np.vstack(rings)
    faces = Delaunay(points).simplices
    a, b, c = (points[faces[:, i]] for i in range(3))
    area = (b - a)[:, 0] * (c - a)[:, 1] - (b - a)[:, 1] * (c - a)[:, 0]
    faces[area < 0] = faces[area < 0][:, ::-1]
    faces = faces[contains(line, (a + b + c) / 3) & (np.abs(area) > 1e-6)]
    away = tree.query(points)[0]
    away[: len(line)] = 0
    return points, faces, away


def ironed(surface, points, wide):
    """Places on the cloth without what is narrower than `wide`, bridging the bumps, and the normals."""
    step, margin = 0.5, 3 * wide
    x, y = (np.arange(a - margin, b + margin + step, step) for a, b in zip(points.min(0), points.max(0)))
    on, normal = surface.onto(np.stack(np.meshgrid(x, y, indexing="ij"), -1).reshape(-1, 2) * U)
    on, normal = on.reshape(len(x), len(y), 3), normal.reshape(len(x), len(y), 3)
    size = wide / step
    normal = gaussian_filter(normal, (size, size, 0), mode="nearest")
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-12
    sunk = ((on - gaussian_filter(on, (size, size, 0), mode="nearest")) * normal).sum(-1)
    bridged = gaussian_filter(maximum_filter(np.maximum(sunk, 0), 2 * round(size / 2) + 1), size / 2) - sunk
    got = RegularGridInterpolator((x, y), np.concatenate([on + normal * bridged[..., None], normal], -1))(points)
    return got[:, :3], got[:, 3:]


def lay(surface, line, height, material, name, foot=None, thick=0.2, pressed=2.0, apart=0.013, turn=0.0, shade=lambda x, y: (1.0, 0.0)):
    """A piece inside an outline. `height(x, y, inside)` is its upper side above the cloth; its edge is rounded and goes down to `foot`, or hangs free, `thick`.

    It is cut `apart` from the cloth below and turned by `turn` (radians). Within `pressed` of its edge it follows the cloth's folds, further in it bridges them; `shade(x, y)` is how much of an edge's shadow there is, and how much more where it stands off.
    """
    points, faces, inside = filled(line)
    on, normal = ironed(surface, points, 2.2)
    if pressed:
        close, upright = ironed(surface, points, 0.8)
        share = smooth(0, pressed, inside)[:, None]
        on, normal = close + share * (on - close), upright + share * (normal - upright)
    half = surface.half / U
    high = half + height(*points.T, inside)
    round_ = 1 - np.sqrt(1 - (1 - np.clip(inside / (0.7 * thick), 0, 1)) ** 2)
    high -= round_ * (thick if foot is None else high - half - foot)
    placed = on + high[:, None] * U * normal
    thing = stage.mesh(name, placed, faces, material)
    stage.lay_out(thing, "pattern", turned(points * U, turn, line.mean(0) * U) + apart)
    # A button has a shank of thread: it leans by half of what the piece does, which leans where its edge stands off.
    leaning = normal + normals(placed, faces)
    laid = Laid(points * U, placed, leaning / np.linalg.norm(leaning, axis=1, keepdims=True), 0.0)
    seed = int(abs(line.sum())) % 1000
    edge, upright = on[: len(line)] + (half + thick + 0.1) * U * normal[: len(line)], normal[: len(line)]
    out = outwards(edge[:, :2])
    contact.shadow(edge, np.column_stack([out, 0 * out[:, 0]]), seed, *shade(*line.T), closed=True)
    return laid
