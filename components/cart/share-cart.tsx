'use client';

import { ShareDialog } from '@/components/cart/share-dialog';
import { itemsOf, writeItems } from '@/lib/domain/shared-items';
import { cartMessages } from '@/lib/messages/en/cart';
import { sharedPath } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-provider';

/** The cart as a link. */
export function ShareCart({ onClose }: { readonly onClose: () => void }) {
  const items = useCart((state) => writeItems(itemsOf(state.lines)));
  return <ShareDialog title={cartMessages.share} path={sharedPath('cart', items)} onClose={onClose} />;
}
