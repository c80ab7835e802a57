"""Felt matted by hand, seen so near that its wool is seen: fibres of several shades lying every way, cut off at the edge."""

import numpy as np
from scipy.ndimage import gaussian_filter1d
from scipy.spatial import cKDTree

from colour import DYES, lab, lifted, rgb
from noise import waves
from outline import contains
from shade import Graph
from yarn import fibre, strands

# The wools a heathered felt is carded of: how much lighter, redder and yellower than the dye each is (in Lab), and its share.
WOOLS = (((-14, 1, -3), 0.22), ((-4, 2, 0), 0.34), ((4, -1, -1), 0.32), ((15, -3, 3), 0.12))
# A fibre: how long, how thick, how deep it lies, in centimetres.
LONG, THIN, DEEP = 1.4, 0.0064, 0.045
# How high the rim is, in shares of the thickness.
RIM = 0.72


def wools(colour):
    """The hex colours of what a dye's felt is mixed of."""
    code = DYES.get(colour, colour).lstrip("#")
    base = lab(np.array([int(code[i : i + 2], 16) for i in (0, 2, 4)]) / 255)
    return ["#" + "".join(f"{round(255 * c):02x}" for c in np.clip(rgb(base + np.array(shift) * base[0] / 60), 0, 1)) for shift, _ in WOOLS]


def core(name, colour):
    """What is seen between the fibres."""
    graph = Graph(name)
    return graph.finish(graph.principled(lifted(colour, 0.75), roughness=1.0, specular=0.0))


def strewn(outline, count, rng, cm, n=11):
    """Lines of fibres over an outline's inside, (count, n, 2): each bends and wavers, and what leaves the outline is cut off."""
    low, high = outline.min(0) - cm, outline.max(0) + cm
    start = rng.uniform(low, high, (count, 2))
    t = np.linspace(0, 1, n)
    way = rng.uniform(0, 2 * np.pi, (count, 1)) + rng.normal(0, 0.9, (count, 1)) * t + rng.normal(0, 0.35, (count, 1)) * np.sin(rng.uniform(4, 9, (count, 1)) * t + rng.uniform(0, 6.3, (count, 1)))
    size = LONG * cm * rng.lognormal(0, 0.5, (count, 1)) / (n - 1)
    steps = np.stack([np.cos(way), np.sin(way)], -1) * size[..., None]
    line = start[:, None] + np.cumsum(steps, 1) - steps[:, :1]
    inside = contains(outline, line.reshape(-1, 2)).reshape(count, n)
    comes = ~inside[:, 0]
    line[comes], inside[comes] = line[comes, ::-1], inside[comes, ::-1]
    last = np.where(inside.all(1), n - 1, np.argmin(inside, 1) - 1)
    share = t * last[:, None]
    before = np.clip(share.astype(int), 0, n - 2)
    part = (share - before)[..., None]
    row = np.arange(count)[:, None]
    line = line[row, before] * (1 - part) + line[row, before + 1] * part
    return line[inside[:, 0] & (last > 1)]


def show(name, lines, tone, colour, rng, cm, thin=THIN):
    """Put lines into the scene as fibres of the dye's wools, each a little lighter or darker than its kind; they end thin."""
    count, n, _ = lines.shape
    radius = thin * cm * rng.lognormal(0, 0.24, (count, 1)) * np.sin(np.pi * np.linspace(0.06, 0.94, n)) ** 0.5
    tone = np.broadcast_to(tone + rng.normal(0, 0.12, (count, 1)), (count, n))
    kind = rng.choice(len(WOOLS), count, p=[share for _, share in WOOLS])
    for k, wool in enumerate(wools(colour)):
        mine = kind == k
        strands(f"{name} {k}", lines[mine], radius[mine], fibre(f"{name} {k}", wool, 0.04), tone[mine])


