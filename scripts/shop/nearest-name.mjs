import MiniSearch from 'minisearch';

/** The part of its letters in which a misspelt name may differ. */
const maxDifference = 0.4;

/**
 * The name that is probably meant, by edit distance and in any letter case.
 * @param {string} written
 * @param {readonly string[]} names
 * @returns {string | undefined} undefined if none is near
 */
export function nearestName(written, names) {
  const index = new MiniSearch({ fields: ['name'], tokenize: (name) => [name] });
  index.addAll(names.map((name, id) => ({ id, name })));
  const [nearest] = index.search(written, { fuzzy: maxDifference });
  return nearest && names[nearest.id];
}
