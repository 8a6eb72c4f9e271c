"""Lets pieces fall and come to rest, as a hand would never lay them."""
import math

import bpy
import numpy as np

import geometry

# The solver is made for things of a metre; ours are centimetres.
SCALE = 10


def rain(prototypes, count, radius, low, seed, size, middle=(0, 0), layer=None, flat=False, gap=1.5):
    """Copies of the prototypes in layers above a disc, turned at random (or lying flat), ready to fall."""
    throw = np.random.default_rng(seed)
    per = layer or max(1, int((radius / size) ** 2 * 0.55))
    pieces = []
    for k in range(count):
        thing = prototypes[k % len(prototypes)]
        if k >= len(prototypes):
            thing = thing.copy()
            bpy.context.scene.collection.objects.link(thing)
        away, way = radius * math.sqrt(((k % per) + throw.uniform(0.2, 0.8)) / per), k * 2.39996 + throw.uniform(-0.2, 0.2)
        thing.location = (middle[0] + away * math.cos(way), middle[1] + away * math.sin(way),
                          low + size + (k // per) * size * (0.5 if flat else gap) + throw.uniform(0, size * 0.1 if flat else size * 0.4))
        thing.rotation_euler = throw.uniform(0, 2 * math.pi, 3) * ([0.05, 0.05, 1] if flat else 1)
        thing.scale = (throw.uniform(0.82, 1.14),) * 3
        pieces.append(thing)
    return pieces


def floor(radius, level, dome=0.0, middle=(0, 0)):
    """What pieces lie on where a liquid bears them, or a heap that nobody sees: solid, so that nothing sinks in."""
    points = [(middle[0], middle[1], level + dome)]
    for s, z in [(0.35, 0.88), (0.65, 0.58), (0.85, 0.28), (1, 0), (1, -9)]:
        height = level + dome * z if z > -9 else level - 0.7
        points += [(middle[0] + radius * s * math.cos(a), middle[1] + radius * s * math.sin(a), height)
                   for a in np.linspace(0, 2 * math.pi, 28, endpoint=False)]
    return geometry.add("floor", points, [], [])


def fence(radius, low, middle=(0, 0), high=6):
    """Keeps what falls within a radius, and is taken away when all of it lies."""
    turns = np.linspace(0, 2 * math.pi, 48, endpoint=False)
    ring = [(middle[0] + radius * math.cos(a), middle[1] + radius * math.sin(a)) for a in turns]
    points = [(x, y, z) for z in (low, high) for x, y in ring]
    faces = [(k, (k + 1) % 48, 48 + (k + 1) % 48, 48 + k) for k in range(48)]
    return geometry.add("fence", points, faces, [])


def plain(mesh, known):
    """Few points that span the same hull: the solver needs no more."""
    if mesh.name not in known:
        points = np.empty(len(mesh.vertices) * 3)
        mesh.vertices.foreach_get("co", points)
        points = points.reshape(-1, 3)
        k = np.arange(34) + 0.5
        tilt, turn = np.arccos(1 - 2 * k / 34), k * 2.39996 * 2
        ways = np.column_stack([np.sin(tilt) * np.cos(turn), np.sin(tilt) * np.sin(turn), np.cos(tilt)])
        known[mesh.name] = bpy.data.meshes.new("hull")
        known[mesh.name].from_pydata(points[np.unique((points @ ways.T).argmax(0))].tolist(), [], [])
    return known[mesh.name]


def settle(pieces, still, frames=80, friction=1.2):
    """Moves the pieces to where they come to rest on the still things; those that fell off the world are dropped."""
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.substeps_per_frame, world.solver_iterations, world.point_cache.frame_end = 8, 10, frames
    scene.gravity = (0, 0, -40)
    looks, hulls = [thing.data for thing in pieces], {}
    for thing in pieces:
        thing.data = plain(thing.data, hulls)
    for group, kind in ((pieces, "ACTIVE"), (still, "PASSIVE")):
        bpy.ops.object.select_all(action="DESELECT")
        for thing in group:
            thing.scale, thing.location = [s * SCALE for s in thing.scale], thing.location * SCALE
            thing.select_set(True)
            bpy.context.view_layer.objects.active = thing
        bpy.ops.rigidbody.objects_add(type=kind)
        for thing in group:
            body = thing.rigid_body
            solid = kind == "ACTIVE" or thing.name.startswith("floor")
            body.collision_shape, body.mesh_source = "CONVEX_HULL" if solid else "MESH", "BASE"
            body.friction, body.restitution = friction, 0.05
            body.use_margin, body.collision_margin = True, 0.004 if kind == "ACTIVE" else 0.01
            body.linear_damping, body.angular_damping = 0.15, 0.6
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    rest = [thing.matrix_world.copy() for thing in pieces]
    bpy.ops.rigidbody.world_remove()
    for thing in still:
        thing.scale, thing.location = [s / SCALE for s in thing.scale], thing.location / SCALE
    kept = []
    for thing, matrix, look in zip(pieces, rest, looks):
        thing.data = look
        place, turn, size = matrix.decompose()
        thing.location, thing.scale = place / SCALE, [s / SCALE for s in size]
        thing.rotation_mode, thing.rotation_quaternion = "QUATERNION", turn
        if place.z > -1:
            kept.append(thing)
        else:
            bpy.data.objects.remove(thing)
    return kept
