"""Which places lie inside an outline of cloth."""

import numpy as np


def contains(polygon, points):
    """Which points lie inside a polygon."""
    x, y = points[:, 0], points[:, 1]
    inside = np.zeros(len(points), bool)
    px, py = polygon[:, 0], polygon[:, 1]
    qx, qy = np.roll(px, -1), np.roll(py, -1)
    for ax, ay, bx, by in zip(px, py, qx, qy):
        crossing = (ay > y) != (by > y)
        with np.errstate(divide="ignore", invalid="ignore"):
            inside ^= crossing & (x < (bx - ax) * (y - ay) / (by - ay + 1e-15) + ax)
    return inside
