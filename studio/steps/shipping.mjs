/** How a picture ships: in which folder, under which name, in which widths, how many bytes each may have. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from './files.mjs';
import { backdrops, budgets, home, tone } from './settings.mjs';

/** By the beginning of its name, which may say no more than the folder does. */
const folders = [
  [/^(?=\d\d(-(close|served|size))?$)/, 'products'],
  [/^(?=hero|banner-|promo-)/, 'home'],
  [/^tile-/, 'categories'],
  [/^story-/, 'stories'],
  [/^/, 'scenes'],
];

/** What readers other than browsers ask for; all of them read JPEG. */
const square = { width: 1200, quality: 82, bytes: 90_000 };

/** Ten bits a channel: the backdrops are slow gradients, and eight show their steps. */
export const fineness = { quality: 76, step: 4, effort: 5, bitdepth: 10, chromaSubsampling: '4:4:4' };

/** Scenes have wide empty grounds, which show streaks and squares at the quality of a pack. The first view is exempt. */
const sceneQuality = 90;
const isScene = (id) => !/^\d\d/.test(id) && id !== 'hero-phone';

/** @param {{ id: string, backdrop?: string, sizes?: Readonly<Record<number, number>> }} picture */
export function shippingOf({ id, backdrop, sizes = budgets }) {
  const [pattern, folder] = folders.find(([known]) => known.test(id));
  const widths = Object.keys(sizes).map(Number);
  return {
    folder,
    name: id.replace(pattern, ''),
    widths,
    /** The most bytes by width. */
    sizes,
    ...(isScene(id) && { quality: sceneQuality }),
    /** The width whose name stands in the data, and which a browser without a choice takes. */
    main: widths.findLast((width) => width <= 960),
    jpeg: /^\d\d$/.test(id) ? square : undefined,
    /** The colour of the page, where the picture stands on it without an edge. */
    page: backdrop === 'paper' ? backdrops.paper : undefined,
  };
}

/** The ending of a file's name. */
export const ending = (width, type = 'avif') => `-${width}.${type}`;

/**
 * A picture is finished anew when its master, the tone, its sizes or the encoding changed.
 * @param {{ id: string, backdrop?: string, sizes?: Readonly<Record<number, number>>, room?: object }} picture
 * @param {Uint8Array} master
 */
export function finishHash(picture, master) {
  const { sizes, quality, jpeg, page } = shippingOf(picture);
  const { room } = picture;
  const settings = [
    tone,
    fineness,
    sizes,
    jpeg,
    ...(quality ? [quality] : []),
    ...(page ? ['level', page] : []),
    ...(room ? [room] : []),
  ];
  return sha256(sha256(master), JSON.stringify(settings)).slice(0, 16);
}

/** A card is made anew when its picture, its words or the way it is set changed. */
export function cardHash(master, words) {
  const setting = readFileSync(join(home, 'steps/cards.mjs'));
  return sha256(sha256(master), JSON.stringify([tone, words]), setting).slice(0, 16);
}
