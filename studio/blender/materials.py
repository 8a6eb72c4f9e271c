"""What things are made of. Every colour is a hexadecimal of the screen, as in the label art."""
import math

import bpy


def linear(colour):
    parts = [int(colour.lstrip("#")[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts) + (1,)


class Nodes:
    """A material's node tree, written as expressions."""

    def __init__(self, material):
        self.tree = material.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]

    def new(self, kind, **settings):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in settings.items():
            setattr(node, name, value)
        return node

    def link(self, a, b):
        self.tree.links.new(a, b)

    def math(self, operation, *inputs):
        node = self.new("Math", operation=operation)
        for socket, value in zip(node.inputs, inputs):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                self.link(value, socket)
        return node.outputs[0]

    def noise(self, scale, detail):
        node = self.new("TexNoise")
        node.inputs["Scale"].default_value, node.inputs["Detail"].default_value = scale, detail
        self.link(self.new("TexCoord").outputs["Object"], node.inputs["Vector"])
        return node.outputs["Fac"]

    def bump(self, height, strength, distance=0.01):
        node = self.new("Bump")
        node.inputs["Strength"].default_value, node.inputs["Distance"].default_value = strength, distance
        self.link(height, node.inputs["Height"])
        self.link(node.outputs["Normal"], self.shader.inputs["Normal"])


def surface(name, colour=None, rough=0.5, shine=0.5, coat=0, coat_rough=0.2, image=None, cut=False,
            grain=0, grain_scale=90, flesh=0, metal=0):
    """A printed or plain surface. Cut: the label's transparency cuts the material. Flesh: light sinks in a little."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = Nodes(material)
    put = nodes.shader.inputs
    put["Roughness"].default_value, put["Specular"].default_value = rough, shine
    put["Clearcoat"].default_value, put["Clearcoat Roughness"].default_value = coat, coat_rough
    put["Metallic"].default_value = metal
    if colour:
        put["Base Color"].default_value = linear(colour)
    if flesh:
        put["Subsurface"].default_value, put["Subsurface Radius"].default_value = flesh, (0.2, 0.14, 0.1)
        put["Subsurface Color"].default_value = linear(colour or "#ffffff")
    if image:
        texture = nodes.new("TexImage", extension="EXTEND", interpolation="Cubic")
        texture.image = bpy.data.images.load(image)
        nodes.link(texture.outputs["Color"], put["Base Color"])
        if cut:
            nodes.link(texture.outputs["Alpha"], put["Alpha"])
    if grain:
        nodes.bump(nodes.noise(grain_scale, 6), grain)
    return material


def film(name, image, rough=0.43, seals=(), crimps=110, crimp_way="y", zips=(), crinkle=0.4, coat=0, strength=0.55):
    """Bag film: pressed seals (bands of v), zip lines, and the slow crinkle that makes it a film."""
    material = surface(name, image=image, rough=rough, coat=coat, coat_rough=0.25, cut=True)
    nodes = Nodes(material)
    split = nodes.new("SeparateXYZ")
    nodes.link(nodes.new("UVMap").outputs[0], split.inputs[0])
    u, v = split.outputs["X"], split.outputs["Y"]
    wave = nodes.math("SINE", nodes.math("MULTIPLY", v if crimp_way == "y" else u, 2 * math.pi * crimps))
    height = nodes.math("MULTIPLY", nodes.noise(7, 3), crinkle)
    for axis, low, high in seals:
        way = v if axis == "y" else u
        band = nodes.math("MULTIPLY", nodes.math("GREATER_THAN", way, low), nodes.math("LESS_THAN", way, high))
        height = nodes.math("ADD", height, nodes.math("MULTIPLY", nodes.math("MULTIPLY", wave, band), 0.5))
    for line in zips:
        away = nodes.math("DIVIDE", nodes.math("SUBTRACT", v, line), 0.0035)
        ridge = nodes.math("POWER", math.e, nodes.math("MULTIPLY", nodes.math("MULTIPLY", away, away), -1.0))
        height = nodes.math("ADD", height, nodes.math("MULTIPLY", ridge, 0.9))
    nodes.bump(height, strength, 0.02)
    return material


def glass(name, tint="#ffffff", rim=0.6, mirror=0.5):
    """Thin glass: looked through, darker and brighter at its rims, with no refraction to wait for.

    The mix goes by the angle alone: Fresnel would mirror everything on the far wall's inner side.
    """
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    new = lambda kind: tree.nodes.new("ShaderNode" + kind)
    facing, ramp, share, clear, gloss, mix, out = (new(k) for k in (
        "LayerWeight", "ValToRGB", "ValToRGB", "BsdfTransparent", "BsdfGlossy", "MixShader", "OutputMaterial"))
    facing.inputs["Blend"].default_value = 0.5
    low, high = ramp.color_ramp.elements
    low.position, low.color = 0.35, linear(tint)
    high.position, high.color = 0.97, tuple(c * rim for c in linear(tint)[:3]) + (1,)
    low, high = share.color_ramp.elements
    low.position, low.color = 0.3, (0.035, 0.035, 0.035, 1)
    high.position, high.color = 1.0, (mirror, mirror, mirror, 1)
    gloss.inputs["Roughness"].default_value = 0.07
    link = tree.links.new
    link(facing.outputs["Facing"], ramp.inputs[0])
    link(facing.outputs["Facing"], share.inputs[0])
    link(ramp.outputs[0], clear.inputs[0])
    link(share.outputs[0], mix.inputs[0])
    link(clear.outputs[0], mix.inputs[1])
    link(gloss.outputs[0], mix.inputs[2])
    link(mix.outputs[0], out.inputs[0])
    return material
