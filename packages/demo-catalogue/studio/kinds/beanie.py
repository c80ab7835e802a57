"""A knitted cap standing on the table: a turned-up brim and a crown that closes in wedges."""

import numpy as np

import knit
import stage
import stitches
from noise import smooth, waves
from yarn import fibre, strands

RADIUS = 0.62


def crown(seed, tall, slouch):
    """u round, v from the brim's fold to the top."""

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        angle = 2 * np.pi * u - np.pi / 2
        vv = np.clip(v, 0, 1)
        turn = np.clip((vv - 0.42) / 0.58, 0, 1) * np.pi / 2
        r = RADIUS * (0.985 + 0.03 * np.sin(np.pi * vv)) * np.clip(np.cos(turn * 0.985), 0.012, 1) ** 0.82
        z = 0.1 + tall * np.where(vv < 0.42, vv / 0.42 * 0.47, 0.47 + 0.53 * np.sin(turn))
        dent = 1 + 0.022 * waves(np.cos(angle) * 1.2, np.sin(angle) * 1.2 + vv, seed, 1.3)
        x, y = r * np.cos(angle) * dent, r * np.sin(angle) * dent * 0.94
        lean = slouch * np.clip((z - 0.45) / tall, 0, 1) ** 1.6
        z = z + 0.02 * waves(x, y, seed + 1, 1.1) * vv - 0.06 * (1 - np.clip(r / RADIUS, 0, 1)) ** 2
        return np.stack([x + lean, y + 0.2 * lean, z], -1)

    return surface


def slack(seed, tall, slouch):
    """A thin cap without a brim, set down after it was worn: drawn in by its rib, wider above it, the crown sunk to one side."""

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        angle = 2 * np.pi * u - np.pi / 2
        vv = np.clip(v, 0, 1)
        a = np.clip((vv - 0.36) / 0.64, 0, 1) * np.pi / 2
        r = RADIUS * (0.955 + 0.085 * smooth(0.02, 0.4, vv)) * np.clip(np.cos(a * 0.985), 0.012, 1) ** 0.94
        z = 0.03 + tall * np.where(vv < 0.36, vv / 0.36 * 0.42, 0.42 + 0.56 * np.sin(a))
        c, s = np.cos(angle), np.sin(angle)
        soft = smooth(0.1, 0.5, vv)
        dent = 1 + 0.05 * waves(1.3 * c + 3 * vv, 1.3 * s, seed, 1.2) * soft + 0.012 * np.cos(3 * angle + 1) * (1 - soft)
        # Two soft folds run round the side to which the crown sinks.
        side = smooth(-0.3, 0.9, np.cos(angle - 0.35))
        for height, deep in ((0.34, 0.03), (0.56, 0.032)):
            dent = dent - deep * side * np.exp(-(((vv - height - 0.06 * np.sin(angle + 1)) / 0.05) ** 2))
        x, y = r * c * dent, r * s * dent * 0.94
        up = np.clip((z - 0.4) / tall, 0, 1)
        x, y = x + slouch * up**1.3, y - 0.25 * slouch * up
        z = z - 0.13 * side * up * np.clip(r / RADIUS, 0, 1) ** 0.7 + 0.05 * waves(x, y, seed + 1, 0.8) * up
        return np.stack([x, y, z], -1)

    return surface


def brim(cap, seed, deep, tall):
    """The turned-up band on the cap as it has sunk, v from below the fold to its upper edge: nowhere equally deep, here and there standing off."""

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        c, s = np.cos(2 * np.pi * u), np.sin(2 * np.pi * u)
        high = deep * (1 + 0.13 * waves(c, s, seed + 5, 1.5))
        under = np.clip(0.16 - v, 0, 1) / 0.16
        over = np.clip(v - 0.92, 0, 1) / 0.08
        off = 0.07 + 0.016 * np.sin(np.pi * np.clip(v, 0, 1)) - 0.06 * under**2 - 0.035 * over**2
        off = off + (0.02 + 0.02 * waves(c, s, seed + 4, 1.2)) * np.clip(v, 0, 1) ** 2
        at = np.clip(v, -0.1, 1.1) * high * 0.42 / (0.47 * tall)
        return cap(u, at) + off[..., None] * knit.normals(cap, u, np.maximum(at, 0.004)) - np.array([0, 0, 0.035]) * under[..., None]

    return surface


