"""Linen hung by its top edge: a bag on its handles from a peg, or a towel from its loop."""

import numpy as np

import fabric
import handles
import knit
import knots
import look
import posture
import refine
import stage
import wood
from falling import Cloth
from garment import CM, UNIT, Garment, Piece
from noise import path, smooth, waves

U = CM * UNIT
# A bag in cm: its handles' width, how far from the wall its front and its back are carried.
STRAP, CARRIED = handles.WIDE, {"front": 4.2, "back": 2.4}
# How far each mouth sags between its handles, and how much lower and further to the right it is carried.
SAGS, LOWER, ASIDE = {"front": 1.1, "back": 0.4}, {"front": 0.6, "back": 0.0}, {"front": 0.0, "back": 0.9}
# How a waffle weave falls, how high a towel's upper edge is carried and how far from the wall, metres.
TERRY, PEG, HUNG = dict(mass=0.3, bending=2.5e-5, shear=0.06, wash=(0.012, 0.2)), 0.8, 0.075
# From ridge to ridge and how deep the squares are, metres.
CELL, DEEP = 0.013, 0.005
# How much of the mouth between the handles they leave when they lean together, and the height of the bag's mouth in the picture.
DRAWN, TOP = 0.965, 15.0


def mouth(x, at, sag):
    """The height of a mouth's edge: highest where the handles are, sagging between them and falling off to the corners."""
    inside, outside = np.clip(np.abs(x) / at, 0, 1), np.clip(np.abs(x) - at, 0, None)
    return -sag * (1 - inside**2) ** 1.5 - 0.007 * outside**2


def cut(wide, tall, at):
    """Front and back: a rectangle, its lower corners a little round from wear, sewn at three sides."""
    w, r = wide / 2, 0.9
    x, edge = np.linspace(w, -w, 41), mouth(w, at, 0)
    edges = dict(
        bottom=[(-w + r, -tall), (-w / 2, -tall - 0.2), (0, -tall), (w / 2, -tall - 0.15), (w - r, -tall)], corner_r=[(w - r, -tall), (w - 0.25, -tall + 0.25), (w, -tall + r)],
        side_r=[(w, -tall + r), (w, edge)], mouth=[], side_l=[(-w, edge), (-w, -tall + r)], corner_l=[(-w, -tall + r), (-w + 0.25, -tall + 0.25), (-w + r, -tall)])
    seams = [(("front", e), ("back", e)) for e in edges if e != "mouth"]
    return [Piece(name, edges | dict(mouth=np.column_stack([x, mouth(x, at, SAGS[name])])), layer) for name, layer in (("front", 1), ("back", -1))], seams


def hang(p):
    """Sew it and let it fall from where the handles are sewn on, pulled together as they lean to the peg."""
    wide, tall, at, rise, seed = p["wide"], p["tall"], p["wide"] * 0.24, p["rise"], p.get("seed", 1)
    pieces, seams = cut(wide, tall, at)
    garment = Garment(pieces, seams, spacing=1.3, puff=0.6, z=3.2, seed=seed)
    x, y, _ = garment.points.T
    garment.points[:, 2] += 0.5 * smooth(0, -12, y) * waves(x, y * 0.3, seed + 20, 22) + 0.6
    held, places = [], []
    for name, z in CARRIED.items():
        low, high = garment.span[name]
        for side in (-1, 1):
            flat = garment.flat[low:high]
            mine = np.flatnonzero((np.abs(flat[:, 0] - side * at) < STRAP / 2 + 0.2) & (flat[:, 1] > -3.2))
            lean = side * 0.8 * np.arctan2(at, rise)
            away = flat[mine] - [side * at, 0]
            c, s = np.cos(lean), np.sin(lean)
            xy = np.stack([c * away[:, 0] - s * away[:, 1], s * away[:, 0] + c * away[:, 1]], 1) + [side * at * DRAWN + p.get("sway", 0.5) + ASIDE[name], p.get("lower", 0.7) * side - LOWER[name]]
            held.append(garment.index[low + mine])
            places.append(np.column_stack([xy, z + 0.06 * away[:, 1]]))
    held, places = np.concatenate(held), np.vstack(places)
    garment.points[held] = places
    falls = fabric.FALL["linen"] | dict(bending=9e-6, mass=0.3, worn=(0.014, 10.0), crumpled=1.7)
    mesh = garment.mesh(falls, seed)
    # A hem is three layers, and a handle that runs on to the foot stiffens what it is sewn to.
    flat = garment.merged(garment.flat)
    mesh.stiffer[flat[:, 1] > -3.2] = 12
    mesh.stiffer[(np.abs(np.abs(flat[:, 0]) - at) < STRAP / 2) & (flat[:, 1] > -p.get("sewn", 7.0))] = 8
    garment.hang(falls, held, mesh=mesh, seconds=1.5, seed=seed, wind=0.2)
    garment.soften(2)
    garment.moved[:, 2] += carried(flat, at, wide, tall, seed) * (garment.moved[:, 2] > 1)
    garment.moved[held] = places
    garment, held = refine.settled(garment, falls, held, seed)
    garment.drawn_in(0.06, seed)
    posture.layered(garment)
    return garment, falls


