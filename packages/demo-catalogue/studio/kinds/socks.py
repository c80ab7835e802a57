"""A pair of knitted socks laid flat, one partly over the other; each is knitted in the parts it is knitted in by hand."""

import numpy as np

import charts
import knit
import stage
import stitches
from colour import lifted
from sock import ANKLE, MIDDLE, OVER, STEP, TIP, TOE, TURN, Sock

# How high a row is, in stitch widths.
ROW = 0.78


class Slipped(stitches.Stockinette):
    """The heel's strengthened knitting: every second stitch is slipped and stands higher."""

    def shape(self, col, row, cols, rows):
        lift = 0.13 * np.cos(np.pi * np.floor(col + 0.5)) * np.ones(np.broadcast(col, row).shape)
        return lift, np.ones_like(lift), np.zeros_like(lift)


def between(ends, width, cols):
    """A surface whose rows run from one edge towards another, stitch beside stitch, and how far each place is from that."""

    def place(u, v):
        u, v = np.broadcast_arrays(u, v)
        edge, end = ends(v)
        way = end - edge
        far = np.linalg.norm(way, axis=-1) + 1e-6
        gone = u * cols * width - OVER
        x, y = np.moveaxis(edge + way / far[..., None] * gone[..., None], -1, 0)
        return x, y, far - gone

    return place


def knitted(sock, name, where, size, keep, paint, colours, pattern, width, spin):
    """Knit one part: only the stitches that `keep` says, coloured by `paint`."""
    cols, rows = size

    def chart(cols, rows):
        col, row = np.meshgrid((np.arange(cols) + 0.5) / cols, (np.arange(rows) + 0.5) / rows)
        x, y, left = where(col, row)
        seen = keep(x, y, left) & (sock.at(sock.away, x, y) > -0.009)
        return np.where(seen, paint(row, cols, rows), -1)

    knit.cloth(name, lambda u, v: sock.laid(*where(u, v)[:2]), cols, rows, width, colours, pattern, chart, liner=False, **spin)


def short(x, y, left):
    """Of the rows that turn the heel every second ends early, and every fourth later: they would not have room."""
    row = np.arange(x.shape[0])[:, None]
    ends = np.where(row % 2 == 1, 0.09, np.where(row % 4 == 2, 0.045, 0.0))
    return left > np.where(y < TURN, ends, -0.009)


def astray(chart, share, rng):
    """A chart's dots as they come out: a share of them one stitch beside or one row off."""
    out = np.zeros_like(chart)
    for row, col in np.argwhere(chart):
        dy, dx = rng.integers(-1, 2, 2) if rng.random() < share else (0, 0)
        out[np.clip(row + dy, 0, len(chart) - 1), np.clip(col + dx, 0, chart.shape[1] - 1)] = chart[row, col]
    return out


def cuff(sock, name, size, colours, pattern, width, spin):
    """The far side of the cuff, which stands a little over its edge."""

    def behind(u, v):
        x, y = sock.leg(u, sock.top + 0.024 - 0.05 * v + 0.006 * np.sin(9 * u + sock.seed))
        return sock.laid(x, y, 0.012)

    chart = lambda cols, rows: np.where((np.arange(cols) > 0) & (np.arange(cols) < cols - 1), 0, -1) * np.ones((rows, 1), int)
    knit.cloth(name, behind, size, 4, width, colours, pattern, chart, liner=False, **spin)


def lining(name, sock, colour):
    """What closes the gaps between loops."""
    x = sock.low[0] + STEP * np.arange(0, sock.height.shape[0], 3)
    y = sock.low[1] + STEP * np.arange(0, sock.height.shape[1], 3)
    gx, gy = np.meshgrid(x, y, indexing="ij")
    points = sock.laid(gx, gy) - [0, 0, 0.009]
    index = np.arange(gx.size).reshape(gx.shape)
    faces = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    inside = ((sock.at(sock.away, gx, gy) > 0.012) & (gy < sock.top - 0.01)).ravel()
    stage.mesh(name, points.reshape(-1, 3), faces[inside[faces].all(1)], knit.matt(name, lifted(colour) * 0.7))


def parts(sock, i, p, width, deep, spin):
    """Leg, heel, instep and sole of one sock."""
    cols, heel, colours = p.get("cols", 22), p.get("heel", 0), p["colours"]
    rib = stitches.Rib(1 if p.get("fine_rib") else 2, lift=0.3)
    motif, foot = (p.get(part, charts.plain) for part in ("chart", "foot_chart"))
    if "astray" in p:
        dots = np.random.default_rng(sock.seed)
        motif, foot = (lambda cols, rows, chart=chart: astray(chart(cols, rows), p["astray"], dots) for chart in (motif, foot))
    count = lambda length: round(length / (ROW * width))
    high = sock.top - ANKLE
    knitted(sock, f"leg {i}", lambda u, v: (*sock.leg(*np.broadcast_arrays(u, sock.top - high * v)), 1), (cols, count(high)), lambda x, y, left: y > ANKLE - 0.6 * ROW * width,
            lambda row, cols, rows: motif(cols, rows), colours, stitches.Both((deep, rib), (10**6, stitches.Stockinette())), width, spin)
    cuff(sock, f"cuff {i}", cols, colours, rib, width, spin)

    half, first = int(0.6 * cols), MIDDLE - 0.06
    toe = lambda s: lambda row, cols, rows: np.where(s(row) > TOE, heel, foot(cols, rows))
    # Its first row lies over the flap's edge, or a hole stays where the two meet the leg.
    start = MIDDLE - 0.9 * ROW * width
    along = lambda v: start + (TIP + 0.01 - start) * v
    knitted(sock, f"instep {i}", between(lambda v: sock.instep(along(v)), width, half + 6), (half + 6, count(TIP - start)), lambda x, y, left: left > -0.8 * width,
            toe(along), colours, None, width, spin)
    below = lambda v: first + (TIP + 0.01 - first) * v
    knitted(sock, f"sole {i}", between(lambda v: sock.sole(below(v)), width, 2 * half), (2 * half, count(TIP - first)),
            lambda x, y, left: (left > -0.8 * width) & (x > MIDDLE - 0.3 * width), toe(below), colours, None, width, spin)
    knitted(sock, f"heel {i}", between(sock.heel, width, half), (half, count(0.72)), short,
            lambda row, cols, rows: np.full((rows, cols), heel), colours, Slipped(), width, spin)
    lining(f"lining {i}", sock, colours[0])


def build(p):
    """Two socks, the second partly over the first; `chart` and `foot_chart` are their colourwork, `heel` the colour of heel and toe."""
    seed = p.get("seed", 2)
    tall, width = p.get("tall", 1.0), 0.4 / p.get("cols", 22)
    spin = dict(rng=np.random.default_rng(seed), melange=p.get("melange", 0.2), **p.get("spin", {}))
    deep = p.get("rib_rows", 15)
    under = None
    for i, (angle, place) in enumerate(p.get("lie", ((-0.12, (0.1, 0.13)), (0.06, (-0.3, -0.06))))):
        under = Sock(seed + 3 * i, tall, angle, place, deep * ROW * width, under)
        parts(under, i, p, width, deep, spin)
    stage.flat_lay(p.get("height", 2.62 + 0.8 * (tall - 1)), (0.1, 0.1 + 0.42 * (tall - 1)))
