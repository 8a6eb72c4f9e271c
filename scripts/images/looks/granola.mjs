/** How the granola looks: the pack, how the name breaks, the colours, what is drawn. */
import * as bags from '../bags.mjs';
import * as m from '../motifs.mjs';
import { put, seal, r, k } from '../paint.mjs';

const pouch = (body, art) => ({ body, art: art + seal(0, -268, 44, '実') });

export const granola = {
  1: [
    bags.standUpPouch,
    'Fruit Granola|Berry|Harvest',
    pouch(
      '#b93c35',
      put(
        [-170, -176, m.strawberry('#e2604f'), r(-14, 1.15)],
        [-66, -120, m.blueberry(36)],
        [150, -186, m.strawberry('#e2604f'), r(12, 1.3)],
        [36, -150, m.blueberry(30)],
        [88, -98, m.cranberry(24)],
        [-18, -190, m.cranberry(22)],
        [-126, -84, m.oat('#e8c78b'), r(50)],
        [198, -94, m.oat('#e8c78b'), r(-40)],
      ),
    ),
  ],
  9: [
    bags.standUpPouch,
    'Maple|Walnut|Granola',
    pouch(
      '#a9632c',
      put(
        [-172, -170, m.mapleLeaf('#e08a3c'), r(-18, 1.3)],
        [-52, -132, m.walnut(), r(10, 1.15)],
        [80, -146, m.mapleLeaf('#c9452b'), r(24, 1.05)],
        [186, -130, m.walnut(), r(-20, 1.1)],
        [-120, -82, m.oat('#efd3a0'), r(60)],
        [24, -88, m.oat('#efd3a0'), r(100)],
      ),
    ),
  ],
  15: [
    bags.standUpPouch,
    'Cocoa|Banana|Granola',
    pouch(
      '#3f2c24',
      put(
        [-180, -150, m.banana(), k(1.25)],
        [-80, -120, m.cocoaPod(), r(40, 0.95)],
        [30, -140, m.banana(), k(1.05)],
        [138, -150, m.cocoaPod(), r(-28, 1.1)],
        [206, -96, m.banana(), k(0.72)],
        [-20, -84, m.oat(), r(70)],
        [92, -84, m.oat(), r(110)],
      ),
    ),
  ],
  21: [
    bags.standUpPouch,
    'Yuzu|Orange|Granola',
    pouch(
      '#dd932f',
      put(
        [-170, -150, m.citrus('#d9702b', '#f3a955'), k(1.35)],
        [-58, -112, m.yuzu(), k(1)],
        [52, -142, m.citrus('#edbf3f', '#f8e08a'), k(1.1)],
        [166, -138, m.citrus('#d9702b', '#f3a955'), k(1.25)],
        [112, -76, m.oat('#fbeecb'), r(80)],
        [-110, -72, m.oat('#fbeecb'), r(40)],
      ),
    ),
  ],
  27: [
    bags.standUpPouch,
    'Matcha|Kinako|Granola',
    pouch(
      '#56794a',
      put(
        [-176, -100, m.tea('#a9c08a'), r(-16, 1.4)],
        [-60, -124, m.beans(), k(1.2)],
        [64, -96, m.tea('#c9d7a6'), r(6, 1.25)],
        [176, -130, m.beans(), r(30, 1.2)],
        [120, -76, m.oat('#ead7a6'), r(70)],
        [-112, -72, m.oat('#ead7a6'), r(100)],
      ),
    ),
  ],
};
