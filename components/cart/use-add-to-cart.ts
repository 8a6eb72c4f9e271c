import { noticeMs } from '@/components/notices/notice-ms';
import type { addToCart, CartLine } from '@/lib/domain/cart';
import { formatCents, lineTotalCents } from '@/lib/domain/money';
import type { Product } from '@/lib/domain/product';
import { useCart } from '@/lib/stores/cart-store';
import { useNotices, type Notice } from '@/lib/stores/notice-store';
import { cartNoticeMessages } from '@/messages/cart-notices';

export const stockFullNotice: Notice = {
  kind: 'stock-full',
  role: 'alert',
  title: cartNoticeMessages.stockFullTitle,
  text: cartNoticeMessages.stockFull,
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
    text: cartNoticeMessages.added,
    product,
    facts: [
      cartNoticeMessages.addedQuantity(qty),
      cartNoticeMessages.addedTotal(formatCents(lineTotalCents(product, qty))),
    ],
    amountCents: lineTotalCents(product, qty),
    links: [
      { label: cartNoticeMessages.viewCart, route: 'cart' },
      { label: cartNoticeMessages.checkout, route: 'cart' },
    ],
    durationMs,
  };
}
