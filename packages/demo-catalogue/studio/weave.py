"""Woven surfaces drawn by threads: linen, herringbone, tweed, checks and stripes."""

import numpy as np

from colour import lifted, mix, rgba
from shade import Graph

PALE = np.array([0.86, 0.83, 0.77])


def threads(graph, density, uv=None, wander=0.03):
    """Plain weave: (height 0..1, warp's share, x, y, slub of warp and weft); `wander` is how far a thread strays."""
    uv = uv or graph.add("TexCoord").outputs["UV"]
    bend = graph.noise(graph.mapping(uv, (16, 16, 7)), 1.0, detail=3)
    shift = graph.maths("MULTIPLY", graph.maths("SUBTRACT", bend, 0.5), wander)
    x, y, _ = graph.split(uv)
    x, y = graph.maths("ADD", x, shift), graph.maths("ADD", y, shift)
    ax, ay = graph.maths("MULTIPLY", x, density * np.pi), graph.maths("MULTIPLY", y, density * np.pi)
    sx, sy = graph.maths("SINE", ax), graph.maths("SINE", ay)
    over = graph.maths("GREATER_THAN", graph.maths("MULTIPLY", graph.maths("SINE", graph.maths("MULTIPLY", ax, 1.0)), sy), 0.0)
    warp, weft = graph.maths("ABSOLUTE", sx), graph.maths("ABSOLUTE", sy)
    slub_warp = graph.noise(graph.mapping(uv, (density, 2.5, 1)), 1.0, detail=2)
    slub_weft = graph.noise(graph.mapping(uv, (2.5, density, 1)), 1.0, detail=2)
    return uv, over, warp, weft, slub_warp, slub_weft, x, y


def pick(graph, over, a, b):
    """a where the warp is on top, else b."""
    rest = graph.maths("SUBTRACT", 1.0, over)
    return graph.maths("ADD", graph.maths("MULTIPLY", over, a), graph.maths("MULTIPLY", rest, b))


def uneven(graph, uv, wide, far):
    """Threads lighter and darker than the others, -0.5 to 0.5."""
    return graph.maths("SUBTRACT", graph.noise(graph.mapping(uv, (wide, far, 1)), 1.0, detail=2), 0.5)


def thick(graph, uv, wide, far):
    """Here and there one thread that was spun thicker, some centimetres long: 1 where it is lighter, -1 where darker."""
    value = uneven(graph, graph.mapping(uv, place=(7, 3, 0)), wide, far)
    most = graph.maths("DIVIDE", graph.maths("SUBTRACT", graph.maths("ABSOLUTE", value), 0.19), 0.06, clamp=True)
    return graph.maths("MULTIPLY", most, graph.maths("SIGN", value))


def linen(name, colour, density=125, contrast=0.22, bump=0.4, through=0.1, warp=None, weft=None, wander=0.03):
    """Washed linen. `warp` and `weft` may be stripes: (period, [(start, dye), ...])."""
    graph = Graph(name)
    uv, over, up, across, slub_warp, slub_weft, x, y = threads(graph, density, wander=wander)
    grey = [(0.25, np.full(3, 1 - contrast)), (0.5, np.ones(3)), (0.78, np.full(3, 1 + contrast * 0.6))]
    one = multiply(graph, dyed(graph, colour, x, warp), graph.ramp(slub_warp, grey))
    two = multiply(graph, dyed(graph, colour, y, weft), graph.ramp(slub_weft, grey))
    tone = graph.blend(over, two, one)
    height = pick(graph, over, up, across)
    shade = graph.ramp(height, [(0.0, np.full(3, 0.76)), (0.55, np.ones(3) * 0.97), (1, np.ones(3))])
    tone = multiply(graph, tone, shade)
    shader = graph.principled(tone, roughness=0.9, specular=0.08)
    rough = graph.maths("ADD", height, graph.maths("MULTIPLY", pick(graph, over, slub_warp, slub_weft), 1.5))
    graph.bump(shader, rough, strength=bump, distance=0.006)
    return translucent(graph, shader, tone, through)


def dyed(graph, colour, along, stripes):
    """One dye, or stripes of several along a direction."""
    if not stripes:
        node = graph.add("RGB")
        node.outputs[0].default_value = rgba(lifted(colour, 1.0))
        return node.outputs[0]
    period, parts = stripes
    phase = graph.maths("FRACT", graph.maths("ADD", graph.maths("DIVIDE", along, period), 100.5))
    return graph.ramp(phase, [(at, lifted(dye, 1.0)) for at, dye in parts], steps=True)


def striped(graph, along, width):
    """0 or 1 in stripes; width is (period, share) of the second colour."""
    period, share = width
    phase = graph.maths("FRACT", graph.maths("ADD", graph.maths("DIVIDE", along, period), 100.5 - share / 2 + 0.5))
    return graph.maths("LESS_THAN", phase, share)


def striped_at(along, width):
    """The same as numbers, for an array of places."""
    period, share = width
    return ((along / period + 100.5 - share / 2 + 0.5) % 1 < share).astype(int)


def multiply(graph, a, b):
    node = graph.add("Mix")
    node.data_type = "RGBA"
    node.blend_type = "MULTIPLY"
    sockets = [s for s in node.inputs if s.enabled]
    sockets[0].default_value = 1.0
    graph.feed(sockets[1], a)
    graph.feed(sockets[2], b)
    return [s for s in node.outputs if s.enabled][0]


