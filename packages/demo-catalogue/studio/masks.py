"""Where the cloth is in a hero that is dyed anew: a picture of one bit, rendered with the same camera."""

from pathlib import Path

import bpy
import numpy as np
from PIL import Image

import stage
from shade import Graph

FOLDER = Path(__file__).resolve().parent / "masks"
# What is seen beside the cloth; everything else is dyed.
OTHER = ("wall", "corner", "hanger", "hook", "peg", "bar", "clip", "button", "hole", "button thread", "label",
         "crown 1", "crown 1 fluff", "crown 1 halo", "bead", "inside", *(f"{cord} {part}" for cord in ("string", "end") for part in ("fibres", "core", "fluff", "halo")))
# What is clear and may reach beyond the cloth.
CLEAR = ("stitches", "contact")


def file(name):
    """A hero's mask, whether it is there or not."""
    return FOLDER / f"{name}.png"


def plain(name, value):
    """A material that shines evenly."""
    graph = Graph(name)
    light = graph.add("Emission")
    light.inputs["Color"].default_value = (value, value, value, 1)
    return graph.finish(light)


def shoot(name, raw, size):
    """Write the mask of what stands in the scene, which is of no use afterwards."""
    scene = bpy.context.scene
    black, white = plain("black", 0.0), plain("white", 1.0)
    hair = [t for t in bpy.data.objects if t.type == "CURVES"]
    for thing in [*hair, *(t for t in bpy.data.objects if t.type in ("MESH", "CURVE"))]:
        thing.hide_render = thing.name.split(".")[0] in CLEAR
        if thing.data.materials:
            thing.data.materials[0] = black if thing.name.split(".")[0] in OTHER else white
    scene.world.node_tree.nodes["Background"].inputs[1].default_value = 0
    scene.view_settings.view_transform, scene.view_settings.look, scene.view_settings.exposure = "Raw", "None", 0
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 0
    scene.render.resolution_percentage = 100
    stage.shoot(raw, 4)
    # Of wool, whose loose hair covers little of a pixel, a sixth is enough.
    least = 40 if hair else 127
    FOLDER.mkdir(exist_ok=True)
    Image.open(raw).convert("L").resize(size, Image.BICUBIC).point(lambda v: 255 * (v > least)).convert("1").save(file(name), optimize=True)


def read(name):
    """The share of cloth in every pixel, its edge a little soft, or None."""
    if not file(name).exists():
        return None
    from scipy.ndimage import gaussian_filter

    return gaussian_filter(np.asarray(Image.open(file(name)).convert("L"), float) / 255, 0.9)
