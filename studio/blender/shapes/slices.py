"""What is thin and has an outline, painted from its middle to its rim: slices of fruit."""
import math

import numpy as np

import geometry
import materials
from shapes.crust import waves


def sheet(outline, thick, lift, rows=16, columns=48, edge=6):
    """Points, faces, share of the way to the rim and angle, of a body with two sides; lift bends it, by x, y, side."""
    share = np.repeat(np.linspace(0, 1, rows + 1), columns)
    turn = np.tile(np.linspace(0, 2 * math.pi, columns, endpoint=False), rows + 1)
    r = share * outline(turn)
    x, y = r * np.cos(turn), r * np.sin(turn)
    half = thick / 2 * np.sqrt(np.clip(1 - share ** edge, 0, 1))
    sides = [np.column_stack([x, y, side * half + lift(x, y, side)]) for side in (1, -1)]
    faces = []
    for sheet_ in range(2):
        base = sheet_ * (rows + 1) * columns
        for i in range(rows):
            for k in range(columns):
                a, b = base + i * columns + k, base + i * columns + (k + 1) % columns
                quad = (a, a + columns, b + columns, b)
                faces.append(quad if sheet_ == 0 else quad[::-1])
    return np.concatenate(sides), faces, np.tile(share, 2), np.tile(turn, 2)


def paint(thing, tones, share):
    """The thing's own colours: a share of 0 to 1 for each point, between the tones."""
    share = np.clip(share, 0, 1) * (len(tones) - 1)
    known = np.array([materials.linear(tone) for tone in tones])
    low = np.minimum(share.astype(int), len(tones) - 2)
    colours = known[low] + (known[low + 1] - known[low]) * (share - low)[:, None]
    thing.data.color_attributes.new("paint", "FLOAT_COLOR", "POINT").data.foreach_set("color", colours.ravel())
    return thing


def painted(name, rough=0.5, shine=0.4, coat=0, bump=0.3, fine=50, flesh=0, tint=0.35, depth=0.008):
    """Shows the paint; a little darker or lighter in each piece, with a crumb of the given scale."""
    material = materials.surface(name, "#ffffff", rough=rough, shine=shine, coat=coat, coat_rough=0.1)
    nodes = materials.Nodes(material)
    random, crumb = nodes.new("ObjectInfo").outputs["Random"], nodes.noise(fine, 5)
    scale = nodes.math("ADD", nodes.math("MULTIPLY", nodes.math("ADD", nodes.math("SUBTRACT", random, 0.5), nodes.math("SUBTRACT", crumb, 0.5)), tint), 1.0)
    mix = nodes.new("VectorMath", operation="SCALE")
    nodes.link(nodes.new("Attribute", attribute_name="paint").outputs["Color"], mix.inputs[0])
    nodes.link(scale, mix.inputs["Scale"])
    nodes.link(mix.outputs[0], nodes.shader.inputs["Base Color"])
    if flesh:
        put = nodes.shader.inputs
        put["Subsurface"].default_value, put["Subsurface Radius"].default_value = flesh, (0.08, 0.05, 0.03)
        nodes.link(mix.outputs[0], put["Subsurface Color"])
    nodes.bump(crumb, bump, depth)
    return material


def body(name, points, faces, skin, size):
    return geometry.add(name, points * size, faces, [skin], angle=80)


def strawberry(seed, size, skins):
    """Dried, heart-shaped: red at its rim, paler inside, wavy."""
    throw = np.random.default_rng(seed)
    heart = lambda a: 0.86 + 0.2 * np.sin(a) - 0.1 * np.abs(np.cos(a)) ** 3 * (np.sin(a) < 0)
    bend, slope = throw.uniform(-0.35, 0.35), throw.uniform(-0.25, 0.25)
    flat = lambda x, y: np.column_stack([x, y, 0 * x])
    lift = lambda x, y, side: bend * x * x + slope * x * y + 0.13 * waves(flat(x, y), seed, 1.6, 2) + 0.03 * side * waves(flat(x, y), seed + 1, 7, 1)
    points, faces, share, turn = sheet(heart, 0.24, lift, 16, 48)
    thing = body("strawberry", points, faces, skins["strawberry"], size)
    rays = 0.5 + 0.5 * np.cos(turn * 24)
    hollow = np.exp(-(share / 0.22) ** 2)
    return paint(thing, ["#f6d3bd", "#ee8f78", "#d63a32", "#b81d22"], 0.2 + share ** 1.6 * 0.85 + 0.2 * rays * (1 - share) * (share > 0.25) - 0.15 * hollow)


