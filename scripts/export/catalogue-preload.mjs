import { scriptCalling } from './script-text.mjs';

// Runs in <head>: preloads the compact catalogue when the cart or wishlist has lines to confirm.
function preloadCatalogue({ url, keyPrefix }) {
  // Keep in sync with lib/stores: every entry counts, valid or not.
  const holdsLine = (key) => {
    const stored = JSON.parse(localStorage.getItem(keyPrefix + key));
    return Array.isArray(stored) && stored.length > 0;
  };
  try {
    if (!holdsLine('Cart') && !holdsLine('wishlist')) return;
    // Must match the stores' fetch, or the browser requests the file twice.
    const link = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: url };
    document.head.append(Object.assign(document.createElement('link'), link));
  } catch {
    // Storage is blocked or holds invalid JSON: the stores report it.
  }
}

export function cataloguePreloadScript(url, keyPrefix) {
  return scriptCalling(preloadCatalogue, { url, keyPrefix });
}
