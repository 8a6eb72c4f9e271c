'use client';

import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import { shoppingBagIcon } from '@/components/ui/icon-paths';
import { countLines } from '@/lib/domain/cart';
import { cartMessages } from '@/lib/messages/en/cart';
import { frameMessages } from '@/lib/messages/en/frame';
import { routes } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-provider';

/**
 * The cart icon with the number of distinct lines (FRAME-06 to FRAME-08, A-03). No number is told before the storage has
 * been read: a page that never wakes would call a full cart empty.
 */
export function CartLink() {
  const count = useCart((state) => countLines(state.lines));
  const isRead = useCart((state) => state.ready);
  const tone = count === 0 ? 'bg-line text-ink-soft' : 'bg-seal text-card';
  return (
    <AppLink
      href={routes.cart}
      label={isRead ? frameMessages.cart(count) : cartMessages.title}
      className="relative grid size-11 place-items-center rounded-full hover:bg-line"
    >
      <Icon path={shoppingBagIcon} />
      <span
        data-testid="cart-badge"
        className={`money absolute end-0 top-0 min-w-5 rounded-full px-1 text-center text-xs font-semibold leading-5 ${isRead ? tone : 'invisible'}`}
      >
        {count}
      </span>
    </AppLink>
  );
}
