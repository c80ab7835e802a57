"""Hanks of yarn: a long ring of strands, twisted into a rope and laid down."""

import numpy as np

import stage
import wood
from colour import DYES
from hanks import bundle, tied
from noise import turned
from yarn import Yarn


def hank(rng, strands=120, long=1.75, gap=0.155, thick=0.15, turns=1.3, n=190, seed=0):
    """Closed strands of one hank along x, lying on z = 0: (strands, n, 3)."""
    s = np.linspace(0, 1, n)[None, :]
    radius = thick * np.sqrt(rng.uniform(0.02, 1, (strands, 1)))
    phase = rng.uniform(0, 2 * np.pi, (strands, 1))
    # Every strand keeps its length, not its place: it crosses its neighbours, and one in fifteen was reeled too long and stands off.
    drift = 0.4 * slowly(rng, s, strands, 0.6, 2.4) + 0.09 * slowly(rng, s, strands, 4, 9)
    slack = (rng.random((strands, 1)) < 0.07) * rng.uniform(0.12, 0.4, (strands, 1)) * np.maximum(slowly(rng, s, strands, 1.5, 3.5), 0) ** 2
    radius = radius * (1 + 0.13 * slowly(rng, s, strands, 1, 3) + 0.03 * slowly(rng, s, strands, 7, 15)) + thick * slack
    a = phase + drift
    inner = radius * np.cos(a) + 0.02 * np.sin(6 * np.pi * s + 3 * phase) * rng.uniform(0, 1, (strands, 1))
    depth = radius * np.sin(a)
    half = long / 2 - gap
    straight, arc = 2 * half, np.pi * gap
    total = 2 * straight + 2 * arc
    d = (s + rng.uniform(0, 1, (strands, 1)) * 0) * total
    x, y = np.zeros_like(d), np.zeros_like(d)
    nx, ny = np.zeros_like(d), np.zeros_like(d)
    one = d < straight
    two = (d >= straight) & (d < straight + arc)
    three = (d >= straight + arc) & (d < 2 * straight + arc)
    four = d >= 2 * straight + arc
    x = np.where(one, -half + d, x)
    y = np.where(one, -gap, y)
    ny = np.where(one, -1.0, ny)
    w = (d - straight) / gap - np.pi / 2
    x, y = np.where(two, half + gap * np.cos(w), x), np.where(two, gap * np.sin(w), y)
    nx, ny = np.where(two, np.cos(w), nx), np.where(two, np.sin(w), ny)
    x, y = np.where(three, half - (d - straight - arc), x), np.where(three, gap, y)
    ny = np.where(three, 1.0, ny)
    w = (d - 2 * straight - arc) / gap + np.pi / 2
    x, y = np.where(four, -half + gap * np.cos(w), x), np.where(four, gap * np.sin(w), y)
    nx, ny = np.where(four, np.cos(w), nx), np.where(four, np.sin(w), ny)
    inner = np.maximum(inner, -gap * 0.9)
    x, y, z = x + nx * inner * 0.9, y + ny * inner, depth
    theta = turns * 2 * np.pi * (x / long + 0.06 * np.sin(2 * np.pi * x / long)) + 0.5
    c, q = np.cos(theta), np.sin(theta)
    y, z = c * y - q * z, q * y + c * z
    slim = 1 - 0.16 * np.exp(-(((np.abs(x) - long * 0.0) / (0.12 * long)) ** 2))
    y, z = y * slim, z * slim
    low = z.min()
    z = np.where(z < low * 0.72, low * 0.72 + (z - low * 0.72) * 0.25, z)
    y = y + 0.05 * np.sin(2.2 * x + seed)
    z = z - z.min() + 0.012
    return np.stack(np.broadcast_arrays(x, y, z), -1)


def slowly(rng, s, strands, least, most):
    """For every strand a slow wave of its own along it, -1..1; it comes round to where it began."""
    return np.sin(2 * np.pi * s * np.round(rng.uniform(least, most, (strands, 1))) + rng.uniform(0, 6.3, (strands, 1)))


def lay(name, rng, colour, yarn_radius, place, angle, melange=0.2, fleck=None, **shape):
    """One hank at a place, turned about z, its end tucked through."""
    line = hank(rng, **shape)
    long, put = shape.get("long", 1.75), lambda points: turned(points, angle) + np.asarray(place)
    for number, (group, tone) in enumerate(zip(np.array_split(rng.permutation(len(line)), 5), (0.0, -0.1, 0.07, -0.04, 0.12))):
        woollen(yarn_radius, rng).lay(f"{name} {number}", put(line[group]), toned(colour, tone), melange, fleck)
    woollen(yarn_radius, rng).lay(f"{name} tuck", put(tucked(rng, long, shape.get("thick", 0.15), yarn_radius)), colour, melange, fleck)
    return put(line)


