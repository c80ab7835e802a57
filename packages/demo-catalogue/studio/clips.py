"""A clip of bent steel, and how a waistband is held: pressed between the jaws, sagging from one clip to the other. In cm."""

import numpy as np

import stage
import wood
from garment import CM, UNIT
from noise import smooth, waves
from shade import Graph

# Half the width of a clip and how far it reaches down the band; how much the left and the right one turn, radians.
HALF, BITE = 1.2, 1.9
# How high above the band the jaws are hinged.
PIN = 0.85
TURNS = (-0.035, 0.055)


def pressed(m):
    """How far each half of the band is from the middle between the jaws."""
    return m.get("thick", 0.12) / 2 + 0.06


def sag(m, x):
    """How much lower the band hangs at x from the middle than in the clips; beyond them it droops a little."""
    beyond = np.maximum(np.abs(x) / m["grip"] - 1, 0)
    return m.get("sag", 0.0) * (np.clip(1 - (x / m["grip"]) ** 2, 0, 1) + 6 * beyond**2)


def gripped(garment, m, at, z, seed=0):
    """Lay the band between the jaws; returns the points that don't fall: those the clips hold, or all of a firm band and the edge sewn to it."""
    u, y = garment.flat.T
    band = np.isin(garment.piece_of, [2, 3])
    side = np.where(garment.piece_of % 2 == 0, 1.0, -1.0)
    if m.get("firm"):
        mine = band | (y > -0.1)
        x = np.where(band, m.get("drawn", 1.0) * u, 0.975 * u / (1 + (m["gather"] - 1) * (1 - 0.35 * smooth(0, m["hem"][1], y))))
        away = np.abs(np.abs(x) - m["grip"])
        loose = np.maximum(smooth(HALF, HALF + 3.5, away), smooth(m["band"] - BITE + 0.3, 0, y))
        apart = pressed(m) + loose * (0.62 + 0.14 * waves(x, y * 0.4, seed + 50, 17))
        # Its ends are folds.
        apart *= smooth(-0.1, 1.2, m["waist"] - np.abs(x))
        apart = np.where(band, apart, np.maximum(apart - 0.26, 0.4 * apart))
        low = sag(m, x)
        garment.points[garment.index[~band], 0] = at + x[~band]
        garment.points[garment.index[~band], 1] = (y - low)[~band]
        high = np.where(band, y, 0.5 if "pleat" in m else 0.05) - low
    else:
        away = np.abs(np.abs(u) - m["grip"])
        mine = band & (away < HALF) & (y > m["band"] - BITE - 0.1)
        # Between the jaws' places its halves begin apart, or they fall through each other.
        open_ = pressed(m) + 0.6 * smooth(HALF, HALF + 2.5, away) * smooth(-0.1, 1.5, m["waist"] - np.abs(u))
        garment.points[garment.index[band], 2] = (z + side * open_)[band]
        lean = np.where(u < 0, *TURNS)
        x = u - lean * (y - m["band"])
        apart = pressed(m)
        high = y + lean * (u - np.sign(u) * m["grip"])
    index = garment.index[mine]
    garment.points[index] = np.column_stack([at + x, high, z + side * apart])[mine]
    return np.unique(index)


def place(m, at, points):
    """Where points are as the nearest clip sees it: across and up from the middle of the edge it holds."""
    x, y = points[..., 0] - at, points[..., 1] - m["band"]
    side = np.sign(x)
    turn = np.where(x < 0, *TURNS)
    x = x - side * m["grip"]
    return np.cos(turn) * x + np.sin(turn) * y, np.cos(turn) * y - np.sin(turn) * x


def between(m, at, points):
    """How much the jaws press the band there, 0..1."""
    x, y = place(m, at, points)
    return smooth(HALF + 0.15, HALF - 0.25, np.abs(x)) * smooth(-BITE - 0.2, -BITE + 0.25, y)


def bulge(m, at, points):
    """How far the band stands out beside and below the jaws that press it."""
    x, y = place(m, at, points)
    beside = np.exp(-(((np.abs(x) - HALF - 0.75) / 0.55) ** 2)) * smooth(-BITE - 1.0, -BITE + 0.4, y)
    below = np.exp(-(((y + BITE + 0.65) / 0.5) ** 2)) * smooth(HALF + 0.4, HALF - 0.6, np.abs(x))
    return 0.22 * beside + 0.2 * below - 0.06 * between(m, at, points)


