"""A pair of chopsticks, their tips on a rest. They lie along X, the tips at +X."""
import geometry
import materials


def build(item):
    wood = materials.surface("lacquered", item["colour"], rough=0.3, shine=0.45, coat=0.2)
    clay = materials.surface("rest", item["rest"], rough=0.35, shine=0.4, coat=0.2)
    long, parts = item["long"], []
    for y in (-0.045, 0.045):
        path = [(-long / 2, y * 1.25, 0.034, 1.3), (-long / 2 + 0.04, y * 1.25, 0.034, 1.3), (0, y, 0.075, 1),
                (long / 2 - 0.04, y * 0.7, 0.125, 0.6), (long / 2, y * 0.7, 0.13, 0.5)]
        parts.append(geometry.cord("stick", path, 0.034, wood))
    parts.append(geometry.box("rest", (0.16, 0.34, 0.085), clay, bevel=0.03, at=(long / 2 - 0.3, 0, 0)))
    return parts