def translucent(graph, shader, tone, share):
    """Let a little light through."""
    if not share:
        return graph.finish(shader)
    thin, both = graph.add("BsdfTranslucent"), graph.add("MixShader")
    graph.feed(thin.inputs["Color"], tone)
    both.inputs[0].default_value = share
    graph.links.new(shader.outputs[0], both.inputs[1])
    graph.links.new(thin.outputs[0], both.inputs[2])
    return graph.finish(both)


def herringbone(name, colour, second, pitch=0.017, wide=0.07):
    """Wool twill turning every `wide`."""
    graph = Graph(name)
    uv = graph.add("TexCoord").outputs["UV"]
    x, y, _ = graph.split(uv)
    zig = graph.maths("MULTIPLY", graph.maths("PINGPONG", x, wide), 1.15)
    phase = graph.maths("DIVIDE", graph.maths("ADD", y, zig), pitch)
    wave = graph.maths("SINE", graph.maths("MULTIPLY", phase, 2 * np.pi))
    fuzz = graph.noise(graph.mapping(uv, (150, 60, 1)), 1.0, detail=3)
    value = graph.maths("ADD", graph.maths("MULTIPLY_ADD", wave, 0.32, 0.5), graph.maths("MULTIPLY", graph.maths("SUBTRACT", fuzz, 0.5), 0.8))
    a, b = lifted(colour, 0.9), lifted(second, 0.9)
    tone = graph.ramp(value, [(0.2, a), (0.45, mix(a, b, 0.35)), (0.8, b)])
    shader = graph.principled(tone, roughness=0.95, specular=0.05)
    graph.bump(shader, value, strength=0.45, distance=0.006)
    return graph.finish(shader)


def wool(name, colour, melange=0.16, density=46, second=None, check=None):
    """Milled woollen cloth or tweed: soft mottle over a faint weave, with flecks."""
    graph = Graph(name)
    uv, over, warp, weft, slub_warp, slub_weft, x, y = threads(graph, density)
    base = lifted(colour, 1.0)
    fuzz = graph.noise(uv, 130, detail=4, distortion=0.6)
    slow = graph.noise(uv, 9, detail=3)
    value = graph.maths("ADD", graph.maths("MULTIPLY", fuzz, 0.75), graph.maths("MULTIPLY", slow, 0.25))
    stops = [(0.32, base * (1 - melange * 1.6)), (0.5, base), (0.68, mix(base, PALE, melange * 1.2))]
    tone = graph.ramp(value, stops)
    if second:
        other = lifted(second, 1.0)
        more = graph.ramp(value, [(0.32, other * (1 - melange)), (0.5, other), (0.68, mix(other, PALE, melange))])
        lines = graph.maths("MULTIPLY_ADD", striped(graph, x, check), 0.5, graph.maths("MULTIPLY", striped(graph, y, check), 0.5))
        tone = graph.blend(lines, tone, more)
    shader = graph.principled(tone, roughness=1.0, specular=0.03)
    rough = graph.maths("ADD", graph.maths("MULTIPLY", pick(graph, over, warp, weft), 0.5), fuzz)
    graph.bump(shader, rough, strength=0.5, distance=0.007)
    return graph.finish(shader)


def waffle(name, colour, pitch=0.02, through=0.06):
    """Waffle weave: square hollows between ridges, `pitch` apart, the threads too fine to be seen; pulled a little out of square."""
    graph = Graph(name)
    uv = graph.add("TexCoord").outputs["UV"]
    bend = graph.maths("MULTIPLY", graph.maths("SUBTRACT", graph.noise(graph.mapping(uv, (9, 9, 1)), 1.0, detail=2), 0.5), pitch * 1.1)
    x, y, _ = graph.split(uv)
    ridges = [graph.maths("ABSOLUTE", graph.maths("SINE", graph.maths("MULTIPLY", graph.maths("ADD", way, bend), np.pi / pitch))) for way in (x, y)]
    high = graph.maths("SUBTRACT", 1.0, graph.maths("MULTIPLY", *ridges))
    fuzz = graph.noise(graph.mapping(uv, (240, 240, 1)), 1.0, detail=2)
    base = lifted(colour, 1.0)
    tone = graph.ramp(graph.maths("MULTIPLY_ADD", graph.maths("SUBTRACT", fuzz, 0.5), 0.25, high), [(0.0, base * 0.62), (0.45, base * 0.9), (0.9, base * 1.03)])
    shader = graph.principled(tone, roughness=0.95, specular=0.04)
    graph.bump(shader, graph.maths("MULTIPLY_ADD", fuzz, 0.15, high), strength=0.9, distance=0.012)
    return translucent(graph, shader, tone, through)


def cloth_of(p):
    """The material of what is sewn and filled, by its row."""
    weaving, colours = p.get("weave", "linen"), p["colours"]
    if weaving == "wool":
        return wool("cloth", colours[0], melange=p.get("melange", 0.16), second=p.get("second"), check=p.get("check"))
    if weaving == "herringbone":
        return herringbone("cloth", *colours[:2], pitch=p.get("pitch", 0.017))
    return linen("cloth", colours[0], warp=p.get("warp"), weft=p.get("weft"), density=p.get("density", 125), wander=p.get("wander", 0.03))
