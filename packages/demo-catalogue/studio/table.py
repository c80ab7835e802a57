"""Which picture shows what: <slug>-<n> -> kind, colours, stitch, camera."""

from pathlib import Path

import charts
import knit

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


def way(*dyes, **more):
    """A colourway."""
    return dict(colours=list(dyes), **more)


DIAMONDS = [(22, charts.ZIGZAG, 1, None), (29, charts.DIAMOND, 1, None), (40, charts.ZIGZAG, 1, None)]
SLEEVE_DIAMONDS = [(12, charts.ZIGZAG, 1, None), (19, charts.DIAMOND, 1, None), (30, charts.ZIGZAG, 1, None)]
STARS = charts.bands(
    (3, charts.LINE, 1, None), (5, charts.LINE, 1, None), (15, charts.ZIGZAG, 1, None), (21, charts.PEERIE, 2, None), (26, charts.STAR, 1, None),
    (39, charts.PEERIE, 2, None), (44, charts.STAR, 1, None), (57, charts.ZIGZAG, 1, None), (63, charts.DOTS, 1, None),
)

# The shop's own pictures; photos.py cuts others from products' pictures.
PICTURES["story"] = dict(kind="sweater", colours=["sage"], seed=31, view="near", spot=(0.1, -0.35), photo=True, size=(1200, 1500), cols=52)
PICTURES["category-hameet"] = dict(kind="still", scene="pair", photo=True, size=(1000, 1250))
PICTURES["hero-wide"] = dict(kind="still", scene="wide", photo=True, size=(2400, 1200), limit=340_000, samples=9)

# One of every category first.
add("sarastus-villapaita", way("spruce", "ecru"), way("plum", "ecru"), way("silver", "ecru"),
    kind="sweater", colours=["blue", "ecru"], seed=4, chart=charts.bands(*DIAMONDS, from_top=True), arm_chart=charts.bands(*SLEEVE_DIAMONDS, from_top=True))
add("halla-pipo", kind="beanie", colours=["ecru"], seed=3)
add("rinne-lanka", kind="skein", colours=["ecru", "sage", "terracotta"], seed=5, height=3.2)
add("revontuli-lapaset", NEAR, way("forest", "ecru", "ochre"), way("berry"), kind="mittens", colours=["navy", "ecru", "madder"], seed=9, chart=STARS)
add("suvanto-huopa", kind="blanket", colours=["sea", "ecru"], seed=11, chart=charts.lice(8, 20))
add("aitta-mekko", kind="hung", cut="a-line dress", colours=["sage"], seed=3)
add("pihlaja-kaulakoru", NEAR, kind="necklace", beads=["birch", "walnut", "white", "juniper", "blue"], count=25)
add("kelo-jakku", NEAR, kind="jacket", weave="herringbone", colours=["charcoal", "oat"], seed=5, collar="lapel",
    shape=dict(neck=(0.15, 0.44), pointed=True), buttons=3, flaps=True)
add("ranta-paita", way("sage"), kind="hung", cut="shirt", colours=["denim"], seed=3)
add("laine-hame", way("terracotta"), way("moss"), kind="waisted", cut="a-line skirt", colours=["sea"], seed=3)
add("polku-housut", kind="skirt", cut="trousers", colours=["oat"], seed=3, shape=dict(leg=(0.52, 0.03), hip=0.46))
add("tori-kassi", kind="tote", form="bag", colours=["oat"], seed=1, density=95)
add("aamu-tyynyt", way("sage", "ecru"), kind="cushion", colours=["terracotta"], small="ecru", seed=3, height=2.15)

# The others, by category.
add("niitty-mekko", NEAR, way("ecru"), kind="dress", cut="line", colours=["terracotta"], seed=7, waist=-0.66, placket=-0.66, buttons=4, folds=0.2,
    shape=dict(cuff=((0.65, -0.5), (0.475, -0.58)), side=((0.39, -0.66), (0.72, -1.62))))
