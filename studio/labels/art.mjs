/** The tools of the label painter: a sheet, words on it, and drawings under them. */

const faces = {
  jost: 'Jost',
  mincho: 'Zen Old Mincho',
  gothic: 'Zen Kaku Gothic New',
  maru: 'Zen Maru Gothic',
  poster: 'Dela Gothic One',
  brush: 'Yuji Syuku',
};

/** Which weights of which face the labels may use; a browser sets a missing one falsely. */
export const fontFiles = [
  ...['400', '500', '600'].map((weight) => `jost/${weight}`),
  ...['400', '600', '900'].map((weight) => `zen-old-mincho/${weight}`),
  ...['400', '500', '700'].map((weight) => `zen-kaku-gothic-new/${weight}`),
  ...['400', '500', '700'].map((weight) => `zen-maru-gothic/${weight}`),
  'dela-gothic-one/400',
  'yuji-syuku/400',
];

/** A label of so many pixels. The ground may be `transparent`, where the pack is to show or to be cut. */
export const sheet = (width, height, ground, ...layers) => ({
  width,
  height,
  body: `<main style="width:${width}px;height:${height}px;background:${ground}">${layers.join('')}</main>`,
});

/** A drawing over the whole sheet, or over a part of it. */
export const draw = (width, height, ...shapes) =>
  `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`;

const anchors = { start: '0', middle: '-50%', end: '-100%' };

/** Words at x (their start, middle or end) and y (their upper edge). The gap is the tracking, in em. */
export function words(text, x, y, size, ink, style = {}) {
  const { face = 'jost', weight = 500, gap = 0, anchor = 'middle', vertical = false, more = '' } = style;
  // Tracking also follows the last letter: the same before the first keeps the word in its middle.
  const even = anchor === 'middle' && gap ? `padding-${vertical ? 'top' : 'left'}:${gap}em;` : '';
  const way = vertical ? 'writing-mode:vertical-rl;text-orientation:mixed;' : '';
  return `<p style="left:${x}px;top:${y}px;font:${weight} ${size}px/1 '${faces[face]}';letter-spacing:${gap}em;color:${ink};transform:translateX(${anchors[anchor]});${even}${way}${more}">${text}</p>`;
}

/** A brand's hanko: one character in a red square. */
export const hanko = (character, x, y, size, ink = '#b5332a', paper = '#fbf3e4') =>
  `<p style="left:${x - size / 2}px;top:${y}px;width:${size}px;height:${size}px;background:${ink};color:${paper};border-radius:${size * 0.13}px;font:400 ${size * 0.7}px/${size * 0.96}px 'Yuji Syuku';text-align:center">${character}</p>`;

export const group = (content, transform) => `<g transform="${transform}">${content}</g>`;
export const at = (x, y, content, size = 1, turn = 0) =>
  group(content, `translate(${x} ${y}) rotate(${turn}) scale(${size})`);
export const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const stroke = (d, ink, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const disc = (x, y, r, fill, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const oval = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const bar = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
export const around = (count, paint) =>
  Array.from({ length: count }, (_, i) => group(paint(i), `rotate(${(360 / count) * i})`)).join('');
export const rows = (count, paint) => Array.from({ length: count }, (_, i) => paint(i)).join('');
