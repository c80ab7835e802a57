"""A long-sleeved shirt on a hanger: collar, placket, buttons, cuffs, perhaps a pocket."""

import numpy as np

import cuts
import sewing
import stage
import wood
from cloth import Garment
from kinds.dress import cloth_of
from noise import smooth, waves

NECK = 0.72
CUT = dict(neck=(0.16, 0.15), back=0.02, shoulder=(0.43, -0.095), cuff=((0.88, -1.0), (0.70, -1.08)), arm=(0.465, -0.46),
           side=((0.46, -0.8), (0.485, -1.2)), hem=0.03)


def gathered(garment, seed, folds=0.06):
    """Soft waves down the body and sleeves before it hangs."""
    x, y = garment.flat.T
    body = np.abs(x) < 0.56
    low = smooth(-0.25, -1.1, y)
    garment.points[:, 0] -= np.where(body, x * folds * low, 0)
    garment.points[:, 2] += 0.03 * low * waves(x, y * 0.3, seed, 0.45) + 0.006 * waves(x, y, seed + 1, 0.22) + 0.02 * low


def collar(garment, cloth, neck, p):
    """Two points lying on the chest and the stand behind the neck."""
    wide, deep = neck
    style = p.get("collar", "points")
    if style == "points":
        for s in (-1, 1):
            corners = [(s * 0.012, -deep - 0.012), (s * 0.115, -deep - 0.085), (s * 0.235, -0.052), (s * wide, 0.0)]
            corners = corners if s > 0 else [corners[i] for i in (1, 0, 3, 2)]
            sewing.patch(garment, corners, cloth, lift=0.016, thick=0.016, name="collar")
            edge = [(s * 0.022, -deep - 0.03), (s * 0.112, -deep - 0.07), (s * 0.218, -0.055)]
            sewing.stitches(garment, sewing.along(edge, 0.01) , p["colours"][0], shade=0.78)
    if style == "lapel":
        for s in (-1, 1):
            for corners, lift in (([(s * 0.012, -deep - 0.005), (s * 0.135, -deep * 0.78), (s * 0.265, -deep * 0.42), (s * (wide + 0.004), -0.01)], 0.016),
                                  ([(s * 0.115, -deep * 0.5), (s * 0.275, -deep * 0.44), (s * 0.29, -0.09), (s * (wide + 0.002), -0.0)], 0.03)):
                sewing.patch(garment, corners if s > 0 else [corners[i] for i in (1, 0, 3, 2)], cloth, lift=lift, thick=0.022, name="lapel")
    if style == "none":
        return
    a = np.linspace(-np.pi / 2, np.pi / 2, 40)
    tall = {"points": 0.062, "band": 0.045}.get(style, 0.05)
    low = np.stack([(wide + 0.006) * np.sin(a), NECK - 0.02 - 0.012 * np.cos(a), 0.118 - 0.06 * np.cos(a)], -1)
    high = np.stack([(wide - 0.02) * np.sin(a), NECK - 0.01 + tall - 0.008 * np.cos(a) - tall * 1.0 * np.abs(np.sin(a)) ** 4, 0.122 - 0.055 * np.cos(a)], -1)
    n = len(a)
    faces = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]
    thing = stage.mesh("stand", np.vstack([low, high]), faces, cloth)
    layer = thing.data.uv_layers.new(name="pattern")
    flat = np.vstack([np.stack([a * wide, 0 * a], 1), np.stack([a * wide, 0 * a + tall], 1)])
    layer.data.foreach_set("uv", flat[np.array(faces).ravel()].astype(np.float32).ravel())
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.014


def front(garment, cloth, p, neck, hem):
    """Placket, buttons, pockets, hems."""
    colour = p["colours"][0]
    half = p.get("placket_half", 0.042)
    open_ = p.get("open")
    if open_:
        for s in (-1, 1):
            sewing.patch(garment, sorted_quad(s, half, hem, neck), cloth, lift=0.012, thick=0.016)
        sewing.seam(garment, [(0, -neck[1] - 0.01), (0, hem + 0.01)], colour, 0.006, 0.35)
        return pockets(garment, cloth, p)
    sewing.patch(garment, [(-half, hem + 0.012), (half, hem + 0.012), (half, -neck[1] - 0.004), (-half, -neck[1] - 0.004)], cloth, lift=0.009, thick=0.014)
    for s in (-1, 1):
        sewing.stitches(garment, [(s * (half - 0.012), hem + 0.03), (s * (half - 0.012), -neck[1] - 0.01)], colour, shade=0.75)
    skin = wood.plain("shell", "#e6ddcd", 0.3, 0.5) if p.get("button") == "shell" else wood.grain("button wood", p.get("button", "#8a6444"), 3)
    size = p.get("button_size", 0.02)
    for y in np.linspace(-neck[1] - 0.05, hem + 0.2, p.get("buttons", 6)):
        sewing.button(garment, (0.0, y), size, skin, lift=0.022)
    pockets(garment, cloth, p)


