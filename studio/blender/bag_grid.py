"""The flat cut of a bag, from its recipe: a front and a back sheet that share their sealed edges.

The bake stores only where the points went; this module rebuilds how they are joined.
"""
import numpy as np


def cut(recipe):
    """Points at rest, faces, label coordinates per corner, sheet per face, and where each sheet's points are."""
    step = recipe.get("step", 0.028)
    width, height = recipe["width"], recipe["height"]
    side, top, bottom = recipe.get("side", 0), recipe["top"], recipe.get("bottom", 0)
    count = lambda length, least: max(least, round(length / step)) if length else 0
    n_side, n_top, n_bottom = count(side, 2), count(top, 4), count(bottom, 4)
    n_x, n_z = count(width, 8), count(height, 8)
    xs = np.concatenate([
        np.linspace(-width / 2 - side, -width / 2, n_side + 1)[:-1],
        np.linspace(-width / 2, width / 2, n_x + 1),
        np.linspace(width / 2, width / 2 + side, n_side + 1)[1:],
    ])
    zs = np.concatenate([
        np.linspace(-bottom, 0, n_bottom + 1)[:-1],
        np.linspace(0, height, n_z + 1),
        np.linspace(height, height + top, n_top + 1)[1:],
    ])
    front = np.arange(len(xs) * len(zs)).reshape(len(zs), len(xs))
    back = front.copy()
    # A bag without a lower seal stands on an open rim, so its sheets part there too.
    low = n_bottom + (1 if bottom else 0)
    inner = (slice(low, n_bottom + n_z), slice(n_side + 1, n_side + n_x))
    back[inner] = front.size + np.arange(back[inner].size).reshape(back[inner].shape)

    grid = np.stack(np.meshgrid(xs, zs), -1).reshape(-1, 2)
    flat = np.concatenate([grid, grid[front[inner].ravel()]])
    points = np.column_stack([flat[:, 0], np.zeros(len(flat)), flat[:, 1]])
    # The sheets start a breath apart, or the pressure would not know which way is out.
    bulge = 0.05 * np.sqrt(np.clip(1 - (2 * points[:, 0] / width) ** 2, 0, 1))
    bulge *= np.clip((height - points[:, 2]) / 0.25, 0, 1)
    if bottom:
        bulge *= np.clip(points[:, 2] / 0.25, 0, 1)
    points[:, 1] = -bulge
    points[front.size:, 1] *= -1

    u = (xs - xs[0]) / (xs[-1] - xs[0])
    v = (zs - zs[0]) / (zs[-1] - zs[0])
    faces, corners, sheets = [], [], []
    for j in range(len(zs) - 1):
        for i in range(len(xs) - 1):
            faces.append((front[j, i], front[j, i + 1], front[j + 1, i + 1], front[j + 1, i]))
            corners.append(((u[i], v[j]), (u[i + 1], v[j]), (u[i + 1], v[j + 1]), (u[i], v[j + 1])))
            sheets.append(0)
            ring = (back[j, i + 1], back[j, i], back[j + 1, i], back[j + 1, i + 1])
            if set(ring) != set(faces[-1]):
                faces.append(ring)
                corners.append(((u[i + 1], v[j]), (u[i], v[j]), (u[i], v[j + 1]), (u[i + 1], v[j + 1])))
                sheets.append(1)
    return {
        "points": points, "faces": np.array(faces), "corners": np.array(corners), "sheets": np.array(sheets),
        "front": front[inner].ravel(), "back": back[inner].ravel(),
    }


def pack(points):
    """Sixteen bits a coordinate are finer than a hair here, and a quarter of the size."""
    low, high = points.min(0), points.max(0)
    return {"low": low.astype(np.float32), "high": high.astype(np.float32),
            "at": np.round((points - low) / (high - low) * 65535).astype(np.uint16)}


def unpack(stored):
    return stored["low"] + stored["at"].astype(np.float64) / 65535 * (stored["high"] - stored["low"])
