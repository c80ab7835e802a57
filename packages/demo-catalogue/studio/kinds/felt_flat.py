"""Small flat things of felt: a folded purse, a shoulder bag, square coasters."""

import numpy as np

import felt
import sewing
import stage
import wood
from noise import path, turned, waves
import weave


def rounded(wide, tall, radius, n=10):
    """A rectangle's outline with round corners, counter-clockwise, centred; radius may be four numbers (from low right)."""
    r = np.broadcast_to(radius, 4)
    out = []
    for k, (sx, sy) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        a = np.linspace(-np.pi / 2, 0, n) + k * np.pi / 2
        out.append(np.stack([sx * (wide / 2 - r[k]) + r[k] * np.cos(a), sy * (tall / 2 - r[k]) + r[k] * np.sin(a)], 1))
    return np.vstack(out)


def slab(name, outline, z, thick, colour, rng, angle=0.0, place=(0, 0), puff=0.0, hair=1.0, seed=0):
    """A piece of felt: a plate with soft edges, slightly domed, coated with hair."""
    outline = np.asarray(outline)
    centre = outline.mean(0)
    rings = [(1.0, 0.0), (1.004, 0.35), (1.0, 0.75), (0.992, 1.0), *[(k, 1.0 + puff * (1 - k**2)) for k in np.linspace(0.97, 0.03, 14)]]
    points = []
    for k, h in rings:
        flat = centre + (outline - centre) * k
        lift = z + thick * h + 0.006 * waves(flat[:, 0], flat[:, 1], seed, 0.5) * (h > 0.5)
        points.append(np.column_stack([flat, lift]))
    n = len(outline)
    points = turned(np.vstack(points), angle) + np.array([*place, 0.0])
    index = np.arange(len(rings) * n).reshape(len(rings), n)
    after = np.roll(index, -1, 1)
    faces = np.stack([index[:-1], after[:-1], after[1:], index[1:]], -1).reshape(-1, 4)
    last = index[-1].tolist()
    stage.mesh(name, points, [*faces.tolist(), last], felt.ground(name, colour))
    area = np.ptp(outline[:, 0]) * np.ptp(outline[:, 1])
    felt.coat(name, points, faces, colour, rng, int(90000 * area * hair), int(14000 * area * hair), 0.9)


def knob(x, y, z, size=0.07):
    """A wooden button with two holes and its thread."""
    r = size
    skin = wood.grain("button", "#a87c52", 3)
    wood.lathe("button", [(0, 0), (r * 0.7, 0.0), (r * 0.85, r * 0.1), (r, r * 0.05), (r, -r * 0.2), (r * 0.6, -r * 0.35), (0, -r * 0.35)], skin, (x, y, z + r * 0.3), 48)
    for dx in (-0.25, 0.25):
        wood.lathe("hole", [(0, 0.006), (r * 0.12, 0.006), (r * 0.12, -0.01)], wood.plain("hole", "#2a211a", 0.9, 0.0), (x + dx * r, y, z + r * 0.3), 16)
    wood.tube("thread", [(x - 0.25 * r, y, z + r * 0.34), (x + 0.25 * r, y, z + r * 0.34)], r * 0.06, sewing.thread("oat"))


def purse(p, rng):
    """Two folds of felt, a loop of leather over a wooden button."""
    colour = p["colours"][0]
    slab("body", rounded(1.35, 0.95, 0.07), 0.0, 0.07, colour, rng, 0.06, puff=0.6, seed=1)
    flap = rounded(1.37, 0.52, (0.16, 0.05, 0.05, 0.16))
    slab("flap", flap, 0.09, 0.05, colour, rng, 0.06, (-0.013, 0.225), puff=0.35, seed=2)
    a = np.linspace(0, 2 * np.pi, 60)
    loop = np.stack([0.055 * np.sin(a) * (1 + 0.2 * np.cos(a)), -0.12 + 0.12 * np.cos(a), 0.17 + 0.01 * np.cos(a)], -1)
    wood.tube("loop", turned(loop, 0.06), 0.014, wood.leather("loop", "#6b4226"), closed=True)
    knob(0.012, -0.2, 0.14, 0.075)
    stage.flat_lay(p.get("height", 2.25), (0, 0.0), tilt=0.25)


def crossbody(p, rng):
    """A small bag with a round flap, a button and a linen strap."""
    colour = p["colours"][0]
    slab("body", rounded(1.1, 0.92, (0.2, 0.05, 0.05, 0.2)), 0.0, 0.1, colour, rng, puff=0.8, place=(0, -0.35), seed=1)
    slab("flap", rounded(1.12, 0.66, (0.33, 0.05, 0.05, 0.33)), 0.14, 0.05, colour, rng, place=(0, -0.2), puff=0.7, seed=2)
    knob(0.0, -0.42, 0.25, 0.075)
    line = path([(-0.5, 0.02, 0.1), (-0.56, 0.3, 0.05), (-0.5, 0.75, 0.03), (-0.1, 1.05, 0.03), (0.35, 0.92, 0.05), (0.25, 0.55, 0.05), (0.42, 0.3, 0.05), (0.5, 0.02, 0.1)])(np.linspace(0, 1, 220))
    way = np.gradient(line, axis=0)
    side = np.cross([0, 0, 1.0], way)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    cloth = weave.linen("strap", p.get("strap", "sand"), density=60)
    for s in (1,):
        points = np.vstack([line - side * 0.045, line + side * 0.045])
        n = len(line)
        thing = stage.mesh("strap", points, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], cloth)
        along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
        flat = np.vstack([np.stack([0 * along, along], 1), np.stack([0 * along + 0.09, along], 1)])
        faces = np.array([(i, i + 1, n + i + 1, n + i) for i in range(n - 1)])
        layer = thing.data.uv_layers.new(name="pattern")
        layer.data.foreach_set("uv", flat[faces.ravel()].astype(np.float32).ravel())
        thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.022
    if p.get("view") == "near":
        stage.flat_lay(0.95, (0.1, -0.3), tilt=0.4)
    else:
        stage.flat_lay(p.get("height", 2.75), (0, 0.1), tilt=0.15)


def coasters(p, rng):
    """Four squares, fanned."""
    for i in range(4):
        colour = p["colours"][i % 2]
        angle = 0.42 - 0.28 * i
        slab(f"coaster {i}", rounded(0.92, 0.92, 0.05), 0.004 + i * 0.062, 0.055, colour, rng, angle, (-0.36 + 0.24 * i, -0.06 + 0.05 * i), seed=i)
    stage.flat_lay(p.get("height", 2.75), (0.06, -0.02), tilt=0.4)


def build(p):
    """One of the three."""
    rng = np.random.default_rng(p.get("seed", 3))
    {"purse": purse, "crossbody": crossbody, "coasters": coasters}[p["form"]](p, rng)
