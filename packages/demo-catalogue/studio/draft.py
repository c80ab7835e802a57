"""Pattern drafting: pieces of tops, dresses, shirts, jackets, skirts and trousers from measures in centimetres."""

import numpy as np

from garment import Piece, long
from noise import path

# A sleeve's seams and cuff keep it from hanging like a ribbon: so many times its cloth's stiffness.
SLEEVE = 4.0


def curve(*points, count=24):
    """A smooth line through points."""
    return path(np.asarray(points, float))(np.linspace(0, 1, count))


def mirror(line):
    """The other side's line, run the other way."""
    return np.asarray(line, float)[::-1] * [-1, 1]


def neckline(wide, deep, pointed=0.0, square=0.0, aside=0.0):
    """Left to right; `pointed` 1 is a V whose point lies `aside` of the middle, `square` 1 nearly a square."""
    t = np.linspace(-np.pi / 2, np.pi / 2, 41)
    sine, power = np.sin(t), 1 - 0.72 * square
    round_ = np.stack([wide * np.sign(sine) * np.abs(sine) ** power, -deep * np.cos(t) ** (0.9 * power)], 1)
    vee = np.stack([wide * np.sin(t) + aside * (1 - np.abs(np.sin(t))), -deep * (1 - np.abs(np.sin(t)) ** 1.08)], 1)
    return (1 - pointed) * round_ + pointed * vee


def armhole(m):
    """From the shoulder's point to under the arm, the right side."""
    sx, sy = m["shoulder"]
    bx, by = m["bust"]
    inner = m.get("inset", 1.6)
    return curve((sx, sy), (sx - inner, sy + (by - sy) * 0.45), (sx - inner + (bx - sx + inner) * 0.32, sy + (by - sy) * 0.80), (bx, by))


def body(m, side=1):
    """Front (side 1) or back (-1) in one piece; m holds neck, shoulder, bust, hem and perhaps waist and hip (half widths, heights)."""
    front = side > 0
    wide, deep, back = m["neck"]
    line = neckline(wide, deep if front else back, m.get("pointed", 0.0) if front else 0.0, m.get("square", 0.0), m.get("aside", 0.0) if front else 0.0)
    hole = armhole(m)
    marks = [m["bust"], *m.get("along", []), m["hem"]]
    seam = curve(*marks) if len(marks) > 2 else np.array(marks, float)
    hx, hy = m["hem"]
    drop = m.get("drop", 1.5) + (0 if front else m.get("longer_back", 0.0))
    t = np.linspace(1, -1, 41)
    hem = np.stack([hx * t, hy - drop * (1 - np.abs(t) ** 2.2)], 1)
    edges = {
        "neck": line,
        "shoulder_r": np.array([line[-1], m["shoulder"]]),
        "arm_r": hole,
        "side_r": seam,
        "hem": hem,
        "side_l": mirror(seam),
        "arm_l": mirror(hole),
        "shoulder_l": mirror(np.array([line[-1], m["shoulder"]])),
    }
    return Piece("front" if front else "back", edges, layer=side)


def half_front(m, which):
    """One front of what is open all along: its opening runs from the neck's side to the hem, through the points m["open"]."""
    hx, hy = m["hem"]
    end = m["open"][-1]
    edges = {
        "shoulder_r": np.array([m["open"][0], m["shoulder"]], float),
        "arm_r": armhole(m),
        "side_r": np.array([m["bust"], *m.get("along", []), m["hem"]], float),
        "hem_r": curve((hx, hy), ((hx + end[0]) / 2, hy - m.get("drop", 1.5) * 0.7), end),
        "opening_r": curve(*m["open"], count=60)[::-1],
    }
    if which == "l":
        edges = {name[:-1] + "l": mirror(line) for name, line in reversed(edges.items())}
    return Piece(f"front_{which}", edges, layer=1)


def sleeve(m, side, which):
    """Half a sleeve: its upper edge along y = 0, the cap at the left. `side` 1 front, -1 back; which "r" or "l"."""
    reach = long(armhole(m))
    half, cuff, length = m["sleeve"]
    cap = np.sqrt(max((reach / 1.035) ** 2 - half**2, 9.0))
    head = curve((0, 0), (cap * 0.12, -half * 0.34), (cap * 0.72, -half * 0.72), (cap, -half))
    scale = reach / long(head)
    head = head * [1, 1] if 0.97 < scale < 1.03 else np.column_stack([head[:, 0] * scale, head[:, 1]])
    low = head[-1]
    # The front one bowed, the back one hollow, a short sleeve's inside is not looked into.
    t = np.linspace(0, 1, 21)
    end = np.column_stack([length - m.get("tilt", 0.6) * (1 - t) + side * m.get("cuff_bow", 0.0) * np.sin(np.pi * t), -cuff * (1 - t)])
    edges = {
        "top": np.array([(length, 0), (0, 0)]),
        "cap": head,
        "under": np.array([low, (length - m.get("tilt", 0.6), -cuff)]),
        "cuff": end,
    }
    sx, sy = m["shoulder"]
    angle = np.radians(np.broadcast_to(m.get("arm_angle", 52), 2)["rl".index(which)])
    if which == "r":
        return Piece(f"sleeve_{'front' if side > 0 else 'back'}_r", edges, layer=side, turn=-angle, move=(sx, sy), stiffer=m.get("sleeve_stiffer", SLEEVE))
    edges = {name: line * [-1, 1] for name, line in reversed(edges.items())}
    edges = {name: line[::-1] for name, line in edges.items()}
    return Piece(f"sleeve_{'front' if side > 0 else 'back'}_l", edges, layer=side, turn=angle, move=(-sx, sy), stiffer=m.get("sleeve_stiffer", SLEEVE))


