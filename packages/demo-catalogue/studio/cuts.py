"""Pattern pieces: right halves of outlines, neck at y = 0, one unit about 65 cm."""

import numpy as np

from cloth import mirrored
from noise import path


def curve(points, count, kind):
    """Outline entries along a smooth curve, its last point left to the next edge."""
    line = path(points)(np.linspace(0, 1, count + 1))[:-1]
    return [(x, y, kind) for x, y in line]


def neckline(wide, deep, count=7, kind="open", pointed=False):
    """From the middle of the neck out to the shoulder."""
    a = np.linspace(0, np.pi / 2, count + 1)
    if pointed:
        line = [(wide * i / count, -deep * (1 - i / count) ** 1.0) for i in range(count + 1)]
    else:
        line = [(wide * np.sin(t), -deep * np.cos(t) ** 1.0) for t in a]
    return [(float(x) if i else 0.0, float(y), kind) for i, (x, y) in enumerate(line[:-1])], (float(line[-1][0]), float(line[-1][1]))


def top(neck=(0.18, 0.17), back=0.03, shoulder=(0.45, -0.085), cuff=((0.86, -0.62), (0.70, -0.70)), arm=(0.46, -0.42),
        side=((0.455, -0.8), (0.50, -1.1)), hem=0.0, sleeves=True, pointed=False):
    """Front and back of a top or dress; `side` runs from under the arm to the hem's corner."""
    pieces = []
    for deep in (neck[1], back):
        entries, point = neckline(neck[0], deep, pointed=pointed and deep == neck[1])
        outline = [*entries, (*point, "seam")]
        if sleeves:
            (ox, oy), (ix, iy) = cuff
            sx, sy = shoulder
            outline += [(sx, sy, "seam"), ((sx + ox) / 2 + 0.03, (sy + oy) / 2 + 0.025, "seam"), (ox, oy, "open"), (ix, iy, "seam"),
                        ((ix + arm[0]) / 2 + 0.012, (iy + arm[1]) / 2 - 0.012, "seam")]
        else:
            sx, sy = shoulder
            outline += [(sx, sy, "open"), (sx - 0.035, (sy + arm[1]) / 2, "open"), (arm[0] - 0.03, arm[1] + 0.07, "open")]
        outline += curve([arm, *side], 8, "seam")
        hx, hy = side[-1]
        outline += [(hx, hy, "open"), (hx * 0.5, hy - hem * 0.75, "open"), (0.0, hy - hem, "open")]
        pieces.append(mirrored(outline))
    return pieces


def skirt(waist=0.3, hip=0.5, hem=0.72, long=1.2, curve_hem=0.05):
    """A skirt from its waist down."""
    right = [(0.0, 0.0, "open"), (waist * 0.5, 0.004, "open"), (waist, 0.012, "seam")]
    right += curve([(waist + 0.002, 0.0), (hip, -long * 0.33), (hem, -long + curve_hem)], 9, "seam")[1:]
    right += [(hem, -long + curve_hem, "open"), (hem * 0.5, -long + curve_hem * 0.25, "open"), (0.0, -long, "open")]
    return mirrored(right), mirrored(right)


def trousers(waist=0.34, hip=0.44, crotch=-0.56, long=1.62, leg=(0.43, 0.02), taper=0.0):
    """Trousers from the waist: outer seam, hem, inner seam to the crotch."""
    outer = leg[0] - taper
    right = [(0.0, 0.0, "open"), (waist * 0.5, 0.004, "open"), (waist, 0.012, "seam")]
    right += curve([(waist + 0.002, 0.0), (hip, -0.42), (outer, -long)], 10, "seam")[1:]
    right += [(outer, -long, "open"), (leg[1] + taper, -long - 0.006, "seam"), (leg[1] + taper * 0.5 + 0.004, (crotch - long) / 2, "seam"), (0.0, crotch, "seam")]
    return mirrored(right), mirrored(right)
