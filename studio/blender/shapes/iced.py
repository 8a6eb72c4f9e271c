"""A glass of milk with tea poured over it, and ice."""
import math

import numpy as np

import geometry
import materials
from shapes.crust import ramp


def layers(item, low, high):
    """From milk below to tea above; where they meet, clouds and threads sink."""
    tones = item["tones"]
    material = materials.surface("latte", tones[0], rough=0.35, shine=0.3)
    nodes = materials.Nodes(material)
    split, cut = nodes.new("SeparateXYZ"), nodes.new("Mapping")
    where = nodes.new("TexCoord").outputs["Object"]
    nodes.link(where, split.inputs[0])
    nodes.link(where, cut.inputs["Vector"])
    cut.inputs["Scale"].default_value = (1, 1, 0.42)
    clouds = nodes.new("TexNoise")
    clouds.inputs["Scale"].default_value, clouds.inputs["Detail"].default_value, clouds.inputs["Distortion"].default_value = 2.6, 5, 1.6
    nodes.link(cut.outputs[0], clouds.inputs["Vector"])
    rise = nodes.math("DIVIDE", nodes.math("SUBTRACT", split.outputs["Z"], low), high - low)
    share = nodes.math("ADD", rise, nodes.math("MULTIPLY", nodes.math("SUBTRACT", clouds.outputs["Fac"], 0.5), 0.75))
    step = nodes.new("MapRange", interpolation_type="SMOOTHSTEP")
    nodes.link(share, step.inputs[0])
    step.inputs[1].default_value, step.inputs[2].default_value = item.get("from", 0.3), item.get("to", 0.82)
    colour = ramp(nodes, step.outputs[0], tones)
    nodes.link(colour, nodes.shader.inputs["Base Color"])
    put = nodes.shader.inputs
    put["Subsurface"].default_value, put["Subsurface Radius"].default_value = 0.2, (0.1, 0.1, 0.06)
    nodes.link(colour, put["Subsurface Color"])
    return material


def cube(size, at, turn, seed):
    """Ice: a box with round edges, looked through, white where it is thick."""
    ice = materials.glass("ice", "#f4faf2", rim=0.8, mirror=0.55)
    thing = geometry.box("ice", (size, size, size), ice, bevel=size * 0.16)
    thing.location, thing.rotation_euler = at, [math.radians(a) for a in turn]
    core = geometry.box("core", (size * 0.5, size * 0.5, size * 0.5), materials.glass("cloud", "#ffffff", rim=0.7, mirror=0.2), bevel=size * 0.2,
                        at=(0, 0, size * 0.25))
    core.location, core.rotation_euler = at, thing.rotation_euler
    return [thing, core]


def build(item):
    r, h, full = item["radius"], item["height"], item["full"]
    wall, base = 0.028, 0.11
    taper = lambda z: r * (0.84 + 0.16 * z / h)
    glass = materials.glass("tumbler", "#f7fbf8", rim=0.62, mirror=0.6)
    outside = [(0, 0.0), (taper(0) - 0.05, 0.0)] + geometry.arc(taper(0) - 0.04, 0.04, 0.04, -90, -4, 6)
    outside += [(taper(z), z) for z in np.linspace(0.08, h, 24)]
    rim = [(taper(h) - wall / 2 + wall / 2 * math.cos(a), h + wall / 2 * math.sin(a)) for a in np.linspace(0, math.pi, 7)]
    inside = [(taper(z) - wall, z) for z in np.linspace(h, full + 0.02, 6)]
    outline = geometry.circle(r)
    parts = [geometry.turned("tumbler", outline, outside + rim + inside, glass, full=r, angle=50)]
    low = base
    edge = lambda z: taper(z) - wall * 0.6
    body = [(0, low)] + [(edge(low) - 0.03, low)] + geometry.arc(edge(low) - 0.03, low + 0.03, 0.03, -90, 0, 5)
    body += [(edge(z), z) for z in np.linspace(low + 0.05, full, 24)] + [(edge(full) - 0.01, full + 0.012), (edge(full) - 0.03, full), (0, full)]
    parts.append(geometry.turned("latte", outline, body, layers(item, low, full), full=r, angle=60))
    for k, (x, y, z, size, turn) in enumerate(item["ice"]):
        parts += cube(size, (x, y, full + z), turn, k)
    return parts
