"""One piece of felt folded to a pouch: front, bottom fold, back, top fold, flap. In centimetres, the middle of its back at the origin."""

import numpy as np

import felt
import stage
from noise import smooth, waves
from yarn import strands


# A cut edge from its outermost line inwards: how far out in shares of the thickness, how thick.
EDGE = ((0.24, 0.0), (0.21, 0.5), (0.11, 0.86))


def shell(middle, thick, cm):
    """Points and faces of a sheet of a thickness round its middle (n, m, 3), its cut edges a little round, and which faces are cut."""
    normal = np.cross(*np.gradient(middle, axis=(0, 1)))
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    share = np.ones(middle.shape[:2])
    far, full = np.array(EDGE).T
    for axis in (0, 1):
        out = np.gradient(middle, axis=axis)
        out *= thick / np.linalg.norm(out, axis=2, keepdims=True)
        (a, b), (c, d) = ((np.take(v, [0], axis), np.take(v, [-1], axis)) for v in (middle, out))
        middle = np.concatenate([*(a - c * k for k in far), middle, *(b + d * k for k in far[::-1])], axis)
        pad = [(len(EDGE),) * 2 if k == axis else (0, 0) for k in range(3)]
        normal, share = np.pad(normal, pad, mode="edge"), np.pad(share, pad[:2], mode="edge")
        less = np.concatenate([full, np.ones(middle.shape[axis] - 2 * len(EDGE)), full[::-1]])
        share = np.minimum(share, less[:, None] if axis == 0 else less[None])
    half = normal * (share * thick / 2)[..., None]
    n, m = share.shape
    index = np.arange(n * m).reshape(n, m)
    faces = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    cut = np.zeros((n - 1, m - 1), bool)
    cut[: len(EDGE)] = cut[-len(EDGE):] = cut[:, : len(EDGE)] = cut[:, -len(EDGE):] = True
    points = np.concatenate([(middle + half).reshape(-1, 3), (middle - half).reshape(-1, 3)]) * cm
    return points, np.vstack([faces, faces[:, ::-1] + n * m]), np.tile(cut.ravel(), 2)