def sunk(cap, seed, tall, soft):
    """A cap as it slumps when nobody wears it: its crown sinks towards one side and gathers in folds, a side buckles, its foot isn't level."""

    def surface(u, v):
        point = cap(u, v)
        x, y, z = np.moveaxis(point, -1, 0)
        angle = np.arctan2(y, x)
        up = smooth(0.3, 0.95, z / tall)
        hollow = np.exp(-(((x - 0.16) / 0.3) ** 2) - ((y + 0.2) / 0.26) ** 2)
        z = z - soft * (0.2 * hollow + 0.035 * waves(x, y, seed + 6, 0.75)) * up
        # Folds that run down askew from the hollow, others round the side that gives way.
        fold = 0.0
        for turn, high, wide, slant, deep in ((-1.0, 0.62, 0.05, 0.22, 0.024), (-0.5, 0.45, 0.06, -0.2, 0.02), (-2.35, 0.55, 0.07, 0.12, 0.02), (0.3, 0.66, 0.06, 0.1, 0.03)):
            away = np.angle(np.exp(1j * (angle - turn)))
            at = (z / tall - high - slant * away) / wide
            fold = fold + deep * (0.6 * np.exp(-((at + 1.3) ** 2)) - np.exp(-(at**2))) * np.exp(-((away / 0.75) ** 2))
        mid = smooth(0.22, 0.45, z / tall)
        wide = 1 + soft * mid * (fold / RADIUS + 0.05 * waves(1.4 * np.cos(angle) + z, 1.4 * np.sin(angle), seed + 8, 1.0))
        x, y = x * wide + 0.1 * soft * z**1.5, y * wide + 0.08 * soft * z
        low = smooth(0.5, 0.0, z / tall)
        z = z + low * (0.035 * smooth(-0.2, 1, np.cos(angle + 1.2)) + 0.014 * waves(np.cos(angle), np.sin(angle), seed + 9, 1.3))
        return np.stack([x, y, z], -1)

    return surface


def shape_of(p):
    """The cap's surface, sunk as it stands there."""
    thin, seed, tall = p.get("slack"), p.get("seed", 3), p.get("tall", 1.06)
    return sunk((slack if thin else crown)(seed, tall, p.get("slouch", 0.05)), seed, tall, p.get("soft", 1.0 if thin else 0.9))


def pompom(centre, radius, colour, rng):
    """A ball of cut yarn ends."""
    count = 26000
    way = rng.normal(0, 1, (count, 3))
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    long = radius * rng.uniform(0.86, 1.04, (count, 1))
    bend = rng.normal(0, 0.12, (count, 3)) * radius
    points = np.stack([centre + way * long * t + bend * t * t for t in (0.25, 0.6, 0.85, 1.0)], 1)
    strands("pompom", points, radius * 0.008, fibre("pompom", colour, 0.2))


def build(p):
    """Set the cap on the table."""
    seed = p.get("seed", 3)
    rng = np.random.default_rng(seed)
    cols = p.get("cols", 80)
    width = 2 * np.pi * RADIUS / cols
    tall, slouch = p.get("tall", 1.06), p.get("slouch", 0.05)
    spin = dict(rng=rng, melange=p.get("melange", 0.2), fibres=p.get("fibres", 9), **p.get("spin", {}))
    rows = int((tall * 0.47 + RADIUS * 1.6) / (0.78 * width))
    pattern = p.get("pattern") or stitches.Rib(2, lift=0.42)
    colours = p["colours"]
    cap = shape_of(p)
    knit.cloth("crown", cap, cols, rows, width, colours, pattern, p.get("chart"), **spin)
    deep = p.get("brim", 0.36)
    if deep:
        brim_rows = int(deep / (0.76 * width))
        knit.cloth("brim", brim(cap, seed, deep, tall), cols, brim_rows, width * 1.04, [colours[p.get("edge", 0)]],
                   stitches.Rib(2, lift=0.42), **spin)
    if p.get("pompom"):
        top = np.array([slouch * 1.1, 0.2 * slouch, 0.1 + tall + 0.1])
        pompom(top, 0.27, p["pompom"], rng)
    if p.get("view") == "near":
        stage.table_top(1.15, (-0.1, -0.3, 0.42), rise=0.22, turn=-0.3, back=4.2)
    else:
        stage.table_top(p.get("height", 2.45), (0.02, 0, 0.62 + (0.12 if p.get("pompom") else 0)), rise=0.2)
