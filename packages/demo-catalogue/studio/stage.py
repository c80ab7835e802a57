"""The photographer's corner: plaster, one window-like light from the left, a camera."""

import math

import bpy
import numpy as np
from mathutils import Vector

from colour import linear
from shade import GRAIN, Graph

WALL = "#e9e0d4"
# Plaster: the trowel's strokes (turn, how fine along and across, how high), how high they are in units, and how much of its sand is seen.
STROKES = ((0.5, 1.3, 3.4, 0.8), (-0.9, 1.8, 4.6, 0.6), (2.0, 3.2, 6.5, 0.35))
PLASTER, SAND = 0.016, 0.5
STUDIO = ("wall", "corner", "window", "camera")


def clear(seed=0):
    """An empty scene with the studio's renderer settings."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.seed = seed
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.04
    cycles.use_denoising = True
    cycles.denoiser = "OPENIMAGEDENOISE"
    cycles.denoising_input_passes = "RGB_ALBEDO_NORMAL"
    cycles.denoising_prefilter = "FAST"
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 3
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    scene.cycles_curves.shape = "THICK"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    scene.render.use_persistent_data = False
    scene.view_settings.view_transform = "AgX"
    scene.view_settings.look = "AgX - Medium High Contrast"
    scene.view_settings.exposure = 0.25
    return scene


def strike():
    """Take away wall, light and camera; what was built stays."""
    for thing in [t for t in bpy.data.objects if t.name.split(".")[0] in STUDIO]:
        bpy.data.objects.remove(thing)


def plaster(tone=WALL):
    """Lime plaster laid on by hand: matt, a little cloudy, sand in it, the trowel's strokes seen where the light grazes them."""
    graph = Graph("plaster")
    where = graph.add("TexCoord").outputs["Object"]
    slow = graph.noise(where, 1.1, detail=3)
    base = linear(tone)
    tint = graph.ramp(slow, [(0.3, base * 0.965), (0.7, np.minimum(base * 1.03, 0.95))])
    shader = graph.principled(tint, roughness=0.95, specular=0.12)
    strokes = 0.0
    for turn, along, across, high in STROKES:
        place = graph.mapping(graph.mapping(where, rotation=(0, 0, turn)), (along, across, 1), place=(7 * turn, 0, 0))
        strokes = graph.maths("MULTIPLY_ADD", graph.noise(place, 1.0, detail=4, distortion=0.4), high, strokes)
    sand = graph.noise(where, 90, detail=3)
    height = graph.maths("MULTIPLY_ADD", sand, 0.14, strokes)
    graph.bump(shader, height, strength=1.0, distance=PLASTER)
    graph.grain(graph.maths("MULTIPLY", graph.relief(graph.noise(where, 170, detail=2), 0.0022), SAND))
    return graph.finish(shader)


def mesh(name, vertices, faces, material=None, smooth=True):
    """A mesh object from plain arrays."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(np.asarray(vertices).tolist(), [], [list(map(int, f)) for f in faces])
    if smooth:
        data.polygons.foreach_set("use_smooth", np.ones(len(data.polygons), bool))
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    if material:
        data.materials.append(material)
    return thing


def lay_out(thing, name, places):
    """Write a flat place for every point of a mesh, or for every face's every corner, as a layer `name`."""
    data, places = thing.data, np.asarray(places).reshape(-1, 2)
    if len(places) == len(data.vertices):
        corners = np.empty(len(data.loops), np.int32)
        data.loops.foreach_get("vertex_index", corners)
        places = places[corners]
    (data.uv_layers.get(name) or data.uv_layers.new(name=name)).data.foreach_set("uv", places.astype(np.float32).ravel())


def sheet(name, points, material):
    """A smooth sheet through points (n, m, 3)."""
    index = np.arange(points.shape[0] * points.shape[1]).reshape(points.shape[:2])
    faces = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    return mesh(name, points.reshape(-1, 3), faces, material)


