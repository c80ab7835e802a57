"""Linen hung by its top edge: a bag on its handles from a peg, or a towel from its loop."""

import numpy as np

import contact
import fabric
import knit
import knots
import look
import posture
import refine
import sewing
import stage
import wood
from falling import Cloth
from garment import CM, UNIT, Garment, Piece
from noise import path, smooth, waves

U = CM * UNIT
# A bag in cm: its handles' width, how far from the wall its front and its back are carried.
STRAP, CARRIED = 3.2, {"front": 4.6, "back": 2.2}
# How a waffle weave falls, how high a towel's upper edge is carried and how far from the wall, metres.
TERRY, PEG, HUNG = dict(mass=0.3, bending=2.5e-5, shear=0.06, wash=(0.012, 0.2)), 0.8, 0.075
# From ridge to ridge and how deep the squares are, metres.
CELL, DEEP = 0.013, 0.005
# How much of the mouth between the handles they leave when they lean together, and the height of the bag's mouth in the picture.
DRAWN, TOP = 0.93, 15.0


def cut(wide, tall):
    """Front and back: a rectangle, its lower corners a little round from wear, sewn at three sides."""
    w, r = wide / 2, 0.9
    edges = dict(
        bottom=[(-w + r, -tall), (-w / 2, -tall - 0.2), (0, -tall), (w / 2, -tall - 0.15), (w - r, -tall)], corner_r=[(w - r, -tall), (w - 0.25, -tall + 0.25), (w, -tall + r)],
        side_r=[(w, -tall + r), (w, 0)], mouth=[(w, 0), (-w, 0)], side_l=[(-w, 0), (-w, -tall + r)], corner_l=[(-w, -tall + r), (-w + 0.25, -tall + 0.25), (-w + r, -tall)])
    seams = [(("front", e), ("back", e)) for e in edges if e != "mouth"]
    return [Piece("front", edges, 1), Piece("back", edges, -1)], seams


def hang(p):
    """Sew it and let it fall from where the handles are sewn on, pulled together as they lean to the peg."""
    wide, tall, at, rise, seed = p["wide"], p["tall"], p["wide"] * 0.24, p["rise"], p.get("seed", 1)
    pieces, seams = cut(wide, tall)
    garment = Garment(pieces, seams, spacing=1.3, puff=0.9, z=3.2, seed=seed)
    x, y, _ = garment.points.T
    garment.points[:, 2] += 0.7 * smooth(0, -12, y) * waves(x, y * 0.3, seed + 20, 15) + 0.6
    held, places = [], []
    for name, z in CARRIED.items():
        low, high = garment.span[name]
        for side in (-1, 1):
            flat = garment.flat[low:high]
            mine = np.flatnonzero((np.abs(flat[:, 0] - side * at) < STRAP / 2 + 0.2) & (flat[:, 1] > -3.2))
            lean = -side * 0.7 * np.arctan2(at, rise)
            away = flat[mine] - [side * at, 0]
            c, s = np.cos(lean), np.sin(lean)
            xy = np.stack([c * away[:, 0] - s * away[:, 1], s * away[:, 0] + c * away[:, 1]], 1) + [side * at * DRAWN + p.get("sway", 0.5), p.get("lower", 0.7) * side]
            held.append(garment.index[low + mine])
            places.append(np.column_stack([xy, z + 0.06 * away[:, 1]]))
    held, places = np.concatenate(held), np.vstack(places)
    garment.points[held] = places
    falls = fabric.FALL["linen"] | dict(bending=9e-6, mass=0.3, worn=(0.018, 8.0), crumpled=1.7)
    mesh = garment.mesh(falls, seed)
    # A hem is three layers, and a handle that runs on to the foot stiffens what it is sewn to.
    flat = garment.merged(garment.flat)
    mesh.stiffer[flat[:, 1] > -3.2] = 12
    mesh.stiffer[(np.abs(np.abs(flat[:, 0]) - at) < STRAP / 2) & (flat[:, 1] > -p.get("sewn", 7.0))] = 8
    garment.hang(falls, held, mesh=mesh, seconds=1.5, seed=seed, wind=0.2)
    garment.soften(2)
    garment.moved[held] = places
    garment, held = refine.settled(garment, falls, held, seed)
    garment.drawn_in(0.06, seed)
    posture.layered(garment)
    return garment, falls


