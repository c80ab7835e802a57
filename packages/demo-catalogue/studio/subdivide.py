"""Loop's subdivision of a mesh of triangles: every triangle becomes four, all of it rounder."""

import numpy as np


def subdivided(points, faces, layers=()):
    """Points, triangles and what is laid on their corners, (3 · faces, k) each, once finer; open edges stay lines of their own."""
    sides = np.sort(np.concatenate([faces[:, [a, b]] for a, b in ((0, 1), (1, 2), (2, 0))]), 1)
    codes, inverse, times = np.unique(sides[:, 0] * len(points) + sides[:, 1], return_inverse=True, return_counts=True)
    edges = np.stack(np.divmod(codes, len(points)), 1)
    opposite = np.zeros((len(edges), 3))
    np.add.at(opposite, inverse, points[np.concatenate([faces[:, 2], faces[:, 0], faces[:, 1]])])
    ends, inner = points[edges[:, 0]] + points[edges[:, 1]], (times == 2)[:, None]
    middles = np.where(inner, 0.375 * ends + 0.125 * opposite, 0.5 * ends)
    moved = rounded(points, edges[times == 2], rim=edges[times == 1])
    ab, bc, ca = (inverse + len(points)).reshape(3, -1)
    a, b, c = faces.T
    parts = [(a, ab, ca), (ab, b, bc), (ca, bc, c), (ab, bc, ca)]
    fine = np.stack([np.stack(part, 1) for part in parts], 1).reshape(-1, 3)
    return np.vstack([moved, middles]), fine, [quartered(layer) for layer in layers]


def rounded(points, inner, rim):
    """The old points, moved towards their neighbours: on a rim to those along it."""
    out = points.copy()
    for edges, weight in ((inner, lambda n: (0.625 - (0.375 + 0.25 * np.cos(2 * np.pi / n)) ** 2)), (rim, lambda n: np.full(n.shape, 0.25))):
        total, number = np.zeros_like(points), np.zeros(len(points))
        for a, b in ((0, 1), (1, 0)):
            np.add.at(total, edges[:, a], points[edges[:, b]])
            np.add.at(number, edges[:, a], 1)
        some = number > 0
        share = weight(np.maximum(number, 3))[some, None]
        out[some] = (1 - share) * points[some] + share * total[some] / number[some, None]
    return out


def quartered(layer):
    """What lies on the corners of triangles on those of their four parts."""
    a, b, c = layer.reshape(-1, 3, layer.shape[-1]).transpose(1, 0, 2)
    ab, bc, ca = (a + b) / 2, (b + c) / 2, (c + a) / 2
    return np.stack([a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca], 1).reshape(-1, layer.shape[-1])
