"""Soft rice cakes: whole, dusted, or cut so that the paste inside shows."""
import math

import numpy as np

import geometry
import materials
from shapes.crust import baked, waves
from shapes.fruit import ball
from shapes.slices import paint, painted, sheet


def dough(colour, dusted):
    """Light sinks in; a veil of starch lies on it, or a coat of roasted flour."""
    if dusted:
        return baked("flour", ["#efd6a0", "#d9b573", "#b98d4b"], rough=0.95, shine=0.05, spots=8, fine=55, bump=0.9, own=0, depth=0.014)
    material = materials.surface("dough", colour, rough=0.55, shine=0.35, grain=0.12, grain_scale=36)
    nodes = materials.Nodes(material)
    mix = nodes.new("MixRGB")
    nodes.link(nodes.math("MULTIPLY", nodes.math("POWER", nodes.noise(5, 5), 2.0), 1.1), mix.inputs[0])
    mix.inputs[1].default_value, mix.inputs[2].default_value = materials.linear(colour), materials.linear("#fffdf8")
    put = nodes.shader.inputs
    nodes.link(mix.outputs[0], put["Base Color"])
    nodes.link(mix.outputs[0], put["Subsurface Color"])
    put["Subsurface"].default_value, put["Subsurface Radius"].default_value = 0.45, (0.14, 0.1, 0.08)
    return material


def cake(seed, size):
    """It sinks under its own weight: broad below, flat where it lies."""
    points, faces = ball((1.03, 1.03, 0.74), 70, 96)
    low = points[:, 2] < 0
    points[low, 2] *= 0.72
    points[:, 2] = np.maximum(points[:, 2], -0.43 + 0.02 * waves(points, seed, 2))
    points *= (1 + 0.035 * waves(points, seed + 1, 1.3, 2))[:, None]
    points[:, 2] += 0.43
    return points * size, faces


def mochi(item):
    size, seed = item["size"], item.get("seed", 1)
    points, faces = cake(seed, size)
    if item.get("dusted"):
        points += (points - [0, 0, size * 0.4]) * (0.02 * waves(points / size, seed + 5, 9, 2))[:, None]
    parts = [geometry.add("mochi", points, faces, [dough(item["colour"], item.get("dusted"))], angle=80)]
    if item.get("blossom"):
        parts.append(blossom(size))
    return parts


def blossom(size):
    petals = lambda a: 0.24 + 0.2 * np.abs(np.cos(2.5 * a)) ** 0.7 - 0.05 * np.abs(np.cos(2.5 * a)) ** 30
    flat = lambda x, y: np.column_stack([x, y, 0 * x])
    lift = lambda x, y, side: 0.5 * (x * x + y * y) + 0.03 * waves(flat(x, y), 4, 8, 2)
    points, faces, share, turn = sheet(petals, 0.03, lift, 24, 120, edge=10)
    thing = geometry.add("blossom", points * size, faces, [painted("petal", rough=0.6, bump=0.3)], angle=80)
    thing.location = (0, 0, size * 1.15)
    thing.rotation_euler = (math.radians(-8), math.radians(6), 0.4)
    return paint(thing, ["#a8324e", "#d9718a", "#eaa3b2", "#f3c3cb"], share * 1.1 + 0.1 * np.cos(turn * 40))


def half(item):
    """The cut looks to the front: a ring of dough around paste."""
    size, seed = item["size"], item.get("seed", 1)
    points, faces = cake(seed, size)
    cut = 0.0
    points[:, 1] = np.where(points[:, 1] < cut, cut, points[:, 1])
    body = geometry.add("half", points, faces, [dough(item["colour"], False)], angle=50)
    rim, _ = cake(seed, size)
    near = rim[np.abs(rim[:, 1]) < size * 0.05]
    turn = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    middle = np.array([0, size * 0.5])
    around = np.arctan2(near[:, 2] - middle[1], near[:, 0])
    order = np.argsort(around)
    r = np.interp(turn, around[order] % (2 * math.pi), np.hypot(near[order, 0], near[order, 2] - middle[1]), period=2 * math.pi)
    rows, face, which = 30, [], []
    spots = []
    for i in range(rows + 1):
        s = i / rows
        bumpy = 0.012 * waves(np.column_stack([np.cos(turn) * s, np.sin(turn) * s, 0 * turn]), seed + 3, 6, 3) * (s < 0.72)
        spots.append(np.column_stack([s * r * 0.996 * np.cos(turn), np.full(120, -0.004 * size) - (bumpy + 0.016 * (s < 0.74)) * size, middle[1] + s * r * 0.996 * np.sin(turn)]))
    for i in range(rows):
        for k in range(120):
            a, b = i * 120 + k, i * 120 + (k + 1) % 120
            face.append((a, a + 120, b + 120, b))
            which.append(0 if (i + 0.5) / rows < 0.75 + 0.02 * math.sin(turn[k] * 3) else 1)
    paste = baked("paste", item.get("paste", ["#6e3a34", "#4e2422", "#331413"]), rough=0.6, shine=0.4, spots=12, fine=34, bump=0.8, own=0)
    cutface = geometry.add("cut", np.concatenate(spots), face, [paste, dough(item["colour"], False)], which=which, angle=80)
    return [body, cutface]


def build(item):
    return {"mochi": mochi, "half": half}[item["kind"]](item)
