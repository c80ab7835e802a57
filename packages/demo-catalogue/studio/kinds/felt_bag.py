"""A bag of thick wool felt with leather handles, standing on the table."""

import numpy as np

import felt
import leather
import sewing
import stage
from noise import creases, smooth, waves
from yarn import strands

# A unit holds so many centimetres; all below is in these.
CM = 1.25 / 36
WIDE, TALL, DEEP, THICK = 36.0, 30.0, 14.0, 0.42
# The seam that stands out at every upright corner: how far, and half of its two layers.
SEAM, LAYER = 0.75, 0.4
# Where a handle is sewn on, how far down, how high its bow is.
REACH, DOWN, BOW = 7.4, 6.2, 13.5
# Felt wants a smaller window, or its folds aren't seen.
LIGHT = dict(soft=1.6, room=0.3)
# The waxed thread of its seams.
THREAD = "#54402f"
# Round the corner from panel to panel: how far out and beside, with the slit between the two layers.
CORNER = ((-0.16, 1.05), (0.05, 0.62), (0.3, 0.45), (0.6, 0.42), (0.92, 0.4), (1.0, 0.33), (1.0, 0.1), (0.9, 0.0), (1.0, -0.1), (1.0, -0.33), (0.92, -0.4), (0.6, -0.42), (0.3, -0.45), (0.05, -0.62), (-0.16, -1.05))


def corners(v):
    """The four corners' places at a height 0..1, from front left on, seen from above against the clock: narrower at the mouth, where the sides fold in."""
    half = WIDE / 2 * (1 + 0.012 * np.sin(3 * v)) - 0.5 * smooth(0.55, 1.0, v)
    front = -DEEP / 2 + 1.5 * smooth(0.1, 1.0, v) ** 1.2
    back = DEEP / 2 - 1.3 * smooth(0.05, 1.0, v)
    out = np.array([(-half - 0.2, front + 0.5 * v), (half + 0.25 * v, front), (half, back - 0.3 * v), (-half, back + 0.3 * v)])
    return out + [0.9 * v**2, 0.5 * v]


def bulges(side, s, v, seed):
    """How far a panel stands out of the plane between its corners; s is -1..1 along it."""
    over = 1 - s**2
    if side in (1, 3):
        fold = np.exp(-(((np.abs(s - 0.08) + 0.06) / 0.62) ** 1.6))
        return (0.9 * np.exp(-(((v - 0.16) / 0.16) ** 2)) - (3.1 + 0.7 * (side == 3)) * smooth(0.12, 1.0, v) ** 1.1 * fold) * over**0.6
    belly = 1.35 * np.exp(-(((v - 0.24 - 0.08 * s) / 0.26) ** 2)) - 0.75 * np.exp(-(((v - 0.74 + 0.1 * s) / 0.2) ** 2))
    mouth = smooth(0.8, 1.0, v) * (0.75 * np.cos(4.1 * s + 0.35 * (side - 1)) - 0.5 + 0.35 * s)
    slack = 0.42 * waves(s * WIDE / 2, v * TALL, seed + side, 17) + 0.1 * waves(s * WIDE / 2, v * TALL, seed + side + 5, 7)
    lean = 0.45 if side == 0 else -0.5
    dents = creases(s * 0.6, v, seed + side, 5, (-0.6, 0.6, 0.3, 0.95), 0.3, lean) + creases(s * 0.6, v, seed + side + 9, 4, (-0.6, 0.6, 0.0, 0.4), -0.3, -lean)
    # Along the base it is sewn in straight.
    return (belly + mouth + slack) * over**0.7 * smooth(-0.04, 0.16, v) + dents * over**0.5


