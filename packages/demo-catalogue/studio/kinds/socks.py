"""A pair of knitted socks laid flat: leg and foot meet in the heel's diagonal, the toe is decreased."""

import numpy as np
from PIL import Image, ImageDraw
from scipy.ndimage import distance_transform_edt, gaussian_filter, map_coordinates

import charts
import knit
import stage
from colour import lifted
from noise import creases, path, turned, waves

# Where leg and foot part: the bend in front of the ankle, and from there to the heel's back and below its sole.
BEND = np.array([0.185, -0.25])
HEEL = np.array([0.4, 0.385])
TIP, TOE = 0.82, 0.6
BACK = [(-0.205, 0.85), (-0.2, 0.35), (-0.185, -0.08), (-0.21, -0.36), (-0.19, -0.53), (-0.07, -0.63)]
UNDER = [(-0.07, -0.63), (0.16, -0.622), (0.4, -0.625), (0.62, -0.625), (0.77, -0.565), (TIP, -0.46), (0.77, -0.37), (0.6, -0.3)]
FRONT = [(0.6, -0.3), (0.42, -0.275), (0.265, -0.215), (0.195, -0.06), (0.18, 0.3), (0.185, 0.85)]
STEP = 0.004


class Sock:
    """One sock as it lies: its outline, how high it is everywhere, and where its knitting runs. `under` lies below it."""

    def __init__(self, seed, tall, angle, place, under=None, thick=0.058):
        self.tall, self.angle, self.place = tall, angle, np.asarray(place, float)
        t = np.linspace(0, 1, 160)
        line = np.vstack([path(self.long(part))(t) for part in (BACK, UNDER, FRONT)])
        self.top = 0.85 * tall
        self.back, self.front = line[:160], line[-160:]
        self.low = np.array([-0.5, -0.8])
        x = np.arange(self.low[0], 1.05, STEP)
        y = np.arange(self.low[1], self.top + 0.3, STEP)
        grid = np.stack(np.meshgrid(x, y, indexing="ij"), -1)
        # The cuff is open: nothing is rounded there.
        closed = np.vstack([line, [self.front[-1] + [0, 0.3], self.back[0] + [0, 0.3]]])
        inside = Image.new("1", grid.shape[:2])
        ImageDraw.Draw(inside).polygon([tuple(spot) for spot in (closed - self.low) / STEP], fill=1)
        inside = np.asarray(inside).T
        away = (distance_transform_edt(inside) - distance_transform_edt(~inside)) * STEP
        self.away = gaussian_filter(away, 1.2)
        self.inwards = [gaussian_filter(side, 2) for side in np.gradient(self.away, STEP)]
        flank = np.sqrt(np.clip(1 - (1 - np.clip(self.away / 0.07, 0, 1)) ** 2, 0, 1))
        gx, gy = grid[..., 0], grid[..., 1]
        life = creases(gx, gy, seed, 5, (-0.12, 0.3, -0.42, -0.08), 0.012, lean=0.5) + creases(gx, gy, seed + 4, 7, (-0.15, 0.15, 0.1, self.top), 0.012, lean=0.1)
        self.height = thick * flank + (life + 0.006 * waves(gx, gy, seed + 1, 0.5)) * flank
        self.under = under

    def long(self, points):
        """Only the leg grows with the sock's length, wider over the calf."""
        wide = lambda y: 1 + 0.2 * (self.tall - 1) * np.exp(-(((y - 0.62 * self.tall) / 0.5) ** 2))
        return [(x * (wide(y * self.tall) if y > 0 else 1), y if y < 0 else y * self.tall) for x, y in points]

    def at(self, field, x, y):
        """A field's value at places of the sock's own plane."""
        spot = [(x - self.low[0]) / STEP, (y - self.low[1]) / STEP]
        return map_coordinates(field, spot, order=1, mode="nearest")

    def lifted(self, x, y):
        """What lies below, felt through this sock, at places of the table."""
        own = turned(np.stack([x, y], -1) - self.place, -self.angle)
        soft = gaussian_filter(np.where((np.indices(self.height.shape)[1] * STEP + self.low[1]) < self.top, self.height, 0) * 1.5, 5)
        inside = (own[..., 1] < self.top + 0.2) & (np.abs(own[..., 0]) < 1.04)
        return np.where(inside, self.at(soft, own[..., 0], own[..., 1]), 0)

    def laid(self, x, y):
        """From the sock's own plane to the table; a stitch that would stand over the edge is drawn back to it."""
        short = np.clip(0.008 - self.at(self.away, x, y), 0, 0.05)
        x, y = (k + short * self.at(side, x, y) for k, side in zip((x, y), self.inwards))
        out = turned(np.stack([x, y, self.at(self.height, x, y)], -1), self.angle)
        out[..., :2] += self.place
        if self.under:
            out[..., 2] += self.under.lifted(out[..., 0], out[..., 1])
        return out

    def leg(self, u, v):
        """Rows run across, from the cuff down into the heel."""
        u, v = np.broadcast_arrays(u, v)
        y = self.top + (BEND[1] - HEEL[1] - self.top) * v
        order = np.argsort(self.back[:, 1])
        a = np.interp(np.maximum(y, -0.2), self.back[order, 1], self.back[order, 0])
        order = np.argsort(self.front[:, 1])
        b = np.interp(np.maximum(y, -0.21), self.front[order, 1], self.front[order, 0])
        return a - 0.02 + (b - a + 0.04) * u, y

    def foot(self, u, v):
        """Rows stand upright, from behind the heel to the toe."""
        u, v = np.broadcast_arrays(u, v)
        y0 = BEND[1] - HEEL[1] + (HEEL[1] + 0.03) * u
        return BEND[0] - HEEL[0] - 0.03 + (TIP + 0.02 - BEND[0] + HEEL[0] + 0.03) * v, y0

    def part(self, x, y):
        """How far into the heel a place is, backwards and downwards."""
        return (BEND[0] - x) / HEEL[0], (BEND[1] - y) / HEEL[1]


