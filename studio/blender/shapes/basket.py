"""A basket sewn from one rope, ring upon ring, with two handles and a cord tied to one."""
import math

import numpy as np

import geometry
import materials


def strands(path, thick, rope):
    """Three strands laid round one another along the path."""
    n = np.array(path)
    fine = np.stack([np.interp(np.linspace(0, len(n) - 1, len(n) * 4), np.arange(len(n)), n[:, c]) for c in range(3)], 1)
    ahead = np.gradient(fine, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    aside = np.stack([-ahead[:, 1], ahead[:, 0], np.zeros(len(fine))], 1)
    aside /= np.maximum(np.linalg.norm(aside, axis=1, keepdims=True), 1e-6)
    above = np.cross(ahead, aside)
    way = np.cumsum(np.linalg.norm(np.gradient(fine, axis=0), axis=1)) / thick * 0.7
    parts = []
    for k in range(3):
        twist = way + k * 2 * math.pi / 3
        around = fine + thick * 0.46 * (aside * np.cos(twist)[:, None] + above * np.sin(twist)[:, None])
        parts.append(geometry.cord("rope", [tuple(p) for p in around], thick * 0.56, rope))
    return parts


def build(item):
    r, thick, rings = item["radius"], item["thick"], item["rings"]
    rope = materials.surface("rope", item["colour"], rough=0.85, shine=0.12, grain=0.6, grain_scale=70)
    parts = []
    step = thick * 1.72
    floor = int(r * 0.78 / step)
    path = []
    for k in range(floor * 24):  # the bottom is a flat spiral
        a = k * 2 * math.pi / 24
        path.append((k / 24 * step * math.cos(a), k / 24 * step * math.sin(a), thick))
    for k in range(rings * 30 + 1):
        a, level = k * 2 * math.pi / 30, k / 30
        wide = r * (0.78 + 0.22 * math.sin(min(1, level / rings * 1.25) * math.pi / 2))
        path.append((wide * math.cos(a), wide * math.sin(a), thick + level * step))
    parts += strands(path, thick, rope)
    top = thick + rings * step
    for side in (-1, 1):
        arch = []
        for t in np.linspace(0, math.pi, 16):
            a = side * math.pi / 2 + 0.32 * math.cos(t) + math.pi / 2 + 0.25
            out = r * (1 + 0.1 * math.sin(t))
            arch.append((out * math.cos(a), out * math.sin(a), top - step + (0.34 * r + step) * math.sin(t) ** 0.8))
        parts += strands(arch, thick * 0.9, rope)
    return parts
