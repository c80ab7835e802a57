"""Skirts and trousers hung by their waistband from a bar with two clips."""

import numpy as np

import cuts
import sewing
import stage
import wood
from cloth import Garment
from kinds.dress import cloth_of
from noise import smooth, waves

TOP = 0.66


def clips(x, y, at=0.0, z=0.075):
    """A trouser hanger: bar, hook, two wooden clips at +-x of its middle `at`."""
    bar = wood.grain("bar", "#b98f60", 1, "x")
    wood.tube("bar", [(at - x - 0.1, y + 0.1, z), (at + x + 0.1, y + 0.1, z)], 0.016, bar)
    for s in (-1, 1):
        for dz in (0.016, -0.03):
            profile = [(0, 0), (0.03, 0.0), (0.036, 0.02), (0.036, 0.13), (0.028, 0.15), (0, 0.15)]
            thing = wood.lathe("clip", profile, wood.grain("clip", "#b98f60", 4, "z"), (at + s * x, y - 0.035, z + dz), 24, (1.0, 0.32, 1))
            thing.rotation_euler = (-np.pi / 2, 0, 0)
            thing.scale = (1, -1, 1)
    a = np.linspace(-np.pi * 0.5, np.pi * 0.95, 26)
    r, top = 0.042, y + 0.36
    crook = np.stack([at + r * np.cos(a), top - r + r * np.sin(a), np.full_like(a, z)], -1)
    wood.tube("hook", np.vstack([[(at, y + 0.1, z), (at, top - 2 * r, z)], crook]), 0.0075, wood.brass())
    wood.lathe("nail", [(0, 0), (0.012, 0), (0.012, z + 0.02), (0.024, z + 0.022), (0.024, z + 0.034), (0, z + 0.036)], wood.brass(), (at, top - r * 0.55, 0))


def hang(p, at=0.0):
    """Cut, gather and hang a skirt or trousers, its middle at x = `at`."""
    seed = p.get("seed", 1)
    long_legs = p.get("cut") == "trousers"
    shape = p.get("shape", {})
    front, back = cuts.trousers(**shape) if long_legs else cuts.skirt(**shape)
    waist = shape.get("waist", 0.34 if long_legs else 0.3)
    long = shape.get("long", 1.62 if long_legs else 1.2)
    garment = Garment(front, back, spacing=0.036, puff=0.05, place=(at, TOP, 0.075))
    x, y = garment.flat.T
    fold = p.get("folds", 0.05 if long_legs else 0.3) * smooth(-0.02, -long, y)
    garment.points[:, 0] -= x * fold
    low = smooth(0, -0.6, y)
    size = p.get("wave", 0.3)
    garment.points[:, 2] += (0.045 if not long_legs else 0.015) * low * waves(x, x * 0, seed, size) + 0.005 * waves(x, y, seed + 1, 0.2)
    garment.points[:, 2] += 0.02 * low
    garment.simulate(lambda a, b: (b > -0.03).astype(float), frames=p.get("frames", 50), bending=p.get("bending", 0.12),
                     shrink=-0.02, pressure=p.get("pressure", 0.5)).soften(4)
    cloth = cloth_of(p)
    garment.show(cloth)
    colour = p["colours"][0]
    band = p.get("band", 0.085)
    sewing.patch(garment, [(-waist, -band), (waist, -band), (waist, 0.008), (-waist, 0.008)], cloth, lift=0.008, thick=0.014)
    sewing.stitches(garment, [(-waist * 0.98, -band + 0.012), (waist * 0.98, -band + 0.012)], colour)
    if p.get("elastic"):
        for i in np.linspace(-0.94, 0.94, 30):
            sewing.seam(garment, [(waist * i, -0.012), (waist * i * 1.01, -band + 0.02)], colour, 0.0035, 0.75)
    details(p, garment, colour, cloth, waist, long, long_legs)
    clips(waist * 0.72, TOP, at)


def build(p):
    """Hang it and photograph it."""
    hang(p)
    shot(p)


def shot(p):
    """Hung, whole or near."""
    if p.get("view") == "near":
        stage.flat_lay(0.95, (0.08, TOP - 0.28))
    else:
        stage.flat_lay(p.get("height", 2.6), (0, p.get("y", 0.02)))


def details(p, garment, colour, cloth, waist, long, long_legs):
    """Hem, fly or side seams, pockets, buttons."""
    shape = p.get("shape", {})
    if long_legs:
        hip, outer = shape.get("hip", 0.44), shape.get("leg", (0.43, 0.02))
        taper = shape.get("taper", 0.0)
        crotch = shape.get("crotch", -0.56)
        sewing.seam(garment, [(0.004, -0.09), (0.0, crotch + 0.01)], colour, 0.004)
        sewing.stitches(garment, [(0.03, -0.09), (0.035, crotch * 0.55), (0.004, crotch * 0.68)], colour)
        for s in (-1, 1):
            sewing.stitches(garment, [(s * (outer[1] + taper + 0.01), -long + 0.07), (s * (outer[0] - taper - 0.005), -long + 0.07)], colour)
            sewing.stitches(garment, [(s * waist * 0.62, -0.09), (s * (waist * 0.85), -0.24), (s * hip * 0.95, -0.3)], colour)
            sewing.seam(garment, [(s * waist * 0.57, -0.09), (s * (waist * 0.80), -0.26), (s * hip * 0.95, -0.33)], colour, 0.004)
    else:
        hem = shape.get("hem", 0.72)
        rise = shape.get("curve_hem", 0.05)
        x = np.linspace(-hem * 0.985, hem * 0.985, 100)
        sewing.stitches(garment, np.stack([x, -long + rise * (np.abs(x) / hem) ** 1.7 + 0.06], 1), colour)
    if p.get("wrap"):
        line = [(0.1, -0.09), (0.13, -long * 0.5), (0.15, -long + 0.01)]
        sewing.seam(garment, line, colour, 0.006, 0.6)
        sewing.stitches(garment, [(x - 0.02, y) for x, y in line], colour)
    for x0, y0, w, h in p.get("pockets", []):
        sewing.patch(garment, [(x0 - w / 2, y0 - h), (x0 + w / 2, y0 - h), (x0 + w / 2, y0), (x0 - w / 2, y0)], cloth)
        edge = [(x0 - w / 2 + 0.015, y0), (x0 - w / 2 + 0.015, y0 - h + 0.015), (x0 + w / 2 - 0.015, y0 - h + 0.015), (x0 + w / 2 - 0.015, y0)]
        sewing.stitches(garment, sewing.along(edge, 0.01), colour, shade=0.75)
    if p.get("buttons"):
        skin = wood.grain("button wood", p.get("button", "#8a6444"), 6)
        sewing.patch(garment, [(-0.045, -long + 0.03), (0.045, -long + 0.03), (0.045, -0.004), (-0.045, -0.004)], cloth, lift=0.014)
        for y in np.linspace(-0.045, -long + 0.2, p["buttons"]):
            sewing.button(garment, (0, y), 0.026, skin, lift=0.03)
    elif long_legs or p.get("waist_button"):
        sewing.button(garment, (0.0, -0.045), 0.026, wood.grain("button wood", "#8a6444", 6), lift=0.026)
