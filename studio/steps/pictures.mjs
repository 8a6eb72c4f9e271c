/** Every picture of the set: what stands in it, on which backdrop, seen from where, and what it is made from. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minori } from '../packs/minori.mjs';
import { tea } from '../packs/tea.mjs';
import { baby } from '../packs/baby.mjs';
import { care } from '../packs/care.mjs';
import { night } from '../packs/night.mjs';
import { snacks } from '../packs/snacks.mjs';
import { house } from '../packs/house.mjs';
import { inside } from '../packs/inside.mjs';
import { scenes } from '../packs/scenes.mjs';
import { stories } from '../packs/stories.mjs';
import { servedGoods } from '../packs/views/served-goods.mjs';
import { servedGranola } from '../packs/views/served-granola.mjs';
import { servedSnacks } from '../packs/views/served-snacks.mjs';
import { servedTea } from '../packs/views/served-tea.mjs';
import { size } from '../packs/views/size.mjs';
import { places } from '../packs/places.mjs';
import { labelOf } from './labels.mjs';
import { backdrops, fine, further, home } from './settings.mjs';

const shelves = { wheat: minori, sage: tea, blush: baby, mist: care, moon: night, apricot: snacks };

const sold = Object.fromEntries(
  Object.entries(shelves).flatMap(([backdrop, shelf]) =>
    Object.entries(shelf).map(([id, pack]) => [id, { id, backdrop, ...pack }]),
  ),
);

/** What the shop itself owns, and what comes out of a pack, stands in scenes alone. */
const owned = Object.fromEntries(
  Object.entries({ ...house, ...inside }).map(([id, thing]) => [id, { id, ...thing }]),
);

export const packs = { ...sold, ...owned };

/** How much of the frame a pack fills, and how much a frame shows from one unit away (110 mm lens). */
const [fillHigh, fillWide, field] = [0.645, 0.68, 36 / 110];

function front(pack) {
  const frame = Math.max(pack.frame.high / fillHigh, pack.frame.wide / fillWide, 2.85);
  // A low pack stands a little lower in its frame, so that neighbours seem to share a shelf.
  const lower = Math.max(0, frame * fillHigh - pack.frame.high) * 0.18;
  return {
    id: pack.id,
    backdrop: pack.backdrop,
    items: [{ pack: pack.id }],
    camera: {
      target: [0, 0, pack.frame.high * 0.5 + frame * 0.012 + lower],
      distance: frame / field,
      ...pack.camera,
    },
  };
}

/** The second view: turned further the same way, and near enough to cut the frame, but no word. */
function close(pack) {
  const { id, backdrop, camera } = front(pack);
  const { high, wide } = pack.frame;
  const turn = pack.item.turn + (pack.item.turn < 0 ? -14 : 14);
  // A broad pack from so near would lose its words.
  const isBroad = wide > high * 1.1;
  const share = pack.close ?? (isBroad ? 0.8 : 0.64);
  return {
    id: `${id}-close`,
    backdrop,
    // From so near, most of the frame is print, which the network knows from its guide.
    exposure: { samples: 8 },
    items: [{ pack: id, turn }],
    camera: {
      ...camera,
      elevation: 14,
      distance: camera.distance * share,
      target: [isBroad ? 0 : wide * 0.05, 0, high * (isBroad ? 0.5 : 0.55)],
    },
  };
}

const shelf = Object.values(sold).sort((a, b) => Number(a.id) - Number(b.id));

/** Further views by the end of their names: a scene of its own for each product that has one. */
const furtherViews = { served: { ...servedGranola, ...servedTea, ...servedSnacks, ...servedGoods }, size };

/** What a scene leaves out is as for the front: the pack alone, the same camera. */
function furtherView(view, pack, scene) {
  const { backdrop, items, camera } = front(pack);
  return {
    id: `${pack.id}-${view}`,
    backdrop,
    items,
    ...further,
    ...scene,
    camera: { ...camera, ...scene.camera },
  };
}

/** In the order in which they are made: every front view first. */
export const pictures = [
  ...shelf.map(front),
  ...Object.entries({ ...scenes, ...stories, ...places }).map(([id, scene]) => ({ id, ...scene })),
  ...shelf.map(close),
  ...Object.entries(furtherViews).flatMap(([view, byProduct]) =>
    shelf.flatMap((pack) => (byProduct[pack.id] ? [furtherView(view, pack, byProduct[pack.id])] : [])),
  ),
];

export const packsIn = (picture) => picture.items.flatMap(({ pack }) => (pack ? [packs[pack]] : []));

/** The labels are files by pack id. A small exposure keeps the picture's shape. */
export function sceneOf(picture, labels, small) {
  const { width, height, samples } = { ...fine, ...picture.exposure };
  const scale = small ? small.width / Math.max(width, height) : 1;
  return {
    backdrop: backdrops[picture.backdrop],
    items: picture.items.map(({ pack, ...own }) =>
      pack ? { ...packs[pack].item, ...own, label: labels[pack] } : own,
    ),
    lights: picture.lights ?? {},
    camera: picture.camera,
    exposure: {
      width: Math.round(width * scale),
      height: Math.round(height * scale),
      samples: small?.samples ?? samples,
      seed: 7,
    },
  };
}

const hash = (...parts) =>
  parts
    .reduce((sum, part) => sum.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);
const source = (...path) => {
  const file = join(home, ...path);
  return existsSync(file) ? readFileSync(file) : '';
};

/** A shape and those that it builds on. */
function withBorrowed(shape) {
  const borrowed = String(source('blender/shapes', `${shape}.py`)).matchAll(/^from shapes\.(\w+) import /gm);
  return [shape, ...[...borrowed].flatMap(([, other]) => withBorrowed(other))];
}

/** A picture is rendered anew when a label, the scene, a shape, a bake or the studio changed. */
export function renderHash(picture) {
  const scene = sceneOf(picture, {});
  const shapes = [...new Set(scene.items.flatMap(({ shape }) => withBorrowed(shape)))].sort();
  const bakes = [...new Set(scene.items.flatMap(({ bake }) => bake ?? []))].sort();
  const files = ['scene', 'studio', 'geometry', 'materials'].map((name) => source('blender', `${name}.py`));
  return hash(
    JSON.stringify(scene),
    ...packsIn(picture).map((pack) => labelOf(pack).page),
    ...files,
    ...shapes.map((shape) => source('blender/shapes', `${shape}.py`)),
    ...bakes.map((bake) => source('bakes', `${bake}.npz`)),
    bakes.length ? source('blender/bag_grid.py') : '',
  );
}
