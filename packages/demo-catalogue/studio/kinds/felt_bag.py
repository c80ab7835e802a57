"""A bag of thick wool felt with leather or wooden handles, standing on the table."""

import numpy as np

import felt
import sewing
import stage
import wood
from noise import path, waves
from knit import normals


def wall_surface(wide, tall, deep, seed, flare):
    """The bag's outside: u round, v from bottom to rim."""

    def surface(u, v):
        u, v = np.broadcast_arrays(u, v)
        a = 2 * np.pi * u - np.pi / 2
        n = 5.0
        c, s = np.cos(a), np.sin(a)
        r = (np.abs(c) ** n + np.abs(s) ** n) ** (-1 / n)
        w = wide / 2 * (1 + flare * (v - 0.5)) * (1 + 0.015 * np.sin(3 * v + seed))
        closing = 1 - 0.45 * np.clip(v, 0, 1) ** 1.5 * np.abs(s) ** 2
        d = deep / 2 * closing
        x, y = w * r * c, d * r * s
        y = y + 0.03 * waves(x, v, seed, 0.9) * np.sin(np.pi * np.clip(v, 0, 1)) * np.sign(s) * np.abs(s)
        y = y - 0.035 * np.sin(np.pi * (x / wide + 0.5)) * np.clip(v - 0.4, 0, 1) * (s < 0)
        z = tall * v + 0.012 * waves(x, y, seed + 2, 0.8) * v - 0.02 * np.cos(2 * np.pi * x / wide) * 0.5 * v
        under = np.clip(0.05 - v, 0, 0.05) / 0.05
        x, y = x * (1 - 0.035 * under**2), y * (1 - 0.06 * under**2)
        return np.stack([x, y, np.maximum(z, 0.0)], -1)

    return surface


def grid(surface, nu, nv, v0, v1, shrink=0.0):
    """Vertices and faces of the shell; shrink moves it inwards."""
    u, v = np.meshgrid(np.linspace(0, 1, nu, endpoint=False), np.linspace(v0, v1, nv))
    points = surface(u, v)
    if shrink:
        points = points - shrink * normals(surface, u, v)
    index = np.arange(nu * nv).reshape(nv, nu)
    after = np.roll(index, -1, 1)
    faces = np.stack([index[:-1], after[:-1], after[1:], index[1:]], -1).reshape(-1, 4)
    return points.reshape(-1, 3), faces


def build(p):
    """Walls outside and inside, a rim, two handles, stitches."""
    seed = p.get("seed", 4)
    rng = np.random.default_rng(seed)
    colour = p["colours"][0]
    wide, tall, deep = p.get("wide", 1.25), p.get("tall", 1.2), p.get("deep", 0.46)
    surface = wall_surface(wide, tall, deep, seed, p.get("flare", 0.05))
    skin = felt.ground("felt", colour)
    nu, nv, thick = 160, 60, 0.035
    outer, faces = grid(surface, nu, nv, 0, 1)
    inner, _ = grid(surface, nu, nv, 0, 1, thick)
    inner[:, 2] = np.maximum(inner[:, 2], 0.02)
    rim = np.stack([np.arange(nu) + (nv - 1) * nu, (np.arange(nu) + 1) % nu + (nv - 1) * nu,
                    (np.arange(nu) + 1) % nu + (nv - 1) * nu + nu * nv, np.arange(nu) + (nv - 1) * nu + nu * nv], -1)
    points = np.vstack([outer, inner])
    every = np.vstack([faces, faces[:, ::-1] + nu * nv, rim])
    stage.mesh("bag", points, every, skin)
    density = wide * tall
    felt.coat("coat", points, every, colour, rng, int(130000 * density), int(22000 * density))
    handles(p, surface, wide, tall, rng)
    if p.get("view") == "near":
        stage.table_top(1.2, (-0.2, -0.25, tall * 0.86), rise=0.3, turn=-0.35, back=4.5)
    else:
        stage.table_top(p.get("height", 3.05), (0.02, 0, p.get("aim", 0.86)), rise=0.2, turn=p.get("turn", -0.38))


