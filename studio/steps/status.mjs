/** What is up to date, told by hashes of committed files alone: needs none of the pipeline's packages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cardWords } from './card-words.mjs';
import { fileName, sha256 } from './files.mjs';
import { readManifest } from './manifest.mjs';
import { pictures, renderHash } from './pictures.mjs';
import { cardHash, ending, finishHash, shippingOf } from './shipping.mjs';
import { masters, shipped } from './settings.mjs';

export const masterOf = (id) => join(masters, `${id}.avif`);

/** Whether the master shows what the packs, the scenes and the studio say today. */
export function renderStatus(picture) {
  if (!existsSync(masterOf(picture.id))) return 'to be rendered';
  const isCurrent = readManifest()[picture.id]?.render === renderHash(picture);
  return isCurrent ? 'up to date' : 'changed since it was rendered';
}

/** A mark is a hash of the files that wear it. */
function areShipped(folder, name, mark, endings) {
  const files = endings.map((end) => join(shipped, folder, fileName(name, mark, end)));
  return files.every(existsSync) && sha256(...files.map((file) => readFileSync(file))).startsWith(mark);
}

async function findFaults(picture) {
  const { id } = picture;
  // A product may do without its other views: its page then shows the front alone.
  if (/^\d\d-/.test(id) && !existsSync(masterOf(id))) return [];
  const rendered = renderStatus(picture);
  if (rendered !== 'up to date') return [`${id} ${rendered}`];
  const { [id]: known, [`card-${id}`]: card } = readManifest();
  const master = readFileSync(masterOf(id));
  const { folder, name, widths, jpeg } = shippingOf(picture);
  const endings = [...widths.map((width) => ending(width)), ...(jpeg ? [ending(jpeg.width, 'jpg')] : [])];
  const words = await cardWords(id);
  return [
    known.finish !== finishHash(picture, master) && `${id} changed since it was finished`,
    !areShipped(folder, name, known.mark, endings) && `${id} ships other files than were finished`,
    words && card?.finish !== cardHash(master, words) && `${id} has an old card`,
    words && !areShipped('cards', id === 'hero' ? 'minato' : id, card?.mark, ['.jpg']) && `${id} has no card`,
  ].filter(Boolean);
}

/** A line for each thing that is not as the manifest says, or that nothing asks for. */
export async function faults() {
  const ids = new Set(pictures.map(({ id }) => id));
  const left = readdirSync(masters)
    .map((file) => basename(file, '.avif'))
    .filter((id) => !ids.has(id))
    .map((id) => `${id} has a master, but is no picture`);
  return [...(await Promise.all(pictures.map(findFaults))).flat(), ...left];
}
