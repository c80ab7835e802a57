"""A garment that hangs, on a finer grid, so that it can fall once more into its small folds."""

import numpy as np
from scipy.interpolate import LinearNDInterpolator, NearestNDInterpolator


def settled(garment, fabric, held, seed, *bar, seconds=0.6):
    """Let it fall once more on a finer grid, unevenly stretched as what was worn; returns that garment and the indices of what doesn't move."""
    fine, held = finer(garment, held)
    kept = fine.moved[held].copy()
    wash, wide = fabric["worn"]
    fine.hang({**fabric, "wash": wash, "wide": wide}, held, *bar, seconds=seconds, seed=seed, wind=0, substeps=30)
    fine.soften(1)
    fine.moved[held] = kept
    return fine, held


def finer(garment, held):
    """The same as it hangs now on a grid of half the spacing, and the indices of what doesn't move there."""
    fine = type(garment)(list(garment.pieces.values()), garment.seams, garment.spacing / 2)
    fine.uncut = garment.uncut
    for name, parts in garment.joined.items():
        fine.together(name, parts)
    still = np.isin(np.arange(len(garment.moved)), held)
    values = np.column_stack([garment.moved, still])[garment.index]
    placed = np.zeros((len(fine.flat), 4))
    for i in range(len(garment.pieces)):
        mine, new = garment.piece_of == i, fine.piece_of == i
        got = LinearNDInterpolator(garment.flat[mine], values[mine])(fine.flat[new])
        beyond = np.isnan(got[:, 0])
        got[beyond] = NearestNDInterpolator(garment.flat[mine], values[mine])(fine.flat[new][beyond])
        placed[new] = got
    total = np.zeros((len(fine.points), 4))
    np.add.at(total, fine.index, placed)
    total /= np.bincount(fine.index)[:, None]
    fine.points = fine.moved = total[:, :3]
    return fine, np.flatnonzero(total[:, 3] > 0.99)
