"""Which picture shows what: the products' rows here, the shop's own in pages.py, what is shown in use in used.py."""

import charts
import pages
import stitches
from rows import FOLDED, NEAR, PALE, add, further, near, way
from rows import ORIGINALS, PHOTOS, PICTURES, size, target

DIAMONDS = [(24, charts.ZIGZAG, 1, None), (31, charts.PEERIE, 1, None), (37, charts.DIAMOND, 1, None), (47, charts.PEERIE, 1, None), (53, charts.ZIGZAG, 1, None)]
# How a yarn is spun: the finer the stitches, the fewer of its fibres are seen.
FINE, KNITTED = dict(fibres=5, fluff=10, halo=8, stray=2), dict(fibres=6, fluff=18, halo=12, stray=3)
STARS = charts.bands(
    (3, charts.LINE, 1, None), (5, charts.LINE, 1, None), (15, charts.ZIGZAG, 1, None), (21, charts.PEERIE, 2, None), (26, charts.STAR, 1, None),
    (39, charts.PEERIE, 2, None), (44, charts.STAR, 1, None), (57, charts.ZIGZAG, 1, None), (63, charts.DOTS, 1, None),
)
PALM = charts.over(charts.bands((3, charts.LINE, 1, None), (5, charts.LINE, 1, None), (15, charts.ZIGZAG, 1, None)), charts.lice(6, 21, -22))

# One of every category first.
add("sarastus-villapaita", way("spruce", "ecru"), way("plum", "ecru"), way("silver", "ecru"),
    kind="sweater", colours=["blue", "ecru"], seed=4, chart=charts.bands(*DIAMONDS, from_top=True), arm_chart=charts.bands(*((row + 14, *band) for row, *band in DIAMONDS), from_top=True), length=1.14, wide=0.97, level=0.78, neck=(0.225, 0.225), cols=84, rib_rows=16, spin=KNITTED, flat=0.75, pose=("beside", "down"))
add("halla-pipo", kind="beanie", colours=["ecru"], seed=3, tall=0.98, slouch=0.12, soft=1.25, fibres=13, spin=dict(fluff=70, halo=24, mess=0.3))
add("rinne-lanka", kind="skein", colours=["ecru", "sage", "terracotta"], seed=5, height=3.2)
add("revontuli-lapaset", dict(NEAR, wall=True), way("forest", "ecru", "ochre"), way("berry"), kind="mittens", colours=["navy", "ecru", "madder"], seed=9, chart=STARS, palm_chart=PALM, thumb_chart=charts.lice(6, 9, -6))
add("suvanto-huopa", kind="blanket", colours=["sea", "ecru"], seed=11, thrown=5, cols=108, chart=charts.scattered(8, 7), spin=dict(fluff=20, halo=10), fibres=6)
add("aitta-mekko", kind="hung", cut="a-line dress", colours=["sage"], seed=8)
add("pihlaja-kaulakoru", NEAR, kind="necklace", beads=["birch", "walnut", "white", "juniper", "blue"], count=25)
add("kelo-jakku", near(3, -30), kind="hung", cut="blazer", weave="herringbone", colours=["charcoal", "silver"], seed=5)
add("ranta-paita", way("sage"), kind="hung", cut="shirt", colours=["denim"], seed=3)
add("laine-hame", way("terracotta"), way("moss"), kind="waisted", cut="a-line skirt", colours=["sea"], seed=3)
add("polku-housut", kind="waisted", cut="wide trousers", colours=["oat"], seed=5)
add("tori-kassi", kind="tote", form="bag", colours=["oat"], seed=1, wide=40, tall=38, rise=25, sewn=37.6)
add("aamu-tyynyt", way("sage", "ecru"), kind="cushion", colours=["terracotta"], small="#d8cdb9", seed=3, height=1.95)

