"""Ribbons of cloth and the knots in them. In cm."""

import numpy as np

import stage
from garment import CM, UNIT
from noise import smooth

U = CM * UNIT
ACROSS = 33
# A gathered skirt's flat places that hang below one of its waist, from there outwards.
FOLDED = np.linspace(-2, 12, 8)


def ribbon(name, line, wide, material, hollow=0.12, crease=0.0, thick=0.14, twist=0.0, slant=0.0, seed=0, fine=1.0):
    """A strip of cloth along a line (n, 3), `wide` at every point, bulging towards the camera by `hollow` of it, lying in lengthwise
    creases and turned about its line by `twist`; its ends are cut askew by `slant` of its width, its creases are `fine` times as many."""
    line = np.asarray(line, float)
    count = len(line)
    wide = np.broadcast_to(wide, count)
    hollow, crease, twist = (np.broadcast_to(a, count) for a in (hollow, crease, twist))
    way = np.gradient(line, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    side = np.cross([0, 0, 1.0], way)
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
    face = np.cross(way, side)
    face *= np.sign(face[:, 2:]) + (face[:, 2:] == 0)
    side, face = np.cos(twist)[:, None] * side + np.sin(twist)[:, None] * face, np.cos(twist)[:, None] * face - np.sin(twist)[:, None] * side
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    across = np.linspace(-0.5, 0.5, ACROSS)
    bulge = [hollow * (1 - 4 * a * a) + crease * pinched(a * fine, far, seed) for a in across]
    askew = slant * wide * (smooth(0.8, 1.0, far / far[-1]) - smooth(0.2, 0.0, far / far[-1]))
    rows = np.stack([line + side * (wide * a)[:, None] + face * (wide * b)[:, None] + way * (askew * a)[:, None] for a, b in zip(across, bulge)], 1)
    index = np.arange(count * ACROSS).reshape(count, ACROSS)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    thing = stage.mesh(name, rows.reshape(-1, 3) * U, faces, material)
    flat = np.stack([across[None] * wide[:, None], np.broadcast_to(far[:, None], (count, ACROSS))], -1).reshape(-1, 2) * U + 0.31
    stage.lay_out(thing, "pattern", flat)
    soft = thing.modifiers.new("smooth", "SUBSURF")
    soft.levels = soft.render_levels = 1
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick * U, 0
    return thing


def pinched(across, far, seed):
    """Creases of cloth that was drawn through a knot, -1..1: rounded ridges and sharp valleys, no two alike, that wander along it."""
    rng = np.random.default_rng(seed)
    out = 0.0
    for share, folds in ((0.45, 7.5), (0.3, 13.0), (0.25, 23.0)):
        start, drift, slow = rng.uniform((0, -0.25, 0.2), (6.3, 0.25, 0.5))
        out = out + share * (2 * np.abs(np.sin(folds / 2 * across + start + drift * far + 0.5 * np.sin(slow * far + start))) - 1)
    return out


def trefoil(opened=0.0, count=90):
    """The line of a knot seen from its front, some six wide and high; `opened` leaves out so much of its turn at both ends."""
    t = np.linspace(np.pi + opened, 3 * np.pi - opened, count)
    return np.stack([np.sin(t) + 2 * np.sin(2 * t), np.cos(t) - 2 * np.cos(2 * t), -np.sin(3 * t)], 1)


def overhand(place, size, ends, wide, material, creased=1.0, fine=1.0):
    """An overhand knot of one ribbon whose ends hang down; `ends`: lines (n, 3) that go on from the knot's left and right; `creased` and `fine` are how deep and how many the cloth's creases are in it."""
    loop = trefoil(opened=0.5) * [1, 0.8, 0.8] * size / 6 + place
    one, two = ends
    line = np.vstack([np.asarray(one)[::-1], loop, two])
    for _ in range(6):
        line[1:-1] += 0.5 * ((line[:-2] + line[2:]) / 2 - line[1:-1])
    index = np.arange(len(line))
    away = np.maximum(len(one) - index, index - len(one) - len(loop)).clip(0) / max(len(one), len(two))
    broad, tight = wide * (0.72 + 0.28 * smooth(0.05, 0.6, away)), 1 - smooth(0.0, 0.55, away)
    turned = np.sign(index - len(one) - len(loop) / 2) * smooth(0.1, 1.0, away)
    ribbon("knot", line, broad, material, hollow=0.05 + 0.09 * tight, crease=0.004 + 0.1 * creased * tight, thick=0.1, twist=0.5 * turned - 0.25 * np.abs(turned), slant=0.22, fine=fine)


def dropping(start, out, long, rng, count=40):
    """A narrow end that leaves a knot sideways by `out`, is upright two centimetres below it and sways a little further down."""
    down = np.linspace(0.03, 1, count) * long
    sway = 0.35 * np.sin(down / long * rng.uniform(2.5, 4.5) + rng.uniform(0, 6.3)) * smooth(1, 7, down)
    return np.asarray(start) + np.stack([out * (1 - np.exp(-down / 1.3)) + sway, -down, -0.5 * smooth(0, 4, down)], 1)


def wound(place, size, lean, wide, material, seed):
    """A turn of a strap round a knot, seen from its front: a short creased band, `lean` radians out of the level."""
    a = np.linspace(-1.35, 1.35, 40)
    line = np.stack([0.5 * size * np.sin(a), 0.1 * size * np.cos(2 * a), 0.42 * size * np.cos(a)], 1)
    c, s = np.cos(lean), np.sin(lean)
    line[:, :2] = np.stack([c * line[:, 0] - s * line[:, 1], s * line[:, 0] + c * line[:, 1]], 1)
    broad = wide * (0.62 + 0.3 * np.cos(a))
    ribbon("knot", place + line, broad, material, hollow=0.16, crease=0.12 * np.cos(0.8 * a), thick=0.1, seed=seed)


def end(line, top, wide, way, rng, cloth, seed):
    """A knot's end along its line, drawn together below the knot at the height `top` and turning aside further down."""
    down = top - line[:, 1]
    tight = smooth(5, 0.5, down)
    twist = np.sign(way) * rng.uniform(0.3, 0.9) * np.sin(down / down.max() * 2.6) * (1 - tight)
    ribbon("knot", line, wide * (1 - 0.45 * tight), cloth, hollow=0.04 + 0.16 * tight, crease=0.01 + 0.1 * tight, thick=0.1, twist=twist, slant=0.25, seed=seed)


def straps(front, side, knot, cloth, seed):
    """Two straps tied on the shoulder: knot = (x, y, size, wide, lengths of the ends)."""
    x, y, size, wide, ends = knot
    on, _ = front.onto(np.array([(side * x * U, y * U)]))
    place = on[0] / U + [0, 0, 0.25]
    rng = np.random.default_rng(seed + side)
    for n, (lean, low, ahead) in enumerate(((0.5, 0.0, 0.0), (-0.35, -0.12, 0.22))):
        wound(place + [0, low * size, ahead], size, side * rng.uniform(0.7, 1.2) * lean, 0.62 * size, cloth, seed + 5 * n + side)
    for out, ahead, long in zip((-0.7, 0.8), (0.3, 0.7), ends):
        line = dropping(place + [0.2 * out, 0, ahead], side * out * rng.uniform(0.8, 1.3), long * rng.uniform(0.9, 1.1), rng)
        on, _ = front.onto(np.column_stack([side * x + line[:, 0] - place[0], y + line[:, 1] - place[1]]) * U)
        line[:, 2] = np.maximum(line[:, 2], on[:, 2] / U + 0.25 + ahead)
        end(line, place[1], wide, out, rng, cloth, seed + int(long))


def tie(front, below, at, ends, wide, cloth, seed=0):
    """A narrow band's knot at a place of the waist, its ends hanging before the skirt's outermost fold there."""
    on, _ = front.onto(np.array([at]) * U)
    place = on[0] / U + [0, 0, 0.9]
    rng = np.random.default_rng(seed)
    for n, lean in enumerate((0.6, -0.25)):
        wound(place + [0, -0.2 * n, 0.3 * n], 1.5 * wide, lean, 1.0 * wide, cloth, seed + 5 * n)
    for out, ahead, long in zip((-0.9, 1.1), (0.1, 0.5), ends):
        line = dropping(place + [0.2 * out, 0, ahead], out, long, rng)
        flat = np.column_stack([at[0] + line[:, 0] - place[0], np.minimum(line[:, 1] - place[1], 0)])
        beside = flat[None] + FOLDED[:, None, None] * [1, 0]
        cloth_z = below.onto(beside.reshape(-1, 2) * U)[0][:, 2].reshape(beside.shape[:2]).max(0) / U
        line[:, 2] = np.maximum(line[:, 2], cloth_z + 0.3 + ahead)
        end(line, place[1], wide, out, rng, cloth, seed + int(long))
