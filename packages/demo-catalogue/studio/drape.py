"""Cloth that falls: extended position-based dynamics of sewn, woven panels, in metres, seconds and kilograms.

Woven cloth hardly stretches along its threads, but shears easily on the bias and bends by its own weight: every edge is
as stiff as its direction in the weave, every pair of neighbouring triangles resists folding.
"""

import numpy as np
from numba import njit
from scipy.sparse import coo_matrix
from scipy.spatial import cKDTree

SUBSTEPS = 18
FRAME = 1 / 60
GRAVITY = -9.81


@njit(cache=True)
def step(x, v, w, edges, length, give, hinges, coefficient, stiff, rest, pairs, gap, bar, radius, wall, dt, damp, pull):
    """One small step; x and v are changed in place."""
    n = len(x)
    p = np.empty_like(x)
    for i in range(n):
        for k in range(3):
            if w[i] > 0:
                speed = v[i, k] * damp
                if k == 1:
                    speed += dt * pull
                v[i, k] = min(max(speed, -3.0), 3.0)
            else:
                v[i, k] = 0.0
            p[i, k] = x[i, k] + dt * v[i, k]
    for e in range(len(edges)):
        a, b = edges[e, 0], edges[e, 1]
        weight = w[a] + w[b]
        if weight == 0:
            continue
        dx, dy, dz = p[a, 0] - p[b, 0], p[a, 1] - p[b, 1], p[a, 2] - p[b, 2]
        now = np.sqrt(dx * dx + dy * dy + dz * dz) + 1e-12
        move = -(now - length[e]) / (weight + give[e] / (dt * dt)) / now
        p[a, 0] += w[a] * move * dx
        p[a, 1] += w[a] * move * dy
        p[a, 2] += w[a] * move * dz
        p[b, 0] -= w[b] * move * dx
        p[b, 1] -= w[b] * move * dy
        p[b, 2] -= w[b] * move * dz
    for h in range(len(hinges)):
        weight = 0.0
        cx = cy = cz = 0.0
        for q in range(4):
            i, c = hinges[h, q], coefficient[h, q]
            weight += w[i] * c * c
            cx += c * p[i, 0]
            cy += c * p[i, 1]
            cz += c * p[i, 2]
        if weight == 0:
            continue
        if rest[h] != 0:
            a, b, c = hinges[h, 0], hinges[h, 1], hinges[h, 2]
            ux, uy, uz = p[b, 0] - p[a, 0], p[b, 1] - p[a, 1], p[b, 2] - p[a, 2]
            vx, vy, vz = p[c, 0] - p[a, 0], p[c, 1] - p[a, 1], p[c, 2] - p[a, 2]
            nx, ny, nz = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
            bent = rest[h] / (np.sqrt(nx * nx + ny * ny + nz * nz) + 1e-12)
            cx -= bent * nx
            cy -= bent * ny
            cz -= bent * nz
        move = -1.0 / (weight + stiff[h] / (dt * dt))
        for q in range(4):
            i = hinges[h, q]
            m = w[i] * coefficient[h, q] * move
            p[i, 0] += m * cx
            p[i, 1] += m * cy
            p[i, 2] += m * cz
    for q in range(len(pairs)):
        a, b = pairs[q, 0], pairs[q, 1]
        dx, dy, dz = p[a, 0] - p[b, 0], p[a, 1] - p[b, 1], p[a, 2] - p[b, 2]
        now = np.sqrt(dx * dx + dy * dy + dz * dz) + 1e-12
        if now < gap and w[a] + w[b] > 0:
            move = 0.4 * (gap - now) / now / (w[a] + w[b])
            p[a, 0] += w[a] * move * dx
            p[a, 1] += w[a] * move * dy
            p[a, 2] += w[a] * move * dz
            p[b, 0] -= w[b] * move * dx
            p[b, 1] -= w[b] * move * dy
            p[b, 2] -= w[b] * move * dz
    for i in range(n):
        if w[i] == 0:
            continue
        for s in range(len(bar) - 1):
            ax, ay, az = bar[s, 0], bar[s, 1], bar[s, 2]
            bx, by, bz = bar[s + 1, 0] - ax, bar[s + 1, 1] - ay, bar[s + 1, 2] - az
            t = ((p[i, 0] - ax) * bx + (p[i, 1] - ay) * by + (p[i, 2] - az) * bz) / (bx * bx + by * by + bz * bz)
            t = min(max(t, 0.0), 1.0)
            dx, dy, dz = p[i, 0] - ax - t * bx, p[i, 1] - ay - t * by, p[i, 2] - az - t * bz
            now = np.sqrt(dx * dx + dy * dy + dz * dz) + 1e-12
            if now < radius:
                push = (radius - now) / now
                p[i, 0] = x[i, 0] + 0.5 * (p[i, 0] - x[i, 0]) + push * dx
                p[i, 1] += push * dy
                p[i, 2] += push * dz
        if p[i, 2] < wall:
            p[i, 2] = wall
            p[i, 0] = x[i, 0] + 0.7 * (p[i, 0] - x[i, 0])
            p[i, 1] = x[i, 1] + 0.7 * (p[i, 1] - x[i, 1])
        for k in range(3):
            v[i, k] = (p[i, k] - x[i, k]) / dt
            x[i, k] = p[i, k]


