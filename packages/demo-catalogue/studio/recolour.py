"""Dye a finished picture anew: a colourway that differs from its hero by one colour only.

Works in Lab for things whose colour stands clear of the wall: every pixel moves as far as it is that colour.
"""

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

import colour
from colour import lab, rgb
import finish
import masks
import table


# target picture: (hero, dye it has, dye it gets)
DYED = {
    "sarastus-villapaita-2": ("sarastus-villapaita-1", "blue", "spruce"),
    "sarastus-villapaita-3": ("sarastus-villapaita-1", "blue", "plum"),
    "sarastus-villapaita-4": ("sarastus-villapaita-1", "blue", "silver"),
    "kuusikko-villapaita-3": ("kuusikko-villapaita-1", "spruce", "berry"),
    "metso-neuletakki-2": ("metso-neuletakki-1", "walnut", "spruce"),
    "revontuli-lapaset-3": ("revontuli-lapaset-1", "navy", "forest"),
    "revontuli-lapaset-4": ("revontuli-lapaset-1", "navy", "berry"),
    "sammal-lapaset-2": ("sammal-lapaset-1", "moss", "berry"),
    "sammal-lapaset-3": ("sammal-lapaset-1", "moss", "navy"),
    "kipina-pipo-2": ("kipina-pipo-1", "rust", "spruce"),
    "kipina-pipo-3": ("kipina-pipo-1", "rust", "navy"),
    "kirsi-sukat-2": ("kirsi-sukat-1", "berry", "sea"),
    "kirsi-sukat-3": ("kirsi-sukat-1", "berry", "moss"),
    "kaiho-huivi-3": ("kaiho-huivi-1", "plum", "grey"),
    "hamara-hartiahuivi-2": ("hamara-hartiahuivi-1", "heather", "sage"),
    "hamara-hartiahuivi-3": ("hamara-hartiahuivi-1", "heather", "rose"),
    "kuulas-mohairlanka-2": ("kuulas-mohairlanka-1", "rose", "heather"),
    "nuppu-pussukka-2": ("nuppu-pussukka-1", "rose", "sea"),
    "nuppu-pussukka-3": ("nuppu-pussukka-1", "rose", "lichen"),
    "kaisla-paita-2": ("kaisla-paita-1", "lichen", "rose"),
    "ranta-paita-2": ("ranta-paita-1", "denim", "sage"),
    "heina-toppi-2": ("heina-toppi-1", "honey", "mist"),
    "niitty-mekko-3": ("niitty-mekko-1", "terracotta", "ecru"),
    "sointu-mekko-2": ("sointu-mekko-1", "rose", "sea"),
    "kanerva-liivimekko-2": ("kanerva-liivimekko-1", "heather", "moss"),
    "laine-hame-2": ("laine-hame-1", "sea", "terracotta"),
    "laine-hame-3": ("laine-hame-1", "sea", "moss"),
    "piha-housut-2": ("piha-housut-1", "indigo", "moss"),
    "piha-housut-3": ("piha-housut-1", "indigo", "madder"),
    "vuoma-tyotakki-2": ("vuoma-tyotakki-1", "ochre", "navy"),
    "petaja-takki-2": ("petaja-takki-1", "spruce", "navy"),
    "kekri-takki-2": ("kekri-takki-1", "madder", "moss"),
    "kataja-liivi-2": ("kataja-liivi-1", "moss", "rust"),
    "suvanto-huopa-2": ("suvanto-huopa-1", "sea", "moss"),
    "suvanto-huopa-3": ("suvanto-huopa-1", "sea", "terracotta"),
    "puro-pellavalanka-2": ("puro-pellavalanka-1", "straw", "sage"),
    "puro-pellavalanka-3": ("puro-pellavalanka-1", "straw", "rose"),
    "marja-nyytti-2": ("marja-nyytti-1", "berry", "denim"),
    "marja-nyytti-3": ("marja-nyytti-1", "berry", "moss"),
    "tupa-sukat-2": ("tupa-sukat-1", "madder", "navy"),
    "rinne-lanka-2": ("rinne-lanka-1", "terracotta", "plum"),
    "tyyni-jakku-2": ("tyyni-jakku-1", "indigo", "madder"),
}

# The share of the height above which only the hanger is seen, which keeps its colour.
HUNG = {
    "kaisla-paita-1": 0.27,
    "heina-toppi-1": 0.27,
    "laine-hame-1": 0.2,
    "kekri-takki-1": 0.245,
}
# The share of the dye below which a pixel counts as wall, and how fast the rest fades; stricter where the wall has some of the dye.
WALL = (0.25, 1)
PALE = {"suvanto-huopa-1": (0.3, 3), "tupa-sukat-1": (0.28, 2), "sammal-lapaset-1": (0.4, 3)}
# Of what is lit so strongly that it pales: how much sooner a pixel counts as wholly dyed.
LIT = {"tupa-sukat-1": 1.5}
# Of what has a mask: how much of each pixel's own hue stays, and how deep the folds are, which pale cloth lights up from within.
KEPT = {
    "ranta-paita-1": (0.15, 0.86), "niitty-mekko-1": (0.06, 0.58), "heina-toppi-1": (0.1, 1.0), "sointu-mekko-1": (0.12, 1.0),
    "kanerva-liivimekko-1": (0.15, 1.35), "vuoma-tyotakki-1": (0.1, 1.35), "kekri-takki-1": (0.2, 1.15), "kipina-pipo-1": (0.12, 1.0),
    "marja-nyytti-1": (0.12, 1.0),
}
# Of wool with a mask, whose hair stands over the wall and over other stitches: how many pixels inside its edge and outside are mixed.
REACH = {"kipina-pipo-1": (1.8, 4.5)}
# What was rendered is a little duller than its dye.
DULLED = np.array([1.0, 0.74, 0.74])


