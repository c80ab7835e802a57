"""Where a knitted tube ends: the chain that its edge was cast on or bound off with, and the other layer behind it."""

import numpy as np

import knit
import stitches


def turned_under(s, edge):
    """How a tube that lies flat turns round its sides at s = -1 and 1, within a share `edge` of its half width: (place, share of the height).

    Its rows end underneath: ended at the side they are saw's teeth.
    """
    far = np.clip((np.abs(s) * (1 + 0.8 * edge) - 1 + edge) / edge, 0, None)
    return np.where(far > 0, np.sign(s) * (1 - edge + edge * np.sin(far)), s * (1 + 0.8 * edge)), 0.5 + 0.5 * np.cos(1.3 * far)


def ended(name, surface, cols, width, colours, out=0.7, **spin):
    """Finish a tube's end at v = 0 of its front `surface`: a chain round the edge, and the back layer that looks out below it by `out` stitches."""
    edge = surface(np.linspace(0, 1, 60), np.zeros(60))
    long = np.linalg.norm(np.diff(edge, axis=0), axis=1).sum()

    def away(v):
        """The way out of the tube, along the table."""
        way = surface(v, 0 * v) - surface(v, 0 * v + 0.02)
        way[..., 2] = 0
        return way / (np.linalg.norm(way, axis=-1, keepdims=True) + 1e-9)

    def chain(u, v):
        u, v = np.broadcast_arrays(u, np.clip(v, -0.01, 1.01))
        spot = surface(v, 0 * v) + 0.55 * width * np.cos(np.pi * (u - 0.5))[..., None] * away(v)
        spot[..., 2] = np.maximum(spot[..., 2] + (0.55 - 0.9 * u) * width, 0.004)
        return spot

    def behind(u, v):
        u, v = np.broadcast_arrays(0.02 + 0.96 * np.asarray(u), v)
        spot = surface(u, 0 * u) + ((out - 4 * v) * width)[..., None] * away(u)
        spot[..., 2] = 0.012 + 0.2 * spot[..., 2] * (1 - v)
        return spot

    knit.cloth(f"{name} chain", chain, 1, int(long / (0.95 * width)), width, colours, liner=False, **spin)
    knit.cloth(f"{name} behind", behind, cols, 4, width, colours, stitches.Rib(2, lift=0.2), **spin)
