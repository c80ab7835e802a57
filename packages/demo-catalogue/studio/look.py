"""How woven fabrics look at a garment's distance: soft creases, threads too fine to count, here and there a thicker one. Scene units are half metres."""

import numpy as np

import creases
from colour import lifted, mix
from seams import REACH
from shade import Graph
from sheer import thinned
from weave import dyed, multiply, pick, striped, thick, threads, translucent, uneven


def crumple(graph, uv, seed=0.0, sharp=1.0, drag=None):
    """Creases of washed cloth as a height in units: low undulation all over, soft folds where it hung, a few wide creases in patches, and what fans out from the places `drag` that carry it."""
    bend = graph.maths("MULTIPLY", graph.maths("SUBTRACT", graph.noise(graph.mapping(uv, (5, 5, 1), place=(seed, 0, 0)), 1.0, detail=2), 0.5), 0.07)
    x, y, _ = graph.split(uv)
    bent = graph.join(graph.maths("ADD", x, bend), graph.maths("SUBTRACT", y, bend))
    total = 0.0
    for turn, along, across, high in ((0.28, 2.2, 10, 0.022), (-0.5, 6, 9, 0.011), (0.9, 11, 17, 0.006)):
        place = graph.mapping(graph.mapping(bent, rotation=(0, 0, turn)), (across, along, 1), place=(seed, 3 * turn, 0))
        total = graph.maths("MULTIPLY_ADD", graph.maths("SUBTRACT", graph.noise(place, 1.0, detail=1), 0.5), high, total)
    for k, (turn, along, across, high) in enumerate(((0.3, 2.4, 8, 0.0052), (-0.75, 3, 9, 0.0046), (0.05, 3.6, 12, 0.0028))):
        place = graph.mapping(graph.mapping(bent, rotation=(0, 0, turn)), (along, across, 1), place=(seed, k, 0))
        # Without gaps the ridges close to rings.
        there = graph.maths("MULTIPLY", patches(graph, uv, 3.0, seed + 13 * k, 0.47, 0.25), patches(graph, place, 0.9, k, 0.42, 0.3))
        total = graph.maths("MULTIPLY_ADD", graph.maths("MULTIPLY", ridges(graph, place), there), high * sharp, total)
    return graph.maths("ADD", total, fanned(graph, seed, *drag)) if drag else total


def ridges(graph, place):
    """1 on the borders of cells, round on top and at the foot."""
    cells = graph.add("TexVoronoi")
    cells.voronoi_dimensions = "2D"
    cells.feature = "DISTANCE_TO_EDGE"
    graph.feed(cells.inputs["Vector"], place)
    cells.inputs["Scale"].default_value = 1.0
    return graph.smooth(graph.maths("SUBTRACT", 1.0, graph.maths("DIVIDE", cells.outputs["Distance"], 0.22)))


def fanned(graph, seed, wide, high):
    """Soft folds that fan out below the two places, at -wide and wide, where a garment is carried."""
    x, y, _ = graph.split(graph.add("TexCoord").outputs["Object"])
    side = graph.maths("GREATER_THAN", x, 0.0)
    right, up = graph.maths("SUBTRACT", graph.maths("ABSOLUTE", x), wide), graph.maths("SUBTRACT", y, high)
    far = graph.maths("SQRT", graph.maths("MULTIPLY_ADD", right, right, graph.maths("MULTIPLY", up, up)))
    turn = graph.maths("MULTIPLY_ADD", graph.maths("ARCTAN2", right, graph.maths("MULTIPLY", up, -1.0)), 4.0, graph.maths("MULTIPLY", side, 40.0))
    fold = graph.maths("SUBTRACT", graph.noise(graph.join(turn, graph.maths("MULTIPLY", far, 2.4), seed), 1.0, detail=1), 0.5)
    near = graph.maths("MULTIPLY", graph.smooth(graph.maths("DIVIDE", far, 0.5)), graph.smooth(graph.maths("SUBTRACT", 1.2, far)))
    apart = graph.smooth(graph.maths("DIVIDE", graph.maths("ABSOLUTE", x), 0.12))
    return graph.maths("MULTIPLY", graph.maths("MULTIPLY", fold, 0.02), graph.maths("MULTIPLY", near, apart))


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


