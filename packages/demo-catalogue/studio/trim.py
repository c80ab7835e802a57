"""Small things on edges: fringes, cords, stitches, buttons, labels."""

import numpy as np

from yarn import Yarn


def fringe(name, roots, way, long, radius, colour, rng, strands=5, ground=None, melange=0.2):
    """A tassel of yarn ends at every root; `way` is where they hang, `ground` the lowest z."""
    t = np.linspace(0, 1, 12)[None, :, None]
    lines = []
    for root in np.asarray(roots):
        for _ in range(strands):
            push = rng.normal(0, 0.09, 3)
            direction = np.asarray(way) + push
            side = rng.normal(0, 0.05, 3)
            size = long * rng.uniform(0.88, 1.08)
            spread = rng.normal(0, radius * 1.1, 3)
            lines.append(root + spread * 0.6 + direction * size * t[0] + side * size * t[0] ** 2 + 0.06 * side * np.sin(9 * t[0]))
    line = np.stack(lines)
    if ground is not None:
        line[..., 2] = np.maximum(line[..., 2], ground + radius * rng.uniform(1, 3, (len(line), 1)))
    Yarn(radius, rng, fibres=6, fluff=30, halo=10, mess=0.3).lay(name, line, colour, melange)


def cord(name, points, radius, colour, rng, melange=0.15, fluff=30):
    """One thread of yarn along points (n, 3)."""
    Yarn(radius, rng, fibres=9, fluff=fluff, halo=10).lay(name, np.asarray(points)[None], colour, melange)
