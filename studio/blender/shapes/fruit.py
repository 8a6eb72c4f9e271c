"""What granola is made of, strewn by a fixed throw: strawberries, berries, almonds and flakes of oat."""
import math

import bpy
import numpy as np

import geometry
import materials


def mesh(name, points, faces, material, smooth=True):
    thing = geometry.add(name, points, faces, [material], angle=80 if smooth else 30)
    return thing


def grid(rows, columns):
    """Faces of a body turned from rings of so many points; the last column is the first."""
    return [(i * columns + k, i * columns + (k + 1) % columns, (i + 1) * columns + (k + 1) % columns, (i + 1) * columns + k)
            for i in range(rows - 1) for k in range(columns)]


def ball(radii, rows=48, columns=64):
    tilt = np.linspace(1e-3, math.pi - 1e-3, rows)[:, None]
    turn = np.linspace(0, 2 * math.pi, columns, endpoint=False)[None, :]
    unit = np.stack([np.sin(tilt) * np.cos(turn), np.sin(tilt) * np.sin(turn), -np.cos(tilt) * np.ones_like(turn)], -1)
    return unit.reshape(-1, 3) * np.array(radii), grid(rows, columns)


def strawberry(size):
    """Lies as it fell; its seeds sit in dents, and its star of leaves curls back."""
    red = materials.surface("strawberry", "#c62a22", rough=0.3, shine=0.5, coat=0.35, coat_rough=0.12, flesh=0.18)
    points, faces = ball((1, 1, 1), 120, 160)
    height = points[:, 2]
    waist = lambda z: np.clip(1 - z * z, 0, None) ** 0.5 * (0.82 + 0.24 * z - 0.2 * z * z)
    wide = waist(height)
    turn = np.arctan2(points[:, 1], points[:, 0])
    body = np.column_stack([wide * np.cos(turn), wide * np.sin(turn), height * 1.02])
    spots = [(0.5 + k) / 90 for k in range(90)]
    seeds = []
    for k, t in enumerate(spots):
        z, a = -0.9 + 1.66 * t, k * 2.39996
        w = waist(z)
        seeds.append(np.array([w * math.cos(a), w * math.sin(a), z * 1.02]))
    seeds = np.array(seeds)
    near = np.min(np.linalg.norm(body[:, None, :] - seeds[None, :, :], axis=2), axis=1)
    body *= (1 - 0.045 * np.exp(-((near / 0.055) ** 2)))[:, None]
    parts = [mesh("strawberry", body * size, faces, red)]
    gold = materials.surface("seed", "#e3bb62", rough=0.4, shine=0.5)
    drop, drop_faces = ball((0.022, 0.014, 0.034), 8, 10)
    all_points, all_faces = [], []
    for seed in seeds:
        a = math.atan2(seed[1], seed[0])
        c, s = math.cos(a), math.sin(a)
        spun = drop @ np.array([[-s, c, 0], [c, s, 0], [0, 0, 1]])
        all_faces += [tuple(i + len(all_points) * len(drop) for i in face) for face in drop_faces]
        all_points.append((spun + seed * 0.972) * size)
    parts.append(mesh("seeds", np.concatenate(all_points), all_faces, gold))
    green = materials.surface("sepal", "#4c7a34", rough=0.5, shine=0.4)
    throw = np.random.default_rng(4)
    points, faces = [], []
    for k in range(9):
        a, long = k * 2 * math.pi / 9 + throw.normal(0, 0.1), throw.uniform(0.56, 0.78)
        base = len(points)
        for j in range(9):
            t = j / 8
            half, out, up = 0.15 * math.sin(math.pi * min(1, t * 0.9 + 0.1)) ** 0.8, long * t, 1.03 + 0.12 * t - 0.62 * t * t + 0.55 * t ** 3
            for side in (-1, 0, 1):
                x, y = out, side * half
                points.append(((x * math.cos(a) - y * math.sin(a)) * size, (x * math.sin(a) + y * math.cos(a)) * size,
                               (up + abs(side) * 0.03) * size))
        for j in range(8):
            for m in range(2):
                i = base + j * 3 + m
                faces.append((i, i + 1, i + 4, i + 3))
    parts.append(mesh("sepals", points, faces, green))
    stalk = [(0, 0, 0.98 * size), (0.02 * size, 0, 1.2 * size), (0.1 * size, 0.02 * size, 1.42 * size)]
    parts.append(geometry.cord("stalk", stalk, 0.035 * size, green))
    return parts


def blueberry(size):
    skin = materials.surface("blueberry", "#2f3c66", rough=0.55, shine=0.35, grain=0.12, grain_scale=30)
    points, faces = ball((1, 1, 0.9), 90, 120)
    away, turn = np.hypot(points[:, 0], points[:, 1]), np.arctan2(points[:, 1], points[:, 0])
    top = points[:, 2] > 0
    crown = 0.3 + 0.07 * np.cos(5 * turn)
    dent = 0.2 * np.exp(-((away / 0.2) ** 4)) - 0.09 * np.exp(-(((away - crown) / 0.06) ** 2))
    points[top, 2] -= dent[top]
    return [mesh("blueberry", points * size, faces, skin)]


def cranberry(size):
    skin = materials.surface("cranberry", "#8e1626", rough=0.2, shine=0.5, coat=0.5, coat_rough=0.06, flesh=0.1)
    points, faces = ball((0.86, 0.86, 1), 48, 64)
    return [mesh("cranberry", points * size, faces, skin)]


def almond(size):
    skin = materials.surface("almond", "#a9683a", rough=0.6, shine=0.3, grain=0.5, grain_scale=26)
    points, faces = ball((0.58, 0.36, 1), 64, 72)
    points[:, :2] *= (1 - 0.3 * points[:, 2:3])
    return [mesh("almond", points * size, faces, skin)]


def oat(size):
    """A rolled flake: thin, uneven, with the crease of its grain."""
    skin = materials.surface("oat", "#e3c492", rough=0.75, shine=0.2, grain=0.4, grain_scale=40)
    points, faces = ball((0.72, 1, 0.14), 32, 56)
    turn = np.arctan2(points[:, 1], points[:, 0])
    points[:, :2] *= (1 + 0.06 * np.sin(3 * turn + 1) + 0.04 * np.sin(7 * turn))[:, None]
    points[:, 2] += 0.12 * points[:, 0] ** 2 + 0.08 * points[:, 1] ** 2 - 0.1 * np.exp(-((points[:, 0] / 0.09) ** 2)) * (points[:, 2] > 0)
    return [mesh("oat", points * size, faces, skin)]


KINDS = {"strawberry": strawberry, "blueberry": blueberry, "cranberry": cranberry, "almond": almond, "oat": oat}
LOW = {"strawberry": 0.74, "blueberry": 0.9, "cranberry": 0.84, "almond": 0.36, "oat": 0.16}


def build(item):
    """Each thing is [kind, x, y, size, turn, tip]: where it lies, and how it turned and tipped over."""
    parts = []
    for kind, x, y, size, turn, tip in item["things"]:
        stand = bpy.data.objects.new(kind, None)
        bpy.context.scene.collection.objects.link(stand)
        for part in KINDS[kind](size):
            part.parent = stand
        stand.rotation_euler = (math.radians(tip), 0, math.radians(turn))
        stand.location = (x, y, LOW[kind] * size)
        parts.append(stand)
    return parts