def carried(flat, at, wide, tall, seed):
    """The folds from the handles' ends to the lower corners, one deeper than the other, and a shallow one across: heights to begin the second fall with."""
    x, y = flat.T
    total = 0.0
    for k, (start, end, broad, high) in enumerate((((-at, -5), (-0.44 * wide, -tall), 2.6, 4.0), ((at, -6), (0.42 * wide, -tall), 2.3, 4.6), ((at - 2, -5), (-0.3 * wide, -0.9 * tall), 3.0, 3.2))):
        start, way = np.array(start), np.subtract(end, start)
        along = ((flat - start) @ way) / (way @ way)
        off = ((x - start[0]) * way[1] - (y - start[1]) * way[0]) / np.linalg.norm(way) + 1.2 * waves(x, y, seed + k, 30)
        total = total + high * np.exp(-((off / (broad * (1 + along.clip(0, 1)))) ** 2)) * smooth(0.0, 0.2, along) * smooth(1.0, 0.75, along)
    return total


def bag(p):
    """The bag, its hem, its handles to the peg."""
    garment, falls = hang(p)
    garment.moved[:, 1] += TOP
    at, low = p["wide"] * 0.24, -p.get("sewn", 7.0)
    worn = dict(seed=p.get("seed", 1), creased=falls["creased"], drag=(at * U, TOP * U))
    weaving = dict(crease=p.get("crease", 0.36), density=p.get("density", 230), slub=0.5 if p.get("view") == "near" else 1.0)
    cloth = look.linen("cloth", p["colours"][0], warp=p.get("warp"), weft=p.get("weft"), **weaving, **worn)
    strap = look.linen("strap", p["colours"][0], **weaving, **worn)
    garment.show(cloth, 0.09)
    front = garment.surface("front")
    handles.hemmed(front, lambda x: mouth(x, at, SAGS["front"]), p["wide"] / 2, p["colours"][0])
    peg = np.array([0.25, TOP + p["rise"], CARRIED["front"] + 0.9])
    ends, lean = [(-at, low - 0.25), (at, low + 0.25)], (0.25, -0.1)
    handles.strap(garment.surface("back"), ends, peg - [0, 0.1, 1.6], 1.5, strap)
    handles.strap(front, ends, peg, 1.75, strap, lean)
    for (x, foot), askew in zip(ends, lean):
        handles.boxed(front, x, foot, askew, p["colours"][0])
    wood.peg(peg[0] * U, (peg[1] - 0.3) * U, wood.planed("peg", "#b98f60", "z"), long=9.5 * U, radius=1.25 * U)


def fallen(seed):
    """A towel of 90 by 150 cm that hangs by the middle of a long edge."""
    cloth = Cloth(1.5, 0.9, 0.0165)
    a, b = cloth.across - 0.75, cloth.down
    far = np.abs(a) / 0.75
    # Held up by both hands, a little slack between them, then let go.
    x = a * 0.93
    y = PEG - b - 0.42 * np.abs(a)
    z = 0.13 + 0.045 * np.cos(2 * np.pi * (1.9 * a + 0.11 * seed)) * smooth(0, 0.2, b + np.abs(a)) + 0.02 * waves(a, 0.4 * b, seed, 0.35)
    held = (np.abs(a) < 0.02) & (b < 0.01)
    longer = -0.012 * (far > 0.96) + 0 * b
    x, z = np.where(held, 0.9 * a, x), np.where(held, HUNG, z)
    return cloth.fall(np.stack([x, y, np.maximum(z, 0.012)], -1), held, TERRY, seed, longer, seconds=2.6, wind=0.0, gap=0.0135)