def upper(m):
    """All pieces and seams of a thing with shoulders; m["sleeve"] gives it sleeves."""
    fronts = {which: half_front(m, which) for which in "rl"} if "open" in m else dict.fromkeys("rl", body(m, 1))
    pieces = [*{piece.name: piece for piece in fronts.values()}.values(), body(m, -1)]
    seams = [((fronts[which].name, f"{e}_{which}"), ("back", f"{e}_{which}")) for e in ("shoulder", "side") for which in "rl"]
    if "skirt" in m:
        low = [skirt(m["skirt"], side, "skirt_", (0, m["hem"][1])) for side in (1, -1)]
        pieces += low
        seams += [(("front", "hem"), ("skirt_front", "waist")), (("back", "hem"), ("skirt_back", "waist"))]
        seams += [(("skirt_front", e), ("skirt_back", e)) for e in ("side_r", "side_l")]
    if "sleeve" not in m:
        return pieces, seams
    for which in "rl":
        for side, name in ((1, fronts[which].name), (-1, "back")):
            piece = sleeve(m, side, which)
            pieces.append(piece)
            seams.append(((name, f"arm_{which}"), (piece.name, "cap")))
        seams += [((f"sleeve_front_{which}", e), (f"sleeve_back_{which}", e)) for e in ("top", "under")]
    return pieces, seams


def waistband(m, side):
    """Half of a waistband, above y = 0."""
    wide, tall = m["waist"], m["band"]
    corners = [(-wide, 0), (-wide, tall), (wide, tall), (wide, 0), (-wide, 0)]
    names = ("end_l", "top", "end_r", "low")
    edges = {n: np.array(corners[i : i + 2], float) for i, n in enumerate(names)}
    return Piece("band_front" if side > 0 else "band_back", edges, layer=side, stiffer=m.get("band_stiffer", 25.0))


def skirt(m, side, prefix="", move=(0.0, 0.0)):
    """Front or back of a skirt below its band or a bodice; `waist` is that one's half width, `gather` how much wider the cloth is there."""
    top = m["waist"] * m.get("gather", 1.03)
    seam = curve((top, 0), *m.get("along", []), m["hem"])
    hx, hy = m["hem"]
    t = np.linspace(1, -1, 41)
    hem = np.stack([hx * t, hy - m.get("drop", 2) * (1 - np.abs(t) ** 2.2)], 1)
    edges = {"waist": np.array([(-top, 0), (top, 0)], float), "side_r": seam, "hem": hem, "side_l": mirror(seam)}
    return Piece(prefix + ("front" if side > 0 else "back"), edges, layer=side, move=move)


def trousers(m, side):
    """Front or back of trousers below their band, both legs in one."""
    top = m["waist"] * m.get("gather", 1.03)
    ox, oy = m["hem"]
    ix, drop = m["inner"], m.get("drop", 0)
    outer = curve((top, 0), *m["along"], (ox, oy))
    t = np.linspace(1, ix / ox, 21)
    hem = np.stack([ox * t, oy - drop * (1 - t**2.2)], 1)
    # The legs lie side by side from the crotch down, as trousers that nobody wears do.
    inner = np.array([hem[-1], (0.35 + 0.4 * ix, (oy + m["crotch"]) / 2), (0.45, m["crotch"] - 3), (0, m["crotch"])])
    edges = {
        "waist": np.array([(-top, 0), (top, 0)], float),
        "side_r": outer,
        "hem_r": hem,
        "inner_r": inner,
        "inner_l": mirror(inner),
        "hem_l": mirror(hem),
        "side_l": mirror(outer),
    }
    return Piece("front" if side > 0 else "back", edges, layer=side)


def lower(m):
    """All pieces and seams of a skirt, or of trousers when `crotch` is given."""
    legs = "crotch" in m
    one = trousers if legs else skirt
    pieces = [one(m, 1), one(m, -1), waistband(m, 1), waistband(m, -1)]
    seams = [(("front", e), ("back", e)) for e in ("side_r", "side_l", *(("inner_r", "inner_l") if legs else ()))]
    seams += [(("band_front", e), ("band_back", e)) for e in ("end_r", "end_l")]
    # A firm band isn't sewn before the fall: pleats are tucked behind it, waistband.sewn lays all else on it.
    if not m.get("firm"):
        seams += [(("front", "waist"), ("band_front", "low")), (("back", "waist"), ("band_back", "low"))]
    return pieces, seams