def handles(p, surface, wide, tall, rng):
    """Two flat straps on the outside, or a bent wooden bow on each side."""
    style = p.get("handle", "leather")
    skin = wood.leather("strap", p.get("strap", "#4a3324")) if style == "leather" else wood.grain("bow", p.get("strap", "#c98a5a"), 3, "z")
    reach, high = wide * p.get("spread", 0.21), p.get("bow", 0.52)
    for side in (-1, 1):
        u0 = 0.0 if side < 0 else 0.5
        near = surface(np.array(u0), np.array(0.97))
        y0 = near[1] + side * 0.012
        lean = side * 0.03
        ends = []
        for s in (-1, 1):
            down = []
            for v in np.linspace(0.74, 0.985, 9):
                u = np.linspace(u0 - 0.3, u0 + 0.3, 400)
                ring = surface(u, np.full_like(u, v))
                down.append(ring[np.argmin(np.abs(ring[:, 0] - s * reach))] + [0, side * 0.014, 0])
            ends.append(np.array(down))
        bow = [(-reach * 0.99, y0 * 0.97 + lean * 0.2, tall + high * 0.25), (-reach * 0.72, y0 * 0.9 + lean, tall + high * 0.72), (0, y0 * 0.85 + lean * 1.4, tall + high * 0.94),
               (reach * 0.72, y0 * 0.9 + lean, tall + high * 0.72), (reach * 0.99, y0 * 0.97 + lean * 0.2, tall + high * 0.25)]
        line = path(np.vstack([ends[0], bow, ends[1][::-1]]))(np.linspace(0, 1, 150))
        strap("strap", line, skin, p.get("strap_wide", 0.1), 0.022, side)
        if style == "leather":
            for down in ends:
                for dx in (-0.034, 0.034):
                    for i in np.linspace(0, len(down) - 1.6, 9):
                        k = int(i)
                        spot = down[k] + (down[k + 1] - down[k]) * (i - k) + [dx, side * 0.013, 0]
                        wood.sphere("stitch", spot, 0.011, sewing.thread("oat", 1.0), scale=(0.5, 0.5, 1.2))
        else:
            for down in ends:
                for z in (0.25, 0.75):
                    spot = down[0] + (down[-1] - down[0]) * z + [0, side * 0.014, 0]
                    wood.sphere("rivet", spot, 0.018, wood.brass(), scale=(1, 0.4, 1))


def strap(name, line, material, wide, thick, side):
    """A band along a line in the xz plane, its breadth across the line, its thickness along y."""
    way = np.gradient(line, axis=0)
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    out = np.array([0.0, side, 0.0])
    across = np.cross(way, out)
    across /= np.linalg.norm(across, axis=1, keepdims=True)
    normal = np.cross(across, way)
    points, n = [], 12
    for a in np.linspace(0, 2 * np.pi, n, endpoint=False):
        c, s = np.cos(a), np.sin(a)
        cx = np.sign(c) * np.abs(c) ** 0.35 * wide / 2
        cy = np.sign(s) * np.abs(s) ** 0.6 * thick / 2
        points.append(line + across * cx + normal * cy)
    points = np.stack(points, 1)
    count = len(line)
    index = np.arange(count * n).reshape(count, n)
    after = np.roll(index, -1, 1)
    faces = np.stack([index[:-1], after[:-1], after[1:], index[1:]], -1).reshape(-1, 4).tolist()
    faces += [index[0][::-1].tolist(), index[-1].tolist()]
    thing = stage.mesh(name, points.reshape(-1, 3), faces, material)
    edge = thing.modifiers.new("round", "BEVEL")
    edge.width, edge.segments = 0.004, 2
    edge.limit_method = "ANGLE"
    return thing
