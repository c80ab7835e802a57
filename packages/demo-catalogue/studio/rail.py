"""A rail of wooden pegs on the wall, and what hangs from it."""

import numpy as np

import knit
import stage
import stitches
import wood
from hanks import bundle, tied
from kinds import tote
from noise import creases, smooth, waves
from yarn import Yarn


def board(y, thick=0.06, tall=0.2, half=2.2):
    """The rail itself, its edges rounded, at a height."""
    a = np.linspace(0, np.pi / 2, 8)
    r = 0.022
    upper = np.stack([y + tall / 2 - r + r * np.sin(a[::-1]), thick - r + r * np.cos(a[::-1])], -1)[::-1]
    lower = np.stack([y - tall / 2 + r - r * np.sin(a), thick - r + r * np.cos(a)], -1)
    line = np.vstack([[(y + tall / 2, 0)], upper[::-1], lower, [(y - tall / 2, 0)]])
    points = np.stack([np.stack([np.full(len(line), x), *line.T], -1) for x in np.linspace(-half, half, 12)])
    return stage.sheet("rail", points[::-1], wood.grain("rail", "#c79f6e", 0.55))


def peg(x, y, z=0.06, long=0.27, radius=0.034):
    """A turned peg standing out of the rail, a little upwards."""
    thing = wood.peg(x, y, wood.grain("peg", "#b98f60", 2, "z"), long=long, radius=radius)
    thing.location = (x, y, z)
    thing.rotation_euler = (-0.14, 0, 0)


def scarf(rng, x0, top, colour, long=(1.35, 1.62), wide=0.5, cols=44):
    """Hung over a peg at its middle: drawn together there, two lengths falling beside each other in soft folds."""
    width = wide / cols
    for side, (down, lift) in zip((-1, 1), zip(long, (0.04, 0.11))):

        def surface(u, v):
            u, v = np.broadcast_arrays(u, v)
            s, fall = 2 * u - 1, down * (1 - v)
            open_ = smooth(-0.12, 0.95, fall)
            over = np.clip(1 - fall / 0.11, 0, 1)
            half = 0.085 + 0.135 * open_
            x = x0 + side * (0.015 + 0.105 * open_) + s * half + 0.02 * np.sin(2.2 * fall + side) * open_
            y = top - fall * (1 - 0.02 * np.abs(s)) + 0.05 * over - 0.035 * np.abs(s) * over
            flank = np.sqrt(np.clip(1 - np.abs(s) ** 5, 0, 1))
            fold = np.cos(2 * np.pi * (1.15 * s + 0.12 * np.sin(1.7 * fall + side)) + side) * (1 - 0.45 * open_)
            z = lift + 0.12 * np.exp(-fall / 0.5) + 0.045 * flank + 0.05 * fold * flank
            z = z + 0.014 * waves(x, y, 5 + side, 0.5) * flank + creases(x, y, 8 + side, 6, (x0 - 0.3, x0 + 0.3, top - down, top), 0.016, lean=1.5) * flank
            return np.stack([x, y, np.maximum(z, 0.03)], -1)

        knit.cloth(f"scarf {side}", surface, cols, int(down / (0.8 * width)), width, [colour], stitches.Both((6, stitches.Garter(0.2)), (10**6, stitches.Rib(2, lift=0.34))), rng=rng, fibres=8)


def cap(rng, x0, top, colours, cols=64):
    """A knitted cap hung over a peg by its crown, slack below it, its brim turned up."""
    tall, half = 0.78, 0.33
    width = 2 * half / cols

    def body(low, out):
        def surface(u, v):
            u, v = np.broadcast_arrays(u, v)
            s, up = 2 * u - 1, low + (1 - low) * v
            close = np.sqrt(np.clip(1 - np.clip((up - 0.42) / 0.58, 0, 1) ** 2.1, 0, 1))
            w = (0.065 + (half - 0.065) * close) * (1 + 0.03 * np.sin(4 * up)) + out
            flank = np.sqrt(np.clip(1 - np.abs(s) ** 3.2, 0, 1))
            x = x0 + s * w - 0.035 * np.sin(2.6 * (1 - up))
            y = top + 0.05 - tall * (1 - up) - 0.05 * np.abs(s) ** 2 * (1 - up) * 0 - 0.035 * s * (1 - up)
            z = 0.035 + (0.15 + 0.1 * smooth(0.6, 1.0, up)) * flank + out * 1.2 * flank
            z = z + 0.03 * np.cos(2 * np.pi * (1.3 * s + 0.2)) * smooth(0.5, 0.95, up) * flank
            z = z + (creases(x, y, 3, 9, (x0 - 0.3, x0 + 0.3, top - 0.55, top), 0.026, lean=1.2) + 0.014 * waves(x, y, 4, 0.4)) * flank
            return np.stack([x, y, z], -1)

        return surface

    rows = int(tall / (0.78 * width))
    knit.cloth("cap", body(0.0, 0.0), cols, rows, width, [colours[0]], stitches.Rib(2, lift=0.34), rng=rng, fibres=8)
    band = body(0.0, 0.02)
    knit.cloth("brim", lambda u, v: band(u, 0.01 + 0.27 * v), cols, int(0.27 * rows), width * 1.02, [colours[1]], stitches.Rib(2, lift=0.36), rng=rng, fibres=8)


def hooks(rng):
    """The end of a working day: a hank, a scarf and a cap on the rail."""
    y = 0.98
    board(y)
    for x in (-1.23, -0.63, -0.03, 0.57, 1.17):
        peg(x, y)
    scarf(rng, -0.03, y + 0.03, "plum")
    cap(rng, 0.57, y + 0.03, ["oat", "oat"])
    R = 0.0075
    line = bundle(rng, (-0.63, y + 0.02, 0.22), 1.12, 0.12, 0.036, strands=140)
    tied(rng, "tie", line, y - 0.62, "ecru", R)
    Yarn(R, rng, fibres=7, fluff=40, halo=14, mess=0.26).lay("hank", line, "ochre", 0.16)
    stage.flat_lay(2.5, (-0.02, 0.28), soft=2.0, room=0.42)


def bag(rng):
    """A linen bag on its peg, empty."""
    p = dict(colours=["oat"], seed=5, wide=37, tall=39, rise=20, sway=0.4)
    y = (tote.TOP + p["rise"] - 0.3) * tote.U
    board(y)
    for x in (-0.86, 0.86):
        peg(x, y)
    before = set(stage.bpy.data.objects)
    tote.bag(p)
    for thing in set(stage.bpy.data.objects) - before:
        thing.location.z += 0.06
    stage.flat_lay(92 * tote.U, (0.0, (tote.TOP + p["rise"] - 31) * tote.U), soft=2.0, room=0.42)
