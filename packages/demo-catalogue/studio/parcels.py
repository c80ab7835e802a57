"""A parcel: brown paper folded round something soft, tied with linen string."""

import numpy as np

import stage
import wood
from colour import lifted
from noise import path, smooth, turned, waves
from shade import Graph
from yarn import Yarn


def paper(name, colour):
    """Brown wrapping paper: fine stripes of the mill, some longer fibres."""
    graph = Graph(name)
    where = graph.add("TexCoord").outputs["Object"]
    lines = graph.noise(graph.mapping(where, (2, 60, 60)), 1.6, detail=3)
    fibres = graph.noise(graph.mapping(where, (22, 22, 22)), 3.0, detail=5, distortion=1.2)
    value = graph.maths("ADD", graph.maths("MULTIPLY", lines, 0.45), graph.maths("MULTIPLY", fibres, 0.55))
    base = lifted(colour)
    tone = graph.ramp(value, [(0.34, base * 0.88), (0.5, base), (0.68, np.minimum(base * 1.08, 0.92))])
    shader = graph.principled(tone, roughness=0.82, specular=0.18)
    slow = graph.noise(where, 3.2, detail=4)
    graph.bump(shader, graph.maths("MULTIPLY_ADD", slow, 4.0, value), strength=0.16, distance=0.02)
    return graph.finish(shader)


def box(half, edge, seed=3, steps=70):
    """A wrapped box standing on z = 0: its edges round, its faces sunk and swollen a little as paper over cloth is."""
    side = np.linspace(-1, 1, steps)
    faces, points = [], []
    for axis in range(3):
        for way in (-1, 1):
            a, b = np.meshgrid(side, side, indexing="ij")
            cube = np.zeros((steps, steps, 3))
            cube[..., axis] = way
            cube[..., (axis + 1) % 3], cube[..., (axis + 2) % 3] = (a, b) if way > 0 else (b, a)
            spot = cube * half
            core = np.clip(spot, -half + edge, half - edge)
            out = spot - core
            out /= np.linalg.norm(out, axis=-1, keepdims=True) + 1e-9
            soft = 0.02 * waves(spot[..., 0] + 3 * axis, spot[..., 1] + spot[..., 2], seed, 0.9)
            full = SWELL * (1 - a**2) * (1 - b**2)
            spot = core + out * edge
            spot[..., axis] += way * (full + 0.5 * soft * (1 - a**4) * (1 - b**4))
            index = len(points) * steps * steps + np.arange(steps * steps).reshape(steps, steps)
            faces.append(np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4))
            points.append(spot)
    return np.stack(points).reshape(-1, 3) + [0, 0, half[2]], np.concatenate(faces)


EDGE, SWELL = 0.05, 0.035


def lid(half, x, y):
    """The height of the parcel's upper side, falling off at its round edges."""
    high = 2 * half[2] + SWELL * (1 - (x / half[0]) ** 2) * (1 - (y / half[1]) ** 2)
    for at, end in ((x, half[0]), (y, half[1])):
        beyond = np.clip(np.abs(at) - end + EDGE, 0, EDGE)
        high = high - EDGE + np.sqrt(EDGE**2 - beyond**2)
    return high


def girth(half, along, at, R):
    """A string round the parcel: along 0 it runs round the long way, along 1 across, drawn in at the edges."""
    end = half[along]
    over = np.linspace(-end, end, 160)
    top = lid(half, *((over, at) if along == 0 else (at, over))) + R * 0.7
    t = np.linspace(0, 1, 60)
    out = end + SWELL * (1 - (2 * t - 1) ** 2) * (1 - (at / half[1 - along]) ** 2) + R * 0.9
    up = np.stack([-out, 0.01 + t * (2 * half[2] - EDGE)], -1)
    line = np.concatenate([up, np.stack([over, top], -1), (up * [-1, 1])[::-1]])
    line = np.stack([np.convolve(np.pad(line[:, k], 5, mode="edge"), np.ones(11) / 11, "valid") for k in (0, 1)], -1)
    out = np.full((len(line), 3), float(at))
    out[:, along], out[:, 2] = line[:, 0], line[:, 1]
    return out


