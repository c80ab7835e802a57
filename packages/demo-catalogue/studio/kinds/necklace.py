"""Turned beads of wood, some painted, on a waxed linen cord: laid in an uneven oval on the table."""

import numpy as np
from mathutils import Quaternion, Vector

import noise
import stage
import timber
import trim
import wood
from noise import waves

SKINS = {
    "birch": lambda: timber.solid("birch", "birch", 0.5),
    "juniper": lambda: timber.solid("juniper", "juniper", 0.46, 0.2),
    "walnut": lambda: timber.solid("walnut", "walnut", 0.46, 0.18),
    "white": lambda: timber.solid("white", "birch", 0.55, 0.06, paint="#e9e2d6"),
    "blue": lambda: timber.solid("blue", "birch", 0.52, 0.08, paint="#6f8299"),
}
# A bead's length as a share of its width, its hole's radius as one of its own.
LONG, HOLE = 0.9, 0.15


def bead(name, place, size, skin, way, rng):
    """One bead turned by hand: flattened at its drilled hole, not quite round, its grain at an angle of its own."""
    long, hole = LONG * rng.uniform(0.92, 1.08), HOLE * size
    flat = rng.uniform(0.27, 0.36)
    a = np.linspace(np.arcsin(flat), np.pi - np.arcsin(flat), 44)
    power = rng.uniform(0.9, 1.04)
    outside = np.column_stack([size * np.sin(a) ** power, -size * long * np.cos(a)])
    end = outside[0]
    chamfer = [(hole, 0.55 * end[1]), (hole, 0.94 * end[1]), (1.25 * hole, 1.0 * end[1]), (0.86 * end[0], 1.005 * end[1])]
    profile = np.array([*chamfer, *outside, *[(r, -z) for r, z in chamfer[::-1]]])
    thing = wood.lathe(name, profile, skin, place, 72)
    shape = timber.points(thing)
    angle = np.arctan2(shape[:, 1], shape[:, 0])
    round_ = np.clip((np.hypot(shape[:, 0], shape[:, 1]) - 1.3 * hole) / size, 0, 1)
    shape[:, :2] *= (1 + round_ * (0.018 * np.cos(2 * angle + rng.uniform(0, 6)) + 0.012 * waves(np.cos(angle) + shape[:, 2] / size, np.sin(angle), int(rng.integers(999)), 1.7)))[:, None]
    thing.data.vertices.foreach_set("co", shape.ravel())
    timber.cut(thing, rng, (0.5, 3.0), 0.3, "zx"[int(rng.uniform() < 0.35)], 16)
    timber.written(thing, "worn", np.clip(1.0 - (np.hypot(shape[:, 0], shape[:, 1]) - 1.2 * hole) / (0.42 * size), 0, 1) ** 1.5 * 0.55)
    thing.rotation_mode = "QUATERNION"
    thing.rotation_quaternion = Vector(way).to_track_quat("Z", "Y") @ Quaternion((0, 0, 1), rng.uniform(0, 6.28))


def string_beads(line, beads, rng, first, gaps):
    """Place beads (size, skin's name) from a length along the line on, each on the ground and a little askew on its cord."""
    skins = {name: SKINS[name]() for name in {name for _, name in beads}}
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    spot = lambda at: np.array([np.interp(at, d, line[:, k]) for k in range(3)])
    at = first
    for i, ((size, name), gap) in enumerate(zip(beads, gaps)):
        at += size * LONG
        place, way = spot(at), spot(at + 0.03) - spot(at - 0.03)
        place[:2] += rng.normal(0, 0.05 * size, 2)
        place[2] = max(place[2], size + 0.002)
        bead(f"bead {i}", place, size, skins[name], way + rng.normal(0, 0.006, 3), rng)
        at += size * LONG + gap


def graded(names, count, small, large, rng):
    """Beads growing towards the middle, each sort seldom twice in a row, no side like the other."""
    out, bag = [], []
    for t in np.abs(np.linspace(-1, 1, count)) ** 1.3:
        if not bag:
            bag = list(rng.permutation(names))
            if out and bag[0] == out[-1][1]:
                bag.append(bag.pop(0))
        out.append(((large + (small - large) * t) * rng.uniform(0.9, 1.1), str(bag.pop(0))))
    return out


def threaded(line, beads, rng, colour="walnut", radius=0.0115):
    """Beads in the middle of a way, loosely on their cord, which lies on the ground where it has none."""
    gaps = np.where(rng.uniform(size=len(beads)) < 0.24, rng.uniform(0.012, 0.045, len(beads)), rng.uniform(0.001, 0.004, len(beads)))
    total = np.linalg.norm(np.diff(line, axis=0), axis=1).sum()
    first = (total - sum(2 * LONG * size for size, _ in beads) - gaps[:-1].sum()) / 2
    sizes = np.array([size for size, _ in beads])
    middles = first + np.cumsum(2 * LONG * sizes + np.r_[0, gaps[:-1]]) - LONG * sizes
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    high = np.interp(d, np.r_[first - 0.16, middles, total - first + 0.16], np.r_[radius, sizes, radius])
    lifted = line + np.stack([0 * d, 0 * d, high - radius], -1)
    string_beads(lifted, beads, rng, first, gaps)
    trim.cord("cord", lifted, radius, colour, rng, fluff=12)


def way_of():
    """The cord's way over the table: an oval that a hand pushed into place, its two ends crossing at the top."""
    shape = np.array([(0.36, 0.77), (0.27, 0.83), (0.13, 0.83), (0.02, 0.755), (-0.2, 0.62), (-0.44, 0.36), (-0.545, 0.02), (-0.51, -0.34), (-0.3, -0.66), (0.03, -0.77), (0.34, -0.64), (0.54, -0.33), (0.565, 0.02), (0.45, 0.37), (0.22, 0.64), (0.04, 0.75), (-0.08, 0.85), (-0.1, 0.94)])
    line = noise.path(shape)(np.linspace(0, 1, 900))
    return np.column_stack([line, np.full(900, 0.0115)])


def knot(at, colour, rng):
    """The cord's two ends tied round each other, their tails beside it."""
    x, y, z = at
    t = np.linspace(0, 1, 90)
    a = 2 * np.pi * 3.2 * t
    winding = np.column_stack([x - 0.035 + 0.07 * t, y + 0.024 * np.cos(a), z + 0.014 + 0.02 * np.sin(a)])
    trim.cord("knot", winding, 0.0115, colour, rng, fluff=12)


def build(p):
    """A necklace laid down."""
    rng = np.random.default_rng(p.get("seed", 6))
    line = way_of()
    threaded(line, graded(p["beads"], p["count"], 0.047, 0.084, rng), rng)
    knot((0.02, 0.758, 0.0115), "walnut", rng)
    if p.get("view") == "near":
        stage.flat_lay(1.0, (-0.22, -0.47), tilt=0.42, soft=2.0, room=0.42)
    else:
        stage.flat_lay(p.get("height", 2.3), (0, 0.02), tilt=0.12, soft=2.0, room=0.42)
