"""What is left in sleeves and trousers by who wore them, and by the iron, which folds sleeves along their seams: a part of the folds of elbows and lap."""

import numpy as np

import drape
import posture
from garment import CM
from noise import smooth

# How far the right and the left arm bend, and the thighs of who sits, degrees; how thick they are, cm.
BENDS, ARM, SEATED, THIGH = dict(r=84, l=72), 4.3, 80, 6.2
# From which angle between two triangles on (radians) how much of it stays, and how much at most; over how many cm before a cuff less and less does.
FROM, STAYS, MOST, CUFF = 0.12, 0.9, 1.2, 14
SECONDS, SUBSTEPS = 0.4, 24


def wore(garment, mesh, fabric, seed, limbs):
    """The mesh's hinges want back what the wearer's `limbs` (`arms` or `legs`) left in them; along their seams sleeves fold easily."""
    for index in seams_of(garment, limbs):
        mesh.pressed[index] = True
    before = garment.moved.copy()
    line, thick, share = limbs(garment)
    mesh.points, garment.moved = garment.moved * CM, before
    points = drape.fall(mesh, fabric, share < 0, line * CM, thick * CM, SECONDS, gap=0.6 * garment.spacing * CM, wind=0, seed=seed, substeps=SUBSTEPS)
    mesh.points = before * CM
    bend, edge = drape.bends(mesh, points)
    angle = bend / edge
    mesh.rest = mesh.rest + np.sign(angle) * np.clip(STAYS * (np.abs(angle) - FROM), 0, MOST) * np.maximum(share[mesh.hinges[0]].min(1), 0) * edge


def seams_of(garment, limbs):
    """The points of each seam that the iron presses."""
    return [garment.along(f"sleeve_front_{way}", edge) for way in "rl" for edge in ("top", "under")] if limbs is arms else []


def evened(garment, limbs, passes=12):
    """What was ironed runs without the zigzag of the grid's triangles."""
    for index in seams_of(garment, limbs):
        for _ in range(passes):
            line = garment.moved[index]
            garment.moved[index[1:-1]] += 0.5 * ((line[:-2] + line[2:]) / 2 - line[1:-1])


def arms(garment):
    """Both elbows bent: the arms' middle line and thickness, and how much each point keeps (below 0: it doesn't move)."""
    lines, share = [], np.full(len(garment.moved), -1.0)
    for way, bend in BENDS.items():
        posture.bent(garment, way, bend, 6)
        index, along = posture.sleeve(garment, way)
        lines.append(posture.centre(garment.moved[index], along)[0][::3])
        share[index] = smooth(along.max(), along.max() - CUFF, along)
    share[garment.index[~np.isin(garment.piece_of, garment.sleeves())]] = -1
    return np.vstack([lines[0][::-1], lines[1]]), ARM, share


def legs(garment):
    """The same of who sits: thighs forward, and from the knee on down again."""
    edges = garment.pieces["front"].edges
    crotch, hem = edges["inner_r"][:, 1].max(), edges["inner_r"][:, 1].min()
    hip, knee = crotch + 5, max(0.56 * (hem - crotch) + crotch, -58)
    flat = garment.merged(garment.flat)
    u, down = flat.T
    for at, angle in ((hip, SEATED), (knee, -SEATED)):
        if at < hem + 8:
            continue
        near = np.abs(down - at) < 1.5
        pivot = garment.moved[near].mean(0)
        garment.moved = posture.turned(garment.moved, np.radians(angle) * smooth(at + 6, at - 6, down), (2, 1), pivot)
    share = np.where(down > hip + 9, -1, smooth(hem, hem + CUFF, down))
    lines = [posture.centre(garment.moved[mine], (hip - down[mine]).clip(0))[0][::3] for mine in ((u > 0) & (down < hip), (u < 0) & (down < hip))]
    return np.vstack([lines[0][::-1], lines[1]]), THIGH, share