def sorted_quad(side, half, hem, neck):
    """The facing on one side of an open front."""
    a, b = (0.008, half * 1.6) if side > 0 else (-half * 1.6, -0.008)
    return [(a, hem + 0.01), (b, hem + 0.01), (b, -neck[1] * 0.7), (a, -neck[1] - 0.004)] if side > 0 else [(a, hem + 0.01), (b, hem + 0.01), (b, -neck[1] - 0.004), (a, -neck[1] * 0.7)]


def pockets(garment, cloth, p):
    """Patch pockets with their stitching, perhaps with flaps."""
    colour = p["colours"][0]
    for x0, y0, w, h in p.get("pockets", [(0.235, -0.42, 0.2, 0.22)]):
        sewing.patch(garment, [(x0 - w / 2, y0 - h), (x0 + w / 2, y0 - h), (x0 + w / 2, y0), (x0 - w / 2, y0)], cloth, lift=0.009)
        edge = [(x0 - w / 2 + 0.014, y0), (x0 - w / 2 + 0.014, y0 - h + 0.014), (x0 + w / 2 - 0.014, y0 - h + 0.014), (x0 + w / 2 - 0.014, y0)]
        sewing.stitches(garment, sewing.along(edge, 0.01), colour, shade=0.75)
        if p.get("flaps"):
            sewing.patch(garment, [(x0 - w / 2 - 0.008, y0 - 0.07), (x0 + w / 2 + 0.008, y0 - 0.07), (x0 + w / 2 + 0.004, y0 + 0.02), (x0 - w / 2 - 0.004, y0 + 0.02)], cloth, lift=0.024)
        sewing.stitches(garment, [(x0 - w / 2 + 0.01, y0 - 0.035), (x0 + w / 2 - 0.01, y0 - 0.035)], colour, shade=0.75)


def build(p):
    """Cut, sew, hang, photograph."""
    seed = p.get("seed", 1)
    cut = {**CUT, **p.get("shape", {})}
    pieces = cuts.top(**cut)
    neck, shoulder = cut["neck"], cut["shoulder"]
    garment = Garment(*pieces, spacing=0.034, puff=0.07, place=(0, NECK, 0.12))
    gathered(garment, seed, p.get("folds", 0.06))

    def pins(x, y):
        line = shoulder[1] * np.clip((np.abs(x) - neck[0]) / (shoulder[0] - neck[0]), 0, 1)
        return ((np.abs(x) >= neck[0] + 0.02) & (np.abs(x) <= shoulder[0] - 0.03) & (y > line - 0.012)).astype(float)

    garment.simulate(pins, frames=p.get("frames", 55), bending=p.get("bending", 0.25), shrink=-0.03, pressure=p.get("pressure", 0.6)).soften(4)
    cloth = p["cloth"] if "cloth" in p else cloth_of(p)
    garment.show(cloth, thick=p.get("thick", 0.013))
    colour, hem = p["colours"][0], cut["side"][-1][1] - cut["hem"]
    collar(garment, cloth, neck, p)
    front(garment, cloth, p, neck, hem)
    hx, hy = cut["side"][-1]
    x = np.linspace(-hx * 0.985, hx * 0.985, 80)
    sewing.stitches(garment, np.stack([x, hy - cut["hem"] * (1 - (np.abs(x) / hx) ** 1.7) + 0.04], 1), colour)
    (ox, oy), (ix, iy) = cut["cuff"]
    sx, sy = shoulder
    for s in (() if not cut.get("sleeves", True) else (-1, 1)):
        way = np.array([ox - sx, oy - sy])
        way = way / np.linalg.norm(way)
        for back in (0.13, 0.015):
            sewing.stitches(garment, [(s * (ox - way[0] * back - 0.004), oy - way[1] * back), (s * (ix - way[0] * back + 0.008), iy - way[1] * back)], colour)
        arm = cut["arm"]
        sewing.seam(garment, [(s * (sx - 0.005), sy - 0.01), (s * (sx - 0.05), (sy + arm[1]) / 2), (s * (arm[0] - 0.014), arm[1] + 0.014)], colour, 0.0035)
    wood.hanger(NECK - 0.04, half=shoulder[0] - 0.05, drop=-shoulder[1] + 0.01, z=0.1, hook=0.27)
    shot(p)


def shot(p):
    """Hung, whole or near."""
    if p.get("view") == "near":
        stage.flat_lay(0.95, p.get("spot", (0.05, 0.42)))
    else:
        stage.flat_lay(p.get("height", 2.5), (0, p.get("y", 0.16)))
