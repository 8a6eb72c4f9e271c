import type { DeskOrder } from '@/lib/domain/desk-order';

/** An order as the desk keeps it, with changes. */
export function deskOrder(changes: Partial<DeskOrder> = {}): DeskOrder {
  return {
    reference: '261122-K7QF',
    // 22 November 2026, 9:30 UTC.
    receivedAt: 1_795_339_800_000,
    lines: [{ id: 7, name: 'Uji Matcha Powder', qty: 2, unitCents: 1280 }],
    writtenTotalCents: 2714,
    method: 'cod',
    coupon: '',
    from: ['Sok Dara', '12 Riverside', 'Phnom Penh', '+855 23 000 000'],
    shipTo: ['Sok Dara', '12 Riverside', 'Phnom Penh', '+855 23 000 000'],
    notes: '',
    text: 'Minato order request 261122-K7QF',
    check: 'right',
    earlierTexts: [],
    status: 'new',
    isPaid: false,
    history: [],
    isOffStock: false,
    ...changes,
  };
}
