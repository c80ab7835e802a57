"""Dresses, shirts, tops and jackets on a wooden hanger: drafted, sewn, fallen, finished."""

import numpy as np

import draft
import fabric
import felt
import hangers
import labels
import look
import posture
import refine
import sheer
import stage
import tailored
import worn
from garment import CM, UNIT, Garment
from measures import MEASURES
from noise import smooth, waves

Z = 7.0
U = CM * UNIT
# How far the held shoulders are above the line of what they fall on, and the hanger that is shown.
LIFT, RAISED = 2.5, 0.9
# A smaller window and a darker room draw the folds.
LIGHT = dict(soft=1.7, room=0.36)


def cloth_of(p, m):
    """What it is woven of."""
    colours = p["colours"]
    # What carries it: clips, or the hanger's ends.
    drag = (m["grip"] * U, 0.0) if "grip" in m else (m["shoulder"][0] * 0.8 * U, m["shoulder"][1] * U)
    # Two garments of one seed are not creased alike.
    worn = dict(seed=p.get("seed", 1) + sum(map(ord, p["cut"])) % 89, drag=drag, creased=p.get("creased", fabric.of(m)["creased"]), legs="crotch" in m)
    if m.get("weave") == "wool":
        check = p.get("check")
        more = dict(melange=m.get("melange", 0.14), twill=m.get("twill", True), nap=m.get("nap", 0.0))
        return look.wool("cloth", colours[0], second=colours[1] if check else None, check=check, **more, **worn)
    if m.get("weave") in ("herringbone", "twill"):
        return look.twill("cloth", *colours[:2], turns=0.034 if m["weave"] == "herringbone" else None, **worn)
    # From near half of that is enough.
    slub = 0.5 if p.get("view") == "near" else 1.0
    return look.linen("cloth", colours[0], m.get("crease", 0.36), p.get("density", 260), slub, warp=p.get("warp"), weft=p.get("weft"), sheer=m.get("sheer", 0.0), **worn)


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
    if "straps" in m:
        held = np.union1d(held, tight(garment, m["straps"], held, 1 - m.get("slack", 0.0)))
    falls = fabric.of(m)
    garment.hang(falls, held, line, 0.016, seconds=m.get("seconds", 1.7), seed=seed, wind=m.get("wind", 0.4))
    kept = garment.moved[held].copy()
    garment.soften(2)
    garment.moved[held] = kept
    elbows = m.get("sleeve", (0, 0, 0))[2] > 40
    if "sleeve" in m:
        for way in "rl":
            posture.flattened(garment, way, 0.8 if elbows else m.get("sleeve_flat", 0.42))
    for way, bend in m.get("elbows", {}).items():
        posture.bent(garment, way, *bend)
    for way, turn in m.get("twist", {}).items():
        posture.twisted(garment, way, turn)
    posture.layered(garment)
    garment, _ = refine.settled(garment, falls, held, seed, line, 0.016, limbs=worn.arms if elbows else None)
    garment.drawn_in(seed=seed)
    posture.layered(garment)
    posture.sagged(garment, falls["droop"], seed)
    if "dips" in m:
        posture.dipped(garment, *m["dips"], sx, seed)
    if "askew" in m:
        pivot = np.array([0, 0, Z])
        garment.moved, line = (posture.askew(points, *m["askew"], pivot) for points in (garment.moved, line))
    return garment, line


def tight(garment, low, shoulders, share):
    """Straps that what hangs by them draws straight down to the height `low`, nearer to each other by `share`; returns their points."""
    x, y = garment.flat.T
    mine = y > low
    index, side = garment.index[mine], garment.piece_of[mine]
    top = garment.points[shoulders[np.abs(garment.points[shoulders, 0][:, None] - share * x[mine]).argmin(0)]]
    down = y[mine] - y.max()
    forward = np.where(side == 0, 1.0, -1.0) * (1.3 * np.sqrt(np.clip(-down / 2.0, 0, 1)) + 0.5 * smooth(-2, low, down))
    # The knot gathers them.
    middle = np.sign(x[mine]) * np.abs(x[y == y.max()]).mean()
    across = x[mine] + 0.4 * smooth(-4, -1, down) * (middle - x[mine])
    garment.points[index] = np.column_stack([share * across, top[:, 1] + down, top[:, 2] + forward])
    return np.unique(index)


def build(p):
    """One garment before the wall."""
    m = MEASURES[p["cut"]]
    garment, line = hang(p, m)
    cloth = cloth_of(p, m)
    thing = garment.show(cloth, m.get("thick", 0.12), repeat=p["weft"][0] if p.get("weft") else 0.11)
    if "sheer" in m:
        stage.lay_out(thing, "turned", sheer.turned(garment, m))
    (tailored.banded if "open" in m else tailored.finish)(p, m, garment, cloth)
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
        stage.flat_lay(p.get("height", 44) * U, (x * U, y * U), **LIGHT | p.get("light", {}))
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
    stage.flat_lay(height * U, (0, middle * U), **LIGHT | p.get("light", {}))


def eye(p, m):
    """Where the camera is that sees the whole of it."""
    height, middle = frame(*ends(p, m), p)
    return np.array([0, middle, height * 85 / 36]) * U
