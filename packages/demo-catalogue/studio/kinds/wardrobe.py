"""Clothes in use, without people: an outfit laid out, washing on the line."""

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter, grey_dilation, map_coordinates

import stage
from kinds import washing
from kinds.hung import LIGHT, U
from kinds.together import bring, held
from noise import waves

HANGER = ("hanger", "hook", "peg", "bar", "clip")
REACH = 120


def laid(ground, name, x, y, turn=0.0, size=1.0, flat=0.45, rumpled=0.0, **change):
    """Another row's things laid down at (x, y) in cm on what lies there already, whatever they hung from taken away; `rumpled` by so many cm."""
    with held() as holder:
        bring(name, **change)
    things = [t for t in bpy.data.objects if t.parent is holder]
    for thing in [t for t in things if t.name.split(".")[0].startswith(HANGER)]:
        things.remove(thing)
        bpy.data.objects.remove(thing)
    holder.location, holder.rotation_euler, holder.scale = (x * U, y * U, 0), (0, 0, turn), (size, size, size * flat)
    settle(things, holder, ground, rumpled)


def settle(things, holder, ground, rumpled):
    """Let them down on the `ground`, the height in cm of every square centimetre, and raise it by them."""
    below = gaussian_filter(grey_dilation(ground, 5), 1.6)
    ways = [np.array(holder.matrix_basis @ thing.matrix_basis) for thing in things]
    places = []
    for thing, way in zip(things, ways):
        flat = np.empty(3 * len(thing.data.attributes["position"].data), np.float32)
        thing.data.attributes["position"].data.foreach_get("vector", flat)
        place = (flat.reshape(-1, 3) @ way[:3, :3].T + way[:3, 3]) / U
        x, y, _ = place.T
        places.append(place + rumpled * np.stack([1.5 * waves(x, y, 7, 45), waves(x, y, 8, 40), 0.8 * waves(x, y, 5, 24) + 0.4 * waves(x, 0.4 * y, 6, 10)], -1))
    # What a knit cuts away lies below the table.
    foot = max(0, np.percentile(np.concatenate([place[:, 2] for place in places]), 1))
    for thing, way, place in zip(things, ways, places):
        place[:, 2] += map_coordinates(below, [place[:, 1] + REACH, place[:, 0] + REACH], order=1) - foot
        flat = (place * U - way[:3, 3]) @ np.linalg.inv(way[:3, :3]).T
        thing.data.attributes["position"].data.foreach_set("vector", flat.astype(np.float32).ravel())
        x, y = np.round(place[:, :2]).astype(int).T + REACH
        np.maximum.at(ground, (y, x), place[:, 2])


def outfit(p, rng):
    """What is worn together, laid out from the lowest on: `lying` are (row, x, y in cm, changes of `laid` and of the row)."""
    ground = np.zeros((2 * REACH, 2 * REACH))
    for name, x, y, more in p["lying"]:
        laid(ground, name, x, y, **more)
    x, y = p.get("middle", (0, 0))
    stage.flat_lay(p["height"] * U, (x * U, y * U), **LIGHT)


SCENES = dict(outfit=outfit, line=washing.line)


def build(p):
    """One of the scenes."""
    SCENES[p["scene"]](p, np.random.default_rng(p.get("seed", 3)))