def wall(tone=WALL):
    """One plane under a thing that lies or hangs; the camera looks along -z."""
    s = 14
    return mesh("wall", [(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [(0, 1, 2, 3)], plaster(tone))


def corner(tone=WALL, back=2.6, radius=0.5):
    """Ground at z = 0 running in a round join into a wall at y = back."""
    s, steps = 14, 18
    line = [(-s, 0.0), (back - radius, 0.0)]
    for i in range(1, steps):
        a = math.pi / 2 * i / steps
        line.append((back - radius + radius * math.sin(a), radius - radius * math.cos(a)))
    line += [(back, radius), (back, s)]
    vertices = [(x, y, z) for y, z in line for x in (-s, s)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    return mesh("corner", vertices, faces, plaster(tone))


def look(thing, target):
    """Turn an object's -z at a point."""
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat("-Z", "Y").to_euler()


def softbox(place, target, size=2.8, power=800, tint=(1, 0.965, 0.92)):
    """The window: one large area light."""
    data = bpy.data.lights.new("window", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size, size * 1.2
    data.energy = power
    data.color = tint
    thing = bpy.data.objects.new("window", data)
    bpy.context.collection.objects.link(thing)
    thing.location = place
    look(thing, target)
    return thing


def world(strength=0.5, tint=(0.93, 0.965, 1.0)):
    """The room's own weak, cool light."""
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("room")
    scene.world.use_nodes = True
    ground = scene.world.node_tree.nodes["Background"]
    ground.inputs[0].default_value = (*tint, 1)
    ground.inputs[1].default_value = strength


def camera(place, target, lens=85, size=(960, 1200), fstop=None, focus=None, roll=0.0):
    """A 36 mm high sensor; pass an f-stop for a soft background."""
    data = bpy.data.cameras.new("camera")
    data.sensor_fit = "VERTICAL"
    data.sensor_height = 36
    data.lens = lens
    data.clip_end = 200
    thing = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(thing)
    thing.location = place
    look(thing, target)
    if roll:
        thing.rotation_euler.rotate_axis("Z", roll)
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(place)).length
    scene = bpy.context.scene
    scene.camera = thing
    scene.render.resolution_x, scene.render.resolution_y = size
    return thing


def flat_lay(height=3.4, centre=(0.0, 0.0), tone=WALL, size=(960, 1200), tilt=0.0, lens=85, roll=0.0, soft=2.6, room=0.5):
    """Things on the wall plane seen straight on; `height` is how much the picture shows, `soft` the window's width, `room` the other light."""
    wall(tone)
    scale = height / 3.4
    x, y = centre
    softbox((x - 3.4 * scale, y + 1.7 * scale, 2.7 * scale), (x, y, 0), soft * scale, 640 * scale**2)
    world(room)
    away = height * lens / 36
    return camera((x, y - away * math.sin(tilt), away * math.cos(tilt)), (x, y, 0), lens, size, roll=roll)


def table_top(height=3.2, aim=(0, 0, 0.75), rise=0.17, turn=0.0, tone=WALL, size=(960, 1200), lens=85, back=2.4, fstop=None, soft=2.4, room=0.42):
    """Things standing on the ground before the wall; `rise` lifts the camera (radians), `soft` is the window's width, `room` the other light."""
    scale = height / 3.2
    corner(tone, back * scale, 0.55 * scale)
    softbox((-3.3 * scale, -0.7 * scale, 2.3 * scale), (0, 0.1, 0.5 * scale), soft * scale, 520 * scale**2)
    world(room)
    away = height * lens / 36
    x, y, z = aim
    place = (x + away * math.sin(turn), y - away * math.cos(rise) * math.cos(turn), z + away * math.sin(rise))
    return camera(place, aim, lens, size, fstop)


def grained(scene):
    """Lay the cloths' grain over the denoised picture; what has none is as it was."""
    layer = scene.view_layers[0]
    if GRAIN not in layer.aovs:
        aov = layer.aovs.add()
        aov.name, aov.type = GRAIN, "VALUE"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    seen, out = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeComposite")
    more, both = tree.nodes.new("CompositorNodeMath"), tree.nodes.new("CompositorNodeMixRGB")
    more.operation, more.inputs[1].default_value = "ADD", 1.0
    both.blend_type, both.inputs[0].default_value = "MULTIPLY", 1.0
    tree.links.new(seen.outputs[GRAIN], more.inputs[0])
    tree.links.new(seen.outputs["Image"], both.inputs[1])
    tree.links.new(more.outputs[0], both.inputs[2])
    tree.links.new(both.outputs[0], out.inputs["Image"])


def shoot(path, samples=12):
    """Render to a PNG."""
    scene = bpy.context.scene
    scene.cycles.samples = samples
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.filepath = str(path)
    grained(scene)
    bpy.ops.render.render(write_still=True)


def window(aim, way=(1.0, 0.5, -0.55), strength=3.6, opening=(1.9, 2.4), away=6.0, fill=330, room=0.42):
    """Morning sun through a window with a cross bar, and the soft light of the room around it."""
    way, aim = Vector(way).normalized(), Vector(aim)
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.angle, data.color = strength, math.radians(1.6), (1, 0.9, 0.77)
    sun = bpy.data.objects.new("sun", data)
    bpy.context.collection.objects.link(sun)
    sun.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    middle = aim - way * away
    side = way.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(way).normalized()
    w, h, far, bar = opening[0] / 2, opening[1] / 2, 30.0, 0.05
    boxes = [(-far, -w, -far, far), (w, far, -far, far), (-w, w, h, far), (-w, w, -far, -h), (-bar, bar, -h, h), (-w, w, -bar, bar)]
    points, faces = [], []
    for x0, x1, y0, y1 in boxes:
        n = len(points)
        points += [tuple(middle + side * x + up * y) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        faces.append((n, n + 1, n + 2, n + 3))
    graph = Graph("card")
    card = mesh("card", points, faces, graph.finish(graph.principled((0.02, 0.02, 0.02), roughness=1.0, specular=0.0)))
    card.visible_camera = card.visible_diffuse = card.visible_glossy = card.visible_transmission = False
    softbox(tuple(aim - way * (away * 0.62)), tuple(aim), 2.6, fill)
    world(room)
