"""A pullover, cardigan or dress laid flat: body, two sleeves, collar. `length`, `wide`, `cols`, `pattern`, `chart`, `neck`, `flat`, `pose` vary it."""

from functools import partial

import numpy as np

import knit
import knit_collars
import stage
import wood
from noise import creases, path, smooth, waves
from shawl_collar import shawl

HEM, TOP = -0.78, 0.76
THICK = 0.085

POSES = {
    "down": dict(
        outer=[(1.1, -0.77), (1.05, -0.3), (0.89, 0.22), (0.7, 0.5), (0.56, 0.612)],
        inner=[(0.895, -0.83), (0.83, -0.45), (0.735, -0.08), (0.655, 0.12)],
    ),
    "beside": dict(
        outer=[(0.985, -0.79), (0.95, -0.3), (0.83, 0.22), (0.68, 0.5), (0.56, 0.612)],
        inner=[(0.785, -0.83), (0.755, -0.45), (0.7, -0.1), (0.655, 0.12)],
    ),
}


def half_width(y, hem=HEM):
    """Half the body's width at a height; the rib draws it in above the hem."""
    taper = 0.1 * np.clip((y - 0.05) / 0.6, 0, 1) ** 1.2
    pull = 0.055 * np.exp(-(((y - hem) / 0.15) ** 2))
    return 0.67 - taper - pull + 0.012 * np.sin(5 * y + 0.5)


def at_seam(distance):
    """How far a seam draws the knitting in beside it."""
    return 0.012 * np.exp(-((distance / 0.022) ** 2))


def drawn(x, y, seed):
    """The folds that run out from both underarms, over the seam into the sleeve as over the front."""
    rng = np.random.default_rng(seed + 40)
    height = 0.0
    for side in (-1, 1):
        dx, dy = side * x - 0.66, y - 0.1
        far, angle = np.hypot(dx, dy), np.arctan2(dy, dx)
        reach = smooth(0.02, 0.16, far) * np.exp(-((far / rng.uniform(0.38, 0.5)) ** 2))
        for way, wide in ((2.15, 0.13), (2.75, 0.16), (-2.0, 0.12), (0.95, 0.2)):
            height = height + rng.uniform(0.012, 0.024) * reach * np.exp(-(((angle - way - rng.normal(0, 0.12)) / wide) ** 2))
    return height


def top_line(x, neck, scoop, pointed=False):
    """How far below TOP the upper edge runs."""
    outside = np.clip((np.abs(x) - neck) / (0.57 - neck), 0, 1)
    inside = np.clip(1 - (x / neck) ** 2, 0, 1)
    if pointed:
        return np.where(np.abs(x) > neck, 0.15 * outside**1.25, scoop * (1 - np.abs(x) / neck))
    return np.where(np.abs(x) > neck, 0.15 * outside**1.25, scoop * np.sqrt(inside))


def body(seed, neck=0.24, scoop=0.15, length=1.0, pointed=False, sleeves=True, level=None):
    """The front as a surface; its rows bend towards neck and shoulders above `level`, or all the way up."""
    hem = TOP - (TOP - HEM) * length

    def surface(u, v):
        s = 2 * u - 1
        y0 = hem + (TOP - hem) * v
        x0 = s * half_width(y0, hem) * (1.0 if sleeves else 1 - 0.24 * smooth(0.47, 0.8, v))
        near = (1 - np.abs(s)) * half_width(y0, hem)
        drop = top_line(x0, neck, scoop, pointed) * (smooth(0.3, 1.0, v) if level is None else np.clip((v - level) / (1 - level), 0, None) ** 1.25)
        y = y0 - drop + 0.012 * np.sin(7 * x0 + seed) * (1 - v)
        x = x0 + 0.014 * waves(y0, s, seed + 1, 0.9) * smooth(0.3, 0.05, y0)
        flank = np.sqrt(np.clip(1 - np.abs(s) ** 5, 0.0, 1))
        join = smooth(0.04, 0.2, y0) * (1.0 if sleeves else 0.25)
        z = THICK * (flank * (1 - join) + join * (0.66 + 0.34 * flank))
        z = z * (0.75 + 0.25 * smooth(0, 0.12, v)) - 0.03 * smooth(0.9, 1, v)
        z += creases(x, y, seed + 2, 26, (-0.6, 0.6, hem, 0.5), 0.02) * flank * (0.2 + 0.8 * smooth(0.06, 0.22, v))
        z += 0.012 * waves(x, y, seed + 3, 0.7) * flank + 0.012 * waves(1.8 * x, 0.6 * y, seed + 7, 0.8) * flank * smooth(0.05, 0.2, v)
        if sleeves:
            z += drawn(x, y, seed) * smooth(0, 0.05, near) - at_seam(near) * join
        return np.stack([x, y, z], -1)

    return surface


