"""Coasters sawn from a birch's branch: rings round a pith that is not in the middle, bark on; in a pile, one leaning on it, or one under a cup."""

import numpy as np
from mathutils import Matrix, Vector

import props
import stage
import timber
from colour import lifted
from noise import waves
from shade import Graph
from timber import attribute
from weave import multiply

# How thick a slice is, where its wood ends and its inner bark does, as shares of its radius.
THICK, WOOD, BAST = 0.112, 0.945, 0.982


# Each slice's own: what the oil made of its colour (what leans looks at the window, which pales it), how far its brown heart reaches, and where cracks
# run in from the bark.
OILED = np.array([(0.84, 0.84, 0.84), (0.76, 0.75, 0.72), (0.9, 0.9, 0.86), (0.6, 0.57, 0.42)])
HEART, CRACKS = (0.36, 0.25, 0.44, 0.36), ((2.1,), (), (-0.6,), (0.75,))


def heart(graph, i, toward, place):
    """The brown heart, its edge drawn out in flames and darker than what it holds: how much of it is here, and how much edge."""
    flame = graph.noise(graph.mapping(toward, (1.1, 1.1, 1), place=(2.7 * i, 0, 4)), 1.0, detail=2)
    frayed = graph.noise(graph.mapping(attribute(graph, "tree", "Vector"), (5, 5, 1), place=(i, 3, 0)), 1.0, detail=5, roughness=0.6)
    inside = graph.maths("SUBTRACT", graph.maths("MULTIPLY_ADD", flame, 0.8, graph.maths("MULTIPLY_ADD", frayed, 0.3, HEART[i] - 0.55)), place)
    return graph.smooth(graph.maths("MULTIPLY_ADD", inside, 5.5, 0.5)), graph.bell((graph.maths("SUBTRACT", inside, 0.03), 0.04))


def checks(graph, i, far, angle, rng):
    """Where it cracked in drying: hairlines round the pith, and what runs in from the bark and closes on the way."""
    bent = graph.noise(graph.join(graph.maths("MULTIPLY", far, 7.0), float(3 * i)), 1.0, detail=3)
    bent = graph.maths("MULTIPLY_ADD", bent, 0.24, -0.12)
    total = 0.0
    near = [(a, -12.0, rng.uniform(0.12, 0.26), 0.003, 0.0) for a in rng.uniform(-2.6, 2.6, 3 + i % 2)]
    for a, fades, where, thin, wider in near + [(a, 12.0, rng.uniform(0.42, 0.6), -0.004, 0.011) for a in CRACKS[i]]:
        aside = graph.maths("MULTIPLY", graph.maths("ADD", graph.maths("SUBTRACT", angle, float(a)), bent), far)
        wide = graph.maths("MAXIMUM", graph.maths("MULTIPLY_ADD", far, wider, thin), 0.0012)
        along = graph.smooth(graph.maths("MULTIPLY", graph.maths("SUBTRACT", far, where), fades))
        total = graph.maths("MAXIMUM", total, graph.maths("MULTIPLY", graph.bell((aside, wide)), along))
    return total


