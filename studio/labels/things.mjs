/** What is made, and the sea and the sky: drawn flat around 0,0. */
import { around, at, bar, disc, oval, rows, shape, stroke } from './art.mjs';

/** Waves as on a festival coat, over a whole width: rows of nested rings, each hiding half of the last. */
export function seigaiha(x, y, width, count, r, dark, light, paper) {
  const one = (cx, cy, k) =>
    disc(cx, cy, r - 2, k % 2 ? light : dark) +
    disc(cx, cy, r * 0.8, paper) +
    disc(cx, cy, r * 0.6, k % 2 ? light : dark) +
    disc(cx, cy, r * 0.4, paper) +
    disc(cx, cy, r * 0.2, k % 2 ? light : dark);
  const across = Math.ceil(width / (2 * r)) + 2;
  return rows(count, (k) => rows(across, (i) => one(x + (2 * i - 1 + (k % 2)) * r, y + r + k * r * 0.5, k)));
}

export const shrimp = (body = '#fbe3cf', line = '#d2402a') =>
  stroke('M168-56C236-96 284-150 292-226M160-72C206-124 214-190 206-250', line, 8) +
  shape(
    'M196-52C170-118 96-166 16-160C-108-152-196-58-186 62C-176 148-112 208-36 206C14 204 34 164 14 132C-26 146-64 128-76 90C-92 38-56-12-2-18C46-24 82-2 100 22C142 14 176-14 196-52Z',
    body,
    `stroke="${line}" stroke-width="8" stroke-linejoin="round"`,
  ) +
  stroke(
    'M-4-20C-16-70-16-112-4-158M-52 2C-92-34-112-72-118-108M-76 48C-122 42-158 34-180 22M-72 94C-112 106-138 124-152 146M-46 124C-62 154-66 182-62 200',
    line,
    7,
  ) +
  shape(
    'M4 138C52 140 100 170 112 226C76 220 50 210 30 192C30 226 12 252-20 262C-32 240-36 222-36 204Z',
    body,
    `stroke="${line}" stroke-width="8" stroke-linejoin="round"`,
  ) +
  disc(116, -84, 13, '#33211d');

export const noriRoll = () =>
  bar(-170, -50, 340, 100, '#c98a45', 'rx="48"') +
  bar(-150, -36, 60, 20, '#e2b06a', 'rx="10"') +
  bar(96, -36, 54, 16, '#e2b06a', 'rx="8"') +
  bar(-76, -58, 152, 116, '#1d2b25', 'rx="6"') +
  stroke('M-50-30H-10M14 2H52M-40 28H6', '#3c5148', 6);

/** A sugar star: a ball among a ring of knobs. */
export const sugarStar = (fill, edge) =>
  around(9, () => disc(0, -72, 28, fill)) +
  disc(0, 0, 76, fill) +
  around(9, () => stroke('M0-30V-62', edge, 5, 'opacity=".45"')) +
  disc(-28, -30, 13, '#fff', 'opacity=".75"');

export const snowflake = (ink, width = 9) =>
  around(6, () => stroke('M0 0V-150M0-104L-38-136M0-104L38-136M0-58L-30-84M0-58L30-84', ink, width));

export const teaBowl = (glaze = '#f4ecd9', tea = '#86a24e', shade = '#d8caa8') =>
  shape('M-200-70C-196 62-110 122-70 128V150H70V128C110 122 196 62 200-70Z', glaze) +
  shape(
    'M-190 0C-170 70-110 116-70 128V150H70V128C96 124 132 104 160 70C100 110-110 96-190 0Z',
    shade,
    'opacity=".6"',
  ) +
  oval(0, -70, 200, 44, shade) +
  oval(0, -64, 182, 36, tea) +
  oval(-50, -72, 44, 9, '#fff', 'opacity=".28"');

export const whisk = (bamboo = '#d6b271', line = '#a57f3f') =>
  bar(-26, -190, 52, 130, bamboo, 'rx="10"') +
  stroke('M-26-72H26M-26-84H26', '#33291c', 7) +
  [-44, -30, -15, 0, 15, 30, 44]
    .map((x) => stroke(`M${x * 0.5}-60C${x * 1.3} 10 ${x * 1.5} 60 ${x * 1.1} 96`, line, 8))
    .join('');

export const steam = (ink) =>
  stroke(
    'M-70 40C-100 0-40-30-70-80M0 30C-30-14 30-46 0-100M70 40C40 0 100-30 70-80',
    ink,
    10,
    'opacity=".7"',
  );

export const wind = (ink, width = 12) =>
  stroke(
    'M-180-40H60C120-40 120-130 60-130C30-130 16-112 18-92M-150 10H150C206 10 206 96 146 96C118 96 104 80 106 62M-190 60H20C66 60 66 132 18 132C-4 132-16 120-14 104',
    ink,
    width,
  );

