"""Felt: a mottled ground under a coat of short lying hair and a few that stand; and the loose hair of woollen cloth."""

import bpy
import numpy as np

from colour import lifted, mix
from shade import Graph
from weave import striped_at
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


def scattered(points, faces, count, rng):
    """Random spots on a mesh of triangles: places, normals, and which face's corners (their shares) they are between."""
    normal, area = facing(points, faces)
    chosen = rng.choice(len(faces), count, p=area / area.sum())
    u, v = rng.uniform(0, 1, (2, count))
    flip = (u + v) > 1
    u, v = np.where(flip, 1 - u, u), np.where(flip, 1 - v, v)
    shares = np.stack([1 - u - v, u, v], 1)
    return np.einsum("nk,nkd->nd", shares, points[faces[chosen]]), normal[chosen], (chosen, shares)


def facing(points, faces):
    """Triangles' unit normals and areas."""
    a, b, c = (points[faces[:, i]] for i in range(3))
    normal = np.cross(b - a, c - a)
    twice = np.linalg.norm(normal, axis=1)
    return normal / (twice[:, None] + 1e-12), twice / 2


def coat(name, points, faces, colour, rng, lying=150000, standing=25000, scale=1.0, melange=0.22, light=1.0, which=None):
    """Hair over a mesh whose faces look outwards. Of several colours, `which` tells each hair's number from its root (as of `scattered`)."""
    points, faces = np.asarray(points, float), np.asarray(faces)
    if faces.shape[1] == 4:
        faces = np.vstack([faces[:, [0, 1, 2]], faces[:, [0, 2, 3]]])
    colours = colour if which else [colour]
    for kind, count, long, thin, low, high in (("lying", lying, 0.03, 0.0008, 0.02, 0.22), ("standing", standing, 0.02, 0.0006, 0.4, 1.2)):
        spot, normal, root = scattered(points, faces, count, rng)
        way = rng.normal(0, 1, (count, 3))
        way -= np.sum(way * normal, 1, keepdims=True) * normal
        way /= np.linalg.norm(way, axis=1, keepdims=True) + 1e-12
        way = way + normal * rng.uniform(low, high, (count, 1))
        curl = rng.normal(0, 0.35, (count, 3))
        curl -= np.sum(curl * normal, 1, keepdims=True) * normal
        size = long * scale * rng.uniform(0.5, 1.3, (count, 1))
        hair = np.stack([spot + (way * t + curl * t * t) * size for t in (0.0, 0.5, 1.0)], 1)
        number = which(*root) if which else np.zeros(count, int)
        for k, dye in enumerate(colours):
            # Blender breaks off over an object without a hair.
            if (number == k).any():
                strands(f"{name} {kind}", hair[number == k], thin * scale, fibre(f"{name} {kind}", dye, melange, light=light, thin=kind == "standing"))


def fuzzed(cloth, colours, rng, lying, standing, scale, light, check=None):
    """Hair over all that is made of a cloth, where the camera may see it; lying and standing: how many on a square unit. In a
    `check` they have their bands' colours, in turn where those of both cross.
    """
    scene = bpy.context.evaluated_depsgraph_get()
    for thing in [t for t in bpy.data.objects if t.type == "MESH" and t.active_material == cloth]:
        points, faces, flat = triangles(thing.evaluated_get(scene).to_mesh())
        normal, area = facing(points, faces)
        # What is turned away a little still shows its hair at the outline.
        seen = normal[:, 2] > -0.3
        size, flat = area[seen].sum(), flat[seen]
        banded = lambda face, share, flat=flat: striped_at(np.einsum("nk,nkd->nd", share, flat[face]), check).mean(1) > rng.uniform(0, 1, len(face))
        dye, which = (colours, banded) if check else (colours[0], None)
        coat(f"{thing.name} hair", points, faces[seen], dye, rng, int(lying * size), int(standing * size), scale, 0.04, light, which)


def triangles(data):
    """A mesh as arrays: its points, its triangles, and for each of their corners its place in the pattern."""
    data.calc_loop_triangles()
    points, flat = np.empty((len(data.vertices), 3)), np.empty((len(data.loops), 2))
    faces, loops = np.empty((2, len(data.loop_triangles), 3), int)
    data.vertices.foreach_get("co", points.ravel())
    data.uv_layers["pattern"].data.foreach_get("uv", flat.ravel())
    data.loop_triangles.foreach_get("vertices", faces.ravel())
    data.loop_triangles.foreach_get("loops", loops.ravel())
    return points, faces, flat[loops]
