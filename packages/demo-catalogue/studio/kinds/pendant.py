"""A pendant of white stoneware into which a linen cloth was pressed, on a waxed cotton cord."""

import numpy as np
from mathutils import Matrix

import noise
import pottery
import stage
import timber
from colour import lifted
from noise import waves
from shade import Graph
from wood import lathe

# The disc's radius, its hole's and how far its middle is below that, how thick it is; the cloth's threads and how deep they went in.
R, HOLE, BELOW, THICK = 0.25, 0.02, 0.185, 0.058
PITCH, DEEP = 0.0178, 0.0085
CORD = 0.0105


def cloth(x, y):
    """Plain linen's height, 0 to 1: threads of unlike thickness over and under one another."""
    x, y = x * np.cos(0.21) - y * np.sin(0.21), x * np.sin(0.21) + y * np.cos(0.21)
    u = x / PITCH + 0.5 * waves(x, y, 3, 0.5) + 0.2 * waves(x / 0.02, 0 * x, 4, 2.3)
    v = y / PITCH + 0.5 * waves(x, y, 5, 0.4) + 0.2 * waves(y / 0.02, 0 * x, 6, 2.3)
    i, j = np.floor(u), np.floor(v)
    over = np.where((i + j) % 2 == 0, 1.0, -1.0)
    thick = lambda n, seed: 0.92 + 0.16 * np.sin(n * 12.9898 + seed) * np.cos(n * 4.1)
    round_ = lambda f, wide: np.sqrt(np.clip(1 - (2 * f / wide) ** 2, 0, 1))
    fu, fv = u - i - 0.5, v - j - 0.5
    warp = round_(fu, thick(i, 1)) * (0.58 + 0.42 * over * np.cos(np.pi * fv))
    weft = round_(fv, thick(j, 2)) * (0.58 - 0.42 * over * np.cos(np.pi * fu))
    return np.maximum(warp, weft)


def pressed(x, y):
    """How hard the cloth was pressed in: most below the middle, towards the upper left hardly, a fold's line across."""
    away = (x - 0.03) * 0.5 - (y + BELOW + 0.03) * 0.86
    hard = np.clip(0.72 + 2.3 * away + 0.22 * waves(x, y, 11, 0.22), 0, 1)
    hole = np.clip((np.hypot(x, y) - 0.045) / 0.05, 0, 1)
    return hard * hole


def relief(x, y):
    """The clay's front: dented by the cloth, and a little by the thumb."""
    press = pressed(x, y)
    return -DEEP * press * cloth(x, y) + 0.0045 * waves(x, y, 14, 0.3) - 0.004 * press


def pooled(x, y, edge):
    """White glaze lies thick in the cloth's print, thin on what stands up between and on the edge."""
    press = pressed(x, y)
    return 0.95 * (1 - np.exp(-edge / 0.012)) - 0.3 * press * (1 - 1.9 * cloth(x, y)), 0 * x


def disc(place=(0, 0, 0), turn=(0.0, 0.0, 0.0), fine=1.0):
    """The pendant, its hole's middle at a place."""
    skin = pottery.glazed("white", "#e9e2d4", body="#a78a68", speckle="#7d6750", rough=0.42, specks=0.2, size=0.8)
    rim = pottery.disc_rim(R, (0, -BELOW), int(700 * fine), 0.012, 5)
    thing = pottery.pierced("pendant", rim, HOLE, THICK, 0.026, skin, relief, pooled, int(300 * fine), 9)
    x, y, z = turn
    thing.matrix_world = Matrix.Translation(place) @ Matrix.Rotation(z, 4, "Z") @ Matrix.Rotation(y, 4, "Y") @ Matrix.Rotation(x, 4, "X")


def waxed():
    """Braided cotton, waxed: dark, with a soft gleam and its braid just felt."""
    graph = Graph("waxed cord")
    node = graph.add("UVMap")
    node.uv_map = "cord"
    u, v, _ = graph.split(node.outputs[0])
    wave = lambda a, b: graph.maths("SINE", graph.maths("MULTIPLY_ADD", u, a, graph.maths("MULTIPLY", v, b)))
    braid = graph.maths("MAXIMUM", wave(6.283 * 4, 6.283 * 62), wave(-6.283 * 4, 6.283 * 62))
    worn = graph.noise(graph.add("TexCoord").outputs["Object"], 22, detail=4)
    tone = graph.ramp(graph.maths("MULTIPLY_ADD", braid, 0.05, worn), [(0.3, lifted("#1d1a18")), (0.6, lifted("#2f2a27")), (0.85, lifted("#4d4741"))])
    shader = graph.principled(tone, roughness=graph.maths("MULTIPLY_ADD", worn, 0.3, 0.36), specular=0.4)
    graph.bump(shader, braid, strength=0.6, distance=0.0016)
    return graph.finish(shader)


