"""A drawstring pouch of linen: a round base, a tube, its mouth drawn together by cords, slumped round what is in it. In cm, y up, the front towards z."""

import numpy as np
from scipy.ndimage import gaussian_filter1d
from scipy.spatial import cKDTree

import contact
import fabric
import knots
import look
import sewing
import slumped
import trim
import wood
from garment import CM, UNIT, Garment, Piece
from laid import Spread
from noise import smooth

U = CM * UNIT
# The base's radius and the tube's, which is gathered to it; the tube's height to the cord and to its edge; where the cord holds it, how thick it is there.
BASE, TUBE, DRAWN, TALL = 7.2, 8.9, 22.0, 26.2
NECK, THIN = np.array([1.1, 18.8, 0.3]), 1.25
WIDE = np.pi * TUBE
LINEN = fabric.FALL["linen"] | dict(bending=2.5e-6, mass=0.28, worn=(0.02, 7.0))
# The radius of the beads at the cord's ends; a knot's line turned so that it lies across.
BEAD, TIED = 0.66, np.array([[0, 1.0, 0], [1.0, 0, 0], [0, 0, 1.0]])
# What is in it.
FILLING = [((0.3, 4.9, 0.2), (8.35, 6.4, 8.1)), ((-3.0, 7.2, 1.0), (5.0, 4.4, 5.2)), ((3.4, 6.6, -0.6), (4.6, 3.6, 4.8))]


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
    return np.sin(33 * spin) * (0.8 + 0.35 * np.sin(7 * angle + seed)) + 0.25 * np.sin(51 * spin + seed)


def begun(garment, seed):
    """Where every point begins: the base on the table, the tube upright, drawn in to the cord and open above it."""
    out = np.zeros((len(garment.flat), 3))
    for i, (name, piece) in enumerate(garment.pieces.items()):
        mine = garment.piece_of == i
        x, y = garment.flat[mine].T
        if name == "base":
            out[mine] = np.column_stack([x, np.full(len(x), 0.1), -y])
            continue
        angle = x / TUBE if name == "front" else np.pi - x / TUBE
        drawn = smooth(10, DRAWN, y) ** 1.3
        fold = pleats(angle, seed)
        above = np.clip((y - DRAWN) / (TALL - DRAWN), 0, 1)
        wide = BASE + (TUBE - BASE) * smooth(0, 2.5, y)
        r = wide + (THIN - wide) * drawn + 2.0 * above
        r = r + fold * (0.6 * drawn + 0.5 * above)
        middle = NECK * [1, 0, 1] * drawn[:, None]
        high = np.where(y < DRAWN, y * NECK[1] / DRAWN, NECK[1] + 0.85 * (y - DRAWN))
        out[mine] = middle + np.column_stack([r * np.sin(angle), high, r * np.cos(angle)])
    return garment.merged(out)


def slump(seed):
    """Sewn and let fall, held where the cord is."""
    garment = Garment(*cut(), spacing=0.36, seed=seed)
    garment.points = begun(garment, seed)
    flat = garment.merged(garment.flat)
    tube = garment.merged((garment.piece_of < 2)[:, None].astype(float))[:, 0] > 0.9
    held = np.flatnonzero(tube & ((np.abs(flat[:, 1] - DRAWN + 0.4) < 0.9)))
    stiffer = np.where(tube & (flat[:, 1] > DRAWN + 0.3), 5, 1)
    slumped.fallen(garment, LINEN, held, slumped.Filled(*FILLING), 1.3, seed, crumpled=3.0, stiffer=stiffer)
    garment.soften(1)
    return garment


