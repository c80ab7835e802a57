"""How woven fabrics look at a garment's distance: slubs, soft crumples, threads too fine to count. Scene units are half metres."""

import numpy as np

from colour import lifted
from seams import REACH
from shade import Graph
from weave import dyed, multiply, pick, striped, threads, translucent


def crumple(graph, uv, seed=0.0, sharp=1.0):
    """Creases of washed cloth as a height in units: long soft ones where it hung, and here and there a patch of thin ridges, mostly across; between them it lies calm."""
    bend = graph.maths("MULTIPLY", graph.maths("SUBTRACT", graph.noise(graph.mapping(uv, (5, 5, 1), place=(seed, 0, 0)), 1.0, detail=2), 0.5), 0.07)
    x, y, _ = graph.split(uv)
    bent = graph.join(graph.maths("ADD", x, bend), graph.maths("SUBTRACT", y, bend))
    long = graph.maths("SUBTRACT", graph.noise(graph.mapping(graph.mapping(bent, rotation=(0, 0, 0.28)), (10, 2.2, 1), place=(seed, 3, 0)), 1.0, detail=1), 0.5)
    total = graph.maths("MULTIPLY", patches(graph, uv, 1.9, seed + 7, 0.42, 0.3), graph.maths("MULTIPLY", long, 0.07))
    for k, (turn, along, across, high) in enumerate(((0.3, 3.6, 15, 0.0046), (-0.75, 4.6, 17, 0.004), (0.05, 8, 34, 0.0018))):
        place = graph.mapping(graph.mapping(bent, rotation=(0, 0, turn)), (along, across, 1), place=(seed, k, 0))
        # Without gaps the ridges close to rings.
        there = graph.maths("MULTIPLY", patches(graph, uv, 3.8, seed + 13 * k, 0.44, 0.2), patches(graph, place, 0.9, k, 0.4, 0.22))
        total = graph.maths("MULTIPLY_ADD", graph.maths("MULTIPLY", ridges(graph, place), there), high * sharp, total)
    return total


def ridges(graph, place):
    """1 on the borders of cells, falling off steeply."""
    cells = graph.add("TexVoronoi")
    cells.voronoi_dimensions = "2D"
    cells.feature = "DISTANCE_TO_EDGE"
    graph.feed(cells.inputs["Vector"], place)
    cells.inputs["Scale"].default_value = 1.0
    return graph.maths("POWER", graph.maths("SUBTRACT", 1.0, graph.maths("DIVIDE", cells.outputs["Distance"], 0.3), clamp=True), 1.8)


def patches(graph, uv, size, seed, least, soft):
    """1 in loose patches, 0 between them."""
    slow = graph.noise(graph.mapping(uv, (size, size, 1), place=(seed, 2 * seed, 0)), 1.0, detail=2)
    return graph.maths("DIVIDE", graph.maths("SUBTRACT", slow, least), soft, clamp=True)


def seams(graph, uv):
    """The sewn edges of a garment: (a height in units, a tone, a height too fine for the denoiser), from seams.near."""
    node = graph.add("UVMap")
    node.uv_map = "seam"
    near, far, _ = graph.split(node.outputs[0])
    away = graph.maths("MULTIPLY", graph.maths("SUBTRACT", 1.0, graph.maths("ABSOLUTE", near)), REACH)
    groove = graph.bell((away, 0.13))
    close = graph.maths("SUBTRACT", 1.0, graph.maths("DIVIDE", away, 2.2), clamp=True)
    drawn = graph.noise(graph.join(graph.maths("MULTIPLY", far, 0.8), graph.maths("MULTIPLY", away, 0.12)), 1.0, detail=1)
    pucker = graph.maths("MULTIPLY", graph.maths("SUBTRACT", drawn, 0.5), graph.maths("MULTIPLY", close, close))
    # The allowance is pressed to one side, one centimetre wide.
    under = graph.maths("MULTIPLY", graph.maths("LESS_THAN", near, -0.01), graph.maths("SUBTRACT", 1.0, graph.maths("DIVIDE", graph.maths("SUBTRACT", away, 0.9), 0.35), clamp=True))
    crease = graph.add("UVMap")
    crease.uv_map = "press"
    beside, sharp, _ = graph.split(crease.outputs[0])
    under = graph.maths("MULTIPLY_ADD", graph.maths("MULTIPLY", graph.bell((beside, 0.9)), sharp), 2.6, under)
    height = graph.maths("MULTIPLY_ADD", pucker, 0.007, graph.maths("MULTIPLY", under, 0.0012))
    return height, graph.maths("MULTIPLY", groove, -0.2), graph.maths("MULTIPLY", groove, -0.0015)


