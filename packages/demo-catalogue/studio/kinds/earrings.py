"""A pair of earrings hung from a birch rod; a pendant on its cord."""

import numpy as np

import stage
import wood
from kinds.necklace import SKINS, bead, strung
import trim

# The rod: how high above an earring's eye, how far from the wall, how thick.
ROD, OUT, THICK = 0.35, 0.16, 0.03
# The wire's bend over it, a little wider; the wire; how far an earring is turned from looking sideways.
BEND, WIRE, TURN = 0.043, 0.0042, 0.75


def hook(x, y, turn):
    """A silver ear wire over the rod, its eye at (x, y): up before the rod, over it and down behind; returns how far from the wall the eye hangs."""
    high = y + ROD + THICK + WIRE - BEND
    a = np.linspace(0, np.pi, 28)
    over = np.stack([BEND * np.cos(a), high + BEND * np.sin(a)], 1)
    behind = np.array([(-BEND, high - 0.05), (-BEND * 1.02, high - 0.12), (-BEND * 1.3, high - 0.2), (-BEND * 1.7, high - 0.245)])
    out, up = np.vstack([[(BEND, y), (BEND, y + 0.1)], over, behind]).T
    line = np.stack([x + (out - BEND) * np.cos(turn), up, OUT + out * np.sin(turn)], 1)
    wood.tube("wire", line, WIRE, wood.silver())
    return OUT + BEND * np.sin(turn)


def drop(x, top, p, skins, turn):
    """One earring hanging below (x, top)."""
    z = hook(x, top, turn)
    y = top
    for size, skin, shape in p["beads"]:
        y -= 0.02
        wood.tube("ring", [(x + 0.018 * np.sin(a), y + 0.018 * np.cos(a), z) for a in np.linspace(0, 6.28, 20)], WIRE, wood.silver())
        y -= 0.015
        if shape == "half":
            half_moon(x, y, z, size, skins[skin])
            y -= size
        elif shape == "leaf":
            leaf(x, y, z, size, skins[skin])
            y -= 2.6 * size
        else:
            bead("bead", (x, y - size, z), size, skins[skin], (0, 1, 0), shape)
            y -= 2 * size


def leaf(x, y, z, size, skin):
    """A thin pointed leaf."""
    t = np.linspace(0, 1, 30)
    w = size * 0.75 * np.sin(np.pi * t**0.85) ** 0.9
    left = np.stack([x - w, y - 2.6 * size * t, np.full_like(t, z - 0.012)], -1)
    mid = np.stack([np.full_like(t, x), y - 2.6 * size * t, np.full_like(t, z + 0.02)], -1)
    right = np.stack([x + w, y - 2.6 * size * t, np.full_like(t, z - 0.012)], -1)
    n = len(t)
    faces = [(i + 1, i, n + i, n + i + 1) for i in range(n - 1)] + [(n + i + 1, n + i, 2 * n + i, 2 * n + i + 1) for i in range(n - 1)]
    thing = stage.mesh("leaf", np.vstack([left, mid, right]), faces, skin)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness = 0.018


def build(p):
    """Two earrings on a birch rod fixed to the wall."""
    if p.get("form") == "pendant":
        return pendant(p)
    skins = {name: SKINS[name]() for name in {b[1] for b in p["beads"]}}
    y = 0.42
    rod = wood.grain("rod", "#d2b083", 3, "x")
    wood.tube("rod", [(-0.62, y + ROD, OUT), (0.62, y + ROD, OUT)], THICK, rod)
    for x in (-0.45, 0.45):
        wood.tube("post", [(x, y + ROD, 0), (x, y + ROD, OUT)], 0.022, rod)
    for x, turn in ((-0.24, TURN), (0.24, TURN + 0.12)):
        drop(x, y, p, skins, turn)
    if p.get("view") == "near":
        stage.flat_lay(p.get("near", 0.95), (0.19, p.get("near_y", 0.2)), tilt=0.2)
    else:
        stage.flat_lay(p.get("height", 1.75), (0.0, p.get("y", 0.22)))


def half_moon(x, y, z, size, skin):
    """A half disc, its straight side up."""
    a = np.linspace(np.pi, 2 * np.pi, 40)
    rim = np.stack([x + size * np.cos(a), y + size * np.sin(a)], 1)
    centre = rim.mean(0)
    points, rings = [], [(1.0, -0.02), (1.0, 0.012), (0.95, 0.026), (0.5, 0.03)]
    for k, h in rings:
        points.append(np.column_stack([centre + (rim - centre) * k, np.full(len(rim), z + h)]))
    n = len(rim)
    index = np.arange(len(rings) * n).reshape(len(rings), n)
    after = np.roll(index, -1, 1)
    faces = np.stack([index[:-1], after[:-1], after[1:], index[1:]], -1).reshape(-1, 4).tolist()
    stage.mesh("moon", np.vstack(points), [*faces, index[-1].tolist()], skin)


def disc(x, y, z=0.05, r=0.25):
    """A pendant of white stoneware with the print of a cloth, its eye above it."""
    skin = SKINS["white"]()
    profile = [(0, 0.025), (r * 0.55, 0.026), (r * 0.62, 0.034), (r * 0.93, 0.03), (r, 0.014), (r, -0.014), (r * 0.9, -0.03), (0, -0.03)]
    wood.lathe("disc", profile, skin, (x, y, z), 96)
    for i in np.linspace(-0.5, 0.5, 9):
        w = np.sqrt(max(0.0, 0.53**2 - i * i)) * r
        for flip in (0, 1):
            ends = [(-w, i * r), (w, i * r)]
            ends = [(b, a) if flip else (a, b) for a, b in ends]
            wood.tube("imprint", [(x + a, y + b, z + 0.0255) for a, b in ends], 0.0035, wood.plain("imprint", "#c9bda9", 0.6, 0.2))
    wood.tube("eye", [(x + 0.045 * np.sin(a), y + r + 0.01 + 0.045 * np.cos(a), z) for a in np.linspace(0, 6.283, 30)], 0.008, wood.plain("eye", "#4a4038", 0.6))


def pendant(p):
    """One stoneware disc with a woven imprint on a dark cord over a peg."""
    rng = np.random.default_rng(p.get("seed", 2))
    line = strung(0.36, 1.25) + [0, 0.74, 0]
    line[:, 2] += 0.11 * np.exp(-(((line[:, 1] - 0.74) / 0.3) ** 2))
    fine = np.stack([np.interp(np.linspace(0, 1, 900), np.linspace(0, 1, len(line)), line[:, k]) for k in range(3)], 1)
    trim.cord("cord", fine, 0.012, "coal", rng, fluff=8)
    y = 0.74 - 1.25 - 0.27
    disc(0.0, y)
    wood.peg(0, 0.74 - 0.028, wood.grain("peg", "#c9a071", 2, "z"), long=0.22, radius=0.028)
    if p.get("view") == "near":
        stage.flat_lay(0.9, (0, y + 0.05), tilt=0.25)
    else:
        stage.flat_lay(p.get("height", 2.35), (0, -0.1))
