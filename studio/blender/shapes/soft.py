"""Soft, flat goods: folded towels and folded diapers, each a cushion with its own unevenness."""
import math

import bpy
import numpy as np
from mathutils import Vector, noise

import geometry
import materials


def cushion(size, round_=0.2, edge=0.14, columns=220):
    """Points and faces of a flat body: `edge` rounds the corners from above, `round_` the rim from the side."""
    w, d, h = size
    power = lambda value, e: np.sign(value) * np.abs(value) ** e
    turn = np.linspace(0, 2 * math.pi, columns, endpoint=False)
    # Evenly spread along the rim, or a square outline would have all its points in the corners.
    corner = power(np.cos(turn), edge) + 1j * power(np.sin(turn), edge)
    closed = np.append(corner, corner[0])
    along = np.concatenate([[0], np.cumsum(np.abs(np.diff(closed)))])
    even = np.linspace(0, along[-1], columns, endpoint=False)
    out = np.interp(even, along, closed.real) + 1j * np.interp(even, along, closed.imag)
    # Evenly spread over the flat top, too, and closer together towards the rim.
    share = np.concatenate([np.linspace(0.4, 0.98, 8), 1 - np.linspace(0, 1, 46) ** 1.7 * 0.999])
    up = np.arccos(np.clip(share ** (1 / round_), 0, 1))
    up[:8] *= -1
    x, y = (w / 2 * np.outer(share, out.real), d / 2 * np.outer(share, out.imag))
    z = np.repeat(h / 2 * (1 + power(np.sin(up), round_ + 0.55)), columns).reshape(x.shape)
    points = np.stack([x, y, z], -1).reshape(-1, 3)
    faces = [(i * columns + k, i * columns + (k + 1) % columns, (i + 1) * columns + (k + 1) % columns, (i + 1) * columns + k)
             for i in range(len(share) - 1) for k in range(columns)]
    return points, faces


def uneven(points, amount, scale, seed):
    """Moves the points by slow noise; what lies on the floor stays on it."""
    off = Vector((seed * 7.3, seed * 3.1, seed * 5.7))
    moved = [p + np.array(noise.noise_vector(Vector(p) * scale + off)) * amount for p in points]
    moved = np.array(moved)
    moved[:, 2] = np.maximum(moved[:, 2], points[:, 2].min())
    return moved


def fluff(thing, count, length, seed):
    """The loops of terry, as short hair."""
    thing.modifiers.new("loops", "PARTICLE_SYSTEM")
    hair = thing.particle_systems[0].settings
    thing.particle_systems[0].seed = seed
    hair.type, hair.count, hair.hair_length, hair.hair_step = "HAIR", count, length, 3
    hair.emit_from, hair.use_emit_random, hair.brownian_factor = "FACE", True, length * 0.5
    hair.root_radius, hair.tip_radius, hair.radius_scale = 1.0, 0.7, length * 0.16
    hair.factor_random = length * 0.25
    hair.material = 2


def towel(item):
    """Folded so that its round fold faces us; the layers below are a little longer each."""
    w, d, h = item["size"]
    layers, parts = item.get("layers", 2), []
    cotton = materials.surface("cotton", item["colour"], rough=0.95, shine=0.05, grain=0.6, grain_scale=40)
    loops = materials.surface("loops", item["loop"], rough=1, shine=0)
    throw = np.random.default_rng(item.get("seed", 2))
    thick = h / layers
    for k in range(layers):
        size = (w * throw.uniform(0.985, 1), d * throw.uniform(0.97, 1), thick * 1.12)
        points, faces = cushion(size, 0.34)
        points = uneven(points, 0.022, 1.5, k + item.get("seed", 2))
        points = uneven(points, 0.012, 6, k + 9)
        points += np.array([throw.normal(0, 0.012), throw.normal(0, 0.02), k * thick * 0.98])
        layer = geometry.add("towel", points, faces, [cotton, loops], angle=180)
        fluff(layer, item.get("loops", 90_000), 0.014, k)
        parts.append(layer)
    return parts


def diaper(item):
    """A pile of diapers as they come from the pack, each folded in half, its fold to the front."""
    w, d, h = item["measure"]
    cloth = materials.surface("cloth", image=item["label"], rough=0.85, shine=0.15, grain=0.25, grain_scale=60)
    throw = np.random.default_rng(item.get("seed", 4))
    parts = []
    for k in range(item["count"]):
        points, faces = cushion((w, d, h), 0.42, 0.2)
        # The print runs round the fold, as if the sheet were drawn out flat.
        print_ = (points[:, :2] / (w, d) + 0.5) * 0.78 + (0.11, 0.22)
        print_[:, 1] += (points[:, 2] / h - 1) * h / d * 0.78
        corners = [tuple(tuple(print_[i]) for i in face) for face in faces]
        # The elastic of the legs draws the two sides into ruffles.
        side = np.clip((np.abs(points[:, 0]) / (w / 2) - 0.78) / 0.2, 0, 1)
        wave = np.sin(points[:, 1] * 34 + k * 1.9 + np.sign(points[:, 0])) * np.clip(points[:, 1] + d * 0.5, 0, 1)
        points[:, 2] += side * wave * h * 0.2
        points[:, 0] *= 1 - 0.1 * np.exp(-((points[:, 1] + d * 0.1) / (d * 0.3)) ** 2) * side
        points = uneven(points, 0.02, 2.2, k + 3)
        points = uneven(points, 0.007, 9, k + 5)
        lift = k * h * 0.93
        turn = math.radians(throw.normal(0, 1.6))
        shift = np.array([throw.normal(0, 0.012), throw.normal(0, 0.016), lift])
        about = np.array([[math.cos(turn), math.sin(turn), 0], [-math.sin(turn), math.cos(turn), 0], [0, 0, 1]])
        points = points @ about + shift
        parts.append(geometry.add("diaper", points, faces, [cloth], corners, angle=180))
    return parts


def build(item):
    return {"towel": towel, "diaper": diaper}[item["kind"]](item)
