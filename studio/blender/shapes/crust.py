"""How food and pots look close by: several tones in one thing, no two pieces alike, glaze with its specks."""
import math

import bpy
import numpy as np

import materials


def waves(points, seed, scale, octaves=3):
    """A smooth field from -1 to 1 over the points, other for each seed."""
    throw, total, weight = np.random.default_rng(seed), np.zeros(len(points)), 0
    for octave in range(octaves):
        for _ in range(6):
            way = throw.normal(size=3) * scale * 1.9 ** octave
            total += np.sin(points @ way + throw.uniform(0, 2 * math.pi)) / 1.8 ** octave
        weight += 3.2 / 1.8 ** octave
    return np.clip(total / weight, -1, 1)


def ramp(nodes, share, tones):
    """A colour for each share of 0 to 1, between the tones."""
    node = nodes.new("ValToRGB")
    stops = node.color_ramp.elements
    while len(stops) < len(tones):
        stops.new(0.5)
    for k, (stop, tone) in enumerate(zip(stops, tones)):
        stop.position, stop.color = k / max(1, len(tones) - 1), materials.linear(tone)
    nodes.link(share, node.inputs[0])
    return node.outputs[0]


def baked(name, tones, rough=0.55, shine=0.4, spots=9, fine=60, bump=0.35, own=0.5, flesh=0, coat=0, depth=0.008,
          spread=1.5, inner=None):
    """Tones from light to dark, by spots in the piece and by the piece itself (own); fine is the crumb's scale."""
    material = materials.surface(name, tones[0], rough=rough, shine=shine, coat=coat, coat_rough=0.18)
    nodes = materials.Nodes(material)
    if flesh:
        put = nodes.shader.inputs
        put["Subsurface"].default_value, put["Subsurface Radius"].default_value = flesh, inner or (0.06, 0.035, 0.02)
    spot, crumb = nodes.noise(spots, 3), nodes.noise(fine, 5)
    share = nodes.math("ADD", nodes.math("MULTIPLY", nodes.math("SUBTRACT", spot, 0.5), spread),
                       nodes.math("MULTIPLY", nodes.math("SUBTRACT", crumb, 0.5), spread * 0.5))
    random = nodes.new("ObjectInfo").outputs["Random"]
    share = nodes.math("ADD", share, nodes.math("ADD", nodes.math("MULTIPLY", nodes.math("SUBTRACT", random, 0.5), own), 0.45))
    colour = ramp(nodes, share, tones)
    nodes.link(colour, nodes.shader.inputs["Base Color"])
    if flesh:
        nodes.link(colour, nodes.shader.inputs["Subsurface Color"])
    nodes.bump(nodes.math("ADD", crumb, nodes.math("MULTIPLY", spot, 0.5)), bump, depth)
    return material


def glaze(item, top):
    """Fired clay: a slow change of tone, specks of iron, the bare clay at its edge. Top is where the edge is."""
    material = materials.surface("glaze", item["colour"], rough=item.get("rough", 0.3), shine=0.5, coat=item.get("coat", 0.25),
                                 coat_rough=0.1)
    nodes = materials.Nodes(material)
    mist, fine = nodes.noise(2.2, 4), nodes.noise(34, 2)
    tones = item.get("tones", [item["colour"]])
    colour = ramp(nodes, nodes.math("ADD", nodes.math("MULTIPLY", nodes.math("SUBTRACT", mist, 0.5), 2.6), 0.5), tones)

    def over(colour, share, tone):
        mix = nodes.new("MixRGB")
        nodes.link(share, mix.inputs[0])
        nodes.link(colour, mix.inputs[1])
        mix.inputs[2].default_value = materials.linear(tone)
        return mix.outputs[0]

    if item.get("specks"):
        cells = nodes.new("TexVoronoi")
        cells.inputs["Scale"].default_value = item.get("speckScale", 22)
        nodes.link(nodes.new("TexCoord").outputs["Object"], cells.inputs["Vector"])
        size = nodes.math("MULTIPLY", nodes.math("POWER", fine, 2.0), 0.42)
        speck = nodes.math("LESS_THAN", cells.outputs["Distance"], size)
        colour = over(colour, nodes.math("MULTIPLY", speck, 0.75), item["specks"])
    if item.get("edge"):
        split = nodes.new("SeparateXYZ")
        nodes.link(nodes.new("TexCoord").outputs["Object"], split.inputs[0])
        rise = nodes.math("ADD", split.outputs["Z"], nodes.math("MULTIPLY", nodes.math("SUBTRACT", nodes.noise(9, 3), 0.5), 0.05))
        band = nodes.new("MapRange", interpolation_type="SMOOTHSTEP")
        nodes.link(rise, band.inputs[0])
        band.inputs[1].default_value, band.inputs[2].default_value = top - item.get("edgeWide", 0.03), top
        colour = over(colour, band.outputs[0], item["edge"])
    nodes.link(colour, nodes.shader.inputs["Base Color"])
    nodes.bump(nodes.math("ADD", nodes.noise(5, 3), nodes.math("MULTIPLY", fine, 0.12)), item.get("bump", 0.12), 0.03)
    return material