def face(graph, i, rng):
    """The sawn and oiled face: rings that follow the outline, wide in some years and narrow in others, rays, a brown heart, cracks, the saw's marks."""
    where = attribute(graph, "tree", "Vector")
    x, y, _ = graph.split(where)
    far = graph.maths("SQRT", graph.maths("MULTIPLY_ADD", x, x, graph.maths("MULTIPLY", y, y)))
    angle = graph.maths("ARCTAN2", y, x)
    toward = graph.join(graph.maths("DIVIDE", x, far), graph.maths("DIVIDE", y, far))
    wander = graph.noise(graph.mapping(where, (2.2, 2.2, 1), place=(3 * i, 0, 0)), 1.0, detail=4)
    place = graph.maths("MULTIPLY_ADD", wander, 0.085, far)
    wide = graph.noise(graph.join(place, 0.0), 3.4, detail=2)
    year = graph.maths("MULTIPLY_ADD", graph.maths("POWER", place, 1.2), 25.0, graph.maths("MULTIPLY", wide, 11.0))
    rings = timber.late(graph, year, 1.25)
    sap, summer = lifted("#b5894f") * OILED[i], lifted("#6b4424")
    core, edge = heart(graph, i, toward, place)
    tone = graph.blend(graph.maths("MULTIPLY", core, 0.72), sap, lifted("#7f5028") * OILED[i])
    tone = graph.blend(graph.maths("MULTIPLY", edge, 0.3), tone, lifted("#6e4123"))
    tone = graph.blend(rings, tone, multiply(graph, tone, graph.ramp(far, [(0.0, summer / lifted("#b5894f"))])))
    ray = graph.noise(graph.join(graph.maths("MULTIPLY", angle, 46.0), graph.maths("MULTIPLY", far, 2.5)), 1.0, detail=3)
    tone = multiply(graph, tone, graph.ramp(ray, [(0.3, np.array([0.85, 0.83, 0.79])), (0.5, np.ones(3)), (0.7, np.full(3, 1.07))]))
    stain = graph.noise(graph.mapping(where, (1.7, 1.7, 1), place=(0, 5 * i, 0)), 1.0, detail=4, roughness=0.6)
    tone = multiply(graph, tone, graph.ramp(stain, [(0.34, np.array([0.8, 0.75, 0.68])), (0.6, np.ones(3))]))
    fleck = graph.noise(graph.join(graph.maths("MULTIPLY", angle, 9.0), graph.maths("MULTIPLY", place, 60.0), float(i)), 1.0, detail=1)
    tone = graph.blend(graph.maths("MULTIPLY", graph.maths("SUBTRACT", fleck, 0.7, clamp=True), 5.0, clamp=True), tone, lifted("#6e4526"))
    turned = graph.mapping(graph.add("TexCoord").outputs["Object"], (3, 95, 1), (0, 0, float(rng.uniform(0, 3))))
    saw = graph.noise(turned, 1.0, detail=3)
    drawn = graph.noise(graph.mapping(turned, (0.3, 0.22, 1)), 1.0, detail=2)
    tone = multiply(graph, tone, graph.ramp(drawn, [(0.36, np.full(3, 0.93)), (0.5, np.ones(3)), (0.64, np.full(3, 1.04))]))
    dark = graph.maths("MAXIMUM", graph.bell((place, 0.024)), checks(graph, i, far, angle, rng))
    tone = graph.blend(graph.maths("MULTIPLY", dark, 0.85), tone, lifted("#3d2515"))
    pore = graph.noise(graph.mapping(where, (190, 190, 1)), 1.0, detail=1)
    fine = graph.maths("MULTIPLY_ADD", graph.maths("SUBTRACT", saw, 0.5), 0.26, graph.maths("MULTIPLY", graph.maths("SUBTRACT", 0.42, pore, clamp=True), -2.2))
    height = graph.maths("MULTIPLY_ADD", dark, -1.5, graph.maths("MULTIPLY_ADD", rings, 0.3, saw))
    return far, tone, graph.maths("MULTIPLY_ADD", rings, -0.2, fine), height


def bark(graph, i):
    """Birch bark: silvery skin with dark lenticels lying round the trunk, black scars, some lichen, brown where the skin has peeled."""
    where = graph.mapping(attribute(graph, "round", "Vector"), place=(0, 0, 1.7 * i))
    cloud = graph.noise(graph.mapping(where, (2.4, 2.4, 5)), 1.0, detail=5, roughness=0.65)
    tone = graph.ramp(cloud, [(0.3, lifted("#7d7369")), (0.45, lifted("#a89e92")), (0.64, lifted("#c8bfb2"))])
    peel = graph.noise(graph.mapping(where, (3.5, 3.5, 16), place=(4, 0, 0)), 1.0, detail=4)
    tone = graph.blend(graph.smooth(graph.maths("MULTIPLY", graph.maths("SUBTRACT", peel, 0.56), 14.0)), tone, lifted("#a9835f"))
    lichen = graph.noise(graph.mapping(where, (5, 5, 9), place=(9, 0, 0)), 1.0, detail=5, roughness=0.7)
    tone = graph.blend(graph.maths("MULTIPLY", graph.smooth(graph.maths("MULTIPLY", graph.maths("SUBTRACT", lichen, 0.6), 14.0)), 0.7), tone, lifted("#8f9476"))
    dash = graph.noise(graph.mapping(where, (7, 7, 95)), 1.0, detail=2)
    lenticel = graph.smooth(graph.maths("MULTIPLY", graph.maths("SUBTRACT", dash, 0.6), 18.0))
    scar = graph.smooth(graph.maths("MULTIPLY", graph.maths("SUBTRACT", graph.noise(graph.mapping(where, (3.0, 3.0, 7), place=(0, 7, 0)), 1.0, detail=5, roughness=0.7), 0.57), 16.0))
    dark = graph.maths("MAXIMUM", lenticel, scar)
    return graph.blend(graph.maths("MULTIPLY", dark, 0.88), tone, lifted("#352a23")), graph.maths("MULTIPLY_ADD", dark, -0.7, cloud)


