"""A garment that hangs, on a finer grid, so that it can fall once more into its small folds."""

import numpy as np

import worn
from garment import Garment
from laid import Spread


# Seconds, and steps a frame: with fewer the finer cloth stretches.
SECONDS, SUBSTEPS = 0.6, 30
# Cloth that was crumpled is stiffer.
STIFFER = 2


def settled(garment, fabric, held, seed, *bar, limbs=None):
    """Let it fall once more on a finer grid, unevenly stretched as what was worn and bent by its wearer's `limbs`; returns that garment and the indices of what doesn't move."""
    fine, held = finer(garment, held)
    kept = fine.moved[held].copy()
    fabric = {**fabric, "wash": fabric["worn"], "bending": STIFFER * fabric["bending"]}
    mesh = fine.mesh(fabric, seed, fabric["crumpled"])
    if limbs:
        worn.wore(fine, mesh, fabric, seed, limbs)
    fine.hang(fabric, held, *bar, mesh=mesh, seconds=SECONDS, seed=seed, wind=0, substeps=SUBSTEPS)
    worn.evened(fine, limbs)
    fine.soften(1)
    fine.moved[held] = kept
    return fine, held


def finer(garment, held):
    """The same as it hangs now on a grid of half the spacing, and the indices of what doesn't move there."""
    fine = Garment(list(garment.pieces.values()), garment.seams, garment.spacing / 2)
    fine.uncut = garment.uncut
    for name, parts in garment.joined.items():
        fine.together(name, parts)
    still = np.isin(np.arange(len(garment.moved)), held)
    values = np.column_stack([garment.moved, still])[garment.index]
    placed = np.zeros((len(fine.flat), 4))
    for i in range(len(garment.pieces)):
        mine, new = garment.piece_of == i, fine.piece_of == i
        placed[new] = Spread(garment.flat[mine], values[mine])(fine.flat[new])
    merged = fine.merged(placed)
    fine.points = fine.moved = merged[:, :3]
    return fine, np.flatnonzero(merged[:, 3] > 0.99)
