"""A waistband as it is sewn: one strip folded over at its upper edge, closed round the waist. It follows the folds of the cloth below. In cm."""

import numpy as np
from scipy.ndimage import gaussian_filter1d

import clips
import collar
from garment import CM, UNIT
from laid import Laid
from noise import smooth, waves

U = CM * UNIT
STEP = 0.25
# How thick one layer is beside the cloth, and half of what lies between the outer and the turned-in one.
LAYER, FOLD = 0.8, 0.1
# How far below the seam the cloth goes with the band.
REACH = 5.0


def show(garment, m, at, cloth, ring, flat):
    """Put the band into the scene; returns its front as what is sewn on it sees it."""
    half, tall = m["waist"], m["band"]
    jaws = clips.between(m, at, ring)
    out = outward(ring)
    heights = np.linspace(0, tall, len(ring))
    thick = LAYER * m.get("thick", 0.12)

    def row(y, off, rise=0.0):
        """The ring at a height, `off` before its middle, thinner between the jaws."""
        k = np.clip(y / tall, 0, 1) * (len(ring) - 1)
        i = min(int(k), len(ring) - 2)
        place, way, tight = (a[i] + (k - i) * (a[i + 1] - a[i]) for a in (ring, out, jaws))
        return place + way * (off * (1 - 0.75 * tight))[:, None] + [0, rise, 0]

    under, over = np.linspace(0.85, 0.1, 5) * np.pi, np.linspace(0.1, 1, 7) * np.pi
    rows = [row(FOLD, FOLD * np.cos(a), -FOLD * np.sin(a)) for a in under]
    rows += [row(y, FOLD) for y in np.linspace(FOLD, tall - FOLD, 2 * len(heights))]
    rows += [row(tall - FOLD, FOLD * np.cos(a), FOLD * np.sin(a)) for a in over]
    rows += [row(y, -FOLD) for y in np.linspace(tall - FOLD, tall - 1.2, 4)[1:]]
    rows = np.stack(rows, 1)
    rows = np.concatenate([rows, rows[:1]])
    across = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(rows, axis=1), axis=2).mean(0))])
    far = np.append(flat, flat[-1] + STEP)
    pattern = np.stack(np.broadcast_arrays(far[:, None], across), -1).reshape(-1, 2)
    collar.show(rows, cloth, thick, name="band", pattern=pattern[collar.quads(rows)])
    front = np.abs(flat) <= half
    on = np.stack([row(y, FOLD) for y in heights])[:, front]
    spots = np.stack(np.meshgrid(flat[front], heights), -1).reshape(-1, 2)
    return Laid(spots * U, on.reshape(-1, 3) * U, out[:, front].reshape(-1, 3), thick / 2 * U)


def ringed(garment, m, at, seed):
    """The band's middle all round, from the middle of the back over the front: (heights, along, 3), and how far each column is from the front's middle."""
    half, tall = m["waist"], m["band"]
    u = np.linspace(-half, half, round(2 * half / STEP) + 1)
    y = np.linspace(0, tall, 15)
    grid = np.stack(np.meshgrid(u, y), -1).reshape(-1, 2) * U
    front, back = (garment.surface(name).onto(grid)[0].reshape(len(y), len(u), 3) / U for name in ("band_front", "band_back"))
    ring = np.concatenate([front, back[:, -2:0:-1]], 1)
    ring = gaussian_filter1d(gaussian_filter1d(ring, 0.8 / STEP, axis=1, mode="wrap"), 1.0, axis=0, mode="nearest")
    flat = np.concatenate([u, u[1:-1] + 2 * half])
    follow(garment, ring, m, at, len(u))
    x, high = ring[..., 0] - at, (y / tall)[:, None]
    side = np.where(np.arange(ring.shape[1]) < len(u), 1.0, -1.0)
    bulged = clips.bulge(m, at, ring)
    ring[..., 2] += side * (bulged + 0.13 * waves(x, 2.5 * high + 0 * x, seed + 80, 6) * (1 - 0.7 * high**4))
    ring[..., 1] += 0.1 * waves(x, 0 * x, seed + 81, 9) - (0.1 if "pleat" in m else 0.0) * (1 - high) ** 2
    # Nothing holds the upper corners.
    end = smooth(0.86, 1.0, np.abs(x) / half)
    ring[..., 0] -= np.sign(x) * end * 0.12 * high**4
    ring[..., 1] -= 0.16 * end * high**2
    turn = len(u) + (len(flat) - len(u)) // 2
    return np.roll(ring, -turn, axis=1), np.concatenate([flat[turn:] - 4 * half, flat[:turn]])


