import { noticeMs } from '@/components/notices/notice-ms';
import type { addToCart, CartLine } from '@/lib/domain/cart';
import { formatCents, lineTotalCents } from '@/lib/domain/money';
import type { Product } from '@/lib/domain/product';
import { useCart } from '@/lib/stores/cart-store';
import { useNotices, type Notice } from '@/lib/stores/notice-store';
import { cartMessages } from '@/messages/cart';

export const stockFullNotice: Notice = {
  kind: 'stock-full',
  role: 'alert',
  title: cartMessages.stockFullTitle,
  text: cartMessages.stockFull,
  durationMs: noticeMs.stockFull,
};

export function useAddToCart(
  addedNoticeMs: number,
): (product: Product, qty?: number) => ReturnType<typeof addToCart> {
  const add = useCart((state) => state.add);
  const show = useNotices((state) => state.show);
  return (product, qty) => {
    const result = add(product, qty);
    show(result.kind === 'added' ? addedNotice(result.line, addedNoticeMs) : stockFullNotice);
    return result;
  };
}

function addedNotice({ product, qty }: CartLine, durationMs: number): Notice {
  return {
    kind: 'cart',
    role: 'status',
    text: cartMessages.added,
    product,
    facts: [
      cartMessages.addedQuantity(qty),
      cartMessages.addedTotal(formatCents(lineTotalCents(product, qty))),
    ],
    amountCents: lineTotalCents(product, qty),
    links: [
      { label: cartMessages.viewCart, route: 'cart' },
      { label: cartMessages.checkout, route: 'cart' },
    ],
    durationMs,
  };
}
