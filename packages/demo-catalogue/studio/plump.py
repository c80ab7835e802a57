"""Cushions as cloth round a filling: a sewn cover that hardly stretches is blown up, sinks, and leans on the wall and on what stands behind it.

In cm while it falls: x to the right, y up from the ground, z away from the wall.
"""

import numpy as np
from scipy.spatial import cKDTree

import drape
from garment import CM, UNIT, Garment, Piece
from laid import normals
from noise import smooth, waves
from seams import long, reached

# Linen that carries a share of the filling's weight.
COVER = dict(mass=0.45, bending=6e-6, shear=0.035, wash=(0.006, 8.0), pucker=0.035)
# How stiffly the filling wants its volume back (Pa), how much more it presses further down (Pa/m), how firmly what touches the ground or
# the wall stays there; how much shorter seams lie, how calmly all of it moves and the share of its weight that it has.
FIRM, SINKS, GRIP = 20000.0, 28.0, 0.97
GATHER, SUBSTEPS, CALM, WEIGHT = 0.16, 24, 0.975, 0.13
# How far a seam stands out and how wide its edge is, cm.
STANDS, EDGE = 0.28, 0.5


def cut(wide, tall, taper=1.0, round_=1.0):
    """Front and back: the corners drawn in and rounded, as filling stretches the middle of every side outwards."""
    w, h, r = wide / 2, tall / 2, round_
    t = np.linspace(-1, 1, 25)
    bow = -taper * t**4
    low, right = np.stack([(w - r - taper) * t, -h - bow], 1), np.stack([w + bow, (h - r - taper) * t], 1)
    arc = lambda a: r * np.stack([np.cos(a), np.sin(a)], 1)
    turn = np.linspace(0, np.pi / 2, 6)
    edges, lines = {}, [("bottom", low), ("right", right), ("top", -low), ("left", -right)]
    for k, (name, line) in enumerate(lines):
        after = lines[(k + 1) % 4][1]
        middle = np.array([[1, -1], [1, 1], [-1, 1], [-1, -1]][k]) * [w - taper - r, h - taper - r]
        edges[name] = line
        edges[f"{name} corner"] = np.vstack([line[-1:], middle + arc(turn[1:-1] + (k - 1) * np.pi / 2), after[:1]])
    seams = [(("front", name), ("back", name)) for name in edges]
    return [Piece("front", edges, 1), Piece("back", edges, -1)], seams


class Room:
    """The ground, the wall and the round join of the two (stage.corner): where the wall is at z = 0."""

    def __init__(self, cove):
        self.cove, self.last = cove * CM, None

    def keep(self, x, v):
        """Points do not go through, and where they touch they hardly slide."""
        last = x.copy() if self.last is None or len(self.last) != len(x) else self.last
        r = self.cove
        off = np.minimum(x[:, 1:], r) - r
        far = np.linalg.norm(off, axis=1)
        deep = far - (r - 0.004)
        touch = np.flatnonzero(deep > 0)
        normal = -off[touch] / far[touch][:, None]
        x[touch] += (last[touch] - x[touch]) * GRIP
        x[touch, 1:] += normal * deep[touch][:, None]
        v[touch] *= 1 - GRIP
        self.last = x.copy()


def filled(wide, tall, lean, foot, room, seed, full=0.84, behind=None, aside=0.0, turn=0.0, spacing=1.05, seconds=1.2, struck=1.0):
    """A cushion that fell against the wall, or against another one `behind` it; `full` is how much of what it could hold is in it, `struck` how deep a hand struck its upper edge."""
    pieces, seams = cut(wide, tall)
    room.last = None
    garment = Garment(pieces, seams, spacing=spacing, puff=4.5, z=0.0, seed=seed)
    x, y, z = garment.points.T
    y = y + tall / 2
    up, back = np.cos(lean) * y, np.cos(lean) * z - np.sin(lean) * y
    c, s = np.cos(turn), np.sin(turn)
    garment.points = np.stack([aside + c * x - s * back, up + 1.5, foot + s * x + c * back], 1)
    mesh = garment.mesh(COVER, seed, 1.4)
    mesh.lengths *= 1 - gathers(garment, mesh, wide, tall)
    mass = np.bincount(mesh.faces.ravel(), np.repeat(areas(mesh.points, mesh.faces), 3) / 3) * COVER["mass"]
    wanted, flat = full * holds(wide * CM, tall * CM), garment.merged(garment.flat)
    # Where a hand struck it there is less filling.
    less = 28 * struck * np.exp(-(((flat[:, 0] - 0.06 * wide) / (0.13 * wide)) ** 2)) * smooth(0.16 * tall, 0.5 * tall, flat[:, 1])
    less = less + 5 * waves(*flat.T, seed + 9, 0.4 * wide)
    dt = drape.FRAME / SUBSTEPS
    tree = cKDTree(behind[0]) if behind else None

    def press(x, v):
        """The filling's pressure on the cloth, then everything that is in the way."""
        a, b, c = (x[mesh.faces[:, k]] for k in range(3))
        force = np.cross(b - a, c - a) / 6
        volume = np.einsum("nk,nk->", a, np.cross(b, c)) / 6
        p = FIRM * max(0.0, 1 - volume / min(wanted, volume + 0.02 * wanted))
        up = x[:, 1] - x[:, 1].mean()
        share = np.maximum(p - less - SINKS * up, 0)
        push = np.zeros_like(x)
        for k in range(3):
            np.add.at(push, mesh.faces[:, k], force)
        v += push * (share / mass)[:, None] * dt
        v[:, 1] -= (1 - WEIGHT) * drape.GRAVITY * dt
        v *= CALM
        if tree is not None:
            far, near = tree.query(x)
            depth = np.einsum("nk,nk->n", x - behind[0][near], behind[1][near])
            inside = np.flatnonzero((depth < 0.004) & (far < 0.08))
            x[inside] += behind[1][near[inside]] * (0.004 - depth[inside])[:, None]
            v[inside] *= 0.5
        room.keep(x, v)

    still = np.zeros(len(mesh.points), bool)
    moved = drape.fall(mesh, COVER, still, np.array([[0, 9.0, 0], [1, 9, 0]]), 0.001, seconds, wall=-9.0, gap=0.4 * spacing * CM, wind=0, seed=seed, substeps=SUBSTEPS, against=press)
    garment.moved = moved / CM
    garment.soften(1)
    return garment, (moved, normals(moved, mesh.faces))