def knitted(sock, name, where, size, keep, paint, colours, pattern, width, spin):
    """Knit one part: only the stitches that `keep` says, coloured by `paint`."""
    cols, rows = size

    def chart(cols, rows):
        col, row = np.meshgrid((np.arange(cols) + 0.5) / cols, (np.arange(rows) + 0.5) / rows)
        x, y = where(col, row)
        return np.where(keep(x, y) & (sock.at(sock.away, x, y) > -0.009), paint(x, y, cols, rows), -1)

    knit.cloth(name, lambda u, v: sock.laid(*where(u, v)), cols, rows, width, colours, pattern, chart, liner=False, **spin)


def lining(name, sock, colour):
    """What closes the gaps between loops."""
    x = sock.low[0] + STEP * np.arange(0, sock.height.shape[0], 3)
    y = sock.low[1] + STEP * np.arange(0, sock.height.shape[1], 3)
    gx, gy = np.meshgrid(x, y, indexing="ij")
    points = sock.laid(gx, gy) - [0, 0, 0.009]
    index = np.arange(gx.size).reshape(gx.shape)
    faces = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    inside = ((sock.at(sock.away, gx, gy) > 0.012) & (gy < sock.top - 0.01)).ravel()
    stage.mesh(name, points.reshape(-1, 3), faces[inside[faces].all(1)], knit.matt(name, lifted(colour) * 0.55))


def build(p):
    """Two socks, the second a little over the first; `chart` and `foot_chart` are their colourwork, `heel` the colour of heel and toe."""
    seed = p.get("seed", 2)
    rng = np.random.default_rng(seed)
    cols, tall, heel = p.get("cols", 22), p.get("tall", 1.0), p.get("heel", 0)
    width = 0.4 / cols
    spin = dict(rng=rng, melange=p.get("melange", 0.2), **p.get("spin", {}))
    high = 0.85 * tall - BEND[1] + HEEL[1]
    leg, foot = (cols, int(high / (0.78 * width))), (cols, int((TIP + 0.05 - BEND[0] + HEEL[0]) / (0.78 * width)))
    deep = p.get("rib_rows", int(leg[1] * 0.16))
    pattern = knit.Both((deep, knit.Rib(1 if p.get("fine_rib") else 2, lift=0.3)), (10**6, knit.Stockinette()))
    motifs = [p.get(part, charts.plain) for part in ("chart", "foot_chart")]
    under = None
    for i, (angle, place) in enumerate(p.get("lie", ((0.1, (-0.54, -0.02)), (-0.07, (0.22, 0.06))))):
        sock = Sock(seed + 3 * i, tall, angle, place, under)

        def worn(x, y):
            back, down = sock.part(x, y)
            return (back + down > 1.16) & (back > 0) & (down > 0) | (x > TOE)

        paints = [lambda x, y, cols, rows, motif=motif: np.where(worn(x, y), heel, motif(cols, rows)) for motif in motifs]
        cut = lambda x, y: sock.part(x, y)
        above = lambda x, y: (y > BEND[1]) | ((x < BEND[0]) & (cut(x, y)[0] >= cut(x, y)[1]))
        knitted(sock, f"leg {i}", sock.leg, leg, above, paints[0], p["colours"], pattern, width, spin)
        knitted(sock, f"foot {i}", sock.foot, foot, lambda x, y: ~above(x, y), paints[1], p["colours"], None, width, spin)
        lining(f"lining {i}", sock, p["colours"][0])
        under = sock
    if p.get("view") == "near":
        stage.flat_lay(0.95, (0.15, -0.5), tilt=0.4, roll=0.15)
    else:
        stage.flat_lay(p.get("height", 2.62 + 0.8 * (tall - 1)), (0.05, 0.1 + 0.42 * (tall - 1)))
