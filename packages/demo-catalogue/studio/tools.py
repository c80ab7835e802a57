"""The tools of the trade: needles, shears, chalk, a reel of thread."""

import numpy as np

import wood
from colour import linear
from noise import path, turned
from shade import Graph
from silhouettes import outline, plate
from yarn import Yarn, strands


def needle(name, start, end, thick=0.032):
    """A wooden knitting needle with a knob at its start and a point at its end."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    way = end - start
    share = np.array([0, 0.02, 0.94, 0.965, 0.985, 1.0])
    skin = wood.grain(name, "#c79a66", 0.6, rough=0.4)
    wood.tube(name, start + share[:, None] * way, thick, skin, taper=[1, 1, 1, 0.72, 0.4, 0.12])
    wood.sphere(name + " knob", start, thick * 2.1, skin)


def darning_needle(eye, tip):
    """A blunt steel needle, a wool thread's eye at its end."""
    steel = wood.plain("needle steel", "#d6d4ce", 0.25, 0.6, 1.0)
    way = (tip - eye) / np.linalg.norm(tip - eye)
    side = np.cross(way, [0, 0, 1.0])
    side /= np.linalg.norm(side)
    t = np.linspace(0, 2 * np.pi, 40, endpoint=False)[:, None]
    wood.tube("eye", eye + 0.05 * np.cos(t) * way + 0.014 * np.sin(t) * side, 0.0075, steel, closed=True)
    share = np.array([0.08, 0.3, 0.8, 0.94, 0.99, 1.0])[:, None]
    wood.tube("shaft", eye + share * (tip - eye), 0.013, steel, taper=[1, 1.05, 1, 0.8, 0.45, 0.2])


def shears(place, angle, open_by=0.17):
    """Dressmaker's shears: two steel blades on one screw, black handles bent off to one side."""
    steel, black = wood.worn_steel(), wood.lacquer("handles", "#26231f")
    honed = wood.plain("honed", "#e2e0da", 0.2, 0.6, 1.0)
    blade = np.array([(-0.02, 1.02), (-0.035, 0.9), (-0.075, 0.2), (-0.085, 0.02), (-0.07, -0.16), (0.045, -0.2), (0.07, -0.05), (0.075, 0.06), (0.04, 0.5), (0.005, 0.98)])
    # The handle's ring grows out of a shank; the lower hand's ring is the longer one.
    for way, reach, z in ((1, 0.34, 0.105), (-1, 0.27, 0.083)):
        turn = angle + way * open_by / 2
        mirror, outwards = np.array([way, 1]), np.array([-way, 1])
        plate("blade", [blade * mirror], steel, 0.022, 0.008, place, turn, z)
        # The edge was ground once more than the flat.
        cut = np.array([(-0.018, 0.98), (-0.034, 0.86), (-0.074, 0.2), (-0.08, 0.06), (-0.058, 0.07), (-0.052, 0.2), (-0.018, 0.86)])
        plate("edge", [cut * mirror], honed, 0.003, 0.001, place, turn, z + 0.0105)
        middle, wide = np.array([-0.15, -0.28 - reach]), 0.15
        t = np.linspace(0, 2 * np.pi, 60, endpoint=False)
        oval = np.c_[np.cos(t), np.sin(t)] * [wide, reach]
        lean = np.array([[0.98, 0.2], [-0.2, 0.98]])
        ring, hole = oval @ lean + middle, (oval * [0.66, 0.8]) @ lean + middle
        shank = outline([(-0.075, -0.02), (-0.11, -0.18), (-0.2, -0.31), (-0.08, -0.33), (0.02, -0.26), (0.055, -0.14), (0.04, -0.04)])
        plate("ring", [ring * outwards, hole * outwards], black, 0.06, 0.026, place, turn, z)
        plate("shank", [shank * outwards], black, 0.056, 0.024, place, turn, z)
    wood.lathe("screw", [(0, 0.132), (0.03, 0.132), (0.042, 0.124), (0.044, 0.08)], steel, (*place, 0))


