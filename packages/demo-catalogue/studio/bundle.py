"""A bundle bag folded from one piece of linen: its two horns are tied together over the mouth. In cm, y up, the front towards z."""

import numpy as np

import corners
import fabric
import knots
import look
import sewing
import slumped
import stage
from garment import CM, UNIT, Garment, Piece
from noise import path, smooth, waves

U = CM * UNIT
# Half its width; how high the mouth's lowest place, the sides and the horns are, flat.
WIDE, MOUTH, SIDE, TOP = 16.6, 23.0, 20.0, 36.0
ROUND = 10.5
# Where the horns are tied.
KNOT = np.array([1.6, 19.6, 1.2])
# Its two ends beyond the knot: where they leave it, which way, how their breadth lies, how long they are, where their points lean.
BROAD = 6.2
ENDS = (((-1.0, 0.1, 1.2), (-0.75, 0.25, 0.62), (0.55, -0.1, 0.8), 12.0, -0.8), ((1.1, 0.2, 1.0), (0.86, 0.3, 0.4), (-0.3, 0.15, 0.9), 10.6, 0.9))
LINEN = fabric.FALL["linen"] | dict(bending=3e-6, mass=0.26, worn=(0.02, 7.0))
# What is in it.
FILLING = [((-0.5, 3.0, 0.0), (12.2, 6.8, 8.9)), ((-4.6, 6.8, 0.8), (5.8, 4.8, 5.4)), ((4.4, 7.6, -0.4), (5.6, 4.6, 5.4)), ((0.4, 9.2, 0.6), (4.0, 3.4, 3.8))]


def cut():
    """Front and back, alike: a square with a horn on each side; sewn at the foot and the sides, up to the horns' ends."""
    right = path([(WIDE, ROUND + 1), (WIDE - 0.3, SIDE), (WIDE - 2.6, TOP - 7), (12.6, TOP)])(np.linspace(0, 1, 30))
    mouth = path([(7.2, TOP), (5.4, TOP - 6), (2.6, MOUTH + 2.2), (0, MOUTH), (-2.6, MOUTH + 2.2), (-5.4, TOP - 6), (-7.2, TOP)])(np.linspace(0, 1, 50))
    turn = np.linspace(-np.pi / 2, 0, 24)
    round_ = np.stack([WIDE - ROUND + ROUND * np.cos(turn), ROUND + ROUND * np.sin(turn)], 1)
    side_r = np.vstack([[(WIDE, ROUND)], right])
    flip = lambda line: np.asarray(line)[::-1] * [-1, 1]
    edges = dict(bottom=[(-WIDE + ROUND, 0), (WIDE - ROUND, 0)], corner_r=round_, side_r=side_r, horn_r=[(12.6, TOP), (7.2, TOP)], mouth=mouth,
                 horn_l=[(-7.2, TOP), (-12.6, TOP)], side_l=flip(side_r), corner_l=flip(round_))
    seams = [(("front", e), ("back", e)) for e in ("bottom", "corner_r", "corner_l", "side_r", "side_l")]
    return [Piece("front", edges, 1), Piece("back", edges, -1)], seams


def gathered(across, seed):
    """Where a horn's cloth lies in the knot, by how far across it is (-1 the front's edge, 0 the fold, 1 the back's): (aside, deep)."""
    fold = np.sin(9.5 * np.pi * across + seed) + 0.3 * np.sin(17 * across + 2 * seed)
    return 0.35 + 0.42 * fold - 0.4 * np.abs(across), 1.15 * across