export const drop = (fill) =>
  shape('M0-130C70-30 92 14 92 62A92 92 0 0 1-92 62C-92 14-70-30 0-130Z', fill) +
  stroke('M-52 62A52 52 0 0 0-8 112', '#fff', 12, 'opacity=".55"');

/** The rings of a sawn cypress. */
export const treeRings = (ink, count = 7) =>
  rows(count, (k) =>
    shape(
      `M${-30 - k * 34} ${k * 3}C${-34 - k * 34} ${-30 - k * 30} ${30 + k * 32} ${-34 - k * 33} ${32 + k * 34} ${-k * 2}C${34 + k * 34} ${34 + k * 31} ${-28 - k * 33} ${32 + k * 32} ${-30 - k * 34} ${k * 3}Z`,
      'none',
      `stroke="${ink}" stroke-width="${9 - (k % 3) * 2}"`,
    ),
  );

export const riceEar = (grain = '#d9a93f', stem = '#9c8a45') =>
  stroke('M-60 200C-40 90 0-20 90-130', stem, 8) +
  [
    [-40, 60, -30],
    [-2, -14, -24],
    [34, -64, -14],
    [66, -104, 4],
    [8, 52, 70],
    [44, -10, 74],
    [74, -58, 66],
    [104, -104, 60],
    [98, -146, 34],
  ]
    .map(([x, y, turn]) => at(x, y, shape('M0-34C22-14 22 18 0 36C-22 18-22-14 0-34Z', grain), 1, turn))
    .join('');

export const swabs = (stem = '#d2ae6b', cotton = '#fff') =>
  [-24, -8, 8, 24]
    .map((turn) =>
      at(
        0,
        0,
        bar(-7, -210, 14, 400, stem) +
          oval(0, -216, 21, 48, cotton) +
          shape('M-19 190C-19 232-8 246 0 262C8 246 19 232 19 190C19 170-19 170-19 190Z', cotton),
        1,
        turn,
      ),
    )
    .join('');

export const maskSign = (ink, paper = '#fff') =>
  stroke('M-168-58C-262-54-262 60-164 66M168-58C262-54 262 60 164 66', ink, 9) +
  shape(
    'M-170-70Q0-128 170-70V56Q0 148-170 56Z',
    paper,
    `stroke="${ink}" stroke-width="10" stroke-linejoin="round"`,
  ) +
  stroke('M-170-26Q0-74 170-26M-170 14Q0-22 170 14M-44-96Q0-104 44-96', ink, 7);

/** Lines of a quiet sea under the moon, ever closer towards the far shore. */
export function calmSea(width, y, count, ink, swell = 1) {
  return rows(count, (k) => {
    const at_ = y + k * k * 0.62 + k * 7;
    const high = (5 + k * 1.2) * swell;
    const points = Array.from({ length: 61 }, (_, i) => {
      const x = (width / 60) * i;
      return `${x.toFixed(0)} ${(at_ + Math.sin(x / (150 + k * 5) + k * 0.6) * high).toFixed(1)}`;
    });
    return stroke(`M${points.join('L')}`, ink, 2.6, `opacity="${(0.2 + k * 0.022).toFixed(2)}"`);
  });
}

/** The hemp-leaf pattern, as a fill of the given name. */
export const hempLeaf = (name, ink, opacity) =>
  `<defs><pattern id="${name}" width="120" height="207.84" patternUnits="userSpaceOnUse">${stroke(
    'M60 0V207.84M0 34.64L120 103.92L0 173.2M120 34.64L0 103.92L120 173.2M0 34.64V173.2M120 34.64V173.2M60 0L0 34.64M60 0L120 34.64M60 207.84L0 173.2M60 207.84L120 173.2M60 69.28L0 34.64M60 69.28L120 34.64M60 138.56L0 173.2M60 138.56L120 173.2M60 69.28L0 103.92M60 138.56L0 103.92M60 69.28L120 103.92M60 138.56L120 103.92',
    ink,
    2.4,
    `opacity="${opacity}"`,
  )}</pattern></defs>`;

/** Arrow feathers, up and down in turn. */
export const yagasuri = (name, a, b) =>
  `<defs><pattern id="${name}" width="160" height="240" patternUnits="userSpaceOnUse">${bar(0, 0, 160, 240, b)}${shape('M0 0L40 60L80 0V160L40 220L0 160Z', a)}${shape('M80 120L120 60L160 120V280L120 220L80 280ZM80-120L120-180L160-120V40L120-20L80 40Z', a)}</pattern></defs>`;
