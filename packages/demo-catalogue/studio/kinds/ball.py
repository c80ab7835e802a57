"""A wound ball of yarn with its loose tail; several balls lie together."""

import numpy as np

import props
import stage
from noise import path
from yarn import Yarn, fibre, lifted_sphere, strands


def wound(rng, radius, R, bands=84, wraps=5):
    """Centre lines of a ball: bands of parallel wraps on random axes, growing outwards."""
    n = 110
    lines = []
    t = np.linspace(0, 2 * np.pi, n)
    for band in range(bands):
        axis = rng.normal(0, 1, 3)
        axis[2] *= 0.8
        axis /= np.linalg.norm(axis)
        a = np.cross(axis, [0.3, 0.5, 0.8])
        a /= np.linalg.norm(a)
        b = np.cross(axis, a)
        level = radius - R * 0.055 * (bands - band)
        for w in range(wraps):
            shift = (w - (wraps - 1) / 2) * R * 1.95 + rng.normal(0, R * 0.12)
            lean = 0.5 * R * np.sin(t + rng.uniform(0, 6.3))
            height = shift + lean
            ring = np.sqrt(np.maximum(level**2 - height**2, 0))
            bump = 1 + R * 0.2 / level * np.sin(3 * t + rng.uniform(0, 6.3))
            lines.append(ring[:, None] * bump[:, None] * (np.cos(t)[:, None] * a + np.sin(t)[:, None] * b) + height[:, None] * axis)
    return np.stack(lines)


def tail(start, points, R, rng, name, colour, melange):
    """The loose end: leaves the ball and wanders over the table, fraying at its tip."""
    line = path(np.vstack([start, points]))(np.linspace(0, 1, 260))
    line[:, 2] = np.maximum(line[:, 2], R)
    yarn = Yarn(R, rng, fibres=10, fluff=55, halo=22, mess=0.25)
    yarn.lay(name, line[None], colour, melange)
    tip, way = line[-1], line[-1] - line[-4]
    way /= np.linalg.norm(way)
    t = np.linspace(0, 1, 5)[None, :, None]
    count = 60
    root = tip + rng.normal(0, R * 0.45, (count, 1, 3))
    spread = way + rng.normal(0, 0.35, (count, 1, 3))
    hair = root + spread * t * R * rng.uniform(1.5, 5, (count, 1, 1))
    hair[..., 2] = np.maximum(hair[..., 2], R * 0.1)
    strands(name + " frayed", hair, R * 0.05, fibre(name + " frayed", colour, melange))


def ball(name, rng, place, radius, R, colour, melange=0.2, fleck=None, tall=1.0, wool=None):
    """A ball standing on the table at (x, y); `tall` stretches it, `wool` sets its hair."""
    centre = np.array([place[0], place[1], radius * 0.985])
    lifted_sphere(name, centre * [1, 1, tall], radius * 0.93, colour, tall)
    line = (wound(rng, radius, R) + centre) * [1, 1, tall]
    line[..., 2] = np.maximum(line[..., 2], R * 0.6)
    wool = dict(fibres=8, fluff=70, halo=24, mess=0.26) if wool is None else wool
    Yarn(R, rng, **wool).lay(name, line, colour, melange, fleck)


def build(p):
    """One ball with a tail, or a small group."""
    seed = p.get("seed", 8)
    rng = np.random.default_rng(seed)
    colours, R = p["colours"], p.get("radius", 0.026)
    spots = {1: [(-0.05, 0.1, 0.62)], 2: [(-0.42, 0.22, 0.5), (0.42, -0.1, 0.46)],
             5: [(-0.78, 0.3, 0.34), (-0.12, 0.42, 0.36), (0.6, 0.3, 0.35), (-0.48, -0.36, 0.33), (0.3, -0.34, 0.34)]}[len(colours)]
    if p.get("spot"):
        spots = [p["spot"]]
    for i, (colour, (x, y, radius)) in enumerate(zip(colours, spots)):
        ball(f"ball {i}", rng, (x, y), radius, R, colour, p.get("melange", 0.2), p.get("fleck"), p.get("tall", 1.0), p.get("wool"))
    x, y, radius = spots[-1]
    tail(np.array([[x + radius * 0.5, y - radius * 0.72, radius * 0.5], [x + radius * 0.5, y - radius * 0.92, R]]),
         np.array([[x + 0.15, y - radius - 0.22, R], [x - 0.2, y - radius - 0.38, R], [x - 0.1, y - radius - 0.62, R],
                   [x + 0.35, y - radius - 0.58, R], [x + 0.62, y - radius - 0.44, R]]) , R, rng, "tail", colours[-1], p.get("melange", 0.2))
    if p.get("cup"):
        props.cup(*p["cup"])
    if p.get("view") == "near":
        stage.table_top(1.0, (spots[0][0], spots[0][1] - 0.3, 0.5), rise=0.3, turn=-0.3, back=5)
    else:
        stage.table_top(p.get("height", 2.75), (0.05, -0.15, 0.5), rise=0.36)