def folding(faces, corners):
    """Hinges of a mesh whose triangles are known flat: (four vertices, their coefficients, the two triangles' area).

    corners: (triangles, 3, 2) the flat places of every triangle's corners; triangles on both sides of a seam are
    unfolded by their edges' lengths.
    """
    seen = {}
    hinges, coefficients, areas = [], [], []
    for t, face in enumerate(faces):
        for k in range(3):
            a, b = int(face[k]), int(face[(k + 1) % 3])
            key = (min(a, b), max(a, b))
            if key not in seen:
                seen[key] = (t, k)
                continue
            other, j = seen[key]
            c = [cotangents(corners[t], k), cotangents(corners[other], j)]
            (near_a, near_b, one), (far_a, far_b, two) = c
            if int(faces[other][j]) != a:
                far_a, far_b = far_b, far_a
            far = int(faces[other][(j + 2) % 3])
            hinges.append((a, b, int(face[(k + 2) % 3]), far))
            coefficients.append((near_b + far_b, near_a + far_a, -(near_a + near_b), -(far_a + far_b)))
            areas.append(one + two)
    return np.array(hinges), np.array(coefficients), np.array(areas)


def bends(mesh, points):
    """The bend of every hinge with the points where they are, as `step` keeps it, and its edge's length: their quotient is an angle."""
    hinges, coefficient, _ = mesh.hinges
    a, b, c = (points[hinges[:, k]] for k in range(3))
    normal = np.cross(b - a, c - a)
    normal /= np.linalg.norm(normal, axis=1, keepdims=True) + 1e-12
    return (np.einsum("hq,hqk->hk", coefficient, points[hinges]) * normal).sum(1), np.linalg.norm(b - a, axis=1) + 1e-12


def cotangents(flat, k):
    """Cotangents of the angles at both ends of a triangle's edge k, and its area."""
    a, b, c = flat[k], flat[(k + 1) % 3], flat[(k + 2) % 3]
    area = 0.5 * abs((b - a)[0] * (c - a)[1] - (b - a)[1] * (c - a)[0]) + 1e-12
    return (b - a) @ (c - a) / (2 * area), (a - b) @ (c - b) / (2 * area), area


def fall(mesh, fabric, held, bar, radius, seconds=1.6, wall=0.004, gap=0.007, wind=0.5, seed=0, substeps=SUBSTEPS, against=None):
    """Let a sewn mesh fall from where it is; returns the new points.

    mesh: points (n, 3), faces, corners, edges, lengths, directions, pressed folds, hinges and the bend each wants back; held: mask of
    what doesn't move; bar: the centre line of what it falls on and its radius; against(x, v): keeps points out of what else is there.
    """
    rng = np.random.default_rng(seed)
    x, n = mesh.points.copy(), len(mesh.points)
    mass = np.zeros(n)
    hinges, coefficient, areas = mesh.hinges
    _, _, area = np.array([cotangents(c, 0) for c in mesh.corners]).T
    for k in range(3):
        np.add.at(mass, mesh.faces[:, k], fabric["mass"] * area / 3)
    w = np.where(held, 0.0, 1 / np.maximum(mass, np.median(mass) * 0.3))
    bias = np.sin(2 * mesh.directions) ** 2
    give = 1e-4 + bias * fabric["shear"]
    stiff = areas / (3 * fabric["bending"] * mesh.stiffer[hinges].mean(1)) * np.where(mesh.pressed[hinges[:, :2]].all(1), 1e4, 1)
    order, turn = rng.permutation(len(mesh.edges)), rng.permutation(len(hinges))
    near = neighbours(mesh.edges, n)
    v = np.zeros_like(x)
    frames = int(seconds / FRAME)
    dt = FRAME / substeps
    args = [np.ascontiguousarray(a) for a in (mesh.edges[order], mesh.lengths[order], give[order], hinges[turn], coefficient[turn], stiff[turn], mesh.rest[turn])]
    for frame in range(frames):
        share = frame / frames
        if share < 0.45 and wind:
            swing = wind * np.sin(9 * share + np.array([0.0, 1.0, 2.0])) * FRAME
            v += swing * (w > 0)[:, None] * (0.5 + np.sin(5 * x[:, :1] + 3 * x[:, 1:2] + seed))
        for part in range(2):
            pairs = cKDTree(x).query_pairs(gap * 1.7, output_type="ndarray")
            pairs = pairs[~np.isin(pairs[:, 0] * n + pairs[:, 1], near)] if len(pairs) else np.zeros((0, 2), np.int64)
            for _ in range(substeps // 2):
                step(x, v, w, *args, pairs, gap, bar, radius, wall, dt, 1 - (2.0 + 5 * share) * dt, GRAVITY)
                if against:
                    against(x, v)
    return x


def neighbours(edges, n):
    """Codes a · n + b (a < b) of all pairs at most three edges apart."""
    both = np.vstack([edges, edges[:, ::-1]])
    link = coo_matrix((np.ones(len(both)), (both[:, 0], both[:, 1])), (n, n)).tocsr()
    near = (link + link @ link + link @ link @ link).tocoo()
    keep = near.row < near.col
    return near.row[keep].astype(np.int64) * n + near.col[keep]