def sewn(garment, m, ring, flat, seed):
    """The cloth's upper edge is drawn into the seam under the band's face and swells below it."""
    half, out, thick = m["waist"], outward(ring), m.get("thick", 0.12)
    flush = FOLD - 0.5 * (1 - LAYER) * thick
    moved = garment.moved.copy()
    for i, name in enumerate(("front", "back")):
        low, high = garment.span[name]
        u, y = garment.flat[low:high].T
        index, edge = garment.index[low:high], garment.where[name, "waist"]
        order = np.argsort(garment.flat[edge, 0])
        now = np.stack([np.interp(u, garment.flat[edge[order], 0], garment.moved[garment.index[edge[order]], k]) for k in range(3)], 1)
        along = u / m["gather"]
        inside = smooth(1.0, 0.85, np.abs(along) / half)
        along = along if name == "front" else 2 * half * np.sign(along) - along
        seam, way = (np.stack([np.interp(along, flat, a[0, :, k], period=4 * half) for k in range(3)], 1) for a in (ring, out))
        share = smooth(-REACH, 0, y)[:, None] ** 1.5
        swell = 0.14 * inside * smooth(0.1, -1.6, y) * smooth(-REACH, -1.6, y) * (1 + 0.9 * waves(u, 0 * u, seed + 83 + i, 2.6))
        drawn = flush - 0.12 * smooth(-0.9, 0, y) + swell
        moved[index] = garment.moved[index] + share * (seam + [0, 0.06, 0] - now) + way * (share[:, 0] * drawn + (1 - share[:, 0]) * swell)[:, None]
    garment.moved = moved
    garment.spots.clear()


def follow(garment, ring, m, at, count):
    """The lower edge comes forward and down where a fold begins below it, and lies on the cloth between."""
    u = np.linspace(-1, 1, 400)[:, None] * [m["waist"] * m["gather"], 0]
    low = smooth(1.0, 0.0, np.linspace(0, 1, len(ring)))[:, None]
    for name, columns, side in (("front", slice(0, count), 1), ("back", slice(count, None), -1)):
        below = garment.surface(name).onto((u - [0, 1.5]) * U)[0] / U
        order = np.argsort(below[:, 0])
        x = ring[0, columns, 0]
        z = side * gaussian_filter1d(np.interp(x, below[order, 0], below[order, 2]), 0.5 / STEP)
        # Front and back meet in its ends.
        inside = smooth(1.0, 0.88, np.abs(x - at) / m["waist"])
        fold = inside * np.tanh((z - gaussian_filter1d(z, 3 / STEP)) / 0.4)
        ring[:, columns, 2] += side * low * (0.16 * fold - 0.06 * inside)
        ring[:, columns, 1] -= 0.14 * low * fold


def outward(ring):
    """Level, away from the band's inside."""
    way = np.roll(ring, -2, axis=1) - np.roll(ring, 2, axis=1)
    out = np.stack([way[..., 2], np.zeros(way.shape[:2]), -way[..., 0]], -1)
    out = gaussian_filter1d(out / (np.linalg.norm(out, axis=-1, keepdims=True) + 1e-9), 1.0, axis=1, mode="wrap")
    out /= np.linalg.norm(out, axis=-1, keepdims=True) + 1e-9
    # The front's looks at the camera.
    return out * np.sign(out[len(out) // 2, ring.shape[1] // 2, 2])
