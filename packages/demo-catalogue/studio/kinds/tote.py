"""Linen hung by its top edge: a bag on its handles from a peg, or a towel from its loop."""

import numpy as np

import knit
import knots
import sewing
import stage
import weave
import wood
from cloth import Garment
from noise import path, smooth, waves
from weave import cloth_of

TOP = 0.3


def outline(wide, tall, bag):
    """A rectangle; a bag's sides and bottom are sewn, a towel is one layer."""
    w, n = wide / 2, 8
    side = "seam" if bag else "open"
    entries = [(w, 0.0, side), (w + 0.004, -tall / 2, side), (w, -tall, side), (0.0, -tall - 0.004, side), (-w, -tall, side), (-w - 0.004, -tall / 2, side), (-w, 0.0, "open")]
    top = [(-w + wide * i / n, 0.0, "open") for i in range(1, n)]
    return entries + top


def bag(p):
    """Front and back, two handles going up to the peg."""
    wide, tall, rise = p.get("wide", 1.1), p.get("tall", 1.2), p.get("rise", 0.62)
    shape = outline(wide, tall, True)
    at = wide * 0.24
    garment = Garment(shape, shape, spacing=0.04, puff=0.07, place=(0, TOP, 0.09))
    x, y = garment.flat.T
    garment.points[:, 2] += 0.03 * smooth(0, -0.4, y) * waves(x, y, p.get("seed", 1), 0.5)
    hold = lambda a, b: ((np.abs(np.abs(a) - at) < 0.055) & (b > -0.03)).astype(float)
    garment.points[:, 0] *= 0.97
    garment.simulate(hold, frames=45, bending=0.25, shrink=-0.015, pressure=p.get("pressure", 0.9)).soften(4)
    cloth = cloth_of(p)
    garment.show(cloth)
    colour = p["colours"][0]
    for gap in (0.07, 0.085):
        sewing.stitches(garment, [(-wide / 2 + 0.01, -gap), (wide / 2 - 0.01, -gap)], colour)
    strap = cloth_of({**p, "warp": None, "weft": None})
    peg_y = TOP + rise
    for layer, z in ((0, 0.11), (1, 0.045)):
        left, right = (garment.onto([(s * at, -0.02)], 0.01)[0][0] for s in (-1, 1))
        if layer:
            left, right = (root * [1, 1, 0] + [0, -0.02, z] for root in (left, right))
        handle(left, right, (0, peg_y, z + 0.02), strap)
    for s in (-1, 1):
        end = sewing.patch(garment, [(s * at - 0.037, -0.12), (s * at + 0.037, -0.12), (s * at + 0.037, 0.0), (s * at - 0.037, 0.0)], strap, lift=0.009)
        box = [(s * at - 0.028, -0.11), (s * at + 0.028, -0.11), (s * at + 0.028, -0.03), (s * at - 0.028, -0.03), (s * at - 0.028, -0.11), (s * at + 0.028, -0.03)]
        sewing.stitches(end, sewing.along(box, 0.01), colour, shade=0.7)
    wood.peg(0, peg_y, wood.grain("peg", "#b98f60", 2, "z"), long=0.22, radius=0.033)


def handle(left, right, peg, material, round_=0.045):
    """A strap that stands up from the bag's edge, runs straight to the peg and lies over it on its breadth."""
    turn = np.linspace(0.8 * np.pi, 0.2 * np.pi, 7)
    over = np.asarray(peg) + np.stack([round_ * np.cos(turn), round_ * np.sin(turn), 0 * turn], 1)
    halves = []
    for root, top, side in ((left, over[0], -1), (right, over[-1], 1)):
        up = root + [-0.006 * side, 0.07, 0.0]
        halves.append(np.vstack([root, up, *(up + share * (top - up) for share in (0.2, 0.45, 0.7, 0.9))]))
    line = sewing.along(path(np.vstack([halves[0], over, halves[1][::-1]]))(np.linspace(0, 1, 400)), 0.009)
    near = smooth(0.34, 0.06, np.linalg.norm(line - over[3], axis=1))
    knots.ribbon("strap", line / knots.U, 0.075 / knots.U, material, hollow=0.03, thick=0.45, twist=np.pi / 2 * near)


def towel(p):
    """One layer hanging from a loop at the middle of its edge: the corners drop, the middle folds."""
    wide, tall, top = p.get("wide", 1.0), p.get("tall", 1.5), 0.72
    seed = p.get("seed", 1)

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        a, b = (u - 0.5) * wide, v * tall
        far = np.abs(a) / (wide / 2)
        open_ = smooth(-0.1, 1.1, b + 0.25 * far)
        x = a * (0.16 + 0.62 * open_) + 0.02 * np.sin(5 * b + seed) * far
        y = top - np.sqrt(b**2 + (0.86 * a) ** 2)
        fold = np.cos(2 * np.pi * 2.6 * (u - 0.5) + 0.5 * np.sin(2 * b + seed)) + 0.4 * np.cos(2 * np.pi * 5.3 * (u - 0.47))
        z = 0.1 + 0.06 * fold * (1 - 0.45 * open_) * smooth(0, 0.25, b + 0.5 * far) + 0.012 * waves(a, b, seed, 0.4)
        return np.stack([x, y, np.maximum(z, 0.012)], -1)

    thing = knit.sheet("towel", surface, weave.waffle("waffle", p["colours"][0], p.get("pitch", 0.021)), 150, 200)
    gu, gv = np.meshgrid(np.linspace(0, 1, 150), np.linspace(0, 1, 200))
    stage.lay_out(thing, "pattern", np.stack([gu * wide, gv * tall], -1))
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.018
    a = np.linspace(-np.pi / 2, 1.5 * np.pi, 40)
    loop = np.stack([0.02 * np.cos(a), top + 0.03 + 0.045 * np.sin(a), 0.13 + 0 * a], -1)
    wood.tube("loop", loop, 0.007, sewing.thread(p["colours"][0], 0.9))
    wood.peg(0, top + 0.054, wood.grain("peg", "#b98f60", 2, "z"), long=0.19, radius=0.017)


def build(p):
    """Bag or towel."""
    {"bag": bag, "towel": towel}[p["form"]](p)
    shot(p)


def shot(p):
    """All of it, or near: a bag's mouth and one end of a handle, a towel's middle."""
    towels = p["form"] == "towel"
    if p.get("view") == "near":
        stage.flat_lay(*((0.8, (0.06, -0.3)) if towels else (0.95, (0.2, TOP - 0.1))))
    else:
        stage.flat_lay(p.get("height", 2.5 if towels else 2.75), (0, 0.0))
