"""A pair of seamless felt slippers on leather soles, seen from the toes at an angle."""

import numpy as np

import felt
import stage
import wood
from noise import path, turned, waves
from sewing import thread

# Half of a foot's outline, heel to toe: outside, then inside, in units of 18 cm.
SOLE = [(0.0, -0.75), (0.16, -0.7), (0.235, -0.5), (0.225, -0.15), (0.27, 0.2), (0.285, 0.42), (0.2, 0.66), (0.02, 0.76), (-0.17, 0.68), (-0.245, 0.44), (-0.215, 0.12), (-0.185, -0.2), (-0.215, -0.5), (-0.15, -0.7), (0.0, -0.75)]
MOUTH, WIDE, LONG = (0.005, -0.285), 0.158, 0.375
SOLE_HIGH, RIM = 0.045, 0.026


def outline(t):
    """The sole's edge, from the heel round the outside."""
    points = np.asarray(SOLE)
    around = path(np.vstack([points[-4:-1], points, points[1:4]]))
    steps = np.linalg.norm(np.diff(np.vstack([points[-4:-1], points, points[1:4]]), axis=0), axis=1) ** 0.75
    times = np.concatenate([[0], np.cumsum(steps)]) / steps.sum()
    return around(times[3] + (times[-4] - times[3]) * t)


def shell(seed, n=150, m=60):
    """Felt from the sole up, over the rim and down inside: (n, m, 3), closed round the foot."""
    t = np.linspace(0, 1, n, endpoint=False)
    foot = outline(t)
    # The mouth is an oval whose front rises over the instep and whose sides dip below the ankle.
    turn = 2 * np.pi * t - np.pi / 2
    mouth = np.stack([MOUTH[0] + WIDE * np.cos(turn), MOUTH[1] + LONG * np.sin(turn)], -1)
    front = np.sin(turn)
    high = 0.4 + 0.05 * front - 0.055 * np.cos(turn) ** 2 + 0.03 * np.clip(-front, 0, 1)
    out = foot - mouth
    reach = np.linalg.norm(out, axis=1, keepdims=True)
    out = out / (reach + 1e-9)
    start = np.column_stack([foot, np.full(n, SOLE_HIGH)])
    end = np.column_stack([mouth, high])
    # Over the toes the felt bulges upright first and runs back to the instep almost level.
    steep = np.column_stack([out * 0.035, 0.12 + 0.14 * np.clip(1 - reach[:, 0] / 0.7, 0, 1)])
    level = np.column_stack([out * (0.12 * np.clip(reach / 0.12, 0, 1) + 0.42 * np.clip(reach - 0.15, 0, 1)), -0.02 - 0.1 * np.clip(reach[:, 0] - 0.2, 0, 1)])
    s = np.linspace(0, 1, m)[None, :, None]
    a, b, c, d = start[:, None], (start + steep)[:, None], (end + level)[:, None], end[:, None]
    skin = (1 - s) ** 3 * a + 3 * (1 - s) ** 2 * s * b + 3 * (1 - s) * s**2 * c + s**3 * d
    bend = np.linspace(0.15, 1, 9)[None, :, None] * np.pi
    inwards = np.column_stack([-out, 0 * t])[:, None]
    rim = end[:, None] + inwards * RIM * (1 - np.cos(bend)) + np.array([0, 0, 1.0]) * RIM * 1.15 * np.sin(bend)
    deep = np.linspace(0.04, 1, 30)[None, :, None]
    shrink = np.array([0.93, 0.955])
    floor = np.column_stack([foot * shrink, np.full(n, SOLE_HIGH + 0.012)])[:, None]
    under = skin[:, ::-1][:, :: m // 30][:, :30] * [*shrink, 0.94]
    mix = np.clip(deep * 5, 0, 1)
    inner = (1 - mix) * (rim[:, -1:] - np.array([0, 0, 0.2]) * deep) + mix * under
    inner = (1 - np.clip(deep - 0.9, 0, 0.1) * 10) * inner + np.clip(deep - 0.9, 0, 0.1) * 10 * floor
    whole = np.concatenate([skin, rim, inner], 1)
    x, y = whole[..., 0], whole[..., 1]
    whole[..., 2] += 0.014 * waves(x, y, seed, 0.45) * np.clip(whole[..., 2] - SOLE_HIGH, 0, 0.2) / 0.2
    whole[..., 0] += 0.01 * waves(y, whole[..., 2], seed + 2, 0.5) * np.clip(whole[..., 2] - SOLE_HIGH, 0, 0.2) / 0.2
    return whole, m + 9


def ring_faces(n, m):
    """Quads of a sheet that is closed in its first direction."""
    index = np.arange(n * m).reshape(n, m)
    after = np.roll(index, -1, 0)
    return np.stack([index[:, :-1], after[:, :-1], after[:, 1:], index[:, 1:]], -1).reshape(-1, 4)


def sole(name, move):
    """Leather under the felt, a little wider than it, sewn on with waxed thread."""
    t = np.linspace(0, 1, 160, endpoint=False)
    foot = outline(t)
    away = np.gradient(foot, axis=0)
    away = np.column_stack([away[:, 1], -away[:, 0]]) / np.linalg.norm(away, axis=1, keepdims=True)
    profile = [(-0.2, 0.0), (0.012, 0.0), (0.03, 0.01), (0.032, 0.034), (0.024, 0.044), (-0.03, 0.046)]
    points = np.stack([np.column_stack([foot + away * k, np.full(len(t), z)]) for k, z in profile], 1)
    points[:, 0, :2] = foot * 0.7
    stage.mesh(name, move(points.reshape(-1, 3)), ring_faces(160, len(profile)), wood.leather(name, "#8a5b38"))
    line = move(np.column_stack([outline(np.linspace(0, 1, 1200)) * 1.012 + 0, np.full(1200, 0.05)]))
    for k in range(0, 1180, 16):
        wood.tube(f"{name} stitch", line[k : k + 11 : 2], 0.0045, thread("birch", 1.0))


def slipper(name, seed, angle, place, colour, rng, flip):
    """One slipper, left or right."""
    side = np.array([-1.0 if flip else 1.0, 1, 1])

    def move(points):
        return turned(points * side, angle) + np.array([*place, 0.0])

    whole, outer = shell(seed)
    n, m, _ = whole.shape
    faces = ring_faces(n, m)
    if flip:
        faces = faces[:, ::-1]
    points = move(whole.reshape(-1, 3))
    stage.mesh(name, points, faces, felt.ground(name, colour))
    seen = faces[(faces % m < outer + 12).all(1)]
    felt.coat(name, points, seen, colour, rng, 90000, 15000, 0.85)
    floor = move(np.column_stack([outline(np.linspace(0, 1, 120, endpoint=False)) * 0.97, np.full(120, SOLE_HIGH + 0.006)]))
    stage.mesh(name + " insole", floor, [list(range(120))], felt.ground(name + " insole", colour, 0.1))
    sole(name + " sole", move)


def build(p):
    """Left and right, one a little before the other."""
    seed = p.get("seed", 7)
    rng = np.random.default_rng(seed)
    colour = p["colours"][0]
    slipper("left", seed, np.pi + 0.42, (0.31, 0.14), colour, rng, True)
    slipper("right", seed + 1, np.pi + 0.6, (-0.33, -0.04), colour, rng, False)
    shot(p)


def shot(p):
    """Both from above, or near."""
    if p.get("view") == "near":
        stage.table_top(1.3, (-0.3, -0.3, 0.2), rise=0.6)
    else:
        stage.table_top(p.get("height", 2.7), (0.0, 0.0, 0.16), rise=p.get("rise", 0.62))
