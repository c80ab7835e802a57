"""Which picture shows what: <slug>-<n> -> kind, colours, stitch, camera."""

from pathlib import Path

import charts
import knit

ROOT = Path(__file__).resolve().parent.parent
ORIGINALS = ROOT / "originals"


PHOTOS = ROOT.parent.parent / "storefront" / "src" / "assets" / "photos"


def target(name):
    """Where a picture goes: a product's to originals, the shop's own to the storefront."""
    folder = PHOTOS if PICTURES[name].get("photo") else ORIGINALS
    return folder / f"{name}.webp"


def size(name):
    return PICTURES[name].get("size", (1200, 1500))


PICTURES = {
    "hero-wide": dict(kind="still", scene="wide", photo=True, size=(2400, 1200), limit=340_000, samples=10),
    "sarastus-villapaita-1": dict(
        kind="sweater", colours=["blue", "ecru"], seed=4,
        chart=charts.bands((16, charts.LINE, 0, None), (22, charts.ZIGZAG, 1, None), (29, charts.DIAMOND, 1, None), (40, charts.ZIGZAG, 1, None), from_top=True),
        arm_chart=charts.bands((12, charts.ZIGZAG, 1, None), (19, charts.DIAMOND, 1, None), (30, charts.ZIGZAG, 1, None), from_top=True),
    ),
    "halla-pipo-1": dict(kind="beanie", colours=["ecru"], seed=3),
    "rinne-lanka-1": dict(kind="skein", colours=["ecru", "sage", "terracotta"], seed=5),
    "suvanto-huopa-1": dict(kind="blanket", colours=["#8fa3a6", "ecru"], seed=11, chart=charts.lice(8, 20)),
    "aitta-mekko-1": dict(kind="dress", cut="line", colours=["sage"], seed=2),
    "kaarna-kassi-1": dict(kind="felt_bag", colours=["grey"], seed=4),
    "pihlaja-kaulakoru-1": dict(kind="necklace", beads=["birch", "walnut", "white", "juniper", "sea"], count=25),
    "revontuli-lapaset-1": dict(kind="mittens", colours=["navy", "ecru", "madder"], seed=9, rib=2, chart=charts.bands(
        (3, charts.LINE, 1, None), (5, charts.LINE, 1, None), (15, charts.ZIGZAG, 1, None), (21, charts.PEERIE, 2, None), (26, charts.STAR, 1, None),
        (39, charts.PEERIE, 2, None), (44, charts.STAR, 1, None), (57, charts.ZIGZAG, 1, None), (63, charts.DOTS, 1, None))),
    "aamu-tyynyt-1": dict(kind="cushion", colours=["terracotta"], small="ecru", seed=3),
    "x-paita-1": dict(kind="shirt", colours=["mist"], seed=3),
    "kelo-jakku-1": dict(kind="jacket", colours=["oat", "#6a6058"], seed=5),
    "x-hame-1": dict(kind="skirt", colours=["rust"], seed=3, buttons=7),
    "x-housut-1": dict(kind="skirt", cut="trousers", colours=["oat"], seed=3),
}
