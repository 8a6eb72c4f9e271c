import type { CartState } from '@/lib/stores/cart-store';

/** Storage is read and the catalogue has confirmed every line, so that what the cart holds and costs is true. */
export function isCartKnown({ ready, lines }: Pick<CartState, 'ready' | 'lines'>): boolean {
  return ready && lines.every(({ kind }) => kind === 'checked');
}
