"""Linen bags that stand slumped on the table: a bundle whose two horns are tied, a pouch with drawn cords."""

import numpy as np

import bundle
import pouch
import stage
from kinds.together import held

# How many times larger they stand than clothes hang, so that they fill the picture.
GROWN = 1.85
# A smaller window and a darker room draw the folds.
LIGHT = dict(soft=1.5, room=0.34)


def build(p):
    """Pouch or bundle, made upright as what hangs, then set on its foot."""
    rng = np.random.default_rng(p.get("seed", 2))
    with held(size=GROWN) as holder:
        {"knot": bundle.made, "string": pouch.made}[p["form"]](p, rng)
    holder.rotation_euler = (np.pi / 2, 0, p.get("turn", 0.0))
    shot(p)


def shot(p):
    """All of it, from a little above."""
    stage.table_top(p.get("height", 1.72), (0.03, 0, p.get("middle", 0.4)), rise=0.22, **LIGHT)
