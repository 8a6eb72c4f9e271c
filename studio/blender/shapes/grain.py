"""What granola is made of: flakes, puffs, clusters of both, fruit and nuts, each other than the next."""
import math

import numpy as np

import geometry
import materials
from shapes.crust import baked, waves
from shapes.fruit import ball, grid


def spin(points, throw):
    """Any way round."""
    q = throw.normal(size=4)
    w, x, y, z = q / np.linalg.norm(q)
    return points @ np.array([[1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
                              [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
                              [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)]]).T


def lie(points, normal, throw):
    """Laid with its thin side along the normal, turned at random."""
    normal = normal / np.linalg.norm(normal)
    side = np.cross(normal, throw.normal(size=3))
    side /= np.linalg.norm(side)
    return points @ np.array([side, np.cross(normal, side), normal])


def flake_points(seed, rows=14, columns=22):
    """A rolled grain: an oval leaf, torn at its edge, creased along, bent."""
    throw = np.random.default_rng(seed)
    points, faces = ball((0.68 + throw.uniform(-0.1, 0.12), 1, 0.13), rows, columns)
    turn = np.arctan2(points[:, 1], points[:, 0])
    torn = 1 + 0.08 * np.sin(3 * turn + throw.uniform(0, 6)) + 0.06 * np.sin(5 * turn + throw.uniform(0, 6)) + 0.04 * np.sin(9 * turn)
    points[:, :2] *= torn[:, None]
    bend, twist = throw.uniform(-0.3, 0.3), throw.uniform(-0.35, 0.35)
    points[:, 2] += bend * points[:, 0] ** 2 + throw.uniform(-0.22, 0.22) * points[:, 1] ** 2 + twist * points[:, 0] * points[:, 1]
    points[:, 2] -= 0.1 * np.exp(-((points[:, 0] / 0.1) ** 2)) * (points[:, 2] > 0)
    points += 0.04 * waves(points, seed + 9, 3.0, 2)[:, None]
    return points, faces


def join(name, bodies, skins, angle=70):
    """Bodies of (points, faces, skin's index) as one thing."""
    points, faces, which, base = [], [], [], 0
    for body, these, skin in bodies:
        points.append(body)
        faces += [tuple(i + base for i in face) for face in these]
        which += [skin] * len(these)
        base += len(body)
    return geometry.add(name, np.concatenate(points), faces, skins, which=which, angle=angle)


def oat(tones):
    return baked("oat", tones, rough=0.6, shine=0.35, spots=7, fine=34, bump=0.5, own=0.55, spread=1.7)


def flake(seed, size, skins):
    points, faces = flake_points(seed)
    return join("flake", [(points * size, faces, 0)], [skins["oat"]])


def puff_points(seed, long=1.0):
    """A grain of rice blown up by heat: plump, split along one side."""
    points, faces = ball((0.5, 0.46, long), 18, 20)
    points *= (1 + 0.16 * waves(points, seed, 2.2, 3))[:, None]
    points[:, 0] -= 0.12 * np.exp(-((points[:, 1] / 0.12) ** 2)) * (points[:, 0] > 0)
    points[:, 0] += 0.18 * points[:, 2] ** 2
    return points, faces


def puff(seed, size, skins):
    points, faces = puff_points(seed)
    return join("puff", [(points * size * 0.8, faces, 0)], [skins["puff"]])


def cluster(seed, size, skins):
    """A core of syrup and crumbs, paved with flakes and puffs that stand off a little."""
    throw = np.random.default_rng(seed)
    core, faces = ball((1, 0.86, 0.66), 26, 36)
    core *= (1 + 0.24 * waves(core, seed, 1.7, 3))[:, None]
    core = spin(core, throw)
    bodies = [(core * size * 0.86, faces, 1)]
    for k in range(int(throw.uniform(30, 40))):
        spot = core[throw.integers(len(core))]
        is_puff = k % 5 == 4
        body, these = puff_points(seed * 50 + k) if is_puff else flake_points(seed * 50 + k, 10, 16)
        body = lie(body, spot + throw.normal(size=3) * 0.42, throw) * throw.uniform(0.34, 0.5) * (0.8 if is_puff else 1)
        bodies.append(((body + spot * 0.88) * size, these, 2 if is_puff else 0))
    return join("cluster", bodies, [skins["oat"], skins["core"], skins["puff"]])


def dried(seed, size, skins, kind="cranberry"):
    """A berry that shrank: its skin lies in folds."""
    points, faces = ball((1, 0.82, 0.62), 40, 56)
    fold = np.abs(waves(points, seed, 2.6, 2))
    points *= (0.82 + 0.3 * fold)[:, None]
    points += 0.08 * waves(points, seed + 3, 1.2, 2)[:, None]
    return join(kind, [(points * size, faces, 0)], [skins[kind]])


def almond(seed, size, skins):
    points, faces = ball((0.58, 0.3, 1), 32, 36)
    points[:, :2] *= (1 - 0.34 * points[:, 2:3])
    points *= (1 + 0.03 * waves(points, seed, 3, 2))[:, None]
    return join("almond", [(points * size, faces, 0)], [skins["almond"]])


def walnut(seed, size, skins):
    """Half a kernel: two lobes in folds, a groove between them."""
    points, faces = ball((0.8, 1, 0.5), 60, 80)
    fold = np.abs(waves(points * [1.2, 1, 1], seed, 2.5, 2))
    points *= (0.86 + 0.34 * fold ** 0.7)[:, None]
    points[:, 2] -= 0.26 * np.exp(-((points[:, 0] / 0.1) ** 2)) * (points[:, 2] > 0)
    points[:, 1] -= 0.16 * np.exp(-((points[:, 0] / 0.14) ** 2)) * np.sign(points[:, 1])
    return join("walnut", [(points * size, faces, 0)], [skins["walnut"]])


def seed_(seed, size, skins):
    """A pumpkin seed: flat, pointed at one end."""
    points, faces = ball((0.56, 1, 0.2), 20, 28)
    points[:, 0] *= 1 - 0.35 * points[:, 1]
    points[:, 2] += 0.1 * points[:, 1] ** 2
    return join("seed", [(points * size, faces, 0)], [skins["seed"]])


def shaving(seed, size, skins):
    """Coconut: a thin curled strip."""
    throw = np.random.default_rng(seed)
    points, faces = ball((0.2, 1, 0.05), 20, 16)
    points[:, 2] += throw.uniform(0.2, 0.5) * points[:, 1] ** 2 + throw.uniform(-0.5, 0.5) * points[:, 0] * points[:, 1]
    points[:, 0] += throw.uniform(-0.2, 0.2) * points[:, 1] ** 2
    return join("shaving", [(points * size, faces, 0)], [skins["shaving"]])


def peel(seed, size, skins, kind="peel"):
    """Diced: a cube that dried out of shape."""
    points, faces = ball((1, 0.8, 0.6), 22, 28)
    points = np.sign(points) * np.abs(points) ** 0.62
    points *= (1 + 0.14 * waves(points, seed, 1.6, 2))[:, None]
    return join(kind, [(points * size, faces, 0)], [skins[kind]])



SKINS = {
    "oat": lambda tones: oat(tones or ["#f3dfb4", "#e2b872", "#c68a41", "#8a4f20"]),
    "puff": lambda tones: baked("puff", tones or ["#f6e8cb", "#ecd2a0", "#d9ab68"], rough=0.6, spots=5, bump=0.4, own=0.4),
    "core": lambda tones: baked("core", tones or ["#dcaa60", "#bf823c", "#8f5826"], rough=0.46, shine=0.45, spots=10, bump=0.6, coat=0.1),
    "cranberry": lambda tones: baked("cranberry", tones or ["#b32434", "#8a1424", "#520a16"], rough=0.28, shine=0.5, spots=3, bump=0.2, coat=0.35),
    "blueberry": lambda tones: baked("blueberry", tones or ["#5c5f86", "#363a63", "#23233f"], rough=0.5, spots=4, bump=0.25),
    "almond": lambda tones: baked("almond", tones or ["#c58850", "#a9683a", "#7f4825"], rough=0.6, spots=6, bump=0.5, fine=24),
}
SKINS |= {
    "walnut": lambda tones: baked("walnut", tones or ["#dcae72", "#b57c42", "#7c4a20"], rough=0.5, spots=5, bump=0.4, own=0.5, coat=0.15),
    "seed": lambda tones: baked("seed", tones or ["#a9ad62", "#7f8a42", "#56602a"], rough=0.5, spots=4, bump=0.2),
    "shaving": lambda tones: baked("shaving", tones or ["#fffaf0", "#f8ecd4", "#e2b877"], rough=0.6, spots=4, bump=0.2),
    "peel": lambda tones: baked("peel", tones or ["#f6b53a", "#ec8d1c", "#cf6a12"], rough=0.3, shine=0.5, spots=4, bump=0.3, coat=0.3),
    "crystal": lambda tones: baked("crystal", tones or ["#a9743a", "#6e4220", "#3c2412"], rough=0.3, shine=0.5, spots=4, bump=0.3),
}
KINDS = {
    "flake": (flake, 10), "puff": (puff, 6), "cluster": (cluster, 7), "almond": (almond, 3),
    "walnut": (walnut, 4), "seed": (seed_, 3), "shaving": (shaving, 6), "peel": (peel, 4),
    "crystal": (lambda s, z, k: peel(s, z, k, "crystal"), 4),
    "cranberry": (dried, 5), "blueberry": (lambda s, z, k: dried(s, z, k, "blueberry"), 5),
}
