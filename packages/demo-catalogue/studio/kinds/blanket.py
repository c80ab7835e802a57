"""A knitted blanket, folded into thick layers."""

import numpy as np

import folds
import knit
import stage


def build(p):
    """Folded over and over and seen from above, a border all round; its edges lie open at the sides."""
    seed = p.get("seed", 11)
    rng = np.random.default_rng(seed)
    layers = [
        dict(wide=1.5 - 0.012 * i, deep=1.25 - 0.02 * i, high=0.1 + 0.004 * i, cols=p.get("cols", 50), colours=p["colours"], open_ends=True, lower=rng.uniform(0.95, 1.2),
             pattern=knit.Bordered(5), chart=p.get("chart"), angle=rng.normal(0, 0.016), droop=0.012 + 0.014 * i, melange=p.get("melange", 0.2),
             place=(rng.normal(0, 0.015), rng.normal(0, 0.015)))
        for i in range(3)
    ]
    folds.knit_stack(layers, dict(rng=rng, fibres=p.get("fibres", 8), **p.get("spin", {})), seed)
    stage.flat_lay(2.7, (0.0, 0.05), tilt=0.42, roll=0.07)
