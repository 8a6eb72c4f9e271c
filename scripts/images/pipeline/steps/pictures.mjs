/** Every picture of the set: what stands in it, on which backdrop, seen from where. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minori } from '../packs/minori.mjs';
import { tea } from '../packs/tea.mjs';
import { baby } from '../packs/baby.mjs';
import { care } from '../packs/care.mjs';
import { night } from '../packs/night.mjs';
import { snacks } from '../packs/snacks.mjs';
import { labelOf } from './labels.mjs';
import { backdrops, fine, home, tone, budgets } from './settings.mjs';

const shelves = { wheat: minori, sage: tea, blush: baby, mist: care, moon: night, apricot: snacks };

export const packs = Object.fromEntries(
  Object.entries(shelves).flatMap(([backdrop, shelf]) =>
    Object.entries(shelf).map(([id, pack]) => [id, { id, backdrop, ...pack }]),
  ),
);

/** How much of the frame a pack fills, and how much a frame shows from one unit away (110 mm lens). */
const [fillHigh, fillWide, field] = [0.645, 0.68, 36 / 110];

export function sceneOf(pack, labelFile, exposure = fine) {
  const frame = Math.max(pack.frame.high / fillHigh, pack.frame.wide / fillWide, 2.85);
  return {
    backdrop: backdrops[pack.backdrop],
    items: [{ ...pack.item, label: labelFile }],
    lights: pack.lights ?? {},
    camera: {
      target: [0, 0, pack.frame.high * 0.5 + frame * 0.012],
      distance: frame / field,
      ...pack.camera,
    },
    exposure: { ...exposure, seed: 7 },
  };
}

const hash = (...parts) =>
  parts
    .reduce((sum, part) => sum.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);
const source = (...path) => readFileSync(join(home, ...path));

/** A picture is rendered anew when its label, its scene, its shape, its bake or the studio changed. */
export function renderHash(pack) {
  const files = ['scene.py', 'studio.py', 'geometry.py', 'materials.py', `shapes/${pack.item.shape}.py`].map(
    (file) => source('blender', file),
  );
  if (pack.item.bake) files.push(source('blender', 'bag_grid.py'), source('bakes', `${pack.item.bake}.npz`));
  if (pack.item.shape === 'gift') files.push(source('blender', 'shapes', 'carton.py'));
  return hash(JSON.stringify(sceneOf(pack, '')), labelOf(pack).page, ...files);
}

/** It is finished anew when its master, the tone or the sizes changed. */
export const finishHash = (master) => hash(master, JSON.stringify([tone, budgets]));
