"""A paper lantern that is not lit: ribs under the paper, a dark ring above and below, a wire to carry it."""
import math

import numpy as np

import geometry
import materials


def build(item):
    r, h = item["radius"], item["height"]
    paper = materials.surface("paper", image=item["label"], rough=0.85, shine=0.1, flesh=0.06, grain=0.08, grain_scale=26)
    wood = materials.surface("ring", item["colour"], rough=0.45, shine=0.4)
    rim, foot, ribs = r * 0.52, 0.1, item.get("ribs", 17)
    body = []
    for k in np.linspace(0, 1, ribs * 8 + 1):
        belly = rim + (r - rim) * math.sin(math.pi * k) ** 0.55
        slack = 0.024 * abs(math.sin(math.pi * k * ribs))  # the paper sinks in between two ribs
        body.append((belly - slack, foot + k * (h - 2 * foot)))
    outline = geometry.circle(r)
    parts = [geometry.turned("body", outline, body, paper, full=r, angle=75)]
    for z in (0, h - foot - 0.02):
        ring = [(rim - 0.05, z), (rim + 0.035, z), (rim + 0.045, z + 0.01), (rim + 0.045, z + foot + 0.01),
                (rim + 0.035, z + foot + 0.02), (rim - 0.05, z + foot + 0.02), (rim - 0.05, z)]
        parts.append(geometry.turned("ring", outline, ring, wood, full=r, span=(0, h)))
    handle = [(rim * math.cos(t), 0, h - 0.06 + r * 0.75 * math.sin(t)) for t in np.linspace(0, math.pi, 14)]
    parts.append(geometry.cord("wire", handle, 0.016, wood))
    grip = [(0.17 * x, 0, h - 0.06 + r * 0.755) for x in (-1, -0.5, 0.5, 1)]
    parts.append(geometry.cord("grip", grip, 0.05, wood))
    return parts