def woollen(radius, rng):
    """Plied wool, as fine as it is in a hank."""
    return Yarn(radius, rng, fibres=6, fluff=14, halo=6, stray=0.5, mess=0.36, twist=7.5)


def tucked(rng, long, thick, R):
    """The bight of the hank that was put through the other one: a short loop of strands that comes out of its end."""
    count = max(24, int(0.0042 / R**2))
    small = hank(rng, strands=count, long=3.2 * thick, gap=0.42 * thick, thick=0.36 * thick, turns=0.22, n=110)
    x, y, z = np.moveaxis(turned(small, 0.28), -1, 0)
    return np.stack([x + long / 2 - 0.75 * thick, y - 0.1 * thick, z + 0.8 * thick - 0.6 * np.maximum(x, 0)], -1)


def toned(colour, by):
    """The same dye, a little darker or lighter, as one pot gives it."""
    value = DYES.get(colour, colour)
    return "#" + "".join(f"{int(np.clip(int(value[i : i + 2], 16) * (1 + by), 0, 255)):02x}" for i in (1, 3, 5))


def dyed(line, rng, colours, R, share=(0.12, 0.3), groups=14):
    """Yarn dipped by hand: along every strand the colours follow each other, one shading into the next within a finger's breadth.

    A group of strands lay together in the pot: its borders fall alike.
    """
    n = line.shape[1]
    soft = [tone for a, b in zip(colours, [*colours[1:], colours[0]]) for tone in (a, blend(a, b))]
    for number, group in enumerate(np.array_split(rng.permutation(len(line)), groups)):
        ends = np.cumsum([rng.uniform(*share) * (1 if k % 2 == 0 else 0.3) for k in range(len(soft))])
        cuts = np.concatenate([[0], ends / ends[-1] * (n - 1)]).astype(int)
        for k, (a, b) in enumerate(zip(cuts[:-1], cuts[1:])):
            if b > a:
                woollen(R, rng).lay(f"dip {number} {k}", line[group, a : b + 1], soft[k], 0.2)


def blend(one, other):
    """The colour half way between two."""
    a, b = (np.array([int(DYES.get(c, c)[i : i + 2], 16) for i in (1, 3, 5)]) for c in (one, other))
    return "#" + "".join(f"{int(v):02x}" for v in (a + b) / 2)


def hand_dyed(p, rng):
    """One twisted hank whose blue gives way to grey and comes back."""
    R = p.get("radius", 0.0095)
    line = turned(hank(rng, strands=int(0.0385 / R**2), turns=1.32, seed=p.get("seed", 1), n=240), p.get("angle", 0.42))
    dyed(line, rng, p["dips"], R)
    put = lambda points: turned(points, p.get("angle", 0.42))
    woollen(R, rng).lay("tuck", put(tucked(rng, 1.75, 0.15, R)), p["dips"][-1], 0.2)


def hung(p, rng):
    """The hank opened and hung over a peg: its whole round of colours is seen."""
    R = p.get("radius", 0.012)
    top = np.array([0.0, 1.02, 0.24])
    wood.tube("rod", [(-2.2, 1.03, 0.24), (2.2, 1.02, 0.24)], 0.03, wood.grain("rod", "camel", 0.7))
    line = bundle(rng, top, 1.98, 0.24, 0.032, strands=150)
    tied(rng, "tie", line, top[1] - 1.15, "ecru", R)
    dyed(line, rng, p["dips"], R)


def build(p):
    """One to four hanks, lying one above the other in the picture."""
    seed = p.get("seed", 5)
    rng = np.random.default_rng(seed)
    if p.get("dips"):
        (hung if p.get("view") == "hung" else hand_dyed)(p, rng)
        return shot(p)
    R = p.get("radius", 0.0105)
    colours = p["colours"]
    strands = p.get("strands", int(0.0425 / R**2 * 0.9))
    spread = {1: [0.0], 2: [0.3, -0.3], 3: [0.58, 0.0, -0.58], 4: [0.84, 0.28, -0.28, -0.84]}[len(colours)]
    for i, (colour, y) in enumerate(zip(colours, spread)):
        angle = rng.normal(0, 0.06) + p.get("angle", 0.08)
        place = (rng.normal(0, 0.06), y, 0)
        lay(f"hank {i}", rng, colour, R, place, angle, p.get("melange", 0.2), p.get("fleck"),
            strands=strands, seed=seed + i, turns=rng.uniform(1.25, 1.4))
    shot(p)


def shot(p):
    """From above, or near."""
    view = p.get("view", "front")
    if view == "hung":
        stage.flat_lay(2.9, (0.0, 0.0), soft=2.0, room=0.42)
    elif view == "front":
        stage.flat_lay(p.get("height", 2.95), (0, 0), tilt=p.get("tilt", 0.45))
    else:
        stage.flat_lay(1.0, (0.1, 0.0), tilt=0.6, roll=0.3)
