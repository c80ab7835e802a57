"""The workshop itself, for the shop's own pages: fleece, hanks hung to dry, knitting put down for a moment, cloth cut, a parcel tied."""

import math

import numpy as np

import charts
import fleece
import folds
import knit
import loom
import parcels
import props
import quiet
import rail
import stage
import stitches
import tools
import weave
import wood
from hanks import bundle, tied
from kinds import ball
from noise import creases, path, smooth, waves
from yarn import Yarn

SIZE = (1200, 1500)


def dyes(rng):
    """Hanks out of the dye pot on a rod: birch leaves, onion skins, madder, cochineal, indigo."""
    R = 0.0075
    wood.tube("rod", [(-2, 1.18, 0.3), (2, 1.2, 0.3)], 0.032, wood.grain("rod", "camel", 0.7))
    hanks = [("straw", -0.98, 0.175, 1.9), ("ochre", -0.54, 0.165, 2.0), ("madder", -0.03, 0.185, 1.93), ("rose", 0.49, 0.16, 2.02), ("indigo", 0.96, 0.17, 1.88)]
    for i, (colour, x, half, long) in enumerate(hanks):
        line = bundle(rng, (x, 1.19, 0.3), long, half, 0.034, strands=230)
        tied(rng, f"tie {i}", line, 1.19 - long * rng.uniform(0.5, 0.74), colour if i % 2 else "ecru", R)
        Yarn(R, rng, fibres=7, fluff=40, halo=14, mess=0.26).lay(f"hank {i}", line, colour, 0.16)
    stage.flat_lay(3.25, (0.0, 0.06), size=SIZE, soft=2.0, room=0.42)


def knitting(rng):
    """A jumper begun: some rounds of its pattern on a needle, the other needle beside it, both balls."""
    cols, rows, width = 62, 58, 0.0258
    half, tall, top = cols * width / 2, rows * width * 0.78, 0.42

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        x = (2 * u - 1) * half * (1 + 0.03 * (1 - v) ** 2)
        y = top - tall * (1 - v) + 0.02 * np.sin(3 * u) * (1 - v)
        curl = 0.1 * (1 - np.minimum(1, np.minimum(u, 1 - u) * 9)) ** 2
        z = 0.03 + curl + 0.02 * (1 + waves(x, y, 5, 1.1)) * (1 - v)
        return np.stack([x - 0.18, y, z], -1)

    chart = charts.bands((14, charts.LINE, 1, None), (20, charts.ZIGZAG, 1, None), (27, charts.PEERIE, 1, None), (34, charts.DIAMOND, 1, None), (46, charts.PEERIE, 1, None))
    knit.cloth("piece", surface, cols, rows, width, ["blue", "ecru"], stitches.Both((11, stitches.Rib(2, lift=0.3)), (10**6, stitches.Stockinette())), chart,
               rng=rng, melange=0.18, fibres=9)
    R = width * 0.375
    tools.needle("needle", (-1.2, top + 0.1, 0.06), (1.0, top + 0.03, 0.06))
    u = (np.arange(cols) + 0.5) / cols
    foot = surface(u, np.ones(cols))
    t = np.linspace(-0.35, np.pi + 0.35, 22)[None]
    grow = 0.032 + R
    loops = np.stack(np.broadcast_arrays(foot[:, :1] + width * 0.2 * np.cos(t), foot[:, 1:2] + 0.05 - 0.5 * grow * np.cos(t), 0.058 + grow * np.sin(t)), -1)
    Yarn(R, rng, fibres=9, fluff=40).lay("stitches", loops, "blue", 0.18)
    tools.needle("second needle", (0.88, -1.0, 0.075), (0.16, 0.98, 0.155))
    balls = {"blue": (0.72, 0.98, 0.3), "ecru": (-0.62, 1.02, 0.25)}
    ends = {"blue": [(0.8, 0.66, 0.02), (0.62, 0.58, 0.015), (0.78, 0.5, 0.02), (0.68, 0.45, 0.06), (0.58, 0.42, 0.1)],
            "ecru": [(-0.42, 0.72, 0.02), (-0.1, 0.74, 0.012), (0.2, 0.62, 0.03), (0.56, 0.42, 0.05)]}
    for colour, points in ends.items():
        ball.led(f"{colour} ball", rng, balls[colour], 0.011, colour, points)
    stage.flat_lay(3.1, (-0.08, 0.13), size=SIZE, tilt=0.34, roll=-0.1, soft=2.0, room=0.42)


