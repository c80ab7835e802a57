"""Ribbed collars of a pullover that lies: a crew neck's flat band and a polo neck that lies folded over."""

import numpy as np

from noise import smooth, waves

ROUND = 0.98
SIDE = 0.62


def rolled(v, thick, far=ROUND):
    """From the seam up the outside, over the edge and a little down the inside: (share of the height, distance from the middle)."""
    angle = np.pi * far * np.clip(v, -0.05, 1.05)
    return np.sin(angle), thick * (np.cos(angle) - 0.55 * np.exp(-((np.clip(v, 0, None) / 0.2) ** 2)))


def pressed(v, thick):
    """As `rolled`, but flat to its edge, round only there."""
    d = 2 * np.clip(v, -0.05, 1.05)
    turn = np.pi * np.clip((d - 0.84) / 0.32, 0, 1)
    share = np.where(d < 0.84, d, np.where(d < 1.16, 0.84 + 0.16 * np.sin(turn), 2 - d))
    return share, thick * (np.cos(turn) - 0.8 * np.exp(-((np.clip(d, 0, None) / 0.2) ** 2)))


def evened(surface):
    """The same surface with its stitches evenly round it, and how long it is all round, both measured at its edge."""
    shares = np.linspace(0, 1, 800)
    steps = np.linalg.norm(np.diff(surface(shares, np.full(800, 0.5)), axis=0), axis=1)
    run = np.concatenate([[0], np.cumsum(steps)])
    return lambda u, v: surface(np.floor(u) + np.interp(u - np.floor(u), run / run[-1], shares), v), run[-1]


def crew(neck, scoop, top, tall, height, seed=0, pointed=False):
    """A band as high as `tall` round the neck: u round it from the middle of the back, v over its edge to the inside.

    `neck` is half the neck's width, `scoop` how deep it lies in front below `top`, round or `pointed`; `height` is the
    front's above the ground.
    """

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        angle = 2 * np.pi * u + np.pi / 2
        c, s = np.cos(angle), np.sin(angle)
        front = 0.5 - 0.5 * np.tanh(2.6 * s)
        down = np.where(s < 0, np.abs(c) - 1 if pointed else s, -s)
        seam = np.stack([neck * c, top + np.where(s < 0, scoop, 0.035) * down], -1)
        inwards = np.stack([-0.5 * c, SIDE - (1 - SIDE) * down], -1)
        if pointed:
            # Its ribs stand at right angles on both arms of the V.
            square = np.stack([-np.sign(c) * scoop, neck + 0 * c], -1) / np.hypot(neck, scoop)
            inwards += (square - inwards) * (smooth(1.0, 0.8, np.abs(c)) * (s < 0))[..., None]
        share, out = pressed(v, 0.009) if pointed else rolled(v, 0.014, ROUND)
        spot = seam + tall * inwards * share[..., None]
        spot[..., 1] += 0.003 * waves(2 * c, 2 * s, seed + 4, 0.8)
        z = 0.03 + (height - 0.03) * front + out * (2 * front - 1) + 0.012 * share * front
        z += 0.006 * waves(2 * c, 2 * s, seed + 9, 0.7) * front
        if pointed:
            # The arms end on each other at the mitre.
            over = np.clip(-np.sign(c) * spot[..., 0], 0, None) * (s < 0)
            spot[..., 0] += np.sign(c) * np.clip(over - 0.004, 0, None)
            z = z - 0.5 * np.clip(over, 0, 0.08)
        return np.concatenate([spot, z[..., None]], -1)

    return surface


def polo(neck, scoop, top, tall, height, seed=0):
    """A high collar folded over and lying flat; measures as in `crew`, `tall` is the folded collar's height."""

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        angle = 2 * np.pi * u + np.pi / 2
        c, s = np.cos(angle), np.sin(angle)
        share, out = rolled(v, 0.02)
        low = top - 0.015 + np.where(s < 0, 0.72 * scoop * s, 0.02 * s)
        high = top + tall + 0.022 * s + 0.008 * waves(2 * c, 2 * s, seed + 4, 0.8)
        wide = neck * (1.06 - 0.1 * share + 0.02 * np.sin(2.2 * share + seed))
        x = wide * np.sign(c) * np.abs(c) ** 0.75 + 0.02 * share * np.sin(seed)
        y = low + (high - low) * share - 0.02 * share * c * c
        face = np.sign(-s) * np.abs(s) ** 0.5
        z = 0.5 * height + 0.02 + (0.5 * height + out) * face
        z += 0.012 * waves(2 * x, 2 * y, seed + 9, 0.5) * np.clip(-s, 0, 1)
        return np.stack([x, y, z], -1)

    return surface
