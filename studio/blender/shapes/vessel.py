"""Bowls, plates and cups as a potter turns them: never quite round, with a foot and a rim."""
import math

import numpy as np

import geometry
import materials
from shapes.crust import glaze, waves
from shapes.wood import timber


def outlines(item):
    """The outer and the inner edge as points (r, z), each from its middle to the rim."""
    r, h, t = item["radius"], item["height"], item.get("thick", 0.035)
    foot, foot_r = item.get("foot", 0.05), item.get("footRadius", 0.44) * r
    belly, power = item.get("belly", 1.0), item.get("power", 1.0)
    turns = np.linspace(0.0, math.pi / 2, 30)
    outer = [(foot_r + (r - foot_r) * math.sin(a) ** belly, foot + (h - foot) * (1 - math.cos(a)) ** power) for a in turns]
    floor = foot + t
    inner = [(max(0.0, (foot_r - t * 0.2) + (r - t - foot_r + t * 0.2) * math.sin(a) ** belly), floor + (h - floor) * (1 - math.cos(a)) ** power)
             for a in turns]
    return outer, inner


def inner_radius(item, z):
    inner = outlines(item)[1]
    return float(np.interp(z, [p[1] for p in inner], [p[0] for p in inner]))


def wobble(thing, amount, seed):
    mesh = thing.data
    points = np.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    around = np.arctan2(points[:, 1], points[:, 0])
    ring = np.column_stack([np.cos(around), np.sin(around), points[:, 2] * 0.8])
    points[:, :2] *= (1 + amount * waves(ring, seed, 1.1, 2))[:, None]
    points[:, 2] *= 1 + amount * 0.8 * waves(ring * [1, 1, 0], seed + 1, 0.9, 1)
    mesh.vertices.foreach_set("co", points.ravel())
    mesh.update()


def shell(item):
    """One turned body from the middle of the foot over the rim to the middle of the floor."""
    outer, inner = outlines(item)
    t, h = item.get("thick", 0.035), item["height"]
    foot_r = outer[0][0]
    low = [(0, 0.012), (foot_r * 0.86, 0.012), (foot_r * 0.89, 0), (foot_r * 0.97, 0), (foot_r, 0.012)]
    middle = item["radius"] - t / 2
    rim = [(middle + t / 2 * math.cos(a), h + t / 2 * math.sin(a)) for a in np.linspace(0.2, math.pi - 0.2, 7)]
    profile = low + outer + rim + inner[::-1] + [(0, inner[0][1])]
    if item.get("wood"):
        skin = timber(item["colour"], item["wood"], item.get("seed", 3), rough=0.5)
    else:
        skin = glaze(item, h + t / 2)
    thing = geometry.turned("vessel", geometry.circle(item["radius"]), profile, skin, full=item["radius"], angle=50)
    wobble(thing, item.get("wobble", 0.006), item.get("seed", 3))
    return thing


def surface(item, level, material, seed=1, swell=0.004, rise=0.014):
    """A liquid up to a level: it climbs a little where it meets the wall."""
    r = inner_radius(item, level) + 0.004
    rings = [0, *np.linspace(0.05, 0.88, 22), 0.92, 0.95, 0.97, 0.985, 1.0]
    profile = [(r * s, level + rise * max(0, (s - 0.86) / 0.14) ** 3) for s in rings]
    thing = geometry.turned("liquid", geometry.circle(r), profile[::-1], material, full=r, angle=80)
    mesh = thing.data
    points = np.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get("co", points)
    points = points.reshape(-1, 3)
    points[:, 2] += swell * waves(points, seed, 3.2 / r, 2)
    mesh.vertices.foreach_set("co", points.ravel())
    mesh.update()
    return thing


def milk(colour="#fbf8f1"):
    material = materials.surface("milk", colour, rough=0.12, shine=0.5, coat=0.3, coat_rough=0.05)
    put = materials.Nodes(material).shader.inputs
    put["Subsurface"].default_value, put["Subsurface Radius"].default_value = 0.25, (0.12, 0.1, 0.08)
    put["Subsurface Color"].default_value = materials.linear(colour)
    return material


def build(item):
    parts = [shell(item)]
    if item.get("milk"):
        swell = 0.02 if item.get("thickMilk") else 0.004
        parts.append(surface(item, item["level"], milk(item["milk"]), item.get("seed", 3), swell))
    return parts
