"""A pullover, cardigan or dress laid flat: body, two sleeves, collar. `length`, `wide`, `cols`, `pattern`, `chart`, `neck`, `flat`, `slack`, `pose` vary it."""

from functools import partial

import numpy as np

import knit
import knit_collars
import knit_openings
import knit_slack
import knit_trimmings
import stage
import stitches
from kinds.hung import LIGHT
from knit_edges import ended, turned_under
from knit_sleeve import armside, at_seam, drawn, sleeve
from noise import creases, smooth, waves
from shawl_collar import shawl

HEM, TOP = -0.78, 0.76
THICK = 0.085
# How high the cloth lies where the neck's band is knitted on.
BAND = 0.55 * THICK
# How high it lies on a folded one.
PARCEL = 0.19


def half_width(y, hem=HEM):
    """Half the body's width at a height; the rib draws it in above the hem."""
    taper = 0.1 * np.clip((y - 0.05) / 0.6, 0, 1) ** 1.2
    pull = 0.055 * np.exp(-(((y - hem) / 0.15) ** 2))
    return 0.67 - taper - pull + 0.012 * np.sin(5 * y + 0.5)


def shoulder(x, neck):
    """How far the shoulder has fallen below TOP."""
    return 0.15 * np.clip((np.abs(x) - neck) / (0.57 - neck), 0, None) ** 1.25


def body(seed, opening, armhole=None, length=1.0, level=0.8, creased=1.0):
    """The front as a surface, knitted straight up; above `level` its rows bend down to the shoulders, `creased` is how deep its creases are. Neck and armhole aren't cut out yet."""
    hem = TOP - (TOP - HEM) * length

    def surface(u, v):
        s, flank = turned_under(2 * u - 1, 0.03)
        y0 = hem + (TOP - hem) * v
        x0 = s * half_width(y0, hem)
        near = (1 - np.abs(s)) * half_width(y0, hem)
        y = y0 - shoulder(x0, opening.neck) * np.clip((v - level) / (1 - level), 0, None) ** 1.25 + 0.012 * np.sin(7 * x0 + seed) * (1 - v)
        x = x0 + 0.026 * waves(y0, s, seed + 1, 0.7) * smooth(0.15, -0.1, y0)
        join = smooth(0.04, 0.2, y0)
        z = THICK * (flank * (1 - join) + join * (0.66 + 0.34 * flank))
        z = z * (0.75 + 0.25 * smooth(0, 0.12, v)) - 0.03 * smooth(0.9, 1, v)
        z += creases(x, y, seed + 2, 34, (-0.6, 0.6, hem, 0.5), 0.032 * creased) * flank * (0.2 + 0.8 * smooth(0.06, 0.22, v))
        z += 0.016 * waves(x, y, seed + 3, 0.7) * flank + 0.018 * waves(1.8 * x, 0.6 * y, seed + 7, 0.8) * flank * smooth(0.05, 0.2, v)
        if armhole is None:
            z += drawn(x, y, seed) - at_seam(near) * join
        else:
            z = armhole.settled(x, y, z, BAND)
        return np.stack([x, y, opening.settled(x, y, z, BAND)], -1)

    return surface


def scaled(surface, wide, flat):
    """The same cut wider or narrower and of thinner knitting: its width and its height times a share."""
    return lambda u, v: surface(u, v) * [wide, 1, flat]


def folded(seed, neck):
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
        y = y0 - 0.8 * shoulder(x0, neck) * np.clip((up - 0.7) / 0.3, 0, None) ** 1.25 - 0.8 * roll * np.cos(a)
        edge = np.sqrt(np.clip(1 - np.abs(s) ** 7, 0, 1))
        z = 0.03 + roll * (1 + np.sin(a)) * (0.1 + 0.9 * edge) - 0.06 * smooth(0.9, 1, up)
        life = creases(x0, y, seed + 2, 10, (-0.4, 0.4, low, 0.5), 0.016) + 0.012 * waves(x0, y, seed + 3, 0.6)
        z = z + life * edge * smooth(-0.4, 1, np.sin(a))
        return np.stack([x0, y + 0.014 * waves(x0, 0 * x0, seed + 4, 0.9) * np.cos(a), z], -1)

    return surface, total


def inside(neck, scoop=0.15, rise=0.06):
    """The back's inside, seen through the neck, up to `rise` above TOP."""
    deep = max(0.32, scoop + 0.16)

    def surface(u, v):
        x = (2 * u - 1) * (neck + 0.06)
        y = TOP + rise - deep + deep * v - 0.03 * (x / neck) ** 2
        return np.stack(np.broadcast_arrays(x, y, 0.012 + 0.01 * v), -1)

    return surface


def dress_up(p):
    """The pattern over the body: rib at the hem, then the stitch of the table."""
    rib = stitches.Rib(2, lift=0.27)
    deep = p.get("rib_rows", 18)
    return stitches.Both((deep, rib), (10**6, p.get("pattern") or stitches.Stockinette()))


