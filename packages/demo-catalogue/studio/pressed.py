"""Cloth folded over and over and laid down: layers within each other, round in front, their edges open behind and at the sides."""

import numpy as np

import stage
from noise import smooth, turned, waves

ACROSS = 150


class Folded:
    """One folded cloth: its measures, how many layers lie within each other, how it is turned."""

    def __init__(self, wide, deep, high, seed, layers=4, angle=0.0, life=1.0, askew=1.0):
        self.wide, self.deep, self.high, self.seed, self.layers = wide, deep, high, seed, layers
        self.angle, self.life, self.askew = angle, life, askew

    def thick(self, x, y):
        """How high it lies: plump at the fold, pressed flat at its open edges, here and there a little air."""
        side, back = np.abs(2 * x / self.wide), (y + self.deep / 2) / self.deep
        plump = 1.0 + 0.22 * np.exp(-back / 0.12) - 0.22 * smooth(0.25, 1.0, back) - 0.2 * side**4
        return self.high * (plump + self.life * (0.07 * waves(x, y, self.seed, 0.9) + 0.045 * waves(x, y, self.seed + 1, 0.35)))

    def sheet(self, k):
        """Layer k from outside, (along, across, 3), from its lower open edge round the fold to the upper one; and how far along it each row is."""
        rng = np.random.default_rng(100 * self.seed + k)
        step = 0.5 / self.layers
        low, high = step * (k + 0.4), 1 - step * (k + 0.4)
        x = np.linspace(-1, 1, ACROSS) * self.wide / 2
        front = -self.deep / 2 + self.high * (0.55 * k / self.layers) + 0.012 * waves(x, 0 * x, self.seed + 20 + k, 0.8)
        ends = self.deep / 2 + self.askew * rng.normal(0, 0.012, 2)[:, None] + 0.008 * waves(x, 0 * x, self.seed + 30 + k, 0.7)
        rows = []
        lay = lambda y, share: rows.append(np.stack(np.broadcast_arrays(x, y, share), -1))
        radius = self.high * (high - low) / 2 * 1.1
        for s in np.linspace(0, 1, 70):
            lay(ends[0] + (front + radius - ends[0]) * s, low)
        for turn in np.linspace(0, np.pi, 24)[1:-1]:
            lay(front + radius - radius * np.sin(turn) ** 0.85, (low + high) / 2 - (high - low) / 2 * np.cos(turn))
        for s in np.linspace(0, 1, 150):
            lay(front + radius + (ends[1] - front - radius) * s, high)
        points = np.stack(rows)
        # Each layer is folded a little askew, and its sides are not cut by a ruler.
        points[..., 0] += self.askew * (rng.normal(0, 0.006) + 0.012 * rng.normal() * points[..., 1]) + 0.004 * waves(points[..., 1], points[..., 2], self.seed + k, 0.5) * np.sign(x)
        x, y, share = points[..., 0].copy(), points[..., 1].copy(), points[..., 2].copy()
        inside = np.clip(y, -self.deep / 2 + radius, None)
        points[..., 2] = share * self.thick(x, inside) + 0.004 + 0.1 * self.high * step * waves(x, y, self.seed + 9 * k, 0.5) * (2 * share - 1 + 0.3)
        loose = smooth(0.12, 0.0, self.deep / 2 - y) * (share > 0.5)
        points[..., 2] -= loose * 0.12 * self.high * (1 + waves(x, 0 * x, self.seed + k, 0.6))
        far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=2).mean(1))])
        return points, far

    def show(self, name, cloth, thick=0.008):
        """All its layers."""
        for k in range(self.layers):
            points, far = self.sheet(k)
            flat = np.stack(np.broadcast_arrays(np.linspace(0, self.wide, ACROSS), far[:, None] + 2.7 * k), -1)
            thing = stage.sheet(f"{name} {k}", turned(points, self.angle), cloth)
            stage.lay_out(thing, "pattern", flat)
            solid = thing.modifiers.new("thick", "SOLIDIFY")
            solid.thickness, solid.offset = thick, 0
