"""How a garment that has fallen is finished: seams and hems stitched, bands, cuffs, collars and plackets laid on, buttons and ties."""

import numpy as np

import collar
import fronts
import knots
import lapels
import laps
import neckline
import pockets
import sewing
import shirt_collar
import wood
from garment import CM, UNIT

U = CM * UNIT
# A check's pockets are cut on the bias, so that no stripe has to meet.
BIAS = np.pi / 4


def banded(p, m, garment, cloth):
    """What is open all along: a band round its edge, seams and hems."""
    thread = p.get("thread", p["colours"][0])
    front = garment.surface("front")
    rows = collar.edging(garment, m["edging"])
    collar.show(rows, cloth, m.get("thick", 0.12), name="band")
    for way in "rl":
        edges = garment.pieces[f"front_{way}"].edges
        sewing.stitches(front, (edges[f"hem_{way}"] + [0, m.get("turn_up", 2.2)]) * U, thread)
        cuffs(p, m, garment, thread, way)


def cuff_bands(p, m, garment, thread, way):
    """A sleeve's cuff: its seam, a row of stitches at both edges, its button."""
    name = f"sleeve_front_{way}"
    piece, cloth = garment.pieces[name].edges["cuff"], garment.surface(name)
    inward = -np.sign(piece[:, 0].mean())
    tall = m["cuffs"]
    fronts.step_up(cloth, piece + [inward * tall, 0], (inward, 0))
    for at in (0.6, tall - 0.6, tall + 0.5):
        sewing.stitches(cloth, (piece + [inward * at, 0]) * U, thread)
    x, low = piece[:, 0].mean(), piece[:, 1].min()
    sewing.button(cloth, ((x + inward * tall / 2) * U, low * 0.35 * U), 0.55 * U, button_skin(p), lift=0.3 * U)


def cuffs(p, m, garment, thread, way):
    """The stitching of a sleeve's hem."""
    name = f"sleeve_front_{way}"
    piece = garment.pieces[name].edges["cuff"]
    back = -np.sign(piece[:, 0].mean()) * m.get("cuff_turn", 2.0)
    sewing.stitches(garment.surface(name), (piece + [back, 0]) * U, thread)


def finish(p, m, garment, cloth):
    """Seams, stitching, collar, placket, pockets, buttons."""
    thread = p.get("thread", p["colours"][0])
    front = garment.surface("front")
    edges = garment.pieces["front"].edges
    for way in "rl":
        line = edges[f"arm_{way}"] * U
        if m.get("topstitched", True):
            inner = line - np.array([np.sign(line[0, 0]) * 0.6 * U, 0])
            sewing.stitches(front, inner, thread)
    below, low = (garment.surface("skirt_front"), garment.pieces["skirt_front"].edges["hem"]) if "skirt" in m else (front, edges["hem"])
    if m.get("turn_up", 2.2):
        sewing.stitches(below, low * U + np.array([0, m.get("turn_up", 2.2) * U]), thread)
    if "skirt" in m:
        waist = edges["hem"] * U
        sewing.stitches(front, waist + [0, 0.5 * U], thread)
    if "sleeve" in m:
        for way in "rl":
            (cuff_bands if m.get("cuffs") else cuffs)(p, m, garment, thread, way)
    style = m.get("collar")
    deep = m["neck"][1]
    if style == "shirt":
        rows = shirt_collar.rows(garment, seed=p.get("seed", 1), **m.get("collar_size", {}))
        collar.show(rows, cloth, 0.65 * m.get("collar_thick", 0.14))
        collar.shadows(rows, 0.24, 16)
        laid, line = shirt_collar.edge(rows)
        sewing.stitches(laid, line, thread, 0.5)
        sewing.button(laid, (0.0, 0.09), m["placket"][3] * U, button_skin(p), lift=0.3 * U)
    elif style == "band":
        rows = collar.band(garment, m.get("band_tall", 2.6))
        collar.show(rows, cloth, m.get("thick", 0.12) * 0.8)
        if m.get("band_stitched"):
            laid, line = shirt_collar.edge(rows, 0.3, 0.86)
            sewing.stitches(laid, np.vstack([line, line[:1]]), thread)
    elif style in ("shawl", "lapel"):
        rows = lapels.rows(garment, lapels.SHAWL if style == "shawl" else lapels.NOTCHED, gap=0.2 + m["thick"], seed=p.get("seed", 1))
        collar.show(rows, cloth, m["thick"] * 0.8, pattern=lapels.pattern(rows) if style == "lapel" else None)
        collar.shadows(rows, 0.3, len(rows[0]) - 1)
        if style == "lapel":
            lapels.gorge(rows, thread)
    elif m.get("topstitched", True):
        neckline.turned(garment, m, cloth, thread)
    if "placket" in m:
        placket(p, m, front, cloth, thread, deep)
    if "lap" in m:
        crossed(p, m, garment, cloth, thread)
    skin = button_skin(p)
    for x, y, radius in m.get("buttons", []):
        sewing.button(front, (x * U, y * U), radius * U, skin, lift=(0.75 if "lap" in m else 0.4) * U)
    if "tie" in m:
        tied(m["tie"], garment, cloth)
    if "knots" in m:
        for side in (-1, 1):
            knots.straps(front, side, m["knots"], cloth, p.get("seed", 1))
    for x, y, w, h in m.get("welts", []):
        pockets.flap(front, x, y, w, h, cloth, thread)
    for x, y, w, h in m.get("pockets", []):
        pockets.patch(front, x, y, w, h, cloth, thread, m.get("flaps"), apart(p), BIAS if p.get("check") else 0.0)


