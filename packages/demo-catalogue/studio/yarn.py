"""Yarn, fibre by fibre: plies twisted round a centre line, and the wool's loose hair."""

import bpy
import numpy as np

from colour import lifted, mix
from shade import Graph

PLIES = 2
# No hair that strays is thicker than this: on coarse yarn it would be a bristle.
STRAY = 0.0002
TONE = "tone"


def fibre(name, colour, melange=0.2, fleck=None, light=1.0, thin=False, staple=None):
    """Each strand takes one of five tones; no gloss. `thin` is the loose hair. A strand longer than `staple` changes its tone on the way.

    What its points have as `tone` is so much more or less light, too fine for the denoiser.
    """
    base = np.clip(lifted(colour) * light, 0, 0.92)
    dark, pale = base * (1 - 1.2 * melange), mix(base, [0.86, 0.83, 0.78], melange * 0.6)
    rare = lifted(fleck) if fleck else mix(base, [0.86, 0.83, 0.78], melange)
    graph = Graph(name)
    chance = graph.add("HairInfo").outputs["Random"]
    if staple:
        chance = graph.maths("FRACT", graph.maths("MULTIPLY_ADD", graph.noise(graph.add("TexCoord").outputs["Object"], 1 / staple, 0), 4, chance))
    tone = graph.ramp(chance, [(0.0, dark), (0.25, base), (0.65, base), (0.86, pale), (0.97, rare)])
    diffuse, through, both = graph.add("BsdfDiffuse"), graph.add("BsdfTranslucent"), graph.add("MixShader")
    graph.feed(diffuse.inputs["Color"], tone)
    graph.feed(through.inputs["Color"], tone)
    both.inputs[0].default_value = 0.5 if thin else 0.35
    graph.links.new(diffuse.outputs[0], both.inputs[1])
    graph.links.new(through.outputs[0], both.inputs[2])
    if not thin:
        own = graph.add("Attribute")
        own.attribute_name = TONE
        graph.grain(own.outputs["Fac"])
    return graph.finish(both)


def strands(name, points, radius, material, tone=None):
    """points (count, n, 3) and a radius (a number or an array of count x n) as one hair object; `tone` as `fibre` has it, (count, n)."""
    count, n, _ = points.shape
    data = bpy.data.hair_curves.new(name)
    data.add_curves([n] * count)
    data.attributes["position"].data.foreach_set("vector", np.ascontiguousarray(points, np.float32).ravel())
    width = data.attributes.get("radius") or data.attributes.new("radius", "FLOAT", "POINT")
    width.data.foreach_set("value", np.ascontiguousarray(np.broadcast_to(radius, (count, n)), np.float32).ravel())
    if tone is not None:
        data.attributes.new(TONE, "FLOAT", "POINT").data.foreach_set("value", np.ascontiguousarray(tone, np.float32).ravel())
    data.materials.append(material)
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    return thing


def frames(line):
    """Two unit normals carried along every line without turning; line is (count, n, 3)."""
    tangent = np.gradient(line, axis=1)
    tangent /= np.linalg.norm(tangent, axis=2, keepdims=True) + 1e-12
    first = np.empty_like(line)
    a = np.cross(tangent[:, 0], [0.31, 0.17, 0.93])
    a /= np.linalg.norm(a, axis=1, keepdims=True) + 1e-12
    for i in range(line.shape[1]):
        t = tangent[:, i]
        a = a - np.sum(a * t, axis=1, keepdims=True) * t
        a /= np.linalg.norm(a, axis=1, keepdims=True) + 1e-12
        first[:, i] = a
    return first, np.cross(tangent, first)


def lengths(line):
    """Running length along every line."""
    steps = np.linalg.norm(np.diff(line, axis=1), axis=2)
    return np.concatenate([np.zeros((len(line), 1)), np.cumsum(steps, axis=1)], axis=1)


