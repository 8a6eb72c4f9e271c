"""A brass key that lies on its side, with a cord through its bow. The bow is at -X, the bit at +X."""
import math

import geometry
import materials


def build(item):
    brass = materials.surface("brass", item["colour"], rough=0.3, shine=0.5, metal=0.92, grain=0.03, grain_scale=40)
    long, thick = item["long"], item["long"] * 0.045
    bow, z = long * 0.2, thick * 1.2
    round_ = [(bow * math.cos(t * math.pi / 8), bow * 0.86 * math.sin(t * math.pi / 8), z) for t in range(16)]
    parts = [geometry.cord("bow", round_, thick * 0.9, brass, closed=True)]
    start, end = bow * 0.95, long * 0.8
    shaft = [(start, 0, z), (start + 0.05, 0, z), (end * 0.5, 0, z), (end - 0.05, 0, z), (end, 0, z)]
    parts.append(geometry.cord("shaft", shaft, thick, brass))
    for x, wide in ((start + thick, 1.75), (start + thick * 3.4, 1.4)):  # two collars behind the bow
        collar = [(x - thick * 0.5, 0, z), (x - thick * 0.2, 0, z), (x + thick * 0.2, 0, z), (x + thick * 0.5, 0, z)]
        parts.append(geometry.cord("collar", collar, thick * wide, brass))
    for x, deep in ((end - thick * 1.2, 4.6), (end - thick * 4.2, 3.4), (end - thick * 6.4, 4.6)):
        parts.append(geometry.box("bit", (thick * 1.7, thick * deep, thick * 1.2), brass, bevel=thick * 0.2,
                                  at=(x, -thick * deep / 2, z - thick * 0.6)))
    if "cord" in item:
        silk = materials.surface("silk", item["cord"], rough=0.6, shine=0.3, grain=0.5, grain_scale=140)
        # One loop through the bow, its two ends lying side by side.
        for side in (-1, 1):
            path = [(-bow * 0.66, 0, z * 2.6), (-bow * 0.95, side * 0.035, z * 2.4), (-bow * 1.25, side * 0.075, z),
                    (-bow * 1.6, side * 0.06 + 0.03, z * 0.5), (-bow * 1.95, side * 0.03 + 0.09, z * 0.5),
                    (-bow * 2.2, side * 0.05 + 0.2, z * 0.5), (-bow * 2.25, side * 0.09 + 0.36, z * 0.5),
                    (-bow * 2.1 + side * 0.05, 0.56 + side * 0.05, z * 0.5)]
            parts.append(geometry.cord("silk", path, thick * 0.42, silk))
        knot = [(-bow * 1.86, 0.0, z * 0.5), (-bow * 1.9, 0.03, z * 1.5), (-bow * 1.92, 0.11, z * 1.6), (-bow * 1.94, 0.17, z * 0.5)]
        parts.append(geometry.cord("knot", knot, thick * 0.6, silk))
    return parts
