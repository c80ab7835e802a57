"""One knitted mitten as it lies: hand, the decreases at its tip, the gusset that grows into the thumb."""

import numpy as np

from noise import path, smooth, waves

LONG, HALF, THICK = 1.5, 0.31, 0.085
# Where the tip's decreases begin, and half of what is drawn together at its end.
TIP, END = 0.72, 0.035
# The thumb: half its width, half its depth, where the gusset ends on its way, and where its tip closes.
WIDE, DEEP, CROTCH, CLOSE = 0.098, 0.056, 0.42, 0.86
# Its middle line from the wrist on, (aside, up, height): beside the hand when the back is seen, over the palm when that is.
BESIDE = [(0.2, 0.0, 0.0), (0.275, 0.16, 0.03), (0.378, 0.34, 0.038), (0.462, 0.5, 0.04), (0.497, 0.66, 0.045)]
OVER = [(0.17, 0.03, 0.0), (0.2, 0.18, 0.0), (0.242, 0.36, 0.095), (0.262, 0.52, 0.12), (0.222, 0.67, 0.1)]


class Mitten:
    """`side` is where its thumb is, `bent` to which side the hand leans, `cuff` the rib's share of its length, `palm` whether the palm is up, `spread` how far the thumb stands off."""

    def __init__(self, seed, side, bent=0.0, cuff=0.2, palm=False, spread=0.0):
        self.seed, self.side, self.bent, self.cuff, self.palm = seed, side, bent, cuff, palm
        line = np.array(OVER if palm else BESIDE)
        line[:, 0] = side * (line[:, 0] + spread * line[:, 1] ** 2)
        line[:, 1] += -LONG / 2 + LONG * (cuff + 0.04)
        self.line = path(line)

    def half(self, v):
        """Half the width of its rows: the rib draws the cuff in."""
        drawn = 0.25 + 0.014 * np.cos(v * 9 / (self.cuff + 0.08))
        return drawn + (HALF + 0.018 * smooth(0.3, 0.5, v) - drawn) * smooth(self.cuff - 0.015, self.cuff + 0.1, v)

    def limit(self, v):
        """Half the width that the tip's decreases leave, nearly straight at first and round at the end."""
        t = np.clip((v - TIP) / (1 - TIP), 0, 1)
        return END + (self.half(v) - END) * (1 - t**1.75) ** 0.62

    def put(self, x, v):
        """How it lies on the table at x to the side and v up: its height and how it is bent."""
        edge = self.limit(v)
        s = np.clip(x / edge, -1, 1)
        loose = smooth(0.22, 0.0, v)
        tip = np.clip((v - TIP) / (1 - TIP), 0, 1)
        flank = np.sqrt(np.clip(1 - np.abs(s) ** 4, 0, 1))
        z = THICK * flank * (0.5 + 0.5 * np.sqrt(edge / (edge + 0.04)) * (1 - 0.35 * tip**3))
        z = z + (0.012 * waves(x, 1.5 * v, self.seed, 0.55) + 0.005 * waves(x, 1.5 * v, self.seed + 1, 0.25)) * flank
        # Soft folds where the wrist begins and where the palm closes.
        for high, slant, deep in ((self.cuff + 0.1, 0.07 * self.bent, 0.014), (0.55, -0.1 * self.bent, 0.011)):
            z = z - deep * flank * np.exp(-(((v - high - slant * s) / 0.03) ** 2)) * (0.6 + 0.4 * waves(s, v, self.seed + 7, 1.4))
        z = z - 0.16 * np.clip(np.abs(x) - edge, 0, 0.12)
        across = np.clip(x, -edge - 0.012, edge + 0.012)
        across = across * (1 + 0.02 * waves(s * 0.3, v, self.seed + 5, 0.45)) + 0.05 * self.bent * (v - 0.3) ** 2 + 0.02 * self.bent * loose
        y = -LONG / 2 + LONG * v + loose * (0.009 * waves(s, 0.0, self.seed + 6, 1.6) - 0.013 * s * self.bent)
        return np.stack([across, y, z], -1)

    def hand(self, u, v):
        """Columns run straight up; those that the decreases end go down beside the edge."""
        u, v = np.broadcast_arrays(u, v)
        return self.put((2 * u - 1) * self.half(v), v)

    def decreases(self, side, wide):
        """The band of stitches along the tip's edge, `wide`, over the ends of the columns."""

        def surface(u, v):
            u, v = np.broadcast_arrays(u, v)
            at = TIP - 0.03 + (1.002 - TIP + 0.03) * v
            inwards = (1 - u if side > 0 else u) * wide
            out = self.put(side * (self.limit(at) - inwards), at)
            out[..., 2] += 0.2 * wide * np.sin(np.pi * np.clip(u, 0, 1)) * smooth(0, 0.15, v)
            return out

        return surface

    def thumb(self, u, v):
        """A wedge that grows out of the hand between wrist and crotch, then a tube over it, bent and closed at its tip."""
        u, v = np.broadcast_arrays(u, v)
        middle, way = self.line(v), self.line(v, 1)
        way = way[..., :2] / np.linalg.norm(way[..., :2], axis=-1, keepdims=True)
        closing = np.sqrt(np.clip(1 - np.clip((v - CLOSE) / (1 - CLOSE), 0, 1) ** 2, 0.003, 1))
        turn = np.pi * (1.12 - 1.24 * u)
        round_ = WIDE * (1.0 - 0.1 * v + 0.03 * waves(v, 0 * v, self.seed + 11, 0.4)) * closing
        aside = np.cos(turn) * round_
        spot = middle[..., :2] + aside[..., None] * np.stack([way[..., 1], -way[..., 0]], -1)
        x, at = spot[..., 0], (spot[..., 1] + LONG / 2) / LONG
        below = self.put(x, at)
        free = smooth(CROTCH - 0.16, CROTCH + 0.12, v)
        wedge = 0.15 + 0.85 * np.clip(v / CROTCH, 0, 1)
        rise = 0.02 - 0.05 * np.clip(np.abs(np.cos(turn)) / wedge, 0, 2) ** 4
        tube = middle[..., 2] + 0.035 + DEEP * np.sin(turn) * closing + 0.004 * waves(x, at, self.seed + 3, 0.2)
        z = np.maximum(below[..., 2] * (1 if self.palm else 0.75), 0.02) + rise
        z = z + (tube - z) * free
        dx, dy = below[..., 0] - np.clip(x, -self.limit(at) - 0.012, self.limit(at) + 0.012), below[..., 1] + LONG / 2 - LONG * at
        return np.stack([x + dx, spot[..., 1] + dy, z], -1)
