'use client';

import { ShareDialog } from '@/components/cart/share-dialog';
import { sharedPath } from '@/lib/routes';
import { useCart } from '@/lib/stores/cart-provider';
import { cartMessages } from '@/messages/cart';

export function ShareCart({ onClose }: { readonly onClose: () => void }) {
  const path = useCart(({ lines }) =>
    sharedPath(
      'cart',
      lines.map(({ product, qty }) => ({ id: product.id, qty })),
    ),
  );
  return <ShareDialog title={cartMessages.share} path={path} onClose={onClose} />;
}
