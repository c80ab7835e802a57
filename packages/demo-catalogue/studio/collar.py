"""Collars and bands on a neckline that hangs: rows of points rising from the seam, folding and lying on the cloth. In cm."""

import numpy as np
from scipy.ndimage import gaussian_filter, gaussian_filter1d, maximum_filter
from scipy.spatial import cKDTree

import contact
import stage
from garment import CM, UNIT
from noise import smooth


def neck_line(garment, gap=0.4, count=61, passes=4):
    """The neckline from the middle of the front round the right, the back and the left, to the middle again; `gap` cm open."""
    front, back = (garment.moved[garment.along(name, "neck")] for name in ("front", "back"))
    middle = int(np.argmin(garment.flat[garment.where["front", "neck"], 1]))
    loop = np.vstack([front[middle:], back[::-1][1:-1], front[: middle + 1]])
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(loop, axis=0), axis=1))])
    even = np.linspace(gap, far[-1] - gap, count)
    loop = np.stack([np.interp(even, far, loop[:, k]) for k in range(3)], 1)
    for _ in range(passes):
        loop[1:-1] += 0.5 * ((loop[:-2] + loop[2:]) / 2 - loop[1:-1])
    return loop


def band(garment, tall=2.6):
    """Rows of a band collar."""
    base = neck_line(garment)
    centre = base.mean(0)
    flat = base - centre
    side = np.abs(np.linspace(-1, 1, len(base)))
    axis = np.linalg.svd(flat)[2][2]
    axis *= np.sign(axis[2] + axis[1])
    front = smooth(0.35, 0.85, side)[:, None]
    up = front * (axis + [0, 0.25, 0.3]) + (1 - front) * (0.25 * axis + [0, 1.0, 0.0])
    up /= np.linalg.norm(up, axis=1, keepdims=True)
    inward = -flat / np.linalg.norm(flat, axis=1, keepdims=True)
    tall = tall * np.where(side > 0.93, 1 - 0.5 * smooth(0.93, 1.0, side), 1)
    rows = [base + up * (tall * s)[:, None] + inward * 0.35 * s**2 for s in np.linspace(-0.15, 1, 8)]
    # Cloth that stands doesn't follow the corner where the shoulder meets the neck.
    return np.stack([gaussian_filter1d(row, 0.1 + 3 * k / 7, axis=0, mode="nearest") for k, row in enumerate(rows)], 1)


def edging(garment, wide, count=160):
    """Rows of a flat band on the edge of open fronts and round the back of the neck, as on a kimono."""
    ends = [garment.where[edge] for edge in (("front_r", "opening_r"), ("back", "neck"), ("front_l", "opening_l"))]
    (right, back, left), flats = ([of[index] for index in ends] for of in (garment.moved[garment.index], garment.flat))
    if back[0, 0] < back[-1, 0]:
        back, flats[1] = back[::-1], flats[1][::-1]
    if right[0, 1] > right[-1, 1]:
        right, flats[0] = right[::-1], flats[0][::-1]
    if left[0, 1] < left[-1, 1]:
        left, flats[2] = left[::-1], flats[2][::-1]
    loop, flat = np.vstack([right, back[1:-1], left]), np.vstack([flats[0], flats[1][1:-1], flats[2]])
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(loop, axis=0), axis=1))])
    even = np.linspace(0, far[-1], count)
    base, flat = (np.stack([np.interp(even, far, line[:, k]) for k in range(line.shape[1])], 1) for line in (loop, flat))
    for _ in range(6):
        base[1:-1] += 0.5 * ((base[:-2] + base[2:]) / 2 - base[1:-1])
    reach = np.linalg.norm(np.diff(right, axis=0), axis=1).sum()
    behind = smooth(reach - 9, reach + 4, even) * smooth(far[-1] - reach + 9, far[-1] - reach - 4, even)
    out = np.sign(np.interp(even, [0, reach, far[-1] - reach, far[-1]], [1, 1, -1, -1]))[:, None] * np.array([1.0, 0, 0])
    way = (1 - behind)[:, None] * out + behind[:, None] * np.array([0, 0.9, 0.35])
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    across = np.linspace(0, 1, 9)
    # At the back it begins a little below the seam, or the wall is seen between them.
    rows = np.stack([base + way * (wide * s - 0.6 * (1 - s) * behind[:, None]) for s in across], 1)
    rows = resting(garment, rows)
    # On the fronts it is sewn down: it follows their folds.
    (x0, y0), (x1, y1) = garment.pieces["front_r"].edges["shoulder_r"]
    on = flat[:, None] + wide * across[:, None] * out[:, None, :2]
    on[..., 1] = np.minimum(on[..., 1], y0 + (y1 - y0) * (np.abs(on[..., 0]) - x0) / (x1 - x0) - 0.2)
    laid = garment.surface("front").onto(on * CM * UNIT)
    laid = laid[0] / CM / UNIT + (0.12 + 0.14 * smooth(0, 0.2, across))[:, None] * laid[1]
    return rows + (1 - behind)[:, None, None] * (laid - rows)


