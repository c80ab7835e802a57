"""Towels folded in four that lie on the table and on each other, or folded once over a rail: they fall as cloth, in metres, y up and z towards the camera, and are shown in units."""

import numpy as np
from scipy.interpolate import RectBivariateSpline
from scipy.ndimage import gaussian_filter, map_coordinates, maximum_filter

import crumpled
import drape
import knit
import look
import stage
import topstitch
from falling import Cloth
from garment import CM, UNIT
from noise import smooth, waves

WIDE, LONG, SPACING = 0.5, 0.7, 0.004
# How far layers stay apart, and how far above each other they begin.
GAP, LOOSE = 0.0036, 0.0046
FALLS = dict(mass=0.2, bending=2.5e-6, shear=0.05, wash=(0.006, 0.09))
# How deep the crumples of washing are that it keeps, how sharply it was folded smaller before (radians), how much it loses of its way where it lies.
CRUMPLED, CREASED, RUBS = 1.2, 0.55, 0.9
# What is left of any speed after one small step: layers that fall fast fall through each other.
SLOW = 0.85
# Seconds under a hand and without it, and how high the hand is.
PRESSED, FREE, HAND = 0.5, 0.5, 5.5 * GAP
# How much closer than flat it lies on a rod, how long it falls there and what is left of its speed.
SLACK, HANGS, SWAYS = 0.07, 1.0, 0.985
# A hem's breadth; how thick the cloth is and how thick its hem.
HEM, THIN, THICK = 0.011, 0.0009, 0.0026
# The grid of what others lie on, and how far it reaches.
CELL, REACH = 0.003, 0.75


def woven(name, colour, stripes, density, seed):
    """Its linen, `density` threads to a unit."""
    return look.linen(name, colour, warp=stripes, density=density, crease=0.3, through=0.05, creased=0.7, slub=1.1, seed=seed)


def turned(x, y, angle, about=(0, 0)):
    """Places in a plane, turned about one of them."""
    c, s = np.cos(angle), np.sin(angle)
    x, y = x - about[0], y - about[1]
    return c * x - s * y + about[0], s * x + c * y + about[1]


def over(along, high, at, round_):
    """Fold what is beyond `at` back over the rest, in a circle for each layer about one line at the height `round_`."""
    r = round_ - high
    far = along - at
    angle = np.clip(far / r, 0, np.pi)
    return np.where(far < 0, along, at + r * np.sin(angle) - np.maximum(far - np.pi * r, 0)), high + r * (1 - np.cos(angle))


def folded(a, b, askew, halves):
    """Where a flat towel's places lie when it is folded along its length and then across, each time a little askew: x, height, y from its middle, the last fold at +y."""
    middle = WIDE / 2, LONG / 2
    x, y = turned(a, b, askew[0], middle)
    x, high = over(x, 0 * a, halves[0] * WIDE, LOOSE / 2)
    x, y = turned(x, y, askew[1], middle)
    y, high = over(y, high, halves[1] * LONG, 2 * LOOSE)
    return x - WIDE / 4, high, y - LONG / 4


class Ground:
    """The table and what lies on it, and a hand that presses what is above until it is let go."""

    def __init__(self, below=()):
        size = round(2 * REACH / CELL)
        height = np.zeros((size, size))
        for points in below:
            i, k = (((points[..., axis].ravel() + REACH) / CELL).astype(int) for axis in (0, 2))
            np.maximum.at(height, (i, k), points[..., 1].ravel() + GAP / 2)
        self.height = gaussian_filter(maximum_filter(height, 3), 0.7)

    def under(self, x):
        """How high it is below points."""
        return map_coordinates(self.height, [(x[..., 0] + REACH) / CELL, (x[..., 2] + REACH) / CELL], order=1, mode="nearest") + GAP / 4

    def __call__(self, x, v):
        v *= SLOW
        floor = self.under(x)
        low = x[:, 1] < floor
        x[low] -= RUBS * drape.FRAME / drape.SUBSTEPS * v[low] * [1, 0, 1]
        x[low, 1] = floor[low]
        v[low] *= 1 - RUBS
        high = x[:, 1] > floor + self.hand
        v[high] *= [0.5, 1, 0.5]
        v[high, 1] = np.minimum(v[high, 1], -0.06)


