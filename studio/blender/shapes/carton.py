"""Cartons. The label sheet holds the front, the right side beside it, and the top above the front."""
import geometry
import materials


def areas(w, d, h):
    """Where each face finds itself on a sheet w + d wide and h + d high."""
    across, up = w / (w + d), h / (h + d)
    return {"front": (0, 0, across, up), "right": (across, 0, 1, up), "left": (across, 0, 1, up),
            "top": (0, up, across, 1), "back": (0, 0, across, up)}


def build(item):
    w, d, h = item["size"]
    card = materials.surface("card", image=item["label"], rough=item.get("rough", 0.45), shine=0.45,
                             coat=item.get("coat", 0.15), coat_rough=0.3, grain=0.02, grain_scale=120)
    parts = [geometry.box("carton", (w, d, h), card, areas(w, d, h), item.get("bevel", 0.014))]
    if item.get("tongue"):  # a mask looks out of the slot
        cloth = materials.surface("mask", item["tongue"], rough=0.85, shine=0.2, flesh=0.1, grain=0.2, grain_scale=60)
        for k, (depth, rise) in enumerate(((0.0, 0.16), (0.05, 0.1))):
            parts.append(geometry.box("mask%d" % k, (w * 0.5, 0.016, rise), cloth, bevel=0.007,
                                      at=(0, -0.02 + depth, h - 0.01)))
    return parts
