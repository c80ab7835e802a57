"""Garments: pattern pieces in centimetres, sewn edge to edge, hung and shown.

A piece is drawn as the wearer's front is seen, x to the right and y up, y = 0 at the neck's highest point. Pieces of the
front lie on layer +1, those of the back on -1; `turn` and `move` say where a piece begins before it falls. One unit of the
scene is half a metre.
"""

from dataclasses import dataclass

import numpy as np
from scipy.spatial import Delaunay, cKDTree

import crumpled
import drape
import stage
from outline import contains
from laid import Laid, normals
from noise import waves
from seams import averaged, drawn_in, eased, edges_of, long, near, resampled
from subdivide import subdivided

UNIT = 2.0
CM = 0.01


@dataclass
class Piece:
    """One pattern piece: its edges by name, each a line of points (cm) that ends where the next begins."""

    name: str
    edges: dict
    layer: int = 1
    turn: float = 0.0
    move: tuple = (0.0, 0.0)
    stiffer: float = 1.0


@dataclass
class Mesh:
    """What drape.fall asks for."""

    points: np.ndarray
    faces: np.ndarray
    corners: np.ndarray
    edges: np.ndarray
    lengths: np.ndarray
    directions: np.ndarray
    stiffer: np.ndarray
    pressed: np.ndarray
    hinges: tuple
    rest: np.ndarray


def flat_mesh(piece, counts, spacing):
    """Points, triangles and the indices of each edge's points."""
    rim, where = [], {}
    for name, line in piece.edges.items():
        points = resampled(line, counts[piece.name, name])
        where[name] = np.arange(len(rim), len(rim) + len(points))
        rim += list(points[:-1])
    rim = np.array(rim)
    for name in where:
        where[name] = where[name] % len(rim)
    low, high = rim.min(0), rim.max(0)
    gx, gy = np.meshgrid(np.arange(low[0], high[0], spacing), np.arange(low[1], high[1], spacing))
    grid = np.stack([gx.ravel(), gy.ravel()], 1)
    grid += np.random.default_rng(3).normal(0, 0.04 * spacing, grid.shape)
    grid = grid[contains(rim, grid)]
    grid = grid[cKDTree(rim).query(grid)[0] > 0.66 * spacing]
    points = np.vstack([rim, grid])
    triangles = Delaunay(points).simplices
    a, b, c = (points[triangles[:, i]] for i in range(3))
    area = 0.5 * ((b - a)[:, 0] * (c - a)[:, 1] - (b - a)[:, 1] * (c - a)[:, 0])
    keep = contains(rim, (a + b + c) / 3) & (np.abs(area) > 0.03 * spacing**2)
    triangles, area = triangles[keep], area[keep]
    triangles[area < 0] = triangles[area < 0][:, ::-1]
    return points, triangles, where


