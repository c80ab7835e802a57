"""From the raw render to the published file: one wall colour, soft resize, light file."""

import os
from pathlib import Path

import numpy as np
from PIL import Image

from colour import LUMINANCE, lab, rgb

STRIP = np.array([0xEA, 0xE3, 0xD9]) / 255
USUAL = np.array([1.03, 1.015, 0.995])
GROUND = np.array([0xE6, 0xDE, 0xD2]) / 255

# Kinds and scenes that show clothes.
CLOTHES = ("hung", "waisted", "wardrobe", "washing", "rail", "pair", "gathered")


def develop(raw, target, size, row=None):
    """Balance on the wall at the top (`wall` says that a near view sees it too), resize, write to a temporary name, rename."""
    row = row or {}
    picture = np.asarray(Image.open(raw).convert("RGB"), float) / 255
    strip = np.median(picture[: max(8, len(picture) // 20)].reshape(-1, 3), axis=0)
    sees_wall = row.get("wall", row.get("view", "front") in ("front", "folded", "cup"))
    gain = np.clip(STRIP / strip, 0.8, 1.3) if sees_wall else USUAL
    picture = shoulder(picture, gain)
    if sees_wall:
        picture = graduated(picture)
    is_plain = len(row.get("colours", ())) == 1 and not {"weft", "warp"} & row.keys()
    if {row.get("kind"), row.get("scene")} & set(CLOTHES):
        picture = deepened(calmed(picture) if is_plain else picture)
    grain = np.random.default_rng(7).normal(0, 0.006, picture.shape[:2])[..., None]
    image = Image.fromarray((np.clip(picture + grain, 0, 1) * 255 + 0.5).astype(np.uint8))
    image = image.resize(size, Image.LANCZOS if image.width < size[0] else Image.BICUBIC)
    write(image, Path(target), row.get("limit", 215_000))


def shoulder(picture, gain):
    """Multiply, but let bright tones roll off instead of clipping."""
    out = picture * gain
    return np.where(out > 0.9, 0.9 + 0.1 * np.tanh((out - 0.9) / 0.1), out)


def graduated(picture):
    """The ground nearest the camera is no brighter than the wall: darken towards the lower edge, as a graduated filter does."""
    low = np.median(picture[-max(8, len(picture) // 30) :].reshape(-1, 3), axis=0)
    gain = np.clip(GROUND / low, 0.84, 1.0)
    share = np.clip((np.linspace(0, 1, len(picture)) - 0.45) / 0.55, 0, 1)[:, None, None] ** 1.3
    return picture * (1 - share * (1 - gain))


def deepened(picture, by=0.16):
    """Cloth in a photograph has darker folds than the renderer's film gives it: what is darker than the wall is taken down, the wall itself not."""
    tone = picture @ LUMINANCE
    wall = STRIP @ LUMINANCE
    share = np.clip(tone / wall, 1e-3, 1.0)
    return picture * (share**by)[..., None]


def calmed(picture, most=1.1, kept=0.35):
    """Light that goes to and fro in a fold takes the dye up each time, until the fold glows: of more colour than the cloth has in the light only a share is kept."""
    values = lab(picture)
    strength, hue = np.hypot(values[..., 1], values[..., 2]), np.arctan2(values[..., 2], values[..., 1])
    # Weaker ones are the wall's.
    dyed = strength > 14
    if dyed.mean() < 0.03:
        return picture
    counts, edges = np.histogram(hue[dyed], 72, (-np.pi, np.pi), weights=strength[dyed])
    main = edges[counts.argmax()] + np.pi / 72
    cloth = dyed & (np.abs((hue - main + np.pi) % (2 * np.pi) - np.pi) < 0.5) & (values[..., 0] > 12)
    share = strength / np.maximum(values[..., 0], 1)
    lit = cloth & (values[..., 0] > np.percentile(values[..., 0][cloth], 40))
    limit = most * np.median(share[lit])
    factor = np.where(cloth & (share > limit), (limit + kept * (share - limit)) / np.maximum(share, 1e-6), 1.0)
    values[..., 1:] *= factor[..., None]
    return rgb(values)


def write(image, target, limit):
    """The best WebP quality that stays under the limit."""
    part = target.with_name("." + target.name + ".part")
    for quality in (92, 88, 84, 80, 76, 72, 66, 60, 52, 44):
        image.save(part, "WEBP", quality=quality, method=5)
        if part.stat().st_size <= limit:
            break
    os.replace(part, target)
