/** The few strokes that every picture is made of. Light falls from the upper left. */

export const ink = '#2b2622';
const hanko = '#b5332a';
const serif = "Georgia,'Times New Roman',serif";
const sans = 'Helvetica,Arial,sans-serif';
const mincho = "'Hiragino Mincho ProN','Yu Mincho','Noto Serif CJK JP',serif";

const stop = (offset, colour, opacity) =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
const across = (id, stops) => `<linearGradient id="${id}">${stops.join('')}</linearGradient>`;
const down = (id, stops) => `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`;
const round = (id, stops) => `<radialGradient id="${id}">${stops.join('')}</radialGradient>`;

const shades = {
  // A cylinder, a filled bag, a flat face, a shadow on the floor.
  c: across('c', [
    stop(0, '#000', 0.2),
    stop(0.16, '#fff', 0.2),
    stop(0.3, '#fff', 0.26),
    stop(0.5, '#fff', 0),
    stop(0.8, '#000', 0.13),
    stop(1, '#000', 0.36),
  ]),
  f: across('f', [
    stop(0, '#000', 0.16),
    stop(0.1, '#fff', 0.16),
    stop(0.24, '#fff', 0.22),
    stop(0.48, '#fff', 0),
    stop(0.84, '#000', 0.08),
    stop(1, '#000', 0.26),
  ]),
  v: down('v', [stop(0, '#fff', 0.16), stop(0.5, '#fff', 0), stop(1, '#000', 0.12)]),
  s: round('s', [stop(0, '#2a2019', 0.5), stop(0.55, '#2a2019', 0.2), stop(1, '#2a2019', 0)]),
  g: round('g', [stop(0, '#fff', 0.55), stop(1, '#fff', 0)]),
};

/** Only the shades that `content` uses, so that files stay small. */
function defsFor(content, more = '') {
  const used = Object.entries(shades).filter(([id]) => content.includes(`url(#${id})`));
  return `<defs>${more}${used.map(([, shade]) => shade).join('')}</defs>`;
}

/** A short name that only this content has, so that pictures of many packs can share what they repeat. */
function nameOf(content) {
  let hash = 0;
  for (const letter of content) hash = (Math.imul(hash, 31) + letter.codePointAt(0)) >>> 0;
  return `_${hash.toString(36).slice(-4)}`;
}

/** In a picture of many packs the same name can be given twice, always to the same content: the first is enough. */
function withoutTwins(content) {
  const seen = new Set();
  const isNew = (id) => seen.size < seen.add(id).size;
  return content
    .replace(/<clipPath id="([^"]+)">.*?<\/clipPath>/g, (clip, id) => (isNew(id) ? clip : ''))
    .replace(/<g id="([^"]+)">/g, (group, id) => (isNew(id) ? group : '<g>'));
}

/** Outlines that are drawn more than once are kept once and used. */
function shareOutlines(content) {
  const counts = new Map();
  for (const [, d] of content.matchAll(/<path d="([^"]{50,})"/g)) counts.set(d, (counts.get(d) ?? 0) + 1);
  const shared = [...counts].filter(([, count]) => count > 1).map(([d]) => d);
  const drawn = content.replace(/<path d="([^"]{50,})"/g, (path, d) =>
    shared.includes(d) ? `<use href="#${nameOf(d)}"` : path,
  );
  return { drawn, kept: shared.map((d) => `<path id="${nameOf(d)}" d="${d}"/>`).join('') };
}

/** Several drawings at their places; one that comes back is only pointed at. */
export function put(...placed) {
  const seen = new Map();
  for (const [, , content] of placed) seen.set(content, (seen.get(content) ?? 0) + 1);
  const drawn = new Set();
  return placed
    .map(([x, y, content, turn = '']) => {
      if (seen.get(content) === 1 || content.length < 60) return at(x, y, content, turn);
      const id = nameOf(content);
      if (drawn.has(id)) return at(x, y, `<use href="#${id}"/>`, turn);
      drawn.add(id);
      return at(x, y, `<g id="${id}">${content}</g>`, turn);
    })
    .join('');
}

