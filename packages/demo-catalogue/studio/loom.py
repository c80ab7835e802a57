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
    oak = lambda name, along: wood.grain(name, "#b08350", 1.1, along)
    for side in (-1, 1):
        bar(f"post {side}", (side * (half + 0.17), 0.02, 0.1), (0.07, 1.36, 0.085), oak(f"post {side}", "y"))
    for name, y in (("foot", low - 0.16), ("head", high + 0.12)):
        bar(name, (0, y, 0.2), (half + 0.24, 0.075, 0.07), oak(name, "x"))
    R = 0.0105
    # Every thread comes from behind the foot, and goes behind the head.
    way = np.linspace(low - 0.42, high + 0.38, 620)
    y = np.clip(way, low - 0.242, high + 0.202)
    behind = np.abs(way - y)
    sign = np.where(np.arange(count) % 2 < 1, 1.0, -1.0)[:, None]
    rows = [("ecru", 22), ("sea", 5), ("ecru", 7), ("sea", 3), ("ecru", 16), ("terracotta", 9), ("ecru", 3), ("terracotta", 3), ("ecru", 8)]
    gap = 0.0225
    top = low + gap * sum(n for _, n in rows)
    # Above the weaving the threads are parted into two layers, the shed; between them goes the shuttle.
    shed = 0.055 * np.sin(np.pi * np.clip((y - top) / (high - top), 0, 1))
    bend = 0.007 * np.cos(np.pi * (y - low) / gap) * (y < top) * (y > low)
    line = np.stack(np.broadcast_arrays(xs[:, None] + 0.004 * rng.normal(0, 1, (count, 1)) * np.sin(2 * y), y, 0.277 + sign * (shed + bend) - behind), -1)
    Yarn(R * 0.72, rng, fibres=6, fluff=14, halo=5, mess=0.14).lay("warp", line, "oat", 0.14)
    t = np.linspace(-0.5, count - 0.5, count * 9)
    beat = low + gap * (np.arange(sum(n for _, n in rows)) + 0.2 * np.cumsum(rng.normal(0, 0.35, sum(n for _, n in rows))))
    drawn = 1 - 0.014 * np.sin(np.pi * np.linspace(0, 1, len(beat))) - 0.007 * np.convolve(rng.normal(0, 1, len(beat) + 4), np.ones(5) / 5, "valid") - 0.003 * rng.normal(0, 1, len(beat))
    number = 0
    for band, (colour, n) in enumerate(rows):
        which = number + np.arange(n)
        weft = []
        for k in which:
            x = (t - (count - 1) / 2) * step * drawn[k]
            sag = 0.005 * waves(x, x * 0 + beat[k], 3, 0.7) + 0.004 * waves(x, 0 * x, int(k) + 60, 0.5)
            row = np.stack([x, beat[k] + sag, 0.277 + (1 if k % 2 < 1 else -1) * 0.014 * np.cos(np.pi * t)], -1)
            weft.append(row if k % 2 < 1 else row[::-1])
        Yarn(R * 1.12, rng, fibres=8, fluff=40, halo=14, mess=0.24).lay(f"weft {band}", selvedge(rng, weft)[None], colour, 0.2)
        number += n
    shuttle(rng, (0.06, top + 0.25, 0.275), 0.07)
    start = [((count - 1) / 2 + 0.3) * step, top - gap, 0.28]
    loose = path([start, (half + 0.07, top + 0.04, 0.3), (half + 0.03, top + 0.14, 0.38), (half - 0.16, top + 0.2, 0.36), (0.38, top + 0.28, 0.29)])
    Yarn(R, rng, fibres=8, fluff=40, halo=14).lay("weft end", loose(np.linspace(0, 1, 200))[None], "ecru", 0.2)
    stage.flat_lay(2.75, (0.0, 0.04), tilt=0.1, roll=-0.03, soft=2.0, room=0.4)


def selvedge(rng, rows):
    """Rows of weft as one yarn that turns round at the sides, here drawn tight, there left loose."""
    line = [rows[0]]
    for row in rows[1:]:
        before, after = line[-1][-1], row[0]
        t = np.linspace(0, np.pi, 9)[1:-1, None]
        side = np.sign(before[0])
        line += [(before + after) / 2 + (before - after) / 2 * np.cos(t) + np.sin(t) * [side * rng.uniform(0.006, 0.022), 0, 0], row]
    return np.concatenate(line)


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
    t = np.linspace(0, 2 * np.pi * 43, 4300)
    along = -0.36 + 0.72 * np.abs((t / t[-1] * 3) % 2 - 1) + 0.01 * np.sin(t / 5)
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
