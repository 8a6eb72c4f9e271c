"""Things of wood: a tray, a crate of slats, an open shelf."""
import numpy as np

import geometry
import materials


def timber(colour, dark, seed=0, along="x", rough=0.55):
    """Grain runs along one way: rings drawn out, fine pores across them; each board is cut elsewhere."""
    material = materials.surface("timber", colour, rough=rough, shine=0.3)
    nodes = materials.Nodes(material)
    cut = nodes.new("Mapping")
    nodes.link(nodes.new("TexCoord").outputs["Object"], cut.inputs["Vector"])
    throw = np.random.default_rng(seed)
    cut.inputs["Location"].default_value = tuple(throw.uniform(-9, 9, 3))
    long, across = 0.16, 2.2
    cut.inputs["Scale"].default_value = {"x": (long, across, across), "y": (across, long, across),
                                         "z": (across, across, long)}[along]
    rings = nodes.new("TexNoise")
    rings.inputs["Scale"].default_value, rings.inputs["Detail"].default_value = 1.6, 2
    nodes.link(cut.outputs[0], rings.inputs["Vector"])
    band = nodes.math("FRACT", nodes.math("MULTIPLY", rings.outputs["Fac"], 9.0))
    pores = nodes.new("TexNoise")
    pores.inputs["Scale"].default_value, pores.inputs["Detail"].default_value = 22, 4
    nodes.link(cut.outputs[0], pores.inputs["Vector"])
    share = nodes.math("ADD", nodes.math("MULTIPLY", nodes.math("POWER", band, 2.2), 0.6),
                       nodes.math("MULTIPLY", pores.outputs["Fac"], 0.5))
    mix = nodes.new("MixRGB")
    mix.inputs[1].default_value, mix.inputs[2].default_value = materials.linear(colour), materials.linear(dark)
    nodes.link(share, mix.inputs[0])
    nodes.link(mix.outputs[0], nodes.shader.inputs["Base Color"])
    nodes.bump(share, 0.12, 0.01)
    return material


def board(item, size, at, along="x", bevel=0.012):
    board.cut += 1
    return geometry.box("board", size, timber(item["colour"], item["dark"], board.cut, along), bevel=bevel, at=at)


board.cut = 0


def tray(item):
    w, d, h = item["size"]
    t = 0.075
    parts = [board(item, (w - t, d - t, 0.06), (0, 0, 0.03), bevel=0.006)]
    for side in (-1, 1):
        parts.append(board(item, (w, t, h), (0, side * (d - t) / 2, 0), bevel=0.025))
        parts.append(board(item, (t, d - 2 * t + 0.02, h), (side * (w - t) / 2, 0, 0), "y", 0.02))
    return parts


def crate(item):
    """Three slats a side, posts in the corners, the maker's mark burnt into the front."""
    w, d, h = item["size"]
    t, gap = 0.07, 0.05
    slat = (h - 2 * gap) / 3
    parts = [board(item, (w - 2 * t, d - 2 * t, t), (0, 0, 0.05))]
    for level in range(3):
        z = level * (slat + gap)
        for side in (-1, 1):
            parts.append(board(item, (w, t, slat), (0, side * (d - t) / 2, z)))
            parts.append(board(item, (t, d - 2 * t - 0.01, slat), (side * (w - t) / 2, 0, z), "y"))
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(board(item, (0.14, 0.14, h - 0.06), (x * (w / 2 - t - 0.075), y * (d / 2 - t - 0.075), 0.03), "z"))
    nail = materials.surface("nail", "#7d7568", rough=0.4, metal=0.8)
    for x in (-1, 1):
        for level in range(3):
            for dz in (0.3, 0.7):
                at = (x * (w / 2 - t - 0.075), -d / 2 - 0.003, level * (slat + gap) + slat * dz - 0.012)
                parts.append(geometry.box("nail", (0.026, 0.008, 0.026), nail, bevel=0.0035, at=at))
    if item.get("label"):
        ink = materials.surface("brand", image=item["label"], rough=0.7, shine=0.1, cut=True)
        high = slat * 0.92
        wide, z = high * item.get("labelWide", 3), slat + gap + slat * 0.04
        y = -d / 2 - 0.0015
        points = [(-wide / 2, y, z), (wide / 2, y, z), (wide / 2, y, z + high), (-wide / 2, y, z + high)]
        parts.append(geometry.add("brand", points, [(0, 1, 2, 3)], [ink], [((0, 0), (1, 0), (1, 1), (0, 1))]))
    return parts


def shelf(item):
    """Boards at the given heights between two uprights."""
    w, d = item["size"]
    t, top = 0.11, item["top"]
    parts = [board(item, (w, d, t), (0, 0, z - t)) for z in item["levels"]]
    parts += [board(item, (t, d, top), (side * (w + t) / 2, 0, 0), "z") for side in (-1, 1)]
    return parts


def build(item):
    return {"tray": tray, "crate": crate, "shelf": shelf}[item["kind"]](item)
