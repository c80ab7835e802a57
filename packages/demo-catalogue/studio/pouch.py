"""A drawstring pouch of linen: a round base, a tube, its mouth drawn together by cords, slumped round what is in it. In cm, y up, the front towards z."""

import numpy as np
from scipy.spatial import cKDTree

import fabric
import look
import sewing
import slumped
import trim
import wood
from garment import CM, UNIT, Garment, Piece
from noise import smooth

U = CM * UNIT
# The base's radius, the tube's height to the cord and to its edge; where the cord holds it, how thick it is there.
BASE, DRAWN, TALL = 9.0, 22.4, 26.6
NECK, THIN = np.array([1.1, 18.8, 0.3]), 1.25
WIDE = np.pi * BASE
LINEN = fabric.FALL["linen"] | dict(bending=2.5e-6, mass=0.28, worn=(0.02, 7.0))
# What is in it.
FILLING = [((0.6, 3.2, 0.2), (8.8, 6.9, 8.4)), ((-3.0, 7.2, 1.0), (5.0, 4.4, 5.2)), ((3.4, 6.6, -0.6), (4.6, 3.6, 4.8))]


def cut():
    """Front, back and base; the tube's seams are at its sides."""
    w = WIDE / 2
    side = dict(bottom=[(-w, 0), (w, 0)], side_r=[(w, 0), (w, TALL)], mouth=[(w, TALL), (-w, TALL)], side_l=[(-w, TALL), (-w, 0)])
    turn = np.linspace(np.pi, 2 * np.pi, 60)
    arc = BASE * np.stack([np.cos(turn), np.sin(turn)], 1)
    pieces = [Piece("front", side, 1), Piece("back", side, -1), Piece("base", dict(front=arc, back=-arc), -1)]
    seams = [(("front", "bottom"), ("base", "front")), (("back", "bottom"), ("base", "back"))]
    return pieces, seams + [(("front", e), ("back", e)) for e in ("side_l", "side_r")]


def pleats(angle, seed):
    """How far in or out the cloth lies round the cord, -1..1: many small pleats, no two alike."""
    spin = angle + 0.12 * np.sin(2 * angle + seed) + 0.07 * np.sin(5 * angle + 2 * seed) + 0.03 * np.sin(11 * angle + 3 * seed)
    return np.sin(25 * spin) * (0.8 + 0.35 * np.sin(7 * angle + seed)) + 0.25 * np.sin(39 * spin + seed)


def begun(garment, seed):
    """Where every point begins: the base on the table, the tube upright, drawn in to the cord and open above it."""
    out = np.zeros((len(garment.flat), 3))
    for i, (name, piece) in enumerate(garment.pieces.items()):
        mine = garment.piece_of == i
        x, y = garment.flat[mine].T
        if name == "base":
            out[mine] = np.column_stack([x, np.full(len(x), 0.1), -y])
            continue
        angle = x / BASE if name == "front" else np.pi - x / BASE
        drawn = smooth(10, DRAWN, y) ** 1.3
        fold = pleats(angle, seed)
        above = np.clip((y - DRAWN) / (TALL - DRAWN), 0, 1)
        r = BASE + (THIN - BASE) * drawn + 2.0 * above
        r = r + fold * (0.6 * drawn + 0.5 * above)
        middle = NECK * [1, 0, 1] * drawn[:, None]
        high = np.where(y < DRAWN, y * NECK[1] / DRAWN, NECK[1] + 0.85 * (y - DRAWN))
        out[mine] = middle + np.column_stack([r * np.sin(angle), high, r * np.cos(angle)])
    return garment.merged(out)


def slump(seed):
    """Sewn and let fall, held where the cord is."""
    garment = Garment(*cut(), spacing=0.46, seed=seed)
    garment.points = begun(garment, seed)
    flat = garment.merged(garment.flat)
    tube = garment.merged((garment.piece_of < 2)[:, None].astype(float))[:, 0] > 0.9
    held = np.flatnonzero(tube & ((np.abs(flat[:, 1] - DRAWN + 0.4) < 0.9)))
    stiffer = np.where(tube & (flat[:, 1] > DRAWN + 0.3), 12, np.where(flat[:, 1] < 0.7, 4, 1))
    slumped.fallen(garment, LINEN, held, slumped.Filled(*FILLING), 1.3, seed, crumpled=3.0, stiffer=stiffer)
    garment.soften(1)
    return garment


def cords(garment, rng):
    """Two turns of cord in the neck, its ends knotted and hanging down in front, a wooden bead on each."""
    a = np.linspace(0, 4 * np.pi, 240)
    r = THIN + 0.55
    ring = NECK + np.stack([r * np.sin(a), 0.17 * (a / (2 * np.pi) - 1) + 0.05 * np.sin(3 * a), r * np.cos(a)], 1)
    trim.cord("string", ring * U, 0.17 * U, "ecru", rng, fluff=12)
    for x, long, k in ((-2.6, 8.6, 0), (2.0, 7.2, 1)):
        line = falling(garment, NECK + [-0.25 + 0.5 * k, -0.1, r + 0.1], x, long, k)
        trim.cord("end", line * U, 0.15 * U, "ecru", rng, fluff=12)
        wood.sphere("bead", (line[-1] + [0, -0.3, 0.35]) * U, 0.62 * U, wood.grain("bead", "#b98f60", 2, "z"))


def falling(garment, start, out, long, k):
    """A cord's end from the knot down over the cloth: it lies on what is foremost there."""
    t = np.linspace(0, 1, 80)
    x, y = start[0] + out * t + 0.5 * np.sin(5 * t + 2 * k) * t, start[1] - long * t
    tree = cKDTree(garment.moved[:, :2])
    front = np.array([garment.moved[near, 2].max() if near else start[2] for near in tree.query_ball_point(np.stack([x, y], 1), 0.6)])
    z = np.maximum.accumulate(np.concatenate([[start[2]], front[1:] + 0.15]))
    return np.stack([x, y, np.convolve(np.pad(z, 6, "edge"), np.ones(13) / 13, "valid")], 1)


def made(p, rng):
    """The pouch, its hems and cords."""
    seed = p.get("seed", 4)
    garment = slump(seed)
    cloth = look.linen("cloth", p["colours"][0], crease=1.0, through=0.06, density=250, slub=0.6, seed=seed, creased=1.0)
    garment.show(cloth, 0.09)
    for name in ("front", "back"):
        surface = garment.surface(name)
        for y in (TALL - 1.1, DRAWN + 0.9, DRAWN - 0.9):
            sewing.stitches(surface, np.array([(-WIDE / 2 + 0.1, y), (WIDE / 2 - 0.1, y)]) * U, p["colours"][0])
    cords(garment, rng)
