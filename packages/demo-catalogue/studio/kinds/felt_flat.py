"""Small flat things of felt: a folded purse, a shoulder bag, square coasters."""

import numpy as np

import braids
import felt
import felt_cut
import leather
import limp
import sewing
import stage
import wood
from felt_folded import Pouch
from kinds.together import held
from noise import path, smooth, turned, waves

# How much of a picture a centimetre is.
PURSE, BAG, COASTER = 0.114, 0.05, 0.092
# How far from its middle a button's holes are, in shares of its radius.
HOLES = 0.24


def knob(x, y, z, size=0.07, turn=0.4, rows=(0.0,)):
    """A button turned of aspen, with two holes in each of its rows and its thread."""
    r = size
    skin = wood.planed("button", "#b48c5f", "y")
    profile = [(0, 0.03 * r), (r * 0.6, 0.03 * r), (r * 0.78, r * 0.1), (r * 0.93, r * 0.1), (r, 0), (r * 0.98, -r * 0.14), (r * 0.85, -r * 0.24), (r * 0.4, -r * 0.28), (0, -r * 0.28)]
    wood.lathe("button", profile, skin, (x, y, z), 64).rotation_euler = (0.05, -0.04, turn)
    c, s = np.cos(turn), np.sin(turn)
    across = lambda line: np.asarray(line) * r @ np.array([[c, s], [-s, c]]) + [x, y]
    for row in rows:
        for hole in across([(-HOLES, row), (HOLES, row)]):
            wood.lathe("hole", [(0, r * 0.045), (r * 0.1, r * 0.045), (r * 0.1, -0.01)], wood.plain("hole", "#2a211a", 0.9, 0.0), (*hole, z), 16)
        for k in (-0.035, 0.03):
            ends = across([(-HOLES, row + k), (0.0, row + 1.4 * k), (HOLES, row + k)])
            wood.tube("thread", np.column_stack([ends, [z + r * 0.03, z + r * 0.13, z + r * 0.03]]), r * 0.04, sewing.thread("oat"))
    wood.lathe("shank", [(r * 0.2, -r * 0.2), (r * 0.16, -r * 0.5), (r * 0.24, -r * 1.1)], sewing.thread("oat", 0.7), (x, y, z), 16)


def purse(p, rng):
    """Felt folded once and sewn at its sides, a loop of leather from below the flap round a wooden button."""
    pouch = Pouch(PURSE, 11, 9, 0.3, 0.3, 2.6, -0.7, 1.5, 4)
    with held(turn=0.055):
        pouch.show("purse", p["colours"][0], rng)
        pouch.sewn(sewing.thread(p["colours"][0], 0.55), rng)
        x, y = 0.15, -2.35
        floor = pouch.front(x, y) + 0.15
        knob(x * PURSE, y * PURSE, (floor + 0.5) * PURSE, 0.92 * PURSE, 0.9, (-HOLES, HOLES))
        flat = path([(-0.34, 0.6), (-0.38, 0.1), (-0.5, -0.9), (-0.46, -2.0), (-0.28, -2.66), (0.12, -2.86), (0.5, -2.62), (0.66, -1.95), (0.62, -0.95), (0.46, 0.1), (0.42, 0.6)])(np.linspace(0, 1, 120))
        z = pouch.front(*flat.T) + 0.15 + 0.1 + 0.17 * smooth(-0.2, -1.4, flat[:, 1])
        wood.tube("loop", np.column_stack([flat, z]) * PURSE, 0.15 * PURSE, leather.hide("#6b4226", PURSE), taper=1 + 0.06 * waves(flat[:, 0], flat[:, 1], 3, 1.0))
    stage.flat_lay(p.get("height", 2.25), (0, 0.0), tilt=0.25, soft=1.9, room=0.42)


def small_bag(colour, strap, rng):
    """The bag itself: pouch, flap, button, the ears its strap is knotted to; its back's middle lies at (0, -0.35)."""
    pouch = Pouch(BAG, 22, 18, 0.46, 1.7, 6.0, -3.4, 6.5, 8, (0.35, 0.6), 0.25, stands=0.8)
    with held((0, -0.35, 0)):
        pouch.show("bag", colour, rng, melange=0.27, seen=0.6, paler=2.3)
        pouch.sewn(sewing.thread(colour, 0.5), rng, 0.7, 0.6, 0.06)
        x, y = 0.3, -1.9
        knob(x * BAG, y * BAG, (pouch.over(x, y) + 0.22 + 0.4) * BAG, 1.25 * BAG)
    for x, lean, tail in EARS:
        ear(x, lean, colour, rng)
        braids.knot(np.array([x - 0.02 * np.sign(x), 0.135, 0.1]), 0.13, np.array(tail), 0.042, strap, rng)


