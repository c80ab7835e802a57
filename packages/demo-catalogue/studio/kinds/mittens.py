"""A pair of mittens laid side by side, one turned over the other's edge."""

import numpy as np

import knit
import stage
from noise import smooth, turned, waves

LONG = 1.5


def outline(v):
    """Half width of the hand at v, 0 at the cuff's edge and 1 at the tip."""
    hand = 0.30 + 0.045 * smooth(0.22, 0.42, v)
    cuff = 0.255 + 0.02 * np.cos(v * 9)
    body = np.where(v < 0.28, cuff + (hand - cuff) * smooth(0.2, 0.28, v), hand)
    return body


def hand(seed, bent=0.0):
    """The hand and cuff: columns stay straight, the height falls off at the outline; `bent` is to which side it leans."""

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        s = 2 * u - 1
        tip = np.clip((v - 0.74) / 0.26, 0, 1)
        closing = np.sqrt(np.clip(1 - tip**2.2, 0.0004, 1))
        w = outline(v) * (0.18 + 0.82 * closing)
        # Each hand is worn its own way: it bends a little, its sides aren't straight, its cuff ends in a wave.
        loose = smooth(0.22, 0.0, v)
        x = s * w * (1 + 0.02 * waves(s * 0.3, v, seed + 5, 0.45)) + 0.05 * bent * (v - 0.3) ** 2 + 0.02 * bent * loose
        y = -LONG / 2 + LONG * v - 0.05 * np.abs(s) ** 2 * tip + loose * (0.011 * waves(s, 0.0, seed + 6, 1.6) - 0.013 * s * bent)
        flank = np.sqrt(np.clip(1 - np.abs(s) ** 4, 0, 1))
        z = 0.085 * flank * (0.4 + 0.6 * closing) * (0.8 + 0.2 * smooth(0, 0.1, v))
        z = z + (0.011 * waves(x, y, seed, 0.55) + 0.004 * waves(x, y, seed + 1, 0.25)) * flank
        # Soft folds where the wrist begins and the palm closes.
        for high, slant, deep in ((0.3, 0.07 * bent, 0.016), (0.52, -0.1 * bent, 0.012)):
            z = z - deep * flank * np.exp(-(((v - high - slant * s) / 0.028) ** 2)) * (0.6 + 0.4 * waves(s, v, seed + 7, 1.4))
        z = z + 0.03 * loose**2 * np.clip(waves(s, 0.0, seed + 8, 0.9), 0, 1)
        return np.stack([x, y, z], -1)

    return surface


def thumb(seed, side, spread=0.0):
    """The thumb, leaving the palm's edge; `spread` is how far it stands off more than the other."""

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        s = 2 * u - 1
        tip = np.sqrt(np.clip(1 - np.clip((v - 0.72) / 0.28, 0, 1) ** 2.2, 0.0004, 1))
        w = (0.115 - 0.012 * v) * (0.2 + 0.8 * tip)
        lean = 0.5 - 0.38 * v + spread
        cx = side * (0.22 + (0.235 + 0.16 * spread) * np.sin(np.pi / 2 * v) * 0.95)
        cy = -0.24 + (0.56 - 0.12 * spread) * v - 0.05 * spread * v**2
        x = cx + s * w * np.cos(lean * 0.8)
        y = cy - side * s * w * np.sin(lean * 0.8)
        z = 0.008 + 0.07 * smooth(0.1, 0.5, v) * np.sqrt(np.clip(1 - np.abs(s) ** 3, 0, 1)) * (0.35 + 0.65 * tip) + 0.006 * waves(x, y, seed, 0.3)
        return np.stack([x, y, z], -1)

    return surface


def placed(surface, angle, place, lift=0.0):
    """The same surface turned and moved."""

    def moved(u, v):
        return turned(surface(u, v), angle) + np.array([place[0], place[1], lift])

    return moved


def build(p):
    """Two mittens."""
    seed = p.get("seed", 9)
    rng = np.random.default_rng(seed)
    cols = p.get("cols", 30)
    width = 0.66 / cols
    rows = int(LONG / (0.8 * width))
    spin = dict(rng=rng, melange=p.get("melange", 0.18), fibres=8, **p.get("spin", {}))
    cuff = int(rows * 0.2)
    pattern = knit.Both((cuff, knit.Rib(p.get("rib", 2), lift=0.3)), (10**6, p.get("pattern") or knit.Stockinette()))
    thumb_chart = p.get("thumb_chart")
    for i, (side, angle, place, lift) in enumerate(p.get("lie", ((-1, 0.16, (-0.47, -0.05), 0.0), (1, -0.13, (0.47, 0.06), 0.0)))):
        at = lambda s: placed(s, angle, place, lift)
        knit.cloth(f"thumb {i}", at(thumb(seed + i, side, (-0.12, 0.3)[i])), int(cols * 0.4), int(0.6 / (0.8 * width)), width, [p["colours"][p.get("thumb", 0)]] if not thumb_chart else p["colours"],
                   None, thumb_chart, **spin)
        knit.cloth(f"hand {i}", at(hand(seed + i * 3, (-0.9, 0.7)[i])), cols, rows, width, p["colours"], pattern, p.get("chart"), **spin)
    if p.get("view") == "near":
        stage.flat_lay(0.95, (-0.35, 0.15), tilt=0.5, roll=0.2)
    else:
        stage.flat_lay(p.get("height", 2.92), (0.02, 0.0))
