"""What cloth that stands on a table falls against: the table, what is in a bag, the bag itself. In metres, y up, as drape.py."""

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates, maximum_filter
from scipy.spatial import cKDTree

from garment import CM

FAR = 9.0
# How the linen of bags is woven and creased.
WOVEN = dict(crease=1.0, density=200, slub=1.0, creased=1.3, size=1.85)
# A rounded block rather than an egg: what lies in a bag fills its foot.
SQUARE = 3.0
# How many directions round a bag, and how far apart its heights are, cm.
ROUND, STEP = 64, 0.5


class Filled:
    """The table and what is in a bag: rounded blocks (middle, radii) in cm; those are eggs where `square` is 2."""

    def __init__(self, *solids, floor=0.08, square=SQUARE):
        self.square = square
        self.solids = [(np.array(middle) * CM, np.array(radii) * CM) for middle, radii in solids]
        self.floor = floor * CM

    def __call__(self, x, v):
        for middle, radii in self.solids:
            way = (x - middle) / radii
            far = (np.abs(way) ** self.square).sum(1) ** (1 / self.square)
            inside = far < 1
            x[inside] = middle + way[inside] / far[inside, None] * radii
            v[inside] *= 0.85
        low = x[:, 1] < self.floor
        x[low, 1] = self.floor
        v[low] *= [0.7, 0, 0.7]


class Over:
    """A bag that already stands, by how far it reaches out in every direction from the axis through `middle` at every height; what hangs on it stays outside."""

    def __init__(self, points, middle, top, neck=1.5, apart=0.35):
        self.middle, self.apart = np.asarray(middle) * CM, apart * CM
        x, y, z = (points - middle).T
        heights = np.arange(0, top + 12, STEP)
        reach = np.zeros((ROUND, len(heights)))
        turn = (np.arctan2(z, x) / (2 * np.pi) * ROUND).astype(int) % ROUND
        high = np.clip(((y + middle[1]) / STEP).astype(int), 0, len(heights) - 1)
        np.maximum.at(reach, (turn, high), np.hypot(x, z))
        reach = np.where(heights < top, np.maximum(maximum_filter(reach, (3, 3), mode=("wrap", "nearest")), neck), 0.0)
        self.reach = gaussian_filter(reach, (1.0, 1.2), mode=("wrap", "nearest")) * CM

    def at(self, turn, high):
        return map_coordinates(self.reach, [turn % ROUND, high], order=1, mode="grid-wrap")

    def __call__(self, x, v):
        way = x - self.middle
        r = np.hypot(way[:, 0], way[:, 2]) + 1e-9
        turn, high = np.arctan2(way[:, 2], way[:, 0]) / (2 * np.pi) * ROUND, np.clip(x[:, 1] / (STEP * CM), 0, self.reach.shape[1] - 2)
        slope = (self.at(turn, high + 0.5) - self.at(turn, high - 0.5)) / (STEP * CM)
        steep = np.sqrt(1 + slope**2)
        deep = (self.at(turn, high) - r) / steep + self.apart
        sunk = deep > 0
        normal = np.column_stack([way[:, 0] / r, -slope, way[:, 2] / r]) / steep[:, None]
        x[sunk] += deep[sunk, None] * normal[sunk]
        v[sunk] *= 0.93


def fallen(garment, fabric, held, against, seconds, seed, crumpled=0.0, stiffer=None, substeps=24):
    """Let it fall with nothing but gravity and what it falls against; `held` are the points that stay."""
    mesh = garment.mesh(fabric, seed, crumpled)
    if stiffer is not None:
        mesh.stiffer[:] = np.maximum(mesh.stiffer, stiffer)
    kept = garment.points[held].copy()
    garment.hang(fabric, held, bar=((0, 900, 0), (1, 900, 0)), mesh=mesh, seconds=seconds, seed=seed, wind=0, wall=-FAR, against=against, substeps=substeps)
    garment.moved[held] = kept
    return garment


def layered(garment, near=0.55, most=0.24):
    """Where a fold's layers lie on each other, the inner ones draw back, or they come through the outer one."""
    x, y, z = garment.moved.T
    out = np.hypot(x - x.mean(), z - z.mean())
    flat = garment.merged(np.column_stack([garment.flat, 50.0 * garment.piece_of]))
    pairs = cKDTree(garment.moved).query_pairs(near, output_type="ndarray")
    pairs = pairs[np.linalg.norm(flat[pairs[:, 0]] - flat[pairs[:, 1]], axis=1) > 3 * near]
    inner = np.where(out[pairs[:, 0]] < out[pairs[:, 1]], pairs[:, 0], pairs[:, 1])
    deep = np.zeros(len(out))
    np.maximum.at(deep, inner, most * (1 - np.linalg.norm(garment.moved[pairs[:, 0]] - garment.moved[pairs[:, 1]], axis=1) / near) + 0.1)
    garment.moved -= deep[:, None] * np.stack([x - x.mean(), 0 * y, z - z.mean()], 1) / (out[:, None] + 1e-9)
