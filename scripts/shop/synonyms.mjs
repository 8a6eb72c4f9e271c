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
  const terms = new Set(added.map(comparableTerm));
  const overlaps = (group) => group.some((term) => terms.has(comparableTerm(term)));
  const merged = new Map();
  for (const term of [...groups.filter(overlaps), added].flat())
    if (!merged.has(comparableTerm(term))) merged.set(comparableTerm(term), term);
  return [...groups.filter((group) => !overlaps(group)), [...merged.values()]];
}

function comparableTerm(term) {
  return term.normalize('NFKC').toLowerCase();
}
