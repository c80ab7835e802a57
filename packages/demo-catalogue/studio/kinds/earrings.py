"""A pair of earrings hung over the rim of a small stoneware dish or from a birch bar."""

import numpy as np

import stage
import wood
from kinds.necklace import SKINS, bead, strung
import trim


def hook(place, size):
    """A silver ear wire; its lowest point is `place`."""
    x, y, z = place
    a = np.linspace(-0.5 * np.pi, 1.05 * np.pi, 30)
    r = size * 0.45
    crook = np.stack([x + r * np.cos(a), y + size * 1.05 + r * np.sin(a) + r, np.full_like(a, z)], -1)
    stem = [(x, y, z), (x, y + size * 0.6, z)]
    tail = [(x - r, y + size * 0.9, z), (x - r * 1.02, y + size * 0.45, z)]
    wood.tube("wire", np.vstack([stem, crook, tail]), size * 0.035, wood.silver())


def drop(x, top, p, skins, sway):
    """One earring hanging below (x, top)."""
    z = 0.16
    y = top
    hook((x, y, z), 0.2)
    for i, (size, skin, shape) in enumerate(p["beads"]):
        y -= 0.02
        wood.tube("ring", [(x + 0.018 * np.sin(a), y + 0.018 * np.cos(a), z) for a in np.linspace(0, 6.28, 20)], 0.004, wood.silver())
        y -= 0.015
        if shape == "plate":
            plate(x, y - size, z, size, skins[skin], p.get("sides", 48))
            y -= 2 * size
        elif shape == "half":
            half_moon(x, y, z, size, skins[skin])
            y -= size
        elif shape == "leaf":
            leaf(x, y, z, size, skins[skin])
            y -= 2.6 * size
        else:
            flat = {"round": 1.0, "disc": 0.5, "long": 1.6}[shape]
            bead("bead", (x, y - size * flat, z), size, skins[skin], (0, 1, 0), shape)
            y -= 2 * size * flat


def plate(x, y, z, size, skin, sides):
    """A flat round with soft edges, facing the camera."""
    r = size
    profile = [(0, 0.022), (r * 0.9, 0.02), (r, 0.008), (r, -0.008), (r * 0.9, -0.02), (0, -0.022)]
    wood.lathe("plate", profile, skin, (x, y, z), sides)


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
    wood.tube("rod", [(-0.62, y + 0.35, 0.16), (0.62, y + 0.35, 0.16)], 0.03, rod)
    for x in (-0.45, 0.45):
        wood.tube("post", [(x, y + 0.35, 0), (x, y + 0.35, 0.16)], 0.022, rod)
    for x, sway in ((-0.24, 0.02), (0.24, -0.015)):
        drop(x, y, p, skins, sway)
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