# The others, by category.
add("niitty-mekko", near(4, -17), way("ecru"), kind="hung", cut="waisted dress", colours=["terracotta"], seed=17)
add("suvi-mekko", near(-8, -9, 36, wall=True), kind="hung", cut="strap dress", colours=["straw"], seed=8)
add("kajo-paitamekko", kind="hung", cut="shirt dress", colours=["white"], button="shell", seed=9, light=PALE)
add("usva-mekko", kind="hung", cut="wide dress", colours=["mist"], seed=10, light=PALE)
add("sointu-mekko", way("sea"), kind="hung", cut="wrap dress", colours=["rose"], seed=12)
add("kanerva-liivimekko", way("moss"), kind="hung", cut="pinafore", colours=["heather", "#d9c9d4"], seed=15)
add("routa-neulemekko", kind="sweater", colours=["charcoal"], seed=41, length=1.62, wide=0.92, polo=True, collar=0.2, level=0.86, cols=100, rib_rows=24, spin=KNITTED, height=3.75, centre=(0, -0.33), creased=0.05, slack=1.8, flat=0.6, melange=0.26, pose=("out", "bent"))
add("tuuli-paita", kind="hung", cut="band-collar shirt", colours=["white"], button="shell", seed=9, light=PALE)
add("poiju-paita", kind="hung", cut="tunic", colours=["ecru"], weft=(0.104, [(0, "ecru"), (0.6, "indigo")]), seed=5)
add("kaisla-paita", way("rose"), kind="hung", cut="box top", colours=["lichen"], seed=12)
add("vilja-pusero", kind="hung", cut="blouse", colours=["oat"], seed=4)
add("savu-paita", kind="sweater", colours=["silver"], seed=24, length=1.16, wide=0.88, collar=0.06, collar_rib=1, level=0.8, cols=120, rib_rows=24, spin=FINE, neck=(0.205, 0.195), creased=0.05, slack=1.8, flat=0.6, melange=0.22, pose=("bent", "out"))
add("laituri-paita", kind="hung", cut="overshirt", colours=["bark", "ochre"], check=(0.13, 0.22), button="#4a3a2c", seed=6)
add("heina-toppi", way("mist"), kind="hung", cut="sleeveless top", colours=["honey"], seed=21)
add("harmaja-takki", kind="hung", cut="long coat", colours=["coal"], seed=7)
add("kaarna-kassi", kind="felt_bag", colours=["grey"], strap="#7d5233", seed=4)
add("kuusikko-villapaita", dict(NEAR, spot=(0.6, -0.55), spin={}), way("berry"), kind="sweater", colours=["spruce"], seed=21, collar=0.08, level=0.82, neck=(0.225, 0.225), pattern=stitches.Cable(8, 15, 12, 0.55, start=18, mirror=False), pose=("down", "beside"), spin=KNITTED, flat=0.8, height=3.3)
add("petaja-takki", way("navy"), kind="hung", cut="short jacket", colours=["spruce", "#7d9c86"], button="#4a3a2c", seed=8)
add("kekri-takki", way("moss", "spruce"), kind="hung", cut="checked jacket", colours=["madder", "coal"], check=(0.15, 0.5), seed=9)
add("kataja-liivi", way("rust"), kind="hung", cut="felt waistcoat", colours=["moss"], seed=10)
add("vuoma-tyotakki", way("navy"), kind="hung", cut="work jacket", colours=["ochre"], seed=11)
add("tyyni-jakku", way("madder"), kind="hung", cut="kimono jacket", colours=["indigo"], seed=12)
add("lehto-hame", kind="waisted", cut="gathered skirt", colours=["sage"], seed=8)
add("kumpu-hame", kind="waisted", cut="wrap skirt", weave="herringbone", colours=["bark", "ecru"], seed=8)
add("sarka-hame", kind="waisted", cut="pleated skirt", colours=["grey", "#dad6cd"], seed=6)
add("raanu-hame", kind="waisted", cut="striped skirt", colours=["madder"], seed=5,
    warp=(0.24, [(0, "madder"), (0.4, "ecru"), (0.46, "navy"), (0.7, "ecru"), (0.76, "ochre"), (0.92, "madder")]))
