'use client';

import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import { shoppingBagIcon } from '@/components/ui/icons/shopping-bag';
import { countLines } from '@/lib/domain/cart';
import { routes } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-store';
import { cartLabel } from '@/messages/cart-label';
import { layoutMessages } from '@/messages/layout';

/** Its badge counts distinct products. Before hydration scripts/export/browser/cart-count.ts fills it. */
export function CartLink() {
  const count = useCart(countLines);
  const isReady = useCart((state) => state.isReady);
  return (
    <AppLink
      href={routes.cart}
      label={isReady ? cartLabel(count) : layoutMessages.cart}
      className="relative grid size-11 place-items-center rounded-full hover:bg-line"
    >
      <Icon path={shoppingBagIcon} />
      <span
        // A new element, because React does not know the number that the inline script has written.
        key={String(isReady)}
        data-testid="cart-badge"
        data-count={isReady ? count : undefined}
        suppressHydrationWarning
        className="cart-badge money absolute end-0 top-0 rounded-full px-1 text-center font-semibold"
      >
        {count}
      </span>
    </AppLink>
  );
}