def crossed(p, m, garment, cloth, thread):
    """The front that lies over the other: its edge."""
    for name, edge, way, hidden in m["lap"]:
        surface = garment.surface(name)
        line = laps.lap(surface, edge, way, cloth, hidden, thick=m.get("thick", 0.12) * 1.2, swing=m.get("swing", 0.0))
        if m.get("topstitched", True):
            sewing.stitches(Lifted(surface, 0.42 * U), (line + 0.7 * np.asarray(way)) * U, thread)


def tied(tie, garment, cloth):
    """A narrow band along the waist and its two ends, knotted at the side."""
    front, below = garment.surface("front"), garment.surface("skirt_front")
    (x, y), wide = tie["at"], tie["wide"]
    fronts.belt(front, garment.pieces["front"].edges["hem"], (tie["from"], x), y, wide, cloth)
    knots.tie(front, below, (x, y), tie["ends"], wide, cloth)


def button_skin(p):
    """What the buttons are turned of: shell or wood."""
    return wood.plain("shell", "#e6ddcd", 0.3, 0.5) if p.get("button") == "shell" else wood.grain("button wood", p.get("button", "#7a5638"), 6)


def apart(p):
    """From how far off in the cloth a sewn-on piece is cut: a check runs on across it."""
    return 0.0 if p.get("check") else 0.013


def placket(p, m, front, cloth, thread, deep):
    """The front's own edge folded under, from the neck down to `low`: a step on one side, on the other only its stitches."""
    half, low, count, radius = m["placket"]
    top = -deep - 0.1
    buttons = np.linspace(top - m.get("first_button", 1.6), low + m.get("last_button", 9), count)
    over = fronts.placket(front, half, low, top, buttons, cloth, m.get("swing", 0.0))
    for s in (-1, 1):
        sewing.stitches(over, np.array([(s * (half - 0.5) * U, (low + 0.4) * U), (s * (half - 0.5) * U, (top - 0.3) * U)]), thread)
    skin = button_skin(p)
    for y in buttons:
        sewing.stitches(over, np.array([(0, y - 1.8 * radius), (0, y + 1.8 * radius)]) * U, thread, 0.45)
        sewing.button(over, (0.0, y * U), radius * U, skin, lift=0.32 * radius * U)


class Lifted:
    """A surface a little above another."""

    half, stepped = 0.0, True

    def __init__(self, surface, lift):
        self.surface, self.lift = surface, lift

    def onto(self, xy, lift=0.0):
        return self.surface.onto(xy, lift + self.lift)