class Garment:
    """Pieces sewn together at `seams`: pairs of (piece, edge)."""

    def __init__(self, pieces, seams, spacing=1.25, puff=2.2, top=(0.0, 0.0), z=6.0, seed=1):
        self.pieces = {p.name: p for p in pieces}
        self.spacing, self.seams, self.half, self.uncut, self.joined = spacing, seams, 0.0, (), {}
        counts = {(p.name, e): max(1, round(long(line) / spacing)) for p in pieces for e, line in p.edges.items()}
        for one, two in seams:
            counts[one] = counts[two] = max(counts[one], counts[two])
        start, flats, faces, self.where, self.span = 0, [], [], {}, {}
        for p in pieces:
            points, triangles, where = flat_mesh(p, counts, spacing)
            flats.append(points)
            faces.append(triangles + start if p.layer > 0 else triangles[:, ::-1] + start)
            self.where |= {(p.name, e): i + start for e, i in where.items()}
            self.span[p.name] = (start, start + len(points))
            start += len(points)
        self.flat, raw = np.vstack(flats), np.vstack(faces)
        self.raw = raw
        self.piece_of = np.concatenate([np.full(len(f), i) for i, f in enumerate(flats)])
        self.merge = self.sewn(seams, start)
        _, self.index = np.unique(self.merge, return_inverse=True)
        placed = self.placed(puff, z, seed)
        self.points = self.merged(placed)
        self.points[:, :2] += np.asarray(top)
        self.faces = self.index[raw]
        fine = (self.faces[:, 0] != self.faces[:, 1]) & (self.faces[:, 1] != self.faces[:, 2]) & (self.faces[:, 2] != self.faces[:, 0])
        self.faces, self.raw = self.faces[fine], raw[fine]
        self.moved = self.points
        self.spots = {}
        # How far a pressed crease is from every flat point, cm, and how sharp it is.
        self.press = np.zeros((len(self.flat), 2))
        # The points on folds that were pressed in: there the cloth bends as if it were hinged.
        self.pressed = np.zeros(len(self.points), bool)

    def sewn(self, seams, count):
        """For every point the one it is merged with."""
        parent = np.arange(count)

        def root(i):
            while parent[i] != i:
                i = parent[i]
            return i

        for one, two in seams:
            a, b = self.where[one], self.where[two]
            p, q = self.laid(one, a), self.laid(two, b)
            if np.linalg.norm(p - q, axis=1).sum() > np.linalg.norm(p - q[::-1], axis=1).sum():
                b = b[::-1]
            for i, j in zip(a, b):
                parent[root(j)] = root(i)
        return np.array([root(i) for i in range(count)])

    def laid(self, edge, index):
        """An edge's points as its piece is placed."""
        return turned(self.flat[index], self.pieces[edge[0]])

    def placed(self, puff, z, seed):
        """Where everything begins, cm: two layers, further apart away from the seams."""
        out = np.zeros((len(self.flat), 3))
        sewn_points = np.bincount(self.merge, minlength=len(self.flat))[self.merge] > 1
        for i, piece in enumerate(self.pieces.values()):
            mine = self.piece_of == i
            xy = turned(self.flat[mine], piece)
            seam = xy[sewn_points[mine]]
            away = cKDTree(seam).query(xy)[0] if len(seam) else np.full(len(xy), 8.0)
            lift = piece.layer * (puff * np.sqrt(np.clip(away / 9, 0, 1)) + 1.7 * np.clip(away / 1.2, 0, 1))
            lift = lift + 0.8 * waves(xy[:, 0], xy[:, 1] * 0.25, seed + i, 26) * np.clip(away / 6, 0, 1)
            out[mine] = np.column_stack([xy, z + lift])
        return out

    def mesh(self, fabric, seed, crumpled_by=0.0):
        """In metres, with the rest lengths of the pattern; a seam's is the shorter of its two sides'.

        crumpled_by: how deep the folds are that stay in it, by what crumpled.py pressed.
        """
        uneven_by, wide = fabric["wash"]
        flat = self.flat * CM
        corners = flat[self.raw]
        links = np.vstack([np.stack([self.raw[:, a], self.raw[:, b]], 1) for a, b in ((0, 1), (1, 2), (2, 0))])
        way = flat[links[:, 1]] - flat[links[:, 0]]
        length, angle = np.linalg.norm(way, axis=1), np.arctan2(way[:, 1], way[:, 0])
        pair = np.sort(self.index[links], 1)
        edges, inverse = np.unique(pair, axis=0, return_inverse=True)
        least, bias = np.full(len(edges), 9.0), np.zeros(len(edges))
        np.minimum.at(least, inverse.ravel(), length)
        bias[inverse.ravel()] = angle
        # Longer along the warp, which carries, than across: a sleeve is drawn along x.
        across = np.isin(self.piece_of[links[:, 0]], self.sleeves())
        middle = (self.flat[links[:, 0]] + self.flat[links[:, 1]]) / 2 * np.where(across[:, None], [0.5, 1.0], [1.0, 0.5]) + 50.0 * self.piece_of[links[:, :1]]
        uneven = np.zeros(len(edges))
        uneven[inverse.ravel()] = uneven_by * (waves(*middle.T, seed + 40, wide) + 0.7 * waves(*middle.T, seed + 41, wide / 2))
        outline = np.zeros(len(self.points), bool)
        for index in self.where.values():
            outline[self.index[index]] = True
        least *= 1 + uneven - fabric["pucker"] * outline[edges].all(1)
        stiffer = np.ones(len(self.points))
        for i, piece in enumerate(self.pieces.values()):
            mine = self.index[self.piece_of == i]
            stiffer[mine] = np.maximum(stiffer[mine], piece.stiffer)
        # Nothing stays in a seam, where two heights meet.
        heights = crumpled.heights(seed, self.flat + 37.0 * self.piece_of[:, None]) if crumpled_by else np.zeros(len(flat))
        kept = np.where(np.bincount(self.index) > 1, np.nan, self.merged(heights[:, None])[:, 0] * crumpled_by * CM)
        hinges = drape.folding(self.faces, corners)
        rest = np.nan_to_num((hinges[1] * kept[hinges[0]]).sum(1))
        return Mesh(self.points * CM, self.faces, corners, edges, least, bias, stiffer, self.pressed.copy(), hinges, rest)

    def merged(self, values):
        """What is known at the flat points, (n, k), at the sewn ones: a seam's is the middle of its sides'."""
        total = np.zeros((self.index.max() + 1, values.shape[1]))
        np.add.at(total, self.index, values)
        return total / np.bincount(self.index)[:, None]

    def sleeves(self):
        """The numbers of the sleeves' pieces."""
        return [i for i, name in enumerate(self.pieces) if name.startswith("sleeve")]

    def along(self, piece, edge):
        """Indices of the sewn points of an edge."""
        return self.index[self.where[piece, edge]]

    def together(self, name, parts):
        """Speak of neighbouring pieces, whose edges have different names, as of one."""
        self.joined[name] = parts
        self.span[name] = (self.span[parts[0]][0], self.span[parts[-1]][1])
        self.where |= {(name, e): self.where[part, e] for part in parts for e in self.pieces[part].edges}

    def hang(self, fabric, held, bar=((0, 9, 0), (1, 9, 0)), radius=0.006, seed=0, mesh=None, **more):
        """held: indices that don't move; bar: a line in cm; mesh: another than the pattern's own."""
        mask = np.zeros(len(self.points), bool)
        mask[held] = True
        bar = np.asarray(bar, float) * CM
        self.moved = drape.fall(mesh or self.mesh(fabric, seed), fabric, mask, bar, radius, gap=self.spacing * 0.6 * CM, seed=seed, **more) / CM
        return self

    def evened(self, wanted, share=0.5):
        """Average away the mesh's facets where it is wanted, open edges only along themselves. The pattern moves along, or its stripes and stitches waver where the triangles are uneven."""
        pairs, rim = edges_of(self.faces)
        edge = np.zeros(len(self.moved), bool)
        edge[rim.ravel()] = True
        self.moved = averaged(averaged(self.moved, pairs, wanted & ~edge, share), rim, wanted & edge, share)
        printed, outline = edges_of(self.raw)
        inside = wanted[self.index]
        inside[outline.ravel()] = False
        self.flat = averaged(self.flat, printed, inside, share)

    def soften(self, passes=2):
        """Average away the facets, but for the folds that were pressed in."""
        for _ in range(passes):
            self.evened(~self.pressed)
        return self

    def normals(self, faces=None):
        """Of every point, out of the cloth's right side; perhaps of some faces alone."""
        return normals(self.moved, self.faces if faces is None else faces)

    def drawn_in(self, deep=0.1, seed=0):
        """As its seams make it: sleeves eased in, every seam drawn in by its thread."""
        eased(self)
        drawn_in(self, deep, seed)
        return self

    def show(self, material, thick=0.12, names=None, repeat=0.11):
        """Put it into the scene, cm to units; `names` picks pieces, `repeat` is what the cloth's pattern repeats after, so that its stripes meet at the seams."""
        self.half = thick * CM * UNIT / 2
        chosen = [i for i, n in enumerate(self.pieces) if names is None or n in names]
        use = np.isin(self.piece_of[self.raw[:, 0]], chosen)
        faces, raw = self.faces[use], self.raw[use]
        shift = self.piece_of[raw.ravel()][:, None] * [0.37, repeat]
        # A sleeve is drawn along x, but its length is cut along the warp.
        grain = self.flat.copy()
        across = np.isin(self.piece_of, self.sleeves())
        grain[across] = grain[across][:, ::-1]
        points, layers = self.moved * CM * UNIT, [grain[raw.ravel()] * CM * UNIT + shift, self.press[raw.ravel()], self.flat[raw.ravel()]]
        piece = self.piece_of[raw.ravel()]
        for _ in range(2 if self.spacing > 1 else 1):
            points, faces, layers = subdivided(points, faces, layers)
            piece = np.tile(piece.reshape(-1, 3), 4).ravel()
        pattern, press, self.fine = layers
        thing = stage.mesh("garment", points, faces, material)
        stage.lay_out(thing, "pattern", pattern)
        stage.lay_out(thing, "press", press)
        # Only the fine mesh knows how near a seam is: a large triangle in a corner has all three points on one.
        stage.lay_out(thing, "seam", near(self, self.fine, piece))
        self.fine_of = piece
        solid = thing.modifiers.new("thick", "SOLIDIFY")
        solid.thickness, solid.offset = thick * CM * UNIT, 0
        return thing

    def surface(self, name):
        """A piece as sewing sees it: flat places in units onto the moved cloth."""
        if name not in self.spots:
            low, high = self.span[name]
            index = self.index[low:high]
            mine = (self.raw[:, 0] >= low) & (self.raw[:, 0] < high)
            normal = self.normals(self.faces[mine])[index]
            self.spots[name] = Laid(self.flat[low:high] * CM * UNIT, self.moved[index] * CM * UNIT, normal, self.half, stepped=True)
        return self.spots[name]


def turned(xy, piece):
    """A piece's flat points turned about its origin and moved."""
    c, s = np.cos(piece.turn), np.sin(piece.turn)
    return np.stack([c * xy[:, 0] - s * xy[:, 1], s * xy[:, 0] + c * xy[:, 1]], 1) + np.asarray(piece.move)
