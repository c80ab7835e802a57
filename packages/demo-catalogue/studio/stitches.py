"""Stitch patterns: rib, cables, moss, garter."""

import numpy as np


class Stockinette:
    """Plain knitting. Patterns answer how far a loop is lifted, flattened and moved."""

    def shape(self, col, row, cols, rows):
        """(lift in stitch widths, factor on the loop's depth, sideways move in stitches)."""
        zero = np.zeros(np.broadcast(col, row).shape)
        return zero, zero + 1, zero


class Rib(Stockinette):
    """Columns of knit and purl, `over` wide each, on the rows first..last."""

    def __init__(self, over=2, first=0, last=10**6, lift=0.3, soft=1.0):
        self.over, self.first, self.last, self.lift, self.soft = over, first, last, lift, soft

    def shape(self, col, row, cols, rows):
        wave = np.tanh(2.2 * np.sin(np.pi * (col + 0.5) / self.over))
        last = self.last if self.last >= 0 else rows + self.last
        first = self.first if self.first >= 0 else rows + self.first
        inside = np.clip((row - first + 0.5) / self.soft, 0, 1) * np.clip((last - row + 0.5) / self.soft, 0, 1)
        return self.lift * wave * inside, 1 + (wave - 1) * inside, np.zeros_like(wave * inside)


class Moss(Stockinette):
    """Seed stitch: bumps on a chequerboard."""

    def __init__(self, over=1, lift=0.16):
        self.over, self.lift = over, lift

    def shape(self, col, row, cols, rows):
        sign = np.where((np.floor(col / self.over) + np.floor(row / self.over)) % 2 < 1, 1.0, -1.0)
        sign = sign * np.ones(np.broadcast(col, row).shape)
        return self.lift * sign, sign, np.zeros_like(sign)


class Garter(Stockinette):
    """Rows of bumps."""

    def __init__(self, lift=0.17):
        self.lift = lift

    def shape(self, col, row, cols, rows):
        sign = np.where(np.floor(row) % 2 < 1, 1.0, -1.0) * np.ones(np.broadcast(col, row).shape)
        return self.lift * sign, sign, np.zeros_like(sign)


class Cable(Stockinette):
    """Cables `wide` stitches across, one every `every`, crossing each `period` rows.

    One in the `middle` or two beside it, each its neighbour's `mirror` image or all alike; they rise out of row `start` and end
    `stop` rows before the last, each strand as round as `dome`. The ground is purl, or only a `gutter` of so many stitches is.
    """

    def __init__(self, wide=6, every=12, period=9, lift=0.55, start=0, mirror=True, middle=True, dome=0.35, gutter=None, stop=-10):
        self.wide, self.every, self.period, self.lift, self.start, self.mirror = wide, every, period, lift, start, mirror
        self.middle, self.dome, self.gutter, self.stop = middle, dome, gutter, stop

    def shape(self, col, row, cols, rows):
        shift = (cols / 2 - (self.every / 2 if self.middle else 0)) % self.every
        local = (col - shift) % self.every - self.every / 2
        number = np.floor((col - shift) / self.every)
        middle = shift + (number + 0.5) * self.every
        whole = (middle > self.wide / 2 + 2) & (middle < cols - self.wide / 2 - 2)
        inside = (np.abs(local) < self.wide / 2) & whole
        side = np.where(local < 0, -1.0, 1.0)
        hand = np.where((number % 2 < 1) & self.mirror, 1.0, -1.0)
        angle = np.pi * (row - self.start) / self.period
        quarter = self.wide / 4
        move = side * quarter * (np.sign(np.cos(angle)) * np.abs(np.cos(angle)) ** 0.7 - 1)
        within = local - side * quarter
        dome = 1 - (within / (quarter + 0.01)) ** 2
        rise = np.clip((row - self.start) / 5, 0, 1) * np.clip((rows - self.stop - row) / 7, 0, 1)
        up = self.lift * (0.45 + 0.55 * side * hand * np.sin(angle)) + self.dome * np.clip(dome, 0, 1)
        beside = np.abs(local) < self.wide / 2 + (self.gutter or self.every)
        purl = np.where(inside | (~(whole & beside) if self.gutter else False), 1.0, -1.0)
        edge = -0.18 * (purl < 0)
        return rise * np.where(inside, up, edge), purl * np.ones_like(up), np.where(inside, move, 0) * (rows - self.stop > row)


class Bordered(Stockinette):
    """Plain knitting within a border of garter stitch, `edge` stitches wide at both sides, or another number at its `left`, and as high at its end, and at its start when it is `whole`."""

    def __init__(self, edge, left=None, whole=False):
        self.edge, self.left, self.first, self.border = edge, edge if left is None else left, 1.3 * edge if whole else 0, Garter()

    def shape(self, col, row, cols, rows):
        inner = (col >= self.left - 0.5) & (col < cols - self.edge - 0.5) & (row >= self.first) & (row < rows - 1.3 * self.edge)
        return tuple(np.where(inner, a, b) for a, b in zip(super().shape(col, row, cols, rows), self.border.shape(col, row, cols, rows)))


class Both(Stockinette):
    """Several patterns, one after the other on rows: [(until row, pattern), ...]."""

    def __init__(self, *parts):
        self.parts = parts

    def shape(self, col, row, cols, rows):
        result, done = None, None
        for until, pattern in self.parts:
            until = until if until >= 0 else rows + until
            here = pattern.shape(col, row, cols, rows)
            mask = np.broadcast_to(row < until, here[0].shape)
            if result is None:
                result, done = [np.where(mask, p, 0) for p in here], mask
            else:
                result = [np.where(done, r, p) for r, p in zip(result, here)]
                done = done | mask
        return tuple(result)
