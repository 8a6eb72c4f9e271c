'use client';

import type { ReactNode } from 'react';
import { isCartKnown } from '@/components/cart/is-cart-known';
import { checkedLines, subtotalCents } from '@/lib/domain/cart';
import { useCart } from '@/lib/stores/cart-provider';

type Props = { readonly children: (subtotalCents: number) => ReactNode };

/** What the cart costs; out of sight until every stored line is checked, so that no wrong amount flashes or is read out. */
export function CartAmounts({ children }: Props) {
  const subtotal = useCart((state) => subtotalCents(checkedLines(state.lines)));
  const isKnown = useCart(isCartKnown);
  return <div className={isKnown ? '' : 'invisible'}>{children(subtotal)}</div>;
}
