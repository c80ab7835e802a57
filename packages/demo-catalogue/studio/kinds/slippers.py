"""A pair of seamless felt slippers on leather soles, seen from the toes at an angle."""

import numpy as np

import felt
import leather
import stage
from noise import path, smooth, turned, waves
from yarn import Yarn

# Half of a foot's outline, heel to toe: outside, then inside, in units of 18 cm.
SOLE = [(0.0, -0.75), (0.16, -0.7), (0.235, -0.5), (0.225, -0.15), (0.27, 0.2), (0.285, 0.42), (0.2, 0.66), (0.02, 0.76), (-0.17, 0.68), (-0.245, 0.44), (-0.215, 0.12), (-0.185, -0.2), (-0.215, -0.5), (-0.15, -0.7), (0.0, -0.75)]
CM = 1 / 18
MOUTH, WIDE, LONG = (0.005, -0.27), 0.162, 0.385
SOLE_HIGH, RIM = 0.028, 0.021
# Points round the foot, up the felt, over its edge and down inside.
ROUND, UP, OVER, DOWN = 300, 90, 11, 30
# In cm: how long a stitch of the sole is and how far apart two are; points round the sole.
STITCH, APART, EDGE = 0.52, 0.88, 1200


def outline(t):
    """The sole's edge, from the heel round the outside."""
    points = np.asarray(SOLE)
    around = path(np.vstack([points[-4:-1], points, points[1:4]]))
    steps = np.linalg.norm(np.diff(np.vstack([points[-4:-1], points, points[1:4]]), axis=0), axis=1) ** 0.75
    times = np.concatenate([[0], np.cumsum(steps)]) / steps.sum()
    return around(times[3] + (times[-4] - times[3]) * t)


