"""Knitting that lies and is a little larger than where it lies: what is too much of it stands up in the folds that cloth makes by itself."""

import numpy as np
from scipy.interpolate import RectBivariateSpline
from scipy.ndimage import gaussian_filter

import drape
from garment import Mesh
from noise import smooth, waves

# A pullover 56 cm wide is drawn 1.32 wide: metres in a unit.
METRES = 0.56 / 1.32
KNIT = dict(mass=0.36, bending=2.2e-5, shear=0.05)
# How much of its way wool loses that slides on wool.
RUBS = 0.93


class Sheet:
    """A surface on a grid of `columns` by `rows`, u within `reach`, as what falls: upwards is the second axis there."""

    def __init__(self, surface, columns, rows, reach):
        self.u, self.v = np.linspace(*reach, columns), np.linspace(0, 1, rows)
        self.across, self.up = np.meshgrid(self.u, self.v)
        self.points = surface(self.across, self.up)
        index = np.arange(columns * rows).reshape(rows, columns)
        a, b, c, d = index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]
        even = (np.indices(a.shape).sum(0) % 2 == 0)[..., None]
        one = np.where(even, np.stack([a, b, c], -1), np.stack([a, b, d], -1))
        two = np.where(even, np.stack([a, c, d], -1), np.stack([b, c, d], -1))
        self.faces = np.concatenate([one.reshape(-1, 3), two.reshape(-1, 3)])
        links = np.sort(np.vstack([self.faces[:, [i, j]] for i, j in ((0, 1), (1, 2), (2, 0))]), 1)
        self.edges = np.unique(links, axis=0)

    def mesh(self, longer, straight):
        """As drape.fall asks for it: `longer` is by which share it is larger across and upwards at every point, and what was knitted
        `straight` and lies bent is as long on all sides of the bend."""
        flat = self.points.reshape(-1, 3)[:, [0, 2, 1]] * METRES
        way = flat[self.edges[:, 1]] - flat[self.edges[:, 0]]
        length = np.linalg.norm(way, axis=1)
        across, upwards = (np.diff(place.ravel()[self.edges], axis=1)[:, 0] != 0 for place in (self.across, self.up))
        share = longer.reshape(-1, 2)[self.edges].mean(1)
        if straight:
            length = self.evened(length, upwards)
        length = length * (1 + np.where(across & upwards, share.mean(1), np.where(across, share[:, 0], share[:, 1])))
        corners = flat[self.faces][..., [0, 2]]
        hinges = drape.folding(self.faces, corners)
        count = len(flat)
        return Mesh(flat, self.faces, corners, self.edges, length, np.zeros(len(length)), np.ones(count), np.zeros(count, bool), hinges, np.zeros(len(hinges[0])))

    def evened(self, length, upwards):
        """Every row as high at both its ends."""
        row = self.up.ravel()[self.edges].mean(1)
        for place in np.unique(row[upwards]):
            here = upwards & (row == place)
            level = here & (np.diff(self.across.ravel()[self.edges], axis=1)[:, 0] == 0)
            if level.any():
                length = np.where(here, length * (0.35 + 0.65 * length[level].mean() / np.maximum(length, 1e-6)), length)
        return length