def strip(name, line, half, x, turn, material, thick=0.13, round_=0.5, bow=0.0):
    """Sheet steel bent along a line of (y, z), `half` as wide as given at each point, its corners rounded, its sides turned in by `bow`, turned about its clip's middle."""
    line = np.asarray(line, float)
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    t = far[-1] * (0.5 - 0.5 * np.cos(np.linspace(0, np.pi, 81)))
    y, z = np.interp(t, far, line[:, 0]), np.interp(t, far, line[:, 1])
    wide = np.interp(t, far, np.broadcast_to(half, len(line)))
    end = np.clip(np.minimum(t, far[-1] - t), 0, round_)
    wide = wide - round_ + np.sqrt(round_**2 - (round_ - end) ** 2)
    across = np.sin(np.linspace(-np.pi / 2, np.pi / 2, 33)) * wide[:, None]
    share = np.abs(across) / (wide[:, None] + 1e-6)
    points = np.stack([across, np.broadcast_to(y[:, None], across.shape), z[:, None] + np.sign(z.sum()) * bow * (1 - share**3) * (wide / wide.max())[:, None]], -1)
    c, s = np.cos(turn), np.sin(turn)
    px, py = points[..., 0] * c - points[..., 1] * s, points[..., 0] * s + points[..., 1] * c
    points = np.stack([px + x[0], py + x[1], points[..., 2] + x[2]], -1)
    thing = stage.sheet(name, points * CM * UNIT, material)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick * CM * UNIT, 0
    edge = thing.modifiers.new("round", "BEVEL")
    edge.width, edge.segments = 0.03 * CM * UNIT, 2
    return thing


def clip(x, y, z, apart, bar, turn=0.0):
    """Two jaws that hold cloth whose edge is at (x, y, z), half `apart` thick, a spring between their levers, on a strap round the bar `bar` higher."""
    steel = wood.steel("clip steel", "#98948d", 0.42)
    tip = apart + 0.06
    # A plain plate whose lip is bent a little outwards; its lever stands off.
    jaw = rounded([(-BITE - 0.08, tip + 0.16), (-BITE + 0.12, tip), (-0.4, tip + 0.1), (0.35, tip + 0.42), (PIN, tip + 0.5), (1.2, tip + 0.56), (1.75, tip + 0.8)])
    wide = np.interp(jaw[:, 0], [-BITE, -0.2, PIN, 1.8], [HALF, HALF - 0.05, 0.72, 0.62])
    for side in (1, -1):
        strip("clip", jaw * [1, side], wide, (x, y, z), turn, steel, 0.1, 0.22, bow=0.12)
    turns = np.linspace(-1, 1, 260)
    coil = np.column_stack([0.8 * turns, PIN + 0.36 * np.cos(8 * np.pi * turns), 0.36 * np.sin(8 * np.pi * turns)])
    for line, thick in ((coil, 0.075), (np.array([(-0.86, PIN, 0), (0.86, PIN, 0)]), 0.1)):
        c, w = np.cos(turn), np.sin(turn)
        turned = np.column_stack([x + line[:, 0] * c - line[:, 1] * w, y + line[:, 0] * w + line[:, 1] * c, z + line[:, 2]])
        wood.tube("clip", turned * CM * UNIT, thick * CM * UNIT, steel)
    top, deep = bar + 1.0, 0.76
    strap = [(PIN, 0.3), (bar - 1.6, 0.32), (bar - 0.8, deep), (bar, deep), (top - 0.3, deep), (top, 0.4), (top, -0.4), (top - 0.3, -deep), (bar - 0.8, -deep), (bar - 1.6, -0.32), (PIN, -0.3)]
    strip("clip", rounded(strap), 0.34, (x, y, z), 0.0, steel, 0.09, 0.1, bow=0.05)


def shadow(band, m, at, askew=0.25):
    """The dark in which the jaws meet the band, too narrow for the denoiser; the window makes it lie a little to the right."""
    graph = Graph("jaws' shadow")
    node = graph.add("UVMap")
    node.uv_map = "place"
    x, y, _ = graph.split(node.outputs[0])
    maths = graph.maths
    beside = maths("MAXIMUM", maths("SUBTRACT", maths("ABSOLUTE", maths("SUBTRACT", x, askew * 0.5)), HALF - 0.1), 0.0)
    below = maths("MAXIMUM", maths("SUBTRACT", -BITE + 0.05, y), 0.0)
    away = maths("SQRT", maths("MULTIPLY_ADD", beside, beside, maths("MULTIPLY", below, below)))
    near = maths("MULTIPLY_ADD", maths("POWER", 2.718, maths("MULTIPLY", away, -7.0)), -0.4, maths("MULTIPLY", maths("POWER", 2.718, maths("MULTIPLY", away, -2.2)), -0.26))
    graph.grain(near)
    skin = graph.finish(graph.add("BsdfTransparent"))
    for side in (-1, 1):
        u, v = np.meshgrid(np.linspace(-3.4, 3.4, 60) + side * m["grip"], np.linspace(0.1, m["band"] - 0.05, 40))
        u = np.clip(u, -m["waist"] + 0.1, m["waist"] - 0.1)
        on, _ = band.onto(np.column_stack([u.ravel(), v.ravel()]) * CM * UNIT, band.half + 0.03 * CM * UNIT)
        thing = stage.sheet("clip shadow", on.reshape(*u.shape, 3), skin)
        stage.lay_out(thing, "place", np.stack(place(m, at, on / CM / UNIT), -1))


def rounded(line, passes=3):
    """Cut a line's corners off, again and again."""
    line = np.asarray(line, float)
    for _ in range(passes):
        a, b = line[:-1], line[1:]
        line = np.vstack([line[:1], np.stack([0.75 * a + 0.25 * b, 0.25 * a + 0.75 * b], 1).reshape(-1, 2), line[-1:]])
    return line
