import { alertMs } from '@/components/notices/alert-ms';
import { unsavedNotice } from '@/components/notices/unsaved-notice';
import type { CartLine } from '@/lib/domain/cart';
import { formatCents, lineTotalCents } from '@/lib/domain/money';
import type { Notice } from '@/lib/stores/notice-store';
import { cartMessages } from '@/messages/cart';

export const addedFromCardMs = 2000;
export const addedFromDetailMs = 2500;

export function addedNotice({ product, qty }: CartLine, durationMs: number): Notice {
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

export const stockFullNotice: Notice = {
  kind: 'stock-full',
  role: 'alert',
  title: cartMessages.stockFullTitle,
  text: cartMessages.stockFull,
  durationMs: 2000,
};

export const pendingNotices = {
  none: undefined,
  changed: changedNotice(cartMessages.changed),
  unreadable: changedNotice(cartMessages.unreadable),
  unsaved: unsavedNotice(cartMessages.cannotSave),
} as const;

/** Announced politely; its own kind means that it replaces no other notice. */
function changedNotice(text: string): Notice {
  return { kind: 'changed', role: 'status', text, durationMs: alertMs };
}
