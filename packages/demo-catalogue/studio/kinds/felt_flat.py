"""Small flat things of felt: a folded purse, a shoulder bag, square coasters."""

import numpy as np
from scipy.ndimage import gaussian_filter1d

import felt_cut
import leather
import sewing
import stage
import wood
from felt_folded import Pouch
from kinds.together import held
from noise import path, smooth, waves
from yarn import Yarn

# How much of a picture a centimetre is.
PURSE, BAG = 0.114, 0.05


def knob(x, y, z, size=0.07, turn=0.4):
    """A button turned of aspen, with two holes and its thread."""
    r = size
    skin = wood.planed("button", "#b48c5f", "y")
    profile = [(0, 0.03 * r), (r * 0.6, 0.03 * r), (r * 0.78, r * 0.1), (r * 0.93, r * 0.1), (r, 0), (r * 0.98, -r * 0.14), (r * 0.85, -r * 0.24), (r * 0.4, -r * 0.28), (0, -r * 0.28)]
    wood.lathe("button", profile, skin, (x, y, z), 64).rotation_euler = (0.05, -0.04, turn)
    c, s = np.cos(turn), np.sin(turn)
    for d in (-0.24, 0.24):
        wood.lathe("hole", [(0, r * 0.045), (r * 0.1, r * 0.045), (r * 0.1, -0.01)], wood.plain("hole", "#2a211a", 0.9, 0.0), (x + d * r * c, y + d * r * s, z), 16)
    for k in (-0.035, 0.03):
        ends = np.array([[-0.24 * r, k * r], [0.0, 1.4 * k * r], [0.24 * r, k * r]]) @ np.array([[c, s], [-s, c]])
        wood.tube("thread", np.column_stack([ends + [x, y], [z + r * 0.03, z + r * 0.13, z + r * 0.03]]), r * 0.04, sewing.thread("oat"))
    wood.lathe("shank", [(r * 0.2, -r * 0.2), (r * 0.16, -r * 0.5), (r * 0.24, -r * 1.1)], sewing.thread("oat", 0.7), (x, y, z), 16)


def purse(p, rng):
    """Felt folded once and sewn at its sides, a loop of leather from below the flap round a wooden button."""
    pouch = Pouch(PURSE, 11, 9, 0.3, 0.5, 2.6, -0.7, 1.5, 4)
    with held(turn=0.055):
        pouch.show("purse", p["colours"][0], rng)
        pouch.sewn(sewing.thread(p["colours"][0], 0.55), rng)
        x, y = 0.15, -2.35
        floor = pouch.front(x, y) + 0.15
        knob(x * PURSE, y * PURSE, (floor + 0.5) * PURSE, 0.92 * PURSE)
        flat = path([(-0.34, 0.6), (-0.38, 0.1), (-0.46, -0.9), (-0.52, -2.2), (-0.3, -3.25), (0.14, -3.52), (0.6, -3.2), (0.78, -2.2), (0.66, -0.95), (0.46, 0.1), (0.42, 0.6)])(np.linspace(0, 1, 120))
        z = pouch.front(*flat.T) + 0.15 + 0.1 + 0.17 * smooth(-0.2, -1.4, flat[:, 1])
        wood.tube("loop", np.column_stack([flat, z]) * PURSE, 0.15 * PURSE, leather.hide("#6b4226", PURSE), taper=1 + 0.06 * waves(flat[:, 0], flat[:, 1], 3, 1.0))
    stage.flat_lay(p.get("height", 2.25), (0, 0.0), tilt=0.25, soft=1.9, room=0.42)


def small_bag(colour, rng):
    """The bag itself: pouch, flap, button; its back's middle lies at (0, -0.35)."""
    pouch = Pouch(BAG, 22, 18, 0.36, 1.5, 6.0, -3.6, 6.5, 8, (0.2, 0.5), 0.25)
    with held((0, -0.35, 0)):
        pouch.show("bag", colour, rng, seen=0.6)
        pouch.sewn(sewing.thread(colour, 0.5), rng, 0.7, 0.6, 0.06)
        x, y = 0.3, -2.0
        knob(x * BAG, y * BAG, (pouch.over(x, y) + 0.18 + 0.4) * BAG, 1.25 * BAG)


