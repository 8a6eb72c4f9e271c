"""What comes out of a bottle, a jar or a tube: a drop, a smear with ridges, a pool in a small dish."""
import math

import numpy as np
from mathutils import Vector, noise

import geometry
import materials


def stuff(item):
    """Milk and cream let light sink in; oil and gel are clear and take their tone from what they lie on."""
    if item.get("clear"):
        return materials.glass("clear", item["colour"], item.get("rim", 0.72), 0.55)
    return materials.surface("cream", item["colour"], rough=item.get("rough", 0.16), shine=0.5, coat=0.5, coat_rough=0.06,
                             flesh=item.get("flesh", 0))


def bead(item):
    """A drop as it stands: flatter than half a ball, its foot drawn in, not quite round."""
    r, h, n = item["radius"], item["height"], 96
    rows = 40
    points = []
    for i in range(rows + 1):
        t = i / rows
        a = math.pi * (0.62 - 0.62 * t)
        for k in range(n):
            turn = 2 * math.pi * k / n
            wide = r * math.sin(a) * (1 + 0.06 * math.cos(2 * turn + item.get("seed", 0)) + 0.03 * math.cos(3 * turn))
            points.append((wide * math.cos(turn), wide * math.sin(turn) * item.get("oval", 1),
                           h * (math.cos(a) - math.cos(math.pi * 0.62)) / (1 - math.cos(math.pi * 0.62))))
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(rows) for k in range(n)]
    return [geometry.add("bead", points, faces, [stuff(item)], angle=80)]


def smear(item):
    """Cream drawn out by a finger: thick where it began, ridged and thin where it ends."""
    long, wide, high = item["size"]
    n, m = 200, 90
    points = []
    for i in range(n):
        t = i / (n - 1)
        bend = item.get("bend", 0.35)
        cx, cy = long * (t - 0.5), bend * long * (t - 0.5) ** 2
        way = math.atan(2 * bend * (t - 0.5))
        start = min(1, t / 0.16) ** 0.5
        end = max(0, 1 - t) ** 0.42
        half = wide / 2 * start * (0.62 + 0.38 * end) * (1 if t < 0.9 else max(0.02, (1 - t) / 0.1) ** 0.5)
        body = high * (0.4 + 1.1 * math.exp(-((t - 0.14) / 0.13) ** 2) + 0.3 * math.exp(-((t - 0.4) / 0.3) ** 2)) * start
        for k in range(m):
            s = k / (m - 1) * 2 - 1
            wobble = 1 + 0.12 * noise.noise(Vector((t * 4, math.copysign(2, s), item.get("seed", 1))))
            out = s * half * wobble
            dome = max(0, 1 - s * s) ** 0.5
            drawn = min(1, max(0, (t - 0.2) / 0.2))
            ridge = drawn * (0.3 * math.cos(s * 9 + 1) + 0.2 * math.cos(s * 17 + t * 2)) * (1 - s * s)
            groove = -0.45 * drawn * math.exp(-((s / 0.42) ** 2))
            lift = noise.noise(Vector((t * 6, s * 1.2, 3))) * 0.12
            z = body * dome * (1 + ridge + groove + lift)
            fade = 1 if t < 0.96 else (1 - t) / 0.04
            points.append((cx - out * math.sin(way), cy + out * math.cos(way), max(0.001, z * fade)))
    faces = [(i * m + k, (i + 1) * m + k, (i + 1) * m + k + 1, i * m + k + 1) for i in range(n - 1) for k in range(m - 1)]
    return [geometry.add("smear", points, faces, [stuff(item)], angle=80)]


def dish(item):
    """A shallow dish; `level` fills it. A swirl rises from the middle where `swirl` says how high."""
    r, h = item["radius"], item.get("height", item["radius"] * 0.3)
    china = materials.surface("china", item["china"], rough=item.get("glaze", 0.25), shine=0.5, coat=0.3, coat_rough=0.1,
                              grain=0.03, grain_scale=14)
    side = [(r * (0.55 + 0.45 * math.sin(t)), 0.02 + (h - 0.02) * (1 - math.cos(t))) for t in np.linspace(0, math.pi / 2 * 0.94, 18)]
    lip_r, lip_z = side[-1]
    shell = [(0, 0.012), (r * 0.5, 0.012), (r * 0.52, 0), (r * 0.56, 0)] + side
    shell += [(lip_r + 0.002, lip_z + 0.012), (lip_r - 0.012, lip_z + 0.018), (lip_r - 0.028, lip_z + 0.006)]
    inside = [(x - 0.045, z + 0.02) for x, z in side[::-1]]
    shell += inside + [(0, inside[-1][1])]
    outline = geometry.circle(r)
    parts = [geometry.turned("dish", outline, shell, china, full=r, span=(0, 1), angle=60)]
    if item.get("level"):
        level = 0.02 + (h - 0.02) * item["level"]
        edge = next((x for x, z in inside[::-1] if z >= level), inside[0][0]) + 0.004
        n, m, swirl = 70, 180, item.get("swirl", 0)
        points = []
        for i in range(n):
            away = edge * (1 - i / (n - 1))
            for k in range(m):
                turn = 2 * math.pi * k / m
                t = away / edge
                fold = math.cos(turn - 5.2 * t - 0.6) * math.exp(-((t - 0.42) / 0.26) ** 2) * (1 - math.exp(-(t / 0.1) ** 2))
                peak = math.exp(-((t / 0.3) ** 2))
                rim = 0.014 * math.exp(-((1 - t) / 0.04))
                points.append((away * math.cos(turn), away * math.sin(turn), level + rim + swirl * (peak + 0.55 * fold)))
        faces = [(i * m + k, i * m + (k + 1) % m, (i + 1) * m + (k + 1) % m, (i + 1) * m + k) for i in range(n - 1) for k in range(m)]
        parts.append(geometry.add("pool", points, faces, [stuff(item)], angle=80))
    return parts


def build(item):
    return {"bead": bead, "smear": smear, "dish": dish}[item["kind"]](item)
