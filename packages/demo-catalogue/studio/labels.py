"""The woven label inside the back of the neck and the size below it. In cm."""

import bpy
import numpy as np
from mathutils import Vector
from PIL import Image, ImageDraw, ImageFont
from scipy.ndimage import gaussian_filter

import stage
from colour import lifted
from garment import CM, UNIT
from noise import smooth
from shade import Graph

U = CM * UNIT
BRAND = "Luonnon\nlanka"
# What it says and how wide and tall it is, of which the first is taken that is wholly seen: one line can hardly be read from afar, but behind a shallow neck it is whole.
WIDE, TALL = 5.6, 3.1
FORMS = ((BRAND, WIDE, TALL), (BRAND, 4.7, 2.6), (BRAND, 4.0, 2.2), (BRAND.replace("\n", ""), 6.2, 1.3), (BRAND.replace("\n", ""), 5.0, 1.05))
# How much higher it may be sewn, nearer to the neck's edge.
HIGHER = (0.0, 0.4, 0.8)
SIZE = (1.1, 1.3)
FINE = 160


def sewn(garment, m, line, seed, eye):
    """Both, as far below the neck's edge as the hanger along `line` leaves the name to be seen, and above the front's edge as the camera at `eye` sees it."""
    rng = np.random.default_rng(seed)
    edge = garment.pieces["back"].edges["neck"]
    top = edge[np.argmin(np.abs(edge[:, 0])), 1] - 0.8
    back = garment.surface("back")
    middle = np.array([(0.0, top)])
    hidden = back.onto(middle * U)[0][0, 1] / U - (line[len(line) // 2, 1] - 1.05)
    top -= max(0.0, hidden - 0.45)
    at, turn = np.array([rng.normal(0, 0.25), top]), rng.normal(0, 0.025)
    ways = [(at + [0, up], form) for form in FORMS for up in HIGHER]
    at, (word, *size) = next((way for way in ways if seen(back, way[0], way[1][1:], eye)), ways[-1])
    tab(back, m, at, size, turn, woven(word, *size, 0.8, True), 0.1)
    small = at + [rng.normal(0, 0.2), 0.12 - size[1]]
    if not seen(back, small, SIZE, eye):
        small = at + [size[0] / 2 + 0.2 + SIZE[0] / 2, 0.1]
    tab(back, m, small, SIZE, 2 * turn, woven("M", *SIZE, 0.45, False), 0.05)


def seen(back, at, size, eye, room=0.2):
    """Whether nothing lies before the lower half of a piece on the inside of the back, nor `room` below it."""
    x, y = np.meshgrid(np.linspace(-0.5, 0.5, 7) * (size[0] + 2 * room), np.linspace(-0.5 * size[1], -size[1] - room, 4))
    on, normal = back.onto((np.stack([x.ravel(), y.ravel()], 1) + at) * U)
    scene = bpy.context.scene
    graph = bpy.context.evaluated_depsgraph_get()
    for start in on - 0.5 * U * normal:
        way = Vector(np.asarray(eye) - start).normalized()
        if scene.ray_cast(graph, Vector(start), way)[0]:
            return False
    return True


def tab(back, m, at, size, turn, material, away):
    """A piece whose upper edge has its middle at `at`; its lower edge stands off by a millimetre."""
    across, down = np.meshgrid(np.linspace(-0.5, 0.5, 31), np.linspace(0, 1, 15))
    x, y = across * size[0], -down * size[1]
    flat = np.stack([x - turn * y, y + turn * x], -1) + at
    on, normal = (a.reshape(*x.shape, 3) for a in back.onto(flat.reshape(-1, 2) * U))
    on, normal = (gaussian_filter(a, (3, 3, 0), mode="nearest") for a in (on, normal))
    loose = smooth(0.5, 0.2, np.abs(across)) * (0.03 + 0.09 * down**2)
    off = m.get("thick", 0.12) / 2 + away + loose
    thing = stage.sheet("label", on - normal * (off * U)[..., None], material)
    stage.lay_out(thing, "face", np.stack([across + 0.5, 1 - down], -1))
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = 0.05 * U, 0


def woven(word, wide, tall, share, sewn_down):
    """Pale satin with a word; the thread at its ends holds it."""
    size = round(wide * FINE), round(tall * FINE)
    face = Image.new("L", size, 255)
    pen = ImageDraw.Draw(face)
    font = ImageFont.load_default(100)
    long = max(pen.textlength(line, font) for line in word.split("\n"))
    font = ImageFont.load_default(100 * share * size[0] / long)
    pen.text((size[0] / 2, size[1] / 2), word, fill=0, font=font, anchor="mm", align="center", spacing=0.1 * font.size, stroke_width=round(0.05 * font.size))
    if sewn_down:
        for x in (0.03 * size[0], 0.97 * size[0]):
            for y in np.arange(0.04, 0.96, 0.13) * size[1]:
                pen.line([(x, y), (x, y + 0.08 * size[1])], fill=120, width=9)
    picture = bpy.data.images.new("label", *size)
    grey = np.asarray(face, np.float32)[::-1] / 255
    picture.colorspace_settings.name = "Non-Color"
    picture.pixels.foreach_set(np.dstack([grey, grey, grey, np.ones_like(grey)]).ravel())
    graph = Graph("label")
    shown, where = graph.add("TexImage"), graph.add("UVMap")
    where.uv_map, shown.image = "face", picture
    graph.feed(shown.inputs["Vector"], where.outputs[0])
    tone = graph.blend(shown.outputs["Color"], lifted("bark"), lifted("#d8cfbd"))
    return graph.finish(graph.principled(tone, roughness=0.55, specular=0.25))
