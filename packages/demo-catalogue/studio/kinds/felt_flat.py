"""Small flat things of felt: a folded purse, a shoulder bag, square coasters."""

import numpy as np
from scipy.ndimage import gaussian_filter1d

import felt
import sewing
import stage
import wood
from noise import path, smooth, turned, waves
from yarn import Yarn


def rounded(wide, tall, radius, n=10):
    """A rectangle's outline with round corners, counter-clockwise, centred; radius may be four numbers (from low right)."""
    r = np.broadcast_to(radius, 4)
    out = []
    for k, (sx, sy) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        a = np.linspace(-np.pi / 2, 0, n) + k * np.pi / 2
        out.append(np.stack([sx * (wide / 2 - r[k]) + r[k] * np.cos(a), sy * (tall / 2 - r[k]) + r[k] * np.sin(a)], 1))
    return np.vstack(out)


def slab(name, outline, z, thick, colour, rng, angle=0.0, place=(0, 0), puff=0.0, hair=1.0, seed=0):
    """A piece of felt: a plate with soft edges, slightly domed, coated with hair."""
    outline = np.asarray(outline)
    centre = outline.mean(0)
    rings = [(1.0, 0.0), (1.004, 0.35), (1.0, 0.75), (0.992, 1.0), *[(k, 1.0 + puff * (1 - k**2)) for k in np.linspace(0.97, 0.03, 14)]]
    points = []
    for k, h in rings:
        flat = centre + (outline - centre) * k
        lift = z + thick * h + 0.006 * waves(flat[:, 0], flat[:, 1], seed, 0.5) * (h > 0.5)
        points.append(np.column_stack([flat, lift]))
    n = len(outline)
    points = turned(np.vstack(points), angle) + np.array([*place, 0.0])
    index = np.arange(len(rings) * n).reshape(len(rings), n)
    after = np.roll(index, -1, 1)
    faces = np.stack([index[:-1], after[:-1], after[1:], index[1:]], -1).reshape(-1, 4)
    last = index[-1].tolist()
    stage.mesh(name, points, [*faces.tolist(), last], felt.ground(name, colour))
    area = np.ptp(outline[:, 0]) * np.ptp(outline[:, 1])
    felt.coat(name, points, faces, colour, rng, int(90000 * area * hair), int(14000 * area * hair), 0.9)


def knob(x, y, z, size=0.07):
    """A wooden button with two holes and its thread."""
    r = size
    skin = wood.grain("button", "#a87c52", 3)
    wood.lathe("button", [(0, 0), (r * 0.7, 0.0), (r * 0.85, r * 0.1), (r, r * 0.05), (r, -r * 0.2), (r * 0.6, -r * 0.35), (0, -r * 0.35)], skin, (x, y, z + r * 0.3), 48)
    for dx in (-0.25, 0.25):
        wood.lathe("hole", [(0, 0.006), (r * 0.12, 0.006), (r * 0.12, -0.01)], wood.plain("hole", "#2a211a", 0.9, 0.0), (x + dx * r, y, z + r * 0.3), 16)
    wood.tube("thread", [(x - 0.25 * r, y, z + r * 0.34), (x + 0.25 * r, y, z + r * 0.34)], r * 0.06, sewing.thread("oat"))


def purse(p, rng):
    """Two folds of felt, a loop of leather over a wooden button."""
    colour = p["colours"][0]
    slab("body", rounded(1.35, 0.95, 0.07), 0.0, 0.07, colour, rng, 0.06, puff=0.6, seed=1)
    flap = rounded(1.37, 0.52, (0.16, 0.05, 0.05, 0.16))
    slab("flap", flap, 0.09, 0.05, colour, rng, 0.06, (-0.013, 0.225), puff=0.35, seed=2)
    a = np.linspace(0, 2 * np.pi, 60)
    loop = np.stack([0.055 * np.sin(a) * (1 + 0.2 * np.cos(a)), -0.12 + 0.12 * np.cos(a), 0.17 + 0.01 * np.cos(a)], -1)
    wood.tube("loop", turned(loop, 0.06), 0.014, wood.leather("loop", "#6b4226"), closed=True)
    knob(0.012, -0.2, 0.14, 0.075)
    stage.flat_lay(p.get("height", 2.25), (0, 0.0), tilt=0.25)


