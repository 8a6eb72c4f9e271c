"""A square wrapper of foil, sealed all round: four pressed seams and a ring that shows through."""
import math

import numpy as np
from mathutils import Vector, noise

import geometry
import materials


def build(item):
    size, seam, seed, n = item["side"], 0.15, item.get("seed", 1), 150
    line = np.linspace(-1, 1, n)
    x, y = (g.ravel() for g in np.meshgrid(line, line))
    edge = np.maximum(np.abs(x), np.abs(y))
    away = np.hypot(x, y)
    smooth = lambda t: np.clip(t, 0, 1) ** 2 * (3 - 2 * np.clip(t, 0, 1))
    full = smooth((1 - seam - edge) / 0.32)
    ring = np.exp(-(((away - 0.47) / 0.1) ** 2))
    angle = np.arctan2(y, x)
    slow = np.array([noise.noise(Vector((a * 2.2, b * 2.2, seed * 3.7))) for a, b in zip(x, y)])
    # The film is drawn from the seams to the ring: creases, deeper towards the corners.
    pulled = smooth((edge - 0.5) / 0.22) * smooth((1 - seam + 0.02 - edge) / 0.1)
    creases = np.sin(angle * 17 + slow * 5 + seed) * np.sin(angle * 7 + slow * 3)
    height = full * (0.055 + 0.02 * slow) + full * ring * 0.04 + pulled * creases * 0.022
    # The seams: fine ribs across them, and a sheet that never lies quite flat.
    rib = smooth((edge - (1 - seam)) / 0.02) * smooth((0.985 - edge) / 0.02)
    flat = np.where(np.abs(x) > np.abs(y), y, x)
    height += rib * np.sin(flat * math.pi * 46) * 0.0035
    bend = 0.012 * np.array([noise.noise(Vector((a * 0.9 + seed, b * 0.9, 1))) for a, b in zip(x, y)])
    # Two edges are cut in teeth.
    tooth = np.where(np.abs(x) > 0.999, np.abs((y * 14) % 1 - 0.5) * 0.03, 0)
    half = size / 2
    rows = [(half * (a - math.copysign(t, a)), half * b, size * (h + c)) for a, b, t, h, c in zip(x, y, tooth, height, bend)]
    lower = [(p[0], p[1], size * c - size * h * 0.6) for p, h, c in zip(rows, height, bend)]
    quad = lambda i, k: (i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k)
    upper = [quad(i, k) for i in range(n - 1) for k in range(n - 1)]
    u, v = (x + 1) / 2, (y + 1) / 2
    corners = [tuple((u[p], v[p]) for p in face) for face in upper]
    film = materials.surface("foil", image=item["label"], rough=item.get("rough", 0.3), shine=0.6,
                             metal=item.get("metal", 0.55), grain=0.05, grain_scale=24)
    back = materials.surface("back", "#c9cdd2", rough=0.3, metal=0.9)
    base = [tuple(n * n + p for p in face[::-1]) for face in upper]
    thing = geometry.add("foil", rows + lower, upper + base, [film, back], corners + corners,
                         [0] * len(upper) + [1] * len(base), angle=180)
    low = min(p[2] for p in lower)
    thing.location = (0, 0, -low + 0.004)
    return [thing]
