import { scriptCalling } from './script-text.mjs';

/**
 * Runs while the page is still being read: where the device holds lines, the file that must confirm them is asked
 * for, and the stores, which come with the scripts, find it there. Whoever holds nothing asks for nothing.
 */
function askForCatalogue(url) {
  // As in lib/stores: any entry of the list is one to be confirmed.
  const holdsLine = (key) => {
    const stored = JSON.parse(localStorage.getItem(key));
    return Array.isArray(stored) && stored.length > 0;
  };
  try {
    if (!holdsLine('Cart') && !holdsLine('wishlist')) return;
    // Worded as the stores' own fetch is, or the browser would ask twice.
    const link = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: url };
    document.head.append(Object.assign(document.createElement('link'), link));
  } catch {
    // Storage is forbidden, or holds what is no JSON: the stores tell of it.
  }
}

/** The function above as the text of a script, for the address of the compact catalogue file. */
export function catalogueAheadScript(url) {
  return scriptCalling(askForCatalogue, url);
}