def contour(v, seed, count=(84, 36)):
    """The bag's outline at a height: outside with its seams, inside, both (n, 2), and where it is along the mouth."""
    at = corners(v)
    outer, inner = [], []
    for side in range(4):
        a, b = at[side], at[(side + 1) % 4]
        way = (b - a) / np.linalg.norm(b - a)
        out = np.array([way[1], -way[0]])
        length = np.linalg.norm(b - a)
        n = count[side % 2]
        s = np.linspace(-1, 1, n) * (1 - 2.4 / length)
        line = a + way * ((s[:, None] + 1) / 2 * length) + out * bulges(side, s, v, seed)[:, None]
        outer.append(line)
        inner.append(line - out * THICK)
        past = at[(side + 2) % 4] - b
        turn = way - past / np.linalg.norm(past)
        turn /= np.linalg.norm(turn)
        across = np.array([turn[1], -turn[0]])
        across *= np.sign(across @ -way)
        outer.append(np.array([b + turn * far * SEAM + across * beside * LAYER / 0.4 for far, beside in CORNER]))
        inner.append(np.array([b - turn * 1.3 * THICK + across * beside * 0.7 for far, beside in CORNER]))
    return np.vstack(outer), np.vstack(inner)


def shell(seed):
    """Points of the bag's outside and inside, (rows, n, 3)."""
    levels = np.concatenate([np.linspace(0, 0.06, 12, endpoint=False), np.linspace(0.06, 1, 80)])
    sides = []
    for v in levels:
        outer, inner = contour(v, seed)
        under = 1 - np.clip(v / 0.045, 0, 1)
        middle = outer.mean(0)
        rounding = 0.9 * (1 - np.sqrt(1 - under**2))
        grown = lambda line: middle + (line - middle) * (1 - rounding / np.linalg.norm(line - middle, axis=1, keepdims=True))
        sides.append((grown(outer), grown(inner)))
    shells = []
    for k in (0, 1):
        flat = np.stack([pair[k] for pair in sides])
        x, y = flat[..., 0], flat[..., 1]
        v = levels[:, None]
        sag = -0.8 * np.cos(np.pi * x / WIDE * 1.15) * smooth(1.5, 5.0, np.abs(y)) - 0.5 * smooth(12.0, 16.5, np.abs(x)) + 0.3 * waves(x, y, seed + 3, 16)
        z = TALL * v + np.clip(v - 0.35, 0, 1) * sag + 0.05 * np.abs(waves(x, y, seed + 4, 20)) * (v < 0.5) * (1 - v) + smooth(0.8, 1.0, v) * (0.09 * waves(x, y, seed + 8, 4.0) + 0.02 * waves(x, y, seed + 9, 1.4))
        shells.append(np.stack([x, y, np.maximum(z, 0.0 if k == 0 else 0.45)], -1))
    return shells


def body(p, rng, seed):
    """The bag itself with its loose hair; tells its outside."""
    outer, inner = (pressed(side) for side in shell(seed))
    rows, n, _ = outer.shape
    lip = (outer[-1] + inner[-1]) / 2 + [0, 0, 0.07]
    near = outer[-1] * 0.92 + inner[-1] * 0.08 + [0, 0, 0.055]
    far = outer[-1] * 0.08 + inner[-1] * 0.92 + [0, 0, 0.055]
    layers = np.concatenate([outer, near[None], lip[None], far[None], inner[::-1]])
    index = np.arange(len(layers) * n).reshape(len(layers), n)
    after = np.roll(index, -1, 1)
    faces = np.stack([index[:-1], after[:-1], after[1:], index[1:]], -1).reshape(-1, 4).tolist()
    faces += [index[-1].tolist()]
    colour = p["colours"][0]
    thing = stage.mesh("bag", layers.reshape(-1, 3) * CM, faces, felt.matted("felt", colour, CM, 0.3, 0.6, 0.45, 0.35))
    thing.data.materials.append(felt.matted("cut", colour, CM, 0.4, 0.8, 0.45, 0.35))
    thing.data.polygons.foreach_set("material_index", np.append(blade(rows, len(layers), n), 0).astype(np.int32))
    felt.heathered(thing, colour, rng, CM)
    felt.nap(thing, colour, rng, CM, 10, 9)
    return outer


def blade(rows, count, n):
    """1 for the faces that were cut: the mouth's edge and those of the standing seams' two layers, for each face of the grid."""
    cut = np.zeros((count - 1, n), int)
    cut[rows : rows + 2] = 1
    start = 0
    for panel in (84, 36, 84, 36):
        start += panel
        cut[:rows, start + 4 : start + 10] = 1
        start += len(CORNER)
    return cut.ravel()


