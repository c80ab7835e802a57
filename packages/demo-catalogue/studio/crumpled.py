"""What stays in cloth that was crumpled: a thin plate is pressed together from all sides until its sharpest bends stay, then hung. A height that repeats, in cm."""

from functools import cache

import numpy as np
from scipy.fft import irfft2, rfft2
from scipy.ndimage import map_coordinates

# The square that repeats, cm, and its grid.
TILE, SIZE = 96.0, 384
# In cm: how thick the plate is, how far its first folds are apart, how high they and the last ones stand, and from which curvature on (1/cm) they stay.
THICK, APART, FIRST, LAST, STAYS = 0.045, 3.0, 2.0, 0.68, 0.12
# By which share it is pressed together, then hangs slack across and is pulled along; how many steps both take.
PRESSED, SLACK, PULL, PRESSING, HANGING = 0.036, 0.007, 0.0018, 400, 250


def heights(seed, flat):
    """The height of the folds at places `flat`, (n, 2) in cm."""
    return map_coordinates(field(seed), flat.T[::-1] * SIZE / TILE, order=1, mode="grid-wrap")


@cache
def field(seed):
    """Heights over the tile, by the equations of Föppl and von Kármán, for a plate whose stiffness against stretching is 1."""
    kx = (2 * np.pi * np.fft.rfftfreq(SIZE, TILE / SIZE)).astype(np.float32)[None]
    ky = (2 * np.pi * np.fft.fftfreq(SIZE, TILE / SIZE)).astype(np.float32)[:, None]
    square = kx * kx + ky * ky
    # Two waves multiplied make finer ones than the grid shows.
    shown = (np.abs(ky) < ky.max() * 2 / 3) & (kx < kx.max() * 2 / 3)
    stretch = shown / np.maximum(square, square[0, 1]) ** 2
    bend = THICK**2 / 12 * square
    pace = 0.3 / (bend * square + 0.06 * square + 0.02)
    height = rfft2(np.random.default_rng(seed).normal(0, 1, (SIZE, SIZE)).astype(np.float32)) * np.exp(-square * APART**2 / 2)
    height *= 0.7 / irfft2(height).std()
    moving, rest = np.zeros_like(height), np.zeros((SIZE, SIZE), np.float32)
    for i in range(PRESSING + HANGING):
        share = min(1, i / (0.7 * PRESSING))
        shorter, lower = (PRESSED * share, PRESSED * share) if i < PRESSING else (SLACK, -PULL)
        xx, yy, xy = (irfft2(-k * height) for k in (kx * kx, ky * ky, kx * ky))
        strain = rfft2(xx * yy - xy * xy) * stretch
        across = irfft2(ky * ky * strain) + np.mean(irfft2(1j * kx * height) ** 2) / 2 - shorter
        along = irfft2(kx * kx * strain) + np.mean(irfft2(1j * ky * height) ** 2) / 2 - lower
        force = across * xx + along * yy - 2 * irfft2(kx * ky * strain) * xy
        if i < PRESSING:
            bent = xx + yy - rest
            rest += 0.2 * np.sign(bent) * np.maximum(np.abs(bent) - STAYS, 0)
            now, most = irfft2(height), FIRST + (LAST - FIRST) * share
            force -= 0.3 * (now - np.clip(now, -most, most))
        moving = 0.9 * moving + pace * (rfft2(force) * shown - bend * (square * height + rfft2(rest)))
        height += 0.5 * moving
    return irfft2(height)
