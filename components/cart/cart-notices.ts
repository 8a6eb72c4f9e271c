import { unkeptNotice } from '@/components/notices/unkept-notice';
import type { CheckedLine } from '@/lib/domain/cart';
import { noticeMs } from '@/lib/domain/constants';
import { formatCents, lineTotalCents } from '@/lib/domain/money';
import { cartMessages } from '@/lib/messages/en/cart';
import type { Notice } from '@/lib/stores/notice-store';

/** What was added, with the line's quantity and total, and the ways on (NOTI-04, NOTI-05). */
export function addedNotice({ product, qty }: CheckedLine, durationMs: number): Notice {
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

/** More was asked for than there is. */
export const stockFullNotice: Notice = {
  kind: 'stock-full',
  role: 'alert',
  text: cartMessages.stockFull,
  durationMs: noticeMs.stockFull,
};

/** What the cart has to tell. */
export const newsNotices = {
  none: undefined,
  changed: changedNotice(cartMessages.changed),
  unreadable: changedNotice(cartMessages.unreadable),
  unkept: unkeptNotice(cartMessages.cannotSave),
} as const;

/** No alert, and it takes the place of none (NOTI-07). */
function changedNotice(text: string): Notice {
  return { kind: 'changed', role: 'status', text, durationMs: noticeMs.alert };
}