def cutting(rng):
    """Linen on the cutting table: shears, chalk, a line drawn, pins, a reel of thread."""
    def high(x, y):
        """The cloth's height; its far corner is turned over."""
        fold = smooth(0.0, 0.22, (x * 0.6 + y * 0.8) - 1.28)
        lie = 0.05 + 0.008 * waves(x, y, 12, 1.5) + 0.5 * creases(x, y, 4, 16, (-2, 2, -2, 2), 0.02, lean=0.5)
        return lie + 0.48 * fold * (1 - fold) + 0.03 * fold

    x, y = np.meshgrid(np.linspace(-2.4, 2.4, 260), np.linspace(-2.6, 2.6, 280), indexing="ij")
    cloth = stage.sheet("linen", np.stack([x, y, high(x, y)], -1), weave.linen("linen", "denim", density=300, contrast=0.26, bump=0.34, through=0.0, wander=0.008))
    stage.lay_out(cloth, "UVMap", np.stack([x, y], -1) / 3.4 + 0.5)
    tools.shears((0.22, -0.12), 0.62)
    tools.chalk((-0.72, 0.42), 0.5, 0.088)
    tools.snippets(rng, ["rust", "ecru", "#41566b"], 3, (-1.0, 1.0, -1.2, 1.2), high)
    tools.chalk_line(rng, [(-1.3, -0.72), (-0.8, -0.3), (-0.55, 0.1), (-0.5, 0.62), (-0.62, 1.5)], high)
    for i, (px, py, a) in enumerate([(-0.86, -0.62, 0.9), (-0.3, 0.05, -0.4), (-0.28, 0.86, 0.15)]):
        start = np.array([px, py, high(px, py) + 0.02])
        tip = np.array([px + 0.3 * np.cos(a), py + 0.3 * np.sin(a), 0.0])
        tip[2] = high(*tip[:2]) + 0.004
        wood.tube(f"pin {i}", [start, tip], 0.0055, wood.silver())
        wood.sphere(f"head {i}", start, 0.021, wood.plain(f"head {i}", ["#b9603c", "#f1eadd", "#b9603c"][i], 0.2, 0.6))
    tools.reel("reel", rng, "rust", (0.62, 0.86), 0.3)
    stage.flat_lay(2.7, (0.0, 0.05), size=SIZE, tilt=0.12, soft=2.0, room=0.4)


def parcel(rng):
    """An order ready to go."""
    parcels.tied(rng, 0.42)
    stage.table_top(3.0, (0.03, 0.0, 0.3), rise=0.62, size=SIZE, back=3.0)


def carding(rng):
    """Raw fleece and the carders that make it ready for spinning."""
    place, spread, high = (0.0, 0.52), (0.72, 0.5), 0.34
    fleece.inside(place, spread, high)
    fleece.locks(rng, place, spread, high)
    fleece.carder(rng, (0.5, -0.42), 0.38)
    fleece.carder(rng, (-0.56, -0.56), -0.3, wool=False)
    stage.flat_lay(3.1, (0.0, -0.08), size=SIZE, tilt=0.4, soft=2.0, room=0.42)


