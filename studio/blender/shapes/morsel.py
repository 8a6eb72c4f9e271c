"""Small things that are poured out: rice crackers in seaweed, sugar stars, leaves of tea."""
import math

import numpy as np

import materials
from shapes.crust import baked, waves
from shapes.fruit import ball, grid
from shapes.grain import join, spin

STARS = {"white": "#fdfbf6", "rose": "#f2b3b4", "lemon": "#f6e08a", "melon": "#cfe0a4", "grape": "#cfc6e8"}


def arare(seed, size, skins):
    """A finger of rice, glazed with soy sauce, in a belt of seaweed."""
    throw = np.random.default_rng(seed)
    n, m = 44, 30
    bend = throw.uniform(-0.1, 0.1)

    def tube(low, high, wide, count, ends):
        t = np.linspace(low, high, count)
        half = 0.23 * (np.clip(1 - np.abs(t) ** 9, 0, 1) ** 0.5 if ends else np.ones(count)) * (1 + 0.07 * np.sin(3.1 * t + seed)) + wide
        turn = np.linspace(0, 2 * math.pi, m, endpoint=False)
        x = np.repeat(t, m)
        y, z = np.outer(half, np.cos(turn)).ravel(), np.outer(half * 0.86, np.sin(turn)).ravel()
        return np.column_stack([x, y + bend * (1 - x * x), z]), grid(count, m)

    core, faces = tube(-1, 1, 0, n, True)
    core += core * (0.26 * waves(core, seed, 3.8, 3))[:, None] * [0.12, 1, 1]
    belt, belted = tube(-0.4, 0.38, 0.034, 30, False)
    belt += belt * (0.14 * waves(belt, seed, 3.0, 2))[:, None] * [0, 1, 1]
    ragged = np.abs(belt[:, 0]) > 0.33
    belt[:, 0] += 0.05 * waves(belt, seed + 5, 4, 2) * ragged
    edge = (np.arange(len(belt)) // m == 0) | (np.arange(len(belt)) // m == 29)
    belt[edge] *= [1, 0.93, 0.93]
    belt += (0.014 * waves(belt, seed + 6, 7, 2))[:, None] * [0, 1, 1]
    return join("arare", [(core * size, faces, 0), (belt * size, belted, 1)], [skins["soy"], skins["nori"]])


def star(seed, size, skins, kind):
    """Konpeito: a ball that grew two dozen blunt points."""
    throw = np.random.default_rng(seed)
    points, faces = ball((1, 1, 1), 40, 56)
    k = np.arange(22) + 0.5
    tilt, turn = np.arccos(1 - 2 * k / 22), k * 2.39996
    knobs = np.column_stack([np.sin(tilt) * np.cos(turn), np.sin(tilt) * np.sin(turn), np.cos(tilt)]) + throw.normal(0, 0.1, (22, 3))
    knobs /= np.linalg.norm(knobs, axis=1, keepdims=True)
    near = (points @ knobs.T).max(1)
    points *= (0.74 + 0.3 * np.exp(-((1 - near) / 0.042)))[:, None]
    return join("star", [(spin(points, throw) * size, faces, 0)], [skins[kind]])


def leaf(seed, size, skins, kind):
    """A tea leaf rolled into a needle: twisted, bent, thinner at its ends."""
    throw = np.random.default_rng(seed)
    t = np.linspace(-1, 1, 14)
    turn = np.linspace(0, 2 * math.pi, 8, endpoint=False)
    half = throw.uniform(0.07, 0.13) * np.clip(1 - t ** 4, 0.02, 1) ** 0.6
    twist = np.add.outer(t * throw.uniform(1, 3), turn)
    fold = 1 + 0.4 * np.cos(2 * twist)
    y, z = half[:, None] * np.cos(twist) * fold, half[:, None] * np.sin(twist) * fold * 0.8
    x = np.repeat(t, 8)
    points = np.column_stack([x, y.ravel() + throw.uniform(-0.3, 0.3) * x ** 2, z.ravel() + throw.uniform(-0.25, 0.25) * x ** 2])
    points += 0.03 * waves(points, seed, 4, 2)[:, None]
    return join("leaf", [(points * size, grid(14, 8), 0)], [skins[kind]])


def rice(seed, size, skins):
    """A grain of rice, roasted brown."""
    points, faces = ball((0.36, 0.36, 1), 18, 18)
    points *= (1 + 0.06 * waves(points, seed, 2, 2))[:, None]
    return join("rice", [(points * size, faces, 0)], [skins["rice"]])


def sugar(name, colour):
    material = materials.surface(name, colour, rough=0.34, shine=0.5, coat=0.1, grain=0.2, grain_scale=40)
    put = materials.Nodes(material).shader.inputs
    put["Subsurface"].default_value, put["Subsurface Radius"].default_value = 0.35, (0.09, 0.08, 0.07)
    put["Subsurface Color"].default_value = materials.linear(colour)
    return material


def loose(name, tones):
    return baked(name, tones, rough=0.55, shine=0.35, spots=6, fine=40, bump=0.3, own=0.8)


SKINS = {
    "soy": lambda tones: baked("soy", tones or ["#eeb968", "#d18a3c", "#a35a20", "#713812"], rough=0.4, shine=0.45, spots=6, bump=0.9, coat=0.2, own=0.5, fine=30, depth=0.014),
    "nori": lambda tones: baked("nori", tones or ["#2c3a2b", "#1a261d", "#0f1712"], rough=0.42, shine=0.4, spots=9, bump=0.6, own=0.2, fine=34),
    "rice": lambda tones: loose("rice", tones or ["#e0b06c", "#b67a38", "#855020"]),
    "green": lambda tones: loose("green", tones or ["#54713a", "#35522b", "#1d3420"]),
    "roasted": lambda tones: loose("roasted", tones or ["#a8703c", "#70421f", "#452611"]),
    **{"star-" + name: (lambda tones, name=name, colour=colour: sugar(name, colour)) for name, colour in STARS.items()},
}
KINDS = {
    "arare": (arare, 8), "rice": (rice, 3),
    "green": (lambda s, z, k: leaf(s, z, k, "green"), 12), "roasted": (lambda s, z, k: leaf(s, z, k, "roasted"), 12),
    **{"star-" + name: ((lambda s, z, k, name="star-" + name: star(s, z, k, name)), 3) for name in STARS},
}
