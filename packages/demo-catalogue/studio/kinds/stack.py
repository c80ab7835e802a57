"""Woven things folded on the table: kitchen towels, a throw with fringes; and rounds of birch."""

import numpy as np

import felt
import look
import props
import stage
import trim
import wood
from colour import lifted
from noise import turned
from pressed import Folded
from shade import Graph


def towels(p, rng):
    """Two towels, each folded over and over, one on the other; their hems lie open at the side."""
    below = None
    for i, stripes in enumerate(p["stripes"]):
        cloth = look.linen(f"linen {i}", p["colours"][0], warp=stripes, density=230, crease=0.3, through=0.04, seed=3.0 * i, creased=0.3)
        towel = Folded(1.45 - 0.1 * i, 1.02 - 0.07 * i, 0.17 - 0.03 * i, 4 + 7 * i, angle=0.05 - 0.13 * i, place=(0.02 * i, 0.02 * i), under=below)
        towel.show(f"towel {i}", cloth)
        below = towel.top()
    if p.get("view") == "near":
        stage.table_top(1.15, (-0.15, -0.5, 0.3), rise=0.4, turn=-0.42, back=4.6)
    else:
        stage.table_top(p.get("height", 2.5), p.get("aim", (0.1, 0, 0.32)), rise=0.45, turn=-0.42)


def throw(p, rng):
    """A woollen throw folded in three and once over, its open ends with their twisted fringes in front."""
    cloth = look.twill("throw", *p["colours"][:2], turns=0.055, seed=3.0, creased=0.5, pitch=0.0155)
    pile = Folded(1.6, 1.14, 0.42, 3, 3, angle=np.pi + 0.04, life=0.6)
    pile.show("throw", cloth, 0.036)
    felt.fuzzed(cloth, p["colours"], rng, 6e3, 30e3, 0.17, 1.5)
    for k in range(pile.layers):
        points, _ = pile.sheet(k)
        points = turned(points, pile.angle)
        for end, drop in ((0, -0.25), (-1, -0.75)):
            across = np.linspace(3, points.shape[1] - 4, 30) + rng.normal(0, 0.7, 30)
            roots = points[end, across.round().astype(int)]
            trim.fringe(f"fringe {k} {end}", roots, np.array([0.02, -0.7, drop]), 0.19, 0.0075, p["colours"][0], rng, strands=2, ground=0.0)
    if p.get("view") == "near":
        stage.table_top(1.1, (-0.25, -0.6, 0.4), rise=0.35, turn=-0.35, back=4.6)
    else:
        stage.table_top(p.get("height", 2.8), (0.0, 0, 0.36), rise=0.4, turn=-0.42)


def birch_face():
    """Year rings on a sawn face."""
    graph = Graph("rings")
    where = graph.add("TexCoord").outputs["Object"]
    node = graph.add("TexWave")
    node.wave_type, node.rings_direction = "RINGS", "Z"
    graph.feed(node.inputs["Vector"], where)
    node.inputs["Scale"].default_value = 9
    node.inputs["Distortion"].default_value = 2.2
    node.inputs["Detail"].default_value = 3
    base = lifted("#dcc19a")
    tone = graph.ramp(node.outputs[0], [(0.0, base * 0.84), (0.5, base), (1.0, base * 1.04)])
    shader = graph.principled(tone, roughness=0.6, specular=0.2)
    graph.bump(shader, node.outputs[0], strength=0.1, distance=0.01)
    return graph.finish(shader)


def rounds(p, rng):
    """Three slices of birch in a pile, one leaning against it, or lying before it under a cup."""
    face, bark = birch_face(), wood.grain("bark", "#5b4a3d", 4, "z", 0.9)
    spots = [((0.12, 0.1, 0.0), None), ((0.08, 0.12, 0.115), None), ((0.13, 0.08, 0.23), None), ((-0.52, -0.22, 0.0), 1.12)]
    if p.get("view") == "cup":
        spots = [((0.34, 0.3, 0.0), None), ((0.3, 0.33, 0.115), None), ((0.35, 0.28, 0.23), None), ((-0.42, -0.34, 0.0), None)]
        props.cup((-0.42, -0.34, 0.11))
    for i, (place, lean) in enumerate(spots):
        a = np.linspace(0, 2 * np.pi, 90, endpoint=False)
        r = 0.5 * (1 + 0.025 * np.sin(2 * a + i) + 0.014 * np.sin(5 * a + 2 * i) + 0.006 * rng.normal(0, 1, 90))
        for name, k, z0, z1, skin in (("wood", 0.955, 0.0, 0.108, face), ("bark", 1.0, 0.004, 0.1, bark)):
            ring = np.stack([r * k * np.cos(a), r * k * np.sin(a)], 1)
            points = [np.column_stack([ring * 0.99, np.full(90, z0)]), np.column_stack([ring, np.full(90, z0 + 0.012)]), np.column_stack([ring, np.full(90, z1 - 0.01)]), np.column_stack([ring * 0.988, np.full(90, z1)])]
            index = np.arange(360).reshape(4, 90)
            after = np.roll(index, -1, 1)
            faces = np.stack([index[:-1], after[:-1], after[1:], index[1:]], -1).reshape(-1, 4).tolist()
            faces += [index[3].tolist(), index[0][::-1].tolist()]
            thing = stage.mesh(name, np.vstack(points), faces, skin)
            if lean:
                thing.rotation_euler = (0.0, -lean, 0.5)
                thing.location = (place[0] - 0.05, place[1], 0.47)
            else:
                thing.rotation_euler = (0, 0, 1.3 * i)
                thing.location = place
    if p.get("view") == "near":
        stage.table_top(0.9, (0.05, -0.1, 0.3), rise=0.6, back=5)
    elif p.get("view") == "cup":
        stage.table_top(2.5, (0.0, 0, 0.36), rise=0.42)
    else:
        stage.table_top(p.get("height", 2.3), (-0.1, 0, 0.32), rise=0.5)


def build(p):
    """One of the above."""
    rng = np.random.default_rng(p.get("seed", 3))
    {"towels": towels, "throw": throw, "rounds": rounds}[p["form"]](p, rng)
