"""Loop's subdivision of a mesh of triangles: every triangle becomes four, all of it rounder."""

import numpy as np

from seams import averaged


def subdivided(points, faces, layers):
    """Points, triangles and what is laid on their corners, (3 · faces, k) each, once finer.

    What is laid on them is rounded as they are, each layer up to its own rims: left as it was, a stripe would waver from triangle to triangle.
    """
    return *finer(points, faces), [laid(layer, faces) for layer in layers]


def laid(layer, faces):
    """A layer's corners on the finer triangles."""
    corners, index = np.unique(np.column_stack([faces.ravel(), layer]), axis=0, return_inverse=True)
    values, fine = finer(corners[:, 1:], index.reshape(-1, 3))
    return values[fine.ravel()]


def finer(points, faces):
    """Points and triangles, once finer; open edges stay lines of their own."""
    sides = np.sort(np.concatenate([faces[:, [a, b]] for a, b in ((0, 1), (1, 2), (2, 0))]), 1)
    codes, inverse, times = np.unique(sides[:, 0] * len(points) + sides[:, 1], return_inverse=True, return_counts=True)
    edges = np.stack(np.divmod(codes, len(points)), 1)
    opposite = np.zeros((len(edges), points.shape[1]))
    np.add.at(opposite, inverse, points[np.concatenate([faces[:, 2], faces[:, 0], faces[:, 1]])])
    ends, inner = points[edges[:, 0]] + points[edges[:, 1]], (times == 2)[:, None]
    middles = np.where(inner, 0.375 * ends + 0.125 * opposite, 0.5 * ends)
    moved = rounded(points, edges[times == 2], rim=edges[times == 1])
    ab, bc, ca = (inverse + len(points)).reshape(3, -1)
    a, b, c = faces.T
    parts = [(a, ab, ca), (ab, b, bc), (ca, bc, c), (ab, bc, ca)]
    fine = np.stack([np.stack(part, 1) for part in parts], 1).reshape(-1, 3)
    return np.vstack([moved, middles]), fine


def rounded(points, inner, rim):
    """The old points, moved towards their neighbours: on a rim to those along it."""
    outside = np.isin(np.arange(len(points)), rim)
    number = np.maximum(np.bincount(inner.ravel(), minlength=len(points)), 3)
    share = 0.625 - (0.375 + 0.25 * np.cos(2 * np.pi / number)) ** 2
    return averaged(averaged(points, inner, ~outside, share[:, None]), rim, outside, 0.25)
