import { cartKey } from '@/lib/stores/cart-store';
import { wishlistKey } from '@/lib/stores/wishlist-store';

/**
 * Asks for the catalogue file while the page is still being read, where the device holds lines that it must confirm
 * the stores, which come with the scripts, then find it there. Whoever holds nothing asks for nothing.
 */
export function CatalogueAhead({ url }: { readonly url: string }) {
  return <script dangerouslySetInnerHTML={{ __html: scriptFor(url) }} />;
}

/** The link is worded as the stores' own fetch is, or the browser would ask twice. */
function scriptFor(url: string): string {
  const held = [cartKey, wishlistKey].map((key) => `localStorage.getItem('${key}')`).join('+');
  const link = JSON.stringify({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: url });
  const ask = `document.head.append(Object.assign(document.createElement('link'),${link}))`;
  // Storage may be forbidden.
  return `try{/"id":[1-9]/.test(${held})&&${ask}}catch{}`;
}