def linen(name, colour, crease=0.5, contrast=0.24, density=260, slub=90, through=0.12, warp=None, weft=None, seed=0.0):
    """Washed linen."""
    graph = Graph(name)
    # Of two dyes every thread is seen, and one that strays makes their crossings swirl.
    uv, over, up, across, *_ = threads(graph, density, wander=0.006 if warp or weft else 0.03)
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
    sewn, dark, fine_seam = seams(graph, uv)
    thread = graph.maths("MULTIPLY_ADD", height, 0.2, -0.13)
    relief = graph.relief(graph.maths("MULTIPLY_ADD", height, 0.0006, fine_seam), 1.0)
    graph.grain(graph.maths("ADD", thread, graph.maths("MULTIPLY_ADD", relief, 0.7, dark)))
    shader = graph.principled(tone, roughness=0.85, specular=0.12)
    folds = graph.maths("MULTIPLY", crumple(graph, uv, seed), crease)
    fine = graph.maths("MULTIPLY", graph.maths("ADD", *lines), 0.0019)
    graph.bump(shader, graph.maths("ADD", folds, graph.maths("ADD", fine, sewn)), strength=1.0, distance=1.0)
    return translucent(graph, shader, tone, through)


def wool(name, colour, melange=0.14, second=None, check=None, crease=0.25, twill=True, seed=0.0, pitch=0.0046, nap=0.0):
    """Woollen cloth: a twill's fine slant or a milled cloth's nap, perhaps a check. `pitch` is from wale to wale, `nap` how much a milled cloth's hair has felted to grains."""
    graph = Graph(name)
    uv = graph.add("TexCoord").outputs["UV"]
    x, y, _ = graph.split(uv)
    base = lifted(colour, 1.0)
    slow = graph.noise(uv, 30, detail=2)
    tone = graph.ramp(slow, [(0.3, base * 0.97), (0.7, base * 1.02)])
    both = 0.0
    if second:
        other = lifted(second, 1.0)
        more = graph.ramp(slow, [(0.3, other * 0.97), (0.7, other * 1.02)])
        warp, weft = striped(graph, x, check), striped(graph, y, check)
        tone = graph.blend(graph.maths("MULTIPLY", graph.maths("ADD", warp, weft), 0.5), tone, more)
        both = graph.maths("ABSOLUTE", graph.maths("SUBTRACT", warp, weft))
    sewn, dark, fine_seam = seams(graph, uv)
    mottle = graph.maths("SUBTRACT", graph.noise(graph.mapping(uv, (330, 150, 1)), 1.0, detail=3, distortion=0.4), 0.5)
    streak = graph.maths("SUBTRACT", graph.noise(graph.mapping(uv, (210, 14, 1)), 1.0, detail=2), 0.5)
    height = graph.maths("MULTIPLY", mottle, 0.9)
    fleck = graph.maths("MULTIPLY_ADD", mottle, 1.1 * melange + 0.14, graph.maths("MULTIPLY", streak, 0.12))
    if twill:
        bend = graph.maths("MULTIPLY", graph.noise(graph.mapping(uv, (60, 60, 1)), 1.0, detail=2), pitch * 0.9)
        slant = graph.maths("ADD", graph.maths("MULTIPLY_ADD", x, 0.86, bend), graph.maths("MULTIPLY", y, 0.51))
        wale = graph.maths("MULTIPLY_ADD", graph.maths("SINE", graph.maths("MULTIPLY", slant, 2 * np.pi / pitch)), 0.5, 0.5)
        height = graph.maths("MULTIPLY_ADD", wale, 0.8, height)
        # Where the threads of both directions have different dyes, the wales show them in turn.
        deep = graph.maths("MULTIPLY_ADD", both, 0.34, 0.17)
        fleck = graph.maths("MULTIPLY_ADD", graph.maths("SUBTRACT", wale, 0.5), deep, fleck)
    if nap:
        grains = graph.maths("SUBTRACT", graph.noise(graph.mapping(uv, (112, 96, 1)), 1.0, detail=3, distortion=0.9, roughness=0.6), 0.5)
        hairs = graph.maths("SUBTRACT", graph.noise(graph.mapping(uv, (260, 42, 1), rotation=(0, 0, 0.5)), 1.0, detail=3, distortion=1.6, roughness=0.65), 0.5)
        height = graph.maths("MULTIPLY_ADD", grains, 2.2 * nap, height)
        fleck = graph.maths("MULTIPLY_ADD", grains, 0.4 * nap, graph.maths("MULTIPLY_ADD", hairs, 0.5 * nap, fleck))
    relief = graph.relief(graph.maths("MULTIPLY_ADD", height, 0.0007, fine_seam), 1.0)
    graph.grain(graph.maths("ADD", fleck, graph.maths("MULTIPLY_ADD", relief, 0.7, dark)))
    shader = graph.principled(tone, roughness=1.0, specular=0.05)
    folds = graph.maths("MULTIPLY", crumple(graph, uv, seed, 0.5), crease)
    graph.bump(shader, graph.maths("ADD", folds, sewn), strength=1.0, distance=1.0)
    return graph.finish(shader)