def tied(rng, turn):
    """An order wrapped in brown paper, tied with linen string, a card under the bow."""
    half, R = np.array([0.95, 0.66, 0.21]), 0.0155
    points, faces = box(half, EDGE)
    things = [stage.mesh("parcel", points, faces, paper("paper", "#b08a5f"))]
    # The paper's edge, which lies over the long way and was pressed down by hand.
    x, y = np.meshgrid(np.linspace(-half[0] + 0.012, half[0] - 0.012, 90), np.linspace(-0.36, half[1] - 0.001, 60), indexing="ij")
    lift = 0.006 + 0.014 * np.clip((-0.26 - y) / 0.1, 0, 1) ** 2 * (0.4 + np.abs(waves(x, x * 0, 8, 0.7)))
    lift = (lift + 0.004 * waves(x, y, 3, 0.9)) * (1 - smooth(half[1] - 0.12, half[1], y))
    sheet = np.stack([x, y, lid(half, x, y) + lift], -1)
    things.append(stage.sheet("overlap", sheet, paper("overlap", "#b48f64")))
    # At the end the paper is folded in from both sides and up from below.
    up, across = np.meshgrid(np.linspace(0, 1, 24), np.linspace(-1, 1, 40), indexing="ij")
    z, y = 0.01 + 0.33 * up, across * (0.6 - 0.46 * up)
    bulge = SWELL * (1 - (z / half[2] - 1) ** 2) * (1 - (y / half[1]) ** 2)
    things.append(stage.sheet("flap", np.stack([-half[0] - bulge - 0.006 - 0.01 * up**2, y, z], -1), paper("flap", "#ab855b")))
    knot = np.array([-0.12, -0.04, lid(half, -0.12, -0.04)])
    lines = [girth(half, 0, knot[1], R), girth(half, 1, knot[0], R)]
    loops = [
        [(0, 0, 0.03), (0.12, 0.1, 0.1), (0.36, 0.24, 0.09), (0.44, 0.13, 0.04), (0.28, 0.02, 0.05), (0, 0, 0.045)],
        [(0, 0, 0.03), (-0.15, 0.06, 0.11), (-0.37, 0.13, 0.1), (-0.42, 0.0, 0.04), (-0.25, -0.06, 0.045), (0, 0, 0.045)],
        [(0, 0, 0.04), (0.1, -0.12, 0.05), (0.22, -0.26, 0.02), (0.42, -0.3, 0.015), (0.5, -0.4, 0.015)],
        [(0, 0, 0.04), (-0.08, -0.14, 0.05), (-0.12, -0.32, 0.018), (-0.27, -0.42, 0.014)],
        [(-0.045, -0.03, 0.02), (0.0, 0.04, 0.06), (0.05, 0.0, 0.04), (0.0, -0.045, 0.055), (-0.05, 0.01, 0.03)],
    ]
    lines += [knot + path(points)(np.linspace(0, 1, 160)) for points in loops]
    for i, line in enumerate(lines):
        Yarn(R, rng, fibres=9, fluff=22, halo=10, mess=0.16, twist=6).lay(f"string {i}", turned(line, turn)[None], "oat", 0.14)
    card = np.array([(-0.62, -0.42), (-0.12, -0.42), (-0.12, -0.1), (-0.62, -0.1)]) + [0.5, 0.02]
    spot = np.array([(*corner, lid(half, *corner) + 0.034) for corner in turned(np.c_[card, np.zeros(4)], 0.1)[:, :2]])
    things.append(stage.mesh("card", spot, [(0, 1, 2, 3)], wood.plain("card", "#f1eadd", 0.8, 0.1), smooth=False))
    for thing in things:
        thing.rotation_euler[2] = turn
