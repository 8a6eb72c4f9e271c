/** Nagi: a calm sea by night and by day, one character, no more. */
import { at, bar, disc, draw, sheet, words } from './art.mjs';
import * as thing from './things.mjs';

const [sand, cream, night] = ['#b9a58f', '#f2e7d4', '#1e2b42'];
const fade = (name, stops) =>
  `<defs><linearGradient id="${name}" x1="0" x2="0" y1="0" y2="1">${stops.map(([at_, colour]) => `<stop offset="${at_}" stop-color="${colour}"/>`).join('')}</linearGradient></defs>`;

export function nightBox(pack, { front, side, top, width, height }) {
  const y = front.y;
  const u = front.w / 100;
  return sheet(
    width,
    height,
    '#223048',
    draw(
      width,
      height,
      fade('sea', [
        [0, '#1f2c45'],
        [0.6, '#33506b'],
        [1, '#b9a58f'],
      ]),
      bar(0, y, width, front.h, 'url(#sea)'),
      disc(front.x + u * 72, y + front.h * 0.51, u * 13, cream),
      thing.calmSea(width, y + front.h * 0.62, 22, '#f0e4d2'),
    ),
    words('凪', front.x + u * 10, y + u * 11, u * 34, cream, {
      face: 'mincho',
      weight: 400,
      anchor: 'start',
    }),
    words('NAGI', front.x + u * 11, y + u * 50, u * 7, cream, { gap: 0.44, anchor: 'start' }),
    words(pack.latin, front.x + u * 11, y + u * 61, u * 3.9, cream, { gap: 0.16, anchor: 'start' }),
    words(pack.line, front.x + u * 88, y + u * 13, u * 4.6, cream, {
      face: 'gothic',
      weight: 500,
      gap: 0.3,
      vertical: true,
    }),
    words(pack.weight, front.x + u * 11, y + front.h - u * 12, u * 5.2, night, {
      face: 'gothic',
      weight: 700,
      gap: 0.1,
      anchor: 'start',
    }),
    words('凪', side.x + side.w / 2, y + u * 16, side.w * 0.5, cream, { face: 'mincho', weight: 400 }),
    words('NAGI', top.x + top.w / 2, top.y + top.h * 0.4, u * 5, cream, { gap: 0.5 }),
  );
}

export function sandBox(pack, { front, side, top, width, height }) {
  const y = front.y;
  const u = front.w / 100;
  const ink = night;
  return sheet(
    width,
    height,
    sand,
    draw(
      width,
      height,
      disc(front.x + u * 74, y + front.h * 0.2, u * 12, '#e7d9c3'),
      thing.seigaiha(0, y + front.h * 0.66, width, 11, u * 8.4, '#a18b73', '#93806b', '#d6c5ae'),
    ),
    words('渚', front.x + u * 11, y + u * 11, u * 38, ink, { face: 'mincho', weight: 600, anchor: 'start' }),
    words('NAGI', front.x + u * 12, y + u * 53, u * 6.4, ink, { gap: 0.44, anchor: 'start' }),
    words(pack.latin, front.x + u * 12, y + u * 63, u * 3.8, ink, { gap: 0.16, anchor: 'start' }),
    words(pack.line, front.x + u * 88, y + u * 36, u * 4.3, ink, {
      face: 'gothic',
      weight: 500,
      gap: 0.24,
      vertical: true,
    }),
    words(pack.weight, front.x + u * 12, y + u * 69, u * 4, ink, {
      face: 'gothic',
      weight: 700,
      gap: 0.06,
      anchor: 'start',
    }),
    words('渚', side.x + side.w / 2, y + u * 14, side.w * 0.5, ink, { face: 'mincho', weight: 600 }),
    words('NAGI', top.x + top.w / 2, top.y + top.h * 0.4, u * 5, ink, { gap: 0.5 }),
  );
}

export function gelTube(pack) {
  const [W, H] = [1700, 1330];
  const x = W / 2;
  return sheet(
    W,
    H,
    '#35486a',
    draw(
      W,
      H,
      fade('deep', [
        [0, '#2a3a58'],
        [0.62, '#3b547a'],
        [1, '#6f87a6'],
      ]),
      bar(0, 0, W, H, 'url(#deep)'),
      at(x, 820, thing.drop('#f2e7d4'), 0.86),
      thing.calmSea(W, 940, 22, '#f0e4d2', 0.8),
    ),
    words('NAGI', x, 190, 58, cream, { gap: 0.44 }),
    words(pack.hero, x, 300, 250, cream, { face: 'mincho', weight: 600 }),
    words(pack.line, x, 584, 46, cream, { face: 'gothic', weight: 700, gap: 0.24 }),
    words(pack.latin, x, 652, 27, '#d7deea', { gap: 0.1 }),
    words(pack.weight, x, 1226, 40, cream, { gap: 0.08, weight: 600 }),
  );
}

/** One wrapper of foil: a disc over the calm sea, and the name small beneath it. */
function foil(ground, line, ink, character) {
  const side = 1000;
  return sheet(
    side,
    side,
    ground,
    draw(side, side, bar(0, 0, side, 74, line), bar(0, side - 74, side, 74, line)),
    words(character, side / 2, 330, 240, ink, { face: 'mincho', weight: 400 }),
    words('NAGI', side / 2, 630, 54, ink, { gap: 0.5 }),
  );
}

export const nightFoil = () => foil('#3b5478', '#5d7798', cream, '凪');
export const sandFoil = () => foil('#c8b49b', '#d9c8b1', night, '渚');
