/** How the things for the sink and the bath look: the pack, how the name breaks, the colours, what is drawn. */
import * as bags from '../bags.mjs';
import * as boxes from '../boxes.mjs';
import * as vessels from '../vessels.mjs';
import * as m from '../motifs.mjs';
import { put, shape, k } from '../paint.mjs';

const teal = '#2f6f73';
const butter = '#f2e3b0';

export const care = {
  5: [
    vessels.dropperBottle,
    'Camellia|Face Oil',
    {
      glass: '#b9803f',
      bulb: '#2b3536',
      collar: '#2f6f73',
      panel: '#fbfaf5',
      soft: teal,
      art: put([0, -112, m.camellia(), k(0.72)]),
    },
  ],
  12: [
    boxes.maskBox,
    'Pleated|Face|Masks',
    { zoom: 1.12, body: '#f7faf9', band: teal, soft: teal, art: put([476, -232, m.maskSign(teal), k(0.9)]) },
  ],
  16: [
    bags.flatPouch,
    'Hinoki|Bath Salts',
    {
      body: teal,
      panel: '#f7faf9',
      band: butter,
      soft: teal,
      art: put(
        [-118, -126, m.rings('#cfe0d6'), k(1)],
        [4, -108, m.rings('#cfe0d6'), k(0.62)],
        [122, -122, m.drops('#cfe0d6'), k(1)],
      ),
    },
  ],
  22: [
    vessels.jar,
    'Rice Bran|Hand Balm',
    { zoom: 1.14, body: '#e9cf86', lid: '#f7faf9', panel: '#fbfaf5', soft: teal, art: '' },
  ],
  29: [
    boxes.carton,
    'Bamboo|Cotton|Swabs',
    {
      zoom: 1.1,
      w: 400,
      h: 520,
      d: 190,
      body: butter,
      bottom: 0.41,
      top: 0.04,
      soft: teal,
      max: 84,
      art: shape('M0 0H400V-176Q200-216 0-176Z', teal) + put([200, -96, m.swabs(), k(1.15)]),
      sideArt: shape('M0 0H190V-176H0Z', teal),
    },
  ],
};
