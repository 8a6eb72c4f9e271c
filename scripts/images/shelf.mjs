/** How each product stands on the shelf: its category's backdrop and its pack. */
import { granola } from './looks/granola.mjs';
import { tea } from './looks/tea.mjs';
import { baby } from './looks/baby.mjs';
import { care } from './looks/care.mjs';
import { night } from './looks/night.mjs';
import { snacks } from './looks/snacks.mjs';
import { ink } from './paint.mjs';

export const backdrops = {
  'Calbee Frugra': '#e6dfd2',
  'Matcha Green Tea': '#dcdfd2',
  'Baby Collection': '#ead8d2',
  'Healthcare Products': '#d6e0e2',
  'Okamoto Condom & Lubrican': '#d6d8de',
  'Snacks & Confectionaries': '#edddd0',
};

const specs = { ...granola, ...tea, ...baby, ...care, ...night, ...snacks };

/** The pack of a product: its drawing, standing on 0,0, and its size. */
export function packOf({ id, name, brand, packSize }) {
  const [draw, broken, look] = specs[id];
  const lines = broken.split('|');
  if (lines.join(' ') !== name)
    throw new Error(`The pack of product ${id} says "${lines.join(' ')}", its data "${name}"`);
  const { zoom = 1, ...rest } = look;
  const pack = draw({ fill: ink, ...rest, brand, lines, size: packSize });
  if (zoom === 1) return pack;
  const scaled = (length = 0) => length * zoom;
  return {
    width: scaled(pack.width),
    height: scaled(pack.height),
    lift: scaled(pack.lift),
    content: `<g transform="scale(${zoom})">${pack.content}</g>`,
  };
}
