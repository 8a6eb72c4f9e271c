import { srcSetOf } from '@/components/ui/src-set';
import { withBasePath } from '@/lib/base-path';
import { requestCatalogue } from '@/lib/catalogue-request';
import { isSlowNetwork } from '@/lib/data-saving';
import { cartPictureSizes, viewWidths } from '@/lib/domain/picture';
import { turnOffWebFonts } from '@/lib/web-fonts';
import { domReady } from '@/scripts/export/browser/dom-ready';
import { hasEntries, readStored } from '@/scripts/export/browser/stored-state';

/** Requests the compact catalogue when the cart or wishlist has lines to confirm. The stores take the answer. */
export function preloadCatalogue(url: string): void {
  try {
    if (hasEntries('Cart') || hasEntries('wishlist')) window.catalogueRequest = requestCatalogue(url);
  } catch {
    // Storage is blocked or holds invalid JSON: the stores report it.
  }
}

const maxPictures = 3;

/** Preloads the first pictures of a stored cart, as many as a phone shows at first. */
export function preloadCartPictures(): void {
  try {
    const cart = readStored('Cart');
    if (!Array.isArray(cart)) return;
    for (const { img } of cart.slice(0, maxPictures)) if (isPhoto(img)) preloadPicture(img);
  } catch {
    // As above.
  }
}

/** Other files of the shop are not requested, whatever storage names. */
function isPhoto(img: unknown): img is string {
  return typeof img === 'string' && /^\/images\/[\w/-]+-\d+\.avif$/.test(img);
}

function preloadPicture(img: string): void {
  preload({ as: 'image', imageSrcset: srcSetOf(img, viewWidths), imageSizes: cartPictureSizes });
}

/**
 * Preloads the fonts. In the first page of a visit on a slow network it turns them off instead: they would come after the
 * first paint, be left unused, delay the pictures, and have the whole page laid out once more.
 */
export function preloadFonts(urls: readonly string[]): void {
  if (isSlowNetwork() && !mayHaveFonts()) void domReady().then(turnOffWebFonts);
  else for (const href of urls) preload({ as: 'font', type: 'font/woff2', crossOrigin: '', href });
}

/** Whether an earlier page or the offline copy may have put the fonts into the cache. */
function mayHaveFonts(): boolean {
  return document.referrer.startsWith(location.origin + withBasePath('/')) || isControlled();
}

/** Browsers without service workers, and pages on plain http, have no `serviceWorker`. */
function isControlled(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

export function preload(attributes: Readonly<Record<string, string | undefined>>): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...attributes }));
}
