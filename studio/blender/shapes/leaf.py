"""A maple leaf in autumn: seven pointed lobes, a little curled, on its stalk."""
import math

import geometry
import materials

LOBES = ((0, 1.0), (40, 0.92), (-41, 0.95), (80, 0.7), (-82, 0.68), (122, 0.38), (-120, 0.4))


def build(item):
    red = materials.surface("leaf", item["colour"], rough=0.5, shine=0.4, flesh=0.05)
    vein = materials.surface("vein", item["vein"], rough=0.5, shine=0.4)
    size, parts, points, faces = item["size"], [], [], []
    curl = lambda x, y: 0.03 + 0.16 * (x * x + y * y) - 0.1 * x + 0.05 * math.sin(3 * x + 1)
    for angle, long in LOBES:
        a = math.radians(angle)
        spot = lambda out, aside: (out * math.sin(a) + aside * math.cos(a), out * math.cos(a) - aside * math.sin(a))
        steps, base = 48, len(points)
        for j in range(steps + 1):
            t = j / steps
            half = 0.235 * long * (math.sin(math.pi * (0.12 + 0.88 * t)) ** 1.15 if t < 1 else 0)
            half *= 1 + (0.16 * ((t * 13) % 1 - 0.5) if 0.25 < t < 0.97 else 0)  # the edge is a saw
            for side in (-1, -0.5, 0, 0.5, 1):
                x, y = spot(long * t, side * half)
                points.append((x * size, y * size, (curl(x, y) + 0.1 * abs(side) * half - 0.004 * abs(angle) / 40) * size))
        for j in range(steps):
            for m in range(4):
                i = base + j * 5 + m
                faces.append((i, i + 1, i + 6, i + 5))
        line = []
        for t in (0, 0.25, 0.5, 0.75, 0.96):
            x, y = spot(long * t, 0)
            line.append((x * size, y * size, (curl(x, y) + 0.002) * size, 1.3 - t))
        parts.append(geometry.cord("vein", line, 0.009 * size, vein))
    parts.append(geometry.add("leaf", points, faces, [red], angle=60))
    stalk = [(0, 0, curl(0, 0)), (0.02, -0.2, 0.04), (0.07, -0.42, 0.05), (0.16, -0.62, 0.03)]
    parts.append(geometry.cord("stalk", [tuple(c * size for c in p) for p in stalk], 0.014 * size, vein))
    return parts
