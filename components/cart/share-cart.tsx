'use client';

import { ShareDialog } from '@/components/cart/share-dialog';
import { itemsOf, writeItems } from '@/lib/domain/shared-items';
import { sharedPath } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-store';
import { cartMessages } from '@/messages/cart';

export function ShareCart({ onClose }: { readonly onClose: () => void }) {
  const items = useCart((state) => writeItems(itemsOf(state.lines)));
  return <ShareDialog title={cartMessages.share} path={sharedPath('cart', items)} onClose={onClose} />;
}
