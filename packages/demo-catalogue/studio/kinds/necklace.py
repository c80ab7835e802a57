"""Beads of wood, glass and glazed clay on a cord: hung from a peg, or laid; also earrings on a card of birch."""

import numpy as np
from mathutils import Vector

import stage
import trim
import wood

SKINS = {
    "birch": lambda: wood.grain("birch", "#d9bf97", 1.6, "y"),
    "juniper": lambda: wood.grain("juniper", "#b98355", 1.6, "y"),
    "alder": lambda: wood.grain("alder", "#a8713f", 5.5, "y", 0.5),
    "walnut": lambda: wood.grain("walnut", "#6a4730", 1.6, "y"),
    "clay": lambda: wood.glaze("clay", "#b5694a", "#7a3f2a", 0.6),
    "white": lambda: wood.glaze("white", "#ece5d8", "#8a7760", 0.3),
    "blue": lambda: wood.glaze("blue", "#75879b", "#3f4a58", 0.28),
    "sea": lambda: wood.glaze("sea", "#7f9ba0", "#4d6266", 0.25),
    "moss": lambda: wood.glaze("moss", "#8b9272", "#565c40", 0.3),
    "ink": lambda: wood.glaze("ink", "#43464f", "#202228", 0.3),
    "sand": lambda: wood.glaze("sand", "#cdb391", "#8a6c4a", 0.5),
}


def strung(wide, deep, count=400):
    """A hanging loop from (0, 0): down, round and up, pointed at the peg."""
    a = np.linspace(0, 2 * np.pi, count)
    x = wide * np.sin(a) * (0.5 - 0.5 * np.cos(a)) ** 0.62
    y = -deep * (0.5 - 0.5 * np.cos(a)) ** 1.0
    return np.stack([x, y, np.full_like(x, 0.05)], 1)


def bead(name, place, size, skin, way, shape="round"):
    """One bead with its hole along the cord."""
    turn = Vector(way).to_track_quat("Z", "Y")
    hole = size * 0.16
    flat = {"round": 1.0, "disc": 0.5, "long": 1.6, "facet": 1.0}[shape]
    a = np.linspace(-1, 1, 25)
    round_ = np.sqrt(np.clip(1 - np.abs(a) ** 2.3, 0, 1))
    profile = [(hole, -size * flat * 0.97), *[(max(hole, size * r), size * flat * h) for h, r in zip(a, round_)], (hole, size * flat * 0.97)]
    thing = wood.lathe(name, profile, skin, place, 10 if shape == "facet" else 44)
    if shape == "facet":
        thing.data.polygons.foreach_set("use_smooth", np.zeros(len(thing.data.polygons), bool))
    thing.rotation_mode = "QUATERNION"
    thing.rotation_quaternion = turn
    return thing


def string_beads(line, beads, rng, first, gap=0.006):
    """Place beads from arc length `first` on; beads are (size, skin name, shape)."""
    skins = {}
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    at = first
    for i, (size, skin, shape) in enumerate(beads):
        flat = {"round": 0.97, "disc": 0.5, "long": 1.56, "facet": 0.97}[shape]
        at += size * flat
        place = np.array([np.interp(at, d, line[:, k]) for k in range(3)])
        way = np.array([np.interp(at + 0.02, d, line[:, k]) - np.interp(at - 0.02, d, line[:, k]) for k in range(3)])
        place[2] = max(place[2], size + 0.004)
        skins.setdefault(skin, SKINS[skin]())
        bead(f"bead {i}", place, size, skins[skin], way, shape)
        at += size * flat + gap
    return at, d[-1]


def graded(colours, count, small, large, shapes=("round",), rng=None):
    """Beads growing towards the middle."""
    t = np.abs(np.linspace(-1, 1, count))
    out = []
    for i in range(count):
        size = large + (small - large) * t[i] ** 1.3
        k = min(i, count - 1 - i)
        out.append((size, colours[k % len(colours)], shapes[k % len(shapes)]))
    return out


def build(p):
    """A necklace on its peg."""
    seed = p.get("seed", 6)
    rng = np.random.default_rng(seed)
    wide, deep = p.get("wide", 0.52), p.get("deep", 1.5)
    top = 0.78
    line = strung(wide, deep) + [0, top, 0]
    line[:, 2] += 0.05 * np.exp(-(((line[:, 1] - top) / 0.3) ** 2)) * 2.2
    beads = graded(p["beads"], p.get("count", 21), p.get("small", 0.042), p.get("large", 0.085), p.get("shapes", ("round",)))
    space = sum({"round": 1.94, "disc": 1.0, "long": 3.12, "facet": 1.94}[s] * z + 0.006 for z, _, s in beads)
    total = np.linalg.norm(np.diff(line, axis=0), axis=1).sum()
    string_beads(line, beads, rng, (total - space) / 2)
    fine = np.stack([np.interp(np.linspace(0, 1, 900), np.linspace(0, 1, len(line)), line[:, k]) for k in range(3)], 1)
    trim.cord("cord", fine, p.get("cord", 0.011), p.get("cord_colour", "walnut"), rng, fluff=12)
    wood.peg(0, top - 0.028, wood.grain("peg", "#c9a071", 4, "z"), long=0.24, radius=0.03)
    if p.get("view") == "near":
        stage.flat_lay(1.05, (0.02, top - deep + 0.3), tilt=0.35)
    else:
        stage.flat_lay(p.get("height", 2.3), (0, 0.02))
