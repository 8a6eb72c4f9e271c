"""What packs stand on and beside: plinths, sugar stars."""
import math

import bpy
import numpy as np

import geometry
import materials


def plinth(item):
    card = materials.surface("plinth", item["colour"], rough=0.8, shine=0.2, grain=0.04, grain_scale=30)
    return [geometry.box("plinth", item["size"], card, bevel=0.02)]


def stars(item):
    """Sugar stars, strewn by a fixed throw."""
    throw = np.random.default_rng(item.get("seed", 3))
    ball = []
    for k in range(item["count"]):
        sugar = materials.surface("sugar", item["colours"][k % len(item["colours"])], rough=0.42, shine=0.4)
        bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=40, radius=item.get("size", 0.1))
        star = bpy.context.object
        points = np.array([v.co for v in star.data.vertices])
        length = np.linalg.norm(points, axis=1, keepdims=True)
        knobs = throw.normal(size=(18, 3))
        knobs /= np.linalg.norm(knobs, axis=1, keepdims=True)
        near = (points / length @ knobs.T).max(1, keepdims=True)
        points *= 1 + 0.34 * np.exp(-((1 - near) / 0.045))
        star.data.vertices.foreach_set("co", points.astype(np.float32).ravel())
        star.data.polygons.foreach_set("use_smooth", np.ones(len(star.data.polygons), bool))
        star.data.materials.append(sugar)
        for _ in range(200):  # none may lie inside another
            x, y = throw.uniform(-0.5, 0.5, 2) * item["spread"]
            if all(math.hypot(x - other.location.x, y - other.location.y) > 2.6 * item.get("size", 0.1) for other in ball):
                break
        star.location, star.rotation_euler = (x, y, item.get("size", 0.1) * 1.12), throw.uniform(0, 6, 3)
        ball.append(star)
    return ball


def build(item):
    return {"plinth": plinth, "stars": stars}[item["kind"]](item)
