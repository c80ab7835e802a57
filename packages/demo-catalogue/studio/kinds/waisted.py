"""Skirts and trousers that hang by their waistband from a wooden hanger with two clips."""

import bpy
import numpy as np

import clips
import draft
import fabric
import gathers
import hangers
import openings
import pleats
import posture
import refine
import sewing
import stage
import waistband
import wood
import worn
from garment import Garment
from kinds.hung import LIGHT, U, cloth_of, framed, haired
from measures import MEASURES
from noise import smooth, waves
from tailored import Lifted, crossed

Z = 6.5


def hang(p, m, at=0.0):
    """Sew and let fall, the middle at x = `at` (cm); returns the garment."""
    seed = p.get("seed", 1)
    pieces, seams = draft.lower(m)
    garment = Garment(pieces, seams, spacing=m.get("spacing", 1.3), top=(at, 0), z=Z, seed=seed)
    garment.uncut = m.get("uncut", ())
    x, y, _ = garment.points.T
    low = smooth(m.get("folds_from", 0), m["hem"][1], y)
    share, size = m["folds"]
    garment.points[:, 0] -= (x - at) * share * low
    uneven, far = m.get("uneven", (1.4, 30))
    phase = 2 * np.pi * (x - at) / m.get("wave", 13) + uneven * waves(x - at, y * 0.15, seed + 20, far) + seed
    garment.points[:, 2] += size * low**0.6 * (np.sin(phase) + 0.4 * waves(x - at, y * 0.1, seed + 21, 9))
    held = clips.gripped(garment, m, at, Z, seed)
    if m.get("pleat"):
        held = np.union1d(held, pleats.fold(garment, m, at, Z, seed))
    falls = fabric.of(m)
    garment.hang(falls, held, seconds=m.get("seconds", 1.7), seed=seed, wind=m.get("wind", 0.4))
    kept = garment.moved[held].copy()
    if m.get("firm") and "crotch" in m:
        posture.layered(garment)
    garment.soften(2)
    garment.moved[held] = kept
    if "crotch" in m:
        collapsed(garment, m)
        side_by_side(garment, m, at, 1.0)
    if "pleat" not in m:
        garment, held = refine.settled(garment, falls, held, seed, limbs=worn.legs if m.get("seated", "crotch" in m) else None)
        kept = garment.moved[held].copy()
        untangled(garment, m)
        garment.moved[held] = kept
    if "crotch" in m:
        side_by_side(garment, m, at)
        creased(garment, m)
    kept = garment.moved[held].copy()
    garment.drawn_in(seed=seed)
    garment.moved[held] = kept
    return garment


def collapsed(garment, m, reach=14.0):
    """Nobody is in the legs: their two layers lie nearer to each other from the hip on, by `collapsed`, and as much wider."""
    share = m.get("collapsed", 0.0)
    x, y, z = garment.moved.T
    low = share * smooth(-4, -4 - reach, y)
    for side in (-1, 1):
        mine = np.flatnonzero(side * garment.merged(garment.flat[:, :1])[:, 0] > 0)
        near = np.exp(-(((np.arange(m["hem"][1] - 4, 1)[:, None] - y[mine]) / 2.5) ** 2))
        line = near @ garment.moved[mine] / near.sum(1, keepdims=True)
        middle = np.stack([np.interp(y[mine], np.arange(m["hem"][1] - 4, 1), line[:, k]) for k in (0, 2)], 1)
        garment.moved[mine, 2] -= low[mine] * (z[mine] - middle[:, 1])
        garment.moved[mine, 0] += 0.22 * low[mine] * (x[mine] - middle[:, 0])


def side_by_side(garment, m, at, before=0.0, gap=0.55):
    """Push the legs of trousers, which draw apart as they round, back to a narrow gap that leans, and the right one over the left towards its hem, nearer by `before` and a little lower."""
    over, lean, uneven = m["over"]
    index, first = np.unique(garment.index, return_index=True)
    body = garment.piece_of[first] < 2
    index, first = index[body], first[body]
    for s, edge in ((1, "inner_r"), (-1, "inner_l")):
        seam = garment.moved[garment.along("front", edge)]
        order = np.argsort(seam[:, 1])
        height = seam[order, 1]
        down = smooth(m["crotch"] - 2, m["hem"][1], height)
        apart = s * (seam[order, 0] - at - lean * down) - (gap - (gap + over) * down) / 2
        apart = np.convolve(np.pad(apart, 2, mode="edge"), np.ones(5) / 5, mode="valid")
        mine = index[s * garment.flat[first, 0] > 0]
        u = garment.flat[first[s * garment.flat[first, 0] > 0], 0]
        x, y = garment.moved[mine, 0], garment.moved[mine, 1]
        low = smooth(m["crotch"], m["crotch"] - 34, y)
        share = low + (1 - low) * (1 - smooth(0, m["waist"], np.abs(u)))
        garment.moved[mine, 0] = x - s * share * np.interp(y, height, apart) * (y < height[-1])
        garment.moved[mine, 2] += s * before * smooth(m["crotch"] - 2, m["hem"][1] + 8, y) * smooth(16, 3, np.abs(u))
        garment.moved[mine, 1] -= s * uneven * smooth(m["crotch"], m["hem"][1], y)