def scaled(surface, wide, flat):
    """The same cut wider or narrower and of thinner knitting: its width and its height times a share."""
    return lambda u, v: surface(u, v) * [wide, 1, flat]


def folded(seed, neck, scoop, pointed=False):
    """The pullover folded into a parcel: sides turned under, the front folded round its lower edge, collar on top."""
    low, wide, roll = -0.3, 0.46, 0.085
    under, fold = 0.2, np.pi * roll
    total = under + fold + TOP - low

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        s, d = 2 * u - 1, v * total
        a = np.clip((d - under) / fold, 0, 1) * np.pi - np.pi / 2
        up = np.clip((d - under - fold) / (TOP - low), -0.01, 1.01)
        y0 = np.where(d < under, low + under - d, low + (TOP - low) * np.maximum(up, 0))
        x0 = s * wide * (1 + 0.012 * np.sin(4 * y0 + seed))
        y = y0 - top_line(x0, neck, scoop, pointed) * 0.8 * np.clip((up - 0.7) / 0.3, 0, None) ** 1.25 - 0.8 * roll * np.cos(a)
        edge = np.sqrt(np.clip(1 - np.abs(s) ** 7, 0, 1))
        z = 0.03 + roll * (1 + np.sin(a)) * (0.1 + 0.9 * edge) - 0.06 * smooth(0.9, 1, up)
        life = creases(x0, y, seed + 2, 10, (-0.4, 0.4, low, 0.5), 0.016) + 0.012 * waves(x0, y, seed + 3, 0.6)
        return np.stack([x0, y + 0.014 * waves(x0, 0 * x0, seed + 4, 0.9) * np.cos(a), z + life * edge * smooth(-0.4, 1, np.sin(a))], -1)

    return surface, total


def sleeve(pose, side, seed, fold):
    """A sleeve ruled between its two edges, cuff at v = 0; side 1 is the right in the picture, `fold` the body's seed."""
    outer, inner = path(POSES[pose]["outer"]), path(POSES[pose]["inner"])

    def surface(u, v):
        w = u if side > 0 else 1 - u
        w, v = np.broadcast_arrays(w, v)
        # The inner edge is the shorter: its rows keep pace, so that they lie across the sleeve, and crowd below the underarm.
        a, b = inner(1 - np.clip(1 - v, 0, None) ** 1.6), outer(v)
        s = 2 * w - 1
        point = a + (b - a) * w[..., None]
        x, y = point[..., 0], point[..., 1]
        x = x + 0.012 * waves(y, 0 * y, seed + 1, 0.7) * smooth(1, 0.7, v)
        flank = np.sqrt(np.clip(1 - np.abs(s) ** 4, 0, 1))
        join = smooth(0.86, 0.98, v)
        z = 0.078 * (flank * (1 - join) + join * (0.2 + 0.52 * flank)) * (0.8 + 0.2 * smooth(0, 0.15, v))
        across = 1 - v
        ridge = np.sin(2 * np.pi * (3.1 * v + 0.5 * s + 0.3 * np.sin(4 * s + seed)) + seed)
        z += 0.010 * ridge * flank * smooth(0.12, 0.35, v) * (1 - join)
        z += creases(s * 0.5, across, seed + 5, 9, (-0.4, 0.4, 0.1, 0.8), 0.018, lean=0.35) * flank
        z += drawn(x, y, fold) * smooth(0, 0.04, across) * flank - at_seam(1.36 * across) * flank
        return np.stack([side * x, y, z], -1)

    return surface


