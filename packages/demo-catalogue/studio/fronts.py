"""Where a front closes, its edge folded under and buttoned, and where a band begins. In cm."""

import numpy as np

import contact
import patches
import sewing
from garment import CM, UNIT
from noise import smooth, waves
from pockets import step

U = CM * UNIT


def placket(front, half, low, top, buttons, cloth, swing):
    """A strip of the front itself: its outer edge lies on the cloth as a step, its inner side runs out into it. `swing` lifts the edge, less where a button holds it."""
    line = patches.rim([(-half, low), (half + 0.5, low), (half + 0.5, top), (-half, top)], (0.12, 0.12), 5, wander=0.04)
    edge = step(front)

    def height(x, y, inside):
        outer = smooth(half + 0.3, half - 0.7, x)
        held = np.abs(y[:, None] - buttons).min(1)
        loose = swing * smooth(top, low, y) ** 2 * smooth(half, -half, x) * (1 - 0.7 * np.exp(-((held / 2.6) ** 2)))
        pulled = 0.1 * np.exp(-((x / 0.8) ** 2) - (held / 1.1) ** 2) - 0.09 * smooth(1.5, 5, held) * smooth(half, 0, np.abs(x))
        drawn = 0.06 * np.exp(-(((np.abs(x) - half + 0.5) / 0.17) ** 2))
        return edge * outer - 0.12 * (1 - outer) + loose - pulled - drawn + 0.03 * waves(x, y, 8, 2.2) * outer

    def shade(x, y):
        return 1.0 * (x < 0.2 - half), 0.06 * (x < 0.2 - half)

    return patches.lay(front, line, height, cloth, "placket", foot=-0.2, thick=edge, pressed=1.2, apart=0.0, shade=shade)


def step_up(cloth, line, way):
    """The shadow of a band's edge on what is sewn into it; `way` leads from the band."""
    line = sewing.along(line, 0.2)
    on, _ = cloth.onto(line * U, cloth.half + 0.15 * U)
    beyond, _ = cloth.onto((line + np.asarray(way)) * U, cloth.half + 0.15 * U)
    out = (beyond - on) / (np.linalg.norm(beyond - on, axis=1, keepdims=True) + 1e-12)
    contact.shadow(on, out, more=0.14)


def belt(front, hem, ends, y, wide, cloth):
    """A flat belt round the waist, half of it below the bodice's hem."""
    (start, end), low, high = ends, y - wide / 2, y + wide / 2
    line = patches.rim([(start, low), (end, low), (end, high), (start, high)], (0.1, 0.1), 6)

    def height(px, py, inside):
        drawn = 0.05 * np.exp(-(((inside - 0.4) / 0.17) ** 2))
        # Its lower edge lies on the outermost of the folds that begin there.
        outer = 0.5 * smooth(high, low, py)
        return 0.42 + outer - drawn + 0.1 * waves(px, 0.3 * py, 6, 9) + 0.05 * waves(px, py, 7, 2.5)

    return patches.lay(Onward(front, hem), line, height, cloth, "belt", thick=0.2, pressed=0)


class Onward:
    """A piece that runs straight on, down beyond its hem."""

    def __init__(self, surface, hem):
        self.surface, self.half, self.hem = surface, surface.half, hem[np.argsort(hem[:, 0])] * U

    def onto(self, xy, lift=0.0):
        x, y = np.asarray(xy, float).T
        least = np.interp(x, *self.hem.T) + 0.3 * U
        on, normal = self.surface.onto(np.stack([x, np.maximum(y, least)], 1), lift)
        on[:, 1] += np.minimum(y - least, 0)
        return on, normal
