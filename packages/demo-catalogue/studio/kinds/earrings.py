"""A pair of earrings hung from a birch rod, or lying: drops of alder, half discs of stoneware below a bead."""

import numpy as np
from mathutils import Matrix

import findings
import pottery
import stage
import timber
import wood
from findings import EYE, WIRE, linked
from noise import waves

# The rod: how high above the picture's middle, how far from the wall, how thick.
ROD, OUT, THICK = 0.77, 0.17, 0.042
# How far each ear wire is turned from the picture's plane, and where along the rod it hangs.
PAIR = ((-0.245, 0.95), (0.225, 0.66))
SKINS = {
    "alder": lambda: timber.solid("alder", "alder", 0.46, 0.2),
    "moss": lambda: pottery.glazed("moss", "#8b9272", specks=0.7),
    "sea": lambda: pottery.glazed("sea", "#7f9ba0", "#8b9272", specks=0.45),
}
# How far the green glaze comes down on each half disc, and how much that border slants.
DIPS = ((0.042, 0.12), (0.075, -0.2))


def drop(x, y, z, size, skin, i, lying):
    """A drop carved from alder, flat, slender at its eye, a little askew; its point up at (x, y, z)."""
    a = np.linspace(0, np.pi, 70)
    long = 2.55 * size * (1, 1.035)[i]
    bell = np.sin(a) * np.sin(a / 2) ** (1.75, 1.95)[i] / 0.72
    wide = size * 0.8 * np.maximum(bell, 0.13 * np.sqrt(np.clip(a / 0.2, 0, 1)) * (a < 1))
    thing = wood.lathe("drop", np.column_stack([wide, -long * (0.5 - 0.5 * np.cos(a))]), skin, (0, 0, 0), 120, (1, 0.56, 1))
    shape = timber.points(thing)
    angle = np.arctan2(shape[:, 1], shape[:, 0])
    shape[:, :2] *= (1 + 0.022 * waves(angle, 6 * shape[:, 2], 31 + i, 2.6) + 0.012 * np.cos(6 * angle + 20 * shape[:, 2] + i))[:, None]
    shape[:, 0] += 0.05 * size * np.sin(2.2 * shape[:, 2] / long + i)
    thing.data.vertices.foreach_set("co", shape.ravel())
    timber.cut(thing, np.random.default_rng((5, 23)[i]), ((0.9, 1.1), (2.0, 2.4))[i], (0.1, 0.14)[i], scale=4.9, angle=(1.45, 0.7)[i])
    low = 0.19 if lying else 0.0
    turn = Matrix.Rotation((0.24, -0.3)[i] if not lying else 0.1 - 0.2 * i, 4, "Y")
    thing.matrix_world = Matrix.Translation((x, y, z)) @ turn @ Matrix.Rotation(-low - np.pi / 2, 4, "X")


def half_moon(x, y, z, size, skin, i, lying):
    """A half disc cut from a slab and dipped in two glazes, its hole at (x, y, z)."""
    below, hole = 0.046, 0.0165
    size *= (1, 0.965)[i]
    rim = pottery.half_rim(size, below, 0.03, 300, 0.01, 40 + i)
    high, slant = DIPS[i]

    def pooled(px, py, edge):
        low = np.exp(-((py + size - below - 0.01) / 0.06) ** 2)
        return 1.05 * (1 - np.exp(-edge / 0.011)) + 0.45 * low, np.clip(0.5 + (py - below + high + slant * px + 0.012 * waves(px, py, 8 + i, 0.16)) / 0.05, 0, 1)

    thing = pottery.pierced("moon", rim, hole, 0.066, 0.03, skin, lambda px, py: 0.004 * waves(px, py, 60 + i, 0.17), pooled, 70, 70 + i)
    lean = Matrix.Rotation((0.035, -0.05)[i], 4, "Z")
    turn = Matrix.Identity(4) if lying else Matrix.Rotation((0.3, -0.16)[i], 4, "Y") @ Matrix.Rotation((-0.06, -0.03)[i], 4, "X")
    thing.matrix_world = Matrix.Translation((x, y, z)) @ turn @ lean


