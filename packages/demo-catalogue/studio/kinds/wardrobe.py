"""Clothes in use, without people: an outfit laid out, washing on the line."""

import bpy
import numpy as np

import stage
from kinds import washing
from kinds.hung import LIGHT, U
from kinds.together import bring, held

HANGER = ("hanger", "hook", "peg", "bar", "clip")


def laid(name, x, y, turn=0.0, size=1.0, flat=0.45, tilt=0.0, lift=0.0, **change):
    """Another row's things laid down at (x, y) in cm, whatever they hung from taken away."""
    with held() as holder:
        bring(name, **change)
    for thing in [t for t in bpy.data.objects if t.parent is holder and t.name.split(".")[0].startswith(HANGER)]:
        bpy.data.objects.remove(thing)
    holder.location, holder.rotation_euler, holder.scale = (x * U, y * U, lift * U), (tilt, 0, turn), (size, size, size * flat)
    return holder


def outfit(p, rng):
    """What is worn together, laid out: `lying` are (row, x, y in cm, changes of `laid` and of the row)."""
    for name, x, y, more in p["lying"]:
        laid(name, x, y, **more)
    x, y = p.get("middle", (0, 0))
    stage.flat_lay(p["height"] * U, (x * U, y * U), **LIGHT)


SCENES = dict(outfit=outfit, line=washing.line)


def build(p):
    """One of the scenes."""
    SCENES[p["scene"]](p, np.random.default_rng(p.get("seed", 3)))
