"""Short words for building shader graphs."""

import bpy

from colour import rgba

GRAIN = "grain"
# Towards the window of stage.flat_lay.
WINDOW = (-0.73, 0.36, 0.58)


class Graph:
    """One material's nodes; every method returns an output socket or a node."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes = self.material.node_tree.nodes
        self.links = self.material.node_tree.links
        self.nodes.clear()

    def add(self, kind):
        return self.nodes.new("ShaderNode" + kind)

    def feed(self, socket, value):
        """Link a socket or set a plain value."""
        if isinstance(value, bpy.types.NodeSocket):
            self.links.new(value, socket)
        elif value is not None:
            socket.default_value = value

    def maths(self, operation, a, b=None, c=None, clamp=False):
        node = self.add("Math")
        node.operation = operation
        node.use_clamp = clamp
        for socket, value in zip(node.inputs, (a, b, c)):
            self.feed(socket, value)
        return node.outputs[0]

    def mapping(self, vector, scale=(1, 1, 1), rotation=(0, 0, 0), place=(0, 0, 0)):
        node = self.add("Mapping")
        self.feed(node.inputs["Vector"], vector)
        node.inputs["Scale"].default_value = scale
        node.inputs["Rotation"].default_value = rotation
        node.inputs["Location"].default_value = place
        return node.outputs[0]

    def noise(self, vector, scale, detail=2.0, distortion=0.0, roughness=0.5):
        node = self.add("TexNoise")
        self.feed(node.inputs["Vector"], vector)
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = detail
        node.inputs["Roughness"].default_value = roughness
        node.inputs["Distortion"].default_value = distortion
        return node.outputs[0]

    def split(self, vector):
        node = self.add("SeparateXYZ")
        self.feed(node.inputs[0], vector)
        return node.outputs

    def join(self, x, y, z=0.0):
        node = self.add("CombineXYZ")
        for socket, value in zip(node.inputs, (x, y, z)):
            self.feed(socket, value)
        return node.outputs[0]

    def ramp(self, factor, stops, steps=False):
        """stops: (position, linear colour) pairs."""
        node = self.add("ValToRGB")
        band = node.color_ramp
        band.interpolation = "CONSTANT" if steps else "LINEAR"
        while len(band.elements) < len(stops):
            band.elements.new(0.5)
        for element, (position, colour) in zip(band.elements, stops):
            element.position = position
            element.color = rgba(colour)
        self.feed(node.inputs[0], factor)
        return node.outputs[0]

    def blend(self, factor, a, b):
        node = self.add("Mix")
        node.data_type = "RGBA"
        sockets = [s for s in node.inputs if s.enabled]
        self.feed(sockets[0], factor)
        for socket, value in ((sockets[1], a), (sockets[2], b)):
            self.feed(socket, value if isinstance(value, bpy.types.NodeSocket) else rgba(value))
        return [s for s in node.outputs if s.enabled][0]

    def principled(self, colour, roughness=0.8, specular=0.3, **more):
        node = self.add("BsdfPrincipled")
        colour = colour if isinstance(colour, bpy.types.NodeSocket) else rgba(colour)
        self.feed(node.inputs["Base Color"], colour)
        self.feed(node.inputs["Roughness"], roughness)
        self.feed(node.inputs["Specular IOR Level"], specular)
        for name, value in more.items():
            self.feed(node.inputs[name.replace("_", " ")], value)
        return node

    def bump(self, shader, height, strength=0.5, distance=0.01):
        node = self.add("Bump")
        node.inputs["Strength"].default_value = strength
        node.inputs["Distance"].default_value = distance
        self.feed(node.inputs["Height"], height)
        self.links.new(node.outputs[0], shader.inputs["Normal"])
        return node.outputs[0]

    def bell(self, *distances):
        """1 where every distance is 0, falling off over its width as a bell does: (distance, width) pairs."""
        total = 0.0
        for away, wide in distances:
            share = self.maths("DIVIDE", away, wide)
            total = self.maths("MULTIPLY_ADD", share, share, total)
        return self.maths("POWER", 2.718, self.maths("MULTIPLY", total, -1.0))

    def smooth(self, share):
        """0 below 0, 1 above 1, round at both ends."""
        node = self.add("MapRange")
        node.interpolation_type = "SMOOTHSTEP"
        self.feed(node.inputs["Value"], share)
        return node.outputs["Result"]

    def relief(self, height, distance):
        """How much lighter or darker the studio's window makes a small height: its light on the bent normal less that on the smooth one."""
        bent = self.add("Bump")
        bent.inputs["Strength"].default_value = 1.0
        bent.inputs["Distance"].default_value = distance
        self.feed(bent.inputs["Height"], height)
        seen = []
        for normal in (bent.outputs[0], self.add("NewGeometry").outputs["Normal"]):
            dot = self.add("VectorMath")
            dot.operation = "DOT_PRODUCT"
            self.feed(dot.inputs[0], normal)
            dot.inputs[1].default_value = WINDOW
            seen.append(dot.outputs["Value"])
        return self.maths("SUBTRACT", *seen)

    def grain(self, share):
        """What is too fine for the denoiser: `share` more or less light, laid over the finished picture (stage.shoot)."""
        out = self.add("OutputAOV")
        out.aov_name = GRAIN
        least = self.maths("MAXIMUM", share, -0.7)
        self.feed(out.inputs["Value"], self.maths("MINIMUM", least, 0.6))

    def finish(self, shader):
        out = self.add("OutputMaterial")
        self.links.new(shader.outputs[0], out.inputs["Surface"])
        return self.material
