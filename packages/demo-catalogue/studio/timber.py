"""Wood as a solid: year rings round a pith, rays and pores, so that whatever form is cut from it shows its own figure and end grain."""

import numpy as np
from scipy.spatial.transform import Rotation

from colour import lifted, mix
from shade import Graph
from weave import multiply

# Species: spring and summer wood, rings a centimetre, how dark and how uneven the rings are, how much of the pores is seen.
SPECIES = {
    "alder": ("#b2763c", "#733f1b", 4.2, 0.72, 1.1, 1.3),
    "birch": ("#dcc39b", "#c09a68", 3.4, 0.6, 1.0, 0.8),
    "juniper": ("#c9975f", "#8f5730", 6.5, 0.9, 1.3, 0.5),
    "walnut": ("#7c5537", "#4a2f1e", 2.8, 0.8, 1.2, 1.3),
}


def written(thing, name, values):
    """Write numbers, one or three to a point, on a mesh for its material to read."""
    values = np.asarray(values, np.float32)
    kind, field = ("FLOAT", "value") if values.ndim == 1 else ("FLOAT_VECTOR", "vector")
    thing.data.attributes.new(name, kind, "POINT").data.foreach_set(field, values.ravel())


def points(thing):
    """The places of a mesh's points."""
    flat = np.empty(3 * len(thing.data.vertices))
    thing.data.vertices.foreach_get("co", flat)
    return flat.reshape(-1, 3)


def cut(thing, rng, pith=(1.5, 4.0), lean=0.12, along="z", scale=5.0, angle=None):
    """Say where in a trunk a thing was cut: its grain `along` an axis and leaning a little, the pith so many centimetres away at an `angle`; `scale` centimetres a unit."""
    first = {"z": Rotation.identity(), "y": Rotation.from_euler("x", 90, degrees=True), "x": Rotation.from_euler("y", 90, degrees=True)}[along]
    turn = Rotation.from_euler("xy", rng.normal(0, lean, 2)) * first
    away, angle = rng.uniform(*pith), rng.uniform(0, 2 * np.pi) if angle is None else angle
    written(thing, "tree", turn.apply(points(thing)) * scale + [away * np.cos(angle), away * np.sin(angle), rng.uniform(0, 40)])


def attribute(graph, name, field="Fac"):
    """What was written on the mesh."""
    node = graph.add("Attribute")
    node.attribute_name = name
    return node.outputs[field]


def late(graph, year, uneven):
    """How much a place is summer wood: rising slowly through its year and ending sharply, in some years hardly."""
    share = graph.ramp(graph.maths("FRACT", year), [(0.0, np.zeros(3)), (0.45, np.full(3, 0.1)), (0.8, np.full(3, 0.55)), (0.93, np.ones(3)), (1.0, np.full(3, 0.1))])
    node = graph.add("TexWhiteNoise")
    node.noise_dimensions = "1D"
    graph.feed(node.inputs["W"], graph.maths("FLOOR", year))
    strong = graph.maths("MULTIPLY_ADD", node.outputs[0], 0.7 * uneven, 1 - 0.55 * uneven, clamp=True)
    return graph.maths("MULTIPLY", share, strong)


def solid(name, species, rough=0.5, coat=0.12, paint=None):
    """Oiled wood of a thing that was `cut`; or painted thinly, its grain felt through the paint and bare where it is `worn`."""
    spring, summer, rings, dark, uneven, open_ = SPECIES[species]
    graph = Graph(name)
    where = attribute(graph, "tree", "Vector")
    x, y, z = graph.split(where)
    flat = graph.maths("SQRT", graph.maths("MULTIPLY_ADD", x, x, graph.maths("MULTIPLY", y, y)))
    wander = graph.noise(graph.mapping(where, (0.7, 0.7, 0.22)), 1.0, detail=3)
    far = graph.maths("MULTIPLY_ADD", wander, 0.9, flat)
    wide = graph.noise(graph.join(far, 0.0), 0.9, detail=1)
    year = graph.maths("MULTIPLY_ADD", far, rings, graph.maths("MULTIPLY", wide, 2.2 * uneven))
    summer_wood = late(graph, year, min(uneven, 1.2))
    base, deep = lifted(spring), lifted(summer)
    tone = graph.blend(graph.maths("MULTIPLY", summer_wood, dark), base, deep)
    fibre = graph.noise(graph.mapping(where, (17, 17, 0.8)), 1.0, detail=5, roughness=0.6)
    tone = multiply(graph, tone, graph.ramp(fibre, [(0.3, np.array([0.84, 0.82, 0.79])), (0.5, np.ones(3)), (0.72, np.full(3, 1.08))]))
    slow = graph.noise(graph.mapping(where, (0.9, 0.9, 0.25)), 1.0, detail=2)
    tone = multiply(graph, tone, graph.ramp(slow, [(0.32, np.array([0.86, 0.82, 0.78])), (0.68, np.array([1.06, 1.05, 1.03]))]))
    pore = graph.noise(graph.mapping(where, (75, 75, 4.5)), 1.0, detail=2)
    ray = graph.noise(graph.join(graph.maths("MULTIPLY", graph.maths("ARCTAN2", y, x), 90.0), graph.maths("MULTIPLY", flat, 1.6), graph.maths("MULTIPLY", z, 2.4)), 1.0, detail=2)
    holes = graph.maths("MULTIPLY", graph.maths("SUBTRACT", 0.42, pore, clamp=True), -2.6 * open_)
    flecks = graph.maths("MULTIPLY", graph.maths("SUBTRACT", ray, 0.5), 0.22)
    fine = graph.maths("ADD", holes, flecks)
    felt = graph.maths("ADD", graph.maths("MULTIPLY", fibre, 0.6), graph.maths("MULTIPLY", summer_wood, 0.35))
    if paint:
        tone, fine = painted(graph, tone, felt, fine, paint)
    graph.grain(fine)
    shader = graph.principled(tone, roughness=graph.maths("MULTIPLY_ADD", fibre, 0.24, rough - 0.12), specular=0.35, Coat_Weight=coat, Coat_Roughness=0.3)
    graph.bump(shader, graph.maths("MULTIPLY_ADD", pore, 0.3, felt), strength=0.3 if paint else 0.16, distance=0.006)
    return graph.finish(shader)


def painted(graph, tone, felt, fine, paint):
    """A thin coat over the wood: the brush left more of it here and there, and where the thing was `worn` it is gone."""
    where = attribute(graph, "tree", "Vector")
    cloud = graph.noise(where, 1.1, detail=3)
    base = lifted(paint, 1.05)
    coat = graph.ramp(cloud, [(0.3, base * 0.9), (0.7, mix(base, np.ones(3), 0.05))])
    coat = multiply(graph, coat, graph.ramp(felt, [(0.25, np.full(3, 1.05)), (0.6, np.full(3, 0.9))]))
    rubbed = graph.maths("MULTIPLY_ADD", graph.noise(where, 5, detail=5, roughness=0.7), 1.5, graph.maths("SUBTRACT", attribute(graph, "worn"), 1.1))
    bare = graph.smooth(graph.maths("MULTIPLY_ADD", rubbed, 5.0, 0.0))
    share = graph.maths("MULTIPLY_ADD", graph.maths("SUBTRACT", felt, 0.35), 0.3, bare, clamp=True)
    return graph.blend(share, coat, tone), graph.maths("MULTIPLY", fine, 0.45)
