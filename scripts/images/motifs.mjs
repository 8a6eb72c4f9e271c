/** Small drawn motifs around 0,0, about 100 wide, from a few strokes each. */
import { at, disc, line, n, oval, put, shape } from './paint.mjs';

const turned = (degrees, content) => `<g transform="rotate(${degrees})">${content}</g>`;
const around = (count, draw) => Array.from({ length: count }, (_, i) => draw(i * (360 / count), i)).join('');

export const leaf = (fill = '#4f7a45', length = 70) => {
  const w = length * 0.32;
  return (
    shape(
      `M0 0C${n(-w)} ${n(-length * 0.3)} ${n(-w)} ${n(-length * 0.7)} 0 ${n(-length)}C${n(w)} ${n(-length * 0.7)} ${n(w)} ${n(-length * 0.3)} 0 0Z`,
      fill,
    ) + line(`M0 0V${n(-length * 0.8)}`, '#fff', 2, 'stroke-opacity=".45"')
  );
};

export const strawberry = (fill = '#d9483b') =>
  shape('M0 62C-40 44-58 4-48-22C-34-44-10-40 0-34C10-40 34-44 48-22C58 4 40 44 0 62Z', fill) +
  shape('M0-30L-36-44L-10-48L0-68L10-48L36-44Z', '#4f7a45') +
  line('M-24-8h0M0-12h0M24-8h0M-14 14h0M14 14h0M0 36h0', '#f6e3b4', 8, 'stroke-linecap="round"');

export const blueberry = (r = 26) =>
  disc(0, 0, r, '#3e4a7c') +
  disc(0, -r * 0.25, r * 0.34, '#2c3560') +
  disc(-r * 0.4, -r * 0.35, r * 0.16, '#fff', 'opacity=".5"');

export const cranberry = (r = 20) =>
  disc(0, 0, r, '#a82a32') + disc(-r * 0.35, -r * 0.35, r * 0.2, '#fff', 'opacity=".6"');

export const oat = (fill = '#c99a55') =>
  oval(0, 0, 9, 24, fill) + line('M0-18V18', '#fff', 2, 'stroke-opacity=".5"');

export const walnut = () =>
  shape('M0-50C32-46 46-18 44 6C42 34 22 50 0 52C-22 50-42 34-44 6C-46-18-32-46 0-50Z', '#e0b47c') +
  line(
    'M0-50V52M-16-30Q-32-18-28 0M16-30Q32-18 28 0M-14-6Q-28 12-16 32M14-6Q28 12 16 32',
    '#9c6a38',
    4,
    'stroke-linecap="round"',
  );

export const mapleLeaf = (fill = '#c9562b') =>
  shape(
    'M0-62L12-34L30-44L26-16L56-22L44-2L58 10L24 26L28 40L4 34V62H-4V34L-28 40L-24 26L-58 10L-44-2L-56-22L-26-16L-30-44L-12-34Z',
    fill,
  );

export const banana = () =>
  disc(0, 0, 44, '#e7c36a') +
  disc(0, 0, 37, '#f7e8bd') +
  around(3, (a) => turned(a, oval(0, -11, 4, 9, '#b98d4a')));

export const cocoaPod = () =>
  shape('M0-64C38-40 40 34 0 64C-40 34-38-40 0-64Z', '#8a4b2a') +
  line('M0-60V60M-14-40C-26-10-22 24-10 46M14-40C26-10 22 24 10 46', '#5f2f1a', 4);

/** A slice of citrus: eight segments, which are one broad dashed circle. */
export const citrus = (rind = '#e9a13b', flesh = '#f6c875') =>
  disc(0, 0, 54, rind) +
  disc(0, 0, 47, '#fbf1d8') +
  `<circle r="23" fill="none" stroke="${flesh}" stroke-width="38" stroke-dasharray="15.1 2.965"/>`;

export const yuzu = () =>
  disc(0, 0, 42, '#f0cb48') +
  disc(-14, -14, 12, '#fff', 'opacity=".3"') +
  at(4, -38, leaf('#4f7a45', 44), 'rotate(60)');

export const beans = () => {
  const bean = oval(0, 0, 20, 15, '#d9b877') + line('M-8 0Q0 6 8 0', '#a8834a', 3);
  return put([-24, 0, bean], [14, -16, bean], [22, 20, bean]);
};

export const bud = (pink = '#e5a39c', green = '#a9c0a0') =>
  line('M0 70V20', green, 5) +
  at(0, 58, leaf(green, 48), 'rotate(-58)') +
  at(0, 58, leaf(green, 48), 'rotate(58)') +
  shape('M0 26C-34 16-34-26 0-62C34-26 34 16 0 26Z', pink) +
  shape('M0 26C-12 8-12-22 0-62C12-22 12 8 0 26Z', '#fff', 'opacity=".4"');

export const camellia = (petal = '#b5332a') =>
  around(5, (a) => turned(a, oval(0, -28, 25, 27, petal))) +
  around(5, (a) => turned(a + 36, line('M0-18V-44', '#000', 2, 'stroke-opacity=".15"'))) +
  disc(0, 0, 17, '#e9c46a') +
  disc(0, 0, 8, '#c9973d');

