"""The soft shadow beside what lies on cloth: thin, deeper on the side away from the window. In cm.

It is drawn on a clear strip, into the grain: at a garment's distance it is two pixels wide, which the denoiser would take for noise.
"""

import numpy as np

import stage
from garment import CM, UNIT
from noise import waves
from shade import WINDOW, Graph

U = CM * UNIT
# So far the strip reaches inwards and outwards.
INSIDE, OUTSIDE = 0.14, 0.7


def shadow(on, out, seed=0, share=1.0, more=0.0, closed=False, wide=1.0):
    """Beside a line of points; `out` is their direction away from what lies there, `share` is how much of it there is, `more` deepens it where there is a gap; `wide` widens it below what is rounder than cloth."""
    x, y = on[:, 0] / U, on[:, 1] / U
    lee = -(out[:, :2] @ np.asarray(WINDOW[:2])) / np.hypot(*WINDOW[:2])
    deep = ((0.08 + 0.26 * np.clip(lee, 0, 1)) * share + more) * (1 + 0.35 * waves(x, y, seed, 4))
    points = np.stack([on - out * INSIDE * U * wide, on, on + out * OUTSIDE * U * wide], 1).reshape(-1, 3)
    index = np.arange(len(points)).reshape(-1, 3)
    after = np.roll(index, -1, 0) if closed else index[1:]
    index = index[: len(after)]
    faces = np.concatenate([np.stack([index[:, k], index[:, k + 1], after[:, k + 1], after[:, k]], 1) for k in (0, 1)])
    thing = stage.mesh("contact", points, faces, skin())
    flat = np.stack([np.repeat(deep, 3), np.tile([-INSIDE, 0, OUTSIDE], len(on))], 1)
    stage.lay_out(thing, "beside", flat)


def skin():
    """Clear but for its grain, which is broad where it is deep."""
    graph = Graph("contact")
    node = graph.add("UVMap")
    node.uv_map = "beside"
    deep, away, _ = graph.split(node.outputs[0])
    outside = graph.maths("DIVIDE", graph.maths("MAXIMUM", away, 0.0), graph.maths("MULTIPLY_ADD", deep, 0.6, 0.06))
    inside = graph.maths("DIVIDE", graph.maths("MINIMUM", away, 0.0), 0.05)
    graph.grain(graph.maths("MULTIPLY", graph.bell((graph.maths("ADD", outside, inside), 1.0)), graph.maths("MULTIPLY", deep, -1.0)))
    return graph.finish(graph.add("BsdfTransparent"))
