'use client';

import type { ReactNode } from 'react';
import { subtotalCents } from '@/lib/domain/cart';
import { useCart } from '@/lib/stores/cart-store';

type Props = { readonly children: (subtotalCents: number) => ReactNode };

/** Hidden until every stored line is resolved, so that no wrong amount is shown or announced. */
export function CartAmounts({ children }: Props) {
  const subtotal = useCart((state) => subtotalCents(state.lines));
  const isKnown = useCart((state) => state.isKnown);
  return <div className={isKnown ? '' : 'invisible'}>{children(subtotal)}</div>;
}
