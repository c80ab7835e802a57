"""Flat things cut out of a plate: shears, chalk, paddles."""

import bpy
import numpy as np

from noise import path


def plate(name, outlines, material, thick, bevel, place, angle, z):
    """Closed outlines filled and thickened, their edges rounded; those inside another are holes. `z` is its middle."""
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions, data.fill_mode = "2D", "BOTH"
    data.extrude, data.bevel_depth, data.bevel_resolution = thick / 2 - bevel, bevel, 3
    for outline in outlines:
        line = data.splines.new("POLY")
        line.points.add(len(outline) - 1)
        line.points.foreach_set("co", np.c_[outline, np.zeros(len(outline)), np.ones(len(outline))].ravel())
        line.use_cyclic_u = True
    data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    thing.location, thing.rotation_euler = (*place, z), (0, 0, angle)
    return thing


def outline(points, n=160):
    """A smooth closed line through points of the plane."""
    points = np.asarray(points, float)
    points = np.concatenate([points[-3:], points, points[:3]])
    return path(points, np.arange(len(points)))(np.linspace(3, len(points) - 3, n, endpoint=False))


def rounded(half_wide, half_deep, radius, steps=9):
    """A rectangle with round corners."""
    turn = np.linspace(0, np.pi / 2, steps)
    corners = [(1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3)]
    return np.concatenate([
        np.c_[x * (half_wide - radius) + radius * np.cos(turn + k * np.pi / 2), y * (half_deep - radius) + radius * np.sin(turn + k * np.pi / 2)]
        for x, y, k in corners
    ])
