"""Skirts and trousers that hang by their waistband from a wooden hanger with two clips."""

import numpy as np

import draft
import hangers
import sewing
import stage
import wood
from fabric import FALL
from garment import Garment
from kinds.hung import LIGHT, U, Lifted, cloth_of, framed, stitch
from measures import MEASURES
from noise import smooth, waves

Z = 6.5


def hang(p, m, at=0.0):
    """Sew and let fall, the middle at x = `at` (cm); returns the garment."""
    seed = p.get("seed", 1)
    pieces, seams = draft.lower(m)
    garment = Garment(pieces, seams, spacing=m.get("spacing", 1.3), top=(at, 0), z=Z, seed=seed)
    x, y, _ = garment.points.T
    low = smooth(m.get("folds_from", 0), m["hem"][1], y)
    share, size = m["folds"]
    garment.points[:, 0] -= (x - at) * share * low
    phase = 2 * np.pi * (x - at) / m.get("wave", 13) + 1.4 * waves(x - at, y * 0.15, seed + 20, 30) + seed
    garment.points[:, 2] += size * low**0.6 * (np.sin(phase) + 0.4 * waves(x - at, y * 0.1, seed + 21, 9))
    band = np.isin(garment.piece_of, [2, 3])
    gripped = band & (np.abs(np.abs(garment.flat[:, 0]) - m["grip"]) < 1.6)
    held = np.unique(garment.index[gripped])
    for layer in (2, 3):
        mine = garment.index[gripped & (garment.piece_of == layer)]
        garment.points[mine, 2] = Z + (0.45 if layer == 2 else -0.45)
    garment.hang(FALL[m["falls"]], held, seconds=m.get("seconds", 1.7), seed=seed, wind=m.get("wind", 0.4))
    kept = garment.moved[held].copy()
    garment.soften(2)
    garment.moved[held] = kept
    return garment


def build(p):
    """Hang it and photograph it."""
    m = MEASURES[p["cut"]]
    show(p, m)
    shot(p)


def show(p, m, at=0.0):
    """Everything that hangs: the cloth, its details and the hanger."""
    garment = hang(p, m, at)
    cloth = cloth_of(p, m)
    garment.show(cloth, m.get("thick", 0.12))
    finish(p, m, garment)
    hangers.clip_hanger(at, m["band"], Z, half=m["grip"] + 3.5, grips=(-m["grip"], m["grip"]), tall=p.get("hook", 13))


def shot(p):
    """Whole, or near."""
    if p.get("view") == "near":
        x, y = p.get("spot", (4, -8))
        stage.flat_lay(p.get("height", 44) * U, (x * U, y * U), **LIGHT)
    else:
        m = MEASURES[p["cut"]]
        framed(m["band"] + p.get("hook", 13) + 1, m["hem"][1] - m.get("drop", 2), p)


def finish(p, m, garment):
    """The band's, pockets', fly's and hems' stitching, the button."""
    thread = p.get("thread", p["colours"][0])
    front, band = garment.surface("front"), garment.surface("band_front")
    wide, tall = m["waist"], m["band"]
    for y in (0.35, tall - 0.35):
        stitch(band, np.array([(-wide + 0.3, y), (wide - 0.3, y)]) * U, thread)
    sewing.seam(front, np.array([(-wide + 0.3, -0.1), (wide - 0.3, -0.1)]) * U, thread, 0.09 * U, 0.6)
    edges = garment.pieces["front"].edges
    for name in edges:
        if name.startswith("hem"):
            stitch(front, (edges[name] + [0, m.get("turn_up", 3)]) * U, thread)
    if "crotch" in m:
        sewing.seam(front, np.array([(0, -0.3), (0, m["crotch"] + 0.6)]) * U, thread, 0.09 * U, 0.62)
        fly = draft.curve((3.4, -0.4), (3.4, -10), (2.6, -14), (0.3, -16.5))
        stitch(front, fly * U, thread)
    if m.get("slant"):
        for s in (-1, 1):
            line = np.array([(s * (wide - 5.5), -0.4), (s * (wide + 2.2), -17)])
            sewing.seam(front, line * U, thread, 0.1 * U, 0.55)
            stitch(front, (line - [s * 0.6, 0]) * U, thread)
    if m.get("button"):
        skin = wood.grain("button wood", p.get("button", "#7a5638"), 6)
        sewing.button(Lifted(band, 0.12 * U), (0.0, tall / 2 * U), m["button"] * U, skin, lift=0.2 * U)
