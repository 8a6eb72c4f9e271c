/** How the snacks and sweets look: the pack, how the name breaks, the colours, what is drawn. */
import * as bags from '../bags.mjs';
import * as boxes from '../boxes.mjs';
import * as vessels from '../vessels.mjs';
import * as m from '../motifs.mjs';
import { put, r, k } from '../paint.mjs';

const gold = '#c3a45c';
const vermilion = '#e2472f';
const indigo = '#23486b';
const cream = '#f3e3cb';

export const snacks = {
  4: [
    bags.pillowBag,
    'Shrimp|Crackers|Setouchi',
    {
      body: cream,
      seals: indigo,
      panel: vermilion,
      fill: '#fff8ec',
      art: put(
        [0, -150, m.waves(580, 3, cream, indigo, 60), ''],
        [128, -222, m.shrimp('#d2402a'), r(-6, 1.05)],
      ),
    },
  ],
  6: [
    boxes.giftBox,
    'Seasonal|Mochi|Gift Box',
    {
      w: 620,
      h: 380,
      d: 350,
      knot: 0.2,
      body: '#c33d2b',
      sleeve: '#f8efe0',
      cord: gold,
      soft: '#a8402f',
      max: 66,
    },
  ],
  11: [
    bags.miniPouch,
    'Nori Rice|Crackers',
    {
      zoom: 1.1,
      body: '#2c4038',
      panel: cream,
      soft: '#58604a',
      art: put(
        [-100, -134, m.noriCracker(), r(-14, 1.05)],
        [66, -124, m.noriCracker(), r(10, 1.1)],
        [-14, -74, m.noriCracker(), r(-4, 1.05)],
      ),
    },
  ],
  17: [
    bags.pillowBag,
    'Sweet|Potato|Chips',
    {
      body: '#75324f',
      seals: '#f0c871',
      panel: cream,
      soft: '#75324f',
      art: put(
        [-166, -154, m.potato('#a8557a'), r(-18, 1.35)],
        [-36, -120, m.potato('#a8557a'), r(14, 1.2)],
        [96, -150, m.potato('#a8557a'), r(-8, 1.4)],
        [206, -112, m.potato('#a8557a'), r(24, 1)],
      ),
    },
  ],
  24: [
    vessels.tin,
    'Kinako|Butter Cookies',
    {
      zoom: 1.08,
      w: 620,
      h: 430,
      lid: 120,
      body: '#e0b76a',
      cap: indigo,
      panel: '#fbf3e2',
      half: 0.365,
      trim: '#fbf3e2',
      soft: indigo,
      max: 66,
      art: put([-262, -150, m.snow(), k(0.76)], [262, -150, m.snow(), k(0.76)]),
    },
  ],
  28: [
    bags.miniPouch,
    'Konpeito|Sugar|Stars',
    {
      zoom: 1.1,
      body: '#d98b86',
      panel: '#fbf3ea',
      soft: '#8a4f4c',
      art: put(
        [-150, -130, m.star('#fff', 38)],
        [-60, -100, m.star('#f4dc8c', 32)],
        [26, -140, m.star('#d5e3b9', 34)],
        [106, -92, m.star('#fff', 28)],
        [164, -142, m.star('#cdd6ee', 36)],
        [-112, -58, m.star('#cdd6ee', 24)],
      ),
    },
  ],
};