def linen(name, colour, crease=0.5, density=260, slub=0.5, through=0.12, warp=None, weft=None, seed=0.0, drag=None, size=1.0, sheer=0.0, **kept):
    """Washed linen; `slub` is how unlike its threads are, 1 at a whole garment's distance, `size` how many times larger than clothes it is shown, `sheer` how much darker it is where it lies single, `kept` what with_creases asks for."""
    graph = Graph(name)
    # Of two dyes every thread is seen, and one that strays makes their crossings swirl.
    uv, over, up, across, *_ = threads(graph, density, wander=0.006 if warp or weft else 0.03)
    # Threads may wander, stripes run straight.
    right, high, _ = graph.split(uv)
    # Stripes of one direction show where its threads cover the others; a pale warp over a dark weft is chequered soon.
    shown = 0.5 if not (warp or weft) else over if warp and weft else graph.maths("MULTIPLY_ADD", over, *((0.4, 0.6) if warp else (0.07, 0.0)))
    tone = graph.blend(shown, dyed(graph, colour, high, weft), dyed(graph, colour, right, warp))
    slow = graph.noise(graph.mapping(uv, (3, 2.2, 1), place=(seed, 0, 0)), 1.0, detail=4, roughness=0.6)
    tone = multiply(graph, tone, graph.ramp(slow, [(0.3, np.full(3, 0.955)), (0.7, np.full(3, 1.03))]))
    if sheer:
        tone = thinned(graph, tone, sheer)
    height = pick(graph, over, up, across)
    sewn, dark, fine = seams(graph, uv)
    fine, folds = with_creases(graph, uv, "linen", seed, fine, graph.maths("MULTIPLY", crumple(graph, uv, seed, drag=drag), crease), **kept)
    thread = graph.maths("MULTIPLY_ADD", height, 0.11, -0.07)
    for wide, far in ((density * 1.15, 6), (6, density * 1.15)):
        thread = graph.maths("MULTIPLY_ADD", uneven(graph, uv, wide, far), 0.5 * slub, thread)
        thread = graph.maths("MULTIPLY_ADD", thick(graph, uv, wide * 0.8, far), 0.25 * slub, thread)
    relief = graph.relief(graph.maths("MULTIPLY_ADD", height, 0.0002, fine), size)
    graph.grain(graph.maths("ADD", thread, graph.maths("MULTIPLY_ADD", relief, 0.7, dark)))
    shader = graph.principled(tone, roughness=0.85, specular=0.12)
    graph.bump(shader, graph.maths("ADD", folds, sewn), strength=1.0, distance=size)
    return translucent(graph, shader, tone, through)


def with_creases(graph, uv, kind, seed, fine, folds, creased=0.0, legs=False):
    """What is too fine for the denoiser and the soft folds, both with the folds that stay in this `kind` of cloth, `creased` being their share, on two `legs` apart: the denoiser keeps the light that lies beside them, not their backs."""
    if not creased:
        return fine, folds
    height = creases.laid(graph, uv, kind, seed, legs)
    return graph.maths("MULTIPLY_ADD", height, creased, fine), graph.maths("MULTIPLY_ADD", height, 0.6 * creased, folds)


