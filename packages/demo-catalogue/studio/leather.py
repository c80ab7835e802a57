"""Vegetable-tanned leather: straps with their burnished edges, sewn on by hand."""

import numpy as np

import sewing
import stage
from colour import lifted, mix
from noise import path, smooth
from shade import Graph
from weave import multiply
from yarn import strands

# In cm: a strap's width, its thickness, a saddle stitch and its thread.
WIDE, THICK, STITCH, THREAD = 2.4, 0.38, 0.56, 0.055
STEP = 0.12


def hide(colour, cm, light=1.0):
    """Leather `cm` units to a centimetre: darker and lighter where it was tanned and touched, pores, small wrinkles, a soft gloss."""
    graph = Graph("hide")
    where = graph.mapping(graph.add("TexCoord").outputs["Object"], (1 / cm,) * 3)
    less = lambda socket: graph.maths("SUBTRACT", socket, 0.5)
    slow, cloud = graph.noise(where, 0.16, detail=2), graph.noise(where, 0.9, detail=4, distortion=0.6)
    base = lifted(colour, 1.0) * light
    tone = graph.ramp(slow, [(0.35, base * 0.8), (0.5, base), (0.68, mix(base * 1.15, [0.5, 0.33, 0.19], 0.12))])
    tone = multiply(graph, tone, graph.ramp(cloud, [(0.3, np.full(3, 0.86)), (0.7, np.full(3, 1.08))]))
    pores = graph.add("TexVoronoi")
    graph.feed(pores.inputs["Vector"], where)
    pores.inputs["Scale"].default_value = 7.0
    wrinkle = less(graph.noise(where, 4.5, detail=4, distortion=1.0))
    shader = graph.principled(tone, roughness=graph.maths("MULTIPLY_ADD", cloud, 0.3, 0.36), specular=0.4)
    graph.bump(shader, graph.maths("MULTIPLY_ADD", pores.outputs["Distance"], 0.02 * cm, graph.maths("MULTIPLY", wrinkle, 0.05 * cm)), strength=1.0, distance=1.0)
    graph.grain(graph.maths("MULTIPLY", less(graph.noise(where, 6, detail=3)), 0.34))
    return graph.finish(shader)


def sewn(points, out, down, skins, rng, cm):
    """A strap along points whose ends, `down` long, lie flat with `out` upwards; between them it turns its breadth across the bow. `skins`: leather, its edge, the thread's colour."""
    line = sewing.along(path(points)(np.linspace(0, 1, 2000)), STEP)
    far = np.arange(len(line)) * STEP
    far = np.minimum(far, far[-1] - far)
    way = np.gradient(line, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    centre = line[far > down].mean(0)
    away = line - [centre[0], centre[1], line[far > down][:, 2].min()]
    away[:, 1] = 0
    perp = lambda a: (a - np.sum(a * way, 1, keepdims=True) * way) / (np.linalg.norm(a - np.sum(a * way, 1, keepdims=True) * way, axis=1, keepdims=True) + 1e-9)
    turned = (np.pi / 2 * smooth(down + 0.5, far.max() - 2.0, far))[:, None]
    normal = perp(np.cos(turned) * perp(np.broadcast_to(out, line.shape)) + np.sin(turned) * perp(away))
    side = np.cross(way, normal)
    strap(line, side, normal, far, skins, cm)
    stitches(line, side, normal, down, skins[2], rng, cm)


def strap(line, side, normal, far, skins, cm):
    """The strap's mesh: flat faces, rounded darker edges, ends cut round, thinner where it is sewn."""
    h, t = WIDE / 2, THICK / 2
    end = np.sqrt(np.clip(1 - (1 - np.clip(far / 0.9, 0, 1)) ** 2, 0.02, 1)) ** 0.8
    profile = [(-h + 0.12, t), *[(x, t + 0.012) for x in np.linspace(-h + 0.3, h - 0.3, 7)], (h - 0.12, t), (h - 0.03, t * 0.6), (h, 0), (h - 0.03, -t * 0.6), (h - 0.12, -t), (0, -t), (-h + 0.12, -t), (-h + 0.03, -t * 0.6), (-h, 0), (-h + 0.03, t * 0.6)]
    points = np.stack([line + side * (a * end)[:, None] + normal * b for a, b in profile], 1)
    n, count = len(profile), len(line)
    index = np.arange(count * n).reshape(count, n)
    after = np.roll(index, -1, 1)
    faces = np.stack([index[:-1], index[1:], after[1:], after[:-1]], -1)
    ends = [index[0].tolist(), index[-1][::-1].tolist()]
    thing = stage.mesh("strap", points.reshape(-1, 3) * cm, [*faces.reshape(-1, 4).tolist(), *ends], skins[0])
    thing.data.materials.append(skins[1])
    burnished = np.zeros(n, int)
    burnished[8:12] = burnished[14:18] = 1
    number = np.concatenate([np.tile(burnished, count - 1), [1, 1]]).astype(np.int32)
    thing.data.polygons.foreach_set("material_index", number)


def stitches(line, side, normal, down, colour, rng, cm):
    """A row of saddle stitches along both edges and across the ends, each a little slanted and sunk at its holes."""
    inset = WIDE / 2 - 0.33
    legs = []
    for k in (1, -1):
        rows = line[::k], side[::k], normal[::k]
        last = int((down - 0.35) / STEP)
        first = int(0.5 / STEP)
        box = [(last, -inset), (first, -inset), (first, inset), (last, inset), (last, -inset)]
        marks = sewing.along(np.array([(i * STEP, a) for i, a in box]), STITCH)
        for a, b in zip(marks[:-1], marks[1:]):
            ends = []
            for (s, across), share in ((a, 0.12), (b, -0.12)):
                s, across = s + share * (b - a)[0] + rng.normal(0, 0.012), across + share * (b - a)[1] + rng.normal(0, 0.012) + 0.18 * share
                i = int(round(s / STEP))
                ends.append(rows[0][i] + rows[1][i] * across + rows[2][i] * (THICK / 2))
            up = rows[2][int(round(a[0] / STEP))]
            t = np.linspace(0, 1, 6)[:, None]
            legs.append(ends[0] + t * (ends[1] - ends[0]) + up * (0.075 * np.sin(np.pi * t) ** 0.5 - 0.04))
    strands("stitches", np.stack(legs) * cm, THREAD * cm, sewing.thread(colour, 0.85))
