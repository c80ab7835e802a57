"""Topstitching: a thin thread that goes down into the cloth every few millimetres, in a row that lies in its own shallow valley.

The row is drawn on a clear strip above the cloth, for a thread is as wide as a pixel: its colour is seen there, and its light
and the valley's go to the grain, which the denoiser doesn't touch.
"""

import numpy as np

import stage
from colour import lifted
from garment import CM, UNIT
from shade import Graph

U = CM * UNIT
# In cm: half of what the strip covers, from hole to hole, half the thread's breadth.
REACH = 0.34
LENGTH = 0.32
THIN = 0.03


def row(name, on, normal, colour, shade, rng):
    """A row along points of the cloth and their normals, evenly apart."""
    way = np.gradient(on, axis=0)
    side = np.cross(normal, way)
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-12
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(on, axis=0), axis=1))]) / U
    # The hand slows down and hurries on.
    steps = np.arange(0, far[-1] + 2 * LENGTH, LENGTH / 2)
    holes = np.interp(far, steps, np.concatenate([[0], np.cumsum(rng.normal(0.5, 0.05, len(steps) - 1))])) + 100 * rng.integers(1, 90)
    points = np.stack([on - side * REACH * U, on + side * REACH * U], 1).reshape(-1, 3)
    index = np.arange(len(points)).reshape(-1, 2)
    faces = np.stack([index[:-1, 0], index[:-1, 1], index[1:, 1], index[1:, 0]], 1)
    thing = stage.mesh(name, points, faces, skin(colour, shade))
    flat = np.stack([np.repeat(holes, 2), np.tile([-REACH, REACH], len(on))], 1)
    stage.lay_out(thing, "row", flat)
    return thing


def skin(colour, shade):
    """The thread, the holes it goes into, the valley it draws."""
    graph = Graph("topstitch")
    maths = graph.maths
    node = graph.add("UVMap")
    node.uv_map = "row"
    along, away, _ = graph.split(node.outputs[0])
    stitch = graph.add("TexWhiteNoise")
    stitch.noise_dimensions = "1D"
    graph.feed(stitch.inputs["W"], maths("FLOOR", along))
    slanted, brighter, tighter = graph.split(stitch.outputs["Color"])
    share = maths("FRACT", along)
    end = maths("MULTIPLY_ADD", share, 2.0, -1.0)
    slant = maths("MULTIPLY_ADD", slanted, 0.03, -0.001)
    across = maths("DIVIDE", maths("MULTIPLY_ADD", maths("MULTIPLY", end, -1.0), slant, away), THIN)
    # A rod with blunt ends: high in its middle, below the cloth at both holes.
    ends = maths("POWER", maths("MULTIPLY", maths("ABSOLUTE", end), maths("MULTIPLY_ADD", tighter, 0.1, 1.02)), 5.0)
    round_ = maths("SUBTRACT", maths("SUBTRACT", 1.0, maths("MULTIPLY", across, across)), ends, clamp=True)
    seen = maths("MULTIPLY", round_, 4.0, clamp=True)
    nearest = maths("MULTIPLY", maths("SUBTRACT", 1.0, maths("ABSOLUTE", end)), LENGTH / 2)
    hole = graph.bell((nearest, 0.038), (away, 0.036))
    valley = graph.bell((away, 0.1))
    drawn = maths("MULTIPLY", graph.bell((away, 0.17), (nearest, 0.09)), maths("MULTIPLY_ADD", tighter, 0.8, 0.6))
    low = maths("MULTIPLY_ADD", valley, 0.034, maths("MULTIPLY_ADD", drawn, 0.04, maths("MULTIPLY", hole, 0.02)))
    height = maths("SUBTRACT", maths("MULTIPLY", maths("SQRT", round_), 0.03), low)
    relief = graph.relief(maths("MULTIPLY", height, U), 1.0)
    beside = maths("MULTIPLY", graph.bell((away, 0.05)), maths("SUBTRACT", 1.0, seen))
    dark = maths("MULTIPLY_ADD", hole, -0.34, maths("MULTIPLY", beside, -0.16))
    light = maths("MULTIPLY_ADD", maths("MULTIPLY", seen, maths("SUBTRACT", brighter, 0.6)), 0.3, dark)
    # In pale cloth the light from all sides leaves no hole black.
    graph.grain(maths("MAXIMUM", maths("ADD", relief, light), -0.34))
    clear, both = graph.add("BsdfTransparent"), graph.add("MixShader")
    thread = graph.principled(lifted(colour) * shade, roughness=0.8, specular=0.1)
    graph.feed(both.inputs[0], seen)
    graph.links.new(clear.outputs[0], both.inputs[1])
    graph.links.new(thread.outputs[0], both.inputs[2])
    return graph.finish(both)