class Yarn:
    """Spins lines of one radius; `fibres` a ply and `fluff` fall with distance from the camera."""

    def __init__(self, radius, rng, fibres=7, fluff=45, halo=14, stray=0, mess=0.2, twist=8.5):
        self.radius, self.rng = radius, rng
        self.fibres, self.fluff, self.halo, self.stray = fibres, fluff, halo, stray
        self.mess, self.twist = mess, twist

    def spin(self, line):
        """(fibres, their radius), (cores, their radius); both (count, k, n, 3)."""
        R, rng = self.radius, self.rng
        a, b = frames(line)
        s = lengths(line)
        fibres, cores = [], []
        for ply in range(PLIES):
            angle = 2 * np.pi * (s / (self.twist * R)) + ply * 2 * np.pi / PLIES
            out = np.cos(angle)[..., None] * a + np.sin(angle)[..., None] * b
            side = -np.sin(angle)[..., None] * a + np.cos(angle)[..., None] * b
            centre = line + 0.47 * R * out
            cores.append(centre)
            for k in range(self.fibres):
                turn = 2 * np.pi * (k + rng.uniform(-0.4, 0.4, (len(line), 1))) / self.fibres - angle * 0.6
                wander = self.mess * 0.5 * np.sin(s / (R * 9) + rng.uniform(0, 6.3, (len(line), 1)))
                away = R * 0.53 * (rng.uniform(0.7, 1.03, (len(line), 1)) + wander)
                point = centre + away[..., None] * (np.cos(turn)[..., None] * out + np.sin(turn)[..., None] * side)
                point += rng.normal(0, self.mess * R * 0.09, point.shape)
                fibres.append(point)
        thick = R * 0.052 * (12 / self.fibres) * 1.05
        return (np.stack(fibres, 1), thick), (np.stack(cores, 1), R * 0.34)

    def loose(self, line, share, length, where=1.0):
        """Hair standing off: `share` of them per ten radii of yarn."""
        R, rng = self.radius, self.rng
        a, b = frames(line)
        total = lengths(line)[:, -1].sum()
        count = int(total / (10 * R) * share)
        row = rng.integers(0, line.shape[0], count)
        spot = rng.integers(0, line.shape[1], count)
        angle = rng.uniform(0, 2 * np.pi, count)
        out = np.cos(angle)[:, None] * a[row, spot] + np.sin(angle)[:, None] * b[row, spot]
        root = line[row, spot] + R * rng.uniform(0.6, 0.95, (count, 1)) * out * where
        way = rng.normal(0, 1, (count, 3))
        way += out * 0.55
        way /= np.linalg.norm(way, axis=1, keepdims=True)
        curl = rng.normal(0, 0.28, (count, 3))
        size = length * R * rng.uniform(0.5, 1.15, (count, 1))
        steps = [root + way * size * t + curl * size * t * t for t in (0, 0.5, 1.0)]
        return np.stack(steps, 1)

    def lay(self, name, line, colour, melange=0.2, fleck=None, tone=None):
        """Put whole lines of one colour into the scene; `tone` is that of their points, (count, n)."""
        R, ((fine, thin), (core, thick)) = self.radius, self.spin(line)
        skin = fibre(name, colour, melange, fleck, staple=20 * R)
        inner = fibre(name + " core", colour, melange * 0.5, light=0.8, staple=20 * R)
        for part, points, radius, material in (("fibres", fine, thin, skin), ("core", core, thick, inner)):
            tones = None if tone is None else np.repeat(tone, points.shape[1], axis=0)
            strands(f"{name} {part}", points.reshape(-1, *points.shape[2:]), radius, material, tones)
        self.fuzz(name, line, colour, melange)

    def fuzz(self, name, line, colour, melange=0.2):
        """The two layers of loose hair, and what strays so far that it is seen from afar."""
        R = self.radius
        hair = fibre(name + " hair", colour, melange, light=1.22, thin=True)
        if self.fluff:
            strands(name + " fluff", self.loose(line, self.fluff, 0.85), R * 0.02, hair)
        if self.halo:
            strands(name + " halo", self.loose(line, self.halo, 2.1), R * 0.013, hair)
        if self.stray:
            strands(name + " stray", self.loose(line, self.stray, 4.5), min(R * 0.05, STRAY), hair)


def lifted_sphere(name, centre, radius, colour, tall=1.0):
    """The dark inside of a ball."""
    bpy.ops.mesh.primitive_uv_sphere_add(segments=48, ring_count=24, radius=radius, location=tuple(map(float, centre)), scale=(1, 1, tall))
    graph = Graph(name + " inside")
    skin = graph.finish(graph.principled(lifted(colour) * 0.45, roughness=1.0, specular=0.0))
    bpy.context.object.data.materials.append(skin)
