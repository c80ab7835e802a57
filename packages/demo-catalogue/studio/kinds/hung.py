"""Dresses, shirts, tops and jackets on a wooden hanger: drafted, sewn, fallen, finished."""

import numpy as np

import collar
import draft
import fabric
import felt
import fronts
import hangers
import knots
import labels
import lapels
import laps
import look
import neckline
import pockets
import posture
import refine
import sewing
import shirt_collar
import stage
import wood
import worn
from garment import CM, UNIT, Garment
from measures import MEASURES
from noise import smooth, waves

Z = 7.0
U = CM * UNIT
# How far the held shoulders are above the line of what they fall on, and the hanger that is shown.
LIFT, RAISED = 2.5, 0.9
# A check's pockets are cut on the bias, so that no stripe has to meet.
BIAS = np.pi / 4
# A smaller window and a darker room draw the folds.
LIGHT = dict(soft=1.7, room=0.36)


def cloth_of(p, m):
    """What it is woven of."""
    colours = p["colours"]
    # What carries it: clips, or the hanger's ends.
    drag = (m["grip"] * U, 0.0) if "grip" in m else (m["shoulder"][0] * 0.8 * U, m["shoulder"][1] * U)
    # Two garments of one seed are not creased alike.
    worn = dict(seed=p.get("seed", 1) + sum(map(ord, p["cut"])) % 89, drag=drag, creased=fabric.of(m)["creased"], legs="crotch" in m)
    if m.get("weave") == "wool":
        check = p.get("check")
        more = dict(melange=m.get("melange", 0.14), twill=m.get("twill", True), nap=m.get("nap", 0.0))
        return look.wool("cloth", colours[0], second=colours[1] if check else None, check=check, **more, **worn)
    if m.get("weave") in ("herringbone", "twill"):
        return look.twill("cloth", *colours[:2], turns=0.034 if m["weave"] == "herringbone" else None, **worn)
    # From near half of that is enough.
    slub = 0.5 if p.get("view") == "near" else 1.0
    return look.linen("cloth", colours[0], m.get("crease", 0.36), p.get("density", 260), slub, warp=p.get("warp"), weft=p.get("weft"), **worn)


def haired(p, m, cloth):
    """The loose hair of a woollen cloth."""
    if m.get("weave") in ("wool", "twill"):
        felt.fuzzed(cloth, p["colours"], np.random.default_rng(p.get("seed", 1)), *fabric.of(m)["hair"], check=p.get("check"))


def lowest(m):
    """The height of the hem, the skirt's where one is sewn to the body."""
    return m["hem"][1] + (m["skirt"]["hem"][1] if "skirt" in m else 0)


def gathered(garment, m, seed):
    """Begin with the width pushed into soft upright waves that grow towards the hem."""
    body = np.isin(garment.piece_of, [i for i, name in enumerate(garment.pieces) if not name.startswith("sleeve")])
    index = np.unique(garment.index[body])
    x, y, _ = garment.points[index].T
    low = smooth(m["bust"][1] * m.get("folds_from", 0.7), lowest(m), y)
    share, size = m.get("folds", (0.14, 3.2))
    garment.points[index, 0] -= x * share * low
    garment.points[index, 2] += size * low * waves(x, y * 0.12, seed + 20, m.get("wave", 15))


