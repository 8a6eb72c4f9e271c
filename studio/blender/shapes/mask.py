"""Pleated masks, flat as they come from the pack, fanned out from one corner."""
import math

import bpy
import numpy as np
from mathutils import Vector, noise

import geometry
import materials


def one(item, seed):
    """One mask on the floor: three pleats, pressed ends, a wire under the upper hem, two loops."""
    w, d = item["size"]
    cloth = materials.surface("cloth", item["colour"], rough=0.9, shine=0.1, grain=0.3, grain_scale=80)
    # From the upper hem down: each pleat goes down, a little back beneath itself, and on.
    path, y, z = [(d / 2, 0.012)], d / 2, 0.012
    for k in range(3):
        y -= d * 0.27 if k == 0 else d * 0.235
        path += [(y + 0.02, 0.05), (y, 0.046), (y - 0.006, 0.036), (y + 0.012, 0.024), (y + d * 0.07, 0.016)]
        path += [(y + d * 0.05, 0.008), (y - 0.02, 0.012)]
    path += [(-d / 2, 0.012)]
    path = np.array(path)
    fine = np.stack([np.interp(np.linspace(0, len(path) - 1, 170), np.arange(len(path)), path[:, c]) for c in (0, 1)], 1)
    columns = 120
    points = []
    for py, pz in fine:
        for k in range(columns):
            t = k / (columns - 1)
            ends = min(1, min(t, 1 - t) / 0.07) ** 0.6
            x = (t - 0.5) * w
            weld = 0.004 * math.sin(py * 90) * (1 if 0.012 < min(t, 1 - t) < 0.045 else 0)
            swell = 0.06 * math.sin(math.pi * t) * math.cos(py / d * math.pi) if item.get("worn") else 0
            sag = noise.noise(Vector((x * 2, py * 2, seed * 3.3))) * 0.012 * ends
            points.append((x, py, 0.008 + pz * (0.35 + 0.65 * ends) + weld + sag + swell))
    n = columns
    faces = [(i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k) for i in range(len(fine) - 1) for k in range(n - 1)]
    parts = [geometry.add("mask", points, faces, [cloth], angle=70)]
    for high in (d / 2 - 0.006, -d / 2 + 0.006):  # folded hems
        parts.append(geometry.cord("hem", [(-w / 2, high, 0.02), (-w / 4, high, 0.026), (w / 4, high, 0.026), (w / 2, high, 0.02)],
                                   0.012, cloth))
    elastic = materials.surface("elastic", item["colour"], rough=0.85, shine=0.15, grain=0.5, grain_scale=140)
    for side in (-1, 1):
        x, far = side * w / 2, 0.34 + 0.03 * math.sin(seed * 2.1 + side)
        loop = [(x - side * 0.02, d * 0.43, 0.04), (x + side * 0.1, d * 0.45, 0.05), (x + side * far * 0.8, d * 0.34, 0.03),
                (x + side * far, d * 0.04, 0.022), (x + side * far * 0.86, -d * 0.28, 0.026), (x + side * 0.12, -d * 0.44, 0.045),
                (x - side * 0.02, -d * 0.43, 0.04)]
        parts.append(geometry.cord("loop", loop, 0.014, elastic))
    return parts


def build(item):
    """The fan's pivot is the lower left; each mask lies on the one before."""
    stands = []
    for k, (x, y, turn) in enumerate(item["masks"]):
        stand = bpy.data.objects.new("mask", None)
        bpy.context.scene.collection.objects.link(stand)
        for part in one(item, k + 1):
            part.parent = stand
        stand.location, stand.rotation_euler = (x, y, k * 0.034), (math.radians(item.get("tip", 0)), 0, math.radians(turn))
        stands.append(stand)
    return stands
