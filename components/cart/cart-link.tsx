'use client';

import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import { shoppingBagIcon } from '@/components/ui/icon-paths';
import { countLines } from '@/lib/domain/cart';
import { routes } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-store';
import { cartMessages } from '@/messages/cart';
import { layoutMessages } from '@/messages/layout';

/** Its badge counts distinct products, and is invisible until storage is read, so as not to show a wrong 0. */
export function CartLink() {
  const count = useCart(countLines);
  const isReady = useCart((state) => state.isReady);
  const badgeColours = count === 0 ? 'bg-line text-ink-soft' : 'bg-seal text-card';
  return (
    <AppLink
      href={routes.cart}
      label={isReady ? layoutMessages.cart(count) : cartMessages.title}
      className="relative grid size-11 place-items-center rounded-full hover:bg-line"
    >
      <Icon path={shoppingBagIcon} />
      <span
        data-testid="cart-badge"
        className={`money absolute end-0 top-0 min-w-5 rounded-full px-1 text-center text-[min(0.75rem,3.75vw)] font-semibold leading-5 ${isReady ? badgeColours : 'invisible'}`}
      >
        {count}
      </span>
    </AppLink>
  );
}
