"""Stone: a slab with a hewn edge, and pebbles worn by water."""
import math

import bpy
import numpy as np
from mathutils import Vector, noise

import geometry
import materials


def rock(colour, dark, scale=1.0, rough=0.75):
    """Two tones in clouds and in specks; the same specks are pits."""
    material = materials.surface("rock", colour, rough=rough, shine=0.3)
    nodes = materials.Nodes(material)
    clouds, specks = nodes.noise(1.6 * scale, 8), nodes.noise(38 * scale, 3)
    share = nodes.math("ADD", nodes.math("MULTIPLY", clouds, 0.7), nodes.math("MULTIPLY", specks, 0.55))
    ramp = nodes.new("MapRange", interpolation_type="SMOOTHSTEP")
    ramp.inputs[1].default_value, ramp.inputs[2].default_value = 0.42, 0.86
    nodes.link(share, ramp.inputs[0])
    mix = nodes.new("MixRGB")
    mix.inputs[1].default_value, mix.inputs[2].default_value = materials.linear(colour), materials.linear(dark)
    nodes.link(ramp.outputs[0], mix.inputs[0])
    nodes.link(mix.outputs[0], nodes.shader.inputs["Base Color"])
    nodes.bump(nodes.math("ADD", nodes.noise(9 * scale, 8), nodes.math("MULTIPLY", specks, 0.5)), 0.35, 0.03)
    return material


def slab(item):
    w, d, h = item["size"]
    seed, count = item.get("seed", 1), 260
    turn = np.linspace(0, 2 * math.pi, count, endpoint=False)
    power = lambda value: np.sign(value) * np.abs(value) ** item.get("square", 0.45)
    out = np.column_stack([w / 2 * power(np.cos(turn)), d / 2 * power(np.sin(turn))])
    profile = [(0.985, 0), (1.0, h * 0.3), (0.998, h * 0.72), (0.985, h * 0.92), (0.965, h)]
    profile += [(s, h) for s in np.linspace(0.92, 0, 24)]
    points = []
    for level, (share, z) in enumerate(profile):
        for x, y in out:
            p = Vector((x * share, y * share, z))
            jag = noise.fractal(Vector((x * 1.3 + seed, y * 1.3, z * 4)), 1.0, 2.0, 5) * (0.05 if level < 5 else 0)
            rise = noise.fractal(p * 0.9 + Vector((seed, 0, 9)), 1.0, 2.0, 4) * (0.012 if level > 3 else 0.004)
            points.append((p.x * (1 + jag), p.y * (1 + jag), max(0, z + rise)))
    faces = [(i * count + k, i * count + (k + 1) % count, (i + 1) * count + (k + 1) % count, (i + 1) * count + k)
             for i in range(len(profile) - 1) for k in range(count)]
    return [geometry.add("slab", points, faces, [rock(item["colour"], item["dark"])], angle=40)]


def pebbles(item):
    """Each is [x, y, z, wide, deep, high, turn]."""
    parts = []
    for k, (x, y, z, w, d, h, turn) in enumerate(item["stones"]):
        bpy.ops.mesh.primitive_uv_sphere_add(segments=72, ring_count=48, radius=1)
        stone = bpy.context.object
        co = np.array([v.co for v in stone.data.vertices])
        co = np.sign(co) * np.abs(co) ** 0.92
        bent = [c * (1 + 0.09 * noise.noise(Vector(c) * 1.3 + Vector((k * 5.1, 2, 0)))) for c in co]
        co = np.array(bent) * np.array([w / 2, d / 2, h / 2])
        stone.data.vertices.foreach_set("co", co.astype(np.float32).ravel())
        stone.data.polygons.foreach_set("use_smooth", np.ones(len(stone.data.polygons), bool))
        tones = item["tones"][k % len(item["tones"])]
        stone.data.materials.append(rock(*tones, 1.4, 0.6))
        stone.location, stone.rotation_euler = (x, y, z + h / 2 * 0.96), (0, 0, math.radians(turn))
        parts.append(stone)
    return parts


def build(item):
    return {"slab": slab, "pebbles": pebbles}[item["kind"]](item)
