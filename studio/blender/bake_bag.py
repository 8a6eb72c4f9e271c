"""Fill a flat bag by cloth simulation and keep where its points came to rest.

blender -b -P bake_bag.py -- <name>: reads bakes/<name>.json, writes bakes/<name>.npz. Done once a recipe.
"""
import json
import os
import sys
import time

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import bag_grid  # noqa: E402

FRAMES = 50


def rim_of(recipe):
    """The foot of a standing bag: a lens as long around as the sheet is wide."""
    depth, width = recipe["rim"], recipe["width"]

    def lens(half):
        x = np.linspace(-half, half, 400)
        y = depth * np.clip(1 - (x / half) ** 2, 0, None) ** 0.8
        return x, y, np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))])

    low, high = width * 0.3, width * 0.5
    for _ in range(40):
        half = (low + high) / 2
        low, high = (low, half) if lens(half)[2][-1] > width else (half, high)
    return half, lens(half)


def settle(points, recipe):
    """Where the seals (and the rim) are pulled to; the cloth between follows."""
    width, height = recipe["width"], recipe["height"]
    x, z = points[:, 0], points[:, 2]
    to, held = points.copy(), np.zeros(len(points), bool)
    pull, bow, ripple = recipe.get("pull", 0), recipe.get("bow", 0), recipe.get("ripple", 0)
    phase = recipe.get("seed", 1) * 1.7
    across = 1 - (2 * x / width) ** 2
    upper = z >= height + recipe["top"] * 0.3
    to[upper, 0] = x[upper] * (1 - pull)
    to[upper, 1] = (bow * across + ripple * np.sin(6 * x / width + phase))[upper]
    to[upper, 2] -= recipe.get("drop", 0)
    held |= upper
    if recipe.get("bottom"):
        lower = z <= -recipe["bottom"] * 0.3
        to[lower, 0] = x[lower] * (1 - pull)
        to[lower, 1] = (-bow * across + ripple * np.sin(5 * x / width + 2 * phase))[lower]
        to[lower, 2] += recipe.get("rise", 0)
        held |= lower
    if recipe.get("rim"):
        half, (xs, ys, along) = rim_of(recipe)
        foot = np.abs(z) < 1e-6
        inside = foot & (np.abs(x) <= width / 2 + 1e-6)
        side = np.where(points[inside, 1] > 1e-9, 1, -1)
        to[inside, 0] = np.interp(x[inside] + width / 2, along, xs)
        to[inside, 1] = side * np.interp(x[inside] + width / 2, along, ys)
        outside = foot & ~inside
        to[outside, 0] = x[outside] - np.sign(x[outside]) * (width / 2 - half)
        held |= foot
    return to, np.flatnonzero(held)


def simulate(sheet, recipe):
    scene = bpy.context.scene
    points = sheet["points"]
    mesh = bpy.data.meshes.new("bag")
    mesh.from_pydata(points.tolist(), [], sheet["faces"].tolist())
    bag = bpy.data.objects.new("bag", mesh)
    scene.collection.objects.link(bag)
    to, held = settle(points, recipe)
    noise = np.random.default_rng(recipe.get("seed", 1)).normal(0, 0.0015, len(points))
    for vertex, shift in zip(mesh.vertices, noise):
        vertex.co.y += shift
    filled = bag.vertex_groups.new(name="filled")
    blown = set(sheet["front"].tolist()) | set(sheet["back"].tolist())
    slack = recipe.get("slack", 0)  # how much emptier the bag is towards its top
    for index in blown:
        rise = points[index, 2] / recipe["height"]
        filled.add([index], min(1, max(0.12, 1.15 - slack * max(0, (rise - 0.45) / 0.55))), "REPLACE")
    pins = bag.vertex_groups.new(name="held")
    pins.add(held.tolist(), 1, "REPLACE")
    bag.shape_key_add(name="flat")
    key = bag.shape_key_add(name="drawn")
    key.data.foreach_set("co", to.astype(np.float32).ravel())
    key.value = 0
    key.keyframe_insert("value", frame=1)
    key.value = 1
    key.keyframe_insert("value", frame=int(FRAMES * 0.6))
    cloth = bag.modifiers.new("cloth", "CLOTH")
    film = cloth.settings
    film.quality, film.mass, film.air_damping = recipe.get("quality", 8), 0.25, 2
    film.tension_stiffness = film.compression_stiffness = recipe.get("stiff", 60)
    film.shear_stiffness, film.bending_stiffness = recipe.get("stiff", 60) / 2, recipe.get("bend", 1)
    film.tension_damping = film.compression_damping = film.shear_damping = 10
    film.bending_damping = 1
    film.use_pressure, film.uniform_pressure_force = True, recipe["pressure"]
    film.vertex_group_pressure, film.vertex_group_mass = "filled", "held"
    film.effector_weights.gravity = 0
    cloth.collision_settings.use_collision = False
    cloth.point_cache.frame_end = FRAMES
    scene.frame_start, scene.frame_end = 1, FRAMES
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    shaped = bag.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    out = np.empty(len(points) * 3)
    shaped.vertices.foreach_get("co", out)
    return out.reshape(-1, 3)


def part(points, sheet, gap=0.0024):
    """Sheets that crossed near a seal would show as black ticks: hold them a little apart."""
    front, back = sheet["front"], sheet["back"]
    middle = (points[front, 1] + points[back, 1]) / 2
    close = points[back, 1] - points[front, 1] < gap
    points[front[close], 1] = middle[close] - gap / 2
    points[back[close], 1] = middle[close] + gap / 2
    return points


def main():
    name = sys.argv[sys.argv.index("--") + 1]
    base = os.path.join(HERE, "..", "bakes", name)
    with open(base + ".json") as file:
        recipe = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    sheet, begun = bag_grid.cut(recipe), time.time()
    points = part(simulate(sheet, recipe), sheet)
    points[:, 2] -= points[:, 2].min()
    points[:, 1] -= (points[:, 1].min() + points[:, 1].max()) / 2
    np.savez_compressed(base + ".npz", **bag_grid.pack(points))
    print("BAKED", name, len(points), "points in", round(time.time() - begun), "s", np.ptp(points, axis=0).round(2))


main()
