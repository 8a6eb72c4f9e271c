import { withBasePath } from '@/lib/base-path';
import { cartPictureSizes, inWidth, photoWidths } from '@/lib/domain/picture';
import { hasEntries, readStored } from '@/scripts/export/browser/stored-state';

/** Preloads the compact catalogue when the cart or wishlist has lines to confirm. */
export function preloadCatalogue(url: string): void {
  try {
    if (!hasEntries('Cart') && !hasEntries('wishlist')) return;
    // The mode must be that of the stores' fetch, or the browser requests the file twice.
    preload({ as: 'fetch', crossOrigin: 'anonymous', href: url });
  } catch {
    // Storage is blocked or holds invalid JSON: the stores report it.
  }
}

/** As many as a phone shows at first. */
const maxPictures = 3;

/** Preloads the first pictures of a stored cart, which are shown once the page is hydrated. */
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
  const files = photoWidths.map((width) => `${withBasePath(inWidth(img, width))} ${width}w`);
  preload({ as: 'image', imageSrcset: files.join(', '), imageSizes: cartPictureSizes });
}

function preload(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...link }));
}
