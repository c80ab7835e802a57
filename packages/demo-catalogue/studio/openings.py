"""What trousers open and are worn with: the fly, slanted pockets, belt loops. In cm."""

import numpy as np

import collar
import draft
import sewing
import wood
from garment import CM, UNIT
from laid import Laid
from noise import smooth, waves
from tailored import Lifted

U = CM * UNIT
# Where the fly ends.
FLY = -16.5
# How far a turned edge stands off, how thick it is, and how high its stitches are.
HIGH, THICK = 0.2, 0.15


def turned(front, line, side, cloth, name, wide=4.0, gape=0.0):
    """A turned edge along a line that lies over what is beside it: it runs out level to one side, sinks in at the line's lower end and gapes towards its upper one."""
    line = sewing.along(line, 0.4)
    share = np.linspace(0, 1, 12)
    up = np.linspace(len(line) * 0.4, 0, len(line))[:, None]
    stands = smooth(0, 4, up) * (1 - smooth(0.1, 1.0, share))
    stands = stands * (1 + gape * smooth(0.3, 0.8, up / up[0]) + 0.25 * waves(line[:, :1], line[:, 1:], 5, 6))
    flat = line[:, None] + (share * (0.4 + 0.6 * smooth(0, 7, up)))[..., None] * [side * wide, 0]
    on, normal = (a.reshape(*flat.shape[:2], 3) for a in front.onto(flat.reshape(-1, 2) * U))
    rows = on / U + normal * (HIGH * stands - 0.6 * THICK * (1 - smooth(0, 0.4, stands)))[..., None]
    collar.show(rows, cloth, THICK, name=name, pattern=flat.reshape(-1, 2)[collar.quads(rows)])


def slanted(front, side, s, wide, cloth, thread):
    """A slanted pocket's mouth from the band to the side seam: the front's turned edge lies over the pocket, two rows of stitches beside it."""
    low = -17.0
    order = np.argsort(side[:, 1])
    end = np.interp(low, side[order, 1], side[order, 0]) - 0.2
    line = np.array([(s * (wide - 5.5), -0.2), (s * end, low)])
    turned(front, line, -s, cloth, "pocket")
    for back in (0.6, 1.1):
        sewing.stitches(Lifted(front, HIGH * U), (line - [s * back, 0]) * U, thread, 0.7)


def loop(band, x, tall, cloth, thread, half=0.55):
    """A belt loop: a folded strip, turned under at both ends, that stands off between them."""
    y = np.array([-0.5, -0.68, -0.72, -0.66, -0.4, 0.1, *np.linspace(0.5, tall - 0.7, 6), tall - 0.3, tall - 0.08, tall - 0.02, tall - 0.1, tall - 0.3])
    lift = np.array([0.0, 0.02, 0.08, 0.14, 0.17, 0.17, *0.19 + 0.16 * np.sin(np.linspace(0.1, 0.9, 6) * np.pi), 0.19, 0.16, 0.1, 0.04, 0.02])
    across = np.linspace(-half, half, 9)
    spots = np.stack(np.meshgrid(x + across + 0.04 * x / abs(x), y), -1)
    inside = spots.copy()
    inside[..., 1] = np.clip(inside[..., 1], 0.05, tall - 0.05)
    on, normal = (a.reshape(*spots.shape[:2], 3) for a in band.onto(inside.reshape(-1, 2) * U, band.half))
    rows = on / U + normal * (lift[:, None] + 0.05 * (1 - (across / half) ** 4))[..., None]
    rows[..., 1] += spots[..., 1] - inside[..., 1]
    collar.show(rows.transpose(1, 0, 2), cloth, 0.12, name="belt loop", pattern=spots.transpose(1, 0, 2).reshape(-1, 2)[collar.quads(rows.transpose(1, 0, 2))])
    laid = Laid(spots[3:-3].reshape(-1, 2) * U, rows[3:-3].reshape(-1, 3) * U, normal[3:-3].reshape(-1, 3), 0.06 * U)
    for height in (0.0, tall - 0.35):
        sewing.stitches(laid, np.array([(x - half + 0.1, height), (x + half - 0.1, height)]) * U, thread, 0.6)


def fly(p, m, front, band, cloth, thread):
    """One front's edge over the other, two rows of stitches in a J beside it, the band's end that reaches across, and the button on that."""
    half, tall = 3.4, m["band"]
    turned(front, draft.curve((0.45, 0.0), (0.4, -4), (0.05, -10), (0.0, FLY)), -1, cloth, "fly", gape=2.0)
    for back in (0.0, 0.5):
        edge = draft.curve((half - back, 0.0), (half - back, -11), (half * 0.62 - back * 0.7, FLY + 2.0), (0.4, FLY + back), count=60)
        sewing.stitches(Lifted(front, 0.5 * HIGH * U), edge * [-1, 1] * U, thread, 0.7)
    corners = np.array([(-3.2, 0.05), (half, 0.05), (half, tall - 0.05), (-3.2, tall - 0.05)])
    # Only its end is seen: the rest is the band itself.
    off = lambda flat: (0.17 - 0.3 * smooth(1, -3, flat[:, :1] / U)) * U
    end = sewing.patch(band, corners * U, cloth, lift=off, thick=0.16 * U, step=0.25 * U, name="band end", calm=1.2 * U)
    sewing.stitches(end, np.array([(half - 0.45, 0.4), (half - 0.45, tall - 0.4)]) * U, thread, 0.7)
    for y in (0.35, tall - 0.35):
        sewing.stitches(end, np.array([(0.5, y), (half - 0.3, y)]) * U, thread)
    skin = wood.grain("button wood", p.get("button", "#7a5638"), 6)
    sewing.button(Lifted(band, 0.2 * U), (1.5 * U, tall / 2 * U), m["button"] * U, skin, lift=0.34 * U)
