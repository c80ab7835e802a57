"""A rectangle of cloth that falls: over a rod, from a peg, doubled. What hangs is told as one smooth surface. Metres; the scene's unit is half of one."""

import numpy as np
from scipy.interpolate import RectBivariateSpline

import drape
from garment import UNIT, Mesh
from noise import waves
from seams import averaged


class Cloth:
    """`wide` by `tall`, on a square grid; a place on it is (u, v) from 0 to 1, u across and v from its upper edge down."""

    def __init__(self, wide, tall, spacing):
        self.wide, self.tall = wide, tall
        self.u, self.v = np.linspace(0, 1, round(wide / spacing) + 1), np.linspace(0, 1, round(tall / spacing) + 1)
        self.across, self.down = np.meshgrid(self.u * wide, self.v * tall)
        self.flat = np.stack([self.across.ravel(), -self.down.ravel()], 1)
        index = np.arange(self.across.size).reshape(self.across.shape)
        a, b, c, d = index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]
        even = np.indices(a.shape).sum(0) % 2 == 0
        # Diagonals in turn, or it bends more easily one way than the other.
        one, two = np.where(even[..., None], np.stack([a, d, c], -1), np.stack([a, d, b], -1)), np.where(even[..., None], np.stack([a, c, b], -1), np.stack([d, c, b], -1))
        self.faces = np.concatenate([one.reshape(-1, 3), two.reshape(-1, 3)])
        self.index = index

    def mesh(self, start, fabric, seed, longer):
        """As drape.fall asks for it; `longer` is by how much each point's surroundings are stretched along the cloth."""
        links = np.sort(np.vstack([self.faces[:, [i, j]] for i, j in ((0, 1), (1, 2), (2, 0))]), 1)
        edges = np.unique(links, axis=0)
        way = self.flat[edges[:, 1]] - self.flat[edges[:, 0]]
        length, angle = np.linalg.norm(way, axis=1), np.arctan2(way[:, 1], way[:, 0])
        middle = self.flat[edges].mean(1)
        by, size = fabric["wash"]
        uneven = by * (waves(middle[:, 0], 0.5 * middle[:, 1], seed + 40, size) + 0.7 * waves(middle[:, 0], 0.5 * middle[:, 1], seed + 41, size / 2))
        length = length * (1 + uneven + longer.ravel()[edges].mean(1) * np.sin(angle) ** 2)
        corners = self.flat[self.faces]
        hinges = drape.folding(self.faces, corners)
        count = len(self.flat)
        return Mesh(start.reshape(-1, 3), self.faces, corners, edges, length, angle, np.ones(count), np.zeros(count, bool), hinges, np.zeros(len(hinges[0])))

    def fall(self, start, held, fabric, seed, longer=None, soften=2, **more):
        """From where it starts, (rows, columns, 3); `held` says what stays there."""
        mesh = self.mesh(start, fabric, seed, np.zeros(held.shape) if longer is None else longer)
        more = dict(bar=np.array([[0.0, 9, 0], [1, 9, 0]]), radius=0.006) | more
        moved = drape.fall(mesh, fabric, held.ravel(), seed=seed, **more)
        inside = np.zeros(held.shape, bool)
        inside[1:-1, 1:-1] = True
        for _ in range(soften):
            moved = averaged(moved, mesh.edges, inside.ravel())
        self.moved = moved.reshape(start.shape)
        self.splines = [RectBivariateSpline(self.v, self.u, self.moved[..., k] * UNIT) for k in range(3)]
        return self

    def surface(self, u, v):
        """Where a place hangs, in units; beyond its edges it goes straight on."""
        u, v = np.broadcast_arrays(u, v)
        inner = [np.clip(v, 0, 1), np.clip(u, 0, 1)]
        out = np.stack([spline(*inner, grid=False) for spline in self.splines], -1)
        beyond = [v - inner[0], u - inner[1]]
        if any(np.any(b) for b in beyond):
            for b, change in zip(beyond, ((1, 0), (0, 1))):
                out = out + b[..., None] * np.stack([spline(*inner, dx=change[0], dy=change[1], grid=False) for spline in self.splines], -1)
        return out