class Pouch:
    """Measures of one pouch: how wide and tall, how thick the felt, how far it is filled, where its mouth and its flap end, the flap's corners, how far its edge stands off in thicknesses."""

    def __init__(self, cm, wide, tall, thick, full, mouth, flap, corner, seed, curl=(0.15, 0.3), skew=0.12, stands=0.0):
        self.cm, self.wide, self.tall, self.thick, self.full = cm, wide, tall, thick, full
        self.mouth, self.flap, self.corner, self.seed, self.curl, self.skew, self.stands = mouth, flap, corner, seed, curl, skew, stands

    def filled(self, x, y):
        """How far front and back are apart: nothing where the sides are sewn, most in the lower middle."""
        over = np.clip(1 - (2 * x / self.wide) ** 2, 0, 1) ** 0.8
        along = np.exp(-((((y / self.tall) + 0.12) / 0.42) ** 2))
        return self.full * over * along * (1 + 0.25 * waves(x, y, self.seed, 0.5 * self.wide)) + 0.03 * self.thick

    def front(self, x, y):
        """The height of the front's middle layer."""
        return 1.5 * self.thick + self.filled(x, y) + 0.12 * self.thick * waves(x, y, self.seed + 1, 0.45 * self.wide)

    def over(self, x, y):
        """The flap's: it lies on the front, dips where that ends and lifts at its corners and over the loop."""
        lies = self.front(x, np.minimum(y, self.mouth)) + 1.04 * self.thick
        beyond = smooth(self.mouth, self.tall / 2, y)
        low = lies - 0.62 * self.thick * beyond
        end = smooth(0.45 * self.tall, 0.0, y - self.flap)
        side = 2 * x / self.wide
        lift = end**2 * (self.curl[0] * np.clip(-side, 0, 1) ** 2 + self.curl[1] * np.clip(side, 0, 1) ** 2 + 0.12 * np.exp(-((x / (0.07 * self.wide)) ** 2)))
        return low + (lift * 2.2 + self.stands * end) * self.thick + 0.15 * self.thick * waves(x, y, self.seed + 2, 0.3 * self.wide) * end

    def ends(self, x):
        """Where the flap ends below each place across, its corners round, its cut by hand."""
        r = self.corner
        into = np.clip(np.abs(x) - (self.wide / 2 - r), 0, r)
        return self.flap + r - np.sqrt(np.maximum(r * r - into**2, 0)) + 0.05 * waves(x, 0 * x, self.seed + 3, 3.0)

    def sheet(self):
        """The piece's middle, (along, across, 3), from the mouth to the flap's end."""
        a = np.linspace(-1, 1, 150)
        x = self.wide / 2 * np.sin(np.pi / 2 * a) * 0.35 + self.wide / 2 * a * 0.65
        pressed = 0.035 * self.wide * (2 * np.abs(x) / self.wide) ** 10
        low, high = -self.tall / 2 + pressed, self.tall / 2 - 0.6 * pressed
        rows, lay = [], lambda y, z: rows.append(np.stack(np.broadcast_arrays(x, y, z), 1))
        back = 0.5 * self.thick
        for share in np.linspace(0, 1, 60):
            y = self.mouth + (low - self.mouth) * share
            lay(y, self.front(x, y))
        top = self.front(x, low)
        for turn in np.linspace(0, np.pi, 14)[1:-1]:
            lay(low - 0.8 * (top - back) / 2 * np.sin(turn), (top + back) / 2 + (top - back) / 2 * np.cos(turn))
        for share in np.linspace(0, 1, 40):
            lay(low + (high - low) * share, back)
        top = self.over(x, high)
        for turn in np.linspace(0, np.pi, 18)[1:-1]:
            lay(high + 0.62 * (top - back) / 2 * np.sin(turn), (top + back) / 2 - (top - back) / 2 * np.cos(turn))
        end = self.ends(x)
        for share in np.linspace(0, 1, 90):
            y = high + (end - high) * share
            rows.append(np.stack([x + self.skew * share, y, self.over(x, y)], 1))
        points = np.stack(rows)
        side = 0.04 * waves(points[..., 1], points[..., 2], self.seed + 4, 4.0)
        points[..., 0] += side * 2 * points[..., 0] / self.wide
        return points

    def show(self, name, colour, rng, melange=0.2, seen=1.0, paler=1.0):
        """The felt with its cut edges, `paler` than its face, and loose hair."""
        points, faces, cut = shell(self.sheet(), self.thick, self.cm)
        thing = stage.mesh(name, points, faces, felt.matted(name, colour, self.cm, melange, 0.68, seen))
        thing.data.materials.append(felt.matted(f"{name} cut", colour, self.cm, melange, 0.68 * paler, seen))
        thing.data.polygons.foreach_set("material_index", cut.astype(np.int32))
        felt.nap(thing, colour, rng, self.cm, melange=melange)

    def sewn(self, material, rng, inset=0.5, stitch=0.5, thin=0.05):
        """Running stitches down both sides of the front, as a hand sews them."""
        rows = []
        for side in (-1, 1):
            y = self.mouth - 0.2
            while y > -self.tall / 2 + 0.7:
                long = stitch * rng.normal(1, 0.1)
                t = np.linspace(0, 1, 7)
                x = side * (self.wide / 2 - inset) + rng.normal(0, 0.03) + rng.normal(0, 0.05) * t
                at = y - long * t
                z = self.front(x, at) + self.thick / 2 + 0.9 * thin * np.sin(np.pi * t) ** 0.6 - 0.6 * thin
                rows.append(np.stack(np.broadcast_arrays(x, at, z), 1))
                y -= long * 1.55
        strands("stitches", np.stack(rows) * self.cm, thin * self.cm, material)
