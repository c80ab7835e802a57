"""One knitted sock as it lies: its outline, how high it is everywhere, and where leg, heel, instep and sole are knitted."""

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import distance_transform_edt, gaussian_filter, map_coordinates

from noise import creases, path, smooth, turned, waves

TIP, TOE = 0.82, 0.6
BACK = [(-0.205, 0.85), (-0.2, 0.35), (-0.185, -0.08), (-0.21, -0.36), (-0.19, -0.53), (-0.07, -0.63)]
UNDER = [(-0.07, -0.63), (0.16, -0.612), (0.4, -0.62), (0.62, -0.625), (0.77, -0.57), (TIP, -0.465), (0.77, -0.37), (0.6, -0.3)]
FRONT = [(0.6, -0.3), (0.42, -0.275), (0.265, -0.2), (0.2, -0.06), (0.18, 0.3), (0.185, 0.85)]
# The heel's flap begins at ANKLE, its front edge is at MIDDLE, its short rows turn about the flap's lower end; the gusset ends at GUSSET.
ANKLE, MIDDLE, TURN, GUSSET = -0.12, 0.0, -0.4, 0.4
STEP, OVER = 0.004, 0.018


class Line:
    """An edge by its length, from the cuff down."""

    def __init__(self, points):
        self.points = points
        self.length = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])

    def at(self, length):
        return np.stack([np.interp(length, self.length, self.points[:, k]) for k in (0, 1)], -1)

    def where(self, axis, value, first=0):
        """The length at which a coordinate is first passed, behind the point `first`."""
        side = self.points[first:, axis] - value
        return self.length[first + np.argmax(side[:-1] * side[1:] <= 0)]


