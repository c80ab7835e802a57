"""Things of the house that stand beside a product, so that its size is seen."""

import bpy
import numpy as np
from scipy.interpolate import PchipInterpolator

import knit
import noise
import pottery
import stage
import timber
import wood


def cup(place, wide=0.36, tall=0.72, colour="#d9cdb9", drink="#3b2a20"):
    """A stoneware cup without a handle, standing at `place`; `wide` is its radius. With coffee unless `drink` is None."""
    skin = wood.glaze("cup", colour, "#7a6550", 0.34)
    wall = 0.06 * wide
    outside = [(0, 0.012), (0.66 * wide, 0.012), (0.7 * wide, 0.0), (0.76 * wide, 0.006), (0.82 * wide, 0.04 * tall), (0.93 * wide, 0.24 * tall), (0.985 * wide, 0.55 * tall), (wide, 0.96 * tall)]
    lip = [(wide - 0.15 * wall, 0.99 * tall), (wide - 0.5 * wall, tall), (wide - 0.85 * wall, 0.99 * tall)]
    inside = [(r - wall, z) for r, z in outside[:3:-1] if r > 0.5 * wide] + [(0.6 * wide, 0.1 * tall), (0, 0.08 * tall)]
    wood.lathe("cup", [*outside, *lip, *inside], skin, place, 96)
    if drink:
        level = 0.8 * tall
        wood.lathe("drink", [(wide * 0.995 - wall, level + 0.004), (wide * 0.93 - wall, level), (0, level)], wood.plain("drink", drink, 0.08, 0.5), place, 96)


def coin(at, wide, colour="#b58a4a", inner=None, figure="", turn=0.0):
    """A coin lying at a place, its rim raised, its `figure` struck and turned; of two metals with an `inner` one."""
    r, thick = wide / 2, 0.045 * wide + 0.01
    rim = [(0.9 * r, 0.85 * thick), (0.92 * r, thick), (0.98 * r, thick), (r, 0.9 * thick), (r, 0.0)]
    metal = wood.plain("coin", colour, 0.38, 0.5, 1.0)
    flat = [(0, 0.85 * thick), (0.6 * r, 0.85 * thick), (0.87 * r, 0.85 * thick)]
    wood.lathe("coin", [*flat, *rim] if inner is None else rim, metal, at, 64)
    if inner:
        wood.lathe("coin middle", [(0, 0.84 * thick), (0.5 * r, 0.84 * thick), (0.64 * r, 0.84 * thick), (0.66 * r, 0.8 * thick), (0.91 * r, 0.84 * thick)], wood.plain("coin middle", inner, 0.38, 0.5, 1.0), at, 64)
    if figure:
        struck(figure, np.asarray(at) + [0, 0, 0.84 * thick], (1.25 if len(figure) == 1 else 0.95) * r, turn, wood.plain("figure", inner or colour, 0.38, 0.5, 1.0))


def struck(figure, at, tall, turn, metal):
    """A figure in low relief, its middle at a place, its edges soft."""
    data = bpy.data.curves.new("figure", "FONT")
    data.body, data.size, data.align_x, data.align_y = figure, tall, "CENTER", "CENTER"
    data.extrude, data.bevel_depth, data.bevel_resolution, data.offset = 0.002, 0.004, 2, -0.002
    data.materials.append(metal)
    thing = bpy.data.objects.new("figure", data)
    bpy.context.collection.objects.link(thing)
    thing.location, thing.rotation_euler = at, (0, 0, turn)


def apple(at, radius, colour="#a8483a", turn=0.0):
    """An apple of the garden, a little lopsided, its stalk in the hollow."""
    a = np.linspace(-np.pi / 2, np.pi / 2, 40)
    hollow = 0.34 * np.exp(-(((a - np.pi / 2) / 0.42) ** 2)) + 0.16 * np.exp(-(((a + np.pi / 2) / 0.3) ** 2))
    profile = np.stack([np.cos(a) * (1 + 0.07 * np.sin(a)), np.sin(a) * 0.92 - np.sign(a) * hollow], -1) * radius
    thing = wood.lathe("apple", profile + [0, 0.8 * radius], wood.glaze("apple", colour, "#d8b070", 0.42), at, 72, (1.0, 0.96, 1.0))
    thing.rotation_euler = (0.1, 0.06, turn)
    stalk = noise.path([(0, 0, 1.25), (0.03, 0.02, 1.6), (0.16, 0.04, 1.95)])(np.linspace(0, 1, 12)) * radius
    wood.tube("stalk", stalk + np.asarray(at), 0.045 * radius, wood.plain("stalk", "#4a3524", 0.8, 0.1))