def dye(name, hero, old, new):
    """Write one colourway."""
    mask = masks.read(hero)
    if mask is not None:
        return masked(name, hero, new, mask)
    picture = lab(np.asarray(Image.open(table.ORIGINALS / f"{hero}.webp").convert("RGB"), float) / 255)
    wall = np.median(picture[:60].reshape(-1, 3), axis=0)
    shade = np.stack([gaussian_filter(picture[..., k], 1.2) for k in (1, 2)], -1)
    aim = lab(np.array([int(colour.DYES[old][i : i + 2], 16) for i in (1, 3, 5)])[None] / 255)[0]
    away = shade - wall[1:]
    axis = aim[1:] - wall[1:]
    axis /= np.linalg.norm(axis)
    along = away @ axis
    own = np.percentile(along[along > 0.35 * np.percentile(along, 99)], 50)
    part = np.clip(along / own * LIT.get(hero, 1), 0, 1.15)
    least, fade = PALE.get(hero, WALL)
    part = np.where(part > least, part, part * np.maximum(part / least, 0) ** fade)
    sure = part > 0.8
    mean = picture[sure].mean(0)
    goal = lab(np.array([int(colour.DYES[new][i : i + 2], 16) for i in (1, 3, 5)])[None] / 255)[0] * DULLED
    usual = lab(np.array([int(colour.DYES[old][i : i + 2], 16) for i in (1, 3, 5)])[None] / 255)[0]
    lift = goal[0] - usual[0]
    k = np.clip(part, 0, 1)[..., None]
    if hero in HUNG:
        k = k * np.clip((np.arange(len(k)) / len(k) - HUNG[hero]) / 0.012, 0, 1)[:, None, None]
    out = picture.copy()
    # A duller dye varies less in hue than a strong one.
    calm = min(1.0, np.linalg.norm(goal[1:]) / np.linalg.norm(mean[1:]))
    out[..., 1:] += k * (goal[1:] - mean[1:] + (calm - 1) * (picture[..., 1:] - mean[1:]))
    factor = np.clip((mean[0] + lift) / mean[0], 0.3, 1.22)
    out[..., 0] *= 1 + k[..., 0] * (factor - 1)
    image = Image.fromarray((np.clip(rgb(out), 0, 1) * 255 + 0.5).astype(np.uint8))
    finish.write(image, table.target(name), 215_000)


def masked(name, hero, new, mask):
    """A colourway of cloth whose mask is known: the light on it stays, the dye is another, in the folds too."""
    picture = np.asarray(Image.open(table.ORIGINALS / f"{hero}.webp").convert("RGB"), float) / 255
    seen = linear(picture)
    cloth = seen[mask > 0.99]
    usual = np.median(cloth[cloth.sum(1) > np.median(cloth.sum(1))], axis=0)
    goal = lab(np.array([int(colour.DYES[new][i : i + 2], 16) for i in (1, 3, 5)])[None] / 255)[0] * DULLED
    goal = linear(rgb(goal))
    light = (seen / usual).mean(-1, keepdims=True)
    # A little of each pixel's own hue is kept: slubs, seams and what the wall throws back.
    share, deep = KEPT.get(hero, (0.5, 1.0))
    own = (seen / usual) ** (share * deep) * light ** ((1 - share) * deep)
    out = coded(np.clip(edged(seen, own * goal, mask, *REACH.get(hero, (0, 2.2))), 0, 1))
    image = Image.fromarray((np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8))
    finish.write(image, table.target(name), 215_000)


def edged(seen, dyed, mask, inside, outside):
    """The dyed cloth before what is behind it. Where they meet, as much of a pixel's light is dyed as has the hue of the cloth
    beside it and not that of the wall: the colour of a picture reaches some pixels beyond its edge."""
    whole, away = gaussian_filter(mask, inside) > 0.98, gaussian_filter(mask, outside) < 0.01
    spread = lambda light, where: np.stack([gaussian_filter(light[..., k] * where, 3) for k in range(3)], -1) / np.maximum(gaussian_filter(where * 1.0, 3), 1e-5)[..., None]
    hue = lambda light: light / np.maximum(light.sum(-1, keepdims=True), 1e-4)
    cloth, wall, dye = spread(seen, whole), spread(seen, away), spread(dyed, whole)
    # What is too small to show a colour of its own is as pale as the wall: a wire, a gap, a stitch.
    wall = np.where(gaussian_filter(away * 1.0, 3)[..., None] > 0.001, wall, np.median(seen[away], axis=0))
    across, amount = hue(cloth) - hue(wall), seen.sum(-1, keepdims=True)
    clear = (across**2).sum(-1)
    like = np.clip(((hue(seen) - hue(wall)) * across).sum(-1) / np.maximum(clear, 1e-5), 0, 1)
    # Beside a button that is as brown as the cloth, the mask knows better.
    part = np.where(away, 0, (clear * like + 0.01 * mask) / (clear + 0.01))[..., None]
    mixed = seen + part * amount * (dye / np.maximum(cloth.sum(-1, keepdims=True), 1e-4) - hue(cloth))
    return np.where(whole[..., None], dyed, mixed)


def linear(values):
    """sRGB to light."""
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def coded(light):
    """Light to sRGB."""
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def main():
    """Whatever has its hero and is not there yet."""
    for name, (hero, old, new) in DYED.items():
        if (table.ORIGINALS / f"{hero}.webp").exists() and not table.target(name).exists():
            dye(name, hero, old, new)


if __name__ == "__main__":
    main()