/** Only what falls inside an outline. */
export function inside(d, content) {
  const id = nameOf(`${d}/`);
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

export function svg(width, height, title, raw, more = '') {
  const { drawn: content, kept } = shareOutlines(withoutTwins(raw));
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${serif}"><title>${escape(title)}</title>${defsFor(content, more + kept)}${content}</svg>\n`;
  return drawing.replace(/([ "(-])0\.(?=\d)/g, '$1.');
}

export const sweep = (id, ...colours) =>
  down(
    id,
    colours.map((colour, i) => stop(n(i / (colours.length - 1)), colour)),
  );

/** A path in its colour with a shade over it. */
export const shaded = (d, fill, shade = 'f') =>
  `<path d="${d}" fill="${fill}"/><path d="${d}" fill="url(#${shade})"/>`;
/** Light and shade over a shape that is already there. */
export const shade = (d, id) => `<path d="${d}" fill="url(#${id})"/>`;
export const shape = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
export const line = (d, stroke, width = 3, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more && ` ${more}`}/>`;
export const disc = (x, y, r, fill, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;
export const oval = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${more && ` ${more}`}/>`;
export const at = (x, y, content, more = '') =>
  x || y || more
    ? `<g transform="${[x || y ? `translate(${n(x)} ${n(y)})` : '', more].join(' ').trim()}">${content}</g>`
    : content;

/** Turned and scaled, or scaled alone, as the fourth word of `put`. */
export const r = (degrees, size = 1) => `rotate(${degrees}) scale(${size})`;
export const k = (size) => `scale(${size})`;

/** Ribs pressed into a seal: one broad line, dashed. */
export const ribs = (x1, x2, y, height) =>
  line(`M${n(x1)} ${n(y)}H${n(x2)}`, '#000', n(height), 'stroke-opacity=".09" stroke-dasharray="3 8"');

export const n = (value) => String(Math.round(value * 100) / 100);

const escape = (words) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A maker's red seal with one character. */
export const seal = (x, y, size, character, fill = hanko) =>
  `<rect x="${n(x - size / 2)}" y="${n(y - size / 2)}" width="${n(size)}" height="${n(size)}" rx="${n(size / 7)}" fill="${fill}"/>` +
  `<text lang="ja" x="${n(x)}" y="${n(y + size * 0.25)}" font-family="${mincho}" font-size="${n(size * 0.68)}" fill="#fff" text-anchor="middle">${character}</text>`;

export function text(x, y, size, words, fill, { spacing = 0, face = 'serif', anchor = 'middle' } = {}) {
  const family = face === 'serif' ? '' : ` font-family="${sans}"`;
  const tracked = spacing ? ` letter-spacing="${n(size * spacing)}"` : '';
  // Tracking also follows the last letter; half of it back puts the word in the middle again.
  const middle = anchor === 'middle' ? x + (size * spacing) / 2 : x;
  return `<text x="${n(middle)}" y="${n(y)}"${family} font-size="${n(size)}"${tracked} fill="${fill}" text-anchor="${anchor}">${escape(words)}</text>`;
}

/** About the width of words in Georgia, the widest of the faces asked for, in ems. */
function ems(words) {
  return [...words].reduce((sum, letter) => {
    if (/[il.,' -]/.test(letter)) return sum + 0.31;
    if (/[fjrtsI]/.test(letter)) return sum + 0.44;
    if (/[mwMW]/.test(letter)) return sum + 0.93;
    return sum + (/[A-Z0-9]/.test(letter) ? 0.73 : 0.56);
  }, 0);
}

/**
 * What is printed on a pack: the brand, tracked and small, the name in one to four lines, the size. The lot
 * stands in the middle between `top` and `bottom` and is never wider than `width`.
 */
export function print({ x = 0, top, bottom, width, max = 72, fill = ink, soft = fill, sized = true }, pack) {
  const { brand, lines, size } = pack;
  const small = Math.min(24, width / (brand.length * 0.9));
  const leading = 0.35 + lines.length * 1.13;
  const rest = small * (sized ? 2.5 : 0.9);
  const name = Math.min(max, width / Math.max(...lines.map(ems)), (bottom - top - rest) / leading);
  let y = (top + bottom - rest - name * leading) / 2 + small * 0.75;
  const brandLine = text(x, y, small, brand.toUpperCase(), soft, { spacing: 0.2, face: 'sans' });
  y += name * 0.3;
  const rows = lines.map((row) => `<tspan x="${n(x)}" dy="${n(name * 1.13)}">${row}</tspan>`).join('');
  const block = `<text y="${n(y)}" font-size="${n(name)}" fill="${fill}" text-anchor="middle">${rows}</text>`;
  if (!sized) return brandLine + block;
  y += name * (0.05 + lines.length * 1.13) + small * 1.55;
  return brandLine + block + text(x, y, Math.min(small, 21), size, soft, { spacing: 0.06, face: 'sans' });
}
