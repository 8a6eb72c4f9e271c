"""Gift boxes: a lidded box, a paper sleeve or a bare wooden front, and a cord tied by hand."""
import math

import geometry
import materials
from shapes.carton import areas


def bow(x, y, z, material, size):
    """Two loops, two tails and a knot, a little uneven as a hand makes them."""
    loops = []
    for side, lift in ((-1, 1.0), (1, 0.86)):
        loops.append([(x, y - 0.02, z), (x + side * 0.16 * size, y - 0.1, z + 0.15 * size * lift),
                      (x + side * 0.36 * size, y - 0.08, z + 0.2 * size * lift),
                      (x + side * 0.42 * size, y - 0.04, z + 0.05 * size),
                      (x + side * 0.28 * size, y - 0.05, z - 0.05 * size), (x, y - 0.03, z)])
    loops.append([(x, y - 0.03, z), (x - 0.1 * size, y - 0.05, z - 0.16 * size),
                  (x - 0.16 * size, y - 0.02, z - 0.32 * size), (x - 0.24 * size, y - 0.03, z - 0.5 * size)])
    loops.append([(x, y - 0.03, z), (x + 0.08 * size, y - 0.05, z - 0.18 * size),
                  (x + 0.18 * size, y - 0.03, z - 0.3 * size), (x + 0.2 * size, y - 0.02, z - 0.46 * size)])
    parts = []
    for k, path in enumerate(loops):
        for strand in (-0.014, 0.014):  # two strands lie side by side
            moved = [(px, py - abs(strand) * 0.4, pz + strand) for px, py, pz in path]
            parts.append(geometry.cord("bow%d" % k, moved, 0.013, material))
    knot = [(x - 0.05, y - 0.03, z - 0.02), (x - 0.02, y - 0.07, z + 0.04), (x + 0.03, y - 0.075, z),
            (x + 0.05, y - 0.03, z - 0.04)]
    parts.append(geometry.cord("knot", knot, 0.034, material))
    return parts


def build(item):
    w, d, h = item["size"]
    lid, out = item["lidHeight"], 0.022
    plain = materials.surface("box", item["colour"], rough=0.55, shine=0.35, grain=0.06, grain_scale=70)
    print_ = materials.surface("print", image=item["label"], rough=item.get("rough", 0.55), shine=0.35,
                               grain=0.04, grain_scale=80)
    parts = []
    if item.get("sleeve"):
        parts.append(geometry.box("box", (w, d, h), plain, bevel=0.016))
        share, at = item["sleeve"]
        parts.append(geometry.box("sleeve", (w * share, d + 0.014, h + 0.012), print_,
                                  areas(w * share, d, h), 0.008, (at * w, 0, 0)))
    else:
        parts.append(geometry.box("box", (w, d, h), print_, areas(w, d, h), 0.012))
        parts.append(geometry.box("lid", (w + 2 * out, d + 2 * out, lid), print_,
                                  item["lidAreas"], 0.012, (0, 0, h - lid + out)))
    twine = materials.surface("cord", item["cord"], rough=0.6, shine=0.3, grain=0.5, grain_scale=120)
    x = item["knotAt"] * w
    deep, high = d / 2 + out + 0.012, h + out + 0.012
    for strand in (-0.018, 0.018):
        path = [(x + strand, -deep, 0.0), (x + strand, -deep, 0.02)]
        path += [(x + strand, -deep, high * t) for t in (0.25, 0.5, 0.75, 0.96)]
        path += [(x + strand, -deep, high), (x + strand, -deep, high), (x + strand, -deep + 0.04, high)]
        path += [(x + strand, 0, high), (x + strand, deep, high), (x + strand, deep, high), (x + strand, deep, 0)]
        parts.append(geometry.cord("cord", path, 0.014, twine))
    parts += bow(x, -deep - 0.005, h * item.get("knotHigh", 0.62), twine, item.get("bow", 0.9))
    return parts
