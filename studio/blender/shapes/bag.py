"""Bags of film from a bake: standing pouch, flat pouch, pillow bag, hanging pouch, diaper pack."""
import json
import os

import numpy as np

import bag_grid
import geometry
import materials

BAKES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "bakes")


def build(item):
    base = os.path.join(BAKES, item["bake"])
    with open(base + ".json") as file:
        recipe = json.load(file)
    sheet = bag_grid.cut(recipe)
    points = bag_grid.unpack(np.load(base + ".npz"))
    points = points * np.array([item.get("wide", 1), item.get("deep", 1), item.get("tall", 1)])
    # A bag blown hard draws its waist in and takes the label with it; let some of that out.
    rise = points[:, 2] / points[:, 2].max() * 2 - 1
    points[:, 0] *= 1 + item.get("waist", 0) * (1 - rise ** 2)
    if item.get("mirror"):  # the same bake the other way round is another bag; its label still reads
        points[:, 0] *= -1
        sheet["corners"][..., 0] = 1 - sheet["corners"][..., 0]
        sheet["faces"], sheet["corners"] = sheet["faces"][:, ::-1], sheet["corners"][:, ::-1]
    tall = recipe["height"] + recipe["top"] + recipe.get("bottom", 0)
    wide = recipe["width"] + 2 * recipe.get("side", 0)
    seals = [("y", 1 - recipe["top"] / tall * item.get("pressed", 0.8), 2)]
    if recipe.get("bottom"):
        seals.append(("y", -1, recipe["bottom"] / tall * 0.8))
    if item.get("pressedSides"):
        seals = [("x", -1, recipe["side"] / wide), ("x", 1 - recipe["side"] / wide, 2)]
    rough = item.get("rough", 0.43)
    front = materials.film("film", item["label"], rough=rough, seals=seals, crimps=item.get("crimps", 110),
                           crimp_way="x" if item.get("pressedSides") else "y", zips=item.get("zips", ()),
                           crinkle=item.get("crinkle", 0.4), coat=item.get("coat", 0))
    back = materials.surface("inside", item["back"], rough=rough)
    bag = geometry.add("bag", points, sheet["faces"], [front, back], sheet["corners"], sheet["sheets"], angle=180)
    finer = bag.modifiers.new("finer", "SUBSURF")
    finer.levels = finer.render_levels = 1
    finer.uv_smooth = "PRESERVE_BOUNDARIES"
    parts = [bag]
    if item.get("lid"):
        parts += lid(item["lid"], points)
    return parts


def lid(wanted, points):
    """The hard lid of a pack of wipes, seated where the pack bulges."""
    w, h = wanted["size"]
    outline = geometry.rounded(w, h, min(w, h) * 0.32, corner=20)
    radius = outline["radius"]
    white = materials.surface("lid", wanted["colour"], rough=0.34, shine=0.5, coat=0.15)
    edge = [(radius + 0.035, -0.05), (radius + 0.035, 0.01)] + geometry.arc(radius + 0.015, 0.01, 0.02, 0, 90, 6)[1:]
    edge += [(radius + 0.002, 0.03)] + geometry.arc(radius - 0.025, 0.055, 0.025, 0, 90, 8) + [(0, 0.082)]
    plate = geometry.turned("lid", outline, edge, white, full=radius)
    notch = geometry.box("notch", (w * 0.2, 0.05, 0.03), white, bevel=0.012, at=(0, -h / 2 - 0.02, 0.03))
    near = points[:, 1].min()
    for part in (plate, notch):
        part.rotation_euler = (np.pi / 2, 0, 0)
        part.location = (0, near + wanted.get("sunk", 0.03), wanted["z"])
    return [plate, notch]