def cord(line, skin, radius=CORD):
    """A round cord along points, its length laid out for its braid."""
    way = np.gradient(line, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    side = np.cross(way[0], (0.3, 0.2, 0.9))
    sides = []
    for w in way:
        side = side - w * np.dot(side, w)
        side /= np.linalg.norm(side)
        sides.append(side)
    sides = np.array(sides)
    other = np.cross(way, sides)
    line, sides, other, thin = capped(line, way, sides, other, radius)
    a = np.linspace(0, 2 * np.pi, 17)[None, :, None]
    thing = stage.sheet("cord", line[:, None] + radius * thin[:, None, None] * (np.cos(a) * sides[:, None] + np.sin(a) * other[:, None]), skin)
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    stage.lay_out(thing, "cord", np.stack(np.broadcast_arrays(np.linspace(0, 1, 17)[None], far[:, None]), -1))


def capped(line, way, sides, other, radius, count=6):
    """A cord's rings with blunt round ends, as a cut that was melted, and each ring's share of the radius."""
    angle = np.linspace(0, np.pi / 2, count)
    out, thin = 0.6 * radius * np.sin(angle)[:, None], np.maximum(np.cos(angle), 0)
    line = np.vstack([(line[0] - out * way[0])[::-1], line, line[-1] + out * way[-1]])
    sides, other = (np.vstack([np.repeat(a[:1], count, 0), a, np.repeat(a[-1:], count, 0)]) for a in (sides, other))
    return line, sides, other, np.concatenate([thin[::-1], np.ones(len(line) - 2 * count), thin])


def kinked(points, seed, count=900, much=0.005):
    """A way through points with the bends that a cord keeps from its reel."""
    line = noise.path(points)(np.linspace(0, 1, count))
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    free = np.clip(np.minimum(far - far[0], far[-1] - far) / 0.1, 0, 1)[:, None]
    bends = np.stack([waves(far, 0 * far, seed + k, 0.5) + 0.3 * waves(far, 0 * far, seed + 5 + k, 0.17) for k in range(3)], -1)
    return line + much * free * bends * (1, 0.5, 0.6)


def sliding_knots(line, skin, low=(0.3, 0.2)):
    """The cord's two ends: side by side over the peg, each wound round both strands so far below it, a short tail left."""
    top = int(line[:, 1].argmax())
    left = int(np.abs(line[:top, 1] - line[top, 1] + low[0]).argmin())
    right = top + int(np.abs(line[top:, 1] - line[top, 1] + low[1]).argmin())
    beside = np.array((0, 0, 2.1 * CORD))
    both = line[left - 55 : right + 50] + beside
    swing = np.linspace(1, 0, 30)[:, None] ** 2
    both[:30] += swing * (-0.035, -0.01, 0.008)
    both[-30:] += swing[::-1] * (0.03, -0.02, 0.01)
    cord(both, skin)
    for n, turns in ((left, 3), (right, 4)):
        way = line[n + 6] - line[n - 6]
        way /= np.linalg.norm(way)
        side = np.cross(way, (0, 0, 1.0))
        t = np.linspace(-0.5, 0.5, 40 * turns)[:, None]
        a = 2 * np.pi * turns * t
        cord(line[n] + beside / 2 + way * t * turns * 2.1 * CORD + CORD * (2.1 * np.cos(a) * side + 3.05 * np.sin(a) * np.cross(side, way)), skin)


def strands(top, hole, z, reach):
    """The cord over its peg and down both sides, its end drawn through the hole and its own loop: one way, from the loop up, over and down."""
    x, y = hole
    edge, front, back = y + R - BELOW, z + THICK / 2 + 0.9 * CORD, z - THICK / 2 - 0.9 * CORD
    loop = [(x - 0.001, edge + 0.028, front + 0.012), (x - 0.018, edge + 0.014, front + 0.008), (x - 0.014, y + 0.012, front), (x - 0.008, y - 0.004, z), (x - 0.011, y + 0.02, back), (x - 0.012, edge + 0.02, z - 0.012), (x - 0.014, edge + 0.06, z + 0.004)]
    left = [(x - 0.045, edge + 0.2, z - 0.01), (x - 0.1, edge + 0.5, z - 0.02), (x - 0.125, edge + 0.8, z - 0.015), (x - 0.08, top - 0.16, z + 0.01)]
    peg = [(-0.034, top - 0.02, reach), (0.0, top + 0.008, reach + 0.004), (0.034, top - 0.02, reach)]
    right = [(x + 0.075, top - 0.2, z + 0.01), (x + 0.135, edge + 0.62, z - 0.015), (x + 0.135, edge + 0.4, z - 0.02), (x + 0.055, edge + 0.17, z - 0.01)]
    mirrored = [(2 * x - px, py, pz) for px, py, pz in loop[::-1]]
    return [*loop, *left, *peg, *right, *mirrored]


def build(p):
    """The pendant hanging from a peg."""
    rng = np.random.default_rng(p.get("seed", 2))
    skin, top, z = waxed(), 0.72, 0.05
    hole = (0.012, top - 1.26)
    line = kinked(strands(top, hole, z, 0.13), 21, 1600, 0.0045)
    cord(line, skin)
    sliding_knots(line, skin)
    disc((hole[0], hole[1], z), (-0.04, 0.07, 0.05), 1.4 if p.get("view") == "near" else 1.0)
    peg = lathe("peg", [(0, 0), (0.03, 0), (0.029, 0.12), (0.032, 0.19), (0.031, 0.212), (0.022, 0.225), (0, 0.228)], timber.solid("peg", "birch", 0.5), (0, top - 0.034, 0))
    timber.cut(peg, rng, (0.6, 1.2), 0.1)
    if p.get("view") == "near":
        stage.flat_lay(0.9, (hole[0], hole[1] - BELOW + 0.06), tilt=0.25, soft=2.0, room=0.42)
    else:
        stage.flat_lay(p.get("height", 2.35), (0, -0.1), soft=2.0, room=0.42)


def lying(rng, at, turn, points):
    """The pendant lying with its cord: the cord's points from the hole out and back."""
    disc(at, (0.02, -0.03, turn))
    cord(kinked(points, 33, 1600, 0.006), waxed())