def skin(i, rng):
    """One slice's material: face, bast and bark, told apart by how far from the pith they are."""
    graph = Graph(f"slice {i}")
    far, wood, fine, height = face(graph, i, rng)
    rough, relief = bark(graph, i)
    noise = graph.noise(attribute(graph, "round", "Vector"), 22, detail=3)
    wide = graph.noise(attribute(graph, "round", "Vector"), 3, detail=2)
    place = graph.maths("MULTIPLY_ADD", graph.maths("SUBTRACT", wide, 0.5), 0.05, graph.maths("MULTIPLY_ADD", graph.maths("SUBTRACT", noise, 0.5), 0.02, far))
    bast = graph.ramp(noise, [(0.3, lifted("#482a18")), (0.7, lifted("#7d5233"))])
    line = graph.bell((graph.maths("SUBTRACT", place, WOOD), 0.006))
    is_bast = graph.smooth(graph.maths("MULTIPLY_ADD", graph.maths("SUBTRACT", place, WOOD), 120.0, 0.5))
    torn = graph.maths("MULTIPLY_ADD", graph.maths("SUBTRACT", noise, 0.5), -0.03, graph.maths("MULTIPLY_ADD", graph.maths("SUBTRACT", wide, 0.5), 0.04, far))
    is_bark = graph.smooth(graph.maths("MULTIPLY_ADD", graph.maths("SUBTRACT", torn, BAST), 160.0, 0.5))
    tone = graph.blend(graph.maths("MULTIPLY", line, 0.7), graph.blend(is_bast, wood, bast), lifted("#43291a"))
    tone = graph.blend(is_bark, tone, rough)
    flaky = graph.noise(graph.mapping(attribute(graph, "round", "Vector"), (30, 30, 110)), 1.0, detail=4, roughness=0.7)
    flaky = graph.maths("MULTIPLY", graph.maths("SUBTRACT", flaky, 0.5), 0.5)
    graph.grain(graph.maths("MULTIPLY_ADD", graph.maths("SUBTRACT", flaky, fine), is_bast, fine))
    shader = graph.principled(tone, roughness=graph.maths("MULTIPLY_ADD", is_bast, 0.35, 0.52), specular=0.28)
    lift = graph.maths("ADD", graph.maths("MULTIPLY", height, graph.maths("SUBTRACT", 0.12, graph.maths("MULTIPLY", is_bast, 0.12))), graph.maths("MULTIPLY", relief, is_bast))
    graph.bump(shader, lift, strength=0.8, distance=0.009)
    return graph.finish(shader)


def outline(a, i):
    """How far the bark is from the pith at an angle: a trunk that is not round, its pith aside."""
    x, y = np.cos(a), np.sin(a)
    own = 1 + 0.018 * waves(x, y, 5 + i, 1.9) + 0.007 * waves(x, y, 60 + i, 0.5) + 0.012 * np.sin(2 * a + i)
    common = 0.485 * (1 + 0.03 * waves(x, y, 3, 2.4) + 0.022 * np.cos(2 * a - 0.6))
    return common * own * (1, 0.975, 1.02, 0.985)[i] * (1 + 0.25 * np.cos(a - (0.7, 1.0, 0.4, 1.2)[i]))