def matting(name, outline, low, high, colour, rng, cm, dense=330):
    """The upper side: so many fibres on a square centimetre, some deep and some on top; at the edge they go down with it."""
    span = (np.ptp(outline, axis=0) / cm + 2).prod()
    flat = strewn(outline, int(span * dense), rng, cm)
    x, y = flat[..., 0], flat[..., 1]
    edge = cKDTree(outline).query(flat.reshape(-1, 2))[0].reshape(x.shape) / cm
    deep = rng.uniform(0, 1, (len(flat), 1)) ** 0.7
    waver = 0.25 * np.sin(rng.uniform(5, 14, (len(flat), 1)) * np.linspace(0, 1, x.shape[1]) + rng.uniform(0, 6.3, (len(flat), 1)))
    fall = high(x, y) * (1 - RIM) * np.clip(1 - edge / 0.16, 0, 1) ** 2
    # The last fibres that were felted in lie above all.
    z = low(x, y) + high(x, y) - fall + DEEP * cm * (deep + waver - 0.75)
    clumps = 0.05 * waves(x, y, rng.integers(1000), 0.5 * cm) + 0.05 * waves(x, y, rng.integers(1000), 1.4 * cm)
    show(f"{name} matted", np.stack([x, y, z], -1), 0.16 * (deep - 0.6) + clumps, colour, rng, cm)


def cut(name, outline, out, low, high, colour, rng, cm, dense=420):
    """The side that scissors left: short fibres lying askew at every height."""
    n, k = len(outline), 9
    spacing = np.linalg.norm(outline[1] - outline[0])
    count = int(n * spacing / cm * dense)
    far = rng.lognormal(-1.5, 0.6, (count, 1)) * cm / spacing * np.linspace(0, 1, k)
    spot = (rng.uniform(0, n, (count, 1)) + far).astype(int) % n
    share = rng.beta(1.3, 1.3, (count, 1)) + rng.normal(0, 0.3, (count, 1)) * np.linspace(-1, 1, k)
    share = share + 0.05 * np.sin(9 * np.linspace(0, 1, k) + rng.uniform(0, 6.3, (count, 1)))
    # Turned back at both ends: what is clipped there is a cord.
    share = 0.01 + RIM * np.abs((share + 1) % 2 - 1)
    belly = 0.08 * np.sqrt(np.clip(1 - (2 * share / RIM - 1) ** 2, 0, 1)) - 0.09
    flat = outline[spot]
    proud = rng.normal(0, 0.012, (count, 1)) * cm
    flat = gaussian_filter1d(flat, 1.0, axis=1, mode="nearest") + out[spot] * (proud + belly * high(flat[..., 0], flat[..., 1]))[..., None]
    x, y = flat[..., 0], flat[..., 1]
    show(f"{name} cut", np.stack([x, y, low(x, y) + high(x, y) * share], -1), 0.18 * (share - 0.75), colour, rng, cm, 0.8 * THIN)


def loose(name, outline, out, low, high, colour, rng, cm, dense=26):
    """Single hairs that stand off the edge against the light: from hardly a millimetre to four, never straight, thicker in some places."""
    n = len(outline)
    spacing = np.linalg.norm(outline[1] - outline[0])
    count = int(n * spacing / cm * dense)
    tufts = np.clip(0.4 + waves(*outline.T, rng.integers(1000), 0.5 * cm), 0.08, 2) ** 1.5
    spot = rng.choice(n, count, p=tufts / tufts.sum())
    share = rng.beta(2.4, 1.4, count)
    flat = outline[spot] - 0.02 * cm * out[spot]
    root = np.column_stack([flat, low(*flat.T) + high(*flat.T) * share])
    way = np.column_stack([out[spot], 0.8 * (share - 0.45)]) * rng.uniform(0.3, 1.2, (count, 1)) + rng.normal(0, 0.6, (count, 3))
    size = cm * np.minimum(0.13 * rng.lognormal(0, 0.55, (count, 1)), 0.3)
    bend, turn = rng.normal(0, 0.7, (2, count, 3))
    hair = np.stack([root + (way * t + bend * t * t + turn * t**3) * size for t in np.linspace(0, 1, 7)], 1)
    hair[..., 2] = np.maximum(hair[..., 2], 0.02 * cm)
    show(f"{name} loose", hair, 0.1, colour, rng, cm, 0.003)
