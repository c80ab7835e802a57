"""What the shop sells put to use: products of other rows and things of the house, set on a bench, on a table or before the wall.

`things` of a row are (name, how): a row's name with its `at`, `size`, `turn` and changes, or a thing of `THINGS` with what it takes.
"""

import bpy
import numpy as np

import braids
import drapes
import folds
import limp
import pegs
import props
import rail
import stage
import table
import tools
import towels
import trim
import weave
from kinds import ball, felt_flat, pendant, skein
from kinds.necklace import graded, knot, threaded
from kinds.together import bring, held
from noise import path, waves


def row(name, at=(0, 0, 0), size=1.0, turn=0.0, **change):
    """The things of another row."""
    with held(at, size, turn):
        bring(name, **change)


def coasters(rng, colours, spots):
    """Squares of felt at places (x, y, turn), each on those before it."""
    below = limp.Table(felt_flat.COASTER)
    for i, (colour, (x, y, turn)) in enumerate(zip(colours, spots)):
        felt_flat.coaster(below, rng, f"coaster {i}", colour, (x, y), turn, (rng.uniform(0, 0.05), rng.uniform(0, 6.3)))


def runner(rng, wide, deep, at=(0, 0, 0), turn=0.0, colour="ecru", stripes=None, density=46, life=0.006):
    """A woven cloth lying flat: a rug, or with `density` 95 a linen one."""
    surface = lambda u, v: np.stack(np.broadcast_arrays((u - 0.5) * wide, (v - 0.5) * deep, 0.014 + life * (1 + waves((u - 0.5) * wide, (v - 0.5) * deep, 4, 0.7))), -1)
    with held(at, 1.0, turn):
        props.cloth("runner", surface, weave.linen("runner", colour, density=density, contrast=0.34, bump=0.8, weft=stripes, through=0.0), wide, deep, thick=0.02)


def stack(rng, layers, seed=6, at=(0, 0, 0), fleck=None):
    """Folded knits at a place."""
    with held(at):
        folds.knit_stack(layers, dict(rng=rng, fibres=8, fleck=fleck), seed)


def wound(rng, at, radius, R, colour, melange=0.2, fleck=None, tall=1.0, wool=None, end=None):
    """A ball, its loose `end` laid along points of the table."""
    with held((0, 0, at[2])):
        ball.ball("ball", rng, at[:2], radius, R, colour, melange, fleck, tall, wool, sinks=0 if at[2] else ball.SINKS)
    if end:
        ball.tail(np.array(end[:2]), np.array(end[2:]), R, rng, "tail", colour, melange)


def hanks(rng, lying, R=0.0105, **shape):
    """Twisted hanks: (colour, place, turn), and how far the ends droop of one that lies on others."""
    for i, (colour, place, turn, *droop) in enumerate(lying):
        skein.lay(f"hank {i}", rng, colour, R, place, turn, droop=sum(droop), strands=int(0.0383 / R**2), **shape)


def beads(rng, points, colours, count, small, large, cord="walnut", high=0.0, tied=None):
    """A necklace laid along a way, its beads growing to the middle, its ends `tied` where they cross."""
    line = path(points)(np.linspace(0, 1, 900))
    if line.shape[1] == 2:
        line = np.column_stack([line, np.full(len(line), 0.014)])
    with held((0, 0, high)):
        threaded(line, graded(colours, count, small, large, rng), rng, cord)
        if tied:
            knot((*tied, 0.014), cord, rng)


def cord(rng, points, R=0.012, colour="coal", fluff=8, smooth=900):
    """One thread along points."""
    trim.cord("cord", path(points)(np.linspace(0, 1, smooth)), R, colour, rng, fluff=fluff)


def shoulder_bag(rng, name, points, at=(0, 0, 0)):
    """The row's small felt bag without its coil of strap, the strap along points instead."""
    with held(at):
        p = table.PICTURES[name]
        felt_flat.small_bag(p["colours"][0], "sand", rng)
        braids.braid(path(points)(np.linspace(0, 1, 1500)), 0.066, "sand", rng)


def draped(rng, weaving, x0, top, wide, front, back, colour, seed=1, shift=0.0, z=0.26, waviness=0.03, folds=2.2, fringe=0.0, radius=0.035, **more):
    """A cloth over a bar, knitted or a throw; the length behind hangs `shift` to the side. A knit wants a `radius` above the bar's."""
    for side, down in ((-1, back), (1, front)):
        surface = drapes.fall(x0 + (shift if side < 0 else 0), top, wide, down, seed + side, z, radius, side, waviness=waviness, folds=folds)
        name = f"cloth {seed} {side}"
        if weaving == "knit":
            drapes.knitted(name, surface, wide, down, colour=colour, rng=rng, fringe=fringe, **more)
        else:
            drapes.woven(name, surface, weave.herringbone("throw", colour, more["second"], pitch=more["pitch"]), wide, down, colour, rng, fringe)


def towel(rng, stripes, colour, seed, **hung):
    """A kitchen towel over a bar."""
    skin = towels.woven("towel", colour, stripes, 340, seed)
    towels.Hanging(seed, **hung).show(f"towel {seed}", skin, colour, rng)


def onto(thing):
    """A thing that needs no chance."""
    return lambda rng, **how: thing(**how)


THINGS = dict(
    coasters=coasters, runner=runner, stack=stack, ball=wound, hanks=hanks, beads=beads, draped=draped, towel=towel, cord=cord, shoulder_bag=shoulder_bag, pendant=pendant.lying,
    book=onto(props.book), cup=onto(props.cup), bowl=onto(props.bowl), coin=onto(props.coin), apple=onto(props.apple), plate=onto(props.plate), bench=onto(props.bench), plank=onto(props.plank), needle=onto(tools.needle),
    reel=lambda rng, **how: tools.reel(rng=rng, **how), line=pegs.line, clothes_peg=onto(pegs.clothes_peg), rod=onto(drapes.rod), ladder=onto(drapes.ladder),
    chair=onto(drapes.chair), board=onto(rail.board), peg=onto(rail.peg), cap=rail.cap, scarf=rail.scarf,
)


def build(p):
    """Set everything, then the room."""
    rng = np.random.default_rng(p.get("seed", 3))
    for name, how in p["things"]:
        if name in table.PICTURES:
            row(name, **how)
        else:
            THINGS[name](rng, **how)
    room = dict(p["room"])
    floor = room.pop("floor", None)
    if "centre" in room:
        stage.flat_lay(**{"soft": 2.0, "room": 0.42, **room})
    else:
        stage.table_top(**room)
        if floor:
            bpy.data.objects["corner"].location = (0, 0, floor)
