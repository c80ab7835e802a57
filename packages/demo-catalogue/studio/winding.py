"""How yarn is wound: by hand into a ball, bundle over bundle, or by a winder into a cake with a hole."""

import numpy as np
from scipy.ndimage import gaussian_filter1d, maximum_filter1d
from scipy.spatial import cKDTree

from noise import turned


def directions(count):
    """Points spread evenly over the unit sphere."""
    i = np.arange(count) + 0.5
    z, turn = 1 - 2 * i / count, np.pi * (1 + 5**0.5) * i
    flat = np.sqrt(1 - z * z)
    return np.stack([flat * np.cos(turn), flat * np.sin(turn), z], -1)


def lumps(rng, where, share, count=7):
    """A slow unevenness over the sphere, about -share..share."""
    total = np.zeros(len(where))
    for _ in range(count):
        way = rng.normal(0, 1, 3)
        total += np.sin(where @ (way / np.linalg.norm(way)) * rng.uniform(2, 4.5) + rng.uniform(0, 6.3))
    return total * share / np.sqrt(count)


class Heap:
    """The yarn that is on the ball so far, as a height in every direction."""

    def __init__(self, rng, level, R):
        self.R, self.level = R, level
        self.where = directions(int(4 * np.pi / (0.85 * R / level) ** 2))
        self.tree = cKDTree(self.where)
        self.height = level * (1 + lumps(rng, self.where, 0.035))

    def lowest(self, axes):
        """The axis whose great circle has least yarn on it: there the hand winds next."""
        t = np.linspace(0, 2 * np.pi, 40)
        means = [self.height[self.tree.query(circle(axis, t))[1]].mean() for axis in axes]
        return axes[int(np.argmin(means))]

    def lay(self, way):
        """Draw one wrap tight along unit directions (n, 3); its centre line. It bridges what lies lower."""
        R = self.R
        away, near = self.tree.query(way, k=8)
        away = away * self.level
        raw = np.where(away < 0.45 * R, self.height[near], 0).max(1)
        raw = np.maximum(raw, self.height[near[:, 0]])
        tight = gaussian_filter1d(maximum_filter1d(raw, 5, mode="wrap"), 5, mode="wrap")
        tight = np.maximum(tight, gaussian_filter1d(raw, 1.5, mode="wrap")) + 0.5 * R
        much = tight - self.height.mean() - R
        tight = tight - np.maximum(much, 0) * 0.75
        top = tight[:, None] + 0.6 * R * np.sqrt(np.maximum(0, 1 - (away / (1.05 * R)) ** 2))
        inside = away < 1.05 * R
        np.maximum.at(self.height, near[inside], top[inside])
        return way * tight[:, None]


def circle(axis, t, start=(0.31, 0.52, 0.79)):
    """The great circle about an axis."""
    a = np.cross(axis, start)
    a /= np.linalg.norm(a)
    return np.cos(t)[:, None] * a + np.sin(t)[:, None] * np.cross(axis, a)


def wrap(rng, axis, t, shift, R):
    """One turn beside a great circle: nearly as its neighbours, narrower where the hand held it, a little slack."""
    low, fast = rng.uniform(0, 6.3, 2)
    aside = shift + R * (0.28 * np.sin(t + low) + 0.12 * np.sin(4 * t + fast) + rng.normal(0, 0.12))
    way = circle(axis, t) + aside[:, None] * axis
    return way / np.linalg.norm(way, axis=1, keepdims=True)


def bundle(rng, heap, axis, r, count):
    """Some turns side by side about one axis."""
    t = np.linspace(0, 2 * np.pi, int(2 * np.pi / r) + 1)
    held, narrow = rng.uniform(0, 6.3), rng.uniform(0, 0.22)
    # The hand doesn't lay them evenly: some ride on their neighbour, some leave a gap, and all of them wander aside.
    shifts = np.cumsum(rng.uniform(1.55, 2.6, count)) * r
    shifts = (shifts - shifts.mean()) * rng.choice([-1, 1])
    drift = axis + rng.normal(0, 0.05, (1, 3)) + np.linspace(-1, 1, count)[:, None] * rng.normal(0, 0.07, (1, 3))
    drift /= np.linalg.norm(drift, axis=1, keepdims=True)
    return [heap.lay(wrap(rng, way, t, shift * (1 - narrow * (0.5 + 0.5 * np.sin(t + held))), r)) for way, shift in zip(drift, shifts)]


