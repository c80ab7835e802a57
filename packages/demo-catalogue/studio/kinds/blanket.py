"""A knitted blanket, folded into thick layers on the table."""

import numpy as np

import folds
import stage


def build(p):
    """Folded over and over, its thin layers seen across a corner; their edges lie open at the side."""
    seed = p.get("seed", 11)
    rng = np.random.default_rng(seed)
    wide, deep, high = p.get("wide", 1.6), p.get("deep", 1.15), p.get("high", 0.105)
    count = p.get("layers", 5)
    cols = p.get("cols", 50)
    layers = [
        dict(wide=wide * (1 + 0.006 * i), deep=deep + 0.015 * i, high=high * (1 + 0.04 * i), cols=cols, colours=p["colours"], open_ends=True, lower=deep * rng.uniform(0.75, 0.95),
             pattern=p.get("pattern"), chart=p.get("chart"), angle=rng.normal(0, 0.012), droop=0.008 + 0.011 * i, melange=p.get("melange", 0.2),
             place=(rng.normal(0, 0.012), rng.normal(0, 0.012)))
        for i in range(count)
    ]
    top = folds.knit_stack(layers, dict(rng=rng, fibres=p.get("fibres", 8), **p.get("spin", {})), seed)
    if p.get("view") == "near":
        stage.table_top(1.15, (-0.15, -0.45, top * 0.75), rise=0.5, turn=-0.45, back=4)
    else:
        stage.table_top(p.get("height", 3.0), (0.05, 0, top * 0.5 + 0.1), rise=p.get("rise", 0.42), turn=p.get("turn", -0.5))
