/** How the condoms and the gel look: the pack, how the name breaks, the colours, what is drawn. */
import * as boxes from '../boxes.mjs';
import * as vessels from '../vessels.mjs';
import * as m from '../motifs.mjs';
import { put, k } from '../paint.mjs';

const navy = '#223048';
const sand = '#b9a58f';

export const night = {
  7: [
    boxes.carton,
    'Thin|Latex|Condoms',
    {
      w: 400,
      h: 620,
      d: 110,
      body: navy,
      bottom: 0.52,
      top: 0.05,
      fill: '#f4efe4',
      soft: '#c9bfae',
      max: 84,
      art: put([200, -140, m.moonlight(330, '#f4efe4', '#b9c3d6'), k(0.95)]),
    },
  ],
  19: [
    boxes.carton,
    'Latex|Free|Condoms',
    {
      zoom: 1.1,
      w: 460,
      h: 540,
      d: 120,
      body: sand,
      bottom: 0.36,
      top: 0.04,
      fill: navy,
      soft: '#4b5060',
      max: 88,
      art: put([230, -112, m.waves(460, 5, sand, '#f4efe4', 46), '']),
    },
  ],
  26: [
    vessels.tube,
    'Water-Based|Lubricant|Gel',
    {
      w: 310,
      h: 790,
      foot: 110,
      body: '#35486a',
      cap: '#e9e2d4',
      fill: '#f4efe4',
      soft: '#cfd6e4',
      max: 60,
      art: put([0, -206, m.moonlight(190, '#f4efe4', '#cfd6e4'), k(0.82)]),
    },
  ],
};
