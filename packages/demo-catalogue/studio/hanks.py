"""Hanks of yarn that hang over a rod."""

import numpy as np

from noise import smooth, waves
from yarn import Yarn


def bundle(rng, top, long, half, rod, strands=120, n=260, turn=0.0):
    """Strands of one hank hung over a rod along x: up in front, over it, down behind and round: (strands, n, 3).

    `half` is half the hank's width where it hangs, `rod` the rod's radius, `top` the middle of its axis. With a `turn`
    its foot hangs turned by so much, and it is seen how the strands come round there.
    """
    across = np.sort(rng.uniform(-1, 1, (strands, 1)), 0)
    crown = np.sqrt(1 - 0.92 * across**2)
    layer = rod + 0.085 * crown * rng.uniform(0.05, 1, (strands, 1)) + 0.004
    # What lies outermost on the rod hangs least far down, and the middle of a hank sags.
    leg = long + 0.1 * (crown - 0.6) - 0.55 * layer + 0.014 * rng.normal(0, 1, (strands, 1)) - rod
    below = 0.05 + (0.05 + 0.1 * min(abs(turn), 1)) * crown * rng.uniform(0.1, 1, (strands, 1))
    arc, foot = np.pi * layer, np.pi * below
    d = np.linspace(0, 1, n)[None] * (2 * leg + arc + foot)
    up, over, down = d < leg, (d >= leg) & (d < leg + arc), (d >= leg + arc) & (d < 2 * leg + arc)
    a, b = (d - leg) / layer, (d - 2 * leg - arc) / below
    y = np.where(up, d - leg, np.where(over, layer * np.sin(a), np.where(down, leg + arc - d, -leg - below * np.sin(b))))
    fall = np.clip(-y / long, 0, 1)
    depth = layer + (below - layer) * smooth(0.0, 1.0, fall)
    z = np.where(up, depth, np.where(over, layer * np.cos(a), np.where(down, -depth, -below * np.cos(b))))
    seed = int(rng.integers(999))
    x = across * half * (1 - 0.26 * fall + 0.1 * fall**4) + 0.045 * fall * waves(across * 0.4, y * 0.7, seed, 1.1)
    x += 0.03 * fall * np.sin(1.9 * y + seed)
    for axis, size in ((x, 0.009), (z, 0.013)):
        axis += size * np.sin(y * rng.uniform(8, 17, (strands, 1)) + rng.uniform(0, 6.3, (strands, 1))) * (0.25 + fall)
    angle = turn * smooth(0.1, 1.0, fall)
    x, z = x * np.cos(angle) - z * np.sin(angle), x * np.sin(angle) + z * np.cos(angle)
    return np.stack([x, y, z], -1) + top


def tied(rng, name, line, at, colour, R):
    """Draw the strands together at a height and wind a thread round them there."""
    near = np.abs(line[..., 1] - at)
    hold = np.exp(-((near / 0.16) ** 2))[..., None]
    middle = line[near < 0.04].mean(0)
    line[..., [0, 2]] += (middle[[0, 2]] - line[..., [0, 2]]) * hold * rng.uniform(0.24, 0.36)
    low, high = (find(line[near < 0.03], 0) for find in (np.min, np.max))
    middle, half = (low + high) / 2, (high - low) / 2 + R
    t = np.linspace(0, 4.3 * np.pi, 130)
    ring = [middle[0] + half[0] * np.cos(t), at + 0.004 * t + 0.04 * np.sin(t / 2.3) * np.cos(t), middle[2] + half[2] * np.sin(t)]
    Yarn(R, rng, fibres=8, fluff=25, halo=8).lay(name, np.stack(ring, -1)[None], colour, 0.1)
