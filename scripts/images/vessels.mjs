/** Round things: tins, bottles, tubes and jars. Each stands on 0,0 at its bottom middle. */
import { inside, line, n, oval, print, ribs, seal, shade, shaded, shape } from './paint.mjs';

const flat = 0.13; // How open a circle looks from the height of the camera.

/** A round tin with a deep lid and a paper label. */
export function tin({
  w = 440,
  h = 520,
  lid = 130,
  body,
  cap = body,
  panel,
  half = 0.31,
  trim,
  fill,
  soft,
  max = 70,
  stamp,
  art = '',
  ...pack
}) {
  const [x, r] = [w / 2, (w / 2) * flat];
  const [X, R] = [x + 6, (x + 6) * flat];
  const side = (top, bottom, rx, ry) =>
    `M${n(-rx)} ${n(top)}V${n(bottom)}A${n(rx)} ${n(ry)} 0 0 0 ${n(rx)} ${n(bottom)}V${n(top)}Z`;
  const drum = side(-h + lid - R, -r, x, r);
  const cover = side(-h + R, -h + lid, X, R);
  const p = w * half;
  const dip = r * 0.62;
  const band = (y) => line(`M${n(-x)} ${n(y)}A${n(x)} ${n(r)} 0 0 0 ${n(x)} ${n(y)}`, trim, 4);
  const top = -h + lid + R + 18;
  return {
    width: w + 12,
    height: h,
    content:
      shape(drum, body) +
      art +
      (trim ? band(-h + lid + 12) + band(-r - 22) : '') +
      (panel
        ? shape(
            `M${n(-p)} ${n(top - 8)}Q0 ${n(top + dip)} ${n(p)} ${n(top - 8)}V${n(-r - 26)}Q0 ${n(-r - 14 + dip)} ${n(-p)} ${n(-r - 26)}Z`,
            panel,
          )
        : '') +
      shade(drum, 'c') +
      shape(
        `M${n(-x)} ${n(-h + lid)}A${n(x)} ${n(r)} 0 0 0 ${n(x)} ${n(-h + lid)}V${n(-h + lid + 12)}A${n(x)} ${n(r)} 0 0 1 ${n(-x)} ${n(-h + lid + 12)}Z`,
        '#000',
        'opacity=".22"',
      ) +
      shaded(cover, cap, 'c') +
      oval(0, -h + R, X, R, cap) +
      oval(0, -h + R, X, R, '#fff', 'opacity=".17"') +
      oval(0, -h + R + 3, X - 12, R - 5, cap) +
      oval(0, -h + R + 3, X - 12, R - 5, '#fff', 'opacity=".1"') +
      (stamp ? seal(0, -r - 62 + dip, 44, stamp) : '') +
      print(
        { top: top + dip + 12, bottom: -r - (stamp ? 100 : 46) + dip, width: p * 2 - 34, max, fill, soft },
        pack,
      ),
  };
}

/** Lotion with a pump. */
export function pumpBottle({ body, pump = body, fill, soft, art = '', ...pack }) {
  const d =
    'M-162-36V-440C-162-520-60-516-50-572H50C60-516 162-520 162-440V-36Q162 0 124 4Q0 14-124 4Q-162 0-162-36Z';
  const head =
    'M40-690V-722Q40-742 16-742H-64C-116-742-146-722-152-684L-132-680C-124-702-106-708-84-708H-40V-690Z';
  return {
    width: 324,
    height: 742,
    content:
      shaded('M-15-700H15V-620H-15Z', pump, 'c') +
      shaded(head, pump, 'v') +
      shaded('M-62-632Q0-644 62-632V-566Q0-554-62-566Z', pump, 'c') +
      shape(d, body) +
      inside(d, art) +
      shade(d, 'c') +
      shape('M-50-568Q0-556 50-568L54-552Q0-540-54-552Z', '#000', 'opacity=".14"') +
      print({ top: -470, bottom: -192, width: 250, max: 66, fill, soft }, pack),
  };
}

/** A glass feeding bottle under its cap. */
export function feedingBottle({ glass, ring, cap, fill, soft, art = '', ...pack }) {
  const d =
    'M-146-40C-146-150-128-210-128-270C-128-340-150-380-150-440C-150-492-104-500-100-530H100C104-500 150-492 150-440C150-380 128-340 128-270C128-210 146-150 146-40Q146 0 106 4Q0 14-106 4Q-146 0-146-40Z';
  const dome = 'M-92-600V-690Q-92-778 0-778Q92-778 92-690V-600Z';
  const marks = [0, 1, 2, 3, 4]
    .map((i) => `M${n(96 + (i % 2) * 6)} ${-100 - i * 36}H${n(118 - i * 2)}`)
    .join('');
  return {
    width: 300,
    height: 778,
    content:
      shape('M-60-604C-50-690-20-660-20-722Q0-748 20-722C20-660 50-690 60-604Z', '#d9ae86') +
      shape(dome, cap, 'opacity=".5"') +
      shade(dome, 'c') +
      shape(d, glass, 'opacity=".86"') +
      art +
      shade(d, 'c') +
      line(
        'M-118-60C-118-150-102-210-102-270C-102-340-122-380-122-440',
        '#fff',
        10,
        'stroke-linecap="round" opacity=".75"',
      ) +
      line(marks, fill, 4, 'opacity=".55"') +
      shaded('M-116-606Q0-618 116-606V-528Q0-512-116-528Z', ring, 'c') +
      ribs(-112, 112, -568, 52) +
      print({ x: -6, top: -486, bottom: -96, width: 190, max: 58, fill, soft }, pack),
  };
}