def hang(p, m):
    """Sew and let fall; returns the garment and the hanger's line."""
    pieces, seams = draft.upper(m)
    seed = p.get("seed", 1)
    garment = Garment(pieces, seams, spacing=m.get("spacing", 1.3), z=Z, seed=seed)
    garment.uncut = m.get("uncut", ())
    if "open" in m:
        garment.together("front", ["front_r", "front_l"])
    sx, sy = m["shoulder"]
    half, drop = m.get("hanger", (sx - 1.0, -sy + 1.2))
    line = hangers.shoulders(half=half, drop=drop) + [0, -1.6, Z]
    x, y, _ = garment.points.T
    garment.points[:, 2] += (np.interp(x, line[:, 0], line[:, 2]) - Z) * smooth(-45, -12, y)
    gathered(garment, m, seed)
    held = np.concatenate([garment.along("front", e) for e in ("shoulder_r", "shoulder_l")])
    held = held[np.abs(garment.points[held, 0]) < sx - m.get("free", 2.2)]
    # Shoulders pushed together leave the front slack between them: it falls in folds from the shoulders' points.
    x = garment.points[held, 0] * (1 - m.get("slack", 0.0))
    garment.points[held, 0] = x
    for k in (1, 2):
        garment.points[held, k] = np.interp(x, line[:, 0], line[:, k])
    garment.points[held, 1] += LIFT - m.get("ends", 0.0) * smooth(0.4, 1.0, np.abs(x) / np.abs(x).max())
    falls = fabric.of(m)
    garment.hang(falls, held, line, 0.016, seconds=m.get("seconds", 1.7), seed=seed, wind=m.get("wind", 0.4))
    kept = garment.moved[held].copy()
    garment.soften(2)
    garment.moved[held] = kept
    elbows = m.get("sleeve", (0, 0, 0))[2] > 40
    if "sleeve" in m:
        for way in "rl":
            posture.flattened(garment, way, 0.8 if elbows else 0.42)
    for way, bend in m.get("elbows", {}).items():
        posture.bent(garment, way, *bend)
    for way, turn in m.get("twist", {}).items():
        posture.twisted(garment, way, turn)
    posture.layered(garment)
    garment, _ = refine.settled(garment, falls, held, seed, line, 0.016, limbs=worn.arms if elbows else None)
    garment.drawn_in(seed=seed)
    posture.layered(garment)
    posture.sagged(garment, falls["droop"], seed)
    if "askew" in m:
        pivot = np.array([0, 0, Z])
        garment.moved, line = (posture.askew(points, *m["askew"], pivot) for points in (garment.moved, line))
    return garment, line


def build(p):
    """One garment before the wall."""
    m = MEASURES[p["cut"]]
    garment, line = hang(p, m)
    cloth = cloth_of(p, m)
    garment.show(cloth, m.get("thick", 0.12), repeat=p["weft"][0] if p.get("weft") else 0.11)
    (banded if "open" in m else finish)(p, m, garment, cloth)
    haired(p, m, cloth)
    labels.sewn(garment, m, line, p.get("seed", 1), eye(p, m))
    # The hanger is thinner than what the cloth fell on: it is shown where it carries the shoulders. Thin cloth that sags beyond the
    # held seam would show its ends, which are drawn lower there, or shorter.
    out = np.abs(np.linspace(-1, 1, len(line)))
    line[:, 1] += RAISED * smooth(1.0, 0.8, out) - m.get("sunk", 0.0) * smooth(0.6, 1.0, out)
    hangers.coat_hanger(line[np.abs(line[:, 0]) < m.get("hanger_end", np.inf)], p.get("hook", 8.5))
    shot(p)


def shot(p):
    """Whole, or near."""
    if p.get("view") == "near":
        x, y = p.get("spot", (3, -14))
        stage.flat_lay(p.get("height", 44) * U, (x * U, y * U), **LIGHT)
    else:
        framed(*ends(p, MEASURES[p["cut"]]), p)


def ends(p, m):
    """The heights of the peg and of the hem."""
    return p.get("hook", 8.5) + 2, lowest(m) - m.get("skirt", m).get("drop", 1.5)


def frame(top, bottom, p):
    """How much the picture shows of what hangs between two heights, and the middle's height."""
    height = max(p.get("height", 118), (top - bottom) / 0.8)
    return height, (top + bottom) / 2 - height * 0.005


def framed(top, bottom, p):
    """What hangs between two heights in the middle of the picture, with room above and below."""
    height, middle = frame(top, bottom, p)
    stage.flat_lay(height * U, (0, middle * U), **LIGHT)


def eye(p, m):
    """Where the camera is that sees the whole of it."""
    height, middle = frame(*ends(p, m), p)
    return np.array([0, middle, height * 85 / 36]) * U


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
