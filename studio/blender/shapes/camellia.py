"""A camellia as it falls: whole, its petals cupped round a brush of yellow stamens, on two leaves."""
import math

import bpy
import numpy as np
from mathutils import Vector, noise

import geometry
import materials


def petal(material, size, way, open_, seed):
    """Grows from the middle up and out; broad, notched, its edge rolled back a little."""
    n, m = 64, 48
    points = []
    for i in range(n):
        v = 1 - (1 - i / (n - 1)) ** 1.7
        half = 0.5 * (0.3 + 0.7 * min(1, v / 0.55) ** 0.8) * max(0.02, 1 - max(0, (v - 0.55) / 0.455) ** 2) ** 0.5
        for k in range(m):
            u = k / (m - 1) * 2 - 1
            notch = 0.05 * math.exp(-((u * half / 0.07) ** 2)) * v ** 8
            long = v * (1 - notch)
            tilt = math.radians(open_) * (0.25 + 0.75 * v)
            out = 0.1 + long * math.sin(tilt) * 0.98 + 0.12 * max(0, v - 0.75)
            up = 0.06 + long * math.cos(tilt) * 0.9 - 0.2 * max(0, v - 0.72) ** 2 * 3
            side = u * half
            cup = 1.1 * side * side * (0.4 + 0.6 * v)
            out -= cup * 0.55
            up += cup * 0.42
            ruffle = noise.noise(Vector((u * 1.7, v * 2.2, seed * 3.7))) * 0.03 * v
            p = (out + ruffle, side, up + ruffle * 0.6 + 0.004 * math.sin(u * 9 + seed) * v)
            c, s = math.cos(way), math.sin(way)
            points.append((size * (p[0] * c - p[1] * s), size * (p[0] * s + p[1] * c), size * p[2]))
    faces = [(i * m + k, i * m + k + 1, (i + 1) * m + k + 1, (i + 1) * m + k) for i in range(n - 1) for k in range(m - 1)]
    thing = geometry.add("petal", points, faces, [material], angle=180)
    thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.012 * size
    return thing


def leaf(material, vein, long, way, at):
    n, m = 60, 24
    points, line = [], []
    c, s = math.cos(way), math.sin(way)
    for i in range(n):
        v = i / (n - 1)
        half = 0.24 * long * math.sin(math.pi * v ** 0.85) ** 0.85 * (1 + 0.02 * math.sin(v * 90))
        for k in range(m):
            u = k / (m - 1) * 2 - 1
            x, y = v * long, u * half
            z = 0.03 + 0.3 * abs(y) + 0.06 * long * math.sin(v * 3) + 0.012 * math.sin(v * 26 - abs(u) * 5) * abs(u) - 0.05 * v * v
            points.append((at[0] + x * c - y * s, at[1] + x * s + y * c, max(0.01, z)))
        if i % 8 == 0:
            line.append((at[0] + v * long * c, at[1] + v * long * s, 0.04 + 0.06 * long * math.sin(v * 3) - 0.05 * v * v, 1.4 - v))
    faces = [(i * m + k, (i + 1) * m + k, (i + 1) * m + k + 1, i * m + k + 1) for i in range(n - 1) for k in range(m - 1)]
    return [geometry.add("leaf", points, faces, [material], angle=180), geometry.cord("vein", line, 0.01, vein)]


def build(item):
    size = item["size"]
    red = materials.surface("petal", item["colour"], rough=0.55, shine=0.3, grain=0.04, grain_scale=30)
    green = materials.surface("leaf", "#26482b", rough=0.28, shine=0.5, coat=0.3, coat_rough=0.15)
    vein = materials.surface("vein", "#5d7d4c", rough=0.4, shine=0.4)
    white = materials.surface("filament", "#f6e3a6", rough=0.6, shine=0.3)
    gold = materials.surface("anther", "#e3a41f", rough=0.7, shine=0.2, grain=0.4, grain_scale=80)
    flower = []
    for ring, (count, open_, scale) in enumerate(((5, 66, 1.0), (5, 46, 0.86))):
        for k in range(count):
            way = 2 * math.pi * (k + ring * 0.5) / count + 0.12 * math.sin(k * 5.1)
            flower.append(petal(red, size * scale, way, open_ + 4 * math.sin(k * 2.7 + ring), k + ring * 7))
    throw = np.random.default_rng(2)
    for k in range(64):
        a, away = k * 2.39996, 0.15 * math.sqrt((k + 0.5) / 64)
        high = 0.52 + throw.uniform(-0.05, 0.05) - away * 0.4
        far = away * (1.7 + throw.uniform(-0.2, 0.2))
        x, y = math.cos(a), math.sin(a)
        path = [(size * away * x, size * away * y, size * 0.08), (size * away * 1.25 * x, size * away * 1.25 * y, size * high * 0.6),
                (size * far * x, size * far * y, size * high)]
        flower.append(geometry.cord("filament", path, 0.011 * size, white))
        bpy.ops.mesh.primitive_uv_sphere_add(segments=10, ring_count=8, radius=0.028 * size, location=path[-1])
        bpy.context.object.data.materials.append(gold)
        bpy.context.object.scale = (1, 1, 1.4)
        flower.append(bpy.context.object)
    holder = bpy.data.objects.new("flower", None)
    bpy.context.scene.collection.objects.link(holder)
    for part in flower:
        part.parent = holder
    holder.rotation_euler = tuple(math.radians(a) for a in item.get("tip", (24, -14, 0)))
    holder.location = (0, 0, size * item.get("rise", 0.1))
    parts = [holder]
    for long, way, at in item.get("leaves", []):
        parts += leaf(green, vein, long, math.radians(way), at)
    return parts
