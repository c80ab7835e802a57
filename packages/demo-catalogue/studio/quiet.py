"""Where nothing is: a bare hanger, an empty bowl, a thread that ran out, a stitch that was dropped."""

import numpy as np

import hangers
import knit
import props
import stage
import stitches
import tools
from garment import CM, UNIT
from kinds.ball import kinked
from kinds.together import held
from noise import path, waves
from yarn import Yarn

U = CM * UNIT


def hanger(rng):
    """A wooden hanger on its peg, a little askew since something was taken from it."""
    line = hangers.shoulders(half=19.5, drop=6.4, forward=2.2) + [0, -12.0, 5.5]
    turn, pole = 0.05, np.array([0.0, -2.6])
    c, s = np.cos(turn), np.sin(turn)
    hangers.coat_hanger(line, 9.5)
    for thing in stage.bpy.data.objects:
        if thing.name != "peg":
            x, y = pole * U
            thing.rotation_euler = (0, 0, turn)
            thing.location = (x - (c * x - s * y), y - (s * x + c * y), 0)
    stage.flat_lay(60 * U, (0.0, -11 * U), soft=1.7, room=0.38)


def bowl(rng):
    """A turned bowl, empty but for a few ends of yarn."""
    wide, tall = 0.98, 0.5
    props.bowl((0, 0, 0), wide, tall)
    R = 0.017
    floor = lambda r: np.interp(r, [0.0, 0.4, 0.615, 0.78, 0.886], [0.035, 0.035, 0.08, 0.21, 0.36]) + 1.6 * R
    ends = [
        ("rust", [(-0.5, 0.16), (-0.3, 0.34), (-0.06, 0.26), (-0.1, 0.04), (0.14, 0.02), (0.3, 0.2), (0.5, 0.14)]),
        ("ochre", [(0.5, -0.2), (0.34, -0.06), (0.16, -0.16), (0.2, -0.34), (0.0, -0.42)]),
        ("spruce", [(-0.62, -0.1), (-0.42, -0.08), (-0.3, -0.24), (-0.44, -0.36), (-0.24, -0.44)]),
    ]
    for k, (colour, points) in enumerate(ends):
        flat = kinked(np.c_[path(points)(np.linspace(0, 1, 240)), np.zeros(240)], R, rng)[:, :2]
        rise = 0.05 * np.exp(-((np.linspace(0, 1, 240) - (0.0, 1.0, 0.02)[k]) / 0.09) ** 2)
        Yarn(R, rng, fibres=10, fluff=90, halo=24).lay(f"end {k}", np.c_[flat, floor(np.hypot(*flat.T)) + rise][None], colour, 0.2)
    stray = path([(0.3, -1.12), (0.44, -1.2), (0.6, -1.1), (0.68, -1.2), (0.86, -1.16)])(np.linspace(0, 1, 200))
    Yarn(R, rng, fibres=10, fluff=90, halo=24).lay("stray", kinked(np.c_[stray, np.full(200, R)], R, rng)[None], "rust", 0.2)
    stage.table_top(2.75, (0.03, -0.12, 0.2), rise=0.72)


def thread(rng):
    """A reel's last thread: it wanders to the table's edge, over it, and is cut."""
    props.bench(-0.62, 1.1, planks=3)
    R, edge = 0.0095, -0.62
    with held((0, 0, -0.04)):
        end = tools.reel("reel", rng, "madder", (-0.4, 0.32), 0.35, loose=False) - [0, 0, 0.04]
    line = path([end, end + [0.12, -0.08, -0.06], (-0.02, 0.0, R), (0.42, 0.2, R), (0.66, 0.02, R), (0.4, -0.22, R), (0.1, -0.34, R), (0.16, edge + 0.06, R), (0.2, edge - 0.022, -0.03), (0.19, edge - 0.03, -0.2), (0.21, edge - 0.035, -0.42), (0.195, edge - 0.03, -0.66)])
    line = line(np.linspace(0, 1, 900))
    line[:, 2] = np.where(line[:, 1] > edge - 0.01, np.maximum(line[:, 2], R), line[:, 2])
    Yarn(R, rng, fibres=6, fluff=16, halo=6, mess=0.12).lay("thread", line[None], "madder", 0.08)
    stage.table_top(2.35, (0.0, 0, 0.0), rise=0.42, turn=-0.12)
    stage.bpy.data.objects["corner"].location = (0, 0, -1.5)


def dropped(rng):
    """Knitting near by: one stitch has slipped off the needle and run down some rows."""
    cols, rows, width, lost, down = 18, 19, 0.083, 11, 7
    half, tall, top = cols * width / 2, rows * width * 0.78, 0.4

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        x = (2 * u - 1) * half * (1 + 0.02 * (1 - v) ** 2)
        y = top - tall * (1 - v) + 0.02 * np.sin(3 * u) * (1 - v)
        curl = 0.1 * (1 - np.minimum(1, np.minimum(u, 1 - u) * 9)) ** 2
        return np.stack([x, y, 0.05 + curl + 0.025 * (1 + waves(x, y, 5, 1.1)) * (1 - 0.6 * v)], -1)

    R = width * 0.36
    line, _ = knit.loops(surface, cols, rows, width, stitches.Stockinette(), rng)
    n, half_loop = knit.POINTS, knit.POINTS // 2
    first, last = lost * n - half_loop, lost * n + half_loop
    t = np.linspace(0, 1, last - first + 1)[:, None]
    # Its neighbours draw apart where it has gone, and leave a ladder of straight threads.
    away = (np.arange(line.shape[1]) - lost * n) / n
    apart = np.sign(away) * 0.42 * width * np.exp(-np.maximum(np.abs(away) - 0.5, 0) / 1.1)
    for row in range(rows - down, rows):
        line[row, :, 0] += apart * min(1.0, 0.35 + 0.25 * (row - rows + down))
        a, b = line[row, first].copy(), line[row, last].copy()
        slack = rng.uniform(0.1, 0.3) * width
        line[row, first : last + 1] = a + t * (b - a) + np.sin(np.pi * t) * [0, -slack, 0.25 * width]
    line[rows - down - 1, first : last + 1, 2] += 0.3 * width * np.sin(np.pi * t[:, 0])
    yarn = Yarn(R, rng, fibres=11, fluff=70, halo=20)
    yarn.lay("piece", line, "berry", 0.13)
    gap = (lost - 0.8) / cols, (lost + 0.8) / cols
    skin = knit.matt("liner", knit.lifted("berry") * 0.5)
    low = 1 - (down + 0.4) / rows
    for u, v in (((0, gap[0]), (0, 1)), ((gap[1], 1), (0, 1)), (gap, (0, low))):
        knit.sheet("liner", surface, skin, offset=-0.32 * width, u=u, v=v)
    u = np.arange(cols + 1) / cols
    u = u[(np.arange(cols + 1) != lost) & (u > 0) & (u < 1)]
    foot = surface(u, np.ones(len(u)))
    thick = 0.036
    t, grow = np.linspace(-0.35, np.pi + 0.35, 24)[None], thick + R
    caught = np.stack(np.broadcast_arrays(foot[:, :1] + width * 0.2 * np.cos(t), foot[:, 1:2] + 0.075 - 0.5 * grow * np.cos(t), 0.085 + grow * np.sin(t)), -1)
    yarn.lay("stitches", caught, "berry", 0.13)
    tools.needle("needle", (-0.86, top + 0.1, 0.085), (0.92, top + 0.05, 0.085), thick)
    stage.flat_lay(2.45, (0.0, -0.16), tilt=0.25, soft=2.0, room=0.42)
