"""Cotton swabs with stems of bamboo: a bundle standing in a cup, and some lying beside it."""
import math

import bpy
import numpy as np
from mathutils import Quaternion, Vector, noise

import geometry
import materials

LONG, STEM = 1.2, 0.019


def one(bamboo, cotton, seed):
    """Along z, its lower end drawn to a point, its upper one round."""
    stem = [(0, 0.02), (STEM, 0.03), (STEM, LONG - 0.03), (0, LONG - 0.02)]
    parts = [geometry.turned("stem", geometry.circle(STEM, 20), stem, bamboo, angle=50)]
    round_ = [(0.0, -0.03), (0.028, -0.02), (0.043, 0.01), (0.048, 0.06), (0.047, 0.12), (0.04, 0.17), (0.028, 0.2), (STEM, 0.215)]
    point = [(0.0, -0.05), (0.014, -0.03), (0.026, 0.01), (0.04, 0.07), (0.046, 0.12), (0.04, 0.17), (0.028, 0.2), (STEM, 0.215)]
    for profile, z, way in ((round_, LONG, -1), (point, 0, 1)):
        t = np.linspace(0, len(profile) - 1, 40)
        fine = [(float(np.interp(a, range(len(profile)), [p[0] for p in profile])),
                 z + way * float(np.interp(a, range(len(profile)), [p[1] for p in profile]))) for a in t]
        tip = geometry.turned("tip", geometry.circle(0.05, 36), fine[::way], cotton, full=0.05, span=(0, 1), angle=90)
        for vertex in tip.data.vertices:  # wound fibres
            co = vertex.co
            spin = math.sin(math.atan2(co.y, co.x) * 2 + co.z * 90 + seed) * 0.0016
            fuzz = noise.noise(co * 40 + Vector((seed * 3.1, 0, 0))) * 0.0028
            away = math.hypot(co.x, co.y) or 1
            co.x += co.x / away * (spin + fuzz)
            co.y += co.y / away * (spin + fuzz)
        parts.append(tip)
    return parts


def stand(parts, at, lean, way, spin=0.0):
    holder = bpy.data.objects.new("swab", None)
    bpy.context.scene.collection.objects.link(holder)
    for part in parts:
        part.parent = holder
    holder.rotation_mode = "QUATERNION"
    axis = Vector((-math.sin(way), math.cos(way), 0))
    holder.rotation_quaternion = Quaternion(axis, lean) @ Quaternion((0, 0, 1), spin)
    holder.location = at
    return holder


def build(item):
    bamboo = materials.surface("bamboo", "#d9b77c", rough=0.55, shine=0.35, grain=0.25, grain_scale=50)
    cotton = materials.surface("cotton", "#fdfcf8", rough=1, shine=0.02, grain=0.5, grain_scale=90)
    throw = np.random.default_rng(item.get("seed", 3))
    r, h = item.get("radius", 0.32), item.get("height", 0.74)
    parts = []
    if item.get("count"):
        china = materials.surface("cup", item["colour"], rough=0.4, shine=0.45, coat=0.15, grain=0.04, grain_scale=16)
        wall = [(0, 0), (r - 0.05, 0)] + geometry.arc(r - 0.05, 0.05, 0.05, -90, 0, 8)[1:] + [(r, h - 0.02)]
        wall += geometry.arc(r - 0.02, h - 0.02, 0.02, 0, 180, 10) + [(r - 0.04, 0.05), (0, 0.045)]
        parts.append(geometry.turned("cup", geometry.circle(r), wall, china, angle=60))
        inner = r - 0.1
        for k in range(item["count"]):
            away, way = inner * math.sqrt((k + 0.5) / item["count"]), k * 2.39996
            lean = 0.02 + 0.2 * (away / inner) * throw.uniform(0.6, 1.0)
            foot = away * 0.55
            at = (foot * math.cos(way), foot * math.sin(way), 0.1 + throw.uniform(0, 0.05))
            parts.append(stand(one(bamboo, cotton, k), at, lean, way, throw.uniform(0, 6)))
    for k, (x, y, turn, lift) in enumerate(item.get("lying", [])):
        a = math.radians(turn)
        start = (x - math.cos(a) * LONG / 2, y - math.sin(a) * LONG / 2, 0.047 + lift)
        parts.append(stand(one(bamboo, cotton, 50 + k), start, math.pi / 2 - item.get("tilt", 0) * lift, a, throw.uniform(0, 6)))
    return parts