add("suvi-mekko", NEAR, kind="dress", cut="apron", colours=["straw"], seed=8, knots=True, folds=0.2)
add("kajo-paitamekko", kind="shirt", colours=["white"], button="shell", buttons=9, seed=9, height=2.95, y=-0.02, shape=dict(side=((0.47, -0.9), (0.56, -1.62))))
add("usva-mekko", kind="dress", cut="wide", colours=["mist"], seed=10, pockets=[(-0.33, -0.85, 0.27, 0.3), (0.33, -0.85, 0.27, 0.3)])
add("sointu-mekko", way("sea"), kind="dress", cut="line", colours=["rose"], seed=11, belt=-0.68, shape=dict(neck=(0.16, 0.44), pointed=True, cuff=((0.73, -0.66), (0.55, -0.74))))
add("kanerva-liivimekko", way("moss"), kind="dress", cut="apron", weave="wool", colours=["heather"], seed=12, waist=-0.66, buttons_at=[(-0.255, -0.16), (0.255, -0.16)])
add("routa-neulemekko", kind="sweater", colours=["charcoal"], seed=22, length=1.62, collar=0.11, cols=58, height=3.75, centre=(0, -0.4), pose=("down", "bent"), melange=0.26)
add("tuuli-paita", kind="shirt", colours=["white"], seed=4, collar="band", button="shell", pockets=[])
add("poiju-paita", kind="dress", colours=["ecru"], seed=5, weft=(0.16, [(0, "ecru"), (0.62, "indigo")]), height=2.5, y=0.18, folds=0.05,
    shape=dict(neck=(0.24, 0.08), cuff=((0.76, -0.74), (0.575, -0.82)), side=((0.44, -0.8), (0.47, -1.18))))
add("kaisla-paita", way("rose"), kind="dress", colours=["lichen"], seed=6, height=2.4, y=0.2, folds=0.05,
    shape=dict(cuff=((0.68, -0.48), (0.5, -0.58)), arm=(0.46, -0.46), side=((0.48, -0.7), (0.5, -1.08))))
add("vilja-pusero", kind="dress", colours=["oat"], seed=13, height=2.5, y=0.16, folds=0.1, placket=-0.34, buttons=2,
    shape=dict(neck=(0.16, 0.13), cuff=((0.84, -0.98), (0.62, -1.06)), side=((0.45, -0.8), (0.51, -1.18))))
add("savu-paita", kind="sweater", colours=["silver"], seed=23, cols=74, collar=0.045, neck=(0.2, 0.13), pose=("bent", "down"), melange=0.12)
add("laituri-paita", kind="jacket", weave="wool", colours=["bark"], second="ochre", check=(0.2, 0.28), seed=6, collar="points", button_size=0.022,
    pockets=[(-0.25, -0.42, 0.22, 0.24), (0.25, -0.42, 0.22, 0.24)], flaps=True, bending=0.3)
add("heina-toppi", way("mist"), kind="dress", colours=["honey"], seed=14, height=2.3, y=0.2, folds=0.05, shape=dict(sleeves=False, shoulder=(0.34, -0.06), neck=(0.2, 0.18), arm=(0.42, -0.42), side=((0.43, -0.7), (0.48, -1.06))))
add("harmaja-takki", kind="jacket", weave="wool", colours=["coal"], seed=7, collar="lapel", buttons=1, melange=0.1, height=2.95, y=-0.02,
    shape=dict(neck=(0.16, 0.42), pointed=True, side=((0.5, -0.9), (0.58, -1.68))), pockets=[(-0.29, -0.92, 0.27, 0.32), (0.29, -0.92, 0.27, 0.32)])
add("kaarna-kassi", kind="felt_bag", colours=["grey"], strap="#7d5233", seed=4)
add("kuusikko-villapaita", NEAR, way("berry"), kind="sweater", colours=["spruce"], seed=21, pattern=knit.Cable(6, 10, 8, 0.55), pose=("down", "bent"), cols=60)
add("petaja-takki", way("navy"), kind="jacket", weave="wool", colours=["spruce"], seed=8, collar="stand", button="#4a3a2c", buttons=6, button_size=0.022, flaps=True,
    pockets=[(-0.26, -0.38, 0.2, 0.2), (0.26, -0.38, 0.2, 0.2), (-0.3, -0.78, 0.26, 0.24), (0.3, -0.78, 0.26, 0.24)], shape=dict(side=((0.49, -0.7), (0.47, -1.16))))
