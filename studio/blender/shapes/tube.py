"""A tube that stands on its cap: round below, pressed flat at its upper end."""
import math

import numpy as np

import geometry
import materials


def build(item):
    r, h, foot = item["width"] / 2, item["height"], item["cap"]
    n, levels = 120, 60
    turns = math.pi / 2 + np.linspace(0, 2 * math.pi, 8 * n + 1)
    end = math.pi * r / 2 * 0.985  # a flat end is half the way round wide
    points, faces, corners = [], [], []
    for j in range(levels + 1):
        t = j / levels
        flat = min(1, t / 0.955) ** 1.5
        press = 1 - flat ** 1.15
        half, deep = r + (end - r) * flat, max(0.012, r * press)
        # Squarer as it flattens, so that the seal has corners.
        power = 1 - 0.5 * flat
        x = np.sign(np.cos(turns)) * np.abs(np.cos(turns)) ** power * half
        y = np.sign(np.sin(turns)) * np.abs(np.sin(turns)) ** power * deep
        # Evenly spaced along the edge, or the label would be drawn out where the curve is flat.
        along = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))])
        even = np.linspace(0, along[-1], n + 1)
        x, y = np.interp(even, along, x), np.interp(even, along, y)
        points += [(x[k], y[k], foot + t * (h - foot)) for k in range(n + 1)]
    for j in range(levels):
        for k in range(n):
            a = j * (n + 1) + k
            faces.append((a, a + 1, a + n + 2, a + n + 1))
            corners.append(((k / n, j / levels), ((k + 1) / n, j / levels),
                            ((k + 1) / n, (j + 1) / levels), (k / n, (j + 1) / levels)))
    skin = materials.film("skin", item["label"], rough=0.36, seals=[("y", 0.945, 2)], crimps=90, crimp_way="x",
                          crinkle=0.12, coat=0.1, strength=0.4)
    cap = materials.surface("cap", item["capColour"], rough=0.34, shine=0.5)
    arc = geometry.arc
    edge = r * 0.97
    profile = [(0, 0), (edge - 0.05, 0)] + arc(edge - 0.04, 0.04, 0.04, -90, 0, 6)[1:]
    profile += [(edge, foot - 0.05)] + arc(edge - 0.02, foot - 0.05, 0.02, 0, 90, 5) + [(edge - 0.06, foot - 0.028),
                                                                                      (edge - 0.06, foot + 0.02)]
    return [geometry.add("tube", points, faces, [skin], corners, angle=60),
            geometry.turned("cap", geometry.circle(edge), profile, cap)]
