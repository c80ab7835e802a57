"""What the shop sells in use, without people: beside another product on a rail, on a bench, in a bowl, on a plate."""

from contextlib import contextmanager
from importlib import import_module

import bpy
import numpy as np

import folds
import hangers
import knit
import props
import stage
import stitches
import table
import tools
import weave
from garment import CM, UNIT
from kinds import ball, earrings
from kinds.hung import LIGHT
from noise import path, waves
from yarn import Yarn

U = CM * UNIT
# How steeply down what lies on a bowl's side touches it.
SLOPE = np.radians(51)


@contextmanager
def held(place=(0, 0, 0), size=1.0, turn=0.0):
    """Whatever is built inside hangs on one holder, which is moved, sized and turned about z."""
    before = set(bpy.data.objects)
    holder = bpy.data.objects.new("holder", None)
    yield holder
    bpy.context.collection.objects.link(holder)
    for thing in [t for t in bpy.data.objects if t not in before and t is not holder and not t.parent]:
        thing.parent = holder
    holder.location, holder.rotation_euler, holder.scale = place, (0, 0, turn), (size,) * 3


def bring(name, **change):
    """The things of another row, without its wall, light and camera."""
    row = {**table.PICTURES[name], **change}
    import_module("kinds." + row["kind"]).build(row)
    stage.strike()


def rail(p, rng):
    """What hangs, on the pegs of one board: `things` are (row, x in cm, size, changes)."""
    for name, x, size, change in p["things"]:
        with held(size=size) as holder:
            bring(name, **change)
        peg = next(t for t in holder.children if t.name.startswith("peg"))
        holder.location = (x * U - size * peg.location.x, -size * peg.location.y, 0)
    for x in p.get("empty", ()):
        hangers.peg(x, 0.75)
    props.plank("rail", (12.0, 9.5 * U, 2.4 * U), (0, 0, 1.2 * U), "#b3875a", scale=0.8)
    (left, right), low, top = p["span"], p["low"], 9
    height = max((top - low) / 0.86, (right - left) * 1.25)
    stage.flat_lay(height * U, ((left + right) / 2 * U, ((top + low) / 2 + 1) * U), **LIGHT | p.get("light", {}))


def saucer(p, rng):
    """A pair of earrings taken off, on a stoneware plate seen from above."""
    row = table.PICTURES[p["of"]]
    props.plate((0, 0, 0), colour=p["plate"])
    skins = earrings.skins_of(row)
    for i, (x, y, turn) in enumerate(p["lying"]):
        with held((x, y, 0.03), 1.0, turn):
            earrings.lying(row, i, p["rests"], skins, rng)
    stage.flat_lay(2.45, (0.0, 0.0), tilt=0.22, soft=1.9, room=0.42)


def bowl(p, rng):
    """Balls of yarn in a turned bowl: four lie on its side, one on them; each is pressed flat where it touches."""
    spots = [(-0.466, -0.126, 0.454, 0.36), (0.45, 0.122, 0.428, 0.35), (0.123, -0.462, 0.399, 0.32), (-0.127, 0.461, 0.399, 0.32), (-0.013, 0.099, 0.945, 0.345)]
    for i, (colour, (x, y, z, reach)) in enumerate(zip(p["colours"], spots)):
        # Its outermost turns stand a tenth beyond a ball's radius.
        radius = reach / 1.1
        low = z - 0.955 * radius
        beside = [((a, b, c - low), reach / (reach + r)) for a, b, c, r in spots if 0 < np.hypot(np.hypot(a - x, b - y), c - z) < 1.04 * (reach + r)]
        if z < 0.6:
            out = np.array([x, y]) / np.hypot(x, y)
            beside.append(((*(np.array([x, y]) + 2 * reach * np.cos(SLOPE) * out), z - low - 2 * reach * np.sin(SLOPE)), 0.5))
        with held((0, 0, low)):
            ball.ball(f"ball {i}", rng, (x, y), radius, 0.0115, colour, beside=beside, uneven=0.025, sinks=0)
    props.bowl((0, 0, 0), 0.98, 0.55)
    stage.table_top(2.9, (0.0, 0, 0.5), rise=0.52, soft=1.5, room=0.32)


def needled(p, rng):
    """A ball of yarn with the needles in it, before what has been knitted of it."""
    row = table.PICTURES[p["of"]]
    colour, melange, fleck = row["colours"][0], row["melange"], row["fleck"]
    with held((-0.22, 0.5, 0)):
        layer = dict(wide=1.5, deep=0.95, high=0.2, cols=60, colours=[colour], pattern=stitches.Rib(2, lift=0.3), angle=-0.08, droop=0.03, melange=melange)
        folds.knit_stack([layer], dict(rng=rng, fibres=8, fleck=fleck), 6)
    ball.ball("ball", rng, (0.36, -0.42), 0.36, 0.0135, colour, melange, fleck, 0.9)
    tools.needle("needle", (0.98, -0.12, 1.0), (0.2, -0.55, 0.2), 0.024)
    tools.needle("other needle", (0.82, 0.12, 1.06), (0.3, -0.6, 0.16), 0.024)
    stage.table_top(2.75, (0.05, 0, 0.34), rise=0.46)


