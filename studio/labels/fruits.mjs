/** What grows: drawn flat, about 200 wide around 0,0. */
import { around, at, disc, group, oval, rows, shape, stroke } from './art.mjs';

export const leaf = (fill = '#4f7a45', vein = '#8fb07f') =>
  shape('M0 0C62-30 66-118 0-184C-66-118-62-30 0 0Z', fill) + stroke('M0-6V-152', vein, 5);

export function strawberry(fill = '#d9483b', seed = '#f7dca6') {
  const seeds = [
    [-82, -36],
    [0, -50],
    [82, -36],
    [-44, 22],
    [44, 22],
    [0, 84],
    [-98, 48],
    [98, 48],
    [-48, 116],
    [48, 116],
    [0, 168],
  ];
  return (
    shape(
      'M0 236C-62 216-178 104-178-14C-178-102-92-138 0-118C92-138 178-102 178-14C178 104 62 216 0 236Z',
      fill,
    ) +
    shape('M-128-70C-152-20-140 60-92 130C-128 60-138-10-104-74Z', '#fff', 'opacity=".16"') +
    seeds.map(([x, y]) => oval(x, y, 8, 13, seed)).join('') +
    shape(
      'M0-104C-50-76-112-88-152-122C-104-142-60-140-30-134C-40-176-22-206 4-222C22-196 32-166 28-134C62-142 106-140 150-120C112-86 52-78 0-104Z',
      '#4f7a45',
    )
  );
}

export const blueberry = () =>
  disc(0, 0, 84, '#3e4a7c') +
  shape('M-60-58A84 84 0 0 0-20 82A84 84 0 0 1-60-58Z', '#fff', 'opacity=".1"') +
  group(
    around(5, () => shape('M0-4L-13-34L13-34Z', '#2a3261')),
    'translate(8 -26)',
  ) +
  disc(-34, -38, 12, '#8d97c9', 'opacity=".8"');

export const cranberry = () =>
  disc(0, 0, 58, '#9d2330') + disc(-20, -22, 11, '#fff', 'opacity=".55"') + disc(14, 14, 4, '#6d131f');

export const oat = (fill = '#dcb26c', line = '#b07f3c') =>
  shape('M0-74C38-40 40 32 0 76C-40 32-38-40 0-74Z', fill) + stroke('M0-58V58', line, 5);

export const walnut = (shell = '#c98f54', meat = '#efcf9d') =>
  shape(
    'M0-150C96-138 140-64 136 14C132 96 68 148 0 152C-68 148-132 96-136 14C-140-64-96-138 0-150Z',
    shell,
  ) +
  shape('M0-120C74-110 106-54 104 12C102 74 54 114 0 118C-54 114-102 74-104 12C-106-54-74-110 0-120Z', meat) +
  stroke(
    'M0-118V116M-22-86C-70-70-78-26-46-8M-46-8C-88 8-84 64-34 82M22-86C70-70 78-26 46-8M46-8C88 8 84 64 34 82M-22-40C-8-30-8-10-24 0M22-40C8-30 8-10 24 0',
    '#b57f45',
    10,
  );

export const mapleLeaf = (fill = '#cc5b2c', vein = '#f0a25a') =>
  shape(
    'M0-190L34-112L88-136L78-56L164-70L134-8L176 28L84 76L92 116L14 104L8 190H-8L-14 104L-92 116L-84 76L-176 28L-134-8L-164-70L-78-56L-88-136L-34-112Z',
    fill,
  ) + stroke('M0 100V-140M0 60L-108 10M0 60L108 10M0 10L-74-68M0 10L74-68', vein, 5, 'opacity=".7"');

export const bananaCoin = () =>
  disc(0, 0, 112, '#e6b84e') +
  disc(0, 0, 98, '#f8e9bd') +
  disc(0, 0, 52, '#f1d997') +
  around(3, () => oval(0, -28, 9, 22, '#a9793a') + oval(18, -10, 5, 12, '#c79a55'));

export const cocoaPod = (fill = '#a1552e', rib = '#6d3419') =>
  shape('M0-200C94-138 108 96 0 204C-108 96-94-138 0-200Z', fill) +
  stroke('M0-190V190M-34-150C-66-50-66 70-28 160M34-150C66-50 66 70 28 160', rib, 9) +
  shape('M-12-196L-16-228L16-228L12-196Z', rib);