def wool(name, colour, melange=0.14, second=None, check=None, crease=0.25, twill=True, seed=0.0, pitch=0.0046, nap=0.0, drag=None, **kept):
    """Woollen cloth: a twill's fine slant or a milled cloth's nap, perhaps a check. `pitch` is from wale to wale, `nap` how much a milled cloth's hair has felted to grains."""
    graph = Graph(name)
    uv = graph.add("TexCoord").outputs["UV"]
    x, y, _ = graph.split(uv)
    base = lifted(colour, 1.0)
    slow = graph.noise(uv, 30, detail=2)
    tone = graph.ramp(slow, [(0.3, base * 0.97), (0.7, base * 1.02)])
    both = 0.0
    if twill:
        bend = graph.maths("MULTIPLY", graph.noise(graph.mapping(uv, (60, 60, 1)), 1.0, detail=2), pitch * 0.9)
        slant = graph.maths("ADD", graph.maths("MULTIPLY_ADD", x, 0.86, bend), graph.maths("MULTIPLY", y, 0.51))
        wale = graph.maths("MULTIPLY_ADD", graph.maths("SINE", graph.maths("MULTIPLY", slant, 2 * np.pi / pitch)), 0.5, 0.5)
    if check:
        other = lifted(second, 1.0)
        more = graph.ramp(slow, [(0.3, other * 0.97), (0.7, other * 1.02)])
        # Bands end thread by thread, at the wale of the twill.
        warp, weft = (striped(graph, frayed(graph, uv, along, wale, pitch, turn), check) for along, turn in ((x, (30, 340, 1)), (y, (340, 30, 1))))
        both = graph.maths("ABSOLUTE", graph.maths("SUBTRACT", warp, weft))
        # Where threads of both dyes cross, the wales show them in turn; hairs of each stray into the other's bands.
        share = graph.maths("MULTIPLY", graph.maths("ADD", warp, weft), 0.5)
        share = graph.maths("MULTIPLY_ADD", graph.maths("MULTIPLY", both, graph.maths("SUBTRACT", wale, 0.5)), 0.6, share)
        stray = graph.maths("MULTIPLY", graph.maths("SUBTRACT", graph.noise(graph.mapping(uv, (150, 90, 1)), 1.0, detail=3, distortion=0.6), 0.5), 0.22)
        share = graph.maths("ADD", graph.maths("MULTIPLY_ADD", share, 0.9, 0.03), stray, clamp=True)
        tone = graph.blend(share, tone, more)
    sewn, dark, fine = seams(graph, uv)
    fine, folds = with_creases(graph, uv, "wool", seed, fine, graph.maths("MULTIPLY", crumple(graph, uv, seed, 0.5, drag), crease), **kept)
    mottle = graph.maths("SUBTRACT", graph.noise(graph.mapping(uv, (330, 150, 1)), 1.0, detail=3, distortion=0.4), 0.5)
    streak = graph.maths("SUBTRACT", graph.noise(graph.mapping(uv, (210, 14, 1)), 1.0, detail=2), 0.5)
    height = graph.maths("MULTIPLY", mottle, 0.9)
    fleck = graph.maths("MULTIPLY_ADD", mottle, 1.1 * melange + 0.14, graph.maths("MULTIPLY", streak, 0.12))
    if twill:
        height = graph.maths("MULTIPLY_ADD", wale, 0.8, height)
        deep = graph.maths("MULTIPLY_ADD", both, 0.34, 0.17)
        fleck = graph.maths("MULTIPLY_ADD", graph.maths("SUBTRACT", wale, 0.5), deep, fleck)
    if nap:
        grains = graph.maths("SUBTRACT", graph.noise(graph.mapping(uv, (112, 96, 1)), 1.0, detail=3, distortion=0.9, roughness=0.6), 0.5)
        hairs = graph.maths("SUBTRACT", graph.noise(graph.mapping(uv, (260, 42, 1), rotation=(0, 0, 0.5)), 1.0, detail=3, distortion=1.6, roughness=0.65), 0.5)
        height = graph.maths("MULTIPLY_ADD", grains, 2.2 * nap, height)
        fleck = graph.maths("MULTIPLY_ADD", grains, 0.4 * nap, graph.maths("MULTIPLY_ADD", hairs, 0.5 * nap, fleck))
    relief = graph.relief(graph.maths("MULTIPLY_ADD", height, 0.0007, fine), 1.0)
    graph.grain(graph.maths("ADD", fleck, graph.maths("MULTIPLY_ADD", relief, 0.7, dark)))
    shader = graph.principled(tone, roughness=1.0, specular=0.05, Sheen_Weight=0.25, Sheen_Roughness=0.4)
    graph.bump(shader, graph.maths("ADD", folds, sewn), strength=1.0, distance=1.0)
    return graph.finish(shader)


