"""The mouth of a pack of wipes, its lid thrown open, and the sheet that one has begun to draw."""
import math

from mathutils import Matrix, Vector, noise

import geometry
import materials


def build(item):
    """Lies on its back: the mouth looks up, the hinge is away from us."""
    w, d = item["size"]
    white = materials.surface("lid", item["colour"], rough=0.34, shine=0.5, coat=0.15)
    dark = materials.surface("slit", item["slit"], rough=0.6, shine=0.2)
    outline = geometry.rounded(w, d, min(w, d) * 0.32, corner=20)
    r = outline["radius"]
    inner = r - 0.1
    frame = [(r + 0.035, -0.08), (r + 0.035, 0.005)] + geometry.arc(r + 0.015, 0.005, 0.02, 0, 90, 6)[1:]
    frame += [(r - 0.02, 0.027)] + geometry.arc(r - 0.03, 0.035, 0.01, 0, 90, 4) + [(inner + 0.012, 0.045), (inner, 0.03), (inner, -0.01)]
    parts = [geometry.turned("frame", outline, frame, white, full=r, span=(0, 1))]
    floor = geometry.turned("floor", outline, [(inner, -0.008), (0, -0.008)], dark, full=r, span=(0, 1))
    parts.append(floor)
    plate = [(r + 0.002, 0), (r + 0.002, 0.03)] + geometry.arc(r - 0.023, 0.03, 0.025, 0, 90, 8)[1:] + [(0, 0.055)]
    under = [(r + 0.002, 0), (r - 0.03, 0), (r - 0.04, 0.02), (0, 0.02)]
    hinge = d / 2 + 0.05
    for name, profile in (("lid", plate), ("lining", under)):
        lid = geometry.turned(name, outline, profile, white, full=r, span=(0, 1))
        lid.data.transform(Matrix.Translation((0, -hinge, 0)))
        lid.location = (0, hinge, 0.02)
        lid.rotation_euler = (math.radians(-item.get("open", 104)), 0, 0)
        parts.append(lid)
    cloth = materials.surface("sheet", item["sheet"], rough=0.9, shine=0.12, grain=0.22, grain_scale=70)
    n, m, tall = 150, 190, item["tall"]
    points = []
    for i in range(n):
        v = i / (n - 1)
        pinch = (v / 0.5) ** 0.7 if v < 0.5 else 1
        half = w * (0.2 + 0.4 * pinch)
        fold = 0.13 * (1 - 0.62 * v) * min(1, 0.35 + v * 3)
        for k in range(m):
            u = k / (m - 1) * 2 - 1
            wave = math.sin(u * 7.2 + 0.6 + v * 0.9) + 0.5 * math.sin(u * 12.5 + 2 - v * 1.6)
            x = u * half * (1 - 0.1 * math.cos(u * 7)) + 0.08 * v
            y = wave * fold * (1 - 0.3 * u * u) - 0.1 * v ** 2
            z = tall * v * (1 - 0.12 * u * u) - 0.3 * tall * abs(u) ** 2.6 * v ** 1.5
            # The upper edge flops over, to us.
            over = max(0, v - 0.68) / 0.32
            y -= 0.3 * over ** 1.6 * (1 + 0.5 * math.sin(u * 4 + 1))
            z -= tall * 0.22 * over ** 2.1
            p = Vector((x * 2.4, y * 2, z * 2.4))
            slow = noise.noise_vector(p + Vector((4, 1, 7))) * 0.035
            points.append((x + slow.x, y + slow.y, z + slow.z * 0.6 - 0.03))
    faces = [(i * m + k, i * m + k + 1, (i + 1) * m + k + 1, (i + 1) * m + k) for i in range(n - 1) for k in range(m - 1)]
    sheet = geometry.add("sheet", points, faces, [cloth], angle=180)
    thick = sheet.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.012
    return parts + [sheet]
