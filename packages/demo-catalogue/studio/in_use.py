"""Rows of the kind `setting`: products in use, without people. (slug, row) in the order of their pictures."""

import numpy as np

BENCH = dict(front=-0.75, back=0.75)


def bench(height, middle, rise=0.3, turn=-0.2, **more):
    """The camera before a bench, whose floor is 1.5 lower."""
    return dict(height=height, aim=(0.05, 0, middle), rise=rise, turn=turn, floor=-1.5, **more)


ROWS = [
    ("revontuli-lapaset", dict(
        things=[("revontuli-lapaset-1", dict(at=(0, 0, 0.1), lie=((-1, np.pi + 0.07, (0.42, -0.12), 0.0), (-1, np.pi - 0.05, (-0.52, -0.08), 0.0, True)))),
                ("line", dict(high=0.66, deep=0.06, z=0.13)),
                ("clothes_peg", dict(at=(0.34, 0.585, 0.19), turn=0.05)), ("clothes_peg", dict(at=(-0.46, 0.6, 0.19), turn=-0.06))],
        room=dict(height=2.75, centre=(0, 0.02)))),
    ("tupa-sukat", dict(
        things=[("tupa-sukat-1", dict(at=(0, -0.12, 0.1), lie=((0.03, (-0.62, 0.0)), (-0.05, (0.28, 0.02))))),
                ("line", dict(high=0.76, deep=0.05, z=0.106, lean=0.03)),
                ("clothes_peg", dict(at=(-0.6, 0.7, 0.15), turn=0.06)), ("clothes_peg", dict(at=(0.3, 0.72, 0.15), turn=-0.08))],
        room=dict(height=2.75, centre=(0.08, 0.02)))),
    ("haapa-kukkaro", dict(
        things=[("haapa-kukkaro-1", dict(at=(-0.06, 0.22, 0), turn=0.1)), ("coin", dict(at=(0.16, -0.56, 0), wide=0.26, figure="20", turn=0.5)), ("coin", dict(at=(0.47, -0.5, 0), wide=0.28, colour="#b7b3a8", inner="#b58a4a", figure="2", turn=-0.35)),
                ("coin", dict(at=(0.3, -0.78, 0), wide=0.23, figure="10", turn=-0.9)), ("coin", dict(at=(-0.36, -0.6, 0), wide=0.21, colour="#9a6a44", figure="5", turn=0.25))],
        room=dict(height=2.5, centre=(0, -0.12), tilt=0.3))),
    ("nummi-lasinaluset", dict(
        things=[("coasters", dict(colours=["#514f52", "heather", "#514f52", "heather"], spots=[(0.5, 0.42, 0.3), (0.47, 0.45, 0.1), (0.55, 0.39, 0.47), (-0.4, -0.36, -0.2)])),
                ("cup", dict(place=(-0.4, -0.36, 0.046), colour="#8d9a94", drink="#8a5a2c"))],
        room=dict(height=2.75, aim=(0.03, 0, 0.25), rise=0.62, turn=-0.12))),
    ("lieska-tossut", dict(
        things=[("lieska-tossut-1", dict(at=(0.03, 0.02, 0.04))), ("runner", dict(wide=2.5, deep=1.75, turn=0.12, stripes=(0.5, [(0, "ecru"), (0.3, "grey"), (0.36, "ecru"), (0.46, "charcoal"), (0.5, "ecru"), (0.8, "grey"), (0.86, "ecru")])))],
        room=dict(height=3.3, aim=(0, 0, 0.1), rise=0.72, turn=-0.1))),
    ("kaste-pyyhkeet", dict(
        things=[("rod", dict(top=0.64, half=0.74)),
                ("towel", dict(stripes=(0.075, [(0, "birch"), (0.66, "denim")]), x0=-0.155, top=0.32, away=0.13, rod=0.0175, front=0.4, colour="ecru", seed=3)),
                ("towel", dict(stripes=(2 / 7, [(0, "birch"), (0.5, "sea")]), x0=0.165, top=0.32, away=0.13, rod=0.0175, front=0.33, askew=-0.02, half=0.505, colour="ecru", seed=8))],
        room=dict(height=2.05, centre=(0, 0.17), soft=1.7, room=0.36))),
    ("rae-torkkupeitto", dict(
        things=[("ladder", dict(tops=(1.05, -0.82), half=0.78)),
                ("draped", dict(weaving="throw", colour="#716c66", second="ecru", pitch=0.022, x0=0.0, top=1.05, wide=1.22, front=1.5, back=1.2, seed=4, fringe=0.2, folds=3.0))],
        room=dict(height=3.3, centre=(0, 0.05)))),
    ("kaiho-huivi", dict(
        things=[("chair", dict(top=0.75, half=0.72, spindles=2)),
                ("draped", dict(weaving="knit", radius=0.052, x0=0.2, top=0.75, wide=0.62, front=1.2, back=1.0, colour="plum", seed=4, cols=32, fringe=0.24, shift=-0.03))],
        room=dict(height=2.9, centre=(0, -0.1)))),
    ("marja-nyytti", dict(
        things=[("marja-nyytti-1", dict(at=(-0.2, 0.15, 0))), ("apple", dict(at=(0.66, -0.2, 0), radius=0.135, turn=0.4)), ("apple", dict(at=(0.92, -0.02, 0), radius=0.128, colour="#b8553c", turn=2.0)),
                ("apple", dict(at=(0.95, -0.36, 0), radius=0.12, colour="#a99a48", turn=4.0)), ("bench", BENCH)],
        room=bench(3.0, 0.5, turn=-0.12))),
    ("nuppu-pussukka", dict(
        things=[("nuppu-pussukka-1", dict(at=(-0.28, 0.2, 0), size=1.4)), ("reel", dict(name="reel 1", colour="berry", place=(0.68, -0.3), angle=0.5)), ("reel", dict(name="reel 2", colour="sea", place=(0.86, 0.16), angle=-0.35)),
                ("reel", dict(name="reel 3", colour="ecru", place=(0.24, -0.68), angle=-0.9))],
        room=dict(height=2.75, aim=(0.12, 0, 0.45), rise=0.4, turn=0.1))),
    ("aamu-tyynyt", dict(
        things=[("aamu-tyynyt-1", dict(at=(-0.3, 0.44, 0))), ("rae-torkkupeitto-1", dict(at=(0.72, 0.02, 0), size=0.52, turn=-0.16)), ("bench", dict(front=-0.62, back=0.95))],
        room=bench(3.1, 0.5, turn=0.2, back=1.3, soft=1.6, room=0.34))),
    ("kehra-tyyny", dict(
        things=[("kehra-tyyny-1", dict(at=(0.2, 0.25, 0))), ("book", dict(place=(-0.62, -0.2, 0), size=(0.52, 0.36, 0.07), turn=0.35, colour="#8a4f3a")), ("book", dict(place=(-0.6, -0.2, 0.07), size=(0.48, 0.33, 0.05), turn=0.12, colour="#d9cdb9")), ("bench", dict(front=-0.62, back=0.95))],
        room=bench(2.8, 0.46, turn=-0.28, back=1.35))),
    ("suvanto-huopa", dict(
        things=[("suvanto-huopa-1", dict(at=(-0.25, 0.05, 0), laid=True)), ("bowl", dict(place=(0.98, -0.02, 0), wide=0.36, tall=0.2)), ("apple", dict(at=(0.9, -0.1, 0.06), radius=0.125)), ("apple", dict(at=(1.1, -0.02, 0.07), radius=0.12, colour="#a99a48", turn=2.0)),
                ("apple", dict(at=(0.95, 0.12, 0.07), radius=0.125, colour="#b8553c", turn=1.0)), ("apple", dict(at=(0.98, -0.0, 0.2), radius=0.12, colour="#a8483a", turn=3.0)), ("bench", BENCH)],
        room=bench(3.1, 0.34, rise=0.38, turn=-0.3))),
    ("halla-pipo", dict(
        things=[("board", dict(y=0.62)), *[("peg", dict(x=x, y=0.62)) for x in (-0.95, -0.4, 0.15, 0.7)], ("cap", dict(x0=-0.4, top=0.65, colours=["ecru", "ecru"])),
                ("sammal-lapaset-1", dict(at=(0.42, 0.04, 0.1), size=0.5, lie=((-1, np.pi + 0.1, (0.2, 0.0), 0.0), (1, np.pi - 0.16, (-0.18, -0.04), 0.09)))),
                ("cord", dict(points=[(0.36, 0.36, 0.17), (0.33, 0.48, 0.19), (0.2, 0.62, 0.25), (0.15, 0.665, 0.27), (0.13, 0.62, 0.25), (0.3, 0.46, 0.2), (0.48, 0.38, 0.17)], R=0.012, colour="moss", fluff=30))],
        room=dict(height=2.2, centre=(-0.1, 0.2)))),
    ("sammal-lapaset", dict(
        things=[("sammal-lapaset-1", dict(at=(-0.05, -0.05, 0), lie=((-1, 1.35, (-0.1, 0.3), 0.0), (1, 1.08, (0.05, -0.22), 0.05)))), ("cup", dict(place=(0.98, 0.42, 0), wide=0.22, tall=0.45)), ("bench", dict(front=-0.85, back=0.85))],
        room=bench(3.1, 0.2, rise=0.62, turn=0.0))),
    ("kipina-pipo", dict(
        things=[("stack", dict(layers=[dict(wide=1.75, deep=1.3, high=0.16, cols=52, colours=["grey"], angle=0.04, droop=0.01, open_ends=True), dict(wide=1.7, deep=1.28, high=0.16, cols=52, colours=["grey"], angle=0.0, droop=0.02, open_ends=True)], at=(0, 0.1, 0))),
                ("kipina-pipo-1", dict(at=(-0.02, 0.14, 0.3))), ("bench", BENCH)],
        room=bench(3.1, 0.6, rise=0.3, turn=0.3))),
    ("kirsi-sukat", dict(
        things=[("kirsi-sukat-1", dict(at=(-0.12, 0.0, 0), lie=((0.1, (-0.3, 0.02)), (-0.06, (-0.12, -0.04))))), ("book", dict(place=(0.74, 0.52, 0), size=(0.56, 0.84, 0.1), turn=-0.2, colour="#5e6b5c")), ("cup", dict(place=(0.66, -0.02, 0), wide=0.17, tall=0.34))],
        room=dict(height=3.5, centre=(0.1, 0.32), tilt=0.35))),
    ("taival-olkalaukku", dict(
        things=[("board", dict(y=1.12)), *[("peg", dict(x=x, y=1.12)) for x in (-0.72, 0.0, 0.72)],
                ("shoulder_bag", dict(name="taival-olkalaukku-1", at=(0, -0.35, 0.02), points=[(-0.44, 0.02, -0.01), (-0.42, 0.18, 0.03), (-0.22, 0.95, 0.16), (-0.05, 1.45, 0.2), (0.0, 1.53, 0.21), (0.07, 1.44, 0.2), (0.2, 1.0, 0.14),
                    (0.16, 0.52, 0.11), (0.02, 0.38, 0.11), (-0.1, 0.54, 0.13), (-0.12, 1.0, 0.2), (-0.05, 1.42, 0.27), (0.02, 1.53, 0.29), (0.09, 1.42, 0.27), (0.24, 0.95, 0.2), (0.42, 0.18, 0.03), (0.44, 0.02, -0.01)]))],
        room=dict(height=2.9, centre=(0, 0.16)))),
    ("tori-kassi", dict(
        things=[("board", dict(y=0.92, half=2.6)), ("peg", dict(x=0.66, y=0.92)), ("cap", dict(x0=0.66, top=0.95, colours=["ochre", "ochre"])),
                ("tori-kassi-1", dict(at=(-0.28, -0.172, 0.05), size=1.375))],
        room=dict(height=2.9, centre=(0.03, 0.02)))),
    ("raita-kassi", dict(
        things=[("board", dict(y=0.7, half=2.6)), ("peg", dict(x=0.9, y=0.7)), ("peg", dict(x=-1.0, y=0.7)), ("raita-kassi-1", dict(at=(-0.25, -0.474, 0.05), size=1.6)), ("scarf", dict(x0=0.9, top=0.73, colour="sage", long=(1.1, 1.35), wide=0.42, cols=26))],
        room=dict(height=3.0, centre=(0.05, -0.02)))),
    ("puro-pellavalanka", dict(
        things=[("cup", dict(place=(-0.05, 0.05, 0), wide=0.8, tall=0.62, colour="#8d9a94", drink=None)),
                ("ball", dict(at=(-0.05, 0.05, 0.12), radius=0.52, R=0.0105, colour="straw", melange=0.12, tall=1.04, wool=dict(fibres=5, fluff=3, halo=1, mess=0.1),
                    end=[(0.3, -0.3, 0.6), (0.53, -0.45, 0.655), (0.62, -0.55, 0.5), (0.68, -0.66, 0.12), (0.66, -0.82, 0.016), (0.36, -0.96, 0.016), (0.02, -0.9, 0.016)]))],
        room=dict(height=2.9, aim=(0.0, 0, 0.5), rise=0.42))),
    ("pihlaja-kaulakoru", dict(
        things=[("runner", dict(wide=2.0, deep=1.5, at=(0, 0, 0), turn=0.14, colour="sage", density=112, life=0.008)),
                ("beads", dict(points=[(0.3, 0.54), (0.2, 0.63), (0.02, 0.63), (-0.35, 0.5), (-0.62, 0.1), (-0.5, -0.4), (0.0, -0.58), (0.5, -0.44), (0.66, 0.0), (0.46, 0.36), (0.22, 0.52), (0.02, 0.6), (-0.06, 0.72), (-0.02, 0.8)], colours=["birch", "walnut", "white", "juniper", "blue"], count=25, small=0.042, large=0.085, high=0.04, tied=(-0.008, 0.625)))],
        room=dict(height=2.5, centre=(0, 0), tilt=0.35))),
    ("kuura-riipus", dict(
        things=[("book", dict(place=(0, 0, 0), size=(1.3, 1.75, 0.2), turn=-0.1, colour="#5a6470")), ("pendant", dict(at=(0.12, -0.2, 0.23), turn=0.25,
                    points=[(0.118, -0.195, 0.23), (0.11, -0.17, 0.25), (0.1, -0.1, 0.246), (0.04, 0.05, 0.214), (-0.3, 0.2, 0.212), (-0.42, 0.5, 0.212), (-0.1, 0.68, 0.212), (0.32, 0.56, 0.212), (0.42, 0.25, 0.212), (0.16, 0.1, 0.225), (-0.12, 0.28, 0.235), (-0.2, 0.48, 0.22), (0.05, 0.54, 0.214), (0.24, 0.36, 0.225), (0.22, 0.08, 0.22), (0.15, -0.1, 0.246), (0.135, -0.17, 0.25), (0.123, -0.195, 0.23)]))],
        room=dict(height=2.7, centre=(0, 0.02), tilt=0.4))),
    ("rinne-lanka", dict(
        things=[("hanks", dict(lying=[("sage", (-0.14, 0.36, 0), 0.06), ("terracotta", (0.0, -0.27, 0), -0.06), ("ecru", (0.02, 0.13, 0.31), 0.1, 0.1)])), ("bench", dict(front=-0.85, back=0.95))],
        room=bench(3.0, 0.3, rise=0.42, turn=-0.22))),
    ("turve-lanka", dict(
        things=[("hanks", dict(lying=[("bark", (0.06, 0.28, 0), 0.06)], melange=0.3, fleck="oat")), ("ball", dict(at=(0.5, -0.36, 0), radius=0.33, R=0.0125, colour="bark", melange=0.3, fleck="oat",
            end=[(0.68, -0.54, 0.1), (0.7, -0.66, 0.02), (0.4, -0.75, 0.0125), (-0.1, -0.56, 0.0125), (-0.5, -0.62, 0.0125), (-0.72, -0.5, 0.0125)])), ("bench", dict(front=-0.85, back=0.95))],
        room=bench(3.15, 0.24, rise=0.42, turn=-0.2))),
]
