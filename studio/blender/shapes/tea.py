"""Tea that is made: whisked in a bowl, drawn in a cup, over ice in a glass; and what one makes it with."""
import math

import numpy as np

import geometry
import materials
from shapes.crust import ramp, waves
from shapes.fruit import ball
from shapes.vessel import inner_radius, outlines, shell, surface


def froth(tones):
    """Whisked: fine bubbles in two sizes, a cloud of paler ones over the tea."""
    material = materials.surface("froth", tones[0], rough=0.34, shine=0.4, coat=0.12, coat_rough=0.2)
    nodes = materials.Nodes(material)
    where = nodes.new("TexCoord").outputs["Object"]
    domes = 0.0
    for scale, share in ((30, 0.5), (62, 0.7), (110, 0.5)):
        cells = nodes.new("TexVoronoi")
        cells.inputs["Scale"].default_value = scale
        nodes.link(where, cells.inputs["Vector"])
        dome = nodes.math("MULTIPLY", nodes.math("SUBTRACT", 0.5, nodes.math("MULTIPLY", cells.outputs["Distance"], cells.outputs["Distance"])), share)
        domes = nodes.math("ADD", domes, dome)
    cloud = nodes.noise(2.6, 4)
    share = nodes.math("ADD", nodes.math("MULTIPLY", nodes.math("SUBTRACT", cloud, 0.5), 2.2),
                       nodes.math("MULTIPLY", nodes.math("SUBTRACT", domes, 0.5), 0.55))
    colour = ramp(nodes, nodes.math("ADD", share, 0.42), tones)
    nodes.link(colour, nodes.shader.inputs["Base Color"])
    put = nodes.shader.inputs
    put["Subsurface"].default_value, put["Subsurface Radius"].default_value = 0.15, (0.05, 0.06, 0.02)
    nodes.link(colour, put["Subsurface Color"])
    nodes.bump(domes, 0.55, 0.012)
    return material


def whisked(item):
    """A bowl of matcha: foam with larger bubbles where it meets the wall."""
    level, skin = item["level"], froth(item["foam"])
    bowl = shell(item)
    foam = surface(item, level, skin, item.get("seed", 3), swell=0.012, rise=0.012)
    throw = np.random.default_rng(item.get("seed", 3))
    points, faces, base = [], [], 0
    r = inner_radius(item, level)
    for k in range(item.get("bubbles", 120)):
        size = throw.uniform(0.004, 0.012) * (1.9 if k % 9 == 0 else 1)
        away = r - size * throw.uniform(0.6, 3) - 0.01 if k % 3 else r * math.sqrt(throw.uniform(0, 0.95))
        way = throw.uniform(0, 2 * math.pi) if k % 3 else throw.normal(0.8, 0.9)
        body, these = ball((size, size, size * 0.7), 10, 14)
        points.append(body + [away * math.cos(way), away * math.sin(way), level + 0.006])
        faces += [tuple(i + base for i in face) for face in these]
        base += len(body)
    clear = materials.surface("bubble", item["foam"][1], rough=0.08, shine=0.6, coat=0.8, coat_rough=0.03)
    return [bowl, foam, geometry.add("bubbles", np.concatenate(points), faces, [clear], angle=80)]


def brewed(item):
    """A cup of clear tea: the deeper one looks, the darker it is."""
    level, tones = item["level"], item["depths"]
    inner = [(r, z) for r, z in outlines(item)[1] if z < level]
    edge = inner_radius(item, level)
    bottom = inner[0][1]
    stain = materials.surface("stain", tones[0], rough=0.4, shine=0.2)
    nodes = materials.Nodes(stain)
    split = nodes.new("SeparateXYZ")
    nodes.link(nodes.new("TexCoord").outputs["Object"], split.inputs[0])
    deep = nodes.math("DIVIDE", nodes.math("SUBTRACT", level, split.outputs["Z"]), level - bottom)
    nodes.link(ramp(nodes, deep, tones), nodes.shader.inputs["Base Color"])
    points = [(r - 0.002, z + 0.002) for r, z in inner] + [(edge - 0.002, level)]
    well = geometry.turned("well", geometry.circle(item["radius"]), points[::-1] + [(0, bottom + 0.002)], stain, full=item["radius"], angle=60)
    water = materials.glass("water", item["glass"], rim=0.9, mirror=0.42)
    return [shell(item), well, surface(item, level, water, 2, swell=0.0015, rise=0.012)]


