"""The shop's large pictures that are cut from finished product pictures: python photos.py."""

import numpy as np
from PIL import Image

import finish
import table


# The home page’s category pictures: category, picture, ratio, middle, size, and for what is small in its frame the share of
# the width that stays and its middle, so that every tile is filled alike. Skirts and trousers are rendered together. The page
# shows a wide piece of the jumper on a desktop and all of it on a phone.
UPRIGHT = (4 / 5, 0.5, (1000, 1250))
CATEGORY_PICTURES = [
    ("mekot", "aitta-mekko-1", *UPRIGHT),
    ("paidat", "ranta-paita-1", *UPRIGHT),
    ("takit", "kelo-jakku-1", 4 / 5, 0.49, (1000, 1250), 0.9, 0.515),
    ("villatuotteet", "sarastus-villapaita-1", 4 / 5, 0.5, (1200, 1500)),
    ("korut", "pihlaja-kaulakoru-1", *UPRIGHT),
    ("laukut", "kaarna-kassi-1", 4 / 5, 0.5, (1000, 1250), 0.78, 0.485),
    ("koti", "aamu-tyynyt-1", 4 / 5, 0.53, (1000, 1250), 0.96, 0.44),
    ("langat", "kehto-lanka-1", 4 / 5, 0.53, (1000, 1250), 0.9, 0.49),
]


def take(slug):
    """A finished product picture."""
    return Image.open(table.ORIGINALS / f"{slug}.webp").convert("RGB")


def crop(name, slug, ratio, centre, size, share=1.0, across=0.5):
    """Cut a piece of a ratio, `share` of the width, its middle at shares of the height and the width."""
    image = take(slug)
    wide = round(image.width * share)
    tall = min(image.height, round(wide / ratio))
    top = round(min(max(0, centre * image.height - tall / 2), image.height - tall))
    left = round(min(max(0, across * image.width - wide / 2), image.width - wide))
    finish.write(image.crop((left, top, left + wide, top + tall)).resize(size, Image.LANCZOS), table.PHOTOS / f"{name}.webp", 340_000)


def lengthen(name, slug, size, top, cut):
    """Take a picture from a share of its height to another and continue the wall below it, so that words can stand there."""
    image = take(slug)
    image = image.resize((size[0], round(image.height * size[0] / image.width)), Image.LANCZOS)
    image = image.crop((0, round(image.height * top), size[0], round(image.height * cut)))
    array = np.asarray(image, float)
    last = array[-40:].mean(0)
    smooth = np.stack([np.convolve(np.pad(last[:, k], 250, mode="edge"), np.hanning(501) / np.hanning(501).sum(), "valid") for k in range(3)], -1)
    below = np.repeat(smooth[None], size[1] - len(array), 0)
    below += np.random.default_rng(5).normal(0, 1.4, below.shape[:2])[..., None]
    whole = np.vstack([array, below])
    seam, band = len(array), 60
    t = np.linspace(0, 1, band)[:, None, None]
    whole[seam - band : seam] = whole[seam - band : seam] * (1 - t) + smooth[None] * t
    finish.write(Image.fromarray(np.clip(whole, 0, 255).astype(np.uint8)), table.PHOTOS / f"{name}.webp", 340_000)


def main():
    """Everything that is not rendered on its own."""
    lengthen("hero-upright", "rinne-lanka-1", (1000, 1700), 0.07, 0.9)
    crop("tile-all", "suvanto-huopa-1", 7 / 5, 0.365, (1400, 1000))
    crop("join", "halla-pipo-1", 1, 0.55, (1200, 1200))
    for category, slug, *how in CATEGORY_PICTURES:
        crop(f"category-{category}", slug, *how)
    story = table.PHOTOS / "story.webp"
    if story.exists():
        image = Image.open(story).convert("RGB")
        finish.write(image.crop((0, 250, 1200, 1250)), table.PHOTOS / "note.webp", 340_000)


if __name__ == "__main__":
    main()
