"""Hanks of yarn: a long ring of strands, twisted into a rope and laid down."""

import numpy as np

import stage
import wood
from colour import DYES
from hanks import bundle, tied
from noise import turned
from twisted import hank
from yarn import Yarn, fibre, strands


def lay(name, rng, colour, yarn_radius, place, angle, melange=0.2, fleck=None, droop=0.0, **shape):
    """One hank at a place, turned about z; its ends `droop` when it lies on others."""
    line = hank(rng, **shape)
    line[..., 2] -= droop * (2 * line[..., 0] / shape.get("long", 1.75)) ** 2
    put = lambda points: turned(points, angle) + np.asarray(place)
    for number, (group, tone) in enumerate(zip(np.array_split(rng.permutation(len(line)), 5), (0.0, -0.1, 0.07, -0.04, 0.12))):
        woollen(yarn_radius, rng).lay(f"{name} {number}", put(line[group]), toned(colour, tone), melange, fleck)
    return put(line)


def woollen(radius, rng):
    """Plied wool, as fine as it is in a hank."""
    return Yarn(radius, rng, fibres=6, fluff=14, halo=6, stray=0.5, mess=0.36, twist=7.5)


def toned(colour, by):
    """The same dye, a little darker or lighter, as one pot gives it."""
    value = DYES.get(colour, colour)
    return "#" + "".join(f"{int(np.clip(int(value[i : i + 2], 16) * (1 + by), 0, 255)):02x}" for i in (1, 3, 5))


def dyed(line, rng, colours, R, share=(0.12, 0.3), groups=14):
    """Yarn dipped by hand: along every strand the colours follow each other, one shading into the next within a finger's breadth.

    A group of strands lay together in the pot: its borders fall alike.
    """
    n = line.shape[1]
    soft = [tone for a, b in zip(colours, [*colours[1:], colours[0]]) for tone in (a, blend(a, b))]
    yarn = woollen(R, rng)
    for number, group in enumerate(np.array_split(rng.permutation(len(line)), groups)):
        spun = yarn.spin(line[group])
        ends = np.cumsum([rng.uniform(*share) * (1 if k % 2 == 0 else 0.3) for k in range(len(soft))])
        cuts = np.concatenate([[0], ends / ends[-1] * (n - 1)]).astype(int)
        for k, (a, b) in enumerate(zip(cuts[:-1], cuts[1:])):
            if b > a:
                part(f"dip {number} {k}", spun, line[group], slice(a, b + 1), soft[k], yarn)


def part(name, spun, line, piece, colour, yarn, melange=0.2):
    """A piece of strands that were spun whole, so that where two colours meet their plies run on."""
    for (points, radius), kind, tone in zip(spun, ("fibres", "core"), (dict(melange=melange), dict(melange=melange * 0.5, light=0.8))):
        points = points.reshape(-1, *points.shape[2:])[:, piece]
        strands(f"{name} {kind}", points, radius, fibre(f"{name} {kind}", colour, staple=20 * yarn.radius, **tone))
    yarn.fuzz(name, line[:, piece], colour, melange)


def blend(one, other):
    """The colour half way between two."""
    a, b = (np.array([int(DYES.get(c, c)[i : i + 2], 16) for i in (1, 3, 5)]) for c in (one, other))
    return "#" + "".join(f"{int(v):02x}" for v in (a + b) / 2)


def hand_dyed(p, rng):
    """One twisted hank whose blue gives way to grey and comes back."""
    R = p.get("radius", 0.0095)
    line = hank(rng, strands=int(0.0385 / R**2), n=260, start=rng.normal(0, 0.03, (int(0.0385 / R**2), 1)))
    dyed(turned(line, p.get("angle", 0.42)), rng, p["dips"], R)


def hung(p, rng):
    """The hank opened and hung over a peg: its whole round of colours is seen."""
    R = p.get("radius", 0.0095)
    top = np.array([0.0, 1.02, 0.3])
    wood.tube("rod", [(-2.2, 1.03, 0.3), (2.2, 1.02, 0.3)], 0.03, wood.grain("rod", "camel", 0.7))
    line = bundle(rng, top, 1.98, 0.24, 0.032, strands=300, turn=1.1)
    tied(rng, "tie", line, top[1] - 1.15, "ecru", R)
    dyed(line, rng, p["dips"], R)


def build(p):
    """One to three hanks, lying one above the other in the picture."""
    seed = p.get("seed", 5)
    rng = np.random.default_rng(seed)
    if p.get("dips"):
        (hung if p.get("view") == "hung" else hand_dyed)(p, rng)
        return shot(p)
    R = p.get("radius", 0.0105)
    colours = p["colours"]
    count = p.get("strands", int(0.043 / R**2))
    spread = {1: [0.0], 2: [0.3, -0.3], 3: [0.55, 0.0, -0.55]}[len(colours)]
    for i, (colour, y) in enumerate(zip(colours, spread)):
        # Nobody lays all of them the same way round.
        angle = rng.normal(0, 0.06) + p.get("angle", 0.08) + np.pi * (i == 1)
        place = (rng.normal(0, 0.06), y, 0)
        lay(f"hank {i}", rng, colour, R, place, angle, p.get("melange", 0.2), p.get("fleck"), strands=count)
    shot(p)


def shot(p):
    """From above, or near."""
    view = p.get("view", "front")
    if view == "hung":
        stage.flat_lay(2.9, (0.0, 0.0), soft=2.0, room=0.42)
    elif view == "front":
        stage.flat_lay(p.get("height", 2.95), (0, 0), tilt=p.get("tilt", 0.45))
    else:
        stage.flat_lay(1.0, (0.1, 0.0), tilt=0.6, roll=0.3)
