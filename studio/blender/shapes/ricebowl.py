"""A plain rice bowl: a thin wall on a foot ring, glazed, its lip brushed with iron."""
import math

import numpy as np

import geometry
import materials


def build(item):
    r = item["radius"]
    foot, high = r * 0.4, r * 1.02
    glaze = dict(rough=0.2, shine=0.5, coat=0.35, coat_rough=0.07, grain=0.03, grain_scale=9)
    white = materials.surface("glaze", item["colour"], **glaze)
    iron = materials.surface("iron", item["rim"], **glaze)
    clay = materials.surface("clay", "#d9cbb4", rough=0.8, shine=0.2, grain=0.2, grain_scale=60)
    # From the foot the wall swells out and stands almost upright at the lip.
    swell = [(foot + (r - foot) * math.sin(t) ** 0.86, r * 0.13 + (high - r * 0.13) * (1 - math.cos(t)) ** 0.88)
             for t in np.linspace(0.06, math.pi / 2, 40)]
    thick = 0.032
    outside = [(foot - 0.004, r * 0.02), (foot + 0.004, r * 0.1), (foot + 0.012, r * 0.13)] + swell
    lip = geometry.arc(r - thick / 2, high, thick / 2, 0, 180, 10)
    inside = [(x - thick - 0.02 * (1 - z / high), z + 0.01 * (1 - z / high)) for x, z in swell[::-1] if x > foot * 1.02]
    inside += [(foot * 0.6, inside[-1][1] - 0.015), (0, inside[-1][1] - 0.02)]
    ring = [(foot - 0.05, r * 0.03), (foot - 0.045, 0.004), (foot - 0.035, 0), (foot - 0.012, 0), (foot - 0.004, r * 0.02)]
    outline = geometry.circle(r)
    shape = lambda name, profile, material: geometry.turned(name, outline, profile, material, full=r, span=(0, high), angle=60)
    return [shape("wall", outside, white), shape("inside", inside, white), shape("lip", lip, iron),
            shape("foot", ring, clay)]