def begun(garment, seed):
    """Where every point begins: a lens round what is in it, the horns already drawn to the knot."""
    out = np.zeros((len(garment.flat), 3))
    for i, layer in enumerate((1, -1)):
        mine = garment.piece_of == i
        x, y = garment.flat[mine].T
        side = np.sign(x) + (x == 0)
        up = smooth(SIDE - 6, TOP - 2, y)
        share = np.clip((np.abs(x) - 7.2) / 5.4, 0, 1)
        aside, deep = gathered(-layer * (1 - share), seed + side)
        body = 7.8 * np.sqrt(np.clip(1 - (x / (WIDE + 0.3)) ** 2, 0, 1)) * smooth(-1, 6, y) * layer
        lens = np.column_stack([0.8 * x, 0.1 + 0.76 * y, body])
        tied = KNOT + np.column_stack([side * (0.4 + 0.8 * aside) + side * 0.5 * (TOP - y), -0.55 * (TOP - y), deep])
        out[mine] = lens + (tied - lens) * up[:, None]
    return garment.merged(out)


def slump(seed):
    """Sewn and let fall, the horns held where they are knotted."""
    garment = Garment(*cut(), spacing=0.6, seed=seed)
    # Its seams lie at the outline, where they aren't seen; where two of them meet they would be a notch.
    garment.uncut = tuple(edge for (_, edge), _ in garment.seams)
    garment.points = begun(garment, seed)
    flat = garment.merged(garment.flat)
    held = np.flatnonzero(flat[:, 1] > TOP - 1.0)
    edge = np.abs(np.interp(np.abs(flat[:, 0]), [0, 2.6, 5.4, 7.2], [MOUTH, MOUTH + 2.2, TOP - 6, TOP]) - flat[:, 1])
    stiffer = np.where((edge < 1.2) & (flat[:, 1] > MOUTH - 1.2), 4, 1)
    slumped.fallen(garment, LINEN, held, slumped.Filled(*FILLING), 1.3, seed, crumpled=2.5, stiffer=stiffer)
    garment.soften(2)
    slumped.layered(garment)
    return garment


def knotted(material):
    """The knot itself: one ribbon drawn tight."""
    stub = lambda side: KNOT + np.stack([side * np.linspace(0.4, 1.6, 8), np.linspace(-0.4, -0.9, 8), np.linspace(1.2, 0.9, 8)], 1)
    knots.overhand(KNOT + [0, -0.3, 1.0], 4.4, (stub(-1), stub(1)), 3.3, material, creased=1.2, fine=2.7)


def inside(material):
    """What is seen of its filling: a cloth of another colour, wrapped round something."""
    u, v = np.meshgrid(np.linspace(0, np.pi, 60), np.linspace(0, 2 * np.pi, 90))
    way = np.stack([np.sin(u) * np.cos(v), np.cos(u), np.sin(u) * np.sin(v)], -1)
    for middle, radii in FILLING[1:]:
        lumpy = 0.9 + 0.05 * waves(way[..., 0] + way[..., 1], way[..., 2], 3, 1.1)
        stage.lay_out(stage.sheet("inside", (middle + way * radii * lumpy[..., None]) * U, material), "pattern", np.stack([v, u], -1) * 5 * U)


def made(p, rng):
    """The bundle, its knot, the horns' ends, the hems."""
    seed = p.get("seed", 2)
    garment = slump(seed)
    weaving = dict(slumped.WOVEN, through=0.03, seed=seed)
    cloth, ends = look.linen("cloth", p["colours"][0], **weaving), look.linen("end", p["colours"][0], **weaving)
    garment.show(cloth, 0.09)
    mouth = np.asarray(cut()[0][0].edges["mouth"])
    for name in ("front", "back"):
        sewing.stitches(garment.surface(name), (mouth - [0, 0.9]) * U, p["colours"][0])
    over = slumped.Over(garment.moved, KNOT * [1, 0, 1], KNOT[1] + 1.0)
    for i, (root, way, across, long, lean) in enumerate(ENDS):
        end, edges = corners.fallen(KNOT + root, way, across, BROAD, long, lean, LINEN | dict(bending=4e-6), over, seed + i)
        end.show(ends, corners.THIN)
        corners.hemmed(end, edges, p["colours"][0], ends, rng)
    knotted(ends)
    inside(look.linen("inside", "ecru", **weaving))
