"""For a signature: a sheet that has just been stamped, the seal that stamped it, and its box of red paste."""
import geometry
import materials

arc = geometry.arc


def stick(item):
    """A seal is a short round stick with a soft top; its foot is red from the paste."""
    r, h = item["radius"], item["height"]
    wood = materials.surface("boxwood", item["colour"], rough=0.32, shine=0.5, coat=0.25, grain=0.03, grain_scale=30)
    red = materials.surface("paste", "#a52a22", rough=0.6, shine=0.3)
    body = [(0, 0.05), (r * 0.96, 0.05), (r, 0.09), (r * 0.985, h * 0.4), (r, h * 0.72)]
    body += arc(r * 0.55, h - r * 0.45, r * 0.45, 0, 90, 8) + [(0, h)]
    foot = [(0, 0), (r * 0.9, 0), (r * 0.92, 0.02), (r * 0.92, 0.05), (0, 0.052)]
    outline = geometry.circle(r)
    return [geometry.turned("stick", outline, body, wood, full=r, angle=40),
            geometry.turned("foot", outline, foot, red, full=r)]


def paste(item):
    """A round lacquered box, open, the paste a little heaped."""
    r, h = item["radius"], item["height"]
    lacquer = materials.surface("lacquer", item["colour"], rough=0.22, shine=0.5, coat=0.4, coat_rough=0.08)
    red = materials.surface("paste", "#b5332a", rough=0.75, shine=0.2, grain=0.5, grain_scale=24)
    outline = geometry.circle(r)
    shell = [(0, 0), (r * 0.96, 0), (r, 0.03)] + arc(r - 0.025, h - 0.025, 0.025, 0, 90, 5)
    shell += [(r - 0.05, h), (r - 0.055, h * 0.6), (0, h * 0.6)]
    heap = [(r - 0.06, h * 0.78), (r * 0.7, h * 0.9), (r * 0.35, h * 0.96), (0, h * 0.97)]
    return [geometry.turned("box", outline, shell, lacquer, full=r),
            geometry.turned("paste", outline, heap, red, full=r, angle=60)]


def sheet(item):
    """One sheet of paper whose far corners lift a little."""
    w, d = item["size"]
    paper = materials.surface("paper", image=item["label"], rough=0.8, shine=0.12)
    n, points, faces, corners = 24, [], [], []
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = i / n, j / n
            lift = 0.006 + 0.1 * max(0, u + v - 1.25) ** 2 + 0.12 * max(0, v - u - 0.45) ** 2
            points.append(((u - 0.5) * w, (v - 0.5) * d, lift))
    for j in range(n):
        for i in range(n):
            a = j * (n + 1) + i
            faces.append((a, a + 1, a + n + 2, a + n + 1))
            corners.append(((i / n, j / n), ((i + 1) / n, j / n), ((i + 1) / n, (j + 1) / n), (i / n, (j + 1) / n)))
    return [geometry.add("sheet", points, faces, [paper], corners, angle=60)]


def build(item):
    return {"stick": stick, "paste": paste, "sheet": sheet}[item["kind"]](item)
