"""The jar of balm, open: its neck, the balm with the track of a finger, the lid put down beside it."""
import math

import numpy as np
from mathutils import Vector, noise

import geometry
import materials
from shapes.jar import build as closed


def build(item):
    pot, lid, label = closed(item)
    r, h = item["width"] / 2, item["height"]
    x, y = item["lidAt"]
    # It leans on the jar's side, its top to us.
    lid.rotation_euler = tuple(math.radians(a) for a in item.get("lidLean", (0, 0, 0)))
    lid.location = (x, y, item.get("lidHigh", -(h + 0.012)))
    glass = materials.surface("neck", item["colour"], rough=0.28, shine=0.5, coat=0.3, coat_rough=0.1)
    inner, top = r - 0.15, h + 0.16
    neck = [(r - 0.1, h)]
    for k in range(2):  # the thread
        neck += geometry.arc(r - 0.1, h + 0.035 + k * 0.05, 0.012, -80, 80, 6)
    neck += [(r - 0.1, top - 0.02)] + geometry.arc(r - 0.12, top - 0.02, 0.02, 0, 90, 5) + geometry.arc(inner + 0.02, top - 0.02, 0.02, 90, 180, 5)
    neck += [(inner, h - 0.1)]
    outline = geometry.circle(r)
    parts = [pot, lid, label, geometry.turned("neck", outline, neck, glass, full=r, span=(0, 2), angle=60)]
    balm = materials.surface("balm", item["balm"], rough=0.42, shine=0.45, coat=0.12, coat_rough=0.3)
    n, m, level = 110, 220, h + 0.07
    points = []
    for i in range(n):
        away = inner * (1 - i / (n - 1))
        for k in range(m):
            a = 2 * math.pi * k / m
            px, py = away * math.cos(a), away * math.sin(a)
            # The track: an arc about a point beside the jar, ploughed up at its rim and its end.
            cx, cy = inner * 0.15, inner * 0.95
            along, off = math.atan2(px - cx, cy - py), math.hypot(px - cx, py - cy) - inner * 0.92
            run = 1 / (1 + math.exp((abs(along + 0.05) - 0.46) * 9))
            wide = inner * 0.24
            track = -0.11 * math.exp(-((off / wide) ** 2)) * run + 0.03 * math.exp(-(((abs(off) - wide * 1.5) / (wide * 0.4)) ** 2)) * run
            heap = 0.06 * math.exp(-(((along - 0.62) / 0.13) ** 2) - (off / (wide * 1.1)) ** 2)
            fine = 0.004 * math.cos(off * 90) * run * math.exp(-((off / wide) ** 4))
            slow = 0.007 * noise.noise(Vector((px * 2.4, py * 2.4, 2)))
            rim = 0.02 * math.exp(-(inner - away) / 0.03)
            points.append((px, py, level + (track + heap + fine + slow) * (1 - (away / inner) ** 12) + rim))
    faces = [(i * m + k, i * m + (k + 1) % m, (i + 1) * m + (k + 1) % m, (i + 1) * m + k) for i in range(n - 1) for k in range(m)]
    parts.append(geometry.add("balm", points, faces, [balm], angle=80))
    return parts
