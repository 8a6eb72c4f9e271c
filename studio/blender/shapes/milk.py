"""Milk in the feeding bottle: fills the waist of its glass from inside, up to a level."""
import math

import geometry
import materials


def build(item):
    """Width and height are those of the bottle."""
    r, h, level = item["width"] / 2 - 0.035, item["height"], item["level"]
    milk = materials.surface("milk", item["colour"], rough=0.25, shine=0.4, coat=0.3, coat_rough=0.1)
    waist = lambda z: r - 0.07 * math.exp(-((z - h * 0.52) / (h * 0.2)) ** 2)
    side = [(waist(z), z) for z in [0.17 + (level - 0.17) * k / 40 for k in range(41)]]
    profile = [(0, 0.1), (r - 0.1, 0.1)] + geometry.arc(r - 0.07, 0.17, 0.07, -90, 0, 8)[1:-1] + side
    profile += [(side[-1][0] - 0.01, level - 0.008), (0, level - 0.008)]
    cork = materials.surface("cork", item["cork"], rough=0.9, shine=0.1, grain=1.0, grain_scale=34)
    mat = item["mat"]
    disc = [(0, -0.1), (mat - 0.01, -0.1), (mat, -0.09), (mat, -0.012), (mat - 0.01, 0), (0, 0)]
    return [geometry.turned("milk", geometry.circle(r), profile, milk, full=r, angle=40),
            geometry.turned("mat", geometry.circle(mat), disc, cork, angle=30)]
