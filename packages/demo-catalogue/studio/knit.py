"""Knitting: rows of loops on any surface P(u, v), with stitch patterns and colourwork."""

import numpy as np

import stage
from colour import lifted
from shade import Graph
from yarn import Yarn, fibre, strands

POINTS = 10


def normals(surface, u, v, e=2e-3):
    """Unit normals by differences."""
    du = surface(u + e, v) - surface(u - e, v)
    dv = surface(u, v + e) - surface(u, v - e)
    n = np.cross(du, dv)
    return n / (np.linalg.norm(n, axis=-1, keepdims=True) + 1e-12)


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
    """Cables `wide` stitches across, one every `every`, crossing each `period` rows; one in the `middle` or two beside it; they rise out of row `start`, each strand as round as `dome`."""

    def __init__(self, wide=6, every=12, period=9, lift=0.55, start=0, mirror=True, middle=True, dome=0.35):
        self.wide, self.every, self.period, self.lift, self.start, self.mirror = wide, every, period, lift, start, mirror
        self.middle, self.dome = middle, dome

    def shape(self, col, row, cols, rows):
        shift = (cols / 2 - (self.every / 2 if self.middle else 0)) % self.every
        local = (col - shift) % self.every - self.every / 2
        number = np.floor((col - shift) / self.every)
        middle = shift + (number + 0.5) * self.every
        whole = (middle > self.wide / 2 + 2) & (middle < cols - self.wide / 2 - 2)
        inside = (np.abs(local) < self.wide / 2) & whole
        side = np.where(local < 0, -1.0, 1.0)
        hand = np.where((number % 2 < 1) | (not self.mirror), 1.0, -1.0)
        angle = np.pi * (row - self.start) / self.period
        quarter = self.wide / 4
        move = side * quarter * (np.sign(np.cos(angle)) * np.abs(np.cos(angle)) ** 0.7 - 1)
        within = local - side * quarter
        dome = 1 - (within / (quarter + 0.01)) ** 2
        rise = np.clip((row - self.start) / 5, 0, 1)
        up = self.lift * (0.45 + 0.55 * side * hand * np.sin(angle)) + self.dome * np.clip(dome, 0, 1)
        purl = np.where(inside, 1.0, -1.0)
        edge = np.where(inside, 0, -0.18)
        return rise * np.where(inside, up, edge), purl * np.ones_like(up), np.where(inside, move, 0)


class Bordered(Stockinette):
    """Plain knitting within a border of garter stitch, `edge` stitches wide at both sides, or another number at its `left`, and as high at its end."""

    def __init__(self, edge, left=None):
        self.edge, self.left, self.border = edge, edge if left is None else left, Garter()

    def shape(self, col, row, cols, rows):
        inner = (col >= self.left - 0.5) & (col < cols - self.edge - 0.5) & (row < rows - 1.3 * self.edge)
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


def loops(surface, cols, rows, width, pattern, rng, uneven=0.035, first=0, last=None, cut=None):
    """Centre lines of every row: (rows, cols * POINTS + 1, 3), without what `cut` (`knit_openings.Cut`) takes out."""
    last = rows if last is None else last
    t = np.linspace(0, cols * 2 * np.pi, cols * POINTS + 1)
    row = np.arange(first, last, dtype=float)[:, None]
    col = np.broadcast_to(t / (2 * np.pi), (len(row), len(t)))
    stitch = np.clip(np.floor(col), 0, cols - 1)
    lift, depth, move = pattern.shape(col - 0.5, row, cols, rows)
    if cut:
        calm = cut.calm(surface(col / cols, (row + 0.5) / rows))
        lift, move = lift * calm, move * calm
    wobble = rng.normal(0, uneven, (len(row), cols + 1))
    smooth = np.take_along_axis(wobble, stitch.astype(int), 1)
    x = col + 0.24 * np.sin(2 * t) + move
    y = row + 0.5 + 0.82 * np.cos(t) * (1 + smooth)
    z = width * (-0.17 * np.cos(2 * t) * depth + lift)
    u, v = x / cols, y / rows
    point = surface(u, v)
    normal = normals(surface, u, v)
    line = point + z[..., None] * normal
    return cut.trimmed(line) if cut else line, stitch[0, :-1].astype(int)


def cloth(name, surface, cols, rows, width, colours, pattern=None, chart=None, rng=None, melange=0.2,
          radius=0.375, liner=True, fleck=None, cut=None, **spinning):
    """Knit a surface. `chart(cols, rows)` gives each stitch the number of a colour in `colours`; `cut` takes openings out of it."""
    rng = rng or np.random.default_rng(1)
    pattern = pattern or Stockinette()
    yarn = Yarn(width * radius, rng, **spinning)
    line, _ = loops(surface, cols, rows, width, pattern, rng, cut=cut)
    if chart is None:
        yarn.lay(name, line, colours[0], melange, fleck)
    else:
        coloured(name, yarn, line, np.asarray(chart(cols, rows)), colours, melange)
    if liner:
        back(name, surface, colours[0], width, cut)


def coloured(name, yarn, line, chart, colours, melange):
    """Cut every row into its stitches and give each its colour."""
    rows, total, _ = line.shape
    cols = (total - 1) // POINTS
    (fine, thin), (core, thick) = yarn.spin(line)
    index = np.arange(cols)[:, None] * POINTS + np.arange(POINTS + 1)[None]
    for number, colour in enumerate(colours):
        chosen = chart[:rows, :cols] == number
        if not chosen.any():
            continue
        r, c = np.nonzero(chosen)
        skin = fibre(f"{name} {number}", colour, melange)
        inner = fibre(f"{name} {number} core", colour, melange * 0.5, light=0.8)
        for points, radius, material in ((fine, thin, skin), (core, thick, inner)):
            cut = points[r[:, None], :, index[c]]  # (stitches, POINTS + 1, k, 3)
            cut = np.moveaxis(cut, 2, 1).reshape(-1, POINTS + 1, 3)
            strands(f"{name} {number}", cut, radius, material)
        yarn.fuzz(f"{name} {number}", line[r[:, None], index[c]], colour, melange)


def sheet(name, surface, material, nu=80, nv=80, offset=0.0, u=(0, 1), v=(0, 1), cut=None):
    """A plain mesh of a surface, moved along its normal."""
    gu, gv = np.meshgrid(np.linspace(*u, nu), np.linspace(*v, nv))
    points = surface(gu, gv)
    if offset:
        points = points + offset * normals(surface, gu, gv)
    if cut:
        points = cut.trimmed(points)
    i = np.arange(nu * nv).reshape(nv, nu)
    faces = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    return stage.mesh(name, points.reshape(-1, 3), faces, material)


def matt(name, colour):
    """A dull surface behind the loops."""
    graph = Graph(name)
    return graph.finish(graph.principled(colour, roughness=1.0, specular=0.0))


def back(name, surface, colour, width, cut=None):
    """What closes the gaps between loops."""
    sheet(name + " liner", surface, matt(name + " liner", lifted(colour) * 0.55), offset=-0.32 * width, cut=cut)