def small_bag(colour, rng):
    """The bag itself: body, flap, button."""
    slab("body", rounded(1.1, 0.92, (0.2, 0.05, 0.05, 0.2)), 0.0, 0.1, colour, rng, puff=0.8, place=(0, -0.35), seed=1)
    slab("flap", rounded(1.12, 0.66, (0.33, 0.05, 0.05, 0.33)), 0.14, 0.05, colour, rng, place=(0, -0.2), puff=0.7, seed=2)
    knob(0.0, -0.42, 0.25, 0.075)


def crossbody(p, rng):
    """A small bag with a round flap, a button and a long braided strap."""
    small_bag(p["colours"][0], rng)
    line = path([(-0.46, -0.05), (-0.52, 0.14), (-0.74, 0.44), (-0.86, 0.86), (-0.66, 1.28), (-0.16, 1.48), (0.42, 1.38), (0.72, 0.98), (0.6, 0.56), (0.16, 0.4),
                 (-0.26, 0.58), (-0.4, 0.94), (-0.14, 1.24), (0.26, 1.16), (0.44, 0.86), (0.62, 0.6), (0.66, 0.3), (0.53, 0.1), (0.46, -0.05)])(np.linspace(0, 1, 1500))
    braid(resting(line, 0.085, (0.12, 0.12)), 0.078, p.get("strap", "sand"), rng)
    if p.get("view") == "near":
        stage.flat_lay(0.95, (0.1, -0.3), tilt=0.4)
    else:
        stage.flat_lay(p.get("height", 3.15), (-0.04, 0.32), tilt=0.15)


def resting(line, wide, ends, high=0.02, step=0.036):
    """The height of a strap of a width that lies on the wall and on itself, sewn on at `ends` above it."""
    z = np.full(len(line), high)
    for i in range(100, len(line)):
        under = np.linalg.norm(line[: i - 80] - line[i], axis=1) < wide
        if under.any():
            z[i] = z[: i - 80][under].max() + step
    t = np.linspace(0, 1, len(line))
    z += (ends[0] - high) * smooth(0.05, 0.0, t) + (ends[1] - high) * smooth(0.95, 1.0, t)
    return np.column_stack([line, gaussian_filter1d(z, 14, mode="nearest")])


def braid(line, wide, colour, rng):
    """A flat braid of three linen strands along a line, each of three cords side by side."""
    way = np.gradient(line, axis=0)
    side = np.cross([0, 0, 1.0], way)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    radius = wide * 0.062
    strands = []
    for k in range(3):
        turn = 2 * np.pi * (along / (wide * 3.3) + k / 3)
        middle = line + side * (wide * 0.33 * np.sin(turn))[:, None]
        middle[:, 2] = np.maximum(middle[:, 2], radius * 2.6) + radius * 1.5 * np.sin(2 * turn)
        lean = np.gradient(middle, axis=0)
        beside = np.cross([0, 0, 1.0], lean)
        beside /= np.linalg.norm(beside, axis=1, keepdims=True)
        strands += [middle + beside * (radius * 1.8 * n) for n in (-1, 0, 1)]
    Yarn(radius, rng, fibres=10, fluff=22, halo=8, mess=0.2).lay("strap", np.stack(strands), colour, 0.24)


def coasters(p, rng):
    """Four squares, fanned."""
    for i in range(4):
        colour = p["colours"][i % 2]
        angle = 0.42 - 0.28 * i
        slab(f"coaster {i}", rounded(0.92, 0.92, 0.05), 0.004 + i * 0.062, 0.055, colour, rng, angle, (-0.36 + 0.24 * i, -0.06 + 0.05 * i), seed=i)
    stage.flat_lay(p.get("height", 2.75), (0.06, -0.02), tilt=0.4)


def build(p):
    """One of the three."""
    rng = np.random.default_rng(p.get("seed", 3))
    {"purse": purse, "crossbody": crossbody, "coasters": coasters}[p["form"]](p, rng)