/** A tube that stands on its cap. */
export function tube({ w = 300, h = 740, body, cap, foot = 120, fill, soft, max = 64, art = '', ...pack }) {
  const [x, k] = [w / 2, w / 2 - 34];
  const d = `M${-x}-${h - 56}C${-x + 4} ${n(-h * 0.55)} ${-x + 10} ${-foot - 130} ${-k} ${-foot - 8}Q0 ${-foot + 6} ${k} ${-foot - 8}C${x - 10} ${-foot - 130} ${x - 4} ${n(-h * 0.55)} ${x}-${h - 56}Z`;
  const crimp = `M${-x - 4}-${h}H${x + 4}V-${h - 58}H${-x - 4}Z`;
  return {
    width: w + 8,
    height: h,
    content:
      shape(d, body) +
      art +
      shade(d, 'c') +
      shape(
        `M${-x} ${-h + 56}H${x}L${x - 2} ${-h + 96}Q0 ${-h + 70} ${-x + 2} ${-h + 96}Z`,
        '#000',
        'opacity=".06"',
      ) +
      shaded(crimp, body, 'f') +
      ribs(-x, x, -h + 29, 50) +
      shaded(`M${-k}-${foot}Q0-${foot - 14} ${k}-${foot}L${k - 8}-10Q0 12 ${-k + 8}-10Z`, cap, 'c') +
      line(`M${-k}-${foot - 1}Q0-${foot - 15} ${k}-${foot - 1}`, '#000', 6, 'opacity=".16"') +
      print({ top: -h + 120, bottom: -h * 0.4, width: w - 60, max, fill, soft }, pack),
  };
}

/** A squat jar with a wide lid. */
export function jar({ body, lid, panel, fill, soft, art = '', ...pack }) {
  const d = 'M-226-350V-48Q-226-8-180 2Q0 26 180 2Q226-8 226-48V-300Z';
  const cover = 'M-240-446V-322A240 30 0 0 0 240-322V-446Z';
  return {
    width: 480,
    height: 478,
    content:
      shape(d, body) +
      art +
      (panel ? shape('M-176-276Q0-254 176-276V-34Q0-8-176-34Z', panel) : '') +
      shade(d, 'c') +
      shape('M-226-320A226 28 0 0 0 226-320V-306A226 28 0 0 1-226-306Z', '#000', 'opacity=".2"') +
      shaded(cover, lid, 'c') +
      oval(0, -446, 240, 31, lid) +
      oval(0, -446, 240, 31, '#fff', 'opacity=".22"') +
      oval(0, -443, 226, 26, lid) +
      oval(0, -443, 226, 26, '#fff', 'opacity=".12"') +
      print({ top: -252, bottom: -24, width: 300, max: 62, fill, soft }, pack),
  };
}

/** Oil in glass, with a dropper. */
export function dropperBottle({ glass, bulb, collar, panel, fill, soft, art = '', ...pack }) {
  const d =
    'M-168-40V-400C-168-470-58-464-54-506H54C58-464 168-470 168-400V-40Q168 0 126 5Q0 16-126 5Q-168 0-168-40Z';
  return {
    width: 336,
    height: 764,
    content:
      shape(d, glass) +
      shape('M-6-506H6V-60L0-44L-6-60Z', '#fff', 'opacity=".25"') +
      shape('M-132-404Q0-394 132-404V-64Q0-50-132-64Z', panel) +
      art +
      shade(d, 'c') +
      line('M-146-60V-390C-146-424-122-436-100-446', '#fff', 8, 'stroke-linecap="round" opacity=".35"') +
      shaded('M-66-606Q0-616 66-606V-504Q0-492-66-504Z', collar, 'c') +
      ribs(-62, 62, -555, 86) +
      shaded(
        'M-44-606C-44-650-50-664-50-702Q-50-764 0-764Q50-764 50-702C50-664 44-650 44-606Q0-598-44-606Z',
        bulb,
        'c',
      ) +
      print({ top: -392, bottom: -160, width: 214, max: 58, fill, soft }, pack),
  };
}
