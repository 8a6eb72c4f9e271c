import { cartLabel } from '@/messages/cart-label';

/** Writes the number at the cart in the header, as components/cart/cart-link.tsx does after hydration. */
export function showCartCount(count: number): void {
  const badge = document.querySelector('[data-testid=cart-badge]');
  if (badge === null) return;
  badge.textContent = String(count);
  badge.setAttribute('data-count', String(count));
  badge.parentElement?.setAttribute('aria-label', cartLabel(count));
}
