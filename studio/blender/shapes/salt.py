"""Coarse salt: a heap of crystals, some strewn, and a scoop of wood."""
import math

import numpy as np

import geometry
import materials
from shapes.wood import timber

CUBE = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float)
SIDES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def crystals(throw, places, size, colours):
    """Broken cubes, each another size and turned another way; one mesh a tone."""
    parts = []
    tones = [materials.surface("salt", tone, rough=0.22, shine=0.5, coat=0.3, coat_rough=0.1) for tone in colours]
    for k, tone in enumerate(tones):
        points, faces = [], []
        for at in places[k::len(tones)]:
            q = throw.normal(size=4)
            q /= np.linalg.norm(q)
            w, x, y, z = q
            spin = np.array([[1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
                             [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
                             [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)]])
            body = CUBE * throw.uniform(0.55, 1, 3) * size * throw.uniform(0.55, 1.2) * (1 + throw.normal(0, 0.14, (8, 1)))
            base = len(points)
            points += [tuple(p) for p in body @ spin.T + at]
            faces += [tuple(base + i for i in side) for side in SIDES]
        thing = geometry.add("salt", points, faces, [tone], angle=10)
        rounding = thing.modifiers.new("rounding", "BEVEL")
        rounding.width, rounding.segments, rounding.limit_method = size * 0.16, 2, "NONE"
        parts.append(thing)
    return parts


def heap(item):
    """`room` is the half-width of what holds it; `strewn` is a list of x, y, spread and count."""
    throw = np.random.default_rng(item.get("seed", 6))
    places = []
    half, low, high, size = item["room"], item["level"], item["heap"], item.get("crystal", 0.03)
    for _ in range(item["count"]):
        x, y = throw.uniform(-half, half, 2)
        top = low + high * max(0, 1 - (math.hypot(x, y) / (half * 1.25)) ** 2)
        places.append(np.array([x, y, top - throw.uniform(0, size * 2.2)]))
    for x, y, spread, count in item.get("strewn", []):
        for _ in range(count):
            places.append(np.array([*(throw.normal(0, spread, 2) + (x, y)), size * 0.7]))
    under = materials.surface("under", item["colours"][0], rough=0.8, shine=0.1)
    parts = crystals(throw, places, size, item["colours"])
    if item["count"]:  # only the upper layer is of crystals
        parts.append(geometry.box("under", (2 * half, 2 * half, low - size * 2), under))
    return parts


def scoop(item):
    """Turned from one piece: a round bowl, a straight handle."""
    oak = timber(item["colour"], item["dark"], 5)
    r = item["radius"]
    bowl = [(0, 0.0)] + [(r * math.sin(t), r * 0.62 * (1 - math.cos(t))) for t in np.linspace(0.2, math.pi / 2, 16)]
    top = bowl[-1][1]
    bowl += [(r - 0.01, top + 0.012), (r - 0.035, top + 0.01)]
    bowl += [((r - 0.045) * math.sin(t), 0.035 + r * 0.6 * (1 - math.cos(t))) for t in np.linspace(math.pi / 2, 0.2, 14)] + [(0, 0.035)]
    parts = [geometry.turned("bowl", geometry.circle(r), bowl, oak, full=r, span=(0, 1), angle=60)]
    z = top - 0.045
    handle = [(r * 0.9, 0, z, 1.0), (r * 1.3, 0, z + 0.02, 0.85), (r * 2.4, 0, z + 0.09, 0.9), (r * 3.2, 0, z + 0.13, 1.15), (r * 3.34, 0, z + 0.135, 0.9)]
    parts.append(geometry.cord("handle", handle, 0.055, oak))
    return parts


def build(item):
    return {"heap": heap, "scoop": scoop}[item["kind"]](item)