add("kallio-housut", kind="waisted", cut="tapered trousers", colours=["#3a3c40", "#85878b"], thread="#5d5f63", seed=4)
add("piha-housut", way("moss"), way("madder"), kind="waisted", cut="culottes", colours=["indigo"], seed=7)
add("kivikko-poolo", dict(FOLDED, centre=(0, 0.36)), kind="sweater", colours=["charcoal"], seed=33, wide=0.9, pattern=stitches.Rib(2, lift=0.25), polo=True, collar=0.2, level=0.84, cols=92, rib_rows=0, spin=KNITTED, creased=0.05, slack=1.6, flat=0.7, melange=0.32, pose=("out", "out"), centre=(0, 0.06))
add("saaristo-villapaita", dict(view="folded", chart=charts.stripes((9, 4), start=6)), kind="sweater", colours=["ecru", "navy"], seed=25, length=1.05, wide=0.96, chart=charts.stripes((10, 4), start=20, stop=134), arm_chart=charts.stripes((10, 4), start=20, stop=118), collar=0.06, level=0.84, cols=92, spin=KNITTED, neck=(0.27, 0.12), flat=0.7, pose=("down", "down"), height=3.25)
add("kipina-pipo", way("spruce", "ecru"), way("navy", "ecru"), kind="beanie", colours=["rust", "ecru"], seed=15, cols=104, brim=0, pattern=stitches.Both((9, stitches.Rib(2, lift=0.3)), (10**6, stitches.Stockinette())),
    chart=charts.lice(8, 12), slack=True, slouch=0.16, tall=1.12)
add("sammal-lapaset", way("berry"), way("navy"), kind="mittens", colours=["moss"], seed=12, cuff=0.28, pattern=stitches.Cable(8, 28, 9, 0.6, start=25, mirror=False, gutter=2, stop=9))
add("turve-lanka", kind="skein", colours=["bark"], fleck="oat", melange=0.3, seed=6, angle=0.5, height=2.8)
add("kehto-lanka", kind="ball", colours=["ecru"], seed=8)
add("utu-neuletakki", kind="sweater", colours=["oat"], seed=26, length=1.04, wide=0.92, collar=0.055, collar_rib=1, level=0.8, cols=112, rib_rows=22, spin=FINE, buttons=7, top_button=0.94, neck=(0.205, 0.2), creased=0.05, slack=1.6, melange=0.24, flat=0.65, pose=("out", "bent"))
add("metso-neuletakki", way("spruce"), kind="sweater", colours=["walnut"], seed=27, wide=1.04, cols=72, rib_rows=16, spin=KNITTED, flat=0.85, pattern=stitches.Moss(1), buttons=5, button="#2f2621", button_size=0.042,
    shawl=True, neck=(0.2, 0.5), top_button=0.86, pockets=(0.24, 0.76), pose=("beside", "beside"), height=3.2)
add("tuisku-liivi", kind="sweater", colours=["ecru"], seed=28, wide=0.94, cols=84, spin=KNITTED, flat=0.8, pattern=stitches.Cable(8, 36, 12, 0.6, start=18, mirror=False, middle=False, gutter=2), sleeves=False, pointed=True, neck=(0.2, 0.52), collar=0.058, level=0.6, height=2.7)
add("tupa-sukat", kind="socks", colours=["grey", "madder"], seed=2, heel=1, chart=charts.bands((20, charts.LINE, 1, None), (21, charts.LINE, 1, None), (25, charts.LINE, 1, None), (26, charts.LINE, 1, None)), rib_rows=15)
add("kirsi-sukat", way("sea", "ecru"), way("moss", "ecru"), kind="socks", colours=["berry", "ecru"], seed=3, tall=1.7, cols=26, rib_rows=16, chart=charts.lice(6, 19), foot_chart=charts.lice(6, 0), astray=0.55, height=3.2,
    lie=((-0.09, (0.22, 0.28)), (0.07, (-0.22, -0.17))))
add("kaiho-huivi", NEAR, way("grey"), kind="scarf", colours=["plum"], seed=4)
add("hamara-hartiahuivi", way("sage"), way("rose"), dict(NEAR, spin={}), kind="shawl", colours=["heather"], seed=6, spin=dict(FINE, stray=0))
add("lieska-tossut", way("charcoal"), kind="slippers", colours=["rust"], seed=7)

