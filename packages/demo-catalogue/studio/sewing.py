"""What is sewn onto cloth: dashes of thread, seams, bands, pockets, buttons."""

import numpy as np
from mathutils import Vector

import stage
import wood
from colour import lifted
from shade import Graph
from wood import tube


def thread(colour, shade=0.8):
    graph = Graph("thread")
    return graph.finish(graph.principled(lifted(colour) * shade, roughness=0.9, specular=0.05))


def along(points, step):
    """Resample a polyline evenly."""
    points = np.asarray(points, float)
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    t = np.arange(0, d[-1], step)
    return np.stack([np.interp(t, d, points[:, i]) for i in range(points.shape[1])], 1)


def stitches(garment, line, colour, step=0.030, long=0.018, thick=0.0024, shade=0.82):
    """A row of short dashes along a line of the flat pattern."""
    marks = along(line, 0.002)
    skin = thread(colour, shade)
    starts = np.arange(0, len(marks) - int(long / 0.002), int(step / 0.002))
    faces, points = [], []
    for s in starts:
        spot = marks[s : s + int(long / 0.002) : 2]
        on, normal = garment.onto(spot, 0.0025)
        way = on[-1] - on[0]
        side = np.cross(normal, way)
        side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-12
        n = len(on)
        base = len(points)
        points += [*(on + side * thick), *(on - side * thick), *(on + normal * thick * 0.9)]
        for i in range(n - 1):
            faces += [(base + i, base + i + 1, base + 2 * n + i + 1, base + 2 * n + i), (base + 2 * n + i, base + 2 * n + i + 1, base + n + i + 1, base + n + i)]
    stage.mesh("stitches", points, faces, skin)


def seam(garment, line, colour, radius=0.0035, shade=0.6):
    """A pressed seam: a thin dark valley drawn as a low cord."""
    marks = along(line, 0.012)
    on, _ = garment.onto(marks, 0.0002)
    tube("seam", on, radius, thread(colour, shade))


def patch(garment, corners, material, lift=0.008, thick=0.012, step=0.018, name="patch"):
    """A piece of cloth on the cloth: four corners of a quadrilateral, flat coordinates."""
    a, b, c, d = (np.asarray(p, float) for p in corners)
    nu = max(2, int(np.linalg.norm(b - a) / step))
    nv = max(2, int(np.linalg.norm(d - a) / step))
    u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv))
    u, v = u[..., None], v[..., None]
    flat = (1 - v) * ((1 - u) * a + u * b) + v * ((1 - u) * d + u * c)
    flat = flat.reshape(-1, 2)
    on, _ = garment.onto(flat, lift)
    index = np.arange(nu * nv).reshape(nv, nu)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    thing = stage.mesh(name, on, faces, material)
    layer = thing.data.uv_layers.new(name="pattern")
    layer.data.foreach_set("uv", (flat[faces.ravel()] + 0.013).astype(np.float32).ravel())
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 0
    round_ = thing.modifiers.new("round", "BEVEL")
    round_.width, round_.segments = thick * 0.35, 2
    return thing


def button(garment, at, radius, material, thread_colour="bark", lift=0.014, lean=None):
    """A turned button with four holes and its thread."""
    on, normal = garment.onto(np.array([at]), lift)
    place, normal = on[0], normal[0]
    r = radius
    profile = [(0, 0.0), (r * 0.55, 0.0), (r * 0.68, r * 0.12), (r * 0.9, r * 0.2), (r, r * 0.1), (r, -r * 0.18), (r * 0.6, -r * 0.3), (0, -r * 0.3)]
    turn = Vector(normal).to_track_quat("Z", "Y")
    thing = wood.lathe("button", profile, material, place, 40)
    thing.rotation_mode = "QUATERNION"
    thing.rotation_quaternion = turn
    dark = wood.plain("hole", "#2a211a", 0.9, 0.0)
    for x, y in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        offset = turn @ Vector((x * r * 0.2, y * r * 0.2, r * 0.01))
        hole = wood.lathe("hole", [(0, r * 0.02), (r * 0.1, r * 0.02), (r * 0.1, -r * 0.1)], dark, tuple(Vector(place) + offset), 16)
        hole.rotation_mode = "QUATERNION"
        hole.rotation_quaternion = turn
    a, b = turn @ Vector((-r * 0.2, r * 0.2, r * 0.05)), turn @ Vector((r * 0.2, -r * 0.2, r * 0.05))
    tube("button thread", [Vector(place) + a, Vector(place) + b], r * 0.05, thread(thread_colour, 0.9))
