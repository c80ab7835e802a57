"""Fronts that cross over, on a piece cut in one: the upper front's edge stands on the cloth, its other side sinks into it. In cm."""

import numpy as np

import contact
import draft
import sewing
import stage
from garment import CM, UNIT
from noise import smooth, waves

U = CM * UNIT


def lap(surface, edge, way, material, hidden=6.0, high=0.36, thick=0.2, swing=0.0, name="lap"):
    """The upper front: `edge` is its line on the flat pattern, `way` (across, up) where it runs out after `hidden` cm, or that at its top and from a quarter down.

    `swing` is how many times higher its edge stands at the hem, where nothing buttons it.
    """
    line = sewing.along(draft.curve(*edge, count=80) if len(edge) > 2 else np.asarray(edge, float), 0.6)
    line = line + 0.09 * np.stack([waves(*line.T, 3, 7), np.zeros(len(line))], 1)
    share = np.linspace(0, 1, 10)
    down = np.linspace(0, 1, len(line))
    first, then = np.broadcast_to(np.asarray(way, float), (2, 2))
    ways = first + smooth(0, 0.25, down)[:, None] * (then - first)
    flat = line[None] + share[:, None, None] * hidden * ways
    stands = high * (1 + swing * smooth(0.5, 1.0, down))
    lift = stands * (1 - smooth(0.1, 1.0, share))[:, None] - 0.5 * thick * smooth(0.5, 1.0, share)[:, None]
    on, normal = surface.onto(flat.reshape(-1, 2) * U)
    points = on + (lift * U).reshape(-1, 1) * normal
    index = np.arange(flat.shape[0] * flat.shape[1]).reshape(flat.shape[:2])
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    thing = stage.mesh(name, points, faces, material)
    stage.lay_out(thing, "pattern", flat * U)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick * U, 0
    round_ = thing.modifiers.new("round", "BEVEL")
    round_.width, round_.segments = thick * 0.35 * U, 2
    edge, inner = points.reshape(*flat.shape[:2], 3)[:, :2].swapaxes(0, 1)
    contact.shadow(edge, (edge - inner) / np.linalg.norm(edge - inner, axis=1, keepdims=True), more=0.04)
    return line