# The strap as it was put down: from behind the bag's left top corner in a loose coil to the right one; where its knot is.
COIL = ((-0.44, 0.02), (-0.5, 0.2), (-0.66, 0.42), (-0.8, 0.74), (-0.74, 1.1), (-0.4, 1.34), (0.05, 1.36), (0.5, 1.22), (0.66, 0.9), (0.5, 0.62), (0.1, 0.5), (-0.28, 0.62), (-0.42, 0.9),
        (-0.2, 1.1), (0.16, 1.02), (0.3, 0.78), (0.52, 0.54), (0.68, 0.36), (0.6, 0.2), (0.45, 0.02))


def crossbody(p, rng):
    """A small bag with a round flap, a button and a long braided strap."""
    small_bag(p["colours"][0], rng)
    line = path(COIL)(np.linspace(0, 1, 1500))
    line += 0.012 * np.stack([waves(*line.T, 2, 0.5), waves(*line.T, 3, 0.5)], 1)
    braid(resting(line, 0.085, (0.015, 0.015)), 0.07, p.get("strap", "sand"), rng)
    if p.get("view") == "near":
        stage.flat_lay(0.95, (0.1, -0.3), tilt=0.4)
    else:
        stage.flat_lay(p.get("height", 3.15), (-0.04, 0.32), tilt=0.15, soft=1.9, room=0.42)


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
    """A flat braid of three linen strands along a line, each of three cords side by side; no two turns are drawn equally tight."""
    way = np.gradient(line, axis=0)
    side = np.cross([0, 0, 1.0], way)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    radius = wide * 0.062
    loose = lambda size: gaussian_filter1d(rng.normal(0, 1, len(line)), 22, mode="nearest") * 22**0.5 * 1.9 * size
    pace = along / (wide * 3.3) + loose(0.07)
    strands = []
    for k in range(3):
        turn = 2 * np.pi * (pace + k / 3) + loose(0.22)
        middle = line + side * (wide * (0.33 + loose(0.03)) * np.sin(turn))[:, None]
        middle[:, 2] = np.maximum(middle[:, 2], radius * 2.6) + radius * 1.5 * np.sin(2 * turn)
        lean = np.gradient(middle, axis=0)
        beside = np.cross([0, 0, 1.0], lean)
        beside /= np.linalg.norm(beside, axis=1, keepdims=True)
        strands += [middle + beside * (radius * (1.8 * n + loose(0.25)))[:, None] for n in (-1, 0, 1)]
    Yarn(radius, rng, fibres=10, fluff=14, halo=5, mess=0.25).lay("strap", np.stack(strands), colour, 0.3)


# Where the four lie: turn, place, how much a corner stands up. The middle of none lies on another, so that its far side comes down to the table.
FAN = ((0.6, (-0.6, -0.24), 0.006), (0.19, (-0.24, 0.15), -0.004), (-0.13, (0.23, 0.15), 0.004), (-0.5, (0.625, -0.41), 0.004))


def coasters(p, rng):
    """Four squares, spread by a hand."""
    table = felt_cut.Table()
    for i, (turn, place, curl) in enumerate(FAN):
        coaster(table, rng, f"coaster {i}", p["colours"][i % 2], place, turn, curl)
    stage.flat_lay(p.get("height", 3.2), (0.02, -0.08), tilt=0.4, soft=1.9, room=0.42)


def coaster(table, rng, name, colour, place, turn, curl=0.0):
    """One square of 10 cm: cut by hand, no two alike."""
    wide, tall = 0.92 * rng.normal(1, 0.008, 2)
    shape = felt_cut.rounded(wide, tall, rng.uniform(0.028, 0.05, 4))
    shape[:, 0] += rng.normal(0, 0.008) * shape[:, 1]
    felt_cut.laid(name, table, shape, place, turn, 0.046 * rng.normal(1, 0.05), colour, rng, 0.092, sag=0.1, curl=curl)


def build(p):
    """One of the three."""
    rng = np.random.default_rng(p.get("seed", 3))
    {"purse": purse, "crossbody": crossbody, "coasters": coasters}[p["form"]](p, rng)