def pressed(points):
    """The felt gives under the handles' sewn ends and swells a little beside them; below it is drawn up in a soft fold."""
    x, y, z = np.moveaxis(points, -1, 0)
    for side in (-1, 1):
        for s in (-1, 1):
            across = np.abs(x - s * REACH - 0.9) - leather.WIDE / 2
            below = TALL - DOWN - 0.6 - z
            away = np.hypot(np.maximum(across, 0), np.maximum(below, 0))
            deep = 0.2 * np.exp(-((away / 0.45) ** 2)) - 0.12 * np.exp(-(((away - 1.0) / 0.6) ** 2))
            fold = 0.35 * np.exp(-(((x - s * REACH - 0.9 + 0.12 * s * below) / 1.3) ** 2) - (below / 6.0) ** 2) * smooth(-1.0, 2.0, below)
            y = y - side * np.where(side * y > 2.0, deep - fold, 0.0) * (1 if side < 0 else 0.4)
    return np.stack([x, y, z], -1)


def seams(outer, colour, rng):
    """The running stitches that hold the front's two standing seams."""
    rows = []
    for column in (84 + 3, -4):
        line = outer[12:, column]
        beside = outer[12:, column - 1] - outer[12:, (column + 1) % outer.shape[1]]
        out = np.cross(beside, np.gradient(line, axis=0))
        out *= np.sign(-out[:, 1:2]) / np.linalg.norm(out, axis=1, keepdims=True)
        far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
        start = 0.4
        while start < far[-1] - 0.8:
            t = np.linspace(0, 0.62 * rng.normal(1, 0.1), 6)
            on = lambda a: np.stack([np.interp(start + t, far, a[:, i]) for i in range(3)], 1)
            rows.append(on(line) + on(out) * (0.11 * np.sin(np.pi * t / t[-1]) ** 0.6 - 0.05)[:, None])
            start += t[-1] + 0.3
    strands("seam", np.stack(rows) * CM, leather.THREAD * CM, sewing.thread(colour, 0.85))


def on_front(outer, x, z, side):
    """A place on the outside's front (-1) or back (1), and its normal."""
    sheet = outer[:, outer[0, :, 1] * side > 3]
    near = np.argsort(np.sum((sheet[..., [0, 2]] - [x, z]) ** 2, -1).ravel())[:6]
    spot = sheet.reshape(-1, 3)[near].mean(0)
    return np.array([x, spot[1], z])


def handle(outer, side, sway, lean, bow, skins, rng):
    """One strap: sewn flat to the felt, twisting above it until it lies across the hand."""
    legs = []
    for s in (-1, 1):
        x = s * REACH + 0.9 + rng.normal(0, 0.15)
        tilt = rng.normal(0, 0.05)
        top = on_front(outer, x, TALL - 1.4, side)[2] + 0.9
        down = np.array([on_front(outer, x + tilt * h, z, side) for h, z in ((z - top, z) for z in np.linspace(TALL - DOWN - 1, TALL - 1.6, 8))])
        legs.append(down + [0, side * 0.15, 0])
    left, right = legs
    rise = np.linspace(0, np.pi, 9)[1:-1]
    middle = (left[-1] + right[-1]) / 2
    half = (right[-1, 0] - left[-1, 0]) / 2
    arch = []
    for a in rise:
        up = np.sin(a) ** 0.8
        arch.append(middle + [-np.sign(np.cos(a)) * half * np.abs(np.cos(a)) ** 0.75 * (1 + 0.05 * up) + sway * up, lean * up**1.3, 1.4 + bow * up])
    leather.sewn(np.vstack([left, arch, right[::-1]]), np.array([0, side, 0.0]), DOWN, skins, rng, CM)


def build(p):
    """The bag, its two handles, the camera."""
    seed = p.get("seed", 4)
    rng = np.random.default_rng(seed)
    outer = body(p, rng, seed)
    skins = leather.hide(p.get("strap", "#7d5233"), CM), leather.hide(p.get("strap", "#7d5233"), CM, 0.55), "#d3bd95"
    seams(outer, THREAD, rng)
    handle(outer, -1, -3.0, -6.5, BOW - 1.8, skins, rng)
    handle(outer, 1, 1.4, 0.8, BOW + 0.7, skins, rng)
    stage.table_top(p.get("height", 3.05), (0.02, 0, p.get("aim", 0.74)), rise=p.get("rise", 0.34), turn=p.get("turn", -0.38), **LIGHT)
