"""For tasting tea: cups, dishes of leaves, a pot with its handle at the side."""
import math

import bpy
import numpy as np

import geometry
import materials

arc = geometry.arc


def china(item):
    return materials.surface("china", item["colour"], rough=item.get("rough", 0.22), shine=0.5, coat=0.3, coat_rough=0.08,
                             grain=item.get("grain", 0.02), grain_scale=18)


def cup(item):
    """Thin and open, wider at its lip, filled to a finger below it."""
    r, h, foot = item["radius"], item["height"], 0.05
    side = [(r * (0.62 + 0.38 * math.sin(t) ** 0.8), foot + (h - foot) * (1 - math.cos(t)) ** 0.9)
            for t in np.linspace(0.12, math.pi / 2, 18)]
    shell = [(0, 0.02), (r * 0.42, 0.02), (r * 0.44, 0), (r * 0.5, 0), (r * 0.52, foot)] + side
    shell += [(r - 0.012, h + 0.012)] + [(x - 0.03, z + 0.005) for x, z in side[::-1]] + [(0, foot + 0.03)]
    level = foot + (h - foot) * item.get("full", 0.74)
    edge = next(x for x, z in side if z >= level) - 0.022
    tea = materials.surface("tea", item["tea"], rough=0.03, shine=0.5, coat=0.5, coat_rough=0.02)
    surface = [(0, level), (edge * 0.9, level), (edge, level + 0.01)]
    outline = geometry.circle(r)
    return [geometry.turned("cup", outline, shell, china(item), full=r, angle=55),
            geometry.turned("tea", outline, surface[::-1], tea, full=r, angle=60)]


def dish(item):
    """A flat dish with a heap of rolled leaves, each a bent sliver."""
    r = item["radius"]
    shell = [(0, 0.02), (r * 0.6, 0.02), (r * 0.62, 0), (r * 0.68, 0), (r * 0.72, 0.03), (r * 0.9, 0.07), (r, 0.13)]
    shell += [(r - 0.02, 0.145), (r * 0.88, 0.1), (r * 0.7, 0.06), (0, 0.05)]
    parts = [geometry.turned("dish", geometry.circle(r), shell, china(item), full=r, angle=50)]
    throw = np.random.default_rng(item.get("seed", 5))
    tones = [materials.surface("leaf", tone, rough=0.7, shine=0.25) for tone in item["leaves"]]
    for k, tone in enumerate(tones):
        points, faces = [], []
        for _ in range(item.get("count", 420) // len(tones)):
            away, turn = r * 0.6 * math.sqrt(throw.uniform()), throw.uniform(0, 2 * math.pi)
            heap = 0.06 + item.get("heap", 0.2) * r * (1 - (away / (r * 0.66)) ** 2) * throw.uniform(0.6, 1)
            way, dip, bend = throw.uniform(0, 2 * math.pi), throw.normal(0, 0.3), throw.normal(0, 0.35)
            long, thick = throw.uniform(0.05, 0.13) * item.get("leaf", 1), throw.uniform(0.008, 0.015) * item.get("thick", 1)
            base = len(points)
            for j in range(6):
                t = j / 5 - 0.5
                turned_ = way + bend * t * 2
                x = away * math.cos(turn) + long * t * math.cos(turned_)
                y = away * math.sin(turn) + long * t * math.sin(turned_)
                z = heap + long * t * dip + 0.05 * bend * t * t
                half = thick * math.cos(t * 2.6)
                for s in range(5):
                    a = s * 2 * math.pi / 5 + t * 2
                    points.append((x - math.sin(turned_) * half * math.cos(a), y + math.cos(turned_) * half * math.cos(a),
                                   z + half * 0.8 * math.sin(a)))
            for j in range(5):
                for s in range(5):
                    faces.append((base + j * 5 + s, base + j * 5 + (s + 1) % 5, base + (j + 1) * 5 + (s + 1) % 5, base + (j + 1) * 5 + s))
        parts.append(geometry.add("leaves%d" % k, points, faces, [tone], angle=70))
    return parts


def pot(item):
    """A kyusu: the body of a squat sphere, a spout, and the handle a quarter turn from it."""
    clay = materials.surface("clay", item["colour"], rough=0.4, shine=0.45, grain=0.05, grain_scale=50)
    r = item["radius"]
    h = r * 1.25
    body = [(0, 0.02), (r * 0.6, 0.02), (r * 0.62, 0), (r * 0.68, 0.02)]
    body += [(r * (0.42 + 0.58 * math.cos(t)) if t > 0.9 else r * math.cos(t) ** 0.6, h * (0.5 + 0.5 * math.sin(t)))
             for t in np.linspace(-0.95, 0.9, 26)]
    lip = body[-1]
    body += [(r * 0.5, lip[1] + 0.03), (r * 0.44, lip[1] + 0.03)]
    outline = geometry.circle(r)
    z = lip[1] + 0.03
    lid = [(r * 0.46, z), (r * 0.47, z + 0.02), (r * 0.4, z + 0.06), (r * 0.2, z + 0.1), (r * 0.1, z + 0.115), (r * 0.08, z + 0.14)]
    lid += [(r * 0.12, z + 0.17)] + arc(r * 0.07, z + 0.2, r * 0.07, 0, 90, 6) + [(0, z + 0.2 + r * 0.07)]
    parts = [geometry.turned("body", outline, body, clay, full=r, angle=50),
             geometry.turned("lid", outline, lid, clay, full=r, angle=50)]
    spout = [(-r * 0.8, 0, h * 0.42, 1.5), (-r * 1.1, 0, h * 0.55, 1.15), (-r * 1.3, 0, h * 0.78, 0.9), (-r * 1.42, 0, h * 0.9, 0.82)]
    parts.append(geometry.cord("spout", spout, 0.085, clay))
    handle = [(0, -r * 0.8, h * 0.52, 0.8), (0, -r * 1.2, h * 0.62, 0.9), (0, -r * 1.7, h * 0.76, 1.15), (0, -r * 2.0, h * 0.84, 1.3)]
    parts.append(geometry.cord("handle", handle, 0.085, clay))
    for part in parts[2:]:
        part.rotation_euler = (0, 0, math.radians(item.get("spout", 0)))
    return parts


def build(item):
    return {"cup": cup, "dish": dish, "pot": pot}[item["kind"]](item)
