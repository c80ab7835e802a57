"""Still lifes for the shop's own pages: yarn and folded knits in window light."""

import math

import numpy as np

import charts
import folds
import stage
import stitches
from kinds import ball, skein, waisted
from measures import MEASURES

SIZE = {"wide": (2000, 1000), "pair": (960, 1200)}


def stack(rng, seed, x=0.0, y=0.0):
    """Three folded knits: colourwork on cables on plain."""
    layers = [
        dict(wide=1.95, deep=1.25, high=0.2, cols=96, colours=["denim"], angle=0.03, place=(x + 0.02, y), droop=0.01, melange=0.2),
        dict(wide=1.9, deep=1.25, high=0.22, cols=84, colours=["camel"], pattern=stitches.Cable(8, 14, 12, 0.5), angle=-0.035, place=(x, y + 0.02)),
        dict(wide=1.86, deep=1.22, high=0.18, cols=92, colours=["sage"], pattern=stitches.Rib(2, lift=0.3), angle=0.02, place=(x - 0.03, y), droop=0.05),
        dict(wide=1.82, deep=1.2, high=0.2, cols=100, colours=["ecru", "rust"], chart=charts.lice(10, 8), angle=-0.02, place=(x + 0.01, y + 0.01), droop=0.055),
    ]
    return folds.knit_stack(layers, dict(rng=rng, fibres=8), seed)


def wide(p, rng):
    """Things in the left half, running off the left and lower edge; calm wall to the right."""
    stage.corner(back=2.3, radius=0.7)
    stack(rng, 21, -1.72, 0.35)
    ball.unwinding("ball", rng, (-0.5, -0.32, 0.36), 0.0125, "rust", way=3)
    skein.lay("hank", rng, "oat", 0.0105, (-1.3, -0.78, 0), 3.28, strands=230, long=1.4, gap=0.12, thick=0.13)
    stage.window((0.35, 0.9, 0.8), strength=4.2, fill=300, opening=(2.3, 2.3), room=0.36)
    stage.bpy.context.scene.view_settings.exposure = 0.4
    height, lens, rise = 1.82, 70, 0.24
    away = height * lens / 36
    stage.camera((-0.05, -away * math.cos(rise), 0.42 + away * math.sin(rise)), (-0.05, 0, 0.42), lens, SIZE["wide"], fstop=1.7, focus=(-1.0, -0.5, 0.4))


def pair(p, rng):
    """A linen skirt and trousers hanging side by side."""
    for cut, colour, at in (("a-line skirt", "terracotta", -29), ("wide trousers", "oat", 30)):
        waisted.show(dict(cut=cut, colours=[colour], seed=3), MEASURES[cut], at)
    stage.flat_lay(155 * waisted.U, (0.0, -39 * waisted.U), size=SIZE["pair"], **waisted.LIGHT)


def build(p):
    """One of the scenes above."""
    rng = np.random.default_rng(p.get("seed", 1))
    {"wide": wide, "pair": pair}[p["scene"]](p, rng)
