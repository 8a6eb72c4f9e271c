"""Coins, some with a hole, in small stacks: each is (x, y, colour, radius, how many)."""
import geometry
import materials

THICK = 0.032


def coin(radius, level, metal, turn):
    hole, low, high = radius * turn, level * THICK, (level + 1) * THICK - 0.002
    face, rim = 0.006, 0.028
    profile = [(hole, low), (radius - 0.008, low), (radius, low + 0.008), (radius, high - 0.008),
               (radius - 0.008, high), (radius - rim, high), (radius - rim - 0.008, high - face),
               (hole + rim * bool(hole), high - face)]
    if hole:
        profile += [(hole + rim - 0.008, high), (hole, high), (hole, low)]
    return geometry.turned("coin", geometry.circle(radius, 72), profile, metal, span=(low, high))


def build(item):
    parts = []
    for x, y, colour, radius, count, hole in item["stacks"]:
        metal = materials.surface("coin", colour, rough=0.32, shine=0.5, metal=0.9, grain=0.05, grain_scale=50)
        for level in range(count):
            disc = coin(radius, level, metal, hole)
            # A stack that a hand has made is not quite straight.
            disc.location = (x + 0.012 * (level % 3 - 1), y + 0.009 * ((level * 2) % 3 - 1), 0)
            parts.append(disc)
    return parts
