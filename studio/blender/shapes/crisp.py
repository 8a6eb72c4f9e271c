"""Chips, crackers and cookies: thin, with an outline of their own, no two alike."""
import math

import numpy as np

from shapes.crust import waves
from shapes.slices import body, paint, painted, sheet


def chip(seed, size, skins):
    """Sweet potato, cut thin with its skin on and curled in the kettle."""
    throw = np.random.default_rng(seed)
    a, b, c = throw.uniform(-0.5, 0.5), throw.uniform(0.1, 0.55), throw.uniform(-0.4, 0.4)
    flat = lambda x, y: np.column_stack([x, y, 0 * x])
    curl = lambda x, y, side: a * x * x + b * y * y + c * x * y + 0.1 * waves(flat(x, y), seed, 1.7, 2) + 0.025 * waves(flat(x, y), seed + 5, 6, 2)
    points, faces, share, turn = sheet(lambda t: 0.8 + throw.uniform(0, 0.12) * np.cos(2 * t) + 0.06 * waves(np.column_stack([np.cos(t), np.sin(t), 0 * t]), seed + 2, 1.5, 2),
                                       0.06, curl, 22, 60, edge=14)
    thing = body("chip", points, faces, skins["chip"], size)
    brown = throw.uniform(0, 0.2)
    amber = 0.2 + brown + 0.16 * waves(points, seed + 3, 2, 3) + 0.18 * share ** 3
    skin = np.clip((share - 0.93) / 0.03, 0, 1)
    return paint(thing, ["#f7d27a", "#eebb50", "#dd9733", "#b36a22", "#6d2438", "#5a1b31"], amber * (1 - skin) * 0.75 + skin * (0.86 + 0.1 * waves(points, seed, 8, 1)))


def cracker(seed, size, skins):
    """A piece of a sheet that blistered between hot plates, and broke."""
    throw = np.random.default_rng(seed)
    corners = np.arange(5) * 2 * math.pi / 5 + throw.uniform(-0.3, 0.3, 5)
    apart = throw.uniform(0.74, 1.0, 5)

    def outline(turn):
        far = np.full(len(turn), 1e-9)
        for at, away in zip(corners, apart):
            far += np.clip(np.cos(turn - at) / away, 0, None) ** 7
        return 0.92 * far ** (-1 / 7) + 0.012 * np.sin(turn * 9 + seed) + 0.008 * np.sin(turn * 23)

    spots = throw.uniform(-0.85, 0.85, (46, 2))
    wide = throw.uniform(0.08, 0.26, 46)
    up = throw.choice((-1, 1), 46)
    a, b, c = throw.uniform(-0.13, 0.13), throw.uniform(-0.13, 0.13), throw.uniform(-0.04, 0.04)

    def lift(x, y, side):
        z = a * x * x + b * y * y + c * x
        for (px, py), w, way in zip(spots, wide, up):
            away = np.hypot(x - px, y - py) / w
            if way == side:
                z = z + side * 0.4 * w * np.clip(1 - away ** 2, 0, 1) ** 0.8 * np.clip((0.86 - np.hypot(x, y)) / 0.3, 0, 1)
        return z

    points, faces, share, turn = sheet(outline, 0.22, lift, 44, 110, edge=7)
    thing = body("cracker", points, faces, skins["cracker"], size)
    risen = np.clip(np.abs(points[:, 2]) - 0.1, 0, 1)
    fleck = np.clip(waves(points, seed + 7, 22, 2) - 0.6, 0, 1) * 1.3
    share = 0.42 + 0.2 * waves(points, seed + 1, 2.4, 3) - 1.1 * risen + 0.15 * share ** 9 + fleck
    return paint(thing, ["#fff4dc", "#fee5bd", "#fac993", "#f2a06c", "#de774c"], share)


def cookie(seed, size, skins):
    """Cut as a snowflake, its rays pressed in; browner at the rim."""
    flat = lambda x, y: np.column_stack([x, y, 0 * x])

    def groove(x, y):
        deep = np.zeros(len(x))
        for k in range(6):
            a = k * math.pi / 3
            along, aside = x * math.cos(a) + y * math.sin(a), -x * math.sin(a) + y * math.cos(a)
            deep += np.exp(-(aside / 0.03) ** 2) * (along > 0.1) * (along < 0.78)
            for at in (0.34, 0.56):
                arm = np.abs(aside)
                deep += np.exp(-((along - at - arm * 0.8) / 0.032) ** 2) * (arm < 0.17) * (along > 0)
        return np.clip(deep, 0, 1)

    lift = lambda x, y, side: (-0.05 * groove(x, y) if side > 0 else 0) + 0.012 * waves(flat(x, y), seed, 3, 2)
    rim = lambda a: 0.8 + 0.13 * np.cos(6 * a) + 0.075 * np.cos(12 * a) + 0.03 * np.cos(18 * a) + 0.01 * np.sin(a + seed)
    points, faces, share, turn = sheet(rim, 0.17, lift, 60, 240, edge=26)
    thing = body("cookie", points, faces, skins["cookie"], size)
    share = 0.18 + 0.5 * share ** 7 + 0.2 * groove(points[:, 0], points[:, 1]) + 0.1 * waves(points, seed + 2, 1.6, 2)
    return paint(thing, ["#f6e2b6", "#ecc98a", "#d9a457", "#b57833"], share)


SKINS = {
    "chip": lambda tones: painted("chip", rough=0.36, bump=0.55, fine=30, coat=0.12, depth=0.01),
    "cracker": lambda tones: painted("cracker", rough=0.5, bump=0.7, fine=26, tint=0.22, depth=0.012),
    "cookie": lambda tones: painted("cookie", rough=0.72, shine=0.25, bump=0.9, fine=38, tint=0.25, depth=0.012),
}
KINDS = {"chip": (chip, 16), "cracker": (cracker, 14), "cookie": (cookie, 4)}
