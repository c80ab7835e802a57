"""Felt: a mottled ground under a coat of short lying hair and a few that stand."""

import numpy as np

from colour import lifted, mix
from shade import Graph
from yarn import fibre, strands


def ground(name, colour, melange=0.18):
    """The felt itself, mottled."""
    graph = Graph(name)
    where = graph.add("TexCoord").outputs["Object"]
    spot = graph.noise(where, 34, detail=5, distortion=1.2)
    slow = graph.noise(where, 5, detail=2)
    base = lifted(colour)
    value = graph.maths("ADD", graph.maths("MULTIPLY", spot, 0.8), graph.maths("MULTIPLY", slow, 0.2))
    tone = graph.ramp(value, [(0.3, base * (1 - 1.5 * melange)), (0.5, base), (0.7, mix(base, [0.86, 0.83, 0.78], melange))])
    shader = graph.principled(tone, roughness=1.0, specular=0.02)
    graph.bump(shader, spot, strength=0.5, distance=0.012)
    return graph.finish(shader)


def samples(points, faces, count, rng):
    """Random spots on a mesh (triangles or quads): places and normals."""
    points, faces = np.asarray(points, float), np.asarray(faces)
    if faces.shape[1] == 4:
        faces = np.vstack([faces[:, [0, 1, 2]], faces[:, [0, 2, 3]]])
    a, b, c = (points[faces[:, i]] for i in range(3))
    normal = np.cross(b - a, c - a)
    area = np.linalg.norm(normal, axis=1)
    chosen = rng.choice(len(faces), count, p=area / area.sum())
    u, v = rng.uniform(0, 1, (2, count, 1))
    flip = (u + v) > 1
    u, v = np.where(flip, 1 - u, u), np.where(flip, 1 - v, v)
    spot = a[chosen] + u * (b - a)[chosen] + v * (c - a)[chosen]
    return spot, normal[chosen] / (area[chosen][:, None] + 1e-12)


def coat(name, points, faces, colour, rng, lying=150000, standing=25000, scale=1.0, melange=0.22):
    """Hair over a mesh whose faces look outwards."""
    for kind, count, long, thin, low, high in (("lying", lying, 0.03, 0.0008, 0.02, 0.22), ("standing", standing, 0.02, 0.0006, 0.4, 1.2)):
        spot, normal = samples(points, faces, count, rng)
        way = rng.normal(0, 1, (count, 3))
        way -= np.sum(way * normal, 1, keepdims=True) * normal
        way /= np.linalg.norm(way, axis=1, keepdims=True) + 1e-12
        way = way + normal * rng.uniform(low, high, (count, 1))
        curl = rng.normal(0, 0.35, (count, 3))
        curl -= np.sum(curl * normal, 1, keepdims=True) * normal
        size = long * scale * rng.uniform(0.5, 1.3, (count, 1))
        hair = np.stack([spot + (way * t + curl * t * t) * size for t in (0.0, 0.5, 1.0)], 1)
        strands(f"{name} {kind}", hair, thin * scale, fibre(f"{name} {kind}", colour, melange, light=1.0, thin=kind == "standing"))
