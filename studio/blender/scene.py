"""Renders one picture: blender -b -P scene.py -- <scene.json> <out.bin>

Writes linear colour, albedo and normal, nine 32-bit floats a pixel from the top left, for the denoiser.
"""
import importlib
import json
import math
import os
import sys
import time

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio  # noqa: E402


def place(item):
    """Builds a thing by the module of its shape and stands it where the scene wants it."""
    parts = importlib.import_module("shapes." + item["shape"]).build(item)
    stand = bpy.data.objects.new("stand", None)
    bpy.context.scene.collection.objects.link(stand)
    for part in parts:
        part.parent = stand
    lean, turn = math.radians(item.get("lean", 0)), math.radians(item.get("turn", 0))
    stand.rotation_euler = (lean, 0, turn)
    stand.location = item.get("at", (0, 0, 0))
    stand.scale = (item.get("scale", 1),) * 3


def passes(folder):
    """Three float files beside the picture, as Blender gives a render's pixels only to files."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = "OPEN_EXR", "32", "RGB"
    files.file_slots.clear()
    for name, socket in (("colour", "Image"), ("albedo", "DiffCol"), ("normal", "Normal")):
        files.file_slots.new(name)
        tree.links.new(layers.outputs[socket], files.inputs[name])
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs["Image"])


def gather(folder, width, height):
    planes = np.zeros((height, width, 9), np.float32)
    for k, name in enumerate(("colour", "albedo", "normal")):
        image = bpy.data.images.load(os.path.join(folder, name + "0001.exr"))
        image.colorspace_settings.name = "Non-Color"
        flat = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(flat)
        planes[:, :, 3 * k:3 * k + 3] = flat.reshape(height, width, 4)[::-1, :, :3]
        os.remove(os.path.join(folder, name + "0001.exr"))
    return planes


def main():
    wanted, out = sys.argv[sys.argv.index("--") + 1:][:2]
    with open(wanted) as file:
        scene = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    studio.sweep(scene["backdrop"], scene.get("glow", 0.62))
    for item in scene["items"]:
        place(item)
    studio.lights(scene.get("lights", {}))
    studio.camera(scene["camera"])
    studio.exposure(scene["exposure"])
    folder = out + ".passes"
    os.makedirs(folder, exist_ok=True)
    passes(folder)
    bpy.context.scene.frame_set(1)
    begun = time.time()
    bpy.ops.render.render(write_still=False)
    gather(folder, scene["exposure"]["width"], scene["exposure"]["height"]).tofile(out)
    os.rmdir(folder)
    print("RENDERED in", round(time.time() - begun), "s")


main()