def whisk(item):
    """Cut from one piece of bamboo: a handle, a black thread, a ring of fine tines and a core of them."""
    cane = materials.surface("cane", item["colour"], rough=0.42, shine=0.4, grain=0.12, grain_scale=30)
    thread = materials.surface("thread", item.get("thread", "#23231f"), rough=0.7)
    r, neck = 0.118, 0.36
    arc = geometry.arc
    handle = [(0, 0.01), (r * 0.7, 0.01), (r * 0.74, 0)] + arc(r - 0.02, 0.02, 0.02, -90, 0, 5)
    handle += [(r, 0.1), (r * 1.03, 0.115), (r * 1.03, 0.125), (r, 0.14), (r * 0.97, neck), (r * 0.9, neck + 0.02), (0, neck + 0.02)]
    parts = [geometry.turned("handle", geometry.circle(r), handle, cane, full=r, angle=50)]
    throw = np.random.default_rng(3)

    def tines(count, path, thick, twist):
        for k in range(count):
            a = 2 * math.pi * k / count
            points = []
            for s, away, z in path:
                b = a + twist * s
                away = away * (1 + throw.normal(0, 0.012) * s)
                points.append((away * math.cos(b), away * math.sin(b), z, 1.15 - 0.65 * s))
            parts.append(geometry.cord("tine", points, thick, cane))

    tines(66, [(0, 0.112, neck), (0.15, 0.122, neck + 0.07), (0.45, 0.19, neck + 0.2), (0.75, 0.245, neck + 0.38), (0.92, 0.24, neck + 0.5),
               (1, 0.205, neck + 0.545)], 0.0052, 0)
    tines(34, [(0, 0.09, neck), (0.3, 0.085, neck + 0.14), (0.7, 0.07, neck + 0.36), (1, 0.03, neck + 0.48)], 0.005, 0.5)
    for k in range(3):
        ring = [(0.128 * math.cos(t), 0.128 * math.sin(t), neck + 0.055 + 0.011 * k) for t in np.linspace(0, 2 * math.pi, 24, endpoint=False)]
        parts.append(geometry.cord("thread", ring, 0.0065, thread, closed=True))
    for part in parts[1:]:
        if part.type == "CURVE":
            part.data.bevel_resolution, part.data.resolution_u = 1, 5
    return parts


def scoop(item):
    """A strip of bamboo bent at its end, with a knot half way and tea on its tip."""
    cane = materials.surface("cane", item["colour"], rough=0.4, shine=0.4, grain=0.1, grain_scale=26)
    long, n, m = item.get("long", 1.5), 80, 10
    points, faces = [], []
    for i in range(n + 1):
        t = i / n
        half = 0.036 + 0.022 * max(0, (t - 0.8) / 0.2) ** 1.4 - 0.03 * max(0, (t - 0.95) / 0.05) ** 2
        bent = max(0, (t - 0.8) / 0.2)
        z = 0.03 + 0.06 * math.sin(math.pi * t * 0.9) + 0.17 * bent ** 1.8 + 0.008 * math.exp(-((t - 0.45) / 0.012) ** 2)
        for k in range(m + 1):
            s = k / m * 2 - 1
            points.append((-long * t + 0.09 * bent ** 2, s * half, z + 0.012 * s * s))
    for i in range(n):
        for k in range(m):
            a = i * (m + 1) + k
            faces.append((a, a + 1, a + m + 2, a + m + 1))
    thing = geometry.add("scoop", points, faces, [cane], angle=80)
    thing.modifiers.new("body", "SOLIDIFY").thickness = 0.018
    return [thing]


def cloth(item):
    """Linen, folded: layers that do not quite meet, rounded where they turn."""
    w, d = item["size"]
    weave = materials.surface("linen", item["colour"], rough=0.9, shine=0.1, grain=0.5, grain_scale=120)
    parts, n = [], 70
    for layer in range(item.get("layers", 2)):
        grow = 1 - 0.03 * layer
        x, y = np.meshgrid(np.linspace(-w / 2, w / 2, n) * grow, np.linspace(-d / 2, d / 2, n) * grow)
        flat = np.column_stack([x.ravel(), y.ravel(), np.zeros(n * n)])
        flat[:, :2] += 0.014 * np.column_stack([waves(flat, 5 + layer, 2.2, 2), waves(flat, 9 + layer, 2.2, 2)])
        flat[:, 2] = 0.016 + 0.03 * layer + 0.012 * waves(flat, 3, 1.8, 2) * (1 + layer) + 0.01
        faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(n - 1) for i in range(n - 1)]
        thing = geometry.add("linen", flat, faces, [weave], angle=80)
        body = thing.modifiers.new("body", "SOLIDIFY")
        body.thickness, body.offset = 0.026, 0
        edge = thing.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments = 0.011, 3
        parts.append(thing)
    return parts


def build(item):
    return {"whisked": whisked, "brewed": brewed, "whisk": whisk, "scoop": scoop, "cloth": cloth}[item["kind"]](item)