def chalk_line(rng, points, high):
    """A dusty stroke of chalk on cloth of a height: crumbs caught by its threads, thicker where the hand began."""
    line = path(points)(np.linspace(0, 1, 6000))
    spot = line + rng.normal(0, 0.007, line.shape)
    spot = spot[rng.uniform(0, 1, len(spot)) < np.linspace(1, 0.5, len(spot)) * (0.6 + 0.4 * np.sin(np.arange(len(spot)) / 37) ** 2)]
    root = np.c_[spot, high(*spot.T) + 0.001]
    way = rng.normal(0, 0.003, root.shape) * [1, 1, 0.1]
    strands("chalk line", np.stack([root, root + way], 1), 0.0019, wood.plain("chalk dust", "#f2f0ea", 0.95, 0.0))


def chalk(place, angle, z):
    """A tailor's chalk, worn on two sides and dusty."""
    graph = Graph("chalk")
    where = graph.add("TexCoord").outputs["Object"]
    slow, fine = graph.noise(where, 9, detail=4), graph.noise(where, 90, detail=3)
    shader = graph.principled(graph.ramp(graph.maths("MULTIPLY_ADD", fine, 0.35, graph.maths("MULTIPLY", slow, 0.65)), [(0.34, linear("#b9c0c4")), (0.56, linear("#dcdad2"))]), roughness=1.0, specular=0.02)
    graph.bump(shader, graph.maths("MULTIPLY_ADD", slow, 2.0, fine), strength=0.6, distance=0.008)
    worn = outline([(-0.16, -0.09), (-0.02, -0.105), (0.13, -0.1), (0.148, -0.04), (0.088, 0.06), (0.045, 0.135), (0.0, 0.15), (-0.085, 0.055)])
    plate("chalk", [worn], graph.finish(shader), 0.06, 0.015, place, angle, z)


def snippets(rng, colours, count, box, high):
    """Ends of thread that were snipped off and lie about on a cloth of a height."""
    for number, colour in enumerate(colours):
        middle = rng.uniform(box[::2], box[1::2], (count, 2))
        t = np.linspace(-0.5, 0.5, 12)[None, :, None]
        way, bend = rng.normal(0, 1, (2, count, 1, 2))
        way /= np.linalg.norm(way, axis=2, keepdims=True)
        flat = middle[:, None] + way * t * rng.uniform(0.03, 0.13, (count, 1, 1)) + bend * 0.06 * t**2 + 0.006 * bend[..., ::-1] * np.sin(7 * t)
        strands(f"snippets {number}", np.concatenate([flat, high(*np.moveaxis(flat, -1, 0))[..., None] + 0.003], -1), 0.0021, wood.plain(f"thread {number}", colour, 0.95, 0.02))


def reel(name, rng, colour, place, angle, loose=True):
    """A wooden reel of linen thread lying on its side, perhaps its end come loose; empty without a colour. Returns where the thread ends."""
    skin = wood.grain(name, "#c49a68", 0.8, along="z", rough=0.45)
    profile = [(0, 0), (0.115, 0), (0.12, 0.012), (0.118, 0.035), (0.07, 0.055), (0.06, 0.07), (0.06, 0.27), (0.07, 0.285), (0.118, 0.305), (0.12, 0.328), (0.115, 0.34), (0.034, 0.34), (0.03, 0.2)]
    thing = wood.lathe(name, profile, skin, (place[0] - 0.17 * np.cos(angle), place[1] - 0.17 * np.sin(angle), 0.16))
    thing.rotation_euler = (0, np.pi / 2, angle)
    if colour is None:
        return None
    t = np.linspace(0, 2 * np.pi * 46, 5200)
    at = -0.1 + 0.2 * np.abs(((t / (2 * np.pi * 15.3)) % 2) - 1)
    layer = 0.085 + 0.012 * (t / t[-1]) + 0.006 * np.cos(np.pi * at / 0.2)
    coil = turned(np.stack([at, layer * np.cos(t), 0.16 + layer * np.sin(t)], -1), angle) + [*place, 0]
    Yarn(0.006, rng, fibres=5, fluff=12, halo=4, mess=0.1).lay(name + " thread", coil[None], colour, 0.08)
    end = coil[-1]
    if not loose:
        return end
    line = path([end, (end[0] + 0.1, end[1] - 0.12, 0.07), (end[0] + 0.34, end[1] - 0.05, 0.066), (end[0] + 0.42, end[1] - 0.28, 0.066), (end[0] + 0.2, end[1] - 0.4, 0.066)])
    Yarn(0.006, rng, fibres=5, fluff=12, halo=4, mess=0.1).lay(name + " end", line(np.linspace(0, 1, 260))[None], colour, 0.08)
    return end
