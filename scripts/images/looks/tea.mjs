/** How the tea looks: the pack, how the name breaks, the colours, what is drawn. */
import * as bags from '../bags.mjs';
import * as boxes from '../boxes.mjs';
import * as vessels from '../vessels.mjs';
import * as m from '../motifs.mjs';
import { line, put, seal, r, k } from '../paint.mjs';

const deep = '#23402f';
const gold = '#c3a45c';
const ivory = '#f2ecdb';

export const tea = {
  2: [
    vessels.tin,
    'Uji|Matcha|Powder',
    {
      zoom: 1.06,
      w: 470,
      h: 590,
      lid: 150,
      body: deep,
      panel: ivory,
      trim: gold,
      soft: '#6d6a52',
      max: 84,
      art: line(
        'M-235-90L-150-240L-235-390M235-90L150-240L235-390M-235-240H-150M235-240H150',
        gold,
        3,
        'opacity=".6"',
      ),
      stamp: '翠',
    },
  ],
  8: [
    boxes.carton,
    'Hojicha|Tea Bags',
    {
      body: '#7c4a2b',
      panel: ivory,
      trim: gold,
      bottom: 0.36,
      max: 82,
      soft: '#7c4a2b',
      art: put(
        [220, -120, m.tea('#c98f52'), k(1.5)],
        [110, -96, m.leaf('#a96d3a', 80), r(-50)],
        [330, -96, m.leaf('#a96d3a', 80), r(50)],
      ),
      sideArt: line('M0-210H170M0-600H170', gold, 3, 'opacity=".6"'),
    },
  ],
  13: [
    bags.flatPouch,
    'Genmaicha|Brown|Rice Tea',
    {
      body: '#b98f57',
      panel: ivory,
      band: deep,
      soft: '#7a6238',
      art: put(
        [0, -96, m.tea(deep), k(1.25)],
        [-150, -146, m.oat('#f2e1b8'), r(30, 1.4)],
        [-104, -96, m.oat('#f2e1b8'), r(-40, 1.4)],
        [-166, -72, m.oat('#f2e1b8'), r(70, 1.4)],
        [150, -146, m.oat('#f2e1b8'), r(-30, 1.4)],
        [104, -96, m.oat('#f2e1b8'), r(40, 1.4)],
        [166, -72, m.oat('#f2e1b8'), r(-70, 1.4)],
      ),
    },
  ],
  18: [
    vessels.tin,
    'Gyokuro|Loose|Leaf Tea',
    {
      w: 350,
      h: 780,
      lid: 150,
      body: '#a98a44',
      cap: '#20312b',
      panel: ivory,
      half: 0.36,
      trim: '#20312b',
      soft: '#6d6a52',
      max: 66,
      art: line(
        'M-175-120L-100-260L-175-400L-100-540L-175-620M175-120L100-260L175-400L100-540L175-620',
        '#f2ecdb',
        3,
        'opacity=".5"',
      ),
      stamp: '翠',
    },
  ],
  23: [
    boxes.giftBox,
    'Matcha|Tea Ceremony|Set',
    {
      w: 640,
      h: 440,
      d: 330,
      knot: 0.17,
      body: '#dcb982',
      grain: '#b08a50',
      cord: deep,
      fill: '#33291c',
      soft: '#6b5230',
      max: 82,
      art: seal(592, -46, 42, '翠'),
    },
  ],
  30: [
    bags.flatPouch,
    'Matcha|Latte Mix',
    {
      body: '#7f9a55',
      panel: '#fbf7ea',
      band: gold,
      soft: '#5c7040',
      art: put(
        [0, -118, m.cup('#fbf7ea', '#a9be72'), k(1.45)],
        [
          -36,
          -196,
          line(
            'M0 20Q-14 6 0-6T0-30M36 20Q22 6 36-6T36-30M72 20Q58 6 72-6T72-30',
            '#fff',
            5,
            'opacity=".6" stroke-linecap="round"',
          ),
          '',
        ],
      ),
    },
  ],
};
