"""The studio: one seamless sweep, one key light and therefore one soft shadow, one camera height for the whole shelf."""
import math

import bpy
from mathutils import Vector

import geometry
import materials


def sweep(colour, glow):
    """Floor and wall in one. The cove is wide, as a narrow one shows a horizon; the glow rises with depth."""
    radius, wall = 6.5, 8.0
    turns = [math.pi / 2 * i / 40 for i in range(1, 41)]
    profile = [(-14, 0), (wall - radius, 0)]
    profile += [(wall - radius + radius * math.sin(t), radius - radius * math.cos(t)) for t in turns] + [(wall, 18)]
    points = [(x, y, z) for y, z in profile for x in (-30, 30)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    paper = materials.surface("sweep", colour, rough=0.8, shine=0.15)
    nodes = materials.Nodes(paper)
    split, depth = nodes.new("SeparateXYZ"), nodes.new("MapRange", interpolation_type="SMOOTHSTEP")
    nodes.link(nodes.new("NewGeometry").outputs["Position"], split.inputs[0])
    nodes.link(split.outputs["Y"], depth.inputs[0])
    for index, value in enumerate((0.3, 7.5, 0.03, glow), start=1):
        depth.inputs[index].default_value = value
    nodes.shader.inputs["Emission"].default_value = materials.linear(colour)
    nodes.link(depth.outputs[0], nodes.shader.inputs["Emission Strength"])
    geometry.add("sweep", points, faces, [paper])


def light(name, at, to, size, watts, colour="#ffffff", tall=None):
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.energy, lamp.color, lamp.size = watts, materials.linear(colour)[:3], size
    if tall:
        lamp.shape, lamp.size_y = "RECTANGLE", tall
    thing = bpy.data.objects.new(name, lamp)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return thing


def lights(settings):
    """Watts may be scaled by name; a wide scene asks for a key further off and stronger."""
    power = lambda name, watts: watts * settings.get(name, 1)
    away = settings.get("away", 1)
    light("key", [c * away for c in (-5.4, -2.9, 4.9)], (0, 0, 0.8), 1.9 * away,
          power("key", 300) * away ** 2, "#fffaf2")
    front = ((2.5, -9, 4), (0, 0, 0.9), 6)
    # Half of the frontal light is not mirrored: all of it lays a veil over lacquer and film.
    unseen = light("fill", *front, power("fill", 105), "#f4f7ff")
    unseen.visible_glossy = False
    light("sheen", *front, power("fill", 80), "#f4f7ff")
    light("top", (0, 0.8, 8), (0, 0, 0.4), 5.5, power("top", 28))
    for name, at in (("rim-right", (3.8, 1.6, 2.4)), ("rim-left", (-3.6, 2.2, 2.6))):
        strip = light(name, at, (0, 0, 1.2), 0.9, power("rim", 40), tall=3.4)
        strip.data.spread = math.radians(70)
        # Crossing shadows give the computer away, so the strips only shine on edges.
        strip.visible_diffuse, strip.data.cycles.cast_shadow = False, False
    world = bpy.data.worlds.new("air")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"].inputs
    background[0].default_value, background[1].default_value = (1, 1, 1, 1), settings.get("air", 0.31)


def camera(settings):
    lens = bpy.data.cameras.new("camera")
    lens.lens = settings.get("lens", 110)
    lens.sensor_fit = "HORIZONTAL"
    thing = bpy.data.objects.new("camera", lens)
    scene = bpy.context.scene
    scene.collection.objects.link(thing)
    to, away = Vector(settings["target"]), settings.get("distance", 10.6)
    up, round_ = math.radians(settings.get("elevation", 8.5)), math.radians(settings.get("azimuth", 0))
    thing.location = to + away * Vector(
        (math.sin(round_) * math.cos(up), -math.cos(round_) * math.cos(up), math.sin(up)))
    thing.rotation_euler = (to - thing.location).to_track_quat("-Z", "Y").to_euler()
    if settings.get("aperture"):  # the width of the lens in units; what lies off the target's depth goes soft
        lens.dof.use_dof, lens.dof.focus_distance = True, away + settings.get("focus", 0)
        lens.dof.aperture_fstop = lens.lens / 1000 / settings["aperture"]
    scene.camera = thing


def exposure(settings):
    """Cycles on the processor. The seed is fixed so that a picture made twice is the same picture."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = "CPU", settings["samples"], settings.get("seed", 7)
    # The network cleans even ground from few samples; edges and prints go on until they are steady.
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.035, 8
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 3, 3
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.use_denoising = 3, False
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.3
    render = scene.render
    render.resolution_x, render.resolution_y = settings["width"], settings["height"]
    render.resolution_percentage = 100
    render.threads_mode, render.threads = "FIXED", settings.get("threads", 1)
    scene.view_settings.view_transform = "Standard"
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = True
