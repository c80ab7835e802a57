"""A bag's handles: one strap each, sewn flat on the cloth, leaving its hem there and lying over the peg on its breadth. In cm."""

import numpy as np
from scipy.ndimage import gaussian_filter1d

import contact
import sewing
import stage
from garment import CM, UNIT
from noise import path, smooth

U = CM * UNIT
# The strap's width and thickness, how far apart its rows are and how many points each has.
WIDE, THICK, STEP, ACROSS = 3.2, 0.17, 0.3, 17
# So far above the hem it still goes the way it was sewn, and so far from the peg it begins to turn its breadth.
STIFF, TURNS = 2.5, 21.0


def sewn(surface, x, low, lean, lift=0.16):
    """Rows of points of the part that lies on the cloth, from its lower end to the hem's edge, askew by `lean`."""
    y = np.arange(low, 0.2, STEP)
    across = np.linspace(-WIDE / 2, WIDE / 2, ACROSS)
    flat = np.stack(np.broadcast_arrays(x + across + lean * y[:, None] / low, y[:, None]), -1)
    on, normal = surface.onto(flat * U)
    on, normal = (gaussian_filter1d(a, 2.0, axis=0, mode="nearest") for a in (on, normal))
    return on / U + lift * normal


def strap(surface, ends, peg, radius, material, lean=(0.0, 0.0)):
    """The whole handle between two `ends`, (x, lower end) of the flat pattern, over a peg."""
    left, right = (sewn(surface, x, low, k) for (x, low), k in zip(ends, lean))
    turn = np.linspace(0.8 * np.pi, 0.2 * np.pi, 7)
    over = np.asarray(peg) + radius * np.stack([np.cos(turn), np.sin(turn), 0 * turn], 1)
    up, slack = [], []
    for rows, top, side in ((left, over[0], -1), (right, over[-1], 1)):
        root = rows[-1].mean(0)
        straight = (top - root) / np.linalg.norm(top - root)
        up.append(root + STIFF * (0.3 * away(rows) + 0.7 * straight))
        slack.append(root + 0.55 * (top - root) + [side * 0.15, 0, 0.5])
    free = path(np.vstack([left[-9:-1:4].mean(1), left[-1].mean(0), up[0], slack[0], over, slack[1], up[1], right[-1].mean(0), right[-2:-10:-4].mean(1)]))(np.linspace(0, 1, 600))
    start, stop = (np.argmin(np.linalg.norm(free - rows[-1].mean(0), axis=1)) for rows in (left, right))
    line = sewing.along(free[start:stop], STEP)[1:]
    way = np.gradient(line, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    share = np.linspace(0, 1, len(line))[:, None]
    flat = (1 - share) * breadth(left) - share * breadth(right)
    near = smooth(TURNS, 2.5, np.linalg.norm(line - over[3], axis=1))[:, None]
    # Over the peg its breadth runs along the peg; going up its right is in front, coming down its left.
    side = flat * (1 - near) + near * [0, 0, -1.0]
    side -= (side * way).sum(1, keepdims=True) * way
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    across = np.linspace(-WIDE / 2, WIDE / 2, ACROSS)
    rows = np.concatenate([left, line[:, None] + across[:, None] * side[:, None], right[::-1, ::-1]])
    rows = gaussian_filter1d(rows, 1.2, axis=0, mode="nearest")
    thing = stage.sheet("strap", rows * U, material)
    far = STEP * np.arange(len(rows))
    stage.lay_out(thing, "pattern", np.stack(np.broadcast_arrays(across, far[:, None]), -1).reshape(-1, 2) * U + 0.31)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = THICK * U, 0
    round_ = thing.modifiers.new("round", "BEVEL")
    round_.width, round_.segments = 0.45 * THICK * U, 2
    return left, right


def away(rows):
    """The way in which the sewn part points."""
    way = rows[-1].mean(0) - rows[-8].mean(0)
    return way / np.linalg.norm(way)


def breadth(rows):
    """From its left edge to its right one, at the hem."""
    side = rows[-1, -1] - rows[-1, 0]
    return side / np.linalg.norm(side)


def boxed(front, x, low, lean, colour):
    """The crossed square that holds a handle's end, and the shadow of its edges."""
    half = WIDE / 2
    slide = lambda y: x + lean * y / low
    a, top, foot = half - 0.35, -0.55, max(low + 0.4, -6.4)
    box = [(-a, top), (a, top), (a, foot), (-a, foot), (-a, top)]
    lines = [box, [(-a, foot), (a, top)], [(-a, top), (a, foot)]]
    if low < foot - 1:
        lines += [[(k * a, foot), (k * a, low)] for k in (-1, 1)]
    for line in lines:
        flat = sewing.along(np.array([(slide(y) + u, y) for u, y in line]) * U, 0.1 * U)
        sewing.stitches(Raised(front, (0.16 + THICK / 2) * U), flat, colour, shade=0.66)
    for k in (-1, 1):
        y = np.linspace(low, 0, 200)
        on, _ = front.onto(np.column_stack([slide(y) + k * half, y]) * U, front.half)
        contact.shadow(on, np.tile([float(k), 0, 0], (200, 1)), 5 + k, 0.9)
    u = np.linspace(-half, half, 60)
    on, _ = front.onto(np.column_stack([slide(low) + u, 0 * u + low]) * U, front.half)
    contact.shadow(on, np.tile([0, -1.0, 0], (60, 1)), 9, 0.9)


class Raised:
    """A surface's upper side, on which a strap lies."""

    def __init__(self, surface, by):
        self.surface, self.by, self.half, self.stepped = surface, by, surface.half, False

    def onto(self, xy, lift=0.0):
        return self.surface.onto(xy, lift - self.half + self.by)


def hemmed(front, mouth, wide, colour, lows=(0.35, 2.9, 3.2), foot=3.35):
    """A double hem along a mouth whose edge is at `mouth(x)`: its stitches, and the shadow below its three layers."""
    x = np.linspace(-wide + 0.2, wide - 0.2, 400)
    for low in lows:
        sewing.stitches(front, np.column_stack([x, mouth(x) - low]) * U, colour)
    on, _ = sewing.even(front, sewing.along(np.column_stack([x, mouth(x) - foot]) * U, 0.004), 0.004, 0.001)
    out = np.cross(np.gradient(on, axis=0), [0, 0, 1.0])
    out *= np.sign(-out[:, 1:2]) / np.linalg.norm(out, axis=1, keepdims=True)
    contact.shadow(on, out, 3, 0.5)
