"""Knitting: rows of loops on any surface P(u, v), in the patterns of stitches.py and with colourwork."""

import numpy as np
from scipy.ndimage import gaussian_filter

import stage
from colour import lifted
from shade import Graph
from stitches import Stockinette
from yarn import Yarn, fibre, strands

POINTS = 10
# How much lighter a stitch's legs are than what lies behind them, and how much darker its gaps, beside what the light makes of them.
STITCH, GAP = 0.13, -0.3


def normals(surface, u, v, e=2e-3):
    """Unit normals by differences."""
    du = surface(u + e, v) - surface(u - e, v)
    dv = surface(u, v + e) - surface(u, v - e)
    n = np.cross(du, dv)
    return n / (np.linalg.norm(n, axis=-1, keepdims=True) + 1e-12)


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


def tones(rows, cols, melange, rng):
    """How much lighter or darker each point of every row is: its stitches stand out, the yarn is unevenly spun and dyed, no two rows are alike."""
    t = np.linspace(0, cols * 2 * np.pi, cols * POINTS + 1)
    spun = gaussian_filter(rng.normal(0, 1, (rows, len(t))), (0.5, 1.3 * POINTS), mode="nearest")
    mixed = gaussian_filter(rng.normal(0, 1, (rows, len(t))), (0.3, 0.35 * POINTS), mode="nearest")
    spun, mixed = (field / (field.std() + 1e-9) for field in (spun, mixed))
    return STITCH * -np.cos(2 * t) + (0.025 + 0.12 * melange) * spun + (0.03 + 0.14 * melange) * mixed + rng.normal(0, 0.012, (rows, 1))


def cloth(name, surface, cols, rows, width, colours, pattern=None, chart=None, rng=None, melange=0.2,
          radius=0.375, liner=True, fleck=None, cut=None, **spinning):
    """Knit a surface. `chart(cols, rows)` gives each stitch the number of a colour in `colours`; `cut` takes openings out of it."""
    rng = rng or np.random.default_rng(1)
    pattern = pattern or Stockinette()
    yarn = Yarn(width * radius, rng, **spinning)
    line, _ = loops(surface, cols, rows, width, pattern, rng, cut=cut)
    tone = tones(rows, cols, melange, rng)
    if chart is None:
        yarn.lay(name, line, colours[0], melange, fleck, tone)
    else:
        coloured(name, yarn, line, np.asarray(chart(cols, rows)), colours, melange, tone)
    if liner:
        back(name, surface, colours[0], width, cut)


def coloured(name, yarn, line, chart, colours, melange, tone):
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
            strands(f"{name} {number}", cut, radius, material, np.repeat(tone[r[:, None], index[c]], points.shape[1], axis=0))
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


def matt(name, colour, gap=0.0):
    """A dull surface; behind loops it is darker by `gap`."""
    graph = Graph(name)
    if gap:
        graph.grain(gap)
    return graph.finish(graph.principled(colour, roughness=1.0, specular=0.0))


def back(name, surface, colour, width, cut=None):
    """What closes the gaps between loops."""
    sheet(name + " liner", surface, matt(name + " liner", lifted(colour) * 0.55, GAP), offset=-0.32 * width, cut=cut)
