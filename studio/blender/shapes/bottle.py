"""Bottles: pump, dropper and feeding bottle."""
import math

import geometry
import materials

arc = geometry.arc


def pump(item):
    r, h, shoulder, neck = item["width"] / 2, item["height"], 0.26, 0.2
    profile = [(0, 0), (r - 0.09, 0)] + arc(r - 0.08, 0.08, 0.08, -90, 0, 8)[1:]
    profile += [(r, 0.1 + (h - shoulder - 0.1) * t / 6) for t in range(1, 6)]
    profile += arc(r - shoulder, h - shoulder, shoulder, 0, 82, 14)
    profile += [(neck + 0.03, h + 0.004), (neck, h + 0.02), (neck, h + 0.08)]
    plastic = materials.surface("plastic", image=item["label"], rough=0.36, shine=0.5, coat=0.2, coat_rough=0.25)
    white = materials.surface("cap", item["cap"], rough=0.35, shine=0.5)
    parts = [geometry.turned("bottle", geometry.circle(r), profile, plastic, span=(0, h + 0.08))]
    z = h + 0.05
    collar = [(neck + 0.015, z), (0.25, z + 0.004)] + arc(0.24, z + 0.018, 0.014, -90, 0, 4)
    collar += [(0.254, z + 0.19)] + arc(0.229, z + 0.19, 0.025, 0, 90, 6) + [(0.1, z + 0.222), (0.094, z + 0.24),
                                                                        (0.094, z + 0.33), (0, z + 0.33)]
    parts.append(geometry.turned("collar", geometry.circle(0.25), collar, white, angle=30))
    top = z + 0.32
    head = [(0, top), (0.1, top), (0.145, top + 0.008), (0.16, top + 0.03), (0.16, top + 0.12)]
    head += arc(0.12, top + 0.12, 0.04, 0, 90, 6) + [(0, top + 0.168)]
    parts.append(geometry.turned("head", geometry.circle(0.16), head, white, angle=50))
    spout = [(-0.05, 0, top + 0.095, 1.25), (-0.2, 0, top + 0.1, 1.15), (-0.38, 0, top + 0.095, 1), (-0.5, 0, top + 0.06, 0.88),
             (-0.57, 0, top - 0.01, 0.78), (-0.585, 0, top - 0.045, 0.74)]
    parts.append(geometry.cord("spout", spout, 0.066, white))
    return parts


def dropper(item):
    r, h = item["width"] / 2, item["height"]
    shoulder, neck = 0.2, 0.17
    wall = [(0, 0), (r - 0.07, 0)] + arc(r - 0.06, 0.06, 0.06, -90, 0, 8)[1:] + [(r, h - shoulder)]
    wall += arc(r - shoulder, h - shoulder, shoulder, 0, 80, 12)[1:] + [(neck, h + 0.02), (neck, h + 0.1)]
    amber = materials.glass("amber", item["glass"], 0.42, 0.2)
    # What is inside darkens the glass below its level.
    oil = materials.surface("oil", item["oil"], rough=0.12, shine=0.5, coat=0.6, coat_rough=0.05)
    inside = [(0, 0.05)] + arc(r - 0.1, 0.09, 0.05, -90, 0, 6) + [(r - 0.045, h - 0.3), (0, h - 0.3)]
    paper = materials.surface("paper", image=item["label"], rough=0.6, shine=0.35, grain=0.05)
    rubber = materials.surface("rubber", item["bulb"], rough=0.5, shine=0.4)
    ring = materials.surface("collar", item["collar"], rough=0.3, shine=0.5, coat=0.25)
    outline = geometry.circle(r)
    parts = [geometry.turned("glass", outline, wall, amber), geometry.turned("oil", outline, inside, oil),
             geometry.wrap("label", outline, item["from"], item["to"], paper, share=item["share"])]
    z = h + 0.03
    collar = [(0.1, z), (0.215, z)] + arc(0.208, z + 0.012, 0.012, -90, 0, 4) + [(0.22, z + 0.2)]
    collar += arc(0.2, z + 0.2, 0.02, 0, 90, 5) + [(0.13, z + 0.22)]
    parts.append(geometry.turned("collar", geometry.circle(0.22), collar, ring))
    z += 0.21
    bulb = [(0.135, z), (0.15, z + 0.04), (0.145, z + 0.1), (0.15, z + 0.2), (0.15, z + 0.3)]
    bulb += [(0.15 * math.cos(t), z + 0.3 + 0.17 * math.sin(t)) for t in [math.pi / 2 * i / 12 for i in range(1, 13)]]
    parts.append(geometry.turned("bulb", geometry.circle(0.15), bulb, rubber, angle=60))
    return parts


def feeding(item):
    r, h = item["width"] / 2, item["height"]
    waist = lambda z: r - 0.07 * math.exp(-((z - h * 0.52) / (h * 0.2)) ** 2)
    side = [(waist(z), z) for z in [0.1 + (h - 0.36) * i / 30 for i in range(31)]]
    wall = [(0, 0), (r - 0.1, 0)] + arc(r - 0.09, 0.09, 0.09, -90, 0, 8)[1:-1] + side
    wall += [(r - 0.02, h - 0.2), (r - 0.08, h - 0.1), (r - 0.13, h - 0.04), (r - 0.14, h + 0.06)]
    clear = materials.glass("glass", item["glass"], 0.8, 0.45)
    outline = geometry.circle(r)
    # The thick floor of pressed glass, seen through the wall.
    base = [(0, 0.015), (r - 0.12, 0.015), (r - 0.06, 0.07), (r - 0.12, 0.1), (0, 0.075)]
    parts = [geometry.turned("wall", outline, wall, clear), geometry.turned("base", outline, base, clear)]
    ink = materials.surface("print", image=item["label"], rough=0.5, shine=0.4, cut=True)
    parts.append(geometry.wrap("print", outline, item["from"], item["to"], ink, 0.004, item["share"], waist))
    ring = materials.surface("ring", item["ring"], rough=0.35, shine=0.5)
    soft = materials.surface("teat", item["teat"], rough=0.4, shine=0.4, flesh=0.2)
    z, b = h - 0.02, r - 0.06
    collar = [(b - 0.06, z), (b - 0.012, z)] + arc(b - 0.012, z + 0.015, 0.015, -90, 0, 4) + [(b, z + 0.22)]
    collar += arc(b - 0.05, z + 0.22, 0.05, 0, 90, 8) + [(0.2, z + 0.275)]
    parts.append(geometry.turned("ring", geometry.circle(b), collar, ring))
    teat = [(0.3, z + 0.26), (0.29, z + 0.3), (0.24, z + 0.36), (0.16, z + 0.42), (0.11, z + 0.48), (0.098, z + 0.55)]
    teat += [(0.098 * math.cos(t), z + 0.55 + 0.09 * math.sin(t)) for t in [math.pi / 2 * i / 8 for i in range(1, 9)]]
    parts.append(geometry.turned("teat", geometry.circle(0.3), teat, soft, angle=70))
    return parts


def build(item):
    return {"pump": pump, "dropper": dropper, "feeding": feeding}[item["kind"]](item)
