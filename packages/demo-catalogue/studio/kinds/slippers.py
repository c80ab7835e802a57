"""A pair of seamless felt slippers seen from above at an angle."""

import numpy as np
from scipy.ndimage import gaussian_filter1d
from scipy.spatial import cKDTree

import felt
import stage
from noise import turned, waves
from wood import tube

LONG = 1.35


def last(seed):
    """The shoe's outside over an imagined foot: u from the left sole edge over the top, v from heel to toe."""

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        wide = 0.245 + 0.055 * np.sin(np.pi * np.clip((v - 0.1) / 1.05, 0, 1)) ** 1.2 + 0.04 * np.exp(-(((v - 0.72) / 0.2) ** 2))
        ends = np.clip(1 - np.abs(2 * v - 1) ** 5, 0, 1) ** 0.5
        half = wide * ends
        high = (0.36 - 0.13 * v) * (0.25 + 0.75 * ends)
        a = np.pi * (1 - u)
        c, q = np.cos(a), np.sin(a)
        x = half * np.sign(c) * np.abs(c) ** 0.7 + 0.045 * np.sin(np.pi * v) * (0.5 + 0.3 * c)
        z = high * np.abs(q) ** 0.62
        y = (v - 0.5) * LONG
        dent = 0.012 * waves(x, y, seed, 0.5)
        return np.stack([x, y, np.maximum(z + dent * q, 0.004)], -1)

    return surface


def opening(x, y):
    """Negative inside the slipper's mouth."""
    return ((x - 0.02) / 0.19) ** 2 + ((y + 0.24) / 0.37) ** 2 - 1


def slipper(name, seed, angle, place, colour, rng, flip):
    """Shell, inside, sole and rolled rim of one slipper."""
    nu, nv = 110, 150
    u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0.0, 1.0, nv))
    shell = last(seed)(u, v)
    if flip:
        shell[..., 0] *= -1
    index = np.arange(nu * nv).reshape(nv, nu)
    faces = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    if flip:
        faces = faces[:, ::-1]
    flat = shell.reshape(-1, 3)
    middle = flat[faces].mean(1)
    top = middle[:, 2] > 0.12
    keep = ~((opening(middle[:, 0] * (-1 if flip else 1), middle[:, 1]) < 0) & top)
    faces = faces[keep]
    placed = turned(flat, angle) + np.array([*place, 0.0])
    stage.mesh(name, placed, faces, felt.ground(name, colour))
    felt.coat(name, placed, faces, colour, rng, 70000, 12000, 0.9)
    inner = flat.copy()
    inner[:, :2] *= 0.9
    inner[:, 2] = inner[:, 2] * 0.94
    inner = turned(inner, angle) + np.array([*place, 0.0])
    stage.mesh(name + " inside", inner, faces, felt.ground(name + " inside", colour, 0.1))
    t = np.linspace(0, 2 * np.pi, 80)
    edge = np.stack([(0.17 * np.cos(t)) * 1.1, -0.1 + 0.47 * np.sin(t), 0 * t + 0.035], -1)
    sole = turned(edge * [1.05, 1.1, 1], angle) + np.array([*place, 0.0])
    stage.mesh(name + " insole", sole, [list(range(80))], felt.ground(name + " insole", colour, 0.1))
    rim(name, flat, nu, nv, angle, place, colour, rng, flip)


def rim(name, flat, nu, nv, angle, place, colour, rng, flip):
    """A rolled edge round the mouth, lying on the shell."""
    high = flat[flat[:, 2] > 0.1]
    tree = cKDTree(high[:, :2])
    t = np.linspace(0, 2 * np.pi, 140, endpoint=False)
    x, y = 0.02 + 0.19 * np.cos(t), -0.24 + 0.37 * np.sin(t)
    if flip:
        x = -x
    near = tree.query(np.stack([x, y], 1), k=8)[1]
    z = gaussian_filter1d(high[near, 2].mean(1), 3, mode="wrap")
    line = turned(np.stack([x, y, z], -1), angle) + np.array([*place, 0.0])
    tube(name + " rim", line, 0.021, felt.ground(name + " rim", colour), closed=True)


def build(p):
    """Left and right, toes a little apart."""
    seed = p.get("seed", 7)
    rng = np.random.default_rng(seed)
    colour = p["colours"][0]
    slipper("left", seed, 0.12, (-0.36, 0.03), colour, rng, True)
    slipper("right", seed + 1, -0.1, (0.36, -0.03), colour, rng, False)
    shot(p)


def shot(p):
    """Both from above, or near."""
    if p.get("view") == "near":
        stage.flat_lay(0.95, (0.3, 0.3), tilt=0.6)
    else:
        stage.flat_lay(p.get("height", 2.5), (0, 0.02), tilt=p.get("tilt", 0.55))