def shell(seed):
    """Felt from the sole up, over the edge and down inside: (ROUND, rows, 3), closed round the foot."""
    rng = np.random.default_rng(seed)
    t = np.linspace(0, 1, ROUND, endpoint=False)
    foot = outline(t)
    around = lambda k, size: waves(np.cos(2 * np.pi * t), np.sin(2 * np.pi * t), seed + k, size)
    # The mouth is an oval whose front rises over the instep and whose sides dip below the ankle; no hand cuts it even.
    turn = 2 * np.pi * t - np.pi / 2
    wide, long = (WIDE, LONG) * rng.uniform(0.96, 1.06, 2)
    mouth = np.stack([MOUTH[0] + rng.normal(0, 0.012) + wide * np.cos(turn), MOUTH[1] + long * np.sin(turn)], -1)
    mouth = mouth * (1 + 0.03 * around(1, 1.1)[:, None])
    front = np.sin(turn)
    high = 0.385 + 0.05 * front - 0.06 * np.cos(turn) ** 2 + 0.03 * np.clip(-front, 0, 1) + 0.02 * around(2, 1.0) + 0.007 * around(3, 0.35)
    # The heel's edge, trodden a little to one side.
    mouth[:, 1] -= 0.035 * smooth(0.5, 1.0, -front)
    out = foot - mouth
    reach = np.linalg.norm(out, axis=1, keepdims=True)
    out = out / (reach + 1e-9)
    start = np.column_stack([foot, np.full(ROUND, SOLE_HIGH)])
    end = np.column_stack([mouth, high])
    # Over the toes the felt bulges upright first and runs back to the instep almost level.
    steep = np.column_stack([out * 0.04, 0.12 + 0.13 * np.clip(1 - reach[:, 0] / 0.7, 0, 1)])
    level = np.column_stack([out * (0.12 * np.clip(reach / 0.12, 0, 1) + 0.42 * np.clip(reach - 0.15, 0, 1)), -0.02 - 0.1 * np.clip(reach[:, 0] - 0.2, 0, 1)])
    s = np.linspace(0, 1, UP)[None, :, None]
    a, b, c, d = start[:, None], (start + steep)[:, None], (end + level)[:, None], end[:, None]
    skin = (1 - s) ** 3 * a + 3 * (1 - s) ** 2 * s * b + 3 * (1 - s) * s**2 * c + s**3 * d
    bend = np.linspace(0.15, 1, OVER)[None, :, None] * np.pi
    inwards = np.column_stack([-out, 0 * t])[:, None]
    thick = RIM * (1 + 0.16 * around(4, 0.5))[:, None, None]
    rim = end[:, None] + inwards * thick * (1 - np.cos(bend)) + np.array([0, 0, 1.0]) * thick * 0.8 * np.sign(np.sin(bend)) * np.abs(np.sin(bend)) ** 0.6
    deep = np.linspace(0.04, 1, DOWN)[None, :, None]
    shrink = np.array([0.9, 0.94])
    floor = np.column_stack([foot * shrink, np.full(ROUND, SOLE_HIGH + 0.012)])[:, None]
    under = skin[:, ::-1][:, :: UP // DOWN][:, :DOWN] * [*shrink, 0.92]
    mix = np.clip(deep * 5, 0, 1)
    inner = (1 - mix) * (rim[:, -1:] - np.array([0, 0, 0.2]) * deep) + mix * under
    last = np.clip(deep - 0.9, 0, 0.1) * 10
    return lumpy(np.concatenate([skin, rim, (1 - last) * inner + last * floor], 1), seed)


def lumpy(whole, seed):
    """As felt is that was rubbed by hand and worn for a week: uneven all over, dented beside the toes, creased across the instep."""
    x, y, z = np.moveaxis(whole, -1, 0)
    du, dv = np.roll(whole, -1, 0) - np.roll(whole, 1, 0), np.gradient(whole, axis=1)
    normal = np.cross(du, dv)
    normal /= np.linalg.norm(normal, axis=2, keepdims=True) + 1e-9
    free = smooth(SOLE_HIGH, SOLE_HIGH + 0.1, z)
    field = lambda k, size: waves(x + 0.6 * z, y - 0.5 * z, seed + k, size)
    bulge = 0.02 * field(10, 0.55) + 0.0085 * field(11, 0.2) + 0.0035 * field(12, 0.085)
    dent = lambda at, wide, deep: -deep * np.exp(-((x - at[0]) / wide[0]) ** 2 - ((y - at[1]) / wide[1]) ** 2)
    side = 0.02 * np.sin(seed)
    bulge = bulge + dent((0.2 + side, 0.3), (0.09, 0.16), 0.02) + dent((-0.17, 0.34 + side), (0.08, 0.14), 0.022) + dent((0.02, 0.62), (0.12, 0.09), 0.012)
    # Creases over the ball of the foot and where the instep begins.
    for k, (place, deep) in enumerate(((0.13, 0.012), (0.24, 0.009), (0.35, 0.006))):
        away = y - place - side - 0.35 * x**2 - 0.02 * waves(x, 0 * x, seed + 20 + k, 0.4)
        bulge = bulge - deep * np.exp(-((away / 0.028) ** 2)) * smooth(0.06, 0.16, z) * np.clip(0.6 + 0.5 * waves(x, 0 * x, seed + 24 + k, 0.5), 0, 1)
    # The thread of the sole draws the felt in.
    seam = -0.012 * np.exp(-(((z - SOLE_HIGH - 0.012) / 0.016) ** 2))
    # What is inside follows the outside.
    outwards = 1 - 2 * smooth(UP - 4, UP + OVER + 3, np.arange(whole.shape[1]))
    whole = whole + normal * ((bulge * free + seam) * outwards)[..., None]
    # Felt springs up a little at the toe, its sole with it.
    return whole + np.stack([0 * x, 0 * x, sprung(whole[..., 1])], -1)


def sprung(y):
    """How far the sole stands off the ground."""
    return 0.035 * smooth(0.42, 0.85, y) ** 1.5


def ring_faces(n, m):
    """Quads of a sheet that is closed in its first direction."""
    index = np.arange(n * m).reshape(n, m)
    after = np.roll(index, -1, 0)
    return np.stack([index[:, :-1], after[:, :-1], after[:, 1:], index[:, 1:]], -1).reshape(-1, 4)


def sole(name, move, seed, rng):
    """Leather under the felt, a little wider than it and cut by hand, sewn on with waxed thread that draws it in."""
    line = np.column_stack([outline(np.linspace(0, 1, EDGE, endpoint=False)), np.full(EDGE, 0.031)])
    away = np.roll(line[:, :2], -1, 0) - np.roll(line[:, :2], 1, 0)
    away = np.column_stack([away[:, 1], -away[:, 0]]) / np.linalg.norm(away, axis=1, keepdims=True)
    turn = 2 * np.pi * np.arange(EDGE) / EDGE
    field = lambda k, size: waves(np.cos(turn), np.sin(turn), seed + k, size)
    line[:, :2] += away * (0.009 + 0.003 * field(6, 0.3) + 0.0015 * field(7, 0.08))[:, None]
    line[:, 2] += sprung(line[:, 1])
    far = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]) / CM
    holes = stitched(far[-1], rng)
    sunk = np.exp(-((np.abs(far[:, None] - holes.ravel()).min(1) / 0.11) ** 2))
    between = np.any((far[:, None] > holes[:, 0]) & (far[:, None] < holes[:, 1]), axis=1)
    deep = 0.0055 * sunk + 0.0025 * between
    profile = [(-0.2, 0.0, 0), (0.014, 0.0, 0), (0.024, 0.004, 0), (0.026, 0.02, 0.1), (0.022, 0.026, 0.4), (0.016, 0.028, 0.8), (0.009, 0.029, 1), (0.001, 0.029, 0.7), (-0.03, 0.028, 0)]
    foot, more = outline(np.arange(EDGE) / EDGE), 0.004 * field(5, 0.5)[:, None]
    points = np.stack([np.column_stack([foot + away * (k + more * (k > 0)), z - share * deep + sprung(foot[:, 1])]) for k, z, share in profile], 1)
    points[:, 0, :2] = foot * 0.7
    stage.mesh(name, move(points.reshape(-1, 3)), ring_faces(EDGE, len(profile)), leather.hide("#7f5636", CM))
    threaded(name, move, line, away, far, holes, rng)


