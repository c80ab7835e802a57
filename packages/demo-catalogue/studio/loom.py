"""What stands on a loom and beside it: a piece of weaving begun, reels of thread."""

import numpy as np

import stage
import tools
import wood
from noise import path, waves
from yarn import Yarn


def weaving(rng):
    """A small frame loom seen from the front: warp stretched, some stripes woven, the shuttle waiting in the next shed."""
    count, half, low, high = 48, 0.78, -1.02, 1.12
    step = 2 * half / (count - 1)
    xs = np.linspace(-half, half, count)
    oak = lambda name, along: wood.grain(name, "#b98a58", 0.6, along)
    for side in (-1, 1):
        bar(f"post {side}", (side * (half + 0.17), 0.02, 0.1), (0.07, 1.36, 0.085), oak(f"post {side}", "y"))
    for name, y in (("foot", low - 0.16), ("head", high + 0.12)):
        bar(name, (0, y, 0.2), (half + 0.24, 0.075, 0.07), oak(name, "x"))
    R = 0.0105
    y = np.linspace(low - 0.2, high + 0.16, 460)
    sign = np.where(np.arange(count) % 2 < 1, 1.0, -1.0)[:, None]
    rows = [("ecru", 22), ("sea", 5), ("ecru", 7), ("sea", 3), ("ecru", 16), ("terracotta", 9), ("ecru", 3), ("terracotta", 3), ("ecru", 8)]
    gap = 0.0225
    top = low + gap * sum(n for _, n in rows)
    # Above the weaving the threads are parted into two layers, the shed; between them goes the shuttle.
    shed = 0.055 * np.sin(np.pi * np.clip((y - top) / (high - top), 0, 1))
    bend = 0.007 * np.cos(np.pi * (y - low) / gap) * (y < top) * (y > low)
    line = np.stack(np.broadcast_arrays(xs[:, None] + 0.003 * rng.normal(0, 1, (count, 1)) * np.sin(2 * y), y, 0.275 + sign * (shed + bend)), -1)
    Yarn(R * 0.72, rng, fibres=6, fluff=14, halo=5, mess=0.14).lay("warp", line, "oat", 0.14)
    t = np.linspace(-0.6, count - 0.4, count * 9)
    number = 0
    for band, (colour, n) in enumerate(rows):
        where = low + gap * (number + np.arange(n))[:, None]
        way = np.where((number + np.arange(n)) % 2 < 1, 1.0, -1.0)[:, None]
        x = (t - (count - 1) / 2) * step * (1 - 0.012 * np.sin(np.pi * (where - low) / (top - low)) - 0.004 * rng.normal(0, 1, where.shape))
        z = 0.275 + way * 0.014 * np.cos(np.pi * t)
        sag = 0.004 * waves(x, where, 3, 0.7) + 0.0025 * rng.normal(0, 1, where.shape)
        weft = np.stack(np.broadcast_arrays(x, where + sag, z), -1)
        Yarn(R * 1.12, rng, fibres=8, fluff=40, halo=14, mess=0.24).lay(f"weft {band}", weft, colour, 0.2)
        number += n
    shuttle(rng, (0.06, top + 0.25, 0.275), 0.07)
    start = [((count - 1) / 2 + 0.3) * step, top - gap, 0.28]
    loose = path([start, (half + 0.07, top + 0.04, 0.3), (half + 0.03, top + 0.14, 0.38), (half - 0.16, top + 0.2, 0.36), (0.38, top + 0.28, 0.29)])
    Yarn(R, rng, fibres=8, fluff=40, halo=14).lay("weft end", loose(np.linspace(0, 1, 200))[None], "ecru", 0.2)
    stage.flat_lay(2.75, (0.0, 0.04), tilt=0.1, roll=-0.03, soft=2.0, room=0.4)


def bar(name, middle, half, material):
    """A planed piece of wood, its edges broken."""
    stage.bpy.ops.mesh.primitive_cube_add(size=2, location=middle, scale=half)
    thing = stage.bpy.context.object
    thing.name = name
    stage.bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    edge = thing.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments = 0.014, 3
    thing.data.materials.append(material)
    return thing


def shuttle(rng, place, angle):
    """A flat stick shuttle wound with yarn."""
    c, s = np.cos(angle), np.sin(angle)
    stick = bar("shuttle", place, (0.52, 0.055, 0.012), wood.grain("shuttle", "#8f6a45", 0.8))
    stick.rotation_euler = (0, 0, angle)
    t = np.linspace(0, 2 * np.pi * 26, 2600)
    along = -0.36 + 0.72 * np.abs((t / t[-1] * 3) % 2 - 1)
    round_ = [along, (0.066 + 0.004 * np.sin(t / 9)) * np.cos(t), 0.026 * np.sin(t)]
    x, y, z = round_
    coil = np.stack([place[0] + c * x - s * y, place[1] + s * x + c * y, place[2] + z], -1)
    Yarn(0.0125, rng, fibres=8, fluff=36, halo=12).lay("wound", coil[None], "ecru", 0.2)


def reels(rng):
    """Reels of linen thread, one of them empty."""
    tools.reel("full", rng, "rust", (-0.42, 0.28), 0.5)
    tools.reel("blue", rng, "denim", (0.34, 0.36), -0.35)
    tools.reel("bare", rng, None, (0.1, -0.26), 0.95)
    # The reel was turned for a table with cloth on it.
    for thing in list(stage.bpy.data.objects):
        thing.location.z -= 0.04
    stage.flat_lay(1.75, (0.02, 0.02), tilt=0.5, soft=2.0, room=0.42)
