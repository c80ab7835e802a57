"""A shawl collar of knitting on a garment that lies: it stands at the neck and runs down both fronts to the uppermost button."""

import numpy as np

from noise import path, smooth, waves


def shawl(neck, scoop, top, base, seed=0, widths=(0.05, 0.145, 0.195, 0.175, 0.14)):
    """The collar as a surface: u from the left front's foot round the neck to the right one's, v from the edge at the neck outwards.

    `neck` is half the neck's width, `scoop` how deep its point lies below `top`, `base` the height of the cloth below.
    `widths` are the collar's from its foot to the middle of the back.
    """
    half = [(0.004, top - scoop - 0.13), (0.14 * neck, top - 0.86 * scoop), (0.46 * neck, top - 0.42 * scoop), (0.72 * neck, top - 0.06), (0.56 * neck, top + 0.035), (0.26 * neck, top + 0.07)]
    line = path([(-x, y) for x, y in half] + [(0.0, top + 0.077)] + half[::-1])
    broad = path([(w,) for w in (*widths, *widths[-2::-1])], np.linspace(0, 1, 2 * len(widths) - 1))

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        t = np.clip(u, 0, 1)
        way = line(np.clip(t + 1e-3, 0, 1)) - line(np.clip(t - 1e-3, 0, 1))
        way = way / np.linalg.norm(way, axis=-1, keepdims=True)
        out = np.stack([-way[..., 1], way[..., 0]], -1)
        wide = broad(t)[..., 0] * (1 + 0.05 * waves(t * 4, 0 * t, seed, 1.0))
        spot = line(t) + out * (wide * v - 0.02)[..., None]
        roll = 0.085 * smooth(-0.05, 0.2, v) - 0.025 * smooth(0.2, 0.9, v) - 0.04 * smooth(0.93, 1.02, v)
        over = 0.03 * smooth(0.62, 0.95, t)
        z = base * 0.55 + roll * (0.62 + 0.38 * np.sin(np.pi * t)) + over + 0.008 * waves(spot[..., 0], spot[..., 1], seed + 3, 0.4)
        return np.stack([spot[..., 0], spot[..., 1], z], -1)

    along = line(np.linspace(0, 1, 200))
    return surface, np.linalg.norm(np.diff(along, axis=0), axis=1).sum() * 1.25
