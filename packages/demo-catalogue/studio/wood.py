"""Wood, brass, leather and glaze, and the small objects made of them."""

import bpy
import numpy as np

import stage
from colour import lifted, linear, mix
from shade import Graph
from weave import multiply


def grain(name, colour, scale=1.0, along="x", rough=0.55):
    """Oiled wood, its grain along one axis of the object."""
    graph = Graph(name)
    where = graph.add("TexCoord").outputs["Object"]
    stretch = {"x": (0.55, 7, 7), "y": (7, 0.55, 7), "z": (7, 7, 0.55)}[along]
    streak = graph.noise(graph.mapping(where, tuple(s * scale for s in stretch)), 1.6, detail=6, distortion=0.5)
    pore = graph.noise(graph.mapping(where, tuple(s * scale * 5 for s in stretch)), 2.2, detail=3)
    base = lifted(colour)
    value = graph.maths("ADD", graph.maths("MULTIPLY", streak, 0.75), graph.maths("MULTIPLY", pore, 0.25))
    tone = graph.ramp(value, [(0.3, base * 0.6), (0.5, base), (0.7, mix(base, [0.85, 0.75, 0.6], 0.25))])
    shader = graph.principled(tone, roughness=rough, specular=0.25)
    graph.bump(shader, value, strength=0.12, distance=0.01)
    return graph.finish(shader)


def planed(name, colour, along="x"):
    """Beech that was planed or turned and waxed: narrow wavering year rings, short dark flecks, a soft sheen."""
    graph = Graph(name)
    where = graph.add("TexCoord").outputs["Object"]
    line = lambda long, thin: tuple(long if axis == along else thin for axis in "xyz")
    rings = graph.noise(graph.mapping(where, line(1.6, 62)), 1.0, detail=4, distortion=0.35)
    fleck = graph.noise(graph.mapping(where, line(26, 240)), 1.0, detail=2)
    slow = graph.noise(graph.mapping(where, line(2.2, 9)), 1.0, detail=2)
    base = lifted(colour)
    tone = graph.ramp(rings, [(0.28, base * 0.7), (0.46, base * 0.98), (0.54, base * 1.04), (0.74, base * 0.8)])
    tone = multiply(graph, tone, graph.ramp(fleck, [(0.3, np.full(3, 0.72)), (0.42, np.ones(3)), (0.7, np.full(3, 1.05))]))
    tone = multiply(graph, tone, graph.ramp(slow, [(0.3, np.array([0.86, 0.83, 0.8])), (0.7, np.full(3, 1.06))]))
    shader = graph.principled(tone, roughness=graph.maths("MULTIPLY_ADD", fleck, 0.2, 0.34), specular=0.35, Coat_Weight=0.22, Coat_Roughness=0.28)
    graph.bump(shader, rings, strength=0.1, distance=0.006)
    return graph.finish(shader)


def steel(name, colour="#c3c0ba", rough=0.27):
    """Bright steel in the studio: what looks at the camera mirrors the dark room behind it, what looks down the floor, the rest window and plaster."""
    graph = Graph(name)
    where = graph.add("TexCoord")
    _, up, out = graph.split(where.outputs["Reflection"])
    base = lifted(colour, 1.05)
    room = graph.ramp(out, [(0.0, base), (0.5, 0.95 * base), (0.85, 0.76 * base), (1.0, 0.68 * base)])
    floor = graph.ramp(graph.maths("MULTIPLY_ADD", up, 0.5, 0.5), [(0.25, np.full(3, 0.6)), (0.55, np.ones(3))])
    tone = multiply(graph, room, floor)
    worn = graph.noise(where.outputs["Object"], 40, detail=4)
    shader = graph.principled(tone, roughness=graph.maths("MULTIPLY_ADD", worn, 0.08, rough - 0.04), specular=0.5, Metallic=1.0)
    return graph.finish(shader)


def plain(name, colour, rough=0.5, specular=0.3, metal=0.0):
    """One smooth material."""
    graph = Graph(name)
    return graph.finish(graph.principled(lifted(colour, 1.05), roughness=rough, specular=specular, Metallic=metal))


def brass():
    return plain("brass", "#b08d57", 0.35, 0.5, 1.0)


def silver():
    return plain("silver", "#d4d1ca", 0.3, 0.5, 1.0)


def worn_steel(name="steel", colour="#b4b2ad"):
    """Ground steel that has worked for years: drawn lengthwise (y), dull in places, here and there a scratch across."""
    graph = Graph(name)
    where = graph.add("TexCoord").outputs["Object"]
    ground = graph.noise(graph.mapping(where, (90, 2.2, 90)), 1.0, detail=4)
    handled = graph.noise(where, 4.5, detail=4, distortion=0.6)
    scratch = graph.noise(graph.mapping(where, (3, 170, 3), rotation=(0, 0, 0.5)), 1.0, detail=2)
    worn = graph.maths("ADD", graph.maths("MULTIPLY", ground, 0.5), graph.maths("MULTIPLY", handled, 0.5))
    base = lifted(colour, 1.05)
    shader = graph.principled(graph.ramp(worn, [(0.32, base * 0.5), (0.5, base * 0.9), (0.68, base * 1.15)]), specular=0.5, Metallic=1.0)
    graph.feed(shader.inputs["Roughness"], graph.maths("MULTIPLY_ADD", handled, 0.5, 0.16))
    graph.bump(shader, graph.maths("ADD", ground, graph.maths("MULTIPLY", scratch, 0.4)), strength=0.25, distance=0.004)
    return graph.finish(shader)