def cords(garment, rng):
    """Two turns of cord in the neck, tied in front, its ends hanging down by the weight of a wooden bead on each."""
    a = np.linspace(0, 4 * np.pi, 240)
    r = THIN + 0.55
    ring = NECK + np.stack([r * np.sin(a), 0.17 * (a / (2 * np.pi) - 1) + 0.05 * np.sin(3 * a), r * np.cos(a)], 1)
    trim.cord("string", ring * U, 0.17 * U, "ecru", rng, fluff=12)
    knot = NECK + [-0.1, -0.12, r + 0.22]
    trim.cord("string", (knot + knots.trefoil(0.1) @ TIED * [0.19, 0.13, 0.12]) * U, 0.15 * U, "ecru", rng, fluff=12)
    for out, long, k in ((-1.5, 9.4, 0), (1.1, 7.3, 1)):
        line, bead, ground = falling(garment, knot + [0.3 * k - 0.2, -0.2, 0.0], out, long, k)
        trim.cord("end", np.vstack([line, bead - [0, BEAD + 0.15, 0.1], bead - [0.08 - 0.2 * k, BEAD + 0.75, 0.16]]) * U, 0.13 * U, "ecru", rng, fluff=12)
        wood.sphere("bead", bead * U, BEAD * U, wood.planed("bead", "#b98f60", "y"), scale=(1, 1, 0.94))
        trim.cord("end", (bead - [0, BEAD + 0.12, 0.02] + knots.trefoil(0.1) @ TIED * [0.07, 0.06, 0.06]) * U, 0.1 * U, "ecru", rng, fluff=12)
        turn = np.linspace(0, 2 * np.pi, 48, endpoint=False)
        way = np.stack([np.cos(turn), np.sin(turn)], 1)
        near, far = (np.column_stack([bead[:2] + d * BEAD * way, ground(bead[:2] + d * BEAD * way) + 0.07]) for d in (0.5, 1.5))
        contact.shadow(near * U, (far - near) / np.linalg.norm(far - near, axis=1, keepdims=True), k, 1.0, more=0.16, closed=True)


def falling(garment, start, out, long, k):
    """A cord's end that its bead draws taut: over what stands out of the cloth and free of its hollows. Its line, the bead's middle, the cloth's height."""
    front = garment.moved[garment.moved[:, 2] > 0]
    tree, plane = cKDTree(front[:, :2]), Spread(front[:, :2], front[:, 2:])
    ground = lambda xy: plane(xy)[:, 0]
    t = np.linspace(0, 1, 90)
    x, y = start[0] + out * (1 - np.exp(-3.2 * t)) + 0.12 * np.sin(7 * t + 2 * k) * t * (1 - t), start[1] - long * t
    below = np.array([x[-1] + 0.03, y[-1] - BEAD])
    near = front[tree.query_ball_point(below, 0.97 * BEAD)]
    bead = np.array([*below, (near[:, 2] + np.sqrt(np.maximum(BEAD**2 - ((near[:, :2] - below) ** 2).sum(1), 0))).max() + 0.05])
    # What stands out within a finger's breadth carries the cord.
    high = np.array([front[i, 2].max() if i else -9.0 for i in tree.query_ball_point(np.stack([x, y], 1), 0.35)]) + 0.16
    high[0], high[-1] = start[2], max(bead[2], high[-1])
    hull = [0]
    for i in range(1, len(t)):
        while len(hull) > 1 and (high[hull[-1]] - high[hull[-2]]) * (i - hull[-2]) <= (high[i] - high[hull[-2]]) * (hull[-1] - hull[-2]):
            hull.pop()
        hull.append(i)
    z = gaussian_filter1d(np.interp(t, t[hull], high[hull]), 2.0, mode="nearest")
    return np.stack([x, y, z], 1)[:-2], bead, ground


def made(p, rng):
    """The pouch, its hems and cords."""
    seed = p.get("seed", 4)
    garment = slump(seed)
    cloth = look.linen("cloth", p["colours"][0], through=0.06, seed=seed + 5, **slumped.WOVEN)
    garment.show(cloth, 0.09)
    for name in ("front", "back"):
        surface = garment.surface(name)
        for y in (TALL - 1.1, DRAWN + 0.9, DRAWN - 0.9):
            sewing.stitches(surface, np.array([(-WIDE / 2 + 0.1, y), (WIDE / 2 - 0.1, y)]) * U, p["colours"][0])
    cords(garment, rng)