class Towel(Cloth):
    """Any of them; `axes` says which of its axes, and which way, are the picture's."""

    axes = ((0, 1), (1, 1), (2, 1))

    def __init__(self, seed):
        super().__init__(WIDE, LONG, SPACING)
        self.seed = seed

    def bends(self, mesh):
        """What every hinge wants back: the crumples of washing, and the folds of the packet it came in."""
        hinges, coefficient, _ = mesh.hinges
        kept = crumpled.heights(self.seed, self.flat / CM + 40.0) * CRUMPLED * CM
        rest = (coefficient * kept[hinges]).sum(1)
        a, b = self.flat[hinges[:, 0]], self.flat[hinges[:, 1]]
        for axis, at, side in ((0, WIDE / 4, 1), (0, 3 * WIDE / 4, -1), (1, -LONG / 4, 1), (1, -3 * LONG / 4, -1)):
            there = (np.abs((a + b)[:, axis] / 2 - at) < 0.6 * SPACING) & (np.abs((b - a)[:, axis]) < 1e-6)
            rest[there] += side * CREASED * SPACING
        return rest

    def hem(self, across, down):
        """How far places of it are from its edge."""
        return np.minimum(np.minimum(across, WIDE - across), np.minimum(down, LONG - down))

    def begun(self, start):
        """As drape.fall asks for it, its hems stiffer."""
        mesh = self.mesh(start, FALLS, self.seed, np.zeros(self.across.shape))
        mesh.rest[:] = self.bends(mesh)
        mesh.stiffer[self.hem(self.across, self.down).ravel() < HEM] = 6
        return mesh

    def settled(self, points):
        """Evened by less than a cell, but for its edge; `surface` tells of it from now on."""
        self.moved = points.reshape(*self.across.shape, 3)
        even = gaussian_filter(self.moved, (0.8, 0.8, 0), mode="nearest", radius=2)
        even[[0, -1]], even[:, [0, -1]] = self.moved[[0, -1]], self.moved[:, [0, -1]]
        self.splines = [RectBivariateSpline(self.v, self.u, even[..., k] * side * UNIT) for k, side in self.axes]

    def show(self, name, cloth, colour, rng):
        """The cloth, thicker in its hems, and the rows of stitches beside them."""
        u, v = np.meshgrid(np.linspace(0, 1, 3 * len(self.u)), np.linspace(0, 1, 3 * len(self.v)))
        a, b = u * WIDE, v * LONG
        thing = stage.sheet(name, self.surface(u, v), cloth)
        stage.lay_out(thing, "pattern", np.stack([a, b], -1) * UNIT)
        thing.vertex_groups.new(name="hem").add(np.flatnonzero(self.hem(a, b) < HEM).tolist(), 1.0, "REPLACE")
        solid = thing.modifiers.new("thick", "SOLIDIFY")
        solid.thickness, solid.offset, solid.vertex_group, solid.thickness_vertex_group = THICK * UNIT, 0, "hem", THIN / THICK
        self.stitched(name, colour, rng)

    def stitched(self, name, colour, rng):
        """A row along every hem, seen from both sides."""
        inner = HEM - 0.0016
        rows = ((inner, 0), (inner, LONG)), ((WIDE - inner, 0), (WIDE - inner, LONG)), ((0, inner), (WIDE, inner)), ((0, LONG - inner), (WIDE, LONG - inner))
        for k, (start, end) in enumerate(rows):
            a, b = np.linspace(start, end, 900).T
            u, v = a / WIDE, b / LONG
            on, normal = self.surface(u, v), knit.normals(self.surface, u, v)
            for side in (-1, 1):
                # What looks away lies hidden inside, or its strip is seen beyond the edge.
                lift = (THICK / 2 + 0.0004) * UNIT * smooth(0.0, 0.2, side * normal[:, 2:])
                topstitch.row(f"{name} stitches {k} {side}", on + side * normal * lift, side * normal, colour, 0.8, rng)


class Lying(Towel):
    """One that lies: where its middle is, how far it is turned, its last fold towards the camera (`spine` 1) or away from it."""

    # The camera looks along y.
    axes = ((0, 1), (2, -1), (1, 1))

    def __init__(self, seed, place=(0.0, 0.0), turn=0.0, spine=1, askew=(0.01, -0.012), halves=(0.497, 0.506), below=()):
        super().__init__(seed)
        ground = Ground([towel.moved for towel in below])
        x, high, y = folded(self.across, self.down, askew, halves)
        x, z = turned(x, spine * y, turn)
        start = np.stack([x + place[0], high, z + place[1]], -1)
        start[..., 1] += ground.under(start)
        mesh = self.begun(start)
        held = np.zeros(self.across.size, bool)
        for ground.hand, seconds in ((HAND, PRESSED), (9.0, FREE)):
            mesh.points[:] = drape.fall(mesh, FALLS, held, np.array([[0.0, 9, 0], [1, 9, 0]]), 0.006, seconds, -9.0, GAP, 0, seed, against=ground)
        self.settled(mesh.points)


class Hanging(Towel):
    """One folded along its length and hung over a rod at the height `top`, `away` from the wall: its middle there, how much of it hangs in front."""

    def __init__(self, seed, x0, top, away, rod, front, askew=0.012, half=0.49):
        super().__init__(seed)
        a, b = turned(self.across, self.down, askew, (WIDE / 2, LONG / 2))
        x, high = over(a, 0 * a, half * WIDE, LOOSE / 2)
        x = x - WIDE / 4
        r, far = rod + GAP + high, b - (LONG - front)
        angle = np.clip(far / r, -np.pi / 2, np.pi / 2)
        low = np.maximum(np.abs(far) - np.pi / 2 * r, 0)
        loose = smooth(0.0, 0.2, low)
        fold = waves(x, 0.3 * low, seed, 0.17) * 0.02 * loose
        start = np.stack([x0 + x * (1 - SLACK), top + r * np.cos(angle) - low, away + r * np.sin(angle) + np.sign(far) * (fold + 0.012 * loose)], -1)
        held, bar = (np.abs(far) < 0.008).ravel(), np.array([[-2.0, top, away], [2.0, top, away]])
        self.settled(drape.fall(self.begun(start), FALLS, held, bar, rod + GAP / 2, HANGS, 0.004, GAP, 0, seed, against=lambda x, v: np.multiply(v, SWAYS, out=v)))
