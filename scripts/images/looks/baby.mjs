/** How the things for babies look: the pack, how the name breaks, the colours, what is drawn. */
import * as bags from '../bags.mjs';
import * as vessels from '../vessels.mjs';
import * as m from '../motifs.mjs';
import { put, shape, k } from '../paint.mjs';

const milk = '#f6eee6';
const pink = '#e5a39c';
const sage = '#a9c0a0';
const soft = '#4a3838';

export const baby = {
  3: [
    vessels.pumpBottle,
    'Baby|Milk|Lotion',
    {
      body: '#fbf6ef',
      fill: soft,
      soft: '#8a6a66',
      art:
        shape('M-162-150Q0-214 162-150V0H-162Z', pink, 'opacity=".85"') +
        put([0, -92, m.bud('#fbf6ef', '#fbf6ef'), k(0.95)]),
    },
  ],
  10: [
    vessels.feedingBottle,
    'Glass|Feeding|Bottle',
    {
      glass: '#fbfaf5',
      ring: pink,
      cap: '#fff',
      fill: soft,
      soft: '#8a6a66',
      art: put([-6, -78, m.bud(), k(0.6)]),
    },
  ],
  14: [
    bags.wipesPack,
    'Soft|Baby Wipes',
    {
      zoom: 1.04,
      body: '#b9cdb1',
      lid: '#fbf6ef',
      fill: '#33422f',
      soft: '#4c6146',
      art: put(
        [-252, -96, m.bud('#f6eee6', '#f6eee6'), k(1.05)],
        [252, -96, m.bud('#f6eee6', '#f6eee6'), k(1.05)],
      ),
    },
  ],
  20: [
    bags.diaperPack,
    'Soft|Tape|Diapers',
    {
      body: pink,
      panel: milk,
      fill: soft,
      soft: '#8a6a66',
      art: put(
        [-216, -112, m.bud(milk, milk), k(0.9)],
        [216, -112, m.bud(milk, milk), k(0.9)],
        [0, -66, m.bud(milk, milk), k(0.62)],
      ),
    },
  ],
  25: [
    vessels.tube,
    'Baby|Face|Cream',
    {
      w: 330,
      h: 740,
      body: '#fbf6ef',
      cap: sage,
      fill: soft,
      soft: '#8a6a66',
      max: 78,
      art: shape('M-165-740H165V-664H-165Z', sage, 'opacity=".5"') + put([0, -206, m.bud(), k(0.85)]),
    },
  ],
};