def stitched(long, rng):
    """Where each stitch of a row goes in and comes out again, cm: the hand finds its measure and loses it."""
    holes, at, pace = [], 0.3, 0.0
    while at < long - 0.9:
        pace = 0.7 * pace + rng.normal(0, 0.1)
        wide = STITCH * np.clip(1 + pace + rng.normal(0, 0.13), 0.6, 1.5)
        holes.append((at, at + wide))
        at += wide + (APART - STITCH) * np.clip(1 + 0.6 * pace + rng.normal(0, 0.22), 0.45, 1.7)
    return np.array(holes)


def threaded(name, move, line, away, far, holes, rng):
    """The waxed thread in its holes: twisted, thicker and thinner, no stitch quite along the row nor drawn as tight as the next."""
    share = np.linspace(0, 1, 11)
    sewn = []
    for a, b in holes:
        where = a + (b - a) * share
        leg = np.stack([np.interp(where, far, line[:, k]) for k in range(3)], 1)
        aside = np.stack([np.interp(where, far, away[:, k]) for k in range(2)], 1)
        loose = rng.uniform(0.0025, 0.0062)
        leg[:, 2] += loose * np.sin(np.pi * share) ** 0.5 - 0.0075 * np.abs(2 * share - 1) ** 6 - 0.0022
        leg[:, :2] += aside * (rng.normal(0, 0.0018) + (share - 0.5) * rng.normal(0.005, 0.005) + rng.normal(0, 0.001) * np.sin(np.pi * share))[:, None]
        sewn.append(leg)
    sewn, thick = move(np.stack(sewn)), rng.integers(0, 3, len(sewn))
    for k, radius in enumerate((0.0031, 0.0036, 0.0041)):
        if (thick == k).any():
            Yarn(radius, rng, fibres=6, fluff=4, halo=0, mess=0.12).lay(f"{name} stitches {k}", sewn[thick == k], "birch", 0.2)


def slipper(name, seed, angle, place, colour, rng, flip):
    """One slipper, left or right."""
    side = np.array([-1.0 if flip else 1.0, 1, 1])

    def move(points):
        return turned(points * side, angle) + np.array([*place, 0.0])

    whole = shell(seed)
    n, m, _ = whole.shape
    faces = ring_faces(n, m)
    if flip:
        faces = faces[:, ::-1]
    points = move(whole.reshape(-1, 3))
    stage.mesh(name, points, faces, felt.matted(name, colour, CM, 0.3, 0.78, 0.6))
    seen = faces[(faces % m < UP + OVER + 6).all(1)]
    felt.coat(name, points, seen, colour, rng, 90000, 9000, 0.55)
    floor = np.column_stack([outline(np.linspace(0, 1, 120, endpoint=False)) * 0.97, np.full(120, SOLE_HIGH + 0.006)])
    floor[:, 2] += sprung(floor[:, 1])
    stage.mesh(name + " insole", move(floor), [list(range(120))], felt.matted(name + " insole", colour, CM, 0.2, 0.6))
    sole(name + " sole", move, seed, rng)


def build(p):
    """Left and right, one a little before the other."""
    seed = p.get("seed", 7)
    rng = np.random.default_rng(seed)
    colour = p["colours"][0]
    slipper("left", seed, np.pi + 0.36, (0.33, 0.15), colour, rng, True)
    slipper("right", seed + 4, np.pi + 0.66, (-0.34, -0.05), colour, rng, False)
    shot(p)


def shot(p):
    """Both from above, or near."""
    if p.get("view") == "near":
        stage.table_top(1.3, (-0.3, -0.3, 0.2), rise=0.6)
    else:
        stage.table_top(p.get("height", 2.7), (0.0, 0.0, 0.16), rise=p.get("rise", 0.62))