SMOOTH, SOCK = dict(fibres=5, fluff=3, halo=1, mess=0.1), dict(fibres=5, fluff=14, halo=5, stray=0.5, mess=0.2)
MOHAIR = dict(fibres=5, fluff=14, halo=10, stray=3, mess=0.35)
add("raita-kassi", dict(view="near", density=320, wall=True), kind="tote", form="bag", colours=["ecru"], seed=2, wide=42, tall=38, rise=22, warp=(0.093, [(0, "ecru"), (0.66, "denim")]))
add("marja-nyytti", kind="gathered", form="knot", colours=["berry"], seed=2)
add("nuppu-pussukka", way("sea"), way("lichen"), kind="gathered", form="string", colours=["rose"], seed=4)
add("taival-olkalaukku", NEAR, kind="felt_flat", form="crossbody", colours=["#504f53"], seed=3)
add("haapa-kukkaro", way("spruce"), way("berry"), kind="felt_flat", form="purse", colours=["ochre"], seed=4)
add("nummi-lasinaluset", kind="felt_flat", form="coasters", colours=["heather", "#514f52"], seed=5)
add("kanto-lasinaluset", kind="rounds", colours=["sand"], seed=6)
add("kaste-pyyhkeet", kind="stack", form="towels", colours=["ecru"], seed=8, stripes=[(0.075, [(0, "birch"), (0.66, "denim")]), (2 / 7, [(0, "birch"), (0.5, "sea")])])
add("rae-torkkupeitto", kind="stack", form="throw", weave="herringbone", colours=["#716c66", "ecru"], seed=8)
add("loyly-pyyhe", kind="tote", form="towel", colours=["ecru"], seed=6)
add("lampi-lanka", dict(view="hung"), kind="skein", colours=["denim", "mist"], dips=["denim", "#75869a", "mist", "#9aa9b2", "denim", "mist", "#56708c", "#9aa9b2"], seed=9, height=2.8)
add("syys-kerat", kind="ball", colours=["rust", "ochre", "moss", "bark", "berry"], seed=10, radius=0.0115, height=2.95, way=2, light=dict(soft=1.3, room=0.24))
add("kuulas-mohairlanka", way("heather"), kind="ball", colours=["rose"], seed=11, radius=0.0095, wool=MOHAIR, haze=(42000, 0.09), tall=0.95, uneven=0.04, light=dict(soft=1.5, room=0.3), way=1, spot=(-0.05, 0.1, 0.52))
add("puro-pellavalanka", kind="ball", colours=["straw"], seed=12, radius=0.0095, wool=SMOOTH, cake=0.98, way=2, spot=(-0.05, 0.15, 0.47), melange=0.12)
add("tunturi-sukkalanka", kind="ball", colours=["grey"], seed=13, radius=0.0125, cake=0.66, way=1, fleck="lichen", melange=0.3, spot=(-0.05, 0.15, 0.56), wool=SOCK)
add("kuura-riipus", NEAR, kind="pendant", seed=2)
add("kapy-korvakorut", kind="earrings", height=1.9, beads=[(0.16, "alder", "drop")])
add("poukama-korvakorut", kind="earrings", beads=[(0.05, "moss", "round"), (0.2, "sea", "half")])
add("kehra-tyyny", kind="cushion", colours=["oat"], seed=5, pattern=stitches.Cable(6, 11, 8, 0.8, dome=0.45, stop=1))


# Second pictures of what had one.
further("rae-torkkupeitto", dict(view="near", wall=True))
further("kanto-lasinaluset", dict(view="cup"))
further("suvanto-huopa", way("moss", "ecru"), way("terracotta", "ecru"))
further("puro-pellavalanka", way("sage"), way("rose"))
further("nummi-lasinaluset", way("moss", "#514f52"))
further("tupa-sukat", way("grey", "navy"))
further("rinne-lanka", way("ecru", "sage", "plum"))
further("marja-nyytti", way("denim"), way("moss"))

# Second pictures of what hangs: where the eye goes to, in centimetres below the shoulder or the band.
further("tuuli-paita", near(2, -8, wall=True))
further("lehto-hame", near(-12, -6, wall=True))
further("poiju-paita", near(-10, -13, wall=True))
further("kajo-paitamekko", near(4, -7, wall=True, creased=0.5))
further("vilja-pusero", near(5, -9, 38, wall=True))
further("raanu-hame", near(-8, -6, 46, wall=True))
further("laituri-paita", near(7, -17))

# Second pictures of what lies, stands or is knitted.
further("savu-paita", dict(NEAR, spin={}))
further("routa-neulemekko", dict(NEAR, spot=(0.66, -0.6), spin={}))
further("tuisku-liivi", dict(NEAR, spin={}))
further("utu-neuletakki", dict(view="neck", spin={}))
further("tori-kassi", dict(view="near", density=320, wall=True))
for slug in ("kehra-tyyny", "halla-pipo"):
    further(slug, NEAR)
further("kaste-pyyhkeet", dict(view="near", wall=True))
further("kehto-lanka", dict(view="cup", cup=((0.98, 0.62, 0), 0.42, 0.9), height=3.3))

# What is numbered on from the rows above.
import dressed
import used