def slackened(surface, columns, rows, longer, held, seed, reach=(0.02, 0.98), straight=False, floor=0.55, seconds=0.7, soften=1.2):
    """The surface as it lies when it is larger by `longer(points)` and stays where `held(points)` says, 0 to 1; it sinks to `floor` of its height."""
    sheet = Sheet(surface, columns, rows, reach)
    mesh = sheet.mesh(longer(sheet.points), straight)
    ground = floor * mesh.points[:, 1]
    x, _, y = mesh.points.T / METRES
    kept = held(sheet.points).ravel()
    free = 1 - kept
    # Its outline lies as it was put down.
    outline = np.ones(sheet.across.shape, bool)
    outline[1:, 1:-1] = False
    mesh.points[:, 1] += free * (0.002 + 0.003 * waves(x, y, seed, 0.28))

    def against(spots, speed):
        """It lies on its back layer and hardly slides there."""
        low = spots[:, 1] < ground
        spots[low] -= RUBS * drape.FRAME / drape.SUBSTEPS * speed[low] * [1, 0, 1]
        spots[low, 1] = ground[low]
        speed[low] *= 1 - RUBS

    moved = drape.fall(mesh, KNIT, (kept > 0.5) | outline.ravel(), bar=np.array([[0.0, 9, 0], [1, 9, 0]]), radius=0.006, seconds=seconds, wall=-9.0, gap=0.001, wind=0, seed=seed, against=against)
    start = sheet.points.reshape(-1, 3)[:, [0, 2, 1]]
    change = ((moved / METRES - start) * free[:, None])[:, [0, 2, 1]].reshape(sheet.points.shape)
    splines = [RectBivariateSpline(sheet.v, sheet.u, gaussian_filter(change[..., k], soften, mode="nearest")) for k in range(3)]

    def lies(u, v):
        u, v = np.broadcast_arrays(u, v)
        at = np.clip(v, 0, 1), np.clip(u, *reach)
        return surface(u, v) + np.stack([spline(*at, grid=False) for spline in splines], -1)

    return lies


def body(front, cut, hem, seed, much=1.0):
    """A front whose rib draws it in, that was folded across its waist and pulled off by its sleeves; its neck and sleeves keep their places."""
    tall = front(0.5, 1.0)[1] - hem
    lean, waist = np.random.default_rng(seed + 60).normal(0, [0.1, 0.05])

    def longer(points):
        x, y = points[..., 0], points[..., 1]
        low = np.clip((y - hem) / 0.2, 0, None)
        rib = smooth(0.55, 1.2, low)
        across = 0.02 + 0.035 * np.exp(-((low - 1.8) ** 2) / 1.5) + 0.016 * waves(x, 0.4 * y, seed + 61, 0.5)
        upwards = 0.01 + 0.035 * np.exp(-(((y + 0.16 + waist - lean * x) / 0.12) ** 2)) + 0.016 * waves(0.6 * x, y, seed + 62, 0.5)
        return much * rib[..., None] * np.stack([across, upwards], -1)

    def held(points):
        x, y = points[..., 0], points[..., 1]
        side = np.max(np.abs(x), axis=1, keepdims=True) - np.abs(x)
        sewn = smooth(0.05, 0.015, side) * smooth(0.06, 0.14, y)
        return np.max(np.broadcast_arrays(smooth(-0.07, -0.03, cut.beyond(points)), sewn, smooth(0.08, 0.03, np.max(y, axis=0, keepdims=True) - y)), axis=0)

    return slackened(front, 62, round(49 * tall), longer, held, seed)


def sleeve(surface, seam, seed, much=1.0):
    """A sleeve that lies bent and keeps its place along the `seam`, the body's edge as (x, y)."""
    elbow = 0.45 + np.random.default_rng(seed + 65).normal(0, 0.04)

    def longer(points):
        x, y = points[..., 0], points[..., 1]
        v = np.linspace(0, 1, len(points))[:, None] + 0 * x
        # Folded at the elbow and pressed together below the arm.
        folds = np.exp(-(((v - elbow) / 0.1) ** 2)) + 0.8 * np.exp(-(((v - 0.74) / 0.1) ** 2))
        upwards = 0.03 + 0.09 * folds + 0.03 * waves(x, y, seed + 64, 0.4)
        return much * smooth(0.16, 0.26, v)[..., None] * np.stack([0.02 + 0.02 * waves(x, y, seed + 63, 0.4), upwards], -1)

    def held(points):
        return smooth(0.06, 0.02, np.abs(points[..., 0]) - np.interp(points[..., 1], seam[1], seam[0]))

    return slackened(surface, 22, 84, longer, held, seed, reach=(0.05, 0.95), straight=True, soften=0.9)