def lacquer(name, colour, bare="#8d8a84"):
    """Black lacquer on iron, rubbed matt by hands and through to the metal along its edges."""
    graph = Graph(name)
    where = graph.add("TexCoord").outputs["Object"]
    slow, fine = graph.noise(where, 6, detail=4), graph.noise(where, 55, detail=3)
    edge = graph.add("NewGeometry").outputs["Pointiness"]
    rubbed = graph.smooth(graph.maths("MULTIPLY_ADD", graph.maths("ADD", edge, graph.maths("MULTIPLY", fine, 0.12)), 9.0, -5.35))
    base = lifted(colour)
    shader = graph.principled(graph.blend(rubbed, graph.ramp(slow, [(0.3, base * 0.75), (0.7, mix(base, [0.3, 0.27, 0.22], 0.04))]), lifted(bare)), specular=0.4)
    graph.feed(shader.inputs["Roughness"], graph.maths("MULTIPLY_ADD", slow, 0.5, graph.maths("MULTIPLY_ADD", fine, 0.2, 0.12)))
    graph.feed(shader.inputs["Metallic"], rubbed)
    graph.bump(shader, graph.maths("ADD", slow, graph.maths("MULTIPLY", fine, 0.15)), strength=0.14, distance=0.02)
    return graph.finish(shader)


def leather(name="leather", colour="#3a281d"):
    """Vegetable-tanned strap leather."""
    graph = Graph(name)
    where = graph.add("TexCoord").outputs["Object"]
    skin = graph.noise(where, 60, detail=4)
    slow = graph.noise(where, 3, detail=3)
    base = lifted(colour, 1.1)
    tone = graph.ramp(slow, [(0.3, base * 0.85), (0.7, mix(base, [0.5, 0.35, 0.22], 0.12))])
    shader = graph.principled(tone, roughness=0.55, specular=0.3)
    graph.bump(shader, skin, strength=0.2, distance=0.006)
    return graph.finish(shader)


def glaze(name, colour, speckle="#6b5a48", rough=0.28):
    """Stoneware glaze with iron specks."""
    graph = Graph(name)
    where = graph.add("TexCoord").outputs["Object"]
    spots = graph.noise(where, 55, detail=2, roughness=0.4)
    slow = graph.noise(where, 4, detail=2)
    base = lifted(colour, 1.08)
    tone = graph.ramp(spots, [(0.0, base), (0.66, base), (0.71, mix(base, linear(speckle), 0.7))])
    veil = graph.ramp(slow, [(0.3, np.full(3, 0.9)), (0.7, np.ones(3))])
    shader = graph.principled(multiply(graph, tone, veil), roughness=rough, specular=0.5)
    graph.bump(shader, slow, strength=0.1, distance=0.02)
    return graph.finish(shader)


def tube(name, points, radius, material, flat=1.0, closed=False, taper=None):
    """A round bar along points; `flat` squashes nothing, `taper` gives a radius per point."""
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions = "3D"
    data.bevel_depth = radius
    data.bevel_resolution = 5
    data.resolution_u = 8
    data.use_fill_caps = True
    line = data.splines.new("POLY")
    points = np.asarray(points, float)
    line.points.add(len(points) - 1)
    for i, (spot, point) in enumerate(zip(line.points, points)):
        spot.co = (*point, 1)
        spot.radius = 1 if taper is None else float(taper[i])
    line.use_cyclic_u = closed
    data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    return thing


def lathe(name, profile, material, place=(0, 0, 0), steps=64, scale=(1, 1, 1)):
    """Turn a profile of (radius, height) pairs round z."""
    profile = np.asarray(profile, float)
    angle = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    r, z = profile[:, 0][:, None], profile[:, 1][:, None]
    points = np.stack(np.broadcast_arrays(r * np.cos(angle) * scale[0], r * np.sin(angle) * scale[1], z * scale[2]), -1)
    n = len(profile)
    index = np.arange(n * steps).reshape(n, steps)
    after = np.roll(index, -1, axis=1)
    faces = np.stack([index[:-1], after[:-1], after[1:], index[1:]], -1).reshape(-1, 4)
    thing = stage.mesh(name, points.reshape(-1, 3), faces, material)
    thing.location = place
    return thing


def sphere(name, place, radius, material, scale=(1, 1, 1), turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=28, radius=radius, location=tuple(map(float, place)), rotation=turn, scale=scale)
    thing = bpy.context.object
    thing.name = name
    bpy.ops.object.shade_smooth()
    thing.data.materials.append(material)
    return thing


def peg(x, y, material, long=0.26, radius=0.035):
    """A turned wooden peg standing out of the wall (z is away from the wall)."""
    profile = [(0, 0), (radius, 0), (radius * 0.9, long * 0.5), (radius, long * 0.8), (radius * 1.3, long * 0.88), (radius * 1.25, long * 0.97), (radius * 0.9, long), (0, long)]
    return lathe("peg", profile, material, (x, y, 0))


def hanger(y, half=0.4, drop=0.1, z=0.11, colour="#b98f60", hook=0.2):
    """A wooden hanger with a brass hook on a nail; the bar's crown at height y."""
    t = np.linspace(-1, 1, 41)
    bar = np.stack([half * t, y - drop * np.abs(t) ** 1.35, np.full_like(t, z)], -1)
    tube("hanger", bar, 0.016, grain("hanger wood", colour))
    a = np.linspace(-np.pi * 0.5, np.pi * 0.95, 26)
    r = 0.042
    top = y + hook
    stem = [(0, y, z), (0, top - 2 * r, z)]
    crook = np.stack([r * np.cos(a), top - r + r * np.sin(a), np.full_like(a, z)], -1)
    tube("hook", np.vstack([stem, crook]), 0.0075, brass())
    lathe("nail", [(0, 0), (0.012, 0), (0.012, z + 0.02), (0.024, z + 0.022), (0.024, z + 0.034), (0, z + 0.036)], brass(), (0, top - r * 0.55, 0))
