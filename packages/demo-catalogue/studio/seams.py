"""Sewn edges as they are seen: where they run on the cloth, how it evens beside them and how they draw it in."""

import numpy as np
from scipy.spatial import cKDTree

from noise import waves

# So many centimetres to each side a seam is felt.
REACH = 4.0


def seen(garment):
    """Every sewn edge but what is cut in one, as a sleeve along its top: (piece, edge)."""
    return [one for pair in garment.seams for one in pair if one[1] not in ("top", *garment.uncut)]


def eased(garment):
    """A sleeve's cap is eased into its armhole: the cloth runs on over it without a step, and the seam along itself without corners. The same where a long sleeve is folded flat along its lower seam, or its outline goes in steps."""
    lines = [garment.along(*edge) for edge in seen(garment) if edge[1].startswith("arm")]
    if not lines:
        return
    evened(garment, lines, 3.4, 7)
    for way in "rl":
        edge = garment.pieces[f"sleeve_front_{way}"].edges["under"]
        if long(edge) > 30:
            evened(garment, [garment.along(f"sleeve_front_{way}", "under")], 2.6, 9)


def evened(garment, lines, reach, passes):
    """Even the cloth beside lines of sewn points, which themselves lose their corners."""
    links = np.unique(np.sort(np.vstack([np.stack([line[:-1], line[1:]], 1) for line in lines]), 1), axis=0)
    sewn = np.isin(np.arange(len(garment.moved)), links)
    away = cKDTree(garment.moved[sewn]).query(garment.moved)[0]
    for wide in np.linspace(reach, garment.spacing, passes):
        # Back again by nearly as much, or the shoulder shrinks.
        for share in (0.5, -0.46):
            garment.evened(away < wide, share)
            garment.moved = averaged(garment.moved, links, sewn, share)


def drawn_in(garment, deep, seed):
    """The thread draws every seam into the cloth, here a little more, there less."""
    index = np.unique(np.concatenate([garment.along(*edge) for edge in seen(garment)]))
    x, y, _ = garment.moved[index].T
    garment.moved[index] -= garment.normals()[index] * (deep * (1 + 0.4 * waves(x, y, seed + 70, 9)))[:, None]


def near(garment, flat, piece_of):
    """For flat places of pieces how near the piece's nearest seam is (1 on it, 0 at REACH, negative where the allowance lies) and how far along."""
    out = np.zeros((len(flat), 2))
    for i, (name, piece) in enumerate(garment.pieces.items()):
        lines = [np.asarray(piece.edges[e], float) for p, e in seen(garment) if p == name]
        if not lines:
            continue
        mine = piece_of == i
        away, far = np.moveaxis([reached(line, flat[mine], 37 * k) for k, line in enumerate(lines)], 1, 0)
        # All of a triangle goes along one seam, or its pucker is a scar where the nearest seam is another.
        along = away.reshape(len(lines), -1, 3).sum(2).argmin(0).repeat(3)
        side = -1 if name.startswith(("sleeve", "back")) else 1
        out[mine] = np.column_stack([side * np.clip(1 - away.min(0) / REACH, 0, 1), np.take_along_axis(far, along[None], 0)[0]])
    return out


def reached(line, places, start):
    """How far places are from a line, never more than twice REACH, and how far along it, counted from `start`, they reach it."""
    dense = resampled(line, max(2, int(long(line) / 0.15)))
    away, which = cKDTree(dense).query(places, distance_upper_bound=2 * REACH)
    far = np.linspace(start, start + long(line), len(dense))
    return np.minimum(away, 2 * REACH), far[np.minimum(which, len(dense) - 1)]


def resampled(line, count):
    """count + 1 even points along a line."""
    line = np.asarray(line, float)
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    t = np.linspace(0, far[-1], count + 1)
    return np.stack([np.interp(t, far, line[:, 0]), np.interp(t, far, line[:, 1])], 1)


def long(line):
    return float(np.linalg.norm(np.diff(np.asarray(line, float), axis=0), axis=1).sum())


def edges_of(faces):
    """The edges between two faces, and those of one face alone."""
    pairs, times = np.unique(np.sort(np.vstack([faces[:, [a, b]] for a, b in ((0, 1), (1, 2), (2, 0))]), 1), axis=0, return_counts=True)
    return pairs[times == 2], pairs[times == 1]


def averaged(points, links, wanted, share=0.5):
    """Some way to the middle of their neighbours, of the wanted ones; `share` is one for all or one for each point, (n, 1)."""
    total, number = np.zeros_like(points), np.zeros(len(points))
    for a, b in ((0, 1), (1, 0)):
        use = wanted[links[:, a]]
        np.add.at(total, links[use, a], points[links[use, b]])
        np.add.at(number, links[use, a], 1)
    some = number > 0
    out = points.copy()
    out[some] += np.broadcast_to(share, (len(points), 1))[some] * (total[some] / number[some, None] - out[some])
    return out
