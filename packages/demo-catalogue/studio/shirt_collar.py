"""A shirt's collar: a stand round the neck and two thin layers that fold over it crisply and lie on the front. In cm."""

import numpy as np
from scipy.ndimage import gaussian_filter, gaussian_filter1d
from scipy.spatial import cKDTree

import collar
from garment import CM, UNIT
from laid import Laid
from noise import smooth, waves

COUNT = 121
# By the share of the way from the back's middle to the front's: how tall the stand is, and how far the fall leans outwards from straight down, radians.
STAND = [(0, 1.0), (0.5, 0.94), (1, 0.74)]
LEAN = [(0, 0.0), (0.3, 0.2), (0.5, 0.4), (0.72, 0.66), (0.88, 0.64), (1, 0.56)]


def rows(garment, stand=3.2, fall=4.4, point=7.4, gap=0.24, roll=0.17, seed=1):
    """Rows of points from the seam up the stand, over the fold and down to the outer edge; `roll` is how round the fold is, `seed` how its two sides differ."""
    rng = np.random.default_rng(seed)
    base = collar.neck_line(garment, gap=0.06, count=COUNT, passes=8)
    t = np.linspace(-1, 1, COUNT)
    side = np.abs(t)
    tall = stand * np.interp(side, *np.array(STAND).T)
    reach = fall + (point - fall) * np.clip((side - 0.55) / 0.45, 0, 1) ** 1.5
    lean = np.interp(side, *np.array(LEAN).T)
    lean = gaussian_filter1d(lean, 3, mode="nearest") * np.sign(base[:, 0] - (base[0, 0] + base[-1, 0]) / 2)
    front = smooth(0.42, 0.7, side)[:, None]
    up = (1 - front) * [0, 1.0, 0.06] + front * [0, 0.93, 0.3]
    inward = (base.mean(0) - base) * [1, 0, 0.4]
    crest = base + up * tall[:, None] + 0.05 * inward
    calm = gaussian_filter1d(crest, 4, axis=0, mode="nearest")
    # Its ends stay where the fronts meet.
    crest = calm + (crest - calm) * smooth(0.8, 1, side)[:, None]
    # Nobody laid both sides alike: one point is turned, one side stands higher.
    right = t > 0
    odd = smooth(0.5, 0.95, side)
    lean += np.radians(np.where(right, *rng.uniform(-3, 3, 2))) * odd
    crest[:, 1] += np.where(right, *rng.uniform(-0.05, 0.25, 2)) * np.sin(np.pi * np.clip(side / 0.9, 0, 1)) ** 2
    reach = reach * (1 + 0.012 * waves(t * 20, 0 * t, seed, 7))
    down = np.stack([np.sin(lean), -np.cos(lean), np.zeros(COUNT)], 1)
    out = (1 - front) * ((base - base.mean(0)) * [1, 0, 1]) + front * [0, 0, 6.0]
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    lines = [base + (crest - base) * s for s in np.linspace(-0.12, 0.94, 7)]
    for angle in np.linspace(0.15, 0.9, 5) * np.pi:
        lines.append(crest + out * roll * (1 - np.cos(angle)) + np.array([0, 0.6, 0]) * roll * np.sin(angle))
    top = lines[-1]
    for s in np.linspace(0, 1, 13)[1:]:
        lines.append(top + down * (reach * s)[:, None] + out * (0.16 * s * (1 - front)) * reach[:, None])
    points = lying(garment, np.stack(lines, 1), gap, 12)
    curl = np.where(right, *rng.permutation([0.1, 0.34])) * smooth(0.82, 1, side)
    points[..., 2] += curl[:, None] * smooth(0.55, 1.0, np.linspace(0, 1, points.shape[1])) ** 2
    return points


def lying(garment, points, gap, fold):
    """The fall's outer part lies on the cloth, in front and over the shoulders; what is inside the fold is left alone."""
    out = points.copy()
    values = np.vstack([garment.surface(name).spread.values for name in ("front", "back")])
    cloth, normal = values[:, :3] / CM / UNIT, values[:, 3:]
    flat = points[:, fold:].reshape(-1, 3)
    near = cKDTree(cloth).query(flat, k=24)[1]
    place, way = cloth[near].mean(1), normal[near].mean(1)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    shape = points[:, fold:].shape
    share = np.linspace(0, 1, shape[1])
    away = gap - ((flat - place) * way).sum(1).reshape(shape[:2])
    front = smooth(0.5, 0.72, np.abs(np.linspace(-1, 1, shape[0])))[:, None]
    # What floats above the front is drawn down to it, what is in the cloth is pushed out.
    push = np.where(away > 0, away * smooth(0, 0.25, share), away * smooth(0.1, 0.75, share) * front)
    push = gaussian_filter(push, (2, 1), mode="nearest")
    way = gaussian_filter(way.reshape(shape), (3, 1, 0), mode="nearest")
    out[:, fold:] += way * push[..., None]
    return out


def edge(rows, low=0.6, high=0.97):
    """A collar as its stitches see it, and the line they run along: half a centimetre inside the front edges, `high` up the rows; it begins and ends at `low`."""
    share, down = np.linspace(0, 1, len(rows)), np.linspace(0, 1, rows.shape[1])
    far = np.linalg.norm(np.diff(rows[:, -1], axis=0), axis=1).sum() * CM * UNIT
    flat = np.stack(np.meshgrid(share * far, down, indexing="ij"), -1).reshape(-1, 2)
    normal = np.cross(np.gradient(rows, axis=0), np.gradient(rows, axis=1)).reshape(-1, 3)
    normal *= np.sign(normal[:, 2:])
    normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-12
    a = 0.012 * far
    return Laid(flat, rows.reshape(-1, 3) * CM * UNIT, normal, 0.1 * CM * UNIT), np.array([(a, low), (a, high), (far - a, high), (far - a, low)])
