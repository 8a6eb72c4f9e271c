"""Meshes: turned bodies on any outline, wraps, rounded boxes, cords. Units are decimetres or so; the front faces -Y."""
import math

import bpy
import numpy as np


def add(name, points, faces, materials, corners=None, which=None, angle=40):
    """A smooth object; edges sharper than the angle stay sharp."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(map(float, p)) for p in points], [], [list(map(int, f)) for f in faces])
    for material in materials:
        mesh.materials.append(material)
    if corners is not None:
        layer = mesh.uv_layers.new(name="label")
        layer.data.foreach_set("uv", np.concatenate([np.asarray(c, float) for c in corners]).ravel())
    if which is not None:
        mesh.polygons.foreach_set("material_index", np.asarray(which, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(angle)
    mesh.update()
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def arc(r, z, radius, start, end, steps=8):
    """Points (r, z) of a rounded edge, around its own centre."""
    turns = np.radians(np.linspace(start, end, steps + 1))
    return [(r + radius * math.cos(t), z + radius * math.sin(t)) for t in turns]


def circle(radius, count=160):
    """Outline points and their outward normals, from the back round through the left... to the back."""
    turns = math.pi / 2 + np.linspace(0, 2 * math.pi, count + 1)
    normals = np.column_stack([np.cos(turns), np.sin(turns)])
    return {"radius": radius, "at": normals * radius, "out": normals, "u": np.linspace(0, 1, count + 1)}


def rounded(width, depth, radius, corner=14, straight=24):
    """A rectangle with round corners, in the same order as a circle, so that the front's middle is u = 0.5."""
    across, along = width / 2 - radius, depth / 2 - radius
    at, out = [], []
    corners = [((-across, along), 90), ((-across, -along), 180), ((across, -along), 270), ((across, along), 360)]
    edge = lambda a, b: [np.array(a) + (np.array(b) - np.array(a)) * t for t in np.linspace(0, 1, straight + 1)]
    stops = [((0, depth / 2), (-across, depth / 2)), ((-width / 2, along), (-width / 2, -along)),
             ((-across, -depth / 2), (across, -depth / 2)), ((width / 2, -along), (width / 2, along)),
             ((across, depth / 2), (0, depth / 2))]
    for k, (a, b) in enumerate(stops):
        normal = (math.cos(math.radians(90 * (k + 1))), math.sin(math.radians(90 * (k + 1))))
        at += edge(a, b)
        out += [normal] * (straight + 1)
        if k < 4:
            (cx, cy), begin = corners[k]
            for t in np.radians(np.linspace(begin, begin + 90, corner + 1))[1:-1]:
                out.append((math.cos(t), math.sin(t)))
                at.append((cx + radius * math.cos(t), cy + radius * math.sin(t)))
    at, out = np.array(at), np.array(out)
    along_it = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(at, axis=0).T))])
    return {"radius": radius, "at": at, "out": out, "u": along_it / along_it[-1]}


def ring(outline, r, z, full):
    """The outline drawn in so that its edge stands at r, where full is its own radius; r = 0 is the middle."""
    flat = outline["at"] * 0 if r <= 0 else outline["at"] + outline["out"] * (r - full)
    return np.column_stack([flat, np.full(len(flat), z)])


def turned(name, outline, profile, material, full=None, span=None, angle=35):
    """A body whose edge follows the profile (r, z), bottom to top. The label's v runs over span in z."""
    full = outline["radius"] if full is None else full
    low, high = span or (profile[0][1], profile[-1][1])
    rings = [ring(outline, r, z, full) for r, z in profile]
    n, u = len(outline["u"]), outline["u"]
    faces, corners = [], []
    for i in range(len(rings) - 1):
        v0, v1 = ((profile[i + k][1] - low) / (high - low) for k in (0, 1))
        for k in range(n - 1):
            faces.append((i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k))
            corners.append(((u[k], v0), (u[k + 1], v0), (u[k + 1], v1), (u[k], v1)))
    return add(name, np.concatenate(rings), faces, [material], corners, angle=angle)


def wrap(name, outline, low, high, material, lift=0.005, share=1.0, curve=None):
    """A label around the body: the middle share of its way round. The curve gives the edge's r at a height."""
    n = len(outline["u"])
    levels = np.linspace(low, high, 24 if curve else 2)
    keep = [k for k in range(n - 1) if abs((outline["u"][k] + outline["u"][k + 1]) / 2 - 0.5) <= share / 2]
    rings, full = [], outline["radius"]
    for z in levels:
        rings.append(ring(outline, (curve(z) if curve else full) + lift, z, full))
    u = np.clip((outline["u"] - 0.5) / share + 0.5, 0, 1)
    faces, corners = [], []
    for i in range(len(levels) - 1):
        v0, v1 = (levels[i + k] - low for k in (0, 1))
        v0, v1 = v0 / (high - low), v1 / (high - low)
        for k in keep:
            faces.append((i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k))
            corners.append(((u[k], v0), (u[k + 1], v0), (u[k + 1], v1), (u[k], v1)))
    return add(name, np.concatenate(rings), faces, [material], corners, angle=80)


def box(name, size, material, areas=None, bevel=0.014, at=(0, 0, 0)):
    """A box with no sharp edge; areas give each face's part of the label sheet as (u0, v0, u1, v1)."""
    w, d, h = size
    points = [(x * w / 2 + at[0], y * d / 2 + at[1], z * h + at[2])
              for x, y, z in [(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0), (-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1)]]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7), (3, 2, 1, 0)]
    corners = []
    for side in ("front", "right", "back", "left", "top", "bottom"):
        u0, v0, u1, v1 = (areas or {}).get(side, (0, 0, 0.001, 0.001))
        corners.append(((u0, v0), (u1, v0), (u1, v1), (u0, v1)))
    thing = add(name, points, faces, [material], corners)
    rounding = thing.modifiers.new("rounding", "BEVEL")
    rounding.width, rounding.segments, rounding.limit_method = bevel, 4, "NONE"
    return thing


def cord(name, points, radius, material, closed=False, flat=1.0):
    """A cord or tube through the points, smooth between them."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = "3D", radius, 6, 16
    spline = curve.splines.new("NURBS")
    spline.points.add(len(points) - 1)
    for knot, p in zip(spline.points, points):
        knot.co = (*p[:3], 1)
        knot.radius = p[3] if len(p) > 3 else 1
    spline.order_u, spline.use_endpoint_u, spline.use_cyclic_u = 4, not closed, closed
    curve.materials.append(material)
    curve.use_fill_caps = True
    thing = bpy.data.objects.new(name, curve)
    thing.scale = (1, flat, 1)
    bpy.context.scene.collection.objects.link(thing)
    return thing