def swatch(p, rng):
    """A piece begun with a yarn of changing colour: its colours wander along the rows as the yarn does."""
    cols, rows, width = 40, 46, 0.043
    half, tall, top = cols * width / 2, rows * width * 0.78, 0.72
    R = width * 0.375

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        x = (2 * u - 1) * half * (1 + 0.025 * (1 - v) ** 2)
        y = top - tall * (1 - v) + 0.02 * np.sin(3 * u) * (1 - v)
        curl = 0.09 * (1 - np.minimum(1, np.minimum(u, 1 - u) * 9)) ** 2 + 0.1 * np.clip(1 - v / 0.1, 0, 1) ** 2
        return np.stack([x, y, 0.03 + curl + 0.02 * (1 + waves(x, y, 5, 1.1)) * (1 - v)], -1)

    def wandering(cols, rows):
        """Stitch after stitch, to and fro, the yarn's colours one after the other."""
        order = np.arange(rows * cols).reshape(rows, cols)
        order[1::2] = order[1::2, ::-1]
        lengths = rng.normal(17, 4, 400).clip(7)
        part = np.searchsorted(np.cumsum(lengths), order)
        return np.array([0, 1, 2, 3, 2, 1])[part % 6]

    knit.cloth("piece", surface, cols, rows, width, p["colours"], None, wandering, rng=rng, melange=0.16, fibres=9)
    tools.needle("needle", (-1.06, top + 0.07, 0.06), (1.08, top + 0.03, 0.06))
    foot = surface((np.arange(cols) + 0.5) / cols, np.ones(cols))
    t, grow = np.linspace(-0.35, np.pi + 0.35, 22)[None], 0.032 + R
    loops = np.stack(np.broadcast_arrays(foot[:, :1] + width * 0.2 * np.cos(t), foot[:, 1:2] + 0.05 - 0.5 * grow * np.cos(t), 0.058 + grow * np.sin(t)), -1)
    for k in range(4):
        Yarn(R, rng, fibres=9, fluff=40).lay(f"stitches {k}", loops[10 * k : 10 * k + 10], p["colours"][k], 0.16)
    tools.needle("second needle", (-0.92, -1.03, 0.04), (1.02, -0.94, 0.04))
    R = 0.0155
    line = path([(half - 0.02, top, 0.05), (half + 0.1, top + 0.2, R), (0.55, top + 0.38, R), (0.1, top + 0.3, R), (-0.3, top + 0.42, R), (-0.7, top + 0.36, R), (-0.86, top + 0.2, R)])(np.linspace(0, 1, 420))
    for k, part in enumerate(np.array_split(np.arange(420), 6)):
        Yarn(R, rng, fibres=9, fluff=45, halo=16).lay(f"yarn {k}", line[part[0] : part[-1] + 2][None], p["colours"][[0, 1, 2, 3, 2, 1][k]], 0.16)
    stage.flat_lay(3.05, (0.0, 0.08), tilt=0.3, roll=-0.06, soft=2.0, room=0.42)


def towels(p, rng):
    """Waffle towels folded on the sauna's bench, a ladle on them."""
    z = 0.0
    for i, (wide, deep, angle) in enumerate(((1.42, 1.05, 0.05), (1.38, 1.02, -0.06))):
        skin = weave.waffle(f"waffle {i}", p["colours"][0], 0.026)
        for k in range(3):
            surface, total = folds.slab(wide, deep, 0.1, z, angle + rng.normal(0, 0.008), 4 + 7 * i + k, 0.014 + 0.012 * i + 0.005 * k, (0.02 * (k % 2), 0))
            props.cloth(f"fold {i} {k}", surface, skin, wide, total)
            z += 0.097
    props.bench(-1.15, 0.85)
    props.ladle((-0.4, -0.26, z + 0.012), 0.3, dip=0.15)
    on_bench(2.6, 0.3)


def bag(p, rng):
    """A felt bag on a bench, books and a cup beside it."""
    with held((-0.3, 0.1, 0)):
        bring(p["of"])
    props.book((0.82, -0.12, 0.0), (0.72, 0.5, 0.1), 0.2, "#7c4a3a")
    props.book((0.8, -0.1, 0.1), (0.66, 0.46, 0.075), -0.05, "#5e6b5c")
    props.cup((0.8, -0.12, 0.177), wide=0.14, tall=0.27)
    props.bench(-0.75, 0.75)
    on_bench(3.2, 0.72)


def on_bench(height, middle):
    """The studio's corner with its floor a bench lower."""
    stage.table_top(height, (0.05, 0, middle), rise=0.3, turn=-0.2)
    bpy.data.objects["corner"].location = (0, 0, -1.5)


SCENES = dict(rail=rail, saucer=saucer, bowl=bowl, needled=needled, swatch=swatch, towels=towels, bag=bag)


def build(p):
    """One of the scenes."""
    SCENES[p["scene"]](p, np.random.default_rng(p.get("seed", 3)))
