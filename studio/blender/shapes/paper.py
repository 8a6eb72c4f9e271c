"""Things of paper: a parcel tied with string, a folded boat, an open carton."""
import math

import numpy as np

import geometry
import materials
from shapes.gift import bow


def kraft(item, grain=0.12):
    return materials.surface("kraft", item["colour"], rough=0.75, shine=0.2, grain=grain, grain_scale=16)


def sheet(name, points, faces, material, label=None):
    corners = [((0, 0), (1, 0), (1, 1), (0, 1)) for _ in faces] if label else None
    return geometry.add(name, points, faces, [material], corners, angle=20)


def parcel(item):
    """Wrapped by hand: the flap's edge on top, string both ways, a label and a red seal."""
    w, d, h = item["size"]
    paper = kraft(item)
    parts = [geometry.box("parcel", (w, d, h), paper, bevel=0.03)]
    flap = geometry.box("flap", (w * 0.998, d * 0.46, 0.012), paper, bevel=0.005, at=(0, d * 0.2, h - 0.003))
    parts.append(flap)
    for side in (-1, 1):  # the folded ends: a point laid down on each side
        x = side * (w / 2 + 0.004)
        points = [(x, -d * 0.47, h * 0.97), (x, d * 0.47, h * 0.97), (x, d * 0.06, h * 0.36), (x, -d * 0.06, h * 0.36)]
        parts.append(sheet("end", points, [(0, 1, 2, 3)], paper))
    twine = materials.surface("twine", item["cord"], rough=0.7, shine=0.2, grain=0.6, grain_scale=120)
    lift = 0.018
    x, y = item.get("tied", (0.16, 0.04))
    x, y = x * w, y * d
    around = [(x, -d / 2 - lift, 0.0), (x, -d / 2 - lift, h * 0.5), (x, -d / 2 - lift, h), (x, -d / 2 - lift, h + lift),
              (x, -d / 2 + 0.03, h + lift), (x, 0, h + lift), (x, d / 2, h + lift), (x, d / 2 + lift, h + lift), (x, d / 2 + lift, h - 0.1),
              (x, d / 2 + lift, 0)]
    along = [(-w / 2 - lift, y, 0.0), (-w / 2 - lift, y, h * 0.5), (-w / 2 - lift, y, h), (-w / 2 - lift, y, h + lift),
             (-w / 2 + 0.03, y, h + lift), (0, y, h + lift), (w / 2, y, h + lift), (w / 2 + lift, y, h + lift),
             (w / 2 + lift, y, h - 0.1), (w / 2 + lift, y, 0)]
    for path in (around, along):
        for strand in (-0.016, 0.016):
            moved = [(p[0] + (strand if path is around else 0), p[1] + (0 if path is around else strand), p[2]) for p in path]
            parts.append(geometry.cord("twine", moved, 0.0135, twine))
    tie = bow(0, 0, 0, twine, item.get("bow", 0.75))
    for part in tie:  # made upright, laid on the lid
        part.rotation_euler = (math.radians(-82), 0, math.radians(item.get("bowTurn", 14)))
        part.location = (x, y, h + 0.035)
    parts += tie
    if item.get("label"):
        long, wide = item["labelSize"]
        lx, ly = item["labelAt"]
        print_ = materials.surface("label", image=item["label"], rough=0.65, shine=0.2)
        if item.get("labelFront"):
            points = [(lx - long / 2, -d / 2 - 0.004, ly), (lx + long / 2, -d / 2 - 0.004, ly),
                      (lx + long / 2, -d / 2 - 0.004, ly + wide), (lx - long / 2, -d / 2 - 0.004, ly + wide)]
        else:
            points = [(lx - long / 2, ly - wide / 2, h + 0.004), (lx + long / 2, ly - wide / 2, h + 0.004),
                      (lx + long / 2, ly + wide / 2, h + 0.004), (lx - long / 2, ly + wide / 2, h + 0.004)]
        parts.append(sheet("label", points, [(0, 1, 2, 3)], print_, label=True))
    return parts


def boat(item):
    """A boat folded from one sheet: two high ends, and the sail between them."""
    paper = materials.surface("sheet", item["colour"], rough=0.7, shine=0.2, grain=0.03, grain_scale=30)
    s = item["size"]
    keel, end, beam, rim = 0.44, 0.95, 0.27, 0.34
    parts = []
    for side in (-1, 1):
        points = [(-keel, 0, 0), (keel, 0, 0), (end, 0, 0.52), (0.4, side * beam, rim), (-0.4, side * beam, rim), (-end, 0, 0.52)]
        points = [(x * s, y * s, z * s) for x, y, z in points]
        parts.append(geometry.add("hull", points, [(0, 1, 3, 4), (1, 2, 3), (0, 4, 5)], [paper], angle=12))
        sail = [(-0.42, side * 0.012, 0.2), (0.42, side * 0.012, 0.2), (0.02, side * 0.006, 0.82)]
        parts.append(geometry.add("sail", [(x * s, y * s, z * s) for x, y, z in sail], [(0, 1, 2)], [paper], angle=12))
    return parts


def coil(item):
    """A rope laid down in rings, its end lying free."""
    rope = materials.surface("rope", item["colour"], rough=0.8, shine=0.15, grain=0.8, grain_scale=60)
    r, thick = item["radius"], item["thick"]
    parts = []
    for layer in range(item.get("layers", 2)):
        path = []
        turns = 4 - layer
        for k in range(turns * 18 + 1):
            a = k * 2 * math.pi / 18 + layer * 1.3
            away = r * (1 - layer * 0.08) - k / 18 * thick * 2.02
            path.append((away * math.cos(a), away * math.sin(a), thick * (1 + layer * 1.75) + 0.006 * math.sin(3 * a)))
        if layer == 0:
            path = [(r * 1.9, -r * 0.5, thick), (r * 1.55, -r * 0.42, thick), (r * 1.15, -r * 0.3, thick)] + path
        for strand in range(3):  # three strands laid round one another
            around = []
            n = np.array(path)
            fine = np.stack([np.interp(np.linspace(0, len(n) - 1, len(n) * 6), np.arange(len(n)), n[:, c]) for c in range(3)], 1)
            ahead = np.gradient(fine, axis=0)
            ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
            aside = np.stack([-ahead[:, 1], ahead[:, 0], np.zeros(len(fine))], 1)
            twist = np.cumsum(np.linalg.norm(np.gradient(fine, axis=0), axis=1)) / thick * 0.8 + strand * 2 * math.pi / 3
            for p, a, t in zip(fine, aside, twist):
                around.append(tuple(p + thick * 0.5 * (a * math.cos(t) + np.array([0, 0, math.sin(t)]))))
            parts.append(geometry.cord("rope", around, thick * 0.52, rope))
    return parts


def build(item):
    return {"parcel": parcel, "boat": boat, "coil": coil}[item["kind"]](item)
