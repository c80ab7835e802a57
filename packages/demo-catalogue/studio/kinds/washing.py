"""The drying line: skirts and trousers pegged by their bands, a rope, wooden pegs."""

import numpy as np

import pegs
import stage
from kinds import waisted
from kinds.hung import LIGHT, U
from kinds.together import held
from measures import MEASURES
from table import PICTURES
from yarn import Yarn

Z = 13.0


def rope(rng, left, right, sag):
    """A cotton line from side to side, beyond the picture; returns its height at x, cm."""
    middle, half = (left + right) / 2, (right - left) / 2
    high = lambda x: -sag * (1 - ((x - middle) / half) ** 2)
    x = np.linspace(left, right, 700)
    line = np.stack([x, high(x), np.full_like(x, Z)], -1) * U
    Yarn(0.34 * U, rng, fibres=9, fluff=16, halo=5, mess=0.12, twist=6.5).lay("rope", line[None], "ecru", 0.1)
    return high


def line(p, rng):
    """What dries: `things` are (row of kind `waisted`, x in cm, places of its pegs, changes)."""
    left, right = p["span"]
    high = rope(rng, left - 25, right + 25, p.get("sag", 4))
    for name, x, grips, change in p["things"]:
        row = {**PICTURES[name], **change}
        lean = (high(x + 1) - high(x - 1)) / 2
        m = MEASURES[row["cut"]]
        with held((x * U, (high(x) - m["band"] + 0.9) * U, (Z - waisted.Z) * U), turn=lean):
            waisted.dressed(row, m, waisted.hang(row, m))
        for g in grips:
            pegs.clothes_peg(np.array([x + g, high(x + g), Z]) * U, 7.4 * U, lean + rng.normal(0, 0.03))
    low = p["low"]
    height = (right - left) * 1.25
    stage.flat_lay(height * U, ((left + right) / 2 * U, (low + height / 2) * U), **LIGHT)