export const rings = (stroke) =>
  [14, 28, 42, 56]
    .map((r) => `<ellipse rx="${r}" ry="${n(r * 0.86)}" fill="none" stroke="${stroke}" stroke-width="4"/>`)
    .join('');

export const drops = (fill) =>
  [
    [0, 0, 1],
    [-34, 26, 0.6],
    [32, 30, 0.5],
  ]
    .map(([x, y, k]) =>
      at(x, y, shape('M0-40C22-8 26 6 26 16A26 26 0 0 1-26 16C-26 6-22-8 0-40Z', fill), `scale(${k})`),
    )
    .join('');

/** Waves as on a festival coat: rows of nested arcs. */
export const waves = (width, rows, fill, stroke, r = 40) => {
  const count = Math.ceil(width / (2 * r));
  const [middle, small] = [Math.round(r * 0.64), Math.round(r * 0.3)];
  const arc = (k) => `a${k} ${k} 0 0 1 ${2 * k} 0`;
  const scale = `${arc(r)}m${-r - middle} 0${arc(middle)}m${-middle - small} 0${arc(small)}m${r - small} 0`;
  const row = `<path d="M${n(-count * r)} 0${scale.repeat(count)}" fill="${fill}" stroke="${stroke}" stroke-width="4"/>`;
  return put(...Array.from({ length: rows }, (_, i) => [i % 2 ? r : 0, i * r * 0.56, row]));
};

export const shrimp = (fill = '#e2472f') =>
  line('M40-34C-8-62-56-20-40 22C-32 46 0 52 18 36', fill, 30, 'stroke-linecap="round"') +
  line('M8-50L2-24M-24-36L-14-14M-46-6L-24 4M-42 30L-20 20', '#fff', 4, 'stroke-opacity=".7"') +
  shape('M14 34L48 20L40 42L52 60Z', fill) +
  line('M44-38C66-52 78-48 88-40M42-30C64-34 74-26 80-18', fill, 4, 'stroke-linecap="round"') +
  disc(36, -40, 4, '#2b2622');

export const potato = (skin = '#8e3b5c') =>
  oval(0, 0, 50, 33, skin) +
  oval(0, 0, 44, 28, '#efc46c') +
  line('M-26-4Q-10-14 4-6M-8 10Q10 16 26 4', '#d79f43', 4, 'stroke-linecap="round"');

export const noriCracker = () =>
  `<rect x="-64" y="-19" width="128" height="38" rx="17" fill="#c98d4b"/><rect x="-26" y="-22" width="52" height="44" fill="#22322c"/>` +
  line('M-52-4H-38M40-4H54', '#fff', 3, 'stroke-opacity=".4" stroke-linecap="round"');

/** A sugar star: a ball with a ring of round dots for its points. */
export const star = (fill, r = 30) =>
  `<circle r="${n(r * 0.8)}" fill="${fill}" stroke="${fill}" stroke-width="${n(r * 0.36)}" stroke-linecap="round" stroke-dasharray="0 ${n((r * 0.8 * Math.PI) / 6)}"/>` +
  disc(-r * 0.26, -r * 0.26, r * 0.2, '#fff', 'opacity=".6"');

export const snow = (stroke = '#fff') =>
  around(6, (a) =>
    turned(
      a,
      line('M0 0V-50M0-34L-13-46M0-34L13-46M0-18L-9-27M0-18L9-27', stroke, 5, 'stroke-linecap="round"'),
    ),
  );

export const cup = (glaze = '#f2ecdb', tea = '#8fa85a') =>
  shape('M-58-24C-56 26-30 46 0 46C30 46 56 26 58-24Z', glaze) +
  shape('M-26 42H26L22 54H-22Z', glaze) +
  oval(0, -24, 58, 14, '#fff') +
  oval(0, -22, 50, 10, tea);

export const tea = (fill) =>
  put([0, 0, leaf(fill, 70)], [-4, 6, leaf(fill, 70), 'rotate(-38)'], [4, 6, leaf(fill, 70), 'rotate(38)']);

export const moonlight = (width, disc_, stroke) =>
  disc(0, -110, 58, disc_) +
  Array.from({ length: 9 }, (_, i) =>
    line(
      `M${n(-width / 2 + i * i * 1.6)} ${i * 15}H${n(width / 2 - ((i * 37) % 50))}`,
      stroke,
      3,
      `stroke-opacity="${n(0.85 - i * 0.07)}"`,
    ),
  ).join('');

export const swabs = (stem = '#d9b877') =>
  [-30, -10, 10, 30]
    .map((a) =>
      turned(a, line('M0 60V-46', stem, 6) + oval(0, -50, 11, 20, '#fff') + oval(0, 60, 10, 16, '#fff')),
    )
    .join('');

export const maskSign = (stroke) =>
  shape('M-62-26Q0-48 62-26V16Q0 54-62 16Z', '#fff') +
  line(
    'M-62-26Q0-48 62-26V16Q0 54-62 16ZM-62-8Q0-26 62-8M-62 8Q0-2 62 8M-62-22C-96-20-96 14-62 12M62-22C96-20 96 14 62 12',
    stroke,
    4,
  );
