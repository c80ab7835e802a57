"""A wound ball of yarn with its loose tail, or a cake from the winder; several balls lie together."""

import numpy as np
from scipy.ndimage import gaussian_filter1d

import contact
import props
import stage
import winding
from noise import path
from yarn import Yarn, fibre, lifted_sphere, strands

# Where the last turn leaves the ball, and which way it is going there.
LEAVES, FALLS = np.array([0.46, -0.88, -0.12]), np.array([0.42, 0.31, -0.67])
UNWINDS = np.cross(LEAVES, FALLS)
# How much of its lower half a ball's weight presses flat: from the camera's height less hides what it stands on, and it hovers.
SINKS = 0.155
# How high a yarn's middle is above the table, in its radii: its two plies sink side by side.
LIES = 0.6
WOOL = dict(fibres=8, fluff=40, halo=16, stray=2, mess=0.26)
# The tail's ways over the table, in radii from the middle of the ball, and how high it is.
SLACK = (
    [(0.7, -0.88, 0.32), (0.86, -0.95, 0.08), (0.99, -1.06, 0), (1.04, -1.3, 0), (0.88, -1.5, 0), (0.5, -1.53, 0), (0.22, -1.35, 0), (0.28, -1.17, 0), (0.48, -1.22, 0.02), (0.51, -1.5, 0.055), (0.36, -1.68, 0.01), (-0.15, -1.82, 0), (-0.72, -1.62, 0)],
    [(0.7, -0.88, 0.32), (0.86, -0.95, 0.08), (0.97, -1.06, 0), (0.9, -1.32, 0), (0.3, -1.38, 0), (-0.2, -1.52, 0), (-0.32, -1.8, 0), (0.1, -1.98, 0), (0.7, -1.84, 0)],
    [(0.98, -0.92, 0.1), (1.26, -1.02, 0), (1.42, -1.3, 0), (1.12, -1.62, 0), (0.62, -1.6, 0), (0.2, -1.76, 0), (-0.1, -1.7, 0)],
    [(0.98, -0.9, 0.1), (1.26, -1.0, 0), (1.52, -1.16, 0), (1.78, -1.04, 0), (1.66, -0.82, 0), (1.34, -0.9, 0), (1.2, -1.2, 0)],
)


def kinked(line, R, rng):
    """The small bends that a yarn's twist gives it where nothing draws it straight, none where it leaves the ball."""
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    free = np.clip(s / (20 * R), 0, 1)
    out = line.copy()
    for long, far in ((11, 0.35), (19, 0.7), (37, 1.5)):
        for axis, much in ((0, 1.0), (1, 1.0), (2, 0.2)):
            out[:, axis] += far * much * R * free * np.sin(2 * np.pi * s / (long * R) * rng.uniform(0.85, 1.15) + 2 * np.sin(s / (31 * R)) + rng.uniform(0, 6.3))
    out[:, 2] = np.maximum(out[:, 2], LIES * R)
    return out


def even(line, step):
    """The same line in points of one distance."""
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    at = np.linspace(0, s[-1], int(s[-1] / step))
    return np.stack([np.interp(at, s, line[:, k]) for k in range(3)], -1)


def tail(start, points, R, rng, name, colour, melange, fleck=None, wool=WOOL):
    """The loose end: goes on from the line `start` and lies slackly on the table, fraying at its tip; its whole line."""
    way = even(path(np.vstack([start[-1:], points]))(np.linspace(0, 1, 400)), R)
    line = even(np.vstack([start, kinked(way, R, rng)[1:]]), R)
    Yarn(R, rng, **wool).lay(name, line[None], colour, melange, fleck)
    tip, way = line[-1], line[-1] - line[-4]
    way /= np.linalg.norm(way)
    t = np.linspace(0, 1, 5)[None, :, None]
    count = 60
    root = tip + rng.normal(0, R * 0.45, (count, 1, 3))
    spread = way + rng.normal(0, 0.35, (count, 1, 3))
    hair = root + spread * t * R * rng.uniform(1.5, 5, (count, 1, 1))
    hair[..., 2] = np.maximum(hair[..., 2], R * 0.1)
    strands(name + " frayed", hair, R * 0.05, fibre(name + " frayed", colour, melange))
    return line


