"""The corners of a cloth beyond the knot they are tied in: gathered there, limp, with a turned hem. In cm, y up, the front towards z."""

import numpy as np

import contact
import slumped
import stage
import topstitch
from garment import CM, UNIT, Garment, Piece
from noise import path, smooth, waves

U = CM * UNIT
# How wide the turned hem is, how thick the cloth and the hem; how many folds a corner lies in where the knot holds it.
HEM, THIN, THICK, FOLDS = 0.5, 0.045, 0.15, 5
# How broad the cloth lies in the knot and how broad it opens, by its own breadth.
SHUT, OPEN = 0.16, 0.92


def outline(wide, long, lean):
    """A corner of cloth from the knot to its point, which `lean`s to one side; its sides, cut on the bias, are drawn out a little."""
    point = np.array([lean, long])
    right = path([(wide, 0), (0.55 * wide + 0.5 * lean + 0.22, 0.47 * long), point + [0.28, -0.3]])(np.linspace(0, 1, 24))
    left = path([(-wide, 0), (-0.55 * wide + 0.5 * lean - 0.1, 0.5 * long), point + [-0.28, -0.34]])(np.linspace(0, 1, 24))[::-1]
    tip = np.array([right[-1], point + [0.1, -0.02], point + [-0.12, -0.03], left[0]])
    return dict(root=[(-wide, 0), (wide, 0)], right=right, tip=tip, left=left)


def pleated(x, y, wide, long, seed):
    """Where the flat cloth lies while it is gathered: (along its breadth, up from it); narrow folds in the knot that open towards its point."""
    s = x / wide
    s = s + 0.09 * np.sin(3 * s + seed) + 0.04 * np.sin(7 * s + 2 * seed)
    zigzag = np.arcsin(0.97 * np.sin(np.pi * FOLDS * s)) * wide / (np.pi * FOLDS)
    share = SHUT + (OPEN - SHUT) * smooth(0.0, 0.85, y / long)
    return share * x, np.sqrt(1 - share**2) * zigzag


def fallen(root, way, across, wide, long, lean, fabric, against, seed):
    """Held in the knot at `root`, it begins straight out along `way`, its breadth along `across`, and falls."""
    way = np.asarray(way, float) / np.linalg.norm(way)
    across = np.asarray(across, float) - way * np.dot(across, way)
    across /= np.linalg.norm(across)
    edges = outline(wide, long, lean)
    end = Garment([Piece("front", edges, 1)], [], spacing=0.27, seed=seed)
    x, y = end.flat.T
    beside, up = pleated(x, y, wide, long, seed)
    up = up + 0.25 * waves(x, y, seed, 4) * smooth(1.0, 4.0, y)
    end.points = end.merged(root + y[:, None] * way + beside[:, None] * across + up[:, None] * np.cross(across, way))
    flat = end.merged(end.flat)
    rim = np.vstack([edges[name] for name in ("right", "tip", "left")])
    near = np.linalg.norm(flat[:, None] - rim, axis=2).min(1)
    slumped.fallen(end, fabric, np.flatnonzero(flat[:, 1] < 0.5), against, 0.9, seed, crumpled=1.1, stiffer=np.where(near < 0.45, 3.0, 1.0))
    return end.soften(1), edges


def hemmed(end, edges, colour, material, rng):
    """The hem: both sides of the corner turned over twice, three layers thick, and sewn down."""
    surface = end.surface("front")
    for name, k in (("right", 1), ("left", -1)):
        line = path(edges[name][::k])(np.linspace(0, 1, 160))
        way = np.gradient(line, axis=0)
        inwards = k * np.column_stack([-way[:, 1], way[:, 0]]) / np.linalg.norm(way, axis=1, keepdims=True)
        broad = HEM * (1 + 0.09 * waves(line[:, 0], line[:, 1], 3, 1.5))
        turned(surface, line, inwards * broad[:, None], material)
        for side in (-1, 1):
            on, up = surface.onto((line + inwards * (broad - 0.1)[:, None]) * U, side * (THICK / 2 + 0.02) * U)
            topstitch.row("stitches", on, side * up, colour, 0.82, rng)
            on, up = surface.onto((line + inwards * broad[:, None]) * U, side * (THIN / 2 + 0.02) * U)
            beyond, _ = surface.onto((line + inwards * 1.2 * broad[:, None]) * U, side * (THIN / 2 + 0.02) * U)
            out = beyond - on
            contact.shadow(on, out / (np.linalg.norm(out, axis=1, keepdims=True) + 1e-9), 3, 0.3)


def turned(surface, line, inwards, material):
    """A hem round the edge: from its inner side over the edge to its inner side on the cloth's back."""
    rows, places = [], []
    for deep, high in ((1.02, 0.2), (1.0, 0.85), (0.6, 1.0), (0.16, 0.9), (0.0, 0.45), (-0.04, 0.0), (0.0, -0.45), (0.16, -0.9), (0.6, -1.0), (1.0, -0.85), (1.02, -0.2)):
        flat = line + inwards * deep
        rows.append(surface.onto(flat * U, high * THICK / 2 * U)[0])
        places.append(flat * [1, np.sign(high + 0.01)] * U + 0.43)
    points = np.stack(rows)
    points[5] += 0.04 * (points[5] - points[3])
    stage.lay_out(stage.sheet("hem", points, material), "pattern", np.stack(places))
