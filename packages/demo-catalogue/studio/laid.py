"""What lies on cloth or is cloth itself, as what is sewn on it sees it: flat places and where these are."""

import numpy as np
from scipy.interpolate import LinearNDInterpolator, NearestNDInterpolator


def normals(points, faces):
    """Of every point of a mesh, out of the side on which its faces run anticlockwise."""
    a, b, c = (points[faces[:, k]] for k in range(3))
    normal = np.zeros_like(points)
    for k in range(3):
        np.add.at(normal, faces[:, k], np.cross(b - a, c - a))
    return normal / (np.linalg.norm(normal, axis=1, keepdims=True) + 1e-12)


class Spread:
    """What is known at flat places, anywhere: between them, and beyond them as at the nearest."""

    def __init__(self, flat, values):
        self.values = values
        self.inside, self.nearest = LinearNDInterpolator(flat, values), NearestNDInterpolator(flat, values)

    def __call__(self, xy):
        xy = np.asarray(xy, float)
        got = self.inside(xy)
        beyond = np.isnan(got).any(-1)
        got[beyond] = self.nearest(xy[beyond])
        return got


class Laid:
    """A flat pattern in scene units, where its points are and their normals; `half` its cloth's thickness, `stepped` whether its grid is felt."""

    def __init__(self, flat, on, normal, half, stepped=False):
        self.half, self.stepped = half, stepped
        self.spread = Spread(flat, np.hstack([on, normal]))

    def onto(self, xy, lift=0.0):
        """Points of the flat pattern on the cloth, lifted along its normal, and the normals."""
        got = self.spread(xy)
        return got[..., :3] + lift * got[..., 3:], got[..., 3:]
