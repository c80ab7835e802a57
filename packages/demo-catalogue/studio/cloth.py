"""Sewn things: flat panels joined at their seams, hung or laid by cloth simulation."""

import bpy
import numpy as np
from scipy.spatial import Delaunay, cKDTree

import stage
from laid import Laid, normals
from seams import averaged, edges_of


def sampled(corners, spacing):
    """Points along a closed outline of (x, y, kind); kind belongs to the edge that starts there."""
    points, kinds = [], []
    for i, (x, y, kind) in enumerate(corners):
        nx, ny, _ = corners[(i + 1) % len(corners)]
        steps = max(1, round(float(np.hypot(nx - x, ny - y)) / spacing))
        for k in range(steps):
            points.append((x + (nx - x) * k / steps, y + (ny - y) * k / steps))
            kinds.append(kind)
    return np.array(points), kinds


def contains(polygon, points):
    """Which points lie inside a polygon."""
    x, y = points[:, 0], points[:, 1]
    inside = np.zeros(len(points), bool)
    px, py = polygon[:, 0], polygon[:, 1]
    qx, qy = np.roll(px, -1), np.roll(py, -1)
    for ax, ay, bx, by in zip(px, py, qx, qy):
        crossing = (ay > y) != (by > y)
        with np.errstate(divide="ignore", invalid="ignore"):
            inside ^= crossing & (x < (bx - ax) * (y - ay) / (by - ay + 1e-15) + ax)
    return inside


def panel(corners, spacing):
    """Triangulate one outline: (points, triangles, kinds of the rim points)."""
    rim, kinds = sampled(corners, spacing)
    low, high = rim.min(0), rim.max(0)
    gx, gy = np.meshgrid(np.arange(low[0], high[0], spacing), np.arange(low[1], high[1], spacing * 0.866))
    gx = gx + (np.arange(len(gx)) % 2)[:, None] * spacing / 2
    grid = np.stack([gx.ravel(), gy.ravel()], 1)
    grid = grid[contains(rim, grid)]
    grid = grid[cKDTree(rim).query(grid)[0] > 0.74 * spacing]
    points = np.vstack([rim, grid])
    triangles = Delaunay(points).simplices
    a, b, c = (points[triangles[:, i]] for i in range(3))
    area = 0.5 * ((b - a)[:, 0] * (c - a)[:, 1] - (b - a)[:, 1] * (c - a)[:, 0])
    keep = contains(rim, (a + b + c) / 3) & (np.abs(area) > 0.04 * spacing**2)
    triangles, area = triangles[keep], area[keep]
    triangles[area < 0] = triangles[area < 0][:, ::-1]
    return points, triangles, kinds


class Garment:
    """Front and back joined where an edge's kind is 'seam'."""

    half, stepped, laid = 0.0015, True, None

    def __init__(self, front, back, spacing=0.036, puff=0.05, place=(0.0, 0.0, 0.11)):
        f, ft, fk = panel(front, spacing)
        b, bt, bk = panel(back, spacing)
        shared = {}
        for i, (point, kind) in enumerate(zip(f[: len(fk)], fk)):
            if kind == "seam" or fk[i - 1] == "seam":
                shared[tuple(np.round(point, 5))] = i
        index = np.full(len(b), -1)
        for i in range(len(bk)):
            index[i] = shared.get(tuple(np.round(b[i], 5)), -1)
        fresh = np.nonzero(index < 0)[0]
        index[fresh] = len(f) + np.arange(len(fresh))
        self.flat = np.vstack([f, b[fresh]])
        self.faces = np.vstack([ft, index[bt][:, ::-1]])
        self.front = np.arange(len(f))
        self.front_faces = ft
        self.count = len(self.flat)
        rim = np.array([shared[k] for k in shared])
        away = cKDTree(self.flat[rim]).query(self.flat)[0] if len(rim) else np.ones(self.count) * 0.2
        bulge = puff * np.sqrt(np.clip(away / 0.2, 0, 1))
        side = np.where(np.arange(self.count) < len(f), 1.0, -1.0)
        self.points = np.column_stack([self.flat, bulge * side]) + np.asarray(place)
        self.moved = self.points

    def simulate(self, pins, frames=55, gravity=(0, -9.81, 0), shrink=-0.03, bending=0.12, pressure=0.0,
                 stiff=15, wall=True, push=None, friction=8, quality=6):
        """Let it hang; `pins(x, y)` of the flat pattern tells what is held."""
        scene = bpy.context.scene
        thing = stage.mesh("garment", self.points, self.faces)
        group = thing.vertex_groups.new(name="pin")
        held = pins(self.flat[:, 0], self.flat[:, 1])
        for i in np.nonzero(held > 0)[0]:
            group.add([int(i)], float(held[i]), "REPLACE")
        cloth = thing.modifiers.new("cloth", "CLOTH")
        set_ = cloth.settings
        set_.vertex_group_mass = "pin"
        set_.quality = quality
        set_.mass = 0.25
        set_.tension_stiffness = set_.compression_stiffness = stiff
        set_.shear_stiffness = stiff * 0.5
        set_.bending_stiffness = bending
        set_.air_damping = 2.0
        set_.shrink_min = shrink
        set_.use_pressure = pressure != 0
        set_.uniform_pressure_force = pressure
        cloth.collision_settings.distance_min = 0.012
        cloth.collision_settings.use_collision = wall
        cloth.point_cache.frame_end = frames
        ground = None
        if wall:
            ground = stage.mesh("stop", [(-4, -4, 0), (4, -4, 0), (4, 4, 0), (-4, 4, 0)], [(0, 1, 2, 3)])
            ground.modifiers.new("collision", "COLLISION")
            ground.collision.thickness_outer = 0.008
            ground.collision.cloth_friction = friction
        scene.gravity = gravity
        scene.frame_end = frames
        for frame in range(1, frames + 1):
            scene.frame_set(frame)
        got = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
        out = np.empty(self.count * 3)
        got.data.vertices.foreach_get("co", out)
        self.moved = out.reshape(-1, 3)
        bpy.data.objects.remove(thing)
        if ground:
            bpy.data.objects.remove(ground)
        return self

    def soften(self, passes=4):
        """Average away the mesh's facets, rims only along rims."""
        inner, rim = edges_of(self.faces)
        on_rim = np.isin(np.arange(self.count), rim)
        for _ in range(passes):
            self.moved = averaged(averaged(self.moved, inner, ~on_rim), rim, on_rim)
        return self

    def show(self, material, thick=0.014, name="cloth"):
        """Put the sewn thing into the scene."""
        thing = stage.mesh(name, self.moved, self.faces, material)
        stage.lay_out(thing, "pattern", self.flat[self.faces.ravel()])
        smooth = thing.modifiers.new("smooth", "SUBSURF")
        smooth.levels = smooth.render_levels = 2
        solid = thing.modifiers.new("thick", "SOLIDIFY")
        solid.thickness, solid.offset = thick, -1
        return thing

    def onto(self, xy, lift=0.004):
        """Points of the flat front on the moved cloth, lifted along its normal."""
        if not self.laid:
            flat = self.flat[self.front]
            self.laid = Laid(flat, self.moved[self.front], normals(self.moved, self.front_faces)[self.front], self.half)
        return self.laid.onto(xy, lift)
