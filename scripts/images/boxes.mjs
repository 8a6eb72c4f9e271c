/** Boxes, turned a little so that the right side shows. Each stands on 0,0 at the middle of its width. */
import { inside, line, n, print, shape } from './paint.mjs';

const turn = (20 * Math.PI) / 180;
const rise = (8.5 * Math.PI) / 180;
const [c, s, up, flat] = [Math.cos(turn), Math.sin(turn), Math.cos(rise), Math.sin(rise)];

/** `front`, `side` and `lid` are drawn flat, from their lower left corner (the lid: from its front one). */
function box({ w, h, d, body, front = '', side = '', lid = '', sideShade = 0.3 }) {
  const near = (w * c - d * s) / 2;
  const m = (a, b, e, f, x, y) =>
    `matrix(${[a, b, e, f, x, y].map((v) => Math.round(v * 1000) / 1000).join(' ')})`;
  const face = (width, height, transform, content, dark) =>
    `<g transform="${transform}"><path d="M0 0H${n(width)}V${n(-height)}H0Z" fill="${body}"/>${content}` +
    `<path d="M0 0H${n(width)}V${n(-height)}H0Z" fill="${dark}"/></g>`;
  const [ox, oy] = [near - w * c, -w * s * flat];
  return {
    lift: (w * s * flat) / 2,
    width: w * c + d * s,
    height: h * up + (w * s + d * c) * flat,
    content:
      face(w, d, m(c, s * flat, -s, c * flat, ox, oy - h * up), lid, 'rgba(255,255,255,.28)') +
      face(d, h, m(s, -c * flat, 0, up, near, 0), side, `rgba(0,0,0,${sideShade})`) +
      face(w, h, m(c, s * flat, 0, up, ox, oy), front, 'url(#v)') +
      line(`M${n(near)} 0V${n(-h * up)}`, '#fff', 3, 'opacity=".3"'),
  };
}

/** A folding carton; `panel` is a paper label on its front. */
export function carton({
  w = 440,
  h = 640,
  d = 170,
  body,
  panel,
  trim,
  fill,
  soft,
  max = 70,
  top = 0.07,
  bottom = 0.42,
  art = '',
  sideArt = '',
  ...pack
}) {
  const inset = w * 0.1;
  const front =
    inside(`M0 0H${n(w)}V${n(-h)}H0Z`, art) +
    (panel
      ? `<rect x="${n(inset)}" y="${n(-h * (1 - top))}" width="${n(w - 2 * inset)}" height="${n(h * (1 - top - bottom))}" fill="${panel}"/>`
      : '') +
    (trim
      ? `<rect x="${n(inset + 10)}" y="${n(-h * (1 - top) + 10)}" width="${n(w - 2 * inset - 20)}" height="${n(h * (1 - top - bottom) - 20)}" fill="none" stroke="${trim}" stroke-width="3"/>`
      : '') +
    print(
      {
        x: w / 2,
        top: -h * (1 - top) + 8,
        bottom: -h * bottom - 8,
        width: w - 2 * inset - 44,
        max,
        fill,
        soft,
      },
      pack,
    );
  return box({
    w,
    h,
    d,
    body,
    front,
    side: sideArt,
    lid: line(`M${n(w * 0.06)}-8H${n(w * 0.94)}`, '#000', 3, 'opacity=".12"'),
  });
}

/** A wide box with a slot in its top. */
export function maskBox({ body, band, fill, soft, art = '', ...pack }) {
  const [w, h, d] = [600, 380, 230];
  return box({
    w,
    h,
    d,
    body,
    front:
      `<path d="M0 0H${w}V-96H0Z" fill="${band}"/>` +
      art +
      print({ x: 210, top: -h + 24, bottom: -116, width: 310, max: 66, fill, soft }, pack),
    side: `<path d="M0 0H${d}V-96H0Z" fill="${band}"/>`,
    lid:
      `<rect x="170" y="-150" width="260" height="66" rx="33" fill="#5d777a"/>` +
      shape('M190-112Q300-150 410-112L398-92H202Z', '#fff'),
    sideShade: 0.2,
  });
}

/** A gift box, tied with a paper cord. */
export function giftBox({
  w = 620,
  h = 330,
  d = 330,
  body,
  sleeve,
  cord,
  knot = 0.2,
  grain,
  fill,
  soft,
  max = 76,
  art = '',
  ...pack
}) {
  const x = w * knot;
  const from = sleeve ? x + 44 : x + 30;
  const cords = (height) => line(`M${n(x - 8)} 0V${-height}M${n(x + 8)} 0V${-height}`, cord, 9);
  const bow =
    `<path d="M${n(x)} ${n(-h * 0.56)}c-40-78-118-62-92-22c14 22 60 24 92 22c40-78 118-62 92-22c-14 22-60 24-92 22c-16 40-40 66-66 84M${n(x)} ${n(-h * 0.56)}c16 40 40 66 66 84" fill="none" stroke="${cord}" stroke-width="8" stroke-linecap="round"/>` +
    `<circle cx="${n(x)}" cy="${n(-h * 0.56)}" r="15" fill="${cord}"/>`;
  return box({
    w,
    h,
    d,
    body,
    front:
      (grain
        ? line(
            `M0${n(-h * 0.2)}Q${w / 2} ${n(-h * 0.26)} ${w} ${n(-h * 0.18)}M0${n(-h * 0.47)}Q${w / 3} ${n(-h * 0.42)} ${w} ${n(-h * 0.5)}M0${n(-h * 0.68)}Q${w / 2} ${n(-h * 0.6)} ${w} ${n(-h * 0.7)}`,
            grain,
            3,
            'opacity=".5"',
          )
        : '') +
      (sleeve ? `<path d="M${n(from - 10)} 0H${n(w)}V${-h}H${n(from - 10)}Z" fill="${sleeve}"/>` : '') +
      art +
      `<path d="M0${n(-h * 0.8)}H${w}" stroke="#000" stroke-width="4" opacity=".14"/>` +
      print({ x: (from + w) / 2, top: -h * 0.76, bottom: -16, width: w - from - 60, max, fill, soft }, pack) +
      cords(h) +
      bow,
    side: `<path d="M0${n(-h * 0.8)}H${d}" stroke="#000" stroke-width="4" opacity=".2"/>`,
    lid:
      (sleeve ? `<path d="M${n(from - 10)} 0H${n(w)}V${-d}H${n(from - 10)}Z" fill="${sleeve}"/>` : '') +
      cords(d),
    sideShade: 0.24,
  });
}

/** A parcel in brown paper, tied both ways, with a label and a stamp. */
export function parcel({ w, h, d, body, cord, stamp }) {
  const x = w * 0.42;
  const string = (height) => line(`M${n(x - 5)} 0V${-height}M${n(x + 5)} 0V${-height}`, cord, 6);
  return box({
    w,
    h,
    d,
    body,
    front:
      line(`M0${n(-h * 0.5)}H${w}`, cord, 9) +
      string(h) +
      `<rect x="${n(w * 0.56)}" y="${n(-h * 0.88)}" width="200" height="104" fill="#fbf7ee"/>` +
      line(
        `M${n(w * 0.56 + 20)} ${n(-h * 0.88 + 34)}h150m-150 24h110m-110 24h130`,
        '#2b2622',
        4,
        'opacity=".55"',
      ) +
      stamp,
    side: line(`M0${n(-h * 0.5)}H${d}`, cord, 9),
    lid: string(d) + line(`M0${n(-d * 0.5)}H${w}`, cord, 7),
    sideShade: 0.22,
  });
}
