"""How clothes hang that nobody straightened: a little turned on their peg, with sleeves that keep the arms' bend. In cm."""

import numpy as np
from mathutils import Matrix
from scipy.spatial import cKDTree

from noise import smooth, waves
from seams import averaged, edges_of, long


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


def sleeve(garment, way):
    """The points of one sleeve, and how far along it each is."""
    mine = np.isin(garment.piece_of, [i for i, name in enumerate(garment.pieces) if name.startswith("sleeve") and name.endswith(way)])
    index, first = np.unique(garment.index[mine], return_index=True)
    along = np.abs(garment.flat[mine, 0])[first]
    return index, along


def bent(garment, way, forward, inward, reach=9.0):
    """One sleeve's lower half swings forward and towards the body, by degrees, from the elbow on."""
    index, along = sleeve(garment, way)
    elbow = 0.5 * along.max()
    places = garment.moved[index]
    pivot = places[np.abs(along - elbow) < 2].mean(0)
    share = smooth(elbow - reach, elbow + reach, along)
    places = turned(places, np.radians(forward) * share, (2, 1), pivot)
    garment.moved[index] = turned(places, -np.sign(pivot[0]) * np.radians(inward) * share, (0, 1), pivot)


def centre(places, along):
    """A sleeve's middle line, a point for each centimetre, and the same at each of its points."""
    at = np.arange(0, along.max() + 1)
    near = np.exp(-(((at[:, None] - along) / 2.5) ** 2))
    line = near @ places / near.sum(1, keepdims=True)
    return line, at_each(line, along)


def at_each(line, along):
    """What is known for each centimetre of a sleeve, at each of its points."""
    return np.stack([np.interp(along, np.arange(len(line)), line[:, k]) for k in range(line.shape[1])], 1)


def twisted(garment, way, degrees):
    """One sleeve turned about its length, the cuff by so many degrees: as the arm that wore it turned it."""
    index, along = sleeve(garment, way)
    line, middle = centre(garment.moved[index], along)
    axis = line[-4] - line[4]
    axis /= np.linalg.norm(axis)
    angle = np.radians(degrees) * smooth(0.15 * along.max(), along.max(), along)[:, None]
    off = garment.moved[index] - middle
    garment.moved[index] = middle + off * np.cos(angle) + np.cross(axis, off) * np.sin(angle) + axis * (off @ axis)[:, None] * (1 - np.cos(angle))


def flattened(garment, way, share, reach=(5.0, 15.0)):
    """An empty sleeve's layers lie on each other: from the armhole on by `share` nearer to the middle between them, and as much wider as the cloth asks for."""
    index, along = sleeve(garment, way)
    places = garment.moved[index]
    line, middle = centre(places, along)
    axis = at_each(np.gradient(line[:, :2], axis=0), along)
    side = np.stack([-axis[:, 1], axis[:, 0]], 1) / (np.linalg.norm(axis, axis=1, keepdims=True) + 1e-9)
    less = share * smooth(*reach, along)
    off = places - middle
    wide = (off[:, :2] * side).sum(1)
    places[:, 2] -= less * off[:, 2]
    places[:, :2] += (0.22 * less * wide)[:, None] * side
    garment.moved[index] = places


def sagged(garment, size, seed, reach=30.0):
    """Between its side seams a hem sags in an uneven wave, the back's not as the front's."""
    for i, (name, piece) in enumerate(garment.pieces.items()):
        if name.startswith("sleeve") or "skirt_" + name in garment.pieces:
            continue
        mine = garment.piece_of == i
        seams = np.concatenate([garment.where[name, edge] for edge in piece.edges if edge.startswith("side")])
        x, y = garment.flat[mine].T
        away = cKDTree(garment.flat[seams]).query(garment.flat[mine])[0]
        wave = 0.6 + 0.45 * waves(x, 0, seed + 7 * i, 24)
        garment.moved[garment.index[mine], 1] -= size * wave * smooth(0, 13, away) * smooth(reach, 0, y - y.min())


def dipped(garment, middle, sides, half, seed):
    """Soft cloth hangs lower between the shoulders' points, which are `half` from the middle, and beyond them, by cm; nowhere evenly."""
    x, y, _ = garment.moved.T
    out = x / half
    between = middle * np.clip(1 - out**2, 0, None) * smooth(-5, -17, y) * smooth(-95, -25, y)
    beyond = sides * smooth(0.62, 1.2, np.abs(out)) * smooth(-9, -24, y)
    garment.moved[:, 1] -= between + beyond + 0.45 * waves(x, 0.45 * y, seed + 90, 21) * smooth(-10, -22, y)


def layered(garment, gap=0.6, passes=14):
    """Layers that fell through each other are put back: a long sleeve before the front, a short one beside it, the front before the back."""
    names = list(garment.pieces)
    several = np.bincount(np.unique(np.stack([garment.index, garment.piece_of], 1), axis=0)[:, 0]) > 1
    room = gap * smooth(0.5, 6, cKDTree(garment.moved[several]).query(garment.moved)[0])

    def points(*starts):
        mine = garment.index[np.isin(garment.piece_of, [i for i, name in enumerate(names) if name.startswith(starts)])]
        return np.setdiff1d(mine, np.flatnonzero(several))

    front = points("front", "skirt_front")
    pairs = [(front, points("back", "skirt_back"))]
    for way in "rl" if "sleeve_front_r" in names else "":
        over, under = points(f"sleeve_front_{way}"), points(f"sleeve_back_{way}")
        pairs.append((over, under))
        if long(garment.pieces[f"sleeve_front_{way}"].edges["top"]) > 40:
            pairs.append((under, front))
    pairs = [(*pair[::way], way) for pair in pairs for way in (1, -1)]
    links = np.vstack(edges_of(garment.faces))
    for _ in range(passes):
        push = np.zeros((len(room), 1))
        for mine, other, way in pairs:
            far, near = cKDTree(garment.moved[other, :2]).query(garment.moved[mine, :2], k=3)
            above = way * (garment.moved[mine, 2] - garment.moved[other[near], 2].mean(1))
            push[mine, 0] += way * 0.5 * np.clip(room[mine] - above, 0, 2) * (far[:, 0] < 1.5)
        for _ in range(2):
            push = averaged(push, links, ~several, 0.6)
        garment.moved[:, 2] = np.maximum(garment.moved[:, 2] + push[:, 0], 0.6)
