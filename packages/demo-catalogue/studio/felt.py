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


def grown(normal, low, high, rng):
    """Where hairs grow to from roots with these normals, rising by `low` to `high` of their length, and how they curl."""
    flat = lambda arrows: arrows - np.sum(arrows * normal, 1, keepdims=True) * normal
    way = flat(rng.normal(0, 1, normal.shape))
    way /= np.linalg.norm(way, axis=1, keepdims=True) + 1e-12
    way = way + normal * rng.uniform(low, high, (len(normal), 1))
    return way, flat(rng.normal(0, 0.35, normal.shape))


def coat(name, points, faces, colour, rng, lying=150000, standing=25000, scale=1.0, melange=0.22, light=1.0, which=None):
    """Hair over a mesh whose faces look outwards. Of several colours, `which` tells each hair's number from its root (as of `scattered`)."""
    points, faces = np.asarray(points, float), np.asarray(faces)
    if faces.shape[1] == 4:
        faces = np.vstack([faces[:, [0, 1, 2]], faces[:, [0, 2, 3]]])
    colours = colour if which else [colour]
    for kind, count, long, thin, low, high in (("lying", lying, 0.03, 0.0008, 0.02, 0.22), ("standing", standing, 0.02, 0.0006, 0.4, 1.2)):
        spot, normal, root = scattered(points, faces, count, rng)
        way, curl = grown(normal, low, high, rng)
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


def matted(name, colour, cm, melange=0.2, light=0.68, seen=1.0, clouds=1.0):
    """Thick wool felt as it is cut from the roll, `cm` units to a centimetre: clouds, clumps, fibres of lighter and darker wool lying
    every way, `seen` how near by and `clouds` how much of the clouds it has."""
    graph = Graph(name)
    where = graph.mapping(graph.add("TexCoord").outputs["Object"], (1 / cm,) * 3)
    less = lambda socket: graph.maths("SUBTRACT", socket, 0.5)
    cloud = graph.maths("MULTIPLY", less(graph.noise(where, 0.22, detail=3)), clouds)
    # Clumps of unlike sizes, here thick and there hardly any, or the felt is printed.
    fine, wide = less(graph.noise(where, 2.6 * seen, detail=4, distortion=0.7)), less(graph.noise(where, 0.9 * seen, detail=3, distortion=1.4))
    there = graph.smooth(graph.maths("MULTIPLY_ADD", graph.noise(where, 0.4 * seen, detail=2, distortion=0.8), 3.0, -1.0))
    clump = graph.maths("MULTIPLY_ADD", graph.maths("MULTIPLY", fine, there), 1.2, graph.maths("MULTIPLY", wide, 0.6))
    fibres = 0.0
    for turn, tip in ((0.3, 0.0), (1.5, 0.5), (2.5, -0.4)):
        lying = graph.mapping(graph.mapping(where, rotation=(tip, 0.5 * tip, turn)), (17 * seen, 2.4 * seen, 17 * seen))
        fibres = graph.maths("ADD", fibres, less(graph.noise(lying, 1.0, detail=2, distortion=0.8)))
    base = lifted(colour, light)
    slow = graph.maths("MULTIPLY_ADD", clump, 0.4, graph.maths("MULTIPLY", cloud, seen))
    tone = graph.ramp(graph.maths("ADD", slow, 0.5), [(0.3, base * (1 - 0.9 * melange)), (0.5, base), (0.7, base * (1 + 0.8 * melange))])
    shader = graph.principled(tone, roughness=1.0, specular=0.02)
    graph.bump(shader, graph.maths("MULTIPLY_ADD", clump, 0.024 * cm / seen, graph.maths("MULTIPLY", cloud, 0.12 * cm)), strength=1.0, distance=1.0)
    fleck = less(graph.noise(where, 8.5 * seen, detail=3, distortion=1.6, roughness=0.65))
    height = graph.maths("MULTIPLY", graph.maths("MULTIPLY_ADD", fibres, 0.03, graph.maths("MULTIPLY", fleck, 0.05)), cm / seen)
    wool = graph.maths("MULTIPLY", graph.maths("MULTIPLY_ADD", fleck, 1.3, fibres), 1.6 * melange)
    graph.grain(graph.maths("MULTIPLY_ADD", graph.relief(height, 1.0), 0.6, wool))
    return graph.finish(shader)


def skin(thing, cm):
    """A thing's points, its triangles and how many square centimetres they are."""
    data = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    points = np.empty((len(data.vertices), 3))
    data.vertices.foreach_get("co", points.ravel())
    data.calc_loop_triangles()
    faces = np.empty((len(data.loop_triangles), 3), int)
    data.loop_triangles.foreach_get("vertices", faces.ravel())
    return points, faces, facing(points, faces)[1].sum() / cm**2


def heathered(thing, colour, rng, cm, dense=40):
    """Single fibres of lighter and darker wool matted into the surface, so many on a square centimetre, as they are seen from afar."""
    points, faces, area = skin(thing, cm)
    count = int(area * dense)
    spot, normal, _ = scattered(points, faces, count, rng)
    way, curl = grown(normal, 0.0, 0.03, rng)
    size = 0.36 * cm * rng.lognormal(0, 0.4, (count, 1))
    hair = np.stack([spot + 0.001 * cm * normal + (way * t + 1.6 * curl * t * t) * size for t in np.linspace(0, 1, 5)], 1)
    tone = np.broadcast_to(rng.normal(0.02, 0.34, (count, 1)), (count, 5))
    strands(f"{thing.name} wool", hair, 0.0075 * cm * rng.lognormal(0, 0.3, (count, 5)), fibre(f"{thing.name} wool", colour, 0.22, light=0.66), tone)


def nap(thing, colour, rng, cm, lying=48, standing=9, melange=0.2):
    """The few loose hairs of cut felt, so many on a square centimetre: most lie within the surface, some stand up by a millimetre."""
    points, faces, area = skin(thing, cm)
    for kind, share, long, thin, low, high in (("lying", lying, 0.17, 0.0024, 0.0, 0.08), ("standing", standing, 0.11, 0.003, 0.3, 1.6)):
        count = int(area * share)
        spot, normal, _ = scattered(points, faces, count, rng)
        way, curl = grown(normal, low, high, rng)
        size = cm * long * rng.lognormal(0, 0.45, (count, 1))
        hair = np.stack([spot + (way * t + curl * t * t) * size for t in (0.0, 0.35, 0.7, 1.0)], 1)
        hair = hair @ np.array(thing.matrix_world)[:3, :3].T + np.array(thing.matrix_world)[:3, 3]
        strands(f"{thing.name} {kind}", hair, thin * cm, fibre(f"{thing.name} {kind}", colour, melange, light=0.7, thin=kind == "standing"))