def untangled(garment, m):
    """Put layers that fell through each other back in order, of trousers each leg's own."""
    aside = 200 * np.sign(garment.merged(garment.flat[:, :1])[:, 0]) * (garment.moved[:, 1] < m.get("crotch", -1e3))
    garment.moved[:, 0] += aside
    posture.layered(garment)
    garment.moved[:, 0] -= aside


def creased(garment, m):
    """The crease that the iron pressed down each leg's front."""
    flat = garment.flat
    x, y = np.abs(flat[:, 0]), flat[:, 1]
    hx, hy = m["hem"]
    down = np.clip(y / hy, 0, 1)
    away = x - (m["waist"] * 0.5) * (1 - down) - (hx + m["inner"]) / 2 * down
    front = garment.piece_of == 0
    garment.press[front] = np.column_stack([away, smooth(-7, -24, y)])[front]
    height = m.get("crease_high", 0.55) * np.exp(-((away / 1.9) ** 2)) * smooth(-7, -24, y) * front
    garment.moved += garment.normals() * garment.merged(height[:, None])


def build(p):
    """Hang it and photograph it."""
    m = MEASURES[p["cut"]]
    show(p, m)
    shot(p)


def show(p, m, at=0.0):
    """Everything that hangs: the cloth, its details and the hanger."""
    garment = hang(p, m, at)
    before = set(bpy.data.objects)
    band = dressed(p, m, garment, at)
    clips.shadow(band, m, at)
    hangers.clip_hanger(at, m["band"], Z, half=m["grip"] + 3.5, grips=(-m["grip"], m["grip"]), apart=clips.pressed(m) + m.get("thick", 0.12) / 2, tall=p.get("hook", 13))
    posture.hung_askew([thing for thing in bpy.data.objects if thing not in before], np.array([at, m["band"] + p.get("hook", 13), Z]) * U, *m.get("askew", (0, 0)))


def dressed(p, m, garment, at=0.0):
    """The cloth as it hangs, its band and details; returns the band's front."""
    cloth, seed = cloth_of(p, m), p.get("seed", 1)
    ring, flat = waistband.ringed(garment, m, at, seed)
    if "pleat" not in m:
        waistband.sewn(garment, m, ring, flat, seed)
    body = garment.show(cloth, m.get("thick", 0.12), names=("front", "back"))
    if m["gather"] > 1.2 and "pleat" not in m:
        gathers.lay(body, garment, m, seed)
    band = waistband.show(garment, m, at, cloth, ring, flat)
    finish(p, m, garment, band, cloth)
    haired(p, m, cloth)
    return band


def shot(p):
    """Whole, or near."""
    if p.get("view") == "near":
        x, y = p.get("spot", (4, -8))
        stage.flat_lay(p.get("height", 44) * U, (x * U, y * U), **LIGHT)
    else:
        m = MEASURES[p["cut"]]
        framed(m["band"] + p.get("hook", 13) + 1, m["hem"][1] - m.get("drop", 2), p)


def finish(p, m, garment, band, cloth):
    """The band's, pockets', fly's and hems' stitching, the button."""
    thread = p.get("thread", p["colours"][0])
    front = garment.surface("front")
    wide, tall = m["waist"], m["band"]
    for y in (0.35, tall - 0.35):
        sewing.stitches(band, np.array([(-wide + 0.3, y), (wide - 0.3, y)]) * U, thread)
    edges = garment.pieces["front"].edges
    for name in edges:
        if name.startswith("hem"):
            sewing.stitches(front, (edges[name] + [0, m.get("turn_up", 3)]) * U, thread)
    if "crotch" in m:
        # Evened, a line ends short of where it is drawn to.
        high, low = 1.6, m["crotch"] + 0.6
        sewing.seam(front, np.array([(0, high), (0, low)]) * U, thread, 0.1 * U, 0.4)
        sewing.stitches(front, np.array([(-0.55, openings.FLY - 1 if m.get("button") else high), (-0.55, low)]) * U, thread)
    if m.get("button"):
        openings.fly(p, m, front, band, cloth, thread)
    if "lap" in m:
        crossed(p, m, garment, cloth, thread)
        overlapped(p, m, band, cloth, thread)
    if m.get("slant"):
        for s in (-1, 1):
            openings.slanted(front, edges["side_r"], s, wide, cloth, thread)
    if m.get("button"):
        for x in (-8.6, 8.6):
            openings.loop(band, x, tall, cloth, thread)


def overlapped(p, m, band, cloth, thread):
    """The band's upper end and its one large button."""
    x, end, radius = m["buckle"]
    tall = m["band"]
    corners = np.array([(-14, 0.05), (end, 0.05), (end, tall - 0.05), (-14, tall - 0.05)])
    # Only its end is seen: the rest is the band itself.
    off = lambda flat: (0.22 - 0.4 * smooth(end - 4, end - 9, flat[:, :1] / U)) * U
    laid = sewing.patch(band, corners * U, cloth, lift=off, thick=0.2 * U, step=0.25 * U, name="band end", calm=1.2 * U)
    sewing.stitches(laid, np.array([(end - 0.5, 0.4), (end - 0.5, tall - 0.4)]) * U, thread, 0.7)
    sewing.button(Lifted(band, 0.3 * U), (x * U, tall / 2 * U), radius * U, wood.grain("button wood", p.get("button", "#7a5638"), 6), lift=0.3 * U)