def banana(seed, size, skins):
    throw = np.random.default_rng(seed)
    bend = throw.uniform(-0.18, 0.18)
    flat = lambda x, y: np.column_stack([x, y, 0 * x])
    lift = lambda x, y, side: bend * (x * x - y * y) - 0.05 * np.exp(-((x * x + y * y) / 0.12)) * side + 0.05 * waves(flat(x, y), seed, 2, 2)
    points, faces, share, turn = sheet(lambda a: 0.95 + 0.03 * np.cos(3 * a) + 0.02 * np.sin(5 * a + seed), 0.3, lift, 20, 54)
    thing = body("banana", points, faces, skins["banana"], size)
    seeds = np.exp(-((share - 0.24) / 0.1) ** 2) * (0.5 + 0.5 * np.cos(3 * turn)) ** 2 + 0.5 * np.exp(-(share / 0.12) ** 2)
    rays = 0.05 * np.cos(turn * 30) * (share > 0.4)
    tone = 0.06 + 0.5 * share ** 7 + 0.5 * seeds + rays + 0.1 * waves(points, seed, 3, 2)
    return paint(thing, ["#fbeec4", "#f4dc98", "#e0b158", "#a9702c", "#70441c"], tone)


def orange(seed, size, skins):
    """A round of orange: rind, pith, ten segments with their walls."""
    n = 10
    flat = lambda x, y: np.column_stack([x, y, 0 * x])
    lift = lambda x, y, side: 0.02 * side * waves(flat(x, y), seed, 9, 2) * (np.hypot(x, y) < 0.86)
    points, faces, share, turn = sheet(lambda a: 0.98 + 0.01 * np.sin(3 * a), 0.2, lift, 60, 240, edge=40)
    thing = body("orange", points, faces, skins["orange"], size)
    wall = np.abs(((turn * n / (2 * math.pi) + 0.08 * waves(points, seed, 1.4, 1)) % 1) - 0.5)
    wall = np.clip((0.5 - wall) * share * 2 * math.pi / n / 0.018, 0, 9)
    pale = np.exp(-wall ** 2) * (share > 0.05)
    vesicle = 0.5 + 0.5 * waves(np.column_stack([np.cos(turn) * 9, np.sin(turn) * 9, share * 2]), seed + 2, 1.2, 2)
    flesh = 0.62 + 0.16 * vesicle + 0.06 * waves(points, seed, 2, 2)
    tone = flesh * (1 - pale) + 0.16 * pale
    pith = np.clip((share - 0.865) / 0.02, 0, 1)
    rind = np.clip((share - 0.93) / 0.015, 0, 1)
    tone = tone * (1 - pith) + 0.06 * pith
    tone = tone * (1 - rind) + 1.0 * rind
    tone[share < 0.06] = 0.1
    return paint(thing, ["#fdf3d8", "#fbdc9c", "#f8b23c", "#f2921c", "#e87a10"], tone)


def pear(seed, size, skins):
    """A slice through the middle: pale flesh, a thin skin, the core as a shadow."""
    outline = lambda a: 0.66 + 0.16 * np.maximum(0, np.sin(a)) ** 2.4 + 0.24 * np.maximum(0, np.sin(a)) ** 9 + 0.05 * np.cos(2 * a)
    lift = lambda x, y, side: 0.015 * waves(np.column_stack([x, y, 0 * x]), seed, 3, 2)
    points, faces, share, turn = sheet(outline, 0.13, lift, 44, 120, edge=40)
    thing = body("pear", points, faces, skins["pear"], size)
    x, y = points[:, 0], points[:, 1] + 0.12
    core = np.exp(-(((np.hypot(x * 1.3, y) - 0.16) / 0.03) ** 2)) * 0.35
    skin = np.clip((share - 0.955) / 0.02, 0, 1)
    tone = (0.14 + core + 0.08 * waves(points, seed, 5, 2)) * (1 - skin) + skin * (0.9 + 0.1 * waves(points, seed + 1, 3, 2))
    return paint(thing, ["#fdf8e4", "#f8efcb", "#eedda0", "#cfc169", "#a9a63f"], tone)


SKINS = {
    "strawberry": lambda tones: painted("strawberry", rough=0.55, bump=0.6, fine=44),
    "banana": lambda tones: painted("banana", rough=0.42, bump=0.35, coat=0.15),
    "orange": lambda tones: painted("orange", rough=0.2, bump=0.25, fine=24, coat=0.5, flesh=0.2, tint=0.1),
    "pear": lambda tones: painted("pear", rough=0.26, bump=0.2, coat=0.3, flesh=0.2, tint=0.12),
}
KINDS = {"strawberry": (strawberry, 6), "banana": (banana, 6), "orange": (orange, 2), "pear": (pear, 3)}


def build(item):
    """One slice, laid where the scene wants it."""
    skins = {item["kind"]: SKINS[item["kind"]](None)}
    thing = KINDS[item["kind"]][0](item.get("seed", 1), item["size"], skins)
    thing.location = (0, 0, item.get("lift", 0.1 * item["size"]))
    return [thing]
