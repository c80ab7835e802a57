"""A clip of bent steel, and how a waistband is held: pressed between the jaws, sagging from one clip to the other. In cm."""

import numpy as np

import stage
import wood
from garment import CM, UNIT
from noise import smooth, waves

# Half the width of a clip and how far it reaches down the band; how much the left and the right one turn, radians.
HALF, BITE = 1.5, 2.1
TURNS = (-0.035, 0.055)


def pressed(m):
    """How far each half of the band is from the middle between the jaws."""
    return m.get("thick", 0.12) / 2 + 0.06


def sag(m, x):
    """How much lower the band hangs at x from the middle than in the clips; beyond them it droops a little."""
    beyond = np.maximum(np.abs(x) / m["grip"] - 1, 0)
    return m.get("sag", 0.0) * (np.clip(1 - (x / m["grip"]) ** 2, 0, 1) + 6 * beyond**2)


def gripped(garment, m, at, z, seed=0):
    """Lay the band between the jaws; returns the points that don't fall: those the clips hold, or all of a firm band and the edge tucked behind it."""
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
        high = np.where(band, y, 0.8) - low
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


def strip(name, line, half, x, turn, material, thick=0.13, round_=0.5, bow=0.0):
    """Sheet steel bent along a line of (y, z), `half` as wide as given at each point, its corners rounded, bowed, turned about its clip's middle."""
    line = np.asarray(line, float)
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    t = far[-1] * (0.5 - 0.5 * np.cos(np.linspace(0, np.pi, 41)))
    y, z = np.interp(t, far, line[:, 0]), np.interp(t, far, line[:, 1])
    wide = np.interp(t, far, np.broadcast_to(half, len(line)))
    end = np.clip(np.minimum(t, far[-1] - t), 0, round_)
    wide = wide - round_ + np.sqrt(round_**2 - (round_ - end) ** 2)
    across = np.linspace(-1, 1, 13) * wide[:, None]
    points = np.stack([across, np.broadcast_to(y[:, None], across.shape), z[:, None] + np.sign(z.sum()) * bow * (1 - across**2 / (wide**2).max())], -1)
    c, s = np.cos(turn), np.sin(turn)
    px, py = points[..., 0] * c - points[..., 1] * s, points[..., 0] * s + points[..., 1] * c
    points = np.stack([px + x[0], py + x[1], points[..., 2] + x[2]], -1)
    thing = stage.sheet(name, points * CM * UNIT, material)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick * CM * UNIT, 0
    edge = thing.modifiers.new("round", "BEVEL")
    edge.width, edge.segments = 0.04 * CM * UNIT, 2
    return thing


def clip(x, y, z, apart, bar, turn=0.0):
    """Two jaws that hold cloth whose edge is at (x, y, z), half `apart` thick, on a strap round the bar `bar` higher."""
    steel = wood.plain("clip steel", "#a9a59d", 0.34, 0.5, 0.97)
    tip = apart + 0.1
    jaw = [(-BITE - 0.15, tip + 0.2), (-BITE + 0.15, tip), (-0.3, tip + 0.1), (0.5, tip + 0.42), (0.95, tip + 0.5), (1.4, tip + 0.56), (2.3, tip + 0.95)]
    jaw = rounded(jaw)
    wide = np.interp(jaw[:, 0], [-BITE, 0.2, 1.2, 2.3], [HALF - 0.1, HALF - 0.1, 1.0, 0.95])
    for side in (1, -1):
        strip("clip", jaw * [1, side], wide, (x, y, z), turn, steel, bow=0.22)
    s = CM * UNIT
    rod = np.array([(-0.8, 0.95), (0.8, 0.95)])
    c, w = np.cos(turn), np.sin(turn)
    ends = np.column_stack([x + rod[:, 0] * c - rod[:, 1] * w, y + rod[:, 0] * w + rod[:, 1] * c, np.full(2, z)])
    wood.tube("clip", ends * s, 0.3 * s, steel)
    top, deep = bar + 1.02, 0.8
    strap = [(0.9, 0.3), (bar - 1.6, 0.34), (bar - 0.8, deep), (bar, deep), (top - 0.3, deep), (top, 0.4), (top, -0.4), (top - 0.3, -deep), (bar - 0.8, -deep), (bar - 1.6, -0.34), (0.9, -0.3)]
    strip("clip", rounded(strap), 0.55, (x, y, z), 0.0, steel, 0.1, 0.1)


def rounded(line, passes=3):
    """Cut a line's corners off, again and again."""
    line = np.asarray(line, float)
    for _ in range(passes):
        a, b = line[:-1], line[1:]
        line = np.vstack([line[:1], np.stack([0.75 * a + 0.25 * b, 0.25 * a + 0.75 * b], 1).reshape(-1, 2), line[-1:]])
    return line
