/** Suian: deep green and gold, brush writing on an ivory panel, the hemp leaf, one red seal. */
import { at, bar, draw, hanko, rows, shape, sheet, stroke, words } from './art.mjs';
import * as fruit from './fruits.mjs';
import * as thing from './things.mjs';

const [deep, gold, ivory, ink] = ['#23402f', '#c3a45c', '#f2ecdb', '#1f2a22'];

/** The label of the low tin goes all the way round; its middle is the front. */
export function lowTin(pack) {
  const [W, H, w] = [3000, 790, 660];
  const x = W / 2;
  return sheet(
    W,
    H,
    deep,
    draw(
      W,
      H,
      thing.hempLeaf('hemp', '#b99a54', 0.5),
      bar(0, 0, W, H, 'url(#hemp)'),
      bar(0, 16, W, 6, gold),
      bar(0, H - 22, W, 6, gold),
      bar(x - w / 2, 22, w, H - 44, ivory),
      bar(x - w / 2, 22, 5, H - 44, gold),
      bar(x + w / 2 - 5, 22, 5, H - 44, gold),
    ),
    words(pack.hero, x, 66, 212, ink, { face: 'brush', weight: 400, vertical: true, gap: 0.01 }),
    words(pack.origin, x + 232, 84, 44, ink, { face: 'mincho', weight: 600, vertical: true, gap: 0.3 }),
    words(pack.note, x - 232, 200, 44, ink, { face: 'mincho', weight: 600, vertical: true, gap: 0.3 }),
    hanko('翠', x, 520, 78),
    words('SUIAN', x, 622, 44, ink, { gap: 0.36 }),
    words(pack.latin, x, 682, 27, '#4c5a4f', { gap: 0.18 }),
    words(pack.weight, x, 722, 27, '#4c5a4f', { gap: 0.08, weight: 600 }),
  );
}

export function tallTin(pack) {
  const [W, H, w] = [2400, 1347, 520];
  const x = W / 2;
  const gilt = '#a88a45';
  return sheet(
    W,
    H,
    gilt,
    draw(
      W,
      H,
      thing.yagasuri('feather', '#b4964f', '#9a7d3b'),
      bar(0, 0, W, H, 'url(#feather)'),
      bar(0, 0, W, 60, deep),
      bar(0, H - 60, W, 60, deep),
      bar(0, 72, W, 7, ivory),
      bar(0, H - 79, W, 7, ivory),
      shape(`M${x - w / 2} 150H${x + w / 2}V${H - 150}H${x - w / 2}Z`, ivory),
      stroke(`M${x - w / 2 + 18} 168H${x + w / 2 - 18}V${H - 168}H${x - w / 2 + 18}Z`, gold, 4),
      at(x - 122, 926, fruit.teaSprig('#3f6a49', '#9db88c'), 0.52, -10),
    ),
    words(pack.hero, x + 10, 228, 264, ink, { face: 'brush', weight: 400, vertical: true }),
    words(pack.origin, x - 172, 250, 52, ink, { face: 'mincho', weight: 600, vertical: true, gap: 0.4 }),
    hanko('翠', x + 128, 862, 96),
    words('SUIAN', x, 1006, 54, ink, { gap: 0.36 }),
    words(pack.latin, x, 1078, 30, '#4c5a4f', { gap: 0.18 }),
    words(pack.weight, x, 1120, 30, '#4c5a4f', { gap: 0.08, weight: 600 }),
  );
}

/** Paulownia wood: straight grain over every face, the words burnt in on the front. */
export function woodenBox(pack, { front, width, height }) {
  const grain = rows(150, (i) => {
    const y = ((i * 61) % 997) * (height / 997);
    const wave = 6 + ((i * 37) % 13);
    return stroke(
      `M-10 ${y}C${width * 0.3} ${y - wave} ${width * 0.6} ${y + wave} ${width + 10} ${y - wave * 0.4}`,
      i % 3 ? '#c9a26a' : '#b98e52',
      1 + ((i * 7) % 4),
      `opacity="${0.18 + ((i * 13) % 20) / 100}"`,
    );
  });
  const [x, y] = [front.x + front.w * 0.6, front.y];
  const dark = '#2c2218';
  return sheet(
    width,
    height,
    '#dcbb86',
    draw(width, height, grain),
    words(pack.hero, x, y + front.h * 0.4, front.h * 0.27, dark, { face: 'brush', weight: 400, gap: 0.08 }),
    words(pack.note, x, y + front.h * 0.71, front.h * 0.056, dark, {
      face: 'mincho',
      weight: 600,
      gap: 0.16,
    }),
    words(`SUIAN　${pack.latin}`, x, y + front.h * 0.82, front.h * 0.056, dark, { gap: 0.16 }),
    hanko('翠', front.x + front.w * 0.92, y + front.h * 0.74, front.h * 0.13),
  );
}
