"""The drying line: clothes pegged by their hems or bands, a rope, wooden pegs."""

import numpy as np

import draft
import pegs
import stage
from fabric import FALL
from garment import Garment
from kinds import hung, waisted
from kinds.hung import LIGHT, U
from kinds.together import held
from measures import MEASURES
from noise import waves
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


def upside_down(p, grips, spread=0.96):
    """A shirt or top that hangs by its hem from pegs at `grips` (cm from its middle); the hem is then at y = 0 when turned."""
    m = {**MEASURES[p["cut"]], **({"arm_angle": 30} if "sleeve" in MEASURES[p["cut"]] else {})}
    pieces, seams = draft.upper(m)
    garment = Garment(pieces, seams, spacing=m.get("spacing", 1.3), z=Z, seed=p.get("seed", 1))
    low = hung.lowest(m)
    garment.points[:, :2] = -garment.points[:, :2] + [0, low]
    x, y, _ = garment.points.T
    garment.points[:, 2] += 1.6 * waves(x, y * 0.2, p.get("seed", 1) + 20, 18)
    hem = np.unique(np.concatenate([garment.along(name, "hem") for name in ("front", "back")]))
    held_ = []
    for g in grips:
        near = hem[np.abs(garment.points[hem, 0] - g) < 1.3]
        garment.points[near, 0] = g * spread + (garment.points[near, 0] - g)
        garment.points[near, 1] = 0
        held_.append(near)
    fronts = np.isin(np.concatenate(held_), garment.along("front", "hem"))
    held_ = np.concatenate(held_)
    garment.points[held_, 2] = Z + np.where(fronts, 0.3, -0.3)
    garment.hang(FALL[m["falls"]], held_, seconds=2.0, seed=p.get("seed", 1), wind=0.7)
    garment.soften(2)
    garment.moved[:, :2] = -(garment.moved[:, :2] - [0, low])
    cloth = hung.cloth_of(p, m)
    garment.show(cloth, m.get("thick", 0.12))
    hung.finish(p, m, garment, cloth)
    return -low


def line(p, rng):
    """What dries: `things` are (row, x in cm, places of its pegs, changes)."""
    left, right = p["span"]
    high = rope(rng, left - 25, right + 25, p.get("sag", 4))
    for name, x, grips, change in p["things"]:
        row = {**PICTURES[name], **change}
        lean = (high(x + 1) - high(x - 1)) / 2
        if row["kind"] == "hung":
            with held() as holder:
                down = upside_down(row, grips)
            # Turned about, its hem on the line.
            holder.location, holder.rotation_euler = (x * U, (high(x) - down - 0.6) * U, 0), (0, 0, np.pi + lean)
        else:
            m = MEASURES[row["cut"]]
            with held((x * U, (high(x) - m["band"] + 0.9) * U, (Z - waisted.Z) * U), turn=lean):
                garment = waisted.hang(row, m)
                cloth = hung.cloth_of(row, m)
                garment.show(cloth, m.get("thick", 0.12))
                waisted.finish(row, m, garment, cloth)
        for g in grips:
            pegs.clothes_peg(np.array([x + g, high(x + g), Z]) * U, 7.4 * U, lean + rng.normal(0, 0.03))
    low = p["low"]
    height = (right - left) * 1.25
    stage.flat_lay(height * U, ((left + right) / 2 * U, (low + height / 2) * U), **LIGHT)
