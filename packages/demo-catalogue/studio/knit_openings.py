"""Neck and armholes of a front knitted straight: what lies within them goes under the table, and bands hide the edge."""

import numpy as np

from knit_collars import pressed
from noise import path, smooth


class Cut:
    """Cuts openings, drawn for a body of the common width, out of a `wide` one."""

    def __init__(self, openings, wide):
        self.openings, self.wide = openings, wide

    def beyond(self, points):
        """How far spots are beyond the nearest edge; less than nothing where the cloth is."""
        x, y = points[..., 0] / self.wide, points[..., 1]
        return np.max([opening.beyond(x, y) for opening in self.openings], axis=0)

    def trimmed(self, points):
        """The points with those that are cut away below the table, down a slope: a strand that falls sheer springs up before its edge."""
        return points - np.array([0, 0, 3.0]) * np.clip(self.beyond(points), 0, 0.15)[..., None]

    def calm(self, points):
        """How much of its pattern a stitch keeps: none on the last ones before the edge."""
        return smooth(-0.008, -0.04, self.beyond(points))


class Opening:
    """An opening whose edge runs through `spots`."""

    def __init__(self, spots):
        self.spots = spots

    def far(self, x, y):
        """How far a spot is from the edge."""
        return np.hypot(x[..., None] - self.spots[:, 0], y[..., None] - self.spots[:, 1]).min(-1)

    def beyond(self, x, y, margin=0.006):
        """How far spots are beyond the edge, less a `margin` that the band covers."""
        x = np.abs(x)
        return np.where(self.holds(x, y), 1, -1) * self.far(x, y) - margin

    def settled(self, x, y, z, height):
        """The front's height, which goes down to the band's towards the edge."""
        return z + np.minimum(height - z, 0) * smooth(0.13, 0.012, self.far(np.abs(x), y))


class Neck(Opening):
    """A neck `neck` wide to each side and `scoop` deep below `top`, round or `pointed`."""

    def __init__(self, neck, scoop, top, pointed=False):
        self.neck, self.scoop, self.top, self.pointed = neck, scoop, top, pointed
        t = np.linspace(0, 1, 80)
        across, deep = (1 - t, t) if pointed else (np.cos(np.pi / 2 * t), np.sin(np.pi / 2 * t))
        super().__init__(np.stack([neck * across, top - scoop * deep], -1))

    def holds(self, x, y):
        """Whether a spot is within the opening."""
        across, deep = x / self.neck, np.clip((self.top - y) / self.scoop, 0, None)
        return (across + deep if self.pointed else np.hypot(across, deep)) < 1


class Armhole(Opening):
    """A vest's armhole on both sides, through `points` from the shoulder to the side."""

    def __init__(self, points=((0.412, 0.695), (0.4, 0.5), (0.412, 0.33), (0.465, 0.2), (0.56, 0.135), (0.66, 0.115))):
        self.line = path(points)
        super().__init__(self.line(np.linspace(0, 1, 60)))

    def holds(self, x, y):
        """Whether a spot is within the opening."""
        edge = np.interp(-y, -self.spots[:, 1], self.spots[:, 0])
        return (x > edge) & (y > self.spots[-1, 1])

    def band(self, side, tall, height, ends=0.012):
        """The band knitted on, `tall` wide: u from the shoulder to the side, v over its edge to the inside; side -1 is the left in the picture.

        `height` is the cloth's where it begins; over the shoulder and the side it goes round to the back.
        """

        def surface(u, v):
            u, v = np.broadcast_arrays(u, v)
            t = np.clip(u if side > 0 else 1 - u, 0, 1)
            way = self.line(t, 1)
            way = way / np.linalg.norm(way, axis=-1, keepdims=True)
            share, out = pressed(v, 0.009)
            spot = self.line(t) + np.stack([-way[..., 1], way[..., 0]], -1) * (tall * share - 0.01)[..., None]
            z = ends + (height + out + 0.01 * share - ends) * smooth(-0.02, 0.06, t) * smooth(1.02, 0.93, t)
            return np.stack([side * spot[..., 0], spot[..., 1], z], -1)

        return surface

    def length(self):
        """How long the armhole is from shoulder to side."""
        return np.linalg.norm(np.diff(self.spots, axis=0), axis=1).sum()
