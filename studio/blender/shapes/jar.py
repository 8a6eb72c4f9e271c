"""A jar with a broad screw lid."""
import geometry
import materials


def build(item):
    r, h, lid = item["width"] / 2, item["height"], item["lid"]
    arc = geometry.arc
    body = [(0, 0), (r - 0.12, 0)] + arc(r - 0.12, 0.12, 0.12, -90, 0, 10) + [(r, h - 0.1)]
    body += arc(r - 0.08, h - 0.09, 0.08, 0, 80, 8)[1:] + [(r - 0.1, h + 0.03)]
    pot = materials.surface("pot", item["colour"], rough=0.28, shine=0.5, coat=0.3, coat_rough=0.1, flesh=0.05)
    cap = materials.surface("lid", item["lidColour"], rough=0.38, shine=0.5)
    paper = materials.surface("paper", image=item["label"], rough=0.58, shine=0.35, grain=0.04)
    outline = geometry.circle(r)
    z, edge = h + 0.012, r + 0.005
    top = [(r - 0.12, z), (edge - 0.015, z)] + arc(edge - 0.015, z + 0.015, 0.015, -90, 0, 4)[1:]
    top += [(edge, z + lid - 0.06)] + arc(edge - 0.06, z + lid - 0.06, 0.06, 0, 90, 8) + [(0, z + lid)]
    return [geometry.turned("pot", outline, body, pot), geometry.turned("lid", outline, top, cap),
            geometry.wrap("label", outline, item["from"], item["to"], paper, share=item["share"])]