def bead(x, y, z, size, skin, i):
    """A glazed bead rolled by hand, its hole upright."""
    a = np.linspace(-1, 1, 41)
    profile = np.column_stack([np.maximum(size * np.sqrt(np.clip(1 - np.abs(a) ** 2.2, 0, 1)), 0.2 * size), 0.94 * size * a])
    thing = wood.lathe("bead", profile, skin, (x, y, z), 60)
    shape = timber.points(thing)
    shape *= (1 + 0.03 * waves(shape[:, 0] + shape[:, 2], shape[:, 1], 12 + i, 0.16))[:, None]
    thing.data.vertices.foreach_set("co", shape.ravel())
    timber.written(thing, "glaze", np.clip(1.25 - 0.9 * np.abs(shape[:, 2] / size) ** 3, 0.2, 2))
    thing.rotation_euler = (-np.pi / 2, 1.7 * i, 0)


def chain(eye, yaw, i, p, skins, lying=False):
    """Everything below an ear wire's eye, each piece linked in the one above."""
    metal, (x, y, z), wide = findings.metal(), eye, 0.5 if lying else 1.2
    for size, name, shape in p["beads"]:
        plane, z = yaw + wide, z if not lying else {"round": size, "half": 0.034}.get(shape, z)
        if shape == "half":
            joint = 0.037
            y = linked(y, EYE, joint)
            findings.ring((x, y, z), 1.2 + 0.15 * i, joint, metal)
            half_moon(x, y - joint - WIRE - 0.0165 + 0.027, z, size, skins[name], i, lying)
            continue
        y = linked(y, EYE, EYE)
        findings.ring((x, y, z), plane, EYE, metal)
        if shape == "drop":
            wood.tube("pin", [(x, y - EYE, z), (x, y - EYE - 0.04, z)], 1.25 * WIRE, metal)
            drop(x, y - EYE - 0.006, z, size, skins[name], i, lying)
        else:
            middle = y - EYE - size
            bead(x, middle, z, size, skins[name], i)
            wood.tube("pin", [(x, y - EYE, z), (x, middle - size - 0.004, z)], WIRE, metal)
            y, yaw = middle - size - EYE, 0.25 if lying else 0.2 - 0.3 * i
            findings.ring((x, y, z), yaw, EYE, metal)


def skins_of(p):
    return {name: SKINS[name]() for name in {b[1] for b in p["beads"]}}


def lying(p, i, high, skins, rng):
    """One earring lying flat, its ear wire's eye at the origin and `high` above the ground."""
    chain(findings.laid(high, findings.metal(), rng), 0.0, i, p, skins, lying=True)


def rod(rng):
    """A turned stick of birch on two posts."""
    skin = timber.solid("rod", "birch", 0.5)
    for name, radius, start, way, long in (("rod", THICK, (-0.6, ROD, OUT), (0, np.pi / 2, 0), 1.2), *(("post", 0.024, (x, ROD, 0), (0, 0, 0), OUT) for x in (-0.46, 0.45))):
        t = np.linspace(0, 1, 40)
        end = np.array([(0, 0), (radius * 0.8, 0), (radius, radius * 0.2)])
        side = np.column_stack([radius * (1 + 0.012 * waves(t * 9, t, 3, 2.0)), radius * 0.2 + (long - radius * 0.4) * t])
        thing = wood.lathe(name, [*end, *side, (radius * 0.8, long), (0, long)], skin, start, 48)
        timber.cut(thing, rng, (0.8, 1.4), 0.05)
        thing.rotation_euler = way


def build(p):
    """Two earrings on a birch rod fixed to the wall."""
    rng = np.random.default_rng(p.get("seed", 4))
    rod(rng)
    skins = skins_of(p)
    for i, (x, yaw) in enumerate(PAIR):
        eye = findings.hang((x, ROD + THICK, OUT), yaw, findings.metal(), rng)
        chain(eye, yaw, i, p, skins)
    stage.flat_lay(p.get("height", 1.75), (0.0, p.get("y", 0.22)), soft=2.0, room=0.42)