def inside(neck, scoop=0.15, rise=0.06):
    """The back's inside, seen through the neck, up to `rise` above TOP."""
    deep = max(0.32, scoop + 0.16)

    def surface(u, v):
        x = (2 * u - 1) * (neck + 0.06)
        y = TOP + rise - deep + deep * v - 0.03 * (x / neck) ** 2
        return np.stack(np.broadcast_arrays(x, y, 0.012 + 0.01 * v), -1)

    return surface


def over_front(front, x0, x1, v0, v1, lift=0.03):
    """A piece of knitting laid on the front: a button band or a pocket; x in the front's u."""

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        uu, vv = x0 + (x1 - x0) * u, v0 + (v1 - v0) * v
        edge = np.clip(1 - np.abs(2 * u - 1) ** 6, 0, 1) * np.clip(1 - np.abs(2 * v - 1) ** 12, 0, 1)
        return front(uu, vv) + np.stack([0 * uu, 0 * uu, lift * (0.35 + 0.65 * edge)], -1)

    return surface


def armhole(front, side):
    """The rib round an armhole, knitted across, from the shoulder down to the underarm, where it goes over the side; side 1 is the right in the picture."""

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        vv = 0.985 - 0.5 * u
        across = 0.045 * (1 - v if side else v) - 0.004 - 0.012 * smooth(0.57, 0.485, vv)
        uu = 1 - across if side else across
        return front(uu, vv) + np.stack([0 * u, 0 * u, 0.004 + 0.02 * np.sin(np.pi * np.clip(v, 0, 1))], -1)

    return surface


def fasten(p, front):
    """Buttons down the middle."""
    skin = wood.grain("button wood", p.get("button", "#8a6444"), 3)
    # Evenly down the front, whatever the rows do near the neck.
    rows = np.linspace(0.0, 1.0, 200)
    heights = front(np.full(200, 0.5), rows)[:, 1]
    ends = np.interp([0.05, p.get("top_button", 0.86)], rows, heights)
    for v in np.interp(np.linspace(*ends, p["buttons"]), heights, rows):
        x, y, z = front(np.array(0.5), np.array(v))
        r = p.get("button_size", 0.03)
        profile = [(0, 0), (r * 0.6, 0), (r * 0.75, r * 0.15), (r, r * 0.22), (r, -r * 0.2), (0, -r * 0.3)]
        wood.lathe("button", profile, skin, (x, y, z + 0.052), 40)
        dark = wood.plain("hole", "#2a211a", 0.9, 0.0)
        for dx, dy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
            wood.lathe("hole", [(0, 0.004), (r * 0.11, 0.004), (r * 0.11, -0.004)], dark, (x + dx * r * 0.22, y + dy * r * 0.22, z + 0.052), 14)


def dress_up(p, cols, rows):
    """The pattern over the body: rib at the hem, then the stitch of the table."""
    rib = knit.Rib(2, lift=0.27)
    deep = p.get("rib_rows", 18)
    return knit.Both((deep, rib), (10**6, p.get("pattern") or knit.Stockinette()))