def plate(at, r=0.82, colour="#8d9a94"):
    """A flat stoneware plate."""
    dish = [(0, 0.0), (0.55 * r, 0.0), (0.8 * r, 0.03), (0.94 * r, 0.1), (0.985 * r, 0.135), (r, 0.125), (0.97 * r, 0.08), (0.8 * r, -0.02), (0.6 * r, -0.03), (0, -0.03)]
    dish = PchipInterpolator(np.arange(10), dish)(np.linspace(0, 9, 91))
    thing = wood.lathe("plate", dish, pottery.glazed("plate", colour, rough=0.34, specks=0.25, size=0.6), (at[0], at[1], at[2] + 0.03), 160)
    x, y, z = timber.points(thing).T
    timber.written(thing, "glaze", 1.05 - 0.75 * np.exp(-(((np.hypot(x, y) - 0.985 * r) / (0.02 * r)) ** 2)))
    shape = np.stack([x, y, z + 0.012 * np.hypot(x, y) * noise.waves(x, y, 4, 1.1)], -1)
    thing.data.vertices.foreach_set("co", (shape * [1.0, 0.992, 1.0]).ravel())


def plank(name, size, place, colour="#b98f60", turn=0.0, scale=1.0, soft=0.006, skin=None):
    """A board with softened edges, its grain along x; `place` is its middle."""
    corners = np.array([(x, y, z) for z in (-1, 1) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))], float) * np.asarray(size) / 2
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    thing = stage.mesh(name, corners, faces, skin or wood.grain(name, colour, scale), smooth=False)
    edge = thing.modifiers.new("round", "BEVEL")
    edge.width, edge.segments = soft, 3
    thing.location, thing.rotation_euler = place, (0, 0, turn)
    return thing


def bench(front, back, planks=4, thick=0.09, colour="#c9a273"):
    """Boards along x from `front` to `back`, their tops at z = 0; they run on beyond the picture."""
    deep = (back - front) / planks
    for i in range(planks):
        plank(f"plank {i}", (9, deep - 0.022, thick), (0.37 * i, front + deep * (i + 0.5), -thick / 2), colour, scale=0.7 + 0.05 * i, soft=0.012)
    plank("rail", (9, 0.08, 0.2), (0, front + 0.12, -thick - 0.1), colour, soft=0.01)


def book(place, size, turn, colour):
    """A closed book with cloth boards; its leaves show at the front and the right."""
    wide, deep, thick = size
    cover = wood.plain("book cloth", colour, 0.85, 0.1)
    leaves = wood.plain("leaves", "#e6dcc8", 0.9, 0.1)
    board = 0.012
    for z in (board / 2, thick - board / 2):
        plank("board", (wide, deep, board), (place[0], place[1], place[2] + z), turn=turn, skin=cover, soft=0.004)
    c, s = np.cos(turn), np.sin(turn)
    for name, (x, y), part, skin in (
        ("leaves", (0.0, 0.01), (wide - 0.05, deep - 0.03, thick - 2 * board), leaves),
        ("spine", (-wide / 2 + 0.004, 0.0), (0.016, deep, thick), cover),
    ):
        plank(name, part, (place[0] + c * x - s * y, place[1] + s * x + c * y, place[2] + thick / 2), turn=turn, skin=skin, soft=0.005)


def bowl(place, wide, tall, species="alder"):
    """A bowl turned from one piece of wood."""
    skin = timber.solid("bowl", species, 0.46, 0.18)
    outside = [(0, 0.0), (0.42 * wide, 0.0), (0.46 * wide, 0.012), (0.66 * wide, 0.16 * tall), (0.84 * wide, 0.42 * tall), (0.95 * wide, 0.72 * tall), (wide, 0.98 * tall)]
    inside = [(r - 0.045 * wide, max(z, 0.07 * tall)) for r, z in outside[:2:-1]]
    rim = [(wide - 0.01 * wide, tall), (wide - 0.035 * wide, tall)]
    thing = wood.lathe("bowl", [*outside, *rim, *inside, (0, 0.07 * tall)], skin, place, 128)
    timber.cut(thing, np.random.default_rng(8), (3.0, 4.0), along="x", scale=11)


def ladle(place, turn, colour="#c39a68", dip=0.115):
    """A sauna ladle: a turned cup on a long handle, lying; the handle's end comes down by `dip`."""
    skin = wood.grain("ladle", colour, 1.6, rough=0.5)
    r, tall = 0.17, 0.17
    cup_line = [(0, 0.0), (0.6 * r, 0.0), (0.9 * r, 0.25 * tall), (r, tall), (0.97 * r, 1.03 * tall), (0.9 * r, tall), (0.8 * r, 0.3 * tall), (0.5 * r, 0.12 * tall), (0, 0.12 * tall)]
    wood.lathe("ladle", cup_line, skin, place, 96)
    t = np.linspace(0, 1, 30)[:, None]
    way = np.array([np.cos(turn), np.sin(turn), 0.0])
    line = np.asarray(place) + way * (0.95 * r + 0.95 * t) + [0, 0, 1] * (tall * 0.82 - dip * t**0.7)
    wood.tube("handle", line, 0.032, skin, taper=np.interp(t[:, 0], [0, 0.2, 0.9, 1], [0.8, 0.75, 1.1, 0.9]))


def cloth(name, surface, skin, wide, total, nu=110, nv=180, thick=0.014):
    """A woven surface of `wide` by `total`, its pattern measured along it."""
    thing = knit.sheet(name, surface, skin, nu, nv)
    gu, gv = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv))
    stage.lay_out(thing, "pattern", np.stack([gu * wide, gv * total], -1))
    thing.modifiers.new("thick", "SOLIDIFY").thickness = thick
    return thing