def haze(name, rng, line, centre, colour, count, long):
    """Mohair's long light hair, curled and standing off on all sides."""
    points = line.reshape(-1, 3)
    out = points - centre
    away = np.linalg.norm(out, axis=1)
    # A ball is not round: how far out a point lies is told by the breadths of its own.
    far = np.linalg.norm(out / out.std(axis=0), axis=1)
    outer = np.flatnonzero(far > 0.86 * np.quantile(far, 0.999))
    root = rng.choice(outer, count)
    way = out[root] / away[root, None] + rng.normal(0, 0.75, (count, 3))
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    curl, back = rng.normal(0, 0.55, (2, count, 3))
    t = np.linspace(0, 1, 7)[None, :, None]
    # Few are long, or all end together in a halo.
    size = long * np.minimum(rng.gamma(1.6, 0.36, (count, 1, 1)), 2.4)
    hair = points[root][:, None] + size * (way[:, None] * t + curl[:, None] * t**2 + back[:, None] * (t**3 - t**2))
    hair[..., 2] = np.maximum(hair[..., 2], 0.002)
    strands(name + " haze", hair, 0.0004 * np.linspace(1, 0.4, 7), fibre(name + " haze", colour, 0.3, light=1.3, thin=True))


def stands(line, centre, R):
    """The dark seam round the yarn that lies on the table; it begins below it, or a light ring is seen between them."""
    flat = line[..., :2].reshape(-1, 2)[line[..., 2].ravel() < 1.3 * R] - centre[:2]
    around, sectors = np.arctan2(flat[:, 1], flat[:, 0]), 90
    at = np.floor((around + np.pi) / (2 * np.pi) * sectors).astype(int) % sectors
    far = np.zeros(sectors)
    np.maximum.at(far, at, np.linalg.norm(flat, axis=1))
    a = (np.arange(sectors) + 0.5) / sectors * 2 * np.pi - np.pi
    out = np.stack([np.cos(a), np.sin(a), 0 * a], -1)
    on = out * (gaussian_filter1d(far, 1.5, mode="wrap") + 0.15 * R)[:, None]
    contact.shadow(on + [*centre[:2], 0.002], out, share=0.6, more=0.5, closed=True, wide=3)


def ball(name, rng, place, radius, R, colour, melange=0.2, fleck=None, tall=1.0, wool=None, axis=None, beside=(), hazy=None, uneven=0.02, sinks=SINKS):
    """A ball standing on the table at (x, y), pressed by those `beside` it: (middle, share of the way); its last turn.

    `tall` stretches it, `wool` sets its hair, `axis` is that of its last bundle, `uneven` how far from round it is, `sinks` how flat
    its weight presses it; without, others hold it.
    """
    shape = np.array([1.0, 1.0, tall]) * (1 + rng.normal(0, uneven, 3))
    line = winding.wound(rng, radius, R, axis)
    line = line[np.linalg.norm(line, axis=2).max(1) > radius * 0.86]
    last = winding.end(line[-1], LEAVES / np.linalg.norm(LEAVES)) if axis is not None else line[-1]
    low = -(line[..., 2] * shape[2]).min()
    centre = np.array([place[0], place[1], (1 - sinks) * low + 0.7 * R if sinks else radius * 0.955 * tall])
    lifted_sphere(name, centre, radius * 0.8, colour, tall)
    both = []
    for one in (line if axis is None else line[:-1], last):
        one = (winding.sunk(one * shape, low, sinks) if sinks else one * shape) + centre
        for other, share in beside:
            one = winding.pressed(one, centre, other, share)
        both.append(winding.seated(one, R))
    if sinks:
        stands(both[0], centre, R)
    Yarn(R, rng, **(wool or WOOL)).lay(name, both[0], colour, melange, fleck)
    if hazy:
        haze(name, rng, both[0], centre, colour, *hazy)
    return both[1]


