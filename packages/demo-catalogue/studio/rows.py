"""How the rows of pictures are written: <slug>-<n> -> kind, colours, stitch, camera."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ORIGINALS = ROOT / "originals"
PHOTOS = ROOT.parent.parent / "storefront" / "src" / "assets" / "photos"
PICTURES = {}


def target(name):
    """Where a picture goes: a product's to originals, the shop's own to the storefront."""
    folder = PHOTOS if PICTURES[name].get("photo") else ORIGINALS
    return folder / f"{name}.webp"


def size(name):
    return PICTURES[name].get("size", (1200, 1500))


def add(slug, *others, **hero):
    """A product's hero and its further pictures, which differ from the hero by what they name."""
    for n, change in enumerate(({}, *others), 1):
        if change is not None:
            PICTURES[f"{slug}-{n}"] = {**hero, **change}


NEAR = dict(view="near")
FOLDED = dict(view="folded")
# Pale cloth lights its own folds: a smaller window and a darker room draw them.
PALE = dict(soft=1.25, room=0.26)


def way(*dyes, **more):
    """A colourway."""
    return dict(colours=list(dyes), **more)


def near(x, y, height=44, **more):
    """A near view of cloth that hangs, round (x, y) in centimetres below the shoulder or the band; its threads are finer than from afar."""
    return dict(view="near", spot=(x, y), height=height, density=320, **more)


def further(slug, *changes):
    """More pictures of a product whose row stands above, numbered on from those it has."""
    for change in changes:
        n = sum(name.rpartition("-")[0] == slug for name in PICTURES) + 1
        PICTURES[f"{slug}-{n}"] = {**PICTURES[f"{slug}-1"], **change}


def together(slug, scene, kind="together", **more):
    """A picture of a product with others of the house."""
    n = sum(name.rpartition("-")[0] == slug for name in PICTURES) + 1
    PICTURES[f"{slug}-{n}"] = dict(kind=kind, scene=scene, of=f"{slug}-1", **more)