add("kekri-takki", way("moss", "coal"), kind="jacket", weave="wool", colours=["madder"], second="coal", check=(0.22, 0.5), seed=9, collar="points", buttons=4, flaps=True,
    pockets=[(-0.26, -0.4, 0.22, 0.22), (0.26, -0.4, 0.22, 0.22)])
add("kataja-liivi", way("rust"), kind="jacket", weave="wool", colours=["moss"], seed=10, collar="none", buttons=2, pockets=[], melange=0.2, height=2.35,
    shape=dict(sleeves=False, shoulder=(0.37, -0.07), neck=(0.16, 0.4), pointed=True, arm=(0.44, -0.46), side=((0.45, -0.7), (0.47, -1.12))))
add("vuoma-tyotakki", way("navy"), kind="hung", cut="work jacket", colours=["ochre"], seed=11)
add("tyyni-jakku", way("madder"), kind="jacket", colours=["indigo"], seed=12, collar="none", open=True, bending=0.35, pockets=[], height=2.75,
    shape=dict(neck=(0.13, 0.3), pointed=True, shoulder=(0.47, -0.06), cuff=((0.9, -0.66), (0.68, -0.86)), arm=(0.5, -0.6), side=((0.51, -0.8), (0.54, -1.26))))
add("lehto-hame", kind="skirt", colours=["sage"], seed=4, elastic=True, folds=0.4, wave=0.17, height=2.75, y=-0.1, shape=dict(hem=0.86, hip=0.56, long=1.5))
add("kumpu-hame", kind="skirt", weave="herringbone", colours=["bark", "ecru"], seed=5, folds=0.06, waist_button=True, wrap=True, shape=dict(hem=0.52, hip=0.46, long=1.12))
add("sarka-hame", kind="skirt", weave="wool", colours=["#8f8a82"], seed=6, folds=0.42, wave=0.11, band=0.11, height=2.6, shape=dict(hem=0.9, hip=0.6, long=1.28))
add("raanu-hame", kind="skirt", colours=["madder"], seed=7, folds=0.25, wave=0.25, density=95,
    warp=(0.2, [(0, "madder"), (0.4, "ecru"), (0.46, "navy"), (0.7, "ecru"), (0.76, "ochre"), (0.92, "madder")]),
    weft=(1.0, [(0, "madder")]), shape=dict(hem=0.72, hip=0.52, long=1.2))
add("kallio-housut", kind="skirt", cut="trousers", weave="wool", colours=["charcoal"], seed=8, shape=dict(leg=(0.40, 0.07), taper=0.03, hip=0.45))
add("piha-housut", way("moss"), way("madder"), kind="skirt", cut="trousers", colours=["indigo"], seed=9, height=2.35, y=0.14, shape=dict(leg=(0.6, 0.02), hip=0.47, long=1.25))
add("kivikko-poolo", FOLDED, kind="sweater", colours=["charcoal"], seed=24, pattern=knit.Rib(2, lift=0.25), collar=0.125, melange=0.32, pose=("fold", "down"))
add("saaristo-villapaita", FOLDED, kind="sweater", colours=["ecru", "navy"], seed=25, chart=charts.stripes((7, 3), start=10), neck=(0.29, 0.1), collar=0.05, pose=("wide", "wide"), height=3.7)
add("kipina-pipo", way("spruce", "ecru"), way("navy", "ecru"), kind="beanie", colours=["rust", "ecru"], seed=15, cols=104, brim=0, pattern=knit.Both((9, knit.Rib(2, lift=0.3)), (10**6, knit.Stockinette())),
    chart=charts.lice(8, 12), slouch=0.16, tall=1.12)
add("sammal-lapaset", way("berry"), way("navy"), kind="mittens", colours=["moss"], seed=12, pattern=knit.Cable(6, 30, 7, 0.6))
add("turve-lanka", kind="skein", colours=["bark"], fleck="oat", melange=0.3, seed=6, angle=0.5, height=2.8)
add("kehto-lanka", kind="ball", colours=["ecru"], seed=8)
add("utu-neuletakki", kind="sweater", colours=["oat"], seed=26, cols=68, buttons=7, collar=0.045, neck=(0.21, 0.16), pose=("bent", "down"), view="front")
add("metso-neuletakki", way("spruce"), kind="sweater", colours=["walnut"], seed=27, cols=50, pattern=knit.Moss(1), buttons=5, button="#2f2621", button_size=0.042,
    collar=0.105, neck=(0.23, 0.24), top_button=0.74, pockets=(0.24, 0.76), pose=("down", "down"))