# The ears of felt at the bag's upper corners: where, how askew, and how the end of the strap's braid lies from its knot on.
EARS = ((-0.43, 0.12, [(-0.012, -0.05, 0.02), (-0.035, -0.12, 0.01), (-0.03, -0.2, 0.012)]), (0.425, -0.2, [(0.03, -0.04, 0.02), (0.06, -0.1, 0.0), (0.1, -0.16, -0.02)]))


def ear(x, lean, colour, rng):
    """A tongue of felt behind the bag's edge, lifted by the strap that passes below it."""
    shape = felt_cut.rounded(0.155, 0.24, (0.01, 0.065, 0.07, 0.01))
    outline, _ = felt_cut.by_hand(shape, rng, 0.002)
    outline = turned(outline, lean) + [x, 0.1]
    tongue = felt_cut.plate("ear", outline, felt_cut.outwards(outline), lambda u, v: 0.006 + 0.034 * smooth(0.08, 0.19, v), felt_cut.uneven(0.46 * BAG, rng.integers(1000), BAG), felt.matted("ear", colour, BAG, 0.27))
    felt.nap(tongue, colour, rng, BAG, melange=0.27)


# The strap as it was put down: from below the left ear, in one loose loop over itself, to the right one.
COIL = ((-0.43, 0.13), (-0.47, 0.26), (-0.62, 0.4), (-0.68, 0.62), (-0.46, 0.79), (-0.12, 0.83), (0.22, 0.9), (0.55, 1.03), (0.68, 1.27), (0.53, 1.5), (0.2, 1.56), (-0.18, 1.44), (-0.38, 1.27), (-0.34, 1.05),
        (-0.12, 0.87), (0.1, 0.71), (0.36, 0.58), (0.6, 0.5), (0.67, 0.36), (0.52, 0.25), (0.43, 0.13))


def crossbody(p, rng):
    """A small bag with a round flap, a button and a long braided strap."""
    strap = p.get("strap", "sand")
    small_bag(p["colours"][0], strap, rng)
    line = path(COIL)(np.linspace(0, 1, 1500))
    line += 0.016 * np.stack([waves(*line.T, 2, 0.4), waves(*line.T, 3, 0.4)], 1) * np.sin(np.pi * np.linspace(0, 1, 1500))[:, None] ** 0.5
    braids.braid(braids.resting(line, 0.07, (0.018, 0.018), 0.024, 0.042), 0.06, strap, rng)
    if p.get("view") == "near":
        stage.flat_lay(0.95, (0.1, -0.3), tilt=0.4)
    else:
        stage.flat_lay(p.get("height", 3.15), (-0.02, 0.36), tilt=0.3, soft=1.7, room=0.38)


# Where the four lie: turn, place, how much one side stands up and which.
FAN = ((0.13, (-0.3, 0.08), (0.03, 3.9)), (-0.07, (-0.2, 0.32), (0.06, 2.3)), (0.36, (0.36, -0.06), (0.05, 0.2)), (-0.24, (0.04, -0.74), (0.1, 3.9)))


def coasters(p, rng):
    """Four squares, spread by a hand."""
    table = limp.Table(COASTER)
    for i, (turn, place, curl) in enumerate(FAN):
        coaster(table, rng, f"coaster {i}", p["colours"][i % 2], place, turn, curl)
    stage.flat_lay(p.get("height", 2.7), (0.02, -0.16), tilt=0.68, soft=1.5, room=0.36)


def coaster(table, rng, name, colour, place, turn, curl):
    """One square of about 10 cm."""
    shape = felt_cut.sheared(*(COASTER * rng.normal(9.9, 0.28, 2)), rng, COASTER)
    felt_cut.laid(name, table, shape, place, turn, 0.46 * COASTER * rng.normal(1, 0.1), colour, rng, curl)


def build(p):
    """One of the three."""
    rng = np.random.default_rng(p.get("seed", 3))
    {"purse": purse, "crossbody": crossbody, "coasters": coasters}[p["form"]](p, rng)