def towel(p):
    """One layer hanging from its loop: the waffle's squares are cloth, hollow between ridges, drawn out of square where it is pulled."""
    seed = p.get("seed", 1)
    cloth = fallen(seed)
    columns, rows = (round(size / CELL) for size in (cloth.wide, cloth.tall))
    u, v = np.meshgrid(np.linspace(0, 1, 7 * columns + 1), np.linspace(0, 1, 7 * rows + 1))
    a, b = u * cloth.wide, v * cloth.tall
    stray = 0.2 * CELL
    ridges = [np.abs(np.sin(np.pi / CELL * (way + stray * waves(a, b, seed + k, 0.16) + 0.5 * stray * waves(a, b, seed + k + 2, 0.05)))) for k, way in enumerate((a, b))]
    hem = np.minimum(np.minimum(a, cloth.wide - a), np.minimum(b, cloth.tall - b))
    deep = 0.5 - np.sqrt(ridges[0] * ridges[1]) * (0.85 + 0.25 * waves(a, b, seed + 6, 0.06))
    high = DEEP * deep * smooth(0.014, 0.02, hem) - 0.3 * DEEP * smooth(0.02, 0.014, hem)
    points = cloth.surface(u, v) - UNIT * high[..., None] * knit.normals(cloth.surface, u, v)
    skin = look.linen("towel", p["colours"][0], 0.1, 300, 0.7, seed=seed)
    thing = stage.sheet("towel", points, skin)
    stage.lay_out(thing, "pattern", np.stack([a, -b], -1) * UNIT)
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.003 * UNIT
    looped(np.array([0.0, PEG, HUNG]) / CM, seed)


def looped(top, seed):
    """A narrow tape, both ends sewn into the hem at `top`, that runs up round the peg and is turned on its breadth there; one side is drawn tighter."""
    line = path(top + [(-0.3, -1.5, -0.12), (-0.28, -0.2, -0.1), (-0.42, 1.2, -0.1), (-0.98, 3.4, -0.1), (-1.3, 5.2, -0.3), (-0.95, 6.5, -0.4), (0, 7.05, -0.4), (0.98, 6.45, -0.4), (1.28, 5.1, -0.3),
                        (0.86, 3.2, 0.1), (0.5, 1.3, 0.3), (0.12, -0.1, 0.3), (0.06, -1.5, 0.3)])(np.linspace(0, 1, 160))
    up = line[:, 1] - top[1]
    tape = look.linen("loop", "sand", 0.1, 420, 0.7, seed=seed + 1)
    knots.ribbon("loop", line, 0.95, tape, hollow=0.02, thick=0.11, twist=np.where(line[:, 0] < top[0], 1, -1) * (0.25 + (np.pi / 2 - 0.25) * smooth(1.0, 5.0, up)))
    wood.peg((top[0] + 0.05) * U, (top[1] + 5.75) * U, wood.planed("peg", "#b98f60", "z"), long=10.5 * U, radius=1.2 * U)


def build(p):
    """Bag or towel."""
    {"bag": bag, "towel": towel}[p["form"]](p)
    shot(p)


def shot(p):
    """All of it, or near: a bag's mouth and one end of a handle, a towel's middle."""
    towels = p["form"] == "towel"
    if p.get("view") == "near":
        stage.flat_lay(*((0.8, (0.06, -0.3)) if towels else (34 * U, (7 * U, (TOP - 4) * U))))
    elif towels:
        stage.flat_lay(p.get("height", 3.3), (0.03, 0.47), soft=1.7, room=0.4)
    else:
        stage.flat_lay(p.get("height", 96) * U, (0.5 * U, (TOP + p["rise"] - 33) * U), soft=1.7, room=0.38)
