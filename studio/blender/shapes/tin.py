"""Tins with a lid: low, tall, or with round corners for cookies. The label goes all the way round."""
import geometry
import materials


def build(item):
    w, d, h, lid = item["width"], item.get("depth", item["width"]), item["height"], item["lid"]
    outline = geometry.circle(w / 2) if not item.get("corner") else geometry.rounded(w, d, item["corner"])
    r = outline["radius"]
    # A deep coat makes lacquer milky; this much still shines.
    lacquer = dict(rough=0.32, shine=item.get("shine", 0.4), coat=item.get("coat", 0.3), coat_rough=0.14)
    body = materials.surface("lacquer", item["colour"], **lacquer)
    cap = materials.surface("lid", item.get("lidColour", item["colour"]), **lacquer)
    paper = materials.surface("paper", image=item["label"], rough=item.get("rough", 0.62), shine=0.35, grain=0.05)
    arc = geometry.arc
    foot = [(0, 0), (r - 0.05, 0)] + arc(r - 0.03, 0.03, 0.03, -90, 0, 5) + [(r, 0.05), (r, h - 0.01)]
    parts = [geometry.turned("body", outline, foot, body),
             geometry.wrap("label", outline, 0.06, h - 0.015, paper)]
    edge, z = r + 0.018, h - 0.005
    top = z + lid
    profile = [(r - 0.01, z), (edge - 0.012, z)] + arc(edge - 0.012, z + 0.012, 0.012, -90, 0, 4)[1:]
    if item.get("bead"):  # the rolled ridge of a pressed lid
        profile += [(edge, z + 0.05)] + arc(edge, z + 0.075, 0.016, -90, 90, 8)
    profile += [(edge, top - 0.05)] + arc(edge - 0.045, top - 0.045, 0.045, 0, 90, 8)[1:]
    profile += [(edge - 0.075, top), (edge - 0.088, top - 0.012)]
    if item.get("ring"):  # pressed into a broad lid, or it would be one flat mirror
        at = edge * item["ring"]
        profile += [(at + 0.03, top - 0.012), (at + 0.012, top), (at - 0.012, top), (at - 0.03, top - 0.012)]
    profile += [(edge * 0.5, top - 0.012), (0, top - 0.012)]
    parts.append(geometry.turned("cap", outline, profile, cap, full=r))
    return parts