def cake(name, rng, place, radius, tall, R, colour, melange, fleck, wool):
    """A cake of yarn standing as it comes from the winder; its last turn up to where it leaves."""
    line = winding.cake(rng, radius, tall, R) * [1.03, 0.98, 1] + [0, 0, tall / 2]
    line[..., 0] += 0.03 * line[..., 2]
    line = winding.seated(line + [*place, 0], R, 0.006)
    Yarn(R, rng, **wool).lay(name, line[:-1], colour, melange, fleck)
    middle = np.array([*place, tall / 2])
    return winding.end(line[-1] - middle, (np.cos(-1.15), np.sin(-1.15), 0.0)) + middle


def unwound(name, rng, spot, last, R, colour, melange=0.2, fleck=None, wool=WOOL, way=0, hazy=None):
    """The yarn that has come off a ball at `spot` (x, y, radius): from its last turn over the table, along one of SLACK's ways."""
    x, y, radius = spot
    wide = max(radius, 0.42)
    go = last[-1] - last[-4]
    go /= np.linalg.norm(go)
    out = last[-1] + go * 0.16 * radius + np.array([0.02, -0.05, 0.0]) * radius
    lies = np.array([(x + a * wide, y + b * wide, LIES * R + h * radius) for a, b, h in SLACK[way]])
    line = tail(last, np.vstack([out, lies]), R, rng, name, colour, melange, fleck, dict(wool, fluff=min(wool["fluff"], 55)))
    if hazy:
        count, long = hazy
        haze(name, rng, line, line.mean(0) - [0, 0, 30], colour, count // 14, long * 0.6)


def unwinding(name, rng, spot, R, colour, melange=0.2, way=0):
    """A ball at `spot` (x, y, radius) with the yarn that has come off it."""
    last = ball(name, rng, spot[:2], spot[2], R, colour, melange, axis=UNWINDS)
    unwound(f"{name}'s tail", rng, spot, last, R, colour, melange, way=way)


def led(name, rng, spot, R, colour, points, melange=0.18):
    """A ball at `spot` (x, y, radius) whose yarn is led through points to what is made of it."""
    last = ball(name, rng, spot[:2], spot[2], R, colour, melange, axis=UNWINDS)
    way = even(path(np.vstack([last[-1:], points]))(np.linspace(0, 1, 300)), R)
    way[:, 2] = np.maximum(way[:, 2], R)
    Yarn(R, rng, **WOOL).lay(f"{name}'s yarn", np.vstack([last, way[1:]])[None], colour, melange)


def build(p):
    """One ball or cake with a tail, or a small group."""
    rng = np.random.default_rng(p.get("seed", 8))
    colours, R, spin = p["colours"], p.get("radius", 0.0185), p.get("wool") or WOOL
    spots = {1: [(-0.05, 0.1, 0.62)],
             5: [(-0.71, 0.2, 0.37), (-0.05, 0.4, 0.4), (0.57, 0.3, 0.3), (-0.4, -0.34, 0.28), (0.2, -0.25, 0.35)]}[len(colours)]
    if p.get("spot"):
        spots = [p["spot"]]
    melange, fleck = p.get("melange", 0.2), p.get("fleck")
    for i, (colour, (x, y, radius)) in enumerate(zip(colours, spots)):
        final = i == len(colours) - 1
        if p.get("cake"):
            last = cake("cake", rng, (x, y), radius, p["cake"], R, colour, melange, fleck, spin)
            continue
        beside = [((a, b, r), radius / (radius + r)) for a, b, r in spots if (a, b, r) != (x, y, radius) and np.hypot(a - x, b - y) < 1.02 * (radius + r)]
        last = ball(f"ball {i}", rng, (x, y), radius, R, colour, melange, fleck, p.get("tall", 1.0), spin,
                    axis=UNWINDS if final else None, beside=beside, hazy=p.get("haze"), uneven=p.get("uneven", 0.045 if len(spots) > 1 else 0.02))
    unwound("tail", rng, spots[-1], last, R, colours[-1], melange, fleck, spin, p.get("way", 0), p.get("haze"))
    if p.get("cup"):
        props.cup(*p["cup"])
    if p.get("view") == "near":
        stage.table_top(1.0, (spots[0][0], spots[0][1] - 0.3, 0.5), rise=0.3, turn=-0.3, back=5)
    else:
        stage.table_top(p.get("height", 2.75), (0.05, -0.15, 0.5), rise=0.36, **p.get("light", {}))