class Sock:
    """`cuff` is how deep its rib is, `under` the sock that lies below it."""

    def __init__(self, seed, tall, angle, place, cuff, under=None, thick=0.05):
        self.seed, self.tall, self.angle, self.place, self.cuff, self.under, self.thick = seed, tall, angle, np.asarray(place, float), cuff, under, thick
        rng = np.random.default_rng(seed)
        self.lean, self.droop = rng.uniform(-0.07, 0.07) / tall**2, rng.uniform(-0.1, 0.1)
        self.size = 1 + rng.uniform(-0.025, 0.025, 2)
        self.top = 0.85 * tall
        t = np.linspace(0, 1, 240)
        back, below, front = (path(self.long(part))(t) for part in (BACK, UNDER, FRONT))
        tip = below[:, 0].argmax()
        self.lower = Line(np.vstack([back, below[1 : tip + 1]]))
        self.upper = Line(np.vstack([front[::-1], below[tip:-1][::-1]]))
        self.low = np.array([-0.6, -0.95])
        grid = np.stack(np.meshgrid(np.arange(self.low[0], 1.1, STEP), np.arange(self.low[1], self.top + 0.3, STEP), indexing="ij"), -1)
        # The cuff is open: nothing is rounded there.
        closed = np.vstack([self.lower.points, self.upper.points[::-1], front[-1] + [0, 0.3], back[0] + [0, 0.3]])
        inside = Image.new("1", grid.shape[:2])
        ImageDraw.Draw(inside).polygon([tuple(spot) for spot in (closed - self.low) / STEP], fill=1)
        inside = np.asarray(inside).T
        self.away = gaussian_filter((distance_transform_edt(inside) - distance_transform_edt(~inside)) * STEP, 1.2)
        self.inwards = [gaussian_filter(side, 2) for side in np.gradient(self.away, STEP)]
        self.height = self.raised(*np.moveaxis(grid, -1, 0))
        # Another sock that lies on it comes down beside it in a soft step.
        self.step = thick * smooth(-0.15, 0.03, self.away) * smooth(self.top + 0.12, self.top - 0.04, grid[..., 1])

    def raised(self, x, y):
        """A tube that lies flat: round edges a little thicker than the middle, creases at the ankle, a full heel, lines where its parts meet."""
        flank = np.sqrt(np.clip(1 - (1 - np.clip(self.away / 0.065, 0, 1)) ** 2, 0, 1))
        roll = 0.84 + 0.16 * np.exp(-(((self.away - 0.05) / 0.035) ** 2))
        life = creases(x, y, self.seed, 6, (-0.05, 0.25, -0.35, -0.05), 0.011, lean=0.75) + creases(x, y, self.seed + 4, 7, (-0.15, 0.15, 0.0, self.top - 0.2), 0.009, lean=0.15)
        full = 0.02 * np.exp(-(((x + 0.08) / 0.13) ** 2) - ((y + 0.48) / 0.13) ** 2) + 0.012 * np.exp(-(((x - 0.66) / 0.15) ** 2) - ((y + 0.45) / 0.1) ** 2)
        seam = np.where((x > MIDDLE) & (x < TIP - 0.04), np.abs(y - self.meeting(x)) * np.where(x < GUSSET, 0.75, 1), 1)
        seam = np.minimum(seam, np.where((y < ANKLE) & (y > TURN), np.abs(x - MIDDLE), 1))
        ends = 0.6 + 0.4 * smooth(self.top, self.top - 0.07, y)
        return (self.thick * roll * ends + life + full + 0.005 * waves(x, y, self.seed + 1, 0.4) - 0.008 * np.exp(-((seam / 0.013) ** 2))) * flank

    def long(self, points):
        """Only the leg grows with the sock's length, wider over the calf."""
        wide = lambda y: 1 + (self.tall - 1) * (0.32 * np.exp(-(((y - 0.55 * self.tall) / 0.42) ** 2)) - 0.1 * np.exp(-(((y - 0.15) / 0.2) ** 2)))
        return [(x * (wide(y * self.tall) if y > 0 else 1), y if y < 0 else y * self.tall) for x, y in points]

    def at(self, field, x, y):
        """A field's value at places of the sock's own plane."""
        return map_coordinates(field, [(x - self.low[0]) / STEP, (y - self.low[1]) / STEP], order=1, mode="nearest")

    def put(self, x, y):
        """How it was put down by hand: leg and foot bent a little, the cuff drawn in by its rib, no edge quite even."""
        foot = self.top - self.cuff
        drawn = 0.11 * smooth(foot - 0.16, foot + 0.04, y) - 0.035 * smooth(self.top - 0.1, self.top, y)
        x = x * (1 - drawn) * self.size[0] + self.lean * np.maximum(y - ANKLE, 0) ** 2
        y = y * self.size[1] + self.droop * np.maximum(x - 0.25, 0) ** 2
        y = y + 0.011 * waves(x, 0 * x, self.seed + 5, 0.3) * smooth(self.top - 0.2, self.top, y)
        wide, small = (waves(x, y, self.seed + k, scale) for k, scale in ((6, 0.5), (7, 0.13)))
        return x + 0.012 * wide + 0.0035 * small, y + 0.012 * waves(x, y, self.seed + 8, 0.5) + 0.0035 * waves(x, y, self.seed + 9, 0.13)

    def stepped(self, x, y):
        """What lies below, felt through the sock above it, at places of the table."""
        x, y = np.moveaxis(turned(np.stack([x, y], -1) - self.place, -self.angle), -1, 0)
        own = x, y
        for _ in range(4):
            there = self.put(*own)
            own = own[0] + x - there[0], own[1] + y - there[1]
        return self.at(self.step, *own)

    def laid(self, x, y, z=None):
        """From the sock's own plane to the table; a stitch that would stand over the edge is drawn back to it."""
        short = np.clip(0.008 - self.at(self.away, x, y), 0, 0.05)
        x, y = (k + short * self.at(side, x, y) for k, side in zip((x, y), self.inwards))
        z = self.at(self.height, x, y) if z is None else z + 0 * x
        out = turned(np.stack([*self.put(x, y), z], -1), self.angle)
        out[..., :2] += self.place
        if self.under:
            out[..., 2] += self.under.stepped(out[..., 0], out[..., 1])
        return out

    def meeting(self, x):
        """Where instep and sole meet: along the gusset's decreases, then in the middle of the foot and of the toe."""
        top, sole = (np.interp(np.maximum(x, GUSSET), *self.run(line)) for line in (self.upper, self.lower))
        share = np.clip((x - MIDDLE) / (GUSSET - MIDDLE), 0, 1)
        return ANKLE + ((top + sole) / 2 - ANKLE) * share**0.9

    def run(self, line):
        """The foot's part of an edge, from the heel to the tip."""
        foot = line.points[line.points[:, 1] < -0.2]
        foot = foot[foot[:, 0] > 0.15]
        return foot[np.argsort(foot[:, 0])].T

    def leg(self, u, y):
        """Across the leg at a height."""
        a, b = (np.interp(-np.maximum(y, ANKLE - 0.05), -line.points[:200, 1], line.points[:200, 0]) for line in (self.lower, self.upper))
        return a - 0.02 + (b - a + 0.04) * u, y

    def instep(self, s):
        """The row's two ends: at the upper edge, and where the sole begins."""
        ankle, gusset = self.upper.where(1, ANKLE), self.upper.where(0, GUSSET, 100)
        x, y = self.run(self.upper)
        bent = ankle + (gusset - ankle) * (s - MIDDLE) / (GUSSET - MIDDLE)
        edge = self.upper.at(np.minimum(bent, gusset))
        edge = np.where((s > GUSSET)[..., None], np.stack([s, np.interp(s, x, y)], -1), edge)
        return edge, np.stack([s, self.meeting(s)], -1)

    def sole(self, s):
        """The row's two ends: at the sole's edge, and at the gusset."""
        foot = self.lower.points[self.lower.points[:, 0] >= -0.05]
        foot = foot[foot[:, 1] < -0.4]
        return np.stack([s, np.interp(s, *foot[np.argsort(foot[:, 0])].T)], -1), np.stack([s, np.maximum(self.meeting(s), TURN * (s < MIDDLE))], -1)

    def heel(self, s):
        """Rows of the flap, then short rows round its lower end; `s` runs down the back edge and round the heel."""
        start, end = self.lower.where(1, ANKLE), self.lower.where(0, MIDDLE, 230)
        edge = self.lower.at(start + s * (end - start))
        return edge, np.stack([MIDDLE + 0 * s, np.clip(edge[..., 1], TURN, ANKLE)], -1)
