"""A pair of mittens laid side by side, the back of one and the palm of the other up."""

import numpy as np

import knit
import stage
import stitches
from knit_edges import ended
from mitten import LONG, Mitten
from noise import turned

# How they lie: the side of the thumb, turn, place, lift, and whether the palm is up.
PAIR = ((-1, 0.15, (-0.4, -0.05), 0.0, False), (-1, -0.12, (0.5, 0.06), 0.0, True))
SPIN = dict(fibres=6, fluff=9, halo=5, stray=0.6)


def placed(surface, angle, place, lift=0.0):
    """The same surface turned and moved."""

    def moved(u, v):
        return turned(surface(u, v), angle) + np.array([place[0], place[1], lift])

    return moved


def knitted(name, mitten, at, p, cols, spin):
    """Hand, tip, thumb and the cuff's end of one mitten, laid where `at` puts it."""
    width = 0.66 / cols
    rows = int(LONG / (0.8 * width))
    colours, plain = p["colours"], p["colours"][:1]
    cuff = int(rows * mitten.cuff)
    stitch = stitches.Stockinette() if mitten.palm else p.get("pattern") or stitches.Stockinette()
    pattern = stitches.Both((cuff, stitches.Rib(p.get("rib", 2), lift=0.3)), (10**6, stitch))
    chart = p.get("palm_chart") if mitten.palm else p.get("chart")
    knit.cloth(f"hand {name}", at(mitten.hand), cols, rows, width, colours, pattern, chart, **spin)
    for side in (-1, 1):
        knit.cloth(f"tip {name}", at(mitten.decreases(side, 2.4 * width)), 2, int(0.3 * rows), width, plain, liner=False, **spin)
    knit.cloth(f"thumb {name}", at(mitten.thumb), int(cols * 0.38), int(0.76 / (0.8 * width)), width, colours, None, p.get("thumb_chart"), **spin)
    ended(f"cuff {name}", at(mitten.hand), cols, width, plain, **spin)


def build(p):
    """Two mittens."""
    seed = p.get("seed", 9)
    spin = dict(rng=np.random.default_rng(seed), melange=p.get("melange", 0.18), **{**SPIN, **p.get("spin", {})})
    for i, (side, angle, place, lift, *palm) in enumerate(p.get("lie", PAIR)):
        mitten = Mitten(seed + i * 3, side, (-0.9, 0.7)[i], p.get("cuff", 0.2), any(palm), (-0.1, 0.08)[i])
        knitted(i, mitten, lambda surface: placed(surface, angle, place, lift), p, p.get("cols", 30), spin)
    if p.get("view") == "near":
        stage.flat_lay(1.34, (-0.52, 0.13), tilt=0.3, roll=0.1)
    else:
        stage.flat_lay(p.get("height", 2.92), (0.02, 0.0))