def build(p):
    """Lay the pullover and set the camera."""
    seed = p.get("seed", 1)
    rng = np.random.default_rng(seed)
    colours, melange = p["colours"], p.get("melange", 0.2)
    neck, scoop = p.get("neck", (0.235, 0.15))
    length = p.get("length", 1.1)
    wide, flat, creased = p.get("wide", 1.0), p.get("flat", 1.0), p.get("creased", 0.6)
    width = 1.32 / p.get("cols", 90)
    cols = int(1.32 * wide / width)
    rows = int((TOP - HEM) * length / (0.78 * width))
    spin = dict(rng=rng, melange=melange, **p.get("spin", {}))
    chart, arm_chart = p.get("chart"), p.get("arm_chart", p.get("chart"))
    edge = colours[:1]
    vee = p.get("pointed", p.get("shawl", False))
    parcel = p.get("view") == "folded"
    drawn_wide = 1.0 if parcel else wide
    opening = knit_openings.Neck(neck / drawn_wide, scoop, TOP, vee)
    armhole = None if p.get("sleeves", True) else knit_openings.Armhole()
    cut = knit_openings.Cut([opening, armhole] if armhole else [opening], drawn_wide)
    if parcel:
        front, tall = folded(seed, neck)
        cols, rows = int(cols * 0.7), int(tall / (0.78 * width))
        stitch = p.get("pattern") or stitches.Stockinette()
    else:
        front = scaled(body(seed, opening, armhole, length, p.get("level", 0.8), creased), wide, flat)
        stitch = dress_up(p)
    seam, slack = armside(front, 1), 0 if parcel else p.get("slack", 0)
    if slack:
        front = knit_slack.body(front, cut, TOP - (TOP - HEM) * length, seed, slack)
    knit.cloth("body", front, cols, rows, width, colours, stitch, chart, cut=cut, **spin)
    tall, fine = p.get("collar", 0.09), (0.82 if vee else 1) * width
    if not parcel:
        ended("hem", front, cols, width, edge, **spin)
    for side, pose in zip((-1, 1) if not armhole and not parcel else (), p.get("pose", ("beside", "beside"))):
        surface, long = sleeve(pose, side, seed + side, (armside(front, wide), seed), creased)
        surface, arm_cols = scaled(surface, wide, flat), int(cols * (0.27 if slack else 0.23))
        if slack:
            surface = knit_slack.sleeve(surface, seam, seed + side, slack)
        knit.cloth(f"sleeve {side}", surface, arm_cols, int(long / (0.78 * width)), width, colours, dress_up(p), arm_chart, **spin)
        ended(f"cuff {side}", surface, arm_cols, width, edge, **spin)
    for side in (-1, 1) if armhole else ():
        surface = scaled(armhole.band(side, tall, BAND), wide, flat)
        knit.cloth("armhole", surface, int(armhole.length() / fine / 2) * 2, int(2 * tall / (0.78 * fine)), fine, edge, stitches.Rib(1, lift=0.15), **spin)
    if p.get("buttons"):
        foot = (length - scoop / (TOP - HEM)) / length - 0.008
        band = knit_trimmings.button_band(front, foot, 0.0 if vee else 0.66 * tall)
        knit.cloth("band", band, 5, rows, width, edge, stitches.Garter(0.2), **spin)
        knit_trimmings.fasten(p, band)
    for at in p.get("pockets", ()):
        patch = stitches.Both((-6, p.get("pattern")), (10**6, stitches.Rib(2, lift=0.2)))
        knit.cloth("pocket", knit_trimmings.pocket(front, at - 0.13, at + 0.13, 0.13, 0.36), int(0.26 * cols), int(0.23 * rows), width, edge, patch, **spin)
    if p.get("shawl"):
        surface, long = shawl(neck, scoop, TOP, THICK, seed)
        knit.cloth("collar", surface, int(long / width / 4) * 4, int(0.2 / (0.74 * width)), width, edge, stitches.Rib(2, lift=0.24), **spin)
    else:
        make = knit_collars.polo if p.get("polo") else partial(knit_collars.crew, pointed=vee)
        surface, all_round = knit_collars.evened(make(neck, scoop, TOP, tall, PARCEL if parcel and not p.get("polo") else BAND * flat, seed))
        rib = stitches.Rib(1 if vee else p.get("collar_rib", 2), lift=0.2 if p.get("polo") else 0.15)
        knit.cloth("collar", surface, int(all_round / fine / 4) * 4, int(2 * tall / (0.78 * fine)), fine, edge, rib, **spin)
    knit.cloth("inside", inside(neck, scoop, 0.06 if p.get("shawl") else -0.025), int(2 * (neck + 0.06) / width), int((max(0.32, scoop + 0.16)) / width / 0.78), width, edge, stitches.Moss(9, 0.0), **spin)
    if not p.get("polo"):
        knit_trimmings.label(seed, TOP)
    shot(p)


def shot(p):
    """Hero from above, or near."""
    view = p.get("view", "front")
    if view == "front":
        stage.flat_lay(p.get("height", 3.15), p.get("centre", (0.0, -0.02)), **LIGHT)
    elif view == "folded":
        stage.flat_lay(2.0, p.get("centre", (0.0, 0.29)), tilt=0.42)
    elif view == "neck":
        stage.flat_lay(1.25, (0.12, 0.42), tilt=0.5, roll=0.12)
    else:
        stage.flat_lay(0.95, p.get("spot", (0.35, -0.5)), tilt=0.55, roll=-0.25)
