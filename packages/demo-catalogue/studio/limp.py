"""How limp plates of felt lie on the table and on each other."""

import numpy as np
from scipy.ndimage import binary_dilation, distance_transform_edt, map_coordinates
from scipy.sparse import csr_matrix, diags, vstack
from scipy.sparse.linalg import spsolve

from outline import contains

# How hard the table is: so much weight pushes a plate one centimetre into it, in weights of the plate there.
HARD = 2500.0


def bends(inside, step):
    """What takes heights of the cells `inside` to their curvatures along x, along y and askew, wherever the plate has its neighbours."""
    number = np.full(inside.shape, -1)
    number[inside] = np.arange(inside.sum())
    rows = []
    for terms, share in (
        (((0, 1, 1), (0, 0, -2), (0, -1, 1)), 1.0),
        (((1, 0, 1), (0, 0, -2), (-1, 0, 1)), 1.0),
        (((1, 1, 1), (1, 0, -1), (0, 1, -1), (0, 0, 1)), 2**0.5),
    ):
        cells = np.stack([np.roll(number, (-dy, -dx), (0, 1))[inside] for dy, dx, _ in terms])
        cells = cells[:, (cells >= 0).all(0)]
        weights = np.repeat([[w * share / step**2] for *_, w in terms], cells.shape[1], 1)
        row = np.broadcast_to(np.arange(cells.shape[1]), cells.shape)
        rows.append(csr_matrix((weights.ravel(), (row.ravel(), cells.ravel())), (cells.shape[1], inside.sum())))
    return vstack(rows)


class Table:
    """The height of what lies on the table, over a square of 2 `half`; `cm` units are a centimetre."""

    def __init__(self, cm, half=1.4, step=0.014):
        self.cm, self.half, self.step = cm, half, step
        a = np.arange(-half, half, step)
        self.x, self.y = np.meshgrid(a, a)
        self.top = np.zeros_like(self.x)

    def at(self, x, y, heights):
        """`heights` at places."""
        return map_coordinates(heights, [(y + self.half) / self.step, (x + self.half) / self.step], order=1, mode="nearest")

    def rest(self, outline, thick, limp, warp):
        """Lay a plate on what lies there. It overhangs by about `limp` centimetres before it bends, and wants to be as uneven as `warp(x, y)`; tells its lower side."""
        covered = contains(outline, np.stack([self.x.ravel(), self.y.ravel()], 1)).reshape(self.x.shape)
        inside = binary_dilation(covered, iterations=2)
        curve = bends(inside, self.step / self.cm)
        stiff = limp**3 * (curve.T @ curve)
        floor = self.top[inside] / self.cm
        pull = stiff @ (warp(self.x[inside], self.y[inside]) / self.cm) - 1.0
        touching = np.ones(len(floor), bool)
        for _ in range(60):
            held = HARD * touching + 1e-6
            height = spsolve((stiff + diags(held)).tocsc(), pull + held * floor)
            now = height < floor
            if (now == touching).all():
                break
            touching = now
        low = np.zeros_like(self.top)
        low[inside] = height * self.cm
        nearest = distance_transform_edt(~inside, return_distances=False, return_indices=True)
        low = low[tuple(nearest)]
        self.top = np.where(covered, low + thick, self.top)
        return lambda x, y: self.at(x, y, low)
