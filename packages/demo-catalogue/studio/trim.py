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


def knotted(name, surface, places, way, long, radius, colour, rng, ground, strands=8, melange=0.2):
    """Tassels tied by hand into the edge v = 0 at places u: strands drawn together from both sides, a knot, loose ends that fall as they like."""
    t = np.linspace(0, 1, 14)[:, None]
    lines, ties = [], []
    apart = np.diff(places).mean()
    for u in places:
        deep = rng.uniform(0.1, 0.2) * long
        root = surface(np.array(u), np.array(0.004))
        lean = np.asarray(way) + rng.normal(0, 0.07, 3) * [1, 0.3, 0.3]
        knot = root + lean * deep + [rng.normal(0, 0.25 * radius), 0, 0]
        knot[2] = max(knot[2], ground + 3.2 * radius)
        size = radius * rng.uniform(2.1, 2.7)
        for _ in range(strands):
            start = surface(np.array(u + rng.uniform(-0.36, 0.36) * apart), np.array(0.006))
            side = rng.normal(0, 0.13, 3) * [1, 0.35, 0.5]
            end = knot + (lean + side) * long * rng.uniform(0.74, 0.95)
            bend = rng.normal(0, 0.05 * long, 3)
            out = rng.normal(0, 0.5 * radius, 3)
            above = start + (knot + out - start) * t[:5] / t[4]
            below = knot + out + (end - knot - out) * t[1:] ** 0.9 + bend * np.sin(np.pi * t[1:]) + 0.3 * bend[::-1] * np.sin(2.6 * np.pi * t[1:] + rng.uniform(0, 6))
            lines.append(np.vstack([above, below]))
        turn = np.linspace(0, 2 * np.pi * rng.uniform(1.6, 2.2), 18) + rng.uniform(0, 6)
        slant = rng.normal(0, 0.5)
        ties.append(knot + np.stack([size * np.cos(turn), np.linspace(0.9, -1.1, 18) * size + 0.5 * slant * size * np.cos(turn), size * np.sin(turn)], 1))
    lines, ties = np.stack(lines), np.stack(ties)
    for line in (lines, ties):
        line[..., 2] = np.maximum(line[..., 2], ground + radius * rng.uniform(1, 3, (len(line), 1)))
    for part, line in (("ends", lines), ("knots", ties)):
        Yarn(radius, rng, fibres=6, fluff=30, halo=10, mess=0.3).lay(f"{name} {part}", line, colour, melange)


def cord(name, points, radius, colour, rng, melange=0.15, fluff=30):
    """One thread of yarn along points (n, 3)."""
    Yarn(radius, rng, fibres=9, fluff=fluff, halo=10).lay(name, np.asarray(points)[None], colour, melange)