def mending(rng):
    """A worn elbow mended stitch by stitch in another colour, the needle still in its thread."""
    cols, rows, width = 58, 92, 0.046
    half, tall = cols * width / 2, rows * width * 0.78

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        x, y = (2 * u - 1) * half, (2 * v - 1) * tall / 2
        fold = 0.15 * smooth(0.4, 1.15, x * 0.75 - y * 0.5) - 0.1 * smooth(0.75, 1.5, -x - 0.35 * y)
        return np.stack([x + 0.03 * waves(x * 0, y, 3, 1.6), y, 0.2 + fold + 0.03 * waves(x, y, 7, 1.2)], -1)

    def patch(cols, rows):
        """The stitches sewn over: an uneven round, as wear is."""
        row, col = np.arange(rows)[:, None], np.arange(cols)[None]
        across, up = (col - 27) * 1.0, (row - 44) * 0.78
        turn = np.arctan2(up, across)
        return (np.hypot(across, up) < 9.6 + 0.9 * np.sin(3 * turn + 1) + 0.5 * np.sin(7 * turn)).astype(int)

    knit.cloth("elbow", surface, cols, rows, width, ["spruce", "ochre"], None, patch, rng=rng, melange=0.24, fibres=9)
    start = surface(np.array([[0.62]]), np.array([[0.42]]))[0, 0]
    R = width * 0.34
    eye, tip = np.array([0.42, -0.8, 0.34]), np.array([0.8, -1.0, 0.36])
    line = path([start - [0, 0, 0.03], start + [0.08, -0.05, 0.1], start + [0.3, -0.12, 0.12], (0.72, -0.42, 0.31), (0.36, -0.52, 0.3), (0.18, -0.74, 0.3), eye, (0.5, -0.72, 0.33), (0.3, -0.62, 0.3)])
    Yarn(R, rng, fibres=9, fluff=35, halo=10, mess=0.2).lay("thread", line(np.linspace(0, 1, 420))[None], "ochre", 0.18)
    tools.darning_needle(eye, tip)
    stage.flat_lay(2.2, (0.0, 0.0), size=SIZE, tilt=0.15, soft=2.0, room=0.4)


def seat(rng):
    """By the window: knits folded in a pile, a cup of coffee, a ball with its needles waiting."""
    stage.corner(back=2.2, radius=0.7)
    layers = [
        dict(wide=1.72, deep=1.2, high=0.22, cols=86, colours=["plum"], pattern=stitches.Rib(2, lift=0.3), angle=-0.05, place=(-0.2, 0.42), droop=0.015),
        dict(wide=1.66, deep=1.16, high=0.2, cols=84, colours=["oat"], pattern=stitches.Cable(8, 16, 12, 0.5), angle=0.04, place=(-0.24, 0.44), droop=0.03),
        dict(wide=1.6, deep=1.14, high=0.2, cols=90, colours=["spruce", "ecru"], chart=charts.lice(10, 8), angle=-0.02, place=(-0.2, 0.43), droop=0.05),
    ]
    folds.knit_stack(layers, dict(rng=rng, fibres=8), 31)
    ball.unwinding("ball", rng, (0.42, -0.55, 0.3), 0.0115, "ochre", way=1)
    tools.needle("needle", (0.98, -0.1, 1.02), (0.3, -0.62, 0.2), 0.024)
    tools.needle("other needle", (0.72, 0.2, 1.08), (0.4, -0.66, 0.16), 0.024)
    props.cup((-0.66, -0.6, 0), wide=0.21, tall=0.4)
    stage.window((0.0, 0.6, 0.62), strength=4.0, fill=280, opening=(2.0, 2.3), room=0.36)
    stage.bpy.context.scene.view_settings.exposure = 0.4
    height, lens, rise = 2.95, 70, 0.3
    away = height * lens / 36
    stage.camera((-0.02, -away * math.cos(rise), 0.42 + away * math.sin(rise)), (-0.02, 0, 0.42), lens, SIZE, fstop=2.0, focus=(0.1, -0.5, 0.3))


def build(p):
    """One of the scenes above, or of the hook rail's, the loom's and the empty ones."""
    rng = np.random.default_rng(p.get("seed", 1))
    scenes = dict(dyes=dyes, knitting=knitting, parcel=parcel, cutting=cutting, carding=carding, mending=mending, seat=seat, hooks=rail.hooks, bag=rail.bag, loom=loom.weaving, reels=loom.reels,
                  hanger=quiet.hanger, bowl=quiet.bowl, thread=quiet.thread, dropped=quiet.dropped)
    scenes[p["scene"]](rng)
