"""How clothes hang that nobody straightened: a little turned on their peg, with sleeves that keep the arms' bend. In cm."""

import numpy as np
from mathutils import Matrix

from noise import smooth


def turned(points, angle, axes, pivot):
    """Points turned about a pivot in the plane of two axes, by one angle or one for each point."""
    a, b = axes
    c, s = np.cos(angle), np.sin(angle)
    off = points - pivot
    out = off.copy()
    out[:, a] = c * off[:, a] - s * off[:, b]
    out[:, b] = s * off[:, a] + c * off[:, b]
    return out + pivot


def askew(points, turn, lean, pivot):
    """Turned on the peg: `turn` degrees about the vertical, the right side forward; `lean` degrees, the right side up."""
    points = turned(points, np.radians(turn), (0, 2), pivot)
    return turned(points, np.radians(lean), (0, 1), pivot)


def hung_askew(things, peg, turn, lean):
    """The same for all that hangs from a peg, which are objects in the scene."""
    peg = Matrix.Translation(peg)
    way = peg @ Matrix.Rotation(np.radians(lean), 4, "Z") @ Matrix.Rotation(-np.radians(turn), 4, "Y") @ peg.inverted()
    for thing in things:
        thing.matrix_basis = way @ thing.matrix_basis


def bent(garment, way, forward, inward, reach=9.0):
    """One sleeve's lower half swings forward and towards the body, by degrees, from the elbow on."""
    mine = np.isin(garment.piece_of, [i for i, name in enumerate(garment.pieces) if name.startswith("sleeve") and name.endswith(way)])
    index, first = np.unique(garment.index[mine], return_index=True)
    along = np.abs(garment.flat[mine, 0])[first]
    elbow = 0.5 * along.max()
    places = garment.moved[index]
    pivot = places[np.abs(along - elbow) < 2].mean(0)
    share = smooth(elbow - reach, elbow + reach, along)
    places = turned(places, np.radians(forward) * share, (2, 1), pivot)
    garment.moved[index] = turned(places, -np.sign(pivot[0]) * np.radians(inward) * share, (0, 1), pivot)