def wound(rng, radius, R, last=None, core=0.72):
    """Centre lines of a ball wound by hand until it is large enough, always over its deepest place; the last bundle goes about the axis `last`."""
    r = R / radius
    heap = Heap(rng, radius * core, R)
    lines, before, most = [], np.array([0, 0, 1.0]), int(np.clip(0.33 / r, 5, 15))
    while heap.height.mean() < radius - 1.2 * R or heap.height.min() < 0.86 * radius:
        axes = np.cross(heap.where[np.argmin(heap.height)], rng.normal(0, 1, (14, 3)))
        axes /= np.linalg.norm(axes, axis=1, keepdims=True)
        before = heap.lowest(axes[np.argsort(np.abs(axes @ before))[:8]])
        lines += bundle(rng, heap, before, r, int(rng.integers(most // 2, most)))
    if last is not None:
        last = np.asarray(last, float) / np.linalg.norm(last)
        for stray, count in ((0.5, most // 2), (0.28, most // 3), (0.0, max(2, most // 4))):
            axis = last + rng.normal(0, stray, 3)
            lines += bundle(rng, heap, axis / np.linalg.norm(axis), r, count)
    lines = np.stack(lines)
    t = np.linspace(0, 2 * np.pi, lines.shape[1])
    slack = rng.random((len(lines), 1)) ** 6 * np.sin(t + rng.uniform(0, 6.3, (len(lines), 1))) ** 2
    return lines * (1 + 1.6 * r * slack)[..., None]


def cake(rng, radius, tall, R, hole=0.2, leaves=-1.15):
    """Centre lines of a cake: tilted turns that wander round the spindle, each over the former ones; the last one falls at the angle `leaves`."""
    t = np.linspace(0, 2 * np.pi, int(2 * np.pi * radius / R * 1.1))
    lines, level, phase = [], radius * hole, 0.0
    while level < radius - R:
        step = 3.1 * R / level * rng.uniform(0.9, 1.1)
        phase += step
        level += 3.2 * R * step / (2 * np.pi)
        high = np.cos(t - phase + rng.normal(0, 0.015))
        edge = np.abs(high) ** 7
        dome = np.where(high > 0, 0.1 * (level / radius) ** 4, 0.0)
        reach = tall / 2 * (1 - dome + rng.normal(0, 0.006)) * (1 - 0.08 * edge)
        ring = level * (1 - 0.07 * edge) + R * rng.normal(0, 0.12) + 0.35 * R * np.sin(2 * t + rng.uniform(0, 6.3))
        lines.append(np.stack([ring * np.cos(t), ring * np.sin(t), reach * high], -1))
    return turned(np.stack(lines), leaves - np.pi / 2 - phase)


def end(line, way, share=0.8):
    """A closed turn cut open where it passes the direction `way`: its last `share` up to there."""
    unit = line / np.linalg.norm(line, axis=1, keepdims=True)
    last = int(np.argmax(unit @ np.asarray(way)))
    return np.roll(line[:-1], -last, axis=0)[int((1 - share) * len(line)) :]


def seated(line, R, soft=0.012):
    """Pressed flat where it would sink into the table."""
    out = line.copy()
    out[..., 2] = R * 0.7 + soft * np.logaddexp(0, (line[..., 2] - R * 0.7) / soft)
    return out


def sunk(line, low, share):
    """A ball about the origin, its lowest yarn at -low, as it lies by its own weight: flat below by a `share` of that, and so much stouter above."""
    floor, soft = -(1 - share) * low, 0.016 * low
    out = line.copy()
    out[..., 2] = floor + soft * np.logaddexp(0, (line[..., 2] - floor) / soft)
    stout = 1 + 0.45 * share * np.exp(-(((out[..., 2] - floor) / (0.55 * low)) ** 2))
    out[..., :2] *= stout[..., None]
    return out


def pressed(line, centre, other, share, soft=0.012):
    """Pressed flat against a neighbour, at the `share` of the way to it."""
    way = np.asarray(other, float) - centre
    far = np.linalg.norm(way)
    way /= far
    deep = (line - centre) @ way - share * far
    return line - (soft * np.logaddexp(0, deep / soft))[..., None] * way
