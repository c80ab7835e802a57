"""Things of the house that stand beside a product, so that its size is seen."""

import numpy as np

import knit
import stage
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
        thing = plank(f"plank {i}", (9, deep - 0.022, thick), (0.37 * i, front + deep * (i + 0.5), -thick / 2), colour, scale=0.7 + 0.05 * i, soft=0.012)
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


def bowl(place, wide, tall, colour="#a9784c"):
    """A turned wooden bowl."""
    skin = wood.grain("bowl", colour, 1.1, rough=0.45)
    outside = [(0, 0.0), (0.42 * wide, 0.0), (0.46 * wide, 0.012), (0.66 * wide, 0.16 * tall), (0.84 * wide, 0.42 * tall), (0.95 * wide, 0.72 * tall), (wide, 0.98 * tall)]
    inside = [(r - 0.045 * wide, max(z, 0.07 * tall)) for r, z in outside[:2:-1]]
    rim = [(wide - 0.01 * wide, tall), (wide - 0.035 * wide, tall)]
    wood.lathe("bowl", [*outside, *rim, *inside, (0, 0.07 * tall)], skin, place, 128)


def ladle(place, turn, colour="#c39a68"):
    """A sauna ladle: a turned cup on a long handle, lying."""
    skin = wood.grain("ladle", colour, 1.6, rough=0.5)
    r, tall = 0.17, 0.17
    cup_line = [(0, 0.0), (0.6 * r, 0.0), (0.9 * r, 0.25 * tall), (r, tall), (0.97 * r, 1.03 * tall), (0.9 * r, tall), (0.8 * r, 0.3 * tall), (0.5 * r, 0.12 * tall), (0, 0.12 * tall)]
    wood.lathe("ladle", cup_line, skin, place, 96)
    t = np.linspace(0, 1, 30)[:, None]
    way = np.array([np.cos(turn), np.sin(turn), 0.0])
    line = np.asarray(place) + way * (0.95 * r + 0.95 * t) + [0, 0, 1] * (tall * 0.82 - 0.115 * t**0.7)
    wood.tube("handle", line, 0.032, skin, taper=np.interp(t[:, 0], [0, 0.2, 0.9, 1], [0.8, 0.75, 1.1, 0.9]))


def cloth(name, surface, skin, wide, total, nu=110, nv=180, thick=0.014):
    """A woven surface of `wide` by `total`, its pattern measured along it."""
    thing = knit.sheet(name, surface, skin, nu, nv)
    gu, gv = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv))
    flat = np.stack([gu * wide, gv * total], -1).reshape(-1, 2)
    faces = np.array([list(f.vertices) for f in thing.data.polygons])
    uv = thing.data.uv_layers.new(name="pattern")
    uv.data.foreach_set("uv", flat[faces.ravel()].astype(np.float32).ravel())
    thing.modifiers.new("thick", "SOLIDIFY").thickness = thick
    return thing
