"""What packs stand on and beside: plinths, a bowl of powder, sugar stars."""
import math

import bpy
import numpy as np

import geometry
import materials

arc = geometry.arc


def plinth(item):
    card = materials.surface("plinth", item["colour"], rough=0.8, shine=0.2, grain=0.04, grain_scale=30)
    if "radius" not in item:
        return [geometry.box("plinth", item["size"], card, bevel=0.02)]
    r, h = item["radius"], item["height"]
    profile = [(0, 0), (r, 0), (r, h - 0.03)] + arc(r - 0.03, h - 0.03, 0.03, 0, 90, 6)[1:] + [(0, h)]
    return [geometry.turned("plinth", geometry.circle(r), profile, card)]


def bowl(item):
    """Fired clay, a little uneven, and a heap of powder high enough to be seen from low down."""
    glaze = materials.surface("glaze", item["colour"], rough=0.45, shine=0.4, coat=0.2, grain=0.06, grain_scale=14)
    powder = materials.surface("powder", item["fill"], rough=0.95, shine=0.05, grain=0.6, grain_scale=40)
    r = item["radius"]
    wall = [(r * (0.44 + 0.56 * math.sin(t)), 0.05 + 0.82 * r * (1 - math.cos(t))) for t in np.linspace(0, math.pi / 2, 14)]
    inside = [(x - 0.035, z + 0.004) for x, z in wall[:4:-1]]
    shell = [(0, 0), (r * 0.42, 0), (r * 0.44, 0.05)] + wall[1:] + [(r - 0.017, wall[-1][1] + 0.014)] + inside
    level = wall[-1][1] * 0.86
    heap = [(r * 0.93 * k / 30, level + 0.3 * r * math.exp(-((k / 15) ** 2))) for k in range(30, -1, -1)]
    return [geometry.turned("bowl", geometry.circle(r), shell, glaze, full=r, angle=60),
            geometry.turned("powder", geometry.circle(r), heap, powder, full=r, angle=60)]


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
    return {"plinth": plinth, "bowl": bowl, "stars": stars}[item["kind"]](item)
