import { scriptCalling } from './script-text.mjs';

/**
 * Runs while the page is still being read: where the device holds lines, the file that must confirm them is asked
 * for, and the stores, which come with the scripts, find it there. Whoever holds nothing asks for nothing.
 */
function askForCatalogue(url) {
  try {
    // As in lib/stores.
    const held = localStorage.getItem('Cart') + localStorage.getItem('wishlist');
    if (!/"id":[1-9]/.test(held)) return;
    // Worded as the stores' own fetch is, or the browser would ask twice.
    const link = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: url };
    document.head.append(Object.assign(document.createElement('link'), link));
  } catch {
    // Storage is forbidden.
  }
}

/** The function above as the text of a script, for the address of the compact catalogue file. */
export function catalogueAheadScript(url) {
  return scriptCalling(askForCatalogue, url);
}
