"""Stoneware made by hand: slabs with a hole, and glaze that is thin on edges, pools in hollows and stays uneven."""

import numpy as np
from scipy.spatial import cKDTree

import stage
from colour import lifted, linear, mix
from noise import waves
from shade import Graph
from timber import attribute, written
from weave import multiply


def rounded(share):
    """A quarter circle's height over a share of its width."""
    return np.sqrt(1 - (1 - np.clip(share, 0, 1)) ** 2)


def pierced(name, rim, hole, thick, soft, skin, relief=None, pooled=None, steps=60, seed=1):
    """A slab round a hole at the origin: `rim` is its outline at even angles, `soft` how far its edges are rounded.

    `relief(x, y)` is added to its front; `pooled(x, y, edge)` says how thick the glaze is at a distance from the edge, and how much of a second one.
    """
    n = len(rim)
    s = 0.5 - 0.5 * np.cos(np.pi * np.linspace(0, 1, steps))
    away = np.linalg.norm(rim, axis=1, keepdims=True)
    way = rim / away
    flat = way * (hole + (away - hole) * s[:, None, None])
    x, y = flat[..., 0], flat[..., 1]
    edge = cKDTree(rim).query(flat)[0]
    edge[-1] = 0
    inner = np.linalg.norm(flat, axis=2) - hole
    half = thick / 2 * rounded(edge / soft) * rounded(inner / (0.6 * soft))
    half *= 1 + 0.05 * waves(x, y, seed, 0.35)
    front = half + (relief(x, y) * np.clip(edge / soft, 0, 1) if relief else 0)
    some = np.unique(np.r_[0 : steps - 1 : max(1, steps // 40), steps - 1])[1:-1][::-1]
    surface = np.concatenate([np.stack([x, y, front], -1), np.stack([x, y, -0.9 * half], -1)[some]])
    index = np.arange(len(surface) * n).reshape(len(surface), n)
    below, beside = np.roll(index, -1, 0), np.roll(index, -1, 1)
    faces = np.stack([index, below, np.roll(below, -1, 1), beside], -1).reshape(-1, 4)
    thing = stage.mesh(name, surface.reshape(-1, 3), faces, skin)
    glaze = pooled(x, y, edge) if pooled else (1 - np.exp(-edge / soft), np.zeros_like(x))
    both = [np.concatenate([g, g[some]]).ravel() for g in glaze]
    written(thing, "glaze", both[0])
    written(thing, "second", both[1])
    return thing


def disc_rim(radius, centre, count, uneven, seed):
    """The outline of a pressed disc seen from its hole at the origin."""
    a = np.linspace(0, 2 * np.pi, count, endpoint=False)
    r = radius * (1 + uneven * waves(np.cos(a), np.sin(a), seed, 1.6))
    way = np.stack([np.cos(a), np.sin(a)], 1)
    along = way @ np.asarray(centre)
    far = along + np.sqrt(np.maximum(along**2 - np.dot(centre, centre) + r**2, 0))
    return way * far[:, None]


def half_rim(radius, below, corner, count, uneven, seed):
    """The outline of a half disc, its straight side up and `below` it the hole at the origin; its corners are rounded."""
    a = np.linspace(0, 2 * np.pi, count, endpoint=False)
    way = np.stack([np.cos(a), np.sin(a)], 1)
    core = radius - corner

    def outside(p):
        x, y = p[:, 0], p[:, 1] - below + corner
        straight = np.hypot(np.maximum(np.abs(x) - core, 0), y)
        return np.where(y > 0, straight, np.maximum(np.hypot(x, y) - core, y))

    near, far = np.zeros(count), np.full(count, 3 * radius)
    for _ in range(40):
        middle = (near + far) / 2
        is_in = outside(way * middle[:, None]) < corner
        near, far = np.where(is_in, middle, near), np.where(is_in, far, middle)
    return way * (near * (1 + uneven * waves(np.cos(a), np.sin(a), seed, 1.2)))[:, None]


def glazed(name, colour, second=None, body="#a98e6d", speckle="#5a4634", rough=0.24, specks=0.5, size=1.0):
    """Glaze over a buff body: what is written as `glaze` is thin (0: the body shows) to pooled (1.3), `second` another glaze over it."""
    graph = Graph(name)
    where = graph.add("TexCoord").outputs["Object"]
    at = graph.mapping(where, (size, size, size))
    base = lifted(colour, 1.06)
    coats = [base] if second is None else [base, lifted(second, 1.06)]
    cloud = graph.noise(at, 9, detail=4, roughness=0.6)
    thick = graph.maths("MULTIPLY_ADD", graph.maths("SUBTRACT", cloud, 0.5), 0.5, attribute(graph, "glaze"))
    shades = [graph.ramp(graph.maths("DIVIDE", thick, 1.5), [(0.04, mix(linear(body), c, 0.25)), (0.3, mix(c, linear(body), 0.16)), (0.55, c), (1.0, c * np.array([0.74, 0.8, 0.82]))]) for c in coats]
    tone = shades[0]
    if second is not None:
        border = graph.maths("MULTIPLY_ADD", graph.maths("SUBTRACT", cloud, 0.5), 0.5, attribute(graph, "second"))
        tone = graph.blend(graph.smooth(graph.maths("MULTIPLY_ADD", graph.maths("SUBTRACT", border, 0.5), 3.0, 0.5)), *shades)
        overlap = graph.bell((graph.maths("SUBTRACT", border, 0.45), 0.22))
        tone = multiply(graph, tone, graph.blend(overlap, np.ones(3), np.array([0.8, 0.82, 0.8])))
    slow = graph.noise(at, 7, detail=2)
    for fine, most in ((75, 0.655), (150, 0.66), (34, 0.73)):
        spot = graph.noise(at, fine, detail=1, roughness=0.4)
        share = graph.smooth(graph.maths("MULTIPLY", graph.maths("SUBTRACT", graph.maths("MULTIPLY_ADD", slow, 0.3, spot), most + 0.2 - 0.06 * specks), 22.0))
        tone = graph.blend(graph.maths("MULTIPLY", share, 0.7), tone, linear(speckle))
    skin = graph.noise(at, 13, detail=3)
    pits = graph.noise(at, 120, detail=1)
    shader = graph.principled(tone, roughness=graph.maths("MULTIPLY_ADD", cloud, 0.16, rough - 0.08), specular=0.5)
    height = graph.maths("MULTIPLY_ADD", graph.smooth(graph.maths("MULTIPLY", graph.maths("SUBTRACT", pits, 0.7), 12.0)), -0.35, skin)
    graph.bump(shader, height, strength=0.22, distance=0.018 / size)
    return graph.finish(shader)