def slice_(i, rng):
    """A slice lying on the ground, its middle at the origin: faces that the saw left not quite parallel, bark chipped at its edges."""
    n = 360
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    x, y = np.cos(a), np.sin(a)
    R = outline(a, i)
    middle = np.array([np.mean(R**3 * x), np.mean(R**3 * y)]) / np.mean(R**2) * 2 / 3
    rows = [(s, 1.0) for s in np.r_[0.004, np.linspace(0.06, 0.9, 16), 0.935, 0.95, 0.965, 0.978, 0.988]]
    side = [(1.0, h) for h in np.linspace(0.95, 0.05, 13)]
    rows = rows + side + [(s, 0.0) for s in (0.988, 0.95, 0.6, 0.004)]
    ridge = 0.012 * waves(a * 3.2, np.zeros(n), 20 + i, 1.1)
    chip = [np.clip(waves(a * 2.2, np.zeros(n), seed + i, 0.9) - 0.75, 0, 1) for seed in (30, 50)]
    places, tree, about = [], [], []
    for s, h in rows:
        worn = chip[0] * np.clip((h - 0.45) / 0.5, 0, 1) + chip[1] * np.clip((0.55 - h) / 0.5, 0, 1) if s > 0.96 else 0 * a
        bulge = (ridge + 0.01 * waves(a * 7, 9 * h + 0 * a, 40 + i, 1.4)) * (s >= 1.0)
        share = np.minimum(s, 1 - 0.055 * np.clip(3 * worn, 0, 1)) + bulge
        top = THICK * (1 + 0.05 * x * s + 0.03 * y * s)
        edge = 0.006 * np.clip((s - 0.965) / 0.03, 0, 1) if s < 1 else 0.0
        z = h * top + (-edge if h > 0.5 else edge)
        z = z - 0.012 * np.clip(2.5 * worn, 0, 1) * (h > 0.5)
        places.append(np.stack([share * R * x - middle[0], share * R * y - middle[1], z + 0 * a], -1))
        inside = np.minimum(s, 1 - 0.05 * np.clip(3 * worn, 0, 1))
        tree.append(np.stack([inside * x, inside * y, z + 0 * a], -1))
        about.append(np.stack([x, y, z + 0 * a], -1))
    index = np.arange(len(rows) * n).reshape(len(rows), n)
    after = np.roll(index, -1, 1)
    faces = np.stack([index[:-1], index[1:], after[1:], after[:-1]], -1).reshape(-1, 4).tolist() + [index[0].tolist(), index[-1][::-1].tolist()]
    thing = stage.mesh(f"slice {i}", np.concatenate(places).reshape(-1, 3), faces, skin(i, rng))
    timber.written(thing, "tree", np.concatenate(tree).reshape(-1, 3))
    timber.written(thing, "round", np.concatenate(about).reshape(-1, 3))
    return thing


def build(p):
    """Three slices in a pile; the fourth leans on it, or lies before it under a cup."""
    rng = np.random.default_rng(p.get("seed", 6))
    is_cup = p.get("view") == "cup"
    x, y = (0.34, 0.3) if is_cup else (0.2, 0.2)
    for i, (dx, dy, turn) in enumerate(((0.0, 0.0, 2.2), (-0.04, -0.05, 0.3), (0.045, 0.02, 4.1))):
        thing = slice_(i, rng)
        thing.location, thing.rotation_euler = (x + dx, y + dy, 1.035 * THICK * i), (0, 0, turn)
    last = slice_(3, rng)
    if is_cup:
        last.location, last.rotation_euler = (-0.42, -0.34, 0), (0, 0, 5.0)
        props.cup((-0.44, -0.36, THICK))
        stage.table_top(2.5, (0.0, 0, 0.36), rise=0.42)
        return
    steep, turn = 0.98, 2.4
    way = Vector((0.8, 0.6, 0.0))
    out = Vector((-way.x * np.sin(steep), -way.y * np.sin(steep), np.cos(steep)))
    up = Vector((way.x * np.cos(steep), way.y * np.cos(steep), np.sin(steep)))
    across = up.cross(out)
    low = min(timber.points(last) @ np.array([0, 1, 0]) * np.cos(turn) + timber.points(last) @ np.array([1, 0, 0]) * np.sin(turn))
    foot = Vector((x, y, 0)) - way * (0.47 + 3.1 * THICK / np.tan(steep))
    frame = Matrix((across, up, out)).transposed().to_4x4()
    last.matrix_world = Matrix.Translation(foot - up * low) @ frame @ Matrix.Rotation(turn, 4, "Z")
    stage.table_top(p.get("height", 2.3), (-0.1, 0, 0.32), rise=0.5)
