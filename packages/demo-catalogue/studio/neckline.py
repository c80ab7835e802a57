"""A neckline without a collar: its edge is turned over a narrow facing and stitched down. In cm."""

import numpy as np
from scipy.ndimage import gaussian_filter1d

import collar
import sewing
from garment import CM, UNIT
from laid import Laid
from noise import waves

U = CM * UNIT
WIDE, STEP, THIN = 0.75, 0.25, 0.045


def turned(garment, m, cloth, thread):
    """Round the neck, and its stitches."""
    front, back = (sided(garment, name) for name in ("front", "back"))
    if np.linalg.norm(front[0][0, -1] - back[0][0, 0]) > np.linalg.norm(front[0][0, -1] - back[0][0, -1]):
        back = [a[:, ::-1] for a in back]
    ring, out = (gaussian_filter1d(np.concatenate([f, b], 1), 0.5 / STEP, axis=1, mode="wrap") for f, b in zip(front, back))
    out /= np.linalg.norm(out, axis=-1, keepdims=True)
    inward = ring[0] - ring[1]
    inward /= np.linalg.norm(inward, axis=1, keepdims=True)
    count = front[0].shape[1]
    far = np.arange(ring.shape[1]) * STEP
    # Just clear of the cloth, and nowhere quite as thick.
    fold = m.get("thick", 0.12) / 2 + 0.03 + 0.012 * waves(far, 0 * far, count, 5)[:, None]
    ring[0] += 0.04 * waves(far, 0 * far, count + 1, 7)[:, None] * inward
    over = np.linspace(0.1, 0.9, 6) * np.pi
    rows = [ring[k] + out[k] * off for k, off in ((3, 0.02), (2, fold), (1, fold + 0.012), (0, fold))]
    rows += [ring[0] + fold * (out[0] * np.cos(a) + inward * np.sin(a)) for a in over]
    rows += [ring[k] - out[k] * fold for k in (0, 1, 2)]
    rows = np.stack(rows, 1)
    rows = np.concatenate([rows, rows[:1]])
    collar.show(rows, cloth, THIN, name="facing")
    far = far[:count]
    flat = np.stack(np.meshgrid(far, [0.0, 1.0]), -1).reshape(-1, 2) * U
    on = np.stack([ring[2] + out[2] * fold] * 2)[:, :count]
    laid = Laid(flat, on.reshape(-1, 3) * U, np.stack([out[2]] * 2)[:, :count].reshape(-1, 3), THIN / 2 * U)
    sewing.stitches(laid, np.array([(far[0], 0.5), (far[-1], 0.5)]) * U, thread)


def sided(garment, name):
    """One piece's neck on the cloth, from its edge outwards: (rows, along, 3), and the normals."""
    piece = garment.pieces.get(name) or garment.pieces[f"{name}_r"]
    line = sewing.along(piece.edges["neck"], STEP)
    way = np.gradient(line, axis=0)
    side = np.stack([-way[:, 1], way[:, 0]], 1)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    # Into the cloth: below the middle of the neck.
    middle = len(line) // 2
    side *= -np.sign(side[middle, 1])
    flat = np.stack([line + side * away for away in (0.0, 0.3, WIDE - 0.15, WIDE + 0.1)])
    on, normal = garment.surface(name).onto(flat.reshape(-1, 2) * U)
    return [a.reshape(*flat.shape[:2], 3) for a in (on / U, normal)]
