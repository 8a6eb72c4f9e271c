"""A pyramid of fine mesh with leaves in it, on its thread, with a tag."""
import math

import bpy
import numpy as np

import geometry
import materials
from shapes.morsel import KINDS as morsels, SKINS as morsel_skins


def gauze(colour):
    """Half of the light goes through; the mesh itself is pale."""
    material = bpy.data.materials.new("gauze")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    new = lambda kind: tree.nodes.new("ShaderNode" + kind)
    facing, share, clear, white, mix, out = (new(k) for k in (
        "LayerWeight", "MapRange", "BsdfTransparent", "BsdfDiffuse", "MixShader", "OutputMaterial"))
    facing.inputs["Blend"].default_value = 0.4
    share.inputs[3].default_value, share.inputs[4].default_value = 0.1, 0.62
    white.inputs["Color"].default_value = materials.linear(colour)
    link = tree.links.new
    link(facing.outputs["Facing"], share.inputs[0])
    link(share.outputs[0], mix.inputs[0])
    link(clear.outputs[0], mix.inputs[1])
    link(white.outputs[0], mix.inputs[2])
    link(mix.outputs[0], out.inputs[0])
    return material


def build(item):
    s = item["size"]
    turns = [math.radians(a) for a in (90, 210, 330)]
    corners = np.array([(0.6 * s * math.cos(a), 0.6 * s * math.sin(a), 0.01) for a in turns] + [(0, 0, 0.9 * s)])
    n, points, faces = 14, [], []
    middle = corners.mean(0)
    for a, b, c in ((0, 1, 3), (1, 2, 3), (2, 0, 3), (0, 2, 1)):
        index = {}
        for i in range(n + 1):
            for j in range(n + 1 - i):
                u, v = i / n, j / n
                p = corners[a] * (1 - u - v) + corners[b] * u + corners[c] * v
                out = (corners[a] + corners[b] + corners[c]) / 3 - middle
                out /= np.linalg.norm(out)
                puffed = 27 * u * v * (1 - u - v)
                index[i, j] = len(points)
                points.append(p + out * (0.035 * s * puffed + 0.008 * s * math.sin(9 * u + 7 * v)) * (0 if p[2] < 0.02 else 1))
        for i in range(n):
            for j in range(n - i):
                faces.append((index[i, j], index[i + 1, j], index[i, j + 1]))
                if i + j < n - 1:
                    faces.append((index[i + 1, j], index[i + 1, j + 1], index[i, j + 1]))
    parts = [geometry.add("bag", points, faces, [gauze(item.get("colour", "#fbf6ea"))], angle=70)]
    edge = materials.surface("seam", "#f4ecd9", rough=0.8)
    for a, b in ((0, 3), (1, 3), (2, 3), (0, 1), (1, 2), (2, 0)):
        parts.append(geometry.cord("seam", [tuple(corners[a]), tuple((corners[a] + corners[b]) / 2 * 1.0), tuple(corners[b])], 0.008 * s, edge))
    throw = np.random.default_rng(item.get("seed", 4))
    skins = {item["leaf"]: morsel_skins[item["leaf"]](None)}
    make, variants = morsels[item["leaf"]]
    models = [make(k, 0.11 * s, skins) for k in range(variants)]
    for k in range(item.get("count", 260)):
        thing = models[k % variants] if k < variants else models[k % variants].copy()
        if k >= variants:
            bpy.context.scene.collection.objects.link(thing)
        weights = throw.dirichlet([0.9, 0.9, 0.9])
        up = throw.uniform(0, 0.46) ** 1.15
        spot = (corners[:3] * weights[:, None]).sum(0) * (1 - up) * 0.84 + corners[3] * up * 0.9
        thing.location, thing.rotation_euler = (spot[0], spot[1], max(spot[2], 0.025)), throw.uniform(0, 6.3, 3) * [0.15, 0.15, 1]
        parts.append(thing)
    thread = materials.surface("thread", "#f7f2e6", rough=0.8)
    tip = corners[3]
    x, y = item.get("tag", [0.9, -0.35])
    path = [tuple(tip), (tip[0] + 0.12 * x, tip[1] + 0.1 * y, tip[2] * 0.95), (x * 0.45, y * 0.5 - 0.05, 0.2 * s), (x * 0.6, y * 0.75 - 0.09, 0.012),
            (x * 0.85, y, 0.012), (x, y, 0.014)]
    parts.append(geometry.cord("thread", path, 0.0075, thread))
    card = geometry.box("tag", (0.26, 0.3, 0.012), materials.surface("tag", item.get("tagColour", "#f3e9d6"), rough=0.7), bevel=0.004)
    seal = geometry.box("seal", (0.11, 0.11, 0.002), materials.surface("seal", "#b5332a", rough=0.6), bevel=0.0008, at=(0, -0.02, 0.0125))
    for part in (card, seal):
        part.location, part.rotation_euler = (x + 0.13, y - 0.02, 0.002), (0, 0, math.radians(item.get("tagTurn", 24)))
        parts.append(part)
    return parts