export const cocoaBean = () =>
  shape('M0-64C46-52 48 46 0 66C-48 46-46-52 0-64Z', '#6b3a22') +
  stroke('M0-54C12-20-12 20 0 56', '#3d1f12', 6);

export function citrusSlice(rind = '#e9a13b', flesh = '#f3b95e', pith = '#fcefd0') {
  const segment = shape('M0-20C36-58 58-112 50-146C20-160-20-160-50-146C-58-112-36-58 0-20Z', flesh);
  return (
    disc(0, 0, 190, rind) +
    disc(0, 0, 166, pith) +
    around(8, () => segment) +
    around(8, () => stroke('M6-70L10-124', pith, 4, 'opacity=".7"'))
  );
}

export const yuzuFruit = () =>
  shape(
    'M-150 0C-154-92-84-146 0-142C84-146 154-92 150 0C150 92 84 142 0 140C-84 142-150 92-150 0Z',
    '#f0c93f',
  ) +
  shape('M-112-54C-88-104-40-118-10-116C-60-96-92-60-98-10C-112-20-118-38-112-54Z', '#fff', 'opacity=".35"') +
  rows(9, (i) => disc(-70 + ((i * 53) % 150), -40 + ((i * 37) % 130), 5, '#d9ab2b')) +
  disc(0, -132, 14, '#7d6a2a') +
  at(6, -132, leaf(), 0.8, 62);

export const soybeans = () =>
  [
    [-64, 20, -20],
    [50, -36, 25],
    [64, 66, -8],
  ]
    .map(([x, y, turn]) =>
      at(
        x,
        y,
        oval(0, 0, 66, 52, '#e3c384') +
          oval(-18, -16, 20, 12, '#fff', 'opacity=".35"') +
          stroke('M-20 26Q4 38 28 24', '#a9833f', 7),
        1,
        turn,
      ),
    )
    .join('');

/** One bud and two leaves, as tea is picked. */
export const teaSprig = (fill = '#5d8749', vein = '#a8c48e') =>
  stroke('M0-60C4 10 0 60-14 104', fill, 9) +
  at(2, -40, shape('M0 0C26-40 24-116 0-164C-24-116-26-40 0 0Z', vein)) +
  at(-4, 40, leaf(fill, vein), 1.1, -58) +
  at(4, 0, leaf(fill, vein), 1.02, 52);

export const sweetPotatoChip = (skin = '#8e3b5c', flesh = '#efc161') =>
  shape(
    'M-150 10C-156-66-78-112 10-106C98-110 160-60 152 12C150 82 74 112-8 108C-92 112-146 78-150 10Z',
    skin,
  ) +
  shape('M-132 8C-136-54-68-92 10-88C86-92 140-50 134 10C130 68 66 92-8 90C-82 92-128 64-132 8Z', flesh) +
  stroke('M-84-24C-40-52 10-50 34-30M-30 30C10 54 66 44 90 12M-74 40C-62 50-50 54-40 54', '#d89b3c', 8);

export const camellia = (petal = '#b5332a', shade = '#8f2420') =>
  around(5, () =>
    shape('M0-6C-106-30-112-164 0-172C112-164 106-30 0-6Z', petal, `stroke="${shade}" stroke-width="5"`),
  ) +
  around(14, () => stroke('M0-10V-52', '#f0d27c', 5) + disc(0, -56, 8, '#e9b93f')) +
  disc(0, 0, 20, '#e9c46a');

export const bud = (petal = '#e5a39c', light = '#f8dbd6', green = '#a9c0a0') =>
  stroke('M0 60C-4 120-2 160 0 210', green, 11) +
  shape(
    'M0 190C-34 130-84 116-126 124C-108 170-66 196 0 190ZM0 158C38 104 88 96 124 102C106 148 62 172 0 158Z',
    green,
  ) +
  shape('M0-150C76-100 108-6 82 62C54 108 26 118 0 124C-26 118-54 108-82 62C-108-6-76-100 0-150Z', petal) +
  shape('M0-150C32-84 38-8 0 122C-38-8-32-84 0-150Z', light);