def holds(wide, tall):
    """The most that fits into a rectangle of two layers sewn together, cubic metres (A. C. Robin's paper bag)."""
    short, long = sorted((wide, tall))
    return short**3 * (long / (np.pi * short) - 0.142 * (1 - 10 ** (-long / short)))


def gathers(garment, mesh, wide, tall):
    """How much shorter the cloth lies along its seams, most in the middle of a side: it puckers there finer than the grid shows, and would fold to a waist."""
    flat = garment.merged(garment.flat)
    x, y = (flat[mesh.edges[:, 0]] + flat[mesh.edges[:, 1]]).T / 2
    along = np.cos(mesh.directions) ** 2
    beside = lambda inside, far, half: np.exp(-((half - np.abs(inside)) / 7.0)) * np.clip(1 - (far / half) ** 4, 0, 1)
    return GATHER * (along * beside(y, x, tall / 2) + (1 - along) * beside(x, y, wide / 2))


def areas(points, faces):
    """Of every triangle."""
    a, b, c = (points[faces[:, k]] for k in range(3))
    return np.linalg.norm(np.cross(b - a, c - a), axis=1) / 2


def puckered(thing, garment, seed):
    """What is finer than the grid it fell on: the seam's two layers stand out as an edge, and the cloth runs into it in small folds, some short and a few long."""
    rng = np.random.default_rng(seed)
    data, unit = thing.data, CM * UNIT
    corner = np.empty(len(data.loops), int)
    data.loops.foreach_get("vertex_index", corner)
    places, normal = np.empty((2, len(data.vertices), 3))
    data.vertices.foreach_get("co", places.ravel())
    data.vertices.foreach_get("normal", normal.ravel())
    away, far, fold, sides = np.full(len(places), 9.0), np.zeros(len(places)), np.zeros(len(places)), np.zeros(len(places))
    for i, piece in enumerate(garment.pieces.values()):
        mine = garment.fine_of == i
        rim = np.concatenate([line[:-1] for line in piece.edges.values()])
        rim = np.vstack([rim, rim[:1]])
        off, along = reached(rim, garment.fine[mine], 0.0)
        away[corner[mine]], far[corner[mine]] = off, along
        fold[corner[mine]] = folds(off, along, long(rim), rng)
        sides[np.unique(corner[mine])] += 1
    sewn = sides > 1
    out = normal[sewn][cKDTree(places[sewn]).query(places)[1]]
    edge = np.exp(-((away / EDGE) ** 2)) * (STANDS + 0.04 * waves(far, 0 * far, seed, 7.0))
    places += (normal * fold[:, None] + out * edge[:, None]) * unit
    data.vertices.foreach_set("co", places.ravel())
    data.update()


def folds(away, far, around, rng):
    """How high the cloth stands in the folds that begin at a seam `around` cm long: each its own width, length and slant."""
    high, starts = np.zeros(len(away)), np.arange(0, around, 0.75)
    for start in starts + rng.normal(0, 0.5, len(starts)):
        size = rng.lognormal(1.05, 0.55)
        wide = np.clip(0.2 * size, 0.45, 1.2) * (1 + 0.7 * away / size)
        beside = far - start - rng.normal(0, 0.25) * away
        beside = (beside + around / 2) % around - around / 2
        high += rng.normal(0, 0.08) * min(size, 5.0) ** 0.8 * np.exp(-((beside / wide) ** 2) - (away / size) ** 2) * smooth(0.0, 0.5 * size, away)
    return high
