import { generalSynonyms } from './general-synonyms.mjs';

/**
 * The groups of a shop's `synonyms.json` and the general ones. A general group that shares a term with one of the shop
 * adds its terms to it, so that each term is in one group.
 * @param {readonly (readonly string[])[]} ofShop
 */
export function withGeneralSynonyms(ofShop) {
  return generalSynonyms.reduce(addGroup, ofShop.reduce(addGroup, []));
}

function addGroup(groups, added) {
  const terms = new Set(added.map(comparable));
  const overlaps = (group) => group.some((term) => terms.has(comparable(term)));
  const merged = new Map();
  for (const term of [...groups.filter(overlaps), added].flat())
    if (!merged.has(comparable(term))) merged.set(comparable(term), term);
  return [...groups.filter((group) => !overlaps(group)), [...merged.values()]];
}

function comparable(term) {
  return term.normalize('NFKC').toLowerCase();
}