add("tuisku-liivi", kind="sweater", colours=["ecru"], seed=28, pattern=knit.Cable(6, 14, 8, 0.55, middle=False), sleeves=False, pointed=True, neck=(0.2, 0.52), height=2.5)
add("tupa-sukat", kind="socks", colours=["grey", "madder"], seed=2, chart=charts.bands((6, charts.LINE, 1, 1), (7, charts.LINE, 1, 1), (11, charts.LINE, 1, 1), (12, charts.LINE, 1, 1)), rib_rows=20)
add("kirsi-sukat", way("sea", "ecru"), way("moss", "ecru"), kind="socks", colours=["berry", "ecru"], seed=3, tall=1.7, cols=28, chart=charts.lice(6, 14), height=3.1)
add("kaiho-huivi", NEAR, way("grey"), kind="scarf", colours=["plum"], seed=4)
add("hamara-hartiahuivi", way("sage"), way("rose"), kind="shawl", colours=["heather"], seed=6)
add("lieska-tossut", way("charcoal"), kind="slippers", colours=["rust"], seed=7)

SMOOTH = dict(fibres=8, fluff=8, halo=4, mess=0.1)
MOHAIR = dict(fibres=6, fluff=80, halo=60, mess=0.35)
add("raita-kassi", NEAR, kind="tote", form="bag", colours=["ecru"], seed=2, wide=1.45, tall=1.05, rise=0.4, density=95, warp=(0.16, [(0, "ecru"), (0.66, "denim")]), weft=None)
add("marja-nyytti", kind="gathered", form="knot", colours=["berry"], seed=2, density=80)
add("nuppu-pussukka", way("sea"), way("lichen"), kind="gathered", form="string", colours=["rose"], seed=4, density=80)
add("taival-olkalaukku", NEAR, kind="felt_flat", form="crossbody", colours=["charcoal"], seed=3)
add("haapa-kukkaro", way("spruce"), way("berry"), kind="felt_flat", form="purse", colours=["ochre"], seed=4)
add("nummi-lasinaluset", kind="felt_flat", form="coasters", colours=["heather", "charcoal"], seed=5)
add("kanto-lasinaluset", kind="stack", form="rounds", colours=["sand"], seed=6)
add("kaste-pyyhkeet", kind="stack", form="towels", colours=["ecru"], seed=7, stripes=[(0.11, [(0, "birch"), (0.66, "denim")]), (0.36, [(0, "birch"), (0.5, "sea")])])
add("rae-torkkupeitto", kind="stack", form="throw", weave="herringbone", colours=["#716c66", "ecru"], seed=8, pitch=0.022)
add("loyly-pyyhe", kind="tote", form="towel", colours=["ecru"], seed=9, density=34)
add("lampi-lanka", kind="skein", form="loose", colours=["denim", "mist"], seed=9, height=3.2)
add("syys-kerat", kind="ball", colours=["rust", "ochre", "moss", "bark", "berry"], seed=10, radius=0.02, height=2.95)
add("kuulas-mohairlanka", way("heather"), kind="ball", colours=["rose"], seed=11, radius=0.02, wool=MOHAIR, spot=(-0.05, 0.1, 0.52))
add("puro-pellavalanka", kind="ball", colours=["straw"], seed=12, radius=0.016, wool=SMOOTH, tall=1.18, spot=(-0.05, 0.1, 0.55), melange=0.12)
add("tunturi-sukkalanka", kind="ball", colours=["grey"], seed=13, radius=0.018, tall=0.8, fleck="lichen", melange=0.3, spot=(-0.05, 0.1, 0.62))
add("kuura-riipus", NEAR, kind="earrings", form="pendant", beads=[], seed=2)
add("kapy-korvakorut", kind="earrings", height=1.9, beads=[(0.16, "juniper", "leaf")])
add("poukama-korvakorut", kind="earrings", beads=[(0.05, "moss", "round"), (0.2, "sea", "half")])
add("kehra-tyyny", kind="cushion", colours=["oat"], seed=5, pattern=knit.Cable(6, 11, 8, 0.6))
