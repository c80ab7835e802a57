"""A linen dress on a hanger: three cuts by the table (`cut`), with or without sleeves, waist seam, buttons."""

import numpy as np

import cuts
import sewing
import stage
import weave
import wood
from cloth import Garment
from noise import smooth, waves

CUTS = {
    "line": dict(shoulder=(0.40, -0.085), cuff=((0.66, -0.46), (0.485, -0.545)), arm=(0.425, -0.42), side=((0.44, -0.8), (0.68, -1.64)), hem=0.04),
    "apron": dict(neck=(0.2, 0.24), back=0.1, shoulder=(0.31, -0.02), sleeves=False, arm=(0.43, -0.42), side=((0.43, -0.85), (0.68, -1.68)), hem=0.05),
    "wide": dict(neck=(0.21, 0.13), shoulder=(0.46, -0.075), cuff=((0.76, -0.46), (0.585, -0.62)), arm=(0.53, -0.54), side=((0.58, -0.9), (0.74, -1.62)), hem=0.05),
}


def cloth_of(p):
    """The material of a sewn thing from its row."""
    weaving, colours = p.get("weave", "linen"), p["colours"]
    if weaving == "wool":
        return weave.wool("cloth", colours[0], melange=p.get("melange", 0.16), second=p.get("second"), check=p.get("check"))
    if weaving == "herringbone":
        return weave.herringbone("cloth", *colours[:2], pitch=p.get("pitch", 0.017))
    return weave.linen("cloth", colours[0], warp=p.get("warp"), weft=p.get("weft"), density=p.get("density", 125))


def gather(garment, folds, seed):
    """Push the width together towards the hem, in soft vertical waves, so that it hangs in folds."""
    x, y = garment.flat.T
    low = smooth(-0.3, -1.5, y)
    centre = np.abs(x) < 0.75
    garment.points[:, 0] -= np.where(centre, x * folds * low, 0)
    garment.points[:, 2] += 0.075 * low * waves(x, x * 0, seed, 0.42) + 0.006 * waves(x, y, seed + 1, 0.2)
    garment.points[:, 2] += 0.02 * low


def build(p):
    """Cut, sew, hang, photograph."""
    seed = p.get("seed", 1)
    cut = {**CUTS[p.get("cut", "line")], **p.get("shape", {})}
    front, back = cuts.top(**cut)
    shoulder = cut["shoulder"]
    neck = cut.get("neck", (0.18, 0.17))
    garment = Garment(front, back, spacing=p.get("spacing", 0.036), puff=0.075, place=(0, 0.72, 0.12))
    gather(garment, p.get("folds", 0.13), seed)

    def pins(x, y):
        line = -0.0 + shoulder[1] * np.clip((np.abs(x) - neck[0]) / (shoulder[0] - neck[0]), 0, 1)
        return ((np.abs(x) >= neck[0] + 0.03) & (np.abs(x) <= shoulder[0] - 0.02) & (y > line - 0.012)).astype(float)

    garment.simulate(pins, frames=p.get("frames", 55), bending=p.get("bending", 0.25), shrink=p.get("shrink", -0.03), pressure=p.get("pressure", 0.7)).soften(4)
    cloth = cloth_of(p)
    garment.show(cloth)
    details(p, garment, cut, cloth)
    wood.hanger(0.72 - 0.034, half=shoulder[0] - 0.04, drop=-shoulder[1] + 0.02, z=0.1, hook=p.get("hook", 0.24))
    shot(p)


def shot(p):
    """Hung, whole or near."""
    if p.get("view") == "near":
        stage.flat_lay(0.95, p.get("spot", (0.02, 0.5)), tilt=0.0)
    else:
        stage.flat_lay(p.get("height", 2.75), (0.0, p.get("y", -0.02)))


