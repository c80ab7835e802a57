"""What is sewn onto cloth: stitches, seams, bands, pockets, buttons."""

import numpy as np
from mathutils import Quaternion, Vector
from scipy.ndimage import gaussian_filter, gaussian_filter1d

import contact
import stage
import topstitch
import wood
from colour import lifted
from laid import Laid
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


def stitches(garment, line, colour, shade=0.9):
    """A row of topstitching along a line of the flat pattern."""
    step = 0.002
    marks = along(line, step)
    on, normal = even(garment, marks, step, 0.004)
    seed = abs(int(1e4 * np.asarray(line, float).sum())) + len(marks)
    topstitch.row("stitches", on, normal, colour, shade, np.random.default_rng(seed))


def even(garment, marks, step, lift):
    """A line on the cloth and its normals, without the small steps of the cloth's grid."""
    on, normal = garment.onto(marks, garment.half + lift)
    if not garment.stepped:
        return on, normal
    wide = 0.035 / step
    calm, way = (gaussian_filter1d(a, wide, axis=0, mode="nearest") for a in (on, normal))
    sunk = np.maximum(((on - calm) * way).sum(1), 0)
    return calm + way * gaussian_filter1d(sunk, wide * 0.5, mode="nearest")[:, None], way


def seam(garment, line, colour, radius=0.0035, shade=0.6):
    """A pressed seam: a thin dark valley drawn as a low cord."""
    marks = along(line, 0.012)
    on, _ = even(garment, marks, 0.012, -0.3 * radius)
    tube("seam", on, radius, thread(colour, shade))


def patch(garment, corners, material, lift=0.008, thick=0.012, step=0.018, name="patch", calm=0.0, apart=0.013):
    """A piece of cloth on the cloth: four corners of a quadrilateral, flat coordinates; `lift` may be a function of these, and what is narrower than `calm` is ironed out of it."""
    a, b, c, d = (np.asarray(p, float) for p in corners)
    nu = max(2, int(np.linalg.norm(b - a) / step))
    nv = max(2, int(np.linalg.norm(d - a) / step))
    u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv))
    u, v = u[..., None], v[..., None]
    flat = (1 - v) * ((1 - u) * a + u * b) + v * ((1 - u) * d + u * c)
    flat = flat.reshape(-1, 2)
    on, normal = garment.onto(flat, lift(flat) if callable(lift) else lift)
    if calm:
        on = calmed(on.reshape(nv, nu, 3), normal.reshape(nv, nu, 3), calm / step).reshape(-1, 3)
    index = np.arange(nu * nv).reshape(nv, nu)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    thing = stage.mesh(name, on, faces, material)
    stage.lay_out(thing, "pattern", flat + apart)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thick, 0
    round_ = thing.modifiers.new("round", "BEVEL")
    round_.width, round_.segments = thick * 0.48, 3
    return Laid(flat, on, normal, thick / 2)


def calmed(on, normal, wide):
    """A grid of points without its small bumps: its corners stay, and it doesn't sink into the cloth."""
    rows, columns = on.shape[:2]
    v, u = np.meshgrid(np.linspace(-1, 1, rows), np.linspace(-1, 1, columns), indexing="ij")
    plain = np.stack([np.ones_like(u), u, v, u * v], -1).reshape(-1, 4)
    even = (plain @ np.linalg.lstsq(plain, on.reshape(-1, 3), rcond=None)[0]).reshape(on.shape)
    calm = even + gaussian_filter(on - even, (wide, wide, 0), mode="nearest")
    sunk = np.maximum(((on - calm) * normal).sum(-1), 0)
    return calm + normal * gaussian_filter(sunk, wide * 0.5, mode="nearest")[..., None] * 1.2


def button(garment, at, radius, material, thread_colour="bark", lift=0.014):
    """A turned button with four holes and its thread."""
    on, normal = garment.onto(np.array([at]), lift)
    place, normal = on[0], normal[0]
    r = radius
    profile = [(0, 0.0), (r * 0.55, 0.0), (r * 0.68, r * 0.12), (r * 0.9, r * 0.2), (r, r * 0.1), (r, -r * 0.18), (r * 0.6, -r * 0.3), (0, -r * 0.3)]
    # No two are sewn on the same way round.
    turn = Vector(normal).to_track_quat("Z", "Y") @ Quaternion((0, 0, 1), float(40 * at[1] + 7 * at[0]))
    thing = wood.lathe("button", profile, material, place, 40)
    thing.rotation_mode = "QUATERNION"
    thing.rotation_quaternion = turn
    dark = wood.plain("hole", "#2a211a", 0.9, 0.0)
    for x, y in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        offset = turn @ Vector((x * r * 0.2, y * r * 0.2, r * 0.01))
        hole = wood.lathe("hole", [(0, r * 0.02), (r * 0.1, r * 0.02), (r * 0.1, -r * 0.1)], dark, tuple(Vector(place) + offset), 16)
        hole.rotation_mode = "QUATERNION"
        hole.rotation_quaternion = turn
    angle = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    out = np.array([turn @ Vector((np.cos(a), np.sin(a), 0)) for a in angle])
    contact.shadow(place - 0.2 * r * normal + r * out, out, more=0.08, closed=True)
    sewn = thread(thread_colour, 0.9)
    for x in (-1, 1):
        tube("button thread", [Vector(place) + turn @ Vector((x * r * 0.2, y * r * 0.2, r * high)) for y, high in ((-1.1, 0.0), (0, 0.06), (1.1, 0.0))], r * 0.06, sewn)