def frayed(graph, uv, along, wale, pitch, scale):
    """A place along the cloth, shifted a little from thread to thread."""
    loose = graph.maths("SUBTRACT", graph.noise(graph.mapping(uv, scale), 1.0, detail=1), 0.5)
    return graph.maths("MULTIPLY_ADD", loose, 0.005, graph.maths("MULTIPLY_ADD", wale, pitch * 0.5, along))


def twill(name, colour, second, turns=None, seed=0.0, drag=None, pitch=None, bold=0.0, **kept):
    """Woollen twill of two dyes; herringbone, its lines 4.5 mm apart instead of 3, if it `turns` every so far; `pitch` says otherwise, and `bold` how far apart its dyes stay."""
    graph = Graph(name)
    pitch, mixed, steep = (pitch or 0.009, 0.5, 1.7) if turns else (pitch or 0.006, 0.75, 1.7)
    uv = graph.add("TexCoord").outputs["UV"]
    x, y, _ = graph.split(uv)
    a, b = lifted(colour, 0.9), lifted(second, 0.9)
    melange = graph.maths("SUBTRACT", graph.noise(graph.mapping(uv, (210, 60, 1)), 1.0, detail=3, distortion=0.5), 0.5)
    bend = graph.maths("MULTIPLY", graph.noise(graph.mapping(uv, (90, 40, 1)), 1.0, detail=2), pitch * 0.7)
    rise = graph.maths("MULTIPLY_ADD", graph.maths("PINGPONG", x, turns) if turns else graph.maths("MULTIPLY", x, -0.6), steep, bend)
    line = graph.maths("SINE", graph.maths("MULTIPLY", graph.maths("ADD", y, rise), 2 * np.pi / pitch))
    value = graph.maths("ADD", graph.maths("MULTIPLY_ADD", line, 0.2 + 0.16 * bold, 0.5), graph.maths("MULTIPLY", melange, mixed))
    tone = graph.ramp(value, [(0.15, mix(a, b, 0.02)), (0.85, mix(a, b, 0.46 + 0.24 * bold))])
    sewn, dark, fine = seams(graph, uv)
    fine, folds = with_creases(graph, uv, "wool" if turns else "twill", seed, fine, graph.maths("MULTIPLY", crumple(graph, uv, seed, 0.5, drag), 0.25), **kept)
    fleck = graph.maths("MULTIPLY_ADD", line, 0.2, graph.maths("MULTIPLY", melange, mixed))
    if turns:
        # The two slants take the light differently, which is what is left of the stripes from afar.
        stripe = graph.maths("SUBTRACT", graph.maths("LESS_THAN", graph.maths("FRACT", graph.maths("MULTIPLY_ADD", x, 0.5 / turns, 100.0)), 0.5), 0.5)
        fleck = graph.maths("MULTIPLY_ADD", stripe, 0.08, fleck)
    relief = graph.relief(graph.maths("MULTIPLY_ADD", graph.maths("ADD", line, melange), 0.0004, fine), 1.0)
    graph.grain(graph.maths("ADD", fleck, graph.maths("MULTIPLY_ADD", relief, 0.7, dark)))
    shader = graph.principled(tone, roughness=1.0, specular=0.05, Sheen_Weight=0.25, Sheen_Roughness=0.4)
    graph.bump(shader, graph.maths("ADD", folds, sewn), strength=1.0, distance=1.0)
    return graph.finish(shader)