def details(p, garment, cut, cloth):
    """Neck stitching, hems, waist, pockets and buttons."""
    colour = p["colours"][0]
    neck = cut.get("neck", (0.18, 0.17))
    pointed = cut.get("pointed")
    a = np.linspace(-np.pi / 2, np.pi / 2, 60)
    for gap in (0.03,):
        line = [(-neck[0] - gap, -0.03), (0, -neck[1] - gap), (neck[0] + gap, -0.03)] if pointed else np.stack([(neck[0] + gap) * np.sin(a), -(neck[1] + gap) * np.cos(a)], 1)
        sewing.stitches(garment, line, colour)
    hx, hy = cut["side"][-1]
    drop = cut.get("hem", 0)
    x = np.linspace(-hx * 0.985, hx * 0.985, 90)
    base = hy - drop * (1 - (np.abs(x) / hx) ** 1.7)
    sewing.stitches(garment, np.stack([x, base + 0.075], 1), colour)
    if cut.get("sleeves", True):
        (ox, oy), (ix, iy) = cut["cuff"]
        sx, sy = cut["shoulder"]
        for s in (-1, 1):
            way = np.array([ox - sx, oy - sy])
            way = way / np.linalg.norm(way) * 0.055
            sewing.stitches(garment, [(s * (ox - way[0]), oy - way[1] - 0.01), (s * (ix - way[0] + 0.01), iy - way[1])], colour)
            arm = cut["arm"]
            sewing.seam(garment, [(s * (sx - 0.01), sy - 0.01), (s * (sx - 0.045), (sy + arm[1]) / 2), (s * (arm[0] - 0.012), arm[1] + 0.012)], colour)
    if p.get("waist"):
        y = p["waist"]
        sewing.seam(garment, [(-0.385, y), (0.385, y)], colour, 0.004)
        sewing.stitches(garment, [(-0.385, y - 0.02), (0.385, y - 0.02)], colour)
    if p.get("belt"):
        wrap(garment, colour, p["belt"], neck[1], hy)
        tie(garment, cloth, p["belt"])
    if p.get("knots"):
        knots(cloth, (neck[0] + cut["shoulder"][0]) / 2)
    for x, y in p.get("buttons_at", []):
        sewing.button(garment, (x, y), 0.026, wood.grain("button wood", p.get("button", "#8a6444"), 3), lift=0.016)
    for x0, y0, w, h in p.get("pockets", []):
        sewing.patch(garment, [(x0 - w / 2, y0 - h), (x0 + w / 2, y0 - h), (x0 + w / 2, y0), (x0 - w / 2, y0)], cloth)
        edge = [(x0 - w / 2 + 0.015, y0), (x0 - w / 2 + 0.015, y0 - h + 0.015), (x0 + w / 2 - 0.015, y0 - h + 0.015), (x0 + w / 2 - 0.015, y0)]
        sewing.stitches(garment, sewing.along(edge, 0.01), colour, shade=0.75)
    if p.get("placket"):
        low = p["placket"]
        sewing.patch(garment, [(-0.04, low), (0.04, low), (0.04, -neck[1]), (-0.04, -neck[1])], cloth)
        skin = wood.grain("button wood", p.get("button", "#8a6444"), 6)
        for y in np.linspace(-neck[1] - 0.045, low + 0.07, p.get("buttons", 5)):
            sewing.button(garment, (0.0, y), 0.024, skin, lift=0.022)


def wrap(garment, colour, y, deep, hem):
    """The edge of a front that crosses over: from the neck's point to the belt and on to the hem."""
    above, below = [(0.0, -deep), (0.13, y + 0.03)], [(0.16, y - 0.04), (0.24, -1.2), (0.3, hem - 0.02)]
    for line in (above, below):
        sewing.seam(garment, line, colour, 0.006, 0.62)
        sewing.stitches(garment, [(x - 0.02, a) for x, a in line], colour)


def knots(cloth, x):
    """Straps tied on the shoulders: a knot and two ends each."""
    for s in (-1, 1):
        top = np.array([s * x, 0.735, 0.115])
        wood.sphere("knot", top + [0, 0, 0.015], 0.06, cloth, (1.0, 0.78, 0.7), (0.2, 0.1, s * 0.4))
        for out, down, forward in ((0.1, 0.22, 0.05), (-0.06, 0.27, 0.065)):
            t = np.linspace(0, 1, 24)[:, None]
            line = top + np.array([s * out, 0, 0]) * t**0.8 + np.array([0, 0.015, 0]) * np.sin(np.pi * t) + np.array([0, -down, 0]) * t**1.4
            line = line + np.array([0, 0, forward]) * np.sin(np.pi * (0.15 + 0.6 * t))
            strap(line, 0.06 + 0.02 * t, cloth)


def strap(line, wide, cloth):
    """A strip of cloth along a line, as wide as told at every point, slightly hollow."""
    way = np.gradient(line, axis=0)
    side = np.cross([0, 0, 1.0], way)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    across = np.linspace(-0.5, 0.5, 7)
    points = np.stack([line + side * wide * a + [0, 0, 0.05 * (a * a - 0.1)] for a in across], 1)
    count = len(line)
    index = np.arange(count * 7).reshape(count, 7)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    thing = stage.mesh("strap", points.reshape(-1, 3), faces, cloth)
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    flat = np.stack(np.broadcast_arrays(across[None] * wide, far[:, None]), -1).reshape(-1, 2)
    layer = thing.data.uv_layers.new(name="pattern")
    layer.data.foreach_set("uv", flat[faces.ravel()].astype(np.float32).ravel())
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.012


def tie(garment, cloth, y):
    """A belt round the waist, tied at the side, its two ends hanging."""
    sewing.patch(garment, [(-0.45, y - 0.035), (0.45, y - 0.035), (0.45, y + 0.035), (-0.45, y + 0.035)], cloth, lift=0.014, thick=0.014, name="belt")
    for x, lean, long in ((0.2, 0.05, 0.42), (0.25, 0.13, 0.36)):
        corners = [(x + lean, y - long), (x + lean + 0.06, y - long + 0.02), (x + 0.045, y + 0.0), (x, y + 0.0)]
        sewing.patch(garment, corners, cloth, lift=0.024 + lean * 0.1, thick=0.012, name="tie")
    sewing.patch(garment, [(0.185, y - 0.055), (0.285, y - 0.05), (0.28, y + 0.05), (0.19, y + 0.045)], cloth, lift=0.035, thick=0.03, name="knot")
