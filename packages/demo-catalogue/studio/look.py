"""How woven fabrics look at a garment's distance: slubs, soft crumples, threads too fine to count. Scene units are half metres."""

import numpy as np

from colour import lifted, mix
from shade import Graph
from weave import PALE, dyed, multiply, pick, striped, threads, translucent


def crumple(graph, uv, size, seed=0.0):
    """Soft creases of washed cloth, 0..1: the ridges between cells that bend."""
    bent = graph.noise(graph.mapping(uv, (size * 0.7,) * 3, place=(seed, seed, 0)), 1.0, detail=2)
    x, y, _ = graph.split(graph.mapping(uv, (size,) * 3, place=(seed, 0, 0)))
    bend = graph.maths("MULTIPLY", graph.maths("SUBTRACT", bent, 0.5), 2.4)
    cells = graph.add("TexVoronoi")
    cells.voronoi_dimensions = "2D"
    cells.feature = "SMOOTH_F1"
    cells.inputs["Smoothness"].default_value = 0.35
    graph.feed(cells.inputs["Vector"], graph.join(graph.maths("ADD", x, bend), graph.maths("SUBTRACT", y, bend)))
    cells.inputs["Scale"].default_value = 1.0
    return cells.outputs["Distance"]


def linen(name, colour, crease=0.5, contrast=0.24, density=260, slub=90, through=0.12, warp=None, weft=None, seed=0.0):
    """Washed linen."""
    graph = Graph(name)
    uv, over, up, across, *_ = threads(graph, density)
    lines = [graph.noise(graph.mapping(uv, s), 1.0, detail=3, roughness=0.6) for s in ((slub, 5, 1), (5, slub, 1))]
    grey = [(0.28, np.full(3, 1 - contrast)), (0.5, np.ones(3)), (0.76, np.full(3, 1 + contrast * 0.7))]
    # Threads may wander, stripes run straight.
    right, high, _ = graph.split(uv)
    one = multiply(graph, dyed(graph, colour, right, warp), graph.ramp(lines[0], grey))
    two = multiply(graph, dyed(graph, colour, high, weft), graph.ramp(lines[1], grey))
    # Stripes of one direction show where its threads cover the others.
    shown = 0.5 if not (warp or weft) else over if warp and weft else graph.maths("MULTIPLY_ADD", over, 0.4, 0.6 if warp else 0.0)
    tone = graph.blend(shown, two, one)
    slow = graph.noise(graph.mapping(uv, (2.2, 2.2, 1)), 1.0, detail=3)
    tone = multiply(graph, tone, graph.ramp(slow, [(0.3, np.full(3, 0.95)), (0.7, np.full(3, 1.03))]))
    height = pick(graph, over, up, across)
    tone = multiply(graph, tone, graph.ramp(height, [(0.0, np.full(3, 0.8)), (0.6, np.ones(3))]))
    shader = graph.principled(tone, roughness=0.85, specular=0.12)
    folds = graph.maths("MULTIPLY", crumple(graph, uv, 9, seed), 0.016 * crease)
    fine = graph.maths("MULTIPLY", graph.maths("ADD", *lines), 0.0019)
    graph.bump(shader, graph.maths("ADD", folds, graph.maths("ADD", fine, graph.maths("MULTIPLY", height, 0.0005))), strength=1.0, distance=1.0)
    return translucent(graph, shader, tone, through)


def wool(name, colour, melange=0.14, second=None, check=None, crease=0.25, twill=True, seed=0.0):
    """Woollen cloth: soft mottle, perhaps a twill's fine slant, perhaps a check."""
    graph = Graph(name)
    uv = graph.add("TexCoord").outputs["UV"]
    x, y, _ = graph.split(uv)
    base = lifted(colour, 1.0)
    fuzz = graph.noise(uv, 420, detail=4, distortion=0.5)
    slow = graph.noise(uv, 30, detail=4)
    value = graph.maths("ADD", graph.maths("MULTIPLY", fuzz, 0.7), graph.maths("MULTIPLY", slow, 0.3))
    tone = graph.ramp(value, [(0.32, base * (1 - melange * 1.5)), (0.5, base), (0.68, mix(base, PALE, melange))])
    if second:
        other = lifted(second, 1.0)
        more = graph.ramp(value, [(0.32, other * (1 - melange)), (0.5, other), (0.68, mix(other, PALE, melange))])
        lines = graph.maths("MULTIPLY_ADD", striped(graph, x, check), 0.5, graph.maths("MULTIPLY", striped(graph, y, check), 0.5))
        tone = graph.blend(lines, tone, more)
    slant = graph.maths("SINE", graph.maths("MULTIPLY", graph.maths("ADD", x, y), 900.0))
    if twill:
        tone = multiply(graph, tone, graph.ramp(graph.maths("MULTIPLY_ADD", slant, 0.5, 0.5), [(0, np.full(3, 0.9)), (1, np.full(3, 1.04))]))
    shader = graph.principled(tone, roughness=1.0, specular=0.05)
    folds = graph.maths("MULTIPLY", crumple(graph, uv, 5, seed), 0.022 * crease)
    graph.bump(shader, graph.maths("ADD", folds, graph.maths("MULTIPLY", fuzz, 0.004)), strength=1.0, distance=1.0)
    return graph.finish(shader)
