"""The small gathers below a waistband, finer than the falling cloth's grid: a height laid on its smoothed mesh. In cm."""

import bpy
import numpy as np

import stage
from garment import CM, UNIT
from noise import smooth, waves

# How far down the longest run, and how many centimetres of gathered cloth make one.
LONG, WIDE = 16.0, 2.7


def lay(thing, garment, m, seed=0):
    """Raise ridges on a skirt that begin at its band and run out at various lengths."""
    half = m["waist"] * m["gather"]
    across, high = garment.fine.T
    stage.lay_out(thing, "gathers", np.column_stack([0.5 + across / (2.2 * half), np.clip(1 + high / LONG, 0, 1)]))
    u, down = np.meshgrid(np.linspace(-1.1 * half, 1.1 * half, 1024), np.linspace(LONG, 0, 160))
    spread = u + 0.8 * waves(u, down * 0.3, seed + 90, 7) + 0.5 * waves(u, 0 * u, seed + 91, 3.5)
    ridge = 1 - 2 * np.abs(np.sin(np.pi * spread / WIDE)) ** 1.4
    own = 0.5 + 0.5 * waves(u, 0 * u, seed + 92, 3.0)
    runs = 2.5 + (LONG - 4) * np.clip(own, 0, 1) ** 1.6
    height = ridge * (0.55 + 0.45 * own) * smooth(runs, 0.25 * runs, down) * smooth(-0.1, 0.9, down)
    image = bpy.data.images.new("gathers", *u.shape[::-1], float_buffer=True, is_data=True)
    image.pixels.foreach_set(np.repeat((0.5 + 0.5 * np.clip(height, -1, 1)).ravel(), 4).astype(np.float32))
    texture = bpy.data.textures.new("gathers", "IMAGE")
    texture.image, texture.extension = image, "EXTEND"
    raised = thing.modifiers.new("gathers", "DISPLACE")
    raised.texture, raised.texture_coords, raised.uv_layer = texture, "UV", "gathers"
    raised.strength, raised.mid_level = 0.28 * min(1.0, m["gather"] - 1) * CM * UNIT, 0.5
    thing.modifiers.move(len(thing.modifiers) - 1, 0)
