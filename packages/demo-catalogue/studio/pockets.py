"""Patch pockets and flaps, by their upper edge's middle (x, y), their width and height. In cm."""

import numpy as np

import patches
import sewing
from garment import CM, UNIT
from noise import smooth, waves

U = CM * UNIT
# So far from its edge a piece is stitched.
EDGE = 0.45
HEM = 2.4


def box(x, y, w, h, seed, spread=0.0, wander=0.24):
    """Four corners, cut by hand: no pocket is quite its twin; `spread` widens the lower side."""
    exact = np.array([(x - w / 2 - spread, y - h), (x + w / 2 + spread, y - h), (x + w / 2, y), (x - w / 2, y)])
    return exact + np.random.default_rng(seed).normal(0, wander, (4, 2)).clip(-2 * wander, 2 * wander)


def number(x, y):
    """One for each place, the same every time."""
    return int(abs(31 * x + 7 * y + 200)) % 1000


def step(front):
    """How high the edge of what is turned under stands above the cloth: two layers, pressed."""
    return 0.11 + 0.8 * front.half / U


def patch(front, x, y, w, h, cloth, thread, flap_tall=None, apart=0.013, turn=0.0):
    """A pocket stitched round three sides, its mouth hemmed and standing off a little, its cloth cut at an angle `turn`; perhaps a flap."""
    seed = number(x, y)
    corners = box(x, y, w, h, seed)
    line = patches.rim(corners, (0.5, 0.15), seed, sag=0.35)
    edge, full = step(front), 0.34 + 0.1 * np.sin(seed)
    off = 0.0 if flap_tall else 0.3

    def across(at):
        return np.clip(1 - ((at - x) / (w / 2)) ** 2, 0, 1)

    def height(px, py, inside):
        down = (y - py) / h
        belly = full * smooth(EDGE, 0.3 * w, inside) * smooth(-0.1, 0.75, down) * (1 + 0.35 * waves(px, py, seed + 2, 7))
        drawn = 0.07 * np.exp(-(((inside - EDGE) / 0.17) ** 2)) + 0.05 * smooth(0.9, 1.1, inside) * (down > 0.1)
        pucker = 0.03 * waves(px, py, seed + 3, 1.7) * np.exp(-((inside / 0.9) ** 2))
        mouth = off * across(px) * np.exp(-(((y - py) / 2.6) ** 2))
        return edge + belly - drawn + pucker + mouth

    def shade(px, py):
        return 1.0, (0.08 + 0.2 * across(px)) * (off > 0) * smooth(y - 0.8, y - 0.45, py) * smooth(0.05, 0.25, across(px))

    over = patches.lay(front, line, height, cloth, "pocket", foot=-0.2, thick=edge, apart=apart, turn=turn, shade=shade)
    a, b, c, d = corners + np.array([(EDGE, EDGE), (-EDGE, EDGE), (-EDGE, 0), (EDGE, 0)])
    sewing.stitches(over, sewing.along([d, a, b, c], 0.2) * U, thread, 0.62)
    # The mouth's ends are held by a triangle.
    for end, way in ((d, 1), (c, -1)):
        sewing.stitches(over, (end + np.array([(way * 1.1, -0.3), (0, -1.5)])) * U, thread, 0.62)
    hem = np.array([d, c]) - [0, HEM]
    sewing.stitches(over, sewing.along([hem[0], hem.mean(0) - [0, 0.3], hem[1]], 0.3) * U, thread)
    if flap_tall:
        flap(front, x, y + 1.2, w + 0.5, flap_tall + 1.2, cloth, thread, edge + 0.12, apart)


def flap(front, x, y, w, h, cloth, thread, over=0.0, apart=0.013):
    """A flap sewn on along its upper side; the rest hangs free, `over` is what it lies on."""
    seed = number(x, y) + 500
    corners = box(x, y, w, h, seed, 0.05)
    edge = step(front)

    def height(px, py, inside):
        down = (y - py) / h
        lies = edge + (over + 0.06) * smooth(0.1, 0.55, down) + 0.14 * smooth(0.5, 1, down) * (1 + 0.8 * waves(px, py, seed, 9))
        drawn = 0.06 * np.exp(-(((inside - EDGE) / 0.17) ** 2))
        fold = 0.1 * np.exp(-(((y - py - 0.7) / 0.22) ** 2))
        return lies - drawn - fold + 0.025 * waves(px, py, seed + 3, 1.8) * np.exp(-((inside / 0.9) ** 2))

    def shade(px, py):
        return 1.0, 0.1 * smooth(y - 0.6 * h, y - h, py)

    piece = patches.lay(front, patches.rim(corners, (0.7, 0.2), seed), height, cloth, "flap", thick=edge * 1.1, pressed=1.0, apart=apart, shade=shade)
    a, b, c, d = corners + np.array([(EDGE, EDGE), (-EDGE, EDGE), (-EDGE, -0.7), (EDGE, -0.7)])
    for row in ([d, a, b, c], [d + [0.2, 0], c - [0.2, 0]]):
        sewing.stitches(piece, sewing.along(row, 0.2) * U, thread, 0.62)
