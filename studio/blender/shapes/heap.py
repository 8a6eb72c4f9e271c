"""Pieces that fell and lie: in a bowl with something in it, on a plate, or on the table."""
import math

import bpy

from shapes.crisp import KINDS as crisps, SKINS as crisp_skins
from shapes.grain import KINDS as grains, SKINS as grain_skins
from shapes.morsel import KINDS as morsels, SKINS as morsel_skins
from shapes.pile import fence, floor, rain, settle
from shapes.slices import KINDS as slices, SKINS as slice_skins
from shapes.vessel import build as vessel

KINDS = {**crisps, **grains, **morsels, **slices}
SKINS = {**crisp_skins, **grain_skins, **morsel_skins, **slice_skins}


class Skins(dict):
    """Made when first asked for; a scene may say other tones by name."""

    def __init__(self, tones):
        self.tones = tones

    def __missing__(self, name):
        self[name] = SKINS[name](self.tones.get(name))
        return self[name]


def made(piece, skins):
    """The first few of a kind, or of several in turn, from which the others are copied."""
    kinds = piece["kind"] if isinstance(piece["kind"], list) else [piece["kind"]]
    models = [[KINDS[kind][0](piece.get("seed", 1) * 100 + k, piece["size"], skins) for k in range(min(KINDS[kind][1], piece["count"]))]
              for kind in kinds]
    return [thing for together in zip(*models) for thing in together]


def build(item):
    """Pieces fall in the order given: {kind, count, size, radius, from?, middle?}."""
    skins = Skins(item.get("tones", {}))
    parts, still = [], []
    if item.get("vessel"):
        parts += vessel(item["vessel"])
        still.append(parts[0])
    still += [floor(*bearing) for bearing in item.get("floors", [] if item.get("vessel") else [[6, 0]])]
    if item.get("fence"):
        still.append(fence(*item["fence"]))
    fallen = []
    for k, piece in enumerate(item["pieces"]):
        fallen += rain(made(piece, skins), piece["count"], piece["radius"], piece.get("from", 0.3), item.get("seed", 1) * 31 + k,
                       piece["size"], piece.get("middle", (0, 0)), piece.get("layer"), piece.get("flat"), piece.get("gap", 1.5))
    fallen = settle(fallen, still, item.get("frames", 80))
    edge, top = (item["vessel"]["radius"], item["vessel"]["height"] + 0.7) if item.get("vessel") else (9, 9)
    for thing in fallen:
        if math.hypot(*thing.location[:2]) < edge and thing.location.z < top:
            parts.append(thing)
        else:  # beside the bowl it would lie on nothing, and above it some still fly
            bpy.data.objects.remove(thing)
    for thing in still:
        if thing.name.startswith(("floor", "fence")):
            bpy.data.objects.remove(thing)
    return parts