def resting(garment, rows, gap=0.32, on=("front",), calm=0):
    """Keep the outer rows above the cloth of the pieces they lie on; `calm` is how many points the push is evened over."""
    points = rows.reshape(-1, 3).copy()
    values = np.vstack([garment.surface(name).spread.values for name in on])
    cloth, normal = values[:, :3] / CM / UNIT, values[:, 3:]
    near = cKDTree(cloth).query(points, k=16)[1]
    place, way = cloth[near].mean(1), normal[near].mean(1)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    # Over the highest of the small folds around.
    depth = np.einsum("nkd,nd->nk", points[:, None] - cloth[near], way).min(1)
    close = np.linalg.norm(points - place, axis=1) < 5
    across = np.tile(np.arange(rows.shape[1]) / (rows.shape[1] - 1), rows.shape[0])
    need = np.where(across > 0.5, gap + 0.25 * (1 - across), -9)
    push = np.where(close & (depth < need), need - depth, 0)
    if calm:
        push, way = push.reshape(rows.shape[:2]), way.reshape(rows.shape)
        push = gaussian_filter(maximum_filter(push, calm), calm / 2).ravel()
        # Pushed sideways by the folds below it, its edge would waver.
        way = gaussian_filter(way * [0.25, 0.25, 1], (2 * calm, calm, 0)).reshape(-1, 3)
        way /= np.linalg.norm(way, axis=1, keepdims=True)
    return (points + way * push[:, None]).reshape(rows.shape)


def shadows(rows, front, turn):
    """The thin shadow beside a collar on both fronts: from row `turn` down its front edge, where it has one, and back along the outer edge over the share `front` of its columns."""
    count = round(front * len(rows))
    for line in (rows, rows[::-1]):
        ends, edge = line[0, turn:-1], line[:count, -1]
        out = np.vstack([ends - line[1, turn:-1], edge - line[:count, -2]])
        out = gaussian_filter1d(out / np.linalg.norm(out, axis=1, keepdims=True), 1.5, axis=0, mode="nearest")
        contact.shadow(np.vstack([ends, edge]) * CM * UNIT, out, seed=1, share=0.9, more=0.05)


def quads(rows):
    """The faces between rows of points."""
    n, k, _ = rows.shape
    index = np.arange(n * k).reshape(n, k)
    return np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)


def unrolled(rows):
    """Rows of points laid flat: how far along the seam and across."""
    across = np.hstack([np.zeros((len(rows), 1)), np.cumsum(np.linalg.norm(np.diff(rows, axis=1), axis=2), axis=1)])
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(rows[:, 0], axis=0), axis=1))])
    return np.stack(np.broadcast_arrays(far[:, None], across), -1).reshape(-1, 2)


def show(rows, material, thick=0.16, name="collar", pattern=None):
    """Put rows of points into the scene as cloth; `pattern` is where every face's corners lie on the flat cloth."""
    faces = quads(rows)
    flat = unrolled(rows)[faces] if pattern is None else pattern
    thing = stage.mesh(name, rows.reshape(-1, 3) * CM * UNIT, faces, material)
    stage.lay_out(thing, "pattern", flat * CM * UNIT + 0.23)
    soft = thing.modifiers.new("smooth", "SUBSURF")
    soft.levels = soft.render_levels = 1
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick * CM * UNIT, 0
    round_ = thing.modifiers.new("round", "BEVEL")
    round_.width, round_.segments = thick * 0.3 * CM * UNIT, 2
    return thing