def bag(p):
    """The bag, its hem, its handles to the peg."""
    garment, falls = hang(p)
    garment.moved[:, 1] += TOP
    worn = dict(seed=p.get("seed", 1), creased=falls["creased"], drag=(p["wide"] * 0.24 * U, TOP * U))
    weaving = dict(crease=p.get("crease", 0.36), density=p.get("density", 230), slub=0.5 if p.get("view") == "near" else 1.0)
    cloth = look.linen("cloth", p["colours"][0], warp=p.get("warp"), weft=p.get("weft"), **weaving, **worn)
    strap = look.linen("strap", p["colours"][0], **weaving, **worn)
    garment.show(cloth, 0.09)
    front, w = garment.surface("front"), p["wide"] / 2 * U
    for low in (0.35, 2.9, 3.2):
        sewing.stitches(front, [(-w + 0.2 * U, -low * U), (w - 0.2 * U, -low * U)], p["colours"][0])
    hemmed(front, w)
    peg = np.array([0.25, TOP + p["rise"], CARRIED["front"] + 0.9])
    for name, behind in (("back", 1.9), ("front", 0.0)):
        ends = [garment.surface(name).onto(np.array([[s * p["wide"] * 0.24 * U, -0.4 * U]]), (0.1 if name == "front" else -0.1) * U)[0][0] / U for s in (-1, 1)]
        handle(*ends, peg - [0, 0.1 * behind, behind], strap)
    sewn_on(front, p, strap)
    wood.peg(peg[0] * U, (peg[1] - 0.3) * U, wood.planed("peg", "#b98f60", "z"), long=9.5 * U, radius=1.25 * U)


def hemmed(front, w):
    """The shadow below the hem's edge, three layers thick."""
    line = np.column_stack([np.linspace(-w + 0.004, w - 0.004, 400), np.full(400, -3.35 * U)])
    on, normal = sewing.even(front, line, 0.004, 0.001)
    way = np.gradient(on, axis=0)
    out = np.cross(way, normal)
    out *= np.sign(-out[:, 1:2]) / np.linalg.norm(out, axis=1, keepdims=True)
    contact.shadow(on, out, 3, 0.5)


def sewn_on(front, p, strap):
    """The handles' ends on the front: down to its foot, or short ones, with a crossed square."""
    at, half, down = p["wide"] * 0.24, STRAP / 2, p.get("sewn", 7.0)
    for s in (-1, 1):
        x, low = s * at, -down + 0.25 * s
        corners = [(x - half, low), (x + half, low), (x + half, 0.1), (x - half, 0.1)]
        end = sewing.patch(front, np.array(corners) * U, strap, lift=0.12 * U, thick=0.16 * U, step=0.35 * U)
        a, top, foot = half - 0.35, -0.5, max(low + 0.4, -6.2)
        box = [(x - a, top), (x + a, top), (x + a, foot), (x - a, foot), (x - a, top)]
        crossed = [(x - a, foot), (x + a, top)], [(x - a, top), (x + a, foot)]
        for line in (box, *crossed, *([[(x + k * a, foot), (x + k * a, low)] for k in (-1, 1)] if low < foot - 1 else ())):
            sewing.stitches(end, sewing.along(np.array(line) * U, 0.1 * U), p["colours"][0], shade=0.75)
        for k in (-1, 1):
            edge = np.column_stack([np.full(200, x + k * half), np.linspace(low, 0, 200)]) * U
            on, normal = end.onto(edge, -0.06 * U)
            contact.shadow(on, np.tile([float(k), 0, 0], (200, 1)), 5 + k, 0.8)


def handle(left, right, peg, material, round_=1.5):
    """A strap, cm, that leaves the bag's edge as it is sewn, runs to the peg and lies over it on its breadth."""
    turn = np.linspace(0.8 * np.pi, 0.2 * np.pi, 7)
    over = np.asarray(peg) + np.stack([round_ * np.cos(turn), round_ * np.sin(turn), 0 * turn], 1)
    halves = []
    for root, top, side in ((left, over[0], -1), (right, over[-1], 1)):
        way = (top - root) / np.linalg.norm(top - root)
        below = root - way * [0.8, 1, 0.3] * 0.5
        halves.append(np.vstack([below, root, *(root + share * (top - root) + [side * 0.25 * np.sin(np.pi * share), 0, 0.3 * np.sin(np.pi * share)] for share in (0.2, 0.45, 0.7, 0.9))]))
    line = sewing.along(path(np.vstack([halves[0], over, halves[1][::-1]]))(np.linspace(0, 1, 400)), 0.4)
    near = smooth(13, 2, np.linalg.norm(line - over[3], axis=1))
    knots.ribbon("strap", line, STRAP, material, hollow=0.04, thick=0.18, twist=np.pi / 2 * near)


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
