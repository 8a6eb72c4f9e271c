"""What one eats and stirs with: spoons of steel and of wood."""
import math

import numpy as np

import geometry
import materials
from shapes.wood import timber


def spoon(item):
    """Along its length: the bowl, the neck, the handle; each cut is a shallow curve."""
    long, wide = item["size"]
    n, m = 90, 18
    skin = (timber(item["colour"], item["dark"], 4, "y", rough=0.45) if item.get("dark")
            else materials.surface("steel", item["colour"], rough=0.2, shine=0.6, metal=1))
    bowl = item.get("bowl", 0.3)
    points, faces = [], []
    for i in range(n + 1):
        t = i / n
        if t < bowl:
            s = t / bowl
            half = wide / 2 * max(0.02, math.sin(math.pi * min(1, s * 0.93 + 0.035)) ** 0.62) * (1 - 0.1 * s)
            neck = 0.085 * wide
            half = max(half, neck if s > 0.6 else half)
            depth = item.get("deep", 0.2) * wide * math.sin(math.pi * min(1, s)) ** 0.7
        else:
            s = (t - bowl) / (1 - bowl)
            half = wide * (0.085 + 0.1 * s ** 2.2) * (1 - max(0, (s - 0.94) / 0.06) ** 2 * 0.75)
            depth = -0.03 * wide * min(1, s * 6)
        rise = item.get("arch", 0.1) * long * math.sin(math.pi * min(1, max(0, (t - bowl * 0.75) / (1 - bowl * 0.75)))) ** 1.1
        if t >= bowl:  # the end of the handle lies on the table
            rise -= item.get("deep", 0.2) * wide * (t - bowl) / (1 - bowl)
        for k in range(m + 1):
            s2 = k / m * 2 - 1
            points.append((s2 * half, -t * long, rise + depth * (s2 * s2 - 1)))
    points = np.array(points)
    points[:, 2] -= points[:, 2].min() - item.get("thick", 0.02)
    for i in range(n):
        for k in range(m):
            a = i * (m + 1) + k
            faces.append((a, a + m + 1, a + m + 2, a + 1))
    thing = geometry.add("spoon", points, faces, [skin], angle=80)
    body = thing.modifiers.new("body", "SOLIDIFY")
    body.thickness, body.offset = item.get("thick", 0.02), 0
    finer = thing.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 1
    return [thing]


def build(item):
    return {"spoon": spoon}[item["kind"]](item)