def build(p):
    """Lay the pullover and set the camera."""
    seed = p.get("seed", 1)
    rng = np.random.default_rng(seed)
    colours, melange = p["colours"], p.get("melange", 0.2)
    neck, scoop = p.get("neck", (0.235, 0.15))
    length = p.get("length", 1.1)
    wide, flat = p.get("wide", 1.0), p.get("flat", 1.0)
    width = 1.32 / p.get("cols", 90)
    cols = int(1.32 * wide / width)
    rows = int((TOP - HEM) * length / (0.78 * width))
    spin = dict(rng=rng, melange=melange, **p.get("spin", {}))
    chart, arm_chart = p.get("chart"), p.get("arm_chart", p.get("chart"))
    edge = colours[:1]
    vee, armed = p.get("pointed", p.get("shawl", False)), p.get("sleeves", True)
    parcel = p.get("view") == "folded"
    front = scaled(body(seed, neck / wide, scoop, length, vee, armed, p.get("level")), wide, flat)
    stitch = dress_up(p, cols, rows)
    if parcel:
        front, tall = folded(seed, neck, scoop, vee)
        cols, rows = int(cols * 0.7), int(tall / (0.78 * width))
        stitch = p.get("pattern") or knit.Stockinette()
    knit.cloth("body", front, cols, rows, width, colours, stitch, chart, **spin)
    for side, pose in zip((-1, 1) if armed and not parcel else (), p.get("pose", ("beside", "beside"))):
        arm_cols, arm_rows = int(cols * 0.36), int(1.36 / (0.78 * width))
        knit.cloth(f"sleeve {side}", scaled(sleeve(pose, side, seed + side, seed), wide, flat), arm_cols, arm_rows, width, colours, dress_up(p, arm_cols, arm_rows), arm_chart, **spin)
    for side in () if armed else (0, 1):
        knit.cloth("armhole", armhole(front, side), int(0.5 * rows * 0.78 / 4) * 4, 7, width, edge, knit.Rib(2, lift=0.16), **spin)
    tall = p.get("collar", 0.09)
    if p.get("buttons"):
        band = over_front(front, 0.465, 0.535, 0.0, 1 if vee else 0.995)
        knit.cloth("band", band, 5, rows, width, edge, knit.Garter(0.2), **spin)
        fasten(p, front)
    for at in p.get("pockets", ()):
        pocket = over_front(front, at - 0.13, at + 0.13, 0.13, 0.36, 0.035)
        knit.cloth("pocket", pocket, int(0.26 * cols), int(0.23 * rows), width, edge, p.get("pattern"), **spin)
    if p.get("shawl"):
        surface, long = shawl(neck, scoop, TOP, THICK, seed)
        knit.cloth("collar", surface, int(long / width / 4) * 4, int(0.2 / (0.74 * width)), width, edge, knit.Rib(2, lift=0.24), **spin)
    else:
        make = knit_collars.polo if p.get("polo") else partial(knit_collars.crew, pointed=vee)
        surface, all_round = knit_collars.evened(make(neck, scoop, TOP, tall, 0.55 * THICK * flat, seed))
        knit.cloth("collar", surface, int(all_round / width / 4) * 4, int(2 * tall / (0.78 * width)), width, edge, knit.Rib(p.get("collar_rib", 2), lift=0.2 if p.get("polo") else 0.11), **spin)
    knit.cloth("inside", inside(neck, scoop, 0.06 if p.get("shawl") else -0.025), int(2 * (neck + 0.06) / width), int((max(0.32, scoop + 0.16)) / width / 0.78), width, edge, knit.Moss(9, 0.0), **spin)
    shot(p)


def shot(p):
    """Hero from above, or near."""
    view = p.get("view", "front")
    if view == "front":
        stage.flat_lay(p.get("height", 2.95), p.get("centre", (0.0, 0.02)))
    elif view == "folded":
        stage.flat_lay(2.0, p.get("centre", (0.0, 0.29)), tilt=0.42)
    elif view == "neck":
        stage.flat_lay(1.25, (0.12, 0.42), tilt=0.5, roll=0.12)
    else:
        stage.flat_lay(0.95, p.get("spot", (0.35, -0.5)), tilt=0.55, roll=-0.25)
